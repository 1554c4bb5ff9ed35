// POST /skill-trust/registry: a skill becomes known, or what is known of it changes. Other content than an allowlisted skill was
// admitted with costs it its place. Source: CONTRACT 13.3, 13.4.
import { until_committed } from '#core/concurrency/compare-and-set.ts'
import type { RegisterBody, Registered } from '#core/contract/skill.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_EVIDENCE_REFS, MAX_SKILLS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { kept_text } from '#core/redact.ts'
import { type Move, moved } from '#core/skill-trust/matrix.ts'
import { new_recommendations, type Suggestion } from '#core/skill-trust/recommend.ts'
import { new_skill, record_of, type Skill, same_content, updated_skill } from '#core/skill-trust/record.ts'
import { commit, type Registry } from '#core/skill-trust/registry.ts'
import { appearances_of } from '#core/skill-trust/seen.ts'
import { transition_of } from '#core/skill-trust/transition-event.ts'
import { apply_windows, in_registry_turn } from '#core/skill-trust/window.ts'

/** Throws INVALID_REQUEST (an alias that is taken), RULE_VIOLATION (the registry is full), ENGINE_UNAVAILABLE. */
export function register_skill(sent: RegisterBody, ports: Ports): Promise<Registered> {
  const { canonical_name } = sent
  const body = canonical_name ? { ...sent, canonical_name: kept_text(canonical_name, ports.settings) } : sent
  return in_registry_turn(ports, () => until_committed('The registry is busy', () => attempt(body, ports)))
}

async function attempt(body: RegisterBody, ports: Ports): Promise<Registered> {
  const registry = await apply_windows(ports)
  const before = registry.skills.get(body.canonical_skill_id)
  must_be_free(body, registry)
  if (!before && registry.skills.size >= MAX_SKILLS) {
    throw new GatewayError('RULE_VIOLATION', `The registry holds at most ${MAX_SKILLS} skills`)
  }
  const now = ports.clock.iso(ports.clock.now_ms())
  const described = before ? updated_skill(before, body, now) : new_skill(body, now)
  const changed = before !== undefined && !same_content(before.content_hashes, described.content_hashes)
  const seen = await appearances_of(body.canonical_skill_id, ports)
  const puts = await new_recommendations(suggestions(before, described, changed), ports)
  const falls = changed && before.list_state === 'allowlist'
  const skill = falls ? moved(described, FALL, now) : changed ? without_way_back(described) : described
  const transition = falls ? transition_of(described, skill, FALL, { actor_type: 'system' }, ports) : null
  const { snapshot_id } = await commit(registry, { skill, transition, more: () => puts }, ports)
  return { record: record_of(skill, seen), created: !before, registry_snapshot_id: snapshot_id }
}

const FALL: Move = {
  to: 'greylist',
  reason_code: 'content_changed',
  override_id: null,
  expires_at: null,
  disabled_until: null,
  restore_target_state: null,
}

/** A skill that changed while it was disabled does not come back as trusted. */
function without_way_back(skill: Skill): Skill {
  return {
    ...skill,
    previous_active_state: skill.previous_active_state === 'allowlist' ? 'greylist' : skill.previous_active_state,
    restore_target_state: skill.restore_target_state === 'allowlist' ? 'greylist' : skill.restore_target_state,
  }
}

/** A name leads to one skill only; otherwise an alias could borrow the trust of another skill. */
function must_be_free({ canonical_skill_id, aliases }: RegisterBody, registry: Registry): void {
  const owner = registry.aliases.get(canonical_skill_id)
  if (owner !== undefined && owner !== canonical_skill_id) {
    throw new GatewayError('INVALID_REQUEST', `canonical_skill_id is an alias of the skill ${owner}`)
  }
  for (const alias of aliases ?? []) {
    const other = registry.skills.has(alias) ? alias : registry.aliases.get(alias)
    if (other !== undefined && other !== canonical_skill_id) {
      throw new GatewayError('INVALID_REQUEST', `aliases has ${alias}, which belongs to the skill ${other}`)
    }
  }
}

function suggestions(before: Skill | undefined, after: Skill, changed: boolean): Suggestion[] {
  const about = { canonical_skill_id: after.canonical_skill_id, metadata_record_id: null, session_id: null }
  const made: Suggestion[] = []
  if (changed) {
    const evidence_refs = Object.keys(after.content_hashes).slice(0, MAX_EVIDENCE_REFS)
    made.push({
      ...about,
      source: 'content_change',
      severity: 'high',
      target_state: 'greylist',
      reason_code: 'content_changed',
      evidence_refs: evidence_refs.map((part) => `content:${part}`),
    })
  }
  const known = new Set(before?.advisories.filter((one) => !one.resolved).map((one) => `${one.id}\n${one.severity}`))
  for (const { id, severity, resolved } of after.advisories) {
    if (resolved || known.has(`${id}\n${severity}`)) continue
    made.push({
      ...about,
      source: 'advisory',
      severity,
      target_state: severity === 'critical' ? 'revoked' : 'greylist',
      reason_code: 'advisory_registered',
      evidence_refs: [`advisory:${id}`],
    })
  }
  const risk = after.admission_risk
  if ((risk === 'high' || risk === 'critical') && before?.admission_risk !== risk) {
    made.push({
      ...about,
      source: 'admission',
      severity: risk,
      target_state: risk === 'critical' ? 'blacklist' : 'greylist',
      reason_code: 'admission_risk',
      evidence_refs: [`admission:${risk}`],
    })
  }
  return made
}
