// What the arguments say about how much comes of a call: that it is only tried, that it ends what is the caller's own, that a sum goes
// to somebody, that a watch falls asleep, that a review is over. Source: ENGINE 3 (tools by the shape of their arguments).
import { whole } from '#core/compose.ts'

type Arguments = Readonly<Record<string, unknown>>

const TRIES =
  /^(?:dry_?run|validate_?only|simulate|simulation|preview(?:_?only)?|check_?only|check_?mode|plan_?only|no_?op|what_?if)$/
const TRIED = /^(?:true|client|server|all|yes)$/i

/** Whether a call says that it only shows what it would do. */
export function is_tried(args: Arguments): boolean {
  return Object.entries(args).some(
    ([key, value]) => TRIES.test(key) && (value === true || (typeof value === 'string' && TRIED.test(value))),
  )
}

const ENDS_SESSION =
  /(?:^|_)(?:revoke|log_?out|sign_?out|end|close|expire|invalidate|terminate)_(?:\w{1,120}_)?(?:sessions?|tokens?|logins?)(?:_|$)|(?:^|_)(?:session|token|login)_(?:revoke|end|close|expire|logout)$/
const OWN = /^(?:current|self|me|own|mine|this|this_session)$/i

/** Whether somebody ends a session of his own. */
export function ends_own_session(action: string, args: Arguments): boolean {
  if (!ENDS_SESSION.test(action)) return false
  if (/(?:^|_)(?:my|own|current|self)(?:_|$)/.test(action)) return !/(?:^|_)all(?:_|$)/.test(action)
  return Object.entries(args).some(
    ([key, value]) => /session|token|user|target|scope/.test(key) && typeof value === 'string' && OWN.test(value),
  )
}

const WATCHES = /(?:^|_)(?:alerts?|alarms?|monitors?|detectors?|probes?|uptime|slos?|watchdogs?|synthetics?)(?:_|$)/
const ASLEEP = /^(?:is_)?(?:paused|muted|silenced|snoozed|disabled)$/
const AWAKE = /^(?:is_)?(?:enabled|active)$/

/** Whether what watches over others falls asleep: `update_alert_rule {is_paused: true}`. */
export function sleeps(action: string, args: Arguments): boolean {
  if (!WATCHES.test(action)) return false
  return Object.entries(args).some(
    ([key, value]) => (value === true && ASLEEP.test(key)) || (value === false && AWAKE.test(key)),
  )
}

/** Whether a request to merge is merged by a change of its state. */
export function merges(action: string, operation: () => string | null, args: Arguments): boolean {
  if (!/(?:pull|merge)_request|(?:^|_)(?:pr|mr)(?:_|$)/.test(action)) return false
  if (!/update|edit|set|change|complete|patch/.test(`${action} ${operation() ?? ''}`)) return false
  if ([args.auto_complete, args.auto_merge, args.merge_when_pipeline_succeeds].includes(true)) return true
  return [args.status, args.state, args.state_event].some(
    (state) => typeof state === 'string' && /^(?:completed|merged?)$/i.test(state),
  )
}

const SUM = /^(?:amount|total_amount|amount_(?:cents|minor|usd|eur|in_cents)|sum|qty_usd)$/
const PARTY = whole(
  /destination|recipient|beneficiary|payee|counterparty|employee|vendor|supplier|contractor|iban/,
  /account_number|routing_number|to_?(?:account|address|wallet|iban|user)?/,
  /(?:destination|recipient|beneficiary|payee)_[a-z_]+/,
)
/** What only counts, remembers or works out sums. */
const COUNTS =
  /(?:^|_)(?:convert|calculate|quote|estimate|track|log|record|categorize|budget|split|simulate|preview|expense|note|goal|reminder|forecast|rate|import)(?:_|$)/

/** Switches by which somebody pays. */
const CHARGES = /^(?:charge|bill|capture|collect)_(?:fee|card|customer|guest|payment|now|immediately|account)s?$/
const CHANGES = /(?:^|_)(?:update|set|change|edit|put|patch|replace|modify)(?:_|$)/
const BANK_KEY = /^(?:new_)?(?:iban|routing_number|sort_code|bank_account(?:_(?:number|id))?)$/

