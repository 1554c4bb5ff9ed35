// Configuration of per-route builds: the bindings a platform hands to `fetch`. They read few variables of CONTRACT 18; any other
// name of the gateway is refused, because a setting that is silently ignored is worse than a bundle that does not start.
import { TrustLevel } from '#core/contract/decision.ts'
import { default_settings, type Settings } from '#core/settings.ts'

/** Bindings of the platform; other bindings (queues, buckets) are left alone. */
export type Bindings = Readonly<Record<string, unknown>>

/** What the bindings of a platform configure. */
export interface EdgeSettings {
  settings: Settings
  agent_token: string | null
  operator_token: string | null
}

/** One sentence that says which binding keeps the bundle from starting. */
export class RefusedStart extends Error {}

const READ = new Set([
  'CS_ALLOW_MEMORY',
  'CS_AUTH_TOKEN',
  'CS_OPERATOR_TOKEN',
  'CS_RATE_LIMIT_PER_MINUTE',
  'CS_AGENT_TRUST_DEFAULT',
  'CS_ENTERPRISE_ENABLED',
  'CS_EVOLVING_ENABLED',
])
const OWN_NAME = /^(?:CS|AHP|ALPHA|ASG)_/
const YES = /^(?:1|true|yes|on)$/i
const NO = /^(?:0|false|no|off)$/i
const DEFAULT_RATE_LIMIT = 300
const MAX_RATE_LIMIT = 1_000_000

function text_of(bindings: Bindings, name: string): string | null {
  const value = bindings[name]
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string') throw new RefusedStart(`${name}: expected text`)
  return value
}

function flag_of(bindings: Bindings, name: string): boolean {
  const text = text_of(bindings, name)
  if (text === null || NO.test(text)) return false
  if (YES.test(text)) return true
  throw new RefusedStart(`${name}: expected 1/true/yes/on or 0/false/no/off`)
}

function token_of(bindings: Bindings, name: string): string | null {
  const token = text_of(bindings, name)
  if (token !== null && !/^[\x21-\x7e]+$/.test(token)) {
    throw new RefusedStart(`${name}: expected visible ASCII characters without spaces`)
  }
  return token
}

function rate_limit_of(bindings: Bindings): number {
  const text = text_of(bindings, 'CS_RATE_LIMIT_PER_MINUTE')
  if (text === null) return DEFAULT_RATE_LIMIT
  const value = /^[0-9]{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= MAX_RATE_LIMIT))
    throw new RefusedStart(`CS_RATE_LIMIT_PER_MINUTE: expected integer 0..${MAX_RATE_LIMIT}`)
  return value
}

function trust_of(bindings: Bindings): TrustLevel {
  const parsed = TrustLevel.safeParse(text_of(bindings, 'CS_AGENT_TRUST_DEFAULT') ?? 'untrusted')
  if (parsed.success) return parsed.data
  throw new RefusedStart(`CS_AGENT_TRUST_DEFAULT: expected one of ${TrustLevel.options.join(', ')}`)
}

/** Throws RefusedStart: a bad or unread value, or in-memory state that nobody permitted. */
export function read_bindings(bindings: Bindings, version: string): EdgeSettings {
  const unread = Object.keys(bindings).filter((name) => OWN_NAME.test(name) && !READ.has(name))
  if (unread.length > 0) throw new RefusedStart(`${unread.join(', ')}: not read by per-route builds`)
  if (!flag_of(bindings, 'CS_ALLOW_MEMORY')) {
    throw new RefusedStart(
      'CS_ALLOW_MEMORY: this build keeps its state in the memory of one instance; set it to 1 to permit that',
    )
  }
  const agent_token = token_of(bindings, 'CS_AUTH_TOKEN')
  const operator_token = token_of(bindings, 'CS_OPERATOR_TOKEN')
  if (operator_token !== null && (agent_token === null || agent_token === operator_token)) {
    throw new RefusedStart('CS_OPERATOR_TOKEN: needs a CS_AUTH_TOKEN that differs from it')
  }
  return {
    agent_token,
    operator_token,
    settings: default_settings({
      version,
      auth_enabled: agent_token !== null,
      operator_separate: operator_token !== null,
      rate_limit_per_minute: rate_limit_of(bindings),
      metrics_enabled: false,
      trust_default: trust_of(bindings),
      enterprise_enabled: flag_of(bindings, 'CS_ENTERPRISE_ENABLED'),
      evolving_enabled: flag_of(bindings, 'CS_EVOLVING_ENABLED'),
      self: { port: 443, uds_path: '/tmp/asg.sock', db_path: '/tmp/asg-trajectory.db', env_path: null, rule_paths: [] },
    }),
  }
}
