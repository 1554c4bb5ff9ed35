// Database files of which the session keeps a copy: what is dropped in them can be restored. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { is_below } from '#core/policy/effects/place/path.ts'

/** Fact: a file, followed by the copy that the session made of it. */
const KEPT = 'kept '
/** Whether a fact is about such a copy. */
export const is_kept_copy = (one: string): boolean => one.startsWith(KEPT)

const DATABASE_FILE = /\.(?:db|db3|sqlite|sqlite3|s3db|duckdb)$/i
/** Places where a copy stays until it is deleted. */
const KEEPS: ReadonlySet<string> = new Set(['workspace', 'regenerable', 'tmp', 'home-other'])

/** The fact for a copy such as `cp dev.db /tmp/dev.db.bak`; null for other effects. */
export function copy_in(draft: Draft, drafts: readonly Draft[]): string | null {
  const { kind, target, scope, cert, fields, command } = draft
  if (kind !== 'fs.copy' || target === null || cert !== 'literal' || !KEEPS.has(String(scope))) return null
  if (fields.keeps_old === true || fields.empty === true) return null
  const from = drafts.filter((one) => one.command === command && one.fields.copied === true)
  const [one] = from
  if (from.length !== 1 || one?.target == null || one.cert !== 'literal' || !DATABASE_FILE.test(one.target)) return null
  return one.target === target ? null : `${KEPT}${one.target}\n${target}`
}

/** Facts whose copy is deleted or overwritten by this effect. */
export function copies_lost({ kind, target, cert, fields }: Draft, own: readonly string[]): string[] {
  const changes = kind === 'fs.delete' || kind === 'fs.write' || kind === 'fs.copy' || kind === 'fs.link'
  if (!changes && (kind !== 'fs.move' || fields.away === false)) return []
  return own.filter((one) => {
    if (!one.startsWith(KEPT)) return false
    const copy = one.slice(one.indexOf('\n') + 1)
    return target === null || cert !== 'literal' || is_below(copy, target) || is_below(target, copy)
  })
}

/** Whether a statement is about a database file of which there is a copy. */
export function lies_in_copied({ fields, command }: Draft, drafts: readonly Draft[], own: readonly string[]): boolean {
  if (fields.engine !== 'sqlite' || fields.prod === true || !own.some(is_kept_copy)) return false
  const files = drafts.filter((one) => one.command === command && one.fields.mode === 'inplace')
  return files.length > 0 && files.every(({ target }) => own.some((one) => one.startsWith(`${KEPT}${target}\n`)))
}
