// The table of brackets against a plain count, over random code.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { opens, partners_of } from '#core/policy/effects/inline/value/brackets.ts'
import { tokenize } from '#core/policy/effects/inline/value/token.ts'
import { weakening_of } from '#core/policy/effects/text/edit/weaken.ts'

test('every opening bracket finds the closing one that a count of depth finds', () => {
  const code = fc.array(fc.constantFrom('(', ')', '[', ']', '{', '}', ' a ', ', ', ' 1 '), { maxLength: 40 })
  fc.assert(
    fc.property(code, (parts) => {
      const { tokens } = tokenize(parts.join(''), 'python')
      tokens.forEach((token, at) => {
        if (!opens(token)) return
        let depth = 0
        const close = tokens.findIndex((one, i) => {
          if (i < at || one.kind !== 'mark') return false
          depth += opens(one) ? 1 : /[)\]}]/.test(one.text) ? -1 : 0
          return depth === 0
        })
        assert.equal(partners_of(tokens).get(at) ?? -1, close)
      })
    }),
  )
})

test('an edit by a stream editor is judged by what comes in, however it is indented', () => {
  assert.equal(weakening_of('  3 s/verify = True/verify = False/'), 'tls')
  assert.equal(weakening_of('/x/ s|verify = False|verify = True|'), null)
  assert.equal(weakening_of('s/a\\/b/verify = False/g'), 'tls')
  assert.equal(weakening_of(`s/${'\\'.repeat(64)}`), null)
})
