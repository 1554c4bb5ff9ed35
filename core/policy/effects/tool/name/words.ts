// What a tool's name says it does (long: most of it are verbs): `kubectl_delete`, `dns_record_delete`,
// `get_secret_value`. The verb may stand anywhere; a reading verb in front turns all others into nouns
// (`list_deleted_users`). Source: CONTRACT 2.8, ENGINE 3.
import { choice, in_turn, one_of, whole, within } from '#core/compose.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { cached } from '#core/policy/effects/tool/name/cached.ts'
import { is_mild } from '#core/policy/effects/tool/name/mild.ts'
import { acts_outside } from '#core/policy/effects/tool/name/outside.ts'
import { impact_of_pair, stays_here, TELLS, words_of } from '#core/policy/effects/tool/name/verbs.ts'
import { is_own_place, is_plain_verb, is_unmissed, weighs } from '#core/policy/effects/tool/name/weight.ts'

const READS = whole(
  /get|list|search|find|read|describe|query|fetch|view|show|lookup|check|count|resolve|inspect|explain/,
  /navigate|snapshot|screenshot|browse|summarize|analyze|validate|precheck|prevalidate|todo|think|plan|task|agent|ask|help/,
  /status|diff|log|logs|exists|head|download|preview|compare|watch|tail|top|history|retrieve|discover/,
  /estimate|calculate|simulate|backtest|wait|poll|verify|lint|parse|is|has|can|are|locate|suggest/,
  /recommend|predict|forecast|introspect|peek|ping|whoami|stat|stats|statistics|capabilities|doctor/,
)
/** Reading words that tools of one program carry behind its name: `kubectl_get`, `browser_navigate`. */
const PROGRAM = whole(
  /kubectl|kube|k8s|helm|docker|browser|page|git|gh|s3|ec2|aws|gcloud|az|db|sql|dns|terraform|tf|redis/,
  /npm|pg|mongo|api|ssm|rds|lambda|iam|sqs|sns|dynamodb|eks|ecs|route53|cloudfront|secretsmanager/,
  /keyvault|cloudwatch|kms|v\d/,
)
const DANGER = whole(
  /delete|del|drop|purge|destroy|truncate|wipe|remove|revoke|publish|republish|deploy|merge|shutdown/,
  /terminate|reset|force|disable|dissolve|retire|sunset|quarantine|void|expunge|shred|scrub|dismantle/,
  /blacklist|blocklist|discard|deactivate|suspend|archive|cancel|nuke|erase|flush|flushall|flushdb/,
  /uninstall|decommission|rollback|evict|ban|shadowban|softban|tempban|unpublish|drain|obliterate/,
  /undeploy|maintenance|trash|prune|unprotect|rm|rmi|deregister|unregister|deprovision|teardown/,
  /failover|cordon|disarm|kick|expel|detach|empty|deletion|destruction|termination|cancellation/,
  /suspension|expulsion|eviction|revocation|deactivation|liquidation|disposal|repossession|unenrol/,
  /unenroll/,
)
/** Verbs that are grave with the right object only: `clear_table`, `restore_snapshot`, `unlock_door`, `format_disk`. */
const DANGER_PAIR = within(
  '(?:^|_)',
  [
    // Data that goes, or that an older state takes the place of.
    /move_(?:\w{1,120}_)?to_(?:the_)?(?:trash|recycle_?bin|bin)/,
    within(
      'clear_(?:\\w{1,120}_)?',
      [
        /database|db|table|collection|bucket|queue|topic|index|graph|namespace|memory|memories|sheet|values/,
        /objects|records|rows|documents|entries/,
      ],
      '',
    ),
    /(?:restore|overwrite|replace)_(?:\w{1,120}_)?(?:database|db|snapshot|backup|instance)/,
    // Doors of houses and devices.
    /unlock_(?:\w{1,120}_)?(?:door|lock|car|vehicle|house|home|state|account)/,
    /open_(?:garage|door|gate)\w*|format_(?:disk|drive|volume|partition|device)/,
    // What runs ends; a release goes out.
    /kill_(?:pod|node|query|connections?|all)|(?:pg|db)_kill/,
    /promote_(?:\w{1,120}_)?(?:deployment|release|production|pipeline|canary|slot|build)/,
    /(?:pipelines?|deployments?|releases?)_promote|broadcast_(?:\w{1,60}_)?messages?/,
    // Changes of stores that cannot be taken back.
    /(?:pg|postgres|mysql|database|db|cluster|engine)_upgrade/,
    /upgrade_(?:pg|postgres|mysql|database|db|cluster|engine)|complete_(?:\w{1,60}_)?migration/,
    // Ties between services, other people's rights, warnings that are waved away.
    /disconnect_(?:\w{1,60}_)?(?:repository|repo|integration|provider)|assume_role|impersonate\w*/,
    /dismiss_(?:\w{1,120}_)?alerts?|submit_(?:\w{1,120}_)?for_review|eas_submit/,
    // How long data lives; machines made anew; who may come in.
    /(?:put|set|update)_(?:\w{1,120}_)?lifecycle\w*|change_resource_record_sets/,
    /(?:rebuild|reimage|reinstall)_(?:\w{1,120}_)?(?:server|vm|instance|droplet)/,
    /(?:server|vm|instance|droplet)_(?:rebuild|reinstall)|block_(?:client|user|device|member)/,
    /(?:create|start|open)_(?:\w{1,120}_)?tunnel|expose_(?:port|service)/,
    // Ways out, ways around, attacks.
    /leave_(?:organization|org|workspace|server|guild|team)|break_?glass|organizations?_leave/,
    /(?:run|execute|launch|use)_(?:\w{1,120}_)?(?:exploit|attack|payload)|\w{1,60}_attack|brute_?force/,
    // Said yes to in somebody's name.
    /approve_(?:\w{1,120}_)?(?:request|pull_request|deployment|transaction|access|release)s?/,
    // Names of the network and the branch everybody works on.
    /(?:update|create|set|edit|change|add|upsert)_(?:\w{1,120}_)?(?:dns|name_?servers?)(?:_\w+)?/,
    /(?:dns|domain|zone)_records?_(?:update|create|edit|set|upsert|import|replace)/,
    /(?:update|edit|set|replace|upsert|add|create)_(?:domain|zone)_records?/,
    /(?:update|set|change|rename)_default_branch|rewrite_history|out_of_(?:service|order)/,
    // Out of service; by a query; limits of accounts; all at once.
    /off_(?:the_)?air|(?:update|delete)_by_query|(?:take|set|go)_offline/,
    /(?:set|update|change)_(?:\w{1,120}_)?(?:account|user|customer|card)s?_limits?/,
    /emergency_(?:off|stop|shutdown|power_?off)/,
    /(?:send|post|notify|message|email|text)_(?:\w{1,120}_)?(?:all|everyone|everybody)|scale_to_zero/,
    /run_(?:as_)?(?:admin|administrator|root|elevated)|unsubscribe_all|kill_?switch/,
    // Straight to production or to the main branch.
    /(?:promote|push|ship|sync|copy|clone|apply|move|write|send|load|migrate|roll_?out|cut_?over|flip|switch)_(?:\w{1,60}_)?to_(?:prod|production|live)/,
    /(?:revert|commit|push|squash|rebase|reset)_(?:\w{1,60}_)?(?:on|to|onto|into)_(?:main|master|trunk)/,
    /(?:abort|kill|halt)_all/,
    /(?:resolve|close|acknowledge|ack|dismiss)_all_(?:\w{1,120}_)?(?:incidents?|alerts?|alarms?|tickets?|issues?|cases?|conversations?)/,
    /resend_campaign|restart_hub/,
    // Limits of money, and keys that stop working.
    /(?:set|update|change|raise|increase|remove)_(?:\w{1,120}_)?(?:spend(?:ing)?|credit|billing|transaction|withdrawal|card)_limits?/,
    /rotate_(?:\w{1,120}_)?(?:keys?|secrets?|credentials?|tokens?|passwords?)/,
  ],
  '(?:_|$)',
)
const MUTES = /^(?:mute|silence|snooze|pause|stop|restart|reboot)$/
const WIDE = whole(
  /all|everything|every|monitors|alerts|production|prod|instance|instances|server|database|cluster/,
  /projects?|sites?|vms?|droplets?|machines?|monitor|alert|alarm|logging|monitoring|auditing|backups?/,
  /alarms?|protection|firewall|domains?|subscriptions?|campaigns?/,
)
const MONEY =
  /^(?:transfers?|pay|payments?|charges?|refunds?|payouts?|withdraw|withdrawals?|disbursements?|remittances?|wire|purchase|checkout|invoice_pay|trade|buy|sell|donate)$/
