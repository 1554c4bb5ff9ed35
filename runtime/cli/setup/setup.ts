// The setup of one installation: machine, configuration and the user's choices, as the clients need it. Source: CLIENTS section 7.
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import type { Client, Launcher, Setup } from '#runtime/cli/clients/client.ts'
import { goes_through_proxy } from '#runtime/cli/clients/proxy.ts'
import type { Detected } from '#runtime/cli/clients/registry.ts'
import { launcher_path } from '#runtime/cli/clients/wiring/launcher.ts'
import { start_command, USUAL_URL } from '#runtime/cli/own-name.ts'
import { find_program } from '#runtime/cli/program.ts'
import { project_root } from '#runtime/cli/setup/file.ts'
import { CommandError, EXIT, type Terminal } from '#runtime/cli/terminal.ts'
import { type Config, load_config } from '#runtime/config/config.ts'

/** Longest hold a hook can ask for (CONTRACT 2.4), seconds. */
const MAX_HOLD_S = 60
const DEFAULT_HOLD_S = 25

/** Choices of the command line, as text. */
export interface Choices {
  observe?: boolean
  project?: boolean
  hold?: string
  prompts?: string
  launcher?: string
}

/** Builds the setup. Throws CommandError for a bad choice, StartError for a bad configuration. */
export function setup_of(client: Client, detected: Detected, choices: Choices, terminal: Terminal): Setup {
  const { env } = terminal
  const config = load_config({ env })
  const url = gateway_url(config)
  const socket_path = resolve(config.values.CS_UDS_PATH)
  const has_socket = config.values.CS_UDS_ENABLED
  const ways = {
    http: url !== null && !goes_through_proxy(url, env),
    sh: find_program('curl', env.PATH) !== null && has_socket,
    node: true,
  }
  return {
    home: env.HOME || homedir(),
    env,
    project: choices.project ? project_root(process.cwd()) : null,
    program: detected.program,
    launcher_path: launcher_path(env.HOME || homedir()),
    launcher: choose_launcher(client, detected, choices.launcher ?? 'auto', ways),
    gateway_url: url ?? USUAL_URL,
    socket_path,
    has_socket,
    start_command: start_command(env, { socket_path: has_socket ? socket_path : null, url }),
    observe: choices.observe ?? false,
    fewer_prompts: choose_prompts(choices.prompts ?? 'keep'),
    hold_s: read_hold(choices.hold),
  }
}

function choose_prompts(word: string): boolean {
  if (word === 'keep' || word === 'fewer') return word === 'fewer'
  throw new CommandError(EXIT.usage, '--prompts must be one of: keep, fewer')
}

function read_hold(text: string | undefined): number {
  if (text === undefined) return DEFAULT_HOLD_S
  const seconds = /^[0-9]{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (seconds >= 0 && seconds <= MAX_HOLD_S) return seconds
  throw new CommandError(EXIT.usage, `--hold must be a number of seconds from 0 to ${MAX_HOLD_S}`)
}

/** The best launcher that guards this version on this machine; a choice that would not guard is refused. */
function choose_launcher(
  client: Client,
  { version }: Detected,
  wanted: string,
  ways: Readonly<Record<Launcher, boolean>>,
): Launcher {
  const guards = client.launchers(version)
  if (wanted === 'auto') return guards.find((launcher) => ways[launcher]) ?? 'node'
  if (wanted !== 'http' && wanted !== 'sh' && wanted !== 'node') {
    throw new CommandError(EXIT.usage, '--launcher must be one of: auto, http, sh, node')
  }
  if (!guards.includes(wanted)) {
    const seen = version === null ? 'an unknown version' : `version ${version.join('.')}`
    throw new CommandError(
      EXIT.usage,
      `${client.name} in ${seen} is not guarded by the ${wanted} launcher: it would run the tool when the gateway is down`,
      `Use one of: ${guards.join(', ')}.`,
    )
  }
  if (ways[wanted]) return wanted
  const needs =
    wanted === 'http' ? 'a fixed port and no proxy before it (NO_PROXY)' : 'curl and the Unix socket (CS_UDS_ENABLED)'
  throw new CommandError(EXIT.usage, `the ${wanted} launcher needs ${needs}`)
}

/** Address of the gateway for callers on this machine; null when the port is chosen at start. */
export function gateway_url({ values, sources }: Config): string | null {
  if (sources.ASG_URL !== 'default') return values.ASG_URL.replace(/(?<!\/)\/+$/, '')
  if (values.CS_HTTP_PORT === 0) return null
  const scheme = values.AHP_SSL_CERTFILE === null ? 'http' : 'https'
  const wildcard = values.CS_HTTP_HOST === '0.0.0.0' || values.CS_HTTP_HOST === '::'
  const host = wildcard ? '127.0.0.1' : values.CS_HTTP_HOST
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${values.CS_HTTP_PORT}`
}
