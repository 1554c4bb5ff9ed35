// Limits in characters count what a person counts. Source: CONTRACT 0.3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import * as z from 'zod'
import { cut, is_longer } from '#core/contract/characters.ts'
import { Id } from '#core/contract/event.ts'
import { RPC_VERSION, SyncDecisionParams } from '#core/contract/rpc.ts'
import { list_issues } from '#core/edge/rpc.ts'

describe('a limit in characters', () => {
  test('counts code points, whatever they take in UTF-16', () => {
    const unit = fc.constantFrom('a', 'é', '\u{1f600}', '\u{1f469}\u{200d}\u{1f680}', '\ud800', '\udc00')
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 24 }), fc.integer({ min: 0, max: 16 }), (units, max) => {
        const text = units.join('')
        assert.equal(is_longer(text, max), [...text].length > max)
      }),
    )
  })

  test('is the same in the check and in the description', () => {
    for (const one of ['x', 'é', '\u{1f600}']) {
      assert.ok(Id.safeParse(one.repeat(256)).success, one)
      const { error } = Id.safeParse(one.repeat(257))
      assert.deepEqual(
        error?.issues.map(({ message }) => message),
        ['must be at most 256 characters'],
      )
    }
    const { type, minLength, maxLength } = z.toJSONSchema(Id)
    assert.deepEqual({ type, minLength, maxLength }, { type: 'string', minLength: 1, maxLength: 256 })
  })

  test('refuses hints with the path and the rule', () => {
    const event = {
      schema_version: 'ahp.1.0',
      event_id: 'e',
      event_type: 'error',
      session_id: 's',
      source_framework: 'alpha',
      payload: {},
    }
    const message = (risk_hints: readonly string[]) => {
      const params = { rpc_version: RPC_VERSION, request_id: 'r', deadline_ms: 1, decision_tier: 'L1' }
      const { error } = SyncDecisionParams.safeParse({ ...params, event: { ...event, risk_hints } })
      return error === undefined ? null : list_issues('params', error.issues)
    }
    assert.equal(message(Array(64).fill('\u{1f600}'.repeat(128))), null)
    assert.equal(message(['x'.repeat(129)]), 'params.event.risk_hints.0: must be at most 128 characters')
    assert.equal(message(['']), 'params.event.risk_hints.0: must not be empty')
    assert.equal(message(Array(65).fill('h')), 'params.event.risk_hints: must have at most 64 entries')
  })
})

test('a text that is cut has its first characters, all of them whole', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('a', 'é', '😀', '\ud800', '\udc00', '"', '\n'), fc.string()),
    maxLength: 40,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 50 }), (whole, max) => {
      assert.equal(cut(whole, max), [...whole].slice(0, max).join(''))
      assert.equal(is_longer(cut(whole, max), max), false)
    }),
  )
})
