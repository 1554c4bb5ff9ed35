// `asg init <client>` and `asg uninit <client>`, or `--all` of them: show the exact change, ask, write it, undo it. Source: CLIENTS section 7.
import { homedir } from 'node:os'
import { parseArgs } from 'node:util'
import type { Client, Setup } from '#runtime/cli/clients/client.ts'
import { CLIENTS, client_of, type Detected, detect, found_clients } from '#runtime/cli/clients/registry.ts'
import { apply_install, apply_removal } from '#runtime/cli/clients/wiring/apply.ts'
import { unified_diff } from '#runtime/cli/clients/wiring/diff.ts'
import { parse_text, value_of } from '#runtime/cli/clients/wiring/json-text.ts'
import { launcher_text } from '#runtime/cli/clients/wiring/launcher.ts'
import { type Change, plan_install, plan_removal } from '#runtime/cli/clients/wiring/plan.ts'
import { type ClientRecord, read_records } from '#runtime/cli/clients/wiring/record.ts'
import { guarded } from '#runtime/cli/guarded.ts'
import { listening_options, own_name } from '#runtime/cli/own-name.ts'
import { find_program } from '#runtime/cli/program.ts'
import { read_text } from '#runtime/cli/setup/file.ts'
import { OWN_SEAT, said_yes } from '#runtime/cli/setup/question.ts'
import { setup_of } from '#runtime/cli/setup/setup.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'

const COMMON_OPTIONS = {
  all: { type: 'boolean' },
  project: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  json: { type: 'boolean' },
} as const

const INIT_OPTIONS = {
  ...COMMON_OPTIONS,
  observe: { type: 'boolean' },
  hold: { type: 'string' },
  prompts: { type: 'string' },
  launcher: { type: 'string' },
} as const

const UNINIT_OPTIONS = { ...COMMON_OPTIONS, restore: { type: 'boolean' } } as const

interface Job {
  client: Client
  detected: Detected
  setup: Setup
  record: ClientRecord | undefined
  dry_run: boolean
  yes: boolean
  json: boolean
}

type InitValues = ReturnType<typeof parseArgs<{ options: typeof INIT_OPTIONS }>>['values']
type UninitValues = ReturnType<typeof parseArgs<{ options: typeof UNINIT_OPTIONS }>>['values']

/** Installs the hooks of one client, or of every client that is here. */
export async function run_init(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: INIT_OPTIONS, allowPositionals: true })
  const one = (client: Client) => install(client, values, terminal)
  if (!values.all) return one(named_client(positionals))
  return for_all('init', clients_here(positionals, terminal), values, one, terminal)
}

/** Takes them out again. */
export async function run_uninit(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: UNINIT_OPTIONS, allowPositionals: true })
  const one = (client: Client) => remove(client, values, terminal)
  if (!values.all) return one(named_client(positionals))
  return for_all('uninit', clients_here(positionals, terminal), values, one, terminal)
}

function named_client(positionals: readonly string[]): Client {
  if (positionals.length > 1) throw new CommandError(EXIT.usage, 'name one client')
  return client_of(positionals[0])
}

/** Clients of this user, and those that were supervised before they were taken off the machine. */
function clients_here(positionals: readonly string[], { env }: Terminal): Client[] {
  if (positionals.length > 0) throw new CommandError(EXIT.usage, '--all takes no client')
  const home = env.HOME || homedir()
  const here = new Set<string>(found_clients(home, env).map(({ id }) => id))
  for (const { client } of read_records(home).clients) here.add(client)
  return CLIENTS.filter(({ id }) => here.has(id))
}

