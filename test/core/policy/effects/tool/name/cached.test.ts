// What is kept of the names of tools: the same answers as without, of no more names than the limit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cached } from '#core/policy/effects/tool/name/cached.ts'

test('an answer is worked out once for two texts, and apart for others', () => {
  const asked: string[] = []
  const joined = cached((one, other) => {
    asked.push(`${one}|${other}`)
    return one + other
  })
  assert.deepEqual([joined('a', 'b'), joined('a', 'b'), joined('ab', ''), joined('a', '')], ['ab', 'ab', 'ab', 'a'])
  assert.deepEqual(asked, ['a|b', 'ab|', 'a|'])
})

test('answers that are nothing are remembered, too', () => {
  let asked = 0
  const nothing = cached(() => {
    asked += 1
    return null
  })
  assert.equal(nothing('a', ''), null)
  assert.equal(nothing('a', ''), null)
  assert.equal(asked, 1)
})

test('long names and many names are worked out each time, with the same answers', () => {
  let asked = 0
  const size = cached((one, other) => {
    asked += 1
    return one.length + other.length
  })
  assert.equal(size('a'.repeat(300), ''), 300)
  assert.equal(size('a'.repeat(300), ''), 300)
  assert.equal(asked, 2)
  for (let at = 0; at < 1024; at++) size(`${at}`, 'x')
  size('0', 'x')
  size('one more', 'x')
  size('0', 'x')
  assert.equal(asked, 2 + 1024 + 2)
})

test('whatever two texts are asked for, none gets the answer of another', () => {
  const pair = cached((one, other) => JSON.stringify([one, other]))
  const text = fc.string({ unit: fc.constantFrom('a', '_', '\n') })
  fc.assert(fc.property(text, text, (one, other) => pair(one, other) === JSON.stringify([one, other])))
})
