// A look of a session at what lies somewhere, and what was said to it. Source: ENGINE section 11.
import type { Effect } from '#core/policy/effects/kind.ts'

/** A look and where it was made. */
export interface Sight {
  command: string
  cwd: string
  home: string
  workspace: string
  effects: readonly Effect[]
}

/** What a program said. */
export interface Said {
  text: string
  errors: string
  /** It says that it failed. */
  failed: boolean
}

/** Kinds that leave everything as it is. */
const QUIET: ReadonlySet<string> = new Set(['fs.read', 'fs.list', 'vcs.read', 'env.read', 'sys.read', 'tool.read'])

/** Whether nothing is another way behind these effects. */
export function leaves_all(effects: readonly Effect[]): boolean {
  return effects.every(is_quiet)
}

/** Whether nothing is another way behind this effect. */
export function is_quiet({ kind, fields }: Effect): boolean {
  return QUIET.has(kind) || (kind === 'proc.exec' && fields.quiet === true) || (kind === 'vcs.fetch' && !fields.merges)
}

/** A look is its words and where they were said. */
export function look_key({ command, cwd }: Pick<Sight, 'command' | 'cwd'>): string {
  return `${cwd}\n${command}`
}

const HEAD = /\|\s*head(?:\s+-n?\s*(\d{1,4}))?/
/** What `head` shows when nobody says how much. */
const HEAD_LINES = 10

/** By which clients say that they left something out. */
const LEFT_OUT = /^\s{0,8}(?:\.{3}|…)|\btruncated\b|\bomitted\b|\bmore (?:lines|items|files|entries|characters)\b/im

/** Whether a look may have said more than it was let. */
export function is_cut(look: string, text: string): boolean {
  if (LEFT_OUT.test(text)) return true
  const [shown, count = HEAD_LINES] = HEAD.exec(look) ?? []
  return shown !== undefined && text.trimEnd().split('\n').length >= Number(count)
}
