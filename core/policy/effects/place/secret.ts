// Which files hold secrets, and of what kind (long: most of it are names). The kind decides whether showing one is a
// question or a refusal. Source: ENGINE section 5 (scope `credential`), corpus README (live `.env` files, templates,
// public keys).
import { in_turn, within } from '#core/compose.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { base_of, is_below } from '#core/policy/effects/place/path.ts'
import { is_account_key, is_kept_secret } from '#core/policy/effects/place/secret-folder.ts'
import { grouped } from '#core/tables.ts'

/** Kind of secret. */
export type SecretItem =
  | 'private-key'
  | 'key-file'
  | 'cloud-key'
  | 'cluster-key'
  | 'token-file'
  | 'env-file'
  | 'system-password'
  | 'process-env'
  | 'browser'
  | 'keychain'
  | 'wallet'

/** Names of files without real secrets: templates, samples, public halves. */
const HARMLESS_COPY = /(?:^|[._-])(?:example|examples|sample|template|tmpl|dist|pub|public)(?:[._-]|$)/i
const HARMLESS_NAME =
  /(?:^|[._-])(?:example|examples|sample|template|tmpl|tpl|dist|defaults?|schema|dummy|fake|mock|public|pub|placeholder|spec)(?:[._-]|$)/i
/** Folders of tests and documentation, where key-shaped files are made up. */
const TEST_FOLDER =
  /\/(?:tests?|__tests__|specs?|fixtures?|testdata|test-data|examples?|samples?|mocks?|__mocks__|docs?|node_modules|site-packages|vendor)\//i
/** `.github/workflows/secrets.yml`, `chart/templates/secret.yaml`: a job or a resource of that name, in which values are filled later. */
const DESCRIBED =
  /\/(?:\.(?:github|gitlab|circleci|gitea|forgejo)|templates)\/(?:[\w.-]{1,60}\/){0,4}[\w.-]{1,60}\.ya?ml$/
/** Folders of made-up files, also of made-up variables; a `.env` beside the tests themselves may be live. */
const MADE_UP_FOLDER = /\/(?:__)?(?:fixtures?|testdata|test-data|mocks?)(?:__)?\//i
/** Extensions of text about secrets, and of code. */
const PROSE_OR_CODE =
  /\.(?:md|mdx|rst|adoc|html?|css|scss|tsx?|jsx?|mjs|cjs|vue|svelte|py|rb|go|rs|java|kt|cs|php|c|h|cpp|hpp|swift|scala|sh|bash|zsh|fish|ps1|proto|graphql|tf|d\.ts|snap|svg|png)$/i

const PRIVATE_KEY_NAME = /^id_(?:rsa|dsa|ecdsa|ed25519|xmss|ed25519_sk|ecdsa_sk)(?:[._-].*)?$/
const KEY_EXTENSIONS: ReadonlySet<string> = new Set('pem key p12 pfx jks keystore ppk kdbx p8 pkcs12 agekey'.split(' '))
/** Certificates, which are public: `ca.pem`, `fullchain.pem`. */
const CERTIFICATE_NAME = within(
  '^',
  [
    /ca|cacert|ca-cert|ca-bundle|cert|certs|cert\d*|chain|fullchain|certificate|root|rootca|root-ca/i,
    /intermediate|server-cert|client-cert|bundle|dhparams?|tls-ca|.*[-_.](?:cert|crt|ca|chain|csr|bundle)/i,
  ],
  '\\.pem$',
)

