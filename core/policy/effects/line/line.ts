// Caches for what is computed over all commands of a line.
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

type Line = readonly SimpleCommand[]

/** Computes once per line: a thousand commands that ask cost a thousand steps instead of a million. */
export function once_per_line<T>(compute: (commands: Line) => T): (commands: Line) => T {
  const known = new WeakMap<Line, { value: T }>()
  return (commands) => {
    const kept = known.get(commands)
    if (kept !== undefined) return kept.value
    const value = compute(commands)
    known.set(commands, { value })
    return value
  }
}

/** Whether the whole line matches; tested once for all of its commands. */
export function line_says(pattern: RegExp): (call: { commands: Line; source: string }) => boolean {
  return once_per_source((source) => pattern.test(source))
}

/** Computes once per text of a line. */
export function once_per_source<T>(ask: (source: string) => T): (call: { commands: Line; source: string }) => T {
  const known = new WeakMap<Line, { source: string; says: T }>()
  return ({ commands, source }) => {
    const kept = known.get(commands)
    if (kept?.source === source) return kept.says
    const says = ask(source)
    known.set(commands, { source, says })
    return says
  }
}

/** The first reader of each command's output, by index of the command. */
export const first_readers = once_per_line((commands) => {
  const first = new Map<number, SimpleCommand>()
  for (const one of commands)
    for (const source of one.stdin)
      if (source.kind === 'command' && !first.has(source.index)) first.set(source.index, one)
  return first
})
