// The small ports in memory and on the machine: time, ids, digests. Source: CONTRACT 0.3, 0.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { counted_ids, manual_clock, portable_digest, record_sequence, recorded_metrics } from '#core/memory/small.ts'
import { iso_time } from '#core/time.ts'
import { native_digest, system_clock, system_ids } from '#runtime/node/system.ts'

/** Year 0001 to 9999. */
const moments = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 })

test('writes time as Date does, without Date', () => {
  fc.assert(fc.property(moments, (at_ms) => assert.equal(iso_time(at_ms), new Date(at_ms).toISOString())))
})

test('writes time on the machine as Date does, also when it steps back', () => {
  const { iso } = system_clock()
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 1 }), (times) => {
      for (const at_ms of times) assert.equal(iso(at_ms), new Date(at_ms).toISOString())
    }),
  )
  assert.equal(iso(1_772_357_400_123.9), '2026-03-01T09:30:00.123Z')
})

describe('a clock moved by hand', () => {
  test('runs timers in the order they fall due, at their own time', () => {
    const clock = manual_clock(1000)
    const seen: string[] = []
    clock.timer(30, () => seen.push(`late ${clock.now_ms()}`))
    clock.timer(10, () => {
      seen.push(`early ${clock.now_ms()}`)
      clock.timer(5, () => seen.push(`nested ${clock.now_ms()}`))
    })
    clock.timer(20, () => seen.push('never'))()
    clock.advance(29)
    assert.deepEqual(seen, ['early 1010', 'nested 1015'])
    clock.advance(1)
    assert.deepEqual(seen, ['early 1010', 'nested 1015', 'late 1030'])
    assert.equal(clock.pending(), 0)
  })

  test('stops waiting when the signal aborts', async () => {
    const clock = manual_clock()
    const leave = new AbortController()
    const waiting = clock.after(1000, leave.signal)
    leave.abort()
    await waiting
    assert.equal(clock.pending(), 0)
    await clock.after(1000, AbortSignal.abort())
  })
})

test('stops waiting on the machine too, and never rejects', async () => {
  const clock = system_clock()
  const leave = new AbortController()
  const waiting = clock.after(60_000, leave.signal)
  leave.abort()
  await waiting
  await clock.after(60_000, AbortSignal.abort())
  await clock.after(1)
})

test('timers of the machine run once, in order, never after their time, and not at all when they were cancelled', async () => {
  const clock = system_clock()
  const ran: string[] = []
  const never = clock.timer(120, () => ran.push('cancelled'))
  const began_ms = performance.now()
  await new Promise<void>((resolve) => {
    clock.timer(140, () => {
      ran.push('last')
      resolve()
    })
    clock.timer(120, () => ran.push('second'))
    clock.timer(1, () => ran.push('first'))
    never()
    never()
  })
  assert.deepEqual(ran, ['first', 'second', 'last'])
  assert.ok(performance.now() - began_ms > 130)
})

test('numbers records strictly upwards whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000_000_000 }), { maxLength: 50 }), (times) => {
      const { record: next } = record_sequence()
      let last = 0
      for (const now_ms of times) {
        const id = next(now_ms)
        assert.ok(id > last && Number.isSafeInteger(id))
        assert.ok(Math.floor(id / 4096) >= now_ms)
        last = id
      }
    }),
  )
})

test('several gateways never give the same record id, and each of them strictly rising ones', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 63 }), fc.integer({ min: 0, max: 3 })), { maxLength: 400 }),
      (steps) => {
        const gateways = Array.from({ length: 64 }, (_, instance) =>
          record_sequence(
            0,
            () => 0,
            () => instance,
          ),
        )
        const latest = new Map<number, number>()
        const given = new Set<number>()
        let now_ms = 1_772_366_400_000
        for (const [instance, gone_ms] of steps) {
          now_ms += gone_ms
          const id = gateways[instance]?.record(now_ms) ?? 0
          assert.ok(id > (latest.get(instance) ?? 0) && Math.floor(id / 4096) >= now_ms)
          assert.equal(Math.floor((id % 4096) / 64), instance)
          assert.ok(!given.has(id))
          given.add(id)
          latest.set(instance, id)
        }
      },
    ),
  )
})

