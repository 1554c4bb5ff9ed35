// The Scanner of a running gateway: short outputs are looked at where they are, long ones on a thread of their own. That thread is
// started by the first long output and ended when none came for a while, because it holds some twenty megabytes.
import { Worker } from 'node:worker_threads'
import type { Log, Scanner } from '#core/ports.ts'
import { type Scan, type ScanSource, scan } from '#core/review/post-action.ts'
import type { Answer, Question } from '#runtime/node/scan/thread.ts'

/** Below it the way to the thread and back costs as much as the scan, which takes 2 to 4 us per character of busy text. */
const MIN_THREAD_CHARS = 256
/** Heap of the thread, MB: it holds one output at a time. */
const THREAD_HEAP_MB = 128
/** Without a long output for so long, the thread ends. */
const IDLE_MS = 60_000

interface Waiter {
  resolve(found: Scan): void
  reject(cause: unknown): void
}

interface Running {
  worker: Worker
  waiters: Waiter[]
}

/** Replaces how the thread is started and ended, for tests. */
export interface ThreadOptions {
  door?: URL
  idle_ms?: number
}

const DOOR = new URL('./thread.js', import.meta.url)

/** Scans by a thread that died are done on this one, and the next long output starts another. */
export function threaded_scanner(
  log: Pick<Log, 'error'>,
  { door = DOOR, idle_ms = IDLE_MS }: ThreadOptions = {},
): Scanner {
  let running: Running | null = null
  let idle: NodeJS.Timeout | undefined

  const rest = (one: Running) => {
    // The process ends when the gateway does, not when an idle thread does.
    one.worker.unref()
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (running !== one || one.waiters.length > 0) return
      running = null
      void one.worker.terminate()
    }, idle_ms)
    idle.unref()
  }
  const start = (): Running => {
    const worker = new Worker(door, { resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB } })
    const fresh: Running = { worker, waiters: [] }
    worker.on('message', (answer: Answer) => {
      const waiter = fresh.waiters.shift()
      if ('found' in answer) waiter?.resolve(answer.found)
      else waiter?.reject(new Error(answer.failure))
      if (fresh.waiters.length === 0) rest(fresh)
    })
    const lost = (cause: unknown) => {
      if (running === fresh) running = null
      for (const waiter of fresh.waiters.splice(0)) waiter.reject(cause)
    }
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error('the scan thread ended')))
    running = fresh
    return fresh
  }
  const ask = (question: Question): Promise<Scan> => {
    const { worker, waiters } = running ?? start()
    return new Promise((resolve, reject) => {
      waiters.push({ resolve, reject })
      worker.ref()
      worker.postMessage(question)
    })
  }

  return {
    async scan(output: string, source: ScanSource) {
      if (output.length < MIN_THREAD_CHARS) return scan(output, source)
      try {
        return await ask({ output, source })
      } catch (cause) {
        log.error('scan_thread_failed', { cause: String(cause) })
        return scan(output, source)
      }
    },
  }
}
