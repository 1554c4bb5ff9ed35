// What installing or removing a client would change, file by file, before anything is written. Source: CLIENTS section 7.
import type { Client, Merge, Part, Setup } from '#runtime/cli/clients/client.ts'
import { same_value } from '#runtime/cli/clients/wiring/hook-config.ts'
import { JsonTextError } from '#runtime/cli/clients/wiring/json-text.ts'
import { type ClientRecord, type FileRecord, hash_of } from '#runtime/cli/clients/wiring/record.ts'
import { read_exact, read_text } from '#runtime/cli/setup/file.ts'
import { CommandError, EXIT } from '#runtime/cli/terminal.ts'

/** One file of a plan; `before` and `after` are null where the file is not there. */
export interface Change {
  path: string
  /** Null for a file that is ours alone. */
  merge: Merge | null
  before: string | null
  after: string | null
  /** Containers that are new in `after`. */
  created: readonly string[]
  /** What the record knows of this file. */
  known: FileRecord | null
  /** `before` is, to the byte, what the last init wrote. */
  untouched: boolean
}

/** Files an installation writes. Throws CommandError when a file cannot be read as the client's settings. */
export function plan_install(client: Client, setup: Setup, record: ClientRecord | undefined): Change[] {
  return client.parts(setup).map((part) => {
    const { path } = part
    const merge = part.kind === 'merge' ? part.merge : null
    const change = { path, merge, ...look_at(path, record), created: [] }
    if (part.kind === 'file') return { ...change, after: part.text }
    return guarded(path, () => {
      const base = base_text(change, part.merge)
      const { text, created } = part.merge.into(base)
      const empty = base === null || base.trim() === ''
      if (!same_value(part.merge.out(text, created), empty ? '{}' : base)) {
        throw new Error('the change would touch more than our own entries')
      }
      return { ...change, after: text, created }
    })
  })
}

function look_at(path: string, record: ClientRecord | undefined): Pick<Change, 'before' | 'known' | 'untouched'> {
  const before = read_settings(path)
  const known = record?.files.find((file) => file.path === path) ?? null
  return { before, known, untouched: known !== null && before !== null && hash_of(before) === known.hash }
}

/** What cannot be put back to the byte is not touched at all. */
function read_settings(path: string): string | null {
  return guarded(path, () => read_exact(path))
}

/** The settings without us: the backup while it is sure to be that, else our entries taken out of what is there. */
function base_text(
  { before, known, untouched }: Pick<Change, 'before' | 'known' | 'untouched'>,
  merge: Merge,
): string | null {
  if (before === null) return null
  if (known && untouched) {
    if (known.created_file) return null
    const backup = known.pristine && known.backup !== null ? read_text(known.backup) : null
    if (backup !== null) return backup
  }
  return before.trim() === '' ? before : merge.out(before, known?.created)
}

/** Files a removal changes. Without a record our entries are looked for where an installation puts them. */
export function plan_removal(
  client: Client,
  setup: Setup,
  record: ClientRecord | undefined,
  restore: boolean,
): Change[] {
  const parts = client.parts(setup)
  const paths = record?.files.map((file) => file.path) ?? parts.map((part) => part.path)
  return paths.map((path) => {
    const merge = merge_for(path, parts, record)
    const change = { path, merge, ...look_at(path, record), created: [] }
    const { before, known } = change
    if (restore) return { ...change, after: restored(path, known) }
    if (before === null) return { ...change, after: null }
    if (merge === null) return { ...change, after: without_own_file(before, known) }
    return guarded(path, () => ({ ...change, after: removed_text(change, merge) }))
  })
}

/** What stays of a file that was ours alone. One of that name that we do not know and did not write is the user's. */
function without_own_file(before: string, known: FileRecord | null): string | null {
  if (known === null) return holds_ours(null, before) ? null : before
  return known.pristine && known.backup ? read_text(known.backup) : null
}

/** How the file was merged; a client merges in one way, wherever its settings were at the time. */
export function merge_for(path: string, parts: readonly Part[], record: ClientRecord | undefined): Merge | null {
  const kind = record?.files.find((file) => file.path === path)?.kind ?? parts.find((part) => part.path === path)?.kind
  const merged = parts.find((part) => part.kind === 'merge')
  return kind === 'merge' && merged?.kind === 'merge' ? merged.merge : null
}

function removed_text(change: Pick<Change, 'before' | 'known' | 'untouched'>, merge: Merge): string | null {
  const base = base_text(change, merge)
  return base !== null && change.known?.created_file === true && same_value(base, '{}') ? null : base
}

function restored(path: string, known: FileRecord | null): string | null {
  if (known?.created_file) return null
  const backup = known?.backup ? read_text(known.backup) : null
  if (backup === null) throw new CommandError(EXIT.usage, `there is no backup of ${path}`)
  return backup
}

/** Whether the text has anything of ours in it. */
export function holds_ours(merge: Merge | null, text: string): boolean {
  if (merge === null) return text.includes('/ahp/gamma') || text.includes('asg-')
  return text.trim() !== '' && merge.ours(text).length > 0
}

/** Hash of our part of the file alone; other changes of the user leave it as it is. */
export function part_hash(merge: Merge | null, text: string): string {
  return hash_of(merge === null ? text : JSON.stringify(merge.ours(text)))
}

function guarded<T>(path: string, run: () => T): T {
  try {
    return run()
  } catch (cause) {
    if (cause instanceof CommandError) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    const what = cause instanceof JsonTextError ? 'is not valid JSON' : 'cannot be changed safely'
    throw new CommandError(
      EXIT.usage,
      `${path} ${what}: ${why}`,
      'Nothing was changed. Repair the file and run the command again.',
    )
  }
}
