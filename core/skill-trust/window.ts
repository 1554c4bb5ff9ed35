// Time windows that end by themselves: a skill that was disabled for a while comes back, an override that ran out does not
// count any more. Applied before every read and write and by the maintenance timer; the head's compare-and-set makes each of
// them happen once. Source: CONTRACT 13.6 "Time".
import { with_lock } from '#core/concurrency/mutex.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import { MAX_REGISTRY_TRIES } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { type Move, moved } from '#core/skill-trust/matrix.ts'
import { type Skill, window_end_ms } from '#core/skill-trust/record.ts'
import { commit, load_registry, type Registry } from '#core/skill-trust/registry.ts'
import { transition_of } from '#core/skill-trust/transition-event.ts'

/** Runs after every other change of this registry in this process. */
export function in_registry_turn<T>(ports: Ports, run: () => Promise<T>): Promise<T> {
  return with_lock(ports.store, 'skill-trust', run)
}

/** The registry with every window that is over applied. Throws ENGINE_UNAVAILABLE only when it cannot be read. */
export async function current_registry(ports: Ports): Promise<Registry> {
  const registry = await load_registry(ports)
  return is_due(registry, ports) ? in_registry_turn(ports, () => apply_windows(ports)) : registry
}

function is_due({ next_window_ms }: Registry, ports: Ports): boolean {
  return next_window_ms !== null && next_window_ms <= ports.clock.now_ms()
}

/** For the maintenance timer: ends windows although nobody asks. Returns the moment of the next one, null when none runs. */
export async function end_skill_windows(ports: Ports): Promise<number | null> {
  return (await current_registry(ports)).next_window_ms
}

/**
 * Call in turn. Applies windows one by one until none is due; when one cannot be written, it is logged and the registry is
 * returned as the windows say it is, so that nothing is trusted longer than it was meant to be.
 */
export async function apply_windows(ports: Ports): Promise<Registry> {
  for (let lost = 0; ; ) {
    const registry = await load_registry(ports)
    const now_ms = ports.clock.now_ms()
    const due = [...registry.skills.values()].find((skill) => is_over(skill, now_ms))
    if (due === undefined) return registry
    const after = ended(due, ports.clock.iso(now_ms))
    const transition = transition_of(due, after.skill, after.move, { actor_type: 'system' }, ports)
    try {
      await commit(registry, { skill: after.skill, transition, more: () => [] }, ports)
    } catch (cause) {
      lost++
      if (cause instanceof GatewayError && cause.code === 'CONFLICT' && lost < MAX_REGISTRY_TRIES) continue
      ports.log.error('skill_window_not_written', { skill: due.canonical_skill_id, cause: reason_of(cause) })
      return as_ended(registry, now_ms, ports)
    }
  }
}

function is_over(skill: Skill, now_ms: number): boolean {
  const end_ms = window_end_ms(skill)
  return end_ms !== null && end_ms <= now_ms
}

/** One window taken off. */
function ended(skill: Skill, now: string): { skill: Skill; move: Move } {
  const move: Move = {
    to: 'greylist',
    reason_code: 'override_expired',
    override_id: null,
    expires_at: null,
    disabled_until: null,
    restore_target_state: null,
  }
  if (skill.list_state !== 'disabled') {
    return { skill: { ...moved(skill, move, now), override_id: null, override_expires_at: null }, move }
  }
  const restored: Move = {
    ...move,
    to: skill.previous_active_state ?? 'greylist',
    reason_code: 'disabled_window_expired',
  }
  return { skill: moved(skill, restored, now), move: restored }
}

function as_ended(registry: Registry, now_ms: number, ports: Ports): Registry {
  const skills = new Map(registry.skills)
  for (const [id, skill] of skills) {
    let now = skill
    while (is_over(now, now_ms)) now = ended(now, ports.clock.iso(now_ms)).skill
    skills.set(id, now)
  }
  return { ...registry, skills }
}
