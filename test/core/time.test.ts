// Date-times with an offset as milliseconds, in every form that an event may carry. Source: CONTRACT 1.3 (occurred_at).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Timestamp } from '#core/contract/event.ts'
import { epoch_ms } from '#core/time.ts'

test('every form that an event may carry has its place on the line of time', () => {
  for (const [text, at] of [
    ['2026-03-01T09:30:00Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:00.25+02:00', '2026-03-01T07:30:00.250Z'],
    ['2026-03-01T09:30:00-0530', '2026-03-01T15:00:00.000Z'],
    ['2026-03-01T00:30:00+01', '2026-02-28T23:30:00.000Z'],
    ['1969-12-31T23:59:59Z', '1969-12-31T23:59:59.000Z'],
    ['2024-02-29T00:00+14', '2024-02-28T10:00:00.000Z'],
  ] as const) {
    assert.ok(Timestamp.safeParse(text).success, text)
    assert.equal(epoch_ms(text), Date.parse(at), text)
  }
})

test('what is no date-time has none', () => {
  for (const text of ['', '2026', '2026-03-01', '2026-03-01T09:30:00', '2026-03-01T09:30:00+2', 'now']) {
    assert.equal(Timestamp.safeParse(text).success, false, text)
    assert.equal(epoch_ms(text), undefined, text)
  }
})
