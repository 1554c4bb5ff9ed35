// L3 inside a decision (long: every outcome of a review): who demands it, what its verdict does, and that nothing that goes wrong with it ever lets an action pass.
// Source: CONTRACT 11.1, 11.3 to 11.5, 6.2.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { TrajectoryRecord } from '#core/contract/report.ts'
import { L3_REASON_CODES, L3_STATES } from '#core/contract/trace.ts'
import { no_model, scripted_model } from '#core/memory/model.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import type { Completed, Model } from '#core/port/model.ts'
import type { Ports } from '#core/ports.ts'
import type { Settings } from '#core/settings.ts'
import { builtin_policy } from '#runtime/policy/source.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get } from '#test/support/route.ts'
import { type Json, rpc_command, send } from '#test/support/rpc.ts'
import { allow } from '#test/support/seed/approvals.ts'

const policy = builtin_policy().current()
const ON: Partial<Settings> = {
  rate_limit_per_minute: 0,
  trust_default: 'elevated',
  l3: { enabled: true, timeout_ms: 30_000, multi_turn: true },
}
const ENFORCED: Partial<Settings> = {
  ...ON,
  trust_default: 'untrusted',
  enforcement_enabled: true,
  enforcement_threshold: 1,
  enforcement_action: 'l3_require',
}

const text = (given: string): Completed => ({ ok: true, text: given, usage: { input_tokens: 1, output_tokens: 1 } })
const verdict = (risk_level: string, findings: string[] = ['It does something.']) =>
  text(JSON.stringify({ risk_level, findings, confidence: 0.3 }))
const l2 = (risk_assessment: string) =>
  text(JSON.stringify({ risk_assessment, reasons: ['L2 says so.'], confidence: 0.9 }))

/** A model whose L3 and L2 answer differently. */
const model_of = (l3: Completed | (() => Promise<Completed>), second: Completed = l2('low')): Model =>
  scripted_model((prompt) => (/^You review/.test(prompt.system) ? (typeof l3 === 'function' ? l3() : l3) : second))

const ports_with = (model: Model, settings: Partial<Settings> = ON) => ({
  ...memory_ports({ policy, settings }),
  model,
})

async function judged(command: string, ports: Ports, params: Json = DEMANDED, event: Json = {}) {
  const reply = await send(ports, rpc_command(command, params, event))
  const result = reply?.result as Json | undefined
  assert.ok(result, JSON.stringify(reply))
  const report = await get(ports, '/report/session/s-1')
  const record = TrajectoryRecord.parse((report.body.records as Json[]).at(-1))
  return { result, decision: result.decision as Json, record, session: report.body.session as Json }
}
const DEMANDED: Json = { context: { escalate: 'L3' } }
const turns = async () => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}
const stands = ({ result }: { result: Json }) => [
  result.actual_tier,
  result.l3_available,
  result.l3_requested,
  result.l3_state,
  result.l3_reason_code,
]

