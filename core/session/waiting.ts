// Actions of a session that wait for a person, and the answers. Source: CONTRACT 3.2 to 3.4.
import type { Entry, SessionView } from '#core/session/entry.ts'
import type { SessionState, Waiting } from '#core/session/state.ts'
import type { Surroundings } from '#core/session/surroundings.ts'

/**
 * Handles a defer: a lease lets it pass once, a pending approval is joined, a full queue refuses, else a new approval
 * waits.
 */
export function ask(state: SessionState, entry: Entry, around: Surroundings, view: SessionView): void {
  if (entry.observe) return
  const lease = entry.verdict.locked ? undefined : find_waiting(state, entry, 'allowed')
  if (lease) {
    state.waiting = state.waiting.filter((other) => other !== lease)
    view.decision = 'allow'
    view.policy_id = 'approval'
    view.source = 'manual'
    view.cause = 'lease'
    view.settled_approval_id = lease.approval_id
    return
  }
  const pending = find_waiting(state, entry, 'pending')
  if (pending) {
    view.approval = { id: pending.approval_id, expires_at_ms: pending.until_ms, joined: true }
    return
  }
  if (entry.approval === null || entry.fingerprint === null) return
  if (around.pending_approvals >= around.settings.max_pending_approvals) {
    view.decision = 'block'
    view.cause = 'queue-full'
    return
  }
  state.waiting.push({
    approval_id: entry.approval.id,
    fingerprint: entry.fingerprint,
    state: 'pending',
    until_ms: entry.approval.expires_at_ms,
    ...(entry.sense !== undefined && { sense: entry.sense }),
    ...(entry.uses !== undefined && { uses: entry.uses }),
  })
  view.approval = { id: entry.approval.id, expires_at_ms: entry.approval.expires_at_ms, joined: false }
}

/** The unexpired entry of that kind for the same action. */
export function find_waiting(state: SessionState, entry: Entry, kind: Waiting['state']): Waiting | undefined {
  if (entry.fingerprint === null || state.waiting.length === 0) return undefined
  return state.waiting.find(
    (waiting) =>
      waiting.state === kind &&
      waiting.fingerprint === entry.fingerprint &&
      waiting.until_ms > entry.at_ms &&
      (kind === 'denied' || means_the_same(waiting, entry)),
  )
}

/** Whether a person who was asked then would be asked about the same thing now. */
function means_the_same({ sense, moved }: Waiting, entry: Entry): boolean {
  return moved !== true && (sense === undefined || entry.sense === undefined || sense === entry.sense)
}

/** Variables that programs read without being told where they work. */
const PLACES =
  /(?:^|_)(?:PROFILE|CONTEXT|KUBECONFIG|HOST|URL|URI|DSN|ENV|ENVIRONMENT|PROJECT|WORKSPACE|SUBSCRIPTION|REGION|ACCOUNT|CLUSTER|NAMESPACE|STAGE|SERVICE|DATABASE|APP|MODULE|PATH|HOME|DIR)$|^GIT_|^TF_VAR_/

/** Notes for questions about other actions, and for answers to them, that their words mean something else from now on. */
export function turn_waiting(state: SessionState, { turns, fingerprint }: Entry): void {
  if (turns === undefined || state.waiting.length === 0) return
  const concerns = ({ uses = [] }: Waiting) =>
    turns.some((name) => name === '' || PLACES.test(name) || uses.includes(name))
  state.waiting = state.waiting.map((waiting) =>
    waiting.fingerprint !== fingerprint && concerns(waiting) ? { ...waiting, moved: true } : waiting,
  )
}
