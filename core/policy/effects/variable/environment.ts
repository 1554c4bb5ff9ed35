// Environment variables that change what other programs do. Source: ENGINE 4.2 (env.set).
import { choice, in_turn, within } from '#core/compose.ts'
import { address_of } from '#core/policy/effects/host/address.ts'

/** What a variable decides for programs that read it. */
export type Influence =
  | 'none'
  | 'path'
  | 'loader'
  | 'interpreter'
  | 'proxy'
  | 'intercept'
  | 'tls'
  | 'history'
  | 'agent'
  | 'unsupervised'
  | 'hooks'
  | 'registry'
  | 'borrowed'

const LOADER: ReadonlySet<string> = new Set([
  ...['LD_PRELOAD', 'LD_AUDIT', 'DYLD_INSERT_LIBRARIES', 'DYLD_FRAMEWORK_PATH'],
])
const INTERPRETER: ReadonlySet<string> = new Set([
  ...['BASH_ENV', 'PROMPT_COMMAND', 'PYTHONSTARTUP', 'PERL5OPT', 'PERL5DB', 'RUBYOPT', 'GIT_SSH_COMMAND', 'GIT_SSH'],
  ...['GIT_EXTERNAL_DIFF', 'GIT_PROXY_COMMAND', 'GIT_ASKPASS', 'SSH_ASKPASS', 'LESSOPEN', 'LESSCLOSE', 'PYTHONINSPECT'],
  ...['GIT_CONFIG_COUNT', 'GIT_TEMPLATE_DIR', 'GIT_EXEC_PATH', 'JAVA_TOOL_OPTIONS', '_JAVA_OPTIONS', 'SUDO_ASKPASS'],
])
const PROXY: ReadonlySet<string> = new Set([
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
])
const TLS: ReadonlySet<string> = new Set([
  'NODE_TLS_REJECT_UNAUTHORIZED',
  'GIT_SSL_NO_VERIFY',
  'PYTHONHTTPSVERIFY',
  'CURL_INSECURE',
  'CONDA_SSL_VERIFY',
  'NPM_CONFIG_STRICT_SSL',
  'npm_config_strict_ssl',
])
/** Variables naming trusted certificates; files in a folder that anybody may write to are untrusted. */
const TRUST =
  /^(?:SSL_CERT_(?:FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|NODE_EXTRA_CA_CERTS|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/
const ANYBODYS = /^["']?(?:\/tmp|\/var\/tmp|\/dev\/shm)\//
const HISTORY: ReadonlySet<string> = new Set([
  'HISTFILE',
  'HISTSIZE',
  'HISTFILESIZE',
  'HISTCONTROL',
  'HISTIGNORE',
  'SAVEHIST',
])
/** Variables that redirect an agent or this gateway, or switch a guard off. */
const AGENT =
  /^(?:ANTHROPIC_BASE_URL|OPENAI_BASE_URL|CLAUDE_CONFIG_DIR|CODEX_HOME|GEMINI_CLI_.*|CS_[A-Z0-9_]+|AHP_[A-Z0-9_]+|ASG_[A-Z0-9_]+|IS_SANDBOX)$/
/** Switches of a coding agent that remove its hooks, questions or sandbox; its other switches are harmless. */
const UNSUPERVISED =
  /^CLAUDE_CODE_\w{0,40}?(?:SKIP|DISABLE|BYPASS)\w{0,40}?(?:HOOK|PERMISSION|SANDBOX|APPROVAL|POLICY|SAFETY|TRUST|GUARD)\w{0,40}$/
/** Switches that tell other guards of coding agents to look away. */
const OTHER_GUARD =
  /^(?:DCG_(?:BYPASS|DISABLE\w*|ALLOW\w*)|SAFETY_NET_(?:DISABLE\w*|BYPASS|SKIP)|NAH_(?:DISABLE\w*|BYPASS|OFF)|TIRITH_(?:DISABLE\w*|BYPASS)|SHELLFIRM_(?:DISABLE\w*|BYPASS))$/
/** Guards that are on by default. */
const GUARD_SWITCH = /^(?:TIRITH|NAH|DCG_HEREDOC_ENABLED|SAFETY_NET(?:_STRICT|_PARANOID\w*)?)$/
const REGISTRY: ReadonlySet<string> = new Set([
  ...[
    'PIP_INDEX_URL',
    'PIP_EXTRA_INDEX_URL',
    'PIP_TRUSTED_HOST',
    'UV_INDEX_URL',
    'UV_DEFAULT_INDEX',
    'UV_EXTRA_INDEX_URL',
  ],
  ...[
    'NPM_CONFIG_REGISTRY',
    'npm_config_registry',
    'GOPROXY',
    'GONOSUMDB',
    'GOINSECURE',
    'GOFLAGS',
    'GOSUMDB',
    'GONOSUMCHECK',
  ],
])

/** Loads a module from another folder; packages by name and files of the project are the project's own. */
const LOADS_FOREIGN =
  /(?:^|\s)(?:-r|--require|--import|--(?:experimental-)?loader)[= ](?!["'\\]*(?:\.\/|[@a-z][\w@-]*(?:\/[\w.@-]+){0,3}["'\\]*(?:\s|$)))/

/** Puts a folder that anybody may write to in front of the system's; tools unpacked below one have their own `bin`. */
const HIJACKS =
  /^["']?(?:(?:\/tmp|\/var\/tmp|\/dev\/shm)(?:\/(?:bin|\.[\w.-]+|[\w-]{1,4}))?|\.(?:\/(?:\.[\w.-]+|(?!bin\/?:)[\w-]{1,4}))?)\/?:/

/**
 * A command for connections that only configures ssh (key, host name, time limit): `ssh -i key -o IdentitiesOnly=yes`.
 */
const PLAIN_SSH = within(
  '^(?:\\/usr\\/bin\\/)?ssh(?:\\s+',
  [
    /-[46CTaqvx]{1,8}|-[ilp] ?[^\s;|&$`'"<>()]{1,256}/i,
    in_turn(
      /-o ?/i,
      choice(
        /IdentitiesOnly|IdentityFile|StrictHostKeyChecking|UserKnownHostsFile|BatchMode|ConnectTimeout/i,
        /ConnectionAttempts|Port|User|LogLevel|AddressFamily|AddKeysToAgent|ServerAlive\w{1,16}/i,
        /\w{2,24}Authentication/i,
      ),
      /=[^\s;|&$`'"<>()]{1,256}/i,
    ),
  ],
  '){0,24}\\s*$',
)

/** Whether a value that names the connection program only configures the usual one. */
export function is_plain_ssh(value: string): boolean {
  return value.length < 2048 && PLAIN_SSH.test(value)
}

/** Programs that only show differences between files, with their options. */
const SHOWS_DIFFERENCES =
  /^(?:difft|difftastic|delta|icdiff|colordiff|riff|diff-so-fancy|vimdiff|meld)(?:\s+-{1,2}[\w=-]{1,64}){0,8}$/

/** A forwarded SSH agent's socket in `/tmp`: whoever uses it signs with the keys of the person who forwarded it. */
const OTHERS_AGENT = /^["']?\/tmp\/ssh-[^/]{1,40}\/agent/

/**
 * System libraries by name or place: `LD_PRELOAD=/usr/lib/x86_64-linux-gnu/libjemalloc.so.2`. Whoever may write there
 * needs no such variable.
 */
const LIBRARIES = in_turn(
  /^(?!.*\.\.)["']?/,
  /(?:(?:\/usr(?:\/local)?\/lib(?:64)?|\/lib(?:64)?|\/opt\/homebrew\/(?:lib|opt)|\/nix\/store)\/[\w.+/-]{1,120}|lib[\w.+-]{1,60}\.(?:so(?:\.\d+){0,3}|dylib))/,
  /(?:[: ]lib[\w.+-]{1,60}\.so(?:\.\d+){0,3})?["']?$/,
)

/** What setting this variable to this value can change. */
export function influence_of(name: string, value: string): Influence {
  if (name === 'NODE_OPTIONS') return LOADS_FOREIGN.test(value) ? 'interpreter' : 'none'
  if (name === 'LD_LIBRARY_PATH' || name === 'DYLD_LIBRARY_PATH')
    return /^(?:\/tmp|\/var\/tmp|\/dev\/shm)/.test(value) ? 'loader' : 'none'
  // An empty value loads nothing.
  if (value === '' && (LOADER.has(name) || INTERPRETER.has(name))) return 'none'
  if (LOADER.has(name)) return name !== 'LD_AUDIT' && LIBRARIES.test(value) ? 'none' : 'loader'
  if (name === 'GIT_SSH_COMMAND' && is_plain_ssh(value)) return 'none'
  if (name === 'GIT_EXTERNAL_DIFF' && SHOWS_DIFFERENCES.test(value)) return 'none'
  if (INTERPRETER.has(name) || /^GIT_CONFIG_(?:KEY|VALUE)_\d+$/.test(name) || /^BASH_FUNC_/.test(name))
    return 'interpreter'
  if (name === 'ENV') return value.startsWith('/') ? 'interpreter' : 'none'
  if (name === 'PATH') return HIJACKS.test(value) ? 'loader' : 'path'
  if (PROXY.has(name)) return foreign_proxy(value) ? 'intercept' : 'proxy'
  if (TRUST.test(name)) return ANYBODYS.test(value) ? 'intercept' : 'none'
  // Logs the keys of every TLS connection.
  if (name === 'SSLKEYLOGFILE') return value === '' || value === '/dev/null' ? 'none' : 'intercept'
  if (TLS.has(name)) return 'tls'
  if (HISTORY.has(name)) return 'history'
  if (REGISTRY.has(name)) return 'registry'
  if (name === 'SSH_AUTH_SOCK') return OTHERS_AGENT.test(value) ? 'borrowed' : 'none'
  if (UNSUPERVISED.test(name)) return /^(?:0|false|no|off|)$/i.test(value) ? 'none' : 'unsupervised'
  if (OTHER_GUARD.test(name)) return /^(?:0|false|no|off|)$/i.test(value) ? 'none' : 'agent'
  if (GUARD_SWITCH.test(name)) return /^(?:0|false|no|off)$/i.test(value) ? 'agent' : 'none'
  return AGENT.test(name) ? 'agent' : 'none'
}

/** Whether a proxy is a bare public address; companies name their proxies. */
function foreign_proxy(value: string): boolean {
  const kind = value === '' ? undefined : address_of(value)?.kind
  return kind === 'ip-literal' || kind === 'capture' || kind === 'lookalike'
}

/** Whether a value of a certificate variable switches checks off. */
export function switches_checks_off(name: string, value: string): boolean {
  if (value === '') return false
  if (name === 'NODE_TLS_REJECT_UNAUTHORIZED') return value !== '1'
  const off = /^(?:0|false|no|off)$/i.test(value)
  return /VERIFY$|STRICT/i.test(name) && !/NO_VERIFY$/.test(name) ? off : !off
}

/** Switches of hook managers. */
const HOOKS_OFF: ReadonlyMap<string, RegExp> = new Map([
  ['HUSKY', /^(?:0|false)$/],
  ['HUSKY_SKIP_HOOKS', /^(?:1|true)$/],
  ['LEFTHOOK', /^(?:0|false)$/],
  ['LEFTHOOK_EXCLUDE', /./],
  ['OVERCOMMIT_DISABLE', /^(?:1|true)$/],
  ['PRE_COMMIT_ALLOW_NO_CONFIG', /^(?:1|true)$/],
  ['SKIP', /^[a-z][\w,-]*$/],
])

/** Whether a value removes the hooks of a commit or push. Installing packages without hooks is routine. */
export function skips_hooks(name: string, value: string): boolean {
  return HOOKS_OFF.get(name)?.test(value) === true
}