/** Files below a home, by relative path; a trailing slash means the folder with everything below it. */
const HOME_SECRETS: readonly (readonly [string, SecretItem])[] = [
  ['.ssh/', 'private-key'],
  ['.gnupg/', 'private-key'],
  ['.aws/', 'cloud-key'],
  ['.oci/', 'cloud-key'],
  ['.jenkins/credentials.xml', 'token-file'],
  ['.jenkins/secrets/', 'token-file'],
  ['.azure/', 'cloud-key'],
  ['.config/gcloud/', 'cloud-key'],
  ['AppData/Roaming/gcloud/', 'cloud-key'],
  ['.config/doctl/', 'cloud-key'],
  ['.config/linode-cli', 'cloud-key'],
  ['.config/hcloud/', 'cloud-key'],
  ['.config/scw/', 'cloud-key'],
  ['.config/rclone/', 'cloud-key'],
  ['.aliyun/', 'cloud-key'],
  ['.bluemix/', 'cloud-key'],
  ['.boto', 'cloud-key'],
  ['.s3cfg', 'cloud-key'],
  ['.rclone.conf', 'cloud-key'],
  ['.terraform.d/credentials.tfrc.json', 'cloud-key'],
  ['.terraformrc', 'cloud-key'],
  ['.pulumi/credentials.json', 'cloud-key'],
  ['.databrickscfg', 'cloud-key'],
  ['.snowsql/config', 'cloud-key'],
  ['.snowflake/', 'cloud-key'],
  ['.vault-token', 'cloud-key'],
  ['.fly/config.yml', 'cloud-key'],
  ['.railway/config.json', 'cloud-key'],
  ['.config/heroku/', 'cloud-key'],
  ['.local/share/com.vercel.cli/auth.json', 'cloud-key'],
  ['.config/netlify/config.json', 'cloud-key'],
  ['.wrangler/config/default.toml', 'cloud-key'],
  ['.config/.wrangler/config/default.toml', 'cloud-key'],
  ['.kube/', 'cluster-key'],
  ['.docker/config.json', 'token-file'],
  ['.config/containers/auth.json', 'token-file'],
  ['.config/helm/registry/config.json', 'token-file'],
  ['.netrc', 'token-file'],
  ['_netrc', 'token-file'],
  ['.git-credentials', 'keychain'],
  ['.npmrc', 'token-file'],
  ['.pypirc', 'token-file'],
  ['.cargo/credentials', 'token-file'],
  ['.cargo/credentials.toml', 'token-file'],
  ['.bundle/config', 'token-file'],
  ['.m2/settings.xml', 'token-file'],
  ['.m2/settings-security.xml', 'token-file'],
  ['.gradle/gradle.properties', 'token-file'],
  ['.nuget/NuGet/NuGet.Config', 'token-file'],
  ['.wgetrc', 'token-file'],
  ['.heroku/', 'token-file'],
  ['.config/fly/', 'cloud-key'],
  ['.pgpass', 'token-file'],
  ['.my.cnf', 'token-file'],
  ['.mylogin.cnf', 'token-file'],
  ['.dbshell_credentials', 'token-file'],
  ['.config/gh/', 'token-file'],
  ['.config/glab-cli/config.yml', 'token-file'],
  ['.config/hub', 'token-file'],
  ['.config/github-copilot/', 'token-file'],
  ['.claude/.credentials.json', 'token-file'],
  ['.claude.json', 'token-file'],
  ['.codex/auth.json', 'token-file'],
  ['.openclaw/openclaw.json', 'token-file'],
  ['.openclaw/credentials/', 'token-file'],
  ['.config/openclaw/', 'token-file'],
  ['.config/Cursor/User/globalStorage/state.vscdb', 'token-file'],
  ['.config/Code/User/globalStorage/state.vscdb', 'token-file'],
  ['.cursor/state.vscdb', 'token-file'],
  ['Library/Application Support/Cursor/User/globalStorage/state.vscdb', 'token-file'],
  ['.gemini/oauth_creds.json', 'token-file'],
  ['.config/openai/', 'token-file'],
  ['.cache/huggingface/token', 'token-file'],
  ['.kaggle/kaggle.json', 'token-file'],
  ['.config/wandb/', 'token-file'],
  ['.twilio-cli/config.json', 'token-file'],
  ['.config/stripe/config.toml', 'token-file'],
  ['.sentryclirc', 'token-file'],
  ['.config/ngrok/ngrok.yml', 'token-file'],
  ['.ngrok2/ngrok.yml', 'token-file'],
  ['.vnc/passwd', 'token-file'],
  ['.smbcredentials', 'token-file'],
  ['.config/sops/age/', 'private-key'],
  ['.password-store/', 'keychain'],
  ['.local/share/keyrings/', 'keychain'],
  ['.local/share/kwalletd/', 'keychain'],
  ['.config/keepassxc/', 'keychain'],
  ['.config/Bitwarden/', 'keychain'],
  ['.config/Bitwarden CLI/', 'keychain'],
  ['.config/1Password/', 'keychain'],
  ['.config/op/', 'keychain'],
  ['Library/Keychains/', 'keychain'],
  ['Library/Group Containers/2BUA8C4S2C.com.1password/', 'keychain'],
  ['AppData/Roaming/Microsoft/Credentials/', 'keychain'],
  ['AppData/Local/Microsoft/Credentials/', 'keychain'],
  ['AppData/Roaming/Microsoft/Protect/', 'keychain'],
  ['.mozilla/', 'browser'],
  ['.thunderbird/', 'browser'],
  ['.config/google-chrome/', 'browser'],
  ['.config/chromium/', 'browser'],
  ['.config/BraveSoftware/', 'browser'],
  ['.config/microsoft-edge/', 'browser'],
  ['.config/opera/', 'browser'],
  ['.config/vivaldi/', 'browser'],
  ['snap/firefox/common/.mozilla/', 'browser'],
  ['Library/Application Support/Google/Chrome/', 'browser'],
  ['Library/Application Support/Firefox/', 'browser'],
  ['Library/Application Support/BraveSoftware/', 'browser'],
  ['Library/Application Support/Microsoft Edge/', 'browser'],
  ['Library/Application Support/Arc/', 'browser'],
  ['Library/Safari/', 'browser'],
  ['Library/Cookies/', 'browser'],
  ['Library/Messages/', 'browser'],
  ['Library/Mail/', 'browser'],
  ['Library/Application Support/AddressBook/', 'browser'],
  ['AppData/Local/Google/Chrome/User Data/', 'browser'],
  ['AppData/Local/Microsoft/Edge/User Data/', 'browser'],
  ['AppData/Roaming/Mozilla/Firefox/', 'browser'],
  ['Library/Application Support/Slack/', 'browser'],
  ['Library/Application Support/Signal/', 'browser'],
  ['Library/Application Support/discord/', 'browser'],
  ['.config/Slack/', 'browser'],
  ['.config/discord/', 'browser'],
  ['.config/Signal/', 'browser'],
  ['.local/share/TelegramDesktop/', 'browser'],
  ['.local/share/evolution/', 'browser'],
  ['.pki/nssdb/', 'keychain'],
  ['.config/filezilla/', 'token-file'],
  ['.config/FileZilla/', 'token-file'],
  ['.config/configstore/firebase-tools.json', 'cloud-key'],
  ['.config/configstore/update-notifier-npm.json', 'token-file'],
  ['.expo/state.json', 'token-file'],
  ['.cloudflared/', 'cloud-key'],
  ['.tsh/', 'private-key'],
  ['.step/secrets/', 'private-key'],
  ['.cosign/', 'private-key'],
  ['.minisign/', 'private-key'],
  ['.age/', 'private-key'],
  ['.local/share/mkcert/rootCA-key.pem', 'private-key'],
  ['.android/adbkey', 'private-key'],
  ['.microsoft/usersecrets/', 'token-file'],
  ['AppData/Roaming/Microsoft/UserSecrets/', 'token-file'],
  ['.subversion/auth/', 'token-file'],
  ['.cvspass', 'token-file'],
  ['.authinfo', 'token-file'],
  ['.msmtprc', 'token-file'],
  ['.fetchmailrc', 'token-file'],
  ['.mbsyncrc', 'token-file'],
  ['.offlineimaprc', 'token-file'],
  ['.mc/config.json', 'cloud-key'],
  ['.passwd-s3fs', 'cloud-key'],
  ['.chef/', 'private-key'],
  ['.vault_pass', 'token-file'],
  ['.config/jira/', 'token-file'],
  ['.config/tea/config.yml', 'token-file'],
  ['.config/op/config', 'token-file'],
  ['.doppler/', 'token-file'],
  ['.local/share/heroku/', 'token-file'],
  ['.config/wrangler/', 'token-file'],
  ['.config/.wrangler/', 'token-file'],
  ['.config/turso/', 'token-file'],
  ['.config/sentry/', 'token-file'],
  ['.config/argocd/config', 'cloud-key'],
  ['.ansible/vault_pass', 'token-file'],
  ['.config/linear/', 'token-file'],
  ['.config/sourcegraph/', 'token-file'],
  ['.continue/config.json', 'token-file'],
  ['.continue/config.yaml', 'token-file'],
  ['.copilot/config.json', 'token-file'],
  ['.local/share/crush/crush.json', 'token-file'],
  ['.aider.conf.yml', 'token-file'],
  ['.Xauthority', 'token-file'],
  ['.bitcoin/', 'wallet'],
  ['.ethereum/', 'wallet'],
  ['.electrum/', 'wallet'],
  ['.monero/', 'wallet'],
  ['.config/solana/id.json', 'wallet'],
  ['.foundry/keystores/', 'wallet'],
  ['.brownie/accounts/', 'wallet'],
  ['.near-credentials/', 'wallet'],
  ['.sui/sui_config/sui.keystore', 'wallet'],
  ['.aptos/config.yaml', 'wallet'],
  ['.starkli-wallets/', 'wallet'],
  ['.lnd/', 'wallet'],
  ['.dbt/profiles.yml', 'token-file'],
  ['.Renviron', 'token-file'],
  ['.modal.toml', 'token-file'],
  ['.ngc/config', 'token-file'],
  ['.cdsapirc', 'token-file'],
  ['.vast_api_key', 'token-file'],
  ['.appstoreconnect/', 'private-key'],
  ...['.config/', 'Library/Application Support/', 'AppData/Roaming/'].flatMap((folder) =>
    ['Exodus', 'Electrum', 'Ethereum', 'Bitcoin', 'Coinomi', 'atomic', 'Ledger Live', 'Guarda', 'Zcash', 'Armory'].map(
      (name): readonly [string, SecretItem] => [`${folder}${name}/`, 'wallet'],
    ),
  ),
]

