// How entries of a scope profile match. Source: CONTRACT 14.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { is_domain_match, is_glob_match, is_path_match, is_prefix_match, is_tool_match } from '#core/scope/match.ts'

describe('an entry of a scope profile', () => {
  for (const [path, pattern, matches] of [
    ['/etc', '/etc', true],
    ['/etc/passwd', '/etc', true],
    ['/etcetera', '/etc', false],
    ['/etc', '/etc/passwd', false],
    ['/anything', '/', true],
    ['/home/a/.ssh/id', '/home/*/.ssh', true],
    ['/home/a/b/.ssh', '/home/*/.ssh', false],
    ['/home/a/b/.ssh/id', '/home/**/.ssh', true],
    ['/home/.ssh', '/home/**/.ssh', true],
    ['/srv/x/key.pem', '/srv/**/*.pem', true],
    ['/srv/x/key.pem.txt', '/srv/**/*.pem', false],
    ['/srv/x', '/srv/**', true],
    ['/srv', '/srv/*', false],
    ['/a/.env/b', '.env', true],
    ['/a/.environment', '.env', false],
    ['/a/key.pem', '*.pem', true],
    ['/a/b', '', false],
  ] as const) {
    test(`${pattern || 'an empty text'} ${matches ? 'covers' : 'does not cover'} ${path}`, () => {
      assert.equal(is_path_match(path, pattern), matches)
    })
  }

  for (const [host, entry, matches] of [
    ['example.com', 'example.com', true],
    ['api.example.com', 'Example.COM', true],
    ['api.example.com', '*.example.com', true],
    ['badexample.com', 'example.com', false],
    ['example.com.evil.test', 'example.com', false],
    ['any.test', '*', true],
    ['any.test', '', false],
  ] as const) {
    test(`${entry || 'an empty text'} ${matches ? 'covers' : 'does not cover'} the host ${host}`, () => {
      assert.equal(is_domain_match(host, entry), matches)
    })
  }

  test('is compared with commands word by word', () => {
    assert.ok(is_prefix_match(['git', 'push', 'origin'], 'git  push'))
    assert.ok(!is_prefix_match(['git', 'pushy'], 'git push'))
    assert.ok(!is_prefix_match(['git'], 'git push'))
    assert.ok(!is_prefix_match(['git'], ' '))
  })

  test('is compared with tools without case, as a glob, or by class', () => {
    assert.ok(is_tool_match(['bash', 'class:shell'], 'BASH'))
    assert.ok(is_tool_match(['bash', 'class:shell'], 'class:shell'))
    assert.ok(is_tool_match(['mcp__x__y', 'class:mcp'], 'mcp__*'))
    assert.ok(!is_tool_match(['bash', 'class:shell'], 'bas'))
    assert.ok(!is_tool_match([], '*'))
  })
})

describe('globs', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 })
  test('say what the regular expression of the same meaning says', () => {
    fc.assert(
      fc.property(letters, letters, (text, pattern) => {
        const expression = new RegExp(`^${pattern.split('*').join('.*')}$`)
        const plain = text.replaceAll('*', 'c')
        assert.equal(is_glob_match(plain, pattern), expression.test(plain))
      }),
    )
  })

  test('of 512 stars do not make a long text slow', () => {
    const text = 'a'.repeat(4096)
    assert.equal(is_glob_match(text, `${'*a'.repeat(256)}b`), false)
    assert.equal(is_path_match(`/${'a/'.repeat(2000)}`, `/${'**/a/'.repeat(100)}b`), false)
  })
})
