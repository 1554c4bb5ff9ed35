// Qwen Code: command hooks in settings.json. It obeys the nested form, runs the tool on any exit code but 2 and on a 2 without a
// word, and ignores a changed input (core/dialect refuses instead). Its own http hooks let the tool run when nobody answers, as its
// documents say, so only launchers are installed. Seen in 0.24.4; milliseconds.
import { dirname, join } from 'node:path'
import type { Client, Installed, Setup } from '#runtime/cli/clients/client.ts'
import { qwen_distrust } from '#runtime/cli/clients/folder-trust.ts'
import { switched_off_here } from '#runtime/cli/clients/switched-off.ts'
import {
  client_timeout_s,
  command_of,
  gate_timeout_s,
  type HookCallPlan,
} from '#runtime/cli/clients/wiring/hook-command.ts'
import { type HookGroup, hook_merge } from '#runtime/cli/clients/wiring/hook-config.ts'
import { plain_mistake } from '#runtime/cli/clients/wiring/json-text.ts'

const OBSERVE_TIMEOUT_S = 5

/** How Qwen Code is found, wired and proven. */
export const QWEN: Client = {
  id: 'qwen',
  name: 'Qwen Code',
  bin: 'qwen',
  folder: ({ home, env }) => env.QWEN_HOME || join(home, '.qwen'),
  launchers: () => ['sh', 'node'],
  parts: (setup) => [{ kind: 'merge', path: settings_path(setup), merge: hook_merge(groups_of(setup)) }],
  obstacle: (settings, text) => {
    const mistake = plain_mistake(text)
    if (mistake !== null) return `Qwen Code would not load this file: ${mistake}`
    const { disableAllHooks } = settings as { disableAllHooks?: unknown }
    return disableAllHooks === true ? 'disableAllHooks is true, so no hook would ever run' : null
  },
  distrust: (installed) =>
    switched_off_here(installed, QWEN, '.qwen', ['settings.json']) ?? untrusted_project(installed),
  advice: ['Qwen Code runs no hooks at all when it is started with --safe-mode or --bare.'],
  probe: {
    event: 'PreToolUse',
    body: (command, session_id) => ({
      session_id,
      transcript_path: '/dev/null',
      cwd: '/tmp',
      hook_event_name: 'PreToolUse',
      permission_mode: 'default',
      tool_name: 'run_shell_command',
      tool_input: { command },
      tool_use_id: 'probe',
    }),
  },
}

function untrusted_project({ path, scope, home, env }: Installed): string | null {
  return scope === 'user' ? null : qwen_distrust(dirname(dirname(path)), QWEN.folder({ home, env }), env)
}

function settings_path(setup: Setup): string {
  return join(setup.project === null ? QWEN.folder(setup) : join(setup.project, '.qwen'), 'settings.json')
}

function groups_of(setup: Setup): HookGroup[] {
  const gate = { client: 'qwen', dialect: 'hooks', gates: true } as const
  const observe = { ...gate, gates: false, holds: false, timeout_s: OBSERVE_TIMEOUT_S } as const
  const group = (event: string, plan: HookCallPlan, matcher?: string): HookGroup => ({
    event,
    group: {
      ...(matcher !== undefined && { matcher }),
      hooks: [
        {
          type: 'command',
          name: 'asg',
          command: command_of(plan, setup),
          timeout: client_timeout_s(plan, setup) * 1000,
        },
      ],
    },
  })
  return [
    group('PreToolUse', { ...gate, holds: true, timeout_s: gate_timeout_s(setup) }, '*'),
    group('PermissionRequest', { ...gate, holds: false, timeout_s: 5 }, '*'),
    group('PostToolUse', observe, '*'),
    group('SessionStart', observe),
    group('UserPromptSubmit', observe),
    group('Stop', observe),
    group('SessionEnd', observe),
  ]
}
