// A mutex by key, within one process. The queue of a key exists while someone holds it or waits. Used where a store's
// compare-and-set would come too late, because somebody outside was already told.

/** Queues belong to an owner (a port), so that two gateways in one process do not wait for each other. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>()

function queues_of(owner: object): Map<string, Promise<unknown>> {
  const known = queues.get(owner)
  if (known) return known
  const made = new Map<string, Promise<unknown>>()
  queues.set(owner, made)
  return made
}

/** Runs `run` after everything that was queued under this key before. Throws what `run` throws. */
export function with_lock<T>(owner: object, key: string, run: () => Promise<T>): Promise<T> {
  const waiting = queues_of(owner)
  const before = waiting.get(key) ?? Promise.resolve()
  const mine = before.then(run, run)
  waiting.set(key, mine)
  const leave = () => {
    if (waiting.get(key) === mine) waiting.delete(key)
  }
  mine.then(leave, leave)
  return mine
}

/** Whether somebody has this lock or waits for it. */
export function is_locked(owner: object, key: string): boolean {
  return queues.get(owner)?.has(key) ?? false
}
