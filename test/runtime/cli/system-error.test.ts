// Failures of the file system as a person reads them. Source: CONTRACT 20.1.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { write_text } from '#runtime/cli/setup/file.ts'
import { failed_write, machine_refusal } from '#runtime/cli/system-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'asg-machine-'))
after(() => rmSync(folder, { recursive: true }))

function caught(run: () => unknown): unknown {
  try {
    run()
  } catch (cause) {
    return cause
  }
  return assert.fail('nothing was thrown')
}

const failure = (code: string, syscall: string, path: string) =>
  Object.assign(new Error(`${code}: in the words of the system, ${syscall} '${path}'`), { code, syscall, path })

test('a folder without rights is told with the step, the path and the reason', () => {
  assert.equal(
    machine_refusal(failure('EACCES', 'mkdir', '/home/dev/.codex')),
    'cannot make the folder /home/dev/.codex: permission denied',
  )
  assert.equal(
    machine_refusal(failure('EROFS', 'rm', '/home/dev/x')),
    'cannot remove /home/dev/x: the file system is read-only',
  )
})

test('a write is told of the file that was meant, not of the temporary one beside it', () => {
  const temporary = failure('EACCES', 'open', '/home/dev/.claude/.settings.json.0a1b.tmp')
  assert.equal(
    machine_refusal(failed_write(temporary, '/home/dev/.claude/settings.json')),
    'cannot write /home/dev/.claude/settings.json: permission denied',
  )
  mkdirSync(join(folder, 'settings.json'))
  const path = join(folder, 'settings.json')
  assert.equal(
    machine_refusal(caught(() => write_text(path, '{}', 0o600))),
    `cannot write ${path}: it is a folder and no file`,
  )
})

test('a file in the middle of a path is told as such', () => {
  writeFileSync(join(folder, 'file'), '')
  const path = join(folder, 'file', 'below')
  assert.equal(
    machine_refusal(caught(() => readFileSync(path))),
    `cannot open ${path}: a part of this path is a file and no folder`,
  )
})

test('what is no failure of the machine is not made one', () => {
  for (const cause of [new Error('EACCES'), failure('ENOENT', 'open', '/x'), null, 'EACCES']) {
    assert.equal(machine_refusal(cause), null)
  }
})

test('a folder that was removed under the command is told as such', () => {
  const script = `process.chdir(process.argv[1]); require('node:fs').rmdirSync(process.argv[1]);
    import(process.argv[2]).then(({ machine_refusal }) => {
      try { process.cwd() } catch (cause) { console.log(machine_refusal(cause)) }
    })`
  const gone = join(folder, 'gone')
  mkdirSync(gone)
  const module = new URL('../../../runtime/cli/system-error.ts', import.meta.url).href
  const { stdout } = spawnSync(process.execPath, ['-e', script, gone, module], { encoding: 'utf8' })
  assert.equal(stdout, 'the current folder is gone\n')
})
