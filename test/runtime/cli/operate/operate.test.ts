// `asg skill-trust`, `asg l3` and `asg patterns` as processes of their own against a real gateway with a real database file.
// Source: CONTRACT 12, 13, 15, 20.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { asg, type Home, new_home } from '#test/support/process/cli.ts'
import { rpc_command } from '#test/support/rpc.ts'

const TOKEN = 'a-token-of-an-operator-for-this-test'
const home = new_home()
let gateway: Running
let own: Home

const env = {
  CS_HTTP_PORT: '0',
  CS_UDS_PATH: join(home.path, 'g.sock'),
  CS_TRAJECTORY_DB_PATH: join(home.path, 'g.db'),
  CS_LOG_LEVEL: 'silent',
  CS_AUTH_TOKEN: TOKEN,
  CS_EVOLVING_ENABLED: '1',
  CS_ENTERPRISE_ENABLED: '1',
}

async function launch(): Promise<void> {
  gateway = await start(load_config({ env }))
  own = { ...home, env: { ...home.env, ASG_URL: gateway.http_url, ASG_TOKEN: TOKEN } }
}

before(launch)
after(async () => {
  await gateway.close()
  home.remove()
})

async function act(command: string, context: Record<string, unknown> = {}) {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const body = JSON.stringify(rpc_command(command, { context }))
  const response = await fetch(`${gateway.http_url}/ahp`, { method: 'POST', headers, body })
  return ((await response.json()) as { result: { decision: Record<string, unknown> } }).result.decision
}

async function ok(...args: string[]): Promise<string> {
  const { exit, stdout, stderr } = await asg(own, args)
  assert.equal(exit, 0, stderr)
  return stdout
}

const json = async (...args: string[]) => JSON.parse(await ok(...args, '--json'))

suite('asg skill-trust', () => {
  const HASH = `SKILL.md=sha256:${'a'.repeat(64)}`
  test('registers, moves, lists, and what it says holds for decisions after a restart', async () => {
    assert.equal(await ok('skill-trust', 'register', 'pdf', '--hash', HASH, '--alias', 'pdf-tools'), 'registered pdf\n')
    assert.equal(await ok('skill-trust', 'allowlist', 'pdf'), 'pdf: unlisted to allowlist\n')
    assert.equal((await act('npm test', { skill_id: 'pdf' })).policy_id, 'L1-default')
    const moved = await json('skill-trust', 'blacklist', 'pdf', '--reason', 'incident', '--evidence', 'ticket:1')
    assert.deepEqual(
      [moved.schema, moved.transition_event.reason_code, moved.transition_event.evidence_refs, moved.record.list_state],
      ['asg/skill-trust/v1', 'incident', ['ticket:1'], 'blacklist'],
    )
    await gateway.close()
    await launch()
    assert.equal((await act('npm test', { skill_id: 'pdf-tools' })).policy_id, 'skill-trust')
    assert.match(await ok('skill-trust', 'list'), /^skill .*\npdf {2,}blacklist {2,}blocked {2,}\d{4}-/)
    assert.equal((await json('skill-trust', 'list', '--state', 'greylist')).records.length, 0)
  })
  test('says which rule forbids a move, and what is missing', async () => {
    const refused = await asg(own, ['skill-trust', 'allowlist', 'pdf'])
    assert.equal(refused.exit, 1)
    assert.match(refused.stderr, /greylisted first/)
    assert.equal((await asg(own, ['skill-trust', 'override', 'pdf'])).exit, 2)
    assert.equal((await asg(own, ['skill-trust', 'greylist', 'nobody'])).exit, 1)
    for (const args of [
      ['fly', 'pdf'],
      ['register'],
      ['register', 'x', '--hash', 'y'],
      ['list', 'a', 'b'],
      ['disable', 'pdf', '--until', 'soon'],
    ]) {
      assert.equal((await asg(own, ['skill-trust', ...args])).exit, 2, args.join(' '))
    }
  })
  test('follows windows: a skill disabled for a moment is back', async () => {
    await ok('skill-trust', 'register', 'brief', '--hash', HASH)
    // A window that is over before the command has started is refused: where that happens, the next one is longer.
    for (let window_ms = 600; window_ms < 60_000; window_ms *= 2) {
      const until = new Date(Date.now() + window_ms).toISOString()
      if ((await asg(own, ['skill-trust', 'disable', 'brief', '--until', until])).exit === 0) break
    }
    for (;;) {
      const { records } = await json('skill-trust', 'list', 'brief')
      if (records[0].list_state === 'unlisted') break
    }
    const { transition_events } = await json('skill-trust', 'list', 'brief')
    assert.equal(transition_events[0].reason_code, 'disabled_window_expired')
  })
})

