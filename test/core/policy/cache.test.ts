// Verdicts that are kept are the ones that the engine would give again. Source: ENGINE 3.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { session_overlays } from '#core/memory/shared/overlay.ts'
import { verdict_cache } from '#core/policy/cache.ts'
import { compile_policy } from '#core/policy/compile.ts'
import { judge_continued } from '#core/policy/continued.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import type { Action, FileFacts, Verdict } from '#core/policy/verdict.ts'
import { type CorpusLine, read_corpus, type Step } from '#test/bench/corpus.ts'

const NOTHING = { ports: [], files: [] }
const cached = compile_policy(BUILTIN_PACKS, { self: NOTHING })
const plain = compile_policy(BUILTIN_PACKS, { self: NOTHING, cache: false })

function corpus(name: string): CorpusLine[] {
  return read_corpus(fileURLToPath(new URL(`../../corpus/${name}.jsonl`, import.meta.url))).lines
}

function action_of({ tool_name = 'Bash', tool_input = {}, command, cwd = '/home/dev/project' }: Step): Action {
  const payload = command === undefined ? tool_input : { command }
  return { tool_name, payload, cwd, workspace_root: null, home: '/home/dev', facts: null }
}

/** All of a verdict that can be compared. */
function shown({ fingerprint_text, ...rest }: Verdict) {
  return { ...rest, fingerprint: fingerprint_text() }
}

function agree(action: Action, facts: FileFacts | null): Verdict {
  const verdict = judge_continued(plain, action, facts)
  for (let time = 0; time < 3; time++) {
    assert.deepEqual(shown(judge_continued(cached, action, facts)), shown(verdict), JSON.stringify(action.payload))
  }
  return verdict
}

test('a kept verdict is the one the engine would give, whatever the session did before', () => {
  const sequences = corpus('heldout-sequences')
  assert.ok(sequences.length > 50)
  // The second round meets every command in the cache, the first of another session's making.
  for (const round of ['first', 'second']) {
    for (const { id, events = [], cwd } of sequences) {
      const overlays = session_overlays()
      for (const step of events) {
        const verdict = agree(action_of({ ...(cwd !== undefined && { cwd }), ...step }), overlays.get(`${round} ${id}`))
        if (verdict.learned) overlays.learn(`${round} ${id}`, verdict.learned)
      }
    }
  }
})

test('a long session that wrote many files gets the same verdicts with and without the cache', () => {
  const overlays = session_overlays()
  for (const line of [...corpus('agent-histories'), ...corpus('heldout-shell')]) {
    const verdict = agree(action_of(line), overlays.get('one'))
    if (verdict.learned && verdict.learned.secrets_read.length === 0) overlays.learn('one', verdict.learned)
  }
})

test('the same command is another question in another folder', () => {
  const command = 'rm -rf ./build'
  const inside = agree(action_of({ command }), null)
  const root = agree({ ...action_of({ command: 'rm -rf ./*' }), cwd: '/' }, null)
  assert.equal(inside.verdict, 'allow')
  assert.equal(root.verdict, 'block')
})

test('verdicts are kept from the second time on, and the ones not asked for go first', () => {
  const cache = verdict_cache()
  const verdict = agree(action_of({ command: 'ls' }), null)
  cache.set('a', verdict)
  assert.equal(cache.get('a'), undefined)
  cache.set('a', verdict)
  assert.equal(cache.get('a'), verdict)
  for (let at = 0; at < 10_000; at++) {
    for (let time = 0; time < 2; time++) cache.set(`other ${at}`, verdict)
    if (at < 5000) assert.equal(cache.get('a'), verdict)
  }
  assert.equal(cache.get('a'), undefined)
})
