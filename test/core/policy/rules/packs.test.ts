// The built-in packs as one: no dangerous effect without a rule, ordinary work without a question. Source: ENGINE 9.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { base_of_kind, EFFECT_KINDS } from '#core/policy/effects/base.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { is_harmless } from '#core/policy/judge.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { match_rules, pack, rule } from '#core/policy/rules/pack.ts'
import { action_of_example, is_allowed, prove } from '#core/policy/rules/prove.ts'
import { PackSpec } from '#core/policy/rules/schema.ts'

const SELF = { ports: [8080], files: ['/tmp/asg.sock', '/tmp/asg-trajectory.db'] }
const policy = compile_policy(BUILTIN_PACKS, { self: SELF })

describe('the built-in packs', () => {
  for (const pack of BUILTIN_PACKS) {
    test(`${pack.pack} holds every example and suggests only what is allowed`, () => {
      assert.deepEqual(prove([pack], policy), [])
    })

    test(`${pack.pack} has the shape that operators' packs must have`, () => {
      PackSpec.parse(pack)
      for (const rule of pack.rules) {
        assert.ok(rule.match.length >= 3 && rule.not_match.length >= 3, `${rule.id} needs three examples of each kind`)
      }
    })
  }

  test('every effect that must not happen unattended is named by a rule', () => {
    for (const pack of BUILTIN_PACKS) {
      for (const rule of pack.rules) {
        const top = Math.max(rule.score.d1, rule.score.d2, rule.score.d3)
        if (top === 3) assert.ok(rule.verdict === 'defer' || rule.verdict === 'block', rule.id)
      }
    }
  })

  test('an effect that by itself must not happen unattended is covered by a rule of at least defer', () => {
    const { rules } = compile_policy(BUILTIN_PACKS, { self: SELF })
    const uncovered: string[] = []
    for (const kind of EFFECT_KINDS) {
      const [d1, d3] = base_of_kind(kind, {}, [], null)
      if (Math.max(d1, d3) < 3) continue
      const effect: Effect = {
        kind,
        target: 'x',
        cert: 'literal',
        scope: null,
        taint: [],
        via: [],
        span: [0, 0],
        fields: {},
        head: 'x',
        d: [d1, 0, d3],
      }
      const matches = match_rules(rules, [effect], { effects: [effect], budget: { tests: 0 } })
      if (!matches.some(({ rule: { spec } }) => spec.verdict === 'defer' || spec.verdict === 'block'))
        uncovered.push(kind)
    }
    assert.ok(EFFECT_KINDS.length > 70)
    assert.deepEqual(uncovered, [])
  })

  test('a rule that allows is named among the findings, takes the question away, and nothing from what is not proven', () => {
    const own = pack({
      pack: 'own',
      version: '1.0.0',
      rules: [
        rule({
          id: 'own/push',
          when: { effect: 'vcs.push', field: 'force', is: true },
          verdict: 'allow',
          score: { d1: 1, d2: 1, d3: 0 },
          category: 8,
          reason: 'Branches are personal here.',
          match: ['git push --force'],
          not_match: ['git push'],
        }),
      ],
    })
    const allowing = compile_policy([...BUILTIN_PACKS, own], { self: SELF })
    assert.deepEqual(prove([own], allowing), [])
    const verdict = (command: string) => allowing.judge(action_of_example(command), null)
    assert.ok(is_harmless(verdict('git push --force')))
    assert.deepEqual(
      verdict('git push --force').findings.map((finding) => [finding.rule_id, finding.verdict]),
      [['own/push', 'allow']],
    )
    assert.equal(verdict('git push --force; $CMD').verdict, 'defer')
    assert.equal(verdict('git push --force && rm -rf ~').verdict, 'block')
  })

  test('locked rules stay on when the operator switches everything off', () => {
    const disabled = new Set(BUILTIN_PACKS.flatMap((pack) => pack.rules.map((rule) => rule.id)))
    const bare = compile_policy(BUILTIN_PACKS, { self: SELF, disabled })
    const locked = BUILTIN_PACKS.flatMap((pack) => pack.rules).filter((rule) => rule.lock === true)
    const left = bare.rules.rules.filter((rule) => rule.lowered === null)
    assert.deepEqual(left.map((rule) => rule.spec.id).sort(), locked.map((rule) => rule.id).sort())
  })

  test('ordinary development work is allowed', () => {
    for (const command of [
      'npm test',
      'npm ci && npm run build 2>&1 | tail -40',
      'git status && git diff --stat',
      'git add -A && git commit -m "core: never rm -rf /"',
      'cargo test --workspace',
      'rm -rf node_modules dist',
      'python3 -m pytest -q tests/unit',
      'docker compose up -d && docker compose logs --tail 20 api',
      "rg 'rm -rf' src | head",
      "cat > README.md <<'EOF'\nBlocks `rm -rf ~` and fork bombs.\nEOF",
      'curl -s localhost:3000/health | jq .status',
      'kubectl get pods -n prod',
      'terraform plan',
    ]) {
      assert.ok(is_allowed(policy, command), command)
    }
  })
})

describe('compiling', () => {
  const example = { match: ['a', 'b', 'c'], not_match: ['d', 'e', 'f'] }
  const rule = {
    id: 'p/x',
    when: { effect: 'fs.delete' },
    verdict: 'block' as const,
    score: { d1: 1, d2: 1, d3: 1 },
    category: 2,
    reason: 'Deletes it.',
    ...example,
  }
  const pack = (change: object) =>
    [{ pack: 'p', version: '1.0.0', rules: [{ ...rule, ...change }] }] as Parameters<typeof compile_policy>[0]

  const both = (change: object) => [...pack({}), { ...pack(change)[0], pack: 'p' }] as ReturnType<typeof pack>

  test('two rules may say the same about the same, and one of them anything while it is in shadow', () => {
    assert.ok(compile_policy(both({ id: 'p/y' }), { self: SELF }))
    assert.ok(compile_policy(both({ id: 'p/y', verdict: 'defer', mode: 'shadow' }), { self: SELF }))
  })

  test('names the rule that cannot be loaded', () => {
    const refused: [RegExp, Parameters<typeof compile_policy>[0]][] = [
      [/p\/x: a rule that lets actions pass/, pack({ verdict: 'audit', score: { d1: 2, d2: 0, d3: 0 } })],
      [
        /p\/x: the list \$nowhere is not defined/,
        pack({ when: { effect: 'fs.delete', field: 'path', in: '$nowhere' } }),
      ],
      [/p\/x: .*pattern|p\/x: .*regex|p\/x: /, pack({ when: { effect: 'fs.delete', regex: '(' } })],
      [/q\/x: must start with p\//, pack({ id: 'q/x' })],
      [
        /p\/y: holds for the same as p\/x and says defer instead of block/,
        both({ id: 'p/y', verdict: 'defer' as const }),
      ],
      [/p\/x: two rules have this id/, [...pack({}), ...pack({})]],
    ]
    for (const [message, packs] of refused) assert.throws(() => compile_policy(packs, { self: SELF }), message)
  })

  test('gives another version to another rule set, and the same to the same', () => {
    const one = compile_policy(BUILTIN_PACKS, { self: SELF })
    const less = compile_policy(BUILTIN_PACKS, { self: SELF, disabled: new Set(['core.git/push-delete']) })
    assert.equal(one.version, policy.version)
    assert.notEqual(less.version, policy.version)
    assert.match(policy.version, /^\d+\.\d+\.\d+\+[0-9a-f]{8}$/)
  })
})
