// Counts of rules from records and approvals.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Entry } from '#runtime/ui/state/feed-rows.ts'
import { type Match, rule_rows } from '#runtime/ui/state/rule-rows.ts'

const match = (at: string, decision: string, policy_id: string, rules = [policy_id], trial: string[] = []): Match => ({
  rules,
  trial,
  entry: { key: at, at, decision, policy_id } as Entry,
})
const question = (
  policy_id: string,
  state: 'pending' | 'allowed' | 'denied' | 'expired',
  settled_by: string | null,
) => ({
  policy_id,
  state,
  settled_by,
})

describe('the counts of rules', () => {
  test('a refusal counts for the rule that decided, a match for every rule', () => {
    const rows = rule_rows([match('1', 'block', 'a/x', ['a/x', 'a/y']), match('2', 'modify', 'a/y')], [])
    assert.deepEqual(
      rows.map(({ rule, matched, refused, changed }) => [rule, matched, refused, changed]),
      [
        ['a/y', 2, 0, 1],
        ['a/x', 1, 1, 0],
      ],
    )
    assert.deepEqual(
      rows[0]?.entries.map(({ at }) => at),
      ['2', '1'],
    )
  })
  test('a rule on trial decides nothing, and a rule that a record names twice matched once', () => {
    const [row] = rule_rows([match('1', 'allow', 'L1-default', ['a/x', 'a/x'], ['a/x'])], [])
    assert.deepEqual([row?.matched, row?.trial, row?.refused], [1, 1, 0])
  })
  test('answers count for the rule that asked, those of a quarantine for nobody, and who asks most is first', () => {
    const rows = rule_rows(
      [match('1', 'block', 'a/z')],
      [
        question('a/x', 'allowed', 'ana'),
        question('a/x', 'denied', 'quarantine'),
        question('a/x', 'denied', 'ana'),
        question('a/x', 'expired', null),
        question('a/x', 'pending', null),
      ],
    )
    assert.deepEqual(
      rows.map(({ rule }) => rule),
      ['a/x', 'a/z'],
    )
    const { asked, allowed, denied, expired } = rows[0] ?? {}
    assert.deepEqual([asked, allowed, denied, expired], [5, 1, 1, 1])
  })
})
