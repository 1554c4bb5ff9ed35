// When a client's hook would go through a proxy. Source: CLIENTS 5.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { goes_through_proxy } from '#runtime/cli/clients/proxy.ts'

const PROXY = 'http://proxy.example:3128'

suite('a call to the gateway', () => {
  for (const env of [
    { HTTP_PROXY: PROXY },
    { http_proxy: PROXY, NO_PROXY: 'example.com,10.0.0.1' },
    { ALL_PROXY: PROXY, no_proxy: '127.0.0.1:9' },
  ]) {
    test(`goes through a proxy with ${JSON.stringify(env)}`, () =>
      assert.ok(goes_through_proxy('http://127.0.0.1:8080/ahp/gamma', env)))
  }
  for (const env of [
    {},
    { HTTP_PROXY: '' },
    { HTTPS_PROXY: PROXY },
    { HTTP_PROXY: PROXY, NO_PROXY: 'localhost, 127.0.0.1' },
    { http_proxy: PROXY, no_proxy: '127.0.0.1:8080' },
    { http_proxy: PROXY, no_proxy: '*' },
  ]) {
    test(`goes straight with ${JSON.stringify(env)}`, () =>
      assert.ok(!goes_through_proxy('http://127.0.0.1:8080/ahp/gamma', env)))
  }
  test('over https goes by the variable of that', () =>
    assert.ok(goes_through_proxy('https://gateway.example/', { HTTPS_PROXY: PROXY })))
})
