// `asg sessions` and `asg audit` as processes of their own against a real gateway with a real database file.
// Source: CONTRACT 4, 6, 20.2.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { SCRIPT } from '#test/support/ports.ts'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'
import { rpc_command } from '#test/support/rpc.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const home = new_home()
const env = {
  CS_HTTP_PORT: '0',
  CS_UDS_ENABLED: 'false',
  CS_TRAJECTORY_DB_PATH: join(home.path, 'g.db'),
  CS_LOG_LEVEL: 'silent',
  AHP_SESSION_ENFORCEMENT_ENABLED: 'true',
  AHP_SESSION_ENFORCEMENT_THRESHOLD: '1',
}
let gateway: Running
let own: Home

before(async () => {
  const policy = scripted_policy(SCRIPT)
  gateway = await start(load_config({ env }), { policy: { current: () => policy } })
  own = {
    ...home,
    env: { ...home.env, ASG_URL: gateway.http_url, CS_TRAJECTORY_DB_PATH: env.CS_TRAJECTORY_DB_PATH },
  }
  await act('npm test', 's-calm')
  await act('rm -rf /', 's-wild')
  await act('=1+2, "quoted"\nand more', 's-calm', {
    tool_name: null,
    payload: { tool: 'Shell', command: '=1+2, "x"\ny' },
  })
})
after(async () => {
  await gateway.close()
  home.remove()
})

async function act(command: string, session_id: string, event: Record<string, unknown> = {}): Promise<void> {
  const body = JSON.stringify(rpc_command(command, {}, { session_id, ...event }))
  const response = await fetch(`${gateway.http_url}/ahp`, { method: 'POST', body })
  assert.ok(((await response.json()) as { result?: unknown }).result)
}

async function ok(...args: string[]): Promise<string> {
  const { exit, stdout, stderr } = await asg(own, args)
  assert.equal(exit, 0, stderr)
  return stdout
}

const json = async (...args: string[]) => JSON.parse(await ok(...args, '--json'))

suite('asg sessions', () => {
  test('lists the riskiest first, with what holds them', async () => {
    const [head, first, second] = (await ok('sessions')).split('\n')
    assert.match(head ?? '', /^session +status +risk/)
    assert.match(first ?? '', /^s-wild +active +high .* enforced$/)
    assert.match(second ?? '', /^s-calm +active +medium /)
    assert.doesNotMatch(await ok('sessions', '--min-risk', 'high'), /s-calm/)
    assert.doesNotMatch(await ok('sessions', '--find', 'CALM'), /s-wild/)
    const all = await json('sessions', '--all', '--since', '1h', '--limit', '1', '--sort', 'last_event')
    assert.deepEqual([all.schema, all.sessions.length, all.window_seconds], ['asg/sessions/v1', 1, 3600])
    assert.equal(all.sessions[0].session_id, 's-calm')
  })
  test('shows one session with its last records', async () => {
    const text = await ok('sessions', 's-wild')
    assert.match(text, /^status +active, enforced$/m)
    assert.match(text, /^risk +high \(5 of 7; D1-D5 3 3 3 0 2\)$/m)
    assert.match(text, /block +high +Bash +rm -rf \/ +test\/block$/m)
    const detail = await json('sessions', 's-wild')
    assert.deepEqual([detail.session.session_id, detail.records.length], ['s-wild', 1])
    assert.equal(detail.risk.risk_timeline.length, 1)
  })
  test('releases and quarantines, and says when nothing changed', async () => {
    assert.equal(
      await ok('sessions', 'release', 's-wild', '--reason', 'looked at it'),
      's-wild: enforcement released\n',
    )
    assert.equal((await asg(own, ['sessions', 'release', 's-wild'])).exit, 1)
    assert.equal(await ok('sessions', 'quarantine', 's-wild', '--reason', 'odd'), 's-wild: in quarantine\n')
    assert.equal((await asg(own, ['sessions', 'quarantine', 's-wild'])).exit, 1)
    assert.match(await ok('sessions'), /s-wild .* quarantined\n/)
    assert.match((await asg(own, ['sessions', 'release', 's-wild'])).stderr, /--quarantine/)
    const freed = await json('sessions', 'release', 's-wild', '--quarantine')
    assert.deepEqual([freed.changed, freed.quarantined, freed.quarantine.reason], [true, false, 'odd'])
  })
  test('refuses what it does not understand, and does not know everybody', async () => {
    assert.equal((await asg(own, ['sessions', 'nobody'])).exit, 1)
    for (const args of [
      ['release'],
      ['quarantine'],
      ['fly', 's-wild'],
      ['a', 'b', 'c'],
      ['--since', 'yesterday'],
      ['--min-risk', 'huge'],
      ['--limit', '201'],
    ]) {
      const { exit, stderr } = await asg(own, ['sessions', ...args])
      assert.equal(exit, 2, args.join(' '))
      assert.notEqual(stderr, '')
    }
  })
})

