// `asg explain <command|record|approval|request id>`: what the engine sees in an action and why it decides as it does. Needs no gateway; a
// recorded decision is read from the database and judged again behind what its session did before it.
// Source: CONTRACT 20.2, PRODUCT 1 (want 7).
import { parseArgs } from 'node:util'
import { TrustLevel } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import { arguments_of } from '#core/dialect/arguments.ts'
import { shell_of_tool, tool_class_of } from '#core/dialect/tool.ts'
import { is_object, parse_json } from '#core/json.ts'
import { analyze } from '#core/policy/parse/analyze.ts'
import { shell_command } from '#core/policy/prelude.ts'
import { iso_time } from '#core/time.ts'
import { type Answered, DRY_MS, type DryGateway, dry_gateway, type Looked } from '#runtime/cli/judge/dry-gateway.ts'
import { smallest_change } from '#runtime/cli/judge/explain-probe.ts'
import { type Explained, explain_document, type Past, show_explained } from '#runtime/cli/judge/explain-show.ts'
import { type OwnRules, own_rules } from '#runtime/cli/judge/own-rules.ts'
import { type Asked, asked_again, type Recorded, read_record, with_records } from '#runtime/cli/judge/recorded.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { MAX_LOOKED_THROUGH, type PastRecord, record_named, session_before } from '#runtime/storage/direct/history.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  cwd: { type: 'string' },
  trust: { type: 'string' },
  tool: { type: 'string' },
  db: { type: 'string' },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** Exit 0 allow and modify, 1 block, 3 defer. */
export async function run_explain(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const command = positionals.join(' ')
  if (command === '') {
    throw new CommandError(
      EXIT.usage,
      'use: asg explain <command, or record, approval or request id>',
      "asg explain 'git push --force'",
    )
  }
  const rules = own_rules(terminal)
  const explained =
    (await explain_record(command, values, rules, terminal)) ?? (await explain_command(command, values, rules))
  if (values.json) terminal.json('explain', explain_document(explained))
  else show_explained(explained, terminal)
  if (explained.decision === 'defer') return EXIT.pending
  return explained.decision === 'block' ? EXIT.failed : EXIT.ok
}

// ------------------------------------------------------------------------------------------------------------- a command

async function explain_command(command: string, options: Options, rules: OwnRules): Promise<Explained> {
  const trust = TrustLevel.safeParse(options.trust ?? rules.settings.trust_default)
  if (!trust.success) throw new CommandError(EXIT.usage, `--trust must be one of: ${TrustLevel.options.join(', ')}`)
  const cwd = options.cwd ?? process.cwd()
  const tool = options.tool ?? 'Bash'
  const input = input_of(tool, command, options.tool !== undefined)
  const event: CanonicalEvent = {
    schema_version: 'ahp.1.0',
    event_id: 'explain',
    event_type: 'pre_action',
    session_id: 'explain',
    source_framework: 'asg',
    tool_name: tool,
    payload: { tool, ...input, arguments: input, cwd },
  }
  const asked: Asked = { event, at_ms: DRY_MS, trust: trust.data, can_modify: false }
  return explain_asked(asked, dry_gateway(rules.policy, rules.settings, DRY_MS), null, rules)
}

/** What the tool is called with. Throws CommandError: to any tool but a shell a path alone would look harmless. */
function input_of(tool: string, text: string, is_named: boolean): Record<string, unknown> {
  const input = is_named ? parse_json(text) : undefined
  if (is_object(input)) return input
  if (tool_class_of(tool) === 'shell') return { command: text }
  throw new CommandError(
    EXIT.usage,
    `${plain(tool)} is no shell: its arguments are one JSON object`,
    `asg explain --tool Write '{"file_path":"/etc/hosts","content":"x"}'`,
  )
}

// -------------------------------------------------------------------------------------------------------------- a record

/** Steps of the session that are played again before the one in question. */
const MAX_STEPS_BEFORE = 1000

/** A single word of letters alone is a command: ids of clients count, or carry a time. */
const MAY_BE_ID = /^(?=\S*[0-9_:-])\S{1,256}$/

/** An older record is found by its number only. */
const BOUND = ` among the newest ${MAX_LOOKED_THROUGH}`

