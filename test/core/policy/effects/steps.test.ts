// Effects of one line are compared with each other: files with what brought them, programs with the files they read.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { MAX_EFFECTS, MAX_STEPS, new_collector, pays } from '#core/policy/effects/collector.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: [] } })
const lines = (count: number, text: (at: number) => string) => Array.from({ length: count }, (_, at) => text(at))
const judged = (parts: readonly string[]) => policy.judge(action_of_example(parts.join('; ')), null)

describe('what comparing effects may cost', () => {
  test('is paid until nothing is left, also by what is read aside', () => {
    const out = new_collector()
    const aside = new_collector(out.steps)
    assert.equal(pays(out, MAX_STEPS - 1), true)
    assert.equal(pays(aside, 1), true)
    assert.equal(pays(aside, 1), false)
    assert.equal(pays(out, 1), false)
  })

  test('is more than people need, who copy a hundred files of a download', () => {
    const files = lines(100, (at) => `cp data/f${at}.csv out/`)
    const { verdict, exhausted } = judged(['curl -so data/all.zip https://files.example/all.zip', ...files])
    assert.deepEqual([verdict, exhausted], ['allow', false])
  })

  test('makes a question of what compares everything with everything', () => {
    const copies = (count: number) => judged(lines(count, (at) => `cp data/f${at}.csv out/`))
    const [few, many] = [copies(150), copies(200)]
    assert.deepEqual([few.verdict, few.exhausted], ['allow', false])
    assert.deepEqual([many.verdict, many.exhausted], ['defer', true])
    assert.ok(many.effects.length < MAX_EFFECTS, `${many.effects.length}`)
  })

  test('leaves room for forty edits by sed, and makes a question of more', () => {
    const edits = (count: number) => judged(lines(count, (at) => `sed -i 's/a${at}/b/' src/f${at}.ts`))
    assert.deepEqual([edits(40).verdict, edits(40).exhausted], ['allow', false])
    assert.deepEqual([edits(80).verdict, edits(80).exhausted], ['defer', true])
  })
})
