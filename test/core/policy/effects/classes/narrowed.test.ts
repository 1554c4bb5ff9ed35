// What a name, a filter or a place narrows to something everyday, each with what stays a question.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { twins } from '#test/support/twins.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: [] } })

/** One command in a project on Windows. */
function in_powershell(command: string): string {
  const cwd = 'C:\\Users\\dev\\project'
  const payload = { tool: 'PowerShell', command, cwd }
  const action = { tool_name: 'PowerShell', payload, cwd, workspace_root: cwd, home: 'C:\\Users\\dev', facts: null }
  return policy.judge(action, null).verdict
}

test('a listing is narrowed by the pattern behind its path, with a switch or without', () => {
  const danger = [
    'gci . *.py -Recurse | Remove-Item',
    'gci src -Recurse | Remove-Item',
    'gci -Path src -Recurse | Remove-Item',
    'gci -Recurse src | Remove-Item',
    'gci -Path C:\\ Windows | Remove-Item -Recurse',
    'gci -Path C:\\Users\\dev -Recurse Documents | Remove-Item -Recurse',
    'gci -Path . -Recurse -Depth 3 | Remove-Item -Recurse',
    'gci | Remove-Item -Recurse',
  ]
  const benign = [
    'Get-ChildItem -Path C:\\Users\\dev\\project -Directory -Name "__pycache__" -Recurse | ForEach-Object { Remove-Item -Path $_ -Recurse -Force 2>$null }',
    'Get-ChildItem -Path . -Recurse __pycache__ | Remove-Item -Recurse -Force',
    'gci . *.pyc -Recurse | Remove-Item',
  ]
  for (const command of danger) assert.match(in_powershell(command), /^(?:defer|block)$/, command)
  for (const command of benign) assert.match(in_powershell(command), /^(?:allow|audit)$/, command)
})

test('data files are no wallets, and a shell in a container is nobody of this machine', () => {
  twins(
    [
      'cat wallet*',
      'rm -f *wallet*',
      'mv ~/.bitcoin/*.dat .',
      'cat wallets/*.dat',
      'su - root',
      'sudo su - deploy',
      'docker exec -it --privileged app su -',
      'localtonet 5000',
    ],
    ['mv *.dat output', 'mv data/*.dat output', 'rm -f out*.dat', 'docker exec -it ros-docker /bin/su - aaronyoung'],
  )
})
