// Files of keys and variables that a session wrote itself: all of their text is its own, and nothing is lost with them. Source:
// ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** A file of keys or variables all of whose text the session wrote. */
export const FILE = 'file '

/** Where programs look for the keys of a person, whoever wrote them. */
const KEPT_KEYS = /\/\.(?:ssh|aws|gnupg|kube|docker|config|azure|password-store)\//

/** A file of keys or variables gets all of its text here: `cp .env.example .env.test`, `openssl req -keyout k.pem`. */
export function writes_secret({ kind, target, scope, cert, fields }: Draft): boolean {
  if (scope !== 'credential' || cert !== 'literal' || target === null || KEPT_KEYS.test(target)) return false
  if (fields.directory === true || fields.recursive === true) return false
  return kind === 'fs.copy' || (kind === 'fs.write' && fields.mode === 'truncate')
}

/** Words by which a line writes only what is not there yet. */
const MAYBE = /\|\||(?:^|[\n;&|({])\s{0,8}(?:if|case|test|while|until|\[\[?)\s/

/** Whether this line writes what it names only under conditions. It reads all of the line: ask once for all of its effects. */
export function writes_maybe(command: string | null): boolean {
  return command !== null && MAYBE.test(command)
}

/** What was there before is gone: nothing of it is lost with the file. `maybe`: see {@link writes_maybe}. */
export function overwrites({ fields }: Draft, maybe: boolean): boolean {
  return fields.keeps_old !== true && !maybe
}

/** That file goes away again. */
export function deletes_written({ target, scope, cert }: Draft, { own = [] }: FileFacts): boolean {
  return scope === 'credential' && cert === 'literal' && target !== null && own.includes(FILE + target)
}

/** Which authorities a program believes, and a certificate that the session wrote itself. */
const TRUST = /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/

/** `export SSL_CERT_FILE=ca.pem`: the certificate that is believed from now on is one that the session made. */
export function trusts_own({ fields }: Draft, { own = [], written }: FileFacts): boolean {
  const { name, value, influence } = fields
  if (influence !== 'intercept' || typeof value !== 'string' || !TRUST.test(String(name))) return false
  const path = own.find((one) => one === FILE + value)?.slice(FILE.length)
  return path !== undefined && written.get(path)?.source !== 'download'
}
