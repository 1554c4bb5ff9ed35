// The Scanner of a running gateway: short outputs are scanned in place, long ones on a thread. The thread, which holds
// some twenty megabytes, starts with the first long output and ends after a while without one. The scan is loaded with
// the first short output: its tables take several megabytes that a gateway without outputs never needs.
import { reason_of } from '#core/errors.ts'
import type { Log, Scanner } from '#core/ports.ts'
import type { ScanSource } from '#core/review/post-action.ts'
import type { Answer, Question } from '#runtime/node/scan/thread.ts'
import { asked_thread } from '#runtime/program/asked-thread.ts'

/**
 * Below this the way to the thread and back costs as much as the scan itself (2 to 4 us per character of busy text).
 */
const MIN_THREAD_CHARS = 256
/** Heap of the thread in MB; it holds one output at a time. */
const HEAP_MB = 128
/** Time without a long output after which the thread ends, ms. */
const IDLE_MS = 60_000

/** Replaces how the thread starts and ends, for tests. */
export interface ScannerOptions {
  door?: URL
  idle_ms?: number
}

/** Modules are loaded once, whoever asks. */
const scan_here = async (output: string, source: ScanSource) =>
  (await import('#core/review/post-action.ts')).scan(output, source)

const DOOR = new URL('./thread.js', import.meta.url)

/** When the thread dies, its scans are repeated here, and the next long output starts another. */
export function threaded_scanner(
  log: Pick<Log, 'error'>,
  { door = DOOR, idle_ms = IDLE_MS }: ScannerOptions = {},
): Scanner {
  let idle: NodeJS.Timeout | undefined
  const thread = asked_thread<Question, Answer>({
    door,
    name: 'scan thread',
    heap_mb: HEAP_MB,
    on_idle() {
      clearTimeout(idle)
      idle = setTimeout(() => thread.end_if_idle(), idle_ms).unref()
    },
  })
  return {
    async scan(output: string, source: ScanSource) {
      if (output.length < MIN_THREAD_CHARS) return scan_here(output, source)
      try {
        const answer = await thread.ask({ output, source })
        if ('found' in answer) return answer.found
        throw new Error(answer.failure)
      } catch (cause) {
        log.error('scan_thread_failed', { cause: reason_of(cause) })
        return scan_here(output, source)
      }
    },
  }
}
