// A gateway in memory that is connected to a framework which a test plays.
import type { TestContext } from 'node:test'
import { bridge } from '#core/approval/bridge.ts'
import { type LiveOptions, live_upstream } from '#runtime/upstream/openclaw.ts'
import {
  ALPHA_TOKEN,
  type AlphaServer,
  type AlphaServerOptions,
  alpha_server,
} from '#test/support/framework/alpha-server.ts'
import { memory_ports } from '#test/support/ports.ts'
import type { Json } from '#test/support/rpc.ts'

/** Three commands that are not simply allowed. */
export const LIVE_OPTIONS = {
  policy: {
    'rm -rf /': { verdict: 'block', danger: 3 },
    risky: { verdict: 'defer', danger: 2 },
    'git push -f': { verdict: 'defer', danger: 2, rewrite: 'git push --force-with-lease' },
  },
} as const
/** Where the recorded request comes from. */
export const SESSION = 'agent:main:main'

type Live = ReturnType<typeof live_upstream>
/** Ports in memory with a live connection. */
export type Gateway = ReturnType<typeof memory_ports> & { upstream: Live }

/** A framework, and a gateway that is connected to it. */
export async function connected(t: TestContext, options: AlphaServerOptions = {}) {
  const server = await alpha_server(options)
  t.after(() => server.close())
  const gateway = gateway_at(t, server.url)
  await until(() => gateway.upstream.connected())
  return { server, gateway }
}

/** Every time it waits for is shortened, unless the test changes it. */
export function gateway_at(
  t: TestContext,
  url: string,
  ports = memory_ports(LIVE_OPTIONS),
  change: LiveOptions['times'] = {},
): Gateway {
  const times = { retry_min_ms: 2, retry_max_ms: 10, list_ms: 20, ...change }
  const upstream = live_upstream({ url, token: ALPHA_TOKEN, version: '0.0.0-test', times })
  const gateway = { ...ports, upstream }
  upstream.start(bridge(gateway), gateway.log)
  t.after(() => upstream.stop())
  return gateway
}

/** Longer than anything here takes; without it a wait for what never comes would spin for ever. */
const GIVE_UP_MS = 20_000

/** Lets the world go on until it is so. */
export async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  const end_ms = performance.now() + GIVE_UP_MS
  while (!(await so())) {
    if (performance.now() > end_ms) throw new Error('what the test waits for did not happen')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Moves the gateway's clock until the promise is settled. */
export async function advanced<T>(gateway: Gateway, promise: Promise<T>): Promise<T> {
  let settled = false
  const mark = () => {
    settled = true
  }
  promise.then(mark, mark)
  await until(() => {
    gateway.clock.advance(50)
    return settled
  })
  return promise
}

/** The answers the framework was given. */
export const resolves = ({ received }: AlphaServer) =>
  received.filter((frame) => frame.method === 'exec.approval.resolve').map((frame) => frame.params as Json)

/** The approval that waits for this request of the framework. */
export async function waiting_for({ store }: Gateway, upstream_id: string): Promise<string> {
  let id = ''
  await until(async () => {
    const page = await store.list('approval', {
      state: 'pending',
      lookup: upstream_id,
      order: 'created_desc',
      limit: 1,
    })
    id = page.rows[0]?.id ?? ''
    return id !== ''
  })
  return id
}
