// A secret that comes in through any door is in nothing that can be read again. Source: CONTRACT 0.10.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memory_ports, published_during } from '#test/support/ports.ts'
import { get, post } from '#test/support/route.ts'
import { rpc_event, rpc_params } from '#test/support/rpc.ts'

const SECRET = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'
const TEXT = `see ${SECRET}`

/** Everything a person or another program can read. */
async function shown(ports: ReturnType<typeof memory_ports>): Promise<string> {
  const pages = [
    '/report/session/s-1',
    '/report/session/s-1/risk',
    '/report/session/s-1/page',
    '/report/session/s-1/post-action',
    '/report/session/s-1/quarantine',
    '/report/session/s-1/l3-advisory/snapshots',
    '/report/sessions?status=all',
    '/report/approvals?state=all',
    '/report/alerts',
    '/report/l3-advisory/jobs',
    '/skill-trust/registry',
    '/skill-trust/transition/recommendations',
    '/ahp/patterns',
  ]
  const texts = await Promise.all(pages.map(async (page) => (await get(ports, page)).text))
  return texts.join('\n')
}

async function go_through_every_door(ports: ReturnType<typeof memory_ports>): Promise<string[]> {
  const told: string[] = []
  const say = async (target: string, body: unknown) => {
    const answer = await post(ports, target, body)
    assert.ok(answer.status < 300, `${target}: ${answer.status} ${answer.text}`)
    told.push(answer.text)
    return answer.body
  }
  const event = (change: Record<string, unknown>) => rpc_event({ risk_hints: [TEXT], ...change })
  const decide = (change: Record<string, unknown>) =>
    say('/ahp', {
      jsonrpc: '2.0',
      id: 1,
      method: 'ahp/sync_decision',
      params: rpc_params({
        event: event(change),
        context: { workspace_root: `/w/${SECRET}`, cwd: `/w/${SECRET}`, caller_adapter: TEXT },
      }),
    })
  await decide({ tool_name: TEXT, payload: { command: 'rm -rf /', transcript_path: `/t/${SECRET}`, note: TEXT } })
  await decide({ payload: { command: 'git push -f', token: SECRET } })
  await decide({ agent_id: TEXT, source_framework: TEXT, payload: { command: 'git push -f origin main' } })
  await decide({ event_type: 'post_action', agent_id: TEXT, tool_name: TEXT, payload: { output: TEXT } })
  await ports.background.idle()
  await say('/ahp/adapter-effect-result', {
    request_id: 'e-1',
    payload: { session_id: 's-1', evidence: { out: TEXT } },
  })
  const [approval] = (await get(ports, '/report/approvals')).body.approvals as { approval_id: string }[]
  await say('/ahp/resolve', { approval_id: approval?.approval_id, decision: 'deny', reason: TEXT, resolved_by: TEXT })
  await say('/report/session/s-1/quarantine', { action: 'quarantine', reason: TEXT, by: TEXT })
  const [alert] = (await get(ports, '/report/alerts')).body.alerts as { alert_id: string }[]
  await say(`/report/alerts/${alert?.alert_id}/acknowledge`, { acknowledged_by: TEXT })
  await say('/report/session/s-1/l3-advisory/full-review', { trigger_detail: TEXT })
  const registered = await say('/skill-trust/registry', { canonical_skill_id: 'pdf', canonical_name: TEXT })
  await say('/skill-trust/transition', {
    canonical_skill_id: 'pdf',
    target_state: 'override',
    reason_code: 'because',
    expected_registry_snapshot_id: registered.registry_snapshot_id,
    idempotency_key: 'k-1',
    override_id: 'o-1',
    override_indefinite_reason: TEXT,
    evidence_refs: [TEXT],
  })
  return told
}

test('no door lets a secret through to what can be read again', async () => {
  const ports = memory_ports()
  let told: string[] = []
  const events = await published_during(ports, async () => {
    told = await go_through_every_door(ports)
  })
  assert.doesNotMatch(await shown(ports), new RegExp(SECRET))
  assert.doesNotMatch(JSON.stringify(events), new RegExp(SECRET))
  assert.doesNotMatch(told.join('\n'), new RegExp(SECRET))
})

test('an operator can switch the masking off', async () => {
  const ports = memory_ports({ settings: { redact_secrets: false } })
  await go_through_every_door(ports)
  assert.match(await shown(ports), new RegExp(SECRET))
})
