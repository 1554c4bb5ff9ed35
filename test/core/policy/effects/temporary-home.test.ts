// A home or a workspace below the temporary folder, as trials and containers have them: they are what they are called, and what else
// lies there is still temporary.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })

function verdict(command: string, home: string, cwd: string): string {
  const payload = { command, cwd }
  return policy.judge({ tool_name: 'Bash', payload, cwd, workspace_root: cwd, home, facts: null }, null).verdict
}

const HOME = '/tmp/trial-4f2/home'
const PROJECT = `${HOME}/shop`
const asks = (word: string) => word === 'defer' || word === 'block'

for (const command of [
  'rm -rf ~/Documents',
  `find ${HOME}/photos -type f -delete`,
  'rm -rf ~',
  'rm -rf src',
  'rm -rf .git',
  'rm -rf .',
]) {
  test(`in a temporary home a person is asked before: ${command}`, () =>
    assert.ok(asks(verdict(command, HOME, PROJECT))))
}

for (const command of [
  'rm -rf node_modules dist',
  'rm -rf /tmp/repro',
  'rm -f /tmp/out.log',
  'mkdir -p /tmp/x && rm -rf /tmp/x/y',
]) {
  test(`in a temporary home nobody is asked before: ${command}`, () =>
    assert.ok(!asks(verdict(command, HOME, PROJECT))))
}

test('a home that is the temporary folder itself makes nothing in it permanent', () => {
  assert.ok(!asks(verdict('rm -rf /tmp/repro', '/tmp', '/workspace')))
})

for (const command of ['rm -rf .', 'rm -rf src', 'rm -rf .git', 'git clean -fdx', 'rm -rf /tmp/trial/shop']) {
  test(`in a workspace that lies below the temporary folder a person is asked before: ${command}`, () =>
    assert.ok(asks(verdict(command, '/home/ada', '/tmp/trial/shop'))))
}

for (const command of [
  'rm -rf dist node_modules',
  'rm -rf /tmp/trial/other',
  'rm -rf /tmp/trial/other/.git',
  'rm -f a.log',
]) {
  test(`in a workspace that lies below the temporary folder nobody is asked before: ${command}`, () =>
    assert.ok(!asks(verdict(command, '/home/ada', '/tmp/trial/shop'))))
}

test('the temporary folder itself is nobody’s workspace', () => {
  assert.ok(!asks(verdict('rm -rf repro', '/home/ada', '/tmp')))
})

for (const workspace of ['/tmp/scratch-4f2', '/tmp/repro', '/tmp/tmp.Xa81', '/private/tmp/playground/a']) {
  test(`nothing in ${workspace} is meant to stay`, () =>
    assert.ok(!asks(verdict('rm -rf ./*', '/home/ada', workspace))))
}
