// One endpoint as a function of a Node platform: `handler(event)` of AWS Lambda, `{ fetch }` of others. The database and the state that
// all instances share are remote, so any number of them decide as one gateway does. Source: ARCHITECTURE 2, 4; SCALE 2.
import type { Endpoints } from '#core/edge/route.ts'
import { load_config } from '#runtime/config/config.ts'
import { answers_of, type Built, type Instance, recognise_tokens, refusal } from '#runtime/edge/answer.ts'
import { event_handler, type Handler } from '#runtime/edge/node/event.ts'
import { type FunctionPorts, function_ports, type Migrations } from '#runtime/edge/node/ports.ts'
import { refused_settings } from '#runtime/edge/node/refused.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** The exports of a function's module. */
export interface NodeFunction {
  fetch(request: Request): Promise<Response>
  handler: Handler
}

/** What the build puts into every function. */
export interface BuiltFunction extends Built, Migrations {}

/** Paths whose answer never ends. */
const NEVER_ENDS = /\/stream$/

/** The function of one path with all its methods. It starts with the first request; a start that failed is tried again with the next. */
export function node_function(
  path: string,
  endpoints: Endpoints,
  built: BuiltFunction,
  env: Readonly<Record<string, string | undefined>> = process.env,
): NodeFunction {
  const answer = answers_of(path, endpoints, built)
  let instance: Promise<Started> | undefined
  const answer_from = async (request: Request, peer: string): Promise<Response> => {
    if (NEVER_ENDS.test(path)) return refusal(503, 'A function cannot stream; follow the stream of a gateway')
    let running: Started
    try {
      instance ??= start(env, built)
      running = await instance
    } catch (cause) {
      instance = undefined
      console.error(JSON.stringify({ level: 'error', event: 'start_failed', path, cause: String(cause) }))
      return refusal(503, cause instanceof StartError ? cause.lines.join('; ') : 'The function could not start')
    }
    const response = await answer(request, running.instance, peer)
    // The platform may stop the process as soon as it has the answer.
    await running.settled()
    return response
  }
  return { fetch: (request) => answer_from(request, 'unknown'), handler: event_handler(answer_from) }
}

/** A function that has its ports. */
interface Started extends Pick<FunctionPorts, 'settled'> {
  instance: Instance
}

/** Throws StartError: one line for each bad or unread value, and for a database or Redis that cannot be reached. */
async function start(env: Readonly<Record<string, string | undefined>>, built: BuiltFunction): Promise<Started> {
  const config = load_config({ env })
  const refused = refused_settings(config)
  if (refused.length > 0) throw new StartError(refused)
  const { ports, settled } = await function_ports(config, built)
  const { CS_AUTH_TOKEN: agent_token, CS_OPERATOR_TOKEN: operator_token } = config.values
  return { instance: { ports, recognise: recognise_tokens({ agent_token, operator_token }, ports) }, settled }
}
