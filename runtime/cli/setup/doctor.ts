// `asg doctor [client]`: is the gateway there, are the hooks where init put them, and does a refusal really come back through
// each of them. Exit 0 all proven, 1 a guard is open, 4 no gateway. Source: CLIENTS section 8, CONTRACT 20.2.
import { homedir } from 'node:os'
import { parseArgs } from 'node:util'
import { client_of } from '#runtime/cli/clients/registry.ts'
import { type ClientRecord, type Records, read_records, write_records } from '#runtime/cli/clients/wiring/record.ts'
import { find_gateway } from '#runtime/cli/gateway.ts'
import { own_name } from '#runtime/cli/own-name.ts'
import {
  type Check,
  check_client,
  check_gateway,
  check_rules,
  check_shared,
  check_trace,
  is_proof,
} from '#runtime/cli/setup/doctor-check.ts'
import { EXIT, type Exit, type Paint, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { load_config } from '#runtime/config/config.ts'

const SHOWN: Readonly<Record<Check['state'], readonly [Paint, string]>> = {
  ok: ['green', 'ok  '],
  warn: ['yellow', 'warn'],
  open: ['red', 'OPEN'],
  down: ['red', 'down'],
}

/** Checks everything, or one client. */
export async function run_doctor(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const only = positionals[0] === undefined ? null : client_of(positionals[0])
  const home = terminal.env.HOME || homedir()
  const config = load_config({ env: terminal.env })
  const checks: Check[] = await check_gateway(find_gateway(terminal, config), config)
  const rules = check_rules(config.values, own_name(terminal.env))
  const shared = await check_shared(config.values)
  for (const check of [rules, shared]) if (check !== null) checks.push(check)
  const reachable = !checks.some((check) => check.state === 'down')
  const records = read_records(home)
  // Read before the probes: without a gateway they leave failures of their own.
  const trace = check_trace(home)
  const wanted = records.clients.filter((record) => only === null || record.client === only.id)
  for (const record of wanted) {
    const found = await check_client(record, records, reachable, terminal)
    if (is_proof(found)) keep_proof(record, records, home)
    checks.push(...found)
  }
  if (wanted.length === 0) checks.push(unsupervised(only?.id ?? null, own_name(terminal.env)))
  checks.push(...trace)
  const exit = exit_of(checks)
  if (values.json) {
    terminal.json('doctor', { ok: exit === EXIT.ok, checks })
    return exit
  }
  for (const { area, name, state, detail } of checks) {
    const [paint, word] = SHOWN[state]
    terminal.out(`${terminal.paint(paint, word)}  ${area.padEnd(12)}  ${name.padEnd(10)}  ${plain(detail)}`)
  }
  return exit
}

/** What `asg status` shows as the last proof. */
function keep_proof(record: ClientRecord, records: Records, home: string): void {
  record.proved_at = new Date().toISOString()
  write_records(home, records)
}

function unsupervised(client: string | null, name: string): Check {
  if (client === null) {
    return { area: 'clients', name: 'install', state: 'warn', detail: `no client is supervised: ${name} init <client>` }
  }
  return { area: client, name: 'install', state: 'open', detail: `not supervised: ${name} init ${client}` }
}

function exit_of(checks: readonly Check[]): Exit {
  if (checks.some((check) => check.state === 'open')) return EXIT.failed
  return checks.some((check) => check.state === 'down') ? EXIT.unreachable : EXIT.ok
}
