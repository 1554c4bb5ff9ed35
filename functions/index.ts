// The route table: every endpoint once, with its path. The Node runtime mounts it, core/openapi.ts describes it, the per-route
// build writes a bundle for each line. A line's path is its file's path with `[x]` written `{x}`.
import { routes_of } from '#core/edge/route.ts'
import type { Route } from '#core/endpoint.ts'
import * as ahp_adapter_effect_result from '#functions/ahp/adapter-effect-result.ts'
import * as ahp_approval from '#functions/ahp/approval/[id].ts'
import * as ahp_beta from '#functions/ahp/beta.ts'
import * as ahp_gamma from '#functions/ahp/gamma.ts'
import * as ahp_patterns_confirm from '#functions/ahp/patterns/confirm.ts'
import * as ahp_patterns from '#functions/ahp/patterns.ts'
import * as ahp_resolve from '#functions/ahp/resolve.ts'
import * as ahp_scope_preview from '#functions/ahp/scope/preview.ts'
import * as ahp from '#functions/ahp.ts'
import * as enterprise_health from '#functions/enterprise/health.ts'
import * as enterprise_report_alerts from '#functions/enterprise/report/alerts.ts'
import * as enterprise_report_live from '#functions/enterprise/report/live.ts'
import * as enterprise_report_session_page from '#functions/enterprise/report/session/[id]/page.ts'
import * as enterprise_report_session_risk from '#functions/enterprise/report/session/[id]/risk.ts'
import * as enterprise_report_session from '#functions/enterprise/report/session/[id].ts'
import * as enterprise_report_sessions from '#functions/enterprise/report/sessions.ts'
import * as enterprise_report_stream from '#functions/enterprise/report/stream.ts'
import * as enterprise_report_summary from '#functions/enterprise/report/summary.ts'
import * as health from '#functions/health.ts'
import * as metrics from '#functions/metrics.ts'
import * as openapi from '#functions/openapi.json.ts'
import * as report_alert_acknowledge from '#functions/report/alerts/[id]/acknowledge.ts'
import * as report_alerts from '#functions/report/alerts.ts'
import * as report_approvals from '#functions/report/approvals.ts'
import * as report_l3_advisory_job_run_local from '#functions/report/l3-advisory/job/[job_id]/run-local.ts'
import * as report_l3_advisory_job_run_worker from '#functions/report/l3-advisory/job/[job_id]/run-worker.ts'
import * as report_l3_advisory_jobs_drain from '#functions/report/l3-advisory/jobs/drain.ts'
import * as report_l3_advisory_jobs_run_next from '#functions/report/l3-advisory/jobs/run-next.ts'
import * as report_l3_advisory_jobs from '#functions/report/l3-advisory/jobs.ts'
import * as report_l3_advisory_review from '#functions/report/l3-advisory/review/[review_id].ts'
import * as report_l3_advisory_reviews from '#functions/report/l3-advisory/reviews.ts'
import * as report_l3_advisory_snapshot_jobs from '#functions/report/l3-advisory/snapshot/[snapshot_id]/jobs.ts'
import * as report_l3_advisory_snapshot_run_local_review from '#functions/report/l3-advisory/snapshot/[snapshot_id]/run-local-review.ts'
import * as report_l3_advisory_snapshot from '#functions/report/l3-advisory/snapshot/[snapshot_id].ts'
import * as report_session_enforcement from '#functions/report/session/[id]/enforcement.ts'
import * as report_session_l3_advisory_full_review from '#functions/report/session/[id]/l3-advisory/full-review.ts'
import * as report_session_l3_advisory_snapshots from '#functions/report/session/[id]/l3-advisory/snapshots.ts'
import * as report_session_page from '#functions/report/session/[id]/page.ts'
import * as report_session_post_action from '#functions/report/session/[id]/post-action.ts'
import * as report_session_quarantine from '#functions/report/session/[id]/quarantine.ts'
import * as report_session_risk from '#functions/report/session/[id]/risk.ts'
import * as report_session from '#functions/report/session/[id].ts'
import * as report_sessions from '#functions/report/sessions.ts'
import * as report_stream from '#functions/report/stream.ts'
import * as report_summary from '#functions/report/summary.ts'
import * as skill_trust_registry from '#functions/skill-trust/registry.ts'
import * as skill_trust_recommendations from '#functions/skill-trust/transition/recommendations.ts'
import * as skill_trust_transition from '#functions/skill-trust/transition.ts'
import * as webhook_alpha from '#functions/webhook/alpha.ts'

