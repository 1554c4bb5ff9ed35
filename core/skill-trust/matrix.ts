// Which state a skill may go to, and what it is afterwards. Pure. Source: CONTRACT 13.6.
import type { ListState, TransitionBody, TransitionVerb } from '#core/contract/skill.ts'
import { GatewayError } from '#core/errors.ts'
import { doubt_about, is_active, type Skill } from '#core/skill-trust/record.ts'
import { time_ms } from '#core/time.ts'

/** Y allowed, o only with an override or as a trusted migration, - refused, = recorded without a change. */
type Cell = 'Y' | 'o' | '-' | '='
type Target = Exclude<ListState, 'unlisted'>

const MATRIX: Readonly<Record<ListState, Readonly<Record<Target, Cell>>>> = {
  unlisted: { greylist: 'Y', allowlist: 'Y', blacklist: 'Y', revoked: 'Y', disabled: 'Y' },
  greylist: { greylist: '=', allowlist: 'Y', blacklist: 'Y', revoked: 'Y', disabled: 'Y' },
  allowlist: { greylist: 'Y', allowlist: '=', blacklist: 'Y', revoked: 'Y', disabled: 'Y' },
  blacklist: { greylist: 'o', allowlist: '-', blacklist: '=', revoked: 'Y', disabled: 'Y' },
  revoked: { greylist: 'o', allowlist: 'o', blacklist: '-', revoked: '=', disabled: '-' },
  disabled: { greylist: 'Y', allowlist: 'Y', blacklist: 'Y', revoked: 'Y', disabled: '=' },
}

const MIGRATION = 'trusted_migration'

/** The state a verb leads to from here. Throws RULE_VIOLATION with the rule that forbids it. */
export function target_of(skill: Skill, body: TransitionBody, now_ms: number): ListState {
  const from = skill.list_state
  const to = resolve(skill, body)
  // Only a skill that was disabled while unlisted gets there: that is giving back what was, not a judgement.
  if (to === 'unlisted') return to
  const cell = MATRIX[from][to]
  const overrides = typeof body.override_id === 'string'
  if (cell === '-') {
    const way = from === 'blacklist' ? '; it has to be greylisted first' : ''
    throw refused(`A skill on ${from} cannot go to ${to}${way}`)
  }
  if (cell === 'o' && !overrides && body.reason_code !== MIGRATION) {
    throw refused(`From ${from} to ${to} needs override_id or the reason_code ${MIGRATION}`)
  }
  if (to === 'allowlist' && cell !== '=' && !overrides && !is_overridden(skill, now_ms)) {
    const doubt = doubt_about(skill)
    if (doubt !== null) throw refused(`The allowlist needs override_id because ${doubt}`)
  }
  return to
}

function resolve(skill: Skill, body: TransitionBody): ListState {
  if (body.target_state !== 'restore') return STATE_OF[body.target_state]
  if (skill.list_state === 'disabled') {
    return body.restore_target_state ?? skill.restore_target_state ?? skill.previous_active_state ?? 'greylist'
  }
  if (body.restore_target_state) return body.restore_target_state
  throw refused(`A skill on ${skill.list_state} is restored only to a restore_target_state`)
}

const STATE_OF: Readonly<Record<Exclude<TransitionVerb, 'restore'>, ListState>> = {
  allowlist: 'allowlist',
  greylist: 'greylist',
  blacklist: 'blacklist',
  revoke: 'revoked',
  disable: 'disabled',
  override: 'allowlist',
}

/** An override that was given before the skill was disabled still runs. */
function is_overridden({ override_id, override_expires_at }: Skill, now_ms: number): boolean {
  return override_id !== null && (override_expires_at === null || time_ms(override_expires_at) > now_ms)
}

function refused(rule: string): GatewayError {
  return new GatewayError('RULE_VIOLATION', rule)
}

/** What a change brings besides the new state. */
export interface Move {
  to: ListState
  reason_code: string
  override_id: string | null
  expires_at: string | null
  disabled_until: string | null
  restore_target_state: ListState | null
}

/** The skill after a permitted change. */
export function moved(skill: Skill, move: Move, now: string): Skill {
  const from = skill.list_state
  const { to } = move
  const next: Skill = { ...skill, list_state: to, reason_code: move.reason_code, updated_at: now }
  if (to === 'disabled' || to === 'revoked') {
    if (is_active(from)) next.previous_active_state = from
  } else if (to !== from) {
    next.previous_active_state = null
  }
  if (to === 'disabled') {
    next.disabled_until = move.disabled_until ?? (from === 'disabled' ? skill.disabled_until : null)
    next.restore_target_state = move.restore_target_state ?? (from === 'disabled' ? skill.restore_target_state : null)
    return next
  }
  next.disabled_until = null
  next.restore_target_state = null
  if (move.override_id !== null) {
    next.override_id = move.override_id
    next.override_expires_at = move.expires_at
  } else if (to !== from && !(from === 'disabled' && to === 'allowlist')) {
    next.override_id = null
    next.override_expires_at = null
  }
  if (to === 'allowlist' && to !== from) next.admitted_content = skill.content_hashes
  return next
}
