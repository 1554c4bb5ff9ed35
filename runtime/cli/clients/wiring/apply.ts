// Carries out a plan: backup, atomic write, record. When a step fails, those before it are undone: half an installation would
// look like a guard and be none. Source: CLIENTS section 7 steps 4 and 5.
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Client, Setup } from '#runtime/cli/clients/client.ts'
import { LAUNCHER_MODE } from '#runtime/cli/clients/wiring/launcher.ts'
import { type Change, holds_ours, part_hash } from '#runtime/cli/clients/wiring/plan.ts'
import {
  type ClientRecord,
  type FileRecord,
  hash_of,
  read_records,
  records_path,
  write_records,
} from '#runtime/cli/clients/wiring/record.ts'
import { missing_folders, read_text, remove_empty, remove_file, write_text } from '#runtime/cli/setup/file.ts'

/** Mode of a settings file that was not there: the user's own stay private, a project's are shared. */
function new_mode(setup: Setup): number {
  return setup.project === null ? 0o600 : 0o644
}

/** What an installation is recorded as. */
export interface Installed {
  client: Client
  setup: Setup
  version: string | null
  changes: readonly Change[]
  /** Text of the launcher when the installation runs it. */
  launcher: string | null
}

/** What takes the steps so far back, the last one first. */
type Undo = (() => void)[]

/** Writes the launcher and the files, then the record. Returns the paths of the backups that were made. */
export function apply_install(installed: Installed): string[] {
  const undo: Undo = []
  try {
    return write_all(installed, undo)
  } catch (cause) {
    for (const step of undo.toReversed()) step()
    throw cause
  }
}

function write_all({ client, setup, version, changes, launcher }: Installed, undo: Undo): string[] {
  const records = read_records(setup.home)
  if (launcher !== null && read_text(setup.launcher_path) !== launcher) {
    records.folders.push(...write_undoable(setup.launcher_path, launcher, LAUNCHER_MODE, undo))
  }
  if (launcher !== null) records.launcher = { path: setup.launcher_path, hash: hash_of(launcher) }
  // Files of our own first: settings must never name a plugin that is not there yet.
  const own_first = changes.toSorted((one, other) => Number(one.merge !== null) - Number(other.merge !== null))
  const written = new Map(own_first.map((change) => [change.path, write_change(change, setup, undo)]))
  const files = changes.flatMap((change) => written.get(change.path) ?? [])
  // Folders of ours may serve several clients, so they belong to all of them together.
  const own_folder = dirname(records_path(setup.home))
  for (const { file } of files) {
    records.folders.push(...file.folders.filter((folder) => folder.startsWith(own_folder)))
    file.folders = file.folders.filter((folder) => !folder.startsWith(own_folder))
  }
  const record: ClientRecord = {
    client: client.id,
    version,
    scope: setup.project === null ? 'user' : 'project',
    launcher: setup.launcher,
    observe: setup.observe,
    installed_at: new Date().toISOString(),
    proved_at: null,
    files: files.map(({ file }) => file),
  }
  records.clients = [...records.clients.filter((one) => !same_place(one, record)), record]
  write_records(setup.home, records)
  return files.flatMap(({ backup_made }) => backup_made ?? [])
}

/** Whether two records are about the same files. */
function same_place(left: ClientRecord, right: Pick<ClientRecord, 'client' | 'files'>): boolean {
  return left.client === right.client && left.files[0]?.path === right.files[0]?.path
}

/** Returns the folders that had to be made. */
function write_undoable(path: string, text: string, mode: number, undo: Undo): string[] {
  const before = read_text(path)
  const folders = missing_folders(dirname(path))
  undo.push(() => remove_empty(folders))
  write_text(path, text, mode)
  undo.push(() => (before === null ? remove_file(path) : void write_text(path, before, mode)))
  return folders
}

function write_change(change: Change, setup: Setup, undo: Undo): { file: FileRecord; backup_made: string | null } {
  const { path, merge, before, known, untouched, created } = change
  const after = change.after ?? ''
  const kind = merge === null ? ('file' as const) : ('merge' as const)
  const shared = { path, kind, hash: hash_of(after), part_hash: part_hash(merge, after), created: [...created] }
  // Nothing but our own earlier writing lies between the first backup and now: it stays the base of uninit.
  if (known !== null && (before === after || (untouched && (known.pristine || known.created_file)))) {
    if (before !== after) write_undoable(path, after, new_mode(setup), undo)
    const { backup, pristine, created_file, folders } = known
    return { file: { ...shared, backup, pristine, created_file, folders }, backup_made: null }
  }
  const backup = before === null || before === after ? null : backup_name(path)
  if (before !== null && backup !== null) write_undoable(backup, before, 0o600, undo)
  const folders = before === after ? [] : write_undoable(path, after, new_mode(setup), undo)
  const pristine = backup !== null && before !== null && !holds_ours(merge, before)
  return { file: { ...shared, backup, pristine, created_file: before === null, folders }, backup_made: backup }
}

/** `settings.json.asg-20260301T093000123Z.bak`, never an existing file. */
function backup_name(path: string): string {
  const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '')
  let name = `${path}.asg-${stamp}.bak`
  for (let count = 2; existsSync(name); count++) name = `${path}.asg-${stamp}-${count}.bak`
  return name
}

/** Puts the files back, removes what is no longer needed and the record. */
export function apply_removal(client: Client, setup: Setup, changes: readonly Change[]): void {
  for (const { path, before, after, known } of changes) {
    if (after === null) remove_file(path, known?.folders)
    else if (after !== before) write_text(path, after, new_mode(setup))
    // A backup that equals the file is no longer needed.
    if (known?.backup && after !== null && read_text(known.backup) === after) remove_file(known.backup)
  }
  const records = read_records(setup.home)
  const gone = changes.map((change) => change.path)
  records.clients = records.clients.filter(
    (one) => one.client !== client.id || !gone.includes(one.files[0]?.path ?? ''),
  )
  write_records(setup.home, records)
}
