// The single checks of `asg doctor`. Each tells what it found in one sentence; none changes anything.
import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import type { Installed, Merge } from '#runtime/cli/clients/client.ts'
import { client_of, detect, own_complaint } from '#runtime/cli/clients/registry.ts'
import { installed_hooks } from '#runtime/cli/clients/wiring/hook-config.ts'
import { parse_text, value_of } from '#runtime/cli/clients/wiring/json-text.ts'
import { is_outdated } from '#runtime/cli/clients/wiring/launcher.ts'
import { merge_for, part_hash } from '#runtime/cli/clients/wiring/plan.ts'
import { type ClientRecord, type FileRecord, hash_of, type Records } from '#runtime/cli/clients/wiring/record.ts'
import { ask, type Gateway, shown_url } from '#runtime/cli/gateway.ts'
import { failure_log_of } from '#runtime/cli/hook/failure-log.ts'
import { contents_of, unproved } from '#runtime/cli/judge/rule-files.ts'
import { own_name } from '#runtime/cli/own-name.ts'
import { is_program } from '#runtime/cli/program.ts'
import { read_text } from '#runtime/cli/setup/file.ts'
import { prove } from '#runtime/cli/setup/probe.ts'
import { setup_of } from '#runtime/cli/setup/setup.ts'
import { CommandError, type Terminal } from '#runtime/cli/terminal.ts'
import { type Config, STRONG_TOKEN_CHARS } from '#runtime/config/config.ts'
import { is_loopback } from '#runtime/config/loopback.ts'

/** One finding. `open`: a guard that does not guard. */
export interface Check {
  area: string
  name: string
  state: 'ok' | 'warn' | 'open' | 'down'
  detail: string
}

type Env = Readonly<Record<string, string | undefined>>

const PROVED = 'a known-bad call is refused, a harmless one goes on'
const HEALTH_TIMEOUT_MS = 5000

/** Health, socket and token. */
export async function check_gateway(gateway: Gateway, { values }: Config): Promise<Check[]> {
  const { health, auth } = await check_health(gateway)
  const checks = [health]
  if (values.CS_UDS_ENABLED && health.state === 'ok') checks.push(check_socket(values.CS_UDS_PATH))
  return [...checks, check_token(auth ?? values.CS_AUTH_TOKEN !== null, gateway, values)]
}

function check_socket(path: string): Check {
  const check = { area: 'gateway', name: 'socket' }
  const socket = statSync(path, { throwIfNoEntry: false })
  if (!socket?.isSocket()) {
    return { ...check, state: 'open', detail: `there is no socket at ${path}; launchers need it` }
  }
  if ((socket.mode & 0o077) !== 0) return { ...check, state: 'open', detail: `${path} can be used by other users` }
  return { ...check, state: 'ok', detail: `${path}, mode 0600` }
}

/** Whether a token is asked for is the gateway's to say: it may run with other variables than this command. */
function check_token(on: boolean, { token }: Gateway, { CS_HTTP_HOST: host }: Config['values']): Check {
  const check = { area: 'gateway', name: 'token' }
  if (!on && !is_loopback(host)) {
    return { ...check, state: 'open', detail: `authentication is off while the gateway listens on ${host}` }
  }
  if (!on) return { ...check, state: 'warn', detail: 'authentication is off; only this machine can reach the gateway' }
  if (token === null) {
    return { ...check, state: 'warn', detail: 'authentication is on, and this command has no token (ASG_TOKEN)' }
  }
  if (token.length < STRONG_TOKEN_CHARS) {
    return { ...check, state: 'warn', detail: `the token is shorter than ${STRONG_TOKEN_CHARS} characters` }
  }
  return { ...check, state: 'ok', detail: 'authentication is on' }
}

/**
 * Whether the rule files of this environment would be loaded; null without any. A running gateway keeps its last good rules when a
 * change is wrong, and the next start is refused: whoever wrote the rule believes that it holds.
 */
export function check_rules({ CS_RULES_PATH: paths }: Config['values'], name: string): Check | null {
  if (paths.length === 0) return null
  const check = { area: 'gateway', name: 'rules' }
  const [first, ...more] = unproved(paths)
  if (first === undefined) return { ...check, state: 'ok', detail: contents_of(paths) }
  const others = more.length === 0 ? '' : ` (and ${more.length} more: ${name} rules lint)`
  return { ...check, state: 'open', detail: `not in force: ${first}${others}` }
}

