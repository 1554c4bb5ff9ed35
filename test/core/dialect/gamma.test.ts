// What native hooks say and what their clients obey (long: every client). Source: CONTRACT 2.4 to 2.6.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import type { CanonicalDecision } from '#core/contract/decision.ts'
import { CanonicalEvent } from '#core/contract/event.ts'
import { GammaQuery, HookReply } from '#core/contract/hooks.ts'
import { adapter_of, read_hook, to_event } from '#core/dialect/gamma.ts'
import {
  type Answer,
  applies_rewrites,
  failure_reply,
  gate_reply,
  observed_reply,
  pending_text,
  reason_text,
  rewritten_input,
} from '#core/dialect/gamma-reply.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_JSON_VALUES } from '#core/limits.ts'
import { hook_fixtures, installed_query, lets_run, shape_of } from '#test/support/framework/hook-fixture.ts'

const ports = {
  ids: {
    next: (kind: string) => `${kind}_1`,
    record: () => 1,
    record_time: (now_ms: number) => now_ms,
    nonce: () => 'n',
  },
  digest: { sha256: (text: string) => createHash('sha256').update(text).digest('hex') },
  clock: {
    now_ms: () => 0,
    monotonic_ms: () => 0,
    iso: (at_ms: number) => new Date(at_ms).toISOString(),
    after: async () => {},
    timer: () => () => {},
  },
}

const query = (parameters: Record<string, string> = {}) => GammaQuery.parse(parameters)
const ALLOW: Answer = { kind: 'allow', reason: 'fine', sure: true, updated_input: null }
const DENY: Answer = { kind: 'deny', reason: 'no' }
const PENDING: Answer = { kind: 'pending', reason: 'ask', approval_id: 'apr_1' }
const REWRITE: Answer = { kind: 'allow', reason: 'safer', sure: true, updated_input: { command: 'echo rewritten' } }

const bare = (more: Record<string, unknown> = {}) => ({
  hook_event_name: 'PreToolUse',
  session_id: 's-1',
  tool_name: 'Bash',
  tool_input: { command: 'ls' },
  ...more,
})

suite('replies of every recorded client', () => {
  for (const fixture of hook_fixtures()) {
    const installed = query(installed_query(fixture))
    const call = () => read_hook(structuredClone(fixture.body), installed)

    test(`${fixture.file}: the body is understood`, () => {
      assert.equal(call().problem, null)
      CanonicalEvent.parse(to_event(call(), ports))
    })
    if (fixture.replies === undefined) {
      test(`${fixture.file}: an observed hook is answered with an empty reply`, () => {
        assert.deepEqual(observed_reply(call(), installed), {})
      })
      continue
    }
    for (const [word, answer] of [
      ['allow', ALLOW],
      ['deny', DENY],
      ['modify', REWRITE],
    ] as const) {
      const expected = fixture.replies[word]
      if (expected === undefined) continue
      test(`${fixture.file}: ${word} has exactly the recorded keys`, () => {
        assert.deepEqual(shape_of(gate_reply(call(), installed, answer)), shape_of(expected))
      })
    }
    test(`${fixture.file}: a refusal is never a shape the client ignores`, () => {
      const ignored = (fixture.runs_anyway ?? []).map((shape) => JSON.stringify(shape_of(shape)))
      for (const parameters of [{}, { on_defer: 'ask' }, { on_allow: 'pass' }, { hold_ms: '1000' }]) {
        for (const given of [installed_query(fixture), {}]) {
          if (!('dialect' in given) && fixture.file.includes('-camel-')) continue
          const asked = query({ ...given, ...parameters })
          const read = read_hook(structuredClone(fixture.body), asked)
          for (const reply of [
            gate_reply(read, asked, DENY),
            gate_reply(read, asked, PENDING),
            failure_reply(read, asked, 'down'),
          ]) {
            assert.ok(!ignored.includes(JSON.stringify(shape_of(reply))), JSON.stringify(reply))
            assert.ok(!lets_run(reply), JSON.stringify(reply))
          }
        }
      }
    })
  }
})

