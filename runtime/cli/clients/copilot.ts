// Copilot CLI: a hooks file of our own. PascalCase names give a Claude-like body, camelCase names one without an event name.
// http hooks to loopback are dropped silently, so commands only. Source: CLIENTS section 5 "Copilot CLI"; seconds.
import { dirname, join } from 'node:path'
import type { Client, Setup } from '#runtime/cli/clients/client.ts'
import { copilot_distrust } from '#runtime/cli/clients/folder-trust.ts'
import {
  client_timeout_s,
  command_of,
  gate_timeout_s,
  type HookCallPlan,
} from '#runtime/cli/clients/wiring/hook-command.ts'

const OBSERVE_TIMEOUT_S = 5

/** How Copilot CLI is found, wired and proven. */
export const COPILOT: Client = {
  id: 'copilot',
  name: 'Copilot CLI',
  bin: 'copilot',
  folder: ({ home, env }) => env.COPILOT_HOME || join(home, '.copilot'),
  launchers: () => ['sh', 'node'],
  parts: (setup) => [{ kind: 'file', path: hooks_path(setup), text: `${JSON.stringify(hooks_of(setup), null, 2)}\n` }],
  obstacle: () => null,
  distrust: ({ path, scope, home, env }) =>
    scope === 'user' ? null : copilot_distrust(dirname(dirname(dirname(path))), COPILOT.folder({ home, env })),
  advice: [],
  project_advice:
    'Copilot CLI skips the hooks of a project in folders that it does not trust: trust this folder in Copilot CLI (--trust-folder for one run), or install without --project.',
  probe: {
    event: 'PreToolUse',
    body: (command, session_id) => ({
      hook_event_name: 'PreToolUse',
      session_id,
      cwd: '/tmp',
      tool_name: 'Bash',
      tool_input: { command },
    }),
  },
}

function hooks_path(setup: Setup): string {
  const folder = setup.project === null ? COPILOT.folder(setup) : join(setup.project, '.github')
  return join(folder, 'hooks', 'asg.json')
}

function hooks_of(setup: Setup) {
  const gate = { client: 'copilot', dialect: 'copilot', gates: true, holds: true } as const
  const observe = { ...gate, gates: false, holds: false, timeout_s: OBSERVE_TIMEOUT_S } as const
  const entries = (plan: HookCallPlan) => [
    { type: 'command', bash: command_of(plan, setup), timeoutSec: client_timeout_s(plan, setup) },
  ]
  return {
    version: 1,
    hooks: {
      PreToolUse: entries({ ...gate, timeout_s: gate_timeout_s(setup) }),
      SessionStart: entries(observe),
      SessionEnd: entries(observe),
      postToolUse: entries({ ...observe, event: 'postToolUse' }),
    },
  }
}