/** Whether the Redis of this environment, which several gateways share, answers; null where a gateway works by itself. */
export async function check_shared({ CS_REDIS_URL: url }: Config['values']): Promise<Check | null> {
  if (url === null) return null
  const check = { area: 'gateway', name: 'redis' }
  const { connect_redis } = await import('#runtime/redis/connection.ts')
  try {
    const connection = await connect_redis({ url, name: 'asg-doctor', start_ms: HEALTH_TIMEOUT_MS })
    connection.close()
    return { ...check, state: 'ok', detail: `${new URL(url).host} answers; gateways share what they know through it` }
  } catch (cause) {
    return {
      ...check,
      state: 'open',
      detail: `${cause instanceof Error ? cause.message : String(cause)}; without it every action is refused`,
    }
  }
}

/** `auth`: whether the gateway asks for a token; null when it did not say. */
async function check_health(gateway: Gateway): Promise<{ health: Check; auth: boolean | null }> {
  const found = (state: Check['state'], detail: string, auth: boolean | null = null) => ({
    health: { area: 'gateway', name: 'health', state, detail },
    auth,
  })
  try {
    const response = await ask(gateway, '/health', { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) })
    const { component, policy_engine, auth_enabled } = Object(await response.json())
    if (component !== 'gateway') return found('down', `something else answers at ${shown_url(gateway)}`)
    return found('ok', `${shown_url(gateway)}, ${policy_engine}`, auth_enabled === true)
  } catch (cause) {
    const why = cause instanceof CommandError ? cause.message : `no answer from ${shown_url(gateway)}`
    return found('down', `${why}; start it with: ${gateway.own_name} serve`)
  }
}

/** One installed client: what is installed, and the proof through its own hook. */
export async function check_client(
  record: ClientRecord,
  records: Records,
  reachable: boolean,
  terminal: Terminal,
): Promise<Check[]> {
  const checks = await check_install(record, records, terminal)
  if (checks.some((check) => check.state === 'open')) return checks
  const refused = await check_settings(record, terminal.env)
  if (refused !== null) return [...checks, refused]
  return [...checks, ...(await check_proof(record, reachable, terminal.env))]
}

/** Files, launcher, trust and version of one installed client; its hook is not run. */
export async function check_install(record: ClientRecord, records: Records, terminal: Terminal): Promise<Check[]> {
  const { env } = terminal
  const client = client_of(record.client)
  const detected = await detect(client, env.PATH)
  const parts = client.parts(setup_of(client, detected, {}, terminal))
  const again = init_again(record, env)
  const checks = record.files.map((file) => check_file(record, file, merge_for(file.path, parts, record), again))
  if (records.launcher !== null) checks.push(check_launcher(record, records.launcher, again))
  const [settings] = record.files
  const distrust = settings ? client.distrust(installed_at(settings.path, record, env)) : null
  if (distrust !== null) checks.push({ area: client.id, name: 'trust', state: 'open', detail: distrust })
  const { version } = detected
  if (version !== null && !client.launchers(version).includes(record.launcher)) {
    const detail = `${version.join('.')} is not guarded by the ${record.launcher} launcher: ${again}`
    checks.push({ area: client.id, name: 'version', state: 'open', detail })
  }
  return checks
}

/** The client's own word on the file that names its hooks: it may stumble over what has nothing to do with them. */
async function check_settings({ client: id, files: [settings] }: ClientRecord, env: Env): Promise<Check | null> {
  const client = client_of(id)
  const complaint = settings && (await own_complaint(client, await detect(client, env.PATH), settings.path))
  return complaint ? { area: id, name: 'settings', state: 'open', detail: `${settings.path}: ${complaint}` } : null
}

/** What a person types to install the same once more. */
function init_again({ client, scope }: ClientRecord, env: Env): string {
  return `${own_name(env)} init ${client}${scope === 'project' ? ' --project' : ''}`
}

function installed_at(path: string, { scope }: ClientRecord, env: Env): Installed {
  return { path, text: read_text(path) ?? '{}', scope, home: env.HOME || homedir(), env }
}

