// Every configuration variable of CONTRACT 18, as data: the loader, the documentation and `asg config` all read this table.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TrustLevel } from '#core/contract/decision.ts'
import {
  boolean,
  choice,
  integer,
  is_host,
  is_linear_regex,
  is_network,
  list,
  moment,
  number,
  pairs,
  path,
  secret,
  text,
  url,
  type Variable,
} from '#runtime/config/variable.ts'

const DAY_SECONDS = 86_400
const TEN_YEARS_SECONDS = 315_360_000
const NETWORKS = 'comma-separated IP addresses and CIDR ranges'
const VERSION_WORD = { pattern: /^[A-Za-z0-9._-]+$/, expected: 'letters, digits, dots, dashes and underscores' }

/** Groups of the table, in the order of the documentation. */
export const VARIABLE_GROUPS = {
  'Listener and auth': {
    CS_HTTP_HOST: text('127.0.0.1', {
      meaning: 'address the gateway listens on',
      pattern: /^[^\s/]{1,255}$/,
      expected: 'host name or IP address',
      flag: '--host',
    }),
    CS_HTTP_PORT: integer(0, 65_535, 8080, { meaning: 'port; 0 takes any free one and prints it', flag: '--port' }),
    CS_UDS_ENABLED: boolean(true, { meaning: 'listen on a Unix socket too' }),
    CS_UDS_PATH: path(join(tmpdir(), 'asg.sock'), {
      meaning: 'path of the Unix socket',
      max_bytes: 100,
      default_text: '<tmp>/asg.sock',
      flag: '--uds',
    }),
    CS_AUTH_TOKEN: secret({ meaning: 'bearer token of agents; empty switches authentication off' }),
    CS_OPERATOR_TOKEN: secret({
      meaning: 'token that operator routes ask for; needs CS_AUTH_TOKEN and differs from it',
    }),
    CS_ALLOWED_HOSTS: list(
      'comma-separated host names',
      { meaning: 'further Host headers that are accepted while authentication is off' },
      is_host,
    ),
    AHP_TRUSTED_PROXIES: list(NETWORKS, { meaning: 'peers whose X-Forwarded-* headers count' }, is_network),
    AHP_SSL_CERTFILE: path(null, { meaning: 'TLS certificate (PEM); together with the key it switches TLS on' }),
    AHP_SSL_KEYFILE: path(null, { meaning: 'TLS private key (PEM)' }),
    CS_RATE_LIMIT_PER_MINUTE: integer(0, 1_000_000, 300, {
      meaning: 'decisions per minute and caller; 0 switches the limit off',
      aliases: ['AHP_RATE_LIMIT_PER_MINUTE'],
    }),
    CS_METRICS_ENABLED: boolean(true, { meaning: 'serve GET /metrics' }),
    CS_METRICS_AUTH: boolean(false, { meaning: 'GET /metrics asks for the token' }),
    CS_SSE_REPLAY_EVENTS: integer(0, 100_000, 1000, { meaning: 'stream events kept for clients that reconnect' }),
    CS_UI_DIR: path(null, { meaning: 'folder of the built dashboard', default_text: 'dist/ui' }),
    CS_LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', {
      meaning: 'least severe log line that is written to stderr',
    }),
    CS_SHUTDOWN_GRACE_MS: integer(0, 60_000, 3000, { meaning: 'time running requests get when the gateway stops, ms' }),
    ASG_ENV_FILE: path(null, { meaning: 'file of NAME=value lines read below the environment', flag: '--env-file' }),
  },
  Storage: {
    CS_TRAJECTORY_DB_PATH: text(join(tmpdir(), 'asg-trajectory.db'), {
      meaning: 'database file, :memory:, or URL of a remote database',
      pattern: /^(?![a-z][a-z0-9+.-]*:\/\/)[^\0\r\n]+$|^(?:https?|libsql):\/\/[^\s]+$/i,
      expected: 'file path, :memory:, or http(s)/libsql URL',
      default_text: '<tmp>/asg-trajectory.db',
      flag: '--db',
    }),
    CS_TRAJECTORY_DB_AUTH_TOKEN: secret({ meaning: 'token of the remote database' }),
    CS_DB_SYNC: choice(['normal', 'full'], 'normal', {
      meaning: 'full: every commit is on the disk before the answer leaves (survives a power cut)',
    }),
    AHP_TRAJECTORY_RETENTION_SECONDS: integer(0, TEN_YEARS_SECONDS, 2_592_000, {
      meaning: 'age at which records are removed; 0 keeps all',
    }),
    CS_RETENTION_INTERVAL_SECONDS: integer(1, DAY_SECONDS, 300, { meaning: 'time between two purges' }),
    CS_REDACT_SECRETS: boolean(true, { meaning: 'mask secrets before anything is stored, streamed, logged or shown' }),
    CS_REDIS_URL: url(['redis', 'rediss'], null, {
      meaning: 'state that several gateways on one remote database share',
      sensitive: true,
    }),
    CS_ALLOW_MEMORY: boolean(false, { meaning: 'per-route builds only: permit state that lives in one instance' }),
  },
  Decisions: {
    CS_AGENT_TRUST_DEFAULT: choice(TrustLevel.options, 'untrusted', { meaning: 'trust of agents that are not listed' }),
    CS_AGENT_TRUST: pairs(TrustLevel.options, { meaning: 'trust per agent, agent_id=level' }),
    CS_D4_MID_THRESHOLD: integer(1, 1000, 2, { meaning: 'refusals in a session from which D4 is 1' }),
    CS_D4_HIGH_THRESHOLD: integer(1, 1000, 5, { meaning: 'refusals in a session from which D4 is 2' }),
    CS_D4_HALF_LIFE_SECONDS: integer(1, DAY_SECONDS, 900, { meaning: 'time in which a refusal counts half' }),
    CS_D4_BURST_COUNT: integer(2, 1000, 10, { meaning: 'calls of one tool that count as a burst' }),
    CS_D4_BURST_WINDOW_S: integer(1, 600, 5, { meaning: 'time in which they count as one' }),
    CS_RULES_PATH: list(
      'comma-separated paths',
      { meaning: 'further rule packs: files or folders' },
      (item) => !item.includes('\0'),
    ),
    CS_RULES_DISABLED: list(
      'comma-separated rule ids',
      { meaning: 'rules that are switched off; locked ones stay on' },
      (item) => /^[A-Za-z0-9._/-]{1,128}$/.test(item),
    ),
    CS_SCOPE_PROFILE_PATH: path(null, { meaning: 'scope profile that applies to all sessions' }),
    CS_OBSERVE_ALLOWED: boolean(true, { meaning: 'hooks may ask for mode=observe' }),
    CS_SESSION_ACTIVE_SECONDS: integer(1, 604_800, 1800, { meaning: 'silence after which a session is idle' }),
  },
  Approvals: {
    CS_DEFER_TIMEOUT_SECONDS: integer(1, DAY_SECONDS, 300, { meaning: 'time a person has to answer' }),
    CS_MAX_PENDING_APPROVALS: integer(1, 100_000, 1000, {
      meaning: 'waiting approvals; beyond it actions are blocked',
    }),
    CS_APPROVAL_LEASE_SECONDS: integer(0, 3600, 60, {
      meaning: 'time an answer holds for the same action; 0: not at all',
    }),
  },
  Enforcement: {
    AHP_SESSION_ENFORCEMENT_ENABLED: boolean(false, { meaning: 'restrict sessions that collect high-risk events' }),
    AHP_SESSION_ENFORCEMENT_THRESHOLD: integer(1, 10_000, 3, { meaning: 'high-risk events until that happens' }),
    AHP_SESSION_ENFORCEMENT_ACTION: choice(['defer', 'block', 'l3_require'], 'defer', { meaning: 'what happens then' }),
    AHP_SESSION_ENFORCEMENT_COOLDOWN_SECONDS: integer(0, 604_800, 600, {
      meaning: 'quiet time after which it ends; 0: only an operator ends it',
    }),
  },
  LLM: {
    CS_LLM_PROVIDER: choice(['anthropic', 'openai', 'openai-compatible'], null, {
      meaning: 'model behind L2 and L3; none: L2 by rules, no L3',
    }),
    CS_LLM_API_KEY: secret({ meaning: 'key of the provider; else ANTHROPIC_API_KEY or OPENAI_API_KEY' }),
    CS_LLM_MODEL: text(null, { meaning: 'model name', default_text: 'provider default' }),
    CS_LLM_BASE_URL: url(['http', 'https'], null, {
      meaning: 'address of the provider, as in http://127.0.0.1:8000/v1',
    }),
    CS_LLM_TEMPERATURE: number(0, 2, 0, { meaning: 'sampling temperature' }),
    CS_LLM_MAX_TOKENS: integer(16, 8192, 256, { meaning: 'length of an L2 answer' }),
    CS_LLM_PROVIDER_TIMEOUT_MS: integer(100, 60_000, 3000, { meaning: 'time of one L2 call, ms' }),
    CS_LLM_DAILY_TOKEN_BUDGET: integer(0, Number.MAX_SAFE_INTEGER, 0, { meaning: 'tokens per UTC day; 0: no limit' }),
    CS_L3_ENABLED: boolean(false, { meaning: 'review agent; needs CS_LLM_PROVIDER' }),
    CS_L3_TIMEOUT_MS: integer(1000, 300_000, 30_000, { meaning: 'time of one review, ms' }),
    CS_L3_MULTI_TURN: boolean(true, { meaning: 'the review agent may use its read-only tools' }),
    CS_L3_ADVISORY_ASYNC_ENABLED: boolean(false, { meaning: 'start advisory reviews by themselves' }),
  },
  'Findings, patterns, skills, enterprise': {
    CS_POST_ACTION_MONITOR: number(0, 3, 0.3, { meaning: 'output score from which a finding is recorded' }),
    CS_POST_ACTION_ESCALATE: number(0, 3, 0.6, { meaning: 'output score from which it escalates' }),
    CS_POST_ACTION_EMERGENCY: number(0, 3, 0.9, { meaning: 'output score from which it is an emergency' }),
    CS_POST_ACTION_WHITELIST: list(
      'comma-separated regular expressions of linear time',
      { meaning: 'paths whose tool output is only logged' },
      is_linear_regex,
    ),
    CS_POST_ACTION_FINDING_ACTION: choice(['broadcast', 'defer', 'block'], 'broadcast', {
      meaning: 'what a finding does to the next action',
    }),
    CS_TRAJECTORY_ALERT_ACTION: choice(['broadcast', 'defer', 'block'], 'broadcast', {
      meaning: 'what a suspicious sequence does to the action',
    }),
    CS_EVOLVING_ENABLED: boolean(false, { meaning: 'learn patterns from approvals' }),
    CS_ENTERPRISE_ENABLED: boolean(false, { meaning: 'serve the enterprise reports' }),
    CS_ENTERPRISE_LIVE_OVERVIEW_PAYLOAD_CAP: integer(1, 100, 10, { meaning: 'items per list of the live overview' }),
    CS_ENTERPRISE_LIVE_OVERVIEW_CACHE_TTL_MS: integer(0, 60_000, 1000, {
      meaning: 'age of a cached live overview, ms',
    }),
  },
  'alpha and webhook': {
    ALPHA_WEBHOOK_ENABLED: choice(['auto', 'true', 'false'], 'auto', {
      meaning: 'webhook receiver; auto: when a token or secret is set',
    }),
    ALPHA_WEBHOOK_HOST: text('127.0.0.1', {
      meaning: 'address of the receiver',
      pattern: /^[^\s/]{1,255}$/,
      expected: 'host name or IP address',
    }),
    ALPHA_WEBHOOK_PORT: integer(0, 65_535, 8081, { meaning: 'port of the receiver' }),
    ALPHA_WEBHOOK_TOKEN: secret({ meaning: 'token of the sender' }),
    ALPHA_WEBHOOK_TOKEN_SECONDARY: secret({ meaning: 'second token, for rotation' }),
    ALPHA_WEBHOOK_SECRET: secret({ meaning: 'HMAC key of the signature' }),
    ALPHA_WEBHOOK_REQUIRE_HTTPS: boolean(true, { meaning: 'refuse plain HTTP from other machines' }),
    AHP_WEBHOOK_MAX_BODY_BYTES: integer(1024, 10_485_760, 1_048_576, {
      meaning: 'largest webhook body, bytes',
      aliases: ['ALPHA_WEBHOOK_MAX_BODY_BYTES'],
    }),
    AHP_WEBHOOK_IP_WHITELIST: list(NETWORKS, { meaning: 'senders; empty: any' }, is_network),
    AHP_WEBHOOK_TOKEN_TTL_SECONDS: integer(0, TEN_YEARS_SECONDS, 0, { meaning: 'life of the token; 0: for ever' }),
    AHP_WEBHOOK_TOKEN_ISSUED_AT: moment({ meaning: 'when the token was issued', default_text: 'start of the process' }),
    AHP_WEBHOOK_SIGNATURE_MODE: choice(['strict', 'permissive'], 'strict', {
      meaning: 'permissive: a missing signature is logged and accepted',
    }),
    AHP_WEBHOOK_IDEMPOTENCY_TTL_SECONDS: integer(1, DAY_SECONDS, 300, { meaning: 'life of a stored webhook answer' }),
    AHP_HTTP_URL: url(['http', 'https'], 'http://127.0.0.1:8080/ahp', { meaning: 'gateway of a standalone receiver' }),
    ALPHA_GATEWAY_TRANSPORT_PREFERENCE: choice(['uds_first', 'http_first'], 'uds_first', {
      meaning: 'way of a standalone receiver to the gateway',
    }),
    ALPHA_GATEWAY_DEFAULT_DEADLINE_MS: integer(1, 5000, 2000, { meaning: 'deadline of its calls, ms' }),
    ALPHA_GATEWAY_MAX_RPC_RETRIES: integer(0, 10, 1, { meaning: 'retries of its calls' }),
    ALPHA_GATEWAY_RETRY_BACKOFF_MS: integer(0, 10_000, 50, { meaning: 'pause before a retry, ms' }),
    ALPHA_MAX_RETRY_BUDGET: integer(0, 10, 3, { meaning: 'retries of a delivery to the framework' }),
    ALPHA_SOURCE_PROTOCOL_VERSION: text('1.0', { meaning: 'protocol version stamped on events', ...VERSION_WORD }),
    ALPHA_MAPPING_GIT_SHA: text('dev', { meaning: 'mapping revision stamped on events', ...VERSION_WORD }),
    ALPHA_MAPPING_PROFILE_VERSION: integer(1, Number.MAX_SAFE_INTEGER, 1, {
      meaning: 'mapping profile stamped on events',
    }),
    ALPHA_ENFORCEMENT_ENABLED: boolean(false, { meaning: 'answer live approval requests of the framework' }),
    ALPHA_WS_URL: url(['ws', 'wss'], 'ws://127.0.0.1:18789', { meaning: 'its WebSocket' }),
    ALPHA_OPERATOR_TOKEN: secret({ meaning: 'its operator token' }),
  },
  CLI: {
    ASG_URL: url(['http', 'https'], 'http://127.0.0.1:8080', { meaning: 'gateway that client commands talk to' }),
    ASG_TOKEN: secret({
      meaning: 'token of client commands',
      default_text: 'CS_OPERATOR_TOKEN, else CS_AUTH_TOKEN',
    }),
    NO_COLOR: text(null, { meaning: 'any value switches colour off' }),
    FORCE_COLOR: text(null, { meaning: 'any value but 0 switches colour on' }),
  },
} as const

type Flat<T> = { [G in keyof T]: { [K in keyof T[G]]: [K, T[G][K]] }[keyof T[G]] }[keyof T]
type Entries = Flat<typeof VARIABLE_GROUPS>
type Table = { [E in Entries as E[0] & string]: E[1] }

/** Name of a variable. */
export type Name = keyof Table

/** The typed value of every variable. */
export type Values = { readonly [K in Name]: Table[K] extends Variable<infer T> ? T : never }

/** All groups in one table. */
export const VARIABLES = Object.assign({}, ...Object.values(VARIABLE_GROUPS)) as Readonly<
  Record<Name, Variable<unknown>>
>

/** Names in the order of the documentation. */
export const NAMES = Object.keys(VARIABLES) as readonly Name[]
