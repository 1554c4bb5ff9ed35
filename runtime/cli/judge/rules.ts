// `asg rules list|packs|show|lint|hits|promote`: the effective rules, the proof of packs before a gateway loads them, what came of
// them, and the end of a trial. Source: CONTRACT 20.2.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SPECS, WINDOWS_SPECS } from '#core/policy/effects/specs/index.ts'
import { ROW_COUNT } from '#core/policy/effects/verbs/index.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { compile_rules } from '#core/policy/rules/pack.ts'
import { compile_profiles, type ProfileSpec } from '#core/policy/rules/profile.ts'
import type { PackSpec, RuleSpec } from '#core/policy/rules/schema.ts'
import { promote } from '#runtime/cli/judge/promote.ts'
import { contents_of, unproved } from '#runtime/cli/judge/rule-files.ts'
import { show_hits } from '#runtime/cli/judge/rule-hits.ts'
import { must_take } from '#runtime/cli/options.ts'
import { CommandError, EXIT, type Exit, json_text, type Terminal } from '#runtime/cli/terminal.ts'
import { table } from '#runtime/cli/text.ts'
import { load_config } from '#runtime/config/config.ts'
import { format_error, load_packs } from '#runtime/policy/files.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  workspace: { type: 'string' },
  since: { type: 'string' },
  db: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
} as const

const USE =
  'use: asg rules list [--workspace DIR], asg rules packs, asg rules show <id>, asg rules lint [files], asg rules hits [--since PERIOD|TIME] [--db PATH], or: asg rules promote <id> [--dry-run|--yes]'

/** Words and options behind each action. */
const ACTIONS: ReadonlyMap<string, { words: number; options: readonly string[] }> = new Map([
  ['list', { words: 0, options: ['workspace'] }],
  ['packs', { words: 0, options: [] }],
  ['show', { words: 1, options: [] }],
  ['lint', { words: Number.POSITIVE_INFINITY, options: [] }],
  ['hits', { words: 0, options: ['since', 'db'] }],
  ['promote', { words: 1, options: ['since', 'db', 'dry-run', 'yes'] }],
])

/** Exit 1 when a pack does not hold its own examples. */
export async function run_rules(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [action = 'list', ...rest] = positionals
  const json = values.json === true
  const takes = ACTIONS.get(action)
  if (takes === undefined) throw new CommandError(EXIT.usage, USE)
  if (rest.length > takes.words) throw new CommandError(EXIT.usage, `unexpected argument ${rest[takes.words]}`, USE)
  must_take(action, values, takes.options)
  if (action === 'list') return list(values.workspace ?? null, json, terminal)
  if (action === 'packs') return show_packs(json, terminal)
  if (action === 'show' && rest[0] !== undefined) return show(rest[0], json, terminal)
  if (action === 'lint') return lint(rest, json, terminal)
  if (action === 'hits') return show_hits(values.since, values.db, open_rules(terminal), json, terminal)
  if (action === 'promote' && rest[0] !== undefined) {
    const { since, db, 'dry-run': dry_run = false, yes = false } = values
    return promote(rest[0], { since, db, dry_run, yes, json }, terminal)
  }
  throw new CommandError(EXIT.usage, USE)
}

/** Built-in packs and the files of CS_RULES_PATH. */
function all_packs(terminal: Terminal): {
  packs: readonly PackSpec[]
  profiles: readonly ProfileSpec[]
  off: Set<string>
} {
  const { values } = load_config({ flags: {}, env: terminal.env })
  const { packs, profiles, errors } = load_packs(values.CS_RULES_PATH)
  if (errors.length > 0) throw new CommandError(EXIT.usage, errors.map(format_error).join('\n'))
  return { packs: [...BUILTIN_PACKS, ...packs], profiles, off: new Set(values.CS_RULES_DISABLED) }
}

function source_of(pack: PackSpec): string {
  return BUILTIN_PACKS.includes(pack) ? 'built-in' : pack.pack
}

interface Listed {
  rule: RuleSpec
  /** What it says now: a profile may have changed that. */
  verdict: string
  mode: 'on' | 'off' | 'audit' | 'shadow'
  source: string
}

/** Every rule as it counts everywhere, or in one workspace. */
function listed_rules(workspace: string | null, terminal: Terminal): Listed[] {
  const { packs, profiles, off } = all_packs(terminal)
  const local = workspace === null ? null : compile_profiles(profiles)(resolve(workspace))
  const compiled = compile_rules(packs, { disabled: off, ...(local && { local }) }).rules
  const known = new Map(compiled.map((one) => [one.spec.id, one]))
  return packs.flatMap((pack) =>
    pack.rules.map((rule) => {
      const one = known.get(rule.id)
      const mode = one === undefined ? 'off' : (one.lowered?.to ?? (one.shadow ? 'shadow' : 'on'))
      return { rule, verdict: one?.spec.verdict ?? rule.verdict, mode, source: source_of(pack) }
    }),
  )
}

