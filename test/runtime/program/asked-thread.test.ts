// A thread that is asked: answers in order, a new thread after a death, and nothing that keeps the process.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { asked_thread } from '#runtime/program/asked-thread.ts'

const door = (body: string) =>
  new URL(
    `data:text/javascript,import { parentPort, threadId, workerData } from 'node:worker_threads'; parentPort.on('message', (question) => { ${body} })`,
  )
/** Says what it was asked, what it was given and which thread it is; dies of `die` and leaves at `leave`. */
const ECHO = door(
  `if (question === 'die') throw new Error('dead'); parentPort.postMessage([question, workerData, threadId]); if (question === 'leave') parentPort.close()`,
)
type Answer = [question: string, data: string, thread: number]

function echo(on_idle?: () => void) {
  return asked_thread<string, Answer>({
    door: ECHO,
    name: 'echo thread',
    heap_mb: 64,
    data: 'given',
    ...(on_idle && { on_idle }),
  })
}

describe('a thread that is asked', () => {
  test('is started by the first question, gives everybody their own answer, and says when all are given', async () => {
    let idle = 0
    const thread = echo(() => idle++)
    assert.equal(thread.runs(), false)
    const answers = await Promise.all(['a', 'b', 'c'].map(thread.ask))
    assert.deepEqual(
      answers.map(([question, data]) => [question, data]),
      [
        ['a', 'given'],
        ['b', 'given'],
        ['c', 'given'],
      ],
    )
    assert.equal(idle, 1)
    thread.end_if_idle()
  })

  test('that dies fails every question that waits for it, and the next one starts another', async () => {
    const thread = echo()
    const [, , first] = await thread.ask('a')
    const asked = ['die', 'b'].map(thread.ask)
    for (const one of asked) await assert.rejects(one, /dead/)
    assert.equal(thread.runs(), false)
    const [question, , second] = await thread.ask('c')
    assert.equal(question, 'c')
    assert.notEqual(second, first)
    thread.end_if_idle()
  })

  test('is not ended while an answer is due, and ended when none is', async () => {
    const thread = echo()
    const answer = thread.ask('a')
    thread.end_if_idle()
    assert.equal((await answer)[0], 'a')
    const gone = thread.gone()
    thread.end_if_idle()
    assert.equal(thread.runs(), false)
    await gone
  })

  test('that leaves by itself is waited for; without one nobody waits', async () => {
    const thread = echo()
    await thread.gone()
    await thread.ask('a')
    const gone = thread.gone()
    await thread.ask('leave')
    await gone
    assert.equal(thread.runs(), false)
  })
})
