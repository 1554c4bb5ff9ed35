// What answers suggest for a rule. Source: PRODUCT 5.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advice_for } from '#runtime/cli/judge/rule-hits.ts'

test('twenty questions with one answer suggest that answer', () => {
  assert.equal(advice_for({ asked: 20, allowed: 20, denied: 0 }), 'audit')
  assert.equal(advice_for({ asked: 25, allowed: 0, denied: 25 }), 'block')
})

test('fewer questions, two kinds of answers, and questions nobody answered suggest nothing', () => {
  assert.equal(advice_for({ asked: 19, allowed: 19, denied: 0 }), null)
  assert.equal(advice_for({ asked: 40, allowed: 39, denied: 1 }), null)
  assert.equal(advice_for({ asked: 40, allowed: 39, denied: 0 }), null)
  assert.equal(advice_for({ asked: 0, allowed: 0, denied: 0 }), null)
})
