// What `asg explain` found, as a document and for people.
import type { Effect } from '#core/policy/effects/kind.ts'
import type { Analysis } from '#core/policy/parse/tree.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import { plain, type Terminal } from '#runtime/cli/terminal.ts'

/** Everything `asg explain` knows about one action. */
export interface Explained {
  /** Command text, or the tool with its arguments. */
  command: string
  cwd: string | null
  trust: string
  decision: string
  risk_level: string
  policy_id: string
  dimensions: { d1: number; d2: number; d3: number; d4: number; d5: number }
  composite_score: number
  verdict: Verdict
  /** How the command was read; null for other tools. */
  analysis: Analysis | null
  /** What was found in the output, when it is one. */
  finding: { score: number; tier: string; patterns_matched: readonly string[] } | null
  /** The smallest change that would turn the decision around. */
  flip: string | null
  policy_version: string
  /** What stands in the record, when a recorded decision is explained. */
  recorded: Past | null
}

/** What stands in the record of an action. */
export interface Past {
  record_id: number
  request_id: string
  session_id: string
  recorded_at: string
  decision: string
  policy_id: string
  reason: string
  risk_level: string
  matched_rules: readonly string[]
  policy_version: string
  /** Records of its session that were played again before it. */
  steps_before: number
}

/** The members of `asg/explain/v1`. */
export function explain_document(explained: Explained): Record<string, unknown> {
  const { verdict, analysis, flip, ...rest } = explained
  const { rewrite } = verdict
  return {
    ...rest,
    parse: analysis && { dialect: analysis.dialect, commands: analysis.commands.map(command_json) },
    rules: verdict.findings.map(({ rule_id, verdict: word, reason, suggestion, span, shadow }) => ({
      rule_id,
      verdict: word,
      reason,
      suggestion,
      span,
      shadow,
    })),
    effects: verdict.effects,
    doubts: verdict.doubts,
    uncertainty: verdict.uncertainty,
    rewrite,
    flips: flip,
    // The former name of this member.
    allowed_if: explained.decision === 'allow' ? null : flip,
  }
}

function command_json({ name, args, via, place, cwd, span }: Analysis['commands'][number]): Record<string, unknown> {
  return { name, args: args.map((word) => (word.cert === 'literal' ? word.text : null)), via, place, cwd, span }
}

const STYLE = { allow: 'green', modify: 'green', defer: 'yellow', block: 'red' } as const
/** Lines of each kind that are shown; --json has all. */
const MAX_LINES = 12

/** The same for people, one fact a line; long lists are cut and say so. */
export function show_explained(explained: Explained, terminal: Terminal): void {
  const { paint } = terminal
  const { verdict, recorded, decision, dimensions } = explained
  const style = STYLE[decision as keyof typeof STYLE] ?? 'bold'
  const { d1, d2, d3, d4, d5 } = dimensions
  terminal.out(paint('bold', plain(explained.command)))
  if (recorded !== null) show_past(recorded, explained, terminal)
  terminal.out(
    `  ${paint(style, decision)}  risk ${explained.risk_level}  D1 ${d1}  D2 ${d2}  D3 ${d3}  D4 ${d4}  D5 ${d5}  score ${explained.composite_score}`,
  )
  show_lines(
    'command',
    (explained.analysis?.commands ?? []).filter(({ name }) => name !== '').map(command_line),
    terminal,
  )
  show_lines('effect', verdict.effects.map(effect_line), terminal)
  for (const { rule_id, verdict: word, shadow, reason, suggestion } of verdict.findings) {
    terminal.out(`  rule    ${rule_id} (${shadow ? 'shadow ' : ''}${word}): ${reason}`)
    if (suggestion !== null) terminal.out(`          instead: ${plain(suggestion)}`)
  }
  if (explained.finding !== null) show_finding(explained.finding, terminal)
  else if (verdict.findings.length === 0)
    terminal.out(decision === 'allow' ? '  No rule objects.' : '  No rule names it; what it touches is sensitive.')
  if (verdict.doubts.length > 0) terminal.out(paint('dim', `  doubts  ${verdict.doubts.join(', ')}`))
  const { rewrite } = verdict
  if (typeof rewrite?.command === 'string')
    terminal.out(`  rewrite ${plain(rewrite.command)}  (runs instead, where the client takes rewrites)`)
  if (explained.flip !== null) {
    const other = decision === 'allow' ? 'asked' : 'allowed'
    terminal.out(`  ${other.padEnd(7)} ${plain(explained.flip)}`)
  }
}

function show_finding({ score, tier, patterns_matched }: NonNullable<Explained['finding']>, terminal: Terminal): void {
  const what = patterns_matched.length > 0 ? patterns_matched.join(', ') : 'nothing suspicious'
  terminal.out(`  output  ${tier}  score ${score}  ${plain(what)}`)
}

function show_past(past: Past, { decision, policy_version }: Explained, terminal: Terminal): void {
  const { paint } = terminal
  terminal.out(
    paint(
      'dim',
      `  record  ${past.record_id} at ${past.recorded_at}, session ${plain(past.session_id)}, rules ${past.policy_version}`,
    ),
  )
  terminal.out(`  decided ${past.decision}  risk ${past.risk_level}  ${plain(past.policy_id)}: ${plain(past.reason)}`)
  if (past.decision !== decision)
    terminal.out(`  The rules of today (${policy_version}) would say ${decision}; what follows is theirs.`)
}

function show_lines(kind: string, lines: readonly string[], { out, paint }: Terminal): void {
  for (const line of lines.slice(0, MAX_LINES)) out(paint('dim', `  ${kind.padEnd(7)} ${plain(line)}`))
  if (lines.length > MAX_LINES) out(paint('dim', `  … ${lines.length - MAX_LINES} more; --json has all`))
}

function command_line({ name, args, via, place, cwd }: Analysis['commands'][number]): string {
  const words = args.map((word) => (word.cert === 'literal' ? word.text : '?')).join(' ')
  const through = via.length > 0 ? ` via ${via.join(' > ')}` : ''
  const where = place === 'local' ? (cwd === null ? ' in an unknown folder' : ` in ${cwd}`) : ` in a ${place}`
  return `${name} ${words}`.trimEnd() + through + where
}

function effect_line(effect: Effect): string {
  const via = effect.via.length > 0 ? ` via ${effect.via.join(' > ')}` : ''
  const scope = effect.scope === null ? '' : ` (${effect.scope})`
  return `${effect.kind} ${effect.target ?? '?'}${scope} by ${effect.head}${via}  ${effect.d.join('/')}`
}
