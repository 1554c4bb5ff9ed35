// What the arguments of a tool decide that its name leaves open (long: most of it are words): which of its operations, for good, for
// all, for everybody. Source: ENGINE 3 (tools by verb and by the shape of their arguments).
import { one_of, whole } from '#core/compose.ts'
import { is_object } from '#core/json.ts'
import type { Collector } from '#core/policy/effects/collector.ts'
import {
  carries_out,
  changes_pay,
  ends_party,
  measures_out,
  moves_things,
  sets_price,
  takes_out,
  tells_everybody,
} from '#core/policy/effects/tool/argument/affected.ts'
import {
  clears_trial_row,
  ends_first_process,
  ends_own_session,
  ends_process,
  is_tried,
  merges,
  pays_somebody,
  sleeps,
} from '#core/policy/effects/tool/argument/evidence.ts'
import { opening_of } from '#core/policy/effects/tool/argument/guard.ts'
import { snake, spelled } from '#core/policy/effects/tool/argument/spelling.ts'
import { score_of } from '#core/policy/effects/tool/classifier/classifier.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { OWN } from '#core/policy/effects/tool/name/mild.ts'
import { words_of } from '#core/policy/effects/tool/name/verbs.ts'
import { BIDS, impact_of_tool, is_known_verb, is_settled } from '#core/policy/effects/tool/name/words.ts'
import { THINGS } from '#core/policy/effects/tool/pairs/broad.ts'
import { impact_of_request } from '#core/policy/effects/tool/request.ts'
import { starts_grave, tried_only } from '#core/policy/effects/tool/runs.ts'
import { impact_of_mutation } from '#core/policy/effects/tool/text/graph.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Keys under which one tool is told which of its operations it is to do. */
const OPERATION_KEYS = [
  'action',
  'operation',
  'op',
  'command',
  'method',
  'subcommand',
  'sub_command',
  'verb',
  'operation_type',
  'api_operation',
  'operation_name',
  'request_type',
  'request',
]
/** Words of a name that say nothing about what is done. */
const EMPTY_WORD =
  /^(?:manage|management|manager|execute|run|do|handle|perform|tool|tools|api|operation|operations|action|actions|admin|control|request|call)$/
/** Impacts that an argument may add; reading and everyday changes are what the name already says. */
const GRAVE: ReadonlySet<ToolImpact> = new Set(['money', 'danger', 'secret', 'keys', 'grant', 'forward'])

/** The impact that the arguments choose, or the one the name says when they choose none that weighs more. */
export function impact_of_call(
  action: string,
  server: string,
  named: ToolImpact,
  given: Arguments,
  out: Pick<Collector, 'exhausted'>,
): ToolImpact {
  const args = unwrapped(given)
  if (args === null || Object.keys(args).length > MAX_ARGUMENTS) {
    out.exhausted = true
    return named
  }
  const impact = impact_with(action, server, named, args, out)
  // Asking what would happen is not doing it; a sum, a key and a right are not left to a switch that a tool may not know.
  return impact === 'danger' && is_tried(args) ? 'change' : impact
}

/** Objects that some tools want all arguments in: `{params: {action: 'delete'}}`. */
const WRAPPERS = ['params', 'parameters', 'arguments', 'args', 'input', 'request', 'options'] as const

/** Arguments of one call that are looked at; no tool has as many, and a call with more is not judged whole. */
const MAX_ARGUMENTS = 512

/** The arguments without the object around them; null when there are too many. */
function unwrapped(args: Arguments): Arguments | null {
  const key = WRAPPERS.find((one) => args[one] !== undefined && is_object(args[one]))
  const inner = key === undefined ? null : args[key]
  if (!is_object(inner)) return args
  return Object.keys(inner).length > MAX_ARGUMENTS ? null : { ...spelled(inner), ...args }
}

function impact_with(
  action: string,
  server: string,
  named: ToolImpact,
  args: Arguments,
  out: Pick<Collector, 'exhausted'>,
): ToolImpact {
  const requested = impact_of_request(server, args)
  if (requested !== null && !(GRAVE.has(named) && named !== 'danger')) return requested
  if (named === 'danger' && takes_own(action, args)) return 'change'
  if (GRAVE.has(named)) return tried_only(args) ? impact_of_tool(action, server, true) : named
  const chosen = impact_of_operation(action, server, args)
  if (chosen !== null && GRAVE.has(chosen)) return chosen
  if (silences(action, args) || sleeps(action, args)) return 'danger'
  if (named === 'change' && uncovers(action, args)) return 'secret'
  if (named === 'change' && only_asks_scale(action, args)) return 'read'
  // An editor's view, a manager's list.
  if (named === 'read' || (named === 'change' && chosen === 'read'))
    return shows_secret(args, action) ? 'secret' : 'read'
  return (
    impact_of_arguments(action, server, args) ??
    opened(action, server, args, out) ??
    supposed(action, server, args) ??
    (named === 'change' && chosen === 'message' ? chosen : named)
  )
}

