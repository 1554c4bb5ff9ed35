// What libraries do that the table of calls does not name: SQL handed to a driver, rows deleted through an ORM, cloud clients,
// models and pickles loaded from the network, secrets of the environment printed.
// Source: ENGINE 7.
import { one_of, within } from '#core/compose.ts'
import { type Call, emit, prints, runs_code, touch } from '#core/policy/effects/call.ts'
import { called_before, is_chosen_later, TAKES_ROWS, takes_every_row } from '#core/policy/effects/inline/call/rows.ts'
import { shows_of_environment } from '#core/policy/effects/inline/call/shown.ts'
import { is_trial_store } from '#core/policy/effects/inline/call/trial-store.ts'
import type { Token } from '#core/policy/effects/inline/value/token.ts'
import { evaluate } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'
import { picks_secrets } from '#core/policy/effects/specs/secret/search.ts'
import { run_sql } from '#core/policy/effects/text/query/sql.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Methods of database drivers whose first argument is SQL. */
const RUNS_SQL = within(
  '(?:^|[.>])',
  [
    /execute|executemany|execute_batch|executescript|exec|exec_query|execute_sql|query|queryraw/i,
    /\$queryrawunsafe|\$executerawunsafe|raw|unsafe|run|prepare|do|sql|statement|unprepared|select_all/i,
    /multi_query/i,
  ],
  '$',
)
const SQL_TEXT = /^\s*(?:drop|truncate|delete\s+from|alter|grant|update\s+\S+\s+set)\b/i
/** Calls of clients of a service that take away something others use there; lesser things come and go. */
const CLOUD_DELETE = one_of(
  within(
    '^(?:(?:begin|batch|recursive|schedule|queue)_?)?',
    [
      /delete|terminate|deregister|destroy|purge|drop|wipe/i,
      /remove(?=_(?:bucket|objects?|user|repo|index|collection|project))/i,
    ],
    '(?:_[a-z]\\w*|[A-Z]\\w*)?!?$',
  ),
  /^schedule_key_deletion$/i,
)
const LESSER =
  /(?:message|cookie|item|key|tag|label|reaction|comment|attr|attributes|cache|duplicates|na|column|header|event|session|thread|job|pod|row|point|vector|document|lock|draft|token)s?(?:_?batch)?$/i
