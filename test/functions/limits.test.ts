// What the contract says in figures and no other test looks at from outside: defaults, cuts, times to live.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Policy, Verdict } from '#core/policy/verdict.ts'
import type { Ports } from '#core/ports.ts'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { get, post } from '#test/support/route.ts'
import { decision_of, type Json, rpc_command, rpc_envelope, rpc_event, rpc_params, send } from '#test/support/rpc.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

type List = Json[]

/** A policy whose every verdict is changed; the command `git push -f` is deferred. */
function policy_with(change: (verdict: Verdict) => Partial<Verdict>): Policy {
  const plain = scripted_policy({ 'git push -f': { verdict: 'defer', danger: 2 } })
  return {
    ...plain,
    judge(action, facts) {
      const verdict = plain.judge(action, facts)
      return { ...verdict, ...change(verdict) }
    },
  }
}

async function lengths(ports: Ports, rows: readonly (readonly [target: string, key: string])[]): Promise<Json> {
  const found: Json = {}
  for (const [target, key] of rows) {
    const { status, body } = await get(ports, target)
    assert.equal(status, 200, target)
    found[target] = (body[key] as List).length
  }
  return found
}

describe('a list without a limit', () => {
  test('shows 50 sessions, and 100 of everything that sessions ask and raise', async () => {
    const ports = memory_ports()
    for (let at = 0; at < 101; at++) {
      const reply = await send(ports, rpc_command('git push -f', {}, { session_id: `s-${at}` }))
      assert.equal(decision_of(reply).decision, 'defer')
    }
    const found = await lengths(ports, [
      ['/report/sessions', 'sessions'],
      ['/report/alerts', 'alerts'],
      ['/report/approvals', 'approvals'],
    ])
    assert.deepEqual(found, { '/report/sessions': 50, '/report/alerts': 100, '/report/approvals': 100 })
    assert.equal((await get(ports, '/report/sessions')).body.total_active, 101)
  })

  test('shows 100 records of a session, in each of its reports', async () => {
    const ports = memory_ports()
    for (let at = 0; at < 101; at++) {
      const event = rpc_event({ event_type: 'post_action', payload: { command: 'ls', output: 'a.txt' } })
      await send(ports, rpc_envelope({ params: rpc_params({ event }) }))
      await ports.background.idle()
    }
    const found = await lengths(ports, [
      ['/report/session/s-1', 'records'],
      ['/report/session/s-1/page', 'records'],
      ['/report/session/s-1/risk', 'risk_timeline'],
      ['/report/session/s-1/post-action', 'post_action_scores'],
    ])
    assert.deepEqual(Object.values(found), [100, 100, 100, 100])
  })

  test('shows 50 snapshots and jobs, and 100 skills and recommendations', async () => {
    const ports = memory_ports()
    for (let at = 0; at < 51; at++) {
      await send(ports, rpc_command('npm test'))
      const { body } = await post(ports, '/report/session/s-1/l3-advisory/snapshots', {})
      const { snapshot_id } = body.snapshot as Json
      assert.equal((await post(ports, `/report/l3-advisory/snapshot/${snapshot_id}/jobs`, {})).body.created, true)
    }
    for (let at = 0; at < 101; at++) {
      const advisories = [{ id: 'adv-1', severity: 'high', resolved: false }]
      const registered = await post(ports, '/skill-trust/registry', { canonical_skill_id: `skill-${at}`, advisories })
      assert.equal(registered.status, 200)
    }
    const found = await lengths(ports, [
      ['/report/session/s-1/l3-advisory/snapshots', 'snapshots'],
      ['/report/l3-advisory/jobs', 'jobs'],
      ['/skill-trust/registry', 'records'],
      ['/skill-trust/transition/recommendations', 'recommendations'],
    ])
    assert.deepEqual(Object.values(found), [50, 50, 100, 100])
  })
})

