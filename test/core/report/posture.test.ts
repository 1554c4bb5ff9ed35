// What the summary makes of its figures, at every edge of its levels. Source: CONTRACT 5.1 (trend), 5.2, 5.3.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { path_pressure, security_posture } from '#core/report/posture.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import { type Json, rpc_command, send } from '#test/support/rpc.ts'

const NOW = '2026-03-01T09:30:00.123Z'

function posture(critical_sessions: number, high_sessions: number, high_risk_ratio = 0, invalid_rate = 0) {
  const exposure = { critical_sessions, high_sessions, high_risk_ratio, invalid_rate }
  return security_posture(exposure, 3600, NOW)
}

describe('the posture', () => {
  for (const [critical, high, ratio, rate, score, level] of [
    [0, 0, 0, 0, 100, 'healthy'],
    [0, 2, 0, 0, 90, 'healthy'],
    [0, 2, 0.004, 0, 89.9, 'watch'],
    [1, 1, 0, 0, 75, 'watch'],
    [1, 1, 0, 0.02, 74.7, 'elevated'],
    [2, 2, 0, 0, 50, 'elevated'],
    [2, 2, 0.004, 0, 49.9, 'critical'],
    [0, 4, 0, 0, 80, 'watch'],
    [0, 9, 0, 0, 80, 'watch'],
    [3, 0, 0, 0, 40, 'critical'],
    [9, 0, 0, 0, 40, 'critical'],
    [0, 0, 1, 0, 75, 'watch'],
    [0, 0, 0, 1, 85, 'watch'],
    [0, 0, 0.3333, 0, 91.7, 'healthy'],
    [3, 4, 1, 1, 0, 'critical'],
  ] as const) {
    test(`of ${critical} critical and ${high} high sessions, shares ${ratio} and ${rate}, is ${score}, ${level}`, () => {
      const found = posture(critical, high, ratio, rate)
      assert.deepEqual([found.score_0_100, found.level], [score, level])
    })
  }

  test('names the three that cost most, the dearest first, and none that costs nothing', () => {
    const drivers = (...exposure: Parameters<typeof posture>) => posture(...exposure).drivers
    assert.deepEqual(drivers(0, 0), [])
    assert.deepEqual(drivers(5, 1, 0.5, 0.25), [
      { key: 'critical_sessions', label: 'Critical sessions', value: 5 },
      { key: 'high_risk_ratio_15m', label: '15m high-risk ratio', value: 0.5 },
      { key: 'high_sessions', label: 'High-risk sessions', value: 1 },
    ])
    assert.deepEqual(drivers(0, 0, 0, 0.25), [
      { key: 'invalid_event_rate_15m', label: '15m invalid-event rate', value: 0.25 },
    ])
    const { window_seconds, generated_at, decision_affecting } = posture(0, 0)
    assert.deepEqual([window_seconds, generated_at, decision_affecting], [3600, NOW, false])
  })
})

test('the pressure of the slowest call has its levels at 50 ms, a quarter of a second and a second', () => {
  for (const [max_seconds, level] of [
    [0, 'healthy'],
    [0.049999, 'healthy'],
    [0.05, 'watch'],
    [0.249999, 'watch'],
    [0.25, 'elevated'],
    [0.999999, 'elevated'],
    [1, 'critical'],
  ] as const) {
    assert.deepEqual(path_pressure(max_seconds), { level, max_seconds, decision_affecting: false })
  }
})

describe('the trend', () => {
  const WINDOWS = { '5m': 300, '15m': 900, '60m': 3600 } as const

  for (const [name, seconds] of Object.entries(WINDOWS)) {
    test(`counts what is ${seconds} s old within ${name}, and not what is two seconds older`, async () => {
      const ports = memory_ports()
      await send(ports, rpc_command('git push -f'))
      const counted = async () => {
        const { high_risk_trend } = (await get(ports, '/report/summary')).body as { high_risk_trend: Json }
        return (high_risk_trend.windows as Record<string, Json>)[name]
      }
      ports.clock.advance((seconds - 1) * 1000)
      assert.deepEqual(await counted(), { count: 1, total: 1, ratio: 1 })
      ports.clock.advance(3000)
      assert.deepEqual(await counted(), { count: 0, total: 0, ratio: 0 })
    })
  }

  test('goes up and down by the five minutes before', async () => {
    const ports = memory_ports()
    const direction = async () => {
      const { high_risk_trend } = (await get(ports, '/report/summary')).body as { high_risk_trend: Json }
      return high_risk_trend.direction_5m
    }
    assert.equal(await direction(), 'flat')
    await send(ports, rpc_command('git push -f'))
    assert.equal(await direction(), 'up')
    ports.clock.advance(302_000)
    assert.equal(await direction(), 'down')
    await send(ports, rpc_command('git push -f', {}, { session_id: 's-2' }))
    assert.equal(await direction(), 'flat')
    ports.clock.advance(604_000)
    assert.equal(await direction(), 'flat')
  })
})

describe('the burst of D4', () => {
  async function d4_of_tenth(last_ms: number, settings = {}): Promise<unknown> {
    const ports = memory_ports({ settings })
    for (let at = 0; at < 10; at++) {
      if (at === 9) ports.clock.advance(last_ms)
      await send(ports, rpc_command('npm test'))
    }
    const records = (await get(ports, '/report/session/s-1')).body.records as { risk_snapshot: { dimensions: Json } }[]
    return records.at(-1)?.risk_snapshot.dimensions.d4
  }

  test('is the tenth call of a tool within five seconds', async () => {
    assert.equal(await d4_of_tenth(0), 2)
    assert.equal(await d4_of_tenth(4999), 2)
    assert.equal(await d4_of_tenth(5001), 0)
  })

  test('follows its settings', async () => {
    assert.equal(await d4_of_tenth(1001, { d4_burst_window_seconds: 1 }), 0)
    assert.equal(await d4_of_tenth(9999, { d4_burst_window_seconds: 10 }), 2)
    assert.equal(await d4_of_tenth(0, { d4_burst_count: 11 }), 0)
  })
})
