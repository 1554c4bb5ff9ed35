// Every way in times everything that goes wrong, on real listeners and a real database file: the contract's answer comes back,
// and the database holds exactly the decisions that were acknowledged. Source: CONTRACT 0.2, 1.5, 1.6, 2.5, 9.2, 10, 19.4.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import type { Store } from '#core/port/store.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, type StartOptions, start } from '#runtime/node/main.ts'
import { open_connection } from '#runtime/storage/embedded/connection.ts'
import { ask } from '#test/support/door/listener.ts'
import { AGENT_TOKEN, GUARDED, TRANSPORTS, type Transport } from '#test/support/door/transports.ts'
import type { Json } from '#test/support/rpc.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

interface Scene {
  gateway: Running
  db: string
}

/** A gateway with every door open, in a folder of its own. */
async function launch(t: TestContext, env: Record<string, string> = {}, options: StartOptions = {}): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'asg-matrix-'))
  const db = join(folder, 'asg.db')
  const variables = {
    ...GUARDED,
    CS_UDS_PATH: join(folder, 'asg.sock'),
    CS_TRAJECTORY_DB_PATH: db,
    CS_RATE_LIMIT_PER_MINUTE: '0',
    ...env,
  }
  const policy = scripted_policy({
    'rm -rf /': { verdict: 'block', danger: 3 },
    risky: { verdict: 'defer', danger: 2 },
  })
  const gateway = await start(load_config({ env: variables }), { policy: { current: () => policy }, ...options })
  t.after(async () => {
    await gateway.close()
    rmSync(folder, { recursive: true })
  })
  return { gateway, db }
}

/** Bodies of the stored records, once the gateway has stopped. */
async function stored({ gateway, db }: Scene): Promise<Record<string, unknown>[]> {
  await gateway.close()
  const connection = open_connection(db)
  try {
    const rows = connection.all({ sql: 'SELECT body FROM records ORDER BY id', args: [] })
    return rows.map((row) => JSON.parse(String(row.body)) as Record<string, unknown>)
  } finally {
    connection.close()
  }
}

/** What the replies say, in order, and how many decisions were acknowledged by them. */
type Outcome = readonly [says: readonly string[], acknowledged: number]

interface Fault {
  name: string
  env?: Record<string, string>
  run: (transport: Transport, scene: Scene) => Promise<string[]>
  /** In the order of the names: the outcome of every transport. */
  expected: Readonly<Record<string, Outcome>>
}

const HARMLESS = 'npm test'

/** The same outcome for the listed transports. */
function each(names: readonly string[], outcome: Outcome): Record<string, Outcome> {
  return Object.fromEntries(names.map((name) => [name, outcome]))
}

const ALL = ['POST /ahp', 'beta wrapped', 'beta flat', 'gamma', 'webhook', 'Unix socket']
const RPC = ['POST /ahp', 'beta wrapped', 'Unix socket']

