// The risk taxonomy of a record: which known kind of agent failure it resembles. Computed once, from what the rules
// matched, when the record is written; never by a model. Pure. Source: CONTRACT 17.
import { is_raised, type RiskLevel } from '#core/contract/decision.ts'
import type { Effect, EffectKind } from '#core/policy/effects/kind.ts'

const TIER_LABELS = { T1: 'Atomic', T2: 'Communication', T3: 'System' } as const
/** How far a failure reaches: one agent, several agents, or the system around them. */
export type TaxonomyTier = keyof typeof TIER_LABELS

/** Every known kind of failure with its tier (CONTRACT 17). */
export const SUBTYPES = {
  prompt_injection: 'T1',
  sensitive_info_disclosure: 'T1',
  excessive_agency: 'T1',
  unauthorized_code_execution: 'T1',
  memory_poisoning: 'T1',
  tool_misuse: 'T1',
  jailbreak_attack: 'T1',
  hallucination: 'T1',
  malicious_propagation: 'T2',
  misinformation_amplification: 'T2',
  insecure_output_handling: 'T2',
  goal_drift: 'T2',
  message_tampering: 'T2',
  identity_spoofing: 'T2',
  cascading_failure: 'T3',
  sandbox_escape: 'T3',
  insufficient_monitoring: 'T3',
  group_hallucination: 'T3',
  malicious_emergence: 'T3',
  rogue_agent: 'T3',
} as const satisfies Record<string, TaxonomyTier>
/** A kind of failure as records and counters name it. */
export type Subtype = keyof typeof SUBTYPES

/** The tier of a subtype. */
export function tier_of_subtype(subtype: Subtype): TaxonomyTier {
  return SUBTYPES[subtype]
}

/** The class of one record. `mapped` false: it resembles nothing known. `signals`: what it was recognised by. */
export interface Taxonomy {
  mapped: boolean
  tier: TaxonomyTier | null
  tier_label: string | null
  subtype: Subtype | 'unmapped'
  label: string
  confidence: 'low' | 'medium' | 'high'
  reason: string
  signals: string[]
}

/** Shared by all records that resemble nothing known. */
export const UNMAPPED: Taxonomy = {
  mapped: false,
  tier: null,
  tier_label: null,
  subtype: 'unmapped',
  label: 'Unmapped',
  confidence: 'low',
  reason: 'Nothing about this record points to a known kind of failure.',
  signals: [],
}

/** What a record is classified from. */
export interface Facts {
  effects: readonly Effect[]
  rule_ids: readonly string[]
  risk_hints: readonly string[]
  level: RiskLevel
  /** The action belongs to a burst of calls; refusals that the session gathered are none (CONTRACT 1.7). */
  burst: boolean
  /** Ids of the sequences this event completed. */
  sequences: readonly string[]
  policy_id: string
}

const MAX_SIGNALS = 10

/** The class of one record: the first row of CONTRACT 17 that fits. */
export function taxonomy_of(facts: Facts): Taxonomy {
  for (const [subtype, confidence, reason, find] of MAPPING) {
    const signals = find(facts)
    if (signals.length > 0) return mapped(subtype, confidence, reason, signals)
  }
  return UNMAPPED
}

function mapped(subtype: Subtype, confidence: Taxonomy['confidence'], reason: string, signals: string[]): Taxonomy {
  const tier = SUBTYPES[subtype]
  return {
    mapped: true,
    tier,
    tier_label: TIER_LABELS[tier],
    subtype,
    label: `${subtype[0]?.toUpperCase()}${subtype.slice(1).replaceAll('_', ' ')}`,
    confidence,
    reason,
    signals: signals.slice(0, MAX_SIGNALS),
  }
}

type Find = (facts: Facts) => string[]

const by_effect =
  (is: (effect: Effect) => boolean): Find =>
  ({ effects }) => [...new Set(effects.filter(is).map(({ kind, head }) => `effect:${kind}:${head}`))]

const kinds = (...all: EffectKind[]): ReadonlySet<EffectKind> => new Set(all)
const rules_like =
  (pattern: RegExp): Find =>
  ({ rule_ids }) =>
    rule_ids.filter((id) => pattern.test(id)).map((id) => `rule:${id}`)

const all_of =
  (...finds: Find[]): Find =>
  (facts) =>
    finds.flatMap((find) => find(facts))

const SENDS = kinds('net.send', 'net.shell', 'net.tunnel')
const OPAQUE = kinds('opaque', 'net.shell', 'priv.policy', 'priv.raise')

