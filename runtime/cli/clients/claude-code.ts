// Claude Code: hooks in settings.json, http where the version blocks on a failed call, else through the launcher.
// Source: CLIENTS section 5 "Claude Code"; seconds everywhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claude_complaint, claude_refusal } from '#runtime/cli/clients/accepted.ts'
import { at_least, type Client, type Installed, type Setup, type Version } from '#runtime/cli/clients/client.ts'
import { goes_through_proxy } from '#runtime/cli/clients/proxy.ts'
import { switched_off_here } from '#runtime/cli/clients/switched-off.ts'
import {
  client_timeout_s,
  command_of,
  gate_timeout_s,
  type HookCallPlan,
  url_of,
} from '#runtime/cli/clients/wiring/hook-command.ts'
import { type HookGroup, hook_merge, installed_hooks } from '#runtime/cli/clients/wiring/hook-config.ts'
import { parse_text, value_of } from '#runtime/cli/clients/wiring/json-text.ts'

/** First version seen to obey `onFailure: "block"`; 2.1.197 ignores it and runs the tool when the gateway is down. */
const BLOCKS_ON_FAILURE: Version = [2, 1, 329]
const OBSERVE_TIMEOUT_S = 5
const MANAGED_PATHS = [
  '/etc/claude-code/managed-settings.json',
  '/Library/Application Support/ClaudeCode/managed-settings.json',
]

/** How Claude Code is found, wired and proven. */
export const CLAUDE_CODE: Client = {
  id: 'claude-code',
  name: 'Claude Code',
  bin: 'claude',
  folder: ({ home, env }) => env.CLAUDE_CONFIG_DIR || join(home, '.claude'),
  launchers: (version) =>
    version !== null && at_least(version, BLOCKS_ON_FAILURE) ? ['http', 'sh', 'node'] : ['sh', 'node'],
  parts: (setup) => [{ kind: 'merge', path: settings_path(setup), merge: hook_merge(groups_of(setup)) }],
  obstacle: (settings, text) => {
    for (const [where, value] of [['', settings] as const, ...managed_settings()]) {
      const { disableAllHooks, allowManagedHooksOnly } = (value ?? {}) as Record<string, unknown>
      if (disableAllHooks === true) return `disableAllHooks is true${where}, so no hook would ever run`
      if (allowManagedHooksOnly === true)
        return `allowManagedHooksOnly is true${where}, so only the administrator's hooks run`
    }
    return claude_refusal(text)
  },
  distrust: (installed) =>
    switched_off_here(installed, CLAUDE_CODE, '.claude', ['settings.json', 'settings.local.json']) ??
    unreachable_over_http(installed),
  own_check: { args: ['doctor'], since: [2, 1, 330], complaint: claude_complaint },
  advice: ['Running sessions keep their old hooks; start a new one.'],
  probe: {
    event: 'PreToolUse',
    body: (command, session_id) => ({
      session_id,
      transcript_path: '/dev/null',
      cwd: '/tmp',
      permission_mode: 'default',
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      tool_input: { command },
    }),
  },
}

/** Settings of the administrator, which win over the user's. Files that are no JSON are left to the client to complain about. */
function managed_settings(): [string, unknown][] {
  return MANAGED_PATHS.flatMap((path): [string, unknown][] => {
    try {
      return [[` in ${path}`, JSON.parse(readFileSync(path, 'utf8'))]]
    } catch {
      return []
    }
  })
}

/** Why none of our hooks over http would arrive, so that every tool call is refused: the client's own proxy and list of addresses. */
function unreachable_over_http({ text, env }: Installed): string | null {
  const url = installed_hooks(text).find(({ entry }) => entry.type === 'http')?.entry.url
  if (typeof url !== 'string') return null
  const settings = Object(value_of(parse_text(text)))
  const instead = 'Claude Code refuses every tool call; use: asg init claude-code --launcher sh'
  if (goes_through_proxy(url, { ...env, ...Object(settings.env) })) {
    return `${new URL(url).host} is reached through a proxy (HTTP_PROXY without it in NO_PROXY): ${instead}`
  }
  const { allowedHttpHookUrls: allowed } = settings
  if (!Array.isArray(allowed) || allowed.some((one) => typeof one === 'string' && covers(one, url))) return null
  return `allowedHttpHookUrls does not name ${new URL(url).origin}: ${instead}`
}

/** A star stands for anything. */
function covers(pattern: string, url: string): boolean {
  const [first = '', ...parts] = pattern.split('*')
  if (!url.startsWith(first)) return false
  let at = first.length
  for (const part of parts) {
    const found = url.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return parts.length === 0 ? at === url.length : pattern.endsWith('*') || url.endsWith(parts.at(-1) ?? '')
}

function settings_path(setup: Setup): string {
  return join(setup.project === null ? CLAUDE_CODE.folder(setup) : join(setup.project, '.claude'), 'settings.json')
}

function groups_of(setup: Setup): HookGroup[] {
  const gate = { client: 'claude-code', dialect: 'hooks', gates: true } as const
  const observe = { ...gate, gates: false, holds: false, timeout_s: OBSERVE_TIMEOUT_S } as const
  return [
    {
      event: 'PreToolUse',
      group: tool_group(entry({ ...gate, holds: true, timeout_s: gate_timeout_s(setup) }, setup)),
    },
    { event: 'PermissionRequest', group: tool_group(entry({ ...gate, holds: false, timeout_s: 5 }, setup)) },
    { event: 'PostToolUse', group: tool_group(entry(observe, setup)) },
    ...['UserPromptSubmit', 'Stop', 'SessionEnd'].map(
      (event): HookGroup => ({ event, group: { hooks: [entry(observe, setup)] } }),
    ),
    // http entries are skipped by the client at this event.
    { event: 'SessionStart', group: { hooks: [command_entry(observe, setup)] } },
  ]
}

function tool_group(hook: Readonly<Record<string, unknown>>): HookGroup['group'] {
  return { matcher: '*', hooks: [hook] }
}

function entry(plan: HookCallPlan, setup: Setup): Readonly<Record<string, unknown>> {
  return setup.launcher === 'http' ? http_entry(plan, setup) : command_entry(plan, setup)
}

function command_entry(plan: HookCallPlan, setup: Setup): Readonly<Record<string, unknown>> {
  return { type: 'command', command: command_of(plan, setup), timeout: client_timeout_s(plan, setup) }
}

/** Only gating hooks block on failure: on the others an outage would stop the session instead of the action. */
function http_entry(plan: HookCallPlan, setup: Setup): Readonly<Record<string, unknown>> {
  return {
    type: 'http',
    url: url_of(plan, setup),
    timeout: plan.timeout_s,
    headers: { Authorization: 'Bearer $CS_AUTH_TOKEN' },
    allowedEnvVars: ['CS_AUTH_TOKEN'],
    ...(plan.gates && !setup.observe && { onFailure: 'block' }),
  }
}
