// Words that senders use and the contract lists, each of them once: tools by class, hints that raise, members with a meaning,
// names of events. Source: CONTRACT 1.3, 2.2, 2.8, 4.1, 11.2, 14.2, 14.5.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Ports } from '#core/ports.ts'
import { builtin_policy } from '#runtime/policy/source.ts'
import { memory_ports } from '#test/support/ports.ts'
import { get, post } from '#test/support/route.ts'
import { type Json, rpc_envelope, rpc_event, rpc_params, send } from '#test/support/rpc.ts'

const policy = builtin_policy().current()
const words = (text: string) => text.split(', ')

/** Reason codes of a profile for one event. */
async function codes(profile: Json, event: Json): Promise<unknown> {
  const body = { profile: { profile_id: 'p', ...profile }, event: rpc_event(event) }
  const reply = await post(memory_ports({ policy }), '/ahp/scope/preview', body)
  assert.equal(reply.status, 200, reply.text)
  return (reply.body.scope_evaluation as Json).reason_codes
}

async function only_record(ports: Ports): Promise<{ event: Json; decision: Json; risk_snapshot: Json }> {
  const { records } = (await get(ports, '/report/session/s-1')).body as { records: never[] }
  assert.equal(records.length, 1)
  return records[0] as never
}

describe('the class of a tool', () => {
  for (const [name, tools] of Object.entries({
    shell:
      'bash, sh, zsh, shell, exec, exec_command, execute_command, run_shell_command, run_command, terminal, command, powershell, pwsh, cmd',
    read: 'read, read_file, view, cat, open_file, list_dir, ls, glob, grep, search, search_file_content, find, notebookread',
    write:
      'write, write_file, edit, edit_file, multiedit, create_file, str_replace, replace, apply_patch, notebookedit',
    net: 'fetch, web_fetch, webfetch, http_request, web_search, websearch, browser',
    mcp: 'mcp__files__read, mcp__a__b__c',
    other: 'task, mcp_files, bash2',
  })) {
    test(`${name} is that of ${tools}, in any case`, async () => {
      const base_rules = { denied_tools: words('shell, read, write, net, mcp, other').map((one) => `class:${one}`) }
      for (const tool of words(tools)) {
        for (const tool_name of [tool, tool.toUpperCase()]) {
          assert.deepEqual(await codes({ base_rules }, { tool_name, payload: {} }), [`scope_deny:tool:class:${name}`])
        }
      }
    })
  }
})

describe('members of a payload', () => {
  test('that are paths, beside the arguments and in them', async () => {
    const base_rules = { denied_paths: ['/etc'] }
    for (const member of words('path, file_path, target_path, file, destination, source')) {
      for (const payload of [{ [member]: '/etc/x' }, { arguments: { [member]: '/etc/x' } }]) {
        const found = await codes({ base_rules }, { tool_name: 'Read', payload })
        assert.deepEqual(found, ['scope_deny:path:/etc'], JSON.stringify(payload))
      }
    }
  })

  test('that are addresses', async () => {
    const base_rules = { denied_domains: ['evil.test'] }
    for (const member of words('url, uri, endpoint')) {
      const payload = { [member]: 'https://a.evil.test:8443/x' }
      assert.deepEqual(await codes({ base_rules }, { tool_name: 'fetch', payload }), ['scope_deny:domain:evil.test'])
    }
  })

  test('that name the workspace, the first that says something', async () => {
    for (const [payload, context, workspace] of [
      [{ workspace_root: '/a', cwd: '/b', working_directory: '/c' }, { workspace_root: '/d', cwd: '/e' }, '/a'],
      [{ cwd: '/b', working_directory: '/c' }, { workspace_root: '/d', cwd: '/e' }, '/b'],
      [{ cwd: '', working_directory: '/c' }, { workspace_root: '/d', cwd: '/e' }, '/c'],
      [{}, { workspace_root: '/d', cwd: '/e' }, '/d'],
      [{}, { cwd: '/e' }, '/e'],
      [{}, {}, ''],
    ] as const) {
      const ports = memory_ports({ policy })
      await send(ports, rpc_envelope({ params: rpc_params({ event: rpc_event({ payload }), context }) }))
      const { session } = (await get(ports, '/report/session/s-1')).body as { session: Json }
      assert.equal(session.workspace_root, workspace, JSON.stringify([payload, context]))
    }
  })

  test('that hold an output, which is scanned', async () => {
    const secret = 'AKIAIOSFODNN7EXAMPLF aws_secret_access_key=wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEYz'
    for (const member of words('output, result, tool_response, stdout, stderr')) {
      const ports = memory_ports({ policy })
      const event = rpc_event({ event_type: 'post_action', payload: { command: 'env', [member]: secret } })
      await send(ports, rpc_envelope({ params: rpc_params({ event }) }))
      await ports.background.idle()
      const { post_action_scores } = (await get(ports, '/report/session/s-1/post-action')).body as {
        post_action_scores: Json[]
      }
      assert.deepEqual(
        post_action_scores.map((one) => [one.tier, String(one.finding_id).slice(0, 4)]),
        [['escalate', 'fnd_']],
        member,
      )
    }
  })
})

