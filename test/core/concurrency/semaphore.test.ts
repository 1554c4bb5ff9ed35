// A few at a time: order, limits, failures and the end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { when_idle, with_permit } from '#core/concurrency/semaphore.ts'

const LIMITS = { permits: 2, max_waiting: 3 }
const refuse = async () => 'refused'

test('runs as many as there are permits, the others in the order they came, and refuses beyond the queue', async () => {
  const owner = {}
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (id: number) =>
    with_permit(
      owner,
      'k',
      LIMITS,
      () => {
        begun.push(id)
        return new Promise<string>((resolve) => ends.push(() => resolve(`done ${id}`)))
      },
      refuse,
    )
  const all = [1, 2, 3, 4, 5, 6].map(work)
  assert.equal(await all[5], 'refused')
  assert.deepEqual(begun, [1, 2])
  ends[1]?.()
  assert.equal(await all[1], 'done 2')
  assert.deepEqual(begun, [1, 2, 3])
  const other = with_permit({}, 'k', LIMITS, async () => 'elsewhere', refuse)
  assert.equal(await other, 'elsewhere')
  for (let at = 0; begun.length < 5; at++) {
    ends[at]?.()
    await new Promise(setImmediate)
  }
  for (const end of ends) end()
  assert.deepEqual(await Promise.all(all.slice(0, 5)), ['done 1', 'done 2', 'done 3', 'done 4', 'done 5'])
  assert.deepEqual(begun, [1, 2, 3, 4, 5])
})

test('never runs more than its permits, loses nobody and is idle at the end, whatever fails', async () => {
  const task = fc.record({ turns: fc.nat(4), fails: fc.boolean(), delay: fc.nat(6) })
  await fc.assert(
    fc.asyncProperty(fc.array(task, { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), async (tasks, permits) => {
      const owner = {}
      let running = 0
      let ended = 0
      const turns = async (count: number) => {
        for (let turn = 0; turn < count; turn++) await Promise.resolve()
      }
      const results = await Promise.allSettled(
        tasks.map(async (one) => {
          await turns(one.delay)
          return with_permit(
            owner,
            'k',
            { permits, max_waiting: 100 },
            async () => {
              assert.ok(++running <= permits)
              await turns(one.turns)
              running--
              ended++
              if (one.fails) throw new Error('x')
              return 'ok'
            },
            refuse,
          )
        }),
      )
      await when_idle(owner, 'k')
      assert.deepEqual([running, ended], [0, tasks.length])
      assert.equal(results.filter((one) => one.status === 'rejected').length, tasks.filter((one) => one.fails).length)
    }),
  )
})
