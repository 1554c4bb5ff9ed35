// `asg l3`: advisory reviews from the command line; they tell, they never decide. Source: CONTRACT 12, 20.2.
import { parseArgs } from 'node:util'
import { find_gateway, type Gateway } from '#runtime/cli/gateway.ts'
import { call_gateway, type Json, list_of, must_succeed } from '#runtime/cli/operate/operator-call.ts'
import { must_take } from '#runtime/cli/options.ts'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { shown, table } from '#runtime/cli/text.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  runner: { type: 'string' },
  session: { type: 'string' },
  state: { type: 'string' },
  force: { type: 'boolean' },
  'no-run': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'max-records': { type: 'string' },
  'max-jobs': { type: 'string' },
} as const

/** Longest wait for reviews: models take their time, and a queue holds several; Node's fetch gives up at five minutes. */
const MAX_REVIEW_MS = 290_000

type Values = ReturnType<typeof read_args>['values']

function read_args(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
}

/** Exit 1 when one of the jobs failed. Throws CommandError for bad arguments and what the gateway refuses. */
export async function run_l3(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = read_args(args)
  const [group, what, ...rest] = positionals
  if (rest.length > 0) throw new CommandError(EXIT.usage, `unexpected argument ${rest[0]}`)
  const gateway = find_gateway(terminal)
  if (group === 'full-review') {
    if (what === undefined) throw new CommandError(EXIT.usage, 'full-review needs the id of a session')
    must_take(group, values, ['runner', 'force', 'no-run', 'max-records'])
    return full_review(gateway, what, values, terminal)
  }
  if (group === 'jobs') {
    if (what === undefined || what === 'list') {
      must_take('jobs list', values, ['runner', 'session', 'state'])
      return list_jobs(gateway, values, terminal)
    }
    if (what === 'run-next' || what === 'drain') {
      must_take(what, values, ['runner', 'session', 'dry-run', ...(what === 'drain' ? ['max-jobs'] : [])])
      return run_jobs(gateway, what, values, terminal)
    }
  }
  throw new CommandError(
    EXIT.usage,
    group === undefined
      ? 'name an action'
      : `unknown action ${[group, what].filter((word) => word !== undefined).join(' ')}`,
    'Actions: full-review <session>, jobs list, jobs run-next, jobs drain',
  )
}

async function full_review(gateway: Gateway, session_id: string, values: Values, terminal: Terminal): Promise<Exit> {
  const path = `/report/session/${encodeURIComponent(session_id)}/l3-advisory/full-review`
  const wanted = {
    runner: values.runner,
    force: values.force,
    run: values['no-run'] ? false : undefined,
    max_records: integer_of('--max-records', values['max-records']),
  }
  const body = must_succeed(await call_gateway(gateway, path, wanted, MAX_REVIEW_MS))
  if (values.json) {
    terminal.json('l3', body)
    return EXIT.ok
  }
  if (body.review === null) {
    terminal.out(`queued ${shown((body.job as Json | null)?.job_id)}`)
    return EXIT.ok
  }
  show_review(body.review as Json, body.reused === true, terminal)
  return EXIT.ok
}

function show_review(review: Json, reused: boolean, terminal: Terminal): void {
  const state = `${shown(review.l3_state)}${review.l3_reason_code === 'none' ? '' : ` (${shown(review.l3_reason_code)})`}`
  terminal.out(`${shown(review.risk_level)}  ${state}  ${shown(review.recommended_operator_action)}`)
  if (review.analysis_summary !== null) terminal.out(shown(review.analysis_summary))
  for (const finding of Array.isArray(review.findings) ? review.findings : [])
    terminal.out(`- ${plain(String(finding))}`)
  if (reused) terminal.say('nothing changed since this review; --force reviews again')
}

async function list_jobs(gateway: Gateway, values: Values, terminal: Terminal): Promise<Exit> {
  const query = new URLSearchParams({ limit: '200' })
  if (values.session !== undefined) query.set('session_id', values.session)
  if (values.state !== undefined) query.set('state', values.state)
  if (values.runner !== undefined) query.set('runner', values.runner)
  const body = must_succeed(await call_gateway(gateway, `/report/l3-advisory/jobs?${query}`))
  if (values.json) {
    terminal.json('l3', body)
    return EXIT.ok
  }
  show_jobs(list_of(body.jobs), terminal)
  if (typeof body.next_cursor === 'string') terminal.say('there are more; narrow the list with --session or --state')
  return EXIT.ok
}

function show_jobs(jobs: readonly Json[], terminal: Terminal): void {
  const keys = ['job_id', 'job_state', 'runner', 'attempt', 'session_id', 'error'] as const
  const rows = jobs.map((job) => keys.map((key) => shown(job[key])))
  if (rows.length === 0) terminal.say('no job matches')
  else for (const line of table(['job', 'state', 'runner', 'attempt', 'session', 'error'], rows)) terminal.out(line)
}

/** Exit 1 when a job that was run failed. */
async function run_jobs(
  gateway: Gateway,
  what: 'run-next' | 'drain',
  values: Values,
  terminal: Terminal,
): Promise<Exit> {
  const wanted = {
    runner: values.runner,
    session_id: values.session,
    dry_run: values['dry-run'],
    ...(what === 'drain' && { max_jobs: integer_of('--max-jobs', values['max-jobs']) }),
  }
  const body = must_succeed(await call_gateway(gateway, `/report/l3-advisory/jobs/${what}`, wanted, MAX_REVIEW_MS))
  const results = what === 'drain' ? list_of(body.results) : list_of([body.result].filter((one) => one !== null))
  if (values.json) terminal.json('l3', body)
  else show_jobs(values['dry-run'] ? list_of(body.selected_jobs) : results.map((ran) => ran.job as Json), terminal)
  return results.some((ran) => typeof ran.error === 'string') ? EXIT.failed : EXIT.ok
}

function integer_of(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text)) throw new CommandError(EXIT.usage, `${option} must be an integer, got ${text}`)
  return Number(text)
}
