// Tasks after the reply, one at a time and in order, so that a burst of outputs cannot starve decisions.
import { MAX_SCAN_QUEUE } from '#core/limits.ts'
import type { Background } from '#core/ports.ts'

/** `defer` runs a function after the current turn of the event loop; by default right after the current task. */
export function background_tasks(
  defer: (run: () => void) => void = (run) => void Promise.resolve().then(run),
): Background {
  const waiting: (() => Promise<void>)[] = []
  let listeners: (() => void)[] = []
  let running = false
  const next = async () => {
    const task = waiting.shift()
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
  return {
    run(task) {
      if (waiting.length >= MAX_SCAN_QUEUE) return false
      waiting.push(task)
      if (!running) {
        running = true
        defer(() => void next())
      }
      return true
    },
    idle: () => (running ? new Promise((resolve) => listeners.push(resolve)) : Promise.resolve()),
  }
}
