// The standalone webhook receiver's judge: every event becomes a decision RPC to the gateway, over its socket or over HTTP,
// repeated with the same request_id while that can help. What no gateway decided is never an allow. Source: CONTRACT 9.5.
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { CanonicalDecision, DecisionSource, DecisionWord, FailureClass } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import { RPC_VERSION } from '#core/contract/rpc.ts'
import { WEBHOOK_ADAPTER } from '#core/dialect/alpha.ts'
import type { WebhookJudge } from '#core/edge/webhook.ts'
import { GatewayError } from '#core/errors.ts'
import { is_object, parse_json } from '#core/json.ts'
import { MAX_LOGGED_REFUSAL_CHARS } from '#core/limits.ts'
import type { Log } from '#core/ports.ts'
import type { Values } from '#runtime/config/variables.ts'
import { http_call, type RpcCall, socket_call } from '#runtime/upstream/rpc-client.ts'

/** The variables that say where the gateway is and how it is called. */
export type ForwardValues = Pick<
  Values,
  | 'CS_UDS_ENABLED'
  | 'CS_UDS_PATH'
  | 'CS_AUTH_TOKEN'
  | 'AHP_HTTP_URL'
  | 'ALPHA_GATEWAY_TRANSPORT_PREFERENCE'
  | 'ALPHA_GATEWAY_DEFAULT_DEADLINE_MS'
  | 'ALPHA_GATEWAY_MAX_RPC_RETRIES'
  | 'ALPHA_GATEWAY_RETRY_BACKOFF_MS'
>

/** How much longer than the deadline a reply may be on its way. */
const SLACK_MS = 1000

/** What one attempt brought: a decision, or why there is none and whether another attempt can help. */
type Attempt = { decision: CanonicalDecision } | { decision: null; why: string; again: boolean }

/** Forwards to the gateway of the configuration. */
export function forwarding_judge(values: ForwardValues, log: Pick<Log, 'warn'>): WebhookJudge {
  const ways = ways_of(values)
  const tries = 1 + values.ALPHA_GATEWAY_MAX_RPC_RETRIES
  return {
    refused: (why) => log.warn('event_refused', { transport: 'webhook', why: why.slice(0, MAX_LOGGED_REFUSAL_CHARS) }),
    async judge(event, request_id) {
      const text = JSON.stringify(rpc_of(event, request_id, values.ALPHA_GATEWAY_DEFAULT_DEADLINE_MS))
      for (let tried = 1; ; tried++) {
        const attempt = await ask(ways, text, values.ALPHA_GATEWAY_DEFAULT_DEADLINE_MS + SLACK_MS)
        if (attempt.decision !== null) return attempt.decision
        log.warn('webhook_not_forwarded', { event_id: event.event_id, tried, why: attempt.why })
        if (!attempt.again || tried >= tries) {
          throw new GatewayError('UPSTREAM_MISSING', 'The gateway could not decide this event')
        }
        await sleep(values.ALPHA_GATEWAY_RETRY_BACKOFF_MS)
      }
    },
  }
}

function ways_of(values: ForwardValues): RpcCall[] {
  const http = http_call(values.AHP_HTTP_URL, values.CS_AUTH_TOKEN)
  if (!values.CS_UDS_ENABLED || process.platform === 'win32') return [http]
  const socket = socket_call(values.CS_UDS_PATH)
  return values.ALPHA_GATEWAY_TRANSPORT_PREFERENCE === 'http_first' ? [http, socket] : [socket, http]
}

function rpc_of(event: CanonicalEvent, request_id: string, deadline_ms: number): object {
  const context = { caller_adapter: WEBHOOK_ADAPTER }
  const params = { rpc_version: RPC_VERSION, request_id, deadline_ms, decision_tier: 'L1', event, context }
  return { jsonrpc: '2.0', id: 1, method: 'ahp/sync_decision', params }
}

/** Asks one way after the other until one of them answers at all. */
async function ask(ways: readonly RpcCall[], text: string, timeout_ms: number): Promise<Attempt> {
  const reasons: string[] = []
  for (const way of ways) {
    try {
      return read_reply(await way(text, timeout_ms))
    } catch (cause) {
      reasons.push(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return { decision: null, why: reasons.join('; '), again: true }
}

/**
 * What a decision from elsewhere must say is what SPEC "CanonicalDecision" requires; the rest may be missing or newer than this
 * program (CONTRACT 0.11). A rewrite was not asked for and cannot be told to the framework: it is no decision here.
 */
const Told = CanonicalDecision.extend({
  decision: DecisionWord.exclude(['modify']),
  policy_id: z.string().catch('unknown'),
  decision_source: DecisionSource.catch('policy'),
  policy_version: z.string().catch('unknown'),
  decision_latency_ms: z.number().catch(0),
  modified_payload: z.null().catch(null),
  retry_after_ms: z.int().nullable().catch(null),
  failure_class: FailureClass.catch('none'),
  final: z.boolean().optional(),
  suggestion: z.string().nullable().catch(null),
  approval_id: z.string().optional().catch(undefined),
  expires_at: z.int().optional().catch(undefined),
})

/** Null when it is no decision: an allow or a block is final (SPEC "CanonicalDecision"). */
function decision_of(result: unknown): CanonicalDecision | null {
  const told = Told.safeParse(is_object(result) ? result.decision : undefined)
  if (!told.success) return null
  const settled = told.data.decision !== 'defer'
  const { final = settled } = told.data
  return settled && !final ? null : { ...told.data, final }
}

/** A fallback is no decision: the gateway says that it could not decide. */
function read_reply(text: string): Attempt {
  const reply = parse_json(text)
  if (!is_object(reply)) return { decision: null, why: 'the reply is no JSON object', again: false }
  const decision = decision_of(reply.result)
  if (decision !== null) return { decision }
  const data = is_object(reply.error) && is_object(reply.error.data) ? reply.error.data : {}
  const why = `the gateway answered ${String(data.rpc_error_code ?? 'without a decision')}`
  return { decision: null, why, again: data.retry_eligible === true }
}
