// What else the words of an undescribed program say beside taking away: money, chains, rights, keys, deployments,
// fail-overs, and options that destroy. Source: ENGINE 12.
import { in_turn, one_of, whole, within } from '#core/compose.ts'
import type { Meaning } from '#core/policy/effects/verbs/meaning.ts'
import {
  CHANGES_MACHINE,
  DEPLOYS,
  GRANTS,
  MESSAGES,
  MOVES_MONEY,
  PUBLISHES,
  REMOVED,
  ROLLS_OUT,
  SETS_SECRET,
  SHOWS_SECRET,
} from '#core/policy/effects/verbs/meaning.ts'

type Means = Pick<Meaning, 'kind' | 'fields'>

/** Chains and networks on which nothing is worth anything. */
const TRIAL_CHAIN =
  /(?:^|[\s=/:._-])-{0,2}(?:reg-?test|test-?net\w*|dev-?net|local-?net|localhost|local|127\.0\.0\.1|sandbox|simnet|signet|sepolia|goerli|holesky|hoodi|amoy|fuji|mumbai|alfajores|anvil|hardhat|ganache|test|dev|staging|dry-?run|simulate|offline|generate-only)(?=$|[\s/:=,._-])/i
/** Money leaves: verbs of wallets, exchanges and banks. */
const PAYS = whole(
  /transfer|withdraw|sweep|donate|sendtoaddress|sendmany|sendall|sendfrom|sendpayment|payinvoice|payto|bumpfee|keysend/,
  /pay|send|buy|sell|swap|bridge|burn|mint|unstake|stake|unbond|undelegate|redelegate|delegate|payout|refund|transact/,
  /(?:send|transfer|pay|withdraw|swap|deposit|stake|unstake|mint|burn)[-_:](?:all|eth|ether|sol|btc|sui|coins?|tokens?|nfts?|erc\d*|funds?|payment|tx|transaction|invoice|native|custom)/,
)
/** What is paid, and to whom: an address, an amount of a coin, an option that names one. */
const COIN = one_of(
  /(?:^|[\s=])(?:0x[0-9a-f]{3,}|bc1\w+|tb1\w+|addr1\w+|r[A-Z]\w{24,}|[a-z]{2,12}(?:valoper)?1[a-z0-9]{2,})(?=$|[\s,])/i,
  /(?:^|[\s=])\d[\d._]*\s?u?(?:atom|osmo|eth|ether|gwei|wei|btc|sats?|sol|lamports|ada|dot|near|sui|apt|usd[ct]?|eur|xmr|xrp|trx|bnb|matic|avax|ltc|doge|luna|juno|ton|algo)\b/i,
  /(?:^|\s)--(?:amount|amt|fees?|gas(?:-\w+)?|coin|currency|satoshis?|lamports|recipient|beneficiary|payee|iban|pay[-_]req)\b/i,
  /(?:^|\s)ln(?:bc|tb)\w|[\s=]mainnet(?:-beta)?\b|(?:^|\s)(?:ALL|max)(?=\s|$)/,
)
/** `gaiad tx bank send me cosmos1… 100uatom`: how all chains of one family sign and send. */
const COSMOS_TX = /^tx\s+[a-z-]+\s+[a-z-]+(?:\s|$)(?!sign|encode|decode|--help)/
/** Something is put on a chain where it costs, for good. */
const ON_MAINNET = in_turn(
  /^(?=.*(?:^|[\s=/:._-])(?:mainnet(?:-beta)?|main-net)(?:$|[\s/:,._-]))/,
  /.*(?:^|\s)(?:[\w-]+[-_:])?(?:deploy|migrate|publish|upgrade|execute|call|send|invoke|broadcast|submit|register|instantiate|initialize|init|claim|propose|vote)(?:[-_:]\w+)?(?=\s|$)/,
)

/** Keys that are money, or open everything. */
const SHOWS_KEY = within(
  '^(?:dump|export|show|reveal|print|get|display|backup)[-_:]?(?:\\w{1,16}[-_:])?',
  [/priv(?:ate)?[-_]?keys?|wallet|seed(?:[-_]?phrase)?|mnemonic|secret[-_]?keys?|recovery[-_]?(?:key|phrase)|keypair/],
  '$',
)
/** `getwallet` and the like only name one. */
const ONLY_NAMES = /^(?:get|show|print|display)[-_:]?wallet$/