const disclosure: Find = (facts) => {
  const reads = facts.effects.some(
    ({ kind, scope }) => kind === 'cred.read' || (kind === 'fs.read' && scope === 'credential'),
  )
  const sends = facts.effects.some(({ kind }) => SENDS.has(kind))
  const tainted = facts.effects.some(({ kind, taint }) => SENDS.has(kind) && taint.includes('secret'))
  return tainted || (reads && sends) ? ['flow:secret-to-network'] : []
}

/** Deleting a folder that happens to contain the gateway's files is about the folder, not about the gateway. */
const reconfigures: Find = (facts) => {
  const swept = new Set(facts.effects.filter(({ kind }) => kind === 'fs.delete').map(({ target }) => target))
  const is_meant = ({ kind, scope, target }: Effect) =>
    kind === 'agent.config' ||
    (kind === 'agent.guard' && !swept.has(target)) ||
    (kind === 'fs.write' && (scope === 'agent-config' || scope === 'instruction-file'))
  return by_effect(is_meant)(facts)
}

const MAPPING: readonly (readonly [Subtype, Taxonomy['confidence'], string, Find])[] = [
  [
    'sandbox_escape',
    'high',
    'The action reaches out of its container or sandbox.',
    all_of(
      by_effect(
        ({ kind, fields }) =>
          (kind === 'ctr.run' || kind === 'ctr.exec') && (fields.privileged === true || fields.host_mount === true),
      ),
      rules_like(/escape|privileged|docker-socket|host-(?:mount|namespace|root)/),
    ),
  ],
  [
    'prompt_injection',
    'high',
    'Instructions to the agent were found, or the client reported them.',
    all_of(
      ({ risk_hints }) => risk_hints.filter((hint) => hint === 'prompt_injection').map((hint) => `hint:${hint}`),
      rules_like(/inject/),
    ),
  ],
  [
    'sensitive_info_disclosure',
    'high',
    'A secret is read and leaves for the network, or was exposed.',
    all_of(disclosure, ({ risk_hints }) =>
      risk_hints.filter((hint) => hint === 'credential_exfiltration').map((hint) => `hint:${hint}`),
    ),
  ],
  [
    'cascading_failure',
    'medium',
    'The action completes a dangerous sequence.',
    ({ sequences }) => sequences.map((id) => `sequence:${id}`),
  ],
  [
    'insecure_output_handling',
    'medium',
    'The output of an earlier action was found dangerous.',
    ({ policy_id }) => (policy_id === 'post-action-finding' ? ['policy:post-action-finding'] : []),
  ],
  [
    'unauthorized_code_execution',
    'medium',
    'Code that cannot be read, comes from elsewhere, or runs with more rights.',
    by_effect(
      ({ kind, taint }) =>
        OPAQUE.has(kind) ||
        ((kind === 'proc.exec' || kind === 'proc.eval') && (taint.includes('net') || taint.includes('decoded'))),
    ),
  ],
  ['memory_poisoning', 'medium', 'Configuration or instructions of an agent are changed.', reconfigures],
  [
    'excessive_agency',
    'medium',
    'Too many actions in a short time, or a session under enforcement.',
    ({ burst, policy_id }) => [
      ...(burst ? ['dimension:d4'] : []),
      ...(policy_id === 'session-enforcement' ? ['policy:session-enforcement'] : []),
    ],
  ],
  [
    'tool_misuse',
    'low',
    'The action is of high risk for another reason.',
    ({ level, rule_ids }) =>
      is_raised(level) ? [`level:${level}`, ...rule_ids.slice(0, 3).map((id) => `rule:${id}`)] : [],
  ],
]

/** The class of a finding in an output: instructions to the agent, an exposed secret, or otherwise dangerous output. */
export function finding_taxonomy(patterns: readonly string[]): Taxonomy {
  const signals = patterns.map((pattern) => `pattern:${pattern}`)
  const about = (word: RegExp) => patterns.some((pattern) => word.test(pattern))
  if (about(/^instruction(?:$|:)/)) {
    return mapped('prompt_injection', 'high', 'An output speaks to the agent.', signals)
  }
  if (about(/^(?:secret|exfiltration)(?:$|:)/)) {
    return mapped(
      'sensitive_info_disclosure',
      'high',
      'An output shows a secret or asks for data to be sent away.',
      signals,
    )
  }
  return mapped('insecure_output_handling', 'medium', 'An output was found dangerous.', signals)
}

/** The class of a completed sequence. */
export function sequence_taxonomy(sequence_id: string): Taxonomy {
  return mapped('cascading_failure', 'medium', 'The action completes a dangerous sequence.', [
    `sequence:${sequence_id}`,
  ])
}