/** What stands behind such a noun when nothing is done. */
const MONEY_TOLD =
  /^(?:ready|plans?|terms|methods?|options?|schedule|calendar|rates?|rules|policy|limits?|alerts?|reminders?|details|events?)$/
/** Orders, and signatures that let money go. */
const PAYS = one_of(
  /(?:^|_)(?:place|submit|create|execute)_(?:\w{1,120}_)?(?:order|trade)s?(?:_|$)/,
  /(?:^|_)sign_(?:and_send_)?(?:\w{1,120}_)?transactions?(?:_|$)/,
  /(?:^|_)send_(?:raw_)?transactions?(?:_|$)/,
  /(?:^|_)(?:finalize|void|capture|collect)_(?:invoice|payment|charge|transaction)s?(?:_|$)/,
  /^(?:market|limit|stop|stop_limit|trailing_stop|bracket|oco|spot|margin|buy|sell)_order$/,
)
const MESSAGE = /^(?:send|post|reply|publish|email|tweet|notify|broadcast|share|invite)$/
const SECRET =
  /^(?:secret|secrets|credential|credentials|password|passwords|token|tokens|apikey|keychain|keyring|keystore|otp|totp|passphrase|mnemonic|kubeconfig|cookies)$/
const SECRET_PAIR = one_of(
  /(?:api|access|auth|private|signing|encryption|ssh|gpg|recovery|master)_keys?(?:_|$)/,
  /(?:auth(?:ori[sz]ation)?|epp|transfer|recovery|backup|pin)_codes?(?:_|$)/,
  /(?:log_?in|magic|sign_?in)_links?(?:_|$)|(?:seed|recovery|secret)_phrase|card_(?:number|secrets?|pan)/,
  /(?:^|_)cvv(?:_|$)|connection_string|service_account_key/,
  /(?:env(?:ironment)?|project|group|ci|service)_var(?:iable)?s?(?:_|$)|storage_state/,
)
const SECRET_STORE = within(
  '^(?:(?:mcp|my|team|aws|gcp|azure|google|hashicorp|ha)[-_]?)?',
  [
    /1password|onepassword|op|vault(?:let|warden)?|bitwarden|bw|lastpass|keeper|dashlane|keychain|keyring/,
    /doppler|infisical|secret[a-z]{0,8}|secrets?(?:[-_]?manager|[-_]?store|[-_]?hub)?|keyvault|akeyless/,
    /pass(?:bolt|word[-_]?manager)?|credstash|chamber|envkey|conjur|cyberark|delinea|thycotic/,
  ],
  '(?:[-_](?:mcp|server|cli|api))*$',
)
/** Verbs that make, store or change a key; what is designed, counted or scanned for is none. */
const KEY_VERB =
  /^(?:add|create|set|update|put|upsert|generate|issue|mint|write|store|save|regenerate|change|register|patch|replace|edit)$/
