// Turns whatever a command throws into what a person can use, and into the exit code of CONTRACT 20.1.
import { stack_of } from '#core/errors.ts'
import { as_typed } from '#runtime/cli/own-name.ts'
import { machine_refusal } from '#runtime/cli/system-error.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { did_you_mean } from '#runtime/config/nearest.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** Runs the command; never throws. `takes` is what its help says of its arguments: a mistyped option is held against it. */
export async function guarded(verb: string, terminal: Terminal, run: () => Promise<Exit>, takes = ''): Promise<Exit> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof CommandError) {
      // Usage lines are meant to be copied; other messages may repeat the caller's words.
      const is_usage = cause.message.startsWith('use: ')
      terminal.say(`asg ${verb}: ${is_usage ? as_typed(cause.message, terminal.env) : cause.message}`)
      if (cause.hint !== null) terminal.say(as_typed(cause.hint, terminal.env))
      return cause.exit
    }
    if (cause instanceof StartError) {
      for (const line of [...cause.lines, ...cause.warnings]) terminal.say(line)
      return EXIT.usage
    }
    if (is_argument_error(cause)) {
      terminal.say(`asg ${verb}: ${argument_problem(cause.message, takes)}`)
      const see = verb === 'explain' ? QUOTES : `See: asg help ${verb}`
      terminal.say(as_typed(see, terminal.env))
      return EXIT.usage
    }
    const refusal = machine_refusal(cause)
    if (refusal !== null) {
      terminal.say(`asg ${verb}: ${plain(refusal)}`)
      return EXIT.usage
    }
    terminal.say(`asg ${verb}: internal error`)
    terminal.say(stack_of(cause))
    return EXIT.internal
  }
}

/** Options that `asg explain` does not know are nearly always those of the command to be explained. */
const QUOTES = "Put the command in quotes: asg explain 'git push --force'. All options: asg help explain"

/** What is wrong, in one sentence. What follows in Node's own is advice for values that begin with a dash; none here does. */
function argument_problem(message: string, takes: string): string {
  const [sentence = message] = message.split(/\n|\. To specify/)
  const unknown = /^Unknown option '(--?[\w-]+)'/.exec(sentence)?.[1]
  if (unknown !== undefined) return `${sentence}${did_you_mean(unknown, options_of(takes))}`
  const option = sentence.endsWith("' argument is ambiguous.") && /^Option '(-[^ ']+)/.exec(sentence)?.[1]
  return !option ? sentence : `Option '${option}' takes a value that does not begin with a dash`
}

/** The options that the help of a command names. */
function options_of(takes: string): string[] {
  return ['--json', '--help', ...(takes.match(/--[a-z][a-z-]*/g) ?? [])]
}

/** What node:util parseArgs throws for an unknown option or a missing value. */
function is_argument_error(cause: unknown): cause is Error {
  return cause instanceof TypeError && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS_')
}
