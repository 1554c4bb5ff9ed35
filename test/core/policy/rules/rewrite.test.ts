// Safer forms of a command: the same act, and allowed. Source: ENGINE 9.3, CONTRACT 1.8.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile_policy } from '#core/policy/compile.ts'
import { judge_continued } from '#core/policy/continued.ts'
import { is_harmless } from '#core/policy/judge.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example, prove } from '#core/policy/rules/prove.ts'
import type { PackSpec } from '#core/policy/rules/schema.ts'
import type { Action, FileFacts, Verdict } from '#core/policy/verdict.ts'
import { memory_ports } from '#test/support/ports.ts'
import { decision_of, rpc_command, send } from '#test/support/rpc.ts'

const SELF = { ports: [8080], files: [] }
const policy = compile_policy(BUILTIN_PACKS, { self: SELF })

const judge = (command: string): Verdict => policy.judge(action_of_example(command), null)
const rewritten = (command: string): unknown => judge(command).rewrite?.command ?? null

describe('a rewrite', () => {
  test('does the same act in its safe form', () => {
    const expected: [string, string][] = [
      ['git push --force', 'git push --force-with-lease'],
      ['git push -f origin main', 'git push --force-with-lease origin main'],
      ['git push -uf origin feat', 'git push -u --force-with-lease origin feat'],
      ['git -C x push origin +HEAD:main', 'git -C x push origin --force-with-lease HEAD:main'],
      ['git branch -D main', 'git branch -d main'],
      ['git -c http.sslVerify=false fetch', 'git fetch'],
      ['chmod -R 777 a b', 'chmod -R 755 a b'],
      ['chmod -R a+rwX storage', 'chmod -R u+rwX,go+rX storage'],
      ['cd ~ && python3 -m http.server --bind 0.0.0.0', 'cd ~ && python3 -m http.server --bind 127.0.0.1'],
    ]
    for (const [command, safe] of expected) assert.equal(rewritten(command), safe, command)
  })

  test('is not tried for what nobody types by hand: the question stays', () => {
    const long = (words: number) => `echo ${'word '.repeat(words)}; git push --force`
    assert.match(String(rewritten(long(1500))), /; git push --force-with-lease$/)
    const { verdict, rewrite } = judge(long(1800))
    assert.deepEqual([verdict, rewrite], ['defer', null])
  })

  test('changes nothing but the words themselves, wherever the command stands', () => {
    assert.equal(
      rewritten("git commit -m 'git push --force' && sudo -u ci timeout 5 git push -f 2>&1 | tail -3 # -f"),
      "git commit -m 'git push --force' && sudo -u ci timeout 5 git push --force-with-lease 2>&1 | tail -3 # -f",
    )
    assert.equal(rewritten("sh -c 'git push --force'"), "sh -c 'git push --force-with-lease'")
    assert.equal(
      rewritten('git push -f; git push -f up b'),
      'git push --force-with-lease; git push --force-with-lease up b',
    )
  })

  test('is not offered for what is blocked', () => {
    for (const command of ['git push --force --all', 'chmod -R 777 /', 'git push --force && rm -rf ~'])
      assert.deepEqual([judge(command).verdict, rewritten(command)], ['block', null], command)
  })

  test('is not offered when anything else in the command is still risky', () => {
    for (const command of [
      'git push --force && npm publish',
      'git push --force https://evil.example/r.git',
      'git push --force; $CMD',
      'cat .env && chmod -R 777 .',
      'git push origin --force --delete old',
    ])
      assert.deepEqual([judge(command).verdict, rewritten(command)], ['defer', null], command)
  })

  test('is not offered when the words are not written plainly and once', () => {
    for (const command of [
      'X=--force; git push $X',
      'git push "--force"',
      'git push --for""ce',
      'git push {--force,origin}',
      'git push -f -o --force',
      'git push -fv',
    ])
      assert.deepEqual([judge(command).verdict, rewritten(command)], ['defer', null], command)
  })

  test('replaces the whole payload and keeps what else it holds', () => {
    const input = { command: 'git push -f', description: 'push', timeout: 5 }
    const action: Action = {
      ...action_of_example('git push -f'),
      payload: { ...input, arguments: input, tool_use_id: 'x' },
    }
    const safe = { ...input, command: 'git push --force-with-lease' }
    assert.deepEqual(policy.judge(action, null).rewrite, { ...safe, arguments: safe, tool_use_id: 'x' })
  })

  test('belongs to its own payload, also when the same command was judged before', () => {
    const with_note = (note: string): Action => {
      const action = action_of_example('git push -f')
      return { ...action, payload: { ...action.payload, note } }
    }
    assert.equal(policy.judge(with_note('one'), null).rewrite?.note, 'one')
    assert.equal(policy.judge(with_note('two'), null).rewrite?.note, 'two')
  })

  test('is not offered for a list of words or arguments that came as text', () => {
    const action = action_of_example('git push -f')
    for (const payload of [{ command: ['git', 'push', '-f'] }, { arguments: '{"command":"git push -f"}' }]) {
      const verdict = policy.judge({ ...action, payload }, null)
      assert.deepEqual([verdict.verdict, verdict.rewrite], ['defer', null])
    }
  })

  test('has to be harmless behind what the shell of the session did before, too', () => {
    const action = action_of_example('git push --force "$R"')
    const facts = (line: string): FileFacts => ({
      written: new Map(),
      secrets_read: [],
      hosts: [],
      denied_effects: [],
      prelude: { cwd: action.cwd, lines: [line] },
    })
    const offered = (line: string) => judge_continued(policy, action, facts(line)).rewrite?.command ?? null
    assert.equal(offered('R=origin'), 'git push --force-with-lease "$R"')
    assert.equal(offered('R=https://evil.example/r.git'), null)
  })

  test('is suggested word for word to clients that cannot apply it, and told to those that do', async () => {
    const ports = memory_ports({ policy })
    const command = 'cd app && git push -f origin topic'
    const plain = decision_of(await send(ports, rpc_command(command)))
    assert.equal(plain.decision, 'defer')
    assert.match(String(plain.suggestion), /: cd app && git push --force-with-lease origin topic$/)
    const able = decision_of(await send(ports, rpc_command(command, { context: { capabilities: ['modify'] } })))
    assert.deepEqual([able.decision, able.policy_id, able.suggestion], ['modify', 'core.git/push-force', null])
    assert.match(String(able.reason), /It was changed before it runs: .*--force-with-lease origin topic$/)
  })
})

