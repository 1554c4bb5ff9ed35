// A rule leaves its trial by one word of its file; everything else in the file stays to the letter.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { parse } from 'yaml'
import { end_trial } from '#runtime/policy/end-trial.ts'

const PACK = `# ours
pack: acme
version: 1.0.0
rules:
  - id: acme/no-yarn # by name
    mode: "shadow" # until March
    reason: This project uses npm.

  - { id: acme/no-pnpm, mode: shadow, reason: "npm: only" }
  - id: acme/no-bun
    mode: on
`

suite('the end of a trial', () => {
  test('replaces the one word, in both ways of writing a rule', () => {
    assert.equal(end_trial(PACK, 'acme/no-yarn'), PACK.replace('"shadow"', 'on'))
    assert.equal(end_trial(PACK, 'acme/no-pnpm'), PACK.replace('mode: shadow, r', 'mode: on, r'))
  })

  test('gives a rule of a pack that is on trial as a whole a mode of its own', () => {
    const pack =
      'pack: a\ndefault: shadow\nrules:\n  - verdict: block\n    id: a/b # why\n  - {id: a/c, verdict: block}\n'
    const block = end_trial(pack, 'a/b') ?? ''
    assert.equal(block, pack.replace('id: a/b', 'id: a/b\n    mode: on'))
    assert.deepEqual(parse(block).rules[0], { verdict: 'block', id: 'a/b', mode: 'on' })
    const flow = end_trial(pack, 'a/c') ?? ''
    assert.deepEqual(parse(flow).rules, [parse(pack).rules[0], { id: 'a/c', mode: 'on', verdict: 'block' }])
  })

  test('keeps the ends of lines of the file', () => {
    const windows = PACK.replaceAll('\n', '\r\n')
    assert.equal(end_trial(windows, 'acme/no-yarn'), windows.replace('"shadow"', 'on'))
    const pack = 'pack: a\r\ndefault: shadow\r\nrules:\r\n  - id: a/b\r\n'
    assert.equal(end_trial(pack, 'a/b'), pack.replace('id: a/b', 'id: a/b\r\n    mode: on'))
  })

  test('refuses rules that are not there or not on trial, and texts that are no pack', () => {
    assert.equal(end_trial(PACK, 'acme/no-bun'), null)
    assert.equal(end_trial(PACK, 'acme/nothing'), null)
    for (const text of ['', 'rules: 7', 'rules:\n  - id: [acme/no-yarn', 'profile: x\nrules:\n  acme/no-yarn: audit\n'])
      assert.equal(end_trial(text, 'acme/no-yarn'), null, text)
  })
})
