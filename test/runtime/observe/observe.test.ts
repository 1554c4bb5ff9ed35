// Metrics as Prometheus reads them, and a log that lets no secret out. Source: CONTRACT 0.10, 8.2.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CATALOGUE } from '#runtime/observe/catalogue.ts'
import { pino_log } from '#runtime/observe/log.ts'
import { process_metrics } from '#runtime/observe/metrics.ts'

/** Samples by their name with labels. */
function samples(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const match = /^([a-z_]+(?:\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)*\})?) (-?[0-9.e+-]+|NaN|\+Inf)$/.exec(line)
    assert.ok(match?.[1], `no sample: ${line}`)
    assert.equal(found.has(match[1]), false, `twice: ${line}`)
    found.set(match[1], match[2] ?? '')
  }
  return found
}

describe('metrics', () => {
  test('count by label values', async () => {
    const metrics = process_metrics('1.2.3')
    const labels = { decision: 'block', risk_level: 'high', tier: 'L1', source_framework: 'gamma' }
    metrics.count('asg_decisions_total', labels)
    metrics.count('asg_decisions_total', labels, 2)
    metrics.count('asg_decisions_total', { ...labels, decision: 'allow' })
    const found = samples(await metrics.text())
    const name = (decision: string) =>
      `asg_decisions_total{decision="${decision}",risk_level="high",tier="L1",source_framework="gamma"}`
    assert.equal(found.get(name('block')), '3')
    assert.equal(found.get(name('allow')), '1')
    assert.equal(found.get('asg_build_info{version="1.2.3"}'), '1')
    assert.equal(found.get('asg_alerts_total{severity="high"}'), undefined)
    assert.equal(found.get('asg_sse_dropped_total'), '0')
  })

  test('observe into cumulative buckets whose bounds are inclusive', async () => {
    const metrics = process_metrics('1')
    for (const value of [0, 1, 1, 7, 8]) metrics.observe('asg_risk_composite', { source_framework: 'beta' }, value)
    const found = samples(await metrics.text())
    const bucket = (bound: string) => found.get(`asg_risk_composite_bucket{source_framework="beta",le="${bound}"}`)
    assert.deepEqual(['0', '1', '2', '6', '7', '+Inf'].map(bucket), ['1', '3', '3', '3', '4', '5'])
    assert.equal(found.get('asg_risk_composite_sum{source_framework="beta"}'), '17')
    assert.equal(found.get('asg_risk_composite_count{source_framework="beta"}'), '5')
  })

  test('set gauges, and describe every metric of the catalogue', async () => {
    const metrics = process_metrics('1')
    metrics.set('asg_sse_subscribers', 3)
    metrics.set('asg_sse_subscribers', 2)
    const text = await metrics.text()
    assert.equal(samples(text).get('asg_sse_subscribers'), '2')
    for (const [name, { type }] of Object.entries(CATALOGUE)) {
      assert.match(text, new RegExp(`^# HELP ${name} .+\\n# TYPE ${name} ${type}$`, 'm'))
    }
    assert.match(text, /^process_resident_memory_bytes [1-9]\d+$/m)
  })

  test('escape label values', async () => {
    const metrics = process_metrics('1')
    metrics.count('asg_rate_limited_total', { route: 'a"b\\c\nd' })
    assert.equal(samples(await metrics.text()).get('asg_rate_limited_total{route="a\\"b\\\\c\\nd"}'), '1')
  })

  test('refuse a name that is not in the catalogue', () => {
    assert.throws(() => process_metrics('1').count('asg_other_total', {}), /catalogue/)
  })
})

describe('a log', () => {
  const logged = (level: Parameters<typeof pino_log>[0] = 'info') => {
    const lines: string[] = []
    return { log: pino_log(level, (line) => lines.push(line)), lines, last: () => JSON.parse(lines.at(-1) ?? '{}') }
  }

  test('is one JSON object per line with time, level and event', () => {
    const { log, last } = logged()
    log.warn('auth_failed', { peer: '127.0.0.1', attempts: 3 })
    const { time, ...rest } = last()
    assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.deepEqual(rest, { level: 'warn', event: 'auth_failed', peer: '127.0.0.1', attempts: 3 })
  })

  test('controls no terminal with what a stranger sent', () => {
    const { log, lines, last } = logged()
    const why = 'must not have the member \u009b2J\u202e\u007f\u001b]0;x\u0007'
    log.warn('event_refused', { why })
    assert.match(lines.join(''), /^[\x20-\x7e]+\n$/)
    assert.equal(last().why, why)
  })

  test('leaves out what is below its level', () => {
    const { log, lines } = logged('error')
    log.debug('a')
    log.info('b')
    log.warn('c')
    log.error('d')
    assert.equal(lines.length, 1)
  })

  test('masks secrets in names, texts and nested values', () => {
    const { log, lines } = logged()
    log.info('x', {
      authorization: 'Bearer hunter2hunter2',
      api_token: 'hunter2',
      cause: 'GET /x failed: Authorization: Bearer hunter2hunter2',
      nested: { list: ['postgres://u:hunter2@db/x'], password: 'hunter2' },
    })
    assert.equal(lines.length, 1)
    assert.doesNotMatch(lines[0] ?? '', /hunter2/)
  })

  test('tells on its own level how many lines of a flood it left out', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { log, lines, last } = logged('error')
    for (let failure = 0; failure < 80; failure++) log.error('decision_failed')
    log.warn('event_refused')
    assert.equal(lines.length, 50)
    t.mock.timers.tick(1000)
    const { time, ...rest } = last()
    assert.deepEqual(rest, { level: 'error', of: 'decision_failed', count: 30, event: 'log_lines_left_out' })
  })

  test('cuts fields that are too long', () => {
    const { log, lines } = logged()
    log.error('x', { cause: 'y'.repeat(100_000) })
    assert.ok((lines[0] ?? '').length < 5000)
  })
})