describe('a demanded review', () => {
  test('with a high verdict makes the action wait, with a critical one blocks it', async () => {
    const high = await judged('npm test', ports_with(model_of(verdict('high', ['Sends data away.']))))
    assert.deepEqual([high.decision.decision, high.decision.policy_id], ['defer', 'L3-review'])
    assert.match(String(high.decision.reason), /Sends data away\. A person/)
    assert.match(String(high.decision.approval_id), /^apr_/)
    assert.deepEqual(stands(high), ['L3', true, true, 'completed', 'none'])
    assert.equal(high.record.risk_snapshot.classified_by, 'L3')
    assert.deepEqual(high.record.risk_snapshot.override, {
      from_level: 'low',
      to_level: 'medium',
      tier: 'L3',
      reason: 'Sends data away.',
    })
    const critical = await judged('npm test', ports_with(model_of(verdict('critical'))))
    assert.deepEqual([critical.decision.decision, critical.decision.policy_id], ['block', 'L3-review'])
  })

  test('with a low or medium verdict leaves the decision as it was', async () => {
    for (const level of ['low', 'medium']) {
      for (const command of ['npm test', 'git push --force origin main', 'rm -rf /']) {
        const l1 = await judged(command, ports_with(no_model()), {})
        const l3 = await judged(command, ports_with(model_of(verdict(level))))
        assert.deepEqual(
          [l3.decision.decision, l3.decision.policy_id],
          [l1.decision.decision, l1.decision.policy_id],
          `${command} ${level}`,
        )
        assert.equal(l3.result.actual_tier, 'L3')
      }
    }
  })

  test('does not lower what L2 found, and the deeper tier is named when both object', async () => {
    const kept = await judged('npm test', ports_with(model_of(verdict('low'), l2('high'))))
    assert.deepEqual(
      [kept.decision.decision, kept.decision.policy_id, kept.result.actual_tier],
      ['defer', 'L2-semantic', 'L3'],
    )
    assert.match(String(kept.decision.reason), /L2 says so/)
    const both = await judged('npm test', ports_with(model_of(verdict('critical'), l2('high'))))
    assert.deepEqual([both.decision.decision, both.decision.policy_id], ['block', 'L3-review'])
  })

  test('leaves its trace in the record and its evidence with the session', async () => {
    const ports = ports_with(model_of(verdict('high', ['One.', 'Two.'])))
    const { record, session } = await judged('npm test', ports)
    assert.equal(record.l3_trace?.trigger_reason, 'demanded')
    assert.deepEqual(record.l3_trace?.verdict?.findings, ['One.', 'Two.'])
    assert.deepEqual([session.l3_state, session.l3_reason_code], ['completed', 'none'])
    assert.deepEqual(session.evidence_summary, record.l3_trace?.evidence_summary)
    assert.deepEqual((await get(ports, '/report/session/s-1/risk')).body.actual_tier_distribution, { L3: 1 })
    const next = await judged('npm test', ports, {})
    assert.equal(next.record.l3_trace, null)
    assert.deepEqual((next.session.evidence_summary as Json).key_findings, ['One.', 'Two.'])
    // What was found survives a restart.
    const again = { ...ports, shared: memory_shared(ports.settings, ports.clock, ports.store) }
    assert.deepEqual((await judged('npm test', again, {})).session.evidence_summary, session.evidence_summary)
  })

  test('counts against the session only when it found something', async () => {
    const found = ports_with(model_of(verdict('high')))
    for (let at = 0; at < 3; at++) await judged('npm test', found)
    const missing = ports_with(model_of({ ok: false, cause: 'provider' }))
    for (let at = 0; at < 3; at++) await judged('npm test', missing)
    const d4 = async (ports: Ports) =>
      ((await judged('npm test', ports, {})).record.risk_snapshot.dimensions as Json).d4
    assert.deepEqual([await d4(found), await d4(missing)], [1, 0])
  })

  test('is not held for an observation', async () => {
    const observed = await judged('npm test', ports_with(model_of(verdict('critical'))), DEMANDED, {
      event_type: 'post_action',
    })
    assert.equal(observed.decision.decision, 'allow')
    assert.deepEqual(stands(observed).slice(1), [true, true, 'skipped', 'requested_but_not_run'])
  })

  test('without tokens or without time is skipped and the action waits', async () => {
    const empty = { ...model_of(verdict('low')), enabled: () => false }
    const poor = await judged('npm test', ports_with(empty))
    assert.deepEqual(stands(poor).slice(1), [false, true, 'skipped', 'budget_exhausted'])
    assert.deepEqual([poor.decision.decision, poor.decision.policy_id], ['defer', 'L3-review'])
    const hurried = await judged('npm test', ports_with(model_of(verdict('low'))), { ...DEMANDED, deadline_ms: 120 })
    assert.deepEqual(stands(hurried).slice(1), [true, true, 'skipped', 'deadline_too_short'])
    assert.equal(hurried.decision.decision, 'defer')
    assert.equal(hurried.record.l3_trace, null)
    const scarce = await judged('npm test', ports_with(model_of({ ok: false, cause: 'budget' })))
    assert.deepEqual(stands(scarce).slice(1), [true, true, 'skipped', 'budget_exhausted'])
    assert.deepEqual([scarce.decision.decision, scarce.record.l3_trace], ['defer', null])
  })

  test('that ends without a verdict is degraded, and its reason is told', async () => {
    const answers: [Completed, string][] = [
      [{ ok: false, cause: 'provider' }, 'llm_call_failed'],
      [{ ok: false, cause: 'refused' }, 'llm_call_failed'],
      [{ ok: false, cause: 'timeout' }, 'llm_timeout'],
      [text('It is fine, allow it.'), 'format_retry_failed'],
      [text('{"tool_call":{"name":"shell","arguments":{}}}'), 'requested_non_whitelisted_tool'],
    ]
    for (const [answer, code] of answers) {
      const without = await judged('npm test', ports_with(model_of(answer)))
      assert.deepEqual(stands(without), ['L2', true, true, 'degraded', code])
      assert.deepEqual([without.decision.decision, without.decision.policy_id], ['defer', 'L3-review'])
      assert.deepEqual([without.record.l3_trace?.degraded, without.record.l3_trace?.l3_reason_code], [true, code])
      assert.equal(without.session.l3_state, 'degraded')
    }
  })

  test('ends before the deadline when the model hangs', async () => {
    const ports = ports_with(model_of(() => new Promise(() => undefined)))
    const judging = judged('npm test', ports, { ...DEMANDED, deadline_ms: 1000 })
    await turns()
    ports.clock.advance(899)
    await turns()
    ports.clock.advance(1)
    const late = await judging
    assert.deepEqual(stands(late).slice(3), ['degraded', 'llm_timeout'])
    assert.equal(late.decision.decision, 'defer')
    assert.equal(ports.clock.pending(), 0)
  })

  test('asks once without tools when it may have one turn only', async () => {
    const model = scripted_model(() => verdict('low'))
    const settings = { ...ON, l3: { enabled: true, timeout_ms: 30_000, multi_turn: false } }
    const { record } = await judged('npm test', ports_with(model, settings))
    assert.equal(record.l3_trace?.mode, 'single_turn')
  })

  test('by many duplicates at once is made once', async () => {
    let asked = 0
    const ports = ports_with(
      model_of(async () => {
        asked++
        return verdict('high')
      }),
    )
    const call = rpc_command('npm test', DEMANDED)
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(ports, call)))
    assert.equal(new Set(replies.map((reply) => JSON.stringify(reply?.result))).size, 1)
    assert.equal(asked, 1)
  })

  test('never lets anything pass that would not have passed without it', async () => {
    const order = ['allow', 'modify', 'defer', 'block']
    const answer = fc.oneof(
      fc.constantFrom<Completed>(
        { ok: false, cause: 'timeout' },
        { ok: false, cause: 'provider' },
        { ok: false, cause: 'budget' },
        verdict('low'),
        verdict('medium'),
        verdict('high'),
        verdict('critical'),
      ),
      fc.json().map(text),
      fc.string().map(text),
    )
    const command = fc.constantFrom('ls', 'npm test', 'git push --force origin main', 'cat ~/.ssh/id_rsa', 'rm -rf /')
    await fc.assert(
      fc.asyncProperty(answer, answer, command, fc.boolean(), async (third, second, line, enforced) => {
        const settings = enforced ? ENFORCED : ON
        const plain = ports_with(no_model(), settings)
        const deep = ports_with(model_of(third, second), settings)
        if (enforced) for (const ports of [plain, deep]) await judged('git push --force origin main', ports, {})
        const l1 = await judged(line, plain, {})
        const l3 = await judged(line, deep, enforced ? {} : DEMANDED)
        const rank_of = (one: typeof l1) => order.indexOf(String(one.decision.decision))
        if (!enforced) assert.ok(rank_of(l3) >= rank_of(l1))
        // Under l3_require an action passes with a verdict of L3 only.
        if (l3.decision.decision === 'allow') assert.equal(l3.result.actual_tier, 'L3')
        assert.ok(L3_STATES.includes(l3.result.l3_state as (typeof L3_STATES)[number]))
        assert.ok(L3_REASON_CODES.includes(l3.result.l3_reason_code as (typeof L3_REASON_CODES)[number]))
      }),
      { numRuns: 150 },
    )
  })
})

