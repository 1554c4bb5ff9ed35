// What a rule says about a command it says about every way to write it: each example of each rule, and the dangerous lines of the
// corpus, under all mutations. Source: ENGINE 1 (danger kept under mutation), 9.4.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { compile_policy } from '#core/policy/compile.ts'
import { VERDICTS } from '#core/policy/effects/kind.ts'
import { is_harmless } from '#core/policy/judge.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'
import type { Example } from '#core/policy/rules/schema.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import { read_corpus } from '#test/bench/corpus.ts'
import { MUTATIONS, type Mutation } from '#test/support/input/mutations.ts'

const SELF = { ports: [8080], files: ['/tmp/asg.sock', '/tmp/asg-trajectory.db'] }
const policy = compile_policy(BUILTIN_PACKS, { self: SELF, cache: false })
const rules = BUILTIN_PACKS.flatMap((pack) => pack.rules)

const judge = (command: string, cwd = '/home/dev/project'): Verdict =>
  policy.judge({ ...action_of_example(command), cwd, payload: { command, cwd } }, null)
const strictness = (verdict: Verdict): number => VERDICTS.indexOf(verdict.verdict)
const fires = (verdict: Verdict, rule_id: string): boolean =>
  verdict.findings.some((finding) => finding.rule_id === rule_id)
const commands = (examples: readonly Example[]): string[] => examples.filter((example) => typeof example === 'string')

/** The command in that form, with its verdict; null where the form is not possible. */
function judged(mutation: Mutation, command: string, cwd?: string): { text: string; verdict: Verdict } | null {
  const text = mutation.apply(command)
  return text === null ? null : { text, verdict: judge(text, cwd) }
}

describe('the mutations', () => {
  test('are at least the forty of the design, each with a name of its own, and each applies to a plain command', () => {
    assert.ok(MUTATIONS.length >= 40, `${MUTATIONS.length}`)
    assert.equal(new Set(MUTATIONS.map(({ name }) => name)).size, MUTATIONS.length)
    for (const { name, apply } of MUTATIONS) {
      const forms = ['cp -rf ~/x /etc/hosts', 'cp -rf /etc/hosts x'].map(apply)
      assert.ok(
        forms.some((form) => form !== null),
        name,
      )
    }
  })

  test('leave alone what they would change the meaning of', () => {
    const by_name = new Map(MUTATIONS.map((mutation) => [mutation.name, mutation]))
    const apply = (name: string, command: string) => by_name.get(name)?.apply(command)
    assert.equal(apply('behind env', 'cd /tmp'), null)
    assert.equal(apply('full path', 'export A=1'), null)
    assert.equal(apply('options last', 'chmod -x file'), null)
    assert.equal(apply('$IFS', 'echo "a b"'), null)
    assert.equal(apply('by find', 'a | b'), null)
    assert.equal(apply('behind env', 'Remove-Item -Recurse C:\\'), null)
  })
})

describe('every example that a rule matches', () => {
  for (const mutation of MUTATIONS) {
    test(`is matched ${mutation.name}`, () => {
      const lost: string[] = []
      for (const { id, match } of rules) {
        for (const command of commands(match)) {
          const form = judged(mutation, command)
          if (form === null || fires(form.verdict, id)) continue
          // Who hides something may meet a stricter rule about the hiding.
          const stricter = mutation.kind !== 'ordinary' && strictness(form.verdict) > strictness(judge(command))
          if (!stricter) lost.push(`${id}: ${form.text}`)
        }
      }
      assert.deepEqual(lost, [])
    })
  }
})

describe('every example that a rule does not match', () => {
  for (const mutation of MUTATIONS.filter(({ kind }) => kind !== 'danger')) {
    test(`is not matched ${mutation.name}`, () => {
      const fired: string[] = []
      for (const { id, not_match } of rules) {
        // That rule is about characters that are not what they look like.
        if (id === 'core.text/hidden' && mutation.kind === 'evasive') continue
        for (const command of commands(not_match)) {
          const form = judged(mutation, command)
          if (form === null) continue
          const prompts = mutation.kind === 'ordinary' && is_harmless(judge(command)) && !is_harmless(form.verdict)
          if (fires(form.verdict, id) || prompts) fired.push(`${id}: ${form.text}`)
        }
      }
      assert.deepEqual(fired, [])
    })
  }
})

describe('danger of the corpus', () => {
  const file = fileURLToPath(new URL('../../../corpus/heldout-shell.jsonl', import.meta.url))
  const dangers = read_corpus(file).lines.flatMap(({ label, command, cwd }) => {
    if (label !== 'danger' || command === undefined) return []
    const verdict = judge(command, cwd)
    return is_harmless(verdict) ? [] : [{ command, cwd, verdict }]
  })

  test('is kept by at least 97 % under every mutation', () => {
    assert.ok(dangers.length > 700)
    for (const mutation of MUTATIONS) {
      const lost: string[] = []
      let forms = 0
      for (const { command, cwd, verdict } of dangers) {
        const form = judged(mutation, command, cwd)
        if (form === null) continue
        forms++
        if (is_harmless(form.verdict) || strictness(form.verdict) < strictness(verdict)) lost.push(form.text)
      }
      assert.ok(
        lost.length <= forms * 0.03,
        `${mutation.name}: ${lost.length} of ${forms}: ${lost.slice(0, 3).join('\n')}`,
      )
    }
  })
})
