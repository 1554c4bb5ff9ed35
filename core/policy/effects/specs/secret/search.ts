// Searches for secrets: in the environment, in settings of tools, in histories, in personal folders.
import { one_of } from '#core/compose.ts'
import { type Call, emit, has } from '#core/policy/effects/call.ts'
import type { Scope } from '#core/policy/effects/kind.ts'
import { first_readers } from '#core/policy/effects/line/line.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { is_plain_member } from '#core/policy/effects/specs/secret/published.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Words people look for when they look for passwords and keys. */
const SECRET_PATTERN = one_of(
  /passw|passwd|\bpwd\b|secret|api[_-]?key|apikey|access[_-]?key|private.?key|credential|token/i,
  /BEGIN [A-Z ]*(?:PRIVATE|RSA|OPENSSH)|AKIA|gh[opsu]_|xox[bp]|sk-(?:ant|proj)|[ps]k[)|]{0,2}_live|glpat-/i,
  /AIza|bearer|mnemonic|seed phrase/i,
)

/** Names under which environments and histories hold keys; in files they are words like any other. */
const ENVIRONMENT_PATTERN =
  /^\^?(?:aws|azure|gcp|stripe|openai|anthropic|twilio|sendgrid|slack|database|db_pass\w*|jwt|mongo\w*|supabase|smtp|key|keys|pass|auth|dsn)_?\b/i

/** In a history, also the options behind which a password was typed, and the programs that were given one. */
const HISTORY_PATTERN = /\bpass\b|(?:^|\|)-p\b|\b(?:ssh|mysql|psql|login|sudo|curl|export)\b/i

/** Settings of tools, whole: `git config --list`, `npm config ls -l`. */
function lists_settings({ name, args }: SimpleCommand): boolean {
  const words = args.slice(0, 4).map(({ text }) => text)
  if (name === 'helm') return words[0] === 'get' && /^(?:values|all|manifest)$/.test(words[1] ?? '')
  if (name === 'docker' || name === 'podman')
    return words[0] === 'history' && args.some(({ text }) => text === '--no-trunc')
  if (name === 'kubectl' || name === 'oc')
    return words.includes('get') && words.some((word) => /^(?:cm|configmaps?)(?:\/|$)/.test(word))
  return (
    /^(?:git|npm|pnpm|yarn|pip|pip3|composer|bundle|gcloud|aws)$/.test(name) &&
    args.some((word) => word.text === 'config' || word.text === 'configure') &&
    args.some((word) => /^(?:-l|--list|list|ls)$/.test(word.text))
  )
}

/** What somebody looks for in old versions who looks for what was committed by mistake. */
const KEPT_SECRET =
  /passw|secret[_-]?(?:access|key)?\b|api[_-]?key|private.?key|credential|BEGIN [A-Z ]*KEY|AKIA|gh[opsu]_|sk_live/i

/** `api[_-]?key`, `api.key`: any mark between two words. */
const ANY_MARK = /\[[^\]]{0,8}\]\??|\.\??/g

/** `git log -p`, `git log --all -p`: everything that was ever there; a path or a number makes it a look at some of it. */
function shows_all_versions({ name, args }: SimpleCommand): boolean {
  if (name !== 'git' || args[0]?.text !== 'log') return false
  const rest = args.slice(1).map(({ text }) => text)
  return rest.some((text) => /^(?:-p|-u|--patch)$/.test(text)) && rest.every((text) => EVERY_VERSION.test(text))
}

const EVERY_VERSION = /^(?:-p|-u|--patch|--all|--full-history|--reflog|--branches|--remotes|--no-color|--cc|-U\d{1,3})$/

const INVERTS = /^-[a-zA-Z]{0,8}v[a-zA-Z]{0,8}$|^--invert-match$/

/** The history of the shell, where passwords end up that were typed by mistake. */
function looks_back(command: SimpleCommand): boolean {
  return (
    command.name === 'history' ||
    command.args.some((word) => /\.(?:\w+_)?history$|consolehost_history\.txt$/i.test(word.text))
  )
}

/** Looking for secrets outside the project, or in the environment, shows them; inside the project it is code review. */
export function searches_secrets(call: Call, pattern: string, files: readonly Word[]): void {
  // `env | grep -vi token`: all but those.
  const upstream = call.command.args.some(({ text }) => INVERTS.test(text)) ? undefined : searched_output(call)
  const plain = pattern.replace(ANY_MARK, '_')
  const wanted = SECRET_PATTERN.test(pattern) || SECRET_PATTERN.test(plain) || ENVIRONMENT_PATTERN.test(pattern)
  const whole = upstream !== undefined && upstream.name !== 'history' && looks_back(upstream)
  if (!wanted && !(whole && HISTORY_PATTERN.test(pattern))) return
  if (upstream !== undefined && !has(call, 'quiet')) searches_output(call, upstream, plain)
  if (call.command.place === 'local' && SECRET_PATTERN.test(pattern)) searches_files(call, files)
}

/** The program whose output is searched. `docker exec web env | grep KEY`: the one that prints is inside the wrapper. */
function searched_output(call: Call): SimpleCommand | undefined {
  const feeder = call.command.stdin.find((source) => source.kind === 'command')
  const fed = feeder?.kind === 'command' ? call.commands[feeder.index] : undefined
  if (fed === undefined) return undefined
  const inner = call.commands.find(
    (one) =>
      one.index > fed.index &&
      one.index !== call.command.index &&
      /^(?:env|printenv)$/.test(one.name) &&
      one.via.length > fed.via.length,
  )
  return inner ?? fed
}

