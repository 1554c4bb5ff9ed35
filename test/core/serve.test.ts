// The edge of core for any door: order of checks, query and parameter rules, bodies, error bodies, web-standard requests.
// Source: CONTRACT 0.1, 0.2, 0.8.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import * as z from 'zod'
import type { Caller } from '#core/caller.ts'
import { flag, integer, text, WindowSeconds, words } from '#core/contract/query.ts'
import { admit, presented_in, presented_to, recognise_by_digest } from '#core/edge/gate.ts'
import { socket_rate_key } from '#core/edge/rate.ts'
import { match_path, methods_of, registered, routes_of } from '#core/edge/route.ts'
import { type Endpoint, endpoint, json } from '#core/endpoint.ts'
import { ERRORS, type ErrorCode, GatewayError } from '#core/errors.ts'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { portable_digest } from '#core/memory/small.ts'
import { answer, type Raw, serve } from '#core/serve.ts'
import { memory_ports } from '#test/support/ports.ts'
import { default_settings } from '#test/support/settings.ts'

const CALLER: Caller = { id: 'anonymous', rate_key: 'peer:x', transport: 'http' }

const ECHO = endpoint({
  summary: 'echo',
  auth: 'bearer',
  params: z.object({ id: z.string() }),
  query: z.object({
    limit: integer(1, 1000).default(100),
    window_seconds: WindowSeconds,
    acknowledged: flag().optional(),
    names: words(['a', 'b']).optional(),
    q: text(10).optional(),
  }),
  body: z.object({ by: z.string({ error: 'must be a string' }).optional(), count: z.int().optional() }),
  body_optional: true,
  responses: { 200: z.unknown() },
  handle: ({ params, query, body }) => json({ params, query, body }),
}) as unknown as Endpoint

function raw(change: Partial<Raw> & { body?: string } = {}): Raw {
  const { body = '', ...rest } = change
  return {
    route: '/x/{id}',
    params: { id: 'a' },
    query: '',
    header: () => undefined,
    text: async () => body,
    signal: new AbortController().signal,
    ...rest,
  }
}

async function run(change: Partial<Raw> & { body?: string } = {}, target = ECHO, ports = memory_ports()) {
  const reply = await answer(target, raw(change), CALLER, ports)
  return { ...reply, body: JSON.parse(String(reply.body)) }
}

describe('a query', () => {
  for (const [query, error] of [
    ['limit=', 'limit must be an integer from 1 to 1000'],
    ['limit=1&limit=1', 'limit must be given once'],
    ['limit=0', 'limit must be an integer from 1 to 1000'],
    ['limit=1001', 'limit must be an integer from 1 to 1000'],
    ['limit=%2B5', 'limit must be an integer from 1 to 1000'],
    ['limit=+5', 'limit must be an integer from 1 to 1000'],
    ['limit=5.0', 'limit must be an integer from 1 to 1000'],
    ['limit=1e2', 'limit must be an integer from 1 to 1000'],
    ['limit=0x5', 'limit must be an integer from 1 to 1000'],
    ['limit=99999999999999999', 'limit must be an integer from 1 to 1000'],
    ['limit=%D9%A3', 'limit must be an integer from 1 to 1000'],
    ['window_seconds=604801', 'window_seconds must be an integer from 1 to 604800'],
    ['acknowledged=1', 'acknowledged must be true or false'],
    ['acknowledged=TRUE', 'acknowledged must be true or false'],
    ['names=a,c', 'names must be a comma-separated list of: a, b'],
    ['q=%00', 'q must not contain control characters'],
    ['q=%zz', 'q must be percent-encoded UTF-8'],
    ['q=a%', 'q must be percent-encoded UTF-8'],
    ['%71=x%ff', 'q must be percent-encoded UTF-8'],
    ['q=12345678901', 'q must be at most 10 characters'],
  ] as const) {
    test(`with ${query} is refused by name`, async () => {
      const reply = await run({ query })
      assert.equal(reply.status, 400)
      assert.deepEqual(reply.body, { error })
    })
  }

  test('has typed values, defaults, and no unknown members', async () => {
    const { body } = await run({ query: 'limit=007&acknowledged=false&names=b,%20a&q=x&other=1&other=2&__proto__=3' })
    assert.deepEqual(body.query, { limit: 7, acknowledged: false, names: ['b', 'a'], q: 'x' })
    assert.deepEqual((await run()).body.query, { limit: 100 })
  })

  test('is read when its escapes are whole, and what it does not know may be written in any way', async () => {
    const { body } = await run({ query: 'q=100%25+%EF%BF%BD&other=%zz&%ff' })
    assert.deepEqual(body.query, { limit: 100, q: '100% \ufffd' })
  })

  test('never makes the edge throw', async () => {
    const part = fc.constantFrom(
      'limit',
      '=',
      '&',
      '%',
      '%zz',
      '%f0',
      '5',
      'names',
      'a',
      ',',
      '#',
      '?',
      '\u0000',
      '\ud800',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const reply = await run({ query: parts.join('') })
        assert.ok(reply.status === 200 || reply.status === 400)
      }),
    )
  })
})

