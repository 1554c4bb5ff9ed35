// Counts of matches and questions beside the store that writes them, embedded and remote.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { Store } from '#core/port/store.ts'
import { type DatabaseLocation, open_reader } from '#runtime/storage/direct/reader.ts'
import { rule_hits } from '#runtime/storage/direct/rule-hits.ts'
import { open_store } from '#runtime/storage/store.ts'
import { NOON_MS, record, record_id_at } from '#test/contract/store/adapters.ts'
import { type HranaDouble, hrana_double } from '#test/support/storage/hrana-double.ts'

const TOKEN = 'remote-token'
let folder = ''
let server: HranaDouble
let stores: Store[] = []
const file = () => join(folder, 'hits.db')

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asg-hits-'))
  server = await hrana_double(join(folder, 'server.db'), TOKEN)
  stores = [await open_store({ path: file() }), await open_store({ path: server.url, auth_token: TOKEN })]
  for (const store of stores) await fill(store)
})
after(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function fill(store: Store): Promise<void> {
  let at_ms = NOON_MS
  const decided = async (decision: CanonicalDecision['decision'], matched: string[], shadow?: string[]) => {
    at_ms += 1000
    const plain = record(record_id_at(at_ms))
    const risk_snapshot = { matched_rules: matched, ...(shadow && { shadow_rules: shadow }) }
    const body = JSON.stringify({ decision: { decision, policy_id: matched[0] ?? 'L1-default' }, risk_snapshot })
    await store.append({ record: { ...plain, body, codes: { ...plain.codes, decision } } })
  }
  const asked = async (policy_id: string, state: string, settled_by: string | null) => {
    at_ms += 1000
    const body = { policy_id, settled_by }
    const document = {
      id: `apr_${at_ms}`,
      session_id: null,
      state,
      lookup: null,
      idempotency_key: null,
      created_at_ms: at_ms,
      expires_at_ms: null,
      body,
    }
    await store.append({ documents: [{ kind: 'approval', document, expect: 'new' }] })
  }
  await decided('block', ['a/one', 'a/two'])
  await decided('modify', ['a/two'])
  await decided('allow', ['a/trial'], ['a/trial'])
  await decided('allow', [])
  await asked('a/one', 'allowed', 'operator:ann')
  await asked('a/one', 'denied', null)
  await asked('a/one', 'denied', 'quarantine')
  await asked('L1-default', 'expired', 'system')
  await asked('L1-default', 'pending', null)
}

async function hits(source: DatabaseLocation, since_ms: number) {
  const database = await open_reader(source)
  try {
    return await rule_hits(database, since_ms)
  } finally {
    database.close()
  }
}

const NONE = { matched: 0, trial: 0, refused: 0, changed: 0, asked: 0, allowed: 0, denied: 0, expired: 0 }

for (const remote of [false, true]) {
  const source = () => (remote ? { path: server.url, auth_token: TOKEN } : { path: file(), auth_token: null })
  const where = remote ? 'remote' : 'embedded'

  test(`counts what each rule did and what people answered, the one that asked most first, ${where}`, async () => {
    assert.deepEqual(await hits(source(), 0), [
      {
        ...NONE,
        ...{ rule: 'a/one', matched: 1, refused: 1, asked: 3, allowed: 1, denied: 1 },
        last_at_ms: NOON_MS + 7000,
      },
      { ...NONE, rule: 'L1-default', asked: 2, expired: 1, last_at_ms: NOON_MS + 9000 },
      { ...NONE, rule: 'a/two', matched: 2, changed: 1, last_at_ms: NOON_MS + 2000 },
      { ...NONE, rule: 'a/trial', matched: 1, trial: 1, last_at_ms: NOON_MS + 3000 },
    ])
  })

  test(`leaves out what was before the period, ${where}`, async () => {
    assert.deepEqual(
      (await hits(source(), NOON_MS + 3000)).map(({ rule, matched, asked }) => [rule, matched, asked]),
      [
        ['a/one', 0, 3],
        ['L1-default', 0, 2],
        ['a/trial', 1, 0],
      ],
    )
    assert.deepEqual(await hits(source(), NOON_MS + 60_000), [])
  })
}
