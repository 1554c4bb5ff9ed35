// Which model the configuration names, where it is, and what it costs. Source: CONTRACT 18.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load_config } from '#runtime/config/config.ts'
import { type Provider, price_of, provider_of } from '#runtime/model/provider.ts'

function configured(env: Record<string, string>): Provider {
  const provider = provider_of(load_config({ env: { CS_LLM_API_KEY: 'key', ...env } }).values)
  assert.ok(provider)
  return provider
}

test('nothing is configured without a provider, whatever else is set', () => {
  const env = { CS_LLM_API_KEY: 'key', CS_LLM_MODEL: 'm', CS_LLM_BASE_URL: 'http://127.0.0.1:9/v1' }
  assert.equal(provider_of(load_config({ env }).values), null)
})

test('a provider needs no more than its key: model, address and price are known', () => {
  for (const [name, host] of [
    ['anthropic', 'https://api.anthropic.com/v1'],
    ['openai', 'https://api.openai.com/v1'],
  ] as const) {
    const provider = configured({ CS_LLM_PROVIDER: name })
    assert.deepEqual([provider.base_url, provider.api_key], [host, 'key'])
    const price = price_of(provider)
    assert.ok(price && price.input > 0 && price.output > price.input, name)
  }
})

test('the price of another model or of another address is not guessed', () => {
  const model = configured({ CS_LLM_PROVIDER: 'anthropic', CS_LLM_MODEL: 'claude-next' })
  const address = configured({ CS_LLM_PROVIDER: 'anthropic', CS_LLM_BASE_URL: 'https://proxy.example/v1' })
  const own = configured({
    CS_LLM_PROVIDER: 'openai-compatible',
    CS_LLM_MODEL: 'gpt-4.1-mini',
    CS_LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  })
  assert.deepEqual([model, address, own].map(price_of), [null, null, null])
})

test('the key of a provider is found under its own name, and only under that', () => {
  const keys = { CS_LLM_API_KEY: '', ANTHROPIC_API_KEY: 'a-key', OPENAI_API_KEY: 'o-key' }
  assert.equal(configured({ ...keys, CS_LLM_PROVIDER: 'anthropic' }).api_key, 'a-key')
  assert.equal(configured({ ...keys, CS_LLM_PROVIDER: 'openai' }).api_key, 'o-key')
  const own = { CS_LLM_PROVIDER: 'openai-compatible', CS_LLM_MODEL: 'm', CS_LLM_BASE_URL: 'http://127.0.0.1:9' }
  const provider = configured({ ...keys, ...own })
  assert.deepEqual([provider.api_key, provider.base_url], [null, 'http://127.0.0.1:9'])
})