const NO_KEY =
  /design|color|theme|style|count|limit|scanning|strength|hint|field|form|page|schema|test|mock|nft|erc|alert/
const GIVES =
  /^(?:add|authorize|allow|grant|set|update|put|create|attach|assign|edit|change|invite|share|enable|open|make|modify|replace|promote|patch|bind)$/
const RIGHTS = whole(
  /collaborators?|permissions?|protection|superusers?|superadmins?|member|members|membership|role|roles/,
  /policy|policies|access|acl|admin|owner|(?:cluster)?role_?bindings?|clusterroles?|visibility|public/,
  /iam|grants?|ruleset|branching|webhook|webhooks|hook|deploy_?key|ssh|firewall|share|sharing|claims/,
  /sudo|scopes|entitlements?/,
)
/** Where a budget is what is paid to others. */
export const BIDS = /(?:^|[_ -])(?:ads?|adwords|campaigns?|marketing)(?:[_ -]|$)/i
/** Editors of scenes, drawings, sheets and music, which take back every step. */
const UNDOES = within(
  '^',
  [
    /unity|unreal|godot|blender|figma|penpot|excalidraw|tldraw|drawio|photoshop|sketch|rhino|freecad/i,
    /ableton|reaper|resolve|davinci|premiere|audacity|gimp|inkscape|maya|houdini|autocad|revit|solidworks/i,
    /fusion|excel|xlsx|word|docx|powerpoint|pptx|libreoffice|obs/i,
  ],
  '(?:$|[^a-z]|mcp|server)',
)
/** Prices and stock of shops: what customers pay from now on. */
const SHOP = /shopify|woocommerce|magento|bigcommerce|square|etsy|amazon_?seller/i
const PRICED = /^(?:price|prices|pricing|inventory|stock|discounts?)$/
const FORWARDS = /^(?:forward|forwarder|forwarding|catchall|autoforward|delegate|redirect)$/
/** Somebody becomes one of those who may. */
const JOINS =
  /(?:^|_)(?:add|attach|assign)_(?:(?:users?|members?|principals?)_)?to_(?:\w{1,120}_)?(?:groups?|teams?|roles?|org\w*)(?:_|$)/
/** What listens elsewhere is reached from here. */
const TO_A_PORT =
  /(?:^|_)(?:start|stop|list)_port_forward(?:ing)?(?:_|$)|^port_forward(?:ing)?(?:_(?:start|stop|pod|service))?$/
/** Work is handed on to agents; mail and access are handed on to people. */
const HANDS_WORK = /(?:^|_)delegate_(?:\w{1,120}_)?(?:agents?|tasks?|work|coworker|subagent)(?:_|$)/

/** What the name says; `action` is the verb part with underscores. In `trial` surroundings only what is grave everywhere counts. */
export function impact_of_tool(action: string, server: string, trial = false): ToolImpact {
  return trial ? impact_in_trial(action, server) : impact_anywhere(action, server)
}

const impact_anywhere = cached((action, server) => impact_of(action, server, false))
const impact_in_trial = cached((action, server) => impact_of(action, server, true))

function impact_of(action: string, server: string, trial: boolean): ToolImpact {
  // A merge request is a thing; merging it is a verb.
  const words = words_of(action.replace(/merge_request/, 'request'))
  const service = service_of(server, words)
  if (hands_out(words, action, server)) return 'secret'
  const lead = lead_of(words, server)
  if (only_reads(words, action, lead)) return 'read'
  if (lets_money_go(words, action, server)) return 'money'
  const undoes = UNDOES.test(service)
  if (concerns_nobody(words, action, service) || (undoes && is_taken_back(words))) return 'change'
  const brought_up = is_trial(words) || (trial && words.some((word) => COMES_AGAIN.test(word)))
  if (names_danger(words, action, brought_up)) return tells_of_maintenance(words) ? 'read' : 'danger'
  if (is_danger_there(words, action, service)) return 'danger'
  const paired = trial || undoes ? null : impact_of_pair(words, service)
  if (paired !== null) return paired
  if (!undoes && mutes_much(words)) return 'danger'
  if (forwards(words, action)) return 'forward'
  if (makes_key(words, action) || stores_secret(words, server)) return 'keys'
  if (lets_in(words, action, lead)) return 'grant'
  if (!trial && !undoes && !brought_up && (weighs(words, service) || acts_outside(words, service))) return 'danger'
  return is_message(words, action, server) ? 'message' : 'change'
}

function names_danger(words: readonly string[], action: string, brought_up: boolean): boolean {
  return (!brought_up && words.some((word) => DANGER.test(word))) || DANGER_PAIR.test(action)
}

