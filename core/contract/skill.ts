// Skill trust on the wire: registry records, transitions, recommendations. Source: SPEC "Skill trust operator surface",
// CONTRACT 13.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import { Id, name, Timestamp } from '#core/contract/event.ts'
import { maybe } from '#core/contract/member.ts'
import { integer, text, word } from '#core/contract/query.ts'
import {
  DEFAULT_PAGE_LIMIT,
  MAX_CURSOR_CHARS,
  MAX_EVIDENCE_REF_CHARS,
  MAX_EVIDENCE_REFS,
  MAX_FRAMEWORK_CHARS,
  MAX_LIST_LIMIT,
  MAX_OVERRIDE_REASON_CHARS,
  MAX_SKILL_ADVISORIES,
  MAX_SKILL_ALIASES,
  MAX_SKILL_NAME_CHARS,
  MAX_SKILL_PARTS,
} from '#core/limits.ts'

const limit = integer(1, MAX_LIST_LIMIT).default(DEFAULT_PAGE_LIMIT)
const cursor = text(MAX_CURSOR_CHARS).optional()
/** CONTRACT 0.3. */
export const SkillHash = z
  .string({ error: 'must be a string' })
  .regex(/^sha256:[0-9a-f]{64}$/, 'must be sha256: and 64 lower-case hexadecimal digits')

/** States of a skill in the registry. */
export const LIST_STATES = ['unlisted', 'allowlist', 'greylist', 'blacklist', 'revoked', 'disabled'] as const
/** CONTRACT 13.1. */
export type ListState = (typeof LIST_STATES)[number]

const ADMISSION_RISKS = ['low', 'medium', 'high', 'critical', 'unknown'] as const
const SCOPES = ['workspace', 'user_home', 'project', 'global'] as const

const Advisory = z.object({
  id: Id,
  severity: word('low', 'medium', 'high', 'critical'),
  resolved: z.boolean({ error: 'must be true or false' }).default(false),
})

const Source = z.object({
  framework: name(MAX_FRAMEWORK_CHARS).default('unknown'),
  path_hash: SkillHash.nullable().default(null),
  scope: word(...SCOPES).default('workspace'),
})

const ContentHashes = z
  .record(name(MAX_SKILL_NAME_CHARS), SkillHash, { error: 'must be an object of hashes' })
  .refine((parts) => Object.keys(parts).length <= MAX_SKILL_PARTS, `must have at most ${MAX_SKILL_PARTS} parts`)

export const SkillRecord = z.object({
  canonical_skill_id: z.string(),
  canonical_name: z.string(),
  aliases: z.array(z.string()),
  list_state: z.enum(LIST_STATES),
  skill_trust_grade: z.enum(['trusted', 'review', 'restricted', 'blocked', 'disabled']),
  content_hashes: z.record(z.string(), z.string()),
  source: Source,
  admission_risk: z.enum(ADMISSION_RISKS),
  advisories: z.array(Advisory),
  previous_active_state: z.enum(LIST_STATES).nullable(),
  restore_target_state: z.enum(LIST_STATES).nullable(),
  disabled_until: maybe,
  override_id: maybe,
  override_expires_at: maybe,
  reason_code: maybe,
  metadata_record_id: maybe,
  policy_fingerprint: maybe,
  registered_at: z.string(),
  updated_at: z.string(),
  last_seen_at: maybe,
})
/** CONTRACT 13.1. */
export type SkillRecord = z.infer<typeof SkillRecord>

export const SkillMetadata = z.object({
  metadata_record_id: z.string(),
  canonical_skill_id: z.string(),
  framework: z.string(),
  observed_name: z.string(),
  path_hash: maybe,
  content_hashes: z.record(z.string(), z.string()),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  match: z.enum(['exact', 'alias', 'changed', 'unknown']),
})
/** How a skill showed itself in an event (CONTRACT 13.2). */
export type SkillMetadata = z.infer<typeof SkillMetadata>

export const SkillTransition = z.object({
  transition_id: z.string(),
  canonical_skill_id: z.string(),
  metadata_record_id: maybe,
  from_state: z.enum(LIST_STATES),
  to_state: z.enum(LIST_STATES),
  reason_code: z.string(),
  evidence_refs: z.array(z.string()),
  evidence_hashes: z.record(z.string(), z.string()),
  actor_type: z.enum(['operator', 'system']),
  operator_id_hash: maybe,
  override_id: maybe,
  override_indefinite_reason: maybe,
  expires_at: maybe,
  disabled_until: maybe,
  restore_target_state: z.enum(LIST_STATES).nullable(),
  idempotency_key: maybe,
  review_required: z.boolean(),
  registry_snapshot_id: z.string(),
  previous_registry_snapshot_id: z.string(),
  created_at: z.string(),
})
/** CONTRACT 13.6. */
export type SkillTransition = z.infer<typeof SkillTransition>

export const RegistryQuery = z.object({
  list_state: word(...LIST_STATES).optional(),
  canonical_skill_id: Id.optional(),
  limit,
  cursor,
})
/** One page of the registry. */
export type RegistryQuery = z.infer<typeof RegistryQuery>

export const RegistryReport = z.object({
  registry_snapshot_id: z.string(),
  records: z.array(SkillRecord),
  metadata_records: z.array(SkillMetadata),
  transition_events: z.array(SkillTransition),
  next_cursor: maybe,
  generated_at: z.string(),
})
/** CONTRACT 13.2. */
export type RegistryReport = z.infer<typeof RegistryReport>

