// The live feed as data: order, repeats, what is held back, and that nothing is shown twice or forgotten. Source: PRODUCT 4 "Live".
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import type { StreamEvent } from '#core/contract/stream.ts'
import {
  EMPTY_FEED,
  type Entry,
  entry_of_event,
  entry_of_record,
  gap_entry,
  grouped,
  released,
  with_entries,
} from '#runtime/ui/state/feed-rows.ts'

function entry(serial: number, text = `echo ${serial}`): Entry {
  return {
    key: `record ${serial}`,
    kind: 'decision',
    at: new Date(serial * 1000).toISOString(),
    session_id: 's-1',
    level: 'low',
    decision: 'allow',
    tool: 'Bash',
    text,
    policy_id: 'L1-default',
    framework: 'gamma',
    record_id: serial,
    approval_id: null,
  }
}
const keys = (entries: readonly Entry[]) => entries.map(({ record_id }) => record_id)

describe('the feed', () => {
  test('is newest first, however entries arrive', () => {
    const feed = with_entries(with_entries(EMPTY_FEED, [entry(2)], false), [entry(1), entry(3)], false)
    assert.deepEqual(keys(feed.shown), [3, 2, 1])
  })
  test('holds back what comes while somebody looks, and lets it in later', () => {
    const held = with_entries(with_entries(EMPTY_FEED, [entry(1)], false), [entry(2), entry(3)], true)
    assert.deepEqual([keys(held.shown), keys(held.held)], [[1], [3, 2]])
    assert.deepEqual(keys(released(held).shown), [3, 2, 1])
    // What comes when nobody looks any more lets everything in.
    assert.deepEqual(keys(with_entries(held, [entry(4)], false).shown), [4, 3, 2, 1])
  })
  test('shows each thing once and forgets none, whatever is loaded, streamed or held', () => {
    const step = fc.record({ serials: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), hold: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let feed = EMPTY_FEED
        for (const { serials, hold } of steps) {
          const shown = feed.shown
          feed = with_entries(
            feed,
            serials.map((serial) => entry(serial)),
            hold,
          )
          if (hold) assert.equal(feed.shown, shown)
        }
        const all = new Set(steps.flatMap(({ serials }) => serials))
        assert.deepEqual(
          keys(released(feed).shown),
          [...all].sort((one, other) => other - one),
        )
      }),
    )
  })
  test('is bounded', () => {
    const many = Array.from({ length: 2000 }, (_, at) => entry(at + 1))
    assert.equal(with_entries(EMPTY_FEED, many, false).shown.length, 600)
  })
})

describe('repeats in the feed', () => {
  test('are one row with their number, under the key of the oldest', () => {
    const groups = grouped([
      entry(5, 'ls'),
      entry(4, 'npm test'),
      entry(3, 'npm test'),
      entry(2, 'npm test'),
      entry(1, 'ls'),
    ])
    assert.deepEqual(
      groups.map(({ key, count, entry: { record_id } }) => [key, count, record_id]),
      [
        ['record 5', 1, 5],
        ['record 2', 3, 4],
        ['record 1', 1, 1],
      ],
    )
  })
  test('are none when decision, session or rule differ', () => {
    for (const change of [{ decision: 'block' }, { session_id: 's-2' }, { policy_id: 'x' }, { tool: 'Read' }])
      assert.equal(grouped([entry(2, 'ls'), { ...entry(1, 'ls'), ...change }]).length, 2)
  })
  test('count every entry once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ls', 'pwd')), (texts) => {
        const groups = grouped(texts.map((text, at) => entry(at + 1, text)))
        assert.equal(
          groups.reduce((sum, { count }) => sum + count, 0),
          texts.length,
        )
      }),
    )
  })
  test('marks of missing events stand alone', () => {
    assert.equal(grouped([gap_entry('2026-11-23T20:00:01Z'), gap_entry('2026-11-23T20:00:00Z')]).length, 2)
  })
})

describe('entries', () => {
  const decision: StreamEvent = {
    type: 'decision',
    session_id: 's-1',
    event_id: 'e-1',
    risk_level: 'high',
    decision: 'block',
    tool_name: 'Bash',
    actual_tier: 'L1',
    timestamp: '2026-11-23T20:00:00.000Z',
    reason: 'Deletes a home directory.',
    command: 'rm -rf ~',
    approval_id: null,
    expires_at: null,
    request_id: 'r-1',
    event_type: 'pre_action',
    agent_id: 'unknown',
    source_framework: 'gamma',
    policy_id: 'core.fs/rm-home',
    decision_source: 'policy',
    composite_score: 5,
    record_id: 7,
    suggestion: null,
    l3_state: 'disabled',
    l3_reason_code: 'none',
  }
  test('of a decision are the same from the stream and from its record', () => {
    const record = {
      record_id: 7,
      recorded_at: decision.timestamp,
      event: {
        session_id: 's-1',
        tool_name: 'Bash',
        source_framework: 'gamma',
        payload: { arguments: { command: 'rm -rf ~' } },
      },
      decision: { decision: 'block', reason: decision.reason, risk_level: 'high', policy_id: 'core.fs/rm-home' },
      meta: { approval_id: null },
    } as unknown as Parameters<typeof entry_of_record>[0]
    assert.deepEqual(entry_of_record(record), entry_of_event(decision))
  })
  test('of events that this page does not know are shown by their name', () => {
    const newer = { type: 'moon_phase', timestamp: '2026-11-23T20:00:00Z' } as unknown as StreamEvent
    const shown = entry_of_event(newer)
    assert.deepEqual([shown?.kind, shown?.text, shown?.session_id], ['other', 'moon phase', null])
  })
  test('of an expired approval say that nobody answered', () => {
    const expired: StreamEvent = {
      type: 'approval_resolved',
      approval_id: 'apr_1',
      session_id: 's-1',
      state: 'expired',
      decision: null,
      settled_by: 'system',
      settled_reason: null,
      timestamp: '2026-11-23T20:00:00Z',
    }
    assert.match(entry_of_event(expired)?.text ?? '', /expired without an answer/)
  })
})
