// Remotes: pushing, fetching, naming them. Source: ENGINE 4.2.
import { within } from '#core/compose.ts'
import { type Call, emit, has, reach, touch, value } from '#core/policy/effects/call.ts'
import { once_per_line } from '#core/policy/effects/line/line.ts'
import { type CommandSpec, type Does, says } from '#core/policy/effects/spec.ts'
import { PROTECTED } from '#core/policy/effects/specs/git/branch.ts'
import { history } from '#core/policy/effects/specs/git/history.ts'
import { emit_discard } from '#core/policy/effects/specs/git/repository.ts'
import { is_secret_name } from '#core/policy/effects/variable/secret-name.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A repository in a folder beside or below this one: what is pushed there stays where it is. */
const BESIDE = /^\.\.?[\\/](?:\.\.[\\/])?[\w.-]+(?:[\\/][\w.-]+){0,4}[\\/]?$/

/** Words of the commands that name a remote or move it elsewhere, and the place of the first such command. */
const moved_remotes = once_per_line((commands) => {
  const moved = new Map<string, number>()
  for (const { name, index, args } of commands) {
    const at = name === 'git' ? args.findIndex((word) => word.text === 'remote') : -1
    if (at < 0 || !/^(?:add|set-url)$/.test(args[at + 1]?.text ?? '') || BESIDE.test(args.at(-1)?.text ?? '')) continue
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
  const address =
    (/[:/@\\]/.test(destination) && !/^[\w.-]+$/.test(destination) && !BESIDE.test(destination)) ||
    adds_remote(call, destination)
  const fields = {
    remote: destination,
    refs: targets,
    force: has(call, 'force') || forced_ref || has(call, 'prune'),
    lease: has(call, 'lease') && !forced_ref && !has(call, 'force'),
    delete: deleted_ref,
    // `+refs/heads/*:refs/heads/*`, `--force origin 'refs/*'`: every branch there is.
    mirror:
      has(call, 'mirror') ||
      (has(call, 'all') && (has(call, 'force') || has(call, 'prune'))) ||
      ((has(call, 'force') || forced_ref) && refs.some(({ text }) => /^\+?refs\/(?:heads\/)?\*/.test(text))),
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
  // Commits from a bare address go into the working tree.
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

/** `git remote set-url --push origin no_push`: words that people write instead of an address, so that nothing is pushed there. */
const NO_ADDRESS =
  /^(?:no[-_]?push(?:ing)?|push[-_]disabled|disabled?|do[-_]?not[-_]?push|dont[-_]push|none|never|nope|read[-_]?only)$/i

/** A password or a token in an address, which the settings of the repository keep in plain text. */
const KEEPS_KEY = within(
  '^["\']?(?:https?|ssh|git)://',
  [
    /(?:[^\s/@:"']{0,100}:(?!@|x-oauth-basic@)[^\s/@]{1,300})@/i,
    /(?:gh[pousr]_|github_pat_|glpat-|ATBB|ATCTT)[^\s/@]{1,300}@/,
  ],
  '(?!localhost|127\\.0\\.0\\.1)',
)

const remote_edit: Does = (call) => {
  const url = call.operands[1]
  const name = call.operands[0]?.text
  // `git remote remove origin && git remote add origin ...`: the same remote, elsewhere.
  const again = call.subcommand === 'remote add' && name !== undefined && removed_remotes(call.commands).has(name)
  const shuts = has(call, 'push') && NO_ADDRESS.test(url?.text ?? '')
  const changed = (call.subcommand.startsWith('remote set-url') && !shuts) || again
  emit(call, 'vcs.remote', {
    target: url?.text ?? null,
    fields: {
      op: call.subcommand,
      remote: name ?? '',
      changes_origin: changed,
      ...(url !== undefined && keeps_key(url) && { keeps_key: true }),
      ...(call.subcommand === 'remote add' && name !== undefined && { makes: remote_called(name) }),
    },
  })
}

/** `https://$GH_TOKEN@host/...`: the name before the `@` comes from a variable for keys. */
function keeps_key({ text, vars = [] }: Word): boolean {
  return KEEPS_KEY.test(text) || (/^https?:\/\/[^/@]{0,300}@/.test(text) && vars.some(is_secret_name))
}

/** One folder by its name, which the next update brings back. */
function names_one({ operands }: Call): boolean {
  const [only, more] = operands
  return only !== undefined && more === undefined && only.cert === 'literal' && !/^(?:\.{0,2}\/?|:\/?)$/.test(only.text)
}

const submodule_foreach: Does = (call) =>
  emit(call, 'proc.exec', { fields: { known: true, code: call.operands.map((word) => word.text).join(' ') } })

/** Commands that talk to another repository or say where it is. */
export const REMOTE_COMMANDS: NonNullable<CommandSpec['subcommands']> = {
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
  lfs: {
    flags: { force: '-f --force', dry_run: '-d --dry-run' },
    subcommands: {
      migrate: { subcommands: { 'import export': history('filter', false) }, does: says('vcs.read') },
      // Only an explicit address counts; the clone's own remote already has its files.
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
  'http-backend daemon upload-pack receive-pack shell': {
    flags: { exports: '--export-all --enable=?' },
    does: (call) => emit(call, 'net.listen', { fields: { exposes: has(call, 'exports') } }),
  },
}
