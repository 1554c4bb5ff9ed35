// Replaces the process of a gateway by one that stays small. Node takes the sizes of its heap from flags when it starts, and
// the C library the number of its heaps from the environment, so neither can be set later; `execve` keeps the process id and
// its streams. With the defaults a gateway under load takes twice the memory for the same speed (PERFORMANCE 6, RSS).
import * as modules from 'node:module'

/**
 * New objects are collected sixteen megabytes at a time instead of sixty-four; eight would cost a tenth more processor time.
 * The old heap may double between collections instead of growing fourfold; by a third only would cost a fifth of the speed.
 * Nothing is made in the old heap because its like once lived long: what is dead there keeps whole requests alive until the next
 * full collection, and half as much is moved there without that guess.
 * Compiled code that nothing ran between two full collections goes: most of what starts a gateway never runs again.
 */
const FLAGS = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=100',
  '--no-allocation-site-pretenuring',
  '--bytecode-old-age=1',
]
/** glibc gives threads heaps of their own, which never shrink; there are five threads and hardly any contention. */
const ENV = { MALLOC_ARENA_MAX: '1' }
/** Says in the new process which step made it. */
const STEP = 'ASG_LEAN_STEP'
/** The type stripper, once it is loaded: 18 MB that stay. */
const STRIPPER = 'NativeModule internal/deps/amaro/dist/index'

/**
 * Ends this program where it can be replaced; returns in the process that is to serve, and where it cannot (Windows, a parent
 * that talks over a channel, which would be lost).
 */
export async function become_lean() {
  const step = process.env[STEP]
  delete process.env[STEP]
  if (typeof process.execve !== 'function' || process.platform === 'win32' || process.channel) return
  if (step === undefined) replace('sized')
  if (step !== 'sized' || modules.getCompileCacheDir() === undefined) return
  // A first start strips types; with everything in the compile cache the next process does without.
  await Promise.all([
    import('#runtime/cli/main.ts'),
    import('#runtime/cli/terminal.ts'),
    import('#runtime/cli/guarded.ts'),
    import('#runtime/cli/serve.ts'),
    import('#runtime/storage/thread.ts'),
  ])
  if (!process.moduleLoadList.includes(STRIPPER)) return
  modules.flushCompileCache()
  replace('cached')
}

function replace(step) {
  const env = { ...ENV, ...process.env, [STEP]: step }
  const own = process.execArgv.filter((flag) => !FLAGS.includes(flag))
  process.execve(process.execPath, [process.argv0, ...own, ...FLAGS, '--', ...process.argv.slice(1)], env)
}