describe('enforcement l3_require', () => {
  const enforced = async (model: Model, change: Partial<Settings> = {}) => {
    const ports = ports_with(model, { ...ENFORCED, ...change })
    await judged('rm -rf /', ports, {})
    const { body } = await get(ports, '/report/session/s-1/enforcement')
    assert.deepEqual([body.state, body.action], ['enforced', 'l3_require'])
    return ports
  }

  test('is satisfied by a verdict, which then decides', async () => {
    const ports = await enforced(model_of(verdict('low')))
    const passed = await judged('npm test', ports, {})
    assert.deepEqual([passed.decision.decision, passed.decision.policy_id], ['allow', 'L1-default'])
    assert.deepEqual(stands(passed), ['L3', true, true, 'completed', 'none'])
    assert.equal(passed.record.l3_trace?.trigger_reason, 'enforcement')
    for (const [level, decision] of [
      ['high', 'defer'],
      ['critical', 'block'],
    ]) {
      const refused = await judged('npm test', await enforced(model_of(verdict(String(level)))), {})
      assert.deepEqual([refused.decision.decision, refused.decision.policy_id], [decision, 'L3-review'])
    }
  })

  test('without a verdict makes every action wait as enforcement', async () => {
    const failures: Completed[] = [{ ok: false, cause: 'provider' }, text('no'), { ok: false, cause: 'timeout' }]
    for (const failure of failures) {
      for (const params of [{}, DEMANDED]) {
        const waits = await judged('npm test', await enforced(model_of(failure)), params)
        assert.deepEqual([waits.decision.decision, waits.decision.policy_id], ['defer', 'session-enforcement'])
        assert.equal(waits.result.l3_state, 'degraded')
      }
    }
  })

  test('asks nobody about observations, and not after the release', async () => {
    const model = scripted_model(() => verdict('low'))
    const ports = await enforced(model)
    assert.equal((await judged('npm test', ports, {}, { event_type: 'post_action' })).result.l3_requested, false)
    ports.clock.advance(601_000)
    assert.equal((await judged('npm test', ports, {})).result.l3_requested, false)
    assert.equal(model.prompts.length, 0)
  })

  test('that begins while an action is decided makes that action wait', async () => {
    const ports = ports_with(model_of(verdict('low')), ENFORCED)
    const view = ports.shared.view
    ports.shared.view = async () => undefined
    await judged('rm -rf /', ports, {})
    const raced = await judged('npm test', ports, {})
    ports.shared.view = view
    assert.deepEqual([raced.decision.decision, raced.decision.policy_id], ['defer', 'session-enforcement'])
    assert.deepEqual(stands(raced).slice(1), [true, true, 'skipped', 'requested_but_not_run'])
  })

  test('an approved action passes once without a verdict', async () => {
    const ports = await enforced(model_of({ ok: false, cause: 'provider' }))
    const waits = await judged('npm test', ports, {})
    assert.equal((await allow(ports, String(waits.decision.approval_id))).status, 200)
    const passed = await judged('npm test', ports, {})
    assert.deepEqual([passed.decision.decision, passed.decision.policy_id], ['allow', 'approval'])
    assert.equal((await judged('npm test', ports, {})).decision.decision, 'defer')
  })
})

