// The end of a connection whose client is still sending: a reply to a body nobody reads must not get lost on its way.
// Source: CONTRACT 0.1 "Body limit".
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether the reply closes the connection while the request is still arriving. */
export function is_still_sending(request: IncomingMessage, response: ServerResponse): boolean {
  return !response.shouldKeepAlive && !request.complete
}

/**
 * Says everything at once, but closes the connection only when the client has stopped sending: bytes that arrive at a closed
 * socket make the client's system throw the reply away. The listener's own timeouts bound the wait. The head is written already.
 */
export async function end_after_request(
  request: IncomingMessage,
  response: ServerResponse,
  body: string | null,
): Promise<void> {
  if (body) response.write(body)
  else response.flushHeaders()
  request.resume()
  await new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve)
    if (request.destroyed) resolve()
  })
  response.end()
}