/** Ids of the rules that a profile may change. */
function open_rules(terminal: Terminal): Set<string> {
  return new Set(
    all_packs(terminal).packs.flatMap(({ rules }) => rules.filter(({ lock }) => lock !== true).map(({ id }) => id)),
  )
}

function list(workspace: string | null, json: boolean, terminal: Terminal): Exit {
  const rules = listed_rules(workspace, terminal)
  if (json) {
    const shown = rules.map(({ rule: { id, lock, category, reason }, verdict, mode, source }) => ({
      id,
      verdict,
      lock: lock === true,
      mode,
      category,
      reason,
      source,
    }))
    terminal.json('rules', { rules: shown })
    return EXIT.ok
  }
  const width = Math.max(...rules.map(({ rule }) => rule.id.length))
  for (const { rule, verdict, mode } of rules) {
    const note = rule.lock ? ' locked ' : mode === 'on' ? '        ' : ` ${mode.padEnd(7)}`
    terminal.out(`${rule.id.padEnd(width)}  ${verdict.padEnd(6)}${note}${rule.reason}`)
  }
  return EXIT.ok
}

/** How many rules each pack has and what they say, and how much stands below them. */
function show_packs(json: boolean, terminal: Terminal): Exit {
  const { packs } = all_packs(terminal)
  const rows = packs.map((pack) => {
    const says = (word: string) => pack.rules.filter(({ verdict }) => verdict === word).length
    return {
      pack: pack.pack,
      version: pack.version,
      rules: pack.rules.length,
      block: says('block'),
      defer: says('defer'),
      modify: says('modify'),
      audit: says('audit'),
      allow: says('allow'),
      locked: pack.rules.filter(({ lock }) => lock === true).length,
      lists: Object.keys(pack.lists ?? {}).map((name) => `${pack.pack}/${name}`),
      source: source_of(pack),
    }
  })
  const below = { programs: SPECS.size + WINDOWS_SPECS.size, rows: ROW_COUNT }
  if (json) {
    terminal.json('rules', { packs: rows, ...below })
    return EXIT.ok
  }
  const columns = ['pack', 'rules', 'block', 'defer', 'modify', 'audit', 'allow', 'locked'] as const
  const cells = rows.map((row) => columns.map((column) => String(row[column] || '')))
  const total = columns.map((column) =>
    column === 'pack' ? 'all' : String(rows.reduce((sum, row) => sum + row[column], 0)),
  )
  for (const line of table(columns, [...cells, total])) terminal.out(line)
  terminal.out(
    `They judge what ${below.programs} programs with a spec and ${below.rows} rows of verbs are known to do.`,
  )
  const lists = rows.flatMap((row) => row.lists)
  if (lists.length > 0) terminal.out(`Lists that a profile may fill: ${lists.join(', ')}`)
  return EXIT.ok
}

function show(id: string, json: boolean, terminal: Terminal): Exit {
  const found = listed_rules(null, terminal).find(({ rule }) => rule.id === id)
  if (found === undefined) throw new CommandError(EXIT.failed, `no rule is called ${id}`, 'All of them: asg rules list')
  if (json) terminal.json('rules', { rule: found.rule, source: found.source })
  else terminal.out(json_text(found.rule, 2))
  return EXIT.ok
}

/** Proves the built-in packs together with the named files (default: CS_RULES_PATH). */
function lint(files: readonly string[], json: boolean, terminal: Terminal): Exit {
  const { values } = load_config({ flags: {}, env: terminal.env })
  const paths = files.length > 0 ? files : values.CS_RULES_PATH
  const errors = [...files.filter(is_without_rules).map((path) => `${path}: no YAML file is in it`), ...unproved(paths)]
  if (json) terminal.json('rules', { ok: errors.length === 0, errors })
  else if (errors.length === 0) terminal.out(`${read_from(paths)}. Every rule holds its own examples.`)
  else for (const error of errors) terminal.say(error)
  return errors.length === 0 ? EXIT.ok : EXIT.failed
}

/** A folder that somebody names to have it proved, and that holds nothing to prove, is the wrong one. */
function is_without_rules(path: string): boolean {
  const { files, errors } = load_packs([path])
  return files.length === 0 && errors.length === 0
}

/** What was found there, so that a file nobody read is noticed. */
function read_from(paths: readonly string[]): string {
  return paths.length === 0 ? 'Only what is built in: CS_RULES_PATH is empty' : contents_of(paths)
}
