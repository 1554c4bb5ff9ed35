// Random histories through the real decision path and a real database file, with restarts in between: every report says what a
// naive look through the full list says. Source: issue "Seeing", CONTRACT 4 to 6, 19.1.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate as next_turn } from 'node:timers/promises'
import fc from 'fast-check'
import { quarantine_session, release_session, sweep_sessions } from '#core/confinement.ts'
import { AlertsReport } from '#core/contract/operator.ts'
import { SessionReport, SessionsReport, Summary } from '#core/contract/report.ts'
import { SessionRisk } from '#core/contract/session.ts'
import { floor_to } from '#core/counter.ts'
import { memory_path_io } from '#core/memory/path-io.ts'
import { memory_shared } from '#core/memory/shared.ts'
import { libsql_store } from '#runtime/storage/libsql.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get, post } from '#test/support/report.ts'
import {
  accumulated,
  exposed_sessions,
  type Happened,
  in_counter_window,
  in_window,
  LEVELS,
  rises,
  risk_numbers,
  session_list,
  session_numbers,
  tally,
  trend_window,
} from '#test/support/report-model.ts'
import { type Json, rpc_command, rpc_envelope, rpc_event, rpc_params, send } from '#test/support/rpc.ts'

const COMMANDS: Readonly<Record<string, { danger: number; refuses: boolean }>> = {
  'npm test': { danger: 1, refuses: false },
  'cat .env': { danger: 2, refuses: false },
  'git push -f': { danger: 2, refuses: true },
  'rm -rf /': { danger: 3, refuses: true },
}
const SESSIONS = ['s-a', 's-b', 's-c'] as const
const ACTIVE_MS = 1_800_000
const COOLDOWN_MS = 120_000
const THRESHOLD = 2
const WINDOWS = [null, 30, 3600, 7200, 604_800] as const

type Action = 'defer' | 'block'

const session = fc.constantFrom(...SESSIONS)
const event_step = fc.record({
  kind: fc.constant('event' as const),
  session_id: session,
  command: fc.constantFrom(...Object.keys(COMMANDS)),
  event_type: fc.constantFrom('pre_action', 'pre_action', 'pre_action', 'post_action', 'session'),
  tool_name: fc.constantFrom('Bash', 'Read', 'Edit'),
  hints: fc.subarray(['loop', 'odd', 'new']),
  framework: fc.constantFrom('alpha', 'beta'),
  claims_ago_ms: fc.integer({ min: 0, max: 5000 }),
})
const other_step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 999, 30_000, 119_999, 400_000, 4_000_000) }),
  fc.record({ kind: fc.constant('refused' as const) }),
  fc.record({ kind: fc.constant('restart' as const) }),
  fc.record({ kind: fc.constantFrom('release' as const, 'quarantine' as const, 'free' as const), session_id: session }),
  fc.record({ kind: fc.constant('acknowledge' as const) }),
)
const history = fc.record({
  action: fc.constantFrom<Action>('defer', 'block'),
  steps: fc.array(fc.oneof({ weight: 5, arbitrary: event_step }, { weight: 3, arbitrary: other_step }), {
    minLength: 5,
    maxLength: 60,
  }),
})
type Step = typeof history extends fc.Arbitrary<infer H> ? (H extends { steps: (infer S)[] } ? S : never) : never

/** The enforcement of one session, replayed from the list. */
interface Confined {
  count: number
  enforced: boolean
  last_high_ms: number
  periods: number
  quarantined: boolean
  blocked: number
}

class World {
  readonly #folder = mkdtempSync(join(tmpdir(), 'asg-model-'))
  readonly #action: Action
  #ports: ReturnType<typeof memory_ports>
  readonly list: Happened[] = []
  readonly refused_at: number[] = []
  readonly refusals = new Map<string, number[]>()
  readonly confined = new Map<string, Confined>()
  /** Changes of enforcement and quarantine that must have been announced. */
  readonly expected: string[] = []
  readonly announced: string[] = []
  readonly acknowledged: string[] = []
  #serial = 0

