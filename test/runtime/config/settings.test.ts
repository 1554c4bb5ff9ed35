// What core learns of the configuration about the gateway itself.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { own_places, settings_of } from '#runtime/config/settings.ts'

test('what core.self protects is where this gateway listens, stores and reads its configuration from', () => {
  const env = {
    CS_UDS_PATH: '/run/asg/s.sock',
    CS_TRAJECTORY_DB_PATH: '/srv/asg/t.db',
    CS_RULES_PATH: '/etc/asg/rules,/etc/asg/more.yaml',
  }
  const places = own_places(settings_of(load_config({ flags: {}, env }), '0.0.0', 8123))
  assert.deepEqual(places, {
    ports: [8123],
    files: ['/run/asg/s.sock', '/srv/asg/t.db', '/srv/asg/t.db-wal', '/srv/asg/t.db-shm', '/srv/asg/t.db.lock'],
    settings: ['/etc/asg/rules', '/etc/asg/more.yaml'],
  })
})

test('a database in memory or elsewhere is no file', () => {
  for (const CS_TRAJECTORY_DB_PATH of [':memory:', 'http://127.0.0.1:1/db']) {
    const config = load_config({ flags: {}, env: { CS_UDS_PATH: '/run/asg/s.sock', CS_TRAJECTORY_DB_PATH } })
    assert.deepEqual(own_places(settings_of(config, '0.0.0', 1)), { ports: [1], files: ['/run/asg/s.sock'] })
  }
})
