// The rehearsal of a start: real handlers that answer made-up actions on ports of their own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Policy } from '#core/policy/verdict.ts'
import { rehearse } from '#runtime/node/rehearse.ts'
import { warm_up } from '#runtime/node/warm-up.ts'
import { compile_rules, NOTHING_OF_ITS_OWN } from '#runtime/policy/builtin.ts'
import { memory_ports } from '#test/support/ports.ts'
import { default_settings } from '#test/support/settings.ts'

const policy = compile_rules({ self: NOTHING_OF_ITS_OWN })

/** More than the made-up actions alone: examples of rules are asked by then. */
const ENOUGH = 100
/** Turns of the loop after which a warm-up that asks less has failed. */
const MAX_TURNS = 20_000

/** The real policy, and the commands it was asked about. */
function listening(): Policy & { asked: unknown[]; failures: number } {
  const asked: unknown[] = []
  return {
    version: policy.version,
    asked,
    failures: 0,
    judge(action, facts) {
      asked.push(action.payload.command)
      const verdict = policy.judge(action, facts)
      if (verdict.failure !== undefined) this.failures++
      return verdict
    },
  }
}

test('both forms of every made-up action reach the engine, the refused one too', async () => {
  const heard = listening()
  await rehearse(heard, default_settings(), () => false)
  assert.equal(heard.asked.filter((command) => command === 'npm test').length >= 8, true)
  assert.equal(heard.asked.filter((command) => command === 'git push --force origin main').length >= 8, true)
})

test('an example of nearly every rule reaches the engine, and fails nowhere', async () => {
  const heard = listening()
  await rehearse(heard, default_settings(), () => false)
  assert.ok(heard.asked.length >= policy.rules.rules.length, `${heard.asked.length} of ${policy.rules.rules.length}`)
  assert.equal(heard.failures, 0)
})

test('it ends when it is stopped', async () => {
  const heard = listening()
  await rehearse(heard, default_settings(), () => heard.asked.length >= 2)
  assert.ok(heard.asked.length >= 2 && heard.asked.length <= 4, `${heard.asked.length}`)
})

test('a rehearsal that fails is logged and leaves the gateway alone', async () => {
  const ports = memory_ports()
  const broken = { version: 'x', judge: () => assert.fail('no engine') } as unknown as Policy
  const failed = Promise.withResolvers<void>()
  const log = { ...ports.log, warn: () => failed.resolve() }
  const warming = warm_up(broken, { settings: ports.settings, shared: ports.shared, log })
  await failed.promise
  warming.stop()
})

test('nothing of a warm-up is seen by the ports of its gateway', async () => {
  const ports = memory_ports()
  const heard = listening()
  const warming = warm_up(heard, ports)
  for (let turn = 0; heard.asked.length < ENOUGH && turn < MAX_TURNS; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  warming.stop()
  assert.ok(heard.asked.length >= ENOUGH, `${heard.asked.length}`)
  assert.equal(ports.store.stats().records, 0)
  assert.equal(ports.shared.claims(), 0)
  assert.equal(await ports.shared.pending_approvals(), 0)
})
