// Claude Code from the package registry: pointed at the model by environment, its permission questions skipped by a flag.
import type { RealClient } from '#test/real-clients/client.ts'
import { BELOW } from '#test/real-clients/wire.ts'

const SETTINGS = `{
  "includeCoAuthoredBy": false
}
`

export const CLAUDE_CODE: RealClient = {
  id: 'claude-code',
  package_name: '@anthropic-ai/claude-code',
  version: '2.1.330',
  program: 'claude',
  prepare(world) {
    world.write('.claude/settings.json', SETTINGS)
    return ['.claude/settings.json']
  },
  args: () => ['-p', 'Do it.', '--dangerously-skip-permissions'],
  env: (model_url) => ({
    ANTHROPIC_BASE_URL: model_url,
    ANTHROPIC_API_KEY: 'none',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    // Without it the client does not skip its own questions for root, as whom containers run it.
    IS_SANDBOX: '1',
  }),
  shell: (command) => ({ tool: 'Bash', args: { command, description: 'as asked' } }),
  holds: true,
  launched: false,
  below: (calls) => ({
    tool: 'Agent',
    args: { description: 'as asked', prompt: BELOW, subagent_type: 'general-purpose' },
    calls,
  }),
}
