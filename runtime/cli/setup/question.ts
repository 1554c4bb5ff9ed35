// A question to the person at the terminal. Whoever leaves it unanswered has not said yes.
import { createInterface } from 'node:readline'

interface Seat {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
  /** Ctrl+C: the terminal is given back first. It ends the whole command, also before further questions. */
  interrupted(): void
}

/** Where the person of this process sits. */
export const OWN_SEAT: Seat = {
  input: process.stdin,
  output: process.stderr,
  interrupted: () => process.kill(process.pid, 'SIGINT'),
}

/** True for y or yes, in any case; false for anything else, also for Ctrl+C, Ctrl+D and an input that ends. */
export function said_yes(question: string, { input, output, interrupted }: Seat): Promise<boolean> {
  const reader = createInterface({ input, output })
  return new Promise((resolve) => {
    reader.once('SIGINT', () => {
      reader.close()
      interrupted()
    })
    reader.once('close', () => resolve(false))
    reader.question(question, (answer) => {
      resolve(/^y(es)?$/i.test(answer.trim()))
      reader.close()
    })
  })
}
