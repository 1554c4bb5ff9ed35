// Base64 without a platform's decoder.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { from_base64 } from '#core/base64.ts'

test('reads what the platform wrote, in both alphabets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const bytes = Buffer.from(text, 'utf8')
      assert.equal(from_base64(bytes.toString('base64')), bytes.toString('utf8'))
      assert.equal(from_base64(bytes.toString('base64url')), bytes.toString('utf8'))
    }),
  )
})

test('what is no text, or no base64, stays closed', () => {
  assert.equal(from_base64('/w=='), null)
  assert.equal(from_base64('a b'), null)
})
