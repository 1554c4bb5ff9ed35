// Calls of POST /ahp for tests: a valid envelope that a test changes where it matters.
import type { Caller } from '#core/caller.ts'
import type { Ports } from '#core/ports.ts'
import { POST } from '#functions/ahp.ts'

let serial = 0

export type Json = Record<string, unknown>

export function rpc_event(change: Json = {}): Json {
  return {
    schema_version: 'ahp.1.0',
    event_id: `evt-${++serial}`,
    event_type: 'pre_action',
    session_id: 's-1',
    source_framework: 'alpha',
    tool_name: 'Bash',
    payload: { command: 'npm test', cwd: '/home/dev/project' },
    ...change,
  }
}

export function rpc_params(change: Json = {}): Json {
  return {
    rpc_version: 'sync_decision.1.0',
    request_id: `req-${++serial}`,
    deadline_ms: 1000,
    decision_tier: 'L1',
    event: rpc_event(),
    ...change,
  }
}

export function rpc_envelope(change: Json = {}): Json {
  return { jsonrpc: '2.0', id: 1, method: 'ahp/sync_decision', params: rpc_params(), ...change }
}

/** A call whose event runs this command. */
export function rpc_command(command: string, params: Json = {}, event: Json = {}): Json {
  return rpc_envelope({
    params: rpc_params({ event: rpc_event({ payload: { command, cwd: '/home/dev/project' }, ...event }), ...params }),
  })
}

export const ANONYMOUS: Caller = { id: 'anonymous', rate_key: '127.0.0.1', transport: 'http' }

/** Sends text or JSON to the handler as a plain function; an empty reply is null. */
export async function send(ports: Ports, body: unknown, caller: Caller = ANONYMOUS): Promise<Json | null> {
  const text = await reply_text(ports, body, caller)
  return text === '' ? null : (JSON.parse(text) as Json)
}

/** The same, as it goes over the wire. */
export async function reply_text(ports: Ports, body: unknown, caller: Caller = ANONYMOUS): Promise<string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const output = await POST.handle(
    {
      params: {},
      query: {},
      body: text,
      arrived_ms: ports.clock.monotonic_ms(),
      caller,
      header: () => undefined,
      signal: new AbortController().signal,
    },
    ports,
  )
  if (output.kind === 'empty') return ''
  if (output.kind !== 'raw') throw new Error(`unexpected output ${output.kind}`)
  return output.text
}

/** One decision in a session, `after_ms` after whatever was before it. */
export async function happen(
  ports: Ports & { clock: { advance(ms: number): void } },
  command: string,
  event: Json = {},
  after_ms = 1000,
  params: Json = {},
): Promise<void> {
  ports.clock.advance(after_ms)
  const reply = await send(ports, rpc_command(command, params, event))
  if (!reply?.result) throw new Error(JSON.stringify(reply))
}

/** The decision object of a success response. */
export function decision_of(reply: Json | null): Json {
  const result = reply?.result as Json | undefined
  if (!result) throw new Error(`no result in ${JSON.stringify(reply)}`)
  return result.decision as Json
}

/** `error.data` of an error response. */
export function error_of(reply: Json | null): Json & { code: number; data: Json } {
  const error = reply?.error as (Json & { code: number; data: Json }) | undefined
  if (!error) throw new Error(`no error in ${JSON.stringify(reply)}`)
  return error
}

/** Stored records of a session as their bodies, newest first. */
export async function record_of(ports: Pick<Ports, 'store'>, session_id = 's-1'): Promise<Json[]> {
  const rows = await ports.store.records({ session_id, limit: 100 })
  return rows.map((row) => JSON.parse(row.body) as Json)
}
