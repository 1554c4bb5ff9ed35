// Ends a connection whose client is still sending, without losing the reply. Source: CONTRACT 0.1 "Body limit".
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether the reply closes the connection while the request is still arriving. */
export function is_still_sending(request: IncomingMessage, response: ServerResponse): boolean {
  return !response.shouldKeepAlive && !request.complete
}

/**
 * Sends the whole reply, but closes the connection only when the client stops sending: data arriving at a closed socket
 * makes the client's system discard the reply. The listener's timeouts bound the wait. The head is written already.
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
