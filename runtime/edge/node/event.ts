// Requests as AWS Lambda hands them over (API Gateway, function URLs, load balancers), read and answered by Hono's adapter.
import { Hono } from 'hono'
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda'

/** Answers a web-standard request of the given peer. */
export type Fetch = (request: Request, peer: string) => Promise<Response>

/** The export that Lambda calls. */
export type Handler = (event: LambdaEvent, context?: LambdaContext) => Promise<unknown>

/** A handler of events around a function of requests. */
export function event_handler(answer: Fetch): Handler {
  const app = new Hono<{ Bindings: { event: LambdaEvent } }>()
  app.all('*', (context) => answer(context.req.raw, peer_of(context.env.event)))
  return handle(app)
}

/** The address that the platform saw; load balancers tell none that could not be forged. */
function peer_of({ requestContext: context }: LambdaEvent): string {
  if ('http' in context) return context.http.sourceIp
  if ('identity' in context && 'sourceIp' in context.identity) return context.identity.sourceIp ?? 'unknown'
  return 'unknown'
}
