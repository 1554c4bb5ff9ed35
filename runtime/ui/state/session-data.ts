// Everything that the page of one session shows, loaded together, and what a person can do to it.
import type { FullReview, Review, SnapshotDetail, SnapshotList } from '#core/contract/advisory.ts'
import type { QuarantineChanged, Released } from '#core/contract/operator.ts'
import type { PostActionReport, SessionReport, TrajectoryRecord } from '#core/contract/report.ts'
import type { EnforcementState, SessionRisk, SessionSummary } from '#core/contract/session.ts'
import { ask, path_of } from '#runtime/ui/state/api.ts'
import { own_name } from '#runtime/ui/state/preferences.ts'

/** What types of the contract do not name for themselves. */
type Answers<T> = T extends { _zod: { output: infer Output } } ? Output : never

export interface SessionData {
  session: SessionSummary
  /** Newest first. */
  records: readonly TrajectoryRecord[]
  risk: SessionRisk
  enforcement: EnforcementState
  outputs: PostActionReport
  /** Newest first. */
  reviews: readonly Review[]
}

const RECORDS = 100
const FINDINGS = 50
const SNAPSHOTS = 5

/** Throws ApiError. */
export async function load_session(session_id: string): Promise<SessionData> {
  const path = (...more: string[]) => ['report', 'session', session_id, ...more]
  const [report, risk, enforcement, outputs, snapshots] = await Promise.all([
    ask<SessionReport>(path_of(path(), { limit: RECORDS })),
    ask<SessionRisk>(path_of(path('risk'), { limit: RECORDS })),
    ask<EnforcementState>(path_of(path('enforcement'))),
    ask<PostActionReport>(path_of(path('post-action'), { limit: FINDINGS })),
    ask<Answers<typeof SnapshotList>>(path_of(path('l3-advisory', 'snapshots'), { limit: SNAPSHOTS })),
  ])
  const details = await Promise.all(
    snapshots.snapshots.map(({ snapshot_id }) =>
      ask<Answers<typeof SnapshotDetail>>(path_of(['report', 'l3-advisory', 'snapshot', snapshot_id])),
    ),
  )
  const reviews = details
    .flatMap((detail) => detail.reviews)
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return { session: report.session, records: report.records.toReversed(), risk, enforcement, outputs, reviews }
}

/** Throws ApiError. */
export function quarantine_session(
  session_id: string,
  action: 'quarantine' | 'release',
  reason: string,
): Promise<QuarantineChanged> {
  const body = { action, ...(reason.trim() !== '' && { reason: reason.trim() }), ...by('by') }
  return ask<QuarantineChanged>(path_of(['report', 'session', session_id, 'quarantine']), body)
}

/** Throws ApiError. */
export function release_enforcement(session_id: string, reason: string): Promise<Released> {
  const body = { action: 'release', ...(reason.trim() !== '' && { reason: reason.trim() }), ...by('released_by') }
  return ask<Released>(path_of(['report', 'session', session_id, 'enforcement']), body)
}

/** Freezes the records of now and reviews them. Throws ApiError. */
export function request_review(session_id: string): Promise<Answers<typeof FullReview>> {
  return ask<Answers<typeof FullReview>>(path_of(['report', 'session', session_id, 'l3-advisory', 'full-review']), {})
}

function by(name: string): Record<string, string> {
  return own_name.value === '' ? {} : { [name]: own_name.value }
}
