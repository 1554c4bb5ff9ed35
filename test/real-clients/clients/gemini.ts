// Gemini CLI from the package registry: the model stands behind its base address, and the mode asks for no approval.
import type { RealClient } from '#test/real-clients/client.ts'
import { BELOW } from '#test/real-clients/wire.ts'

const SETTINGS = `{
  // A comment that init and uninit leave alone.
  "security": { "auth": { "selectedType": "gemini-api-key" } },
  "hooks": { "SessionStart": [{ "hooks": [{ "type": "command", "command": "true" }] }] }
}
`

export const GEMINI: RealClient = {
  id: 'gemini',
  package_name: '@google/gemini-cli',
  version: '0.61.0',
  program: 'gemini',
  prepare(world) {
    world.write('.gemini/settings.json', SETTINGS)
    return ['.gemini/settings.json']
  },
  // A named model skips the request that would choose one.
  args: () => ['-m', 'gemini-2.5-flash', '--approval-mode=yolo', '--skip-trust', '-p', 'Do it.'],
  env: (model_url) => ({ GOOGLE_GEMINI_BASE_URL: model_url, GEMINI_API_KEY: 'none' }),
  shell: (command) => ({ tool: 'run_shell_command', args: { command } }),
  holds: true,
  launched: true,
  below: (calls) => ({ tool: 'invoke_agent', args: { agent_name: 'generalist', prompt: BELOW }, calls }),
}
