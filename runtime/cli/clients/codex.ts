// Codex CLI: hooks.json with command hooks. It obeys the nested form alone and runs the tool on any exit code but 2.
// Source: CLIENTS section 5 "Codex CLI"; seconds everywhere.
import { dirname, join } from 'node:path'
import { codex_refusal } from '#runtime/cli/clients/accepted.ts'
import type { Client, Setup } from '#runtime/cli/clients/client.ts'
import { codex_distrust } from '#runtime/cli/clients/codex-trust.ts'
import {
  client_timeout_s,
  command_of,
  gate_timeout_s,
  type HookCallPlan,
} from '#runtime/cli/clients/wiring/hook-command.ts'
import { type HookGroup, hook_merge, installed_hooks } from '#runtime/cli/clients/wiring/hook-config.ts'
import { read_text, real_path } from '#runtime/cli/setup/file.ts'

const OBSERVE_TIMEOUT_S = 5
/** The client cuts this hook off by itself. */
const SESSION_END_TIMEOUT_S = 3

/** How Codex CLI is found, wired and proven. */
export const CODEX: Client = {
  id: 'codex',
  name: 'Codex CLI',
  bin: 'codex',
  folder: ({ home, env }) => env.CODEX_HOME || join(home, '.codex'),
  launchers: () => ['sh', 'node'],
  parts: (setup) => [{ kind: 'merge', path: hooks_path(setup), merge: hook_merge(groups_of(setup)) }],
  obstacle: (_settings, text) => codex_refusal(text),
  distrust: ({ path, text }) => {
    const config = read_text(join(dirname(path), 'config.toml')) ?? ''
    const hooks = installed_hooks(text)
    // The folder named by CODEX_HOME is resolved by the client before it becomes part of the key, the default one is not.
    return codex_distrust(path, hooks, config) && codex_distrust(real_path(path), hooks, config)
  },
  advice: [
    'Codex skips hooks it has not been told to trust, without a message: open Codex, run /hooks and trust the asg entries.',
  ],
  probe: {
    event: 'PreToolUse',
    body: (command, session_id) => ({
      session_id,
      turn_id: 'probe',
      transcript_path: '/dev/null',
      cwd: '/tmp',
      hook_event_name: 'PreToolUse',
      model: 'probe',
      permission_mode: 'default',
      tool_name: 'Bash',
      tool_input: { command },
    }),
  },
}

function hooks_path(setup: Setup): string {
  return join(setup.project === null ? CODEX.folder(setup) : join(setup.project, '.codex'), 'hooks.json')
}

function groups_of(setup: Setup): HookGroup[] {
  const gate = { client: 'codex', dialect: 'hooks', gates: true } as const
  const observe = { ...gate, gates: false, holds: false, timeout_s: OBSERVE_TIMEOUT_S } as const
  const group = (event: string, plan: HookCallPlan, matcher?: string): HookGroup => ({
    event,
    group: {
      ...(matcher !== undefined && { matcher }),
      hooks: [{ type: 'command', command: command_of(plan, setup), timeout: client_timeout_s(plan, setup) }],
    },
  })
  return [
    group('PreToolUse', { ...gate, holds: true, timeout_s: gate_timeout_s(setup) }, '.*'),
    group('PermissionRequest', { ...gate, holds: false, timeout_s: 5 }, '.*'),
    group('PostToolUse', observe, '.*'),
    group('SessionStart', observe),
    group('UserPromptSubmit', observe),
    group('Stop', observe),
    group('SessionEnd', { ...observe, timeout_s: SESSION_END_TIMEOUT_S }),
  ]
}
