// Tasks after the reply, one at a time and in order, so that a burst of outputs cannot starve decisions. Tasks that can
// wait for all others have their own queue.
import { MAX_SCAN_QUEUE, MAX_SCAN_QUEUE_CHARS, MAX_SCANS_LEFT } from '#core/limits.ts'
import type { Background } from '#core/ports.ts'

interface Waiting {
  task: () => Promise<void>
  chars: number
}

/** `defer` runs a function after the current turn of the event loop; by default right after the current task. */
export function background_tasks(
  defer: (run: () => void) => void = (run) => void Promise.resolve().then(run),
): Background {
  const waiting: Waiting[] = []
  const left: (() => Promise<void>)[] = []
  const sessions = unfinished()
  let held_chars = 0
  let listeners: (() => void)[] = []
  let running = false
  const take = (): (() => Promise<void>) | undefined => {
    const first = waiting.shift()
    if (first === undefined) return left.shift()
    held_chars -= first.chars
    return first.task
  }
  const next = async () => {
    const task = take()
    if (task !== undefined) {
      try {
        await task()
      } finally {
        defer(() => void next())
      }
      return
    }
    running = false
    const done = listeners
    listeners = []
    for (const one of done) one()
  }
  const begin = () => {
    if (running) return
    running = true
    defer(() => void next())
  }
  return {
    run(task, chars = 0, session_id) {
      if (waiting.length >= MAX_SCAN_QUEUE || held_chars + chars > MAX_SCAN_QUEUE_CHARS) return false
      waiting.push({ task: sessions.counted(task, session_id), chars })
      held_chars += chars
      begin()
      return true
    },
    run_last(task, session_id) {
      if (left.length >= MAX_SCANS_LEFT) return false
      left.push(sessions.counted(task, session_id))
      begin()
      return true
    },
    done: sessions.done,
    idle: () => (running ? new Promise((resolve) => listeners.push(resolve)) : Promise.resolve()),
  }
}

/** Tasks by the session they belong to, and who waits for the last of one. */
function unfinished() {
  const by_session = new Map<string, { left: number; listeners: (() => void)[] }>()
  const settle = (session_id: string) => {
    const tasks = by_session.get(session_id)
    if (tasks === undefined || --tasks.left > 0) return
    by_session.delete(session_id)
    for (const listener of tasks.listeners) listener()
  }
  return {
    counted(task: () => Promise<void>, session_id: string | undefined): () => Promise<void> {
      if (session_id === undefined) return task
      const tasks = by_session.get(session_id) ?? { left: 0, listeners: [] }
      tasks.left++
      by_session.set(session_id, tasks)
      return () => task().finally(() => settle(session_id))
    },
    done(session_id: string): Promise<void> | null {
      const tasks = by_session.get(session_id)
      return tasks === undefined ? null : new Promise((resolve) => tasks.listeners.push(resolve))
    },
  }
}