describe('a path parameter', () => {
  test('is decoded', async () => {
    assert.equal((await run({ params: { id: 'a%2Fb%20%C3%A9' } })).body.params.id, 'a/b é')
  })
  for (const id of ['', '%', '%zz', '%ff', '%00', '%0A', '%7F', 'x'.repeat(257)]) {
    test(`such as ${JSON.stringify(id.slice(0, 8))} is refused`, async () => {
      const reply = await run({ params: { id } })
      assert.equal(reply.status, 400)
      assert.match(reply.body.error, /^id must be /)
    })
  }
})

describe('a body', () => {
  test('may be left out where it is optional', async () => {
    assert.deepEqual((await run({ body: '' })).body.body, {})
  })
  for (const [what, body, error] of [
    ['no JSON', '{', 'The request body must be valid JSON'],
    ['a byte order mark', '\ufeff{}', 'The request body must be valid JSON (it begins with a byte order mark)'],
    ['an array', '[]', 'The request body must be a JSON object'],
    ['null', 'null', 'The request body must be a JSON object'],
    ['text', '"x"', 'The request body must be a JSON object'],
    [
      'deep nesting',
      `{"a":${'['.repeat(64)}${']'.repeat(64)}}`,
      'The request body must not nest deeper than 64 levels',
    ],
    [
      'more values than are read',
      `{"a":[${'0,'.repeat(100_000)}0]}`,
      'The request body must not hold more than 100000 values',
    ],
    ['a wrong type', '{"by":5}', 'by must be a string'],
    ['a float', '{"count":1.5}', 'count must be of type int'],
    ['a number as text', '{"count":"1"}', 'count must be of type number'],
  ] as const) {
    test(`with ${what} is refused with a sentence`, async () => {
      const reply = await run({ body })
      assert.equal(reply.status, 400)
      assert.deepEqual(reply.body, { error })
    })
  }
  test('keeps what it does not know away from the handler', async () => {
    assert.deepEqual((await run({ body: '{"by":"x","other":1}' })).body.body, { by: 'x' })
  })
})

describe('an error', () => {
  const failing = (cause: unknown) =>
    endpoint({
      summary: 'fails',
      auth: 'open',
      responses: {},
      handle: () => {
        throw cause
      },
    }) as unknown as Endpoint

  for (const code of Object.keys(ERRORS) as ErrorCode[]) {
    test(`${code} has its status and names no internals`, async () => {
      const reply = await run({}, failing(new GatewayError(code, 'a sentence', { failure_class: 'internal_error' })))
      assert.equal(reply.status, ERRORS[code].status)
      if (code !== 'RATE_LIMITED')
        assert.deepEqual(reply.body, { error: 'a sentence', failure_class: 'internal_error' })
      assert.equal(reply.headers['www-authenticate'], code === 'UNAUTHORIZED' ? 'Bearer' : undefined)
    })
  }

  test('of another kind is logged and told nothing of', async () => {
    const ports = memory_ports()
    for (const cause of [new TypeError('at /home/x'), 'text', null, undefined, { secret: 1 }]) {
      const reply = await run({}, failing(cause), ports)
      assert.equal(reply.status, 500)
      assert.deepEqual(reply.body, { error: 'Internal error' })
    }
    assert.equal(ports.log.lines.filter((line) => line.event === 'request_failed').length, 5)
  })

  test('may add members and headers', async () => {
    const reply = await run(
      {},
      failing(new GatewayError('CONFLICT', 'settled', { body: { state: 'denied' }, headers: { x: 'y' } })),
    )
    assert.deepEqual(reply.body, { error: 'settled', state: 'denied' })
    assert.equal(reply.headers.x, 'y')
  })
})

