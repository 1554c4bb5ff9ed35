import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical_json, is_same_json, nests_deeper, parse_json } from '#core/json.ts'

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

test('depth far beyond the limit is refused without exhausting the stack', () => {
  assert.equal(parse_json('['.repeat(1_000_000) + ']'.repeat(1_000_000)), undefined)
})

test('what is not JSON is undefined', () => {
  for (const text of ['', ' ', '{', 'nul', '{"a":1}x', "{'a':1}", 'NaN'])
    assert.equal(parse_json(text), undefined, text)
})
