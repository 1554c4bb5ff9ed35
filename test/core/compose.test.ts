// Patterns put together are the ones that would have been written in one line.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choice, in_turn, one_of, together, whole, within } from '#core/compose.ts'

test('parts stand beside each other with the flags they were written with', () => {
  assert.deepEqual(one_of(/a\/b/i, /[|]c|d/i), /a\/b|[|]c|d/i)
  assert.deepEqual(in_turn(/^/i, choice(/a/i, /b/i), /\s?/i, /(c)$/i), /^(?:a|b)\s?(c)$/i)
  assert.deepEqual(whole(/a/, /b|c/), /^(?:a|b|c)$/)
  assert.deepEqual(within('(?:^|_)', [/a/u, /b/u], '?\\d'), /(?:^|_)(?:a|b)?\d/u)
})

test('a whole text is one of the parts and nothing besides', () => {
  const name = whole(/get/, /read(?:_all)?/)
  for (const taken of ['get', 'read', 'read_all']) assert.ok(name.test(taken), taken)
  for (const left of ['', 'gets', 'a read', 'get\nread']) assert.ok(!name.test(left), left)
})

test('patterns together match what one of them matches, whatever their flags, and are not joined when they count groups', () => {
  const joined = together([/(b)c/, /^drop\s+table/i, /d$/, /^e/m, /users\b/i])
  assert.equal(joined?.length, 3)
  const matches = (text: string) => joined?.some((pattern) => pattern.test(text)) === true
  for (const text of ['abc', 'DROP TABLE t', 'x\ne', 'sd', 'USERS x']) assert.ok(matches(text), text)
  for (const text of ['BC', 'a drop table', 'D', 'userside']) assert.ok(!matches(text), text)
  assert.equal(together([/a/, /(b)\1/]), null)
})