/** A call has to weigh more than this to be what its name says only together with its arguments. */
const SUPPOSED = -0.75

/** Arguments that only say what is meant. */
const NAMES_ONE = /^(?:api_?version|kind|name|namespace|context|cluster|resource(?:_type|_name)?|deployment)$/

/** A scale that nobody sets is told: `resources_scale {kind, name}`. */
function only_asks_scale(action: string, args: Arguments): boolean {
  return /(?:^|_)scale$/.test(action) && Object.keys(args).every((key) => NAMES_ONE.test(key))
}

/** What the name says together with what its arguments are called. */
function supposed(action: string, server: string, args: Arguments): ToolImpact | null {
  const impact = impact_with_kind(action, server, args) ?? impact_with_names(action, server, args)
  return impact === null || score_of(action, server, args) > SUPPOSED ? impact : null
}

/** What is the caller's own, or only tried on. */
function takes_own(action: string, args: Arguments): boolean {
  return ends_process(action, args) || ends_own_session(action, args) || clears_trial_row(action, args)
}

function impact_of_arguments(action: string, server: string, args: Arguments): ToolImpact | null {
  if (passes_on(args)) return 'forward'
  if (agrees(action, args) || removes(action, args) || forces(action, args) || publishes(action, args)) return 'danger'
  if (starts_grave(action, server, args) || goes_out_later(action, args) || tells_customers(action, args))
    return 'danger'
  if (tells_everybody(action, args) || ends_party(action, args) || carries_out(action, args) || takes_out(action, args))
    return 'danger'
  if (moves_things(action, args) || measures_out(action, args) || ends_first_process(action, args)) return 'danger'
  if (merges(action, () => operation_of(args), args)) return 'danger'
  const mutation = impact_in_graph(server, args)
  if (mutation !== null) return mutation
  if (BIDS.test(`${server} ${action}`) && spends(args)) return 'money'
  if (pays_somebody(action, args) || changes_pay(action, args)) return 'money'
  if (sets_price(action, server, args)) return 'danger'
  return gives_rights(action, args) ? 'grant' : null
}

function opened(action: string, server: string, args: Arguments, out: Pick<Collector, 'exhausted'>): ToolImpact | null {
  // `mcp__waf__set_mode {mode: 'off'}`: the server is what the switch is about.
  const opening = opening_of(`${action}_${server.replaceAll('-', '_')}`, args, out)
  if (opening === null) return null
  return opening === 'opens' ? 'grant' : 'danger'
}

const OUTGOING =
  /(?:^|_)(?:campaigns?|broadcasts?|newsletters?|posts?|tweets?|emails?|sms|messages?|announcements?|push)(?:_|$)/
const WHEN_KEY = /^(?:send|publish|schedule[sd]?|deliver|delivery|post|go_live)_(?:at|time|date|for|on|timestamp)$/

/** What people get at a time that is set now: `create_campaign {send_at}`. */
function goes_out_later(action: string, args: Arguments): boolean {
  if (!OUTGOING.test(action) || /draft/.test(action) || args.draft === true) return false
  // A message for a channel of the team is said there, now or later.
  if (/messages?/.test(action) && (args.channel_id ?? args.channel) !== undefined) return false
  return Object.entries(args).some(([key, value]) => WHEN_KEY.test(key) && value !== null && value !== '')
}

const TELLS_KEY =
  /^(?:notify|email|send_email_to|message)_(?:customers?|subscribers?|buyers?|clients?|everyone|all)$|^send_(?:receipt|invitations?|invites?)$|^deliver_notifications$/

const ANSWERS_PARTY = /(?:^|_)(?:tickets?|conversations?|cases?|requests?|comments?|repl(?:y|ies))(?:_|$)/

/** What is changed is told to people outside: `create_fulfillment {notify_customer: true}`. */
function tells_customers(action: string, args: Arguments): boolean {
  const { comment } = args
  // What is said in a ticket for whoever opened it.
  if (is_object(comment) && (comment.public === true || comment.is_public === true)) return true
  if (ANSWERS_PARTY.test(action) && (args.public === true || args.is_public === true)) return true
  return Object.entries(args).some(([key, value]) => value === true && TELLS_KEY.test(key))
}

