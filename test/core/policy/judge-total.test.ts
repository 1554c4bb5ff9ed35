// What holds for any action: an answer, the same one every time, no weaker for having more in it. Source: ENGINE 1, 10, 12.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile_policy } from '#core/policy/compile.ts'
import { VERDICTS } from '#core/policy/effects/kind.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'
import type { Action, Verdict } from '#core/policy/verdict.ts'

const SELF = { ports: [8080], files: ['/tmp/asg.sock'] }
const policy = compile_policy(BUILTIN_PACKS, { self: SELF, cache: false })
const judge = (command: string) => policy.judge(action_of_example(command), null)
const strictness = ({ verdict }: Verdict) => VERDICTS.indexOf(verdict)
const danger = ({ d1, d2, d3 }: Verdict) => Math.max(d1, d2, d3)
const shown = ({ verdict, d1, d2, d3, findings, effects, doubts, uncertainty, rewrite }: Verdict) => ({
  ...{ verdict, d1, d2, d3, findings, effects, doubts, uncertainty, rewrite },
})

const rules = BUILTIN_PACKS.flatMap((pack) => pack.rules)
const examples = rules.flatMap(({ match, not_match }) => [...match, ...not_match])
const commands = fc.constantFrom(...examples.filter((example) => typeof example === 'string'))

function action_from(tool_name: string, payload: Record<string, unknown>, place: Partial<Action> = {}): Action {
  return { tool_name, payload, cwd: null, workspace_root: null, home: null, facts: null, ...place }
}

describe('any action', () => {
  const tool = fc.oneof(
    fc.constantFrom('Bash', 'Read', 'Write', 'Edit', 'apply_patch', 'WebFetch', 'mcp__a__delete_b', 'exec', 'Glob', ''),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const key = fc.constantFrom(
    'command',
    'arguments',
    'args',
    'path',
    'file_path',
    'content',
    'url',
    'patch',
    'sql',
    'code',
    'argv',
    'x',
  )
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), commands, fc.jsonValue({ maxDepth: 3 }))
  const payload = fc.dictionary(key, value, { maxKeys: 5 })
  const place = fc.constantFrom(null, '', '/', '~', 'relative', '/home/dev/x', 'C:\\x', '/../..')

  test('gets an answer without a failure of the engine, with scores in range and a level of doubt', () => {
    fc.assert(
      fc.property(tool, payload, place, place, (tool_name, body, cwd, workspace_root) => {
        const verdict = policy.judge(action_from(tool_name, body, { cwd, workspace_root }), null)
        assert.equal(verdict.failure, undefined)
        assert.ok(strictness(verdict) >= 0)
        for (const score of [verdict.d1, verdict.d2, verdict.d3]) assert.ok([0, 1, 2, 3].includes(score))
        assert.ok(verdict.uncertainty >= 0 && verdict.uncertainty <= 1)
        assert.equal(verdict.exhausted, verdict.doubts.includes('exhausted'))
        if (verdict.exhausted) assert.ok(strictness(verdict) >= VERDICTS.indexOf('defer'))
      }),
      { numRuns: 3000 },
    )
  })

  test('gets the same answer every time, from any policy of the same rules, with and without its memory', () => {
    const other = compile_policy(BUILTIN_PACKS, { self: SELF })
    fc.assert(
      fc.property(commands, (command) => {
        const first = shown(judge(command))
        assert.deepEqual(shown(judge(command)), first)
        for (let again = 0; again < 3; again++)
          assert.deepEqual(shown(other.judge(action_of_example(command), null)), first)
      }),
      { numRuns: 300 },
    )
  })

  test('that did not happen as it was asked is another action: the fingerprint holds command, place and tool', () => {
    const print = (command: string, cwd: string) =>
      policy.judge(action_from('Bash', { command }, { cwd }), null).fingerprint_text()
    assert.equal(print('rm x', '/a'), print('rm x', '/a'))
    assert.notEqual(print('rm x', '/a'), print('rm x', '/b'))
    assert.notEqual(print('rm x', '/a'), print('rm  x', '/a'))
  })
})

describe('several commands', () => {
  test('are no better than the worst of them', () => {
    const between = fc.constantFrom(' && ', '; ', '\n', ' || ')
    fc.assert(
      fc.property(commands, between, commands, (first, by, second) => {
        // A here-document, a comment or a dialect of its own takes what follows along.
        if (/<<|#|\\$|["'`^%]|\{|\|\s*$/.test(first) || /^\s*[|&;)]/.test(second)) return
        if (/^(?:cd|pushd|export|alias|set|unset|trap|exec|exit|HIST|[A-Z_]+=)|powershell|cmd/i.test(first)) return
        const [alone, both] = [judge(first), judge(`${first}${by}${second}`)]
        assert.ok(strictness(both) >= strictness(alone), `${alone.verdict} then ${both.verdict}`)
        assert.ok(danger(both) >= danger(alone))
      }),
      { numRuns: 1500 },
    )
  })
})

describe('a verdict', () => {
  test('is the strictest of its findings or of its doubts, and its first finding is the strictest', () => {
    fc.assert(
      fc.property(commands, (command) => {
        const verdict = judge(command)
        const words = verdict.findings
          .filter(({ shadow }) => !shadow)
          .map(({ verdict: word }) => VERDICTS.indexOf(word))
        assert.deepEqual(
          words,
          words.toSorted((a, b) => b - a),
        )
        const strictest = words[0] ?? 0
        if (verdict.doubts.length === 0) assert.equal(strictness(verdict), strictest)
        else assert.ok(strictness(verdict) >= strictest)
      }),
      { numRuns: 600 },
    )
  })

  test('of a rule has at least the scores of that rule', () => {
    for (const { id, match, score, verdict: word } of rules) {
      for (const example of match) {
        if (typeof example !== 'string' || word === 'allow') continue
        const verdict = judge(example)
        assert.ok(verdict.d1 >= score.d1 && verdict.d2 >= score.d2 && verdict.d3 >= score.d3, `${id}: ${example}`)
        assert.ok(strictness(verdict) >= VERDICTS.indexOf(word), `${id}: ${example}`)
      }
    }
  })
})

describe('a line with more than is looked at', () => {
  const globs = (count: number) => Array.from({ length: count }, (_, at) => `cp src/*/?[a-z]${at} /tmp/x`).join('\n')

  test('of globs is answered up to a few dozen and a question beyond', () => {
    assert.equal(judge(globs(12)).exhausted, false)
    const many = judge(globs(120))
    assert.equal(many.exhausted, true)
    assert.ok(many.doubts.includes('exhausted') && many.verdict === 'defer')
  })

  test('of effects is a question, with those in front of the limit and without a rewrite', () => {
    const files = Array.from({ length: 600 }, (_, at) => `../src/${at}.ts`)
    const many = judge(`git push -f origin main; rm ${files.join(' ')}`)
    assert.equal(many.effects.length, 512)
    assert.ok(many.exhausted && strictness(many) >= VERDICTS.indexOf('defer'))
    assert.equal(many.rewrite, null)
    assert.ok(judge('git push -f origin main').rewrite !== null)
  })

  test('of commands is a question, and still a refusal for what stands at its ends', () => {
    const filler = 'git status; '.repeat(600)
    assert.equal(judge(filler).verdict, 'defer')
    assert.equal(judge(`rm -rf ~; ${filler}`).verdict, 'block')
    assert.equal(judge(`${filler}rm -rf ~`).verdict, 'block')
    assert.ok(judge(filler).exhausted)
  })

  test('counts one action at a time', () => {
    judge(globs(120))
    assert.equal(judge(globs(12)).exhausted, false)
  })
})