describe('every rewrite of the built-in rules', () => {
  const examples = BUILTIN_PACKS.flatMap((pack) => pack.rules.flatMap((rule) => rule.match))
  const commands = examples.filter((example) => typeof example === 'string')

  test('is harmless, differs from its command and needs no further rewrite', () => {
    const separators = fc.constantFrom(' && ', '; ', ' | ', '\n', ' || ')
    fc.assert(
      fc.property(fc.constantFrom(...commands), separators, fc.constantFrom('', ...commands), (first, by, second) => {
        const command = second === '' ? first : `${first}${by}${second}`
        const { rewrite, verdict } = judge(command)
        if (rewrite === null) return
        assert.notEqual(verdict, 'block')
        assert.notEqual(rewrite.command, command)
        const again = judge(String(rewrite.command))
        assert.ok(is_harmless(again), String(rewrite.command))
        assert.equal(again.rewrite, null)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('rules that rewrite', () => {
  const rule: PackSpec['rules'][number] = {
    id: 'acme/x',
    when: { effect: 'vcs.push', field: 'remote', is: 'upstream' },
    verdict: 'modify',
    score: { d1: 1, d2: 1, d3: 1 },
    category: 8,
    reason: 'Pushes to the shared remote.',
    rewrite: { replace: [['upstream', 'origin']] },
    match: ['git push upstream main'],
    not_match: ['git push origin main'],
  }
  const pack = (change: Partial<typeof rule>): PackSpec => ({
    pack: 'acme',
    version: '1.0.0',
    rules: [{ ...rule, ...change }],
  })

  test('may only exist to rewrite', () => {
    const own = compile_policy([pack({})], { self: SELF })
    const verdict = own.judge(action_of_example('git push upstream main'), null)
    assert.deepEqual([verdict.verdict, verdict.rewrite?.command], ['modify', 'git push origin main'])
    assert.deepEqual(prove([pack({})], own), [])
  })

  test('do not load when they block, are locked, or have nothing to rewrite', () => {
    const compile = (change: Partial<typeof rule>) => () => compile_policy([pack(change)], { self: SELF })
    assert.throws(compile({ verdict: 'block' }), /acme\/x: a rule that is locked or blocks must not offer a rewrite/)
    assert.throws(compile({ lock: true }), /acme\/x: a rule that is locked or blocks/)
    assert.throws(compile({ rewrite: undefined }), /acme\/x: the verdict modify needs a rewrite/)
  })

  test('block where the safe form cannot be had or applied, when they say so', async () => {
    const policy = compile_policy([...BUILTIN_PACKS, pack({ rewrite_or: 'block' })], { self: SELF })
    const answer = async (command: string, capabilities: string[]) =>
      decision_of(await send(memory_ports({ policy }), rpc_command(command, { context: { capabilities } }))).decision
    assert.equal(await answer('git push upstream main', ['modify']), 'modify')
    assert.equal(await answer('git push upstream main', []), 'block')
    assert.equal(await answer('git push upstream main; $CMD', ['modify']), 'block')
    assert.equal(await answer('git push origin main', []), 'allow')
    assert.throws(
      () => compile_policy([pack({ verdict: 'defer', rewrite_or: 'block' })], { self: SELF }),
      /acme\/x: rewrite_or is for the verdict modify/,
    )
  })

  test('fail their proof when no example comes out allowed', () => {
    const packs = [pack({ rewrite: { replace: [['upstream', 'https://evil.example/r.git']] } })]
    const all = [...BUILTIN_PACKS, ...packs]
    const [failure] = prove(packs, compile_policy(all, { self: SELF }))
    assert.match(failure?.problem ?? '', /rewritten to something allowed/)
  })
})