/** Nobody types a command that looks like this: the number of a record, an approval, an event. */
const IS_ID = /^(?:\d{15,16}|(?:apr|evt)_[0-9a-f-]{8}\S*)$/

/** Null when the word names no record of the database, or there is none. */
async function explain_record(
  word: string,
  options: Options,
  rules: OwnRules,
  terminal: Terminal,
): Promise<Explained | null> {
  if (options.tool !== undefined || !MAY_BE_ID.test(word)) return null
  const found = await find_record(word, options, rules)
  if (found === null) return null
  if (found === 'none') {
    if (IS_ID.test(word))
      throw new CommandError(EXIT.failed, `No record is called ${plain(word)}`, 'Records are listed by: asg audit')
    terminal.say(`No record is called ${plain(word)}${BOUND}; it is explained as a command.`)
    return null
  }
  const { past, before } = found
  const dry = dry_gateway(rules.policy, rules.settings, before[0]?.recorded_at_ms ?? past.recorded_at_ms)
  for (const step of before) {
    const recorded = read_record(step)
    if (recorded !== null && recorded.meta.attempt === 1) await dry.decide(asked_again(step, recorded))
  }
  const recorded = read_record(past)
  if (recorded === null) throw new CommandError(EXIT.failed, `record ${past.record_id} is not of this program's shape`)
  return explain_asked(asked_again(past, recorded), dry, past_of(past, recorded, before.length), rules)
}

async function find_record(
  word: string,
  options: Options,
  { config }: OwnRules,
): Promise<{ past: PastRecord; before: PastRecord[] } | 'none' | null> {
  try {
    return await with_records(config, options.db, async (database) => {
      const past = await record_named(database, word)
      return past === undefined
        ? 'none'
        : { past, before: await session_before(database, past.record_id, MAX_STEPS_BEFORE) }
    })
  } catch (cause) {
    // Commands are explained without any database; a person who names one wants to know that it cannot be read.
    if (cause instanceof CommandError && options.db === undefined && !IS_ID.test(word)) return null
    throw cause
  }
}

function past_of({ record_id, recorded_at_ms }: PastRecord, recorded: Recorded, steps_before: number): Past {
  const { decision, policy_id, reason, policy_version } = recorded.decision
  const { risk_level, matched_rules } = recorded.risk_snapshot
  return {
    record_id,
    request_id: recorded.meta.request_id,
    session_id: recorded.event.session_id,
    recorded_at: iso_time(recorded_at_ms),
    decision,
    policy_id,
    reason,
    risk_level,
    matched_rules,
    policy_version,
    steps_before,
  }
}

// ----------------------------------------------------------------------------------------------------------------- both

async function explain_asked(
  asked: Asked,
  dry: DryGateway,
  recorded: Past | null,
  { policy }: OwnRules,
): Promise<Explained> {
  const looked = await dry.look(asked)
  const answered = await dry.decide(asked)
  const { decision, risk_level, policy_id } = answered.result.decision
  const { dimensions, composite_score } = answered.snapshot
  const command = shell_command(looked.action)
  const dialect = shell_of_tool(looked.action.tool_name)
  return {
    command: command ?? `${looked.action.tool_name} ${JSON.stringify(arguments_of(looked.action.payload))}`,
    cwd: looked.action.cwd,
    trust: asked.trust,
    decision,
    risk_level,
    policy_id,
    dimensions,
    composite_score,
    verdict: looked.verdict,
    analysis: command === null ? null : analyze(command, { ...looked.action, ...(dialect && { dialect }) }),
    finding: answered.finding,
    flip: flip_of(looked, answered, command, policy),
    policy_version: policy.version,
    recorded,
  }
}

/** Only what rules and floor decided can be turned by another command. */
function flip_of(
  { action, facts, verdict }: Looked,
  { result, snapshot }: Answered,
  command: string | null,
  policy: OwnRules['policy'],
): string | null {
  if (result.decision.decision_source !== 'policy') return null
  const { d4, d5 } = snapshot.dimensions
  const judge = (text: string) => policy.judge({ ...action, payload: { command: text } }, facts)
  return smallest_change({ verdict, command, d4, d5, judge })
}
