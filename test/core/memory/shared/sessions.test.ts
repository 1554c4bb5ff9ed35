// Sessions in memory: loaded once, and taken back when a write fails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { resident_sessions } from '#core/memory/shared/sessions.ts'
import type { Entry } from '#core/session/entry.ts'
import { reduce } from '#core/session/reduce.ts'
import { to_row } from '#core/session/row.ts'
import { SessionState } from '#core/session/state.ts'
import { entry } from '#test/support/seed/entries.ts'
import { default_settings } from '#test/support/settings.ts'

const around = { settings: default_settings(), pending_approvals: 0 }
const nothing_stored = async () => undefined

test('a session is loaded once for concurrent callers and comes back as it was stored', async () => {
  const stored = new SessionState('s-1')
  reduce(stored, entry({ verdict: { d1: 1 } }), around)
  let reads = 0
  const sessions = resident_sessions(async () => {
    reads++
    return to_row(stored)
  })
  const [one, two] = await Promise.all([sessions.load('s-1'), sessions.load('s-1')])
  assert.equal(reads, 1)
  assert.equal(one, two)
  assert.deepEqual(one, stored)
})

test('failed writes leave no trace, whatever is in flight and in whatever order commits and failures arrive', async () => {
  const step = fc.record({
    danger: fc.integer({ min: 0, max: 3 }),
    fails: fc.boolean(),
    /** Where in the queue of open writes this one ends. */
    order: fc.nat(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const sessions = resident_sessions(nothing_stored)
      await sessions.load('s-1')
      const open: { made: Entry; fails: boolean; order: number }[] = []
      const all: { made: Entry; fails: boolean }[] = []
      const finish = () => {
        open.sort((a, b) => a.order - b.order)
        const one = open.shift()
        if (one?.fails) sessions.undo(one.made, around.settings)
        else if (one) sessions.committed(one.made)
      }
      for (const { danger, fails, order } of steps) {
        const made = entry({
          verdict: { d1: danger, word: danger === 3 ? 'block' : 'allow', rule_driven: danger === 3 },
        })
        sessions.apply(made, around, null)
        all.push({ made, fails })
        open.push({ made, fails, order })
        if (open.length > 4) finish()
      }
      while (open.length > 0) finish()
      const expected = new SessionState('s-1')
      for (const { made, fails } of all) if (!fails) reduce(expected, made, around)
      const state = sessions.peek('s-1')
      assert.ok(state)
      const { d4_at_s: _actual, revision: _grew, ...actual } = state
      const { d4_at_s: _wanted, revision: _none, ...wanted } = expected
      assert.deepEqual(actual, wanted)
    }),
  )
})
