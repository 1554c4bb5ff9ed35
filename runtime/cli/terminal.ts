// What a command may do with the terminal: data on stdout, talk on stderr, colour only for people. Source: CONTRACT 20.1.
import { once } from 'node:events'
import { CONTROL, escape_control } from '#core/control.ts'

/** Exit codes of every command (CONTRACT 20.1). */
export const EXIT = { ok: 0, failed: 1, usage: 2, pending: 3, unreachable: 4, internal: 5 } as const
/** One of the exit codes. */
export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** An error that the user can understand: one sentence, how to go on, and how the process ends. */
export class CommandError extends Error {
  readonly exit: Exit
  readonly hint: string | null

  constructor(exit: Exit, message: string, hint: string | null = null) {
    super(message)
    this.name = 'CommandError'
    this.exit = exit
    this.hint = hint
  }
}

/** Styles by what they say, not by their codes. */
export type Paint = 'red' | 'yellow' | 'green' | 'dim' | 'bold'

const CODES: Readonly<Record<Paint, readonly [number, number]>> = {
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  dim: [2, 22],
  bold: [1, 22],
}

const OF_DECISION: Readonly<Record<string, Paint>> = { block: 'red', defer: 'yellow', modify: 'yellow', allow: 'green' }

/** The word of a decision in its colour, as wide as the longest. */
export function painted_decision(terminal: Pick<Terminal, 'paint'>, word: string): string {
  return terminal.paint(OF_DECISION[word] ?? 'bold', word.padEnd(6))
}

/** Everything a command may read from and write to besides files and the gateway. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>
  /** A person sits here: questions may be asked. */
  interactive: boolean
  /** Data, one line. */
  out(line: string): void
  /** Messages, one line. */
  say(line: string): void
  paint(style: Paint, text: string): string
  /** Resolves when what was written has been taken; long output waits here. */
  drained(): Promise<void>
  /** One document with its schema, on one line. */
  json(verb: string, document: Readonly<Record<string, unknown>>): void
}

/**
 * The terminal of this process. A reader that goes away, as `head` does, ends the command without a complaint; data that finds no
 * place, as on a full disk, ends it with one. Neither ends a command that `serves`: agents depend on that, whoever reads its greeting.
 */
export function process_terminal(serves = false): Terminal {
  const { env, stdin, stdout, stderr } = process
  stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (serves) return
    if (cause.code === 'EPIPE') process.exit(EXIT.ok)
    stderr.write(`asg: the output could not be written: ${cause.code ?? cause.message}\n`)
    process.exit(EXIT.internal)
  })
  const coloured = wants_colour(env, stdout.isTTY === true)
  return {
    env,
    interactive: stdin.isTTY === true && stdout.isTTY === true,
    out: (line) => void stdout.write(`${without_control(line)}\n`),
    say: (line) => void stderr.write(`${without_control(line)}\n`),
    paint(style, text) {
      const [open, close] = CODES[style]
      return coloured ? `\u001b[${open}m${text}\u001b[${close}m` : text
    },
    drained: async () => {
      if (stdout.writableNeedDrain) await once(stdout, 'drain')
    },
    json: (verb, document) => void stdout.write(`${json_text({ schema: `asg/${verb}/v1`, ...document })}\n`),
  }
}

function wants_colour(env: Readonly<Record<string, string | undefined>>, is_tty: boolean): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0'
  return is_tty && env.TERM !== 'dumb'
}

/** The sequences that `paint` writes, or one character that controls a terminal. */
const PAINT_OR_CONTROL = new RegExp(`\\u001b\\[(?:1|2|22|3[123]|39)m|${CONTROL.source}`, 'g')

/**
 * A line of any command with nothing in it but its text and colours: the last guard, wherever the text came from. Lines of other
 * programs may end as on Windows.
 */
function without_control(line: string): string {
  return line
    .replaceAll(/\r(?=\n|$)/g, '')
    .replaceAll(PAINT_OR_CONTROL, (found) => (found.length > 1 ? found : '\ufffd'))
}

/** A value as JSON that controls no terminal; `indent` in spaces. */
export function json_text(value: unknown, indent?: number): string {
  return escape_control(JSON.stringify(value, null, indent))
}

/** Foreign text made safe for a terminal: no control sequences, no direction marks, on one line. */
export function plain(text: string): string {
  return text.replaceAll(/[\n\r\t]+/g, ' ').replaceAll(CONTROL, '\ufffd')
}

/** Foreign text on as many lines as it has, without control of the terminal that it may be shown on. */
export function plain_lines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(CONTROL, '\ufffd')
}

/** A command on one line, empty when there is none; where its lines end stays to be seen, because two lines are not one command. */
export function command_line(command: unknown): string {
  return typeof command === 'string' ? plain(command.trimEnd().replaceAll(/\r?\n/g, ' ⏎ ')) : ''
}
