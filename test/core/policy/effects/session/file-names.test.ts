// The index of a session's files says what a search for each of their names would say. Source: ENGINE 11.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { session_overlays } from '#core/memory/shared/overlay.ts'
import { compile_policy } from '#core/policy/compile.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { file_names } from '#core/policy/effects/session/file-names.ts'
import { facts_matter, files_named } from '#core/policy/effects/session/session.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import type { FileFacts, WrittenFile } from '#core/policy/verdict.ts'

const name = fc.oneof(
  fc.constantFrom(
    'a',
    'ab',
    'run.sh',
    'run.s',
    'Makefile',
    'package.json',
    'x.py',
    '.envrc',
    'Ünï.ts',
    'data run.sh',
    '',
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', '.', '/'), maxLength: 6 }),
)
const path = fc.tuple(fc.constantFrom('/home/dev/p/', '/tmp/', ''), name).map((parts) => parts.join(''))

test('a name occurs when one of the files that are there has it, whatever came and went before', () => {
  const move = fc.record({ path, comes: fc.boolean() })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.array(name, { maxLength: 5 }), (moves, words) => {
      const names = file_names()
      const there = new Set<string>()
      for (const { path, comes } of moves) {
        if (there.has(path) === comes) continue
        if (comes) names.add(path)
        else names.remove(path)
        if (comes) there.add(path)
        else there.delete(path)
      }
      const text = words.join(' ')
      assert.equal(
        names.occur_in(text),
        [...there].some((one) => text.includes(base_of(one))),
      )
    }),
    { numRuns: 2000 },
  )
})

const file: WrittenFile = { content: 'rm -rf ~', source: 'agent', host: null, executable: false }

test('a session with many files answers as one that looks at each of them', () => {
  const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
  const command = fc.oneof(
    fc.constantFrom('make', 'npm test', 'sh run.sh', 'cat src/index.ts', 'python3 x.py', 'git status', 'direnv allow'),
    fc.array(name, { maxLength: 4 }).map((words) => `cat ${words.join(' ')}`),
  )
  fc.assert(
    fc.property(fc.array(path, { maxLength: 20 }), command, (paths, text) => {
      const overlays = session_overlays()
      const others = Array.from({ length: 300 }, (_, at) => `/home/dev/p/src/other-${at}.ts`)
      for (const one of [...others, ...paths])
        overlays.learn('s', { written: new Map([[one, file]]), secrets_read: [], hosts: [], denied_effects: [] })
      const indexed = overlays.get('s')
      if (indexed?.names === undefined) throw new Error('no index')
      const { names: _names, ...plain } = indexed satisfies FileFacts
      const cwd = '/home/dev/p'
      const action = {
        tool_name: 'Bash',
        payload: { command: text },
        cwd,
        workspace_root: cwd,
        home: null,
        facts: null,
      }
      const { effects, findings } = policy.judge(action, indexed)
      assert.deepEqual(policy.judge(action, plain).findings, findings)
      assert.deepEqual(files_named(text, indexed), files_named(text, plain))
      assert.equal(facts_matter(text, effects, indexed), facts_matter(text, effects, plain))
    }),
    { numRuns: 300 },
  )
})