test('a gateway of several that has used up its ids of a millisecond goes on with those of the next', () => {
  const { record } = record_sequence(
    0,
    () => 0,
    () => 63,
  )
  const ids = Array.from({ length: 130 }, () => record(1000))
  assert.deepEqual(
    [ids[0], ids[63], ids[64], ids[128]],
    [1000 * 4096 + 4032, 1000 * 4096 + 4095, 1001 * 4096 + 4032, 1002 * 4096 + 4032],
  )
})

test('the time of records goes on at half its pace when the clock was set back, until the clock has caught up', () => {
  let monotonic_ms = 500
  const { record: next } = record_sequence(0, () => monotonic_ms)
  const ms_of = (id: number) => Math.floor(id / 4096)
  const hour_ms = 3_600_000
  const noon_ms = 1_772_366_400_000
  assert.equal(ms_of(next(noon_ms)), noon_ms)
  // Set back by an hour: the first record is of the same moment, later ones are not.
  assert.equal(ms_of(next(noon_ms - hour_ms)), noon_ms)
  for (const gone_ms of [2000, 20_000, hour_ms]) {
    monotonic_ms = 500 + gone_ms
    assert.equal(ms_of(next(noon_ms - hour_ms + gone_ms)), noon_ms + gone_ms / 2)
  }
  // Two hours later it has caught up.
  monotonic_ms = 500 + 2 * hour_ms + 1000
  assert.equal(ms_of(next(noon_ms + hour_ms + 1000)), noon_ms + hour_ms + 1000)
  // An adjustment of milliseconds is none.
  assert.equal(ms_of(next(noon_ms + hour_ms + 990)), noon_ms + hour_ms + 1000)
})

test('a clock that was far in the future for a while leaves nothing behind', () => {
  const { record } = record_sequence()
  const noon_ms = 1_772_366_400_000
  record(noon_ms)
  assert.ok(!Number.isSafeInteger(record(noon_ms * 2)))
  assert.equal(record(noon_ms + 1), (noon_ms + 1) * 4096)
})

test('says which time a record made now stands for, without making one', () => {
  let monotonic_ms = 0
  const noon_ms = 1_772_366_400_000
  const { record, record_time } = record_sequence(0, () => monotonic_ms)
  assert.equal(record_time(noon_ms), noon_ms)
  record(noon_ms)
  assert.equal(record_time(noon_ms - 3_600_000), noon_ms)
  monotonic_ms = 10_000
  assert.equal(record_time(noon_ms - 3_590_000), noon_ms + 5000)
  assert.equal(record_time(noon_ms + 10), noon_ms + 10)
})

test('the time of records goes on after a start with a clock that is behind the last one', () => {
  let monotonic_ms = 0
  const last_ms = 1_772_366_400_000
  const { record: next } = record_sequence(last_ms * 4096, () => monotonic_ms)
  next(last_ms - 86_400_000)
  monotonic_ms = 10_000
  assert.equal(Math.floor(next(last_ms - 86_400_000 + 10_000) / 4096), last_ms + 5000)
})

test('makes ids of the contract’s form, all different, in order of time', () => {
  const clock = manual_clock(1_772_357_400_123)
  const ids = system_ids(clock)
  const made = Array.from({ length: 5000 }, () => ids.next('apr'))
  assert.equal(new Set(made).size, made.length)
  for (const id of made) assert.match(id, /^apr_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(made[0]?.slice(4, 17), '019ca8bb-b63b')
  clock.advance(1)
  assert.ok((made[0] ?? '').slice(0, 17) < ids.next('apr').slice(0, 17))
  assert.match(counted_ids().next('evt'), /^evt_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.notEqual(ids.nonce(), ids.nonce())
})

test('hashes the same on every platform', () => {
  const [portable, native] = [portable_digest(), native_digest()]
  assert.equal(portable.sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(portable.sha256(text), native.sha256(text))),
  )
})

test('adds up recorded metrics by labels', () => {
  const metrics = recorded_metrics()
  metrics.count('a', { x: '1', y: '1' })
  metrics.count('a', { x: '1', y: '2' }, 3)
  metrics.set('g', 7)
  metrics.observe('h', {}, 0.5)
  assert.deepEqual([metrics.total('a'), metrics.total('a', { y: '2' }), metrics.total('g')], [4, 3, 7])
  assert.deepEqual(metrics.observed('h'), [0.5])
})
