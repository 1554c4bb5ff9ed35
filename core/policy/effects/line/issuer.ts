// Tokens that are sent only to their issuer: `curl -H "Authorization: Bearer $(gh auth token)"
// https://api.github.com/user` reveals the token to nobody new and asks what the service's own client would ask.
import { whole } from '#core/compose.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import type { Analysis, Flow, SimpleCommand } from '#core/policy/parse/tree.ts'

const FORGE = /^(?:(?:api|uploads)\.)?github\.com$|^raw\.githubusercontent\.com$|^ghcr\.io$/
const GOOGLE = /\.googleapis\.com$|\.pkg\.dev$|^(?:[a-z]{2}\.)?gcr\.io$/
/** Google's identity tokens name the service they are for. */
const GOOGLE_SERVICE = /\.googleapis\.com$|\.run\.app$|\.cloudfunctions\.net$/
const AZURE = /^(?:management\.azure\.com|graph\.microsoft\.com|dev\.azure\.com|[\w-]+\.vault\.azure\.net)$/

/** Hosts that know this token anyway; null for every other secret. */
function issuer_of({ kind, head, fields: { store, item } }: Draft): RegExp | null {
  if (kind !== 'cred.read') return null
  if (store === 'forge') return head === 'gh' && item === 'token' ? FORGE : null
  if (store === 'gcp') {
    if (item === 'print-access-token') return GOOGLE
    return item === 'print-identity-token' ? GOOGLE_SERVICE : null
  }
  return store === 'azure' && item === 'get-access-token' ? AZURE : null
}

/** A pattern for one line of a variable file. */
const ONE_LINE = /^\^?[A-Z][A-Z\d_]{1,60}=?$/
/** The variable of an address: `NEXT_PUBLIC_SUPABASE_URL`; addresses of databases hold their password. */
const OF_ADDRESS =
  /^\^?(?!.*(?:DATABASE|POSTGRES|MYSQL|MONGO|REDIS|AMQP|RABBIT|DB_|SMTP))[A-Z\d_]{2,60}_(?:URL|HOST|ENDPOINT|DOMAIN)=?$/
/** A pattern for one line of a variable file: the name of the variable. */
const LINE_OF = /^\^?([A-Z][A-Z\d]{3,30})_[A-Z\d_]{1,60}=?$/
/** First words of variable names that describe the value, not a service. */
const NO_SERVICE = whole(
  /secret|access|auth|oauth|token|admin|database|private|public|master|session|encryption|service/,
  /client|user|server|prod|production|staging|test|default|internal|refresh|webhook|signing|cookie|root/,
  /login|pass|password|next|vite|react|django|rails|flask|node|local|main|base|app\w*|api\w*/,
)
/** Programs that cut a value out of a line: `cut -d= -f2`. */
const SHORTENS = /^(?:cut|tr|head|tail|sed|xargs)$/
const MAX_SHORTENED = 4

/** One line of a variable file that a command looks up: `grep CRON_SECRET .env`. */
interface Line {
  /** The variable's name, as it is searched. */
  pattern: string
  file: string
}

function line_of({ name, args }: SimpleCommand): Line | null {
  if (name !== 'grep') return null
  const [pattern, file, more] = args.filter(({ text }) => !/^-[hE]+$|^--no-filename$/.test(text))
  if (pattern?.cert !== 'literal' || !ONE_LINE.test(pattern.text) || file?.cert !== 'literal' || more !== undefined)
    return null
  return { pattern: pattern.text, file: file.text }
}

/** Hosts of the service after which a single variable is named: `grep DEEPSEEK_API_KEY .env`; null when it names none. */
function named_service({ pattern }: Line): RegExp | null {
  const service = LINE_OF.exec(pattern)?.[1]?.toLowerCase()
  if (service === undefined || NO_SERVICE.test(service)) return null
  return new RegExp(`^(?:[\\w-]+\\.){0,3}${service}\\.(?:com|ai|io|dev|org|net|co|app)$`)
}

/** Where the output of a command ends up after being cut; null when that is not certain. */
function ways_of(analysis: Analysis, index: number): readonly Flow['to'][] | null {
  for (let at = index, left = MAX_SHORTENED; left > 0; left--) {
    const ways = analysis.flows.filter(({ from }) => from.kind === 'command' && from.index === at)
    const [only, more] = ways
    if (only === undefined) return null
    if (more !== undefined || only.to.kind !== 'stdin') return ways.map(({ to }) => to)
    const reader = analysis.commands[only.to.index]
    if (reader === undefined || !SHORTENS.test(reader.name) || reader.redirects.length > 0) return [only.to]
    at = reader.index
  }
  return null
}

const LOOKS = /^(?:cred\.read|fs\.read|fs\.list)$/