export const RegisterBody = z.looseObject({
  canonical_skill_id: Id,
  canonical_name: name(MAX_SKILL_NAME_CHARS).nullish(),
  aliases: z
    .array(Id, { error: 'must be an array' })
    .max(MAX_SKILL_ALIASES, `must have at most ${MAX_SKILL_ALIASES} entries`)
    .nullish(),
  content_hashes: ContentHashes.nullish(),
  source: Source.nullish(),
  admission_risk: word(...ADMISSION_RISKS).nullish(),
  advisories: z
    .array(Advisory, { error: 'must be an array' })
    .max(MAX_SKILL_ADVISORIES, `must have at most ${MAX_SKILL_ADVISORIES} entries`)
    .nullish(),
})
/** A skill as an operator registers it; what is left out keeps its value. */
export type RegisterBody = z.infer<typeof RegisterBody>

export const Registered = z.object({ record: SkillRecord, created: z.boolean(), registry_snapshot_id: z.string() })
/** CONTRACT 13.3. */
export type Registered = z.infer<typeof Registered>

/** `revoked` and `disabled` are other spellings of the verbs. */
const TARGETS = [
  'allowlist',
  'greylist',
  'blacklist',
  'revoke',
  'revoked',
  'disable',
  'disabled',
  'restore',
  'override',
] as const

/** What a transition asks for, spellings taken off. */
export type TransitionVerb = 'allowlist' | 'greylist' | 'blacklist' | 'revoke' | 'disable' | 'restore' | 'override'

const VERB_OF: Readonly<Record<(typeof TARGETS)[number], TransitionVerb>> = {
  allowlist: 'allowlist',
  greylist: 'greylist',
  blacklist: 'blacklist',
  revoke: 'revoke',
  revoked: 'revoke',
  disable: 'disable',
  disabled: 'disable',
  restore: 'restore',
  override: 'override',
}

export const TransitionBody = z
  // What nobody reads is dropped, so that it does not make a repeated call another one.
  .object({
    canonical_skill_id: Id,
    target_state: word(...TARGETS).transform((target) => VERB_OF[target]),
    reason_code: z
      .string({ error: 'must be a string' })
      .regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be a lower-case word of letters, digits and _'),
    expected_registry_snapshot_id: Id,
    idempotency_key: Id,
    evidence_refs: z
      .array(z.string({ error: 'must be a string' }).max(MAX_EVIDENCE_REF_CHARS), { error: 'must be an array' })
      .max(MAX_EVIDENCE_REFS, `must have at most ${MAX_EVIDENCE_REFS} entries`)
      .nullish(),
    operator_id_hash: SkillHash.nullish(),
    override_id: Id.nullish(),
    override_indefinite_reason: z
      .string({ error: 'must be a string' })
      .min(1, 'must not be empty')
      .max(MAX_OVERRIDE_REASON_CHARS, `must be at most ${MAX_OVERRIDE_REASON_CHARS} characters`)
      .nullish(),
    expires_at: Timestamp.nullish(),
    disabled_until: Timestamp.nullish(),
    restore_target_state: word('allowlist', 'greylist', 'blacklist').nullish(),
  })
  .superRefine((body, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const bounded = body.expires_at ?? body.override_indefinite_reason ?? null
    const overrides = (body.override_id ?? null) !== null
    if (body.target_state === 'override' && !overrides) refuse('override_id', 'is required for an override')
    if (overrides && bounded === null) {
      refuse('override_id', 'must come with expires_at or override_indefinite_reason')
    }
    if (!overrides && bounded !== null) {
      refuse(body.expires_at ? 'expires_at' : 'override_indefinite_reason', 'must come with override_id')
    }
  })
/** One transition, with the state of the registry it was decided on (CONTRACT 13.5). */
export type TransitionBody = z.infer<typeof TransitionBody>

export const Transitioned = z.object({
  record: SkillRecord,
  transition_event: SkillTransition,
  registry_snapshot_id: z.string(),
  idempotent_replay: z.boolean(),
})
/** CONTRACT 13.5. */
export type Transitioned = z.infer<typeof Transitioned>

export const RecommendationsQuery = z.object({
  canonical_skill_id: Id.optional(),
  metadata_record_id: Id.optional(),
  session_id: Id.optional(),
  severity: word('low', 'medium', 'high', 'critical').optional(),
  limit,
  cursor,
})
/** All filters must match. */
export type RecommendationsQuery = z.infer<typeof RecommendationsQuery>

export const SkillRecommendation = z.object({
  recommendation_id: z.string(),
  source: z.enum(['decision', 'content_change', 'advisory', 'admission']),
  canonical_skill_id: z.string(),
  metadata_record_id: maybe,
  session_id: maybe,
  severity: RiskLevel,
  target_state: z.enum(['greylist', 'blacklist', 'revoked']),
  reason_code: z.string(),
  evidence_refs: z.array(z.string()),
  created_at: z.string(),
})
/** Evidence for an operator; nothing applies it (CONTRACT 13.4). */
export type SkillRecommendation = z.infer<typeof SkillRecommendation>

export const RecommendationsReport = z.object({
  recommendations: z.array(SkillRecommendation),
  next_cursor: maybe,
  registry_snapshot_id: z.string(),
})
/** Newest first. */
export type RecommendationsReport = z.infer<typeof RecommendationsReport>
