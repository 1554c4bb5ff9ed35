// The steps of one session in this instance wait in its lane: what came meanwhile is read and entered together.
import { GatewayError } from '#core/errors.ts'
import type { Alteration } from '#core/session/alter.ts'
import { MAX_STEP_ENTRIES } from '#runtime/shared/limits.ts'
import type { Altered, Entering, Outcome, SessionSteps } from '#runtime/shared/steps.ts'

/** All sessions. Every call throws GatewayError ENGINE_UNAVAILABLE, and then nothing is known of what happened. */
export interface Lanes {
  /** Catches up, then runs `look` on the copy. */
  read<T>(session_id: string, look: () => T): Promise<T>
  enter(entering: Entering): Promise<Outcome>
  /** Null when `wanted` says that there is nothing to change. */
  alter(session_id: string, alteration: Alteration, wanted?: () => boolean): Promise<Altered | null>
  /** Takes an event back. */
  undo(session_id: string, token: string): Promise<void>
  /** Catches up, then runs `work` while nothing else happens to the copy. */
  alone<T>(session_id: string, work: () => Promise<T>): Promise<T>
}

interface Job<T> {
  resolve(value: T): void
  reject(cause: unknown): void
}
interface ReadJob extends Job<void> {
  kind: 'read'
}
interface EnterJob extends Job<Outcome> {
  kind: 'enter'
  entering: Entering
}
interface OtherJob extends Job<void> {
  kind: 'other'
  run(): Promise<void>
}
type AnyJob = ReadJob | EnterJob | OtherJob

/** One lane per session in use. */
export function session_lanes({ sync, tidy, enter, alter, undo }: SessionSteps): Lanes {
  const lanes = new Map<string, AnyJob[]>()

  const run_reads = async (session_id: string, reads: readonly ReadJob[]): Promise<boolean> => {
    if (reads.length === 0) return true
    try {
      await sync(session_id)
    } catch (cause) {
      for (const job of reads) job.reject(cause)
      return false
    }
    for (const job of reads) job.resolve()
    // Whoever reads does so before the next step.
    await undefined
    return true
  }
  const run_enters = async (session_id: string, enters: readonly EnterJob[]): Promise<void> => {
    if (enters.length === 0) return
    try {
      const expected = new Set(enters.map(({ entering }) => entering.expected))
      // What is taken over must be ended before: its approval, for one, was never stored.
      if (expected.size > 1 || !expected.has('')) await sync(session_id)
      await tidy(session_id, expected)
      await enter(session_id, enters)
    } catch (cause) {
      for (const job of enters) job.reject(cause)
    }
  }

  const run = async (session_id: string, queue: AnyJob[]): Promise<void> => {
    while (queue.length > 0) {
      const reads = take(queue, queue.length, (job): job is ReadJob => job.kind === 'read')
      const enters = take(queue, MAX_STEP_ENTRIES, (job): job is EnterJob => job.kind === 'enter')
      const [other] = take(queue, 1, (job): job is OtherJob => job.kind === 'other')
      const read = await run_reads(session_id, reads)
      if (read) await run_enters(session_id, enters)
      else for (const job of enters) job.reject(unreachable())
      if (other) await other.run().then(other.resolve, other.reject)
    }
    lanes.delete(session_id)
  }

  const submit = <T>(session_id: string, make: (job: Job<T>) => AnyJob): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const job = make({ resolve, reject })
      const running = lanes.get(session_id)
      if (running) {
        running.push(job)
        return
      }
      const queue = [job]
      lanes.set(session_id, queue)
      // What comes in the same turn goes along.
      queueMicrotask(() => void run(session_id, queue))
    })
  const other = <T>(session_id: string, work: () => Promise<T>): Promise<T> => {
    let result: T
    return submit<void>(session_id, (job) => ({
      ...job,
      kind: 'other',
      run: async () => {
        result = await work()
      },
    })).then(() => result)
  }

  return {
    read: (session_id, look) => submit<void>(session_id, (job) => ({ ...job, kind: 'read' })).then(look),
    enter: (entering) =>
      submit<Outcome>(entering.entry.event.session_id, (job) => ({ ...job, kind: 'enter', entering })),
    alter: (session_id, alteration, wanted = () => true) =>
      other(session_id, () => alter(session_id, alteration, wanted)),
    undo: (session_id, token) => other(session_id, () => undo(session_id, token)),
    alone: (session_id, work) => other(session_id, () => sync(session_id).then(work)),
  }
}

function unreachable(): GatewayError {
  return new GatewayError('ENGINE_UNAVAILABLE', 'The shared state is not available')
}

/** Removes up to `max` jobs of a kind from the queue. */
function take<T extends AnyJob>(queue: AnyJob[], max: number, is: (job: AnyJob) => job is T): T[] {
  const taken: T[] = []
  for (let at = 0; at < queue.length; ) {
    const job = queue[at]
    if (job === undefined || taken.length >= max || !is(job)) at++
    else {
      taken.push(job)
      queue.splice(at, 1)
    }
  }
  return taken
}
