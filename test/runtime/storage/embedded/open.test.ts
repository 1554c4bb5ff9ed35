// Opening a database: what stops the start with one clear line, one gateway per file, file mode, migrations, and the choice
// between an embedded and a remote database. Source: CONTRACT 18, 19.2, 19.5.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { rebuild_counters } from '#runtime/storage/direct/rebuild.ts'
import { open_connection } from '#runtime/storage/embedded/connection.ts'
import { libsql_store } from '#runtime/storage/embedded/libsql.ts'
import type { StorageCause, StorageError } from '#runtime/storage/error.ts'
import { open_store } from '#runtime/storage/store.ts'
import { NOON_MS, record, record_id_at, session } from '#test/contract/store/adapters.ts'

const CHILD = fileURLToPath(new URL('crash-child.ts', import.meta.url))

let folder = ''
let path = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asg-open-'))
  path = join(folder, 'store.db')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function refused(opening: Promise<unknown>, code: StorageCause): Promise<string> {
  let message = ''
  await assert.rejects(opening, (error: StorageError) => {
    message = error.message
    return error.name === 'StorageError' && error.code === code
  })
  assert.match(message, /^CS_TRAJECTORY_DB_PATH: \S/)
  assert.doesNotMatch(message, /\n/)
  return message
}