/** Files outside homes; a trailing slash means the folder with everything below it. */
const SYSTEM_SECRETS: readonly (readonly [string, SecretItem])[] = [
  ['/etc/shadow', 'system-password'],
  ['/etc/shadow-', 'system-password'],
  ['/etc/gshadow', 'system-password'],
  ['/etc/gshadow-', 'system-password'],
  ['/etc/master.passwd', 'system-password'],
  ['/etc/security/opasswd', 'system-password'],
  ['/etc/krb5.keytab', 'system-password'],
  ['/etc/ssl/private/', 'private-key'],
  ['/etc/pki/tls/private/', 'private-key'],
  ['/etc/letsencrypt', 'private-key'],
  ['/etc/letsencrypt/live/', 'private-key'],
  ['/etc/letsencrypt/archive/', 'private-key'],
  ['/etc/wireguard/', 'private-key'],
  ['/etc/openvpn/', 'private-key'],
  ['/etc/NetworkManager/system-connections/', 'system-password'],
  ['/etc/wpa_supplicant/', 'system-password'],
  ['/var/lib/jenkins/credentials.xml', 'token-file'],
  ['/etc/ppp/chap-secrets', 'system-password'],
  ['/etc/mysql/debian.cnf', 'system-password'],
  ['/etc/postfix/sasl_passwd', 'system-password'],
  ['/etc/pgbouncer/userlist.txt', 'system-password'],
  ['/etc/exim4/passwd.client', 'system-password'],
  ['/etc/ipsec.secrets', 'system-password'],
  ['/etc/davfs2/secrets', 'system-password'],
  ['/etc/ldap.secret', 'system-password'],
  ['/etc/redis/users.acl', 'system-password'],
  ['/etc/mosquitto/passwd', 'system-password'],
  ['/etc/cryptsetup-keys.d/', 'private-key'],
  ['/etc/luks-keys/', 'private-key'],
  ['/etc/pve/priv/', 'private-key'],
  ['/var/lib/samba/private/', 'system-password'],
  ['/var/lib/tailscale/', 'private-key'],
  ['/var/lib/sss/', 'system-password'],
  ['/var/lib/jenkins/secrets/', 'token-file'],
  ['/var/jenkins_home/secrets/', 'token-file'],
  ['/etc/kubernetes/', 'cluster-key'],
  ['/etc/rancher/k3s/k3s.yaml', 'cluster-key'],
  ['/var/lib/kubelet/', 'cluster-key'],
  ['/var/lib/rancher/k3s/server/', 'cluster-key'],
  ['/var/run/secrets/', 'cloud-key'],
  ['/run/secrets/', 'cloud-key'],
  ['/var/lib/cloud/instance/', 'cloud-key'],
  ['/var/db/dslocal/nodes/', 'system-password'],
  ['/Library/Keychains/', 'keychain'],
  ['c:/windows/system32/config/', 'system-password'],
  ['c:/windows/ntds/', 'system-password'],
  ['c:/windows/panther/', 'system-password'],
]

