// Copilot CLI from the package registry: offline, with a model provider of its own, so that it needs no account.
import type { RealClient } from '#test/real-clients/client.ts'
import { BELOW } from '#test/real-clients/wire.ts'

export const COPILOT: RealClient = {
  id: 'copilot',
  package_name: '@github/copilot',
  version: '1.0.102',
  program: 'copilot',
  prepare: () => [],
  args: () => ['--allow-all-tools', '--allow-all-paths', '-p', 'Do it.'],
  env: (model_url) => ({
    COPILOT_OFFLINE: 'true',
    COPILOT_PROVIDER_BASE_URL: `${model_url}/v1`,
    COPILOT_MODEL: 'wanting-1',
  }),
  shell: (command) => ({ tool: 'bash', args: { command, description: 'as asked' } }),
  holds: true,
  launched: true,
  below: (calls) => ({
    tool: 'task',
    args: { name: 'below', description: 'as asked', prompt: BELOW, agent_type: 'general-purpose', mode: 'sync' },
    calls,
  }),
}