/** Whether a name that is harmless elsewhere is grave for its service. */
function is_danger_there(words: readonly string[], action: string, service: string): boolean {
  // What these servers apply are changes to the machines of many.
  if (/terraform|tofu|pulumi/i.test(service) && /^(?:apply|up|run_apply)(?:_|$)/.test(action)) return true
  return ANSWERS.test(action) || (SHOP.test(service) && words.some((word) => PRICED.test(word)))
}

function only_reads(words: readonly string[], action: string, lead: string): boolean {
  const leads = READS.test(lead) && !ends_with_verb(lead, words) && !REPLACES.test(action)
  return leads || reads_last(words) || asks(words)
}

/** Whether nobody but the caller notices. */
function concerns_nobody(words: readonly string[], action: string, service: string): boolean {
  if (OWN_WORLD.test(service) && !words.some((word) => BELONGS_TO_MANY.test(word))) return true
  return NOTED.test(action) || is_mild(action, service) || is_unmissed(words)
}

/** What was asked of somebody is answered, and people come in or leave. */
const ANSWERS =
  /^(?:accept|decline)_(?:merge_|pull_)?request|(?:^|_)check_(?:in|out)_(?:\w{1,40}_)?(?:guest|patient|visitor|passenger|inmate)s?(?:_|$)/

/** Whether mail, calls or access go on to somebody else. */
function forwards(words: readonly string[], action: string): boolean {
  return words.some((word) => FORWARDS.test(word)) && !HANDS_WORK.test(action) && !TO_A_PORT.test(action)
}

/** Whether much that others rely on falls silent or stops. */
function mutes_much(words: readonly string[]): boolean {
  return words.some((word) => MUTES.test(word)) && words.some((word) => WIDE.test(word)) && !stays_here(words)
}

function is_message(words: readonly string[], action: string, server: string): boolean {
  return words.some((word) => MESSAGE.test(word)) || adds_message(words) || goes_out(action, server)
}

/** Copies of services that run for a test, and what somebody does for pleasure: nobody else notices what goes there. */
const OWN_WORLD = one_of(
  /localstack|testcontainers|wiremock|mockoon|\bmock_?(?:s|api|server|service)?\b|minikube|storybook/,
  /sonos|spotify|musicbrainz|\banki|flashcard|chess|sudoku|\brl\b|\bgym(?:nasium)?\b|\bnews\b|\brss\b/,
  /\bpocket\b|readwise|instapaper|\brecipes?\b|\bhabits?\b|\blatex\b|\bcad\b|\bsketch\b|^maps?$/,
  /task_?master|taskwarrior|\brepl\b|scratchpad|playground/,
)

/** Whether a name says that nobody else notices, or that it is done every day: what no table needs to weigh. */
export const is_everyday = cached((action: string, server: string): boolean => {
  const words = words_of(action)
  const service = service_of(server, words)
  if (OWN_WORLD.test(service) || UNDOES.test(service) || is_own_place(service)) return true
  return NOTED.test(action) || is_mild(action, service) || is_unmissed(words) || stays_here(words)
})

const is_taken_back = (words: readonly string[]): boolean =>
  words.some((word) => TAKEN_BACK.test(word)) && !words.some((word) => BELONGS_TO_MANY.test(word))

/** What no editor takes back, because it is kept where others work with it. */
const BELONGS_TO_MANY =
  /^(?:team|library|playlists?|project|account|organization|organisation|workspace|webhook|members?|users?)$/

/** What is brought up and taken down while something is developed: `deploy_preview`, `shutdown_simulator`. */
function is_trial(words: readonly string[]): boolean {
  if (words.some((word) => SIMULATED.test(word)) && words.some((word) => /^(?:erase|delete|wipe)$/.test(word)))
    return true
  const tried = words.some(
    (word, at) => FOR_TRIAL.test(word) && !(word === 'local' && LIES_HERE.test(words[at + 1] ?? '')),
  )
  if (tried && words.some((word) => BROUGHT_UP.test(word))) return true
  // `deploy_to_staging` is where work is looked at before it goes out; what stands there is not taken down unasked.
  const shown =
    words.some((word) => SHOWN_FIRST.test(word)) && !words.some((word) => /^(?:prod|production|live)$/.test(word))
  return shown && words.some((word) => COMES_AGAIN.test(word))
}

const BROUGHT_UP = /^(?:deploy|undeploy|destroy|publish|unpublish|shutdown|terminate|reset|teardown|disable|force)$/
/** What is brought up again with the next change, where things are only tried. */
const COMES_AGAIN = /^(?:deploy|undeploy|rollback)$/
/** Surroundings that a team shares to look at its work. */
const SHOWN_FIRST = /^(?:staging|stage|qa|uat|nonprod|ephemeral)$/
/** A device that is only a program, and as good as new in a moment. */
const SIMULATED = /^(?:sims?|simulators?|emulators?|avds?)$/
/** What lies here is no trial: `deploy_local_folder` puts it elsewhere. */
const LIES_HERE = /^(?:folder|directory|dir|files?|path|project|source|build)$/
const FOR_TRIAL =
  /^(?:sims?|dev|test|tests|local|localhost|preview|simulators?|emulators?|sandbox(?:es)?|debug|sim|mocks?|stubs?|fixtures?)$/

