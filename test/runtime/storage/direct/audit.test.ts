// Records over all sessions beside the store that writes them, embedded and remote: the same rows as a look through the list.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { DecisionWord, RiskLevel } from '#core/contract/decision.ts'
import type { NewRecord, Store } from '#core/port/store.ts'
import { type AuditFilter, audit as audit_on } from '#runtime/storage/direct/audit.ts'
import { type DatabaseLocation, open_reader } from '#runtime/storage/direct/reader.ts'
import { open_connection } from '#runtime/storage/embedded/connection.ts'
import { open_store } from '#runtime/storage/store.ts'
import { NOON_MS, record, record_id_at } from '#test/contract/store/adapters.ts'
import { type HranaDouble, hrana_double } from '#test/support/storage/hrana-double.ts'

const TOKEN = 'remote-token'
const TOOLS = ['Bash', 'Read', 'mcp__x__get']
const SESSIONS = ['s-1', 's-2', 's-3']
const RULES = ['acme/one', 'acme/two', "it's"]
const COUNT = 60

let folder = ''
let server: HranaDouble
let stores: Store[] = []
/** Odd name on purpose: the file is opened by a URL. */
const file = () => join(folder, 'a b#c%20?.db')

/** Everything about record number `at` follows from its number. */
const facts = (at: number) => ({
  session_id: SESSIONS[at % 3] ?? '',
  at_ms: NOON_MS + at * 10,
  decision: DecisionWord.options[(at * 7) % 4] ?? 'allow',
  risk_level: RiskLevel.options[(at * 5) % 4] ?? 'low',
  tool: TOOLS[at % TOOLS.length] ?? '',
  rules: RULES.filter((_, index) => (at >> index) % 2 === 1),
})

function made(at: number): NewRecord {
  const { session_id, at_ms, decision, risk_level, tool, rules } = facts(at)
  const plain = record(record_id_at(at_ms))
  const event = at % 2 === 0 ? { tool_name: tool, payload: {} } : { tool_name: '', payload: { tool } }
  return {
    ...plain,
    session_id,
    body: JSON.stringify({ event, risk_snapshot: { matched_rules: rules } }),
    codes: { ...plain.codes, decision, risk_level },
  }
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asg-audit-'))
  server = await hrana_double(join(folder, 'server.db'), TOKEN)
  stores = [await open_store({ path: file() }), await open_store({ path: server.url, auth_token: TOKEN })]
  for (const store of stores) for (let at = 0; at < COUNT; at++) await store.append({ record: made(at) })
})
after(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function audit(source: DatabaseLocation, wanted: AuditFilter) {
  const database = await open_reader(source)
  try {
    return await audit_on(database, wanted)
  } finally {
    database.close()
  }
}

const filter = fc.record({
  session_id: fc.option(fc.constantFrom(...SESSIONS, 'nobody'), { nil: undefined }),
  since_ms: fc.integer({ min: NOON_MS - 5, max: NOON_MS + COUNT * 10 }),
  levels: fc.subarray([...RiskLevel.options]),
  decisions: fc.subarray([...DecisionWord.options]),
  tool: fc.option(fc.constantFrom('bash', 'READ', 'mcp__x__get', 'none'), { nil: undefined }),
  rule: fc.option(fc.constantFrom(...RULES, 'acme', 'none'), { nil: undefined }),
  limit: fc.integer({ min: 1, max: COUNT }),
})

for (const remote of [false, true]) {
  test(`any filter gives what a look through the list gives, ${remote ? 'remote' : 'embedded'}`, async () => {
    const source = remote ? { path: server.url, auth_token: TOKEN } : { path: file(), auth_token: null }
    await fc.assert(
      fc.asyncProperty(filter, async (wanted) => {
        const rows = await audit(source, wanted)
        const list = Array.from({ length: COUNT }, (_, at) => facts(at))
          .filter((one) => one.at_ms >= wanted.since_ms)
          .filter((one) => wanted.session_id === undefined || one.session_id === wanted.session_id)
          .filter((one) => wanted.levels.length === 0 || wanted.levels.includes(one.risk_level))
          .filter((one) => wanted.decisions.length === 0 || wanted.decisions.includes(one.decision))
          .filter((one) => wanted.tool === undefined || one.tool.toLowerCase() === wanted.tool.toLowerCase())
          .filter((one) => wanted.rule === undefined || one.rules.includes(wanted.rule))
          .toReversed()
          .slice(0, wanted.limit)
        assert.deepEqual(
          rows.map(({ session_id, recorded_at_ms }) => [session_id, recorded_at_ms]),
          list.map(({ session_id, at_ms }) => [session_id, at_ms]),
        )
      }),
      { numRuns: remote ? 20 : 100 },
    )
  })
}

test('refuses a database of another program, and one that nobody serves', async () => {
  const foreign = join(folder, 'foreign.db')
  const connection = open_connection(foreign)
  connection.exec('CREATE TABLE theirs (a)')
  connection.close()
  const wanted = { since_ms: 0, levels: [], decisions: [], limit: 1 }
  await assert.rejects(audit({ path: foreign, auth_token: null }, wanted), { code: 'foreign' })
  await assert.rejects(audit({ path: 'http://127.0.0.1:9', auth_token: null }, wanted), { code: 'unreachable' })
})
