// Times as the dashboard writes them.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ago, clock_time, countdown, duration, exact } from '#runtime/ui/text/time.ts'

const NOW_MS = Date.parse('2026-11-23T20:00:00Z')
const before = (seconds: number) => new Date(NOW_MS - seconds * 1000).toISOString()

describe('times in the dashboard', () => {
  for (const [seconds, text] of [
    [0, 'just now'],
    [12, '12 s ago'],
    [59, '59 s ago'],
    [60, '1 min ago'],
    [3599, '59 min ago'],
    [3600, '1 h ago'],
    [47 * 3600, '47 h ago'],
    [48 * 3600, '2 d ago'],
    [-30, 'just now'],
  ] as const) {
    test(`${seconds} seconds before is ${text}`, () => assert.equal(ago(before(seconds), NOW_MS), text))
  }
  test('an exact time names its zone, whichever it is', () => {
    assert.equal(exact('2026-11-23T20:17:24.226Z', 'UTC'), '2026-11-23 20:17:24 UTC')
    assert.equal(exact('2026-11-23T20:17:24.226Z', 'Europe/Berlin'), '2026-11-23 21:17:24 CET')
    assert.match(exact('2026-11-23T23:30:00Z', 'Asia/Kolkata'), /^2026-11-24 05:00:00 GMT\+5:30$/)
    assert.equal(clock_time('2026-11-23T20:17:24Z', 'UTC'), '20:17:24')
  })
  test('what is no time is a dash, never zero', () => {
    for (const none of [null, '', 'soon']) {
      assert.equal(ago(none, NOW_MS), '–')
      assert.equal(clock_time(none), '–')
      assert.equal(exact(none), 'unknown time')
    }
  })
  test('a countdown never shows less than is left, and ends at zero', () => {
    assert.equal(countdown(NOW_MS + 245_000, NOW_MS), '4:05')
    assert.equal(countdown(NOW_MS + 100, NOW_MS), '0:01')
    assert.equal(countdown(NOW_MS - 5000, NOW_MS), '0:00')
    assert.equal(countdown(NOW_MS + 3_723_000, NOW_MS), '1:02:03')
  })
  test('a duration is told in its largest unit', () => {
    assert.deepEqual([0, 61_000, 7_200_000, 400_000_000].map(duration), ['0 s', '1 min', '2 h', '4 d'])
  })
})
