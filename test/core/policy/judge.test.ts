// L1 as a whole: calls that name no command, files of the gateway itself, the shell that a tool stands for.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { describe_refusal } from '#core/policy/describe.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import type { Action } from '#core/policy/verdict.ts'
import type { SessionView } from '#core/session/entry.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
const action = (change: Partial<Action>): Action => ({
  tool_name: 'Bash',
  payload: {},
  cwd: '/home/dev/project',
  workspace_root: null,
  home: '/home/dev',
  facts: null,
  ...change,
})
const danger = ({ d1, d2, d3 }: { d1: number; d2: number; d3: number }) => Math.max(d1, d2, d3)

describe('a shell call that names no command', () => {
  test('is a question before it runs, and the reason says why', () => {
    const verdict = policy.judge(action({}), null)
    assert.equal(verdict.verdict, 'defer')
    const view = { cause: 'rule', decision: 'defer', sequences: [] } as Partial<SessionView> as SessionView
    assert.match(describe_refusal(verdict, view).reason, /^What this action would run cannot be told in advance;/)
  })

  test('is nothing to worry about afterwards: a session is not risky because an output came without its command', () => {
    const verdict = policy.judge(action({ payload: { output: '3 tests passed' }, observed: true }), null)
    assert.deepEqual([verdict.verdict, danger(verdict)], ['allow', 0])
  })

  test('is judged by its command afterwards as well', () => {
    const verdict = policy.judge(action({ payload: { command: 'rm -rf /' }, observed: true }), null)
    assert.deepEqual([verdict.verdict, danger(verdict)], ['block', 3])
  })
})

test('a harmless action that its caller warns of is refused for that reason', () => {
  const verdict = policy.judge(action({ payload: { command: 'ls' } }), null)
  const view = { cause: 'floor', decision: 'defer', sequences: [] } as Partial<SessionView> as SessionView
  assert.equal(
    describe_refusal(verdict, view).reason,
    'The caller warns of this action (risk_hints); a person has to approve it.',
  )
})

describe('files of the gateway itself', () => {
  const own = compile_policy(BUILTIN_PACKS, {
    self: { ports: [], files: ['/home/dev/project/gateway.conf'], settings: ['/home/dev/project/rules'] },
  })
  const word = (tool_name: string, payload: Record<string, unknown>) =>
    own.judge(action({ tool_name, payload }), null).verdict

  test('its rules and profiles may be read and not be changed, whatever the tool', () => {
    for (const command of [
      'echo "profile: x" > rules/p.yaml',
      "sed -i 's/defer/allow/' rules/own.yaml",
      'rm rules/own.yaml',
      'mv /tmp/x.yaml rules/',
    ])
      assert.equal(word('Bash', { command }), 'block', command)
    assert.equal(word('Write', { file_path: '/home/dev/project/rules/p.yaml', content: 'profile: x' }), 'block')
    assert.equal(word('Bash', { command: 'cat rules/own.yaml' }), 'allow')
    assert.equal(word('Bash', { command: 'echo x > rules.yaml' }), 'allow')
  })

  test('they are not deleted with the folder around them or by a pattern', () => {
    for (const command of ['rm -f gateway.*', 'rm gateway.con?', 'cat *.conf', 'rm -rf ../project', 'rm -rf rule*'])
      assert.equal(word('Bash', { command }), 'block', command)
    for (const command of [
      'rm -f gateway2.*',
      'cat rules/*.yaml',
      'cat *',
      'cp ./* out/',
      'rm -f *.log',
      'rm -rf build',
    ])
      assert.notEqual(word('Bash', { command }), 'block', command)
  })

  test('its variables, which hold its tokens, are not read either', () => {
    assert.equal(word('Bash', { command: 'cat gateway.conf' }), 'block')
    assert.equal(word('Read', { file_path: '/home/dev/project/gateway.conf' }), 'block')
  })

  test('a project may build a program of its name, but not put it where programs are started from', () => {
    for (const command of [
      'go build -o bin/asg ./cmd/asg',
      'cp target/release/asg bin/asg',
      'rm bin/asg',
      'chmod +x bin/asg',
    ])
      assert.notEqual(word('Bash', { command }), 'block', command)
    for (const command of ['cp bin/asg ~/.local/bin/asg', 'rm /usr/local/bin/asg', 'ln -sf /bin/true /opt/asg/bin/asg'])
      assert.equal(word('Bash', { command }), 'block', command)
  })
})

describe('the shell of a tool', () => {
  const judged = (tool_name: string, payload: Record<string, unknown>) =>
    policy.judge(action({ tool_name, payload }), null)

  test('is PowerShell when the tool is called so, also where the text could be of any shell', () => {
    for (const tool of ['PowerShell', 'pwsh', 'run_powershell', 'mcp__win__powershell']) {
      const verdict = judged(tool, { command: 'ls | % { rm $_ -r }' })
      assert.equal(verdict.verdict, 'defer', tool)
      assert.ok(
        verdict.effects.some(({ kind }) => kind === 'fs.delete'),
        tool,
      )
    }
    assert.equal(judged('PowerShell', { command: 'Get-Process | ? { $_.CPU -gt 10 }' }).verdict, 'allow')
    assert.equal(judged('PowerShell', { command: 'npm test 2>&1 | select -Last 40' }).verdict, 'allow')
  })

  test('that a call only asks for is read besides the one that may run it after all', () => {
    const command = 'ls | % { rm $_ -r }'
    assert.equal(judged('exec_command', { command, shell: 'C:\\Windows\\pwsh.exe' }).verdict, 'defer')
    assert.equal(judged('exec_command', { command: 'rm -rf ~', shell: 'fish' }).verdict, 'block')
    assert.equal(judged('exec_command', { command: "bash -c 'rm -rf ~'", shell: 'cmd.exe' }).verdict, 'block')
    assert.equal(judged('exec_command', { command: 'npm test', shell: '/bin/bash' }).verdict, 'allow')
  })

  test('counts for every command, however often it was judged in another one', () => {
    const command = 'ls | % { rm $_ -r }'
    for (let round = 0; round < 4; round++) {
      assert.notEqual(judged('Bash', { command }).verdict, 'defer')
      assert.equal(judged('Bash', { command, shell: 'pwsh' }).verdict, 'defer')
    }
  })
})

test('what a pipe of PowerShell removes is what was listed at its beginning', () => {
  const word = (command: string) => policy.judge(action({ payload: { command } }), null)
  const rules = (command: string) => word(command).findings.map(({ rule_id }) => rule_id)
  assert.ok(rules('Get-ChildItem C:\\ -Recurse | Where-Object Length -gt 1 | Remove-Item').includes('core.fs/rm-root'))
  assert.ok(rules('Get-ChildItem src -Include *.ts -Recurse | Remove-Item').includes('core.fs/rm-tree'))
  assert.equal(word('Get-ChildItem . -Include *.log -Recurse | Remove-Item').verdict, 'allow')
  assert.equal(word("Get-ChildItem -Recurse -Filter '*.pyc' | Remove-Item -Force").verdict, 'allow')
})
