// The scan thread: what looks at long outputs, which takes tens of milliseconds that no decision should wait for. One question at a
// time, answered in order; it reads nothing and writes nothing. Source: PERFORMANCE 1 (threads).
import { parentPort } from 'node:worker_threads'
import { type Scan, type ScanSource, scan } from '#core/review/post-action.ts'

/** What the main thread asks for. */
export interface Question {
  output: string
  source: ScanSource
}

/** What was found, or why nothing could be. */
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
