// Gives the memory that loading took back to the operating system: reading and compiling a few hundred modules leaves twice as
// much heap behind as a running gateway needs, and V8 keeps it until it is short of memory, which an idle gateway never is.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Collects everything and unmaps what is free. Takes some 30 ms, so it runs once, when all is loaded and before the first
 * request is answered.
 */
export function return_load_memory(): void {
  setFlagsFromString('--expose-gc')
  const collect: CollectGarbage | undefined = runInNewContext('globalThis.gc')
  setFlagsFromString('--no-expose-gc')
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
