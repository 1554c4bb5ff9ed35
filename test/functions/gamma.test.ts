// POST /ahp/gamma: what each client family is told, and what it is told when something is wrong. Source: CONTRACT 2.4, 2.5.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import type { Caller } from '#core/caller.ts'
import { HookReply } from '#core/contract/hooks.ts'
import { GatewayError } from '#core/errors.ts'
import type { Store } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { answer } from '#core/serve.ts'
import { POST } from '#functions/ahp/gamma.ts'
import { hook_fixtures, installed_query, lets_run, shape_of } from '#test/support/framework/hook-fixture.ts'
import { memory_ports } from '#test/support/ports.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const POLICY = scripted_policy({
  'rm -rf /': { verdict: 'block', danger: 3 },
  'git push -f': { verdict: 'defer', danger: 2 },
  'git push --force': { verdict: 'defer', danger: 2, rewrite: 'git push --force-with-lease' },
  'cat /etc/hosts': { verdict: 'allow', danger: 1 },
})

const CALLER: Caller = { id: 'anonymous', rate_key: 'peer:127.0.0.1', transport: 'http' }
const body = (more: Record<string, unknown> = {}) => ({
  hook_event_name: 'PreToolUse',
  session_id: 's-1',
  tool_name: 'Bash',
  tool_input: { command: 'ls' },
  ...more,
})
const command = (text: string, more: Record<string, unknown> = {}) => body({ tool_input: { command: text }, ...more })

async function post(ports: Ports, sent: unknown, query = '', caller = CALLER, signal = new AbortController().signal) {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent)
  const raw = { route: '/ahp/gamma', params: {}, query, header: () => undefined, text: async () => text, signal }
  const reply = await answer(POST as never, raw, caller, ports)
  assert.equal(typeof reply.body, 'string')
  return { status: reply.status, headers: reply.headers, body: JSON.parse(reply.body as string) }
}

const records = (ports: Ports, session_id = 's-1') =>
  ports.store.records({ session_id, limit: 100 }).then((rows) => rows.map((row) => JSON.parse(row.body)))

suite('decisions become replies', () => {
  test('an allowed bare call is allowed with a reason', async () => {
    const { status, body } = await post(memory_ports({ policy: POLICY }), command('ls'))
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['permissionDecision', 'permissionDecisionReason'])
    assert.equal(body.permissionDecision, 'allow')
    assert.match(body.permissionDecisionReason, /\(risk: medium, rule: L1-default\)$/)
  })
  test('a blocked bare call is denied with what, instead, level and rule', async () => {
    const { body } = await post(memory_ports({ policy: POLICY }), command('rm -rf /'))
    assert.deepEqual(body, {
      permissionDecision: 'deny',
      permissionDecisionReason: 'The script says block. Instead: Do less. (risk: high, rule: test/block)',
    })
  })
  test('an unsettled defer is denied and names its approval', async () => {
    const ports = memory_ports({ policy: POLICY })
    const { body } = await post(ports, command('git push -f'))
    assert.equal(body.permissionDecision, 'deny')
    assert.match(body.approval_id, /^apr_/)
    assert.ok(body.permissionDecisionReason.endsWith(`asg approvals allow ${body.approval_id}`))
    assert.equal((await ports.store.get('approval', body.approval_id))?.state, 'pending')
  })
  test('a rewrite reaches hooks and gemini as the whole tool input', async () => {
    const ports = memory_ports({ policy: POLICY })
    const sent = body({ tool_input: { command: 'git push --force', description: 'd' } })
    const nested = await post(ports, sent, 'dialect=hooks')
    assert.deepEqual(nested.body.hookSpecificOutput.updatedInput, {
      command: 'git push --force-with-lease',
      description: 'd',
    })
    const gemini = await post(ports, sent, 'dialect=gemini')
    assert.deepEqual(gemini.body, {
      decision: 'allow',
      hookSpecificOutput: {
        hookEventName: 'BeforeTool',
        tool_input: { command: 'git push --force-with-lease', description: 'd' },
      },
    })
  })
  test('a client that would run the original never gets the rewrite', async () => {
    for (const query of ['dialect=flat', 'dialect=copilot', 'dialect=hooks&on_allow=pass']) {
      const { body } = await post(memory_ports({ policy: POLICY }), command('git push --force'), query)
      assert.match(JSON.stringify(body), /"deny"/)
    }
  })
  test('a permission request is answered allow only for a harmless call', async () => {
    const ask = (text: string) =>
      post(memory_ports({ policy: POLICY }), command(text, { hook_event_name: 'PermissionRequest' }), 'dialect=hooks')
    assert.equal((await ask('ls')).body.hookSpecificOutput.decision.behavior, 'allow')
    assert.equal((await ask('rm -rf /')).body.hookSpecificOutput.decision.behavior, 'deny')
    assert.deepEqual((await ask('git push -f')).body, {})
  })
  test('records one event with the adapter, the transport and the lifted command', async () => {
    const ports = memory_ports({ policy: POLICY })
    await post(ports, command('ls', { turn_id: 't-1', cwd: '/w' }), 'client=codex')
    const [record, ...more] = await records(ports)
    assert.equal(more.length, 0)
    assert.equal(record.meta.caller_adapter, 'codex-hook.v1')
    assert.equal(record.meta.transport, 'gamma')
    assert.equal(record.event.payload.command, 'ls')
    assert.equal(record.event.trace_id, 't-1')
    assert.equal(record.event.source_framework, 'gamma')
  })
  test('a redelivered call is recorded once and answered alike', async () => {
    const ports = memory_ports({ policy: POLICY })
    const sent = command('git push -f', { tool_use_id: 'toolu_1' })
    const first = await post(ports, sent)
    const second = await post(ports, sent)
    assert.deepEqual(second.body, first.body)
    assert.equal((await records(ports)).length, 1)
  })
  test('another input under the same tool_use_id is judged anew', async () => {
    const ports = memory_ports({ policy: POLICY })
    await post(ports, command('ls', { tool_use_id: 'call_1' }))
    const { body } = await post(ports, command('rm -rf /', { tool_use_id: 'call_1' }))
    assert.match(JSON.stringify(body), /"deny"/)
    assert.equal((await records(ports)).length, 2)
  })
})

