// L1, the rule engine: one tool call in, one verdict out. Synchronous, total, bounded by counters; no clock, disk or
// network. Evaluates every rule instead of stopping at the first match, and keeps the evidence. Source: ENGINE sections
// 1, 3, 10, 12.
import { is_sensitive } from '#core/contract/decision.ts'
import { arguments_of, other_arguments, payload_with } from '#core/dialect/arguments.ts'
import { shell_asked, shell_of_tool, tool_class_of } from '#core/dialect/tool.ts'
import { canonical_json } from '#core/json.ts'
import { commands_in, may_be_verb } from '#core/policy/commands.ts'
import { lift_each, run_nested, run_one } from '#core/policy/effects/code-text.ts'
import {
  type Collector,
  type Draft,
  type FileScript,
  MAX_STEPS,
  new_collector,
  note_doubt,
  type Steps,
} from '#core/policy/effects/collector.ts'
import { type Frame, follow_command, frame_of, type Self } from '#core/policy/effects/frame.ts'
import { type Effect, VERDICTS } from '#core/policy/effects/kind.ts'
import { carries_secret } from '#core/policy/effects/session/given.ts'
import { learned_from } from '#core/policy/effects/session/learned.ts'
import { follow_links } from '#core/policy/effects/session/links.ts'
import { run_recipes } from '#core/policy/effects/session/make.ts'
import { follow_own } from '#core/policy/effects/session/own/take-down.ts'
import { follow_runs } from '#core/policy/effects/session/runs.ts'
import { files_named, follow_edits, follow_session, run_sql_files } from '#core/policy/effects/session/session.ts'
import { follow_told } from '#core/policy/effects/session/told.ts'
import { mark_named } from '#core/policy/effects/specs/hosting/production.ts'
import { note_informing } from '#core/policy/effects/text/informing.ts'
import { note_prompt } from '#core/policy/effects/text/prompt.ts'
import { further_places } from '#core/policy/effects/tool/argument/places.ts'
import { lift_tool, tool_call } from '#core/policy/effects/tool/tool.ts'
import { analyze } from '#core/policy/parse/analyze.ts'
import type { Doubt } from '#core/policy/parse/tree.ts'
import { MAX_PREDICATE_TESTS } from '#core/policy/rules/match.ts'
import { type Match, match_rules, type RuleSet } from '#core/policy/rules/pack.ts'
import { propose_rewrite } from '#core/policy/rules/rewrite.ts'
import { judge_scripts } from '#core/policy/scripts.ts'
import { follow_texts } from '#core/policy/texts.ts'
import type { Action, FileFacts, Finding, ToolClass, Verdict } from '#core/policy/verdict.ts'
import { weigh } from '#core/policy/weigh.ts'

/** Weight of each doubt, 0 to 1 (ENGINE 12). */
const DOUBT: Readonly<Record<Doubt, number>> = {
  'dynamic-head': 1,
  exhausted: 1,
  'unresolved-call': 0.8,
  'error-tail': 0.7,
  'unresolved-destructive': 0.7,
  'opaque-code': 0.5,
  'unresolved-variable': 0.3,
  'unknown-binary': 0.3,
}

/** Longer commands are not rewritten: parsing and judging them twice more would cost more than asking a person. */
const MAX_REWRITTEN_CHARS = 8192

/**
 * Judges one action by a rule set. Should never throw; the caller (compile.ts) guards all the same, and a throw there
 * fails closed.
 */
export function judge(action: Action, facts: FileFacts | null, rules: RuleSet, self: Self): Verdict {
  const judged = evaluate(action, facts, rules, self)
  const { command, objections } = judged
  const verdict = with_alternative(judged)
  if (verdict.verdict !== 'defer' && verdict.verdict !== 'modify') return verdict
  // Leaves early for nearly every command, because few rules offer a rewrite. What was not read to its end is not
  // rewritten.
  if (
    command === null ||
    command.length > MAX_REWRITTEN_CHARS ||
    verdict.exhausted ||
    !objections.some(({ rule }) => rule.spec.rewrite !== undefined)
  )
    return verdict
  const { cwd, home } = judged.frame
  const dialect = shell_of_tool(action.tool_name)
  const analysis = analyze(command, { cwd, home, files: files_named(command, facts), ...(dialect && { dialect }) })
  const proposal = propose_rewrite(action, command, analysis, objections)
  if (proposal === null) return verdict
  const again = evaluate(proposal.action, facts, rules, self).verdict
  if (!is_harmless(again)) return verdict
  const findings = name_rewrite(verdict.findings, objections, proposal.command)
  return { ...verdict, findings, rewrite: proposal.action.payload }
}

