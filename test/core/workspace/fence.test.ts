// Which folders a review may open and which files stay closed in them. Source: CONTRACT 11.3.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workspace_fence } from '#core/workspace/fence.ts'

const fence = workspace_fence({
  home: '/home/dev',
  self: {
    port: 8080,
    uds_path: '/tmp/asg.sock',
    db_path: '/srv/app/asg.db',
    env_path: '/srv/app/gateway.conf',
    rule_paths: [],
  },
})

test('admits folders of projects, and neither homes nor the machine', () => {
  for (const root of [
    '/home/dev/project',
    '/home/other/project',
    '/root/project',
    '/Users/dev/project',
    '/tmp/x',
    '/private/tmp/x',
    '/app',
    '/srv/app',
    '/opt/app',
    '/var/www/site',
    '/usr/src/app',
    'c:/users/dev/project',
  ]) {
    assert.equal(fence.admits(root), true, root)
  }
  for (const root of [
    '/',
    '/home',
    '/home/dev',
    '/home/other',
    '/root',
    '/Users',
    '/Users/dev',
    '/etc',
    '/etc/nginx',
    '/proc/1',
    '/usr',
    '/usr/src',
    '/usr/lib/x',
    '/var/lib/x',
    '/private/etc',
    'c:/',
    'c:/windows',
    'c:/windows/system32',
    'C:/Program Files (x86)/x',
  ]) {
    assert.equal(fence.admits(root), false, root)
  }
})

test('closes what holds secrets by its name, and the files of the gateway', () => {
  for (const name of [
    '.env',
    '.env.local',
    'config/.env.production',
    '.npmrc',
    '.netrc',
    '.git/config',
    '.git/credentials',
    '.git-credentials',
    '.docker/config.json',
    '.vault-token',
    '.aws/credentials',
    'id_rsa',
    'server.key',
    'prod.tfvars',
    'prod.auto.tfvars.json',
    'terraform.tfstate',
    'kubeconfig',
    'secrets.yaml',
    'asg.db',
    'asg.db-wal',
    'asg.db.lock',
  ]) {
    assert.equal(fence.hides(`/srv/app/${name}`), true, name)
  }
  for (const name of [
    '.env.example',
    'src/secrets.ts',
    'README.md',
    'asg.dbx/a',
    'docs/.env.md',
    'npmrc',
    '.git/HEAD',
    'tfvars.md',
  ]) {
    assert.equal(fence.hides(`/srv/app/${name}`), false, name)
  }
})
