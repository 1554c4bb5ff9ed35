// The adapters of the Store port that the contract suites run over, each with the same hand-moved clock, and the plain values
// the suites write. Files live in a folder of their own that goes away with the store.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IDS_PER_MS } from '#core/counter.ts'
import { memory_store } from '#core/memory/store/store.ts'
import type { Document, NewRecord, RecordCodes, Store } from '#core/port/store.ts'
import type { SessionRow } from '#core/session/row.ts'
import { libsql_store } from '#runtime/storage/embedded/libsql.ts'
import { remote_store } from '#runtime/storage/remote/remote.ts'
import { hrana_double } from '#test/support/storage/hrana-double.ts'

/** A full hour, so that tests can place things in seconds, minutes and hours of their choice. */
export const NOON_MS = Date.UTC(2026, 2, 1, 12)

export interface ManualClock {
  ms: number
  now_ms(): number
}

export interface Opened {
  store: Store
  clock: ManualClock
  /** Where a persistent adapter keeps its database. */
  file: string
  /** Closes the store and opens it again. */
  reopen(): Promise<void>
  dispose(): Promise<void>
}

export interface Adapter {
  name: string
  /** The data outlives the store. */
  persistent: boolean
  /** Random histories a property tries: fewer where opening is dear. */
  runs: number
  open(): Promise<Opened>
}

type OpenStore = (file: string, clock: ManualClock) => Promise<Store>

async function opened(open: OpenStore): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'asg-store-'))
  const file = join(folder, 'store.db')
  const clock: ManualClock = { ms: NOON_MS, now_ms: () => clock.ms }
  const result: Opened = {
    store: await open(file, clock),
    clock,
    file,
    async reopen() {
      await result.store.close()
      result.store = await open(file, clock)
    },
    async dispose() {
      await result.store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return result
}

const adapter = (name: string, persistent: boolean, runs: number, open: OpenStore): Adapter => ({
  name,
  persistent,
  runs,
  open: () => opened(open),
})

/** Long enough for a machine that is busy with other tests. */
export const PATIENT_MS = 60_000

/** A server of its own for each store, on the same file. */
async function over_http(file: string, clock: ManualClock): Promise<Store> {
  const server = await hrana_double(file, 'token')
  // A server that stays open would keep the test file from ending, and so the whole run.
  const store = await remote_store({ url: server.url, auth_token: 'token', clock, send_ms: PATIENT_MS }).catch(
    async (cause) => {
      await server.close()
      throw cause
    },
  )
  return { ...store, close: () => store.close().finally(() => server.close()) }
}

export const ADAPTERS: readonly Adapter[] = [
  adapter('memory', false, 100, async (_file, clock) => memory_store(clock)),
  adapter('libsql file', true, 30, (path, clock) => libsql_store({ path, clock })),
  adapter('libsql file, full sync', true, 5, (path, clock) => libsql_store({ path, clock, sync: 'full' })),
  adapter('remote over http', true, 8, over_http),
  adapter('libsql :memory:', false, 60, (_file, clock) => libsql_store({ path: ':memory:', clock })),
]

/** The id of a record received at that time. */
export function record_id_at(at_ms: number, sequence = 0): number {
  return at_ms * IDS_PER_MS + sequence
}

export const CODES: RecordCodes = {
  event_type: 'pre_action',
  decision: 'allow',
  risk_level: 'low',
  tier: 'L1',
  source_framework: 'claude-code',
  caller_adapter: 'gamma',
  composite: 1,
  dimensions: { d1: 0, d2: 1, d3: 0, d4: 0, d5: 1 },
}

/** An allowed action, unless the test says otherwise. */
export function record(record_id: number, session_id = 's-1', codes: Partial<RecordCodes> = {}): NewRecord {
  const body = JSON.stringify({ event: { session_id, note: `record ${record_id}` } })
  return { record_id, session_id, event_id: 'e', request_id: 'r', codes: { ...CODES, ...codes }, body }
}

/** A calm session seen at noon, unless the test says otherwise. */
export function session(session_id: string, fields: Partial<SessionRow> = {}): SessionRow {
  return {
    session_id,
    agent_id: 'agent-1',
    source_framework: 'claude-code',
    caller_adapter: 'gamma',
    workspace_root: '/home/dev/project',
    level: 0,
    first_at_ms: NOON_MS,
    last_at_ms: NOON_MS,
    high_at_ms: 0,
    critical_at_ms: 0,
    last_record_id: record_id_at(NOON_MS),
    revision: 0,
    ended: false,
    enforced: false,
    quarantined: false,
    state: '[[1],["a"]]',
    ...fields,
  }
}

/** A pending approval, unless the test says otherwise. */
export function document(id: string, fields: Partial<Document> = {}): Document {
  return {
    id,
    session_id: 's-1',
    state: 'pending',
    lookup: null,
    idempotency_key: null,
    created_at_ms: NOON_MS,
    expires_at_ms: null,
    body: { id, note: 'text' },
    ...fields,
  }
}