const CLOUD_LIBRARY = one_of(
  /boto3|kubernetes|aws-sdk|@google-cloud|google\.cloud|@azure|azure\.|digitalocean|huggingface_hub|wandb/,
  /mlflow|pinecone|weaviate|qdrant|chromadb|elasticsearch|opensearch|algoliasearch|meilisearch|octokit/,
  /PyGithub|from github import|import gitlab|openai|stripe|cloudflare|pymilvus|firebase-admin/,
  /firebase_admin|supabase|confluent_kafka|kafkajs|aiokafka|\bpika\b|amqplib|snowflake|databricks/,
  /cloudinary|dockerode/,
)
/** A stand-in on this machine, or in this process. */
const LOCAL_CLOUD =
  /\bendpoint\w*["']?\s?[:=]\s?["']https?:\/\/(?:localhost|127\.0\.0\.1|localstack|minio)\b|\bmoto\b|\bmock_aws\b/
/** Members of a client that stand for what others use: `repos.delete(...)`, `indices.delete(...)`, `bucket('x').delete(...)`. */
const TAKES_AWAY = /^(?:delete|destroy|purge|prune|terminate)!?$/
const RESOURCES = within(
  '(?:^|\\.)',
  [
    /repos|indices|index|projects|models|collections|databases|zones|droplets|files|buckets?|instances/,
    /branches|releases|users|members|teams|customers|subscriptions|assistants|deployments|secrets/,
    /\w+Client/,
  ],
  '$',
)
const MAX_FOUND = 16

/** Looks at the tokens of one piece of code for what libraries do. */
export function find_idioms(run: Run, code: string): void {
  const { tokens } = run.scope
  const cloud = CLOUD_LIBRARY.test(code) && !LOCAL_CLOUD.test(code)
  const takes = TAKES_ROWS.test(code)
  let found = 0
  for (let at = 0; at < tokens.length && found < MAX_FOUND; at++) {
    const token = tokens[at]
    if (token?.kind === 'text') found += sql_argument(run, at, token, code)
    else if (token?.kind === 'name')
      found += library_call(run, at, token, { cloud, takes }) + sql_by_name(run, at, token, code)
  }
  if (run.lang === 'python') loads_from_network(run, code)
  if (run.lang === 'perl' && REVERSE_SHELL.every((pattern) => pattern.test(code)))
    emit(run.call, 'net.shell', { target: null, fields: { lang: 'perl' } })
  if ((run.lang === 'perl' && PERL_CLIENT.test(code) && PERL_POSTS.test(code)) || hands_file_on(code))
    emit(run.call, 'net.send', {
      scope: 'remote',
      fields: { method: 'POST', source: 'file', with_data: true, host: '', host_kind: 'unknown' },
    })
  shows_environment(run.call, code)
  hands_out(run.call, code)
  starts_elsewhere(run.call, code)
  if (DECODES.test(code) && (PRINTS.test(code) || shows_value(run.call))) prints(run.call, 'decoded')
  if (code.length <= MAX_SPELLED && SPELLS.test(code) && RUNS.test(code))
    emit(run.call, 'opaque', { fields: { reason: 'spelled' } })
  for (const { lang, says, means } of TURNS)
    if ((lang === null || lang === run.lang) && says.test(code)) means(run.call)
}

/** Perl's one-line reverse shells use file handles, which are not followed: all of these stand in one. */
const REVERSE_SHELL = [
  /IO::Socket|\bSocket\b|\bsocket\s*\(/,
  /\b(?:exec|system|fdopen|open)\b/,
  /fdopen|>&|\/bin\/(?:ba|z)?sh|system\s*\$_/,
]

/** A file goes out into a chat, or as mail by a server that is not this machine. */
function hands_file_on(code: string): boolean {
  if (/\bslack_sdk\b|@slack\/web-api/.test(code)) return /\bfiles_?[uU]pload(?:_?[vV]2)?\(|\bfiles\.upload/.test(code)
  if (code.includes('nodemailer')) return /\battachments\s?:/.test(code) && /\bsendMail\(/.test(code)
  if (!code.includes('smtplib')) return false
  if (!/\bSMTP(?:_SSL)?\(\s?["'](?!localhost|127\.|mailhog|mailpit)/.test(code)) return false
  return /\bsend_?(?:mail|message)\(/.test(code) && /\bopen\(|\bread_(?:bytes|text)\(/.test(code)
}

/** Clients of the web in perl are objects; what is posted from a command, a file or the environment is somebody's data. */
const PERL_CLIENT = /\b(?:HTTP::Tiny|LWP::UserAgent|Mojo::UserAgent)\b/
const PERL_POSTS = /->\s?(?:post|put|request)\b[^;\n]{0,400}(?:`|\bqx\b|%ENV|\$ENV|\bopen\b|<\$?\w+>|read_file|slurp)/

/** Short code that puts a text together from codes of characters, and code that runs one: nobody writes a command that way except to hide it. */
const MAX_SPELLED = 600
const SPELLS =
  /\bmap\s*(?:[({]\s*)?(?:\(\s*)?chr\b|(?:\bchr\(\s?\d{1,3}\s?\)\s?[.+,]\s?){2}|\bfromCharCode\(\s?\d{1,3}(?:\s?,\s?\d{1,3}){3}|=>\s?String\.fromCharCode|\bpack\(?\s?["'][cCU]\*|\.map\(&:chr\)|\|\s?\w+\.chr\b/
const RUNS = /\b(?:system|exec\w*|popen|spawn\w*|eval|check_output|shell_exec|passthru)\b\s?["'([$`]|\bsystem\s?join\b/

/** What hides a text in another one is undone: a shell that reads the output runs what nobody has read. */
const DECODES = one_of(
  /\b(?:b(?:64|32|85)decode|a85decode|unhexlify|fromhex|base64_decode|decode_base64|hex2bin|atob)\b/,
  /\bBase64\.\w*decode64\b|\bBuffer\.from\([^)\n]{0,400},\s?["'](?:base64|hex)|\bpack\(\s?["']H\*/,
  /\.unpack1?\(\s?["']m/,
)

function shows_value(call: Call): boolean {
  return call.command.args.some((word) => /^(?:-p|-pe|--print)$/.test(word.text))
}

/** `__builtins__.__dict__['__import__']('os')`: a call that is named by a key is meant not to be read. */
const BY_KEY =
  /\[\s?["'](?:__import__|eval|exec|system|popen|compile)["']\s?\]\s?\(|\b(?:__dict__|vars\([\w.]{1,40}\))\s?\[[^\]\n]{1,80}\]\s?\(/
/** Processes by their numbers, one after the other. */
const KILLS_RANGE = one_of(
  /\bin\s+psutil\.process_iter\([^)\n]{0,60}\)\s?:\s{0,20}\w+\.(?:kill|terminate)\(/,
  /\bos\.listdir\(["']\/proc["']\)[^\n]{0,80}\n?[^\n]{0,80}\bos\.kill\(/,
  /\bos\.kill\(\s?\w+\s?,[^)\n]{1,40}\)[^\n]{0,40}\bfor\s+\w+\s+in\s+range\(/,
  /\bin\s+range\([^)\n]{0,40}\)\s?:[^\n]{0,80}\bos\.kill\(/,
)
/** `User.find_each(&:destroy)`. */
const DESTROYS_EACH =
  /\b[A-Z]\w{0,60}\.(?:all\.)?(?:find_)?each\s?(?:\(?&:|(?:\{|do)\s?\|\s?(\w{1,30})\s?\|\s?\1\.)(?:destroy|delete)\b/
/** `eval <STDIN>`, `eval join "", <>`: what comes in is run. */
const OBEYS_INPUT = /\beval\s?\(?\s?(?:join\s?\(?\s?["'][^"']{0,8}["']\s?,\s?)?<(?:STDIN)?>/
/** Letters of perl that are exchanged with others, then run: `($_ = "ez -es /") =~ tr/a-z/n-za-m/; system $_`. */
const RUNS_TURNED = /=~\s?(?:tr|y)\/[^/\n]{1,40}\/n-z[^\n]{0,400}\b(?:system|exec|eval)\b/i
/** Code of ruby that is unpacked and run in one breath. */
const RUNS_UNPACKED = /\b(?:eval|system|exec)\b[^\n;]{0,600}\.(?:pack\(\s?["'][HhmMB]|unpack1?\(\s?["']m)/

/** Calls of cloud clients that answer with a secret. */
const HANDS_OUT = one_of(
  /\.(?:get_secret_value|batch_get_secret_value|access_secret_version|get_session_token|generate_data_key|get_login_profile|get_authorization_token)\s*\(/,
  /\bWithDecryption\s*=\s*True|\bSession\([^)]{0,200}\)\.get_credentials\(|\.get_frozen_credentials\(/,
  /\bGetSecretValueCommand\b|\bSecretClient\b[^;\n]{0,120}\.get_secret\(|\baccessSecretVersion\(/,
  /\bhvac\b[^\n]{0,160}\.read_secret/,
)

function hands_out(call: Call, code: string): void {
  if (HANDS_OUT.test(code))
    emit(call, 'cred.read', { target: 'cloud secret', d2: 2, fields: { store: 'cloud', item: 'secret' } })
}

/** Containers with the rights of the host, modules from the network, programs with their arguments in an object. */
const PRIVILEGED = /\bcontainers\.(?:run|create)\(|\bcreateContainer\(/
const GIVES_HOST = /\bprivileged["']?\s*[=:]\s*(?:True|true)\b|["']\/["']\s*:\s*\{|["']\/:\/|docker\.sock/
const NETWORK_MODULE =
  /\bimport\s*\(\s*["'`]https?:\/\/(?!(?:esm\.sh|deno\.land|jsr\.io|cdn\.jsdelivr\.net|unpkg\.com)\/)/
const COMMAND_OBJECT = /\bDeno\.Command\(\s*["']([^"']+)["']\s*(?:,\s*\{[^}]{0,400}?\bargs\s?:\s?\[([^\]]{0,400})\])?/g

function starts_elsewhere(call: Call, code: string): void {
  if (PRIVILEGED.test(code) && GIVES_HOST.test(code))
    emit(call, 'ctr.run', { d2: 3, fields: { privileged: true, host_mount: true } })
  if (NETWORK_MODULE.test(code))
    emit(call, 'proc.exec', { cert: 'dynamic', fields: { source: 'network', scheme: 'https' }, taint: ['net'] })
  if (!code.includes('Deno.Command')) return
  for (const [, head, args] of Array.from(code.matchAll(COMMAND_OBJECT)).slice(0, MAX_FOUND)) {
    const words = Array.from((args ?? '').matchAll(/["']([^"']*)["']/g), (found) => found[1] ?? '')
    runs_code(call, 'shell', [head ?? '', ...words].join(' '), call.name)
  }
}

/** Libraries that open the key store of the desktop or what browsers keep. */
const ASKS_KEY_STORE = one_of(
  /\bRails\.application\.credentials\.(?:to_yaml|config|inspect|to_h)\b|\bnetrc\.netrc\(\s*\)/,
  /\bkeyring\.get_(?:password|credential)\s?\(|\bbrowser_?cookie3?\b|\bsecretstorage\./,
  /\bCryptUnprotectData\b|\bkeytar\b[^;]{0,80}\b(?:getPassword|findCredentials|findPassword)\b/,
  /\bpycookiecheat\b|\bSecItemCopyMatching\b|\bkeychain\.get/,
)

/** A file under the temporary folder that is opened as a database: `'/tmp/x.db'`, `'sqlite:////tmp/x.db'`. */
const SCRATCH_FILE = /^\s*["'](?:sqlite:\/\/\/)?\/(?:var\/|private\/)?tmp\/[\w./-]+["']/

/** Whether the only databases this code opens are its own, in memory or in the temporary folder: they are gone when it ends. */
function is_passing(code: string): boolean {
  if (
    !/:memory:|\bduckdb\.(?:sql|query|execute|connect\(\s?\))|["']sqlite:\/\/["']|["']\/?(?:sqlite:\/{3})?\/(?:var\/|private\/)?tmp\//.test(
      code,
    )
  )
    return false
  if (/\bDATABASE_URL\b|\bDJANGO_SETTINGS_MODULE\b|\bATTACH\b|psycopg|mysql|asyncpg|pg8000|oracle/i.test(code))
    return false
  const opened = Array.from(code.matchAll(OPENS)).slice(0, MAX_FOUND)
  return opened.length > 0
    ? opened.every(([, what = '']) => /^$|:memory:|["']sqlite:\/\/["']/.test(what) || SCRATCH_FILE.test(what))
    : /:memory:|\bduckdb\.(?:sql|query|execute)\(|["']sqlite:\/\/["']/.test(code)
}

const OPENS = within(
  '\\b',
  [
    /connect|create_(?:async_)?engine|createConnection|createPool|createClient/g,
    /new\s+(?:\w{1,40}\.)?(?:Database(?:Sync)?|Pool|Client|PrismaClient|Sequelize|DataSource|MongoClient)/g,
  ],
  '\\s*\\(([^)\\n]{0,200})',
)

function sql_argument(run: Run, at: number, token: Token, code: string): number {
  const { tokens } = run.scope
  if (!SQL_TEXT.test(token.text)) return 0
  const before = tokens[at - 1]?.text === '(' ? tokens[at - 2] : tokens[at - 1]
  if (before?.kind !== 'name' || !RUNS_SQL.test(before.text)) return 0
  runs_sql(run, token.text, code)
  return 1
}

function runs_sql({ call }: Run, text: string, code: string): void {
  const database = { engine: 'driver', name: null, prod: false, disposable: is_passing(code) }
  run_sql(call, text.replaceAll('\u0000', '?'), database, code)
}

const WRAPS_SQL = /^(?:sa\.|sqlalchemy\.)?text$|(?:^|\.)SQL$/

/** `q = 'DROP TABLE t'; cur.execute(q)`, `c.execute(text(q))`: what the name stands for at the end. */
function sql_by_name(run: Run, at: number, { text }: Token, code: string): number {
  const { tokens } = run.scope
  if (tokens[at + 1]?.text !== '(' || tokens[at + 2]?.kind !== 'name' || !RUNS_SQL.test(text)) return 0
  // Only calls that wrap a text: searching nested calls again and again would be quadratic.
  if (tokens[at + 3]?.text === '(' && !WRAPS_SQL.test(tokens[at + 2]?.text ?? '')) return 0
  const { value } = evaluate(run.scope, at + 2)
  if (value.items !== null || !SQL_TEXT.test(value.text)) return 0
  runs_sql(run, value.text, code)
  return 1
}

/** What the whole of the code says before its names are looked at one by one. */
interface Said {
  /** It names a client of a service. */
  cloud: boolean
  /** It may take or change rows. */
  takes: boolean
}

function library_call(run: Run, at: number, token: Token, { cloud, takes }: Said): number {
  const { tokens } = run.scope
  const method = token.text.slice(
    Math.max(token.text.lastIndexOf('.'), token.text.lastIndexOf('>'), token.text.lastIndexOf(':')) + 1,
  )
  const open = tokens[at + 1]?.text === '('
  if (takes && takes_every_row(tokens, at, method, run.lang))
    return is_passing(run.code) ? 0 : every_row(run.call, method)
  if (
    /(?:^|\.)(?:Refund|Payout|Transfer|Charge)s?\.create$|(?:^|\.)(?:refunds|payouts|transfers|charges)\.create$/.test(
      token.text,
    ) &&
    open
  ) {
    emit(run.call, 'money.move', { target: token.text, fields: { verb: 'create' } })
    return 1
  }
  const owner = token.text.slice(0, Math.max(0, token.text.length - method.length - 1))
  const called = open || (run.lang === 'ruby' && method.endsWith('!'))
  if (!cloud || !called || (owner === '' && !/^[.>]$/.test(tokens[at - 1]?.text ?? ''))) return 0
  const bare = TAKES_AWAY.test(method)
  if (bare && (!open || tokens[at + 2]?.text === ')'))
    return is_chosen_later(tokens, at) ? 0 : every_row(run.call, method)
  const whole = bare
    ? RESOURCES.test(owner) || RESOURCES.test(called_before(tokens, at))
    : CLOUD_DELETE.test(method) && !LESSER.test(method)
  if (!whole || is_trial_store(run, at)) return 0
  emit(run.call, 'cloud.delete', {
    target: method,
    d2: 2,
    fields: { provider: 'other', service: 'client', op: method, data: true },
  })
  return 1
}

function every_row(call: Call, method: string): number {
  emit(call, 'db.write', { target: method, fields: { engine: 'orm', op: method, all_rows: true, prod: false } })
  return 1
}

/** Unpickling runs code; so does a model with code of its own. */
function loads_from_network(run: Run, source: string): void {
  unpickles_file(run, source)
  if (!source.includes('load') && !source.includes('from_pretrained')) return
  const unpickles =
    /\b(?:pickle|cPickle|dill|cloudpickle|joblib|torch|marshal|shelve|jsonpickle)\.(?:load|loads|decode)\s*\(|\byaml\.(?:unsafe_load\s*\(|load\s*\([^\n]{0,300}Loader\s*=\s*yaml\.(?:Unsafe)?Loader\b)/.test(
      source,
    )
  const network = /https?:\/\//.test(source) && (run.facts.sends || /\.load\s*\(\s*["']https?:/.test(source))
  if ((unpickles && network) || /trust_remote_code\s*=\s*True/.test(source) || TRUSTS_REPOSITORY.test(source)) {
    emit(run.call, 'proc.eval', {
      cert: 'dynamic',
      fields: { source: 'network', lang: run.lang, host_kind: 'known', scheme: 'https' },
      taint: ['net'],
    })
  }
}

/** `torch.hub.load('somebody/x', 'model', trust_repo=True)`: code of a repository, without the question that comes before it. */
const TRUSTS_REPOSITORY =
  /\bhub\.load\(\s?["'](?!(?:pytorch|facebookresearch|ultralytics|nvidia|huggingface|intel-isl|isl-org|snakers4|openai|google)\/)[\w-]{1,64}\/[^)\n]{0,200}\btrust_repo\s?=\s?True/i

const UNPICKLES_FILE =
  /\b(?:pickle|cPickle|dill|cloudpickle|joblib)\.load\(\s?(?:open\(\s?)?["']([^"'\n]{1,200})["']|\btorch\.load\(\s?["']([^"'\n]{1,200})["'][^)\n]{0,80}\bweights_only\s?=\s?False/

/** `pickle.load(open('m.pkl', 'rb'))`: the file runs, whoever wrote it. */
function unpickles_file({ call, lang }: Run, source: string): void {
  if (!source.includes('.load(')) return
  const found = UNPICKLES_FILE.exec(source)
  const path = found?.[1] ?? found?.[2]
  if (path === undefined) return
  const word: Word = { text: path, cert: 'literal', quoted: true, taint: [], span: call.command.span }
  const read = touch(call, 'fs.read', word)
  emit(call, 'proc.exec', {
    target: read?.target ?? null,
    scope: read?.scope ?? null,
    fields: { source: 'file', path: read?.target ?? path, lang, known: false },
    absorbs: true,
  })
}

const PRINTS =
  /\b(?:print|println|console\.(?:log|info|error|dir)|puts|echo|printf|var_dump|print_r|process\.stdout\.write|sys\.stdout\.write|p|exit|die|SystemExit)\b/

/** `print(os.environ['API_KEY'])`, `node -p process.env.TOKEN`. */
function shows_environment(call: Call, source: string): void {
  if (!/env/i.test(source)) return
  const printed = shows_value(call)
  if (!PRINTS.test(source) && !printed) return
  const shown = shows_of_environment(source, printed)
  if (shown === null) return
  emit(call, 'env.read', {
    target: shown.all ? 'environment' : shown.name,
    fields: { all: shown.all, secret: true, shown: !call.command.piped || picks_secrets(call) },
  })
}

/** A turn of code that means the same wherever it stands; `lang` is null for all languages. */
interface Turn {
  lang: Run['lang'] | null
  says: RegExp
  means: (call: Call) => void
}

/** Code that hides what it does. */
const hides =
  (reason: string) =>
  (call: Call): void =>
    void emit(call, 'opaque', { fields: { reason } })

const TURNS: readonly Turn[] = [
  { lang: 'python', says: BY_KEY, means: hides('reflection') },
  { lang: 'ruby', says: DESTROYS_EACH, means: (call) => every_row(call, 'destroy') },
  {
    lang: 'perl',
    says: OBEYS_INPUT,
    means: (call) => void emit(call, 'proc.eval', { cert: 'dynamic', fields: { source: 'dynamic', lang: 'perl' } }),
  },
  { lang: 'perl', says: RUNS_TURNED, means: hides('decoded') },
  { lang: 'ruby', says: RUNS_UNPACKED, means: hides('decoded') },
  {
    lang: 'python',
    says: KILLS_RANGE,
    means: (call) => void emit(call, 'proc.signal', { fields: { broadcast: true, signal: 'kill' } }),
  },
  {
    lang: null,
    says: ASKS_KEY_STORE,
    means: (call) =>
      void emit(call, 'cred.read', { target: 'key store', d2: 2, fields: { store: 'keychain', item: 'keychain' } }),
  },
]
