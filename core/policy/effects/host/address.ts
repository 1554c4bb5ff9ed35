// Network addresses: host and port out of the spellings programs accept, and what kind of place the host is.
// Source: ENGINE sections 4.2 (net.*), 9.2 (host predicate); CONTRACT 14.2 (domains).
import { HOST_KINDS, type HostKind, METADATA_ADDRESSES, METADATA_NAMES } from '#core/policy/effects/host/hosts.ts'
import { imitates_in_script, is_lookalike, wears_known_name } from '#core/policy/effects/host/lookalike.ts'
import { decode_host } from '#core/policy/effects/host/punycode.ts'

/** A network address as programs understand it. */
export interface Address {
  host: string
  port: number | null
  scheme: string | null
  /** Path and query as written; empty when there is none. */
  path: string
  kind: HostKind
  /** The user part contains a password: `user:password@host`. */
  credentials: boolean
}

/** The form of git and scp: `user@host:folder/file`. A bare IPv6 address has more colons, a port only digits. */
const COPY_FORM = /^([^:[\]]+):(\d*[^:\d][^:]*)$/

const POSES_AS_HOST = /^[\w-]+(?:\.[\w-]+){0,3}\.(?:com|org|net|io|dev|sh|gov)(?:%2f|%3a|:|$)/i

/**
 * Parses `scheme://user@host:port/path`, `host:port`, `host/path`, `user@host:path` and `[v6]:port`; null when the text
 * names no host.
 */
