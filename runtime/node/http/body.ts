// Reads a request body from node:http: counted while it arrives, cut off at the limit, with a bound on all unfinished
// bodies together. Source: CONTRACT 0.1 "Body limit", PERFORMANCE 1 "body".
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { GatewayError } from '#core/errors.ts'
import { NOT_UTF8 } from '#core/json.ts'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { type Gathered, gather_bytes } from '#runtime/node/http/byte-buffer.ts'

const NO_BYTES = Buffer.alloc(0)

/** Bytes held for requests and frames that have not arrived completely, over all connections. */
export interface Unfinished {
  /** Reserves bytes; false when there is no room, and then nothing is reserved. */
  take(bytes: number): boolean
  give(bytes: number): void
}

/** Room for `limit` bytes. */
export function unfinished_bytes(limit: number): Unfinished {
  let held = 0
  return {
    take(bytes) {
      if (held + bytes > limit) return false
      held += bytes
      return true
    },
    give(bytes) {
      held -= bytes
    },
  }
}

/**
 * The body as text; NOT_UTF8 when it is not. Throws PAYLOAD_TOO_LARGE, ENGINE_UNAVAILABLE (no room for another large
 * body), INVALID_REQUEST (the client left early). node:http discards what is not read, so the connection stays usable.
 */
export function read_body_text(request: IncomingMessage, unfinished: Unfinished): Promise<string> {
  return read_body(request, unfinished, MAX_BODY_BYTES, text_of)
}

/** `read_body_text` with its own limit and conversion (`made`). */
export function read_body<T>(
  request: IncomingMessage,
  unfinished: Unfinished,
  max_bytes: number,
  made: (bytes: Buffer) => T,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > max_bytes) return Promise.reject(too_large())
  return new Promise((resolve, reject) => {
    /** The first piece, which is nearly always the only one and then is not copied. */
    let first: Buffer | null = null
    let gathered: Gathered | null = null
    let size_bytes = 0
    const stop = () => {
      unfinished.give(size_bytes)
      request.off('data', take).off('end', finish).off('close', leave)
    }
    const refuse = (error: GatewayError) => {
      stop()
      request.resume()
      reject(error)
    }
    const take = (chunk: Buffer) => {
      if (size_bytes + chunk.length > max_bytes) return refuse(too_large())
      if (!unfinished.take(chunk.length)) return refuse(no_room())
      size_bytes += chunk.length
      if (first === null) {
        first = chunk
        return
      }
      if (gathered === null) {
        gathered = gather_bytes()
        gathered.add(first)
      }
      gathered.add(chunk)
    }
    const finish = () => {
      stop()
      resolve(made(gathered?.take() ?? first ?? NO_BYTES))
    }
    const leave = () => {
      stop()
      reject(new GatewayError('INVALID_REQUEST', 'The request ended before its body was complete'))
    }
    request.on('data', take).on('end', finish).on('close', leave)
  })
}

/** UTF-8 text, or NOT_UTF8. */
export function text_of(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : NOT_UTF8
}

function too_large(): GatewayError {
  return new GatewayError('PAYLOAD_TOO_LARGE', 'Payload too large')
}

function no_room(): GatewayError {
  return new GatewayError('ENGINE_UNAVAILABLE', 'Too many large requests at once', { retry_after_ms: 1000 })
}
