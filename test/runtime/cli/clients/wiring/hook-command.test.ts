// The command line of a hook, run by a shell as clients do: whatever becomes of the launcher, the client is told a refusal in a
// way that it obeys. What it obeys was seen in the clients themselves (test/real-clients).
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import type { ClientId, Setup } from '#runtime/cli/clients/client.ts'
import {
  client_timeout_s,
  command_of,
  gate_timeout_s,
  type HookCallPlan,
} from '#runtime/cli/clients/wiring/hook-command.ts'
import { run } from '#test/support/process/cli.ts'

const root = mkdtempSync(join(tmpdir(), 'asg-line-'))
after(() => rmSync(root, { recursive: true }))
let serial = 0

/** A setup whose launcher is this script; null for none. */
function setup_with(script: string | null, observe = false): Setup {
  const launcher_path = join(root, `asg-hook-${++serial}`)
  if (script !== null) writeFileSync(launcher_path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return {
    home: root,
    env: {},
    project: null,
    program: null,
    launcher_path,
    launcher: 'sh',
    gateway_url: 'http://127.0.0.1:8080',
    socket_path: '/tmp/asg.sock',
    has_socket: true,
    start_command: 'asg serve',
    observe,
    fewer_prompts: false,
    hold_s: 25,
  }
}

function gate_of(client: ClientId, setup: Setup): HookCallPlan {
  return { client, dialect: 'gemini', gates: true, holds: true, timeout_s: gate_timeout_s(setup) }
}

const run_line = (client: ClientId, setup: Setup) =>
  run('/bin/sh', ['-c', command_of(gate_of(client, setup), setup)], { PATH: '/usr/bin:/bin' })

/** Ways in which a launcher can end without an answer. */
const BROKEN: readonly (readonly [name: string, script: string | null])[] = [
  ['is gone', null],
  ['ends silently with 1', 'exit 1'],
  ['ends silently with 3', 'exit 3'],
  ['is killed', 'kill -9 $$'],
  ['ends by a signal that shells do not mention', 'kill -13 $$'],
]

for (const [name, script] of BROKEN) {
  suite(`a launcher that ${name}`, () => {
    for (const client of ['gemini', 'codex', 'claude-code'] as const) {
      test(`is a refusal in words for ${client}; the first two run the tool after a silent exit 2`, async () => {
        const { exit, stdout, stderr } = await run_line(client, setup_with(script))
        assert.equal(exit, 2)
        assert.equal(stdout, '')
        assert.match(stderr, /The hook of asg did not run, so the action is refused\.\n$/)
      })
    }
    test('is another exit than 0 for copilot, which refuses by itself then', async () => {
      assert.notEqual((await run_line('copilot', setup_with(script))).exit, 0)
    })
  })
}

suite('a launcher that did its work', () => {
  test('is not talked over after its own refusal', async () => {
    const { exit, stderr } = await run_line('gemini', setup_with('echo refused >&2; exit 2'))
    assert.equal(exit, 2)
    assert.equal(stderr, 'refused\n')
  })
  test('is not talked over after an answer', async () => {
    const { exit, stdout, stderr } = await run_line('gemini', setup_with(`printf '{"decision":"deny"}\\n'`))
    assert.deepEqual({ exit, stdout, stderr }, { exit: 0, stdout: '{"decision":"deny"}\n', stderr: '' })
  })
})

suite('the time of a hook', () => {
  test('leaves a busy machine half a minute to start the launcher, because a late hook is no refusal', () => {
    for (const client of ['claude-code', 'codex', 'gemini', 'copilot'] as const) {
      const setup = setup_with('exit 0')
      const plan = gate_of(client, setup)
      const [, , , limit] = command_of(plan, setup).split(' ')
      assert.equal(limit, '29')
      assert.equal(client_timeout_s(plan, setup), 60)
    }
  })
  test('is no longer than before where nothing is refused', () => {
    const observing = setup_with('exit 0', true)
    assert.equal(client_timeout_s(gate_of('gemini', observing), observing), 5)
    const setup = setup_with('exit 0')
    const after_the_tool = { ...gate_of('gemini', setup), gates: false, holds: false, timeout_s: 5 }
    assert.equal(client_timeout_s(after_the_tool, setup), 5)
  })
})