suite('choice of the dialect', () => {
  const cases: [string, Record<string, unknown>, string, Record<string, string>?][] = [
    ['a bare body is flat', bare(), 'flat'],
    ['a transcript path means nested', bare({ transcript_path: '/t' }), 'hooks'],
    ['a permission mode means nested', bare({ permission_mode: 'default' }), 'hooks'],
    ['a tool_use_id means nested', bare({ tool_use_id: 't' }), 'hooks'],
    ['a turn_id means nested', bare({ turn_id: 't' }), 'hooks'],
    [
      'a Gemini name wins over a transcript path',
      bare({ hook_event_name: 'BeforeTool', transcript_path: '/t' }),
      'gemini',
    ],
    ['a camelCase body means copilot', { sessionId: 's', toolName: 'bash', toolArgs: {} }, 'copilot', { event: 'x' }],
    ['a camelCase name means copilot', bare({ hook_event_name: 'preToolUse', transcript_path: '/t' }), 'copilot'],
    ['the parameter wins over the body', bare({ transcript_path: '/t' }), 'copilot', { dialect: 'copilot' }],
  ]
  for (const [name, body, dialect, parameters] of cases) {
    test(name, () => assert.equal(read_hook(body, query(parameters)).dialect, dialect))
  }
})

suite('hook names', () => {
  const cases: [string, string, string][] = [
    ['PreToolUse', 'pre_action', 'PreToolUse'],
    ['PermissionRequest', 'pre_action', 'PermissionRequest'],
    ['BeforeTool', 'pre_action', 'BeforeTool'],
    ['preToolUse', 'pre_action', 'preToolUse'],
    ['permissionRequest', 'pre_action', 'permissionRequest'],
    ['PostToolUse', 'post_action', 'PostToolUse'],
    ['PostToolUseFailure', 'post_action', 'PostToolUseFailure'],
    ['AfterTool', 'post_action', 'AfterTool'],
    ['postToolUse', 'post_action', 'postToolUse'],
    ['UserPromptSubmit', 'pre_prompt', 'UserPromptSubmit'],
    ['BeforeAgent', 'pre_prompt', 'BeforeAgent'],
    ['userPromptSubmitted', 'pre_prompt', 'userPromptSubmitted'],
    ['AfterAgent', 'post_response', 'AfterAgent'],
    ['SessionStart', 'session', 'session:start'],
    ['sessionStart', 'session', 'session:start'],
    ['SessionEnd', 'session', 'session:end'],
    ['sessionEnd', 'session', 'session:end'],
    ['Stop', 'session', 'session:stop'],
    ['SubagentStop', 'session', 'session:stop'],
    ['PreCompact', 'session', 'hook:PreCompact'],
    ['toString', 'session', 'hook:toString'],
    ['pretooluse', 'session', 'hook:pretooluse'],
  ]
  for (const [hook, event_type, event_subtype] of cases) {
    test(`${hook} is a ${event_type} event`, () => {
      const event = to_event(read_hook(bare({ hook_event_name: hook }), query({ dialect: 'flat' })), ports)
      assert.equal(event.event_type, event_type)
      assert.equal(event.event_subtype, event_subtype)
    })
  }
  for (const sent of [undefined, null, '', 7, true, [], {}, 'a\nb', 'x'.repeat(129)]) {
    test(`a body whose hook_event_name is ${JSON.stringify(sent)?.slice(0, 20)} has no name`, () => {
      assert.throws(
        () => read_hook(bare({ hook_event_name: sent }), query()),
        (cause) => cause instanceof GatewayError && cause.code === 'INVALID_REQUEST',
      )
    })
  }
  test('the parameter event names a hook only when the body does not', () => {
    assert.equal(read_hook({ sessionId: 's' }, query({ event: 'preToolUse' })).hook, 'preToolUse')
    assert.equal(read_hook(bare(), query({ event: 'Stop' })).hook, 'PreToolUse')
  })
})

