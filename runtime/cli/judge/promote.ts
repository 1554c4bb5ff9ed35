// `asg rules promote <id>`: a rule that only recorded decides from now on. Shows first what it would have done, then the change of its
// file, and asks. A running gateway reads the file by itself. Source: PRODUCT 1 (observe first, enforce later), 2.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { unified_diff } from '#runtime/cli/clients/wiring/diff.ts'
import { with_records } from '#runtime/cli/judge/recorded.ts'
import { unproved } from '#runtime/cli/judge/rule-files.ts'
import { moment_before } from '#runtime/cli/operate/period.ts'
import { read_exact, write_text } from '#runtime/cli/setup/file.ts'
import { OWN_SEAT, said_yes } from '#runtime/cli/setup/question.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { counted } from '#runtime/cli/text.ts'
import { type Config, load_config } from '#runtime/config/config.ts'
import { end_trial } from '#runtime/policy/end-trial.ts'
import { format_error, load_packs, type Place } from '#runtime/policy/files.ts'
import { rule_hits } from '#runtime/storage/direct/rule-hits.ts'

const DEFAULT_SINCE = '24h'
/** Mode of a rule file, should it vanish between reading and writing. */
const FILE_MODE = 0o644

/** What the command line says besides the rule. */
export interface Promotion {
  since: string | undefined
  db: string | undefined
  dry_run: boolean
  yes: boolean
  json: boolean
}

/** Exit 1 when the rule is not on trial, or when its file would not load afterwards. */
export async function promote(id: string, wanted: Promotion, terminal: Terminal): Promise<Exit> {
  const config = load_config({ flags: {}, env: terminal.env })
  const paths = config.values.CS_RULES_PATH
  const { file, line } = place_of(id, paths)
  const before = read_exact(file)
  const after = before === null ? null : end_trial(before, id)
  if (after === null) throw new CommandError(EXIT.failed, `${id} is not on trial (mode: shadow)`, `${file}:${line}`)
  const errors = errors_with(paths, file, after)
  if (errors.length > 0) throw new CommandError(EXIT.failed, `${id} cannot decide as it stands`, errors.join('\n'))
  const since = wanted.since ?? DEFAULT_SINCE
  const trial = await trials_of(id, since, wanted.db, config, terminal)
  const diff = unified_diff(file, before, after)
  if (!wanted.json) tell(id, since, trial, diff, terminal)
  const written = await agreed(wanted, terminal)
  if (written) write_text(file, after, FILE_MODE)
  if (wanted.json) terminal.json('rules', { rule: id, file, line, since, would_have_matched: trial, diff, written })
  else if (written) terminal.say(`${id} decides from now on; a running gateway reads it within seconds.`)
  return EXIT.ok
}

function place_of(id: string, paths: readonly string[]): Place {
  const { places, errors } = load_packs(paths)
  if (errors.length > 0) throw new CommandError(EXIT.usage, errors.map(format_error).join('\n'))
  const place = places.get(id)
  if (place !== undefined) return place
  if (BUILTIN_PACKS.some(({ rules }) => rules.some((rule) => rule.id === id)))
    throw new CommandError(EXIT.failed, `${id} is built in and decides already`)
  throw new CommandError(EXIT.failed, `no rule of CS_RULES_PATH is called ${id}`, 'All of them: asg rules list')
}

/** The errors of all rule files, one of them with another text: found before anything is written. */
function errors_with(paths: readonly string[], changed: string, text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'asg-promote-'))
  try {
    const copies = load_packs(paths).files.map((file, at) => {
      const copy = join(folder, `${String(at).padStart(4, '0')}-${basename(file)}`)
      if (file === changed) writeFileSync(copy, text)
      else copyFileSync(file, copy)
      return { file, copy }
    })
    return unproved(copies.map(({ copy }) => copy)).map((error) =>
      copies.reduce((said, { file, copy }) => said.replaceAll(copy, file), error),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How many recorded actions the rule matched on trial; null without records to look at. */
async function trials_of(
  id: string,
  since: string,
  db: string | undefined,
  config: Config,
  terminal: Terminal,
): Promise<number | null> {
  const since_ms = moment_before('--since', since, Date.now())
  try {
    const hits = await with_records(config, db, (database) => rule_hits(database, since_ms))
    return hits.find(({ rule }) => rule === id)?.trial ?? 0
  } catch (cause) {
    // Records are evidence, not a condition; a database that somebody named has to be there.
    if (!(cause instanceof CommandError) || db !== undefined) throw cause
    terminal.say(`What it would have done is not known: ${cause.message}`)
    return null
  }
}

function tell(id: string, since: string, trial: number | null, diff: string, terminal: Terminal): void {
  if (trial === 0)
    terminal.say(`Nothing of the last ${since} matched ${id}: what it will do to real work is not known.`)
  else if (trial !== null)
    terminal.say(`On trial it matched ${counted(trial, 'action')}: asg audit --rule ${id} --since ${since}`)
  terminal.out(diff)
}

async function agreed({ dry_run, yes }: Promotion, terminal: Terminal): Promise<boolean> {
  if (dry_run) {
    terminal.say('Nothing was written; without --dry-run it is.')
    return false
  }
  if (yes) return true
  if (!terminal.interactive) {
    const hint = 'Add --yes to write this, or --dry-run to only see it.'
    throw new CommandError(EXIT.usage, 'nothing was changed: there is no terminal to ask on', hint)
  }
  if (await said_yes('Write this? [y/N] ', OWN_SEAT)) return true
  throw new CommandError(EXIT.failed, 'nothing was changed')
}
