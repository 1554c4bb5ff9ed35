// Programs without a spec: their verbs still say when something is destroyed or published, and SQL is SQL anywhere.
// Source: ENGINE 12 (unknown binaries are audited, not refused); this raises only those that name a destructive act.
import { one_of, within } from '#core/compose.ts'
import { type Call, emit, prints, touch } from '#core/policy/effects/call.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { is_security } from '#core/policy/effects/specs/machine/guard.ts'
import { run_sql } from '#core/policy/effects/text/query/sql.ts'
import { administers, NAMED_DEED, named_deed, only_looks, other_deed } from '#core/policy/effects/verbs/deeds.ts'
import { emit_meaning, ONLY_SHOWN, shown_arguments } from '#core/policy/effects/verbs/meaning.ts'
import { DRIVES_BROWSER } from '#core/policy/effects/verbs/takes.ts'

/** A verb that cannot be taken back, alone or as part of a compound one: `delete`, `db:drop`, `drop-schema`, `terminateInstances`. */
const DESTROYS = one_of(
  within(
    '^',
    [
      /delete|destroy|purge|wipe|erase|nuke|obliterate|terminate|drop|truncate|flush-?all|undefine/,
      /unregister|deprovision|decommission|factory-?reset|hard-?reset|wipe-?out|teardown|tear-down/,
      /unpublish|revoke|shred/,
    ],
    '(?:[-_:A-Z].*)?$',
  ),
  /^[\w.]+[-_:](?:delete|destroy|purge|wipe|drop|flush|terminate|erase|nuke|truncate)(?:[-_]?(?:all|force))?$/,
)
/** People and what belongs to them, and what keeps them out: `users deactivate`. */
const PEOPLE = /^(?:users?|accounts?|members?|teams?|org(?:anization)?s?|tenants?|customers?|workspaces?)$/
const SHUTS_OUT = /^(?:deactivate|suspend|disable|remove|rm|ban|block|lock|offboard|expire)$/
/** `credentials:remove`, `appDelete`: noun and verb in one word. */
const NOUN_FIRST = within(
  '^',
  [
    /credentials?|apps?|projects?|databases?|db|users?|keys?|certs?|certificates?|domains?|volumes?/,
    /backups?|snapshots?|instances?|servers?|services?|orgs?|teams?|members?|secrets?/,
  ],
  '(?::(?:remove|rm)|[dD]elete|[dD]estroy|[pP]urge)$',
)
/** What prints a secret: `get-secret-value`, `secrets get`. */
const SHOWS =
  /^(?:get|show|read|reveal|fetch|print|dump|export)[-_:](?:\w{1,20}[-_])?(?:secret|password|credential)s?(?:[-_:](?:value|plain\w*))?$/
const SECRET = /^(?:secrets?|passwords?|credentials?|vault)$/
const TELLS = /^(?:get|show|read|reveal|fetch|print|dump|export|access|view|decrypt|unseal)$/

/** Verbs that are routine alone and meant when nobody is asked: `remove --force`. */
const REMOVES =
  /^(?:rm|remove|reset|down|unset|stop|halt|clear|empty|uninstall|undeploy|dismiss|archive|retire|expunge|evict|drain|del|prune|flush|kill|cancel|disable)(?:-all)?$/
/** What is tidied away is made again, unless it is production's. */
const TIDIES = /^(?:clean|cleanup|clear-?cache)$/
/** What a program keeps to be quicker, as noun or in one word with the verb: `cache rm`, `delete-cache`, `cache:flush`. */
const KEPT_TO_BE_QUICK = /^(?:caches?|transients?)$|[-_:]caches?$|^caches?[-_:]\w+$/
/** Machines and versions of a toolchain, and sessions of a terminal: what programs make and drop on this machine all day. */
const MAKES_AND_DROPS = /^(?:avdmanager|opam|zellij|gt)$/
const UNASKED =
  /(?:^|\s)(?:--force|-f|--yes|-y|--all|--no-confirm|--skip-confirm\w*|--no-prompt|--auto-approve|--purge|--confirm|--no-input|-auto-approve)(?:\s|$)/
