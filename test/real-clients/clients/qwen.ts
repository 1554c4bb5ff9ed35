// Qwen Code from the package registry: the model stands behind the address of its provider, and the mode asks for no approval.
import type { RealClient } from '#test/real-clients/client.ts'
import { BELOW } from '#test/real-clients/wire.ts'

const SETTINGS = `{
  // A comment that init and uninit leave alone.
  "general": { "enableAutoUpdate": false },
  "security": { "auth": { "selectedType": "openai" } },
  "telemetry": { "enabled": false },
  "privacy": { "usageStatisticsEnabled": false },
  "$version": 4
}
`

export const QWEN: RealClient = {
  id: 'qwen',
  package_name: '@qwen-code/qwen-code',
  version: '0.24.4',
  program: 'qwen',
  prepare(world) {
    world.write('.qwen/settings.json', SETTINGS)
    return ['.qwen/settings.json']
  },
  args: () => ['--approval-mode=yolo', '-m', 'wanting-1', '-p', 'Do it.'],
  env: (model_url) => ({ OPENAI_BASE_URL: `${model_url}/v1`, OPENAI_API_KEY: 'none' }),
  shell: (command) => ({ tool: 'run_shell_command', args: { command, is_background: false } }),
  holds: true,
  launched: true,
  below: (calls) => ({
    tool: 'agent',
    args: { description: 'as asked', prompt: BELOW, subagent_type: 'general-purpose' },
    calls,
  }),
}
