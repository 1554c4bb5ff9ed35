// The approvals on the page as a list that only grows at its end: a card is never moved, and never taken away while somebody looks.
// Pure: every function returns a new list. Source: PRODUCT 4 "no surprise", 5.
import type { Approval } from '#core/contract/operator.ts'

/** What the stream says about a settlement. */
export interface Settlement {
  approval_id: string
  state: Approval['state']
  decision: string | null
  settled_by: string
  settled_reason: string | null
  timestamp: string
}

/** Settled cards stay until this many are in the list; then the oldest of them go, so that a page that is open for days stays small. */
const MAX_CARDS = 300
const ALIKE_MS = 60_000

/** Cards that are there are brought up to date in place, new ones come at the end in the order given. */
export function with_approvals(list: readonly Approval[], loaded: readonly Approval[]): readonly Approval[] {
  const news = new Map(loaded.map((approval) => [approval.approval_id, approval]))
  const kept = list.map((card) => {
    const fresh = news.get(card.approval_id)
    news.delete(card.approval_id)
    // An answer that was on its way when the approval was settled knows less than the card.
    return fresh === undefined || (fresh.state === 'pending' && card.state !== 'pending') ? card : fresh
  })
  return bounded([...kept, ...news.values()])
}

/** The card says who settled it and when. An approval that is not in the list changes nothing. */
export function with_settlement(list: readonly Approval[], settled: Settlement): readonly Approval[] {
  return list.map((card) => {
    if (card.approval_id !== settled.approval_id || card.state !== 'pending') return card
    const decision = settled.decision === 'allow-once' || settled.decision === 'deny' ? settled.decision : null
    const { state, settled_by, settled_reason, timestamp: settled_at } = settled
    return { ...card, state, decision, settled_by, settled_reason, settled_at }
  })
}

/** Cards that seem to wait although the gateway does not list them: their end was missed, each has to be asked for. */
export function lost_track_of(list: readonly Approval[], pending: readonly Approval[]): string[] {
  const waiting = new Set(pending.map(({ approval_id }) => approval_id))
  return list
    .filter(({ state, approval_id }) => state === 'pending' && !waiting.has(approval_id))
    .map(({ approval_id }) => approval_id)
}

/** Only what still waits, for when somebody asks for it. */
export function waiting_only(list: readonly Approval[]): readonly Approval[] {
  return list.filter(({ state }) => state === 'pending')
}

/** Questions of one rule in one session within a minute, as far as they follow each other: nobody's card moves to join others. */
export function runs_of(list: readonly Approval[]): readonly (readonly Approval[])[] {
  const runs: Approval[][] = []
  for (const approval of list) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && is_alike(run[0], approval)) run.push(approval)
    else runs.push([approval])
  }
  return runs
}

function is_alike(first: Approval, other: Approval): boolean {
  if (first.session_id !== other.session_id || first.policy_id !== other.policy_id) return false
  return Date.parse(other.requested_at) - Date.parse(first.requested_at) < ALIKE_MS
}

function bounded(list: readonly Approval[]): readonly Approval[] {
  let too_many = list.length - MAX_CARDS
  if (too_many <= 0) return list
  return list.filter(({ state }) => state === 'pending' || too_many-- <= 0)
}
