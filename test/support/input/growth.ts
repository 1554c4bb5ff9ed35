// How the work of a function grows with its input, in processor time of this process: a machine that pauses or does other
// things meanwhile counts for nothing.

/** Below this a measurement is mostly noise, milliseconds. */
const FLOOR_MS = 5

/** Processor time of a run, milliseconds: the least of three, because a collection of garbage falls into some of them only. */
function work_ms(run: () => void): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}

/** Whether four times the input takes about four times the work; with quadratic work it takes sixteen times as much. */
export function grows_linearly(run: (size: number) => void, size: number): boolean {
  const small_ms = Math.max(
    FLOOR_MS,
    work_ms(() => run(size)),
  )
  return work_ms(() => run(4 * size)) <= 10 * small_ms
}
