// Network addresses: host and port out of the spellings programs accept, and what kind of place the host is (long: tables of hosts).
// Source: ENGINE sections 4.2 (net.*), 9.2 (host predicate); CONTRACT 14.2 (domains).

import { decode_host } from '#core/policy/effects/punycode.ts'
import { isHomoglyphHost } from '#core/policy/parse/text/hygiene.ts'

export type HostKind =
  | 'loopback'
  | 'private'
  | 'metadata'
  | 'registry'
  | 'known'
  | 'paste'
  | 'capture'
  | 'punycode'
  | 'lookalike'
  | 'ip-literal'
  | 'unknown'

export interface Address {
  host: string
  port: number | null
  scheme: string | null
  /** Path and query as written, '' when none. */
  path: string
  kind: HostKind
  /** User part of `user:password@host` carries a password. */
  credentials: boolean
}

const METADATA_NAMES: ReadonlySet<string> = new Set([
  'metadata.google.internal',
  'metadata.goog',
  'metadata',
  'instance-data',
  'instance-data.ec2.internal',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
])
const METADATA_ADDRESSES: ReadonlySet<string> = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '169.254.169.253',
  '169.254.42.42',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  'fd00:ec2::254',
  'fd20:ce::254',
])

/** Package registries and their mirrors. */
const REGISTRIES = [
  ...[
    'registry.npmjs.org',
    'npmjs.com',
    'npmjs.org',
    'registry.yarnpkg.com',
    'yarnpkg.com',
    'npm.pkg.github.com',
    'jsr.io',
  ],
  ...[
    'pypi.org',
    'files.pythonhosted.org',
    'pythonhosted.org',
    'conda.anaconda.org',
    'anaconda.org',
    'repo.anaconda.com',
  ],
  ...[
    'crates.io',
    'static.crates.io',
    'index.crates.io',
    'proxy.golang.org',
    'sum.golang.org',
    'pkg.go.dev',
    'rubygems.org',
  ],
  ...['repo1.maven.org', 'repo.maven.apache.org', 'maven.google.com', 'plugins.gradle.org', 'services.gradle.org'],
  ...[
    'packagist.org',
    'nuget.org',
    'hex.pm',
    'pub.dev',
    'hackage.haskell.org',
    'cran.r-project.org',
    'cpan.org',
    'deno.land',
  ],
  ...['download.pytorch.org', 'deb.debian.org', 'archive.ubuntu.com', 'security.ubuntu.com', 'dl-cdn.alpinelinux.org'],
  ...[
    'formulae.brew.sh',
    'ghcr.io',
    'docker.io',
    'registry-1.docker.io',
    'quay.io',
    'gcr.io',
    'registry.k8s.io',
    'mcr.microsoft.com',
  ],
  ...[
    'esm.sh',
    'unpkg.com',
    'cdn.jsdelivr.net',
    'cdnjs.cloudflare.com',
    'registry.terraform.io',
    'releases.hashicorp.com',
  ],
]
/** Well-known hosts that developer tools talk to. Being known allows a download or an API call; it never allows running what came. */
const KNOWN = [
  ...[
    'github.com',
    'api.github.com',
    'raw.githubusercontent.com',
    'objects.githubusercontent.com',
    'codeload.github.com',
  ],
  ...['githubusercontent.com', 'github.io', 'gitlab.com', 'bitbucket.org', 'codeberg.org', 'sr.ht', 'huggingface.co'],
  ...[
    'googleapis.com',
    'google.com',
    'dl.google.com',
    'go.dev',
    'golang.org',
    'rust-lang.org',
    'sh.rustup.rs',
    'rustup.rs',
  ],
  ...[
    'nodejs.org',
    'python.org',
    'ruby-lang.org',
    'php.net',
    'getcomposer.org',
    'bun.sh',
    'get.pnpm.io',
    'volta.sh',
    'astral.sh',
  ],
  ...[
    'microsoft.com',
    'visualstudio.com',
    'vscode.dev',
    'apple.com',
    'mozilla.org',
    'apache.org',
    'gnu.org',
    'kernel.org',
  ],
  ...[
    'debian.org',
    'ubuntu.com',
    'fedoraproject.org',
    'archlinux.org',
    'alpinelinux.org',
    'brew.sh',
    'nixos.org',
    'docker.com',
  ],
  ...[
    'kubernetes.io',
    'k8s.io',
    'helm.sh',
    'hashicorp.com',
    'cloudflare.com',
    'amazonaws.com',
    'azure.com',
    'openai.com',
  ],
  ...[
    'api.openai.com',
    'anthropic.com',
    'api.anthropic.com',
    'stackoverflow.com',
    'wikipedia.org',
    'w3.org',
    'ietf.org',
  ],
  ...[
    'example.com',
    'example.org',
    'example.net',
    'httpbin.org',
    'postman-echo.com',
    'jsonplaceholder.typicode.com',
    'readthedocs.io',
  ],
]
/** Places where text is left for anyone who knows the link. */
const PASTES = [
  ...[
    'pastebin.com',
    'paste.ee',
    'hastebin.com',
    'dpaste.com',
    'dpaste.org',
    'ix.io',
    'sprunge.us',
    'termbin.com',
    'rentry.co',
  ],
  ...[
    '0x0.st',
    'transfer.sh',
    'file.io',
    'anonfiles.com',
    'gofile.io',
    'catbox.moe',
    'litterbox.catbox.moe',
    'temp.sh',
    'oshi.at',
  ],
  ...[
    'bashupload.com',
    'filebin.net',
    'filebin.example',
    'wetransfer.com',
    'mega.nz',
    'tmpfiles.org',
    'uguu.se',
    'pixeldrain.com',
  ],
  ...[
    'controlc.com',
    'ghostbin.co',
    'privatebin.net',
    'paste.rs',
    'clbin.com',
    'envs.sh',
    'toptal.com',
    'keep.sh',
    'webdav.io',
  ],
  ...[
    'gist.github.com',
    'gist.githubusercontent.com',
    'paste.mozilla.org',
    'paste.debian.net',
    'justpaste.it',
    'file-upload.com',
  ],
]
/** Request catchers and tunnels: traffic to them ends on a stranger's screen. */
const CAPTURES = [
  ...[
    'ngrok.io',
    'ngrok-free.app',
    'ngrok.app',
    'ngrok.dev',
    'trycloudflare.com',
    'loca.lt',
    'localtunnel.me',
    'serveo.net',
  ],
  ...[
    'webhook.site',
    'requestbin.com',
    'requestbin.net',
    'pipedream.net',
    'beeceptor.com',
    'hookb.in',
    'requestcatcher.com',
  ],
  ...[
    'interact.sh',
    'oast.fun',
    'oast.pro',
    'oast.live',
    'oast.site',
    'oast.online',
    'oast.me',
    'burpcollaborator.net',
    'dnslog.cn',
  ],
  ...[
    'canarytokens.com',
    'localhost.run',
    'bore.pub',
    'pagekite.me',
    'telebit.io',
    'onion',
    'i2p',
    'duckdns.org',
    'no-ip.org',
  ],
  ...[
    'ddns.net',
    'hopto.org',
    'zapto.org',
    'playit.gg',
    'devtunnels.ms',
    'tunnelto.dev',
    'smee.io',
    'mockbin.org',
    'eoobxe7m89qj9cl.m.pipedream.net',
  ],
]
const SUFFIXES = new Map<string, HostKind>()
for (const name of KNOWN) SUFFIXES.set(name, 'known')
for (const name of REGISTRIES) SUFFIXES.set(name, 'registry')
for (const name of PASTES) SUFFIXES.set(name, 'paste')
for (const name of CAPTURES) SUFFIXES.set(name, 'capture')

