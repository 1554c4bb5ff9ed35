// Which sessions a process knows the past of, and how often it looks for one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_RESIDENT_SESSIONS } from '#core/limits.ts'
import { known_sessions } from '#core/memory/shared/known-sessions.ts'

test('knows a bounded number of sessions and forgets the earliest, which may be found again', async () => {
  const forgotten: string[] = []
  const known = known_sessions((session_id) => forgotten.push(session_id))
  for (let at = 0; at < MAX_RESIDENT_SESSIONS + 2; at++) known.add(`s-${at}`)
  assert.deepEqual(forgotten, ['s-0', 's-1'])
  assert.deepEqual(['s-0', 's-1', 's-2'].map(known.has), [false, false, true])
  await known.once('s-0', () => Promise.resolve())
  assert.deepEqual([known.has('s-0'), known.has('s-2')], [true, false])
})

test('finds a past once for all who wait, and again after a failure', async () => {
  const known = known_sessions(() => assert.fail('nothing is forgotten'))
  let finds = 0
  const fail = () => {
    finds++
    return Promise.reject(new Error('disk'))
  }
  const waiting = [known.once('s', fail), known.once('s', fail)]
  for (const one of waiting) await assert.rejects(one, /disk/)
  assert.deepEqual([finds, known.has('s')], [1, false])
  await known.once('s', () => Promise.resolve())
  assert.equal(known.has('s'), true)
})
