// GET /metrics of a running gateway as a foreign program reads it: a Prometheus parser from npm takes every family, and what it
// read adds up. Source: CONTRACT 8.2.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import parse from 'parse-prometheus-text-format'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { CATALOGUE } from '#runtime/observe/catalogue.ts'
import { ask } from '#test/support/door/listener.ts'
import { SCRIPT } from '#test/support/ports.ts'
import { rpc_command, rpc_envelope, rpc_event, rpc_params } from '#test/support/rpc.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

interface Sample {
  value?: string
  labels?: Record<string, string>
  buckets?: Record<string, string>
  count?: string
  sum?: string
}
interface Family {
  name: string
  help: string
  type: string
  metrics: Sample[]
}

const COMMANDS = ['npm test', 'npm test', 'rm -rf /', 'git push -f']
const folder = mkdtempSync(join(tmpdir(), 'asg-metrics-'))
let gateway: Running
let families: Map<string, Family>

before(async () => {
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_ENABLED: 'false',
    CS_TRAJECTORY_DB_PATH: join(folder, 'asg.db'),
    CS_LOG_LEVEL: 'silent',
  }
  const policy = scripted_policy(SCRIPT)
  gateway = await start(load_config({ env }), { policy: { current: () => policy } })
  const port = Number(new URL(gateway.http_url).port)
  const post = (body: string) => ask(port, { method: 'POST', target: '/ahp', body })
  for (const command of COMMANDS) await post(JSON.stringify(rpc_command(command)))
  await post(JSON.stringify(rpc_envelope({ params: rpc_params({ event: rpc_event({ payload: 1 }) }) })))
  const { text, headers } = await ask(port, { target: '/metrics' })
  assert.equal(headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8')
  families = new Map((parse(text) as Family[]).map((family) => [family.name, family]))
})
after(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

const samples = (name: string) => families.get(name)?.metrics ?? []
const sum = (name: string, labels: Record<string, string> = {}) =>
  samples(name)
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels?.[label] === value))
    .reduce((total, sample) => total + Number(sample.value), 0)

describe('the metrics of a gateway', () => {
  test('are the families of the contract, each with its type and help', () => {
    for (const [name, { type, help }] of Object.entries(CATALOGUE)) {
      const family = families.get(name)
      assert.deepEqual([family?.type, family?.help], [type.toUpperCase(), help], name)
    }
    assert.equal(families.size, Object.keys(CATALOGUE).length)
  })

  test('are numbers, and those without labels are there from the start', () => {
    for (const [name, { type, labels }] of Object.entries(CATALOGUE)) {
      if (labels.length === 0) assert.equal(samples(name).length, 1, name)
      if (type === 'histogram') continue
      for (const { value } of samples(name)) assert.ok(Number.isFinite(Number(value)), `${name} ${value}`)
    }
  })

  test('have histograms whose buckets only grow and end at the count', () => {
    for (const name of ['asg_decision_latency_seconds', 'asg_risk_composite', 'asg_store_write_seconds']) {
      for (const { buckets = {} } of samples(name)) {
        const bounds = [...(CATALOGUE[name]?.buckets ?? []).map(String), '+Inf']
        assert.deepEqual(Object.keys(buckets).sort(), [...bounds].sort(), name)
        const counts = bounds.map((bound) => Number(buckets[bound]))
        assert.deepEqual(
          counts,
          counts.toSorted((a, b) => a - b),
          name,
        )
        assert.ok((counts.at(-1) ?? 0) > 0, name)
      }
    }
  })

  test('add up to what happened', () => {
    assert.equal(sum('asg_decisions_total'), COMMANDS.length)
    assert.equal(sum('asg_decisions_total', { decision: 'allow' }), 2)
    assert.equal(sum('asg_decisions_total', { decision: 'block', source_framework: 'alpha' }), 1)
    assert.equal(sum('asg_invalid_events_total'), 1)
    assert.equal(sum('asg_store_records'), COMMANDS.length)
    assert.equal(sum('asg_approvals_pending'), 1)
    assert.equal(sum('asg_build_info'), 1)
  })
})
