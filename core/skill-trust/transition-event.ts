// The record of one transition of a skill. Pure. Source: CONTRACT 13.6.
import type { SkillTransition } from '#core/contract/skill.ts'
import type { Ports } from '#core/ports.ts'
import type { Move } from '#core/skill-trust/matrix.ts'
import type { Skill } from '#core/skill-trust/record.ts'

/** Who changed it and with what evidence; a system transition has none of it. */
export interface Actor {
  actor_type: 'operator' | 'system'
  operator_id_hash?: string
  idempotency_key?: string
  override_indefinite_reason?: string | null
  evidence_refs?: readonly string[]
  metadata_record_id?: string | null
}

/** The event of a change that was permitted; its snapshot ids are added when it is written. */
export function transition_of(
  before: Skill,
  after: Skill,
  move: Move,
  actor: Actor,
  ports: Pick<Ports, 'ids' | 'clock'>,
): Omit<SkillTransition, 'registry_snapshot_id' | 'previous_registry_snapshot_id'> {
  return {
    transition_id: ports.ids.next('skt'),
    canonical_skill_id: before.canonical_skill_id,
    metadata_record_id: actor.metadata_record_id ?? null,
    from_state: before.list_state,
    to_state: after.list_state,
    reason_code: move.reason_code,
    evidence_refs: [...(actor.evidence_refs ?? [])],
    evidence_hashes: { ...before.content_hashes },
    actor_type: actor.actor_type,
    operator_id_hash: actor.operator_id_hash ?? null,
    override_id: move.override_id,
    override_indefinite_reason: actor.override_indefinite_reason ?? null,
    expires_at: move.expires_at,
    disabled_until: move.disabled_until,
    restore_target_state: move.restore_target_state,
    idempotency_key: actor.idempotency_key ?? null,
    review_required: after.list_state !== 'allowlist' || move.override_id !== null,
    created_at: ports.clock.iso(ports.clock.now_ms()),
  }
}
