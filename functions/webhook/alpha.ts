// POST /webhook/alpha: one webhook call, decided in this process. It lives on the receiver's own listener, which checks the
// connection, the token and the signature before it asks here. Source: SPEC "Webhook receiver", CONTRACT 9.
import type { Caller } from '#core/caller.ts'
import { AlphaReply } from '#core/contract/webhook.ts'
import { decide } from '#core/decide.ts'
import { WEBHOOK_ADAPTER } from '#core/dialect/alpha.ts'
import { count_invalid } from '#core/edge/invalid.ts'
import { receive_webhook, type WebhookJudge } from '#core/edge/webhook.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Ports } from '#core/ports.ts'

export const POST = endpoint({
  summary: 'Decide one event posted by the alpha framework',
  auth: 'webhook',
  listener: 'receiver',
  responses: { 200: AlphaReply },
  errors: ['INVALID_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNMAPPABLE_EVENT'],
  handle: ({ body, caller, arrived_ms }, ports) => receive_webhook(body, judge_here(caller, arrived_ms, ports), ports),
})

function judge_here(caller: Caller, started_ms: number, ports: Ports): WebhookJudge {
  const { deadline_ms, webhook_idempotency_seconds } = ports.settings.alpha
  return {
    refused: (why) => count_invalid('webhook', why, ports),
    judge: async (event, request_id) => {
      const result = await decide(
        {
          request_id,
          deadline_ms,
          tier: 'L1',
          event,
          context: null,
          caller,
          transport: 'webhook',
          adapter: WEBHOOK_ADAPTER,
          started_ms,
          can_modify: false,
          observe: false,
          claim_ttl_ms: webhook_idempotency_seconds * 1000,
        },
        ports,
      )
      return result.decision
    },
  }
}
