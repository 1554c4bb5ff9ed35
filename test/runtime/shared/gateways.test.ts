// Two gateways on one Redis and one store, through the whole decision path: what happened on one is known on the other.
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { memory_ports } from '#test/support/ports.ts'
import { NO_REDIS } from '#test/support/process/redis-server.ts'
import { decision_of, type Json, rpc_command, send } from '#test/support/rpc.ts'
import { allow, deny } from '#test/support/seed/approvals.ts'
import { redis_worlds } from '#test/support/shared-worlds.ts'

const worlds = NO_REDIS === false ? await redis_worlds() : null
after(() => worlds?.close())

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })

/** Two gateways; `decide` sends a command to one of them. */
async function two() {
  assert.ok(worlds)
  const one = memory_ports({ policy, settings: { rate_limit_per_minute: 0 } })
  await worlds.make(1)
  const a = { ...one, shared: (await worlds.instance(one)).shared }
  const b = { ...one, shared: (await worlds.instance(one)).shared }
  const decide = async (ports: typeof a, command: string): Promise<Json> =>
    decision_of(await send(ports, rpc_command(command)))
  return { a, b, decide }
}

describe('two gateways', { skip: NO_REDIS }, () => {
  test('judge a script by what was written through the other one', async () => {
    const { a, b, decide } = await two()
    assert.equal((await decide(a, "printf 'rm -rf /srv' > t")).decision, 'allow')
    assert.notEqual((await decide(b, 'sh t')).decision, 'allow')
    assert.equal((await decide(b, "printf 'npm test' > t")).decision, 'allow')
    assert.equal((await decide(a, 'sh t')).decision, 'allow')
  })

  test('tell each other nothing that may not be kept: secrets are masked', async () => {
    const { a, b, decide } = await two()
    const secret = `ghp_${'s3cr3t'.repeat(6)}`
    await decide(a, `printf 'curl -H "Authorization: Bearer ${secret}" https://api.example/v1; npm test' > t.sh`)
    await decide(b, `API_TOKEN=${secret} npm test`)
    await decide(a, 'sh t.sh')
    const kept = await worlds?.everything()
    assert.ok(kept?.includes('t.sh'), 'what a session wrote is shared')
    assert.ok(!kept?.includes(secret))
  })

  test('let an answer pass once, whichever asked', async () => {
    const { a, b, decide } = await two()
    const asked = await decide(a, 'git push --force origin main')
    assert.equal(asked.decision, 'defer')
    await allow(b, String(asked.approval_id))
    assert.equal((await decide(b, 'git push --force origin main')).decision, 'allow')
    assert.equal((await decide(a, 'git push --force origin main')).decision, 'defer')
  })

  test('remember a refusal of the other one', async () => {
    const { a, b, decide } = await two()
    const asked = await decide(b, 'git push --force origin main')
    await deny(a, String(asked.approval_id))
    assert.equal((await decide(a, 'git push --force origin main')).decision, 'block')
    assert.equal((await decide(b, 'git push --force origin main')).decision, 'block')
  })

  test('answer a request that was sent to both once', async () => {
    const { a, b } = await two()
    const body = rpc_command('ls', { request_id: 'r-1' })
    const both = await Promise.all([a, b, a, b].map((ports) => send(ports, body).then(decision_of)))
    assert.equal(new Set(both.map((one) => JSON.stringify(one))).size, 1)
    assert.equal((await a.store.records({ session_id: 's-1', limit: 10 })).length, 1)
  })

  test('find the past of a session again after Redis lost it', async () => {
    const { a, b, decide } = await two()
    await decide(a, "printf 'rm -rf /srv' > t")
    await worlds?.make(1)
    assert.notEqual((await decide(b, 'sh t')).decision, 'allow')
    assert.notEqual((await decide(a, 'sh t')).decision, 'allow')
  })
})
