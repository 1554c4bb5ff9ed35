// Which files hold secrets by their name alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frame_of } from '#core/policy/effects/frame.ts'
import { secret_of } from '#core/policy/effects/place/secret.ts'

const frame = frame_of(
  { tool_name: 'Read', payload: {}, cwd: '/w', workspace_root: '/w', home: '/home/dev', facts: null },
  { ports: [], files: [] },
)

for (const path of [
  '/w/ios/dist.p12',
  '/w/certs/app-dist.pfx',
  '/w/android/release.jks',
  '/w/prod.env',
  '/w/AuthKey.p8',
]) {
  test(`holds a secret: ${path}`, () => assert.notEqual(secret_of(path, frame), null))
}

for (const path of ['/w/.env.dist', '/w/dist.env', '/w/key.dist.pem', '/w/test/fixtures/dist.p12', '/w/dist/app.js']) {
  test(`holds none: ${path}`, () => assert.equal(secret_of(path, frame), null))
}
