// git: what it discards, rewrites, sends and configures (long: one table of programs).
import {
  type Call,
  emit,
  has,
  here,
  reach,
  runs_code,
  text_of,
  touch,
  value,
  values,
} from '#core/policy/effects/call.ts'
import type { FieldValue } from '#core/policy/effects/kind.ts'
import { once_per_line } from '#core/policy/effects/line/line.ts'
import { is_tmp_root } from '#core/policy/effects/place/scope.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { applied_in } from '#core/policy/effects/session/saved.ts'
import {
  all_of,
  type CommandSpec,
  type Does,
  nothing,
  type ProgramSpec,
  program,
  says,
} from '#core/policy/effects/spec.ts'
import { open_targets } from '#core/policy/effects/specs/file/feed.ts'
import { applies_text } from '#core/policy/effects/specs/file/patch.ts'
import { configures } from '#core/policy/effects/specs/git/key.ts'
import { replaces_guards, shows_versions, stages_secrets } from '#core/policy/effects/specs/git/secrets.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Branches other people build on. */
const PROTECTED =
  /^(?:refs\/heads\/)?(?:main|master|trunk|develop|development|dev|prod|production|staging|stable|release(?:[/-].*)?|hotfix(?:[/-].*)?|gh-pages|\*)$/i

const config_override: Does = (call) => {
  for (const word of values(call, 'set')) {
    const at = word.text.indexOf('=')
    configures(call, at < 0 ? word.text : word.text.slice(0, at), at < 0 ? '' : word.text.slice(at + 1), word)
  }
}

const config: Does = (call) => {
  if (has(call, 'list') || has(call, 'get') || has(call, 'edit')) {
    emit(call, 'vcs.read')
    return
  }
  const level = has(call, 'global') ? 'global' : has(call, 'system') ? 'system' : 'local'
  const first = call.operands[0]?.text
  const operands =
    first === 'set' || first === 'unset' || first === 'get' || first === 'list' ? call.operands.slice(1) : call.operands
  const [key, setting] = operands
  if (first === 'get' || first === 'list' || key === undefined) emit(call, 'vcs.read')
  else if (has(call, 'unset') || first === 'unset')
    emit(call, 'vcs.config', {
      target: key.text,
      fields: {
        key: key.text.toLowerCase(),
        unset: true,
        executes: false,
        hooks_off: /^core\.hookspath$/i.test(key.text),
      },
    })
  else if (setting === undefined) emit(call, 'vcs.read')
  else configures(call, key.text, setting.cert === 'literal' ? setting.text : `${setting.text}?`, setting, level)
}

/** Words of the commands that name a remote or move it elsewhere, and the place of the first such command. */
const moved_remotes = once_per_line((commands) => {
  const moved = new Map<string, number>()
  for (const { name, index, args } of commands) {
    const at = name === 'git' ? args.findIndex((word) => word.text === 'remote') : -1
    if (at < 0 || !/^(?:add|set-url)$/.test(args[at + 1]?.text ?? '')) continue
    for (const { text } of args) if (!moved.has(text)) moved.set(text, index)
  }
  return moved
})

/** An earlier command of the line named this remote or moved it elsewhere. */
function adds_remote(call: Call, name: string): boolean {
  return (moved_remotes(call.commands).get(name) ?? call.command.index) < call.command.index
}

