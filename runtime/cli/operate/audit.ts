// `asg audit`: recorded decisions over all sessions, straight from the database and read-only, whether or not a gateway runs.
// Source: CONTRACT 20.2; the records are those of SPEC "Trajectory record".
import { parseArgs } from 'node:util'
import { DecisionWord, RiskLevel } from '#core/contract/decision.ts'
import { tell_database, with_records } from '#runtime/cli/judge/recorded.ts'
import { csv_line } from '#runtime/cli/operate/csv.ts'
import type { Json } from '#runtime/cli/operate/operator-call.ts'
import { moment_before } from '#runtime/cli/operate/period.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { shown, table } from '#runtime/cli/text.ts'
import { load_config } from '#runtime/config/config.ts'
import { type AuditRow, audit } from '#runtime/storage/direct/audit.ts'
import type { PastRecord } from '#runtime/storage/direct/history.ts'
import { StorageError } from '#runtime/storage/error.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 100_000
/** Longer commands are cut in the table; JSON and CSV have them whole. */
const TABLE_COMMAND_CHARS = 80

const OPTIONS = {
  db: { type: 'string' },
  session: { type: 'string' },
  since: { type: 'string' },
  risk: { type: 'string' },
  decision: { type: 'string' },
  tool: { type: 'string' },
  rule: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Newest first. Exit 0 also when nothing matches. */
export async function run_audit(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const format = format_of(values.format, values.json === true)
  const limit = limit_of(values.limit)
  const filter = {
    session_id: values.session,
    since_ms: values.since === undefined ? 0 : moment_before('--since', values.since, Date.now()),
    levels: words_of('--risk', values.risk, RiskLevel.options),
    decisions: words_of('--decision', values.decision, DecisionWord.options),
    tool: values.tool,
    rule: values.rule,
    // One more than is shown, to know whether there are more.
    limit: limit + 1,
  }
  const config = load_config({ env: terminal.env })
  tell_database(config, values.db, terminal)
  const found = await with_records(config, values.db, async (database) => {
    const rows = await audit(database, filter)
    show(rows.slice(0, limit), format, terminal)
    return rows.length
  })
  if (found > limit) terminal.say(`only the newest ${limit}; --limit shows more`)
  else if (found === 0) terminal.say(`no record in ${values.db ?? config.values.CS_TRAJECTORY_DB_PATH} matches`)
  return EXIT.ok
}

const FORMATS = ['table', 'json', 'csv'] as const

/** Throws CommandError, also where `--json` and `--format` ask for different things. */
function format_of(text: string | undefined, json: boolean): (typeof FORMATS)[number] {
  const format = FORMATS.find((one) => one === (text ?? (json ? 'json' : 'table')))
  if (format === undefined) throw new CommandError(EXIT.usage, `--format must be one of: ${FORMATS.join(', ')}`)
  if (json && format !== 'json') throw new CommandError(EXIT.usage, `--json and --format ${format} exclude each other`)
  return format
}

/** One or more of the words, separated by commas; none when the option is not given. Throws CommandError. */
function words_of<T extends string>(option: string, text: string | undefined, words: readonly T[]): T[] {
  if (text === undefined) return []
  const given = text.split(',').map((word) => word.trim())
  const known = words.filter((word) => given.includes(word))
  if (known.length === new Set(given).size) return known
  throw new CommandError(EXIT.usage, `${option} must be one of: ${words.join(', ')}`)
}

function limit_of(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new CommandError(EXIT.usage, `--limit must be a number from 1 to ${MAX_LIMIT}`)
}

/** The record as the reports show it. Throws StorageError `damaged`. */
export function record_json(record: PastRecord): Json {
  const { record_id, recorded_at_ms } = record
  const recorded_at = new Date(recorded_at_ms).toISOString()
  return { record_id, recorded_at, recorded_at_ts: recorded_at_ms / 1000, ...stored_of(record) }
}

/** Pages of a damaged file may be read without complaint, and what they hold is no record any more. */
function stored_of({ record_id, body }: PastRecord): Stored {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new StorageError('damaged', `the database is damaged: record ${record_id} cannot be read`, { cause })
  }
}

/** The parts of a stored record that one line shows. */
interface Stored {
  event: Json & { payload: Json }
  decision: Json
  risk_snapshot: Json
  meta: Json
}

function show(rows: readonly AuditRow[], format: (typeof FORMATS)[number], terminal: Terminal): void {
  if (format === 'json') {
    const records = rows.map(record_json)
    terminal.json('audit', { record_count: records.length, records })
    return
  }
  const lines = rows.map(line_of)
  if (format === 'csv') {
    terminal.out(csv_line(COLUMNS))
    for (const line of lines) terminal.out(csv_line(COLUMNS.map((column) => cell_of(line[column]))))
    return
  }
  if (lines.length === 0) return
  // Objections of trial rules get a column once there is such a rule.
  const columns = HEADINGS.filter(([key]) => key !== 'shadow_rules' || lines.some((line) => line.shadow_rules !== null))
  const cells = lines.map((line) => columns.map(([key]) => short(shown(line[key]), key)))
  for (const text of table(
    columns.map(([, heading]) => heading),
    cells,
  ))
    terminal.out(text)
}

/** Columns of the table and what stands above them. */
const HEADINGS = [
  ['recorded_at', 'recorded'],
  ['record_id', 'record'],
  ['decision', 'decision'],
  ['risk_level', 'risk'],
  ['tool_name', 'tool'],
  ['policy_id', 'rule'],
  ['shadow_rules', 'shadow rules'],
  ['session_id', 'session'],
  ['command', 'command'],
] as const

const COLUMNS = [
  'recorded_at',
  'record_id',
  'session_id',
  'event_id',
  'request_id',
  'event_type',
  'source_framework',
  'agent_id',
  'tool_name',
  'command',
  'decision',
  'risk_level',
  'composite_score',
  'actual_tier',
  'policy_id',
  'reason',
  'matched_rules',
  'shadow_rules',
] as const

function line_of(row: AuditRow): Record<(typeof COLUMNS)[number], unknown> {
  const { record_id, session_id, recorded_at_ms } = row
  const { event, decision, risk_snapshot, meta } = stored_of(row)
  const { payload } = event
  const args = payload.arguments as Json | undefined
  return {
    recorded_at: new Date(recorded_at_ms).toISOString(),
    record_id,
    session_id,
    event_id: event.event_id,
    request_id: meta.request_id,
    event_type: event.event_type,
    source_framework: event.source_framework,
    agent_id: event.agent_id,
    tool_name: event.tool_name || payload.tool || payload.tool_name,
    command: payload.command ?? args?.command ?? payload.path,
    decision: decision.decision,
    risk_level: decision.risk_level,
    composite_score: risk_snapshot.composite_score,
    actual_tier: meta.actual_tier,
    policy_id: decision.policy_id,
    reason: decision.reason,
    matched_rules: listed(risk_snapshot.matched_rules),
    shadow_rules: listed(risk_snapshot.shadow_rules),
  }
}

/** Ids of rules as one cell; null when there is none. */
function listed(rules: unknown): string | null {
  return Array.isArray(rules) && rules.length > 0 ? rules.join(' ') : null
}

function cell_of(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}

function short(text: string, key: string): string {
  return key === 'command' && text.length > TABLE_COMMAND_CHARS ? `${text.slice(0, TABLE_COMMAND_CHARS - 1)}…` : text
}