const FAULTS: readonly Fault[] = [
  {
    name: 'good',
    run: async (to, { gateway }) => [
      await to.send(gateway, to.body(HARMLESS, 'a')),
      await to.send(gateway, to.body('rm -rf /', 'b')),
      await to.send(gateway, to.body('risky', 'c')),
    ],
    expected: { ...each(ALL, [['allow', 'block', 'defer'], 3]), gamma: [['allow', 'deny', 'deny'], 3] },
  },
  {
    name: 'malformed',
    run: async (to, { gateway }) => {
      const good = to.body(HARMLESS, 'a')
      return [
        await to.send(gateway, good.slice(0, -2)),
        await to.send(gateway, ''),
        await to.send(gateway, '[]'),
        await to.send(gateway, good.replaceAll('"s-1"', '7')),
      ]
    },
    expected: {
      'POST /ahp': [['-32700', '-32700', '-32600', '-32602'], 0],
      // A frame of no bytes is no frame.
      'Unix socket': [['-32700', '-32600', '-32600', '-32602'], 0],
      'beta wrapped': [['400', '400', '400', '-32602'], 0],
      'beta flat': [['400', '400', '400', '400'], 0],
      gamma: [['400', '400', '400', 'deny'], 0],
      webhook: [['400', '400', '400', '400'], 0],
    },
  },
  {
    name: 'unauthorised',
    run: async (to, { gateway }) => [
      await to.send(gateway, to.body(HARMLESS, 'a'), 'wrong'),
      await to.send(gateway, to.body(HARMLESS, 'a'), ''),
    ],
    expected: { ...each(ALL, [['401', '401'], 0]), 'Unix socket': [['404', '404'], 0] },
  },
  {
    name: 'over the limit',
    env: { CS_RATE_LIMIT_PER_MINUTE: '2' },
    run: async (to, { gateway }) => [
      await to.send(gateway, to.body(HARMLESS, 'a')),
      await to.send(gateway, to.body(HARMLESS, 'b')),
      await to.send(gateway, to.body(HARMLESS, 'c')),
    ],
    expected: {
      ...each(ALL, [['allow', 'allow', '429'], 2]),
      webhook: [['allow', 'allow', 'allow'], 3],
      'Unix socket': [['allow', 'allow', '-32003'], 2],
    },
  },
  {
    name: 'oversized',
    run: async (to, { gateway }) => [await to.oversized(gateway), await to.send(gateway, to.body(HARMLESS, 'a'))],
    expected: { ...each(ALL, [['413', 'allow'], 1]), 'Unix socket': [['-32600', 'allow'], 1] },
  },
  {
    name: 'duplicate',
    run: async (to, { gateway }) => {
      const body = to.body('risky', 'a')
      const at_once = await Promise.all([to.send(gateway, body), to.send(gateway, body), to.send(gateway, body)])
      return [...at_once, await to.send(gateway, body)]
    },
    expected: {
      ...each(ALL, [['defer', 'defer', 'defer', 'defer'], 1]),
      gamma: [['deny', 'deny', 'deny', 'deny'], 1],
    },
  },
  {
    name: 'conflicting duplicate',
    run: async (to, { gateway }) => [
      await to.send(gateway, to.body(HARMLESS, 'a')),
      await to.send(gateway, to.body('rm -rf /', 'a')),
    ],
    expected: {
      ...each(RPC, [['allow', '-32602'], 1]),
      ...each(['beta flat', 'webhook'], [['allow', '409'], 1]),
      // A hook has no request id: the same tool_use_id with another input is another question.
      gamma: [['allow', 'deny'], 2],
    },
  },
  {
    name: 'storage down',
    run: async (to, { gateway, db }) => {
      const neighbour = open_connection(db)
      neighbour.exec('BEGIN IMMEDIATE')
      const down = await to.send(gateway, to.body(HARMLESS, 'a'))
      neighbour.exec('ROLLBACK')
      neighbour.close()
      return [down, await to.send(gateway, to.body(HARMLESS, 'b'))]
    },
    expected: {
      ...each(RPC, [['-32002', 'allow'], 1]),
      ...each(['beta flat', 'webhook'], [['500', 'allow'], 1]),
      gamma: [['deny', 'allow'], 1],
    },
  },
  {
    name: 'shutting down',
    run: async (to, { gateway }) => {
      const begun = await to.begin(gateway, to.body(HARMLESS, 'a'))
      const closed = gateway.close()
      const said = await begun.finish()
      await closed
      return [said]
    },
    expected: {
      ...each(RPC, [['-32002'], 0]),
      'beta flat': [['503'], 0],
      webhook: [['500'], 0],
      gamma: [['deny'], 0],
    },
  },
]

for (const fault of FAULTS) {
  describe(fault.name, () => {
    for (const transport of TRANSPORTS) {
      test(transport.name, async (t) => {
        const scene = await launch(t, fault.env)
        const [says, acknowledged] = fault.expected[transport.name] ?? [[], -1]
        assert.deepEqual(await fault.run(transport, scene), says)
        assert.equal((await stored(scene)).length, acknowledged)
      })
    }
  })
}

test('slow: a commit that comes after the deadline is answered in time and recorded as what was answered', async (t) => {
  const gate = Promise.withResolvers<void>()
  const late = (store: Store): Store => ({
    ...store,
    append: async (write) => {
      if (write.record) await gate.promise
      return store.append(write)
    },
  })
  const scene = await launch(t, {}, { wrap_store: late })
  const said = await Promise.all(
    TRANSPORTS.map(async (to) => [to.name, await to.send(scene.gateway, to.body(HARMLESS, `slow ${to.name}`))]),
  )
  assert.deepEqual(Object.fromEntries(said), {
    ...Object.fromEntries(RPC.map((name) => [name, '-32001'])),
    // What L1 had decided in time; nothing waits for a person here.
    'beta flat': 'allow',
    gamma: 'deny',
    webhook: '500',
  })
  gate.resolve()
  const records = await stored(scene)
  assert.equal(records.length, TRANSPORTS.length)
  for (const record of records) {
    assert.equal((record.meta as Json).rpc_outcome, 'deadline_exceeded')
  }
})

test('two hundred people answer one approval over HTTP: one is taken, the others hear who it was', async (t) => {
  const { gateway } = await launch(t)
  const port = Number(new URL(gateway.http_url).port)
  const headers = { authorization: `Bearer ${AGENT_TOKEN}` }
  const [rpc] = TRANSPORTS
  assert.equal(await rpc?.send(gateway, rpc.body('risky', 'a')), 'defer')
  const [approval] = (await ask(port, { target: '/report/approvals', headers })).json.approvals
  const waiting = ask(port, { target: `/ahp/approval/${approval.approval_id}?wait_ms=60000`, headers })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => {
      const decision = at % 2 === 0 ? 'allow-once' : 'deny'
      const body = JSON.stringify({ approval_id: approval.approval_id, decision, resolved_by: `person ${at}` })
      return ask(port, { method: 'POST', target: '/ahp/resolve', headers, body })
    }),
  )
  const taken = answers.filter((answer) => answer.status === 200)
  assert.equal(taken.length, 1)
  const winner = `agent:person ${answers.findIndex((answer) => answer.status === 200)}`
  for (const { status, json } of answers) {
    if (status !== 200)
      assert.deepEqual([status, json.settled_by, json.decision], [409, winner, taken[0]?.json.decision])
  }
  assert.equal((await waiting).json.settled_by, winner)
})