suite('observed hooks', () => {
  test('are recorded and answered with nothing, unknown names too', async () => {
    for (const hook of ['PostToolUse', 'UserPromptSubmit', 'SessionStart', 'Stop', 'PreCompact']) {
      const ports = memory_ports({ policy: POLICY })
      const { status, body } = await post(ports, { hook_event_name: hook, session_id: 's-1' }, 'dialect=hooks')
      assert.equal(status, 200)
      assert.deepEqual(body, {})
      assert.equal((await records(ports)).length, 1)
    }
  })
  test('an unknown hook is a session event under its own name', async () => {
    const ports = memory_ports({ policy: POLICY })
    await post(ports, { hook_event_name: 'PreCompact', session_id: 's-1' })
    const [record] = await records(ports)
    assert.equal(record.event.event_type, 'session')
    assert.equal(record.event.event_subtype, 'hook:PreCompact')
  })
  test('say allow in the flat form', async () => {
    const { body } = await post(memory_ports({ policy: POLICY }), { hook_event_name: 'PostToolUse', session_id: 's-1' })
    assert.deepEqual(body, { permissionDecision: 'allow', permissionDecisionReason: '' })
  })
})

suite('observe mode', () => {
  test('records the true decision, creates no approval and lets the client go on', async () => {
    const ports = memory_ports({ policy: POLICY })
    for (const text of ['rm -rf /', 'git push -f']) {
      const { body } = await post(ports, command(text), 'dialect=hooks&mode=observe')
      assert.equal(body.hookSpecificOutput.permissionDecision, 'allow')
      assert.match(body.hookSpecificOutput.permissionDecisionReason, /^Observed only/)
    }
    assert.deepEqual((await records(ports)).map((record) => record.decision.decision).toSorted(), ['block', 'defer'])
    assert.ok((await records(ports)).every((record) => record.meta.observe === true))
    const approvals = await ports.store.list('approval', { order: 'created_desc', limit: 10 })
    assert.equal(approvals.rows.length, 0)
  })
  test('changes nothing, and does not say that it did', async () => {
    const policy = { 'git push -f': { verdict: 'modify', danger: 2, rewrite: 'git push --force-with-lease' } } as const
    const ports = memory_ports({ policy })
    const { body } = await post(ports, command('git push -f'), 'dialect=hooks&mode=observe')
    const { permissionDecision, permissionDecisionReason, updatedInput } = body.hookSpecificOutput
    assert.deepEqual([permissionDecision, updatedInput], ['allow', undefined])
    assert.match(permissionDecisionReason, /^Observed only, nothing was changed; /)
    assert.equal((await records(ports))[0].decision.decision, 'modify')
  })
  test('is an error when it is switched off', async () => {
    const ports = memory_ports({ policy: POLICY, settings: { observe_allowed: false } })
    const { status, body } = await post(ports, command('ls'), 'mode=observe')
    assert.equal(status, 400)
    assert.match(body.error, /mode/)
  })
})

