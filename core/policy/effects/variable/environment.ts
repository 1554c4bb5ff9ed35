// Environment variables that change what other programs do. Source: ENGINE 4.2 (env.set).
import { choice, in_turn, within } from '#core/compose.ts'
import { address_of } from '#core/policy/effects/host/address.ts'
import { by_each_name } from '#core/tables.ts'

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

/** A file in a folder that anybody may write to. */
const ANYBODYS = /^["']?(?:\/tmp|\/var\/tmp|\/dev\/shm)\//
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

/** What a value makes of its variable. */
type Reading = (value: string) => Influence

const always =
  (influence: Influence): Reading =>
  () =>
    influence
/** An empty value loads nothing. */
const unless_empty =
  (influence: Influence): Reading =>
  (value) =>
    value === '' ? 'none' : influence
const if_value =
  (pattern: RegExp, influence: Influence, otherwise: Influence = 'none'): Reading =>
  (value) =>
    pattern.test(value) ? influence : otherwise
const preloads: Reading = (value) => (value === '' || LIBRARIES.test(value) ? 'none' : 'loader')

/** Options of interpreters that load nothing: warnings, memory, properties that name no code. */
const OF_RUBY = /^-(?:[wdv]|W(?:[0-2]|:[\w-]{1,40})?|-(?:[ym]?jit|(?:enable|disable)[=-][\w-]{1,40}))$/
const OF_PERL = /^-(?:[wWtT]|M(?:strict|warnings|utf8))$/
const OF_JAVA =
  /^-(?:X(?:m[nsx]|ss)\d{1,8}[kmgKMG]?|XX:[+-]\w{1,60}|XX:(?!On|Flags|VMOptions)\w{1,60}=[\d.]{1,12}[kmgKMG%]?|D(?:file\.encoding|user\.(?:timezone|language|country)|java\.awt\.headless|java\.net\.preferIPv[46]\w*|sun\.\w*encoding)=[\w/+-]{1,40})$/
/** Agents of a JVM that lie where anybody may put one. */
const FOREIGN_AGENT = /-(?:javaagent|agentpath):["']?(?:\/tmp|\/var\/tmp|\/dev\/shm|https?:)/
/** A value of which each word is one of these sets something and loads nothing. */
const unless_each =
  (harmless: RegExp): Reading =>
  (value) =>
    value
      .replace(/^(["'])(.*)\1$/, '$2')
      .split(/\s+/)
      .every((word) => word === '' || harmless.test(word))
      ? 'none'
      : 'interpreter'

const BY_NAME: ReadonlyMap<string, Reading> = new Map(
  by_each_name<Reading>([
    ['LD_LIBRARY_PATH DYLD_LIBRARY_PATH', if_value(/^(?:\/tmp|\/var\/tmp|\/dev\/shm)/, 'loader')],
    ['LD_PRELOAD DYLD_INSERT_LIBRARIES DYLD_FRAMEWORK_PATH', preloads],
    ['LD_AUDIT', unless_empty('loader')],
    ['PATH', if_value(HIJACKS, 'loader', 'path')],
    ['NODE_OPTIONS', if_value(LOADS_FOREIGN, 'interpreter')],
    ['ENV', if_value(/^\//, 'interpreter')],
    ['ZDOTDIR', if_value(/^\/(?:tmp|var\/tmp|dev\/shm)(?:\/|$)/, 'interpreter')],
    ['BASH_ENV PROMPT_COMMAND PYTHONSTARTUP PYTHONINSPECT PERL5DB', unless_empty('interpreter')],
    ['RUBYOPT', unless_each(OF_RUBY)],
    ['PERL5OPT', unless_each(OF_PERL)],
    ['JAVA_TOOL_OPTIONS _JAVA_OPTIONS', unless_each(OF_JAVA)],
    ['MAVEN_OPTS GRADLE_OPTS SBT_OPTS ANT_OPTS CATALINA_OPTS', if_value(FOREIGN_AGENT, 'interpreter')],
    ['JAVA_OPTS KAFKA_OPTS LEIN_JVM_OPTS JVM_OPTS JDK_JAVA_OPTIONS', if_value(FOREIGN_AGENT, 'interpreter')],
    ['GIT_SSH GIT_PROXY_COMMAND GIT_ASKPASS SSH_ASKPASS SUDO_ASKPASS LESSOPEN LESSCLOSE', unless_empty('interpreter')],
    ['GIT_CONFIG_COUNT GIT_TEMPLATE_DIR GIT_EXEC_PATH', unless_empty('interpreter')],
    ['GIT_SSH_COMMAND', (value) => (value === '' || is_plain_ssh(value) ? 'none' : 'interpreter')],
    ['GIT_EXTERNAL_DIFF', (value) => (value === '' || SHOWS_DIFFERENCES.test(value) ? 'none' : 'interpreter')],
    [
      'HTTP_PROXY HTTPS_PROXY ALL_PROXY http_proxy https_proxy all_proxy',
      (value) => (foreign_proxy(value) ? 'intercept' : 'proxy'),
    ],
    // Trusted certificates.
    ['SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE', if_value(ANYBODYS, 'intercept')],
    ['NODE_EXTRA_CA_CERTS GIT_SSL_CAINFO AWS_CA_BUNDLE', if_value(ANYBODYS, 'intercept')],
    // Logs the keys of every TLS connection.
    ['SSLKEYLOGFILE', if_value(/^(?:\/dev\/null)?$/, 'none', 'intercept')],
    ['NODE_TLS_REJECT_UNAUTHORIZED GIT_SSL_NO_VERIFY PYTHONHTTPSVERIFY CURL_INSECURE', always('tls')],
    ['CONDA_SSL_VERIFY NPM_CONFIG_STRICT_SSL npm_config_strict_ssl', always('tls')],
    ['HISTFILE HISTSIZE HISTFILESIZE HISTCONTROL HISTIGNORE SAVEHIST', always('history')],
    ['PIP_INDEX_URL PIP_EXTRA_INDEX_URL PIP_TRUSTED_HOST', always('registry')],
    ['UV_INDEX_URL UV_DEFAULT_INDEX UV_EXTRA_INDEX_URL', always('registry')],
    ['NPM_CONFIG_REGISTRY npm_config_registry', always('registry')],
    ['GOPROXY GONOSUMDB GOINSECURE GOFLAGS GOSUMDB GONOSUMCHECK', always('registry')],
    ['SSH_AUTH_SOCK', if_value(OTHERS_AGENT, 'borrowed')],
  ]),
)

const OFF_OR_EMPTY = /^(?:0|false|no|off|)$/i
/** Variables of which a part of the name is free; the first row that fits decides. */
const BY_PATTERN: readonly (readonly [name: RegExp, reading: Reading])[] = [
  [/^GIT_CONFIG_(?:KEY|VALUE)_\d+$|^BASH_FUNC_/, always('interpreter')],
  [UNSUPERVISED, if_value(OFF_OR_EMPTY, 'none', 'unsupervised')],
  [OTHER_GUARD, if_value(OFF_OR_EMPTY, 'none', 'agent')],
  [GUARD_SWITCH, if_value(/^(?:0|false|no|off)$/i, 'agent')],
  [AGENT, always('agent')],
]

/** What setting this variable to this value can change. */
export function influence_of(name: string, value: string): Influence {
  const named = BY_NAME.get(name)
  if (named !== undefined) return named(value)
  const [, reading] = BY_PATTERN.find(([pattern]) => pattern.test(name)) ?? []
  return reading === undefined ? 'none' : reading(value)
}

/** The port of documents, to be filled in: `http://proxy_host:port`. */
const PORT_TO_FILL_IN = /:<?[\w-]{0,20}port>?\/?$/i

/** Whether a proxy is a bare public address; companies name their proxies. */
function foreign_proxy(value: string): boolean {
  const kind = value === '' ? undefined : address_of(value.replace(PORT_TO_FILL_IN, ''))?.kind
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
