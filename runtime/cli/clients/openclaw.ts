// OpenClaw: a plugin of our own, and its place in the host's settings. Source: CLIENTS section 5 "OpenClaw".
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client, Part, Setup } from '#runtime/cli/clients/client.ts'
import { PLUGIN_ID, plugin_merge } from '#runtime/cli/clients/openclaw-config.ts'
import { fill_template } from '#runtime/cli/clients/wiring/template.ts'
import { CommandError, EXIT } from '#runtime/cli/terminal.ts'

/** The host starts in about a second; a slow machine gets more. */
const LIST_TIMEOUT_MS = 60_000
const MAX_LIST_BYTES = 16_777_216

const MANIFEST = {
  id: PLUGIN_ID,
  name: 'Supervision gateway',
  description: 'Asks the supervision gateway before every tool call.',
  version: '1.0.0',
  activation: { onStartup: true },
  configSchema: { type: 'object', additionalProperties: false },
}
const PACKAGE = { name: PLUGIN_ID, version: '1.0.0', type: 'module', openclaw: { extensions: ['./index.mjs'] } }

/** How OpenClaw is found, wired and proven. */
export const OPENCLAW: Client = {
  id: 'openclaw',
  name: 'OpenClaw',
  bin: 'openclaw',
  folder: ({ home, env }) => env.OPENCLAW_STATE_DIR || join(home, '.openclaw'),
  socket_only: true,
  launchers: () => ['node'],
  parts: (setup) => parts_of(setup),
  obstacle: (settings) => {
    const { plugins } = settings as {
      plugins?: { enabled?: unknown; deny?: unknown; entries?: Record<string, unknown> }
    }
    if (plugins?.enabled === false) return 'plugins.enabled is false, so no plugin would ever be loaded'
    if (Array.isArray(plugins?.deny) && plugins.deny.includes(PLUGIN_ID)) return `plugins.deny names ${PLUGIN_ID}`
    const entry = plugins?.entries?.[PLUGIN_ID] as { enabled?: unknown } | undefined
    return entry?.enabled === false ? `plugins.entries.${PLUGIN_ID}.enabled is false` : null
  },
  distrust: () => null,
  advice: ['A running OpenClaw gateway has to be restarted to load the plugin.'],
  probe: null,
}

/** The settings come first: they are what the record of an installation is found by. */
function parts_of(setup: Setup): Part[] {
  const folder = join(setup.home, '.asg', 'openclaw')
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return [
    {
      kind: 'merge',
      path: join(OPENCLAW.folder(setup), 'openclaw.json'),
      merge: plugin_merge(folder, () => loaded_plugins(setup.program)),
    },
    { kind: 'file', path: join(folder, 'openclaw.plugin.json'), text: json(MANIFEST) },
    { kind: 'file', path: join(folder, 'package.json'), text: json(PACKAGE) },
    { kind: 'file', path: join(folder, 'index.mjs'), text: plugin_text(setup) },
  ]
}

function plugin_text(setup: Setup): string {
  const template = readFileSync(new URL('./openclaw-plugin.mjs', import.meta.url), 'utf8')
  return fill_template(template, {
    SOCKET: setup.socket_path,
    REFUSES: String(!setup.observe),
    START: setup.start_command,
  })
}

/**
 * Ids of the plugins that the host loads today. Writing an allowlist without them would unload them, so a list that cannot
 * be read stops the installation.
 */
function loaded_plugins(program: string | null): readonly string[] {
  const by_hand =
    'Name the plugins you use in plugins.allow of its openclaw.json and run this again: ours is added to them.'
  if (program === null)
    throw new CommandError(EXIT.failed, 'openclaw is not on the PATH, so its plugins are unknown', by_hand)
  const options = { encoding: 'utf8', timeout: LIST_TIMEOUT_MS, maxBuffer: MAX_LIST_BYTES } as const
  const { status, stdout } = spawnSync(program, ['plugins', 'list', '--json'], options)
  const ids = status === 0 ? read_loaded(stdout) : null
  if (ids === null)
    throw new CommandError(EXIT.failed, 'openclaw does not tell which plugins it loads; nothing was changed', by_hand)
  return ids
}

function read_loaded(text: string): string[] | null {
  try {
    const { plugins } = JSON.parse(text) as { plugins: { id: string; enabled?: boolean; status?: string }[] }
    return plugins.filter(({ enabled, status }) => enabled === true || status === 'loaded').map(({ id }) => id)
  } catch {
    return null
  }
}