const HOME_FILES = new Map(HOME_SECRETS.filter(([path]) => !path.endsWith('/')))
/** Indexed by first segment, which excludes nearly every path. */
const HOME_FOLDERS = grouped(
  HOME_SECRETS.filter(([path]) => path.endsWith('/')).map((entry) => [first_segment(entry[0]), entry] as const),
)
const SYSTEM_FILES = new Map(SYSTEM_SECRETS.filter(([path]) => !path.endsWith('/')))
const SYSTEM_FOLDERS = SYSTEM_SECRETS.filter(([path]) => path.endsWith('/'))

/** Members of secret folders that anyone may read. */
const OPEN_MEMBER = within(
  '(?:^|\\/)',
  [
    within(
      '',
      [
        /config(?:\.d)?|authorized_keys2?|allowed_signers|rc|environment|cli|agent\.sock/,
        /gpg(?:-agent)?\.conf|dirmngr\.conf|trustdb\.gpg|pubring\.(?:kbx|gpg)|profiles\.ini|cache/,
        /active_config|configurations/,
      ],
      '$',
    ),
    /known_hosts|config\.d\/|configurations\/|\.last_/,
  ],
  '',
)

/** Files below such folders that only say where the secrets are, by their places below a home. */
const OPEN_FILES: ReadonlySet<string> = new Set(['.cloudflared/config.yml', '.cloudflared/config.yaml'])

