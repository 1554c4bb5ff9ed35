// The queue of what is done after the reply: its order, its limits, and what waits until nothing else does.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MAX_SCAN_QUEUE, MAX_SCAN_QUEUE_CHARS, MAX_SCANS_LEFT } from '#core/limits.ts'
import { background_tasks } from '#core/memory/background.ts'

/** A queue that does one task per call of `turn`. */
function by_hand() {
  const due: (() => void)[] = []
  return { tasks: background_tasks((run) => void due.push(run)), turn: () => due.shift()?.() }
}

const nothing = async () => undefined
/** Everything that waits for no turn of the queue is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('tasks in the background', () => {
  test('run one after the other, those that can wait after all others', async () => {
    const tasks = background_tasks()
    const done: string[] = []
    const task = (name: string, then?: () => void) => async () => {
      done.push(`${name} begins`)
      await Promise.resolve()
      done.push(`${name} ends`)
      then?.()
    }
    tasks.run_last(task('last'))
    tasks.run(task('first', () => tasks.run(task('third'))))
    tasks.run(task('second'))
    await tasks.idle()
    assert.deepEqual(
      done,
      ['first', 'second', 'third', 'last'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    )
  })

  test('are refused beyond their number, and taken again when one is done', async () => {
    const { tasks, turn } = by_hand()
    for (let count = 0; count < MAX_SCAN_QUEUE; count++) assert.ok(tasks.run(nothing))
    assert.equal(tasks.run(nothing), false)
    turn()
    assert.ok(tasks.run(nothing))
  })

  test('are refused beyond the text they hold together, however few they are', async () => {
    const { tasks, turn } = by_hand()
    const half = MAX_SCAN_QUEUE_CHARS / 2
    assert.ok(tasks.run(nothing, half))
    assert.ok(tasks.run(nothing, half))
    assert.equal(tasks.run(nothing, 1), false)
    assert.ok(tasks.run(nothing))
    turn()
    assert.ok(tasks.run(nothing, half))
    assert.equal(tasks.run(nothing, 1), false)
  })

  test('of one session are told to be done with the last of them, whichever queue it waits in', async () => {
    const { tasks, turn } = by_hand()
    assert.equal(tasks.done('s-1'), null)
    tasks.run(nothing, 0, 's-1')
    tasks.run_last(nothing, 's-1')
    tasks.run(nothing, 0, 's-2')
    let told = false
    const done = tasks.done('s-1')?.then(() => {
      told = true
    })
    for (const expected of [false, false, true]) {
      turn()
      await settled()
      assert.equal(told, expected)
    }
    await done
    assert.equal(tasks.done('s-1'), null)
    assert.equal(tasks.done('s-2'), null)
  })

  test('that can wait have a limit of their own', () => {
    const { tasks } = by_hand()
    for (let count = 0; count < MAX_SCANS_LEFT; count++) assert.ok(tasks.run_last(nothing))
    assert.equal(tasks.run_last(nothing), false)
    assert.ok(tasks.run(nothing))
  })
})