export function address_of(text: string): Address | null {
  const parts = /^(?:([a-z][a-z0-9+.-]*):)?\/\/([^/?#\\]*)(.*)/is.exec(text)
  const scheme = parts?.[1]?.toLowerCase() ?? null
  let authority = parts?.[2] ?? ''
  let path = parts?.[3] ?? ''
  if (parts === null) {
    const bare = /^([^/?#\s]+)([/?#].*)?$/s.exec(text)
    if (bare === null) return null
    authority = bare[1] ?? ''
    path = bare[2] ?? ''
  }
  const at = authority.lastIndexOf('@')
  const user = at >= 0 ? authority.slice(0, at) : ''
  const behind = at >= 0 ? authority.slice(at + 1) : authority
  const copy = parts === null ? COPY_FORM.exec(behind) : null
  const place = copy?.[1] ?? behind
  if (copy !== null) path = `${copy[2]}${path}`
  const split = /^(\[[^\]]*\]|[^:]*)(?::(\d{0,5}))?$/.exec(place)
  const host = canonical_host(split ? (split[1] ?? '') : place)
  if (host === '') {
    return split?.[2]
      ? { host: 'localhost', port: Number(split[2]), scheme, path, kind: 'loopback', credentials: false }
      : null
  }
  const port = split?.[2] ? Number(split[2]) : null
  // The user name is made to look like the host: `https://github.com@198.51.100.7/`.
  const kind = scheme !== null && POSES_AS_HOST.test(user) ? 'lookalike' : host_kind(host)
  return { host, port, scheme, path, kind, credentials: user.includes(':') }
}

/** Whether a text looks like an address rather than a file: a scheme, a port or a dotted name. */
export function is_address(text: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ||
    /^(?:localhost|[\w-]+(?:\.[\w-]+)+|\d[\d.]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#].*)?$/i.test(text)
  )
}

/**
 * Canonical spelling: lower case, no trailing dot, IPv4 in any numeric spelling as dotted quad, IPv4-mapped IPv6 as
 * IPv4.
 */
export function canonical_host(host: string): string {
  let name = decode_percent(host).toLowerCase().replace(/\.$/, '')
  if (name.startsWith('[')) {
    name = name.slice(1, name.endsWith(']') ? -1 : undefined)
    // The zone of a link-local address: `fe80::1%eth0`.
    if (name.includes('%')) name = name.slice(0, name.indexOf('%'))
    return mapped_v4(name) ?? name
  }
  return numeric_v4(name) ?? name
}

function decode_percent(text: string): string {
  return text.includes('%')
    ? text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
}

/** Numeric spellings of IPv4: `2852039166`, `0xA9FEA9FE`, `0251.0376.0251.0376`, `169.254.43518`. */
function numeric_v4(name: string): string | null {
  if (!/^[0-9a-fx.]+$/.test(name) || !/^\d/.test(name)) return null
  const parts = name.split('.')
  if (parts.length > 4 || parts.some((part) => part === '')) return null
  const numbers = parts.map(number_of)
  let value = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? Number.NaN
    const last = i === numbers.length - 1
    const limit = last ? 256 ** (5 - numbers.length) : 256
    if (!(number >= 0 && number < limit)) return null
    value = value * (last ? limit : 256) + number
  }
  return [value / 2 ** 24, value / 2 ** 16, value / 2 ** 8, value].map((one) => Math.floor(one) % 256).join('.')
}

function number_of(part: string): number {
  if (/^0x[0-9a-f]{1,8}$/.test(part)) return Number.parseInt(part, 16)
  if (/^0[0-7]+$/.test(part)) return Number.parseInt(part, 8)
  return /^\d{1,10}$/.test(part) ? Number(part) : Number.NaN
}

/** IPv4 in IPv6: `::ffff:169.254.169.254`, `::ffff:a9fe:a9fe`, `::169.254.169.254`. */
function mapped_v4(name: string): string | null {
  const dotted = /^(?:0*:)*:?(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(name)
  if (dotted) return numeric_v4(dotted[1] ?? '')
  const hex = /^(?:0*:)*:?ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(name)
  if (!hex) return null
  const high = Number.parseInt(hex[1] ?? '', 16)
  const low = Number.parseInt(hex[2] ?? '', 16)
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}

/** The longest possible name (RFC 1035); longer text is not a host and its labels are not examined. */
const MAX_HOST_CHARS = 253

const POSES_AS_ATTACKER =
  /(?:^|[.-])(?:evil|attackers?|malicious|malware|exfil|c2|hacker|mallory|rogue|phish(?:ing)?)[.-]/

/** Kind of a canonical host. */
export function host_kind(host: string): HostKind {
  if (METADATA_ADDRESSES.has(host) || METADATA_NAMES.has(host)) return 'metadata'
  if (host.length > MAX_HOST_CHARS) return 'unknown'
  if (is_loopback(host)) return 'loopback'
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return address_kind(host)
  if (host.includes(':')) return /^f[cd]|^fe80/.test(host) ? 'private' : 'ip-literal'
  for (let at = 0; at >= 0; ) {
    const known = HOST_KINDS.get(host.slice(at))
    if (known !== undefined) return known
    const dot = host.indexOf('.', at)
    at = dot < 0 ? -1 : dot + 1
  }
  if (/(?:^|\.)169[.-]254[.-]169[.-]254\./.test(host)) return 'metadata'
  if (/(?:^|\.)127[.-]0[.-]0[.-]1\.(?:nip|sslip|xip)\.io$/.test(host)) return 'loopback'
  if (host.includes('xn--')) return imitates_in_script(decode_host(host)) ? 'lookalike' : 'punycode'
  if (!/^[\x20-\x7e]*$/.test(host)) return imitates_in_script(host) ? 'lookalike' : 'unknown'
  if (!host.includes('.')) return 'private'
  // A name that is for tests, of somebody who attacks.
  if (host.endsWith('.test') && POSES_AS_ATTACKER.test(host)) return 'unknown'
  if (/\.(?:local|internal|lan|intranet|corp|home|localdomain|test|svc|cluster\.local|docker|home\.arpa)$/.test(host))
    return 'private'
  return is_lookalike(host) || wears_known_name(host) ? 'lookalike' : 'unknown'
}

function is_loopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '::1' ||
    host === '::' ||
    host === '0.0.0.0' ||
    host.startsWith('127.') ||
    host.endsWith('.localhost') ||
    host === 'host.docker.internal' ||
    host === 'localhost.localdomain' ||
    host === 'ip6-localhost' ||
    /^(?:0*:)+0*1$/.test(host)
  )
}

function address_kind(host: string): HostKind {
  if (host.startsWith('169.254.')) return 'private'
  if (host.startsWith('10.') || host.startsWith('192.168.') || /^172\.(?:1[6-9]|2\d|3[01])\./.test(host))
    return 'private'
  return /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(host) ? 'private' : 'ip-literal'
}

/** Whether a host is on this machine or in its network. */
export function is_near(kind: HostKind): boolean {
  return kind === 'loopback' || kind === 'private'
}
