// Letters as ranges: the same answers as Unicode's classes in the scripts that are read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compiled } from '#core/review/detect/language/letters.ts'

const ALPHABET = [...'aZéßőŁаЯіїґ忽令あアー가한علىहमแกิ़ा09٣५ _-.,:\n']
const SOURCES = [
  '\\p{L}+',
  '(?<![\\p{L}\\p{N}])\\p{L}',
  '[^\\p{L}]\\P{L}',
  'Я\\p{L}*',
  '[\\p{L}\\p{N}_-]{2,}(?![\\p{L}])',
  '\\[\\p{L}\\]?',
]

for (const source of SOURCES) {
  test(`finds what Unicode's classes find: ${source}`, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALPHABET), { maxLength: 30 }), (letters) => {
        const text = letters.join('')
        assert.equal(compiled(source).exec(text)?.[0], new RegExp(source, 'iu').exec(text)?.[0])
      }),
      { numRuns: 500 },
    )
  })
}

test('signs and letters of scripts without a vocabulary are no letters here', () => {
  assert.ok(!compiled('\\p{L}').test('— … × ÷ \u0903'))
  assert.ok(compiled('\\P{L}').test('1'))
})