/** `fs rm -r /mnt/gold`: a folder of wherever the program keeps them, with all that is in it. */
const TAKES_ALL_BELOW = /(?:^|\s)(?:rm|remove|del)\s(?:[^\s;]{1,60}\s){0,4}(?:-[rR]f?|-f[rR]|--recursive)(?:\s|$)/
/** What ends the watch of a program that watches. */
const STOPS = /^(?:stop|unload|uninstall|disable|kill|shutdown|quit|pause|bypass|passive)$/
const PUBLISHES = /^(?:publish|submit|release|deploy)$/
const ALWAYS_PUBLIC = /^(?:publish|unpublish)$/
/** What is meant when it is production's. */
const IN_PRODUCTION = one_of(REMOVES, TIDIES, PUBLISHES)
/** PowerShell cmdlets are verb and noun in one word. */
const CMDLET =
  /^(?:remove|clear|reset|uninstall|disable|revoke|unregister|suspend|stop|restore|initialize|dismount)-(\w+)$/
/** What cmdlets take away without loss. */
const LIGHT_NOUN =
  /^(?:variable|module|pssession|job|event|eventsubscriber|psdrive|psbreakpoint|host|typedata|alias|transcript|history|custom|format\w*|pssnapin|item|childitem)$/

/** SQL that throws something away, hands out rights or rewrites every row. */
const SQL = within(
  '^\\s*',
  [
    /drop\s+(?:table|database|schema|keyspace|warehouse|stage|stream|catalog|user|role|materialized|collection|measurement|bucket)\b/i,
    /truncate\s+[\w."`,][\w."`,\s]{0,300}(?:;\s*)?$|delete\s+from\s+[\w."`]+/i,
    /alter\s+(?:user|role|system)\b|grant\s+\w[\w\s,]*\s(?:on|to)\b|update\s+[\w."`]+\s+set\b/i,
  ],
  '',
)
const MAX_WORDS = 8
/** Statements that one command is given. */
const MAX_TEXTS = 64

/** Emits what the words of an undescribed program say. */
export function guess_effects(call: Call): void {
  if (run_sql_arguments(call)) return
  writes_disk(call)
  const shown = shown_arguments(call)
  if (ONLY_SHOWN.test(shown)) return
  if (name_says(call, shown)) return
  const verbs = call.command.args
    .slice(0, MAX_WORDS)
    .filter((word) => word.cert === 'literal' && /^[a-zA-Z][\w:-]*$/.test(word.text))
    .slice(0, 3)
    .map((word) => word.text)
  if (is_security(call.name) && verbs.some((verb) => STOPS.test(verb)))
    return void emit(call, 'sys.security', { target: call.name, fields: { control: 'agent', op: 'stop' } })
  const unasked = UNASKED.test(` ${shown}`) || TAKES_ALL_BELOW.test(shown)
  const prod = any_production(call.command.args)
  if (ALWAYS_PUBLIC.test(verbs[0] ?? '')) return void emit(call, 'pkg.publish', { target: call.name, fields: {} })
  const [first = '', second = ''] = verbs
  if (SHOWS.test(first) || SHOWS.test(second) || (SECRET.test(first) && TELLS.test(second))) {
    emit(call, 'cred.read', { target: call.name, d2: 2, fields: { store: 'tool', item: 'secret' } })
    prints(call, 'secret')
    return
  }
  if (PEOPLE.test(first) && SHUTS_OUT.test(second)) return takes_away(call, second)
  if (DRIVES_BROWSER.test(call.name) || MAKES_AND_DROPS.test(call.name)) return
  if (!prod && (KEPT_TO_BE_QUICK.test(first) || KEPT_TO_BE_QUICK.test(second))) return
  for (const verb of verbs) {
    if (destroys(verb) || (REMOVES.test(verb) && unasked) || (prod && IN_PRODUCTION.test(verb) && !only_looks(verbs))) {
      takes_away(call, verb)
      return
    }
  }
  const deed = other_deed(verbs.flatMap((verb) => verb.split(':')).slice(0, 6), shown, { unasked, prod })
  if (deed !== null) emit_meaning(call, deed, shown)
}

/** `mkisofs -o /dev/sda .`: whatever the program makes takes the place of what is on the disk. */
function writes_disk(call: Call): void {
  const { args } = call.command
  if (args.length > MAX_TEXTS) return
  const at = args.findIndex(({ text }, place) => DISK.test(text) && OUTPUT.test(args[place - 1]?.text ?? ''))
  const disk = args[at]
  if (disk !== undefined) touch(call, 'fs.write', disk, { mode: 'truncate' })
}

const DISK = /^\/dev\/(?:[shvx]?v?d[a-z]|nvme|mmcblk|disk|mapper\/|md\d|dm-)/
const OUTPUT = /^(?:-[oOdw]|--?(?:out(?:put|file)?|dest(?:ination)?|target|device|write))$/

/** Emits what the name of the program says by itself, as those of cmdlets do; true when that is all. */
function name_says(call: Call, shown: string): boolean {
  const cmdlet = CMDLET.exec(call.name)
  const taken = cmdlet === null ? administers(call.name, shown) || NAMED_DEED.test(call.name) : true
  if (taken) {
    if (!LIGHT_NOUN.test(cmdlet?.[1] ?? '')) takes_away(call, call.name)
    return true
  }
  const named = named_deed(call.name)
  if (named === null || shown === '') return false
  emit_meaning(call, named, shown)
  return true
}

/** `delete`, `user:delete`, `appDelete`. */
function destroys(verb: string): boolean {
  if (DESTROYS.test(verb) || NOUN_FIRST.test(verb)) return true
  return verb.includes(':') && verb.split(':').some((part) => part.length > 4 && DESTROYS.test(part))
}

function takes_away(call: Call, verb: string): void {
  emit(call, 'tool.mutate', {
    target: `${call.name} ${verb}`,
    d2: 2,
    fields: { tool: call.name, verb, danger: true, ...server_asked(call) },
  })
}

const ADDRESS =
  /(?:^|\s)(?:-s|--(?:address|addr|server|host|url|endpoints?|api-url|rpc-url))[= ](?:\w{2,8}:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\]):(\d{2,5})\/?(?=\s|$)/
