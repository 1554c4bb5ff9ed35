// Texts of agents as the dashboard shows them: nothing unseen, nothing lost, nothing endless.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { beginning, cut, visible_line, visible_parts } from '#runtime/ui/text/visible.ts'

const TRICKS = [
  '\u202e',
  '\u2066',
  '\u200b',
  '\u0000',
  '\u001b',
  '\r',
  '\u00ad',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
  '\ufe0f',
  '\u2028',
]
const tricky = fc
  .array(fc.oneof(fc.constantFrom(...TRICKS), fc.string({ unit: 'binary' })), { maxLength: 20 })
  .map((parts) => parts.join(''))

describe('texts of agents', () => {
  for (const trick of TRICKS) {
    test(`U+${trick.codePointAt(0)?.toString(16)} is shown by its name`, () => {
      const parts = visible_parts(`a${trick}b`)
      assert.equal(parts.length, 3)
      assert.ok(parts[1] && 'code' in parts[1])
    })
  }
  for (const text of ['rm -rf ~', 'a\tb\nc', 'Grüße, 東京, עברית, العربية', 'naïve — “quoted” 👍', '']) {
    test(`${JSON.stringify(text)} stays as it is`, () => {
      assert.deepEqual(visible_parts(text), text === '' ? [] : [{ text }])
    })
  }
  test('every character is there once, in order, and no mark is left in plain parts', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const parts = visible_parts(text)
        const back = parts.map((part) =>
          'text' in part ? part.text : String.fromCodePoint(Number.parseInt(part.code.slice(2), 16)),
        )
        assert.equal(back.join(''), text)
        for (const part of parts) if ('text' in part) assert.deepEqual(visible_parts(part.text), [part])
      }),
    )
  })
  test('a line is one line, within its length, and well-formed', () => {
    fc.assert(
      fc.property(tricky, fc.integer({ min: 2, max: 60 }), (text, max) => {
        const line = visible_line(text, max)
        assert.ok(line.length <= max && line.isWellFormed() && !/[\n\r\u2028\u202e]/.test(line))
      }),
    )
  })
  test('what is cut says so, and what is short is whole', () => {
    assert.equal(cut('abcdef', 4), 'abc…')
    assert.equal(cut('abcd', 4), 'abcd')
    assert.equal(cut('ab👍', 4), 'ab👍')
    assert.equal(cut('ab👍d', 4), 'ab…')
    assert.equal(beginning('a\nb\nc', 2, 100), 'a\nb …')
    assert.equal(beginning('a\nb', 2, 100), 'a\nb')
  })
})
