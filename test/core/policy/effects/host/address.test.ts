// Every spelling of an address, and where it leads.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { address_of, canonical_host, host_kind, is_address } from '#core/policy/effects/host/address.ts'
import type { HostKind } from '#core/policy/effects/host/hosts.ts'

describe('an address', () => {
  const read: [text: string, host: string, port: number | null, scheme: string | null, path: string][] = [
    ['https://Example.COM/a/b?c=d#e', 'example.com', null, 'https', '/a/b?c=d#e'],
    ['http://example.com:8080', 'example.com', 8080, 'http', ''],
    ['example.com:443', 'example.com', 443, null, ''],
    ['localhost:3000/health', 'localhost', 3000, null, '/health'],
    ['git@github.com:owner/repo.git', 'github.com', null, null, ''],
    ['ssh://git@host.example:2222/r', 'host.example', 2222, 'ssh', '/r'],
    ['http://[::1]:8080/x', '::1', 8080, 'http', '/x'],
    ['tcp://203.0.113.7:4444', '203.0.113.7', 4444, 'tcp', ''],
  ]
  for (const [text, host, port, scheme] of read) {
    test(`${text} is read`, () => {
      const address = address_of(text)
      assert.deepEqual([address?.host, address?.port, address?.scheme], [host, port, scheme])
    })
  }

  test('keeps path and query, which tell an interface from its neighbours', () => {
    assert.equal(address_of('http://localhost:8080/ahp/resolve?x=1')?.path, '/ahp/resolve?x=1')
    assert.equal(address_of('https://example.com')?.path, '')
    assert.equal(address_of('git@github.com:owner/repo.git')?.path, 'owner/repo.git')
  })

  test('tells a password in it, and a user without one', () => {
    assert.equal(address_of('https://user:secret@example.com/x')?.credentials, true)
    assert.equal(address_of('https://user@example.com/x')?.credentials, false)
    assert.equal(address_of('https://user:secret@example.com/x')?.host, 'example.com')
  })

  test('is not what only looks like one', () => {
    for (const text of ['', ' ', '-v', './a/b', '/etc/passwd', 'file.txt:12:5', 'a b', '--url'])
      assert.equal(is_address(text), false, text)
  })
})

describe('the kind of a host', () => {
  const kinds: [HostKind, string[]][] = [
    ['loopback', ['localhost', '127.0.0.1', '127.8.9.1', '::1', 'app.localhost']],
    ['private', ['10.0.0.1', '192.168.1.9', '172.16.0.1', '172.31.255.255', 'fd00::1']],
    ['metadata', ['169.254.169.254', 'metadata.google.internal', '100.100.100.200', 'fd00:ec2::254']],
    ['registry', ['registry.npmjs.org', 'pypi.org', 'proxy.golang.org', 'ghcr.io']],
    ['known', ['github.com', 'api.github.com', 'objects.githubusercontent.com']],
    ['ip-literal', ['203.0.113.7', '8.8.8.8', '172.32.0.1', '2001:db8::1']],
    ['punycode', ['xn--bcher-kva.example']],
    ['lookalike', ['xn--githb-mva.com', 'xn--gthub-n4a.com', 'gìthub.com', 'gith\u0443b.com', 'g\u0456thub.com']],
    ['unknown', ['host.example', 'evil.example', 'notgithub.com.evil.example', 'münchen.example', '日本.example']],
  ]
  for (const [kind, hosts] of kinds) {
    test(`is ${kind} for ${hosts.join(', ')}`, () => {
      for (const host of hosts) assert.equal(host_kind(canonical_host(host)), kind, host)
    })
  }

  test('is that of the address however a number is written', () => {
    for (const host of [
      '2852039166',
      '0xa9fea9fe',
      '0251.0376.0251.0376',
      '169.254.43518',
      '0xa9.0xfe.0xa9.0xfe',
      '[::ffff:169.254.169.254]',
    ])
      assert.equal(address_of(`http://${host}/latest/meta-data/`)?.kind, 'metadata', host)
    for (const host of ['2130706433', '0x7f.1', '127.1', '0', '0.0.0.0', '[::ffff:127.0.0.1]'])
      assert.equal(address_of(`http://${host}/`)?.kind, 'loopback', host)
  })

  test('is not that of a name with a trusted one in front, behind or as user', () => {
    for (const text of ['https://www.google.com.au/x', 'https://evil-github.com/x', 'https://jane@evil.example/x'])
      assert.equal(address_of(text)?.kind, 'unknown', text)
    for (const text of [
      'https://github.com.evil.example/x',
      'https://github.com@evil.example/x',
      'https://github.com:x@evil.example/',
    ])
      assert.equal(address_of(text)?.kind, 'lookalike', text)
  })

  test('is not looked for in a text that is longer than any name', () => {
    assert.equal(address_of(`https://${'a.'.repeat(16_000)}github.com/x`)?.kind, 'unknown')
    assert.equal(address_of(`https://${'a.'.repeat(20)}github.com/x`)?.kind, host_kind('github.com'))
  })

  test('does not depend on case, a dot at the end or the way the URL goes on', () => {
    const hosts = fc.constantFrom(...kinds.flatMap(([, list]) => list).filter((host) => !host.includes(':')))
    const tails = fc.constantFrom('', '/', '/a', '?q=1', '#f', ':8443/x')
    fc.assert(
      fc.property(hosts, tails, fc.boolean(), (host, tail, upper) => {
        const shown = upper ? host.toUpperCase() : host
        assert.equal(address_of(`https://${shown}${tail}`)?.kind, host_kind(host))
        if (!/^[\d.]+$/.test(host)) assert.equal(host_kind(canonical_host(`${host}.`)), host_kind(host))
      }),
    )
  })
})

test('any text is an address or none, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.ipV4(), fc.ipV6(), fc.domain()), (text) => {
      const address = address_of(text)
      if (address === null) return
      assert.equal(canonical_host(address.host), address.host)
      assert.ok(
        address.port === null || (Number.isInteger(address.port) && address.port >= 0 && address.port <= 65_535),
      )
      assert.equal(address.kind, host_kind(address.host))
    }),
    { numRuns: 2000 },
  )
})