/** Adds what a rule demands when its rewrite is not offered, or the client cannot apply it (ENGINE 9.3). */
function with_alternative({ verdict, objections }: Judged): Verdict {
  return objections.some(({ rule }) => rule.spec.rewrite_or === 'block') ? { ...verdict, otherwise: 'block' } : verdict
}

/**
 * Whether an action is allowed whatever the session did before and however little its agent is trusted: neither a rule
 * nor the sensitivity floor objects.
 */
export function is_harmless({ verdict, d1, d2, d3 }: Verdict): boolean {
  return (verdict === 'allow' || verdict === 'audit') && !is_sensitive(Math.max(d1, d2, d3))
}

/** Longer commands are not quoted inside a suggestion. */
const MAX_SHOWN_CHARS = 500

/** Findings whose suggestion names the rewritten command, for clients that cannot apply a rewrite (CONTRACT 1.8). */
function name_rewrite(findings: readonly Finding[], objections: readonly Match[], command: string): readonly Finding[] {
  const rewritten = objections.find(({ rule }) => rule.spec.rewrite !== undefined)?.rule.spec
  if (rewritten === undefined || command.length > MAX_SHOWN_CHARS) return findings
  const suggestion = `${rewritten.suggest?.[0]?.text ?? 'Use the safer form'}: ${command}`
  return findings.map((finding) => (finding.rule_id === rewritten.id ? { ...finding, suggestion } : finding))
}

interface Judged {
  verdict: Verdict
  frame: Frame
  command: string | null
  /** Matches of rules that keep the action from being simply allowed. */
  objections: readonly Match[]
}

/** One tool call, taken apart. */
interface Invocation {
  action: Action
  tool_class: ToolClass
  args: Readonly<Record<string, unknown>>
  /** Further readings of the arguments, when the payload gives them more than once. */
  others: readonly Readonly<Record<string, unknown>>[]
  /** Its shell commands, of which more than one means that it is unknown which one runs. */
  commands: readonly string[]
  /** All of them as one text; null when there is none. */
  command: string | null
}

function invocation_of(action: Action): Invocation {
  const tool_class = tool_class_of(action.tool_name)
  const args = arguments_of(action.payload)
  const others = other_arguments(action.payload, args)
  const commands = commands_in(action, tool_class, action.payload, args)
  return { action, tool_class, args, others, commands, command: commands.length === 0 ? null : commands.join('\n') }
}

/**
 * Runs the stages of ENGINE 3; each sees the effects that earlier ones found: (1) the call itself, (2) files and code it
 * names, (3) what the session's past makes of it, (4) texts and scripts it writes, (5) files it runs without naming
 * them; then the rules.
 */
function evaluate(action: Action, facts: FileFacts | null, rules: RuleSet, self: Self): Judged {
  const invocation = invocation_of(action)
  const { command } = invocation
  const frame = follow_command(frame_of(action, self), command)
  if (facts !== null && facts.secrets_read.length > 0) frame.carries_secret = (path) => carries_secret(path, facts)
  if (rules.names_production !== null) frame.names_production = rules.names_production
  const out = new_collector()
  lift_call(invocation, facts, frame, out)
  run_sql_files(out, facts)
  if (command !== null) run_recipes(out, command, facts)
  run_nested(out, frame)
  if (facts !== null) {
    follow_edits(out, facts)
    follow_session(out, command ?? '', facts, frame.workspace)
    follow_own(out, facts)
    follow_told(out, facts)
  }
  if (out.written !== null) {
    follow_texts(action.tool_name, command, out.written, frame, out)
    note_informing(out, frame.workspace)
  }
  judge_scripts(out, frame, rules, (script) => effects_of(script, frame, out.steps))
  if (command !== null) follow_runs(out, command, facts)
  return conclude(invocation, facts, frame, out, rules)
}

/** Stage 1: the effects of a shell's commands, or of another tool's arguments. */
function lift_call(invocation: Invocation, facts: FileFacts | null, frame: Frame, out: Collector): void {
  const { action, tool_class, args, others, commands, command } = invocation
  if (command !== null) {
    const asked = others.length === 0 ? [shell_asked(args)] : [args, ...others].map(shell_asked)
    lift_each(action, commands, frame, out, files_named(command, facts), asked)
    if (tool_class === 'other' && may_be_verb(action, commands)) lift_tool(action, tool_class, frame, out)
  } else if (tool_class === 'shell') {
    if (!action.observed && !only_restarts(args)) note_doubt(out, 'dynamic-head')
  } else {
    if (facts?.prelude) follow_links(facts.prelude, frame)
    lift_tool(action, tool_class, frame, out)
    const readings = [...others, ...further_places(tool_class, action.payload, args, out)]
    for (const other of readings)
      lift_tool({ ...action, payload: payload_with(action.payload, args, other) }, tool_class, frame, out)
    if (frame.names_production) mark_named(out.drafts, [], frame.names_production)
  }
  if (action.observed) note_prompt(tool_call('prompt', frame, out), args)
}