/** Payments that are made by themselves: who gets them and how much is changed in one of them. */
const STANDING =
  /(?:^|_)(?:scheduled|recurring|standing|automatic)_(?:transactions?|payments?|transfers?|orders?|payouts?)(?:_|$)/
const PAID = /^(?:amount|recipient|beneficiary|payee|iban|to_?(?:account|address)?|destination|account_number)$/

/** Whether a sum goes to somebody, whatever the tool calls that. */
export function pays_somebody(action: string, args: Arguments): boolean {
  if (COUNTS.test(action)) return false
  const keys = Object.keys(args)
  for (const key in args) if (args[key] === true && CHARGES.test(key)) return true
  if (CHANGES.test(action) && STANDING.test(action) && keys.some((key) => PAID.test(key) && args[key] !== null))
    return true
  // Where somebody's money goes from now on.
  if (CHANGES.test(action) && keys.some((key) => BANK_KEY.test(key) && args[key] !== null)) return true
  const sum = keys.find((key) => SUM.test(key) && /^\$?\d/.test(String(args[key])))
  if (sum === undefined) return false
  // A currency is where a sum is counted, not to whom it goes.
  return keys.some((key) => PARTY.test(key) && !/^(?:[A-Z]{3,4}|null|)$/.test(String(args[key])))
}

const KEEPS_ROWS =
  /(?:^|_)(?:delete|remove)_(?:\w{1,120}_)?(?:rows?|records?|documents?|docs?|entry|entries|items?|keys?|points?)(?:_|$)/
const STORE_KEY =
  /^(?:database|database_?name|db|db_?name|connection|connection_?(?:name|string)|host|dsn|env|environment|file|path)$/
const TRIAL_STORE =
  /^(?:localhost|127\.0\.0\.1|::1|dev|test|local)(?::\d+)?$|(?:^|[_./-])(?:dev|test|tests|testing|local|scratch|sandbox)(?:[_./-]|$)|@(?:localhost|127\.0\.0\.1)(?::\d+)?\//i
const ONE_KEY = /^(?:id|_id|ids|row_?id|record_?id|document_?id|doc_?id|key|where|filter|primary_key)$/

/** Whether single rows go from a store in which things are only tried: `delete_row {database: 'app_test', id: 3}`. */
export function clears_trial_row(action: string, args: Arguments): boolean {
  if (!KEEPS_ROWS.test(action)) return false
  const entries = Object.entries(args)
  const trial = entries.some(
    ([key, value]) =>
      STORE_KEY.test(key) && typeof value === 'string' && TRIAL_STORE.test(value) && !/prod/i.test(value),
  )
  return trial && entries.some(([key, value]) => ONE_KEY.test(key) && !is_empty(value))
}

function is_empty(value: unknown): boolean {
  if (value === null || value === '' || value === undefined) return true
  if (typeof value === 'object') return Object.keys(value).length === 0
  return typeof value === 'string' && /^\s*(?:\{\s*\}|\*|1\s*=\s*1|true)\s*$/i.test(value)
}

/** The first process of a machine is nobody's own, and with it go all others. */
export function ends_first_process(action: string, args: Arguments): boolean {
  const named = args.pid ?? args.process_id
  return /(?:^|_)(?:kill|terminate|stop|signal|interrupt|end)(?:_|$)/.test(action) && /^(?:-1|0|1)$/.test(String(named))
}

/** A program of one's own is stopped by its number; sessions of a database are other people's. */
export function ends_process(action: string, args: Arguments): boolean {
  const named = args.pid ?? args.process_id
  if (typeof named !== 'number' && typeof named !== 'string') return false
  if (ends_first_process(action, args)) return false
  return (
    /(?:^|_)(?:terminate|kill|force|stop|interrupt)(?:_|$)/.test(action) &&
    !/pg|db|sql|query|connection|backend|vm|instance/.test(action)
  )
}
