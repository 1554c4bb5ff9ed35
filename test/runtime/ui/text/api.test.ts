// The description of the interface as lines for people, made from the real one. Source: PRODUCT 7, CONTRACT 5.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describe_routes } from '#core/openapi.ts'
import { ROUTES } from '#functions/index.ts'
import {
  body_of,
  curl_line,
  type Description,
  groups_of,
  limit_words,
  members_of,
  needs_token,
  type_words,
} from '#runtime/ui/text/api.ts'

const described = describe_routes(ROUTES, { enterprise: true }) as unknown as Description
const calls = groups_of(described).flatMap(([, of]) => of)
const call_of = (method: string, path: string) => {
  const found = calls.find((call) => call.method === method && call.path === path)
  assert.ok(found)
  return found
}

describe('the description of the interface', () => {
  test('has every call of every route once, in a group with a name', () => {
    assert.deepEqual(
      calls.map(({ method, path }) => `${method} ${path}`).toSorted(),
      ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted(),
    )
    assert.ok(groups_of(described).every(([title]) => title !== ''))
  })

  test('is narrowed by path, method or summary', () => {
    const found = (text: string) => groups_of(described, text).flatMap(([, of]) => of.map(({ path }) => path))
    assert.deepEqual(found('/ahp/resolve'), ['/ahp/resolve'])
    assert.deepEqual(found('answer an APPROVAL'), ['/ahp/resolve'])
    assert.deepEqual(found('patch '), ['/report/l3-advisory/review/{review_id}'])
    assert.deepEqual(found('nothing of ours'), [])
  })

  test('tells types and limits in words', () => {
    assert.equal(type_words({ anyOf: [{ type: 'string' }, { type: 'null' }] }), 'string or null')
    assert.equal(type_words({ type: 'string', enum: ['allow', 'deny'] }), '"allow" or "deny"')
    assert.equal(type_words({ type: 'array', items: { type: 'object' } }), 'list of object')
    assert.equal(type_words({ type: 'object', additionalProperties: { type: 'integer' } }), 'map of integer')
    assert.equal(type_words({}), 'anything')
    assert.equal(limit_words({ type: 'integer', minimum: 1, maximum: 200, default: 50 }), '1 to 200, by default 50')
    assert.equal(limit_words({ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }), 'at most 9 characters')
    assert.equal(limit_words({ type: 'boolean' }), '')
  })

  test('opens lists, maps, tuples and choices into their members', () => {
    const thing = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
    const names = (schema: Parameters<typeof members_of>[0]) => members_of(schema).map(({ name }) => name)
    assert.deepEqual(names({ type: 'array', items: thing }), ['id'])
    assert.deepEqual(names({ anyOf: [thing, { type: 'null' }] }), ['id'])
    assert.deepEqual(names({ type: 'object', additionalProperties: thing }), ['any other name'])
    assert.deepEqual(names({ prefixItems: [thing, { type: 'string' }] }), ['[0]', '[1]'])
    assert.deepEqual(names({ oneOf: [thing, { ...thing }] }), ['form 1', 'form 2'])
    assert.deepEqual(names({ type: 'string' }), [])
  })

  test('gives a line for a terminal with everything that is required, and no token in it', () => {
    assert.equal(
      curl_line(call_of('POST', '/ahp/resolve'), 'http://127.0.0.1:1'),
      `curl -s -X POST -H "authorization: Bearer $ASG_TOKEN" 'http://127.0.0.1:1/ahp/resolve' -d '{"approval_id":"…","decision":"allow-once"}'`,
    )
    assert.equal(curl_line(call_of('GET', '/health'), 'http://127.0.0.1:1'), "curl -s 'http://127.0.0.1:1/health'")
    assert.equal(needs_token(call_of('GET', '/health').operation), false)
  })

  test('can be told for every call', () => {
    for (const call of calls) {
      assert.ok(curl_line(call, '').startsWith('curl -s'))
      for (const { content } of Object.values(call.operation.responses)) {
        const body = body_of(content)
        assert.ok(body === null || members_of(body.schema).length > 0 || type_words(body.schema) !== '')
      }
    }
  })
})
