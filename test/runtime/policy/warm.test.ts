import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setImmediate as next_turn } from 'node:timers/promises'
import type { Policy } from '#core/policy/verdict.ts'
import { compile_rules, NOTHING_OF_ITS_OWN } from '#runtime/policy/builtin.ts'
import { warm_in_turns } from '#runtime/policy/warm.ts'

const policy = compile_rules({ self: NOTHING_OF_ITS_OWN })

/** The real policy, and how many actions it was asked about. */
function counted(): Policy & { asked: number; failures: number } {
  return {
    version: policy.version,
    asked: 0,
    failures: 0,
    judge(action, facts) {
      this.asked++
      const verdict = policy.judge(action, facts)
      if (verdict.failure !== undefined) this.failures++
      return verdict
    },
  }
}

suite('warming the engine', () => {
  test('judges an example of every rule without a failure and says when it is done', async () => {
    const asked = counted()
    await new Promise<unknown>((resolve) => warm_in_turns(asked, resolve))
    assert.ok(asked.asked >= policy.rules.rules.length / 2, `${asked.asked} examples`)
    assert.equal(asked.failures, 0)
  })

  test('takes one turn of the loop for each and none at once', async () => {
    const asked = counted()
    const warming = warm_in_turns(asked)
    assert.equal(asked.asked, 0)
    await next_turn()
    await next_turn()
    assert.ok(asked.asked > 0 && asked.asked <= 2)
    warming.stop()
  })

  test('ends when it is stopped', async () => {
    const asked = counted()
    let ended = false
    const warming = warm_in_turns(asked, () => {
      ended = true
    })
    await next_turn()
    warming.stop()
    const before = asked.asked
    for (let turn = 0; turn < 5; turn++) await next_turn()
    assert.equal(asked.asked, before)
    assert.equal(ended, false)
  })
})