/** Whether a shell is only started anew: `bash {restart: true}`. */
function only_restarts(args: Readonly<Record<string, unknown>>): boolean {
  return args.restart === true && Object.entries(args).every(([key, value]) => value === true || /id$/i.test(key))
}

/** The effects a script would have if it ran here. */
function effects_of({ lang, code }: FileScript, frame: Frame, steps: Steps): Effect[] {
  const inner = new_collector(steps)
  run_one({ lang, code, via: [], place: 'local', cwd: null, span: [0, 0], command: -1, depth: 1 }, frame, inner)
  run_nested(inner, frame)
  return inner.drafts.map(effect_of)
}

/** Matches the rules and puts the verdict together. */
function conclude(
  invocation: Invocation,
  facts: FileFacts | null,
  frame: Frame,
  out: Collector,
  rules: RuleSet,
): Judged {
  const { command, tool_class } = invocation
  const effects = out.drafts.map(effect_of)
  const budget = { tests: 0 }
  const matches = match_rules(rules, effects, { effects, budget })
  const learned = learned_from(out, facts, command, frame.workspace)
  if (out.steps.taken > MAX_STEPS || budget.tests > MAX_PREDICATE_TESTS) out.exhausted = true
  if (out.exhausted || frame.tries?.exhausted === true) note_doubt(out, 'exhausted')
  const { doubts } = out
  const weight = weigh(matches, effects, doubts, frame)
  const verdict: Verdict = {
    verdict: VERDICTS[weight.strictness] ?? 'block',
    d1: weight.d1,
    d2: weight.d2,
    d3: weight.d3,
    findings: weight.findings,
    effects,
    doubts,
    uncertainty: uncertainty_of(doubts, effects),
    exhausted: doubts.includes('exhausted'),
    tool_class,
    fingerprint_text: fingerprint_of(invocation),
    rewrite: null,
    learned,
  }
  return { verdict, frame, command, objections: weight.objections }
}

/**
 * The heaviest doubt. An unknown variable or program weighs little where nothing is at stake; next to a dangerous
 * effect it weighs as much as an unresolved target of a destruction (CONTRACT 11.1, ENGINE 12).
 */
function uncertainty_of(doubts: readonly Doubt[], effects: readonly Effect[]): number {
  let most = 0
  for (const doubt of doubts) most = Math.max(most, DOUBT[doubt])
  const grave = DOUBT['unresolved-destructive']
  if (most === 0 || most >= grave) return most
  const strange = doubts.includes('unknown-binary')
  const at_stake = effects.some(
    ({ kind, cert, d }) =>
      Math.max(...d) >= 2 && (cert === 'dynamic' || cert === 'partial' || (strange && kind === 'tool.mutate')),
  )
  return at_stake ? grave : most
}

function effect_of(draft: Draft): Effect {
  const { kind, target, cert, scope, taint, via, span, fields, head, d } = draft
  return { kind, target, cert, scope, taint, via, span, fields, head, d }
}

/**
 * CONTRACT 3.1: text of the fingerprint, made of tool class, effective parameters and directory. Verdicts are cached, so
 * the closure captures nothing else.
 */
function fingerprint_of({ action, tool_class, args, others, commands }: Invocation): () => string {
  const { cwd } = action
  const tool = tool_class === 'shell' ? null : action.tool_name
  const parameters = parameters_of(commands, others.length === 0 ? args : [args, ...others])
  const env = environment_given(args)
  return () => canonical_json({ tool_class, tool, parameters, cwd, ...(env !== null && { env }) })
}

/** Variables that the call sets for its command; null for none. */
function environment_given(args: unknown): unknown {
  const env = typeof args === 'object' && args !== null && 'env' in args ? args.env : null
  return typeof env === 'object' && env !== null && Object.keys(env).length > 0 ? env : null
}

/** Several commands stay a list: joined, a quote or here-document of one could reach into the next. */
function parameters_of(commands: readonly string[], args: unknown): unknown {
  const [command = args, ...more] = commands
  return more.length > 0 ? commands : command
}
