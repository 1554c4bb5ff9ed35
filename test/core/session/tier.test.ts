// What L2 adds to a session's decision: it raises and never lowers, whatever the session lived through before.
// Source: CONTRACT 11.2.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { RISK_LEVELS, rank } from '#core/contract/decision.ts'
import { VERDICTS } from '#core/policy/effects/kind.ts'
import type { Entry, TierView } from '#core/session/entry.ts'
import { reduce } from '#core/session/reduce.ts'
import { SessionState } from '#core/session/state.ts'
import { assessed_rank } from '#core/session/tier.ts'
import { BLOCKED, DEFERRED, entry } from '#test/support/seed/entries.ts'
import { default_settings } from '#test/support/settings.ts'

const level = fc.constantFrom(...RISK_LEVELS)
const tier: fc.Arbitrary<TierView> = fc.record({
  actual: fc.constantFrom('L1', 'L2'),
  level,
  confidence: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  reason: fc.constant('r'),
  reason_code: fc.constant('none'),
  l3: fc.constant(null),
})
const ruled_tier = fc.oneof(
  tier,
  fc.tuple(tier, level).map(([view, ruled]): TierView => ({ ...view, ruled })),
)
const verdict = fc.oneof(
  fc.constant(DEFERRED),
  fc.constant(BLOCKED),
  fc.record({ d1: fc.nat(3), d2: fc.nat(3), d3: fc.nat(3), rewritable: fc.boolean() }),
  fc.constant({ word: 'modify' as const, d1: 1, rewritable: true }),
)
const step = fc.record({ verdict, d5: fc.nat(2), acts: fc.boolean(), tier: fc.option(ruled_tier) })
const settings = default_settings({ enforcement_enabled: true, enforcement_threshold: 2 })
const around = { settings, pending_approvals: 0 }
const AT_MS = 1_800_000_000_000

describe('L2 in a session', () => {
  test('never makes a decision milder or a level lower, and changes no decision about an observation', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), step, ruled_tier, (history, last, view) => {
        const lived = (final: TierView | null) => {
          const state = new SessionState('s-1')
          const made = (one: typeof last, at: number, its: TierView | null): Entry => ({
            ...entry({
              at_ms: AT_MS + at,
              verdict: one.verdict,
              d5: one.d5,
              fingerprint: `sha256:${at}`,
              event: { event_type: one.acts ? 'pre_action' : 'post_action' },
            }),
            tier: its,
          })
          history.forEach((one, at) => {
            reduce(state, made(one, at, one.tier), around)
          })
          return reduce(state, made(last, history.length, final), around)
        }
        const [without, raised] = [lived(null), lived(view)]
        const strictness = (word: string) => VERDICTS.indexOf(word as (typeof VERDICTS)[number])
        assert.ok(strictness(raised.decision) >= strictness(without.decision))
        assert.ok(rank(raised.level) >= rank(without.level))
        if (!last.acts) assert.equal(raised.decision, without.decision)
        if (view.actual === 'L1') {
          assert.deepEqual(
            [raised.decision, raised.level, raised.policy_id, raised.composite],
            [without.decision, without.level, without.policy_id, without.composite],
          )
        }
      }),
      { numRuns: 500 },
    )
  })

  test('is believed one step at most when it is not confident; rules and sequences are always', () => {
    const unsure: TierView = {
      actual: 'L2',
      level: 'critical',
      confidence: 0.49,
      reason: null,
      reason_code: 'none',
      l3: null,
    }
    const sequence = { risk_level: 'high' } as Parameters<typeof assessed_rank>[2][number]
    assert.equal(assessed_rank(unsure, 'low', []), 1)
    assert.equal(assessed_rank({ ...unsure, confidence: 0.5 }, 'low', []), 3)
    assert.equal(assessed_rank({ ...unsure, confidence: null }, 'low', []), 3)
    assert.equal(assessed_rank({ ...unsure, ruled: 'high' }, 'low', []), 2)
    assert.equal(assessed_rank(unsure, 'low', [sequence]), 2)
    assert.equal(assessed_rank({ ...unsure, actual: 'L1' }, 'low', [sequence]), 0)
  })
})