/** `pg_maintenance` tells when it is; to put something under maintenance takes a verb. */
function tells_of_maintenance(words: readonly string[]): boolean {
  if (
    !/^(?:maintenance|window|windows|due|overdue|required)$/.test(words.at(-1) ?? '') ||
    !words.includes('maintenance')
  )
    return false
  return !words.some(
    (word) => word !== 'maintenance' && (is_known_verb(word) || /^(?:enter|begin|trigger|on|turnon)$/.test(word)),
  )
}

/** What editors of scenes and sheets take back. */
const TAKEN_BACK = /^(?:delete|remove|merge|detach|reset)$/

/** Servers that pass on calls to many services; there the name of the service stands first in the name of the tool. */
export const PASSES_ON =
  /composio|zapier|pipedream|rube|klavis|arcade|metamcp|mcphub|docker_mcp|mcp_docker|mcp[-_](?:gateway|proxy|router|hub)|nango|paragon|activepieces/

/** The service that a tool belongs to: its server, or the first word of its name when that says more. */
function service_of(server: string, words: readonly string[]): string {
  return server === '' ? (words[0] ?? '') : server.toLowerCase()
}

/** The first word that is not the name of a program. */
function lead_of(words: readonly string[], server: string): string {
  const kept = SECRET_STORE.test(server.toLowerCase())
  const [first = '', second = '', third = ''] = words.filter(
    (word) => !PROGRAM.test(word) && !(kept && words.length > 1 && SECRET_STORE.test(word)),
  )
  // `billing_get_payment_methods`: the part of the service stands in front of its verb.
  if (LOOKS_AT.test(second) && (second === 'get' || !is_known_verb(first))) return second
  // `extension_tool_get_all_cookies`
  return third === 'get' && !is_known_verb(first) && !is_known_verb(second) ? third : first
}

/** Names that ask a question, or say which of several are meant: `best_time_to_post`, `upcoming_renewals`. */
const ASKS = /^(?:who|what|which|when|where|how|why|best)$/
const WHICH = /^(?:next|last|latest|recent|upcoming|current|top|total|average)$/

/** Whether a name is a question. */
function asks(words: readonly string[]): boolean {
  const [first = '', ...rest] = words
  if (rest.length === 0) return false
  return ASKS.test(first) || (WHICH.test(first) && !rest.some((word) => DANGER.test(word) || is_known_verb(word)))
}

/** A note about something, whatever has become of it: `add_maintenance_note`. */
const NOTED =
  /^(?:add|append|write|leave|save|draft|edit)_(?:\w{1,60}_)?(?:note|remark|annotation|reminder)s?(?:_to_\w{1,60})?$/

/** Verbs that are no nouns elsewhere. */
const LOOKS_AT = /^(?:get|describe|retrieve|fetch|show)$/

const SHOWS =
  /^(?:copy|get|read|fetch|show|view|download|query|lookup|describe|inspect|export|reveal|dump|pull|retrieve|decrypt|display|obtain)$/
/** What is told about secrets without telling them. */
const ABOUT_SECRETS =
  /list|names?$|metadata|_info$|status|policy|rotation|count|exists|usage|csrf|tokens?_(?:used|count)|(?:types?|kinds?|locations?)$|(?:^|_)(?:vaults?|users?|groups?)$/

/** Whether a name says that a secret is shown. */
function hands_out(words: readonly string[], action: string, server: string): boolean {
  const kept = SECRET_STORE.test(server.toLowerCase())
  if (kept && /^(?:export|dump)_(?:vaults?|all|everything)(?:_|$)/.test(action)) return true
  if (kept && /(?:^|_)(?:item|secret|password|field|login)_get$|^find_\w*password$/.test(action)) return true
  if (SHOWS.test(lead_of(words, server))) {
    const named = words.some((word) => SECRET.test(word)) || SECRET_PAIR.test(action)
    const stored = kept && /item|read|get|show|value|field|document|kv|reveal|fetch/.test(action)
    if ((named || stored) && !ABOUT_SECRETS.test(action)) return true
  }
  // Whatever lies there was hidden until now.
  if (/^(?:reveal|unmask|decrypt)_(?:\w{1,60}_)?(?:entry|item|field|value|record|login|note)s?$/.test(action))
    return true
  // What hosts list of a service's variables are their values.
  if (LISTS_VALUES.test(action) && !/(?:^|_)(?:keys|names)$/.test(action)) return true
  return hands_out_last(words)
}

const LISTS_VALUES =
  /(?:^|_)(?:list|export|save)_(?:\w{1,120}_)?(?:(?:service|env(?:ironment)?)_var(?:iable)?s|cookies|session)(?:_|$)/

const does = (word: string): boolean => MONEY.test(word) || is_known_verb(word)

/** Verbs that leave it to somebody to pay. */
const PROPOSES = /^(?:draft|propose|preview|simulate|paper)$/

function lets_money_go(words: readonly string[], action: string, server: string): boolean {
  if (TELLS.test(words.at(-1) ?? '') || PROPOSES.test(words[0] ?? '')) return false
  if (PAYS.test(action)) return true
  // `payment_plan`: what is told about payments.
  if (MONEY.test(words[0] ?? '') && MONEY_TOLD.test(words[1] ?? '') && !words.slice(2).some(does)) return false
  // What git and libraries check out is a version; music moves to another speaker.
  const pays = (word: string) =>
    MONEY.test(word) && !(word === 'checkout' && /git|repo|branch|library|book/.test(`${server} ${action}`))
  if (
    !/transfer_(?:\w{1,40}_)?(?:human|operator|representative|agents?|support|playback|style|notes?|tasks?|tickets?|issues?|stor(?:y|ies)|chats?|calls?|cards?|files?|conversation|learning|context)(?:_|$)/.test(
      action,
    ) &&
    words.some(pays) &&
    !words.some((word) => DANGER.test(word) && word !== 'cancel')
  )
    return true
  return BIDS.test(`${server} ${action}`) && words.some((word) => /^(?:budgets?|bids?|bidding)$/.test(word))
}

