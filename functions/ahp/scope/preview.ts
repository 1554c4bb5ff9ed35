// POST /ahp/scope/preview: what a scope profile would say to an event. Records nothing, changes nothing.
// Source: SPEC "POST /ahp/scope/preview", CONTRACT 14.
import { ScopePreview, ScopePreviewBody } from '#core/contract/scope.ts'
import { action_of } from '#core/decision/entry.ts'
import { endpoint, json } from '#core/endpoint.ts'
import { evaluate_scope, preview_of } from '#core/scope/evaluate.ts'
import { facts_of } from '#core/scope/facts.ts'

export const POST = endpoint({
  summary: 'Dry run of a scope profile on one event',
  auth: 'bearer',
  body: ScopePreviewBody,
  responses: { 200: ScopePreview },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
  rate: 'decision',
  handle: ({ body }, { policy, settings }) => {
    const event = { ...body.event, schema_version: body.event.schema_version ?? 'ahp.1.0' }
    const profile = body.confirm === true ? { ...body.profile, confirmed: true, dry_run: false } : body.profile
    const action = action_of({ event, context: null }, settings)
    const verdict = policy.current().judge(action, null)
    return json(preview_of(evaluate_scope(profile, facts_of(event, action, verdict, null), verdict)))
  },
})