suite('the canonical event', () => {
  test('lifts command and paths out of the tool input and keeps every other member', () => {
    const event = to_event(
      read_hook(
        bare({ cwd: '/w', permission_mode: 'plan', tool_input: { command: 'ls', file_path: '/a', path: '/b', n: 1 } }),
        query(),
      ),
      ports,
    )
    assert.deepEqual(event.payload, {
      cwd: '/w',
      permission_mode: 'plan',
      arguments: { command: 'ls', file_path: '/a', path: '/b', n: 1 },
      command: 'ls',
      file_path: '/a',
      path: '/b',
    })
    assert.equal(event.source_framework, 'gamma')
    assert.equal(event.tool_name, 'Bash')
  })
  test('a member beside the tool input never hides what the tool is given', () => {
    const body = bare({ command: 'ls', arguments: { command: 'ls' }, tool_input: { command: 'rm -rf ~' } })
    const { payload } = to_event(read_hook(body, query()), ports)
    assert.equal(payload.command, 'rm -rf ~')
    assert.deepEqual(payload.arguments, { command: 'rm -rf ~' })
  })
  test('reads a tool input that is JSON text', () => {
    const { payload } = to_event(read_hook(bare({ tool_input: '{"command":"rm -rf ~"}' }), query()), ports)
    assert.deepEqual(payload.arguments, { command: 'rm -rf ~' })
  })
  test('reads the camelCase members of copilot, toolArgs as JSON text too', () => {
    const body = { sessionId: 's-9', timestamp: 1793524822623, toolName: 'bash', toolArgs: '{"command":"rm -rf ~"}' }
    const event = to_event(read_hook(body, query({ dialect: 'copilot', event: 'preToolUse' })), ports)
    assert.equal(event.session_id, 's-9')
    assert.equal(event.tool_name, 'bash')
    assert.equal(event.payload.command, 'rm -rf ~')
    assert.equal(event.occurred_at, '2026-11-01T09:20:22.623Z')
  })
  test('keeps its event_id when the same call is delivered again, and only then', () => {
    const id = (more: Record<string, unknown>) => to_event(read_hook(bare(more), query()), ports).event_id
    assert.equal(id({ tool_use_id: 't-1' }), id({ tool_use_id: 't-1', extra: 1 }))
    assert.notEqual(id({ tool_use_id: 't-1' }), id({ tool_use_id: 't-2' }))
    assert.notEqual(id({ tool_use_id: 't-1' }), id({ tool_use_id: 't-1', session_id: 's-2' }))
    assert.notEqual(id({ tool_use_id: 't-1' }), id({ tool_use_id: 't-1', hook_event_name: 'PermissionRequest' }))
    assert.equal(id({}), 'evt_1')
  })
  test('traces by tool_use_id, else turn_id, else nothing', () => {
    const trace = (more: Record<string, unknown>) => to_event(read_hook(bare(more), query()), ports).trace_id
    assert.equal(trace({ tool_use_id: 'u', turn_id: 't' }), 'u')
    assert.equal(trace({ turn_id: 't' }), 't')
    assert.equal(trace({ tool_use_id: 5 }), null)
  })
  test('names the adapter after the installed client', () => {
    assert.equal(adapter_of(query()), 'gamma-hook.v1')
    assert.equal(adapter_of(query({ client: 'codex' })), 'codex-hook.v1')
  })
})

/** As many values as a JSON text may hold; what stands around them is one too much. */
const MANY = Array(MAX_JSON_VALUES).fill(0).join(',')

suite('bodies that cannot be judged', () => {
  const broken: [string, Record<string, unknown>, RegExp][] = [
    ['no session', { session_id: undefined }, /session_id/],
    ['a null session', { session_id: null }, /session_id/],
    ['an empty session', { session_id: '' }, /session_id/],
    ['a control character in the session', { session_id: 'a\u0000b' }, /session_id/],
    ['a lone surrogate in the session', { session_id: '\ud800' }, /session_id/],
    ['a session of 257 characters', { session_id: 'x'.repeat(257) }, /session_id/],
    ['no tool name', { tool_name: undefined }, /tool_name/],
    ['a numeric tool name', { tool_name: 7 }, /tool_name/],
    ['no tool input', { tool_input: undefined }, /tool_input/],
    ['a tool input that is a list', { tool_input: [] }, /tool_input/],
    ['a tool input that is text but not JSON', { tool_input: 'rm -rf /' }, /tool_input/],
    ['a tool input that is JSON text but no object', { tool_input: '7' }, /tool_input/],
    ['a tool input that nests too deep', { tool_input: nest(70) }, /64 levels/],
    ['tool input text that nests too deep', { tool_input: JSON.stringify(nest(70)) }, /tool_input .* 64 levels/],
    ['tool input text that holds too much', { tool_input: `{"list":[${MANY}]}` }, /tool_input .* 100000 values/],
  ]
  test('a body that holds too much is refused in the form of its client', () => {
    const asked = query({ dialect: 'hooks' })
    const call = read_hook(bare(), asked, true)
    assert.match(call.problem ?? '', /100000 values/)
    assert.match(JSON.stringify(failure_reply(call, asked, call.problem ?? '')), /"deny"/)
  })
  for (const [name, more, field] of broken) {
    test(`${name} is refused in every dialect, and the reason names the field`, () => {
      for (const dialect of ['flat', 'hooks', 'gemini', 'copilot']) {
        const asked = query({ dialect })
        const call = read_hook(bare(more), asked)
        assert.match(call.problem ?? '', field)
        const reply = failure_reply(call, asked, call.problem ?? '')
        HookReply.parse(reply)
        assert.match(JSON.stringify(reply), /"deny"/)
      }
    })
  }
})