describe('a bearer token', () => {
  test('is read from every spelling of the header', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Bearer', 'bearer', 'BEARER', 'bEaReR'),
        fc.integer({ min: 1, max: 9 }),
        fc.stringMatching(/^[!-~]{1,40}$/),
        (scheme, spaces, token) => {
          assert.deepEqual(presented_in(`${scheme}${' '.repeat(spaces)}${token}`), { kind: 'token', token })
        },
      ),
    )
  })

  test('opens nothing when it is wrong, however it is wrong', () => {
    const digest = portable_digest()
    const settings = default_settings({ auth_enabled: true })
    const recognise = recognise_by_digest({ agent: digest.sha256('right'), operator: null }, digest.sha256)
    fc.assert(
      fc.property(fc.string(), (header) => {
        fc.pre(!/^bearer +right *$/i.test(header))
        assert.throws(() => admit(ECHO, presented_in(header), recognise, 'p', settings), /Unauthorized/)
      }),
    )
    assert.equal(admit(ECHO, presented_in('Bearer right'), recognise, 'p', settings).id, 'agent')
  })

  test('of the operator opens operator routes, the ordinary one only when there is no other', () => {
    const digest = portable_digest()
    const operator_route = { ...ECHO, auth: 'operator' } as Endpoint
    const recognise = recognise_by_digest({ agent: digest.sha256('a'), operator: digest.sha256('o') }, digest.sha256)
    const separate = default_settings({ auth_enabled: true, operator_separate: true })
    const shared = default_settings({ auth_enabled: true })
    assert.equal(admit(operator_route, presented_in('Bearer o'), recognise, 'p', separate).id, 'operator')
    assert.throws(() => admit(operator_route, presented_in('Bearer a'), recognise, 'p', separate), /operator/)
    assert.equal(admit(operator_route, presented_in('Bearer a'), recognise, 'p', shared).id, 'agent')
  })

  test('in the query counts for streams alone, and never beside a header', () => {
    const stream = { ...ECHO, auth: 'bearer-or-query' } as Endpoint
    assert.deepEqual(presented_to(stream, undefined, 'a=1&token=x'), { kind: 'token', token: 'x' })
    assert.deepEqual(presented_to(stream, 'Basic y', 'token=x'), { kind: 'malformed' })
    assert.deepEqual(presented_to(ECHO, undefined, 'token=x'), { kind: 'none' })
  })
})

describe('the rate key of a socket call', () => {
  for (const [what, body, key] of [
    ['a decision', { params: { event: { session_id: 's' } } }, 'socket:s'],
    ['a batch of one', [{ params: { event: { session_id: 's' } } }], 'socket:s'],
    ['a wrapped beta event', { params: { session_id: 's' } }, 'socket:s'],
    ['a flat beta event', { event: { session_id: 's' } }, 'socket:s'],
    ['a hook', { session_id: 's' }, 'socket:s'],
    ['a camelCase hook', { sessionId: 's' }, 'socket:s'],
    ['an effect', { payload: { session_id: 's' } }, 'socket:s'],
    ['no session', { params: {} }, 'socket:'],
    ['a session that is no text', { session_id: 5 }, 'socket:'],
    ['no object', 5, 'socket:'],
  ] as const) {
    test(`is found in ${what}`, () => {
      assert.equal(socket_rate_key(JSON.stringify(body)), key)
    })
  }
})

