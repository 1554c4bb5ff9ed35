// Signals of the operating system: stop, or reload files. Source: CONTRACT 18.
import { stack_of } from '#core/errors.ts'
import { EXIT_LINGER_MS } from '#core/limits.ts'
import type { Running } from '#runtime/node/main.ts'

/**
 * Resolves with the exit code after SIGINT or SIGTERM stopped the gateway; a second signal exits at once. An uncaught
 * failure is logged; one that may have left something half done also stops the gateway, so that clients notice.
 */
export function run_until_signal(running: Running): Promise<number> {
  return new Promise((done) => {
    let stopping = false
    const stop = (code: number) => {
      if (stopping) process.exit(1)
      stopping = true
      const end = (ended_with: number) => {
        done(ended_with)
        // Everything is flushed. A peer that does not close its connection must not keep the process alive.
        setTimeout(() => process.exit(), EXIT_LINGER_MS).unref()
      }
      running.close().then(
        () => end(code),
        () => end(5),
      )
    }
    process.on('SIGINT', () => stop(0))
    process.on('SIGTERM', () => stop(0))
    // SIGHUP reloads files (CONTRACT 18); without a handler it would end the process.
    process.on('SIGHUP', () => running.reload())
    process.on('unhandledRejection', (cause) => running.log.error('unhandled', { cause: stack_of(cause) }))
    process.on('uncaughtException', (cause) => {
      running.log.error('uncaught', { cause: stack_of(cause) })
      stop(5)
    })
  })
}
