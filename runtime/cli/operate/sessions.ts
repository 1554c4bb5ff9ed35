// `asg sessions`: who is active and how risky, one session in detail, and the operator's hand on it. Source: CONTRACT 4, 6, 20.2.
import { parseArgs } from 'node:util'
import { find_gateway, type Gateway } from '#runtime/cli/gateway.ts'
import { call_gateway, type Json, list_of, must_succeed, user_name } from '#runtime/cli/operate/operator-call.ts'
import { seconds_of } from '#runtime/cli/operate/period.ts'
import { must_take } from '#runtime/cli/options.ts'
import { CommandError, EXIT, type Exit, painted_decision, type Terminal } from '#runtime/cli/terminal.ts'
import { shown, table } from '#runtime/cli/text.ts'

const OPTIONS = {
  // There is no prompt to skip; the option is accepted for scripts.
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  'min-risk': { type: 'string' },
  since: { type: 'string' },
  find: { type: 'string' },
  sort: { type: 'string' },
  limit: { type: 'string' },
  reason: { type: 'string' },
  quarantine: { type: 'boolean' },
} as const

type Values = ReturnType<typeof read_args>['values']

function read_args(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
}

const FILTERS = ['all', 'min-risk', 'since', 'find', 'sort', 'limit']

const ACTIONS =
  'Actions: asg sessions, asg sessions <id>, asg sessions quarantine <id>, asg sessions release <id> [--quarantine]'

/** Exit 1 when the session is unknown, or a change changed nothing. */
export async function run_sessions(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = read_args(args)
  const [first, id, ...rest] = positionals
  if (rest.length > 0) throw new CommandError(EXIT.usage, `unexpected argument ${rest[0]}`, ACTIONS)
  const gateway = find_gateway(terminal)
  if (first === undefined || (first === 'list' && id === undefined)) {
    must_take('the list', values, FILTERS)
    return list(gateway, values, terminal)
  }
  if (first === 'release' || first === 'quarantine') {
    if (id === undefined) throw new CommandError(EXIT.usage, `${first} needs the id of a session`, ACTIONS)
    must_take(first, values, first === 'release' ? ['reason', 'quarantine'] : ['reason'])
    if (first === 'release' && !values.quarantine) return release(gateway, id, values, terminal)
    return quarantine(gateway, id, first, values, terminal)
  }
  if (id !== undefined) throw new CommandError(EXIT.usage, `unknown action ${first}`, ACTIONS)
  must_take('a session', values, ['since', 'limit'])
  return detail(gateway, first, values, terminal)
}

/** A member of what an operator's endpoint answered: the gateway's own schema says that it is there. */
const text = (body: Json, key: string) => shown(body[key])

async function list(gateway: Gateway, values: Values, terminal: Terminal): Promise<Exit> {
  const query = new URLSearchParams(values.all ? { status: 'all' } : {})
  if (values['min-risk'] !== undefined) query.set('min_risk', values['min-risk'])
  if (values.since !== undefined) query.set('window_seconds', String(seconds_of('--since', values.since)))
  if (values.find !== undefined) query.set('q', values.find)
  if (values.sort !== undefined) query.set('sort', values.sort)
  if (values.limit !== undefined) query.set('limit', values.limit)
  const body = must_succeed(await call_gateway(gateway, `/report/sessions?${query}`))
  if (values.json) {
    terminal.json('sessions', body)
    return EXIT.ok
  }
  const sessions = list_of(body.sessions)
  const headings = ['session', 'status', 'risk', 'score', 'events', 'high', 'latest', 'framework', 'last event', 'held']
  const rows = sessions.map((one) => [
    text(one, 'session_id'),
    text(one, 'status'),
    text(one, 'current_risk_level'),
    text(one, 'cumulative_score'),
    text(one, 'event_count'),
    text(one, 'high_or_critical_count'),
    text(one, 'latest_decision'),
    text(one, 'source_framework'),
    text(one, 'last_event_at'),
    held(one),
  ])
  if (rows.length === 0) terminal.say(values.all ? 'no session matches' : 'no active session; --all shows earlier ones')
  else for (const line of table(headings, rows)) terminal.out(line)
  return EXIT.ok
}

