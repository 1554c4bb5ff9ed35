// Random histories through the real decision path and a real database file, with restarts in between: every report says what a
// naive look through the full list says. Source: issue "Seeing", CONTRACT 4 to 6, 16, 19.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { AlertsReport } from '#core/contract/operator.ts'
import { PostActionReport, SessionReport, SessionsReport, Summary } from '#core/contract/report.ts'
import { SessionRisk } from '#core/contract/session.ts'
import { floor_to } from '#core/counter.ts'
import {
  accumulated,
  exposed_sessions,
  in_counter_window,
  in_window,
  LEVELS,
  output_numbers,
  risk_numbers,
  session_list,
  session_numbers,
  share,
  tally,
  trend_window,
} from '#test/support/report/report-model.ts'
import { ACTIVE_MS, history, SESSIONS, World } from '#test/support/report/report-world.ts'
import { get } from '#test/support/route.ts'
import type { Json } from '#test/support/rpc.ts'

const WINDOWS = [null, 30, 3600, 7200, 604_800] as const

const q = (seconds: number | null, more = '') => {
  const parts = [...(seconds === null ? [] : [`window_seconds=${seconds}`]), ...(more === '' ? [] : [more])]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

async function compare_summary(world: World): Promise<void> {
  const { list, now_ms, ports } = world
  for (const seconds of WINDOWS) {
    const summary = Summary.strict().parse((await get(ports, `/report/summary${q(seconds)}`)).body)
    const own = in_counter_window(list, now_ms, seconds)
    assert.equal(summary.total_records, own.length)
    assert.deepEqual(summary.by_decision, tally(own.map((one) => one.decision)))
    assert.deepEqual(summary.by_risk_level, tally(own.map((one) => one.level)))
    assert.deepEqual(summary.by_event_type, tally(own.map((one) => one.event_type)))
    assert.deepEqual(summary.by_source_framework, tally(own.map((one) => one.framework)))
    assert.deepEqual(summary.by_caller_adapter, tally(own.map((one) => one.adapter)))
    assert.deepEqual(summary.by_actual_tier, own.length === 0 ? {} : { L1: own.length })
    const exposed = exposed_sessions(list, now_ms, seconds ?? 3600)
    const drivers = new Map(summary.system_security_posture.drivers.map(({ key, value }) => [key, value]))
    const { ratio } = summary.high_risk_trend.windows['15m']
    const impact =
      20 * Math.min(exposed.critical, 3) +
      5 * Math.min(exposed.high, 4) +
      25 * ratio +
      15 * summary.invalid_event.rate_15m
    assert.equal(summary.system_security_posture.score_0_100, Math.round((100 - Math.min(100, impact)) * 10) / 10)
    if (exposed.critical > 0) assert.equal(drivers.get('critical_sessions'), exposed.critical)
  }
  const { high_risk_trend: trend, invalid_event: invalid } = Summary.parse((await get(ports, '/report/summary')).body)
  const back = (minutes: number) => in_counter_window(list, now_ms, minutes * 60)
  assert.deepEqual(trend.windows, {
    '5m': trend_window(back(5)),
    '15m': trend_window(back(15)),
    '60m': trend_window(back(60)),
  })
  const recent = trend_window(back(5)).count
  const before = trend_window(back(10)).count - recent
  assert.equal(trend.direction_5m, recent > before ? 'up' : recent < before ? 'down' : 'flat')
  for (const bucket of trend.series_5m) {
    const start_ms = Date.parse(bucket.bucket_start)
    const { count, total, ratio } = trend_window(list.filter((one) => floor_to(one.at_ms, 300_000) === start_ms))
    assert.deepEqual([bucket.high_or_critical_count, bucket.total_count, bucket.ratio], [count, total, ratio])
  }
  const refused = (minutes: number) =>
    world.refused_at.filter((at_ms) => at_ms >= floor_to(now_ms - minutes * 60_000, 1000)).length
  assert.deepEqual([invalid.count_1m, invalid.count_5m, invalid.count_15m], [refused(1), refused(5), refused(15)])
  const rate = (minutes: number) => share(refused(minutes), refused(minutes) + back(minutes).length)
  assert.deepEqual([invalid.rate_5m, invalid.rate_15m], [rate(5), rate(15)])
  assert.deepEqual(
    invalid.alerts.map((alert) => alert.metric),
    [
      ...(refused(1) > 20 ? ['invalid_event_count_1m'] : []),
      ...(rate(5) > 0.01 ? ['invalid_event_rate_5m'] : []),
      ...(rate(15) >= 0.001 && rate(15) <= 0.01 ? ['invalid_event_rate_15m'] : []),
    ],
  )
}

async function compare_sessions(world: World): Promise<void> {
  const { list, lives, now_ms, ports } = world
  for (const seconds of WINDOWS) {
    for (const [status, sort, min_risk] of [
      ['active', 'risk_level', 'low'],
      ['all', 'last_event', 'low'],
      ['all', 'risk_level', 'high'],
    ] as const) {
      const target = `/report/sessions${q(seconds, `status=${status}&sort=${sort}&min_risk=${min_risk}`)}`
      const report = SessionsReport.strict().parse((await get(ports, target)).body)
      const wanted = session_list(lives, now_ms, ACTIVE_MS, {
        all: status === 'all',
        by_last: sort === 'last_event',
        min_rank: LEVELS.indexOf(min_risk),
        seconds,
      })
      assert.deepEqual(
        { ids: report.sessions.map((one) => one.session_id), total_active: report.total_active },
        wanted,
        target,
      )
      for (const one of report.sessions) {
        const own = list.filter((happened) => happened.session_id === one.session_id)
        const numbers = risk_numbers(in_window(own, now_ms, seconds), seconds !== null)
        assert.deepEqual(pick(one.window_risk_summary, numbers), numbers, `${target} ${one.session_id}`)
      }
    }
  }
}

/** The members of `actual` that `wanted` has. */
function pick<T extends object>(actual: object, wanted: T): unknown {
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, (actual as Record<string, unknown>)[key]]))
}

