// What leaves with a request: data options, variables that hold secrets.
import type { Call } from '#core/policy/effects/call.ts'
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
  [/\b(?:DATABASE_URL|PGPASSWORD|MYSQL_PWD|DB_PASS\w*)\b/, /^$/],
]

/** The key of one service goes to a host of another. */
export function is_misdirected(raw: string, word: Word, host: string): boolean {
  return word.cert !== 'literal' && OWNERS.some(([variable, owner]) => variable.test(raw) && !owner.test(host))
}

/** Something is piped or redirected into the call, or named as a file. */
export function has_data(call: Call): boolean {
  return call.command.stdin.length > 0 || call.operands.length > 0
}

/** `< file`, not the null device. */
export function reads_file({ command }: Call): boolean {
  return command.redirects.some((one) => one.op === '<' && one.target.text !== '/dev/null')
}
