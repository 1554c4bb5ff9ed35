// `asg test <fixtures…>`: judges every fixture as a gateway with these rules would, and says which answers are not the expected
// ones. For continuous integration: needs no gateway, no database and no network. Source: CONTRACT 20.2.
import { parseArgs } from 'node:util'
import type { DecisionWord } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import { tool_name_of } from '#core/decision/entry.ts'
import { arguments_of } from '#core/dialect/arguments.ts'
import { type Answered, DRY_MS, dry_gateway } from '#runtime/cli/judge/dry-gateway.ts'
import {
  type Expected,
  type Fixture,
  FixtureError,
  type FixtureStep,
  read_fixtures,
} from '#runtime/cli/judge/fixture.ts'
import { type OwnRules, own_rules } from '#runtime/cli/judge/own-rules.ts'
import { read_record, with_records } from '#runtime/cli/judge/recorded.ts'
import { must_take } from '#runtime/cli/options.ts'
import { CommandError, EXIT, type Exit, json_text, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { MAX_LOOKED_THROUGH, record_named } from '#runtime/storage/direct/history.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  policy: { type: 'string', multiple: true },
  record: { type: 'string' },
  db: { type: 'string' },
} as const

/** Exit 0 when all answers are the expected ones, 1 when one is not, 2 for a file that is no fixture file. */
export async function run_test(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const rules = own_rules(terminal, values.policy)
  if (values.record !== undefined) {
    if (positionals.length > 0) throw new CommandError(EXIT.usage, `unexpected argument ${positionals[0]}`)
    must_take('--record', values, ['record', 'db', 'policy'])
    const fixture = await record_fixture(values.record, values.db, rules)
    // Readers of fixtures ignore keys they do not know, so both forms are lines of a fixture file.
    if (values.json) terminal.json('test', fixture)
    else terminal.out(json_text(fixture))
    return EXIT.ok
  }
  if (positionals.length === 0) {
    throw new CommandError(EXIT.usage, 'use: asg test <fixtures…>', 'asg test fixtures.jsonl --policy rules.yaml')
  }
  const outcomes: Outcome[] = []
  for (const fixture of positionals.flatMap(fixtures_of)) outcomes.push(await play(fixture, rules))
  return report(outcomes, values.json === true, rules, terminal)
}

function fixtures_of(file: string): Fixture[] {
  try {
    return read_fixtures(file)
  } catch (cause) {
    if (!(cause instanceof FixtureError)) throw cause
    throw new CommandError(EXIT.usage, cause.message)
  }
}

// ------------------------------------------------------------------------------------------------------------- playing

interface Outcome {
  name: string
  /** Null: as expected. */
  problem: string | null
  /** Nothing was expected of it. */
  skipped: boolean
  got: DecisionWord
  policy_id: string
  reason: string
}

/** Far enough apart that no burst is seen, near enough that the session remembers. */
const STEP_MS = 1000
const FALLBACK_CWD = '/home/dev/project'

async function play(fixture: Fixture, { policy, settings }: OwnRules): Promise<Outcome> {
  const dry = dry_gateway(policy, settings, DRY_MS)
  const answers: Answered[] = []
  for (const [index, step] of fixture.steps.entries()) {
    const event = event_of(step, index)
    const can_modify = wants_modify(fixture.expected)
    answers.push(await dry.decide({ event, at_ms: DRY_MS + index * STEP_MS, trust: fixture.trust, can_modify }))
  }
  const decisive = decisive_of(answers, fixture.expected)
  return {
    name: fixture.name,
    problem: problem_of(answers, fixture.expected),
    skipped: fixture.expected.kind === 'nothing',
    got: decisive?.result.decision.decision ?? 'allow',
    policy_id: decisive?.result.decision.policy_id ?? '',
    reason: decisive?.result.decision.reason ?? '',
  }
}

function wants_modify(expected: Expected): boolean {
  return expected.kind === 'last' && expected.word === 'modify'
}

function event_of(step: FixtureStep, index: number): CanonicalEvent {
  const tool_name = step.tool_name ?? 'Bash'
  const input = step.tool_input ?? (step.command === undefined ? {} : { command: step.command })
  const output = step.output === undefined ? {} : { output: step.output }
  return {
    schema_version: 'ahp.1.0',
    event_id: `step-${index}`,
    event_type: step.event_type ?? (step.output === undefined ? 'pre_action' : 'post_action'),
    session_id: 'fixture',
    source_framework: 'asg',
    agent_id: 'fixture',
    tool_name,
    payload: { tool: tool_name, cwd: step.cwd ?? FALLBACK_CWD, ...input, arguments: input, ...output },
  }
}