describe('paths', () => {
  test('match by segment, parameters as they are', () => {
    assert.deepEqual(match_path('/report/session/{id}/risk', '/report/session/a%2Fb/risk'), { id: 'a%2Fb' })
    assert.deepEqual(match_path('/report/session/{id}', '/report/session/'), { id: '' })
    assert.equal(match_path('/report/session/{id}', '/report/session/a/b'), undefined)
    assert.equal(match_path('/ahp', '/ahp/'), undefined)
    assert.deepEqual(match_path('/ahp', '/ahp'), {})
  })

  test('exist only on their listener, and for enterprises only when that is on', () => {
    const table = [
      ...routes_of('/gateway', { GET: ECHO }),
      ...routes_of('/both', { GET: { ...ECHO, listener: 'both' } }),
      ...routes_of('/receiver', { GET: { ...ECHO, listener: 'receiver' } }),
      ...routes_of('/enterprise', { GET: { ...ECHO, when: 'enterprise' } }),
    ]
    const paths = (listener: 'gateway' | 'receiver', enterprise_enabled: boolean) =>
      registered(table, listener, { enterprise_enabled }).map((route) => route.path)
    assert.deepEqual(paths('gateway', false), ['/gateway', '/both'])
    assert.deepEqual(paths('gateway', true), ['/gateway', '/both', '/enterprise'])
    assert.deepEqual(paths('receiver', true), ['/both', '/receiver'])
  })

  test('know their methods', () => {
    const table = [...routes_of('/a/{x}', { GET: ECHO, POST: ECHO }), ...routes_of('/b', { PATCH: ECHO })]
    assert.deepEqual(methods_of(table, '/a/1'), ['GET', 'HEAD', 'POST'])
    assert.deepEqual(methods_of(table, '/b'), ['PATCH'])
    assert.deepEqual(methods_of(table, '/c'), [])
  })
})

describe('a web-standard request', () => {
  const digest = portable_digest()
  const recognise = recognise_by_digest({ agent: digest.sha256('right'), operator: null }, digest.sha256)
  const door = { path: '/x/{id}', recognise, peer: '192.0.2.1' }
  const guarded = () => memory_ports({ settings: { auth_enabled: true } })
  const authorization = 'Bearer right'

  test('is answered by the same edge', async () => {
    const request = new Request('http://x/x/a%20b?limit=5', {
      method: 'POST',
      headers: { authorization },
      body: '{"by":"me"}',
    })
    const response = await serve(ECHO, request, guarded(), door)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.deepEqual(await response.json(), { params: { id: 'a b' }, query: { limit: 5 }, body: { by: 'me' } })
  })

  test('needs its token before its body is read', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('the body was read')
      },
    })
    const request = new Request('http://x/x/a', { method: 'POST', body, duplex: 'half' } as RequestInit)
    const response = await serve(ECHO, request, guarded(), door)
    assert.equal(response.status, 401)
  })

  test('of another path is unknown', async () => {
    assert.equal((await serve(ECHO, new Request('http://x/y'), guarded(), door)).status, 404)
  })

  test('is cut off at the limit, announced or not', async () => {
    const announced = new Request('http://x/x/a', {
      method: 'POST',
      headers: { authorization },
      body: 'x'.repeat(MAX_BODY_BYTES + 1),
    })
    assert.equal((await serve(ECHO, announced, guarded(), door)).status, 413)
    let sent_bytes = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent_bytes += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const init = { method: 'POST', headers: { authorization }, body: endless, duplex: 'half' } as RequestInit
    assert.equal((await serve(ECHO, new Request('http://x/x/a', init), guarded(), door)).status, 413)
    assert.ok(sent_bytes < MAX_BODY_BYTES + 4_000_000)
  })

  test('with bytes that are not UTF-8 is refused, also where a body is optional', async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d])
    const request = new Request('http://x/x/a', { method: 'POST', headers: { authorization }, body: bytes })
    assert.equal((await serve(ECHO, request, guarded(), door)).status, 400)
  })
})
