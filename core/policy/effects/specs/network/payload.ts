// Data that leaves with a request: data options, variables that hold secrets.
import type { Call } from '#core/policy/effects/call.ts'
import { is_issued_by } from '#core/policy/effects/variable/secret-name.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const SECRET_VARIABLE =
  /\$\{?[A-Za-z_]*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|CREDENTIAL|AUTH|SESSION_?KEY|DATABASE_URL|CONNECTION_STRING)[A-Za-z0-9_]*/i

/** The raw spelling of a word names a variable that holds a secret. */
export function is_secret_variable(raw: string, word: Word): boolean {
  return word.cert !== 'literal' && SECRET_VARIABLE.test(raw)
}

/** Variables that hold the key of one service, and how hosts of that service are called. */
const OWNERS: readonly (readonly [variable: RegExp, host: RegExp])[] = [
  [/\b(?:GITHUB|GH)_(?:TOKEN|PAT)\b/, /git/],
  [/\bNPM_TOKEN\b|\bNODE_AUTH_TOKEN\b/, /npm|github|gitlab|registry/],
  [/\bAWS_(?:SECRET|SESSION|ACCESS)\w*/, /aws|amazon|localstack|minio|s3/],
  [/\bSLACK_\w*TOKEN\b/, /slack/],
  [/\bSTRIPE_\w*KEY\b/, /stripe/],
  [/\b(?:PYPI|TWINE)_\w+/, /pypi/],
  [/\bHF_TOKEN\b|\bHUGGING\w*TOKEN\b/, /hugging|hf\.co/],
  [/\b(?:CLOUDFLARE|CF)_API\w*/, /cloudflare/],
  [/\bGITLAB_(?:TOKEN|PAT)\b|\bCI_JOB_TOKEN\b/, /git/],
  // Many services offer the same API and use its variable.
  [/\bOPENAI_API_KEY\b/, /openai|azure|llm|(?:^|[.-])ai(?:[.-]|$)|router|proxy|gateway|\.ai$/],
  [/\b(?:DATABASE_URL|PGPASSWORD|MYSQL_PWD|DB_PASS\w*)\b/, /^$/],
]

/** Services whose hosts are called after them, as the variables with their keys are. */
const NAMED =
  /\b(anthropic|sendgrid|mailgun|twilio|heroku|vercel|netlify|supabase|notion|figma|datadog|digitalocean|sentry|airtable|shopify|discord|telegram)_(?:\w{1,30}_)?(?:key|token|secret)\b/i

/** The key of one service goes to a host of another. */
export function is_misdirected(raw: string, word: Word, host: string): boolean {
  if (word.cert === 'literal') return false
  const service = NAMED.exec(raw)?.[1]?.toLowerCase()
  if (service !== undefined && !host.includes(service)) return true
  return OWNERS.some(([variable, owner]) => variable.test(raw) && !owner.test(host))
}

/** `https://api.trello.com/1/boards?key=$TRELLO_KEY`: every variable is called after the host, and nothing else is put in. */
export function is_own_key(raw: string, host: string): boolean {
  if (raw.includes('$(') || raw.includes('`')) return false
  const names = [...raw.matchAll(/\$\{?([A-Za-z]\w{0,63})/g)].map(([, name = '']) => name)
  return names.length > 0 && names.every((name) => !SECRET_NAME.test(name) || is_issued_by(host, name))
}

const SECRET_NAME = /SECRET|TOKEN|PASS|KEY|CREDENTIAL|AUTH|DATABASE_URL|CONNECTION_STRING/i

/** Something is piped or redirected into the call, or named as a file. */
export function has_data(call: Call): boolean {
  return call.command.stdin.length > 0 || call.operands.length > 0
}

/** `< file`, not the null device. */
export function reads_file({ command }: Call): boolean {
  return command.redirects.some((one) => one.op === '<' && one.target.text !== '/dev/null')
}