suite('asg l3', () => {
  test('reviews a session, and not again without need', async () => {
    await act('rm -rf /')
    const first = await json('l3', 'full-review', 's-1')
    assert.deepEqual([first.schema, first.reused, first.review.l3_state], ['asg/l3/v1', false, 'completed'])
    const again = await asg(own, ['l3', 'full-review', 's-1'])
    assert.match(again.stdout, /^high {2}completed/)
    assert.match(again.stderr, /--force/)
    assert.equal((await json('l3', 'full-review', 's-1', '--force')).reused, false)
  })
  test('shows and runs the queue across a restart', async () => {
    assert.match(await ok('l3', 'full-review', 's-1', '--no-run', '--runner', 'llm_provider'), /^queued l3j_/)
    await gateway.close()
    await launch()
    assert.match(await ok('l3', 'jobs', 'list', '--state', 'queued'), /queued {2,}llm_provider/)
    assert.match(await ok('l3', 'jobs', 'run-next', '--dry-run'), /queued/)
    const ran = await json('l3', 'jobs', 'drain', '--max-jobs', '10')
    assert.deepEqual([ran.ran_count, ran.results[0].review.l3_reason_code], [1, 'provider_disabled'])
    assert.equal((await json('l3', 'jobs', 'run-next')).ran_count, 0)
  })
  test('refuses what it cannot do', async () => {
    for (const args of [
      [],
      ['full-review'],
      ['jobs', 'fly'],
      ['jobs', 'drain', '--max-jobs', '11'],
      ['jobs', 'drain', '--max-jobs', 'x'],
      ['jobs', 'list', '--state', 'x'],
    ]) {
      assert.equal((await asg(own, ['l3', ...args])).exit, 2, args.join(' '))
    }
    assert.equal((await asg(own, ['l3', 'full-review', 'nobody'])).exit, 1)
  })
})

suite('asg patterns', () => {
  test('shows what was learned and takes votes', async () => {
    const { patterns } = await json('patterns', 'list')
    assert.ok(patterns.length >= 1)
    assert.match(
      await ok('patterns', 'confirm', patterns[0].id),
      /^promoted_to_experimental: pat_\S+ is experimental\n$/,
    )
    assert.match(await ok('patterns'), /experimental/)
    assert.equal((await json('patterns', 'reject', patterns[0].id)).result, 'fp_recorded')
    assert.equal((await asg(own, ['patterns', 'confirm', 'pat_x'])).exit, 1)
    for (const args of [['confirm'], ['fly'], ['list', 'x'], ['list', '--status', 'x']]) {
      assert.equal((await asg(own, ['patterns', ...args])).exit, 2, args.join(' '))
    }
  })
})

suite('all of them', () => {
  test('need the token', async () => {
    const stranger = { ...own, env: { ...own.env, ASG_TOKEN: 'wrong' } }
    for (const args of [['skill-trust', 'list'], ['l3', 'jobs'], ['patterns']]) {
      assert.equal((await asg(stranger, args)).exit, 4, args.join(' '))
    }
  })
  test('leave records the enterprise mirror classifies', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    const read = async (path: string) => (await fetch(`${gateway.http_url}${path}`, { headers })).json()
    const summary = (await read('/enterprise/report/summary')) as { risk_taxonomy: { mapped_records: number } }
    assert.ok(summary.risk_taxonomy.mapped_records >= 1)
    const page = (await read('/enterprise/report/session/s-1')) as { risk_taxonomy_summary: { by_tier: object } }
    assert.deepEqual(Object.keys(page.risk_taxonomy_summary.by_tier), ['T1'])
  })
})