/** Every route in the order in which it is described. */
export const ROUTES: readonly Route[] = [
  ...routes_of('/health', health),
  ...routes_of('/metrics', metrics),
  ...routes_of('/openapi.json', openapi),
  ...routes_of('/ahp', ahp),
  ...routes_of('/ahp/beta', ahp_beta),
  ...routes_of('/ahp/gamma', ahp_gamma),
  ...routes_of('/ahp/adapter-effect-result', ahp_adapter_effect_result),
  ...routes_of('/ahp/scope/preview', ahp_scope_preview),
  ...routes_of('/ahp/resolve', ahp_resolve),
  ...routes_of('/ahp/patterns', ahp_patterns),
  ...routes_of('/ahp/patterns/confirm', ahp_patterns_confirm),
  ...routes_of('/ahp/approval/{id}', ahp_approval),
  ...routes_of('/report/summary', report_summary),
  ...routes_of('/report/sessions', report_sessions),
  ...routes_of('/report/session/{id}', report_session),
  ...routes_of('/report/session/{id}/page', report_session_page),
  ...routes_of('/report/session/{id}/risk', report_session_risk),
  ...routes_of('/report/session/{id}/post-action', report_session_post_action),
  ...routes_of('/report/session/{id}/enforcement', report_session_enforcement),
  ...routes_of('/report/session/{id}/quarantine', report_session_quarantine),
  ...routes_of('/report/alerts', report_alerts),
  ...routes_of('/report/alerts/{id}/acknowledge', report_alert_acknowledge),
  ...routes_of('/report/approvals', report_approvals),
  ...routes_of('/report/stream', report_stream),
  ...routes_of('/report/session/{id}/l3-advisory/snapshots', report_session_l3_advisory_snapshots),
  ...routes_of('/report/l3-advisory/snapshot/{snapshot_id}', report_l3_advisory_snapshot),
  ...routes_of('/report/l3-advisory/snapshot/{snapshot_id}/jobs', report_l3_advisory_snapshot_jobs),
  ...routes_of(
    '/report/l3-advisory/snapshot/{snapshot_id}/run-local-review',
    report_l3_advisory_snapshot_run_local_review,
  ),
  ...routes_of('/report/l3-advisory/jobs', report_l3_advisory_jobs),
  ...routes_of('/report/l3-advisory/jobs/run-next', report_l3_advisory_jobs_run_next),
  ...routes_of('/report/l3-advisory/jobs/drain', report_l3_advisory_jobs_drain),
  ...routes_of('/report/l3-advisory/job/{job_id}/run-local', report_l3_advisory_job_run_local),
  ...routes_of('/report/l3-advisory/job/{job_id}/run-worker', report_l3_advisory_job_run_worker),
  ...routes_of('/report/l3-advisory/reviews', report_l3_advisory_reviews),
  ...routes_of('/report/l3-advisory/review/{review_id}', report_l3_advisory_review),
  ...routes_of('/report/session/{id}/l3-advisory/full-review', report_session_l3_advisory_full_review),
  ...routes_of('/webhook/alpha', webhook_alpha),
  ...routes_of('/skill-trust/registry', skill_trust_registry),
  ...routes_of('/skill-trust/transition', skill_trust_transition),
  ...routes_of('/skill-trust/transition/recommendations', skill_trust_recommendations),
  ...routes_of('/enterprise/health', enterprise_health),
  ...routes_of('/enterprise/report/summary', enterprise_report_summary),
  ...routes_of('/enterprise/report/live', enterprise_report_live),
  ...routes_of('/enterprise/report/stream', enterprise_report_stream),
  ...routes_of('/enterprise/report/sessions', enterprise_report_sessions),
  ...routes_of('/enterprise/report/session/{id}/page', enterprise_report_session_page),
  ...routes_of('/enterprise/report/session/{id}/risk', enterprise_report_session_risk),
  ...routes_of('/enterprise/report/session/{id}', enterprise_report_session),
  ...routes_of('/enterprise/report/alerts', enterprise_report_alerts),
]
