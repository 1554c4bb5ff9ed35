// `asg approvals`: the inbox in the terminal. Lists what waits for a person, shows one, allows it once or denies it.
// Source: CONTRACT 3.3, 3.5, 20.2.
import { parseArgs } from 'node:util'
import { ask, find_gateway, type Gateway } from '#runtime/cli/gateway.ts'
import { user_name } from '#runtime/cli/operate/operator-call.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'

const OPTIONS = {
  reason: { type: 'string' },
  state: { type: 'string' },
  session: { type: 'string' },
  json: { type: 'boolean' },
} as const

type Values = {
  reason?: string | undefined
  state?: string | undefined
  session?: string | undefined
  json?: boolean | undefined
}
type Json = Record<string, unknown>

const USAGE =
  'use: asg approvals list, asg approvals show <id>, asg approvals allow <id>, asg approvals deny <id> --reason …'

/** Exit 0 when it was done, 1 when someone else was first or nothing can be settled, 3 for a shown approval that waits. */
export async function run_approvals(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [action = 'list', id, ...more] = positionals
  const gateway = find_gateway(terminal)
  if (action === 'list' && id === undefined) return list(gateway, values, terminal)
  if (id === undefined || more.length > 0) throw new CommandError(EXIT.usage, USAGE)
  switch (action) {
    case 'show':
      return show(gateway, id, values, terminal)
    case 'allow':
      return settle(gateway, id, 'allow-once', values, terminal)
    case 'deny':
      return settle(gateway, id, 'deny', values, terminal)
    default:
      throw new CommandError(EXIT.usage, USAGE)
  }
}

async function list(gateway: Gateway, values: Values, terminal: Terminal): Promise<Exit> {
  const query = new URLSearchParams()
  if (values.state !== undefined) query.set('state', values.state)
  if (values.session !== undefined) query.set('session_id', values.session)
  const report = await document(await ask(gateway, `/report/approvals?${query}`))
  if (values.json) {
    terminal.json('approvals', report)
    return EXIT.ok
  }
  const approvals = Array.isArray(report.approvals) ? (report.approvals as Json[]) : []
  for (const approval of approvals) {
    terminal.out(line_of(approval, terminal))
    terminal.out(terminal.paint('dim', `  ${text(approval.reason)}  (${text(approval.session_id)})`))
  }
  if (approvals.length === 0) terminal.say('Nothing waits.')
  return EXIT.ok
}

function line_of(approval: Json, terminal: Terminal): string {
  const word = terminal.paint(approval.state === 'pending' ? 'yellow' : 'bold', text(approval.state).padEnd(7))
  const left =
    typeof approval.expires_at === 'number' ? Math.max(0, Math.round((approval.expires_at - Date.now()) / 1000)) : 0
  const remaining = approval.state === 'pending' ? `${left} s left` : ''
  return [
    word,
    text(approval.approval_id),
    text(approval.risk_level),
    text(approval.tool_name),
    text(approval.command),
    remaining,
  ]
    .filter((part) => part !== '')
    .join('  ')
}

async function show(gateway: Gateway, id: string, values: Values, terminal: Terminal): Promise<Exit> {
  const approval = await document(await ask(gateway, `/ahp/approval/${encodeURIComponent(id)}`))
  if (values.json) terminal.json('approvals', approval)
  else for (const [key, value] of Object.entries(approval)) terminal.out(`${key.padEnd(20)}  ${text(value)}`)
  return approval.state === 'pending' ? EXIT.pending : EXIT.ok
}

async function settle(
  gateway: Gateway,
  id: string,
  decision: 'allow-once' | 'deny',
  values: Values,
  terminal: Terminal,
): Promise<Exit> {
  const body = {
    approval_id: id,
    decision,
    resolved_by: user_name(),
    ...(values.reason !== undefined && { reason: values.reason }),
  }
  const response = await ask(gateway, '/ahp/resolve', { method: 'POST', body: JSON.stringify(body) })
  const outcome = (await response.json()) as Json
  if (values.json) terminal.json('approvals', { approval_id: id, settled: response.status === 200, ...outcome })
  else if (response.status === 200) {
    terminal.say(decision === 'deny' ? 'Denied.' : `Allowed once. ${next_step(outcome)}`)
  } else if (response.status === 409) {
    terminal.say(`Already ${text(outcome.state)} by ${text(outcome.settled_by)} at ${text(outcome.settled_at)}.`)
  } else {
    terminal.say(`asg approvals: ${text(outcome.error)}`)
  }
  if (response.status === 200) return EXIT.ok
  return response.status === 400 ? EXIT.usage : EXIT.failed
}

/** A framework that asked has its answer already; an agent has to come again. */
function next_step({ forwarded }: Json): string {
  return forwarded === true ? 'The framework that asked goes on.' : 'The agent may repeat the call now.'
}

/** Throws CommandError for everything but 200. */
async function document(response: Response): Promise<Json> {
  const body = (await response.json()) as Json
  if (response.status === 200) return body
  throw new CommandError(response.status === 400 ? EXIT.usage : EXIT.failed, text(body.error))
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  return plain(typeof value === 'string' ? value : JSON.stringify(value))
}