suite('what cannot be judged', () => {
  for (const [name, text] of [
    ['text that is not JSON', '{'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a string', '"PreToolUse"'],
    ['a body without a hook name', '{"session_id":"s"}'],
    ['a hook name that is not text', '{"hook_event_name":7}'],
  ] as const) {
    test(`${name} is 400`, async () => {
      const { status, body } = await post(memory_ports({ policy: POLICY }), text)
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(body), ['error'])
    })
  }
  for (const [query, named] of [
    ['dialect=claude', 'dialect'],
    ['dialect=', 'dialect'],
    ['dialect=flat&dialect=hooks', 'dialect'],
    ['hold_ms=-1', 'hold_ms'],
    ['hold_ms=60001', 'hold_ms'],
    ['hold_ms=1e3', 'hold_ms'],
    ['hold_ms=+5', 'hold_ms'],
    ['on_defer=allow', 'on_defer'],
    ['on_allow=no', 'on_allow'],
    ['mode=off', 'mode'],
    [`client=${'x'.repeat(65)}`, 'client'],
    ['event=a%0Ab', 'event'],
  ] as const) {
    test(`the query ${query.slice(0, 30)} is 400 and named`, async () => {
      const { status, body } = await post(memory_ports({ policy: POLICY }), command('ls'), query)
      assert.equal(status, 400)
      assert.match(body.error, new RegExp(named))
    })
  }
  test('a gating hook with a broken field is 200 and denied in its dialect, counted, not recorded', async () => {
    for (const dialect of ['flat', 'hooks', 'gemini', 'copilot']) {
      const ports = memory_ports({ policy: POLICY })
      const { status, body } = await post(ports, command('ls', { tool_name: 7 }), `dialect=${dialect}`)
      assert.equal(status, 200)
      assert.match(JSON.stringify(body), /"deny".*tool_name/)
      assert.equal((await records(ports)).length, 0)
      assert.equal(ports.metrics.total('asg_invalid_events_total'), 1)
      assert.equal(
        (await ports.store.counters({ prefix: 'invalid:' })).reduce((sum, row) => sum + row.count, 0),
        1,
      )
    }
  })
  test('another hook with a broken field is 400', async () => {
    for (const broken of [{ session_id: 7 }, { session_id: undefined }, { tool_input: [] }, { tool_name: '' }]) {
      const { status } = await post(
        memory_ports({ policy: POLICY }),
        body({ hook_event_name: 'PostToolUse', ...broken }),
      )
      assert.equal(status, 400)
    }
  })
})

suite('failures of the gateway', () => {
  const broken_store = (store: Store): Store => ({
    ...store,
    append: () => Promise.reject(new GatewayError('ENGINE_UNAVAILABLE', 'disk full')),
  })
  const stuck_store = (store: Store): Store => ({ ...store, append: () => new Promise(() => {}) })

  const with_store = (wrap: (store: Store) => Store) => {
    const ports = memory_ports({ policy: POLICY })
    return { ...ports, store: wrap(ports.store) }
  }

  for (const dialect of ['flat', 'hooks', 'gemini', 'copilot']) {
    test(`a store that refuses the record is a denial in ${dialect}, and nothing for an observed hook`, async () => {
      const ports = with_store(broken_store)
      const gate = await post(ports, command('ls'), `dialect=${dialect}`)
      assert.equal(gate.status, 200)
      assert.match(JSON.stringify(gate.body), /"deny".*could not/)
      const other = await post(ports, body({ hook_event_name: 'PostToolUse' }), `dialect=${dialect}`)
      assert.deepEqual([other.status, other.body], [200, {}])
    })
    test(`an engine that throws is a denial in ${dialect}`, async () => {
      const { status, body } = await post(memory_ports({ policy: POLICY }), command('throw'), `dialect=${dialect}`)
      assert.equal(status, 200)
      assert.match(JSON.stringify(body), /"deny".*could not/)
      assert.doesNotMatch(JSON.stringify(body), /the engine broke/)
    })
    test(`a missed deadline is a denial in ${dialect}`, async () => {
      const ports = with_store(stuck_store)
      const reply = post(ports, command('ls'), `dialect=${dialect}`)
      await until(() => ports.clock.pending() > 0)
      ports.clock.advance(4500)
      assert.match(JSON.stringify((await reply).body), /"deny".*could not/)
    })
  }
  test('a gateway that starts or stops refuses', async () => {
    const ports = { ...memory_ports({ policy: POLICY }), ready: () => false }
    assert.match(JSON.stringify((await post(ports, command('ls'))).body), /"deny".*could not/)
  })
  test('a shared state that fails is a denial, not an error status', async () => {
    const ports = memory_ports({ policy: POLICY })
    ports.shared.spend = () => Promise.reject(new Error('redis is gone'))
    const { status, body } = await post(ports, command('ls'), 'dialect=hooks')
    assert.equal(status, 200)
    assert.match(JSON.stringify(body), /"deny"/)
  })
  test('beyond the rate limit a gating hook is denied with when to retry, the flat form and others get 429', async () => {
    const ports = memory_ports({ policy: POLICY, settings: { rate_limit_per_minute: 1 } })
    assert.equal((await post(ports, command('ls'))).status, 200)
    for (const dialect of ['hooks', 'gemini', 'copilot']) {
      const { status, body } = await post(ports, command('ls'), `dialect=${dialect}`)
      assert.equal(status, 200)
      assert.match(JSON.stringify(body), /"deny".*Rate limit.*60 s/)
    }
    for (const [sent, query] of [
      [command('ls'), 'dialect=flat'],
      [body({ hook_event_name: 'PostToolUse' }), 'dialect=hooks'],
      ['{', ''],
    ] as const) {
      const { status, body, headers } = await post(ports, sent, query)
      assert.equal(status, 429)
      assert.equal(body.rpc_error_code, 'RATE_LIMITED')
      assert.equal(headers['retry-after'], '60')
    }
  })
  test('over the socket every session has its own rate window', async () => {
    const ports = memory_ports({ policy: POLICY, settings: { rate_limit_per_minute: 1 } })
    const socket: Caller = { id: 'socket', rate_key: 'socket', transport: 'socket' }
    const word = async (session_id: string) =>
      JSON.stringify((await post(ports, command('ls', { session_id }), 'dialect=hooks', socket)).body)
    assert.match(await word('a'), /"allow"/)
    assert.match(await word('b'), /"allow"/)
    assert.match(await word('a'), /Rate limit/)
  })
})

