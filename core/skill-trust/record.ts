// One skill: its stored form, its grade and whether it may be trusted. Pure. Source: CONTRACT 13.1, 13.6.
import type { ListState, RegisterBody, SkillMetadata, SkillRecord } from '#core/contract/skill.ts'
import { canonical_json } from '#core/json.ts'
import { time_ms } from '#core/time.ts'

/** What the store keeps: the wire record without what is derived, and the content it was admitted with. */
export interface Skill extends Omit<SkillRecord, 'skill_trust_grade' | 'last_seen_at' | 'metadata_record_id'> {
  admitted_content: Readonly<Record<string, string>>
}

/** A skill nobody has judged yet. */
export function new_skill(body: RegisterBody, now: string): Skill {
  const content_hashes = body.content_hashes ?? {}
  return {
    canonical_skill_id: body.canonical_skill_id,
    canonical_name: body.canonical_name ?? body.canonical_skill_id,
    aliases: body.aliases ?? [],
    list_state: 'unlisted',
    content_hashes,
    source: body.source ?? { framework: 'unknown', path_hash: null, scope: 'workspace' },
    admission_risk: body.admission_risk ?? 'unknown',
    advisories: body.advisories ?? [],
    previous_active_state: null,
    restore_target_state: null,
    disabled_until: null,
    override_id: null,
    override_expires_at: null,
    reason_code: null,
    policy_fingerprint: null,
    registered_at: now,
    updated_at: now,
    admitted_content: content_hashes,
  }
}

/** The record after a further registration: what the body names is replaced, everything else stays. */
export function updated_skill(skill: Skill, body: RegisterBody, now: string): Skill {
  return {
    ...skill,
    canonical_name: body.canonical_name ?? skill.canonical_name,
    aliases: body.aliases ?? skill.aliases,
    content_hashes: body.content_hashes ?? skill.content_hashes,
    source: body.source ?? skill.source,
    admission_risk: body.admission_risk ?? skill.admission_risk,
    advisories: body.advisories ?? skill.advisories,
    updated_at: now,
  }
}

/** Whether two descriptions of content are the same parts with the same hashes. */
export function same_content(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  return canonical_json(a) === canonical_json(b)
}

/** CONTRACT 13.1, first hit. */
function grade_of(skill: Skill): SkillRecord['skill_trust_grade'] {
  if (skill.list_state === 'disabled') return 'disabled'
  if (skill.list_state === 'blacklist' || skill.list_state === 'revoked') return 'blocked'
  if (is_risky(skill) || !same_content(skill.content_hashes, skill.admitted_content)) return 'restricted'
  return skill.list_state === 'allowlist' ? 'trusted' : 'review'
}

function is_risky({ admission_risk, advisories }: Skill): boolean {
  return admission_risk === 'high' || admission_risk === 'critical' || advisories.some((one) => !one.resolved)
}

/** Why this skill may be allowed only by an override; null when nothing speaks against it. */
export function doubt_about(skill: Skill): string | null {
  if (Object.keys(skill.content_hashes).length === 0) return 'the skill has no content hashes'
  if (skill.admission_risk === 'high' || skill.admission_risk === 'critical') {
    return `the admission risk is ${skill.admission_risk}`
  }
  const open = skill.advisories.find((one) => !one.resolved)
  return open ? `the advisory ${open.id} is not resolved` : null
}

/** The wire record; `seen` are its appearances, in any order. */
export function record_of(skill: Skill, seen: readonly SkillMetadata[]): SkillRecord {
  const { admitted_content: _admitted, ...record } = skill
  let latest: SkillMetadata | null = null
  for (const one of seen) if (latest === null || one.last_seen_at > latest.last_seen_at) latest = one
  return {
    ...record,
    skill_trust_grade: grade_of(skill),
    metadata_record_id: latest?.metadata_record_id ?? null,
    last_seen_at: latest?.last_seen_at ?? null,
  }
}

/** The moment the next window of this skill ends, epoch ms; null when none runs. A disabled skill waits for its restoration. */
export function window_end_ms(skill: Skill): number | null {
  const until = skill.list_state === 'disabled' ? skill.disabled_until : skill.override_expires_at
  return until === null ? null : time_ms(until)
}

/** States a skill can be in use with. */
export function is_active(state: ListState): boolean {
  return state !== 'revoked' && state !== 'disabled'
}
