// JSON at the edge: canonical text and the bounds on what is read. Source: CONTRACT 0.1, 0.3.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical_json, holds_more, is_same_json, nests_deeper, parse_json } from '#core/json.ts'
import { MAX_JSON_VALUES } from '#core/limits.ts'

test('canonical JSON parses back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      assert.deepEqual(JSON.parse(canonical_json(value)), JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('canonical JSON does not depend on the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
      const turned = Object.fromEntries(Object.entries(object).reverse())
      assert.equal(canonical_json(turned), canonical_json(object))
    }),
  )
})

test('canonical JSON is native JSON with sorted keys', () => {
  assert.equal(
    canonical_json({ b: 1, a: ['x', null, true, undefined], c: undefined }),
    '{"a":["x",null,true,null],"b":1}',
  )
})

test('two values are the same exactly when their canonical JSON is', () => {
  const value = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>
  fc.assert(
    fc.property(value, value, (one, other) => {
      assert.equal(is_same_json(one, other), canonical_json(one) === canonical_json(other))
      assert.ok(is_same_json(one, JSON.parse(canonical_json(one))))
    }),
  )
  assert.ok(!is_same_json({ a: undefined }, {}), 'no JSON value has such a member')
  assert.ok(!is_same_json({ toString: 1 }, {}))
})

test('64 levels are read and 65 are refused', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  assert.notEqual(parse_json(nested(64)), undefined)
  assert.equal(parse_json(nested(65)), undefined)
  assert.equal(nests_deeper(JSON.parse(nested(3)), 2), true)
})

test('members, elements and containers are counted, whatever stands in strings', () => {
  /** Of n entries all but the first have a comma in front. */
  const count = (value: unknown): number => {
    if (value === null || typeof value !== 'object') return 0
    const inner = Object.values(value)
    return Math.max(1, inner.length) + inner.reduce<number>((sum, one) => sum + count(one), 0)
  }
  const speaking = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', '{', 'x') })),
  )
  fc.assert(
    fc.property(speaking, (value) => {
      const [text, held] = [JSON.stringify(value), count(value)]
      assert.equal(holds_more(text, held), false, text)
      if (held > 0) assert.equal(holds_more(text, held - 1), true, text)
    }),
  )
})

test('a text of as many values as are permitted is read, one of one more is not, however long its strings are', () => {
  const list = (length: number) => `[${Array(length).fill(0).join(',')}]`
  assert.notEqual(parse_json(list(MAX_JSON_VALUES)), undefined)
  assert.equal(parse_json(list(MAX_JSON_VALUES + 1)), undefined)
  assert.notEqual(parse_json(JSON.stringify(['",[{\\'.repeat(MAX_JSON_VALUES)])), undefined)
  assert.equal(holds_more('"'.repeat(MAX_JSON_VALUES + 2)), false, 'an open string ends with the text')
})

test('depth far beyond the limit is refused without exhausting the stack', () => {
  assert.equal(parse_json('['.repeat(1_000_000) + ']'.repeat(1_000_000)), undefined)
})

test('what is not JSON is undefined', () => {
  for (const text of ['', ' ', '{', 'nul', '{"a":1}x', "{'a':1}", 'NaN'])
    assert.equal(parse_json(text), undefined, text)
})
