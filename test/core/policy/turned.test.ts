// What else than its words decides what an action does: the text of a script it runs, variables, the directory, the cluster.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { names_turned } from '#core/policy/prelude.ts'
import { sense_of } from '#core/policy/repeats.ts'
import { cwd, session, tool, write } from '#test/support/session-steps.ts'

const sense = (steps: Parameters<typeof session>[0]) => sense_of(session(steps).at(-1)?.effects ?? [])

test('a script that was rewritten does something else under the same words', () => {
  const before = write(`${cwd}/x.sh`, 'git push --force origin main\n')
  const after = write(`${cwd}/x.sh`, 'terraform destroy -auto-approve\n')
  assert.equal(sense([before, 'bash x.sh']), sense([before, 'bash x.sh', 'ls', 'bash x.sh']))
  assert.notEqual(sense([before, 'bash x.sh']), sense([before, 'bash x.sh', after, 'bash x.sh']))
})

test('lines of the shell that change what later words mean are known by the names they set', () => {
  for (const [line, names] of [
    ['export B=main', ['B']],
    ['A=1 B=2', ['A', 'B']],
    ['args=(git push)', ['args']],
    ['cd /srv', ['']],
    ["alias gp='git push'", ['']],
    ['kubectl config use-context prod', ['']],
    ['terraform workspace select prod', ['']],
    ['curl -so a https://dl.example/a', []],
    ['mkdir -p build', []],
  ] as const)
    assert.deepEqual(names_turned(line), names, line)
})

test('variables that a call brings along are a part of what is allowed', () => {
  const print = (env: Readonly<Record<string, string>>) =>
    session([tool('Bash', { command: 'git push --force origin main', env })])
      .at(-1)
      ?.fingerprint_text()
  assert.equal(print({}), session(['git push --force origin main']).at(-1)?.fingerprint_text())
  assert.notEqual(print({ GIT_DIR: '/srv/other.git' }), print({}))
})