const push: Does = (call) => {
  const [remote, ...refs] = call.operands
  const forced_ref = refs.some((word) => word.text.startsWith('+'))
  const deleted_ref = refs.some((word) => /^\+?:./.test(word.text)) || has(call, 'delete')
  const targets = refs.map((word) =>
    word.text
      .replace(/^\+/, '')
      .replace(/^.*:/, '')
      .replace(/^refs\/heads\//, ''),
  )
  const destination = remote?.text ?? 'origin'
  const address = (/[:/@\\]/.test(destination) && !/^[\w.-]+$/.test(destination)) || adds_remote(call, destination)
  const fields = {
    remote: destination,
    refs: targets,
    force: has(call, 'force') || forced_ref || has(call, 'prune'),
    lease: has(call, 'lease') && !forced_ref && !has(call, 'force'),
    delete: deleted_ref,
    mirror: has(call, 'mirror') || (has(call, 'all') && (has(call, 'force') || has(call, 'prune'))),
    new_remote: address || /^(?:heroku|dokku|production|prod|live|deploy)$/i.test(destination),
    protected: targets.some((ref) => PROTECTED.test(ref)) || (refs.length === 0 && has(call, 'all')),
    no_verify: has(call, 'no_verify'),
    everything: has(call, 'all') || has(call, 'mirror'),
  }
  emit(call, 'vcs.push', {
    target: `${destination}/${targets.join(' ')}`,
    scope: 'remote',
    d2: 1,
    fields,
    absorbs: true,
  })
  if (address && destination.length <= MAX_ADDRESS && /[:/@]/.test(destination))
    reach(call, 'net.send', destination, { method: 'git', source: 'repository' })
  exec_option(call, 'receive_pack')
}

/** No server takes a longer address; a push to one is a push elsewhere all the same. */
const MAX_ADDRESS = 2048

/** `--upload-pack=cmd` runs a program of the caller's choice. */
function exec_option(call: Call, flag: string): void {
  const word = value(call, flag)
  if (word !== null && !/^git[- ](?:upload|receive)-pack$/.test(word.text))
    emit(call, 'proc.eval', { target: word.text, fields: { lang: 'shell', source: 'dynamic' } })
}

const reset: Does = (call) => {
  if (has(call, 'hard') || has(call, 'merge')) {
    emit_discard(call, {
      target: call.operands[0]?.text ?? 'HEAD',
      fields: { what: 'worktree', narrow: false, op: 'reset' },
    })
  } else emit(call, 'vcs.commit')
}

/** In a repository below a temporary folder nothing is meant to stay, unless the work of the session lies there. */
function emit_discard(
  call: Call,
  discard: { target: string | null; fields: Readonly<Record<string, FieldValue>> },
): void {
  const place = repository_of(call)
  const fields = { ...discard.fields, ...(place !== null && { in: place }), ...(is_passing(call) && { narrow: true }) }
  emit(call, 'vcs.discard', { ...discard, fields })
}

/** The folder in whose repository a call works; null when it is not known, or when more than the folder says which it is. */
function repository_of(call: Call): string | null {
  if (call.source.includes('GIT_') || /\s-c\s{1,4}["']?core\.|--config-env/.test(call.source)) return null
  const folders = values(call, 'folder')
  if (folders.length > 1 || (folders.length === 1 && !call.command.args.some(({ text }) => text === '-C'))) return null
  const { path, cert } = locate(folders[0] ?? here(call), 'read', call.command.cwd, call.frame)
  return cert === 'literal' ? path : null
}

/** A fact about the repository that a call works in; none where that is not known. */
function there(call: Call, name: string, fact: (place: string) => FieldValue): Record<string, FieldValue> {
  const place = repository_of(call)
  return place === null ? {} : { [name]: fact(place) }
}

/** The repository lies below a temporary folder. */
function is_passing(call: Call): boolean {
  const folder = value(call, 'folder') ?? here(call)
  const { scope, path } = locate(folder, 'delete', call.command.cwd, call.frame)
  return scope === 'tmp' && path !== null && !is_tmp_root(path)
}

const discards_stash: Does = (call) => {
  emit_discard(call, {
    target: call.operands[0]?.text ?? null,
    fields: {
      what: 'stash',
      narrow: is_applied_before(call),
      all: call.subcommand.endsWith('clear'),
      ...(call.subcommand.endsWith('drop') &&
        names_newest(call.operands.map(({ text }) => text)) &&
        there(call, 'takes', applied_in)),
    },
  })
}

/** `git stash apply && git stash drop` is `git stash pop`. */
function is_applied_before({ subcommand, command: { span }, source, operands }: Call): boolean {
  if (!subcommand.endsWith('drop') || !names_newest(operands.map(({ text }) => text))) return false
  return /(?:^|[;&|\n])\s{0,8}git stash apply(?: --index| -q)?(?: (?:stash@\{)?0\}?)?\s{1,8}&&\s{0,8}$/.test(
    source.slice(Math.max(0, span[0] - 80), span[0]),
  )
}

/** Nothing, or the first entry by its name. */
function names_newest(words: readonly string[]): boolean {
  return words.every((word) => /^(?:--index|-q|--quiet|0|stash@\{0\})$/.test(word))
}

/** `git stash push -u -m wip`, all of it; `pop` and `apply` bring work back, and a path or `-p` leaves some of it where it is. */
const stash: Does = (call) => {
  const texts = call.command.args.map(({ text }) => text).filter((text) => text !== '')
  const words = texts.slice(texts.indexOf('stash') + 1)
  const [verb = 'push', ...rest] = words
  if (verb === 'apply' && names_newest(rest) && surely(call))
    return void emit(call, 'vcs.commit', { fields: { ...there(call, 'makes', applied_in), brings: true } })
  const saves = verb === 'save' || stashes_all(verb === 'push' ? rest : words)
  const stashes = verb !== 'apply' && verb !== 'branch'
  const brings = /^(?:pop|apply|branch)$/.test(verb)
  const fields = {
    ...(saves && surely(call) && saves_here(call)),
    ...(stashes && { stashes }),
    ...(brings && { brings }),
  }
  emit(call, 'vcs.commit', { fields })
}

/** All that is changed there is put away. */
const saves_here = (call: Call): Record<string, FieldValue> => there(call, 'saves', (place) => place)

function stashes_all(words: readonly string[]): boolean {
  return words.every(
    (word, at) =>
      /^(?:-[uaq]|--include-untracked|--all|--quiet|-m|--message(?:=.*)?)$/s.test(word) ||
      /^(?:-m|--message)$/.test(words[at - 1] ?? ''),
  )
}

/** A place in the project, and not all of it. */
function is_inside(call: Call, word: Word): boolean {
  return /^(?:workspace|regenerable|tmp)$/.test(locate(word, 'delete', call.command.cwd, call.frame).scope)
}

const clean: Does = (call) => {
  if (has(call, 'dry_run') || has(call, 'interactive')) {
    emit(call, 'vcs.read')
    return
  }
  const only = has(call, 'only_ignored')
  const paths = call.operands.map((word) => word.text)
  const narrow =
    paths.length > 0 &&
    paths.every((path) => path !== '.' && path !== '*' && path !== '/') &&
    call.operands.every((word) => !/^[/~]/.test(word.text) || is_inside(call, word))
  emit_discard(call, {
    target: paths.join(' ') || '.',
    fields: { what: 'untracked', ignored: has(call, 'ignored') || only, narrow, paths, ...(only && { only }) },
  })
}

/** `git checkout` switches branches, or throws away changes of the paths it names. */
const checkout: Does = (call) => {
  const dashes = call.command.args.findIndex((word) => word.text === '--')
  const paths = dashes >= 0 ? call.command.args.slice(dashes + 1) : call.operands.slice(has(call, 'create') ? 1 : 0)
  const by_name = paths.filter((word) => dashes >= 0 || /^(?:\.|\.\.|:\/|\*)$|^\.\/|^\*\.|\/\*/.test(word.text))
  if (has(call, 'force')) {
    emit_discard(call, {
      target: call.operands[0]?.text ?? 'HEAD',
      fields: { what: 'worktree', narrow: false, op: 'checkout' },
    })
  } else if (moves_protected(call)) emit_moved(call)
  else if (call.command.args.some(({ text }) => text.startsWith('--pathspec-from-file')))
    emit_discard(call, { target: 'paths', fields: { what: 'worktree', narrow: false } })
  else if (by_name.length > 0) discards_paths(call, by_name)
  else if (has(call, 'ours')) discards_paths(call, call.operands)
  else if (call.operands.length > 1 && !has(call, 'create')) discards_paths(call, call.operands.slice(1))
  else emit(call, 'vcs.commit', switches(call))
}

/**
 * `git switch -C main origin/old`, `git checkout -B main HEAD~5`: the branch that others build on forgets its commits. To take over what
 * the remote says of the same branch is how a clone catches up.
 */
function moves_protected(call: Call): boolean {
  const [name, start] = call.operands
  if (!call.command.args.some((word) => /^(?:-[BC]|--force-create)$/.test(word.text))) return false
  return (
    name !== undefined &&
    start !== undefined &&
    PROTECTED.test(name.text) &&
    start.text !== 'FETCH_HEAD' &&
    !start.text.endsWith(`/${name.text}`)
  )
}

function emit_moved(call: Call): void {
  emit_discard(call, {
    target: call.operands[0]?.text ?? null,
    fields: { what: 'branch', narrow: false, protected: true },
  })
}

const restore: Does = (call) => {
  if (has(call, 'staged') && !has(call, 'worktree')) emit(call, 'vcs.commit')
  else discards_paths(call, [...call.operands, ...open_targets(call)])
}

/** Everything: what is in it is not looked at one by one. */
const GLOBAL_PATH = /^(?:\.|\.\.|\.\/|\*|:\/|:\(.*|\.\/\*)$/

/** A path that names one file: folders and globs lose the work of a day. */
function names_file(path: string): boolean {
  const base = path.slice(path.lastIndexOf('/') + 1)
  return (
    !/[*?[]|\/$/.test(path) &&
    /\.[\w-]+$|^(?:[A-Z][\w-]*file|[A-Z]{3,}|\.[\w.-]+)$/.test(base) &&
    base !== '..' &&
    base !== '.'
  )
}

function discards_paths(call: Call, words: readonly Word[]): void {
  // What the next build makes again is no work of anybody.
  const kept = words.filter(
    (word) =>
      GLOBAL_PATH.test(word.text) || touch(call, 'fs.write', word, { mode: 'restore' })?.scope !== 'regenerable',
  )
  const paths = words.map((word) => word.text)
  const narrow =
    paths.length > 0 && kept.every(({ text }) => names_file(text)) && words.every((word) => word.cert === 'literal')
  const [source] = call.operands
  const old = has(call, 'source') || (source !== undefined && !words.includes(source) && source.text !== 'HEAD')
  emit_discard(call, { target: paths.join(' '), fields: { what: 'worktree', narrow, paths, ...(old && { old }) } })
}

/** `git branch -m master main`: the default branch by the other usual name; `-m` overwrites nothing. */
function is_default_renamed(call: Call, [from = '', to = '']: readonly string[]): boolean {
  return !has(call, 'force') && /^(?:main|master|trunk)$/.test(from) && /^(?:main|master|trunk)$/.test(to)
}

/** Names by which people say that a branch holds work that nothing else holds. */
const KEPT =
  /(?:^|[/_-])(?:unmerged|wip|backup|bak|save|keep|rescue|recover(?:y|ed)?|important|safety|do-?not-?delete)(?:$|[/_-])/i

/** `git branch -M old main`: the branch of that name goes; `git branch -M main`, with one name, renames the one that is checked out. */
function overwrites_protected(call: Call, name: string): boolean {
  return PROTECTED.test(name) && call.command.args.some((word) => /^-[MC]$/.test(word.text))
}

const branch: Does = (call) => {
  const names = call.operands.map((word) => word.text)
  if (has(call, 'force_delete') || (has(call, 'delete') && has(call, 'force'))) {
    const guarded =
      names.some((name) => PROTECTED.test(name) || KEPT.test(name)) ||
      call.operands.some((word) => word.cert !== 'literal') ||
      call.command.open_args
    emit_discard(call, {
      target: names.join(' '),
      fields: {
        what: 'branch',
        narrow: !guarded,
        protected: guarded,
        ...(names.length === 1 && !PROTECTED.test(names[0] ?? '') && { takes: branch_name(names[0] ?? '') }),
      },
    })
  } else if (has(call, 'delete') && names.some((name) => /^(?:main|master|production|release.*)$/.test(name))) {
    emit_discard(call, { target: names.join(' '), fields: { what: 'branch', narrow: true, protected: true } })
  } else if (
    (has(call, 'force') &&
      names.length > 1 &&
      (PROTECTED.test(names[0] ?? '') || overwrites_protected(call, names[1] ?? ''))) ||
    (names.length > 1 &&
      PROTECTED.test(names[0] ?? '') &&
      !is_default_renamed(call, names) &&
      call.command.args.some((word) => /^-[mM]$/.test(word.text)))
  )
    emit_discard(call, { target: names[0] ?? null, fields: { what: 'branch', narrow: false, protected: true } })
  else if (has(call, 'force') && names.length > 1)
    emit(call, 'vcs.history', { target: names[0] ?? null, fields: { op: 'branch-force', local: true } })
  else if (names.length > 0) emit(call, 'vcs.commit', begins_branch(call))
  else emit(call, 'vcs.read')
}

const history =
  (op: string, local: boolean): Does =>
  (call) =>
    emit(call, 'vcs.history', { target: call.operands[0]?.text ?? null, fields: { op, local } })

const commit: Does = (call) => {
  if (has(call, 'amend'))
    emit(call, 'vcs.history', { fields: { op: 'amend', local: true, no_verify: has(call, 'no_verify') } })
  else emit(call, 'vcs.commit', { fields: { no_verify: has(call, 'no_verify'), ...commits_all(call) } })
  for (const word of values(call, 'file')) if (word.text !== '-') touch(call, 'fs.read', word)
}

/** `git commit -a`: behind it nothing that git keeps is changed, if it comes to an end. */
function commits_all(call: Call): Record<string, FieldValue> {
  return has(call, 'every') && call.operands.length === 0 ? there(call, 'all', (place) => place) : {}
}

/** `git add -A`: all that git does not ignore goes into the next commit. */
function stages_all(call: Call): Record<string, FieldValue> {
  const [first, ...more] = call.operands
  const whole = has(call, 'every') ? call.operands.length === 0 : first?.text === '.' && more.length === 0
  return whole && !has(call, 'dry_run') ? there(call, 'every', (place) => place) : {}
}

const rebase: Does = (call) => {
  for (const word of values(call, 'exec'))
    if (word.cert === 'literal') emit(call, 'proc.exec', { target: word.text, fields: { known: true } })
  emit(call, 'vcs.history', { fields: { op: 'rebase', local: true, ...there(call, 'in', (place) => place) } })
}

const clone: Does = (call) => {
  const [url, folder] = call.operands
  if (url !== undefined) fetches(call, url)
  const into = folder ?? (url === undefined ? null : folder_of(url))
  if (into !== null) touch(call, 'fs.write', into, { mode: 'create', directory: true })
  exec_option(call, 'upload_pack')
}

/** Without a name of its own a clone gets the last one of its address; null when that is not known. */
function folder_of(url: Word): Word | null {
  const name = /(?<![^/:])([^/:]+?)(?:\.git)?\/?$/.exec(url.text)?.[1]
  return name === undefined || url.cert !== 'literal' || has_dots(name) ? null : { ...url, text: name }
}

function has_dots(name: string): boolean {
  return name === '.' || name === '..'
}

/** `ext::sh -c ...` is a transport that runs a command. */
function fetches(call: Call, url: Word): void {
  if (/^(?:ext|fd)::/.test(url.text))
    emit(call, 'proc.eval', { target: url.text, fields: { lang: 'shell', source: 'dynamic' } })
  const address = url.text.includes('://') ? url.text : url.text.replace(/^([^/:]+):(?!\/)/, 'ssh://$1/')
  if (/^[./~]/.test(url.text)) emit(call, 'vcs.fetch', { target: url.text })
  else {
    const draft = reach(call, 'vcs.fetch', address, { remote: url.text })
    if (draft !== null) draft.d[1] = 0
  }
}

const NAMELESS =
  /^(?:https?|git|ssh):\/\/(?:[^@/\s]{0,100}@)?(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)(?:\d{1,3}\.){3}\d{1,3}(?:[:/]|$)/

const fetch: Does = (call) => {
  exec_option(call, 'upload_pack')
  const [remote] = call.operands
  if (remote !== undefined && /^(?:ext|fd)::/.test(remote.text)) fetches(call, remote)
  // A host without a name, whose commits go into the tree that is checked out.
  else if (remote !== undefined && call.subcommand === 'pull' && NAMELESS.test(remote.text)) {
    fetches(call, remote)
    emit(call, 'opaque', { target: remote.text, fields: { reason: 'foreign-patch' } })
  } else
    emit(call, 'vcs.fetch', {
      target: remote?.text ?? 'origin',
      fields: { force: has(call, 'force'), ...(call.subcommand === 'pull' && { merges: true }) },
    })
}

/** Words of the commands that take a remote away. */
const removed_remotes = once_per_line((commands) => {
  const removed = new Set<string>()
  for (const { name, args } of commands) {
    const at = name === 'git' ? args.findIndex((word) => word.text === 'remote') : -1
    if (at < 0 || !/^(?:remove|rm)$/.test(args[at + 1]?.text ?? '')) continue
    for (const { text } of args) removed.add(text)
  }
  return removed
})

/** What a session remembers of a remote that it added. */
export function remote_called(name: string): string {
  return `remote ${name}`
}

const remote_edit: Does = (call) => {
  const url = call.operands[1]
  const name = call.operands[0]?.text
  // `git remote remove origin && git remote add origin ...`: the same remote, elsewhere.
  const again = call.subcommand === 'remote add' && name !== undefined && removed_remotes(call.commands).has(name)
  const changed = call.subcommand.startsWith('remote set-url') || again
  emit(call, 'vcs.remote', {
    target: url?.text ?? null,
    fields: {
      op: call.subcommand,
      remote: name ?? '',
      changes_origin: changed,
      ...(call.subcommand === 'remote add' && name !== undefined && { makes: remote_called(name) }),
    },
  })
}

/** One folder by its name, which the next update brings back. */
function names_one({ operands }: Call): boolean {
  const [only, more] = operands
  return only !== undefined && more === undefined && only.cert === 'literal' && !/^(?:\.{0,2}\/?|:\/?)$/.test(only.text)
}

const submodule_foreach: Does = (call) =>
  emit(call, 'proc.exec', { fields: { known: true, code: call.operands.map((word) => word.text).join(' ') } })

const PUSH: CommandSpec = {
  flags: {
    force: '-f --force',
    lease: '--force-with-lease =? --force-if-includes',
    delete: '-d --delete',
    mirror: '--mirror',
    all: '--all --branches',
    prune: '--prune',
    dry_run: '-n --dry-run',
    upstream: '-u --set-upstream --tags --follow-tags --atomic -q -v --porcelain --progress --signed=?',
    option: '-o --push-option --repo =',
    receive_pack: '--receive-pack --exec =',
    no_verify: '--no-verify',
  },
  harmless_with: ['dry_run'],
  does: push,
}

/** `git diff > work.patch`: all that is changed and not staged is in a file. */
function saves_worktree({ subcommand, operands, command: { args, redirects } }: Call): boolean {
  if (subcommand !== 'diff' || operands.some(({ text }) => text !== 'HEAD')) return false
  if (args.some(({ text }) => !/^(?:diff|HEAD|--binary|--no-color|-p|--patch|--full-index|--no-ext-diff)$/.test(text)))
    return false
  return redirects.some(
    ({ op, fd, target }) => op === '>' && fd !== 2 && target.cert === 'literal' && !target.text.startsWith('/dev/'),
  )
}

const GIT_READS =
  'status log diff show blame shortlog describe rev-parse rev-list ls-files ls-tree ls-remote cat-file grep ' +
  'name-rev whatchanged merge-base cherry count-objects diff-tree diff-files diff-index for-each-ref ' +
  'show-ref show-branch var version verify-commit verify-tag verify-pack check-ignore check-attr ' +
  'check-ref-format column range-diff request-pull instaweb fsck help bugreport annotate get-tar-commit-id ' +
  'show-index stripspace interpret-trailers patch-id difftool gui citool secrets lfs-status ' +
  'annex crypt-status size-sizer'

const GIT: CommandSpec = {
  flags: {
    folder: '-C --git-dir --work-tree --namespace --super-prefix =',
    set: '-c --config-env =',
    exec_path: '--exec-path =?',
    paging: '-p --paginate -P --no-pager --bare --no-replace-objects --literal-pathspecs --no-optional-locks',
  },
  always: all_of(config_override, replaces_guards),
  does: says('vcs.read'),
  subcommands: {
    [GIT_READS]: {
      flags: { output: '-o --output =', set: '-c =', opener: '-O --open-files-in-pager =?' },
      does: (call) => {
        emit(call, 'vcs.read', saves_worktree(call) ? { fields: saves_here(call) } : {})
        const file = value(call, 'output')
        if (file !== null && call.subcommand !== 'ls-files') touch(call, 'fs.write', file, { mode: 'truncate' })
        shows_versions(call)
        const opener = call.subcommand === 'grep' ? text_of(value(call, 'opener')) : null
        if (opener !== null) runs_code(call, 'shell', opener, 'git grep -O')
      },
    },
    'add stage': {
      flags: { force: '-f --force', dry_run: '-n --dry-run', every: '-A --all' },
      does: (call) => {
        emit(call, 'vcs.commit', { fields: { stages: true, ...stages_all(call) } })
        if (!has(call, 'dry_run')) stages_secrets(call)
      },
    },
    'am apply': (call) => {
      // A patch that nobody has seen goes into the tree.
      const feeds = [
        ...call.operands.flatMap((word) => word.feeds ?? []),
        ...call.command.redirects.flatMap((one) => one.target.feeds ?? []),
        ...call.command.stdin.flatMap((one) => (one.kind === 'command' ? [{ index: one.index }] : [])),
      ]
      const fetched = call.out.drafts.some(
        ({ kind, command, fields }) =>
          kind === 'net.fetch' && fields.host_kind !== 'known' && feeds.some(({ index }) => index === command),
      )
      for (const word of call.operands) touch(call, 'fs.read', word, { patch: true })
      applies_text(call)
      if (fetched) emit(call, 'opaque', { target: call.subcommand, fields: { reason: 'foreign-patch' } })
      else emit(call, 'vcs.commit')
    },
    mv: (call) => {
      // What is moved into a folder of one's own is the project's.
      const to = call.operands.at(-1)
      const path = to === undefined ? null : locate(to, 'list', call.command.cwd, call.frame).path
      // With a folder goes all that lies in it, also what git does not know.
      const whole = call.operands.slice(0, -1).some(({ text }) => !/\.\w{1,8}$/.test(text))
      emit(call, 'vcs.commit', path === null ? {} : { fields: { loses: [path], ...(whole && { whole }) } })
    },
    'cherry-pick revert notes init commit-tree write-tree mergetool format-patch bundle send-email subtree sparse-checkout flow rerere maintenance pack-refs merge-file merge-tree hash-object mktag mktree unpack-objects update-index update-server-info':
      says('vcs.commit'),
    lfs: {
      flags: { force: '-f --force', dry_run: '-d --dry-run' },
      subcommands: {
        migrate: { subcommands: { 'import export': history('filter', false) }, does: says('vcs.read') },
        // Only to an address: the remote of the clone is where its files come from.
        push: (call) => {
          const [to] = call.operands
          if (to !== undefined && /:\/\//.test(to.text))
            emit(call, 'vcs.push', {
              target: to.text,
              scope: 'remote',
              d2: 1,
              fields: { remote: to.text, new_remote: true },
            })
          else emit(call, 'vcs.commit')
        },
        prune: {
          harmless_with: ['dry_run'],
          does: (call) =>
            emit(call, has(call, 'force') ? 'vcs.history' : 'vcs.commit', { fields: { op: 'prune', local: false } }),
        },
      },
      does: says('vcs.commit'),
    },
    archive: {
      flags: { output: '-o --output =', format: '--format --prefix --remote --exec =' },
      does: (call) => {
        const file = value(call, 'output')
        if (file !== null) touch(call, 'fs.archive', file, { op: 'pack' })
        emit(call, 'vcs.read')
      },
    },
    commit: {
      flags: {
        message: '-m --message -C -c --reuse-message --author --date -t --template --fixup --squash --trailer =',
        file: '-F --file =',
        amend: '--amend',
        no_verify: '-n --no-verify',
        every: '-a --all',
        option: '-s -v -q -e',
        gpg: '-S --gpg-sign=?',
      },
      does: commit,
    },
    'push send-pack': PUSH,
    'fetch pull': {
      flags: {
        force: '-f --force',
        upload_pack: '--upload-pack =',
        depth: '--depth --deepen --shallow-since -j --jobs -o --refmap =',
        rebase: '-r --rebase=? --all --prune -p --tags -t',
      },
      does: fetch,
    },
    clone: {
      flags: {
        upload_pack: '-u --upload-pack =',
        set: '-c --config =',
        branch:
          '-b --branch -o --origin --depth --reference --template --separate-git-dir --filter -j --jobs --shallow-since =',
        recurse: '--recurse-submodules=? --recursive',
      },
      does: clone,
    },
    reset: { flags: { hard: '--hard', merge: '--merge --keep', soft: '--soft --mixed -N -q -p --patch' }, does: reset },
    'checkout co': {
      flags: {
        create: '-b -B --orphan',
        force: '-f --force',
        ours: '--ours --theirs',
        merge: '-m --merge',
        track: '-t --track -q --detach -p --patch --guess --progress',
        conflict: '--conflict --pathspec-from-file =',
      },
      does: checkout,
    },
    switch: {
      flags: {
        create: '-c -C --create --force-create --orphan',
        discard: '-f --force --discard-changes',
        detach: '-d --detach -t -q -m',
      },
      does: (call) => {
        if (has(call, 'discard'))
          emit_discard(call, {
            target: call.operands[0]?.text ?? null,
            fields: { what: 'worktree', narrow: false, op: 'switch' },
          })
        else if (moves_protected(call)) emit_moved(call)
        else emit(call, 'vcs.commit', switches(call))
      },
    },
    restore: {
      flags: {
        source: '-s --source --conflict --pathspec-from-file =',
        staged: '-S --staged',
        worktree: '-W --worktree',
        patch: '-p --patch -q --ours --theirs',
      },
      does: restore,
    },
    clean: {
      flags: {
        force: '-f --force',
        folders: '-d',
        ignored: '-x',
        only_ignored: '-X',
        dry_run: '-n --dry-run',
        interactive: '-i --interactive',
        exclude: '-e --exclude =',
        quiet: '-q',
      },
      does: clean,
    },
    rm: {
      flags: {
        cached: '--cached',
        recursive: '-r',
        force: '-f --force',
        dry_run: '-n --dry-run',
        quiet: '-q --ignore-unmatch',
      },
      harmless_with: ['dry_run'],
      does: (call) => {
        if (has(call, 'cached')) emit(call, 'vcs.commit')
        else for (const word of call.operands) touch(call, 'fs.delete', word, from_index(call, word))
      },
    },
    stash: {
      subcommands: { 'drop clear': discards_stash, 'list show': all_of(says('vcs.read'), shows_versions) },
      does: stash,
    },
    branch: {
      flags: {
        force_delete: '-D',
        delete: '-d --delete',
        force: '-f --force -M -C',
        move: '-m --move -c --copy',
        list: '-l --list -a --all -r --remotes -v -vv --show-current --merged=? --no-merged=? --contains=? --sort=? --format=?',
        upstream: '-u --set-upstream-to =',
        quiet: '-q -t --track=? --edit-description --unset-upstream',
      },
      does: branch,
    },
    tag: {
      flags: {
        delete: '-d --delete',
        force: '-f --force',
        message: '-m -F -u =',
        list: '-l --list -n --contains=? --sort=? --points-at=?',
      },
      does: (call) => {
        // `git tag -d $(git tag)`: whatever there is.
        const every = has(call, 'delete') && call.operands.some((word) => word.cert === 'dynamic')
        if (every || (has(call, 'delete') && call.command.open_args))
          emit_discard(call, { target: 'tags', fields: { what: 'branch', narrow: false, protected: true } })
        else emit(call, 'vcs.commit')
      },
    },
    config: {
      flags: {
        list: '-l --list',
        get: '--get --get-all --get-regexp --get-urlmatch --show-origin-only',
        edit: '-e --edit',
        global: '--global',
        system: '--system',
        local: '--local --worktree',
        unset: '--unset --unset-all --remove-section',
        add: '--add --replace-all --rename-section',
        file: '-f --file --blob --type --default =',
        show: '--show-origin --show-scope -z --null --name-only --bool --int --path',
      },
      does: config,
    },
    remote: {
      subcommands: {
        'add set-url rename set-head set-branches': {
          flags: { push: '--push --add --delete', branch: '-t -m =', fetch: '-f' },
          does: remote_edit,
        },
        'remove rm prune update': says('vcs.commit'),
        'show get-url': says('vcs.read'),
      },
      does: says('vcs.read'),
    },
    rebase: {
      flags: {
        exec: '-x --exec =',
        onto: '--onto -s --strategy -X =',
        interactive: '-i --interactive',
        state: '--continue --abort --skip --quit',
      },
      does: rebase,
    },
    merge: {
      flags: { message: '-m -F -s -X --strategy =', abort: '--abort --continue --quit' },
      does: says('vcs.commit'),
    },
    'filter-branch filter-repo': {
      flags: {
        filter:
          '--tree-filter --index-filter --msg-filter --env-filter --commit-filter --tag-name-filter ' +
          '--parent-filter --path --replace-text --mailmap --message-callback ' +
          '--blob-callback --email-callback =',
        force: '-f --force',
        analyze: '--analyze',
      },
      does: (call) =>
        has(call, 'analyze') || is_passing(call)
          ? emit(call, 'vcs.read')
          : emit(call, 'vcs.history', { fields: { op: 'filter', local: false, everything: true } }),
    },
    'update-ref symbolic-ref replace': {
      flags: { delete: '-d --delete', message: '-m =', list: '-l --list -q --short' },
      does: (call) => {
        // References come by the line, and nobody sees which.
        const fed = call.command.args.some((word) => word.text === '--stdin') && call.command.stdin.length > 0
        // Marks of a search, and notes of what a remote had: nothing that somebody wrote.
        const own =
          !fed && call.operands.length > 0 && /^refs\/(?:bisect|remotes)\/[\w.-]/.test(call.operands[0]?.text ?? '')
        if (has(call, 'delete') && own) emit(call, 'vcs.commit')
        else if (has(call, 'delete') || fed)
          emit_discard(call, {
            target: call.operands[0]?.text ?? null,
            fields: { what: 'branch', narrow: false },
          })
        else if (call.operands.length < 2 && !(call.subcommand === 'replace' && call.operands.length > 0))
          emit(call, 'vcs.read')
        // Which branch of a remote is its default: a note of this clone.
        else if (/^refs\/remotes\//.test(call.operands[0]?.text ?? '')) emit(call, 'vcs.commit')
        else
          emit(call, 'vcs.history', {
            target: call.operands[0]?.text ?? null,
            fields: { op: 'update-ref', local: false },
          })
      },
    },
    reflog: {
      flags: { expire: '--expire --expire-unreachable =', all: '--all', dry_run: '-n --dry-run' },
      harmless_with: ['dry_run'],
      subcommands: { 'expire delete': history('reflog-expire', false), 'show exists list': says('vcs.read') },
      does: says('vcs.read'),
    },
    gc: {
      flags: { prune: '--prune =?', aggressive: '--aggressive --auto -q --force' },
      does: (call) => {
        const when = text_of(value(call, 'prune'))
        if (when !== null && /now|all|0|today/.test(when))
          emit(call, 'vcs.history', { fields: { op: 'prune', local: false } })
        else emit(call, 'vcs.commit')
      },
    },
    prune: {
      flags: { expire: '--expire =', dry_run: '-n --dry-run', verbose: '-v' },
      harmless_with: ['dry_run'],
      does: history('prune', false),
    },
    'read-tree checkout-index': {
      flags: { reset: '--reset -u -f --force' },
      does: (call) =>
        has(call, 'reset')
          ? emit_discard(call, { target: 'worktree', fields: { what: 'worktree', narrow: false } })
          : emit(call, 'vcs.commit'),
    },
    'repack fast-import quiltimport svn p4 cvsimport import': says('vcs.commit'),
    submodule: {
      subcommands: {
        foreach: { style: 'none', does: submodule_foreach },
        'status summary': says('vcs.read'),
        'set-url': (call) =>
          emit(call, 'vcs.remote', {
            target: call.operands[1]?.text ?? null,
            fields: { op: 'submodule set-url', remote: call.operands[0]?.text ?? '', changes_origin: true },
          }),
        add: { flags: { branch: '-b --name --depth =', force: '-f' }, does: clone },
        deinit: {
          flags: { force: '-f --force', every: '--all' },
          does: (call) =>
            emit_discard(call, {
              target: call.operands[0]?.text ?? null,
              fields: { what: 'checkout', narrow: !has(call, 'every') && (!has(call, 'force') || names_one(call)) },
            }),
        },
      },
      does: says('vcs.fetch'),
    },
    worktree: {
      subcommands: {
        list: says('vcs.read'),
        add: {
          flags: { force: '-f --force --detach --no-checkout --lock --quiet -q', branch: '-b -B --reason =' },
          does: (call) => {
            const made = tree_at(call)
            emit(call, 'vcs.commit', made === null || !surely(call) ? {} : { fields: { makes: made } })
          },
        },
        remove: {
          flags: { force: '-f --force' },
          does: (call) => {
            if (!has(call, 'force')) return emit(call, 'vcs.commit')
            const target = call.operands[0]?.text ?? null
            const taken = tree_at(call)
            return emit_discard(call, {
              target,
              fields: {
                what: 'checkout',
                narrow: /^\/(?:var\/)?tmp\//.test(target ?? ''),
                ...(taken !== null && { takes: taken }),
              },
            })
          },
        },
      },
      does: says('vcs.commit'),
    },
    bisect: { subcommands: { run: says('proc.exec', { known: true }) }, does: says('vcs.commit') },
    credential: {
      subcommands: {
        fill: (call) =>
          emit(call, 'cred.read', { target: 'git credential', d2: 2, fields: { store: 'git', item: 'token' } }),
        'approve store': says('cred.write', { store: 'git' }),
      },
      does: nothing,
    },
    'credential-store credential-cache credential-osxkeychain credential-manager': {
      subcommands: {
        get: (call) =>
          emit(call, 'cred.read', { target: 'git credential', d2: 2, fields: { store: 'git', item: 'token' } }),
      },
      does: nothing,
    },
    'http-backend daemon upload-pack receive-pack shell': {
      flags: { exports: '--export-all --enable=?' },
      does: (call) => emit(call, 'net.listen', { fields: { exposes: has(call, 'exports') } }),
    },
  },
}

/**
 * `git switch -c try/x`: git refuses when there is such a branch. One that begins where the remote's branch of that name is, or that
 * others build on, is nobody's own.
 */
/** To a branch, a new one or one that is there: then git names the changed files that come along. */
function switches(call: Call): { fields: Record<string, FieldValue> } {
  const { fields } = makes_branch(call)
  return { fields: fields ?? (call.operands.length === 1 ? there(call, 'switches', (place) => place) : {}) }
}

function makes_branch(call: Call): { fields?: { makes: string } } {
  return call.command.args.some(({ text }) => NEW_BRANCH.test(text)) && !has(call, 'track') ? names_branch(call) : {}
}

/** `git branch feat/x-backup`: without an option it makes one. */
function begins_branch(call: Call): { fields?: { makes: string } } {
  return call.command.args.some(({ text }) => text.startsWith('-')) ? {} : names_branch(call)
}

function names_branch(call: Call): { fields?: { makes: string } } {
  const [name, start] = call.operands
  if (name === undefined || name.cert !== 'literal' || PROTECTED.test(name.text) || !surely(call)) return {}
  if (start !== undefined && (start.cert !== 'literal' || start.text.endsWith(name.text))) return {}
  return { fields: { makes: branch_name(name.text) } }
}

const NEW_BRANCH = /^(?:-b|-c|--create)$/
const branch_name = (name: string): string => `branch ${name}`

/** The checkout that a call of `git worktree` is about, as the session remembers it. */
function tree_at(call: Call): string | null {
  const [word] = call.operands
  if (word === undefined || word.cert !== 'literal') return null
  const { path } = locate(word, 'list', call.command.cwd, call.frame)
  return path === null ? null : `worktree ${path}`
}

/** Without -f git refuses what it does not hold, so a folder by name comes back from the last commit. */
function from_index(call: Call, word: Word): Readonly<Record<string, boolean>> {
  const recursive = has(call, 'recursive')
  const held = recursive && !has(call, 'force') && /^(?!\.{1,2}\/?$)[\w@./-]+$/.test(word.text)
  return held ? { recursive, narrow: true, tracked: true } : { recursive }
}

export const GIT_PROGRAMS: readonly ProgramSpec[] = [
  program('git', GIT),
  program(
    'git-lfs git-secrets gitk tig lazygit git-crypt pre-commit husky lefthook lint-staged commitlint cz git-cliff',
    {
      subcommands: { 'install init': says('proc.exec', { known: true, hook_manager: true }) },
      does: says('proc.exec', { known: true }),
    },
  ),
  program('svn hg fossil bzr jj sl', {
    subcommands: {
      'status st log diff cat info annotate blame list ls heads summary id show files': says('vcs.read'),
      'revert update --clean strip purge': {
        flags: { all: '-R --recursive -a --all -C --clean --no-backup', dry_run: '-n -p --print' },
        harmless_with: ['dry_run'],
        // `svn update`, `hg update`: what is local stays, unless it is told to be clean.
        does: (call) =>
          emit(call, call.subcommand === 'update' && !has(call, 'all') ? 'vcs.fetch' : 'vcs.discard', {
            target: call.operands[0]?.text ?? null,
            fields: {
              what: 'worktree',
              narrow: !has(call, 'all') && call.operands.every((word) => word.text !== '.') && call.operands.length > 0,
            },
          }),
      },
      push: {
        flags: { force: '-f --force' },
        does: (call) => emit(call, 'vcs.push', { scope: 'remote', d2: 1, fields: { force: has(call, 'force') } }),
      },
    },
    does: says('vcs.commit'),
  }),
  program('bfg', says('vcs.history', { op: 'filter', local: false })),
]
