// `asg replay --policy FILE`: judges the recorded actions again under another rule set and prints what would change. Reads the
// database beside a running gateway and changes nothing. Source: CONTRACT 20.2, ENGINE 20 (policy replay).
import { parseArgs } from 'node:util'
import { tool_name_of } from '#core/decision/entry.ts'
import { arguments_of, command_of } from '#core/dialect/arguments.ts'
import { iso_time } from '#core/time.ts'
import { type DryGateway, dry_gateway } from '#runtime/cli/judge/dry-gateway.ts'
import { own_rules } from '#runtime/cli/judge/own-rules.ts'
import { asked_again, type Recorded, read_record, tell_database, with_records } from '#runtime/cli/judge/recorded.ts'
import { moment_before } from '#runtime/cli/operate/period.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { counted, table } from '#runtime/cli/text.ts'
import { count_since, type PastRecord, records_since } from '#runtime/storage/direct/history.ts'
import type { DatabaseReader } from '#runtime/storage/direct/reader.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  policy: { type: 'string', multiple: true },
  since: { type: 'string' },
  db: { type: 'string' },
} as const

/** Changes that are listed; all are counted. */
const MAX_LISTED = 1000
/** A long run says how far it is this often. */
const PROGRESS_MS = 2000
const MAX_COMMAND_CHARS = 70

/** Exit 0 when nothing would change, 1 when something would, 2 for a bad rule file or database. */
export async function run_replay(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  if (values.policy === undefined) {
    throw new CommandError(EXIT.usage, 'use: asg replay --policy FILE', 'asg replay --policy rules.yaml --since 7d')
  }
  const now = own_rules(terminal)
  const other = own_rules(terminal, values.policy)
  const since_ms = values.since === undefined ? 0 : moment_before('--since', values.since, Date.now())
  tell_database(now.config, values.db, terminal)
  const replayed = await with_records(now.config, values.db, (database) =>
    replay(
      database,
      since_ms,
      [
        (start_ms) => dry_gateway(now.policy, now.settings, start_ms),
        (start_ms) => dry_gateway(other.policy, other.settings, start_ms),
      ],
      terminal,
    ),
  )
  const versions = { from: now.policy.version, to: other.policy.version }
  if (values.json) terminal.json('replay', { ...replayed, policy_versions: versions })
  else show(replayed, terminal)
  return replayed.changed === 0 ? EXIT.ok : EXIT.failed
}

interface Change {
  record_id: number
  recorded_at: string
  session_id: string
  request_id: string
  tool_name: string
  command: string
  /** What the record says. */
  recorded: string
  /** What the rules in force say today, and why. */
  from: string
  from_policy_id: string
  /** What the other rules say, and why. */
  to: string
  to_policy_id: string
}

interface Replayed {
  records: number
  /** Actions that were judged again. */
  actions: number
  changed: number
  /** From one answer to the other, as `allow -> defer`. */
  by_kind: Record<string, number>
  /** The newest come last; those beyond the limit are only counted. */
  changes: Change[]
  /** The rules in force today do not say what the record says: people, enforcement, a newer engine, redaction. */
  decided_otherwise: number
  /** Bodies that are not of this program's shape. */
  unreadable: number
}

type Dry = (start_ms: number) => DryGateway

/** Both rule sets see every record, so that sessions are what they would have been under each of them. */
async function replay(
  database: DatabaseReader,
  since_ms: number,
  [make_now, make_other]: readonly [Dry, Dry],
  terminal: Terminal,
): Promise<Replayed> {
  const replayed: Replayed = {
    records: 0,
    actions: 0,
    changed: 0,
    by_kind: {},
    changes: [],
    decided_otherwise: 0,
    unreadable: 0,
  }
  const total = await count_since(database, since_ms)
  let told_ms = performance.now()
  let pair: readonly [DryGateway, DryGateway] | null = null
  for await (const past of records_since(database, since_ms)) {
    replayed.records++
    const recorded = read_record(past)
    if (recorded === null) {
      replayed.unreadable++
      continue
    }
    pair ??= [make_now(past.recorded_at_ms), make_other(past.recorded_at_ms)]
    await compare(past, recorded, pair, replayed)
    if (performance.now() - told_ms < PROGRESS_MS) continue
    told_ms = performance.now()
    terminal.say(`${replayed.records} of ${total} records, ${replayed.changed} would change`)
  }
  return replayed
}

async function compare(
  past: PastRecord,
  recorded: Recorded,
  [now, other]: readonly [DryGateway, DryGateway],
  replayed: Replayed,
): Promise<void> {
  const asked = asked_again(past, recorded)
  const { decision: from } = (await now.decide(asked)).result
  const { decision: to } = (await other.decide(asked)).result
  if (recorded.event.event_type !== 'pre_action') return
  replayed.actions++
  if (from.decision !== recorded.decision.decision) replayed.decided_otherwise++
  if (from.decision === to.decision) return
  replayed.changed++
  const kind = `${from.decision} -> ${to.decision}`
  replayed.by_kind[kind] = (replayed.by_kind[kind] ?? 0) + 1
  if (replayed.changes.length >= MAX_LISTED) return
  replayed.changes.push({
    record_id: past.record_id,
    recorded_at: iso_time(past.recorded_at_ms),
    session_id: recorded.event.session_id,
    request_id: recorded.meta.request_id,
    tool_name: tool_name_of(recorded.event) ?? '',
    command: what_of(recorded),
    recorded: recorded.decision.decision,
    from: from.decision,
    from_policy_id: from.policy_id,
    to: to.decision,
    to_policy_id: to.policy_id,
  })
}

function what_of({ event }: Recorded): string {
  const args = arguments_of(event.payload)
  return command_of(event.payload, args) ?? JSON.stringify(args)
}

function show(replayed: Replayed, terminal: Terminal): void {
  const { changes, changed, actions, by_kind, decided_otherwise, unreadable } = replayed
  if (changes.length > 0) {
    const cells = changes.map((one) => [
      one.recorded_at,
      one.from,
      one.to,
      // The stricter answer is the one that has a reason.
      plain(one.to_policy_id.includes('/') ? one.to_policy_id : one.from_policy_id),
      plain(one.session_id),
      plain(one.tool_name),
      short(plain(one.command)),
    ])
    for (const line of table(['recorded', 'now', 'then', 'rule', 'session', 'tool', 'command'], cells))
      terminal.out(line)
    if (changed > changes.length) terminal.out(`… and ${changed - changes.length} more`)
    terminal.out('')
  }
  const kinds = Object.entries(by_kind).map(([kind, count]) => `${count} ${kind}`)
  terminal.out(`${changed} of ${actions} actions would change${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}`)
  if (decided_otherwise > 0)
    terminal.out(
      `${decided_otherwise} were decided otherwise than the rules in force would today (people, enforcement, an older engine)`,
    )
  if (unreadable > 0) terminal.out(`${counted(unreadable, 'record')} could not be read`)
}

function short(text: string): string {
  return text.length > MAX_COMMAND_CHARS ? `${text.slice(0, MAX_COMMAND_CHARS - 1)}…` : text
}
