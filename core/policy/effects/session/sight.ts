// A "look": a command that inspects something (`ls`, `git status`), with its output. Source: ENGINE section 11.
import type { Effect } from '#core/policy/effects/kind.ts'

/** A look, and where it ran. */
export interface Sight {
  command: string
  cwd: string
  home: string
  workspace: string
  effects: readonly Effect[]
}

/** Output of a program. */
export interface Said {
  text: string
  errors: string
  /** The program reported a failure. */
  failed: boolean
}

/** Kinds of effects that change nothing. */
const QUIET: ReadonlySet<string> = new Set(['fs.read', 'fs.list', 'vcs.read', 'env.read', 'sys.read', 'tool.read'])

/** Whether these effects leave everything as it was. */
export function leaves_all(effects: readonly Effect[]): boolean {
  return effects.every(is_quiet)
}

/** Whether this effect leaves everything as it was. */
export function is_quiet({ kind, fields }: Effect): boolean {
  return QUIET.has(kind) || (kind === 'proc.exec' && fields.quiet === true) || (kind === 'vcs.fetch' && !fields.merges)
}

/** Identifies a look: its command and the directory it ran in. */
export function look_key({ command, cwd }: Pick<Sight, 'command' | 'cwd'>): string {
  return `${cwd}\n${command}`
}

const HEAD = /\|\s*head(?:\s+-n?\s*(\d{1,4}))?/
/** Lines that `head` shows by default. */
const HEAD_LINES = 10

/** How clients mark that they shortened an output. */
const LEFT_OUT = /^\s{0,8}(?:\.{3}|…)|\btruncated\b|\bomitted\b|\bmore (?:lines|items|files|entries|characters)\b/im

/** Whether an output may be incomplete, because the look or the client cut it. */
export function is_cut(look: string, text: string): boolean {
  if (LEFT_OUT.test(text)) return true
  const [shown, count = HEAD_LINES] = HEAD.exec(look) ?? []
  return shown !== undefined && text.trimEnd().split('\n').length >= Number(count)
}