function lets_in(words: readonly string[], action: string, lead: string): boolean {
  // Who works on something is not who may do something.
  if (
    /^(?:(?:un)?assign|add)_(?:members?|users?|people|person)_to_(?:card|task|issue|ticket|story|epic|event|meeting)s?$/.test(
      action,
    )
  )
    return false
  if (words.some((word) => GIVES.test(word)) && words.some((word) => RIGHTS.test(word))) return true
  if (words[0] === 'grant' && words.length > 1) return true
  if (HANDLES.test(lead) && words.some((word) => /^(?:roles?|permissions?|collaborators?)$/.test(word))) return true
  if (words.includes('invite') && words.some((word) => INVITED_TO.test(word))) return true
  if (/(?:^|_)(?:shared|share|public|sharing)_link(?:_|$)/.test(action) || JOINS.test(action)) return true
  // `share_file`: others see it; a note that is shared with a channel is a message.
  return lead === 'share' && /file|folder|document|drive|calendar|bucket|snapshot|image|ami/.test(action)
}

/** Verbs that leave open what becomes of roles and permissions. */
const HANDLES = /^(?:manage|copy|clone|sync|apply|overwrite|inherit)$/

/** Who is invited, or where to; to a meeting people are asked every day. */
const INVITED_TO =
  /^(?:users?|guests?|people|emails?|members?|collaborators?|channels?|conversations?|groups?|teams?|workspaces?|projects?|repos?|orgs?|organizations?)$/

/** Nouns that are verbs elsewhere, with what is done to them behind: `snapshot_delete`. */
const NOUN = /^(?:agent|log|logs|view|query|snapshot|history|watch|check|plan|task|download|todo|diff|preview)$/
const DONE_TO = /^(?:delete|remove|destroy|purge|drop|truncate|terminate|wipe|erase|restore|kill)$/
/** What is looked for here is written over. */
const REPLACES = one_of(
  /(?:^|_)check_(?:in|out)_(?:\w{1,40}_)?(?:guest|patient|visitor|passenger|inmate)s?(?:_|$)/,
  /(?:^|_)(?:search|find)_(?:and_)?replace(?:_|$)/,
  /(?:^|_)resolve_(?:all_|(?:\w{1,40}_)?(?:incident|alarm|outage|dispute)s?(?:_|$))|(?:^|_)resolve_all$/,
  /^blast_(?!radius)/,
)

function ends_with_verb(lead: string, words: readonly string[]): boolean {
  return words.length > 1 && NOUN.test(lead) && DONE_TO.test(words.at(-1) ?? '')
}

/** `create_secret`, `set_env_var`, `generate_api_key`: keys that are made, stored or exchanged. */
function makes_key(words: readonly string[], action: string): boolean {
  // A password that is only made up opens nothing yet.
  if (
    /^(?:generate_(?:\w{1,40}_)?(?:password|passphrase)|(?:password|passphrase)_generate(?:_\w{1,40})?)$/.test(action)
  )
    return false
  if (!words.some((word) => KEY_VERB.test(word)) || NO_KEY.test(action)) return false
  return (
    words.some((word) => SECRET.test(word) && word !== 'cookies') ||
    SECRET_PAIR.test(action) ||
    /(?:^|_)(?:key_?pair|login_profile)(?:_|$)/.test(action)
  )
}

/** What a store of secrets is given to keep: `kv_put`, `write_value`. */
function stores_secret(words: readonly string[], server: string): boolean {
  return (
    SECRET_STORE.test(server.toLowerCase()) &&
    words.some((word) => KEY_VERB.test(word)) &&
    words.some((word) => /^(?:kv|kv2|value|data|item|field|variable|config)$/.test(word))
  )
}

/** `conversations_add_message`, `create_message`. */
function adds_message(words: readonly string[]): boolean {
  return (
    words.some((word) => /^(?:messages?|dm|dms)$/.test(word)) &&
    words.some((word) => /^(?:add|create|write|new)$/.test(word))
  )
}

/** `keyvault_secret_get`: the verb stands behind the secret. */
function hands_out_last(words: readonly string[]): boolean {
  return (
    words.length > 1 && /^(?:get|show|read|fetch|reveal)$/.test(words.at(-1) ?? '') && SECRET.test(words.at(-2) ?? '')
  )
}

const READS_BEHIND = /^(?:get|list|search|find|logs?|describe|top|view|show|count|info|details)$/

/** What is told about something that no verb is done to: `deployment_status`. */
const TOLD = whole(
  /status|history|summary|report|stats|statistics|metrics|info|overview|changelog|timeline|states?/,
  /logs?|notes|markers|percentiles|insights|eligibility|due|overdue|stream|trends?|reasons|lag|waits/,
  /calculator|breakdown|preview|suggestions/,
)
/** What is told about although it is a verb elsewhere: `deploy_history`, `release_notes`. */
const TOLD_ABOUT =
  /^(?:deploy|deployment|release|rollout|rollback|failover|restart|shutdown|build|bounce|refund|ban|cancellation|suspension|maintenance|dispute|lock|dose|order|charge|merge)$/