  constructor(action: Action) {
    this.#action = action
    this.#ports = memory_ports({
      settings: {
        rate_limit_per_minute: 0,
        enforcement_enabled: true,
        enforcement_threshold: THRESHOLD,
        enforcement_action: action,
        enforcement_cooldown_seconds: COOLDOWN_MS / 1000,
        approval_lease_seconds: 0,
      },
    })
    const publish = this.#ports.bus.publish
    this.#ports.bus.publish = (events) => {
      for (const event of events) {
        if (event.type === 'session_enforcement_change') {
          this.announced.push(`${event.session_id} ${event.state} ${event.cause} ${event.high_risk_count}`)
        }
        if (event.type === 'session_quarantine_change') {
          this.announced.push(`${event.session_id} ${event.state} ${event.reason_code}`)
        }
        if (event.type === 'decision') this.#decided = event
      }
      publish(events)
    }
  }
  #decided: Json = {}

  get ports() {
    return this.#ports
  }

  get now_ms(): number {
    return this.#ports.clock.now_ms()
  }

  async open(): Promise<void> {
    const store = await libsql_store({ path: join(this.#folder, 't.db'), clock: this.#ports.clock })
    const { settings, clock } = this.#ports
    this.#ports = { ...this.#ports, store, shared: memory_shared(settings, clock, store), io: memory_path_io(clock) }
    await this.#ports.shared.restore()
  }

  async close(): Promise<void> {
    await this.#ports.store.close()
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  confinement(session_id: string): Confined {
    const known = this.confined.get(session_id)
    if (known) return known
    const fresh = { count: 0, enforced: false, last_high_ms: 0, periods: 0, quarantined: false, blocked: 0 }
    this.confined.set(session_id, fresh)
    return fresh
  }

  async step(step: Step): Promise<void> {
    switch (step.kind) {
      case 'event':
        return this.#event(step)
      case 'wait':
        this.#ports.clock.advance(step.ms)
        await sweep_sessions(this.#ports)
        return this.#cool()
      case 'refused':
        this.refused_at.push(this.now_ms)
        await send(this.#ports, rpc_envelope({ params: rpc_params({ event: rpc_event({ payload: 1 }) }) }))
        // The sample is written beside the answer; this write comes after it.
        await this.#ports.store.append({ tally: [] })
        return
      case 'restart': {
        // The denial of what waited in a quarantined session follows the answer.
        for (let turn = 0; turn < 10; turn++) await next_turn()
        const before = await this.#everything()
        await this.close()
        await this.open()
        assert.deepEqual(await this.#everything(), before)
        return
      }
      case 'release': {
        const own = this.confinement(step.session_id)
        if (own.enforced) this.expected.push(`${step.session_id} released operator ${own.count}`)
        const { released } = await release_session(step.session_id, { actor: 'ann', reason: null }, this.#ports)
        assert.equal(released, own.enforced)
        if (own.enforced) this.#released(own)
        return
      }
      case 'quarantine':
      case 'free': {
        const own = this.confinement(step.session_id)
        const wanted = step.kind === 'quarantine'
        const action = wanted ? 'quarantine' : 'release'
        const { changed } = await quarantine_session(
          step.session_id,
          action,
          { actor: 'ann', reason: null },
          this.#ports,
        )
        assert.equal(changed, own.quarantined !== wanted)
        const state = wanted ? 'quarantined' : 'released'
        if (changed)
          this.expected.push(`${step.session_id} ${state} ${wanted ? 'operator' : this.#why(step.session_id)}`)
        if (changed && wanted) own.blocked = 0
        if (wanted && changed) this.#causes.set(step.session_id, 'operator')
        own.quarantined = wanted
        return
      }
      case 'acknowledge': {
        const { alerts } = AlertsReport.parse((await get(this.#ports, '/report/alerts?acknowledged=false')).body)
        const [newest] = alerts
        if (!newest) return
        await post(this.#ports, `/report/alerts/${newest.alert_id}/acknowledge`, { acknowledged_by: 'ann' })
        this.acknowledged.push(newest.alert_id)
      }
    }
  }
  readonly #causes = new Map<string, string>()

  #why(session_id: string): string {
    return this.#causes.get(session_id) ?? 'operator'
  }

  /** All cooldowns that are over by now. */
  #cool(): void {
    for (const [session_id, own] of [...this.confined].sort()) {
      if (!own.enforced || this.now_ms - own.last_high_ms < COOLDOWN_MS) continue
      this.expected.push(`${session_id} released cooldown ${own.count}`)
      this.#released(own)
    }
  }

  #released(own: Confined): void {
    own.enforced = false
    own.count = 0
  }

  async #event(step: Extract<Step, { kind: 'event' }>): Promise<void> {
    const { session_id, command, event_type, tool_name, hints, framework } = step
    const event_id = `e-${++this.#serial}`
    const event = {
      event_id,
      session_id,
      event_type,
      tool_name,
      risk_hints: hints,
      source_framework: framework,
      occurred_at: this.#ports.clock.iso(this.now_ms - step.claims_ago_ms),
      ...(event_type === 'session' ? { event_subtype: 'session:end' } : {}),
    }
    const own = this.confinement(session_id)
    const was = { ...own }
    const reply = await send(this.#ports, rpc_command(command, {}, event))
    assert.ok(reply?.result, JSON.stringify(reply))
    const decided = this.#decided
    assert.equal(decided.event_id, event_id)
    const { danger, refuses } = COMMANDS[command] ?? { danger: 0, refuses: false }
    const one: Happened = {
      session_id,
      at_ms: this.now_ms,
      occurred_ms: this.now_ms - step.claims_ago_ms,
      event_id,
      event_type,
      ends: event_type === 'session',
      tool_name,
      hints,
      framework,
      danger,
      decision: String(decided.decision),
      policy_id: String(decided.policy_id),
      source: String(decided.decision_source),
      level: String(decided.risk_level),
      composite: Number(decided.composite_score),
    }
    this.list.push(one)
    const acts = event_type === 'pre_action'
    const refusals = this.refusals.get(session_id) ?? []
    this.refusals.set(session_id, refusals)
    if (acts && refuses) refusals.push(this.now_ms)
    if (!acts) return
    // What is in force decides this very action (CONTRACT 1.8), what it triggers only the next one (6.2).
    if (was.quarantined) {
      assert.equal(one.policy_id, 'session-quarantine')
      own.blocked++
      return
    }
    if (was.enforced && this.#action === 'block') {
      assert.equal(one.policy_id, 'session-enforcement')
      return
    }
    if (was.enforced) assert.ok(one.decision !== 'allow' && one.decision !== 'modify', one.decision)
    if (LEVELS.indexOf(one.level) < 2 || danger < 2) return
    own.count++
    own.last_high_ms = this.now_ms
    if (own.enforced || own.count < THRESHOLD) return
    own.enforced = true
    this.expected.push(`${session_id} enforced threshold ${own.count}`)
    if (this.#action !== 'block' || ++own.periods < 2) return
    own.quarantined = true
    own.blocked = 0
    this.#causes.set(session_id, 'enforcement_repeat')
    this.expected.push(`${session_id} quarantined enforcement_repeat`)
  }

  /** Every report as it reads now, without what a new process may change. */
  async #everything(): Promise<unknown[]> {
    const targets = [
      '/report/summary',
      '/report/summary?window_seconds=3600',
      '/report/sessions?status=all&window_seconds=7200',
      '/report/alerts',
      '/report/approvals?state=all',
      ...SESSIONS.flatMap((id) =>
        ['', '/risk?window_seconds=30', '/enforcement', '/quarantine'].map((rest) => `/report/session/${id}${rest}`),
      ),
    ]
    return Promise.all(
      targets.map(async (target) => {
        const {
          decision_path_io: _io,
          decision_path_io_pressure: _pressure,
          ...body
        } = (await get(this.#ports, target)).body
        return [target, body]
      }),
    )
  }
}

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
}

async function compare_sessions(world: World): Promise<void> {
  const { list, now_ms, ports } = world
  for (const seconds of WINDOWS) {
    for (const [status, sort, min_risk] of [
      ['active', 'risk_level', 'low'],
      ['all', 'last_event', 'low'],
      ['all', 'risk_level', 'high'],
    ] as const) {
      const target = `/report/sessions${q(seconds, `status=${status}&sort=${sort}&min_risk=${min_risk}`)}`
      const report = SessionsReport.strict().parse((await get(ports, target)).body)
      const wanted = session_list(list, now_ms, ACTIVE_MS, {
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
  const numbers = session_numbers(own, now_ms, ACTIVE_MS)
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

async function compare_alerts(world: World): Promise<void> {
  const report = AlertsReport.strict().parse((await get(world.ports, '/report/alerts')).body)
  const wanted = rises(world.list)
  const actual = [...report.alerts].sort((a, b) => (a.alert_id < b.alert_id ? -1 : 1))
  assert.deepEqual(
    actual.map(({ session_id, severity, details }) => ({ session_id, severity, previous: details.previous_risk })),
    wanted,
  )
  assert.equal(report.total_unacknowledged, wanted.length - world.acknowledged.length)
}

function by_its_session(changes: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(SESSIONS.map((id) => [id, changes.filter((change) => change.startsWith(`${id} `))]))
}

test('every report of a random history equals the naive reading of the full list, also across restarts', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ action, steps }) => {
      const world = new World(action)
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