describe('a gateway with L3', () => {
  test('says whether it is there for actions that do not ask', async () => {
    const idle = await judged('npm test', ports_with(model_of(verdict('low'))), {})
    assert.deepEqual(stands(idle), ['L1', true, false, 'enabled', 'none'])
    const off = await judged(
      'npm test',
      ports_with(model_of(verdict('low')), { ...ON, l3: { enabled: false, timeout_ms: 1, multi_turn: true } }),
      {},
    )
    assert.deepEqual(stands(off), ['L1', false, false, 'disabled', 'none'])
    assert.equal(off.session.l3_state, 'disabled')
    const engine = async (ports: Ports) => (await get(ports, '/health')).body.policy_engine
    assert.equal(await engine(ports_with(model_of(verdict('low')))), 'L1+L2+L3')
    assert.equal(await engine(ports_with(no_model())), 'L1+L2')
    assert.equal(idle.session.l3_state, 'enabled')
  })

  const SELF = { ...ON, l3_advisory_async: true, trust_default: 'standard' } as const
  const jobs_of = async (ports: Ports) => {
    await turns()
    const { body } = await get(ports, '/report/l3-advisory/jobs')
    return body.jobs as Json[]
  }
  const snapshot_of = async (ports: Ports, job: Json | undefined) =>
    (await get(ports, `/report/l3-advisory/snapshot/${job?.snapshot_id}`)).body.snapshot as Json

  test('goes on with a demanded review as a job when it has no verdict in time', async () => {
    const ports = ports_with(model_of({ ok: false, cause: 'timeout' }), SELF)
    const { result, decision } = await judged('npm test', ports)
    assert.deepEqual([result.l3_state, result.l3_reason_code], ['running', 'local_l3_not_completed'])
    assert.deepEqual([decision.decision, decision.policy_id], ['defer', 'L3-review'])
    const [job, ...others] = await jobs_of(ports)
    assert.deepEqual([job?.runner, others.length], ['llm_provider', 0])
    const snapshot = await snapshot_of(ports, job)
    assert.deepEqual([snapshot.trigger_reason, snapshot.record_count], ['demanded', 1])
    assert.match(String(snapshot.trigger_detail), /llm_timeout/)
  })

  test('starts one by itself when risk adds up, once', async () => {
    const ports = ports_with(model_of(verdict('low')), SELF)
    const seen: unknown[] = []
    for (let at = 0; at < 8; at++) {
      const { result } = await judged('npm test', ports, {})
      seen.push(result.l3_state)
      await turns()
    }
    // npm test is 1 + 1 of 7 at standard trust: medium, rank 1, five of them are the sum.
    assert.deepEqual(seen, [...Array(4).fill('not_triggered'), 'running', ...Array(3).fill('not_triggered')])
    const jobs = await jobs_of(ports)
    assert.equal(jobs.length, 1)
    const snapshot = await snapshot_of(ports, jobs[0])
    assert.deepEqual([snapshot.trigger_reason, snapshot.trigger_detail], ['threshold', 'cumulative_risk'])
  })

  test('counts observations for it and starts it at the next action, and again after a quiet time', async () => {
    const ports = ports_with(model_of(verdict('low')), SELF)
    const state_after = async (event_type: string, command = 'npm test') =>
      (await judged(command, ports, {}, { event_type })).result.l3_state
    for (let at = 0; at < 6; at++) assert.equal(await state_after('post_action'), 'enabled')
    assert.equal(await state_after('pre_action'), 'running')
    assert.equal(await state_after('pre_action'), 'not_triggered')
    // The state of the session survives a restart with what was started already.
    const again = { ...ports, shared: memory_shared(ports.settings, ports.clock, ports.store) }
    assert.equal((await judged('npm test', again, {})).result.l3_state, 'not_triggered')
    for (let at = 0; at < 50; at++) await judged('ls', again, {}, { tool_name: 'ls', payload: { command: 'ls' } })
    for (let at = 0; at < 4; at++) assert.equal((await judged('npm test', again, {})).result.l3_state, 'not_triggered')
    assert.equal((await judged('npm test', again, {})).result.l3_state, 'running')
  })

  test('starts one for a dangerous action that is too large to be read at a glance', async () => {
    for (const payload of [
      { command: 'git push --force origin main', note: 'x'.repeat(9000) },
      { command: 'git push --force origin main', a: { b: { c: { d: { e: {} } } } } },
    ]) {
      const ports = ports_with(model_of(verdict('low')), { ...SELF, trust_default: 'untrusted' })
      const { result } = await judged('x', ports, {}, { payload: { ...payload, cwd: '/home/dev/project' } })
      assert.equal(result.l3_state, 'running')
      const snapshot = await snapshot_of(ports, (await jobs_of(ports))[0])
      assert.equal(snapshot.trigger_detail, 'complex_payload')
    }
  })

  test('is in nobody’s way: an action that triggers a review is answered at once', async () => {
    const ports = ports_with(
      model_of(() => new Promise(() => undefined)),
      SELF,
    )
    const { decision } = await judged(
      'git push --force origin main',
      ports,
      {},
      {
        payload: { command: 'git push --force origin main', note: 'x'.repeat(9000) },
      },
    )
    assert.notEqual(decision.decision, 'allow')
  })
})
