// Checks of a webhook call before its text is read as an event: origin, protocol, token, time, signature. Checks 1 to 5
// need only the headers, 7 and 8 the body. Source: CONTRACT 9.2.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { FailureClass } from '#core/contract/decision.ts'
import { type ErrorCode, GatewayError } from '#core/errors.ts'
import { WEBHOOK_WINDOW_SECONDS } from '#core/limits.ts'
import type { Clock, Log } from '#core/ports.ts'
import type { Values } from '#runtime/config/variables.ts'
import { address_test, plain_address, source_reader } from '#runtime/node/gate.ts'

/** The variables that configure the checks. */
export type WebhookValues = Pick<
  Values,
  | 'ALPHA_WEBHOOK_TOKEN'
  | 'ALPHA_WEBHOOK_TOKEN_SECONDARY'
  | 'ALPHA_WEBHOOK_SECRET'
  | 'ALPHA_WEBHOOK_REQUIRE_HTTPS'
  | 'AHP_WEBHOOK_IP_WHITELIST'
  | 'AHP_WEBHOOK_TOKEN_TTL_SECONDS'
  | 'AHP_WEBHOOK_TOKEN_ISSUED_AT'
  | 'AHP_WEBHOOK_SIGNATURE_MODE'
  | 'AHP_TRUSTED_PROXIES'
>

/** The checks of one receiver, in order. */
export interface WebhookChecks {
  /** The address a call comes from, for the log. */
  source(request: IncomingMessage): string
  /** Checks 1 to 5. Throws FORBIDDEN, UNAUTHORIZED. */
  check_headers(request: IncomingMessage): void
  /** Checks 7 and 8. Returns the key that identifies a replay of this signed call; null for an unsigned one. */
  check_body(request: IncomingMessage, body: Buffer): string | null
}

/** What the checks need of the world. */
export interface CheckPorts {
  clock: Pick<Clock, 'now_ms'>
  log: Pick<Log, 'warn'>
}

/** Tokens are hashed here once and not kept. */
export function webhook_checks(values: WebhookValues, { clock, log }: CheckPorts): WebhookChecks {
  const read_source = source_reader(values.AHP_TRUSTED_PROXIES)
  // An unknown source is in no list and is not this machine.
  const source = (request: IncomingMessage) => read_source(request) ?? 'unknown'
  const secret = values.ALPHA_WEBHOOK_SECRET
  const strict = values.AHP_WEBHOOK_SIGNATURE_MODE === 'strict'
  const check_source = source_check(values, source)
  const check_scheme = scheme_check(values, source)
  const check_token = token_check(values, clock)

  const check_time = (request: IncomingMessage) => {
    const sent = header_of(request, 'x-ahp-timestamp')
    const unsigned = header_of(request, 'x-ahp-signature') === undefined
    if (sent === undefined) {
      if (secret !== null && (strict || !unsigned)) throw refused_time('X-AHP-Timestamp is required')
      return
    }
    if (!/^[0-9]{1,12}$/.test(sent)) throw refused_time('X-AHP-Timestamp must be decimal epoch seconds')
    const apart_s = Math.abs(Math.floor(clock.now_ms() / 1000) - Number(sent))
    if (apart_s > WEBHOOK_WINDOW_SECONDS) {
      throw refused_time(`X-AHP-Timestamp is more than ${WEBHOOK_WINDOW_SECONDS} seconds away from the clock`)
    }
  }
  return {
    source,
    check_headers(request) {
      check_source(request)
      check_scheme(request)
      check_token(request)
      check_time(request)
    },
    check_body(request, body) {
      if (!is_json(header_of(request, 'content-type'))) {
        throw refused('UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json', 'input_invalid')
      }
      if (secret === null) return null
      const signature = header_of(request, 'x-ahp-signature')
      if (signature === undefined) {
        if (strict) throw refused_signature('X-AHP-Signature is required')
        log.warn('webhook_unsigned', { source: source(request) })
        return null
      }
      const timestamp = header_of(request, 'x-ahp-timestamp') ?? ''
      const matched = matching_signature(signature, secret, timestamp, body)
      if (matched === null) throw refused_signature('X-AHP-Signature does not match')
      return `${timestamp}\n${matched}`
    },
  }
}