const GRAPH_KEYS = ['query', 'mutation', 'graphql', 'document', 'graphql_query', 'operation']

function impact_in_graph(server: string, args: Arguments): ToolImpact | null {
  for (const key of GRAPH_KEYS) {
    const text = args[key]
    const impact = typeof text === 'string' ? impact_of_mutation(text, server, GRAVE) : null
    if (impact !== null) return impact
  }
  return null
}

/** An advertisement that is shown from now on, or what it may cost. */
function spends(args: Arguments): boolean {
  if (typeof args.status === 'string' && /^(?:active|enabled)$/i.test(args.status)) return true
  return Object.keys(args).some((key) => /budget|amount_micros|bid_(?:amount|micros)|spend_(?:cap|limit)/.test(key))
}

/** What the name says once the kind of thing is known that the call is about: `batch_update_objects {objectType: 'contacts'}`. */
function impact_with_kind(action: string, server: string, args: Arguments): ToolImpact | null {
  const kind = kind_of(args)
  if (kind === null) return null
  const impact = impact_of_tool(`${action}_${kind}`, server, tried_only(args))
  // A service that is called `checkout` pays nobody.
  if (impact === 'money' && kind === args.service) return null
  return GRAVE.has(impact) && impact !== 'forward' ? impact : null
}

/** Arguments whose names are looked at as nouns. */
const MAX_NOUNS = 8
/** What a key says besides the thing it names, and keys that name nothing. */
const KEY_TAIL = /_(?:id|ids|name|key|uuid|number|no|slug|ref|code|serial)$/
const NO_NOUN = whole(
  /id|ids|name|key|type|kind|to|from|at|on|by|in|of|for|value|text|body|content|data|args|options/,
  /params|query|q|limit|offset|page|cursor|format|force|all|path|file|url|uri|owner|repo|repository/,
  /project|branch|role|permission|message|title|description|note|comment|reason|state|status|email|date/,
  /time|tags?|labels?|fields?|filter|sort|mode|env|environment|workspace|cwd|block|release|hold/,
)

/**
 * What the name says once its arguments say what it is about: `unlock {door}` is `unlock_door`. A verb that makes or changes things
 * says which things itself.
 */
function impact_with_names(action: string, server: string, args: Arguments): ToolImpact | null {
  const words = words_of(action)
  if (starts_thing(words, server, args)) return 'danger'
  if (words.length > MAX_VERB_WORDS || words.some((word) => MAKES.test(word))) return null
  if (OWN.test(action) || is_settled(words)) return null
  const tried = tried_only(args)
  for (const key of Object.keys(args).slice(0, MAX_NOUNS)) {
    const noun = snake(key).replace(KEY_TAIL, '')
    const value = args[key]
    // `block` of a field is no verb.
    if (NO_NOUN.test(noun) || is_known_verb(noun) || (typeof value !== 'string' && typeof value !== 'number')) continue
    const impact = impact_of_tool(`${action}_${noun}`, server, tried)
    if (GRAVE.has(impact) && impact !== 'forward' && impact !== 'keys') return impact
  }
  return null
}

const OUTSIDE: ReadonlySet<string> = new Set(THINGS.split(' '))
/** Verbs that set something going, wherever the name of the thing stands: `start_cycle {robot: 'r1'}`. */
const STARTS = /^(?:start|stop|run|open|close|execute|move|begin|trigger|set|activate|resume)$/

function starts_thing(words: readonly string[], server: string, args: Arguments): boolean {
  if (!STARTS.test(words[0] ?? '') || words.some((word) => IN_PLAY.test(word)) || IN_PLAY.test(server)) return false
  return Object.keys(args)
    .slice(0, MAX_NOUNS)
    .some((key) => OUTSIDE.has(snake(key).replace(KEY_TAIL, '')) && /^[\w-]{1,24}$/.test(String(args[key])))
}

const IN_PLAY = /sim|game|unity|unreal|godot|blender|test|preview|report|scene|timer|log|chart|minecraft|story/

/** Words of a verb that leaves its object to the arguments. */
const MAX_VERB_WORDS = 3
/** Verbs whose objects stand in the name. */
const MAKES = whole(
  /create|add|update|set|edit|put|new|insert|append|write|save|make|build|generate|get|list|read|find/,
  /search|query|fetch|view|show|check|count|test|validate|verify|format|parse|convert|translate|render/,
  /export|import|upload|download|open|run|start|execute|call|use|select|click|type|move|copy|rename|log/,
  /track|report|comment|mark|tag|assign|schedule|calculate|compute|simulate|evaluate|estimate/,
)

