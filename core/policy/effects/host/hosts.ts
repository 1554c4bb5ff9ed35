// Hosts known by name, by kind: data, one list per kind. Source: ENGINE 4.2 (net.*), 9.2.

/** Kind of a host. `lookalike` imitates a known one; `unknown` is none of the others. */
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

/** Where clouds hand out a machine's credentials: names and addresses. */
export const METADATA_NAMES: ReadonlySet<string> = new Set([
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
/** The same as addresses. */
export const METADATA_ADDRESSES: ReadonlySet<string> = new Set([
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
  ...['httpbin.org', 'postman-echo.com', 'jsonplaceholder.typicode.com', 'readthedocs.io'],
]
/** Paste services: text for anyone who knows the link. */
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
/** Request catchers and tunnels: traffic ends on a stranger's screen. */
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

/** Kinds of known hosts by name; subdomains have the same kind. */
export const HOST_KINDS: ReadonlyMap<string, HostKind> = new Map<string, HostKind>([
  ...KNOWN.map((name) => [name, 'known'] as const),
  ...REGISTRIES.map((name) => [name, 'registry'] as const),
  ...PASTES.map((name) => [name, 'paste'] as const),
  ...CAPTURES.map((name) => [name, 'capture'] as const),
])

/** Names that lookalike hosts imitate. */
export const IMITATED: readonly string[] = [
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
