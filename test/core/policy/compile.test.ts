// A policy around its rules: a failure of the engine never allows. Source: ENGINE 3, CONTRACT 1.4.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy, FAILURE_RULE } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'
import { memory_ports } from '#test/support/ports.ts'
import { decision_of, rpc_command, send } from '#test/support/rpc.ts'

/** The real engine, which breaks when it asks for its own ports. */
function broken_engine() {
  let armed = false
  const self = {
    files: [],
    get ports(): number[] {
      if (armed) throw new Error('the engine broke')
      return [8080]
    },
  }
  const policy = compile_policy(BUILTIN_PACKS, { self })
  armed = true
  return policy
}

const BREAKS = 'curl http://localhost:8080/health'

test('a failure of the engine is a question with its own rule, and never an allow', () => {
  const verdict = broken_engine().judge(action_of_example(BREAKS), null)
  assert.deepEqual([verdict.verdict, verdict.findings[0]?.rule_id, verdict.exhausted], ['defer', FAILURE_RULE, true])
  assert.match(verdict.failure ?? '', /the engine broke/)
})

test('a failure of the engine is counted and logged; its cause reaches nobody else', async () => {
  const ports = memory_ports({ policy: broken_engine() })
  const reply = await send(ports, rpc_command(BREAKS))
  assert.deepEqual([decision_of(reply).decision, decision_of(reply).policy_id], ['defer', FAILURE_RULE])
  assert.ok(!JSON.stringify(reply).includes('engine broke'))
  assert.equal(ports.metrics.total('asg_engine_failures_total'), 1)
  const logged = ports.log.lines.filter((line) => line.event === 'engine_failed')
  assert.equal(logged.length, 1)
  assert.match(String(logged[0]?.fields.cause), /the engine broke/)
  await send(ports, rpc_command('npm test'))
  assert.equal(ports.metrics.total('asg_engine_failures_total'), 1)
})