/** The environment, settings of tools, old versions, histories. `plain`: the pattern with any mark between words as `_`. */
function searches_output(call: Call, upstream: SimpleCommand, plain: string): void {
  const shows = (target: string, store: string, item: string) =>
    emit(call, 'cred.read', { target, d2: 2, fields: { store, item } })
  if (lists_variables(upstream))
    emit(call, 'env.read', {
      target: 'environment',
      fields: { all: true, secret: true, shown: !call.command.piped || reveals(call) },
    })
  if (lists_settings(upstream)) shows('settings', 'search', 'token')
  if (shows_all_versions(upstream) && KEPT_SECRET.test(plain)) shows('history', 'git', 'search')
  if (looks_back(upstream)) shows('shell history', 'search', 'history')
}

/** Whether a program prints the variables of this session, or those that a server hands to what it starts. */
function lists_variables({ name, args, tail }: SimpleCommand): boolean {
  if (/^(?:env|printenv|export|set|declare|typeset)$/.test(name)) return tail === undefined
  const verb = HANDS_ON.get(name)
  return verb !== undefined && args.some(({ text }) => verb.test(text))
}

const HANDS_ON: ReadonlyMap<string, RegExp> = new Map([
  ['systemctl', /^show-environment$/],
  ['tmux', /^show(?:-environment|env)$/],
  ['launchctl', /^export$/],
])

/** Folders outside the project that hold what several programs or people keep. */
const ELSEWHERE: ReadonlySet<Scope> = new Set(['home', 'home-config', 'home-other', 'other-user', 'root'])

/** The first place outside the project says enough. */
function searches_files(call: Call, files: readonly Word[]): void {
  for (const word of files) {
    const { scope, path } = locate(word, 'read', call.command.cwd, call.frame)
    const elsewhere =
      ELSEWHERE.has(scope) ||
      (scope === 'credential' && /\/\.(?:ssh|gnupg)(?:\/|$)/.test(path ?? '')) ||
      path === '/etc' ||
      (path !== null && SERVICE_SETTINGS.test(path)) ||
      path === '/var' ||
      path === '/opt'
    if (!elsewhere) continue
    emit(call, 'cred.read', {
      target: path,
      scope,
      d2: 2,
      span: word.span,
      fields: { store: 'search', item: 'search' },
    })
    return
  }
}

/** Settings of services, in which their passwords stand; not those that only say how one logs in. */
const SERVICE_SETTINGS =
  /^\/etc\/(?!(?:ssh|pam\.d|security|ssl|pki|apt|dnf|systemd|default|logrotate\.d|nginx|apache2|httpd|fail2ban|sudoers\.d)\/)[\w.-]+\/(?!(?:.*\/)?pg_(?:hba|ident)\.conf$)/

/** Histories of shells and of the consoles of databases. */
const HISTORY_FILE = /(?:^|\/)(?:\.(?:bash|zsh|k?sh|ash|psql|mysql|mongo\w{0,16}|rediscli)_|fish_|\.)history$/

/** `cat ~/.bash_history`: everything that was ever typed, with the passwords among it. What only takes lines from it is no such look. */
export function shows_history(call: Call): void {
  if (call.command.piped || call.command.redirects.some(({ fd, op }) => fd === 1 && op !== '<')) return
  for (const { text, span } of call.operands)
    if (HISTORY_FILE.test(text))
      emit(call, 'cred.read', { target: 'shell history', d2: 2, span, fields: { store: 'search', item: 'history' } })
}

/** The next program of the pipe picks secrets by their names out of what it is given (`... | grep -i token`), and shows them. */
export function picks_secrets(call: Call): boolean {
  const next = first_readers(call.commands).get(call.command.index)
  if (next === undefined || !/^(?:[ef]?grep|rg|ag)$/.test(next.name)) return false
  if (next.args.some(({ text }) => INVERTS.test(text) || /^-(?!-).*[qclL]|^--(?:quiet|silent|count|files)/.test(text)))
    return false
  return next.args.some(
    ({ text }) => !text.startsWith('-') && (SECRET_PATTERN.test(text) || ENVIRONMENT_PATTERN.test(text)),
  )
}

/** The next program of the pipe shows what it is given, or a part of it. */
export function reveals(call: Call): boolean {
  const next = first_readers(call.commands).get(call.command.index)
  return (
    next !== undefined &&
    (/^(?:cut|head|tail|cat|rev|fold|tee|base64|xxd|od|hexdump|sed|tr|sort|uniq|nl)$/.test(next.name) ||
      (/awk$/.test(next.name) && next.args.some(({ text }) => /print\s*(?:\$[02-9]|[;}])/.test(text)))) &&
    !next.piped
  )
}

/** `jq keys`, `jq length`: the shape of a document without its values. */
export function keys_only(call: Call): boolean {
  const filter = call.operands[0]?.text ?? ''
  if (is_plain_member(filter)) return /^(?:jq|gojq|yq)$/.test(call.name)
  return (
    /^(?:jq|gojq|yq)$/.test(call.name) &&
    /^[.\w[\]"|\s]*\b(?:keys|keys_unsorted|length|type|has\([^)]*\))\s*$/.test(filter) &&
    !/values|\.\w+\s*$/.test(filter)
  )
}
