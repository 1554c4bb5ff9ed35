// `asg skill-trust`: which skills are known, how far they are trusted, and changing that. Source: CONTRACT 13, 20.2.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { find_gateway, type Gateway } from '#runtime/cli/gateway.ts'
import { call_gateway, type Json, list_of, must_succeed } from '#runtime/cli/operate/operator-call.ts'
import { must_take } from '#runtime/cli/options.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { shown, table } from '#runtime/cli/text.ts'

const TRANSITIONS = ['allowlist', 'greylist', 'blacklist', 'revoke', 'disable', 'restore', 'override'] as const
const VERB = 'skill-trust'

const OPTIONS = {
  // There is no prompt to skip; the option is accepted for scripts.
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
  // list
  state: { type: 'string' },
  // register
  name: { type: 'string' },
  alias: { type: 'string', multiple: true },
  hash: { type: 'string', multiple: true },
  'admission-risk': { type: 'string' },
  // transitions
  reason: { type: 'string' },
  evidence: { type: 'string', multiple: true },
  'override-id': { type: 'string' },
  'override-reason': { type: 'string' },
  expires: { type: 'string' },
  until: { type: 'string' },
  to: { type: 'string' },
} as const

/** Which of them a move needs is the gateway's to say. */
const OF_MOVES = ['reason', 'evidence', 'override-id', 'override-reason', 'expires', 'until', 'to']

type Values = ReturnType<typeof read_args>['values']

function read_args(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
}

/** Throws CommandError for bad arguments, and for what the gateway refuses: its sentence. */
export async function run_skill_trust(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = read_args(args)
  const [action = 'list', id, ...rest] = positionals
  if (rest.length > 0) throw new CommandError(EXIT.usage, `unexpected argument ${rest[0]}`)
  const gateway = find_gateway(terminal)
  if (action === 'list') {
    must_take(action, values, ['state'])
    return list(gateway, id, values, terminal)
  }
  if (id === undefined) throw new CommandError(EXIT.usage, `${action} needs the id of a skill`)
  if (action === 'register') {
    must_take(action, values, ['name', 'alias', 'hash', 'admission-risk'])
    return register(gateway, id, values, terminal)
  }
  const target = TRANSITIONS.find((one) => one === action)
  if (target === undefined) {
    throw new CommandError(EXIT.usage, `unknown action ${action}`, `Actions: list, register, ${TRANSITIONS.join(', ')}`)
  }
  must_take(action, values, OF_MOVES)
  return move(gateway, id, target, values, terminal)
}

async function list(gateway: Gateway, id: string | undefined, values: Values, terminal: Terminal): Promise<Exit> {
  const query = new URLSearchParams({ limit: '1000' })
  if (id !== undefined) query.set('canonical_skill_id', id)
  if (values.state !== undefined) query.set('list_state', values.state)
  const body = must_succeed(await call_gateway(gateway, `/skill-trust/registry?${query}`))
  if (values.json) {
    terminal.json(VERB, body)
    return EXIT.ok
  }
  const rows = list_of(body.records).map((record) =>
    ['canonical_skill_id', 'list_state', 'skill_trust_grade', 'last_seen_at', 'reason_code'].map((key) =>
      shown(record[key]),
    ),
  )
  if (rows.length === 0) terminal.say('no skill is registered that matches')
  else for (const line of table(['skill', 'state', 'grade', 'last seen', 'reason'], rows)) terminal.out(line)
  if (typeof body.next_cursor === 'string') terminal.say('there are more; narrow the list with --state')
  return EXIT.ok
}

async function register(gateway: Gateway, id: string, values: Values, terminal: Terminal): Promise<Exit> {
  const body = must_succeed(
    await call_gateway(gateway, '/skill-trust/registry', {
      canonical_skill_id: id,
      canonical_name: values.name,
      aliases: values.alias,
      content_hashes: hashes_of(values.hash),
      admission_risk: values['admission-risk'],
    }),
  )
  return tell(body, `${body.created === true ? 'registered' : 'updated'} ${id}`, values, terminal)
}

/** `part=sha256:…`, as often as needed. */
function hashes_of(given: readonly string[] | undefined): Record<string, string> | undefined {
  if (given === undefined) return undefined
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.lastIndexOf('=')
      if (at < 1) throw new CommandError(EXIT.usage, `--hash must be PART=sha256:HEX, got ${pair}`)
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

/** Reads the snapshot id, changes, and tries once more with the same key when somebody else was faster. */
async function move(gateway: Gateway, id: string, target: string, values: Values, terminal: Terminal): Promise<Exit> {
  const change: Json = {
    canonical_skill_id: id,
    target_state: target,
    reason_code: values.reason ?? 'operator_request',
    idempotency_key: randomUUID(),
    evidence_refs: values.evidence,
    override_id: values['override-id'],
    override_indefinite_reason: values['override-reason'],
    expires_at: values.expires,
    disabled_until: values.until,
    restore_target_state: values.to,
  }
  const registry = must_succeed(await call_gateway(gateway, '/skill-trust/registry?limit=1'))
  const attempt = (snapshot: unknown) =>
    call_gateway(gateway, '/skill-trust/transition', { ...change, expected_registry_snapshot_id: snapshot })
  let answered = await attempt(registry.registry_snapshot_id)
  if (answered.status === 409 && typeof answered.body.registry_snapshot_id === 'string') {
    answered = await attempt(answered.body.registry_snapshot_id)
  }
  const body = must_succeed(answered)
  const event = body.transition_event as Json
  return tell(body, `${id}: ${shown(event.from_state)} to ${shown(event.to_state)}`, values, terminal)
}

function tell(body: Json, sentence: string, values: Values, terminal: Terminal): Exit {
  if (values.json) terminal.json(VERB, body)
  else terminal.out(sentence)
  return EXIT.ok
}
