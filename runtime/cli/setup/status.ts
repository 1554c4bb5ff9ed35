// `asg status`: is anything unsupervised. The gateway with what waits for a person, and every client that is here with its last
// event and the last proof. Exit 0 all is well, 1 something is unsupervised, 4 no gateway. Source: CONTRACT 20.2.
import { homedir } from 'node:os'
import { parseArgs } from 'node:util'
import { CLIENTS, detect, found_clients } from '#runtime/cli/clients/registry.ts'
import { read_records } from '#runtime/cli/clients/wiring/record.ts'
import { ask, find_gateway, type Gateway, shown_url } from '#runtime/cli/gateway.ts'
import { call_gateway, type Json, list_of, must_succeed } from '#runtime/cli/operate/operator-call.ts'
import { own_name } from '#runtime/cli/own-name.ts'
import { check_install } from '#runtime/cli/setup/doctor-check.ts'
import { CommandError, EXIT, type Exit, type Paint, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { counted, shown, table } from '#runtime/cli/text.ts'

/** Sessions that are looked through for the last event of a client, newest first. */
const LOOKED_AT = 200
const HEALTH_TIMEOUT_MS = 5000

interface GatewayStatus {
  url: string
  up: boolean
  /** Why it is not up, or why it does not say more. */
  problem: string | null
  auth: boolean | null
  storage: string | null
  records: number | null
  uptime_seconds: number | null
  pending_approvals: number | null
  unacknowledged_alerts: number | null
}

interface ClientStatus {
  client: string
  name: string
  version: string | null
  state: 'supervised' | 'observed' | 'open' | 'unsupervised'
  problem: string | null
  scope: 'user' | 'project' | null
  last_event_at: string | null
  proved_at: string | null
}

/** Exit 0 all is well, 1 something is unsupervised, 4 no gateway or no access. Changes nothing. */
export async function run_status(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } })
  const seen = await look_at_gateway(find_gateway(terminal))
  const clients = await look_at_clients(seen.sessions, terminal)
  const exit = exit_of(seen.status, clients)
  if (values.json) terminal.json('status', { ok: exit === EXIT.ok, gateway: seen.status, clients })
  else show(seen.status, clients, terminal)
  return exit
}

function exit_of({ up, problem }: GatewayStatus, clients: readonly ClientStatus[]): Exit {
  if (!up || problem !== null) return EXIT.unreachable
  return clients.some(({ state }) => state === 'open' || state === 'unsupervised') ? EXIT.failed : EXIT.ok
}

async function look_at_gateway(gateway: Gateway): Promise<{ status: GatewayStatus; sessions: readonly Json[] }> {
  const status: GatewayStatus = {
    url: shown_url(gateway),
    up: false,
    problem: null,
    auth: null,
    storage: null,
    records: null,
    uptime_seconds: null,
    pending_approvals: null,
    unacknowledged_alerts: null,
  }
  try {
    const health = await read_health(gateway)
    status.up = true
    status.auth = health.auth_enabled === true
    status.storage = shown(health.trajectory_backend)
    status.records = number_of(health.trajectory_count)
    status.uptime_seconds = number_of(health.uptime_seconds)
    const read = async (path: string) => must_succeed(await call_gateway(gateway, path))
    status.pending_approvals = number_of((await read('/report/approvals?limit=1')).total_pending)
    status.unacknowledged_alerts = number_of((await read('/report/alerts?limit=1')).total_unacknowledged)
    const { sessions } = await read(`/report/sessions?status=all&sort=last_event&limit=${LOOKED_AT}`)
    return { status, sessions: list_of(sessions) }
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause
    status.problem = cause.message
    return { status, sessions: [] }
  }
}

/** Throws CommandError when nobody answers, or something that is no gateway. */
async function read_health(gateway: Gateway): Promise<Json> {
  const late = AbortSignal.timeout(HEALTH_TIMEOUT_MS)
  try {
    const health = (await (await ask(gateway, '/health', { signal: late })).json()) as Json
    if (health.component === 'gateway') return health
  } catch (cause) {
    if (cause instanceof CommandError) throw cause
    if (late.aborted) throw new CommandError(EXIT.unreachable, `no answer from ${shown_url(gateway)}`)
  }
  throw new CommandError(EXIT.unreachable, `something else answers at ${shown_url(gateway)}`)
}