async function compare_session(world: World, session_id: string): Promise<void> {
  const { ports, now_ms } = world
  const own = world.list.filter((one) => one.session_id === session_id)
  const numbers = session_numbers(own, world.lives.get(session_id) ?? [], now_ms, ACTIVE_MS)
  for (const seconds of WINDOWS) {
    const within = in_window(own, now_ms, seconds)
    const report = SessionReport.strict().parse((await get(ports, `/report/session/${session_id}${q(seconds)}`)).body)
    assert.deepEqual(
      report.records.map((record) => record.event.event_id),
      within.map((one) => one.event_id),
    )
    assert.deepEqual(pick(report.session, numbers), numbers)
    const risk = SessionRisk.strict().parse((await get(ports, `/report/session/${session_id}/risk${q(seconds)}`)).body)
    assert.deepEqual(
      risk.risk_timeline.map((entry) => [entry.event_id, entry.composite_score, entry.decision]),
      [...within]
        .sort((a, b) => a.occurred_ms - b.occurred_ms)
        .map((one) => [one.event_id, one.composite, one.decision]),
    )
    assert.deepEqual(risk.tools_used, [...new Set(within.map((one) => one.tool_name))].sort())
    assert.deepEqual(risk.risk_hints_seen, [...new Set(within.flatMap((one) => one.hints))].sort())
    assert.deepEqual(risk.actual_tier_distribution, within.length === 0 ? {} : { L1: within.length })
  }
  await compare_outputs(world, session_id)
  const a = accumulated(world.refusals.get(session_id) ?? [], now_ms)
  const { session } = SessionReport.parse((await get(ports, `/report/session/${session_id}`)).body)
  // The gateway's fixed-point sum may round the other way only right at one half.
  if (Math.abs((a % 1) - 0.5) > 0.001) assert.equal(session.d4_accumulation, Math.floor(a + 0.5))
  const confined = world.confinement(session_id)
  assert.equal(session.quarantined, confined.quarantined)
  const state = (await get(ports, `/report/session/${session_id}/enforcement`)).body
  assert.deepEqual(
    [state.state, state.high_risk_count],
    confined.enforced ? ['enforced', confined.count] : ['normal', null],
  )
  const { quarantine } = (await get(ports, `/report/session/${session_id}/quarantine`)).body as {
    quarantine: Json | null
  }
  if (confined.quarantined) assert.equal(quarantine?.blocked_count, confined.blocked)
}

async function compare_outputs({ ports, scored, now_ms }: World, session_id: string): Promise<void> {
  const own = scored.filter((one) => one.session_id === session_id)
  for (const seconds of WINDOWS) {
    const target = `/report/session/${session_id}/post-action${q(seconds)}`
    const report = PostActionReport.strict().parse((await get(ports, target)).body)
    const { event_count, ...numbers } = output_numbers(own)
    assert.deepEqual(pick(report, numbers), numbers)
    assert.equal(report.post_action_event_count, event_count)
    const within = own.filter((one) => seconds === null || one.at_ms >= now_ms - seconds * 1000)
    const windowed = output_numbers(within)
    assert.deepEqual(pick(report.post_action_score_summary, windowed), windowed)
    assert.deepEqual(
      report.post_action_scores.map(({ score }) => score),
      within.map(({ score }) => score),
    )
  }
}

async function compare_alerts(world: World): Promise<void> {
  const report = AlertsReport.strict().parse((await get(world.ports, '/report/alerts')).body)
  const wanted = [...world.alerts].sort((a, b) => a.at_ms - b.at_ms)
  const actual = [...report.alerts].sort((a, b) => (a.alert_id < b.alert_id ? -1 : 1))
  assert.deepEqual(
    actual.map(({ session_id, severity, details, acknowledged }) => ({
      session_id,
      event_id: details.trigger_event_id,
      severity,
      previous: details.previous_risk,
      acknowledged,
    })),
    wanted.map(({ at_ms: _at, ...alert }) => alert),
  )
  assert.equal(report.total_unacknowledged, wanted.filter((alert) => !alert.acknowledged).length)
}

function by_its_session(changes: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(SESSIONS.map((id) => [id, changes.filter((change) => change.startsWith(`${id} `))]))
}

test('every report of a random history equals the naive reading of the full list, also across restarts and retention', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ action, retention_s, steps }) => {
      const world = new World(action, retention_s)
      try {
        await world.open()
        for (const step of steps) await world.step(step)
        // One sweep may end several cooldowns; only the order within a session means something.
        assert.deepEqual(by_its_session(world.announced), by_its_session(world.expected))
        await compare_summary(world)
        await compare_sessions(world)
        for (const session_id of SESSIONS) await compare_session(world, session_id)
        await compare_alerts(world)
        await world.close()
      } finally {
        world.remove()
      }
    }),
    { numRuns: 60 },
  )
})
