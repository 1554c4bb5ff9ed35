// Kilo Code from the package registry: the model is a provider in its settings file, and --auto approves what it asks.
import type { RealClient } from '#test/real-clients/client.ts'
import { BELOW } from '#test/real-clients/wire.ts'

const SETTINGS = {
  // Written by the client itself where it is missing.
  $schema: 'https://app.kilo.ai/config.json',
  provider: {
    wanting: {
      npm: '@ai-sdk/openai-compatible',
      options: { baseURL: '{env:WANTING_URL}/v1', apiKey: 'none' },
      models: { 'wanting-1': { tool_call: true, limit: { context: 100_000, output: 4000 } } },
    },
  },
  model: 'wanting/wanting-1',
  small_model: 'wanting/wanting-1',
  autoupdate: false,
  share: 'disabled',
}

export const KILO: RealClient = {
  id: 'kilo',
  package_name: '@kilocode/cli',
  version: '7.7.7',
  program: 'kilo',
  prepare(world) {
    world.write('.config/kilo/kilo.json', JSON.stringify(SETTINGS, null, 2))
    return ['.config/kilo/kilo.json']
  },
  args: () => ['run', '--auto', 'Do it.'],
  env: (model_url) => ({ WANTING_URL: model_url, KILO_DISABLE_MODELS_FETCH: '1' }),
  shell: (command) => ({ tool: 'bash', args: { command, description: 'as asked' } }),
  holds: true,
  launched: false,
  below: (calls) => ({
    tool: 'task',
    args: { description: 'as asked', prompt: BELOW, subagent_type: 'general' },
    calls,
  }),
}