/** A known-bad call came back refused and a harmless one went on. */
export function is_proof(checks: readonly Check[]): boolean {
  return checks.every(({ state }) => state !== 'open') && checks.some(({ detail }) => detail === PROVED)
}

function check_file(record: ClientRecord, file: FileRecord, merge: Merge | null, again: string): Check {
  const check = { area: record.client, name: 'install' }
  const text = read_text(file.path)
  if (text === null) return { ...check, state: 'open', detail: `${file.path} is gone: ${again}` }
  try {
    if (part_hash(merge, text) !== file.part_hash) {
      return { ...check, state: 'open', detail: `our part of ${file.path} was changed: ${again}` }
    }
    const obstacle = merge === null ? null : client_of(record.client).obstacle(value_of(parse_text(text)), text)
    if (obstacle !== null) return { ...check, state: 'open', detail: `${file.path}: ${obstacle}` }
  } catch (cause) {
    return { ...check, state: 'open', detail: `${file.path} cannot be read: ${String(cause)}` }
  }
  return {
    ...check,
    state: 'ok',
    detail: `${file.path}, ${record.launcher} launcher${record.observe ? ', observe only' : ''}`,
  }
}

function check_launcher(record: ClientRecord, launcher: { path: string; hash: string }, again: string): Check {
  const check = { area: record.client, name: 'launcher' }
  const text = read_text(launcher.path)
  if (text === null || !is_program(launcher.path)) {
    return { ...check, state: 'open', detail: `${launcher.path} cannot be run: ${again}` }
  }
  if (hash_of(text) !== launcher.hash) {
    return { ...check, state: 'open', detail: `${launcher.path} was changed: ${again}` }
  }
  if (is_outdated(text)) {
    return { ...check, state: 'warn', detail: `${launcher.path} is of another version: ${again}` }
  }
  return { ...check, state: 'ok', detail: launcher.path }
}

/** What must come back through the hook as it is installed; a control that is refused proves nothing either. */
async function check_proof(record: ClientRecord, reachable: boolean, env: Env): Promise<Check[]> {
  const client = client_of(record.client)
  const entry = gating_entry(record, client.probe?.event)
  const proof = entry === null ? null : await prove(client, entry, env)
  const check = (state: Check['state'], detail: string): Check => ({ area: client.id, name: 'probe', state, detail })
  if (proof === null) return [check('warn', 'this client can only be proven by running it')]
  const found: Check[] = []
  if (record.observe) return [check('warn', 'observe only: nothing is refused')]
  if (proof.outage === 'refused') found.push(check('ok', 'without a gateway the hook refuses'))
  else found.push(check('open', 'without a gateway the hook lets the tool run'))
  if (!reachable) return found
  if (proof.control === 'refused') {
    const why = without_token(record, env) || (proof.control_said && `: ${proof.control_said}`)
    found.push(check('open', `a harmless call is refused, so the hook judges nothing${why}`))
  } else if (proof.refusal === 'refused') found.push(check('ok', PROVED))
  else found.push(check('open', 'a known-bad call goes through'))
  return found
}

/** The likeliest reason, where it can be the reason: hooks over http send the token of the client's own environment. */
function without_token({ launcher }: ClientRecord, env: Env): string {
  return launcher === 'http' && !env.CS_AUTH_TOKEN
    ? '; it sends CS_AUTH_TOKEN, which is not set here: set it where the client is started'
    : ''
}

function gating_entry(record: ClientRecord, event: string | undefined): Readonly<Record<string, unknown>> | null {
  const file = record.files[0]
  const text = file && event !== undefined ? read_text(file.path) : null
  if (text === null || event === undefined) return null
  if (file?.kind === 'merge') return installed_hooks(text).find((one) => one.event === event)?.entry ?? null
  const { hooks } = JSON.parse(text) as { hooks?: Record<string, Record<string, unknown>[]> }
  return hooks?.[event]?.[0] ?? null
}

/** Failures that launchers left behind. */
export function check_trace(home: string): Check[] {
  const path = failure_log_of(home)
  const lines = (read_text(path) ?? '').split('\n').filter((line) => line !== '')
  const last = lines.at(-1)
  if (last === undefined) return []
  return [{ area: 'hooks', name: 'failures', state: 'warn', detail: `${lines.length} in ${path}, the last: ${last}` }]
}