/** One client after the other; one that fails keeps no other from its turn. Exits as the first that failed. */
async function for_all(
  verb: 'init' | 'uninit',
  clients: readonly Client[],
  { json, 'dry-run': dry_run }: InitValues | UninitValues,
  run: (client: Client) => Promise<Exit>,
  terminal: Terminal,
): Promise<Exit> {
  if (clients.length === 0) {
    const known = CLIENTS.map(({ name }) => name).join(', ')
    throw new CommandError(EXIT.failed, 'no client was found on this machine', `Looked for: ${known}.`)
  }
  const failed: { client: Client; exit: Exit }[] = []
  for (const client of clients) {
    if (!json) terminal.say(terminal.paint('bold', client.name))
    const said: string[] = []
    const say = (line: string) => {
      said.push(line)
      terminal.say(line)
    }
    const exit = await guarded(`${verb} ${client.id}`, { ...terminal, say }, () => run(client))
    if (exit === EXIT.ok) continue
    failed.push({ client, exit })
    if (json) terminal.json(verb, { client: client.id, changed: false, exit, problem: said.join(' ') })
  }
  if (!json) {
    const done = clients.length - failed.length
    const left = failed.map(({ client }) => client.id).join(', ')
    const what = dry_run ? 'shown, none of them changed' : 'done'
    terminal.say(`${done} of ${clients.length} clients ${what}${left === '' ? '.' : `; not: ${left}.`}`)
  }
  return failed[0]?.exit ?? EXIT.ok
}

async function install(wanted: Client, values: InitValues, terminal: Terminal): Promise<Exit> {
  const job = await prepare(wanted, values, terminal)
  const { client, setup, detected } = job
  if (client.socket_only && !setup.has_socket) {
    const problem = `${client.name} reaches the gateway through its Unix socket only, and that is switched off`
    throw new CommandError(EXIT.usage, problem, 'Set CS_UDS_ENABLED=true.')
  }
  const changes = plan_install(client, setup, job.record)
  refuse_obstacles(client, changes)
  const launcher = client.socket_only
    ? null
    : launcher_text(setup.launcher, setup, find_program('curl', setup.env.PATH))
  const launcher_change = { path: setup.launcher_path, before: read_text(setup.launcher_path), after: launcher }
  const shown = launcher === null ? changes : [launcher_change, ...changes]
  const diff = diff_of(shown)
  const version = detected.version?.join('.') ?? null
  if (diff !== '' && !(await agreed(job, diff, terminal))) return report(job, 'init', diff, [], terminal)
  // Written even when nothing differs: the record may be missing or of an older installation.
  const backups = job.dry_run ? [] : apply_install({ client, setup, version, changes, launcher })
  if (!job.json) tell_installed(job, diff, backups, terminal)
  return report(job, 'init', diff, backups, terminal)
}

async function remove(client: Client, values: UninitValues, terminal: Terminal): Promise<Exit> {
  const job = await prepare(client, values, terminal)
  const changes = plan_removal(job.client, job.setup, job.record, values.restore ?? false)
  const diff = diff_of(changes)
  if (diff !== '' && !(await agreed(job, diff, terminal))) return report(job, 'uninit', diff, [], terminal)
  if (!job.dry_run) apply_removal(job.client, job.setup, changes)
  if (!job.json) {
    terminal.say(
      diff === '' ? `${job.client.name} has no hooks of asg.` : `${job.client.name} is no longer supervised.`,
    )
    if (diff === '') for (const line of elsewhere(job, terminal)) terminal.say(line)
  }
  return report(job, 'uninit', diff, [], terminal)
}

/** Where else hooks of this client are, so that nobody takes its being supervised there for over. */
function elsewhere({ client, setup }: Job, { env }: Terminal): string[] {
  const others = read_records(setup.home).clients.filter((one) => one.client === client.id)
  return others.map(({ scope, files }) => {
    const where = `There are hooks of asg in ${files.map(({ path }) => path).join(', ')}`
    return scope === 'project'
      ? `${where}: in that folder, run ${own_name(env)} uninit ${client.id} --project`
      : `${where}: run this with the environment that asg init had, or without --project.`
  })
}

async function prepare(client: Client, values: InitValues | UninitValues, terminal: Terminal): Promise<Job> {
  const detected = await detect(client, terminal.env.PATH)
  const setup = setup_of(client, detected, values, terminal)
  const paths = client.parts(setup).map((part) => part.path)
  const record = read_records(setup.home).clients.find(
    (one) => one.client === client.id && paths.includes(one.files[0]?.path ?? ''),
  )
  return {
    client,
    detected,
    setup,
    record,
    dry_run: values['dry-run'] ?? false,
    yes: values.yes ?? false,
    json: values.json ?? false,
  }
}

