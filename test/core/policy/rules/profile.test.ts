import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile_policy } from '#core/policy/compile.ts'
import { is_harmless } from '#core/policy/judge.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { compile_profiles, type ProfileSpec } from '#core/policy/rules/profile.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'
import type { Verdict } from '#core/policy/verdict.ts'

const SELF = { ports: [8080], files: [] }
const SANDBOX = '/home/dev/sandbox/app'

const profile = (rules: ProfileSpec['rules'], ...workspaces: string[]): ProfileSpec => ({
  profile: 'sandbox',
  workspaces: workspaces.length > 0 ? workspaces : ['/home/dev/sandbox'],
  rules,
})

function judge(command: string, cwd: string, ...profiles: ProfileSpec[]): Verdict {
  const policy = compile_policy(BUILTIN_PACKS, { self: SELF, profiles })
  return policy.judge({ ...action_of_example(command), cwd, payload: { command, cwd } }, null)
}

const ids = (verdict: Verdict) => verdict.findings.map((finding) => finding.rule_id)

describe('a profile', () => {
  test('takes the say from a rule in its workspaces, floor included, and nowhere else', () => {
    const off = profile({ 'core.git/push-force': 'off' })
    const here = judge('git push --force', SANDBOX, off)
    assert.ok(is_harmless(here))
    assert.deepEqual(ids(here), [])
    const there = judge('git push --force', '/home/dev/project', off)
    assert.deepEqual([there.verdict, ids(there)], ['defer', ['core.git/push-force']])
    assert.equal(judge('git push --force', '/home/dev/sandbox-2', off).verdict, 'defer')
  })

  test('lets a rule only record', () => {
    const verdict = judge('git push --force', SANDBOX, profile({ 'core.git/push-force': 'audit' }))
    assert.ok(is_harmless(verdict))
    assert.deepEqual([verdict.verdict, ids(verdict)], ['audit', ['core.git/push-force']])
    assert.deepEqual(verdict.findings[0]?.score, { d1: 0, d2: 0, d3: 0 })
  })

  test('makes a rule stricter, and then offers no rewrite', () => {
    const verdict = judge('git push --force', SANDBOX, profile({ 'core.git/push-force': 'block' }))
    assert.deepEqual([verdict.verdict, verdict.rewrite], ['block', null])
  })

  test('says nothing about what other rules object to', () => {
    const off = profile({ 'core.git/push-force': 'off', 'core.fs/rm-tree': 'off' })
    assert.equal(judge('git push --force --all', SANDBOX, off).verdict, 'block')
    assert.equal(judge('git push --force && npm publish', SANDBOX, off).verdict, 'defer')
    assert.equal(judge('rm -rf src && rm -rf ~', SANDBOX, off).verdict, 'block')
  })

  test('reaches no further than its workspace, and nothing that is not proven', () => {
    const off = profile({ 'core.fs/rm-tree': 'off', 'core.fs/rm-workspace': 'off', 'core.secrets/read': 'off' })
    assert.ok(is_harmless(judge('rm -rf src', SANDBOX, off)))
    assert.ok(is_harmless(judge('cat .env', SANDBOX, off)))
    assert.ok(!is_harmless(judge('cat ~/.ssh/id_rsa', SANDBOX, off)))
    assert.ok(!is_harmless(judge('rm -rf ../../project/src', SANDBOX, off)))
    assert.ok(!is_harmless(judge('rm -rf src; $CMD', SANDBOX, off)))
  })

  test('cannot touch a locked rule, and must name rules that exist', () => {
    const [locked] = BUILTIN_PACKS.flatMap((pack) => pack.rules).filter((rule) => rule.lock === true)
    assert.ok(locked)
    assert.throws(() => judge('ls', '/', profile({ [locked.id]: 'off' })), /^Error: sandbox: .*: is locked$/)
    assert.throws(
      () => judge('ls', '/', profile({ 'core.git/nothing': 'off' })),
      /core\.git\/nothing: there is no such/,
    )
    assert.equal(judge('rm -rf /', SANDBOX, profile({ [locked.id]: 'block' })).verdict, 'block')
  })

  test('changes the version of the policy', () => {
    const version = (profiles: ProfileSpec[]) => compile_policy(BUILTIN_PACKS, { self: SELF, profiles }).version
    assert.equal(version([]), compile_policy(BUILTIN_PACKS, { self: SELF }).version)
    assert.notEqual(version([profile({ 'core.git/push-force': 'off' })]), version([]))
  })
})

describe('several profiles', () => {
  const id = 'core.git/push-force'

  test('the pattern that is closest to the workspace has the last word, whatever the order', () => {
    const wide = profile({ [id]: 'block', 'core.pkg/publish': 'off' }, '/home/dev')
    const near = profile({ [id]: 'off' }, '/home/dev/sandbox/*')
    for (const profiles of [
      [wide, near],
      [near, wide],
    ]) {
      const overrides = compile_profiles(profiles)(SANDBOX)
      assert.deepEqual(
        [...(overrides ?? [])].sort(),
        [
          [id, 'off'],
          ['core.pkg/publish', 'off'],
        ].sort(),
      )
    }
    assert.equal(compile_profiles([wide, near])('/home/dev/other')?.get(id), 'block')
    assert.equal(compile_profiles([wide, near])('/srv'), null)
    assert.equal(compile_profiles([wide])(null), null)
  })

  test('folders match with and without a slash at the end, drives and all below, and no other', () => {
    const matches = (pattern: string, folder: string) =>
      compile_profiles([profile({ [id]: 'off' }, pattern)])(folder) !== null
    assert.ok(matches('/srv/app/', '/srv/app') && matches('/srv/app', '/srv/app/') && matches('/srv/*', '/srv/a/b/.c'))
    assert.ok(matches('c:\\work', 'c:/work/x') && matches('/', '/any/where'))
    assert.ok(!matches('/srv/app', '/srv/application') && !matches('/srv/*', '/srv') && !matches('/srv/app', 'srv/app'))
  })

  test('more than the limit are refused', () => {
    const many = Array.from({ length: 65 }, () => profile({ [id]: 'off' }))
    assert.throws(() => compile_profiles(many), /more than 64 profiles/)
  })
})

describe('a rule that is switched off everywhere', () => {
  const disabled = compile_policy(BUILTIN_PACKS, { self: SELF, disabled: new Set(['core.git/push-force']) })
  const verdict = (command: string) => disabled.judge(action_of_example(command), null)

  test('asks no more, neither by itself nor by the floor', () => {
    assert.ok(is_harmless(verdict('git push --force')))
    assert.equal(verdict('git push --force --all').verdict, 'block')
  })

  test('lowers nothing but what it alone objected to', () => {
    const rules = BUILTIN_PACKS.flatMap((pack) => pack.rules)
    const plain = compile_policy(BUILTIN_PACKS, { self: SELF })
    fc.assert(
      fc.property(fc.constantFrom(...rules.flatMap((rule) => rule.match)), (example) => {
        const before = plain.judge(action_of_example(example), null)
        if (before.findings.some((finding) => finding.rule_id === 'core.git/push-force')) return
        const after = disabled.judge(action_of_example(example), null)
        const shown = ({ verdict: word, d1, d2, d3, findings }: Verdict) => ({ word, d1, d2, d3, findings })
        assert.deepEqual(shown(after), shown(before))
      }),
      { numRuns: 300 },
    )
  })
})