const STRICTNESS: readonly DecisionWord[] = ['allow', 'modify', 'defer', 'block']

function decisive_of(answers: readonly Answered[], expected: Expected): Answered | undefined {
  if (expected.kind === 'last') return answers.at(-1)
  const strictness = ({ result }: Answered) => STRICTNESS.indexOf(result.decision.decision)
  return answers
    .slice(0, expected.kind === 'strictest' ? expected.by_step + 1 : undefined)
    .reduce<Answered | undefined>(
      (worst, one) => (worst === undefined || strictness(one) > strictness(worst) ? one : worst),
      undefined,
    )
}

function problem_of(answers: readonly Answered[], expected: Expected): string | null {
  const decisive = decisive_of(answers, expected)
  if (decisive === undefined || expected.kind === 'nothing') return null
  const { decision } = decisive.result.decision
  if (expected.kind === 'last') {
    const { word, rule } = expected
    if (word === 'finding') return is_flagged(decisive) ? null : 'expected a finding in the output, got none'
    if (word !== null && word !== decision) return `expected ${word}, got ${decision}`
    const matched = decisive.snapshot.matched_rules
    if (rule !== null && !matched.includes(rule)) return `expected ${rule}, matched ${matched.join(', ') || 'no rule'}`
    return null
  }
  const flagged = answers.slice(0, expected.by_step + 1).some(is_flagged)
  if (expected.flagged ? flagged || expected.words.includes(decision) : !flagged && decision === 'allow') return null
  const words = expected.words.join(' or ')
  return `expected ${words}, got ${flagged ? 'a finding' : decision}`
}

function is_flagged({ finding }: Answered): boolean {
  return finding !== null && finding.tier !== 'log_only'
}

// ------------------------------------------------------------------------------------------------------------ reporting

function report(outcomes: readonly Outcome[], json: boolean, { policy }: OwnRules, terminal: Terminal): Exit {
  const failed = outcomes.filter(({ problem }) => problem !== null)
  const skipped = outcomes.filter((one) => one.skipped).length
  const counts = {
    total: outcomes.length,
    passed: outcomes.length - failed.length - skipped,
    failed: failed.length,
    skipped,
  }
  const ok = failed.length === 0
  if (json) {
    const failures = failed.map(({ name, problem, got, policy_id, reason }) => ({
      name,
      problem,
      got,
      policy_id,
      reason,
    }))
    terminal.json('test', { ok, ...counts, failures, policy_version: policy.version })
  } else {
    for (const { name, problem, policy_id, reason } of failed)
      terminal.out(
        `${terminal.paint('red', 'not ok')}  ${plain(name)}: ${problem} (${plain(policy_id)}): ${plain(reason)}`,
      )
    const rest = skipped > 0 ? `, ${skipped} without an expectation` : ''
    terminal.out(`${counts.passed} of ${counts.total - skipped} as expected${rest}`)
  }
  return ok ? EXIT.ok : EXIT.failed
}

// ------------------------------------------------------------------------------------------------------------ recording

/** One line of a fixture file, made of what was decided. The record is redacted, so secrets are not in it. */
async function record_fixture(
  request_id: string,
  db: string | undefined,
  { config }: OwnRules,
): Promise<Record<string, unknown>> {
  const past = await with_records(config, db, (database) => record_named(database, request_id))
  const recorded = past && read_record(past)
  if (!recorded) {
    const bound = `among the newest ${MAX_LOOKED_THROUGH}; older ones are named by their number in asg audit`
    throw new CommandError(
      EXIT.failed,
      `no record is called ${plain(request_id)}`,
      `Request ids are looked for ${bound}.`,
    )
  }
  const { event, decision } = recorded
  if (event.event_type !== 'pre_action') {
    throw new CommandError(EXIT.failed, `${plain(request_id)} is a ${event.event_type}; only actions become fixtures`)
  }
  const { cwd } = event.payload
  return {
    id: request_id,
    tool_name: tool_name_of(event) ?? 'Bash',
    tool_input: arguments_of(event.payload),
    ...(typeof cwd === 'string' && { cwd }),
    expect: decision.decision,
    ...(decision.policy_id.includes('/') && { rule: decision.policy_id }),
  }
}
