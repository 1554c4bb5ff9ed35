// Secrets by the folder that holds them, and files with the key of an account. Source: ENGINE section 5 (scope
// `credential`).
import { within } from '#core/compose.ts'

/** A folder of a project made for secrets. */
const SECRET_FOLDER = /\/(?:\.?secrets?|private[-_]keys?)\//i
const MODULE_FOLDER =
  /\/(?:src|lib|libs|app|apps|pkg|internal|cmd|components|packages|pages|routes|modules|templates|charts|locales|i18n|schemas?|migrations)\//i
const KEPT_DATA = /^[^.]*(?:passw|token|secret|key)[^.]*$|\.(?:json|ya?ml|toml|ini|txt|conf|cfg|properties|xml|csv)$/
/** Encrypted files, which may be kept in a repository, and documents. */
const SEALED = /(?:^|[._-])(?:enc|encrypted|sops|sealed|age|gpg|asc|readme|makefile|license|kustomization)(?:[._-]|$)/

/**
 * Whether a path below such a folder is data in clear text rather than code; `name` is its last segment in lower case.
 */
export function is_kept_secret(path: string, name: string): boolean {
  return SECRET_FOLDER.test(path) && !MODULE_FOLDER.test(path) && KEPT_DATA.test(name) && !SEALED.test(name)
}

const ACCOUNT_FILE = within(
  '(?:^|[-_.])',
  [
    /service[-_]?account(?:[-_]?key)?(?:[-_.](?:prod\w*|staging|live|dev\w*|key))?/,
    /client[-_]?secrets?(?:[-_][\w.-]{1,100})?|sa[-_]?key|[\w-]{1,60}[-_]sa|gcp[-_]?key/,
    /firebase-adminsdk.{0,100}/,
  ],
  '\\.json$',
)

/** Whether a name, in lower case, is that of an account's key. */
export function is_account_key(name: string): boolean {
  return ACCOUNT_FILE.test(name)
}
