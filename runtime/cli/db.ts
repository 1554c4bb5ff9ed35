// `asg db`: is the database sound, make its roll-ups anew, get everything out. Source: CONTRACT 5, 20.2.
import { parseArgs } from 'node:util'
import { with_records } from '#runtime/cli/judge/recorded.ts'
import { record_json } from '#runtime/cli/operate/audit.ts'
import { own_name } from '#runtime/cli/own-name.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { counted } from '#runtime/cli/text.ts'
import { load_config } from '#runtime/config/config.ts'
import { is_remote } from '#runtime/storage/address.ts'
import { type Inspection, inspect } from '#runtime/storage/direct/inspect.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'
import { rebuild_counters } from '#runtime/storage/direct/rebuild.ts'
import { salvaged_records } from '#runtime/storage/direct/salvage.ts'
import { StorageError } from '#runtime/storage/error.ts'

/** A repair would be a guess; what is left is a copy of what can be read. */
const WHAT_NOW =
  'asg db export prints the records that can still be read. Keep the file, and start the gateway on another one (CS_TRAJECTORY_DB_PATH).'

const USAGE = 'use: asg db check, asg db rebuild, or: asg db export'

/** Exit 1 when the check finds something, 2 when the database cannot be used. */
export async function run_db(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    // There is no prompt to skip; `yes` is accepted for scripts.
    options: { json: { type: 'boolean' }, db: { type: 'string' }, yes: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [action = '', ...rest] = positionals
  if (rest.length > 0 || !['check', 'rebuild', 'export'].includes(action)) throw new CommandError(EXIT.usage, USAGE)
  const config = load_config({ env: terminal.env })
  const path = values.db ?? config.values.CS_TRAJECTORY_DB_PATH
  const json = values.json ?? false
  if (action === 'check') {
    const too_damaged = (line: string): Inspection => ({
      records: null,
      sessions: null,
      damage: [line],
      wrong_counters: null,
    })
    return report(await with_records(config, path, inspect, too_damaged), json, terminal)
  }
  return with_records(config, path, async (database) =>
    action === 'rebuild' ? rebuild(path, json, terminal) : export_all(database, terminal),
  )
}

function report(found: Inspection, json: boolean, terminal: Terminal): Exit {
  const ok = found.damage.length === 0 && found.wrong_counters === 0
  if (json) {
    terminal.json('db', { ok, ...found })
    return ok ? EXIT.ok : EXIT.failed
  }
  const size = (count: number | null, noun: string) =>
    count === null ? `${noun}s nobody can count` : counted(count, noun)
  terminal.out(`${size(found.records, 'record')}, ${size(found.sessions, 'session')}: ${ok ? 'sound' : 'not sound'}`)
  for (const line of found.damage) terminal.out(`damaged: ${line}`)
  if (found.damage.length > 0) terminal.say(WHAT_NOW.replaceAll('asg', own_name(terminal.env)))
  if (found.wrong_counters !== null && found.wrong_counters > 0) {
    terminal.out(`${found.wrong_counters} roll-up cells differ from the records`)
    terminal.say(`make them anew with: ${own_name(terminal.env)} db rebuild`)
  }
  return ok ? EXIT.ok : EXIT.failed
}

/** Needs the database for itself. Throws StorageError when a gateway uses it. */
function rebuild(path: string, json: boolean, terminal: Terminal): Exit {
  if (is_remote(path)) {
    throw new CommandError(EXIT.usage, 'the roll-ups of a remote database cannot be made anew from here')
  }
  const records = rebuild_counters(path, Date.now())
  if (json) terminal.json('db', { records })
  else terminal.out(`roll-ups made anew from ${counted(records, 'record')}`)
  return EXIT.ok
}

/** JSON lines, oldest first; a slow reader is waited for. Exit 1 when records cannot be read. */
async function export_all(database: DatabaseReader, terminal: Terminal): Promise<Exit> {
  let count = 0
  let lost = 0
  let gaps = 0
  for await (const one of salvaged_records(database)) {
    if (one.kind === 'gap') {
      gaps++
      continue
    }
    try {
      terminal.json('db', record_json(one.record))
    } catch (cause) {
      if (!(cause instanceof StorageError)) throw cause
      lost++
      continue
    }
    await terminal.drained()
    count++
  }
  const missing = [
    ...(lost === 0 ? [] : [`${lost} more cannot be read`]),
    ...(gaps === 0 ? [] : [`nobody can count those that are lost in ${counted(gaps, 'place')}`]),
  ]
  terminal.say([counted(count, 'record'), ...missing].join('; '))
  return missing.length === 0 ? EXIT.ok : EXIT.failed
}
