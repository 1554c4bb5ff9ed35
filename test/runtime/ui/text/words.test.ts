// Words and order of the dashboard that need no page.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { in_kept_order } from '#runtime/ui/text/kept-order.ts'
import { client_of, decision_sign, outcome_words, person, reason_alone, state_sign } from '#runtime/ui/text/words.ts'

describe('words', () => {
  test('every decision has its own sign, and an unknown one is shown as it is', () => {
    const words = ['allow', 'block', 'defer', 'modify'].map((decision) => decision_sign(decision))
    assert.equal(new Set(words.map(({ word }) => word)).size, 4)
    assert.equal(new Set(words.map(({ icon }) => icon)).size, 4)
    assert.equal(decision_sign('constructor').word, 'constructor')
    assert.equal(state_sign('toString').tone, 'quiet')
  })
  test('a person is named without the credential', () => {
    assert.deepEqual(['anonymous:ana', 'quarantine', null, ''].map(person), [
      'ana',
      'quarantine',
      'somebody',
      'somebody',
    ])
  })
  test('who was first is told with when, and expiry is nobody', () => {
    const settled_at = '2026-01-01T00:00:00Z'
    const now_ms = Date.parse(settled_at) + 12_000
    const said = (state: 'denied' | 'allowed' | 'expired') =>
      outcome_words({ state, settled_by: 'anonymous:bea', settled_at }, now_ms)
    assert.equal(said('denied'), 'bea denied it 12 s ago')
    assert.equal(said('allowed'), 'bea allowed it 12 s ago')
    assert.equal(said('expired'), 'nobody answered in time, it expired 12 s ago')
  })
  test('a client is told from its adapter, and nobody where the adapter names none', () => {
    const adapters = ['claude-code-hook.v1', 'openclaw-plugin.v2', 'gamma-hook.v1', 'unknown']
    assert.deepEqual(adapters.map(client_of), ['claude-code', 'openclaw-plugin.v2', null, null])
  })
  test('a reason stands without the suggestion that stands below it', () => {
    assert.equal(reason_alone('Overwrites history. Instead: Use a lease.', 'Use a lease.'), 'Overwrites history.')
    assert.equal(reason_alone('Overwrites history.', null), 'Overwrites history.')
  })
})

test('rows keep their place when a list is loaded again, and new ones follow', () => {
  assert.deepEqual(
    in_kept_order(['c', 'a', 'new', 'b', 'newer'], ['a', 'gone', 'b', 'c'], (row) => row),
    ['a', 'b', 'c', 'new', 'newer'],
  )
})
