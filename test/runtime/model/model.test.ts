// The model port (long: three providers) against servers that speak the real wires of three providers: what is sent, what is understood, and every way
// in which a provider can fail to answer. Source: CONTRACT 11.2, 18; issue "Model port".
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { MAX_MODEL_CALLS, MODEL_STARTS_PER_TURN } from '#core/limits.ts'
import { manual_clock, recorded_log } from '#core/memory/small.ts'
import { memory_store } from '#core/memory/store/store.ts'
import type { CallLimit, Completed } from '#core/port/model.ts'
import type { Clock } from '#core/ports.ts'
import { load_config } from '#runtime/config/config.ts'
import { type ProviderModel, provider_model } from '#runtime/model/model.ts'
import { system_clock } from '#runtime/node/system.ts'
import { WIRES as MODEL_WIRES, type WireName } from '#test/support/model/model-wire.ts'
import { type Script, type ScriptedServer, scripted_server } from '#test/support/model/scripted-model.ts'

const WIRES: readonly [WireName, string][] = [
  ['anthropic', 'anthropic'],
  ['responses', 'openai'],
  ['chat', 'openai-compatible'],
]
const PROMPT = { system: 'You judge.', user: 'An event.' }
const KEY = 'k-scripted-0123456789'

const servers: ScriptedServer[] = []
const models: ProviderModel[] = []
afterEach(async () => {
  for (const model of models.splice(0)) model.close()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function serve(script: Script): Promise<ScriptedServer> {
  const server = await scripted_server(script)
  servers.push(server)
  return server
}

interface Setup {
  clock?: Clock
  store?: ReturnType<typeof memory_store>
  env?: Record<string, string>
}

async function connect(provider: string, base_url: string, setup: Setup = {}) {
  const clock = setup.clock ?? system_clock()
  const { values } = load_config({
    env: {
      CS_LLM_PROVIDER: provider,
      CS_LLM_BASE_URL: base_url,
      CS_LLM_MODEL: 'scripted-1',
      CS_LLM_API_KEY: KEY,
      ...setup.env,
    },
  })
  const log = recorded_log()
  const model = provider_model(values, { clock, log, store: setup.store ?? memory_store(clock) })
  models.push(model)
  await model.open()
  return model
}

const limit = (change: Partial<CallLimit> = {}): CallLimit => ({
  tier: 'L2',
  timeout_ms: 20_000,
  max_tokens: 256,
  temperature: 0,
  signal: new AbortController().signal,
  ...change,
})

const text_of = (completed: Completed) => (completed.ok ? completed.text : completed)
const cause_of = (completed: Completed) => (completed.ok ? completed : completed.cause)
const detail_of = (completed: Completed) => (completed.ok ? '' : (completed.detail ?? ''))

for (const [wire, provider] of WIRES) {
  describe(`a model of ${provider}`, () => {
    test('is asked over its own wire with the limits of the call, and its tokens are counted', async () => {
      const server = await serve([{ kind: 'text', text: '{"a":1}' }])
      const model = await connect(provider, server.base_url)
      const completed = await model.complete(PROMPT, limit())
      assert.deepEqual(completed, { ok: true, text: '{"a":1}', usage: { input_tokens: 5, output_tokens: 2 } })
      assert.deepEqual(server.refused, [])
      assert.deepEqual(server.asked, [
        {
          wire,
          key: KEY,
          model: 'scripted-1',
          system: 'You judge.',
          said: [{ role: 'user', text: 'An event.' }],
          max_tokens: 256,
          temperature: 0,
        },
      ])
      assert.deepEqual(model.about, { provider, model: 'scripted-1', problem: null })
    })

    test('is told a conversation of several rounds in its order', async () => {
      const server = await serve([{ kind: 'text', text: 'done' }])
      const model = await connect(provider, server.base_url)
      const rounds = [
        { by: 'model', text: '{"tool":"read_file"}' },
        { by: 'user', text: 'contents' },
      ] as const
      assert.equal(text_of(await model.complete({ ...PROMPT, rounds }, limit())), 'done')
      assert.deepEqual(server.asked[0]?.said, [
        { role: 'user', text: 'An event.' },
        { role: 'assistant', text: '{"tool":"read_file"}' },
        { role: 'user', text: 'contents' },
      ])
    })

    test('that declines is refused, not read', async () => {
      const server = await serve([{ kind: 'text', text: '{"risk_assessment":"low"}', ending: 'refusal' }])
      const model = await connect(provider, server.base_url)
      assert.equal(cause_of(await model.complete(PROMPT, limit())), 'refused')
    })

    test('whose answer is cut off gives what there is of it', async () => {
      const server = await serve([{ kind: 'text', text: '{"risk_asses', ending: 'cut' }])
      const model = await connect(provider, server.base_url)
      assert.equal(text_of(await model.complete(PROMPT, limit())), '{"risk_asses')
    })

    for (const status of [400, 401, 404, 500, 503, 529]) {
      test(`that answers ${status} is a failure of the provider, asked once by each wire, and never tells its key`, async () => {
        const server = await serve([{ kind: 'status', status, message: `No good: ${KEY}` }])
        const model = await connect(provider, server.base_url)
        const completed = await model.complete(PROMPT, limit())
        assert.equal(cause_of(completed), 'provider')
        assert.match(detail_of(completed), new RegExp(`status ${status}: No good`))
        assert.doesNotMatch(detail_of(completed), new RegExp(KEY))
        assert.equal(server.asked.length, provider === 'openai' && status === 404 ? 2 : 1)
      })
    }

    test('that drops the connection, before its reply or in the middle of it, is a failure of the provider', async () => {
      const server = await serve([{ kind: 'drop' }, { kind: 'drop_in_reply' }])
      const model = await connect(provider, server.base_url)
      assert.equal(cause_of(await model.complete(PROMPT, limit())), 'provider')
      assert.equal(cause_of(await model.complete(PROMPT, limit())), 'provider')
      assert.equal(server.asked.length, 2)
    })

    test('that answers with something else than its wire is a failure of the provider', async () => {
      const bodies = ['', 'null', '[]', '{}', '{"choices":[]}', '<html>', '{"content":"text"}', '{"output":7}', '{"a":']
      const server = await serve(bodies.map((body) => ({ kind: 'raw', body })))
      const model = await connect(provider, server.base_url)
      for (const body of bodies) {
        const completed = await model.complete(PROMPT, limit())
        // An empty answer of the right shape has no text, and is for the reader to refuse.
        assert.equal(completed.ok ? completed.text : completed.cause, completed.ok ? '' : 'provider', body)
      }
    })

    test('that sends without end is cut off', async () => {
      const server = await serve([{ kind: 'flood' }])
      const model = await connect(provider, server.base_url)
      const completed = await model.complete(PROMPT, limit())
      assert.equal(cause_of(completed), 'provider')
      assert.match(detail_of(completed), /longer than 1048576 bytes/)
    })

    test('that points elsewhere is not followed, so the key stays where it belongs', async () => {
      const other = await serve([{ kind: 'text', text: 'stolen' }])
      const path = { anthropic: '/messages', chat: '/chat/completions', responses: '/responses' }[wire]
      const location = `${other.base_url}${path}`
      const server = await serve([{ kind: 'raw', body: '', status: 307, headers: { location } }])
      const model = await connect(provider, server.base_url)
      assert.equal(cause_of(await model.complete(PROMPT, limit())), 'provider')
      assert.deepEqual([server.asked.length, other.asked.length], [1, 0])
    })

    for (const kind of ['hang', 'hang_in_reply'] as const) {
      test(`that hangs (${kind}) is given up at the time-out, and its connection with it`, async () => {
        const clock = manual_clock()
        const server = await serve([{ kind }])
        const model = await connect(provider, server.base_url, { clock })
        const call = model.complete(PROMPT, limit({ timeout_ms: 3000 }))
        await server.reached(1)
        clock.advance(2999)
        assert.equal(await Promise.race([call, Promise.resolve('pending')]), 'pending')
        clock.advance(1)
        assert.equal(cause_of(await call), 'timeout')
        assert.equal(clock.pending(), 0)
        await server.left(1)
      })
    }

    test('that hangs is given up as soon as nobody waits any more', async () => {
      const server = await serve([{ kind: 'hang' }])
      const model = await connect(provider, server.base_url, { clock: manual_clock() })
      const stop = new AbortController()
      const call = model.complete(PROMPT, limit({ signal: stop.signal }))
      await server.reached(1)
      stop.abort()
      assert.equal(cause_of(await call), 'timeout')
      assert.equal(cause_of(await model.complete(PROMPT, limit({ signal: stop.signal }))), 'timeout')
      assert.equal(server.asked.length, 1)
    })

    for (const [headers, wait_ms] of [
      [{ 'retry-after': '2' }, 2000],
      [{ 'retry-after-ms': '1500' }, 1500],
      [{ 'retry-after': '100000' }, 60_000],
      [{ 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 60_000],
    ] as const) {
      test(`that asks for a pause by ${JSON.stringify(headers)} is left alone for ${wait_ms} ms`, async () => {
        const clock = manual_clock()
        const server = await serve([
          { kind: 'status', status: 429, headers },
          { kind: 'text', text: 'again' },
        ])
        const model = await connect(provider, server.base_url, { clock })
        assert.match(detail_of(await model.complete(PROMPT, limit())), /status 429/)
        clock.advance(wait_ms - 1)
        assert.match(detail_of(await model.complete(PROMPT, limit())), /asked for a pause/)
        assert.equal(server.asked.length, 1)
        clock.advance(1)
        assert.equal(text_of(await model.complete(PROMPT, limit())), 'again')
      })
    }
  })
}

describe('the model port', () => {
  test('without a provider asks nobody and loads nothing', async () => {
    const model = provider_model(load_config({ env: {} }).values, {
      clock: manual_clock(),
      log: recorded_log(),
      store: memory_store(manual_clock()),
    })
    await model.open()
    assert.deepEqual(model.about, { provider: null, model: null, problem: 'provider_disabled' })
    assert.equal(model.enabled('L2'), false)
    assert.equal(cause_of(await model.complete(PROMPT, limit())), 'disabled')
  })

  test('knows default models, and serves L3 only when that is switched on', async () => {
    const defaults = await connect('anthropic', 'http://127.0.0.1:9/v1/', { env: { CS_LLM_MODEL: '' } })
    assert.equal(defaults.about.model, 'claude-haiku-4-5')
    assert.deepEqual(
      (['L2', 'L3', 'advisory'] as const).map((tier) => defaults.enabled(tier)),
      [true, false, true],
    )
    assert.equal(cause_of(await defaults.complete(PROMPT, limit({ tier: 'L3' }))), 'disabled')
    const on = await connect('anthropic', 'http://127.0.0.1:9/v1', { env: { CS_L3_ENABLED: 'on' } })
    assert.equal(on.enabled('L3'), true)
  })

  test('finds its interface under the bare host of Anthropic and OpenAI, and takes other addresses as they are', async () => {
    const server = await serve([{ kind: 'text', text: 'x' }])
    const host = server.base_url.replace('/v1', '')
    for (const [provider, url] of [
      ['anthropic', host],
      ['anthropic', `${host}/`],
      ['openai', host],
      ['openai', `${server.base_url}/`],
      ['openai-compatible', `${server.base_url}//`],
    ] as const) {
      const model = await connect(provider, url)
      assert.equal(text_of(await model.complete(PROMPT, limit())), 'x', `${provider} ${url}`)
    }
    const elsewhere = await connect('openai-compatible', host)
    assert.match(detail_of(await elsewhere.complete(PROMPT, limit())), /status 400: POST \/chat\/completions/)
  })

  test('speaks chat completions with a server in the place of OpenAI that knows no responses, and goes on with them', async () => {
    const server = await serve(({ wire }) =>
      wire === 'responses' ? { kind: 'status', status: 404 } : { kind: 'text', text: 'x' },
    )
    const model = await connect('openai', server.base_url)
    const both = await Promise.all([model.complete(PROMPT, limit()), model.complete(PROMPT, limit())])
    assert.deepEqual(both.map(text_of), ['x', 'x'])
    assert.equal(text_of(await model.complete(PROMPT, limit())), 'x')
    assert.deepEqual(
      server.asked.map(({ wire }) => wire),
      ['responses', 'responses', 'chat', 'chat', 'chat'],
    )
    server.script([{ kind: 'status', status: 404, message: 'no such model' }])
    assert.match(detail_of(await model.complete(PROMPT, limit())), /status 404: no such model/)
  })

  test('asks OpenAI to keep nothing', async () => {
    const server = await serve([{ kind: 'text', text: 'x' }])
    const model = await connect('openai', server.base_url)
    await model.complete(PROMPT, limit())
    assert.equal(JSON.parse(server.bodies[0] ?? '').store, false)
  })

  test('that reaches nobody is a failure of the provider', async () => {
    const server = await serve([])
    await server.close()
    const model = await connect('openai-compatible', server.base_url)
    const completed = await model.complete(PROMPT, limit())
    assert.equal(cause_of(completed), 'provider')
    assert.match(detail_of(completed), /ECONNREFUSED/)
  })

  test("sends no key to a provider of one's own that has none", async () => {
    const server = await serve([{ kind: 'text', text: 'x' }])
    const model = await connect('openai-compatible', server.base_url, { env: { CS_LLM_API_KEY: '' } })
    assert.equal(text_of(await model.complete(PROMPT, limit())), 'x')
    assert.equal(server.asked[0]?.key, null)
  })

  test('has a limit of calls under way; one more fails at once', async () => {
    const clock = manual_clock()
    const server = await serve([{ kind: 'hang' }])
    const model = await connect('openai-compatible', server.base_url, { clock })
    const calls = Array.from({ length: MAX_MODEL_CALLS }, () => model.complete(PROMPT, limit()))
    assert.match(detail_of(await model.complete(PROMPT, limit())), /128 calls are under way/)
    await server.reached(MAX_MODEL_CALLS)
    clock.advance(20_000)
    for (const call of calls) assert.equal(cause_of(await call), 'timeout')
    server.script([{ kind: 'text', text: 'free again' }])
    assert.equal(text_of(await model.complete(PROMPT, limit())), 'free again')
  })

  test('begins a few calls in each turn of the event loop', async () => {
    const turns: (() => void)[] = []
    const clock = { ...manual_clock(), after: () => new Promise<void>((resolve) => void turns.push(resolve)) }
    const server = await serve([{ kind: 'text', text: 'x' }])
    const model = await connect('openai-compatible', server.base_url, { clock })
    const calls = Array.from({ length: 2 * MODEL_STARTS_PER_TURN }, () => model.complete(PROMPT, limit()))
    // The last of each group waits for its turn; nothing of the next group is sent before that.
    await Promise.all(calls.slice(0, MODEL_STARTS_PER_TURN - 1))
    assert.deepEqual([server.asked.length, turns.length], [MODEL_STARTS_PER_TURN - 1, 1])
    turns[0]?.()
    await Promise.all(calls.slice(0, -1))
    assert.deepEqual([server.asked.length, turns.length], [2 * MODEL_STARTS_PER_TURN - 1, 2])
    turns[1]?.()
    assert.equal(text_of((await calls.at(-1)) ?? assert.fail()), 'x')
  })

  test('ends its calls when it is closed, and makes no further ones', async () => {
    const server = await serve([{ kind: 'hang' }])
    const model = await connect('openai-compatible', server.base_url)
    const call = model.complete(PROMPT, limit())
    await server.reached(1)
    model.close()
    assert.equal(cause_of(await call), 'timeout')
    assert.equal(cause_of(await model.complete(PROMPT, limit())), 'disabled')
    assert.equal(model.enabled('L2'), false)
  })
})

describe('a provider that sends anything at all', () => {
  /** Replies with members of the real ones in wrong places and of wrong kinds. */
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .dictionary(
        fc.constantFrom(
          'choices',
          'content',
          'output',
          'usage',
          'message',
          'text',
          'type',
          'stop_reason',
          'error',
          'id',
        ),
        fc.jsonValue(),
      )
      .map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify({ choices: [{ message: { content: value } }], content: [value] })),
    // Whole replies that only count wrongly.
    fc.tuple(fc.constantFrom(...WIRES), fc.double()).map(([[wire], count]) => {
      const usage = { input: Number.isFinite(count) ? count : -1, output: 1e300 }
      return JSON.stringify(MODEL_WIRES[wire].answer('m', 'x', 'end', usage))
    }),
    fc.jsonValue().map((value) => JSON.stringify({ output: [{ type: 'message', content: value }], usage: value })),
  )
  const headers = fc.record(
    {
      'content-type': fc.constantFrom('application/json', 'text/html', 'text/event-stream', ''),
      'retry-after': fc.constantFrom('-1', '1e9', 'soon', '', '0', '99999999999999999999'),
      'retry-after-ms': fc.constantFrom('NaN', '-5', 'Infinity', ''),
    },
    { requiredKeys: [] },
  )
  const move = fc.oneof(
    fc.record({ kind: fc.constant('raw' as const), body, status: fc.integer({ min: 200, max: 599 }), headers }),
    fc.record({ kind: fc.constantFrom('drop' as const, 'drop_in_reply' as const) }),
  )

  for (const [, provider] of WIRES) {
    test(`over the wire of ${provider} makes a value of the port, and leaves no pause longer than a minute`, async () => {
      const server = await serve([])
      const clock = manual_clock()
      const model = await connect(provider, server.base_url, { clock })
      await fc.assert(
        fc.asyncProperty(move, async (one) => {
          server.script([one])
          const completed = await model.complete(PROMPT, limit())
          if (completed.ok) {
            assert.equal(typeof completed.text, 'string')
            const { input_tokens, output_tokens } = completed.usage
            for (const tokens of [input_tokens, output_tokens]) assert.ok(Number.isSafeInteger(tokens) && tokens >= 0)
          } else {
            assert.ok(['refused', 'provider'].includes(completed.cause), completed.cause)
            assert.ok(detail_of(completed).length <= 300)
          }
          clock.advance(60_000)
        }),
        { numRuns: 150 },
      )
      server.script([{ kind: 'text', text: 'still here' }])
      assert.equal(text_of(await model.complete(PROMPT, limit())), 'still here')
      assert.equal(clock.pending(), 0)
    })
  }
})

describe('the token budget of a day', () => {
  const env = { CS_LLM_DAILY_TOKEN_BUDGET: '1000' }

  test('is spent by what the provider counts, survives a restart, and begins again with the next UTC day', async () => {
    const clock = manual_clock()
    const store = memory_store(clock)
    const server = await serve([{ kind: 'text', text: 'x'.repeat(2000) }])
    const model = await connect('openai-compatible', server.base_url, { clock, store, env })
    // Five tokens in, 500 out.
    assert.equal((await model.complete(PROMPT, limit())).ok, true)
    assert.equal((await model.complete(PROMPT, limit())).ok, true)
    assert.equal(model.enabled('L2'), false)
    assert.equal(cause_of(await model.complete(PROMPT, limit())), 'budget')

    const restarted = await connect('openai-compatible', server.base_url, { clock, store, env })
    assert.equal(restarted.enabled('L2'), false)
    clock.advance(86_400_000)
    assert.equal(restarted.enabled('L2'), true)
    assert.equal((await restarted.complete(PROMPT, limit())).ok, true)
    assert.equal(server.asked.length, 3)
  })

  test('is charged by length when a server does not count', async () => {
    const clock = manual_clock()
    const message = { role: 'assistant', content: 'x'.repeat(4000) }
    const body = JSON.stringify({ id: 'c', model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] })
    const server = await serve([{ kind: 'raw', body }])
    const model = await connect('openai-compatible', server.base_url, { clock, env })
    const completed = await model.complete(PROMPT, limit())
    assert.deepEqual(completed.ok && completed.usage, { input_tokens: 5, output_tokens: 1000 })
    assert.equal(model.enabled('L2'), false)
  })

  test('is not overdrawn by calls at the same time', async () => {
    const clock = manual_clock()
    const server = await serve([{ kind: 'text', text: 'short' }])
    const model = await connect('openai-compatible', server.base_url, { clock, env })
    const calls = Array.from({ length: 5 }, () => model.complete(PROMPT, limit()))
    const ended = await Promise.all(calls)
    // Each sets aside 261 tokens until it is known what it cost.
    assert.deepEqual(
      ended.map((one) => (one.ok ? 'ok' : one.cause)),
      ['ok', 'ok', 'ok', 'budget', 'budget'],
    )
    assert.equal((await model.complete(PROMPT, limit())).ok, true)
  })

  test('is charged for a call that was given up, not for one that failed on the way', async () => {
    const clock = manual_clock()
    const server = await serve([{ kind: 'status', status: 500 }])
    const model = await connect('openai-compatible', server.base_url, { clock, env })
    for (let call = 0; call < 10; call++) assert.equal(cause_of(await model.complete(PROMPT, limit())), 'provider')
    assert.equal(model.enabled('L2'), true)
    server.script([{ kind: 'hang' }])
    for (let call = 0; call < 3; call++) {
      const given_up = model.complete(PROMPT, limit({ timeout_ms: 10 }))
      await server.reached(11 + call)
      clock.advance(10)
      assert.equal(cause_of(await given_up), 'timeout')
    }
    assert.equal(cause_of(await model.complete(PROMPT, limit())), 'budget')
  })
})