const KIND_KEYS = [
  'resource_type',
  'resource',
  'kind',
  'entity_type',
  'object_type',
  'object_name',
  'doctype',
  'record_type',
  'document_type',
  'service',
] as const

function kind_of(args: Arguments): string | null {
  const kind = KIND_KEYS.map((key) => args[key]).find((one) => one !== undefined)
  return typeof kind === 'string' && /^\w[\w -]{1,39}$/.test(kind) ? verb_of(kind) : null
}

/** The operation that a call asks for, as a verb with underscores; null when it names none. */
export function operation_of(args: Arguments): string | null {
  for (const key of OPERATION_KEYS) {
    const value = args[key]
    if (typeof value === 'string' && OPERATION.test(value)) return verb_of(value)
  }
  return null
}

const OPERATION = /^[a-z][\w.:/-]{1,60}$/i

function verb_of(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s.:/-]+/g, '_')
    .toLowerCase()
}

function impact_of_operation(action: string, server: string, args: Arguments): ToolImpact | null {
  if (server === 'git') return null
  for (const key of OPERATION_KEYS) {
    const value = args[key]
    if (typeof value !== 'string' || !OPERATION.test(value)) continue
    const verb = verb_of(value)
    // `method: DELETE` of a request is judged with its address.
    if (key === 'method' && /^(?:get|post|put|patch|delete|head|options)$/.test(verb) && has_address(args)) return null
    const nouns = action.split('_').filter((word) => !EMPTY_WORD.test(word))
    const kind = kind_of(args)
    if (kind !== null) nouns.push(kind)
    const impact = impact_of_tool([verb, ...nouns].join('_'), server)
    if (impact === 'read' || impact === 'message' || (GRAVE.has(impact) && !(OWN.test(action) && !names_own(verb))))
      return impact
  }
  return null
}

/** `send_computer_command {command: 'EraseDevice'}`: the operation says what it is about, and that is not the caller's own. */
const names_own = (verb: string): boolean => verb.includes('_') && !OWN.test(verb)

/** Everything at once falls silent: `mute_monitor {all: true}`. */
function silences(action: string, args: Arguments): boolean {
  if (!/(?:^|_)(?:mute|silence|snooze|pause|stop|shut_?down|restart|reboot|kill|scale_down)(?:_|$)/.test(action))
    return false
  return args.all === true || args.scope === '*' || args.target === 'all'
}

