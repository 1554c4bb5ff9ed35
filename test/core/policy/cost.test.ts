// What the engine does for a command, counted instead of timed: predicate tests and characters read, on the corpus and on the
// largest inputs. Source: ENGINE 2.3, 3 (budgets), 9.4 (cost), 22.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { compile_policy } from '#core/policy/compile.ts'
import { VERDICTS } from '#core/policy/effects/kind.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { analyze } from '#core/policy/parse/analyze.ts'
import { MAX_WORK } from '#core/policy/parse/budget.ts'
import { MAX_PREDICATE_TESTS } from '#core/policy/rules/match.ts'
import { match_rules } from '#core/policy/rules/pack.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'
import { read_corpus } from '#test/bench/corpus.ts'
import { median } from '#test/bench/measure/statistics.ts'
import { grows_linearly } from '#test/support/input/growth.ts'
import { large_inputs, once_quadratic, repeated } from '#test/support/input/large-inputs.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: ['/tmp/asg.sock'] }, cache: false })
const PLACE = { cwd: '/home/dev/project', home: '/home/dev' }

const commands = ['heldout-shell.jsonl', 'agent-histories.jsonl'].flatMap((name) =>
  read_corpus(fileURLToPath(new URL(`../../corpus/${name}`, import.meta.url))).lines.flatMap(({ command, label }) =>
    command !== undefined && label === 'benign' ? [command] : [],
  ),
)

function predicate_tests(command: string): number {
  const { effects } = policy.judge(action_of_example(command), null)
  const budget = { tests: 0 }
  match_rules(policy.rules, effects, { effects, budget })
  return budget.tests
}

test('a benign command costs few predicate tests: 16 in the middle, and none comes near the limit', () => {
  const tests = commands.map(predicate_tests)
  assert.ok(tests.length > 1000)
  assert.ok(median(tests) <= 16, `${median(tests)}`)
  assert.ok(Math.max(...tests) <= MAX_PREDICATE_TESTS / 2, `${Math.max(...tests)}`)
})

test('a benign command is read within a tenth of the budget', () => {
  const work = commands.map((command) => analyze(command, PLACE).work)
  assert.ok(Math.max(...work) <= MAX_WORK / 10, `${Math.max(...work)}`)
})

test('four times the text costs about four times as much, whatever is repeated in it', () => {
  for (const [name, text] of Object.entries(once_quadratic())) {
    const judge = (bytes: number) => {
      for (let time = 0; time < 8; time++) policy.judge(action_of_example(text.slice(0, bytes)), null)
    }
    judge(8 * 1024)
    assert.ok(grows_linearly(judge, 8 * 1024), name)
  }
})

test('lines of the corpus, each repeated until the text is as large as it may be, stay within the budgets', () => {
  const short = commands.filter((command, index) => command.length <= 200 && index % 4 === 0)
  for (const [name, text] of Object.entries(repeated(short))) {
    assert.ok(analyze(text, PLACE).work <= MAX_WORK, name)
    const { verdict, exhausted, failure } = policy.judge(action_of_example(text), null)
    assert.equal(failure, undefined, name)
    if (exhausted) assert.ok(VERDICTS.indexOf(verdict) >= VERDICTS.indexOf('defer'), name)
  }
})

test('the largest inputs stay within the budgets, and over budget is at least a question', () => {
  for (const [name, text] of Object.entries(large_inputs())) {
    assert.ok(text.length <= 32 * 1024, name)
    assert.ok(analyze(text, PLACE).work <= MAX_WORK, name)
    const { effects, verdict, exhausted, failure } = policy.judge(action_of_example(text), null)
    assert.equal(failure, undefined, name)
    assert.ok(effects.length <= 640, `${name}: ${effects.length}`)
    if (exhausted) assert.ok(VERDICTS.indexOf(verdict) >= VERDICTS.indexOf('defer'), name)
  }
})