test('a new database is readable by its owner only, log included', async () => {
  const store = await libsql_store({ path })
  await store.append({ record: record(record_id_at(NOON_MS)) })
  for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}.lock`]) {
    assert.equal((await stat(file)).mode & 0o777, 0o600, file)
  }
  await store.close()
})

test('the mode of an existing database is left as it is', async () => {
  await (await libsql_store({ path })).close()
  await chmod(path, 0o640)
  const store = await libsql_store({ path })
  assert.equal((await stat(path)).mode & 0o777, 0o640)
  await store.close()
})

test('a path that cannot be written is refused in one line', async () => {
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'folder'))
  const cases: [path: string, says: RegExp][] = [
    [join(folder, 'missing', 'store.db'), /folder does not exist/],
    [join(folder, 'file', 'store.db'), /folder is not a folder/],
    [join(folder, 'folder'), /is a folder/],
    ['/proc/store.db', /folder takes no files|permission denied/],
  ]
  for (const [bad, says] of cases) assert.match(await refused(libsql_store({ path: bad }), 'unwritable'), says)
})

test('a file that is no database, or another program’s, is refused and left alone', async () => {
  const text = 'not a database, but longer than the header of one: '.repeat(100)
  await writeFile(path, text)
  await refused(libsql_store({ path }), 'foreign')
  assert.equal(await readFile(path, 'utf8'), text)

  const foreign = join(folder, 'foreign.db')
  const connection = open_connection(foreign)
  connection.exec('CREATE TABLE songs (title TEXT)')
  connection.close()
  await refused(libsql_store({ path: foreign }), 'foreign')
  const again = open_connection(foreign)
  assert.deepEqual(again.all({ sql: 'SELECT name FROM sqlite_master', args: [] }), [{ name: 'songs' }])
  again.close()
})

test('whichever pages of a database are garbage, it opens or is refused as damaged, and the file is free again', async () => {
  const store = await libsql_store({ path })
  const many = Array.from({ length: 200 }, (_, at) => record(record_id_at(NOON_MS, at)))
  for (const one of many) await store.append({ record: one, session: session('s-1') })
  await store.close()
  const connection = open_connection(path)
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  connection.close()
  const sound = await readFile(path)
  const size = sound.readUInt16BE(16)
  const pages = sound.length / size
  let refusals = 0
  for (let first = 1; first < pages; first++) {
    for (const step of [pages, 5]) {
      const bytes = Buffer.from(sound)
      for (let page = first; page < pages; page += step) bytes.fill(0x55, page * size, (page + 1) * size)
      await writeFile(path, bytes)
      try {
        await (await libsql_store({ path })).close()
      } catch (cause) {
        refusals++
        assert.deepEqual([(cause as StorageError).name, (cause as StorageError).code], ['StorageError', 'damaged'])
      }
    }
  }
  assert.ok(refusals > 0)
  await writeFile(path, sound)
  await (await libsql_store({ path })).close()
})

test('a database of a newer program is refused and keeps its version', async () => {
  await (await libsql_store({ path })).close()
  const connection = open_connection(path)
  connection.exec(`UPDATE meta SET value = '99' WHERE key = 'schema'`)
  connection.close()
  assert.match(await refused(libsql_store({ path }), 'newer_schema'), /schema 99/)
  const unchanged = open_connection(path)
  assert.deepEqual(unchanged.all({ sql: 'SELECT value FROM meta', args: [] }), [{ value: '99' }])
  unchanged.close()
})

test('a second gateway on the same file is refused, in this process too, until the first is closed', async () => {
  const first = await libsql_store({ path })
  assert.match(await refused(libsql_store({ path }), 'in_use'), /another gateway/)
  await first.append({ record: record(record_id_at(NOON_MS)) })
  await first.close()
  const second = await libsql_store({ path })
  assert.equal(second.stats().records, 1)
  await second.close()
})

test('links to one file share its lock', async () => {
  const store = await libsql_store({ path })
  const link = join(folder, 'link.db')
  await symlink(path, link)
  await refused(libsql_store({ path: link }), 'in_use')
  await store.close()
})

test('a lock that cannot be made is refused in one line', async () => {
  await mkdir(`${path}.lock`)
  assert.match(await refused(libsql_store({ path }), 'unwritable'), /cannot lock/)
  await rm(`${path}.lock`, { recursive: true })
  await writeFile(`${path}.lock`, 'somebody wrote a process id here\n'.repeat(40))
  assert.match(await refused(libsql_store({ path }), 'unwritable'), /cannot lock/)
})

test('a gateway in another process holds the file while it lives, and not when it was killed', async () => {
  const child = spawn(process.execPath, [CHILD, path, 'normal', String(record_id_at(NOON_MS))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  await once(child.stdout, 'data')
  await refused(libsql_store({ path }), 'in_use')
  child.kill('SIGKILL')
  await gone
  const store = await libsql_store({ path })
  assert.ok(store.stats().records > 0)
  await store.close()
})

test('a failed start leaves nothing locked', async () => {
  await writeFile(path, 'x'.repeat(5000))
  await refused(libsql_store({ path }), 'foreign')
  await rm(path)
  await (await libsql_store({ path })).close()
})

test('the path decides which database is used', async () => {
  const memory = await open_store({ path: ':memory:' })
  assert.equal(memory.stats().backend, 'sqlite')
  await memory.close()
  const file = await open_store({ path, sync: 'full' })
  assert.equal(file.stats().backend, 'sqlite')
  await file.close()
  const nobody = 'http://127.0.0.1:9/secret-path?token=secret'
  const message = await refused(open_store({ path: nobody, auth_token: 'secret' }), 'unreachable')
  assert.match(message, /127\.0\.0\.1:9/)
  assert.doesNotMatch(message, /secret/)
})

test('rebuilt counters are those that writing made', async () => {
  const clock = { now_ms: () => NOON_MS + 1000 }
  const store = await libsql_store({ path, clock })
  for (let at = 0; at < 30; at++) {
    const id = record_id_at(NOON_MS - at * 400_000)
    await store.append({
      record: record(id, `s-${at % 3}`, { decision: at % 2 ? 'allow' : 'block', risk_level: at % 5 ? 'low' : 'high' }),
      session: session(`s-${at % 3}`),
      tally: [{ key: 'invalid:http', count: 2, at_ms: NOON_MS }],
    })
  }
  const tables = () => {
    const connection = open_connection(path)
    const rows = connection.all({ sql: 'SELECT * FROM counters WHERE count <> 0 ORDER BY 1, 2, 3', args: [] })
    connection.close()
    return rows
  }
  await store.close()
  const before = tables()
  const broken = open_connection(path)
  broken.exec("UPDATE counters SET count = count + 7 WHERE typeof(key) = 'integer'")
  broken.close()
  assert.notDeepEqual(tables(), before)
  assert.equal(rebuild_counters(path, clock.now_ms()), 30)
  assert.deepEqual(tables(), before)
})

/** Bytes of a usual record: an event of a shell command, its decision and what led to it. */
const USUAL_BODY_BYTES = 2100

/** Writes records of the usual size in time order and says how many bytes the file takes for each. */
async function bytes_per_record(count: number): Promise<number> {
  const store = await libsql_store({ path })
  for (let at = 0; at < count; at++) {
    const usual = record(record_id_at(NOON_MS + at), `s-${at % 3}`)
    await store.append({ record: { ...usual, body: usual.body.padEnd(USUAL_BODY_BYTES) } })
  }
  await store.close()
  const connection = open_connection(path)
  const sql = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size'
  const [row] = connection.all({ sql, args: [] })
  connection.close()
  return Number(row?.bytes) / count
}

test('records of the usual size fill the pages of a new database', async () => {
  const bytes = await bytes_per_record(1000)
  assert.ok(bytes < 1.5 * USUAL_BODY_BYTES, `${bytes} bytes for records of ${USUAL_BODY_BYTES}`)
})

test('a database of small pages, as earlier versions made them, is used as it is', async () => {
  const older = open_connection(path)
  older.all({ sql: 'PRAGMA page_size = 4096', args: [] })
  older.exec('VACUUM')
  older.close()
  assert.ok((await bytes_per_record(30)) > 0)
  const connection = open_connection(path)
  assert.deepEqual(connection.all({ sql: 'PRAGMA page_size', args: [] }), [{ page_size: 4096 }])
  assert.deepEqual(connection.all({ sql: 'SELECT count(*) AS count FROM records', args: [] }), [{ count: 30 }])
  connection.close()
})
