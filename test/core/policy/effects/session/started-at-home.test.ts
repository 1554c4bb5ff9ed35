// Sessions that start in a home, as in containers for agents: what they write there is their work; hidden files, a person's own folders
// and whatever is deleted are asked about as ever.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: [] } })
const judged = (tool_name: string, payload: Record<string, unknown>, home: string) =>
  policy.judge({ tool_name, payload, cwd: home, workspace_root: home, home, facts: null }, null).verdict

test('a file is written where the session was started', () => {
  for (const home of ['/root', '/home/user', '/Users/ana']) {
    for (const command of ['echo hi > app.py', 'mkdir -p notes && echo hi > notes/a.md', 'sed -i s/a/b/ app/main.py'])
      assert.match(judged('Bash', { command }, home), /allow|audit/, `${home}: ${command}`)
    assert.match(judged('Write', { file_path: `${home}/notes/a.md`, content: 'x' }, home), /allow|audit/)
  }
})

test('a file of work gets another name or folder there', () => {
  for (const command of ['touch notes', 'cp a b', 'mv draft final', 'mv app.py shop/app.py', 'mv shop shop_old'])
    assert.match(judged('Bash', { command }, '/home/user'), /allow|audit/, command)
  for (const command of [
    'mv .ssh keys',
    'mv Documents papers',
    'mv notes.txt bin',
    'cp a .bashrc',
    'mv notes.txt /dev/null',
    'mv notes /usr/lib/x',
  ])
    assert.match(judged('Bash', { command }, '/home/user'), /defer|block/, command)
})

test('plain files are put right into that home without a question, others and whole archives are not', () => {
  const danger = (command: string) => {
    const payload = { command }
    const { d1, d2, d3, verdict } = policy.judge(
      { tool_name: 'Bash', payload, cwd: '/home/user', workspace_root: '/home/user', home: '/home/user', facts: null },
      null,
    )
    return verdict === 'defer' || verdict === 'block' ? 3 : Math.max(d1, d2, d3)
  }
  for (const command of [
    'cp /media/usb/app.zip ~',
    'mv shop/app.py ~/',
    'ln -s /opt/sdk .',
    'cp -r /media/usb/photos .',
  ])
    assert.ok(danger(command) < 2, command)
  for (const command of ['cp /media/usb/.bashrc ~', 'mv x/.ssh ~/', 'cp -r /media/usb/. ~', 'cp -r /media/usb/* ~'])
    assert.ok(danger(command) >= 2, command)
})

test('what is hidden, personal or deleted there stays a question', () => {
  for (const command of [
    'echo x >> .bashrc',
    'echo x > Documents/a.txt',
    'echo x > .config/a',
    'rm -rf src',
    'rm -rf *',
  ])
    assert.match(judged('Bash', { command }, '/home/user'), /defer|block/, command)
  assert.match(judged('Write', { file_path: '/home/user/.ssh/authorized_keys', content: 'x' }, '/home/user'), /block/)
})