/** What is laid down for such things: `rollback_plan`, `oncall_schedule`. */
const LAID_DOWN = /^(?:plan|schedule|calendar)$/
const LAID_DOWN_FOR = /^(?:rollback|release|rollout|failover|deployment|maintenance|refund|payout|oncall|fee)$/

/** Nouns in front of what they tell about. */
const TOLD_OF = /^(?:reports|metrics|analytics|insights|statistics|dashboards)$/

/** Verbs that change a state, whatever else they do. */
const HANDLES_STATE = /^(?:manage|toggle|switch|flip|change|sync|save|control|handle|modify|turn|force)$/

/** The verb stands behind its noun: `pods_log`, `resources_list`, `deploy_services_reader`. */
function reads_last(all: readonly string[]): boolean {
  // `pods_list_in_namespace`: where and by what it looks stands behind the verb.
  if (all.at(-1) === 'reader' && !GIVES.test(all[0] ?? '')) return true
  // `reports_stock`: what is told is called by what it is about.
  if (TOLD_OF.test(all[0] ?? '') || (all.length > 2 && TOLD_OF.test(all[1] ?? ''))) return !all.some(is_known_verb)
  if (
    all.length > 1 &&
    TOLD.test(all.at(-1) ?? '') &&
    !HANDLES_STATE.test(all[0] ?? '') &&
    !all.slice(0, -1).some((word) => is_known_verb(word) && !TOLD_ABOUT.test(word))
  )
    return true
  if (all.length === 2 && LAID_DOWN.test(all[1] ?? '') && LAID_DOWN_FOR.test(all[0] ?? '')) return true
  const end = all.findIndex((word) => /^(?:in|by|for|of|from)$/.test(word))
  const words = end < 0 ? all : all.slice(0, end)
  if (words.length < 2 || !READS_BEHIND.test(words.at(-1) ?? '')) return false
  return !words.some(
    (word) =>
      (DANGER.test(word) && word !== 'maintenance') ||
      GIVES.test(word) ||
      MESSAGE.test(word) ||
      SECRET.test(word) ||
      /^(?:exec|execute|run|blast|zap)$/.test(word),
  )
}

/** Programs behind servers of their name, for servers that are given the program's arguments only. */
const PROGRAMS: Readonly<Record<string, string>> = {
  redis: 'redis-cli',
  kubernetes: 'kubectl',
  kubectl: 'kubectl',
  k8s: 'kubectl',
  gcloud: 'gcloud',
  aws: 'aws',
  azure: 'az',
  az: 'az',
  git: 'git',
  github: 'gh',
  gh: 'gh',
  docker: 'docker',
  terraform: 'terraform',
  helm: 'helm',
  npm: 'npm',
}

/** Mail, calls, short messages and posts that leave for people outside; a message in a team's own channel stays inside. */
const OUTWARD = one_of(
  // Mail, short messages, campaigns.
  /(?:^|_)(?:send|reply(?:_to)?|forward)_(?:\w{1,120}_)?(?:e?mails?|sms|whatsapp|text|mms|fax)(?:_|$)/,
  /(?:^|_)(?:send|launch|schedule|start)_(?:\w{1,120}_)?(?:campaign|newsletter|broadcast|blast)(?:_|$)/,
  // To people outside.
  /(?:^|_)(?:reply|respond|escalate|notify|message|inform|contact)_(?:to_)?(?:the_)?(?:customers?|clients?|guests?|buyers?|subscribers?|patients?|parents?|passengers?|tenants?)(?:_|$)/,
  // To everybody, to whole lists, by telephone.
  /(?:^|_)(?:tweet|retweet)(?:_|$)/,
  /(?:^|_)blast_(?:lists?|emails?|sms|all|customers?|subscribers?|segments?|audience)(?:_|$)/,
  in_turn(
    /(?:^|_)(?:e?mail|sms|text|message|notify|whatsapp|push_to|announce_to|post_as)_(?:to_)?(?:all_|every_|the_)?/,
    choice(
      /customers?|clients?|guests?|buyers?|shoppers?|subscribers?|attendees?|registrants?|contacts?|leads?|prospects?/,
      /donors?|patrons?|patients?|parents?|students?|passengers?|tenants?|residents?|members?|users|followers/,
      /candidates?|applicants?|audience|segment|list|cohort|devices|brand/,
    ),
    /(?:_|$)/,
  ),
  /(?:^|_)(?:make|place|start)_(?:phone_)?call(?:_|$)/,
)
/** Services that carry what is said to people outside of a team. */
const MAIL_SERVER = one_of(
  /^line(?:-|_|$)|whatsapp|telegram|imessage|signal|wechat|viber|sms|twilio|vonage|messagebird|plivo/,
  /sinch|sendgrid|mailgun|mailjet|postmark|resend|brevo|\bfront(?:app)?\b|gladly|kustomer|onesignal/,
  /pushwoosh|airship|\bfcm\b|\bapns\b|intercom|zendesk|freshdesk|help_?scout|gorgias|crisp|livechat|smtp/,
  /e?mail|newsletter|outlook/,
)
const PUBLIC_SERVER = one_of(
  /status_?page|instatus|buffer|hootsuite|typefully|ayrshare|publer|threads|pinterest|snapchat|twitch/i,
  /product_?hunt|dev_?to$|hashnode|substack|patreon|vimeo|weibo|twitter|social|mastodon|bluesky|linkedin/i,
  /facebook|instagram|tiktok|youtube|reddit|hackernews|medium/i,
)

