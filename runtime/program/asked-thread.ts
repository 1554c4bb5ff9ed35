// A thread of this program that answers one question after the other: started by the first question, started again by the next
// when it died or was ended, and never a reason for the process to stay.
import { Worker } from 'node:worker_threads'

/** How a thread is started. */
export interface ThreadStart {
  /** Module that the thread runs. */
  door: URL
  /** Stands in the error of a question that got no answer. */
  name: string
  /** Bound of its heap, MB. */
  heap_mb: number
  /** What it is given at its start. */
  data?: unknown
  /** Called whenever all questions are answered. */
  on_idle?: () => void
}

/** The thread as those see it who ask it. */
export interface AskedThread<Question, Answer> {
  /** The answer to this question. Rejects when the thread ends without one. */
  ask(question: Question): Promise<Answer>
  /** Whether one runs. */
  runs(): boolean
  /** Ends the thread unless an answer is due. */
  end_if_idle(): void
  /** Resolves when the thread that runs now is gone, which the process waits for; at once without one. */
  gone(): Promise<void>
}

interface Waiter<Answer> {
  resolve(answer: Answer): void
  reject(cause: unknown): void
}

interface Running<Answer> {
  worker: Worker
  waiters: Waiter<Answer>[]
  /** Somebody waits for its end. */
  awaited: boolean
}

/** No thread runs before the first question. */
export function asked_thread<Question, Answer>(start: ThreadStart): AskedThread<Question, Answer> {
  const { door, name, heap_mb, data, on_idle } = start
  let running: Running<Answer> | null = null

  const run = (): Running<Answer> => {
    const worker = new Worker(door, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: heap_mb } })
    const fresh: Running<Answer> = { worker, waiters: [], awaited: false }
    worker.on('message', (answer: Answer) => {
      fresh.waiters.shift()?.resolve(answer)
      if (fresh.waiters.length > 0) return
      // The process ends when the gateway does, not when an idle thread does.
      if (!fresh.awaited) worker.unref()
      on_idle?.()
    })
    const lost = (cause: unknown) => {
      if (running === fresh) running = null
      for (const waiter of fresh.waiters.splice(0)) waiter.reject(cause)
    }
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error(`the ${name} ended`)))
    running = fresh
    return fresh
  }

  return {
    ask(question) {
      const { worker, waiters } = running ?? run()
      return new Promise((resolve, reject) => {
        waiters.push({ resolve, reject })
        worker.ref()
        worker.postMessage(question)
      })
    },
    runs: () => running !== null,
    end_if_idle() {
      if (running === null || running.waiters.length > 0) return
      const { worker } = running
      running = null
      void worker.terminate()
    },
    gone() {
      if (running === null) return Promise.resolve()
      const { worker } = running
      running.awaited = true
      worker.ref()
      return new Promise((resolve) => worker.once('exit', () => resolve()))
    },
  }
}