suite('choices of the installation', () => {
  test('pass answers an allowed call with nothing, so that the client still asks its user', () => {
    for (const dialect of ['flat', 'hooks', 'gemini', 'copilot']) {
      const asked = query({ dialect, on_allow: 'pass' })
      assert.deepEqual(gate_reply(read_hook(bare(), asked), asked, ALLOW), {})
      assert.notDeepEqual(gate_reply(read_hook(bare(), asked), asked, DENY), {})
    }
  })
  test('pass and permission requests take no rewrites, because a rewrite is an allow; nor does a client that ignores it', () => {
    const applies = (parameters: Record<string, string>, more = {}) =>
      applies_rewrites(read_hook(bare(more), query(parameters)), query(parameters))
    assert.equal(applies({ dialect: 'hooks' }), true)
    assert.equal(applies({ dialect: 'gemini' }), true)
    assert.equal(applies({ dialect: 'hooks', on_allow: 'pass' }), false)
    assert.equal(applies({ dialect: 'hooks' }, { hook_event_name: 'PermissionRequest' }), false)
    assert.equal(applies({ dialect: 'flat' }), false)
    assert.equal(applies({ dialect: 'hooks', client: 'qwen' }), false)
    assert.equal(applies({ dialect: 'hooks' }, { tool_call_id: 'call_1' }), false)
    assert.equal(applies({ dialect: 'copilot' }), false)
  })
  test('an unresolved defer is ask only where it was chosen and the client understands it', () => {
    const word = (parameters: Record<string, string>, more = {}) =>
      JSON.stringify(gate_reply(read_hook(bare(more), query(parameters)), query(parameters), PENDING))
    assert.match(word({ dialect: 'hooks', on_defer: 'ask' }), /"ask"/)
    assert.match(word({ dialect: 'flat', on_defer: 'ask' }), /"ask"/)
    assert.match(word({ dialect: 'hooks' }), /"deny"/)
    assert.match(word({ dialect: 'hooks', on_defer: 'ask', client: 'codex' }), /"deny"/)
    assert.match(word({ dialect: 'hooks', on_defer: 'ask' }, { turn_id: 't' }), /"deny"/)
    assert.match(word({ dialect: 'gemini', on_defer: 'ask' }), /"deny"/)
    assert.match(word({ dialect: 'copilot', on_defer: 'ask' }), /"permissionDecision":"ask"/)
    assert.match(word({ dialect: 'copilot' }), /"deny"/)
  })
  test('only the flat form names the approval in a key of its own', () => {
    const reply = (dialect: string) => {
      const asked = query({ dialect })
      return gate_reply(read_hook(bare(), asked), asked, PENDING)
    }
    assert.equal((reply('flat') as { approval_id?: string }).approval_id, 'apr_1')
    for (const dialect of ['hooks', 'gemini', 'copilot']) assert.doesNotMatch(JSON.stringify(reply(dialect)), /apr_1/)
  })
  test('a permission request is allowed only when harmless or approved, else its user is asked', () => {
    const asked = query({ dialect: 'hooks' })
    const call = read_hook(bare({ hook_event_name: 'PermissionRequest' }), asked)
    assert.match(JSON.stringify(gate_reply(call, asked, ALLOW)), /"behavior":"allow"/)
    assert.deepEqual(gate_reply(call, asked, { ...ALLOW, sure: false }), {})
    assert.deepEqual(gate_reply(call, asked, PENDING), {})
    assert.match(JSON.stringify(gate_reply(call, asked, DENY)), /"behavior":"deny","message":"no"/)
  })
  test('observe never refuses, and never answers a permission request that is not harmless', () => {
    for (const dialect of ['flat', 'hooks', 'gemini', 'copilot']) {
      const asked = query({ dialect, mode: 'observe' })
      for (const answer of [ALLOW, DENY, PENDING, REWRITE]) {
        const reply = gate_reply(read_hook(bare(), asked), asked, answer)
        assert.ok(lets_run(reply), JSON.stringify(reply))
        assert.doesNotMatch(JSON.stringify(reply), /updatedInput|tool_input/)
      }
      assert.deepEqual(failure_reply(read_hook(bare(), asked), asked, 'down'), {})
    }
    const asked = query({ dialect: 'hooks', mode: 'observe' })
    assert.deepEqual(gate_reply(read_hook(bare({ hook_event_name: 'PermissionRequest' }), asked), asked, DENY), {})
  })
  test('the flat form of an observed hook says allow, of an unknown hook nothing', () => {
    const reply = (hook: string, parameters = {}) => {
      const asked = query({ dialect: 'flat', ...parameters })
      return observed_reply(read_hook(bare({ hook_event_name: hook }), asked), asked)
    }
    assert.deepEqual(reply('PostToolUse'), { permissionDecision: 'allow', permissionDecisionReason: '' })
    assert.deepEqual(reply('SessionStart'), { permissionDecision: 'allow', permissionDecisionReason: '' })
    assert.deepEqual(reply('PreCompact'), {})
  })
})

