// Gemini CLI: command hooks in settings.json, its own reply form. Source: CLIENTS section 5 "Gemini CLI"; milliseconds.
import { dirname, join } from 'node:path'
import type { Client, Setup } from '#runtime/cli/clients/client.ts'
import { gemini_distrust } from '#runtime/cli/clients/folder-trust.ts'
import {
  client_timeout_s,
  command_of,
  gate_timeout_s,
  type HookCallPlan,
} from '#runtime/cli/clients/wiring/hook-command.ts'
import { type HookGroup, hook_merge } from '#runtime/cli/clients/wiring/hook-config.ts'
import { plain_mistake } from '#runtime/cli/clients/wiring/json-text.ts'

const OBSERVE_TIMEOUT_S = 5
/** What the client calls our hooks, also where its user switches single hooks off. */
const HOOK_NAME = 'asg'

/** How Gemini CLI is found, wired and proven. */
export const GEMINI: Client = {
  id: 'gemini',
  name: 'Gemini CLI',
  bin: 'gemini',
  folder: ({ home }) => join(home, '.gemini'),
  launchers: () => ['sh', 'node'],
  parts: (setup) => [{ kind: 'merge', path: settings_path(setup), merge: hook_merge(groups_of(setup)) }],
  obstacle: (settings, text) => {
    const mistake = plain_mistake(text)
    if (mistake !== null) return `Gemini CLI would not load this file: ${mistake}`
    const { hooksConfig } = settings as { hooksConfig?: { enabled?: unknown; disabled?: unknown } }
    if (hooksConfig?.enabled === false) return 'hooksConfig.enabled is false, so no hook would ever run'
    const { disabled } = hooksConfig ?? {}
    const off = Array.isArray(disabled) && disabled.includes(HOOK_NAME)
    return off ? `hooksConfig.disabled names ${HOOK_NAME}; in Gemini CLI: /hooks enable ${HOOK_NAME}` : null
  },
  distrust: ({ path, scope, home, env }) =>
    scope === 'user' ? null : gemini_distrust(dirname(dirname(path)), GEMINI.folder({ home, env }), env),
  advice: [
    'In folders that you told it not to trust Gemini CLI runs no hooks at all, these neither; it asks by itself there.',
  ],
  project_advice:
    'Gemini CLI skips the hooks of a project in folders that it does not trust, with --skip-trust too: trust this folder in Gemini CLI, or install without --project.',
  probe: {
    event: 'BeforeTool',
    body: (command, session_id) => ({
      session_id,
      transcript_path: '/dev/null',
      cwd: '/tmp',
      hook_event_name: 'BeforeTool',
      tool_name: 'run_shell_command',
      tool_input: { command },
    }),
  },
}

function settings_path(setup: Setup): string {
  return join(setup.project === null ? GEMINI.folder(setup) : join(setup.project, '.gemini'), 'settings.json')
}

function groups_of(setup: Setup): HookGroup[] {
  const gate = { client: 'gemini', dialect: 'gemini', gates: true, holds: true } as const
  const group = (event: string, plan: HookCallPlan): HookGroup => ({
    event,
    group: {
      matcher: '.*',
      hooks: [
        {
          type: 'command',
          name: HOOK_NAME,
          command: command_of(plan, setup),
          timeout: client_timeout_s(plan, setup) * 1000,
        },
      ],
    },
  })
  return [
    group('BeforeTool', { ...gate, timeout_s: gate_timeout_s(setup) }),
    group('AfterTool', { ...gate, gates: false, holds: false, timeout_s: OBSERVE_TIMEOUT_S }),
  ]
}
