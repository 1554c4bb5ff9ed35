// Writes replies: texts at once, streams until they end, large texts only while there is room for unread data.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Reply, refuse } from '#core/edge/reply.ts'
import { GatewayError } from '#core/errors.ts'
import { LARGE_REPLY_BYTES } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import type { Unfinished } from '#runtime/node/http/body.ts'
import { still_expects } from '#runtime/node/http/continue.ts'
import { end_after_request, is_still_sending } from '#runtime/node/http/linger.ts'
import { write_stream } from '#runtime/node/http/stream.ts'

/** Resolves when the reply is on its way (a stream: when it has ended). Throws when the head cannot be written. */
export type WriteReply = (reply: Reply, request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What all replies of one listener share. */
export interface Writing {
  ports: Ports
  /** Room for large replies that clients have not taken yet. */
  unsent: Unfinished
  /** Silence after which a stream says `: keepalive`. */
  keepalive_ms: number
  is_stopping: () => boolean
}

/** Writes replies; while the gateway stops they close their connections, and streams are refused. */
export function reply_writer({ ports, unsent, keepalive_ms, is_stopping }: Writing): WriteReply {
  /** False when there is no room for another large reply. */
  const keep_until_sent = (bytes: number, response: ServerResponse): boolean => {
    if (response.destroyed || !unsent.take(bytes)) return response.destroyed
    response.once('close', () => unsent.give(bytes))
    return true
  }

  const write_text = (
    { status, headers }: Reply,
    body: string | null,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const length = body === null ? 0 : Buffer.byteLength(body)
    if (length > LARGE_REPLY_BYTES && !keep_until_sent(length, response)) {
      return write(refuse(too_much_unsent(), '', ports), request, response)
    }
    response.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': length })
    if (!still_expects(request) && is_still_sending(request, response)) {
      return end_after_request(request, response, body)
    }
    // Text of one byte per character is the same in both encodings, and this one needs no look at every character.
    if (body !== null && length === body.length) response.end(body, 'latin1')
    else response.end(body ?? undefined)
  }

  const write: WriteReply = async (reply, request, response) => {
    const { status, headers, body } = reply
    if (is_stopping() || still_expects(request)) response.shouldKeepAlive = false
    if (body === null || typeof body === 'string') return write_text(reply, body, request, response)
    if (request.method === 'HEAD' || is_stopping()) {
      void body[Symbol.asyncIterator]().return?.()
      if (is_stopping()) return write(refuse(stopping_error(), '', ports), request, response)
      response.writeHead(status, headers)
      response.end()
      return
    }
    response.writeHead(status, headers)
    await write_stream(response, body, keepalive_ms)
  }
  return write
}

function stopping_error(): GatewayError {
  return new GatewayError('ENGINE_UNAVAILABLE', 'The gateway is stopping')
}

function too_much_unsent(): GatewayError {
  return new GatewayError('ENGINE_UNAVAILABLE', 'Too many large replies at once', { retry_after_ms: 1000 })
}
