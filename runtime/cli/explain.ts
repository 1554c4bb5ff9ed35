// `asg explain <command>`: what the engine sees in a command line and why it decides as it does. Needs no gateway.
// Source: CONTRACT 20.2, PRODUCT 1 (want 7).
import { parseArgs } from 'node:util'
import type { Effect } from '#core/policy/effects/kind.ts'
import { composite_of, level_of } from '#core/policy/score.ts'
import type { Policy, Verdict } from '#core/policy/verdict.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { load_config } from '#runtime/node/config.ts'
import { builtin_policy, PolicyError } from '#runtime/policy/source.ts'

/** D5 of each trust (CONTRACT 1.7). */
const SHORTFALL: Readonly<Record<string, number>> = { untrusted: 2, standard: 1, elevated: 0, privileged: 0 }

type Word = 'allow' | 'block' | 'defer'

/** Exit 0 allow, 1 block, 3 defer. */
export async function run_explain(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      cwd: { type: 'string' },
      trust: { type: 'string' },
      tool: { type: 'string' },
    },
    allowPositionals: true,
  })
  const command = positionals.join(' ')
  if (command === '') throw new CommandError(EXIT.usage, 'use: asg explain <command>', "asg explain 'git push --force'")
  const trust = values.trust ?? 'untrusted'
  const d5 = SHORTFALL[trust]
  if (d5 === undefined)
    throw new CommandError(EXIT.usage, '--trust must be one of: untrusted, standard, elevated, privileged')
  const cwd = values.cwd ?? process.cwd()
  const policy = load_policy(terminal)
  const judge = (text: string) => judged(policy, text, cwd, values.tool ?? 'Bash', terminal)
  const verdict = judge(command)
  const decision = decide(verdict, d5)
  const danger = danger_of(verdict)
  const level = level_of(composite_of(danger, 0, d5))
  const flip = decision === 'allow' ? null : smallest_change(command, verdict, judge, d5)
  if (values.json) {
    terminal.json('explain', {
      command,
      cwd,
      trust,
      decision,
      risk_level: level,
      dimensions: { d1: verdict.d1, d2: verdict.d2, d3: verdict.d3, d4: 0, d5 },
      rules: verdict.findings.map(({ rule_id, verdict: word, reason, suggestion, span }) => ({
        rule_id,
        verdict: word,
        reason,
        suggestion,
        span,
      })),
      effects: verdict.effects,
      doubts: verdict.doubts,
      uncertainty: verdict.uncertainty,
      allowed_if: flip,
      policy_version: policy.version,
    })
  } else show(terminal, command, verdict, decision, level, flip)
  return decision === 'allow' ? EXIT.ok : decision === 'block' ? EXIT.failed : EXIT.pending
}

function load_policy(terminal: Terminal): Policy {
  const { values } = load_config({ flags: {}, env: terminal.env })
  try {
    const self = { ports: [values.CS_HTTP_PORT], files: [values.CS_UDS_PATH, values.CS_TRAJECTORY_DB_PATH] }
    return builtin_policy({ self, disabled: values.CS_RULES_DISABLED, paths: values.CS_RULES_PATH }).current()
  } catch (cause) {
    if (!(cause instanceof PolicyError)) throw cause
    throw new CommandError(EXIT.usage, cause.lines.map((line) => `CS_RULES_PATH: ${line}`).join('\n'))
  }
}

function judged(policy: Policy, command: string, cwd: string, tool_name: string, terminal: Terminal): Verdict {
  const home = terminal.env.HOME ?? null
  return policy.judge({ tool_name, payload: { command, cwd }, cwd, workspace_root: null, home, facts: null }, null)
}

const danger_of = (verdict: Verdict): number => Math.max(verdict.d1, verdict.d2, verdict.d3)

/** The decision of a fresh session without enforcement: rules, then the floor (CONTRACT 1.8 rows 5 and 6). */
function decide(verdict: Verdict, d5: number): Word {
  if (verdict.verdict === 'block') return 'block'
  if (verdict.verdict === 'defer' || verdict.verdict === 'modify') return 'defer'
  const danger = danger_of(verdict)
  return danger >= 2 && composite_of(danger, 0, d5) >= 4 ? 'defer' : 'allow'
}

/** Probes tried for the counterfactual, cheapest first (ENGINE 20). */
const MAX_PROBES = 24

/** The smallest change of the command after which it would be allowed: a part left out, a dry run, a target in the project. */
function smallest_change(
  command: string,
  verdict: Verdict,
  judge: (text: string) => Verdict,
  d5: number,
): string | null {
  const words = command.split(/\s+/)
  const probes: { text: string; command: string }[] = []
  words.forEach((word, at) => {
    if (at > 0 && word.startsWith('-'))
      probes.push({ text: `without ${word}`, command: words.filter((_, i) => i !== at).join(' ') })
  })
  words.forEach((word, at) => {
    if (at > 0 && /^[~/$]/.test(word))
      probes.push({
        text: 'if the target were inside the project',
        command: words.map((one, i) => (i === at ? './build' : one)).join(' '),
      })
  })
  probes.push({ text: 'as a dry run', command: `${command} --dry-run` })
  for (const part of command.split(/\s*(?:&&|;|\|)\s*/))
    if (part !== command) probes.push({ text: `only \`${part}\``, command: part })
  const probe = probes.slice(0, MAX_PROBES).find((one) => decide(judge(one.command), d5) === 'allow')
  if (probe !== undefined) return probe.text
  return verdict.verdict !== 'block' && d5 > 0 && decide(verdict, 0) === 'allow'
    ? 'if the agent were trusted more (--trust elevated)'
    : null
}

const STYLE = { allow: 'green', defer: 'yellow', block: 'red' } as const

function show(
  terminal: Terminal,
  command: string,
  verdict: Verdict,
  decision: Word,
  level: string,
  flip: string | null,
): void {
  const { paint } = terminal
  terminal.out(`${paint('bold', plain(command))}`)
  terminal.out(
    `  ${paint(STYLE[decision], decision)}  risk ${level}  D1 ${verdict.d1}  D2 ${verdict.d2}  D3 ${verdict.d3}`,
  )
  for (const effect of verdict.effects.slice(0, 12)) terminal.out(paint('dim', `  effect  ${effect_line(effect)}`))
  if (verdict.effects.length > 12) terminal.out(paint('dim', `  … ${verdict.effects.length - 12} more effects`))
  for (const finding of verdict.findings) {
    terminal.out(`  rule    ${finding.rule_id} (${finding.verdict}): ${finding.reason}`)
    if (finding.suggestion !== null) terminal.out(`          instead: ${finding.suggestion}`)
  }
  if (verdict.findings.length === 0)
    terminal.out(decision === 'allow' ? '  No rule objects.' : '  No rule names it; what it touches is sensitive.')
  if (verdict.doubts.length > 0) terminal.out(paint('dim', `  doubts  ${verdict.doubts.join(', ')}`))
  if (flip !== null) terminal.out(`  allowed ${flip}`)
}

function effect_line(effect: Effect): string {
  const via = effect.via.length > 0 ? ` via ${effect.via.join(' > ')}` : ''
  const scope = effect.scope === null ? '' : ` (${effect.scope})`
  return plain(`${effect.kind} ${effect.target ?? '?'}${scope} by ${effect.head}${via}  ${effect.d.join('/')}`)
}