/** The service in front of the verb, where one server stands for many: `reddit_post_comment`. */
const OF_THE_WORLD = in_turn(
  /^(?:reddit|twitter|x|linkedin|facebook|instagram|tiktok|youtube|mastodon|bluesky|threads|pinterest|medium|hackernews|discourse|producthunt)/,
  /_(?:send|post|publish|share|reply|comment|submit|create|upload|schedule|confirm|bulk)_(?:\w{1,40}_)?/,
  /(?:posts?|comments?|reply|replies|tweets?|threads?|videos?|shorts?|reels?|stor(?:y|ies)|status|dms?|messages?|photos?|articles?|media|links?|notes?)(?:_|$)/,
)
/** The service behind the verb: `post_to_twitter`. */
const TO_THE_WORLD =
  /(?:^|_)(?:post|publish|share|upload|schedule|send)_(?:\w{1,40}_)?(?:to|on)_(?:reddit|twitter|x|linkedin|facebook|instagram|tiktok|youtube|mastodon|bluesky|threads|pinterest|medium|social_media|socials?|wordpress)(?:_|$)/
/** What one letter names is as often the service of that name as any other. */
const SAYS_TO_WORLD =
  /(?:^|_)(?:tweet|retweet|repost|quote|dm)(?:_|$)|^(?:create|publish|schedule|send|reply)_(?:to_)?(?:posts?|threads?|status)(?:_|$)/

const BY_KIND: readonly (readonly [string, RegExp])[] = [
  ['reads', READS],
  ['danger', DANGER],
  ['mutes', MUTES],
  ['wide', WIDE],
  ['money', MONEY],
  ['message', MESSAGE],
  ['secret', SECRET],
  ['gives', GIVES],
  ['rights', RIGHTS],
  ['trial', FOR_TRIAL],
]

/** The tables above that a word alone belongs to, as features of the classifier. */
export function name_kinds_of(word: string): readonly string[] {
  return BY_KIND.flatMap(([kind, pattern]) => (pattern.test(word) ? [kind] : []))
}

/** Whether a word of a name is a verb that these tables know. */
export function is_known_verb(word: string): boolean {
  return READS.test(word) || DANGER.test(word) || MESSAGE.test(word) || GIVES.test(word) || is_plain_verb(word)
}

/** Whether a name leaves nothing open: it says what it removes, or it only reports. */
export function is_settled(words: readonly string[]): boolean {
  return TELLS.test(words.at(-1) ?? '') || words.some((word) => DANGER.test(word))
}

/** Whether a tool that says something says it to the world. */
export function goes_out(action: string, server: string): boolean {
  if ((OF_THE_WORLD.test(action) || TO_THE_WORLD.test(action)) && !/draft/.test(action)) return true
  if (server === 'x') return SAYS_TO_WORLD.test(action)
  return (
    /(?:^|_)send_(?:the_)?drafts?$/.test(action) ||
    OUTWARD.test(action) ||
    (MAIL_SERVER.test(server) &&
      /(?:^|_)(?:send|reply|forward|push|multicast|narrowcast|create_(?:message|sms|call|fax|notification)|(?:messages?|sms|calls?|fax(?:es)?)_(?:create|send))(?:_|$)/.test(
        action,
      ) &&
      !/draft|typing|read|reaction/.test(action)) ||
    (PUBLIC_SERVER.test(server) &&
      /(?:^|_)(?:send|post|publish|share|reply|create|upload|schedule|boost|dm|golive|go_live)(?:_|$)/.test(action) &&
      !/^draft_/.test(action))
  )
}

/** Tools that put a text where others read it. */
export function posts_text(action: string): boolean {
  return /(?:^|_)(?:create|add|update|edit|post|append|new)_(?:\w{1,120}_)?(?:gist|paste|snippet|issues?|comments?|pages?|notes?|tickets?|cards?|discussions?|blocks?|documents?|pull_request)(?:_|$)/.test(
    action,
  )
}

/** The command line a server runs for this text: its program is put in front unless the text names one itself. */
export function command_for(server: string, text: string, action = ''): string {
  const program = program_of(server.toLowerCase(), action)
  const first = /^\S+/.exec(text)?.[0] ?? ''
  // Inside of a container runs what stands there, unless it is one of the program's own verbs.
  if (/(?:^|_)exec(?:_|$)|_in_(?:pod|container)/.test(action) && !OWN_VERB.test(first)) return text
  return program === undefined || first === program || /[|;&]|^(?:sh|bash|sudo|cat|rm|curl)$/.test(first)
    ? text
    : `${program} ${text}`
}

const OWN_VERB =
  /^(?:get|describe|delete|apply|create|patch|edit|scale|rollout|drain|cordon|exec|run|rm|rmi|ps|logs|stop|kill|prune|system|volume|network|image|container|compose|push|pull|build)$/

function program_of(server: string, action: string): string | undefined {
  if (Object.hasOwn(PROGRAMS, server)) return PROGRAMS[server]
  if (/(?:^|_)redis(?:_|$)/.test(action)) return 'redis-cli'
  return /(?:^|_)adb(?:_|$)/.test(action) ? 'adb' : undefined
}