const ELSEWHERE = /\w:\/\/(?!localhost\b|127\.0\.0\.1\b)|(?:^|\s)--(?:context|env|profile|kubeconfig|namespace-id)\b/

/** `temporal workflow delete --address localhost:7299`: the port, when the server asked is on this machine. */
function server_asked(call: Call): { near?: true; port?: string; prod?: true } {
  const words = shown_arguments(call)
  const port = ADDRESS.exec(words)?.[1]
  if (port === undefined || call.command.place !== 'local' || ELSEWHERE.test(words)) return {}
  return { near: true, port, ...(any_production(call.command.args) && { prod: true }) }
}

const TAKES_QUERIES =
  /^(?:https?:\/\/)?[\w.-]{1,80}(?::\d{1,5})?\/(?:api\/)?(?:v\d\/)?(?:query|sql|exec|_sql)(?:[/?]|$)/
/** Bodies of requests to services that take SQL: `{"query": "drop schema public"}`. */
const SQL_MEMBER = /"(?:query|sql|statement|stmt|command)"\s*:\s*"((?:[^"\\]|\\.){8,4000})"/

function in_body(text: string): string {
  if (!text.startsWith('{')) return text
  return SQL_MEMBER.exec(text)?.[1]?.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1') ?? text
}

/** Clients by their name, and verbs that open the console of a database that somebody else runs: `fly postgres connect`. */
const CLIENT = /^prisma$|sql(?!fluff|fmt|format|lint)|cql|(?:^|[-_])db(?:$|[-_])/
const CONSOLE =
  /^(?:(?:pg|mysql|db|pgsql)[:-])?(?:connect|psql|pgsql|sql|sqlc?md|cqlsh|mysql|query|shell|console|execute)$/

/** `printf 'drop table a;\\n'` ends its line. */
function as_lines(text: string): string {
  return text.replaceAll('\\n', '\n').trim()
}

function opens_console({ name, command }: Call): boolean {
  return (
    CLIENT.test(name) || (name !== 'curl' && name !== 'http' && command.args.some(({ text }) => CONSOLE.test(text)))
  )
}

/** SQL handed over as an argument or through a pipe, to whatever client. True when there was some. */
export function run_sql_arguments(call: Call): boolean {
  const { args } = call.command
  const piped =
    args.length <= MAX_TEXTS && call.command.stdin.length > 0 && opens_console(call)
      ? piped_text(call).map(as_lines)
      : []
  // `curl http://influx:8086/query --data-urlencode 'q=DROP DATABASE metrics'`; anywhere else `q` is what people search for.
  const asks = args.some(({ text }) => TAKES_QUERIES.test(text))
  const said = (text: string) => in_body(asks ? text.replace(/^(?:q|query|sql|stmt|statement)=/, '') : text)
  const texts = [...piped, ...args.filter((word) => word.text.length >= 8).map((word) => said(word.text))].filter(
    (text) => SQL.test(text),
  )
  if (texts.length === 0) return false
  const disposable = args.some((word) => word.text === '--local')
  const prod = any_production(args)
  if (texts.length > MAX_TEXTS) call.out.exhausted = true
  for (const text of texts.slice(0, MAX_TEXTS)) run_sql(call, text, { engine: call.name, name: null, prod, disposable })
  return true
}