/** Rights for a user, a role or a token: all of them, when an argument says so. */
const GIVES =
  /^(?:add|create|new|grant|assign|set|mod|modify|update|attach|bind|elevate|promote|aclmod|chrole|invite|mint)(?:[-_:]?(?:users?|roles?|acls?|members?|tokens?|permissions?|policy|policies|access|key|keys|tags|admins?))?$/
const TO_WHOM =
  /^(?:users?|roles?|acls?|members?|tokens?|permissions?|polic(?:y|ies)|access|groups?|tags|service-?accounts?|admins?|api-?keys?|grants?|bindings?|assignments?)$/
const ALL_RIGHTS = one_of(
  /(?:^|[\s=@,:"'])(?:(?:cluster|global|org|super|system|site|domain|tenant|realm|full|billing)[-_ ]?)?(?:admin(?:istrator)?s?|owner|superuser|sysadmin|root)(?:$|[\s,"'])/i,
  /(?:^|\s)-{1,2}(?:is-)?(?:admin|superuser|staff-admin|all-privileges|privsep[= ]0|full-access)(?:$|[\s=])/i,
  /(?:^|\s)(?:global-management|full[-_]?access|all[-_]?privileges|\*:\*|["']\*["'])(?:$|\s)/i,
)

/** The standby becomes what everybody writes to. */
const FAILS_OVER =
  /^(?:force-|emergency-|manual-|graceful-|cluster-)?(?:\w{1,20}-)?(?:failover|switchover|takeover|step-?down|depose)(?:-\w+)?$/
const PROMOTES = /^promote(?:-\w+)?$/
/** What holds a system together comes apart: a node, a member or a peer leaves. */
const PARTS = within(
  '^(?:del|delete|remove|rm|destroy|purge|drop|erase|wipe|nuke|evict|kick|expel|forget|detach|fail|forcibly-?remove|force-?(?:remove|leave|delete|detach|drop|stop))[-_]?',
  [
    /all|nodes?|peers?|members?|hosts?|brokers?|replicas?|shards?|osds?|bricks?|cluster|datacenter|region/,
    /vms?|lxc|disks?|volumes?|pools?|datastores?|snapshots?|snaps?|backups?|images?|storage|luns?|targets?|arrays?/,
    /users?|groups?|accounts?|roles?|tenants?|orgs?|projects?|repos?|repository|databases?|dbs?|tables?|collections?/,
    /index(?:es)?|topics?|queues?|streams?|buckets?|objects?|keyspaces?|namespaces?|zones?|domains?|records?|certs?|keys?/,
    /apps?|services?|instances?|servers?|containers?|pods?|jobs?|channels?|sites?|shares?|wallets?|sites|devices?|leave|acc(?:oun)?ts?|customers?|mailbox(?:es)?|webapps?|hosting|subscriptions?|plans?|deployments?/,
  ],
  '$',
)
/** `closeallchannels`, `stop-all`, `clear_all`: everything of its kind. */
const ALL_AT_ONCE =
  /^(?:close|stop|kill|clear|reset|flush|cancel|remove|delete|abort|terminate|wipe|drain|shutdown|disable|revoke|unmount|detach|drop|evict|expire|purge|unlock|reboot)[-_]?all(?:[-_]?[A-Za-z]\w*)?$/

/** Options by which a program throws away. */
const OPTION_DESTROYS =
  /(?:^|\s)--(?:kill|nuke|wipe|erase|destroy|obliterate|shred|zap|uninstall|(?:delete|remove|clear|reset|flush|drop|erase|wipe|kill|purge|unmount|stop)[-_]?(?:all|everything|database|cluster|data|disk|device|user|account|volume|backups?)|force-(?:empty|reset|delete|remove|failover|overwrite|erase|format|destroy)|copy-back|move-back|wipe[-_]\w+|factory-reset|mass-erase|chip-erase|full-erase)(?=\s|$)/
/** `synoshare --del photos`, `tool --remove x`: the verb is an option in front. */
const OPTION_VERB = /^--(?:del|delete|remove|purge|drop|rm)(?:=\S+)?(?:\s+\S|$)/

/** What interrupts or changes a service: meant when it is production's. */
const SHAKES =
  /^(?:restart|reload|reboot|bounce|apply|roll-?out|scale|resize|upgrade|rollback|migrate|switch|restore|import|failback|edit-config|rotate|sync|start|pause|suspend|freeze|lock)$/

/** Something is put where its users get it. */
const DEPLOY = /^(?:deploy(?:ment)?(?:[-_:]\w+)?|(?:\w{2,16}:)deploy|roll-?out|go-?live)$/
const NO_DEPLOYMENT =
  /^(?:list|ls|status|show|get|logs?|describe|history|diff|plan|check|validate|preview|init|config|help|info|inspect|watch|ps|generate|template)$/
const PUSHES = /^(?:push|upload|submit|publish|release)$/
/** `crossplane xpkg push host/name:v1`: a package under a name and a version. */
const PACKAGE_REF = /^(?:[\w.-]+(?::\d+)?\/)+[\w.-]+(?::v?\d[\w.-]*|@[\w.-]+)$/

/** An option that names the place of customers: `-o prod`, `--env production`, `@live`. */
const IN_PRODUCTION =
  /(?:^|\s)(?:(?:-[a-zA-Z]|--[a-z-]*(?:env|org|account|network|namespace|ns|profile|context|stage|project|cluster|target|site|uri|alias|app|region|instance|tenant|workspace|ssh|url|host|api)[a-z-]*)[= ]|@)["']?(?:[\w.:/@-]{0,60}[-_./@])?(?:prod|prd|production|live)(?=$|[\s"',./:_-])/
/** Verbs that look, and work on this machine that only takes a name of an environment along. */
const LOOKS =
  /^(?:get|list|ls|show|describe|desc|status|stat|logs?|tail|query|search|find|view|inspect|info|display|read|print|export|pull|fetch|retrieve|download|diff|plan|preview|validate|verify|check|lint|audit|doctor|version|whoami|help|open|watch|top|ps|history|events|test|tests|build|compile|bundle|serve|dev|start|analy[sz]e|report|graph|tree|count|stats?|statistics|metrics|usage|explain|render|template|synth|generate|codegen|config|login|auth|use|switch|select|connect|ping|health|wait|dash(?:board)?|docs|env|scan|typecheck|format|fmt|init|new)$/
/** Mail, short messages and pushes to many at once. */
const CAMPAIGN =
  /^(?:\S+\s){0,2}(?:campaigns?|newsletters?|broadcasts?|blasts?|mailings?)[\s:](?:\S+\s){0,2}(?:send|publish|schedule|launch|start)(?:[\s-]|$)/

/** Words for others: `slackish chat send --channel '#general' --text hi`, `poster post "hello"`. */
const SAYS_TO = one_of(
  /^(?:chat|messages?|msg|dm|sms|mail|email|tweet|status)[\s:](?:send|post|create|publish)(?:\s|$)/,
  /^(?:send|post|toot|tweet|publish|announce)\s.*(?:^|\s)(?:--(?:to|channel|stream|room|recipient|chat(?:-id)?|subject|text)[= ]|["']?[#@]\w)/,
)
/** A backup comes back over what is there now. */
const PUTS_BACK =
  /^(?:backups?|snapshots?|dumps?|db|database)[\s:]restore(?:\s|$)|^restore[-_](?:backup|snapshot|db|database)(?:\s|$)/

/** Programs that are named for what they do with what they are given: `youtube-upload`, `telegram-send`. */
export function named_deed(name: string): Means | null {
  const verb = /^[a-z]\w{1,20}-(upload|publish|submit|tweet|send)$/.exec(name)?.[1]
  if (verb === undefined || name === 'notify-send') return null
  return verb === 'send' || verb === 'tweet' ? MESSAGES : PUBLISHES
}

/** The verb is in the program's name: `v-delete-user`. */
export const NAMED_DEED = /^[a-z]\w{0,15}-(?:delete|remove|destroy|suspend|drop|wipe|purge|unregister)-[\w-]+$/

/** Cmdlets that only look or connect. */
const LOOKING_CMDLET =
  /^(?:get|test|find|measure|connect|disconnect|resolve|compare|select|show|format|convertto|convertfrom|import|wait|ping|watch|debug|trace|read)-/
/** Nouns of directories, mail systems, tenants and the network's services. */
const ADMIN_NOUN = within(
  '^[a-z]+-',
  [
    /ad(?:user|group|computer|account|domain|organizational|object|default|fine|directory|service|replication|forest|principal|central|trust|optional|permission)/,
    /adfs|gp(?:o|link|registry|permission|inheritance|prefregistry)|mg|msol|azuread|entra|spo(?!ol)|pnp|team(?:s|channel|user)?|cs(?:team|online|user)/,
    /mailbox|transport|organization|compliance|inboxrule|distribution|unifiedgroup|retention|journal|mobiledevice|casmailbox/,
    /intune|dnsserver|dhcpserver|cluster(?:node|resource|group|shared)|role(?:group|assignment)|managementrole|adminaudit/,
    /remotedomain|accepteddomain|sharingpolicy|hostedcontent|malwarefilter|antiphish|safelinks|dlp|label|exchange|receiveconnector|sendconnector/,
  ],
  '',
)
const ONLY_ASKS = /(?:^|\s)-method\s+get\b|^(?:-uri\s+)?\S+$/i

/** Whether a cmdlet that nobody described changes a directory, a tenant or a service of the network. */
export function administers(name: string, shown: string): boolean {
  if (!name.includes('-') || LOOKING_CMDLET.test(name) || !ADMIN_NOUN.test(name)) return false
  return (
    !(name === 'invoke-mggraphrequest' && ONLY_ASKS.test(shown)) &&
    !(name.startsWith('search-') && !/-deletecontent\b/i.test(shown))
  )
}

/** What the words of a call mean beside taking away; null when they mean nothing that anybody asks about. */
export function other_deed(
  verbs: readonly string[],
  shown: string,
  { unasked, prod }: { unasked: boolean; prod: boolean },
): Means | null {
  const [first = '', second = ''] = verbs
  const trial = TRIAL_CHAIN.test(shown)
  if (!trial && ((verbs.some((verb) => PAYS.test(verb)) && COIN.test(shown)) || COSMOS_TX.test(shown)))
    return MOVES_MONEY
  if (!trial && ON_MAINNET.test(shown)) return ROLLS_OUT
  if (verbs.some((verb) => SHOWS_KEY.test(verb) && !ONLY_NAMES.test(verb))) return SHOWS_SECRET
  if (gives_rights(verbs) && ALL_RIGHTS.test(shown)) return GRANTS
  if (verbs.some((verb) => PARTS.test(verb) || ALL_AT_ONCE.test(verb))) return REMOVED
  if (verbs.some((verb) => FAILS_OVER.test(verb) || (PROMOTES.test(verb) && (unasked || prod)))) return CHANGES_MACHINE
  if (OPTION_DESTROYS.test(shown) || OPTION_VERB.test(shown)) return REMOVED
  if (prod && verbs.some((verb) => SHAKES.test(verb))) return ROLLS_OUT
  if (prod && first !== '' && IN_PRODUCTION.test(shown) && !only_looks(verbs)) return ROLLS_OUT
  const business = company_deed(verbs, shown)
  if (business !== null && !trial) return business
  if (CAMPAIGN.test(shown) || SAYS_TO.test(shown)) return MESSAGES
  if (PUTS_BACK.test(shown)) return REMOVED
  if (trial) return null
  if (DEPLOY.test(first) && !NO_DEPLOYMENT.test(second)) return DEPLOYS
  if (DEPLOY.test(second) && !NO_DEPLOYMENT.test(verbs[2] ?? '')) return DEPLOYS
  if (verbs.some((verb) => PUSHES.test(verb)) && shown.split(' ').some((word) => PACKAGE_REF.test(word)))
    return PUBLISHES
  return null
}

/** A noun of a company's own tools, and what is done with it that somebody else notices. */
const PAIRS: readonly { nouns: RegExp; deeds: RegExp; means: Means }[] = [
  {
    nouns:
      /^(?:billing|invoices?|payments?|orders?|subscriptions?|ledgers?|wallets?|balances?|credits?|refunds?|payouts?|charges?|transactions?|salar(?:y|ies)|payroll)$/,
    deeds:
      /^(?:charge|refund|void|adjust|credit|debit|capture|pay|cancel|write-?off|settle|reverse|approve|run|payout|chargeback|collect)$/,
    means: MOVES_MONEY,
  },
  {
    nouns: /^(?:users?|accounts?|customers?|members?|employees?|patients?|clients?|tenants?|contacts?|people|admins?)$/,
    deeds:
      /^(?:impersonate|reset-?(?:password|mfa|2fa|pin)|set-?password|disable-?(?:mfa|2fa)|anonymi[sz]e|merge|ban|suspend|deactivate|offboard|erase|forget|transfer|promote)$/,
    means: GRANTS,
  },
  {
    nouns: /^(?:keys?|secrets?|tokens?|credentials?|certs?|certificates?|passwords?|api-?keys?)$/,
    deeds: /^(?:rotate|regenerate|roll|revoke|reissue|reset|expire)$/,
    means: SETS_SECRET,
  },
  {
    nouns:
      /^(?:audit(?:-?logs?|ing)?|logging|monitoring|alerts?|alarms?|alerting|mfa|2fa|sso|encryption|firewall|waf|backups?|protection|deletion-protection|antivirus|rate-?limit(?:s|ing)?)$/,
    deeds: /^(?:disable|off|stop|pause|mute|silence|suspend|turn-off|bypass)$/,
    means: ROLLS_OUT,
  },
  {
    nouns: /^(?:nodes?|shards?|replicas?|brokers?|members?|peers?|hosts?|partitions?|osds?|cluster|servers?|fleet)$/,
    deeds: /^(?:evict|drain|move|fence|kick|isolate|expel|relocate|reassign|rebalance|reboot|shutdown|poweroff|reset)$/,
    means: ROLLS_OUT,
  },
]
/** What is usually hidden is asked for: `export customers --include-pii`. */
const UNVEILS =
  /(?:^|\s)--(?:include|with|show|reveal|expose|no-mask|unmask|no-redact)[-_]?(?:pii|secrets?|passwords?|sensitive|credentials?|plain-?text|private-?keys?)(?=[\s=]|$)/
/** An order for the console of a running service: `-rx "core stop now"`, `-function StopSystem`. */
const ORDERS_STOP =
  /(?:^|\s)(?:-x|-rx|-function|--exec|--cmd)[= ]["']?(?:[\w-]+\s){0,3}(?:shutdown|stop|halt|restart|reboot|poweroff|kill|(?:Stop|Restart|Shutdown)[A-Z]\w*)(?![\w-])/

/** What a company's own tool does with people, money, keys or members; null for everything else. */
function company_deed(verbs: readonly string[], shown: string): Means | null {
  const pair = PAIRS.find(({ nouns, deeds }) => in_pair(verbs, nouns, deeds))
  if (pair !== undefined) return pair.means
  if (UNVEILS.test(shown)) return SHOWS_SECRET
  return ORDERS_STOP.test(shown) ? ROLLS_OUT : null
}

/** Whether one of the nouns is followed by one of the deeds. */
function in_pair(verbs: readonly string[], nouns: RegExp, deeds: RegExp): boolean {
  return verbs.some((noun, at) => nouns.test(noun) && deeds.test(verbs[at + 1] ?? ''))
}

const SETS = /^(?:set|unset|update|add|remove|edit|write|put|import|apply|push)$/

/** Whether the verbs of a call only look, or only work on this machine. */
export function only_looks(verbs: readonly string[]): boolean {
  return verbs.some((verb) => LOOKS.test(verb)) && !verbs.some((verb) => SETS.test(verb))
}

function gives_rights([first = '', second = '', third = '']: readonly string[]): boolean {
  return (
    (GIVES.test(first) && (first.length > 6 || TO_WHOM.test(second))) ||
    (TO_WHOM.test(first) && GIVES.test(second)) ||
    (TO_WHOM.test(second) && GIVES.test(third))
  )
}
