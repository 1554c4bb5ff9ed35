// POST /skill-trust/transition: an operator moves a skill. Idempotent by key, refused when the operator looked at an older
// registry, written with its event and key in one transaction. Source: CONTRACT 13.5.
import type { Caller } from '#core/caller.ts'
import type { SkillTransition, TransitionBody, Transitioned } from '#core/contract/skill.ts'
import { GatewayError } from '#core/errors.ts'
import { hash_text } from '#core/fingerprint.ts'
import { canonical_json } from '#core/json.ts'
import { MAX_REGISTRY_TRIES } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { kept_text } from '#core/redact.ts'
import { type Move, moved, target_of } from '#core/skill-trust/matrix.ts'
import { closed_recommendations } from '#core/skill-trust/recommend.ts'
import { record_of, type Skill } from '#core/skill-trust/record.ts'
import { commit, document_of, KEY, type Registry } from '#core/skill-trust/registry.ts'
import { appearances_of } from '#core/skill-trust/seen.ts'
import { transition_of } from '#core/skill-trust/transition-event.ts'
import { apply_windows, in_registry_turn } from '#core/skill-trust/window.ts'
import { time_ms } from '#core/time.ts'

/**
 * Throws INVALID_REQUEST (a time that is not in the future), CONFLICT (key used for another body, registry changed since),
 * NOT_FOUND, RULE_VIOLATION, ENGINE_UNAVAILABLE. In none of these cases anything changed.
 */
export function transition_skill(body: TransitionBody, caller: Caller, ports: Ports): Promise<Transitioned> {
  return in_registry_turn(ports, async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(body, caller, ports)
      } catch (cause) {
        const lost = cause instanceof GatewayError && cause.code === 'CONFLICT' && cause.data.body === undefined
        if (!lost || cause.message === KEY_CONFLICT || tries === MAX_REGISTRY_TRIES) throw cause
      }
    }
  })
}

const KEY_CONFLICT = 'idempotency key conflict'

async function attempt(body: TransitionBody, caller: Caller, ports: Ports): Promise<Transitioned> {
  const registry = await apply_windows(ports)
  const replay = await replayed(body, registry, ports)
  if (replay) return replay
  const now_ms = ports.clock.now_ms()
  must_be_ahead('expires_at', body.expires_at, now_ms)
  must_be_ahead('disabled_until', body.disabled_until, now_ms)
  if (body.expected_registry_snapshot_id !== registry.snapshot_id) {
    throw new GatewayError('CONFLICT', 'registry snapshot conflict', {
      body: { registry_snapshot_id: registry.snapshot_id },
    })
  }
  const skill = registry.skills.get(body.canonical_skill_id)
  if (!skill) throw new GatewayError('NOT_FOUND', `No skill has the id ${body.canonical_skill_id}`)
  const move = move_of(skill, body, now_ms, ports)
  const after = moved(skill, move, ports.clock.iso(now_ms))
  const seen = await appearances_of(skill.canonical_skill_id, ports)
  const record = record_of(after, seen)
  const actor = {
    actor_type: 'operator' as const,
    operator_id_hash: body.operator_id_hash ?? hash_text(`credential:${caller.id}`, ports.digest),
    idempotency_key: body.idempotency_key,
    override_indefinite_reason: body.override_indefinite_reason
      ? kept_text(body.override_indefinite_reason, ports.settings)
      : null,
    evidence_refs: (body.evidence_refs ?? []).map((ref) => kept_text(ref, ports.settings)),
    metadata_record_id: record.metadata_record_id,
  }
  const transition = transition_of(skill, after, move, actor, ports)
  const closed = await closed_recommendations(skill.canonical_skill_id, after.list_state, ports)
  const key = document_of(key_id(body, ports), KEY, null, now_ms, {
    transition_id: transition.transition_id,
    body_hash: body_hash(body, ports),
  })
  const more = () => [...closed, { kind: 'skill_event' as const, document: key, expect: 'new' as const }]
  const { snapshot_id, event } = await commit(registry, { skill: after, transition, more }, ports)
  if (!event) throw new GatewayError('ENGINE_INTERNAL_ERROR', 'A transition was written without its event')
  return { record, transition_event: event, registry_snapshot_id: snapshot_id, idempotent_replay: false }
}

async function replayed(body: TransitionBody, registry: Registry, ports: Ports): Promise<Transitioned | null> {
  const key = await ports.store.get('skill_event', key_id(body, ports))
  if (!key) return null
  if (key.body.body_hash !== body_hash(body, ports)) throw new GatewayError('CONFLICT', KEY_CONFLICT)
  const event = await ports.store.get('skill_event', String(key.body.transition_id))
  const skill = registry.skills.get(body.canonical_skill_id)
  if (!event || !skill) throw new GatewayError('ENGINE_INTERNAL_ERROR', 'The transition of a known key is missing')
  return {
    record: record_of(skill, await appearances_of(skill.canonical_skill_id, ports)),
    transition_event: event.body as unknown as SkillTransition,
    registry_snapshot_id: registry.snapshot_id,
    idempotent_replay: true,
  }
}

function key_id({ idempotency_key }: TransitionBody, ports: Ports): string {
  return `key_${ports.digest.sha256(idempotency_key)}`
}

/** All fields but the expected snapshot; null, absent and the default written out are the same. */
function body_hash(body: TransitionBody, ports: Ports): string {
  const { expected_registry_snapshot_id: _expected, evidence_refs, ...rest } = body
  const refs = evidence_refs?.length ? { evidence_refs } : {}
  const given = Object.entries({ ...rest, ...refs }).filter(([, value]) => value !== null && value !== undefined)
  return hash_text(canonical_json(Object.fromEntries(given)), ports.digest)
}

function must_be_ahead(field: string, time: string | null | undefined, now_ms: number): void {
  if (time && time_ms(time) <= now_ms) throw new GatewayError('INVALID_REQUEST', `${field} must be in the future`)
}

/** What of the body belongs to this change; times are rewritten to the form of CONTRACT 0.4. */
function move_of(skill: Skill, body: TransitionBody, now_ms: number, ports: Ports): Move {
  const to = target_of(skill, body, now_ms)
  const disables = body.target_state === 'disable'
  const targets = disables || body.target_state === 'restore'
  return {
    to,
    reason_code: body.reason_code,
    override_id: body.override_id ?? null,
    expires_at: body.expires_at ? ports.clock.iso(time_ms(body.expires_at)) : null,
    disabled_until: disables && body.disabled_until ? ports.clock.iso(time_ms(body.disabled_until)) : null,
    restore_target_state: targets ? (body.restore_target_state ?? null) : null,
  }
}
