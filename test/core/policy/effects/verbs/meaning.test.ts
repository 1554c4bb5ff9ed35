// The patterns of one program, joined for speed, say what each of them says. An engine that overlooks a match of the joined one would let
// a dangerous call pass in silence, as V8 13.6 does with inline flags.
import { strictEqual } from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { MEANINGS } from '#core/policy/effects/verbs/index.ts'
import { may_mean } from '#core/policy/effects/verbs/meaning.ts'
import { read_corpus } from '#test/bench/corpus.ts'
import { large_inputs } from '#test/support/input/large-inputs.ts'

const CORPUS = fileURLToPath(new URL('../../../../corpus/', import.meta.url))
/** Arguments as people write them, for whatever program, in both cases: rows differ in whether they tell them apart. */
const WORDS = readdirSync(CORPUS)
  .filter((name) => name.endsWith('shell.jsonl'))
  .flatMap((name) => read_corpus(`${CORPUS}${name}`).lines)
  .flatMap(({ command = '' }) => command.split(/[;&|\n]+/).map((part) => part.trim().split(/\s+/).slice(1).join(' ')))
  .flatMap((words) => [words, words.toUpperCase(), words.replaceAll(/['"]/g, '')])
/** The beginning of a text is enough for programs of which no example is in the corpus. */
const MAX_CHARS = 400

test('the joined patterns of a program match wherever one of its patterns does, and nowhere else', () => {
  const texts = [...new Set([...WORDS, ...Object.values(large_inputs()).map((text) => text.slice(0, MAX_CHARS))])]
  let matched = 0
  const checked = new Set<object>()
  for (const [name, meanings] of MEANINGS) {
    if (meanings.each.length < 2 || checked.has(meanings)) continue
    checked.add(meanings)
    for (const words of texts) {
      const one = meanings.each.some(({ pattern }) => pattern.test(words))
      if (one) matched++
      const may = may_mean(meanings, words)
      // Where patterns cannot be joined, each has to be tried.
      if (meanings.any !== null) strictEqual(may, one, `${name} ${words}`)
    }
  }
  strictEqual(matched > 1000, true)
})