suite('asg audit', () => {
  test('shows the newest first while the gateway runs', async () => {
    const lines = (await ok('audit', '--since', '24h')).trimEnd().split('\n')
    assert.match(lines[0] ?? '', /^recorded +record +decision +risk/)
    assert.deepEqual(
      lines.slice(1).map((line) => /(s-\w+)/.exec(line)?.[1]),
      ['s-calm', 's-wild', 's-calm'],
    )
  })
  test('filters before the limit', async () => {
    const { records, schema } = await json('audit', '--risk', 'high,critical', '--limit', '1')
    assert.equal(schema, 'asg/audit/v1')
    assert.deepEqual(
      records.map((record: { event: { session_id: string } }) => record.event.session_id),
      ['s-wild'],
    )
    assert.equal((await json('audit', '--tool', 'shell')).record_count, 1)
    assert.equal((await json('audit', '--tool', 'bash', '--decision', 'allow')).record_count, 1)
    assert.equal((await json('audit', '--session', 's-calm', '--since', '2020-01-01T00:00:00Z')).record_count, 2)
    assert.equal((await json('audit', '--since', '2999-01-01T00:00:00Z')).record_count, 0)
    const { stderr } = await asg(own, ['audit', '--limit', '2'])
    assert.match(stderr, /only the newest 2/)
  })
  test('writes values that a spreadsheet neither cuts nor runs', async () => {
    const text = await ok('audit', '--tool', 'Shell', '--format', 'csv')
    const [head] = text.split('\n')
    assert.match(head ?? '', /^recorded_at,record_id,session_id,.*,reason,matched_rules,shadow_rules$/)
    assert.match(text, /,Shell,"'=1\+2, ""x""\ny",allow,medium,/)
  })
  test('changes nothing and needs no gateway', async () => {
    const copy = join(home.path, 'nobody.db')
    const missing = await asg(own, ['audit', '--db', copy])
    assert.equal(missing.exit, 2)
    assert.match(missing.stderr, /there is no database/)
    assert.equal((await asg(own, ['audit', '--db', copy])).exit, 2)
    const other = home.write('other.txt', 'no database at all, only some text that is long enough to be read as one')
    assert.match((await asg(own, ['audit', '--db', other])).stderr, /not a database/)
    assert.equal((await asg({ ...own, env: { ...own.env, CS_TRAJECTORY_DB_PATH: ':memory:' } }, ['audit'])).exit, 2)
  })
  test('refuses what it does not understand', async () => {
    for (const args of [
      ['--risk', 'high,huge'],
      ['--decision', 'maybe'],
      ['--format', 'xml'],
      ['--format', 'table,csv'],
      ['--json', '--format', 'csv'],
      ['--limit', '0'],
      ['--since', '5 days'],
      ['extra'],
    ]) {
      assert.equal((await asg(own, ['audit', ...args])).exit, 2, args.join(' '))
    }
  })
})
