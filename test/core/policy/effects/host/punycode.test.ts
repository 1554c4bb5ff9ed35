// Host names in punycode are read as people see them.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { decode_host } from '#core/policy/effects/host/punycode.ts'

describe('a host of another script', () => {
  test('is read as it is shown', () => {
    for (const [encoded, shown] of [
      ['xn--bcher-kva.example', 'bücher.example'],
      ['xn--gthub-n4a.com', 'gıthub.com'],
      ['xn--80ak6aa92e.com', 'аррӏе.com'],
      ['www.xn--fiqs8s.xn--fiqs8s', 'www.中国.中国'],
    ] as const)
      assert.equal(decode_host(encoded), shown)
  })

  test('stays as it is where a label is none of the encoding', () => {
    for (const host of [
      'github.com',
      'xn--',
      'xn--\u0000.com',
      'xn--999999999999999.com',
      `xn--${'9'.repeat(300)}.com`,
    ])
      assert.equal(decode_host(host), host)
  })

  test('reads the same for us and for the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (label) => {
        const encoded = domainToASCII(`${label}.example`)
        fc.pre(encoded.includes('xn--'))
        assert.equal(decode_host(encoded), domainToUnicode(encoded))
      }),
    )
  })

  test('is total over any text', () => {
    fc.assert(fc.property(fc.string(), (text) => decode_host(`xn--${text}`).length > 0))
  })
})
