// Clients that name only a directory, which moves when the session's shell goes into a folder of the project: the project stays the one
// that the session began in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action } from '#core/policy/verdict.ts'
import { session } from '#test/support/session-steps.ts'

const at = (cwd: string, command: string): Action => ({
  tool_name: 'Bash',
  // The client names no workspace.
  payload: { command, cwd, workspace_root: '' },
  cwd,
  workspace_root: null,
  home: '/home/dev',
  facts: null,
})
const last = (...steps: Action[]): string => session(steps).at(-1)?.verdict ?? ''
const P = '/home/dev/work/shop'

test('beside the folder that the shell went to lies the same project', () => {
  for (const command of [
    'sed -i s/a/b/ ../web/x.ts',
    'cp a.txt ../docs/a.txt',
    'rm -rf ../dist',
    'echo x >> ../README.md',
  ])
    assert.match(last(at(P, 'cd api && npm test'), at(`${P}/api`, command)), /^(?:allow|audit)$/, command)
  for (const command of ['cd .. && rm -rf build && mkdir build && cd build && cmake ..', 'rm -rf ../build'])
    assert.match(last(at(P, 'cd build'), at(`${P}/build`, command)), /^(?:allow|audit)$/, command)
})

test('what is not below it stays outside, sources are asked about as ever, and a home is no project', () => {
  for (const command of [
    'sed -i s/a/b/ ../../other/x.ts',
    'rm -rf ../src',
    'rm -rf ..',
    'echo x >> ../.git/hooks/pre-commit',
  ])
    assert.match(last(at(P, 'cd api && npm test'), at(`${P}/api`, command)), /^(?:defer|block)$/, command)
  const elsewhere = last(at(P, 'cd api'), at('/home/dev/other/api', 'sed -i s/a/b/ ../web/x.ts'))
  assert.match(elsewhere, /^(?:defer|block)$/)
  const from_home = last(at('/home/dev', 'cd shop'), at('/home/dev/shop', 'sed -i s/a/b/ ../other/x.ts'))
  assert.match(from_home, /^(?:defer|block)$/)
  const unmoved = last(at(P, 'ls'), at(`${P}/api`, 'sed -i s/a/b/ ../web/x.ts'))
  assert.match(unmoved, /^(?:defer|block)$/)
})
