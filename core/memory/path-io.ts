// Durations of decisions and reports in memory: one small object per path, and the longest call of each of the last seconds.
// Source: CONTRACT 5.3 (leaves, pressure).
import { type PathIoLeaf, REPORT_LEAVES, type ReportLeaf } from '#core/contract/report.ts'
import { PRESSURE_SECONDS } from '#core/limits.ts'
import type { Clock, PathIo } from '#core/ports.ts'

/** The running second and PRESSURE_SECONDS before it. */
const SLOTS = PRESSURE_SECONDS + 1

const unused = (): PathIoLeaf => ({ calls: 0, total_seconds: 0, last_seconds: 0, max_seconds: 0 })

/** Starts empty with each process. */
export function memory_path_io(clock: Pick<Clock, 'monotonic_ms'>): PathIo {
  const evaluate = unused()
  const record_path = unused()
  const reporting = Object.fromEntries(REPORT_LEAVES.map((leaf) => [leaf, unused()])) as Record<ReportLeaf, PathIoLeaf>
  const leaves = { evaluate, record_path, ...reporting }
  const longest = new Float64Array(SLOTS)
  /** The second each slot stands for. */
  const second_of = new Float64Array(SLOTS).fill(-1)
  const second_now = () => Math.floor(clock.monotonic_ms() / 1000)

  return {
    add(name, seconds) {
      const leaf = leaves[name]
      leaf.calls++
      leaf.total_seconds += seconds
      leaf.last_seconds = seconds
      if (seconds > leaf.max_seconds) leaf.max_seconds = seconds
      const second = second_now()
      const slot = second % SLOTS
      if (second_of[slot] !== second) {
        second_of[slot] = second
        longest[slot] = seconds
      } else if (seconds > (longest[slot] ?? 0)) longest[slot] = seconds
    },
    report: () => ({
      evaluate: shown(evaluate),
      record_path: shown(record_path),
      reporting: Object.fromEntries(REPORT_LEAVES.map((leaf) => [leaf, shown(reporting[leaf])])) as typeof reporting,
    }),
    longest_seconds() {
      const first = second_now() - PRESSURE_SECONDS
      return round6(
        longest.reduce((max, seconds, slot) => ((second_of[slot] ?? -1) >= first && seconds > max ? seconds : max), 0),
      )
    },
  }
}

function shown(leaf: PathIoLeaf): PathIoLeaf {
  return {
    calls: leaf.calls,
    total_seconds: round6(leaf.total_seconds),
    last_seconds: round6(leaf.last_seconds),
    max_seconds: round6(leaf.max_seconds),
  }
}

function round6(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6
}
