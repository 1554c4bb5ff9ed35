// The clockwork: retention works in slices and survives a failing store. Source: CONTRACT 19.3.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as next_turn } from 'node:timers/promises'
import { MAX_PURGE_ROWS } from '#core/limits.ts'
import { purge, start_maintenance } from '#runtime/node/maintenance.ts'
import { memory_ports } from '#test/support/ports.ts'
import { rpc_command, send } from '#test/support/rpc.ts'
import { purged_total } from '#test/support/storage/purged.ts'

test('removes what is too old in slices until nothing is left, and keeps the rest', async () => {
  const ports = memory_ports({ settings: { rate_limit_per_minute: 0 } })
  const old = 2 * MAX_PURGE_ROWS + 5
  for (let at = 0; at < old; at++) await send(ports, rpc_command('npm test', {}, { session_id: `old-${at}` }))
  ports.clock.advance(100_000)
  await send(ports, rpc_command('npm test', {}, { session_id: 'new' }))
  const sizes: number[] = []
  const slice = ports.store.purge
  ports.store.purge = async (before_ms, max_rows) => {
    const removed = await slice(before_ms, max_rows)
    sizes.push(purged_total(removed))
    return removed
  }
  assert.ok((await purge(ports, 50, new AbortController().signal)) >= old)
  assert.ok(sizes.every((size) => size <= MAX_PURGE_ROWS))
  assert.equal(sizes.at(-1), 0)
  assert.equal((await ports.store.records({ session_id: 'old-0', limit: 5 })).length, 0)
  assert.equal((await ports.store.records({ session_id: 'new', limit: 5 })).length, 1)
  assert.equal(ports.metrics.total('asg_retention_purged_total', { table: 'records' }), old)
  assert.equal(ports.metrics.total('asg_retention_purged_total', { table: 'sessions' }), old)
})

test('stops between two slices', async () => {
  const ports = memory_ports()
  const stop = new AbortController()
  let slices = 0
  ports.store.purge = async () => {
    slices++
    stop.abort()
    return { records: MAX_PURGE_ROWS }
  }
  await purge(ports, 50, stop.signal)
  assert.equal(slices, 1)
})

test('purges once after the start, survives a failing store, and says so', async () => {
  const ports = memory_ports()
  const asked = new Promise<number>((resolve) => {
    ports.store.purge = (before_ms) => {
      resolve(before_ms)
      return Promise.reject(new Error('disk full'))
    }
  })
  const maintenance = start_maintenance(ports, { retention_seconds: 60, interval_seconds: 86_400, cluster: null })
  assert.equal(await asked, ports.clock.now_ms() - 60_000)
  maintenance.stop()
  await next_turn()
  assert.ok(ports.log.lines.some((line) => line.event === 'retention_failed'))
})

test('keeps everything when the retention is 0', () => {
  const ports = memory_ports()
  ports.store.purge = () => Promise.reject(new Error('must not be asked'))
  start_maintenance(ports, { retention_seconds: 0, interval_seconds: 1, cluster: null }).stop()
  assert.deepEqual(ports.log.lines, [])
})
