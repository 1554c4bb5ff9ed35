// Codex from the package registry: the model is a provider of its own in the arguments, hooks and sandbox are trusted by flags.
import type { RealClient } from '#test/real-clients/client.ts'

const SETTINGS = `model = "wanting-1"
model_provider = "wanting"
`

export const CODEX: RealClient = {
  id: 'codex',
  package_name: '@openai/codex',
  version: '0.169.0',
  program: 'codex',
  prepare(world) {
    world.write('.codex/config.toml', SETTINGS)
    return ['.codex/config.toml']
  },
  // A person trusts the hooks once with /hooks; without a person this flag stands for it.
  args: (_session, model_url) => [
    '-c',
    `model_providers.wanting={name="wanting",base_url="${model_url}/v1",wire_api="responses",env_key="WANTING_KEY"}`,
    'exec',
    '--skip-git-repo-check',
    '--dangerously-bypass-approvals-and-sandbox',
    '--dangerously-bypass-hook-trust',
    'Do it.',
  ],
  env: () => ({ WANTING_KEY: 'none' }),
  // Codex itself refuses `rm -rf`, whoever else would allow it.
  shell: (command) => ({ tool: 'exec_command', args: { cmd: command.replace(/^rm -rf /, 'rm -r ') } }),
  holds: true,
  launched: true,
  below: () => null,
}