suite('every recorded client', () => {
  for (const fixture of hook_fixtures()) {
    test(`${fixture.file} goes through and comes back in its own form`, async () => {
      const query = new URLSearchParams(installed_query(fixture)).toString()
      const ports = memory_ports({ policy: {} })
      const { status, body } = await post(ports, fixture.body, query)
      assert.equal(status, 200)
      assert.deepEqual(shape_of(body), fixture.replies ? shape_of(fixture.replies.allow) : {})
      assert.equal((await records(ports)).length, 1)
      if (!fixture.replies) return
      const refused = memory_ports({ policy: { version: '1.0.0+00000000', judge: () => POLICY.judge(BLOCKED, null) } })
      assert.deepEqual(shape_of((await post(refused, fixture.body, query)).body), shape_of(fixture.replies.deny))
    })
  }
  const BLOCKED = {
    tool_name: 'Bash',
    payload: { command: 'rm -rf /' },
    cwd: null,
    workspace_root: null,
    home: null,
    facts: null,
  }
})

suite('any body at all', () => {
  const part = fc.oneof(
    fc.constantFrom<unknown>(
      'PreToolUse',
      'preToolUse',
      'BeforeTool',
      'PermissionRequest',
      'PostToolUse',
      's-1',
      'Bash',
    ),
    fc.constantFrom<unknown>({ command: 'ls' }, { command: 'rm -rf /' }, '{"command":"rm -rf /"}', null, 0, [], ''),
    fc.jsonValue(),
  )
  const any_body = fc.dictionary(
    fc.constantFrom('hook_event_name', 'session_id', 'tool_name', 'tool_input', 'tool_use_id', 'sessionId', 'toolArgs'),
    part,
  )
  const dialect = fc.constantFrom('', 'dialect=flat', 'dialect=hooks', 'dialect=gemini', 'dialect=copilot')

  test('is answered with a known form or 400, and never allowed because it was not understood', async () => {
    await fc.assert(
      fc.asyncProperty(any_body, dialect, async (sent, query) => {
        const ports = memory_ports({ policy: POLICY, settings: { rate_limit_per_minute: 0 } })
        const { status, body } = await post(ports, sent, query)
        if (status === 400) return
        assert.equal(status, 200)
        HookReply.parse(body)
        const judged = ports.metrics.total('asg_decisions_total')
        if (lets_run(body)) assert.equal(judged, 1)
        if (JSON.stringify(sent.tool_input ?? sent.toolArgs ?? '').includes('rm -rf /') && judged === 1) {
          assert.ok(!lets_run(body) || !/^(pre|Pre|Before|Perm)/.test(String(sent.hook_event_name)))
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** Lets every promise that can go on go on until the condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}