/** 1: the address list. */
function source_check(values: WebhookValues, source: (request: IncomingMessage) => string) {
  const listed = address_test(values.AHP_WEBHOOK_IP_WHITELIST)
  const open = values.AHP_WEBHOOK_IP_WHITELIST.length === 0
  return (request: IncomingMessage) => {
    if (open || listed(source(request))) return
    throw refused('FORBIDDEN', 'This source address may not call the webhook', 'auth_invalid_token')
  }
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1)$/

/** 2: HTTPS, except from this machine. A trusted proxy's word about its client counts; other headers do not. */
function scheme_check(values: WebhookValues, source: (request: IncomingMessage) => string) {
  const trusted = address_test(values.AHP_TRUSTED_PROXIES)
  return (request: IncomingMessage) => {
    if (!values.ALPHA_WEBHOOK_REQUIRE_HTTPS) return
    const peer = plain_address(request.socket.remoteAddress ?? '')
    const forwarded = trusted(peer) ? header_of(request, 'x-forwarded-proto') || undefined : undefined
    const secure = forwarded === undefined ? is_encrypted(request) : /(?:^|,)\s*https\s*$/i.test(forwarded)
    if (secure || (LOOPBACK.test(peer) && LOOPBACK.test(source(request)))) return
    throw refused('FORBIDDEN', 'Plain HTTP is only taken from this machine; use HTTPS', 'input_invalid')
  }
}

function is_encrypted(request: IncomingMessage): boolean {
  return (request.socket as Partial<TLSSocket>).encrypted === true
}

/** 3 and 4: one of the two tokens, not older than its time to live. */
function token_check(values: WebhookValues, clock: Pick<Clock, 'now_ms'>) {
  const digests = [values.ALPHA_WEBHOOK_TOKEN, values.ALPHA_WEBHOOK_TOKEN_SECONDARY].flatMap((token) =>
    token === null ? [] : [digest_of(token)],
  )
  const ttl_s = values.AHP_WEBHOOK_TOKEN_TTL_SECONDS
  const issued_s = values.AHP_WEBHOOK_TOKEN_ISSUED_AT ?? clock.now_ms() / 1000
  return (request: IncomingMessage) => {
    if (digests.length === 0) return
    const sent = digest_of(token_in(request.headers.authorization))
    // Compares every configured token, so that timing does not reveal which one was close.
    const equal = digests.map((digest) => timingSafeEqual(digest, sent))
    if (!equal.includes(true)) throw refused('UNAUTHORIZED', 'Unauthorized', 'auth_invalid_token')
    if (ttl_s > 0 && clock.now_ms() / 1000 - issued_s > ttl_s) {
      throw refused('UNAUTHORIZED', 'The token has expired', 'auth_invalid_token')
    }
  }
}

function digest_of(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** The token of `Bearer <token>` (in any case), or the bare token. */
function token_in(header: string | undefined): string {
  return (header ?? '').replace(/^bearer +/i, '').trim()
}

/** 7: JSON, with or without parameters. */
function is_json(content_type: string | undefined): boolean {
  const essence = (content_type ?? '').split(';', 1)[0]?.trim() ?? ''
  return /^application\/(?:json|[\w!#$&^.+-]+\+json)$/i.test(essence)
}

/** 8: one of the `v1=` values must be the signature of `<timestamp>.<raw body>`; returns it. */
function matching_signature(header: string, secret: string, timestamp: string, body: Buffer): string | null {
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
  let matched: string | null = null
  for (const value of header.split(',')) {
    const hex = /^v1=([0-9a-f]{64})$/.exec(value.trim())?.[1]
    if (hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), expected)) matched = hex
  }
  return matched
}

function header_of(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function refused(code: ErrorCode, message: string, failure_class: FailureClass): GatewayError {
  return new GatewayError(code, message, { failure_class })
}

const refused_time = (message: string) => refused('UNAUTHORIZED', message, 'auth_timestamp_expired')
const refused_signature = (message: string) => refused('UNAUTHORIZED', message, 'auth_invalid_signature')