/** Lowers reads of a token when all of it goes to its issuer. */
export function return_tokens(analysis: Analysis, out: Collector): void {
  for (const draft of out.drafts) {
    const command = analysis.commands[draft.command]
    if (command === undefined || command.redirects.length > 0) continue
    const looks_up = draft.fields.item === 'env-file' && LOOKS.test(draft.kind)
    const line = looks_up ? line_of(command) : null
    const issuer = line === null ? issuer_of(draft) : named_service(line)
    if (line === null && issuer === null) continue
    const ways = ways_of(analysis, draft.command)
    if (ways === null || !ways.every((to) => goes_to(analysis, out, to, issuer, line))) continue
    draft.kind = 'fs.list'
    draft.d = [0, 0, 0]
    out.prints?.delete(draft.command)
  }
}

const CLIENT = /^(?:curl|wget|https|xh)$/
/** Options that print the headers of a request. */
const SAYS_ALL =
  /^(?:-\w{0,12}v\w{0,12}|--verbose|--trace\S*|--debug|--print\S*|-x|--proxy\S*|--preproxy\S*|--connect-to|--resolve)$/
const HEADER = /^(?:-H|--header)$/
const AUTHORIZATION = /^(?:--header=)?authorization:/i
const ANY_HEADER = /^(?:--header=)?[a-z][\w-]{1,40}:/i

/**
 * Whether a text only reaches a header of a request to one of these hosts. A line of a variable file may also go to this
 * machine, to the address that the same file names, and be that address.
 */
function goes_to(analysis: Analysis, out: Collector, to: Flow['to'], hosts: RegExp | null, line: Line | null): boolean {
  if (to.kind === 'stdin') return hosts !== null && logs_in(analysis.commands[to.index], hosts)
  if (to.kind !== 'argument') return false
  const client = analysis.commands[to.index]
  if (client === undefined || !CLIENT.test(client.name)) return false
  if (client.args.some(({ text }) => SAYS_ALL.test(text) || (text === '-d' && client.name === 'wget'))) return false
  if (line !== null && OF_ADDRESS.test(line.pattern)) return client.args[to.position]?.text.startsWith('\0') === true
  if (!is_header(client, to.position, line !== null)) return false
  const reached = out.drafts.filter(({ kind, command }) => command === to.index && /^net\./.test(kind))
  return (
    reached.length > 0 &&
    reached.every(
      ({ fields }) =>
        (hosts !== null && fields.scheme === 'https' && hosts.test(String(fields.host)) && fields.insecure !== true) ||
        (line !== null && (fields.host_kind === 'loopback' || asks_named(analysis, client, line.file))),
    )
  )
}

/** Whether the only address of a request comes from the same variable file: `curl "$URL/rest/v1/items"`. */
function asks_named({ commands }: Analysis, client: SimpleCommand, file: string): boolean {
  const addresses = client.args.filter(({ text }, i) => {
    const option = client.args[i - 1]?.text ?? ''
    return text.startsWith('\0') ? !HEADER.test(option) : /^[\w+.-]{1,20}:\/\//.test(text)
  })
  const [feed, more] = addresses[0]?.feeds ?? []
  if (addresses.length !== 1 || feed === undefined || more !== undefined) return false
  let from = commands[feed.index]
  for (let left = MAX_SHORTENED; from !== undefined && SHORTENS.test(from.name) && left > 0; left--) {
    const source = from.stdin.find(({ kind }) => kind === 'command')
    from = source?.kind === 'command' ? commands[source.index] : undefined
  }
  const line = from === undefined ? null : line_of(from)
  return line?.file === file && OF_ADDRESS.test(line.pattern)
}

/**
 * Whether a client logs in to the registry of the same company: `gh auth token | docker login ghcr.io -u me
 * --password-stdin`.
 */
function logs_in(client: SimpleCommand | undefined, hosts: RegExp): boolean {
  if (client === undefined || !/^(?:docker|podman|nerdctl|helm|oras|crane)$/.test(client.name)) return false
  const words = client.args.map(({ text, cert }) => (cert === 'literal' ? text : ''))
  const at = words.indexOf('login')
  if (at < 0 || !words.includes('--password-stdin')) return false
  const named = words.slice(at + 1).filter((word) => /^(?:https:\/\/)?[\w-]+(?:\.[\w-]+)+\/?$/.test(word))
  return named.length === 1 && hosts.test((named[0] ?? '').replace(/^https:\/\/|\/$/g, ''))
}

/** Whether a word is a header that says who asks; services have names of their own for it, such as `apikey`. */
function is_header({ args }: SimpleCommand, position: number, any: boolean): boolean {
  const [before, word] = [args[position - 1]?.text ?? '', args[position]?.text ?? '']
  return (any ? ANY_HEADER : AUTHORIZATION).test(word) && (HEADER.test(before) || word.startsWith('--header='))
}
