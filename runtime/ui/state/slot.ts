// Which tabs of a browser may keep a stream open. A browser opens at most six connections to one address: a seventh tab would wait for
// ever, and with it every request of the others. So a few tabs follow the stream, and further ones ask from time to time.

/** Two connections stay free for everything else. */
const SLOTS = 4

let held = false

/** Whether this tab may follow the stream. A slot is kept until the tab is closed, and is free again then. */
export async function take_slot(): Promise<boolean> {
  // Pages over plain HTTP from another machine have no locks: each of them follows.
  if (held || !('locks' in navigator)) return true
  for (let slot = 0; slot < SLOTS && !held; slot++) held = await try_lock(`asg.stream.${slot}`)
  return held
}

function try_lock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const until_closed = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<never>(() => undefined)
    }
    navigator.locks.request(name, { ifAvailable: true }, until_closed).catch(() => resolve(true))
  })
}