suite('texts', () => {
  const decision: CanonicalDecision = {
    decision: 'defer',
    reason: 'Overwrites remote history.',
    risk_level: 'high',
    policy_id: 'core.git/push-force',
    decision_source: 'policy',
    policy_version: '1.0.0+00000000',
    decision_latency_ms: 1,
    modified_payload: null,
    retry_after_ms: 1000,
    failure_class: 'none',
    final: false,
    suggestion: 'Use a lease.',
    approval_id: 'apr_7',
    expires_at: 1,
  }
  test('a reason names what, instead, level and rule', () => {
    assert.equal(
      reason_text(decision),
      'Overwrites remote history. Instead: Use a lease. (risk: high, rule: core.git/push-force)',
    )
  })
  test('a suggestion that the reason already has is not said twice', () => {
    const reason = 'Overwrites remote history. Instead: Use a lease.'
    assert.equal(reason_text({ ...decision, reason }), `${reason} (risk: high, rule: core.git/push-force)`)
  })
  test('a reason is never empty', () => {
    assert.match(reason_text({ ...decision, reason: ' ', suggestion: null }), /^Decided by policy\. \(risk/)
  })
  test('an unresolved defer ends with the approval and the command that allows it', () => {
    assert.match(pending_text(decision), /same call may be repeated after approval.*apr_7: asg approvals allow apr_7$/)
  })
  test('a rewrite reaches the client only when it says the same everywhere', () => {
    const rewritten = (modified_payload: Record<string, unknown> | null) =>
      rewritten_input({ ...decision, decision: 'modify', modified_payload })
    assert.deepEqual(rewritten({ command: 'a', arguments: { command: 'a', n: 1 } }), { command: 'a', n: 1 })
    assert.equal(rewritten({ command: 'a', arguments: { command: 'b' } }), null)
    assert.equal(rewritten({ command: 'a' }), null)
    assert.equal(rewritten(null), null)
  })
})

suite('any body at all', () => {
  const key = fc.constantFrom(
    'hook_event_name',
    'session_id',
    'tool_name',
    'tool_input',
    'tool_use_id',
    'turn_id',
    'transcript_path',
    'permission_mode',
    'sessionId',
    'toolName',
    'toolArgs',
    'cwd',
    'timestamp',
    '__proto__',
    'arguments',
    'command',
  )
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      'PreToolUse',
      'preToolUse',
      'BeforeTool',
      'PermissionRequest',
      'PostToolUse',
      'Stop',
      's-1',
    ),
    fc.constantFrom<unknown>('Bash', { command: 'ls' }, '{"command":"ls"}', '{', null, undefined, 0, [], {}, ''),
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
  )
  const body = fc.dictionary(key, value, { maxKeys: 10 })
  const parameters = fc.record({
    dialect: fc.option(fc.constantFrom('flat' as const, 'hooks' as const, 'gemini' as const, 'copilot' as const), {
      nil: undefined,
    }),
    on_defer: fc.constantFrom('deny' as const, 'ask' as const),
    on_allow: fc.constantFrom('allow' as const, 'pass' as const),
    event: fc.option(fc.constantFrom('PreToolUse', 'preToolUse', 'Stop'), { nil: undefined }),
  })

  test('is either no hook, or a call with a reply of a known form that never allows what was not understood', () => {
    fc.assert(
      fc.property(body, parameters, (sent, chosen) => {
        const asked = query(JSON.parse(JSON.stringify(chosen)))
        let call: ReturnType<typeof read_hook>
        try {
          call = read_hook(sent, asked)
        } catch (cause) {
          assert.ok(cause instanceof GatewayError && cause.code === 'INVALID_REQUEST')
          return
        }
        if (call.problem !== null) {
          const reply = failure_reply(call, asked, call.problem)
          HookReply.parse(reply)
          assert.ok(!lets_run(reply))
          return
        }
        CanonicalEvent.parse(to_event(call, ports))
        for (const answer of [ALLOW, DENY, PENDING]) {
          const reply = call.kind.gates ? gate_reply(call, asked, answer) : observed_reply(call, asked)
          HookReply.parse(reply)
          assert.equal(call.kind.gates && answer.kind !== 'allow' && lets_run(reply), false)
        }
      }),
      { numRuns: 500 },
    )
  })
})

function nest(levels: number): unknown {
  let value: unknown = {}
  for (let at = 0; at < levels; at++) value = { a: value }
  return value
}
