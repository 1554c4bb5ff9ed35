// Clients let a shell call name its directory (`workdir` of Codex, opencode and OpenClaw, `dir_path` of Gemini CLI): the call is
// judged there when that is stricter, and never taken out of the workspace into a place where everything may be lost.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import { place_asked } from '#core/decision/working-directory.ts'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { memory_ports } from '#test/support/ports.ts'
import { decision_of, rpc_command, send } from '#test/support/rpc.ts'

const BASE = '/home/dev/project'
const asked = (args: Record<string, unknown>, tool = 'run_shell_command') =>
  place_asked(tool, { arguments: args, cwd: BASE }, BASE, '/home/dev')

suite('the directory a shell call asks for', () => {
  for (const [tool, args, place] of [
    ['run_shell_command', { dir_path: '/etc' }, '/etc'],
    ['run_shell_command', { dir_path: '../other' }, '/home/dev/other'],
    ['bash', { workdir: '~' }, '/home/dev'],
    ['exec', { workdir: '/srv/app/' }, '/srv/app'],
    ['exec_command', { cwd: '../..' }, '/home'],
  ] as const) {
    test(`${tool} ${JSON.stringify(args)} runs in ${place}`, () => assert.equal(asked(args, tool), place))
  }
  for (const [tool, args] of [
    ['bash', { workdir: 'packages/a' }],
    ['bash', { workdir: BASE }],
    ['bash', { workdir: `${BASE}/src/..` }],
    ['bash', { workdir: '/tmp/scratch' }],
    ['bash', { workdir: '/private/var/tmp' }],
    ['bash', { workdir: '' }],
    ['bash', { workdir: 7 }],
    ['bash', {}],
    ['list_directory', { dir_path: '/etc' }],
    ['mcp__files__list', { directory: '/etc' }],
  ] as const) {
    test(`${tool} ${JSON.stringify(args)} stays where the agent is`, () => assert.equal(asked(args, tool), null))
  }
  test('is the stricter one where a call names two', () => {
    for (const [first, other] of [
      [{ workdir: 'src' }, { workdir: '/etc' }],
      [{ workdir: '/tmp' }, { workdir: '/etc' }],
      [{ command: 'ls' }, { workdir: '/etc', command: 'ls' }],
      [{ workdir: 'src', cwd: '/etc' }, {}],
    ]) {
      assert.equal(place_asked('bash', { arguments: first, args: other }, BASE, '/home/dev'), '/etc')
    }
  })
  test('is never inside the workspace or a temporary folder, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('..', '.', 'tmp', 'home', 'dev', 'project', 'etc', '~', '')), (segments) => {
        const place = asked({ workdir: segments.join('/') })
        assert.ok(place === null || (place !== BASE && !place.startsWith(`${BASE}/`) && !/^\/tmp(\/|$)/.test(place)))
      }),
    )
  })
})

suite('a command that is harmless in the workspace', () => {
  const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
  for (const [where, args, decision] of [
    ['in the workspace', {}, 'allow'],
    ['in a folder of the workspace', { workdir: 'packages/a' }, 'allow'],
    ['in the system', { workdir: '/etc' }, 'block'],
    ['in the home', { dir_path: '~/other' }, 'defer'],
  ] as const) {
    test(`gets ${decision} ${where}`, async () => {
      const ports = memory_ports({ policy })
      const payload = { arguments: { command: 'rm -rf dist', ...args }, command: 'rm -rf dist', cwd: BASE }
      const event = { tool_name: 'bash', payload }
      assert.equal(decision_of(await send(ports, rpc_command('rm -rf dist', {}, event))).decision, decision)
    })
  }
})
