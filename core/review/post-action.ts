// The scan of a tool's output: pure, bounded, after the reply. Source: CONTRACT 16.1, ENGINE 16.
import { round4 } from '#core/policy/score.ts'
import { masked_kinds } from '#core/redact.ts'
import { find_exfiltration } from '#core/review/detect/exfiltration.ts'
import { type Detector, new_findings } from '#core/review/detect/finding.ts'
import { is_guide } from '#core/review/detect/guide.ts'
import { find_hidden } from '#core/review/detect/hidden.ts'
import { find_instructions } from '#core/review/detect/instructions.ts'
import { lines_of, scan_text } from '#core/review/detect/normalize.ts'
import { find_obfuscation } from '#core/review/detect/obfuscation.ts'
import { without_samples } from '#core/review/detect/samples.ts'
import { find_secrets } from '#core/review/detect/secret/secrets.ts'

const TIERS = ['log_only', 'monitor', 'escalate', 'emergency'] as const
/** How grave a finding is. */
export type FindingTier = (typeof TIERS)[number]

/** Minimum scores of the tiers, ascending (CS_POST_ACTION_*). */
export interface TierScores {
  monitor: number
  escalate: number
  emergency: number
}

/** Origin of an output, as far as the scan is concerned. */
export interface ScanSource {
  /** The text came from outside: web, MCP, mail. Its score counts 1.3 times. */
  external: boolean
  /** The operator listed the output's path: it is scored and only logged. */
  whitelisted: boolean
  tiers: TierScores
  /** The text comes from a record, in which secrets are replaced by marks. */
  masked?: boolean
  /** It is a file of the workspace that tells agents how to work there: rules, a skill, a command. */
  guide?: boolean
}

/** What a scan found. */
export interface Scan {
  /** 0..3, four decimals. */
  score: number
  tier: FindingTier
  /** `detector:kind`, sorted. */
  patterns_matched: string[]
  kinds: Detector[]
}

const WEIGHTS: readonly (readonly [Detector, number])[] = [
  ['exfiltration', 0.5],
  ['secret', 0.5],
  ['obfuscation', 0.3],
  ['instruction', 0.4],
]
const MAX_PER_DETECTOR = 1
const MAX_SCORE = 3
const EXTERNAL_FACTOR = 1.3
const MAX_PATTERNS = 32

/** Scans the first MAX_SCAN_CHARS characters of one output. Never throws for any text. */
export function scan(output: string, source: ScanSource): Scan {
  const findings = new_findings()
  const text = scan_text(output)
  find_secrets(text.raw, findings)
  if (source.masked) for (const kind of masked_kinds(text.raw)) findings.add('secret', kind)
  const spoken = without_samples(text.lines)
  find_instructions(spoken, findings, !source.external && (source.guide === true || is_guide(text.lines)))
  const revealed = find_hidden(text, findings).flatMap(lines_of)
  const lines = revealed.length === 0 ? spoken : [...spoken, ...revealed]
  find_exfiltration(text.plain, lines, findings)
  find_obfuscation(lines, findings)
  let score = 0
  for (const [detector, weight] of WEIGHTS) score += Math.min(MAX_PER_DETECTOR, findings.count(detector) * weight)
  const scaled = Math.min(MAX_SCORE, score * (source.external ? EXTERNAL_FACTOR : 1))
  return {
    score: round4(scaled),
    tier: source.whitelisted ? 'log_only' : tier_of(scaled, findings.has('secret'), source.tiers),
    patterns_matched: findings.names().slice(0, MAX_PATTERNS),
    kinds: WEIGHTS.map(([detector]) => detector).filter((detector) => findings.has(detector)),
  }
}

/** An exposed secret is at least `escalate`, whatever it scores. */
function tier_of(score: number, secret: boolean, tiers: TierScores): FindingTier {
  if (score >= tiers.emergency) return 'emergency'
  if (score >= tiers.escalate || secret) return 'escalate'
  return score >= tiers.monitor ? 'monitor' : 'log_only'
}