/** Names that lookalike hosts imitate. */
const IMITATED = [
  ...[
    'github',
    'gitlab',
    'google',
    'paypal',
    'microsoft',
    'apple',
    'amazon',
    'npmjs',
    'pypi',
    'docker',
    'cloudflare',
    'facebook',
  ],
  ...[
    'githubusercontent',
    'openai',
    'anthropic',
    'bitbucket',
    'netflix',
    'dropbox',
    'slack',
    'stripe',
    'coinbase',
    'binance',
  ],
]

/** As git and scp write it: `user@host:folder/file`. A bare IPv6 address has more colons, a port has digits only. */
const COPY_FORM = /^([^:[\]]+):([^:]*[^:\d][^:]*)$/

const POSES_AS_HOST = /^[\w-]+(?:\.[\w-]+){0,3}\.(?:com|org|net|io|dev|sh|gov)(?:%2f|%3a|:|$)/i

/** Host, port and kind of `scheme://user@host:port/path`, `host:port`, `host/path`, `user@host:path`, `[v6]:port`; null when it names none. */
export function address_of(text: string): Address | null {
  const parts = /^(?:([a-z][a-z0-9+.-]*):)?\/\/([^/?#\\]*)(.*)$/is.exec(text)
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
  // `https://github.com@198.51.100.7/`: what reads like the host is the name of a user.
  const kind = scheme !== null && POSES_AS_HOST.test(user) ? 'lookalike' : host_kind(host)
  return { host, port, scheme, path, kind, credentials: user.includes(':') }
}

/** Whether text looks like an address rather than a file: has a scheme, a port, or a dotted name. */
export function is_address(text: string): boolean {
  return (
    /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ||
    /^(?:localhost|[\w-]+(?:\.[\w-]+)+|\d[\d.]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#].*)?$/i.test(text)
  )
}

/** Lower case, no trailing dot, every numeric spelling of an IPv4 address as dotted quad, IPv4-mapped IPv6 as IPv4. */
export function canonical_host(host: string): string {
  let name = decode_percent(host).toLowerCase().replace(/\.$/, '')
  if (name.startsWith('[')) {
    name = name.slice(1, name.endsWith(']') ? -1 : undefined)
    // The zone: `fe80::1%eth0`.
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

/** `2852039166`, `0xA9FEA9FE`, `0251.0376.0251.0376`, `169.254.43518`. */
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

/** `::ffff:169.254.169.254`, `::ffff:a9fe:a9fe`, `::169.254.169.254`. */
function mapped_v4(name: string): string | null {
  const dotted = /^(?:0*:)*:?(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(name)
  if (dotted) return numeric_v4(dotted[1] ?? '')
  const hex = /^(?:0*:)*:?ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(name)
  if (!hex) return null
  const high = Number.parseInt(hex[1] ?? '', 16)
  const low = Number.parseInt(hex[2] ?? '', 16)
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}

/** No name is longer; what is longer names nothing, and its labels are not walked. */
const MAX_HOST_CHARS = 253

/** What kind of place a canonical host is. */
export function host_kind(host: string): HostKind {
  if (METADATA_ADDRESSES.has(host) || METADATA_NAMES.has(host)) return 'metadata'
  if (host.length > MAX_HOST_CHARS) return 'unknown'
  if (is_loopback(host)) return 'loopback'
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return address_kind(host)
  if (host.includes(':')) return /^f[cd]|^fe80/.test(host) ? 'private' : 'ip-literal'
  for (let at = 0; at >= 0; ) {
    const known = SUFFIXES.get(host.slice(at))
    if (known !== undefined) return known
    const dot = host.indexOf('.', at)
    at = dot < 0 ? -1 : dot + 1
  }
  if (/(?:^|\.)169[.-]254[.-]169[.-]254\./.test(host)) return 'metadata'
  if (/(?:^|\.)127[.-]0[.-]0[.-]1\.(?:nip|sslip|xip)\.io$/.test(host)) return 'loopback'
  if (host.includes('xn--')) return imitates_in_script(decode_host(host)) ? 'lookalike' : 'punycode'
  if (!/^[\x20-\x7e]*$/.test(host)) return imitates_in_script(host) ? 'lookalike' : 'unknown'
  if (!host.includes('.')) return 'private'
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

/** Letters of other scripts that pass for ASCII, or a known name with marks on its letters: `gìthub`. A name such as `bücher` is one. */
function imitates_in_script(host: string): boolean {
  if (/^[\x20-\x7e]*$/.test(host)) return false
  if (isHomoglyphHost(host)) return true
  const bare = host.normalize('NFD').replace(/\p{M}/gu, '')
  return SUFFIXES.has(bare) || is_lookalike(bare)
}

/** `paypaI`, `g00gle`, `github-login`: a label that becomes a known name when look-alike characters are folded. */
function is_lookalike(host: string): boolean {
  const labels = host.split('.')
  const name = labels.at(-2) ?? ''
  const folded = name
    .replace(/0/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/3/g, 'e')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
  if (folded !== name && IMITATED.includes(folded)) return true
  if (
    name.includes('i') &&
    IMITATED.some((one) => one !== name && one.replaceAll('l', 'i') === name.replaceAll('l', 'i'))
  )
    return true
  return IMITATED.some(
    (one) => one !== name && one.length > 5 && (is_one_off(one, name) || has_other_letter(one, name)),
  )
}

/** `api.openai.com.attacker.example`: a known name in front, where people look. `google.com.au` is another country's. */
function wears_known_name(host: string): boolean {
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    const end = host.indexOf('.', dot + 1)
    if (end < 0) return false
    const start = host.lastIndexOf('.', dot - 1) + 1
    const kind = SUFFIXES.get(host.slice(start, end))
    if ((kind === 'known' || kind === 'registry') && !/^[a-z]{2}$/.test(host.slice(end + 1))) return true
  }
  return false
}

/** One letter dropped or doubled, or two neighbours swapped. */
function is_one_off(known: string, name: string): boolean {
  if (Math.abs(known.length - name.length) > 1) return false
  let i = 0
  while (i < known.length && known[i] === name[i]) i++
  const rest = known.slice(i)
  const other = name.slice(i)
  const doubled = i > 0 && other[0] === known[i - 1] && rest === other.slice(1)
  return (
    doubled ||
    rest.slice(1) === other ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  )
}

/** Whether a host is a place on this machine or in its own network. */
export function is_near(kind: HostKind): boolean {
  return kind === 'loopback' || kind === 'private'
}

/** One letter is another one: `githuh`. The first letter stays, as people read it. */
function has_other_letter(known: string, name: string): boolean {
  if (known.length !== name.length || known[0] !== name[0] || known === 'docker' || known === 'stripe') return false
  let others = 0
  for (let at = 1; at < known.length && others < 2; at++) if (known[at] !== name[at]) others++
  return others === 1
}
