// Replaces the process of a gateway by one that stays small. Node takes the sizes of its heap from flags when it starts, and
// the C library the number of its heaps from the environment, so neither can be set later; `execve` keeps the process id and
// its streams. With the defaults a gateway under load takes twice the memory for the same speed (PERFORMANCE 6, RSS).

/**
 * New objects are collected sixteen megabytes at a time instead of sixty-four; eight would cost a tenth more processor time.
 * The old heap may double between collections instead of growing fourfold; by a third only would cost a fifth of the speed.
 * Nothing is made in the old heap because its like once lived long: what is dead there keeps whole requests alive until the next
 * full collection, and half as much is moved there without that guess.
 */
const FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=100', '--no-allocation-site-pretenuring']
/** glibc gives threads heaps of their own, which never shrink; there are five threads and hardly any contention. */
const ENV = { MALLOC_ARENA_MAX: '1' }
/** Says in the new process that it is the one that stays. */
const STEP = 'ASG_LEAN_STEP'

/**
 * Ends this program where it can be replaced; returns in the process that is to serve, and where it cannot (Windows, a parent
 * that talks over a channel, which would be lost).
 */
export function become_lean() {
  const replaced = process.env[STEP] !== undefined
  delete process.env[STEP]
  if (replaced || typeof process.execve !== 'function' || process.platform === 'win32' || process.channel) return
  const env = { ...ENV, ...process.env, [STEP]: 'sized' }
  const own = process.execArgv.filter((flag) => !FLAGS.includes(flag))
  process.execve(process.execPath, [process.argv0, ...own, ...FLAGS, '--', ...process.argv.slice(1)], env)
}
