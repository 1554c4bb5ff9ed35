// One call of an operator's endpoint from the command line: JSON in, JSON out, refusals as sentences. Source: CONTRACT 0.2, 20.1.
import { userInfo } from 'node:os'
import { is_object } from '#core/json.ts'
import { MAX_ACTOR_CHARS } from '#core/limits.ts'
import { ask, type Gateway, shown_url } from '#runtime/cli/gateway.ts'
import { CommandError, EXIT, plain } from '#runtime/cli/terminal.ts'

/** A JSON object of the gateway whose members are checked where they are shown. */
export type Json = Record<string, unknown>

/** A reply with its status; the body is an object. */
export interface Answered {
  status: number
  body: Json
}

/** Longest wait for an answer that takes no model: a gateway that is stopped or hangs keeps its port open and says nothing. */
const MAX_ANSWER_MS = 30_000

/**
 * Calls with POST when there is a body, else with GET. Every status but 401 and 403 is returned. Throws CommandError, exit 4,
 * when the answer is not there after `max_ms`.
 */
export async function call_gateway(
  gateway: Gateway,
  path: string,
  body?: Json,
  max_ms: number = MAX_ANSWER_MS,
): Promise<Answered> {
  const late = AbortSignal.timeout(max_ms)
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  try {
    const response = await ask(gateway, path, { ...init, signal: late })
    return { status: response.status, body: await json_of(response, late) }
  } catch (cause) {
    if (!late.aborted || cause instanceof CommandError) throw cause
    const waited = `the gateway at ${shown_url(gateway)} took the call and did not answer within ${max_ms / 1000} s`
    throw new CommandError(
      EXIT.unreachable,
      waited,
      `Its log may tell why; ${gateway.own_name} doctor asks it once more.`,
    )
  }
}

async function json_of(response: Response, late: AbortSignal): Promise<Json> {
  try {
    return (await response.json()) as Json
  } catch (cause) {
    if (late.aborted) throw cause
    throw new CommandError(EXIT.internal, `the gateway answered ${response.status} with something that is not JSON`)
  }
}

/** The body of a 200. Throws CommandError: bad values are a usage error, all other refusals a failure. */
export function must_succeed({ status, body }: Answered): Json {
  if (status === 200) return body
  const sentence = plain(String(body.error ?? `the gateway answered ${status}`))
  if (status === 400) throw new CommandError(EXIT.usage, sentence)
  throw new CommandError(status >= 500 ? EXIT.internal : EXIT.failed, sentence)
}

/** The objects of a list in a body; anything else counts as none. */
export function list_of(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(is_object) : []
}

/** Who sits here, for the audit trail of what an operator did. */
export function user_name(): string {
  try {
    return userInfo().username.slice(0, MAX_ACTOR_CHARS) || 'operator'
  } catch {
    return 'operator'
  }
}