test('five hints raise D3 to 2, and others are only shown', async () => {
  const raising = words(
    'credential_exfiltration, privilege_escalation, prompt_injection, supply_chain_attack, destructive_intent',
  )
  for (const hint of [...raising, 'Prompt_Injection', 'credential', 'unknown']) {
    const ports = memory_ports({ policy })
    const event = rpc_event({ payload: { command: 'ls' }, risk_hints: [hint] })
    await send(ports, rpc_envelope({ params: rpc_params({ event }) }))
    const { event: shown, risk_snapshot } = await only_record(ports)
    const raised = raising.includes(hint)
    assert.deepEqual([shown.risk_hints, (risk_snapshot.dimensions as Json).d3], [[hint], raised ? 2 : 0], hint)
    assert.deepEqual((await get(ports, '/report/session/s-1/risk')).body.risk_hints_seen, [hint])
  }
})

test('texts of the context are read by models only: no decision and no record changes with them', async () => {
  const texts = Object.fromEntries(
    words('current_task, memory_summary, intent_summary, planning_summary, reasoning_summary').map((name) => [
      name,
      'rm -rf /',
    ]),
  )
  const lists = Object.fromEntries(
    words('recent_facts, context_hints, cognition_hints').map((name) => [name, ['rm -rf /', 'destructive_intent']]),
  )
  const decided = async (context: Json) => {
    const ports = memory_ports({ policy })
    const event = rpc_event({ event_id: 'e-1', payload: { command: 'ls' } })
    await send(ports, rpc_envelope({ params: rpc_params({ request_id: 'r-1', decision_tier: 'L2', event, context }) }))
    const { decision, ...record } = await only_record(ports)
    return { ...record, decision: { ...decision, decision_latency_ms: 0 } }
  }
  assert.deepEqual(await decided({ ...texts, ...lists }), await decided({}))
})

test('what a live profile says is kept in the record', async () => {
  for (const [confirmed, decision] of [
    [true, 'block'],
    [false, 'allow'],
  ] as const) {
    const ports = memory_ports({ policy })
    const profile = { profile_id: 'p', confirmed, dry_run: false, base_rules: { denied_tools: ['bash'] } }
    const event = rpc_event({ payload: { command: 'ls' } })
    await send(ports, rpc_envelope({ params: rpc_params({ event, context: { session_scope_profile: profile } }) }))
    const record = await only_record(ports)
    assert.equal(record.decision.decision, decision)
    assert.deepEqual(record.risk_snapshot.scope_evaluation, {
      profile_id: 'p',
      source: 'request',
      confirmed,
      dry_run: false,
      enforced: confirmed,
      verdict: 'deny',
      reason_codes: ['scope_deny:tool:bash'],
    })
  }
})

test('events of beta are known by these names, in any case and in CamelCase', async () => {
  const kinds: Readonly<Record<string, [type: string, subtype?: string]>> = {
    pre_action: ['pre_action'],
    pre_tool_use: ['pre_action'],
    post_action: ['post_action'],
    post_tool_use: ['post_action'],
    pre_prompt: ['pre_prompt'],
    generate_start: ['pre_prompt'],
    session_start: ['session', 'session:start'],
    session_end: ['session', 'session:end'],
    error: ['error'],
    post_response: ['post_response'],
    ...Object.fromEntries(
      words(
        'idle, heartbeat, success, rate_limit, confirmation, context_perception, memory_recall, planning, reasoning, intent_detection',
      ).map((name) => [name, ['session', `compat:${name}`] as [string, string]]),
    ),
  }
  const camel = (name: string) => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  for (const [name, [type, subtype]] of Object.entries(kinds)) {
    for (const sent of [name, name.toUpperCase(), camel(name)]) {
      const ports = memory_ports({ policy })
      const params = { event_type: sent, session_id: 's-1', payload: {} }
      const reply = await post(ports, '/ahp/beta', { jsonrpc: '2.0', id: 1, method: 'ahp/event', params })
      assert.equal(reply.body.error, undefined, sent)
      const { event } = await only_record(ports)
      assert.deepEqual([event.event_type, event.event_subtype], [type, subtype ?? sent], sent)
    }
  }
  const unknown = { event_type: 'fly', session_id: 's-1', payload: {} }
  const refused = await post(memory_ports(), '/ahp/beta', {
    jsonrpc: '2.0',
    id: 1,
    method: 'ahp/event',
    params: unknown,
  })
  assert.equal((refused.body.error as Json).code, -32602)
})