/** Settings that keep every hook from running make the installation worthless: nothing is written then. */
function refuse_obstacles(client: Client, changes: readonly Change[]): void {
  for (const { path, merge, after } of changes) {
    if (merge === null || after === null) continue
    const obstacle = client.obstacle(value_of(parse_text(after)), after)
    if (obstacle !== null) throw new CommandError(EXIT.usage, `${path}: ${obstacle}`, 'Change that first.')
  }
}

function diff_of(changes: readonly Pick<Change, 'path' | 'before' | 'after'>[]): string {
  return changes
    .map(({ path, before, after }) => unified_diff(path, before, after))
    .filter((diff) => diff !== '')
    .join('\n')
}

/** Shows the change and asks; false when nothing is to be written. Without a terminal only --yes counts. */
async function agreed(job: Job, diff: string, terminal: Terminal): Promise<boolean> {
  if (!job.json) terminal.out(coloured(diff, terminal))
  if (job.dry_run) {
    terminal.say('Nothing was written; without --dry-run it is.')
    return false
  }
  if (job.yes) return true
  if (!terminal.interactive) {
    throw new CommandError(
      EXIT.usage,
      'nothing was changed: there is no terminal to ask on',
      'Add --yes to write this, or --dry-run to only see it.',
    )
  }
  if (await said_yes('Write this? [y/N] ', OWN_SEAT)) return true
  throw new CommandError(EXIT.failed, 'nothing was changed')
}

function coloured(diff: string, terminal: Terminal): string {
  return diff
    .split('\n')
    .map((line) => {
      if (line.startsWith('+')) return terminal.paint('green', line)
      return line.startsWith('-') ? terminal.paint('red', line) : line
    })
    .join('\n')
}

function tell_installed(job: Job, diff: string, backups: readonly string[], terminal: Terminal): void {
  const { client, detected, setup } = job
  const version = detected.version?.join('.')
  const name = own_name(terminal.env)
  terminal.say(
    diff === ''
      ? `${client.name} is supervised already; nothing to change.`
      : `${client.name}${version ? ` ${version}` : ''} is supervised${client.id.startsWith('open') ? '' : ` by the ${setup.launcher} launcher`}.`,
  )
  for (const backup of backups) terminal.say(`The file as it was: ${backup}`)
  if (detected.program === null) terminal.say(`${client.bin} is not on the PATH; its version is unknown.`)
  if (setup.observe) terminal.say('Observe only: everything is judged and recorded, nothing is refused.')
  else if (!setup.fewer_prompts) terminal.say(`${client.name} still asks its own questions; asg only adds refusals.`)
  if (!setup.observe) {
    const where = { socket_path: setup.has_socket ? setup.socket_path : null, url: setup.gateway_url }
    const start = `${name} serve${listening_options(where)}`
    terminal.say(`While the gateway is down, tool calls are refused. Start it with: ${start}`)
    if (name !== 'asg') terminal.say('That works in this folder; npm link makes asg known in all others.')
  }
  if (setup.launcher === 'http') {
    terminal.say('Where the gateway asks for a token, start the client with CS_AUTH_TOKEN set: its hooks send that.')
  }
  for (const line of advice_of(job)) terminal.say(line)
  terminal.say(`Prove it: ${name} doctor ${client.id}`)
}

function advice_of({ client, setup }: Job): readonly string[] {
  const { advice, project_advice } = client
  return setup.project === null || project_advice === undefined ? advice : [...advice, project_advice]
}

function report(job: Job, verb: 'init' | 'uninit', diff: string, backups: readonly string[], terminal: Terminal): Exit {
  if (!job.json) return EXIT.ok
  const { client, detected, setup } = job
  terminal.json(verb, {
    client: client.id,
    version: detected.version?.join('.') ?? null,
    program: detected.program,
    scope: setup.project === null ? 'user' : 'project',
    files: client.parts(setup).map((part) => part.path),
    launcher: setup.launcher,
    observe: setup.observe,
    dry_run: job.dry_run,
    changed: diff !== '' && !job.dry_run,
    diff,
    backups,
    advice: verb === 'init' ? advice_of(job) : [],
  })
  return EXIT.ok
}
