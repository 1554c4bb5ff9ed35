// What new text of a file means when a tool writes it: protections switched off, scripts, packages that imitate others.
import { in_turn, one_of, within } from '#core/compose.ts'
import { type Call, emit } from '#core/policy/effects/call.ts'
import { note_written } from '#core/policy/effects/collector.ts'
import { host_kind } from '#core/policy/effects/host/address.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { normalise } from '#core/policy/effects/place/path.ts'
import { configures_git } from '#core/policy/effects/specs/git/settings.ts'
import { imitated_package, renames_popular } from '#core/policy/effects/specs/package/lookalike.ts'
import { ecosystem_of, is_prose, named_packages, scripts_of, TEST_PLACE } from '#core/policy/effects/text/content.ts'
import { lets_work_pass } from '#core/policy/effects/text/edit/checks.ts'
import { lets_all_pass } from '#core/policy/effects/text/edit/idle.ts'
import { loss_of } from '#core/policy/effects/text/edit/loss.ts'
import { numbers_of } from '#core/policy/effects/text/edit/settings.ts'
import { shows_raw } from '#core/policy/effects/text/edit/swaps.ts'
import { weakening_of } from '#core/policy/effects/text/edit/weaken.ts'
import { foreign_program } from '#core/policy/effects/text/foreign-program.ts'
import { holds_literal_key } from '#core/policy/effects/text/literal-key.ts'
import { opening_in_text, tells_visitor } from '#core/policy/effects/text/opening.ts'
import { takes_name } from '#core/policy/effects/text/other-maker.ts'
import { sections_of } from '#core/policy/effects/text/patch-sections.ts'
import { is_source } from '#core/policy/effects/text/source.ts'
import { path_word } from '#core/policy/effects/tool/argument/arguments.ts'
import { BIDI_CONTROL } from '#core/policy/parse/text/hygiene.ts'