describe('texts', () => {
  const long = 'é'.repeat(2500)

  test('a reason has at most 2000 characters, the last of them a sign that it was cut', async () => {
    const policy = policy_with(({ findings }) => ({
      findings: findings.map((finding) => ({ ...finding, reason: long, suggestion: null })),
    }))
    const ports = memory_ports({ policy })
    const { reason } = decision_of(await send(ports, rpc_command('git push -f')))
    assert.equal([...String(reason)].length, 2000)
  })

  test('a record names the 20 strictest rules', async () => {
    const policy = policy_with(({ findings }) => ({
      findings: Array.from({ length: 25 }, (_, at) =>
        findings.map((one) => ({ ...one, rule_id: `test/${at}` })),
      ).flat(),
    }))
    const ports = memory_ports({ policy })
    await send(ports, rpc_command('git push -f'))
    const { body } = await get(ports, '/report/session/s-1')
    const records = body.records as { risk_snapshot: { matched_rules: string[] } }[]
    assert.deepEqual(
      records.map(({ risk_snapshot }) => risk_snapshot.matched_rules),
      [Array.from({ length: 20 }, (_, at) => `test/${at}`)],
    )
  })

  test('the stream shows 500 characters of a command, an approval 2000', async () => {
    const policy = policy_with((verdict) => ({ ...verdict, verdict: 'defer', d1: 2, d2: 2, d3: 2 }))
    const ports = memory_ports({ policy })
    const events = await published_during(ports, () => send(ports, rpc_command(long)))
    for (const type of ['decision', 'approval_pending']) {
      const event = events.find((one) => one.type === type)
      assert.equal([...String(event?.command)].length, 500, type)
    }
    const [approval] = (await get(ports, '/report/approvals')).body.approvals as List
    assert.equal([...String(approval?.command)].length, 2000)
  })

  test('an approval keeps arguments of 16 KiB whole, and cuts larger ones to that and says so', async () => {
    const policy = policy_with((verdict) => ({ ...verdict, verdict: 'defer', d1: 2, d2: 2, d3: 2 }))
    const ports = memory_ports({ policy })
    const shown = async (text: string) => {
      const payload = { command: 'git push -f', arguments: { command: 'git push -f', text } }
      const { approval_id } = decision_of(
        await send(
          ports,
          rpc_envelope({ params: rpc_params({ event: rpc_event({ payload, session_id: `s-${text.length}` }) }) }),
        ),
      )
      return (await get(ports, `/ahp/approval/${approval_id}`)).body.arguments as Json
    }
    const room = 16_384 - JSON.stringify({ command: 'git push -f', text: '' }).length
    assert.deepEqual(await shown('x'.repeat(room)), { command: 'git push -f', text: 'x'.repeat(room) })
    const cut = await shown('x'.repeat(room + 1))
    assert.equal(cut.truncated, true)
    const kept = JSON.stringify(cut).length
    assert.ok(kept <= 16_384 && kept > 8192, String(kept))
  })
})

describe('times', () => {
  test('an answer is given again for three deadlines, and for 5 s at least', async () => {
    for (const [deadline_ms, kept_ms] of [
      [1, 5000],
      [1000, 5000],
      [1667, 5001],
      [5000, 15_000],
    ] as const) {
      const ports = memory_ports()
      const envelope = rpc_envelope({ params: rpc_params({ deadline_ms }) })
      const count = async () => {
        await send(ports, envelope)
        return (await get(ports, '/report/session/s-1')).body.record_count
      }
      assert.equal(await count(), 1)
      ports.clock.advance(kept_ms - 1)
      assert.equal(await count(), 1, `${deadline_ms} within`)
      ports.clock.advance(1)
      assert.equal(await count(), 2, `${deadline_ms} after`)
    }
  })

  test('dialects decide within 4500 ms, which no client can change', async () => {
    const ports = memory_ports()
    const event = {
      schema_version: 'ahp.1.0',
      event_type: 'pre_action',
      session_id: 's-1',
      source_framework: 'beta',
      payload: {},
    }
    const wrapped = {
      jsonrpc: '2.0',
      id: 1,
      method: 'ahp/event',
      params: { event_type: 'pre_action', session_id: 's-1', deadline_ms: 1 },
    }
    const hook = {
      hook_event_name: 'PreToolUse',
      session_id: 's-1',
      tool_name: 'Bash',
      tool_input: { command: 'ls' },
      deadline_ms: 1,
    }
    assert.equal((await post(ports, '/ahp/beta', { request_id: 'r-1', event, deadline_ms: 1 })).status, 200)
    assert.equal((await post(ports, '/ahp/beta', wrapped)).status, 200)
    assert.equal((await post(ports, '/ahp/gamma', hook)).status, 200)
    const records = (await get(ports, '/report/session/s-1')).body.records as { meta: Json }[]
    assert.deepEqual(
      records.map(({ meta }) => [meta.transport, meta.deadline_ms]),
      [
        ['beta', 4500],
        ['beta', 4500],
        ['gamma', 4500],
      ],
    )
  })
})
