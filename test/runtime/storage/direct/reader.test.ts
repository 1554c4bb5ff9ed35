// Databases that are only to be read: where nothing can be written beside them, and where they cannot be read either. Files that root
// may always write are tried as another user.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { open_connection } from '#runtime/storage/embedded/connection.ts'
import { open_store } from '#runtime/storage/store.ts'
import { NOON_MS, record, record_id_at, session } from '#test/contract/store/adapters.ts'
import { MAIN } from '#test/support/process/cli.ts'

const NOBODY = 65_534
const AS_USER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
const reaches_the_project =
  spawnSync(process.execPath, ['-e', 'fs.readFileSync(process.argv[1])', MAIN], AS_USER).status === 0

suite('a database that cannot be written', {
  skip: !reaches_the_project && 'another user cannot read this project',
}, () => {
  let folder = ''
  const file = () => join(folder, 'records.db')
  const audit = () => {
    const env = { PATH: process.env.PATH, HOME: folder }
    const args = ['--', MAIN, 'audit', '--db', file(), '--json']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      ...AS_USER,
      env,
      cwd: '/',
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'asg-reader-'))
    const store = await open_store({ path: join(folder, 'original.db') })
    for (let at = 0; at < 3; at++)
      await store.append({ record: record(record_id_at(NOON_MS, at)), session: session('s-1') })
    await store.close()
    // One file, as a backup is: the log of the original stays beside it for as long as this process runs.
    const original = open_connection(join(folder, 'original.db'))
    original.exec(`VACUUM INTO '${file()}'`)
    original.close()
    // What says in the header of a file that it has a write-ahead log, as that of a gateway does.
    const bytes = readFileSync(file())
    bytes.fill(2, 18, 20)
    writeFileSync(file(), bytes)
    chmodSync(folder, 0o555)
  })
  after(() => {
    chmodSync(folder, 0o755)
    rmSync(folder, { recursive: true, force: true })
  })

  test('is read all the same, as the file of another user or on a read-only disk', () => {
    chmodSync(file(), 0o444)
    const { status, stdout, stderr } = audit()
    assert.equal(status, 0, stderr)
    assert.equal(JSON.parse(stdout).record_count, 3)
  })
  test('says in a line that it cannot be read either', () => {
    chmodSync(file(), 0o000)
    const { status, stdout, stderr } = audit()
    assert.deepEqual([status, stdout], [2, ''])
    assert.match(stderr, /^asg audit: cannot read the database \S+records\.db: permission denied\n/)
    assert.doesNotMatch(stderr, /\n\s+at /)
  })
})
