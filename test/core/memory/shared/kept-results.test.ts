// Results that share what they have in common come back as they were, to the letter.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import type { DecisionResult } from '#core/decision/request.ts'
import { kept_results } from '#core/memory/shared/kept-results.ts'

const words = fc.constantFrom('No rule objects to this action.', '"decision_latency_ms":7', 'a\\b', 'Löscht "alles".')

const result = fc
  .record({
    decision: fc.constantFrom('allow', 'defer', 'block'),
    reason: words,
    risk_level: fc.constantFrom('low', 'high'),
    policy_id: fc.constantFrom('L1-default', '"decision_latency_ms":1'),
    decision_latency_ms: fc.oneof(fc.nat(5), fc.double({ min: 0, max: 9, noNaN: true })),
    modified_payload: fc.constantFrom(null, { decision_latency_ms: 3 }),
  })
  .chain((decision) =>
    fc.record({
      decision: fc.constant(decision as unknown as CanonicalDecision),
      decision_json: fc.constant(JSON.stringify(decision)),
      actual_tier: fc.constantFrom('L1' as const, 'L2' as const),
      served_at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z'),
      danger: fc.nat(3),
      record_id: fc.nat(),
      l3_available: fc.boolean(),
      l3_requested: fc.boolean(),
      l3_state: fc.constantFrom('disabled', 'running'),
      l3_reason: fc.constantFrom(null, 'asked'),
      l3_reason_code: fc.constantFrom('none', 'trigger_not_matched'),
    }),
  )

test('whatever was kept before, every result comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(result, { maxLength: 40 }), (all) => {
      const results = kept_results()
      const kept = all.map((one) => results.keep(one))
      assert.deepEqual(
        kept.map((one) => results.restore(one)),
        all.map((one) => ({ ...one, decision: JSON.parse(one.decision_json) })),
      )
    }),
  )
})

test('results that differ only in time, record and latency share one shape', () => {
  const results = kept_results()
  const of = (latency_ms: number, record_id: number): DecisionResult => {
    const decision = { decision: 'allow', policy_id: 'L1-default', risk_level: 'low', decision_latency_ms: latency_ms }
    return {
      decision: decision as unknown as CanonicalDecision,
      decision_json: JSON.stringify(decision),
      actual_tier: 'L1',
      served_at: `at ${record_id}`,
      danger: 0,
      record_id,
      l3_available: false,
      l3_requested: false,
      l3_state: 'disabled',
      l3_reason: null,
      l3_reason_code: 'none',
    }
  }
  assert.equal(results.keep(of(0.125, 1)).shape, results.keep(of(17, 2)).shape)
})
