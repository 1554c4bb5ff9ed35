// The scan thread, for long outputs, whose scans take tens of milliseconds that no decision should wait for. One
// request at a time, answered in order; no input or output. Source: PERFORMANCE 1 (threads).
import { parentPort } from 'node:worker_threads'
import { type Scan, type ScanSource, scan } from '#core/review/post-action.ts'

/** A request of the main thread. */
export interface Question {
  output: string
  source: ScanSource
}

/** The result, or why there is none. */
export type Answer = { found: Scan } | { failure: string }

parentPort?.on('message', ({ output, source }: Question) => {
  let answer: Answer
  try {
    answer = { found: scan(output, source) }
  } catch (cause) {
    answer = { failure: String(cause) }
  }
  parentPort?.postMessage(answer)
})
