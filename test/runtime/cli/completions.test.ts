// `asg completions`: what the script offers in a real shell, and that it knows what the help knows.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { completed } from '#runtime/cli/completions.ts'
import { find_program } from '#runtime/cli/program.ts'
import { asg, new_home, run } from '#test/support/process/cli.ts'

const home = new_home()
const scripts = { bash: '', zsh: '', fish: '' }
const SHELLS = ['bash', 'zsh', 'fish'] as const
const shell_of = (name: string) => find_program(name, process.env.PATH)
before(async () => {
  for (const shell of SHELLS) {
    const { exit, stdout, stderr } = await asg(home, ['completions', shell])
    assert.deepEqual([exit, stderr], [0, ''])
    scripts[shell] = stdout
    writeFileSync(join(home.path, `asg.${shell}`), stdout)
  }
})
after(() => home.remove())

/** What bash offers for the last of these words. */
async function offered(...words: string[]): Promise<string[]> {
  const program = shell_of('bash')
  assert.ok(program)
  const line = `source "$1"; shift; COMP_WORDS=(asg "$@"); COMP_CWORD=$#; _asg; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { exit, stdout, stderr } = await run(
    program,
    ['--norc', '-c', line, 'bash', join(home.path, 'asg.bash'), ...words],
    {},
  )
  assert.deepEqual([exit, stderr], [0, ''])
  return stdout.split('\n').filter((word) => word !== '')
}

suite('in bash', { skip: shell_of('bash') === null && 'there is no bash here' }, () => {
  test('verbs, actions, clients, options and their values are offered', async () => {
    assert.deepEqual(await offered('uni'), ['uninit'])
    assert.deepEqual(await offered('init', 'c'), ['claude-code', 'codex', 'copilot'])
    assert.deepEqual(await offered('init', '--d'), ['--dry-run'])
    assert.deepEqual(await offered('init', 'codex', '--prompts', ''), ['keep', 'fewer'])
    assert.deepEqual(await offered('approvals', 'd'), ['deny'])
    assert.deepEqual(await offered('completions', ''), ['bash', 'zsh', 'fish', '--json', '--help'])
    assert.deepEqual(await offered('help', 'sta'), ['status'])
  })
  test('where a path is wanted files are offered, where free text is wanted nothing', async () => {
    assert.deepEqual(await offered('serve', '--db', join(home.path, 'asg.ba')), [join(home.path, 'asg.bash')])
    assert.deepEqual(await offered('approvals', 'deny', 'apr_1', '--reason', ''), [])
    assert.deepEqual(await offered('nothing', ''), [])
  })
})

for (const shell of SHELLS) {
  const program = shell_of(shell)
  test(`${shell} can read its script`, { skip: program === null && `there is no ${shell} here` }, async () => {
    const { exit, stderr } = await run(program ?? '', ['-n', join(home.path, `asg.${shell}`)], {})
    assert.deepEqual([exit, stderr], [0, ''])
  })
}

test('every script knows every verb of the help, and not the hook launcher', async () => {
  const verbs = [...(await asg(home, ['help'])).stdout.matchAll(/^ {2}([a-z0-9-]+) {2}/gm)].map(([, verb]) => verb)
  assert.ok(verbs.length > 15)
  for (const shell of SHELLS) {
    for (const verb of verbs) assert.match(scripts[shell], new RegExp(`\\b${verb}\\b`), `${shell}: ${verb}`)
    assert.doesNotMatch(scripts[shell], /from hook\b|'hook'/)
  }
})

test('a line of the help is read into words, switches, choices and paths', () => {
  const takes = 'list|show <id>|lint [files] [--format table|json] [--db PATH] [--limit N] [-i] [--all]'
  const { words, options } = completed({ name: 'x', summary: '', takes })
  assert.deepEqual(words, ['list', 'show', 'lint'])
  const told = Object.fromEntries(options.map(({ flag, values, takes_value }) => [flag, takes_value ? values : null]))
  assert.deepEqual(told, {
    '--format': ['table', 'json'],
    '--db': 'files',
    '--limit': [],
    '-i': null,
    '--all': null,
    '--json': null,
    '--help': null,
  })
  assert.deepEqual(completed({ name: 'x', summary: '', takes: '<client> | --all [--yes]' }).options[0], {
    flag: '--all',
    values: [],
    takes_value: false,
  })
})

test('another shell is a usage error, and --json holds the script', async () => {
  for (const args of [[], ['tcsh'], ['bash', 'zsh']]) {
    assert.equal((await asg(home, ['completions', ...args])).exit, 2)
  }
  const document = JSON.parse((await asg(home, ['completions', 'fish', '--json'])).stdout)
  assert.deepEqual([document.schema, document.shell], ['asg/completions/v1', 'fish'])
  assert.equal(`${document.script}\n`, scripts.fish)
})
