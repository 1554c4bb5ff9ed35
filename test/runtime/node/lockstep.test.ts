// Requests of one loop turn go through the steps of a decision together, in their order; one alone waits for nobody.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate as next_turn } from 'node:timers/promises'
import fc from 'fast-check'
import { FEW_IN_STEP, lockstep, MAX_IN_STEP, MAX_STEP_CHARS } from '#runtime/node/lockstep.ts'

/** What went on so far, and a way in that notes it. */
function watched() {
  const { pass, newcomer } = lockstep()
  const gone: number[] = []
  const send = (value: number) => void pass(String(value)).then((same) => gone.push(Number(same)))
  const send_all = (count: number, from = 0) => {
    for (let value = from; value < from + count; value++) send(value)
  }
  return { gone, send, send_all, newcomer }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('requests in step', () => {
  test('one alone goes on at once, turn after turn', async () => {
    const { gone, send } = watched()
    for (const value of range(3)) {
      send(value)
      await Promise.resolve()
      assert.deepEqual(gone, range(value + 1))
      await next_turn()
    }
  })

  test('behind a crowded turn the first waits for what the loop reads in the same turn, and keeps its place', async () => {
    const { gone, send, send_all } = watched()
    send_all(2)
    await next_turn()
    await next_turn()
    gone.length = 0
    send(0)
    await Promise.resolve()
    assert.deepEqual(gone, [], 'not before the others of this turn were read')
    send(1)
    await next_turn()
    await next_turn()
    assert.deepEqual(gone, [0, 1])
  })

  test('a crowd goes on a step at a time, in order, and nobody is left behind', async () => {
    const { gone, send_all } = watched()
    send_all(2)
    await next_turn()
    await next_turn()
    gone.length = 0
    send_all(2 * MAX_IN_STEP + 1)
    const steps: number[] = []
    while (gone.length < 2 * MAX_IN_STEP + 1) {
      const before = gone.length
      await next_turn()
      if (gone.length > before) steps.push(gone.length - before)
    }
    assert.ok(
      steps.every((count) => count <= MAX_IN_STEP),
      `went on together: ${steps}`,
    )
    assert.deepEqual(gone, range(2 * MAX_IN_STEP + 1))
  })

  test('while connections keep coming turns are short, so that the last of them is not kept waiting, and nobody is left behind', async () => {
    const { gone, send_all, newcomer } = watched()
    send_all(2)
    await next_turn()
    await next_turn()
    gone.length = 0
    send_all(5 * FEW_IN_STEP)
    for (let turn = 1; turn <= 3; turn++) {
      newcomer()
      await next_turn()
      await Promise.resolve()
      assert.ok(gone.length <= turn * FEW_IN_STEP, `${gone.length} after ${turn} turns`)
    }
    await next_turn()
    await next_turn()
    assert.deepEqual(gone, range(5 * FEW_IN_STEP))
  })

  test('a long text waits for nobody', async () => {
    const { pass } = lockstep()
    const gone: number[] = []
    const send = (length: number) => void pass('x'.repeat(length)).then((text) => gone.push(text.length))
    send(1)
    send(2)
    await next_turn()
    await next_turn()
    send(MAX_STEP_CHARS)
    send(MAX_STEP_CHARS + 1)
    await Promise.resolve()
    assert.deepEqual(gone, [1, 2, MAX_STEP_CHARS + 1])
    await next_turn()
    await next_turn()
    assert.deepEqual(gone, [1, 2, MAX_STEP_CHARS + 1, MAX_STEP_CHARS])
  })

  test('whatever comes in whichever turns goes on once, and in the order of its turn', async () => {
    const turns = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 * MAX_IN_STEP }), fc.boolean()), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(turns, async (counts) => {
        const { gone, send_all, newcomer } = watched()
        let sent = 0
        for (const [count, grows] of counts) {
          if (grows) newcomer()
          send_all(count, sent)
          sent += count
          await next_turn()
        }
        const patience = 3 + sent / MAX_IN_STEP
        for (let turn = 0; turn < patience; turn++) await next_turn()
        assert.deepEqual(gone, range(sent))
      }),
      { numRuns: 40 },
    )
  })
})
