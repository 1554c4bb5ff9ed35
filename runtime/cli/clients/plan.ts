// What installing or removing a client would change, file by file, before anything is written. Source: CLIENTS section 7.
import type { Client, Part, Setup } from '#runtime/cli/clients/client.ts'
import { installed_hooks, merge_groups, same_value, strip_groups } from '#runtime/cli/clients/hook-config.ts'
import { JsonTextError } from '#runtime/cli/clients/json-text.ts'
import { type ClientRecord, type FileRecord, hash_of } from '#runtime/cli/clients/record.ts'
import { read_text } from '#runtime/cli/file.ts'
import { CommandError, EXIT } from '#runtime/cli/terminal.ts'

/** One file of a plan; `before` and `after` are null where the file is not there. */
export interface Change {
  path: string
  kind: Part['kind']
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
    const before = read_text(part.path)
    const known = record?.files.find((file) => file.path === part.path) ?? null
    const untouched = known !== null && before !== null && hash_of(before) === known.hash
    if (part.kind === 'file') {
      return { path: part.path, kind: part.kind, before, after: part.text, created: [], known, untouched }
    }
    return guarded(part.path, () => {
      const base = base_text(before, known, untouched)
      const { text, created } = merge_groups(base, part.groups)
      if (!same_value(strip_groups(text, created), base === null || base.trim() === '' ? '{}' : base)) {
        throw new Error('the change would touch more than our own entries')
      }
      return { path: part.path, kind: part.kind, before, after: text, created, known, untouched }
    })
  })
}

/** The settings without us: the backup while it is sure to be that, else our entries taken out of what is there. */
function base_text(before: string | null, known: FileRecord | null, untouched: boolean): string | null {
  if (before === null) return null
  if (known && untouched) {
    if (known.created_file) return null
    const backup = known.pristine && known.backup !== null ? read_text(known.backup) : null
    if (backup !== null) return backup
  }
  return before.trim() === '' ? before : strip_groups(before, known?.created)
}

/** Files a removal changes. Without a record our entries are looked for where an installation puts them. */
export function plan_removal(
  client: Client,
  setup: Setup,
  record: ClientRecord | undefined,
  restore: boolean,
): Change[] {
  const files = record?.files ?? client.parts(setup).map(({ path, kind }) => ({ path, kind }))
  return files.map(({ path, kind }) => {
    const before = read_text(path)
    const known = record?.files.find((file) => file.path === path) ?? null
    const untouched = known !== null && before !== null && hash_of(before) === known.hash
    const change = { path, kind, before, created: [], known, untouched }
    if (restore) return { ...change, after: restored(path, known) }
    if (before === null) return { ...change, after: null }
    if (kind === 'file') return { ...change, after: known?.pristine && known.backup ? read_text(known.backup) : null }
    return guarded(path, () => ({ ...change, after: removed_text(before, known, untouched) }))
  })
}

function removed_text(before: string, known: FileRecord | null, untouched: boolean): string | null {
  const base = base_text(before, known, untouched)
  const was_created = known?.created_file === true
  return base !== null && was_created && same_value(base, '{}') ? null : base
}

function restored(path: string, known: FileRecord | null): string | null {
  if (known?.created_file) return null
  const backup = known?.backup ? read_text(known.backup) : null
  if (backup === null) throw new CommandError(EXIT.usage, `there is no backup of ${path}`)
  return backup
}

/** Whether the text has anything of ours in it. */
export function holds_ours(kind: Part['kind'], text: string): boolean {
  if (kind === 'file') return text.includes('/ahp/gamma') || text.includes('asg-hook')
  return text.trim() !== '' && installed_hooks(text).length > 0
}

/** Hash of our part of the file alone; other changes of the user leave it as it is. */
export function part_hash(kind: Part['kind'], text: string): string {
  return hash_of(
    kind === 'file'
      ? text
      : JSON.stringify(installed_hooks(text).map(({ event, matcher, entry }) => [event, matcher, entry])),
  )
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
