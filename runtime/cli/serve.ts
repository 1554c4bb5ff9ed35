// `asg serve`: starts the gateway and says in a few lines where it listens, where it stores, whether it asks for a token, and
// what to do next. Source: CONTRACT 20.2, PRODUCT 3.
import { randomBytes } from 'node:crypto'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { found_clients } from '#runtime/cli/clients/registry.ts'
import { quote } from '#runtime/cli/clients/wiring/hook-command.ts'
import { type ClientRecord, read_records } from '#runtime/cli/clients/wiring/record.ts'
import { trim_failure_log } from '#runtime/cli/hook/failure-log.ts'
import { end_with_npm } from '#runtime/cli/npm-parent.ts'
import { own_name } from '#runtime/cli/own-name.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { load_config } from '#runtime/config/config.ts'
import { is_loopback } from '#runtime/config/loopback.ts'
import { VARIABLES } from '#runtime/config/variables.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { run_until_signal } from '#runtime/node/signals.ts'

/** Bytes of an ephemeral token; twice as many characters. */
const TOKEN_BYTES = 24
/** Listens everywhere; nobody can be asked to connect to it. */
const WILDCARD = /0\.0\.0\.0|\[::\]/

/** Runs until SIGINT or SIGTERM. Throws StartError, which names every bad variable. */
export async function run_serve(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      uds: { type: 'string' },
      db: { type: 'string' },
      'env-file': { type: 'string' },
      'generate-token': { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const token = values['generate-token'] ? randomBytes(TOKEN_BYTES).toString('hex') : undefined
  const config = load_config({
    flags: {
      CS_HTTP_HOST: values.host,
      CS_HTTP_PORT: values.port,
      CS_UDS_PATH: values.uds,
      CS_TRAJECTORY_DB_PATH: values.db,
      ASG_ENV_FILE: values['env-file'],
      CS_AUTH_TOKEN: token,
    },
    env: terminal.env,
  })
  const running = await start(config)
  const stopped = run_until_signal(running)
  try {
    greet(running, token ?? null, values.json === true, terminal)
  } catch (cause) {
    // A gateway that reports failure and goes on serving would be worse than none.
    await running.close()
    throw cause
  }
  const code = await stopped
  if (code !== 0) throw new CommandError(EXIT.internal, 'the gateway could not be stopped cleanly')
  terminal.say(farewell(terminal))
  return EXIT.ok
}

/** Clients with hooks go on without a gateway, and are refused everything: whoever stops it should not have to find that out. */
function farewell(terminal: Terminal): string {
  const refusing = recorded_clients(terminal.env.HOME || homedir(), terminal).filter(({ observe }) => !observe)
  const names = [...new Set(refusing.map(({ client }) => client))].join(', ')
  return names === '' ? 'stopped' : `stopped; the hooks of ${names} refuse every action while they reach no gateway`
}

function greet(running: Running, token: string | null, as_json: boolean, terminal: Terminal): void {
  make_room(terminal)
  end_with_npm(terminal.env)
  if (as_json) {
    const { http_url, uds_path, webhook_url, ui_url, db_path, auth } = running
    terminal.json('serve', { http_url, uds_path, webhook_url, ui_url, db_path, auth, token })
  } else {
    for (const line of greeting(running, token, terminal)) terminal.out(line)
  }
}

/** A log that cannot be shortened does not keep the gateway from starting. */
function make_room(terminal: Terminal): void {
  try {
    trim_failure_log(terminal.env.HOME || homedir())
  } catch (cause) {
    terminal.say(`the log of failed hooks cannot be shortened: ${plain(String(cause))}`)
  }
}

/** What a person needs to know and to do, in about six lines. */
function greeting(running: Running, token: string | null, terminal: Terminal): string[] {
  const { http_url, uds_path, webhook_url, ui_url, db_path, auth } = running
  const label = (name: string) => terminal.paint('dim', name.padEnd(8))
  const url = http_url.replace(WILDCARD, '127.0.0.1')
  const bearer = auth ? ` -H "authorization: Bearer ${token ?? '$CS_AUTH_TOKEN'}"` : ''
  const hook =
    '{"hook_event_name":"PreToolUse","session_id":"try","tool_name":"Bash","tool_input":{"command":"rm -rf ~"}}'
  return [
    `${label('listens')} ${[http_url, uds_path, webhook_url].filter((place) => place !== null).join('  ')}`,
    `${label('stores')} ${db_path}`,
    `${label('auth')} ${auth_line(running, token)}`,
    ...(ui_url === null ? [] : [`${label('open')} ${dashboard(ui_url, token)}`]),
    ...next_clients(wiring(running, url), terminal).map((line) => `${label('next')} ${line}`),
    `${label('try')} curl -s${bearer} ${url}/ahp/gamma -d '${hook}'`,
    `${label('watch')} ${reach(url, token)}${own_name(terminal.env)} watch`,
  ]
}

/** The dashboard's link. The page takes the token out of the address bar; a fragment is never sent to a server. */
function dashboard(ui_url: string, token: string | null): string {
  const url = ui_url.replace(WILDCARD, '127.0.0.1')
  return token === null ? url : `${url}#token=${token}`
}

/** What a command in another shell needs in front of it to find this gateway; nothing when it looks there by itself. */
function reach(url: string, token: string | null): string {
  const elsewhere = url === VARIABLES.ASG_URL.fallback ? '' : `ASG_URL=${url} `
  return token === null ? elsewhere : `${elsewhere}ASG_TOKEN=${token} `
}

/** The same for a command that wires a client: it writes down where the hooks find this gateway. */
function wiring({ uds_path }: Running, url: string): string {
  if (uds_path === null) return `CS_UDS_ENABLED=false ${reach(url, null)}`
  const elsewhere = uds_path === VARIABLES.CS_UDS_PATH.fallback ? '' : `CS_UDS_PATH=${quote(resolve(uds_path))} `
  return `${elsewhere}${reach(url, null)}`
}

function auth_line({ auth, http_url }: Running, token: string | null): string {
  if (token !== null) return `on, token of this run: ${token}`
  if (auth) return 'on, token in CS_AUTH_TOKEN'
  const who = is_loopback(new URL(http_url).hostname) ? 'every local program' : `everybody who reaches ${http_url}`
  return `off: ${who} may use this gateway (CS_AUTH_TOKEN or --generate-token)`
}

/** One line: how to supervise the clients that are here and are not supervised yet. */
function next_clients(prefix: string, terminal: Terminal): string[] {
  const home = terminal.env.HOME || homedir()
  const supervised = supervised_ids(home, terminal)
  const name = `${prefix}${own_name(terminal.env)}`
  const open = found_clients(home, terminal.env).filter((client) => !supervised.has(client.id))
  // Behind a number sign: whoever copies the line copies a command.
  if (open.length > 1 && supervised.size === 0)
    return [`${name} init --all   # found: ${open.map(({ id }) => id).join(', ')}`]
  if (open.length > 0) return [open.map((client) => `${name} init ${client.id}`).join('   ')]
  return supervised.size > 0
    ? [`${name} doctor`]
    : [`${name} init claude-code (or codex, gemini, qwen, copilot, opencode, kilo, openclaw)`]
}

function supervised_ids(home: string, terminal: Terminal): ReadonlySet<string> {
  return new Set(recorded_clients(home, terminal).map(({ client }) => client))
}

/** A record that cannot be read does not keep the gateway from starting; `asg doctor` complains about one that makes no sense. */
function recorded_clients(home: string, terminal: Terminal): readonly ClientRecord[] {
  try {
    return read_records(home).clients
  } catch (cause) {
    if (!(cause instanceof CommandError))
      terminal.say(`which clients are supervised cannot be read: ${plain(String(cause))}`)
    return []
  }
}