/** What keeps the session from acting freely. */
function held(session: Json): string {
  const pending = Number(session.pending_approvals)
  const parts = [
    session.quarantined === true ? 'quarantined' : '',
    session.enforcement_state === 'enforced' ? 'enforced' : '',
    pending > 0 ? `${pending} waiting` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

async function detail(gateway: Gateway, session_id: string, values: Values, terminal: Terminal): Promise<Exit> {
  const path = `/report/session/${encodeURIComponent(session_id)}`
  const query = new URLSearchParams({ limit: values.limit ?? '20' })
  if (values.since !== undefined) query.set('window_seconds', String(seconds_of('--since', values.since)))
  const risk = must_succeed(await call_gateway(gateway, `${path}/risk?${query}`))
  const { session, records } = must_succeed(await call_gateway(gateway, `${path}?${query}`))
  const summary = session as Json
  if (risk.event_count === 0 && risk.quarantine === null) {
    throw new CommandError(
      EXIT.failed,
      `no session has the id ${shown(session_id)}`,
      `${gateway.own_name} sessions --all lists them.`,
    )
  }
  if (values.json) {
    terminal.json('sessions', { session: summary, risk, records })
    return EXIT.ok
  }
  const dimensions = Object.values(risk.dimensions_latest as Json).join(' ')
  const facts = [
    ['session', text(risk, 'session_id')],
    ['status', [text(summary, 'status'), held(summary)].filter((part) => part !== '').join(', ')],
    ['risk', `${text(risk, 'current_risk_level')} (${text(risk, 'cumulative_score')} of 7; D1-D5 ${dimensions})`],
    ['agent', `${text(risk, 'agent_id')}, ${text(risk, 'source_framework')}, ${text(risk, 'caller_adapter')}`],
    ['workspace', text(risk, 'workspace_root')],
    ['events', `${text(risk, 'event_count')}, ${text(risk, 'high_or_critical_count')} of them high or critical`],
    ['decisions', counts(summary.decision_distribution)],
    ['tools', list_text(risk.tools_used)],
    ['seen', `${text(risk, 'first_event_at')} to ${text(risk, 'last_event_at')}`],
  ] as const
  for (const [name, value] of facts) terminal.out(`${terminal.paint('dim', name.padEnd(10))}${value}`)
  for (const record of list_of(records)) terminal.out(record_line(record, terminal))
  return EXIT.ok
}

function record_line(record: Json, terminal: Terminal): string {
  const { payload, ...event } = record.event as Json & { payload: Json }
  const decision = record.decision as Json
  const word = text(decision, 'decision')
  const args = (payload.arguments ?? {}) as Json
  return [
    terminal.paint('dim', text(record, 'recorded_at').slice(0, 19)),
    painted_decision(terminal, word),
    text(decision, 'risk_level').padEnd(8),
    event.event_type === 'pre_action' ? '' : text(event, 'event_type'),
    shown(event.tool_name ?? payload.tool),
    shown(payload.command ?? args.command ?? payload.path),
    terminal.paint('dim', text(decision, 'policy_id')),
  ]
    .filter((part) => part !== '' && part !== '-')
    .join('  ')
}

function counts(value: unknown): string {
  return Object.entries((value ?? {}) as Json)
    .map(([name, count]) => `${shown(name)} ${shown(count)}`)
    .join(', ')
}

function list_text(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? value.map(shown).join(', ') : '-'
}

/** Ends an enforcement before its cooldown does. */
async function release(gateway: Gateway, session_id: string, values: Values, terminal: Terminal): Promise<Exit> {
  const path = `/report/session/${encodeURIComponent(session_id)}`
  const body = must_succeed(
    await call_gateway(gateway, `${path}/enforcement`, {
      action: 'release',
      released_by: user_name(),
      ...(values.reason !== undefined && { reason: values.reason }),
    }),
  )
  const { quarantined } = must_succeed(await call_gateway(gateway, `${path}/quarantine`))
  if (values.json) terminal.json('sessions', { ...body, quarantined })
  else terminal.out(body.released === true ? `${shown(session_id)}: enforcement released` : 'nothing to release')
  if (quarantined === true && !values.json) {
    terminal.say(
      `it is in quarantine; end that with: ${gateway.own_name} sessions release ${shown(session_id)} --quarantine`,
    )
  }
  return body.released === true ? EXIT.ok : EXIT.failed
}

async function quarantine(
  gateway: Gateway,
  session_id: string,
  action: 'quarantine' | 'release',
  values: Values,
  terminal: Terminal,
): Promise<Exit> {
  const body = must_succeed(
    await call_gateway(gateway, `/report/session/${encodeURIComponent(session_id)}/quarantine`, {
      action,
      by: user_name(),
      ...(values.reason !== undefined && { reason: values.reason }),
    }),
  )
  if (values.json) terminal.json('sessions', body)
  else {
    const state = body.quarantined === true ? 'in quarantine' : 'not in quarantine'
    terminal.out(`${shown(session_id)}: ${state}${body.changed === true ? '' : ', as before'}`)
  }
  return body.changed === true ? EXIT.ok : EXIT.failed
}
