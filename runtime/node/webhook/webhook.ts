// The webhook receiver inside the gateway: calls that pass its checks are decided in this process. Source: CONTRACT
// 9.1.
import type { Caller } from '#core/caller.ts'
import { registered } from '#core/edge/route.ts'
import type { Ports } from '#core/ports.ts'
import { answer } from '#core/serve.ts'
import { ROUTES } from '#functions/index.ts'
import type { Values } from '#runtime/config/variables.ts'
import type { Tls } from '#runtime/node/http/http.ts'
import { type Receiver, start_receiver, wants_receiver } from '#runtime/node/webhook/receiver.ts'

const CALLER: Caller = { id: 'alpha-webhook', rate_key: 'credential:alpha-webhook', transport: 'http' }
const PATH = '/webhook/alpha'

/** Null unless configured. Throws StartError. */
export async function start_webhook(values: Values, tls: Tls | null, ports: Ports): Promise<Receiver | null> {
  const route = registered(ROUTES, 'receiver', ports.settings).find(({ path }) => path === PATH)
  if (!route || !wants_receiver(values)) return null
  // A decision that has begun is finished and recorded, whether or not the sender still waits.
  const { signal } = new AbortController()
  const handle = (text: string) => {
    const raw = { route: PATH, params: {}, query: '', header: () => undefined, text: async () => text, signal }
    return answer(route.endpoint, raw, CALLER, ports)
  }
  return start_receiver({ values, tls, ports, handle })
}
