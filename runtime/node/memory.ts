// Returns memory used for loading to the operating system: compiling hundreds of modules leaves twice the heap a
// running gateway needs, and V8 keeps it until memory is short, which it never is when idle.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Collects garbage and unmaps free pages. Takes some 30 ms, so it runs once, after loading and before the first
 * request.
 */
export function return_load_memory(): void {
  setFlagsFromString('--expose-gc')
  const collect: CollectGarbage | undefined = runInNewContext('globalThis.gc')
  setFlagsFromString('--no-expose-gc')
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
