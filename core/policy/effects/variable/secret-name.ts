// Names of variables that hold secrets.
import { one_of, within } from '#core/compose.ts'

const SECRET_NAME = one_of(
  within(
    '(?:^|_)',
    [
      /SECRET|TOKEN|PASSWORD|PASSWD|PASS|PWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SIGNING_?KEY|ENCRYPTION_?KEY/i,
      /MASTER_?KEY|MNEMONIC|SEED_?PHRASE|CREDENTIALS?|DSN|DATABASE_URL|CONNECTION_STRING/i,
    ],
    '(?:_|\\d|$)',
  ),
  /(?:APIKEY|SECRETKEY|AUTHTOKEN)$/i,
)
/** Names that only sound secret. */
const HARMLESS =
  /^(?:PWD|OLDPWD|TOKENIZERS_PARALLELISM|MAX_TOKENS?|.*_PATH|.*_FILE|.*_(?:COUNT|LIMIT|TTL|EXPIRY|LENGTH|TYPE|URL_BASE))$/i

/** Whether a variable's name says that it holds a secret. */
export function is_secret_name(name: string): boolean {
  return SECRET_NAME.test(name) && !HARMLESS.test(name)
}

/** A shorter first word does not name a service: `API_KEY`. */
const MIN_SERVICE_CHARS = 4

/** Services whose interface lies at a domain of another name. */
const DOMAIN_OF: ReadonlyMap<string, string> = new Map([
  ['meta', 'facebook'],
  ['fb', 'facebook'],
  ['instagram', 'facebook'],
  ['whatsapp', 'facebook'],
  ['tmdb', 'themoviedb'],
  ['gemini', 'googleapis'],
  ['claude', 'anthropic'],
  ['hf', 'huggingface'],
  ['gh', 'github'],
  ['cf', 'cloudflare'],
])

/**
 * Whether a host belongs to the service that a variable is named after: `OPENWEATHER_API_KEY`,
 * `api.openweathermap.org`.
 */
export function is_issued_by(host: string, variable: string): boolean {
  const service = variable.split('_', 1)[0]?.toLowerCase() ?? ''
  const domain = host.toLowerCase().split('.').at(-2) ?? ''
  if (domain === DOMAIN_OF.get(service)) return true
  return service.length >= MIN_SERVICE_CHARS && domain.startsWith(service)
}
