// The command that feeds another one, in one spelling: `kill $(ps | grep x)` and `ps | grep x | xargs kill` name the
// same processes.
import type { Call } from '#core/policy/effects/call.ts'
import { once_per_line } from '#core/policy/effects/line/line.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** Longest pipe that is put together again. */
const MAX_PIPE = 8

/** The pipe that ends in a command, put together again. */
export function pipeline_of(commands: Call['commands'], last: number): string {
  const parts: string[] = []
  for (let at: number | undefined = last; at !== undefined && parts.length < MAX_PIPE; ) {
    const command: SimpleCommand | undefined = commands[at]
    if (command === undefined) break
    parts.unshift([command.name, ...command.args.map((word) => word.text)].join(' '))
    const before: SimpleCommand['stdin'][number] | undefined = command.stdin.findLast((one) => one.kind === 'command')
    at = before?.kind === 'command' ? before.index : undefined
  }
  return parts.join(' | ')
}

const fans_of = once_per_line((commands) => commands.filter(({ name }) => /^(?:xargs|parallel)$/.test(name)))

/** The pipe in front of the `xargs` or `parallel` that gives this command its arguments; null without one. */
export function fan_of({ command, commands }: Call): string | null {
  const fan = fans_of(commands).findLast((one) => one.index < command.index)
  const feeder = fan?.stdin.findLast((one) => one.kind === 'command')
  return feeder?.kind === 'command' ? pipeline_of(commands, feeder.index) : null
}
