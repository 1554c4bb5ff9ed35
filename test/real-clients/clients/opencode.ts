// opencode, and Kilo Code, which is made from it, from the package registry: the model is a provider in the settings file, and --auto
// approves what the client asks.
import type { RealClient } from '#test/real-clients/client.ts'
import { BELOW } from '#test/real-clients/wire.ts'

const SETTINGS = {
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
  // Kilo Code writes it itself at its first start.
  permission: { bash: 'allow' },
}

type Named = Pick<RealClient, 'id' | 'package_name' | 'version'>

export const OPENCODE: RealClient = plugged('opencode', 'https://opencode.ai/config.json', {
  id: 'opencode',
  package_name: 'opencode-ai',
  version: '1.18.33',
})

export const KILO: RealClient = plugged('kilo', 'https://app.kilo.ai/config.json', {
  id: 'kilo',
  package_name: '@kilocode/cli',
  version: '7.7.7',
})

/** Folder, settings file and variables are called as the program is. `schema` is written by the client itself where it is missing. */
function plugged(program: string, schema: string, named: Named): RealClient {
  return {
    ...named,
    program,
    prepare(world) {
      const path = `.config/${program}/${program}.json`
      world.write(path, JSON.stringify({ $schema: schema, ...SETTINGS }, null, 2))
      return [path]
    },
    args: () => ['run', '--auto', 'Do it.'],
    env: (model_url) => ({ WANTING_URL: model_url, [`${program.toUpperCase()}_DISABLE_MODELS_FETCH`]: '1' }),
    shell: (command) => ({ tool: 'bash', args: { command, description: 'as asked' } }),
    holds: true,
    launched: false,
    below: (calls) => ({
      tool: 'task',
      args: { description: 'as asked', prompt: BELOW, subagent_type: 'general' },
      calls,
    }),
  }
}
