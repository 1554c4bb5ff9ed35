// What `asg init` did, in ~/.asg/clients.json: the base of uninit and of the drift check. Source: CLIENTS section 7 step 5.
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { CLIENT_IDS } from '#runtime/cli/clients/client.ts'
import { failure_log_of } from '#runtime/cli/hook/failure-log.ts'
import { missing_folders, read_text, remove_empty, remove_file, write_text } from '#runtime/cli/setup/file.ts'
import { CommandError, EXIT } from '#runtime/cli/terminal.ts'

const FileRecord = z.object({
  path: z.string(),
  kind: z.enum(['merge', 'file']),
  /** Of the whole file as it was written. */
  hash: z.string(),
  /** Of our own part alone: what drift is measured by. */
  part_hash: z.string(),
  /** Copy of the file as it was, null when there was none. */
  backup: z.string().nullable(),
  /** The backup holds nothing of ours, so putting it back is the exact inverse. */
  pristine: z.boolean(),
  created_file: z.boolean(),
  /** Containers that were not there before. */
  created: z.array(z.string()),
  /** Folders that were not there before, outermost first. */
  folders: z.array(z.string()),
})
/** One file an installation changed. */
export type FileRecord = z.infer<typeof FileRecord>

const ClientRecord = z.object({
  client: z.enum(CLIENT_IDS),
  version: z.string().nullable(),
  scope: z.enum(['user', 'project']),
  launcher: z.enum(['http', 'sh', 'node']),
  observe: z.boolean(),
  installed_at: z.string(),
  /** When `asg doctor` last saw a refusal come back through its hook. */
  proved_at: z.string().nullable().default(null),
  files: z.array(FileRecord),
})
/** One installation. */
export type ClientRecord = z.infer<typeof ClientRecord>

const Records = z.object({
  schema: z.literal('asg/clients/v1'),
  launcher: z.object({ path: z.string(), hash: z.string() }).nullable(),
  /** Folders of ours that were not there before, outermost first. */
  folders: z.array(z.string()),
  clients: z.array(ClientRecord),
})
/** Everything `asg init` did for one user. */
export type Records = z.infer<typeof Records>

/** Path of the record below the home of its user. */
export function records_path(home: string): string {
  return join(home, '.asg', 'clients.json')
}

/** Throws CommandError when the file is there but not readable as ours: guessing would undo the wrong thing. */
export function read_records(home: string): Records {
  const path = records_path(home)
  const text = read_text(path)
  if (text === null) return { schema: 'asg/clients/v1', launcher: null, folders: [], clients: [] }
  try {
    return Records.parse(JSON.parse(text))
  } catch {
    throw new CommandError(EXIT.usage, `${path} is not a record of asg`, 'Move it away and run the command again.')
  }
}

/** Saves the records; the last client takes the launcher and the log with it, and every folder of ours that is empty goes. */
export function write_records(home: string, records: Records): void {
  const path = records_path(home)
  if (records.clients.length > 0) {
    records.folders = [...new Set([...records.folders, ...missing_folders(dirname(path))])].toSorted()
    write_text(path, `${JSON.stringify(records, null, 2)}\n`, 0o600)
  } else {
    const { launcher } = records
    const text = launcher && read_text(launcher.path)
    if (launcher && typeof text === 'string' && hash_of(text) === launcher.hash) remove_file(launcher.path)
    // The log of the hooks is removed with the last of them.
    remove_file(failure_log_of(home))
    remove_file(path)
  }
  remove_empty(records.folders)
}

/** `sha256:` and the hex digest of a text. */
export function hash_of(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
