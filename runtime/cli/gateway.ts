// The running gateway as a client command sees it: address, token, and the errors a person understands. Source: CONTRACT 20.1.
import { redact_text } from '#core/redact.ts'
import { own_name } from '#runtime/cli/own-name.ts'
import { gateway_url } from '#runtime/cli/setup/setup.ts'
import { CommandError, EXIT, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { type Config, load_config } from '#runtime/config/config.ts'

/** The gateway that client commands talk to. */
export interface Gateway {
  url: string
  token: string | null
  /** What a person types to run this program. */
  own_name: string
}

/** Address and token of environment and configuration. Throws StartError for a bad configuration. */
export function find_gateway(terminal: Terminal, config: Config = load_config({ env: terminal.env })): Gateway {
  const url = gateway_url(config) ?? config.values.ASG_URL.replace(/(?<!\/)\/+$/, '')
  return { url, token: config.values.ASG_TOKEN, own_name: own_name(terminal.env) }
}

/** Its address in a message: without the password it may carry. */
export const shown_url = ({ url }: Gateway) => redact_text(url)

/** One request. Throws CommandError (exit 4) when nobody answers or the call is not allowed; other statuses are returned. */
export async function ask(gateway: Gateway, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (gateway.token !== null) headers.set('authorization', `Bearer ${gateway.token}`)
  let response: Response
  try {
    response = await fetch(`${gateway.url}${path}`, { ...init, headers })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    const untrusted = certificate_mistake(cause)
    if (untrusted !== null) {
      throw new CommandError(
        EXIT.unreachable,
        `the certificate of the gateway at ${shown_url(gateway)} is not trusted (${untrusted})`,
        'NODE_EXTRA_CA_CERTS names a file with the certificate of its authority, or with its own when it signed itself.',
      )
    }
    throw new CommandError(
      EXIT.unreachable,
      `no gateway answers at ${shown_url(gateway)}`,
      `Start it with: ${gateway.own_name} serve`,
    )
  }
  if (response.status === 401) throw without_token(gateway)
  if (response.status === 403) throw await forbidden(gateway, response)
  return response
}

/** What Node calls a certificate that it does not take: its own code; null for any other failure. */
function certificate_mistake(cause: unknown): string | null {
  const code: unknown =
    cause instanceof Error && cause.cause instanceof Error && 'code' in cause.cause && cause.cause.code
  return typeof code === 'string' && /CERT|LEAF_SIGNATURE/.test(code) ? code : null
}

function without_token(gateway: Gateway): CommandError {
  const what = gateway.token === null ? 'asks for a token' : 'refuses the token'
  const hint = 'Set ASG_TOKEN (or CS_AUTH_TOKEN) to the token of the gateway.'
  return new CommandError(EXIT.unreachable, `the gateway at ${shown_url(gateway)} ${what}`, hint)
}

/** Not only the token may be in the way: the reason is the gateway's own. Source: CONTRACT 0.8. */
async function forbidden(gateway: Gateway, response: Response): Promise<CommandError> {
  const { error, failure_class } = await refusal_in(response)
  const why = plain(typeof error === 'string' ? error : 'the call is forbidden')
  const hint =
    failure_class === 'auth_operator_required'
      ? 'This token is that of agents. Set ASG_TOKEN to the CS_OPERATOR_TOKEN of the gateway.'
      : null
  return new CommandError(EXIT.unreachable, `the gateway at ${shown_url(gateway)} refuses: ${why}`, hint)
}

/** Empty when something between here and the gateway answered with another body. */
async function refusal_in(response: Response): Promise<{ error?: unknown; failure_class?: unknown }> {
  try {
    return Object(await response.json())
  } catch {
    return {}
  }
}
