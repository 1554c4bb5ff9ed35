// One webhook call from text to answer: checks 9 to 12 of CONTRACT 9.2. The earlier checks (address, token, signature,
// size) need the connection and belong to the receiver; who decides (this process or a remote gateway) is an argument.
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { CanonicalEvent } from '#core/contract/event.ts'
import { AlphaBody, type AlphaReply } from '#core/contract/webhook.ts'
import { type AlphaPorts, alpha_kind, alpha_reply, event_of_body } from '#core/dialect/alpha.ts'
import { describe_issues } from '#core/edge/input.ts'
import { json, type Output } from '#core/endpoint.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import { content_id } from '#core/fingerprint.ts'
import { canonical_json, is_object, JSON_BOUNDS, parse_json, seen_of } from '#core/json.ts'
import type { Log, ReplyMemory } from '#core/ports.ts'

/** The ports that a webhook call needs. */
export interface WebhookPorts extends AlphaPorts {
  log: Pick<Log, 'error'>
  replies: ReplyMemory
}

/** Who decides a normalised event. */
export interface WebhookJudge {
  /** Throws GatewayError; the call is then never answered with an allow. */
  judge(event: CanonicalEvent, request_id: string): Promise<CanonicalDecision>
  /** Counts a call that was refused for its content. */
  refused(why: string): void
}

/** Answers one call. Throws GatewayError: INVALID_REQUEST, CONFLICT, UNMAPPABLE_EVENT, ENGINE_INTERNAL_ERROR. */
export async function receive_webhook(text: string, judge: WebhookJudge, ports: WebhookPorts): Promise<Output> {
  const body = read_body(text, judge)
  const decide = () => decide_body(body, judge, ports)
  if (body.idempotencyKey === null) return json(await decide())
  const { webhook_idempotency_seconds } = ports.settings.alpha
  const guard = ports.digest.sha256(canonical_json(parse_json(text)))
  const ttl_ms = webhook_idempotency_seconds * 1000
  const once = await ports.replies.once(`webhook\n${body.idempotencyKey}`, guard, ttl_ms, decide, () => true)
  if (once.kind !== 'conflict') return json(once.reply)
  throw new GatewayError('CONFLICT', 'idempotencyKey was used for another payload', {
    failure_class: 'idempotency_conflict',
  })
}

function read_body(text: string, judge: WebhookJudge): AlphaBody {
  const sent = parse_json(text)
  if (!is_object(sent))
    throw refused('INVALID_REQUEST', `The body must be a JSON object of ${JSON_BOUNDS}${seen_of(text)}`, judge)
  const parsed = AlphaBody.safeParse(sent)
  if (parsed.success) return parsed.data
  throw refused('INVALID_REQUEST', describe_issues(parsed.error.issues), judge)
}

async function decide_body(body: AlphaBody, judge: WebhookJudge, ports: WebhookPorts): Promise<AlphaReply> {
  const kind = alpha_kind(body.type, body.payload)
  if (kind === null) throw refused('UNMAPPABLE_EVENT', 'type names no event that is known here', judge)
  try {
    const event = event_of_body(body, kind, ports)
    return alpha_reply(await judge.judge(event, request_id_of(event, ports)), event.event_id)
  } catch (cause) {
    throw undecided(cause, ports)
  }
}

/**
 * The idempotency key of a webhook event, made of its whole content: a redelivery is identical, while the same id with
 * another content is a new question and must be judged.
 */
export function request_id_of(event: CanonicalEvent, { digest }: Pick<AlphaPorts, 'digest'>): string {
  return `${event.event_id}:${content_id(canonical_json(event), digest)}`
}

function refused(code: 'INVALID_REQUEST' | 'UNMAPPABLE_EVENT', why: string, judge: WebhookJudge): GatewayError {
  judge.refused(why)
  return new GatewayError(code, why, { failure_class: 'input_invalid' })
}

/** CONTRACT 9.2 row 12: an undecided event is a 500 that says whose fault it is. */
function undecided(cause: unknown, { log }: Pick<WebhookPorts, 'log'>): GatewayError {
  const code = cause instanceof GatewayError ? cause.code : 'ENGINE_INTERNAL_ERROR'
  const away = code === 'ENGINE_UNAVAILABLE' || code === 'DEADLINE_EXCEEDED' || code === 'UPSTREAM_MISSING'
  log.error('webhook_undecided', { code, cause: reason_of(cause) })
  return new GatewayError(
    'ENGINE_INTERNAL_ERROR',
    away ? 'The gateway could not decide this event' : 'Internal error',
    { failure_class: away ? 'upstream_unavailable' : 'internal_error' },
    { cause },
  )
}
