// What an answer of a person means for the past of a session, known or not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_RESIDENT_SESSIONS } from '#core/limits.ts'
import { type SessionPasts, session_pasts } from '#core/memory/shared/past.ts'
import { SessionState } from '#core/session/state.ts'
import { entry } from '#test/support/seed/entries.ts'

/** A call of session `s-1` that waits for `approval_id` and would make a branch. */
function ask(pasts: SessionPasts, approval_id: string): void {
  const learned = { written: new Map(), secrets_read: [], hosts: [], denied_effects: [], own: ['branch try/x'] }
  const asked = { ...entry(), learned, serious_effects: ['git.force'] }
  pasts.remember({ entry: asked, added_approval: approval_id, decision: 'defer', ruled: true })
}
const own = (pasts: SessionPasts): readonly string[] => pasts.facts('s-1')?.own ?? []

test('what a person allowed is the session own, also where its past was not looked for yet', () => {
  for (const looked of [true, false]) {
    const pasts = session_pasts()
    if (looked) void pasts.recall(new SessionState('s-1'), undefined)
    ask(pasts, 'a-1')
    assert.deepEqual(own(pasts), [])
    pasts.answer('s-1', 'a-1', 'allowed')
    assert.deepEqual(own(pasts), ['branch try/x'])
  }
})

test('an answer to one approval leaves those that still wait', () => {
  const pasts = session_pasts()
  ask(pasts, 'a-1')
  ask(pasts, 'a-2')
  pasts.answer('s-1', 'a-1', 'denied')
  assert.deepEqual(
    pasts.save('s-1').asked.map(([id]) => id),
    ['a-2'],
  )
  pasts.answer('s-1', 'a-2', 'expired')
  assert.deepEqual([own(pasts), pasts.save('s-1').asked], [[], []])
})

test('an answer for a session that is not held any more leaves nothing behind', async () => {
  const pasts = session_pasts()
  const find = (session_id: string) => pasts.recall(new SessionState(session_id), undefined)
  await find('s-1')
  ask(pasts, 'a-1')
  for (let at = 0; at < MAX_RESIDENT_SESSIONS; at++) await find(`other-${at}`)
  assert.equal(pasts.knows('s-1'), false)
  assert.deepEqual(pasts.save('s-1').asked, [])
  pasts.answer('s-1', 'a-1', 'allowed')
  assert.equal(pasts.facts('s-1'), null)
})
