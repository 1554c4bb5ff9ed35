// The route table on Hono: every route without a fast door, and the fast ones again for targets in another spelling.
// Hono only routes; the common responder writes the reply. Source: ARCHITECTURE section 2, PERFORMANCE 2.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { match_path } from '#core/edge/route.ts'
import type { Route } from '#core/endpoint.ts'
import { type Responder, split_target } from '#runtime/node/http/respond.ts'

/** A node:http listener for the routes. */
export function create_app(
  routes: readonly Route[],
  responder: Responder,
): (request: IncomingMessage, response: ServerResponse) => unknown {
  const app = new Hono<{ Bindings: HttpBindings }>()
  for (const route of routes) {
    app.on(route.method, route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ env }) => {
      const incoming = env.incoming as IncomingMessage
      // A web-standard Request normalises `%2E` in its path, so the target that was sent may be another route, with a
      // dot as id.
      const is_sent = match_path(route.path, split_target(incoming.url ?? '/').path) !== undefined
      if (is_sent) await responder.respond(route, incoming, env.outgoing as ServerResponse)
      else await responder.respond_unknown(incoming, env.outgoing as ServerResponse)
      return RESPONSE_ALREADY_SENT
    })
  }
  app.notFound(async ({ env }) => {
    await responder.respond_unknown(env.incoming as IncomingMessage, env.outgoing as ServerResponse)
    return RESPONSE_ALREADY_SENT
  })
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // node:http discards the rest of a body that nobody reads.
    autoCleanupIncoming: false,
    errorHandler: (cause) => {
      throw cause
    },
  })
  return async (request, response) => {
    try {
      await listener(request, response)
    } catch {
      // Its Host does not form a URL, which a web-standard Request needs; the gate judges it as any other.
      await responder.respond_unknown(request, response)
    }
  }
}