/** Avoids patterns that run on to the end of the path: they would be retried at each slash. */
function is_open_member(member: string): boolean {
  // `config.bak` says what `config` said.
  return member.endsWith('.pub') || OPEN_MEMBER.test(member.replace(/\.(?:bak|backup|old|orig)$/, ''))
}

function first_segment(path: string): string {
  const end = path.indexOf('/')
  return end < 0 ? path : path.slice(0, end)
}

/** Kind of secret in a normalised absolute path; null for everything else. */
export function secret_of(path: string, frame: Frame): SecretItem | null {
  return secret_at(path, below_home(path, frame))
}

/** `secret_of` for a path whose position below a home is known. */
export function secret_at(path: string, inside: string | null): SecretItem | null {
  const base = base_of(path)
  return home_secret(inside, base) ?? system_secret(path) ?? folder_secret(path, base) ?? named_secret(path, base)
}

/** Login tokens of arbitrary applications: `.acme/credentials.json`, `.config/acme/token`. */
const APPLICATION_TOKEN = in_turn(
  /^\.(?!cache\/)(?:config\/|local\/share\/)?[\w. -]+\//i,
  /(?:credentials?|(?:oauth[-_]?)?creds|auth|(?:access[-_]?|refresh[-_]?|oauth[-_]?|server\.)?tokens?|secrets?|api[-_]?keys?|keys(?=\.json$))/i,
  /(?:\.(?:json|toml|ya?ml|xml|ini|db|txt|enc|encrypted))?$/i,
)

function home_secret(inside: string | null, base: string): SecretItem | null {
  if (inside === null || inside === '' || OPEN_FILES.has(inside)) return null
  const folders = HOME_FOLDERS.get(first_segment(inside))
  const file = HOME_FILES.get(inside)
  if (file !== undefined) return HARMLESS_COPY.test(base) ? null : file
  for (const [folder, item] of folders ?? []) {
    if (!inside.startsWith(folder)) {
      if (inside.length === folder.length - 1 && folder.startsWith(inside)) return item
      continue
    }
    const member = inside.slice(folder.length)
    // In SSH's own folder `config` is public; in a cluster folder every file contains keys.
    if (item === 'cluster-key' && (member === 'config' || member.startsWith('config.d/'))) return item
    if (item === 'cluster-key' && member.startsWith('cache/')) return null
    // The tokens are in `hosts.yml`.
    if (folder === '.config/gh/' && member === 'config.yml') return null
    return is_open_member(member) || HARMLESS_COPY.test(base) ? null : item
  }
  return inside.startsWith('.') && APPLICATION_TOKEN.test(inside) && !HARMLESS_NAME.test(base) ? 'token-file' : null
}