/** A workflow with the secrets of the repository checks out what a stranger proposes. */
const FOREIGN_CHECKOUT = /\bref:\s?["']?\$\{\{\s?github\.(?:event\.pull_request\.head\.|head_ref)/
/** Words that strangers chose, as a workflow writes them. */
const FOREIGN_WORDS =
  /\$\{\{\s?github\.(?:event\.(?:pull_request\.(?:title|body|head\.(?:ref|label))|issue\.(?:title|body)|comment\.body|review\.body)|head_ref)\b/g
/** Places of such words that are looked at, and how far in front of them the line for the shell starts. */
const MAX_FOREIGN = 16
const MAX_LINE_CHARS = 600

/** Whether words that strangers chose stand inside of a line for the shell. */
function runs_foreign_words(content: string): boolean {
  let looked = 0
  for (const { index } of content.matchAll(FOREIGN_WORDS)) {
    if (++looked > MAX_FOREIGN) return true
    if (/\brun:/.test(content.slice(Math.max(0, index - MAX_LINE_CHARS), index))) return true
  }
  return false
}

/** A workflow with the secrets of the repository runs what strangers propose, or lines that they chose the words of. */
function lets_strangers_run(path: string, content: string): boolean {
  const with_secrets = content.includes('pull_request_target')
  if (with_secrets && FOREIGN_CHECKOUT.test(content)) return true
  return (
    WORKFLOW.test(path) &&
    (with_secrets || /^[ \t]*(?:on:[ \t]*)?issue(?:s|_comment)\b/m.test(content)) &&
    runs_foreign_words(content)
  )
}

/** Every job of a workflow may write everything. */
const WRITES_ALL = /^[ \t]*permissions:[ \t]*["']?write-all\b/m
const WORKFLOW = /\/\.(?:github|gitea|forgejo)\/workflows\//
const GIT_SETTINGS = /(?:\/\.git\/config(?:\.worktree)?|\/\.gitconfig|\/\.config\/git\/config)$/

/** A submodule whose address is an option or a program, or that names a command to update it. */
const RUNS_FROM_MODULES = /^[ \t]*(?:url\s?=\s?["']?(?:-|ext::|fd::)|update\s?=\s?["']?!)/m

/** Characters of one file in which a walk through everything is looked for. */
const MAX_WALK_CHARS = 16_384
const WALKS_ALL = one_of(
  in_turn(
    /\b(?:os\.walk|scandir|rglob|glob\.iglob|glob\.glob|readdirSync|readdir|walkdir|WalkDir::new|filepath\.Walk(?:Dir)?|Get-ChildItem)/,
    /\b[^\n]{0,80}["'`]/,
    /(?:\/(?:home|Users|root|mnt|media)?\/?|~\/?|[A-Z]:\\{1,2}(?:Users)?|\/home\/[\w.-]{1,40})["'`]/,
  ),
  /\b(?:os\.walk|rglob|readdirSync|filepath\.Walk(?:Dir)?)\b[^\n]{0,60}\b(?:expanduser|Path\.home|homedir|UserHomeDir)\b/,
)
const ENCRYPTS = /\.encrypt\(|createCipheriv\(|\bencrypt_file\b|NewCBCEncrypter|NewGCM\(|CreateEncryptor\(/
const WRITES_BACK = /\bopen\([^\n]{0,80}["']wb["']|write_bytes\(|writeFile(?:Sync)?\(|os\.WriteFile\(|WriteAllBytes\(/

/** Everything a person has is written back so that only who holds a key can read it. */
function encrypts_all(content: string): boolean {
  if (!/encrypt|cipher/i.test(content)) return false
  const text = content.slice(0, MAX_WALK_CHARS)
  return WALKS_ALL.test(text) && ENCRYPTS.test(text) && WRITES_BACK.test(text)
}

/** What a person types, wherever they type it, and where it goes. */
const LISTENS_TO_KEYS = one_of(
  /\bpynput\b[\s\S]{0,4000}?\bkeyboard\.Listener\(|\bkeyboard\.(?:on_press|on_release|hook|record)\(/,
  /\bpyW?[hH]ook\b|\bSetWindowsHookEx|\bGetAsyncKeyState\b|\bCGEventTapCreate\b|\bu?iohook\b/,
  /\bnode-global-key-listener\b/,
)
const SENDS_ON = one_of(
  /\b(?:requests|httpx|axios|session)\.(?:post|put)\(|\burlopen\(|\bsendall\(|\bsmtplib\b|\bfetch\(/,
  /\bhttp\.Post\w{0,8}\(|\bWebClient\b|\bdiscord(?:app)?\.com\/api\/webhooks\b/,
)

/** Everything that a person types is told to somebody. */
function tells_keys(content: string): boolean {
  if (!/key/i.test(content)) return false
  const text = content.slice(0, MAX_WALK_CHARS)
  return LISTENS_TO_KEYS.test(text) && SENDS_ON.test(text)
}

/** Where keys belong, outside the repository. */
const ENV_FILE = /(?:^|\/)\.env(?:\.[\w.-]+)?$/

/** What is shared to show the names of settings. */
const TEMPLATE_ENV = /\.(?:example|sample|template|dist)$/

const SCRIPT_FILE =
  /\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh|bash|zsh|ps1|lua|ya?ml|tf|vue|svelte)$|(?:^|\/)(?:Dockerfile|Makefile)$/

/** `!.env`: a file of secrets is no longer kept out of the repository. */
const UNHIDES =
  /^!(?:\S{0,80}\/)?(?:\.env(?!\.(?:example|sample|template|dist|test|defaults?))\S{0,40}|\S{0,80}\.(?:pem|key|p12|keystore))\s*$/m
const EDITOR_SETTINGS =
  /\/(?:\.vscode|Code\/User|Cursor\/User|VSCodium\/User)\/(?:tasks|settings|profiles)\.json$|\.code-workspace$/
/** A task that runs when the folder is opened, and variables that every terminal's shell obeys. */
const STARTS_ITSELF =
  /"runOn"\s{0,8}:\s{0,8}"folderOpen"|"allowAutomaticTasks"\s{0,8}:\s{0,8}"on"|"(?:BASH_ENV|ENV|ZDOTDIR|PROMPT_COMMAND|PYTHONSTARTUP|NODE_OPTIONS)"\s{0,8}:\s{0,8}"[^"\n]{0,200}\//

/** New text that switches a protection off, or opens something to everybody. */
export function weakens(call: Call, path: string, content: string): void {
  if (is_prose(path)) return
  const weakened = weakening_of(content)
  // Code that talks to a service of its own makes does so on purpose; tests do nothing else.
  if (weakened === 'tls') {
    if (!TEST_PLACE.test(path)) asks_about(call, path, weakened)
  } else if (weakened !== null)
    emit(call, 'sys.security', { target: path, fields: { control: weakened, op: 'weaken', edit: true } })
  const opened = opening_in_text(path, content)
  if (opened !== null) asks_about(call, path, opened)
}

/** Something that people do on purpose, too: a question, never a refusal. */
function asks_about(call: Call, path: string, control: string): void {
  emit(call, 'sys.security', { target: path, fields: { control, op: 'weaken', edit: true, asked: true } })
}

/** An edit that lets a check go that was asked for before; what is new to a file has none to lose. */
export function loses_check(call: Call, path: string, from: string, to: string): void {
  if (lets_work_pass(path, from, to)) return asks_about(call, path, 'check')
  if (takes_down(path, from, to)) return asks_about(call, path, 'capacity')
  if (TEMPLATE.test(path) && shows_raw(from, to)) return asks_about(call, path, 'request')
  if ((is_prose(path) && !SETTINGS_TEXT.test(path)) || TEST_PLACE.test(path)) return
  const loss = loss_of(path, from, to)
  if (loss !== null) asks_about(call, path, loss)
}

/** How much runs for people. */
const RUNNING =
  /^(?:replicas?|replica_?count|(?:min|desired)_?(?:replicas|size|count|capacity|instances)|min_instances)$/

/** Nothing runs in production any more once somebody applies this. */
function takes_down(path: string, from: string, to: string): boolean {
  if (!/\.(?:ya?ml|tf|tfvars|json|toml|hcl|ts|py)$/.test(path) || !names_production(path.replaceAll('/', '-')))
    return false
  const before = numbers_of(from)
  for (const [name, value] of numbers_of(to)) if (value === 0 && RUNNING.test(name) && before.get(name)) return true
  return false
}

/** Settings and lists of packages whose names end as those of texts do. */
const SETTINGS_TEXT =
  /(?:^|\/)(?:(?:application|bootstrap|gradle|kafka|server|client|config|security)[\w.-]*\.properties|(?:requirements|constraints)[\w.-]*\.txt)$/

/** Pages that a program fills in. */
const TEMPLATE = /(?:^|\/)(?:templates?|views?|layouts?|partials|pages)\/(?:[^/]+\/){0,8}[^/]+\.html?$/

const LOCK_FILE = within(
  '(?:^|\\/)',
  [
    /package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|poetry\.lock|uv\.lock/,
    /Pipfile\.lock|Cargo\.lock|go\.sum|composer\.lock|Gemfile\.lock|packages\.lock\.json|pubspec\.lock/,
    /mix\.lock/,
  ],
  '$',
)
const HASH = /\b(?:h1:|sha(?:1|256|384|512)[-:])[\w+/=]+|\b[0-9a-f]{40,128}\b/g
const HOST = /\bhttps?:\/\/([\w.-]{1,253})/

/** An edit by hand of what a package manager locked: the same package out of another place, or with another hash. */
export function swaps_locked(call: Call, path: string, from: string, to: string): void {
  if (!LOCK_FILE.test(path) || from.length > MAX_LOCK_CHARS || to.length > MAX_LOCK_CHARS) return
  const before = HOST.exec(from)?.[1]
  const after = HOST.exec(to)?.[1]
  const named = before !== undefined || from.search(HASH) >= 0
  const moves = after !== undefined && named && before !== after && host_kind(after) !== 'registry'
  if (moves || (from !== to && from.search(HASH) >= 0 && from.replace(HASH, '') === to.replace(HASH, '')))
    emit(call, 'sys.security', { target: path, fields: { control: 'integrity', op: 'weaken', edit: true } })
}

const MANIFEST =
  /(?:^|\/)(?:pom\.xml|[\w.-]+\.gradle(?:\.kts)?|Gemfile|Podfile|\.gitmodules|build\.sbt|composer\.json)$/i

/** An edit that has packages come from elsewhere: another host than the registry, another author's module. */
export function swaps_source(call: Call, path: string, from: string, to: string): void {
  if (from.length > MAX_LOCK_CHARS || to.length > MAX_LOCK_CHARS) return
  const before = MANIFEST.test(path) ? kind_of_url(from) : null
  const moves = before === 'registry' || (before === 'known' && path.endsWith('.gitmodules'))
  const swapped =
    moves && ['unknown', 'ip-literal', 'lookalike', 'punycode', 'paste', 'capture'].includes(kind_of_url(to) ?? '')
  if (swaps_action(from, to)) asks_about(call, path, 'integrity')
  if (swapped || (/(?:^|\/)go\.mod$/.test(path) && replaces_module(to) && !replaces_module(from)))
    asks_about(call, path, 'integrity')
}

const ACTION = /\buses:\s*["']?([\w.-]+)\/([\w./-]+)@([\w./-]+)/

/** A step of a workflow that another author wrote, or that follows a branch where it was pinned. */
function swaps_action(from: string, to: string): boolean {
  const [, owner, name, version] = ACTION.exec(from) ?? []
  const [, other_owner, other_name, other_version = ''] = ACTION.exec(to) ?? []
  if (owner === undefined || other_owner === undefined) return false
  const follows = BRANCH.test(other_version)
  if (owner !== other_owner && !KNOWN_AUTHOR.test(other_owner))
    return name === other_name || (follows && KNOWN_AUTHOR.test(owner))
  return owner === other_owner && name === other_name && version !== other_version && follows
}

const BRANCH = /^(?:main|master|develop|latest|HEAD)$/
const KNOWN_AUTHOR =
  /^(?:actions|github|docker|aws-actions|azure|google-github-actions|hashicorp|pnpm|oven-sh|astral-sh|codecov|cypress-io)$/i

function kind_of_url(text: string): string | null {
  const host = HOST.exec(text)?.[1]
  return host === undefined ? null : host_kind(host)
}

/** `replace golang.org/x/crypto => github.com/somebody/crypto v0.1.0`: the module of one author, written by another. */
function replaces_module(text: string): boolean {
  return text.split('\n').some((line) => {
    const [before = '', after = ''] = line.replace(/^\s{0,8}replace\s/, '').split('=>', 2)
    const [from = ''] = before.trim().split(' ', 1)
    const [to = ''] = after.trim().split(' ', 1)
    return /^[\w-]/.test(to) && to.includes('/') && from.includes('/') && owner_of(from) !== owner_of(to)
  })
}

function owner_of(module: string): string {
  return module.split('/').slice(0, 2).join('/')
}

/** Longer edits are made by programs. */
const MAX_LOCK_CHARS = 4096

/** The name that a piece of an edit is about, when it is about one: `"chalk": "^5` or `chalk`. */
const NAME_ALONE = /^[\s"']*(@?[\w./-]{3,80})[\s"']*(?:[:=<>~!]+.{0,40})?$/

const PYTHON_MANIFEST = /(?:^|\/)(?:pyproject\.toml|Pipfile|setup\.(?:py|cfg))$/

/** An edit of a manifest that exchanges a popular package for a name one letter away. */
export function renames(call: Call, path: string, from: string, to: string): void {
  const ecosystem = ecosystem_of(path) ?? (PYTHON_MANIFEST.test(path) ? 'pypi' : null)
  const before = NAME_ALONE.exec(from)?.[1]
  const after = NAME_ALONE.exec(to)?.[1]
  if (ecosystem === null || before === undefined || after === undefined) return
  if (!renames_popular(before, after, ecosystem)) return
  emit(call, 'pkg.install', {
    target: after,
    d2: 1,
    fields: { manager: ecosystem, source: 'registry', names: [after], imitates: before },
  })
}

const MAX_MANIFEST_CHARS = 16_384
/** A package under another name: `"react": "npm:reakt@^18"`. */
const ALIAS = /"\s?:\s?"npm:(@?[\w./-]{2,80})@/g
/** Steps of a pipeline that come from an address. */
const INCLUDED = /^[ \t]{0,20}-?[ \t]{0,8}remote:[ \t]{0,8}["']?(https?:\/\/[^\s"']{4,200})/m

const MANIFEST_FILE =
  /(?:^|\/)(?:requirements[\w.-]*\.(?:txt|in)|pyproject\.toml|package\.json|Cargo\.toml|Gemfile|Podfile|pubspec\.yaml|\.gitmodules)$/
/** A dependency as an address of the network: `requests @ http://...`, `"lodash": "http://..."`. */
const UNVOUCHED =
  /(?:^|\n|[\w\]]\s?@\s?|"\s?:\s?"|\b(?:git|url)\s?[=:]\s?["']?|-e )((?:git\+)?https?:\/\/[^\s"']{4,200}?\.(?:tgz|tar\.gz|zip|whl|git))\b/

/** A dependency out of a repository: `serde = { git = "https://..." }`. */
const FROM_GIT = /\bgit(?:ub)?["']?\s?(?:=>|[=:])\s?["']((?:https?|git):\/\/[^\s"']{4,200})/
/** A module of the language's own people, written by somebody else. */
const OFFICIAL =
  /^[ \t]{0,8}(?:replace )?(?:golang\.org\/x|google\.golang\.org|k8s\.io)\/\S{1,100}(?: v\S{1,60})? => (?!golang|google|k8s)[\w-]{1,60}\.\w/m

/** Nobody vouches for what comes without encryption, or from a bare address. */
function is_unvouched(url: string): boolean {
  const kind = kind_of_url(url) ?? ''
  if (kind === 'loopback' || kind === 'private') return false
  return /^(?:git\+)?http:/.test(url) || ['ip-literal', 'lookalike', 'punycode', 'paste', 'capture'].includes(kind)
}

/** A manifest that names packages one letter away from popular ones, or takes them from where nobody vouches for them. */
export function names_imitations(call: Call, path: string, content: string): void {
  const head = content.slice(0, MAX_MANIFEST_CHARS)
  takes_name(call, path, head)
  if (ecosystem_of(path) === 'npm') takes_aliases(call, head)
  const included = /gitlab-ci/.test(path) ? INCLUDED.exec(head)?.[1] : undefined
  if (included !== undefined && !['known', 'private', 'loopback'].includes(kind_of_url(included) ?? ''))
    asks_about(call, path, 'integrity')
  for (const source of MANIFEST_FILE.test(path) ? [FROM_GIT, UNVOUCHED] : []) {
    const address = source.exec(head)?.[1]
    if (address !== undefined && is_unvouched(address)) asks_about(call, path, 'integrity')
  }
  if (/(?:^|\/)go\.mod$/.test(path) && OFFICIAL.test(content)) asks_about(call, path, 'integrity')
  for (const { name, ecosystem } of named_packages(path, content)) {
    const imitates = imitated_package(name, ecosystem)
    if (imitates !== null) installs_imitation(call, name, ecosystem, 'registry', imitates)
  }
}

/** npm's own way of saying that a name is another package. */
function takes_aliases(call: Call, head: string): void {
  for (const [, name = ''] of head.matchAll(ALIAS)) {
    const imitates = imitated_package(name, 'npm')
    if (imitates !== null) installs_imitation(call, name, 'npm', 'registry', imitates)
  }
}

function installs_imitation(call: Call, name: string, manager: string, source: string, imitates: string): void {
  emit(call, 'pkg.install', { target: name, d2: 1, fields: { manager, source, names: [name], imitates } })
}

/** New text that switches a protection off, and scripts: what they would do is told apart from doing it (core/policy/judge.ts). */
export function written(call: Call, path: string, content: string): void {
  const full = normalise(path, call.frame.cwd, call.frame.home)
  note_written(call.out, full, content)
  for (const script of scripts_of(path, content)) call.out.scripts.push({ ...script, path: full })
  names_imitations(call, path, content)
  means_beyond(call, path, full, content)
  if (GIT_SETTINGS.test(full)) configures_git(call, path_word(path), content)
}

const PATCH_FILE = /\.(?:patch|diff)$/

/** A patch that is kept in a file is applied later: what it makes of the files it names is judged now. */
export function keeps_patch(call: Call, path: string, text: string): void {
  if (!PATCH_FILE.test(path) || TEST_PLACE.test(path)) return
  for (const one of sections_of(text)) written(call, one.path, one.text)
}

/** What a new text does besides being a script, whoever wrote it: a file tool, or a shell. */
export function means_beyond(call: Call, path: string, full: string, content: string): void {
  loads_foreign(call, full, content)
  if (!TEST_PLACE.test(path) && tells_visitor(path, content)) asks_about(call, path, 'visitor')
  if (full.endsWith('/.gitignore') && UNHIDES.test(content)) asks_about(call, path, 'ignored')
  if (EDITOR_SETTINGS.test(full) && STARTS_ITSELF.test(content))
    emit(call, 'persist.install', { target: path, fields: { mechanism: 'editor' } })
  if (is_prose(path)) return
  // Code looks different from what it does; code that is about them writes them as escapes.
  if (BIDI_CONTROL.test(content) && (is_source(path) || SCRIPT_FILE.test(path)))
    emit(call, 'text.finding', { target: path, fields: { id: 'bidi' } })
  weakens(call, path, content)
  if (lets_all_pass(full, content)) asks_about(call, path, 'check')
  if (WORKFLOW.test(full) && WRITES_ALL.test(content))
    emit(call, 'sys.security', { target: path, fields: { control: 'permission', op: 'weaken', edit: true } })
  if (!TEST_PLACE.test(path) && (!ENV_FILE.test(path) || TEMPLATE_ENV.test(path)) && holds_literal_key(content))
    emit(call, 'cred.write', { target: path, d2: 1, fields: { item: 'literal' } })
  if (lets_strangers_run(full, content))
    emit(call, 'proc.eval', {
      target: path,
      d2: 2,
      fields: { source: 'written', would: 'core.secrets/read', known: true },
    })
  if (RUNS_FROM_MODULES.test(content) && full.endsWith('/.gitmodules'))
    emit(call, 'sys.security', { target: path, fields: { control: 'integrity', op: 'weaken', edit: true } })
  if (tells_keys(content) && !TEST_PLACE.test(path))
    emit(call, 'proc.eval', {
      target: path,
      d2: 2,
      fields: { source: 'written', would: 'core.secrets/read', known: true },
    })
  if (encrypts_all(content) && !TEST_PLACE.test(path))
    emit(call, 'proc.eval', {
      target: path,
      d2: 3,
      fields: { source: 'written', would: 'core.fs/rm-outside', known: true },
    })
}

/** A setting that names a program, or what is loaded into one, where anybody may put it. */
function loads_foreign(call: Call, full: string, content: string): void {
  const foreign = foreign_program(full, content)
  if (foreign === null) return
  const { setting, value, influence } = foreign
  emit(call, 'env.set', { target: setting, fields: { name: setting, value, influence } })
}