function number_of(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** Every installation, and every client that is here without one. */
async function look_at_clients(sessions: readonly Json[], terminal: Terminal): Promise<ClientStatus[]> {
  const { env } = terminal
  const home = env.HOME || homedir()
  const records = read_records(home)
  const here = new Set(found_clients(home, env).map(({ id }) => id))
  const rows = CLIENTS.map(async (client): Promise<ClientStatus[]> => {
    const installed = records.clients.filter((record) => record.client === client.id)
    if (installed.length === 0 && !here.has(client.id)) return []
    const { version } = await detect(client, env.PATH)
    const about = { client: client.id, name: client.name, version: version?.join('.') ?? null }
    const last_event_at = last_event_of(client.id, sessions)
    if (installed.length === 0) {
      const problem = `${own_name(env)} init ${client.id}`
      return [{ ...about, state: 'unsupervised', problem, scope: null, last_event_at, proved_at: null }]
    }
    return Promise.all(
      installed.map(async (record) => {
        const broken = (await check_install(record, records, terminal)).find((check) => check.state === 'open')
        const state = broken ? 'open' : record.observe ? 'observed' : 'supervised'
        const { scope, proved_at } = record
        return { ...about, state, problem: broken?.detail ?? null, scope, last_event_at, proved_at }
      }),
    )
  })
  return (await Promise.all(rows)).flat()
}

/** Hooks and plugins name their client in front of `-hook.v1` and the like (CONTRACT 2.4). */
function last_event_of(client: string, sessions: readonly Json[]): string | null {
  const mine = sessions.find(({ caller_adapter }) => String(caller_adapter).startsWith(`${client}-`))
  return mine === undefined ? null : shown(mine.last_event_at)
}

const WORDS: Readonly<Record<ClientStatus['state'], readonly [Paint, string]>> = {
  supervised: ['green', 'ok  '],
  observed: ['yellow', 'look'],
  open: ['red', 'OPEN'],
  unsupervised: ['red', 'none'],
}

function show(gateway: GatewayStatus, clients: readonly ClientStatus[], terminal: Terminal): void {
  const { url, up, problem, auth, storage, records, pending_approvals, unacknowledged_alerts } = gateway
  const name = own_name(terminal.env)
  const word = up ? terminal.paint('green', 'up  ') : terminal.paint('red', 'down')
  terminal.out(
    [
      `${word}  gateway  ${url}`,
      ...(up ? [`auth ${auth ? 'on' : 'off'}`, `${counted(records ?? 0, 'record')} in ${storage}`] : []),
    ].join('  '),
  )
  if (problem !== null) terminal.say(up ? plain(problem) : `${plain(problem)}; start it with: ${name} serve`)
  if (pending_approvals)
    terminal.out(`${terminal.paint('yellow', 'wait')}  ${counted(pending_approvals, 'approval')}: ${name} approvals`)
  if (unacknowledged_alerts) {
    const what = `${counted(unacknowledged_alerts, 'alert')} not acknowledged`
    terminal.out(`${terminal.paint('yellow', 'warn')}  ${what}: ${name} alerts`)
  }
  if (clients.length === 0) terminal.say(`No client was found. Supervise one with: ${name} init <client>`)
  else show_clients(clients, terminal)
}

function show_clients(clients: readonly ClientStatus[], terminal: Terminal): void {
  const rows = clients.map(({ client, version, scope, last_event_at, proved_at, problem }) =>
    [client, version, scope, last_event_at, proved_at, problem].map(shown),
  )
  const [heading = '', ...lines] = table(['client', 'version', 'for', 'last event', 'last proof', 'problem'], rows)
  terminal.out(`      ${heading}`)
  lines.forEach((line, at) => {
    const [paint, word] = WORDS[clients[at]?.state ?? 'open']
    terminal.out(`${terminal.paint(paint, word)}  ${line}`)
  })
}