/** `.ssh` and similar folders mean the same in a backup, a mounted home or a container's root. */
function folder_secret(path: string, base: string): SecretItem | null {
  const found = path.includes('/.') ? /\/\.(ssh|aws|gnupg|kube)(?:\/(.*))?$/.exec(path) : null
  if (found === null || TEST_FOLDER.test(path)) return null
  const member = found[2] ?? ''
  if (
    member !== '' &&
    !(found[1] === 'kube' && member === 'config') &&
    (is_open_member(member) || HARMLESS_COPY.test(base))
  )
    return null
  return found[1] === 'aws' ? 'cloud-key' : found[1] === 'kube' ? 'cluster-key' : 'private-key'
}

/** Path relative to any home, own or other; null when it is in none. */
export function below_home(path: string, frame: Frame): string | null {
  for (const home of frame.homes) if (is_below(path, home)) return path.slice(home.length + 1)
  const match = /^(?:\/home\/[^/]+|\/Users\/[^/]+|\/root|\/var\/root|[a-z]:\/users\/[^/]+)(?:\/|$)/i.exec(path)
  return match ? path.slice(match[0].length) : null
}

function system_secret(path: string): SecretItem | null {
  if (path.startsWith('/home/')) return null
  if (path.startsWith('/proc/')) return process_secret(path)
  if (!/^(?:\/etc|\/var|\/run|\/Library|c:)\//.test(path)) return null
  // Windows ignores case.
  if (path.startsWith('c:') && path !== path.toLowerCase()) return system_secret(path.toLowerCase())
  const known = SYSTEM_FILES.get(path)
  if (known !== undefined) return known
  if (/^\/etc\/ssh\/ssh_host_.*_key$/.test(path)) return 'private-key'
  for (const [folder, item] of SYSTEM_FOLDERS) {
    if (path.startsWith(folder) || (path.length === folder.length - 1 && folder.startsWith(path)))
      return OPEN_IN_CLUSTER.test(path) ? null : item
  }
  return null
}

function process_secret(path: string): SecretItem | null {
  return /^\/proc\/[^/]+\/(?:task\/[^/]+\/)?(?:environ|mem|maps_secret)$/.test(path) ? 'process-env' : null
}

/** What a node of a cluster runs, and certificates: neither holds a key. */
const OPEN_IN_CLUSTER =
  /^\/etc\/kubernetes\/(?:(?:manifests|addons|policies|audit)(?:\/[^.].*)?$|pki\/(?:[\w-]+\/)?[\w*-]+\.(?:crt|pub)$|pki$)/

/** Secrets recognised by name alone, in any place. */
function named_secret(path: string, base: string): SecretItem | null {
  const lower = base.toLowerCase()
  if ((lower.includes('.env') || lower.startsWith('.dev.vars')) && /^\.(?:env|dev\.vars)|\.env$/.test(lower))
    return MADE_UP_FOLDER.test(path) ? null : env_file(lower)
  const item = item_of_name(path, base, lower)
  // Charts are templates: values are filled in later.
  if (item === 'token-file' && /\/templates\/(?:[^/]+\/)?[^/]+\.ya?ml$/.test(path)) return null
  if (item === null || (PROSE_OR_CODE.test(lower) && !NAMED_SECRETS.has(lower))) return null
  return HARMLESS_NAME.test(base) && !DISTRIBUTION_KEY.test(base) ? null : item
}

/** `dist.p12` signs distributions; it is not a template. */
const DISTRIBUTION_KEY = /(?:^|[._-])dist\.(?:p12|pfx|jks|keystore|p8)$/i

function item_of_name(path: string, base: string, lower: string): SecretItem | null {
  if (base.startsWith('id_') && PRIVATE_KEY_NAME.test(base)) return TEST_FOLDER.test(path) ? null : 'private-key'
  const extension = lower.slice(lower.lastIndexOf('.') + 1)
  if (KEY_EXTENSIONS.has(extension) && lower.includes('.')) {
    if (TEST_FOLDER.test(path) || CERTIFICATE_NAME.test(lower)) return null
    return extension === 'kdbx' ? 'keychain' : 'key-file'
  }
  const named = NAMED_SECRETS.get(lower)
  if (named !== undefined)
    return named === 'token-file' && (TEST_FOLDER.test(path) || DESCRIBED.test(path)) ? null : named
  const item = item_of_shape(path, lower, extension)
  return item === null || TEST_FOLDER.test(path) ? null : item
}

/** `passwords.csv`, `prod.tfvars`, `kubeconfig-prod`, `service-account.json`: names of which a part says what is inside. */
function item_of_shape(path: string, lower: string, extension: string): SecretItem | null {
  if (is_kept_secret(path, lower)) return 'token-file'
  const kept = lower.includes('password') || lower.includes('.tfvars')
  if (kept && KEPT_NAME.test(lower) && !WORD_LIST.test(lower)) return 'token-file'
  if (lower.startsWith('kubeconfig') && /^kubeconfig[-_.][\w.-]{1,60}$/.test(lower)) return 'cluster-key'
  const cloud = extension === 'kubeconfig' ? lower !== extension : extension === 'json' && is_account_key(lower)
  return cloud ? 'cloud-key' : null
}

/** Passwords stored by a browser or a person, and values for a production deployment. */
const KEPT_NAME =
  /^(?:[\w .-]{0,60}[-_ .])?passwords?\.(?:csv|txt|xlsx?|kdb)$|^(?:[\w.-]{0,60}[-_.])?(?:prod|production|secrets?|credentials?)(?:\.auto)?\.tfvars(?:\.json)?$/
/** Lists of common passwords are public. */
const WORD_LIST = /common|top|weak|worst|breach|leak|list|default|rockyou|10k|bad|banned|forbidden/

const NAMED_SECRETS: ReadonlyMap<string, SecretItem> = new Map(
  (
    [
      [
        'token-file',
        [
          ...['terraform.tfstate', 'terraform.tfstate.backup', '.netrc', '.pgpass', '.git-credentials', '.pypirc'],
          ...[
            '.htpasswd',
            'wp-config.php',
            '.dockercfg',
            'credentials.json',
            'auth.json',
            'token.json',
            'secrets.json',
            'secrets.yml',
          ],
          ...[
            'secrets.yaml',
            'secrets.toml',
            '.secret',
            'secret.yml',
            'secret.yaml',
            'secret.json',
            '.secrets',
            'keyfile.json',
          ],
          ...['.credentials', '.api_key', '.apikey', 'keystore.properties', 'key.properties', 'signing.properties'],
          ...[
            'application_default_credentials.json',
            '.vault_pass',
            '.vault_pass.txt',
            'vault_pass.txt',
            '.vault-pass',
          ],
        ],
      ],
      ['wallet', ['wallet.dat', 'wallet.json', 'mnemonic.txt', '.mnemonic', 'seed.txt', 'seed-phrase.txt']],
      ['browser', ['logins.json', 'key4.db', 'cookies.sqlite', 'login data']],
      ['cluster-key', ['kubeconfig', 'kubeconfig.yaml', 'kubeconfig.yml', 'admin.conf']],
      ['system-password', ['ntds.dit', 'lsass.dmp']],
    ] as const
  ).flatMap(([item, names]) => names.map((name) => [name, item])),
)

/** Variable files: `.env`, `.env.local`, `prod.env`, `.env copy` as a file manager names it. Not templates, and not source code such as `.env.d.ts`. */
function env_file(name: string): SecretItem | null {
  const lower = name.replace(/ copy(?: \d{1,3})?$/, '')
  const live =
    /^\.env(?:rc)?(?:[._-][a-z0-9_.-]*[a-z0-9_-])?$/.test(lower) ||
    /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)?\.env$|^\.dev\.vars(?:\.[a-z]+)?$/.test(lower)
  if (!live || HARMLESS_NAME.test(lower)) return null
  return PROSE_OR_CODE.test(lower) ? null : 'env-file'
}
