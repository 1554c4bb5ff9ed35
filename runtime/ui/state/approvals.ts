// The approvals of the page: loaded first, then kept up to date by the stream; answered from here. Source: PRODUCT 4, 5, CONTRACT 3.
import { computed, signal } from '@preact/signals'
import type { Approval, ApprovalsReport } from '#core/contract/operator.ts'
import type { Resolved } from '#core/contract/resolve.ts'
import { tell_at_once } from '#runtime/ui/state/announce.ts'
import { ApiError, ask, path_of } from '#runtime/ui/state/api.ts'
import {
  lost_track_of,
  type Settlement,
  waiting_only,
  with_approvals,
  with_settlement,
} from '#runtime/ui/state/approval-list.ts'
import { learn_clock, now_ms } from '#runtime/ui/state/clock.ts'
import { own_name } from '#runtime/ui/state/preferences.ts'
import { visible_line } from '#runtime/ui/text/visible.ts'
import { outcome_words } from '#runtime/ui/text/words.ts'

/** Null until they were loaded once. */
export const approvals = signal<readonly Approval[] | null>(null)
/** Waiting in the whole gateway, as far as this page knows. Null until it knows. */
export const pending_count = computed(() =>
  approvals.value === null ? null : Math.max(waiting_only(approvals.value).length, beyond_list.value),
)
/** The gateway lists at most so many at once, and says how many there are. */
const LISTED = 200
const beyond_list = signal(0)

/** Loads what waits. Throws ApiError. */
export async function load_approvals(): Promise<void> {
  const report = await ask<ApprovalsReport>(path_of(['report', 'approvals'], { limit: LISTED }))
  learn_clock(report.generated_at)
  beyond_list.value = report.next_cursor === null ? 0 : report.total_pending
  const before = approvals.value ?? []
  approvals.value = with_approvals(before, report.approvals)
  await Promise.all(lost_track_of(before, report.approvals).map(load_approval))
}

/** Loads one, whatever became of it. Null when the gateway does not know it; throws other ApiErrors. */
export async function load_approval(approval_id: string): Promise<Approval | null> {
  try {
    const approval = await ask<Approval>(path_of(['ahp', 'approval', approval_id]))
    approvals.value = with_approvals(approvals.value ?? [], [approval])
    return approval
  } catch (cause) {
    if (cause instanceof ApiError && cause.trouble === 'refused') return null
    throw cause
  }
}

/** A question was asked: the event has less than the record, so the record is fetched. Null when it does not wait any more. */
export async function approval_asked(approval_id: string): Promise<Approval | null> {
  const approval = await load_approval(approval_id)
  if (approval?.state !== 'pending') return null
  const what = visible_line(approval.command ?? approval.tool_name ?? 'an action', 120)
  tell_at_once(approval_id, `New approval, ${approval.risk_level} risk: ${what}`)
  return approval
}

export function approval_settled(settlement: Settlement): void {
  if (approvals.value !== null) approvals.value = with_settlement(approvals.value, settlement)
}

/** Settled cards leave the list. */
export function clear_settled(): void {
  if (approvals.value !== null) approvals.value = waiting_only(approvals.value)
}

/** The first answer of this page, to which an offer can be attached; empty until then. */
export const first_answered = signal('')

/** Answers an approval. What came of it in words, also when somebody else was first or nobody in time. Throws ApiError otherwise. */
export async function answer(approval_id: string, decision: 'allow-once' | 'deny', reason = ''): Promise<string> {
  const body = {
    approval_id,
    decision,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(own_name.value !== '' && { resolved_by: own_name.value }),
  }
  try {
    await ask<Resolved>('/ahp/resolve', body)
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.trouble === 'conflict')) throw cause
    const approval = await load_approval(approval_id)
    return approval === null ? 'This question is gone' : `Too late: ${outcome_words(approval, now_ms.value)}`
  }
  if (first_answered.value === '') first_answered.value = approval_id
  await load_approval(approval_id)
  return decision === 'deny' ? 'Denied' : 'Allowed once'
}
