// A semaphore, within one process: of slow work that loads others (calls of models) a few run at a time; further ones
// wait in order, up to a limit.

interface Queue {
  running: number
  waiting: (() => void)[]
  /** Those who wait until nothing runs or waits any more. */
  idle: (() => void)[]
}

/** Queues belong to an owner (a port), so that two gateways in one process do not wait for each other. */
const queues = new WeakMap<object, Map<string, Queue>>()

function queue_of(owner: object, key: string): Queue {
  const known = queues.get(owner) ?? new Map<string, Queue>()
  queues.set(owner, known)
  const queue = known.get(key) ?? { running: 0, waiting: [], idle: [] }
  known.set(key, queue)
  return queue
}

/**
 * Runs `run` as soon as one of `permits` is free; calls `refuse` instead when `max_waiting` wait already. Resolves and
 * throws as they do.
 */
export async function with_permit<T>(
  owner: object,
  key: string,
  { permits, max_waiting }: { permits: number; max_waiting: number },
  run: () => Promise<T>,
  refuse: () => Promise<T>,
): Promise<T> {
  const queue = queue_of(owner, key)
  if (queue.running >= permits) {
    if (queue.waiting.length >= max_waiting) return refuse()
    // Whoever finishes passes its permit on to this waiter, so `running` stays as it is.
    await new Promise<void>((resolve) => queue.waiting.push(resolve))
  } else queue.running++
  try {
    return await run()
  } finally {
    const next = queue.waiting.shift()
    if (next) next()
    else if (--queue.running === 0) for (const one of queue.idle.splice(0)) one()
  }
}

/** Resolves when nothing runs or waits under this key. */
export function when_idle(owner: object, key: string): Promise<void> {
  const queue = queue_of(owner, key)
  return queue.running === 0 ? Promise.resolve() : new Promise((resolve) => queue.idle.push(resolve))
}
