// The ways of config.toml to switch hooks off, as Codex 0.169.0 was seen to obey them. Trust itself: test/runtime/cli/setup/doctor.test.ts.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { codex_distrust } from '#runtime/cli/clients/codex-trust.ts'

suite('hooks of Codex', () => {
  for (const config of [
    '[features]\nhooks = false',
    'model = "a"\n\n[features] # mine\nx = [1]\n  hooks=false # off\n[b]\n',
    '[features]\r\nhooks = false\r\n',
    'features.hooks = false',
    '"features" . "hooks" = false',
    'features = { a = true, hooks = false }',
    'features = { hooks = false }',
    'features.codex_hooks = false',
  ]) {
    test(`are switched off by ${JSON.stringify(config)}`, () =>
      assert.match(codex_distrust('/h/hooks.json', [], config) ?? '', /switched off/))
  }
  for (const config of [
    '',
    '[features]\nhooks = true',
    '[features]\n# hooks = false',
    '[features]\n[other]\nhooks = false',
    'hooks = false',
    '[profiles.a.features]\nhooks = false',
    'features = { webhooks = false, hooks = true }',
    'note = "features.hooks = false"',
  ]) {
    test(`are not switched off by ${JSON.stringify(config)}`, () =>
      assert.equal(codex_distrust('/h/hooks.json', [], config), null))
  }
})
