// `asg db` beside a running gateway and without one. Source: CONTRACT 5, 20.2.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { open_connection } from '#runtime/storage/embedded/connection.ts'
import { SCRIPT } from '#test/support/ports.ts'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'
import { rpc_command } from '#test/support/rpc.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const COUNT = 12
const home = new_home()
const path = join(home.path, 'g.db')
const own: Home = { ...home, env: { ...home.env, CS_TRAJECTORY_DB_PATH: path } }
let gateway: Running

before(async () => {
  const env = { CS_HTTP_PORT: '0', CS_UDS_ENABLED: 'false', CS_TRAJECTORY_DB_PATH: path, CS_LOG_LEVEL: 'silent' }
  const policy = scripted_policy(SCRIPT)
  gateway = await start(load_config({ env }), { policy: { current: () => policy } })
  for (let at = 0; at < COUNT; at++) {
    const body = JSON.stringify(rpc_command(at % 2 ? 'npm test' : 'rm -rf /', {}, { session_id: `s-${at % 3}` }))
    await fetch(`${gateway.http_url}/ahp`, { method: 'POST', body })
  }
})
after(async () => {
  await gateway.close()
  home.remove()
})

test('checks and exports beside the gateway, and leaves the roll-ups to it', async () => {
  assert.deepEqual(await asg(own, ['db', 'check']), {
    exit: 0,
    stdout: `${COUNT} records, 3 sessions: sound\n`,
    stderr: '',
  })
  const { exit, stdout, stderr } = await asg(own, ['db', 'export'])
  assert.deepEqual([exit, stderr], [0, `${COUNT} records\n`])
  const records = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.ok(records.every((record) => record.schema === 'asg/db/v1' && record.decision.decision.length > 0))
  const ids = records.map((record) => record.record_id)
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(ids).size, COUNT)
  const rebuilt = await asg(own, ['db', 'rebuild'])
  assert.equal(rebuilt.exit, 2)
  assert.match(rebuilt.stderr, /another gateway is using/)
})

test('finds roll-ups that lie, and makes them anew', async () => {
  await gateway.close()
  const connection = open_connection(path)
  connection.exec(`UPDATE counters SET count = count + 5 WHERE typeof(key) = 'integer'`)
  connection.close()
  const found = await asg(own, ['db', 'check', '--json'])
  assert.equal(found.exit, 1)
  assert.equal(JSON.parse(found.stdout).ok, false)
  assert.ok(JSON.parse(found.stdout).wrong_counters > 0)
  assert.equal((await asg(own, ['db', 'rebuild'])).stdout, `roll-ups made anew from ${COUNT} records\n`)
  assert.equal((await asg(own, ['db', 'check'])).exit, 0)
})

const PAGE_BYTES = 8192
/** Of the file: with them gone it would be no database at all. */
const HEADER_BYTES = 100

for (const [which, page] of [
  ['the first page behind its header', 0],
  ['a page in the middle', 9],
] as const) {
  test(`says that a file is damaged whose pages are garbage: ${which}`, async () => {
    const damaged = join(home.path, `damaged-${page}.db`)
    const connection = open_connection(path)
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    connection.close()
    const bytes = readFileSync(path)
    bytes.fill(0xa5, page * PAGE_BYTES + (page === 0 ? HEADER_BYTES : 0), (page + 1) * PAGE_BYTES)
    writeFileSync(damaged, bytes)
    const found = await asg(own, ['db', 'check', '--db', damaged])
    assert.deepEqual([found.exit, found.stdout.match(/not sound\ndamaged: /)?.length], [1, 1], JSON.stringify(found))
    assert.match(found.stderr, /asg db export/)
    const json = await asg(own, ['db', 'check', '--db', damaged, '--json'])
    const { ok, damage } = JSON.parse(json.stdout)
    assert.deepEqual([json.exit, ok, damage.length > 0], [1, false, true])
    const rebuilt = await asg(own, ['db', 'rebuild', '--db', damaged])
    assert.ok(rebuilt.exit === 0 || rebuilt.exit === 2, JSON.stringify(rebuilt))
    if (rebuilt.exit === 2) assert.match(rebuilt.stderr, /is damaged: .*asg db check/s)
    assert.doesNotMatch(rebuilt.stderr, /internal error|--db names another/)
  })
}

test('a record that is garbage is named, and keeps no other from being read', async () => {
  const cut = join(home.path, 'cut.db')
  writeFileSync(cut, readFileSync(path))
  const connection = open_connection(cut)
  connection.exec(`UPDATE records SET body = '{"event":{"pay' WHERE id = (SELECT min(id) FROM records)`)
  connection.close()
  for (const args of [[], ['--json'], ['--format', 'csv']]) {
    const found = await asg(own, ['audit', '--db', cut, ...args])
    assert.deepEqual([found.exit, found.stdout], [2, ''])
    assert.match(found.stderr, /^asg audit: the database is damaged: record \d+ cannot be read\n.*asg db export/)
  }
  assert.equal((await asg(own, ['audit', '--db', cut, '--limit', '3'])).exit, 0)
  const exported = await asg(own, ['db', 'export', '--db', cut])
  assert.deepEqual([exported.exit, exported.stderr], [1, `${COUNT - 1} records; 1 more cannot be read\n`])
  assert.equal(exported.stdout.trimEnd().split('\n').length, COUNT - 1)
})

test('exports the records in front of pages that are garbage, and those behind', async () => {
  const torn = join(home.path, 'torn.db')
  writeFileSync(torn, readFileSync(path))
  const connection = open_connection(torn)
  const MANY = 900
  // A body of its own size for each record, so that some fill pages of their own and some share one.
  connection.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})
    INSERT INTO records (id, session_ref, meta, body)
    SELECT (SELECT max(id) FROM records) + i * 4096, session_ref, meta,
      replace(body, '"meta":', '"note":"' || hex(zeroblob(i)) || 'NOTE' || i || 'E","meta":')
    FROM n CROSS JOIN (SELECT * FROM records LIMIT 1)`)
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  connection.close()
  const whole = await asg(own, ['db', 'export', '--db', torn])
  assert.deepEqual([whole.exit, whole.stderr], [0, `${MANY + COUNT} records\n`])

  const bytes = readFileSync(torn)
  for (const note of [300, 600]) {
    const page = Math.floor(bytes.indexOf(`NOTE${note}E`) / PAGE_BYTES)
    bytes.fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES)
  }
  writeFileSync(torn, bytes)
  const rest = await asg(own, ['db', 'export', '--db', torn])
  assert.equal(rest.exit, 1)
  const kept = rest.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).record_id as number)
  assert.ok(kept.length > MANY + COUNT - 60 && kept.length < MANY + COUNT, String(kept.length))
  assert.deepEqual(
    kept,
    [...new Set(kept)].toSorted((a, b) => a - b),
  )
  const all = whole.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).record_id as number)
  assert.deepEqual([kept[0], kept.at(-1)], [all[0], all.at(-1)])
  assert.equal(rest.stderr, `${kept.length} records; nobody can count those that are lost in 2 places\n`)
})

test('creates no database and understands nothing else', async () => {
  const nowhere = join(home.path, 'nowhere.db')
  for (const action of ['check', 'rebuild', 'export']) {
    assert.equal((await asg(own, ['db', action, '--db', nowhere])).exit, 2)
  }
  assert.equal(existsSync(nowhere), false)
  for (const args of [[], ['drop'], ['check', 'twice']]) assert.equal((await asg(own, ['db', ...args])).exit, 2)
})