function has_address(args: Arguments): boolean {
  return ['url', 'uri', 'endpoint', 'href'].some((key) => /^\w+:\/\//.test(String(args[key])))
}

/** The value of one setting: `env_get {name: 'STRIPE_SECRET_KEY'}`. */
const SHOWS_VALUE =
  /^(?:get|read|show|fetch|reveal)_(?:\w{1,40}_)?(?:env|variable|var|config|parameter|setting)s?$|^(?:env|variable|var|config|parameter|setting)s?_(?:get|read|show)$/
const SECRET_NAME =
  /(?:^|_)(?:SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE_KEY|API_KEY|ACCESS_KEY|CREDENTIALS)(?:_(?:KEY|ID|VALUE))?$/i

/** A list of secrets or variables with what is kept under each name: `secrets_list {reveal: true}`. */
function uncovers(action: string, args: Arguments): boolean {
  const shown = [args.reveal, args.decrypt, args.with_decryption, args.show_values, args.include_values]
  return shown.includes(true) && /secret|env|variable|config|credential|token|key|parameter/.test(action)
}

/** A cluster's secret that is looked at by name or in full; a list of names shows none. */
function shows_secret(args: Arguments, action: string): boolean {
  if (SHOWS_VALUE.test(action) && [args.name, args.key, args.variable].some((one) => SECRET_NAME.test(String(one))))
    return true
  if (args.with_decryption === true || args.decrypt === true || args.reveal === true) return true
  const kind = args.resource_type ?? args.resource ?? args.kind ?? args.type
  if (typeof kind !== 'string' || !/^secrets?(?:\/.+)?$/i.test(kind)) return false
  const output = args.output ?? args.output_format ?? args.format
  return (
    (typeof args.name === 'string' && args.name !== '') ||
    (typeof output === 'string' && /^(?:ya?ml|json|jsonpath.*|go-template.*)$/i.test(output))
  )
}

/** Switches that take something away for good; what goes with a merge or lies here is housekeeping. */
const REMOVES =
  /^(?:delete|destroy|purge|drop|wipe|erase|prune|(?:remove|replace)_(?:absent|missing|others|unlisted|all)|archived?|in_trash|trash(?:ed)?|deleted|unpublish|cancel_(?:at_period_end|subscription|immediately))(?:_|$)/
const KEEPS_HOUSE = /branch|local|temp|tmp|_on_|_after|source|cache|whitespace|duplicates|empty|archived_only|include/
/** Switches that take something out of service, or somebody. */
const SHUT_OUT = /^(?:is_)?(?:disabled|suspended|deactivated|banned|revoked|frozen)$/
const GONE = /^(?:deleted|archived|destroyed|terminated|trashed|decommissioned)$/i
/** What was ordered, paid or booked is taken back: `update_order_status {status: 'refunded'}`. */
const TAKEN_BACK = /^(?:refunded|partially_refunded|cancell?ed|voided|reversed|charged_?back|written_off|no_show)$/i
const ORDERED = /(?:^|_)(?:orders?|invoices?|payments?|subscriptions?|bookings?|reservations?|appointments?)(?:_|$)/

function removes(action: string, args: Arguments): boolean {
  if (/todo|task|draft|label|notification|session|thread|search|filter/.test(action)) return false
  const state = args.status ?? args.state
  if (typeof state === 'string' && (GONE.test(state) || (TAKEN_BACK.test(state) && ORDERED.test(action)))) return true
  return Object.entries(args).some(
    ([key, value]) => value === true && (REMOVES.test(key) || SHUT_OUT.test(key)) && !KEEPS_HOUSE.test(key),
  )
}

/** A review that agrees: from then on others may merge. */
function agrees(action: string, args: Arguments): boolean {
  return /review/.test(action) && typeof args.event === 'string' && /^approved?$/i.test(args.event)
}

/** Mail that is passed on by itself: `autoForwarding: {enabled: true, ...}`. */
function passes_on(args: Arguments): boolean {
  return Object.entries(args).some(
    ([key, value]) => /^(?:auto_?)?forwarding$|^forwarding_address$/.test(key) && value !== null && value !== false,
  )
}

/** History rewritten at a forge, plans applied without a look. */
function forces(action: string, args: Arguments): boolean {
  if (args.auto_apply === true || args.auto_approve === true) return true
  const forced = args.force === true || args.force_push === true || args.allow_force_pushes === true
  return forced && /(?:^|_)(?:refs?|reference|push|branch|commits?|protection)(?:_|$)/.test(action)
}

const FOR_TRIAL = /(?:^|_)(?:preview|draft|local|test|dev)(?:_|$)/

/** A release or a page that everybody gets to see, unless it is marked as a draft. */
function publishes(action: string, args: Arguments): boolean {
  if (/(?:^|_)create_(?:\w{1,120}_)?release$/.test(action)) return args.draft !== true
  if ([args.published, args.publish, args.make_public, args.deploy, args.go_live, args.activate].includes(true))
    return !FOR_TRIAL.test(action)
  return typeof args.status === 'string' && /^(?:publish|published)$/i.test(args.status)
}

const HIGH_ROLE = one_of(
  /^(?:(?:workspace|org|organization|super|site|account|billing|cluster|global)[_-]?)?(?:admin|administrator|owner|superuser|superadmin|root|maintainer)$/i,
  /^roles\/(?:owner|editor|.*admin)$|AdministratorAccess|FullAccess$/i,
)

const LOGS_IN = /^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\w+|sk-ssh-\S+) /

/** A high role for somebody, a network that lets everybody in. */
function gives_rights(action: string, args: Arguments): boolean {
  const changes =
    /(?:^|_)(?:add|create|update|set|assign|grant|invite|edit|change|modify|put|attach|authorize|allow|make|upsert)(?:_|$)/
  if (!changes.test(action)) return false
  // A key of somebody's who may log in from now on.
  if (LOGS_IN.test(String(args.public_key ?? args.ssh_key ?? args.key ?? '').slice(0, MAX_RULE_CHARS))) return true
  const roles = [args.role, args.roles, args.role_name, args.access_level, args.policy_arn, args.permission].flat()
  if (roles.some((role) => typeof role === 'string' && HIGH_ROLE.test(role))) return true
  return (
    /ingress|firewall|security_group|inbound|network_rule|access_rule|allow_?list/.test(action) &&
    /"(?:0\.0\.0\.0\/0|::\/0|\*|any)"/i.test(JSON.stringify(args).slice(0, MAX_RULE_CHARS))
  )
}

/** Characters of a rule for a network that are looked at. */
const MAX_RULE_CHARS = 4_096
