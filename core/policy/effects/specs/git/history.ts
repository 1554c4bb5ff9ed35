// Commits: creating, rewriting, losing them. Source: ENGINE 4.2.
import { type Call, emit, has, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import type { FieldValue } from '#core/policy/effects/kind.ts'
import { type CommandSpec, type Does, says } from '#core/policy/effects/spec.ts'
import { applies_text } from '#core/policy/effects/specs/file/patch.ts'
import { is_passing, there } from '#core/policy/effects/specs/git/repository.ts'
import { stages_secrets } from '#core/policy/effects/specs/git/secrets.ts'

/** Commits that `op` makes anew or loses; `local` when nobody else can have them yet. */
/** Commands that write commits or parts of them; nothing is lost by them. */
const MAKES_COMMITS =
  'cherry-pick revert notes init commit-tree write-tree mergetool format-patch bundle send-email subtree ' +
  'sparse-checkout flow rerere maintenance pack-refs merge-file merge-tree hash-object mktag mktree ' +
  'unpack-objects update-index update-server-info'

export const history =
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

/** Commands that make commits or change those there are. */
export const HISTORY_COMMANDS: NonNullable<CommandSpec['subcommands']> = {
  'add stage': {
    flags: { force: '-f --force', dry_run: '-n --dry-run', every: '-A --all' },
    does: (call) => {
      emit(call, 'vcs.commit', { fields: { stages: true, ...stages_all(call) } })
      if (!has(call, 'dry_run')) stages_secrets(call)
    },
  },
  'am apply': (call) => {
    // A patch of unknown content changes the tree.
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
  [MAKES_COMMITS]: says('vcs.commit'),
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
      dry_run: '--dry-run',
    },
    does: (call) =>
      has(call, 'analyze') || has(call, 'dry_run') || is_passing(call)
        ? emit(call, 'vcs.read')
        : emit(call, 'vcs.history', { fields: { op: 'filter', local: false, everything: true } }),
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
  'repack fast-import quiltimport svn p4 cvsimport import': says('vcs.commit'),
  bisect: { subcommands: { run: says('proc.exec', { known: true }) }, does: says('vcs.commit') },
}
