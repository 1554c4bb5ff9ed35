// Key and variable files that a session wrote itself: all of their text is its own, so deleting them loses nothing.
// Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: a key or variable file whose whole text the session wrote. */
export const FILE = 'file '

/** Where programs look for a person's keys; files here are never own. */
const KEPT_KEYS = /\/\.(?:ssh|aws|gnupg|kube|docker|config|azure|password-store)\//

/**
 * Whether an effect writes the whole text of a key or variable file: `cp .env.example .env.test`, `openssl req -keyout
 * k.pem`.
 */
export function writes_secret({ kind, target, scope, cert, fields }: Draft): boolean {
  if (scope !== 'credential' || cert !== 'literal' || target === null || KEPT_KEYS.test(target)) return false
  if (fields.directory === true || fields.recursive === true) return false
  return kind === 'fs.copy' || (kind === 'fs.write' && fields.mode === 'truncate')
}

/** Words that make a line write only what does not exist yet. */
const MAYBE = /\|\||(?:^|[\n;&|({])\s{0,8}(?:if|case|test|while|until|\[\[?)\s/

/** Whether a line writes conditionally. Scans the whole line: ask once for all of its effects. */
export function writes_maybe(command: string | null): boolean {
  return command !== null && MAYBE.test(command)
}

/**
 * Whether the earlier content is gone for certain, so that the file is the session's own. `maybe`: see {@link
 * writes_maybe}.
 */
export function overwrites({ fields }: Draft, maybe: boolean): boolean {
  return fields.keeps_old !== true && !maybe
}

/** Whether a deletion only concerns files that the session wrote. */
export function deletes_written({ target, scope, cert }: Draft, { own = [] }: FileFacts): boolean {
  return scope === 'credential' && cert === 'literal' && target !== null && own.includes(FILE + target)
}

/** Variables that set which certificate authorities programs trust. */
const TRUST = /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/

/** Whether the newly trusted certificate is one that the session made: `export SSL_CERT_FILE=ca.pem`. */
export function trusts_own({ fields }: Draft, { own = [], written }: FileFacts): boolean {
  const { name, value, influence } = fields
  if (influence !== 'intercept' || typeof value !== 'string' || !TRUST.test(String(name))) return false
  const path = own.find((one) => one === FILE + value)?.slice(FILE.length)
  return path !== undefined && written.get(path)?.source !== 'download'
}
