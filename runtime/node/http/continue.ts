// `Expect: 100-continue`: the client sends its body only when asked, which happens when the body is read.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Requests that still wait for `100 Continue`. */
const expects_continue = new WeakSet<IncomingMessage>()

/** Marks a request that sent `Expect: 100-continue`. */
export function expect_continue(request: IncomingMessage): void {
  expects_continue.add(request)
}

/** Whether the announced body may never arrive, so that where the next request begins is unknown. */
export function still_expects(request: IncomingMessage): boolean {
  return expects_continue.has(request)
}

/** Asks for the body, unless it is announced to be longer than `max_bytes`. */
export function ask_for_body(request: IncomingMessage, response: ServerResponse, max_bytes: number): void {
  if (!expects_continue.has(request) || Number(request.headers['content-length'] ?? 0) > max_bytes) return
  expects_continue.delete(request)
  response.writeContinue()
}
