// git's own options, and its commands that only read. Other commands are in the neighbouring files, by topic.
import { type Call, emit, has, runs_code, text_of, touch, value } from '#core/policy/effects/call.ts'
import { all_of, type CommandSpec, type Does, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { BRANCH_COMMANDS } from '#core/policy/effects/specs/git/branch.ts'
import { CONFIG_COMMANDS, config_override } from '#core/policy/effects/specs/git/config.ts'
import { HISTORY_COMMANDS } from '#core/policy/effects/specs/git/history.ts'
import { REMOTE_COMMANDS } from '#core/policy/effects/specs/git/remote.ts'
import { replaces_guards, shows_versions } from '#core/policy/effects/specs/git/secrets.ts'
import { STASH_COMMANDS, saves_here } from '#core/policy/effects/specs/git/stash.ts'
import { WORKTREE_COMMANDS } from '#core/policy/effects/specs/git/worktree.ts'

const GIT_READS =
  'status log diff show blame shortlog describe rev-parse rev-list ls-files ls-tree ls-remote cat-file grep ' +
  'name-rev whatchanged merge-base cherry count-objects diff-tree diff-files diff-index for-each-ref ' +
  'show-ref show-branch var version verify-commit verify-tag verify-pack check-ignore check-attr ' +
  'check-ref-format column range-diff request-pull instaweb fsck help bugreport annotate get-tar-commit-id ' +
  'show-index stripspace interpret-trailers patch-id difftool gui citool secrets lfs-status ' +
  'annex crypt-status size-sizer'

/** `git diff > work.patch`: all that is changed and not staged is in a file. */
function saves_worktree({ subcommand, operands, command: { args, redirects } }: Call): boolean {
  if (subcommand !== 'diff' || operands.some(({ text }) => text !== 'HEAD')) return false
  if (args.some(({ text }) => !/^(?:diff|HEAD|--binary|--no-color|-p|--patch|--full-index|--no-ext-diff)$/.test(text)))
    return false
  return redirects.some(
    ({ op, fd, target }) => op === '>' && fd !== 2 && target.cert === 'literal' && !target.text.startsWith('/dev/'),
  )
}

/** Where git is installed. */
const INSTALLED = /^(?:\/usr|\/opt|\/lib|\/nix|\/snap|\/Applications|\/Library|[A-Za-z]:[\\/]Program Files)[\\/]/

/** `git --exec-path=/tmp/x log`: what git calls comes from there. */
const looks_elsewhere: Does = (call) => {
  const folder = value(call, 'exec_path')
  if (folder !== null && folder.text !== '' && !INSTALLED.test(folder.text))
    emit(call, 'opaque', { target: folder.text, fields: { reason: 'foreign-script' } })
}

/** `git grep --no-index . ~/.ssh`: files that need not be of the repository. */
const reads_outside: Does = (call) => {
  if (call.subcommand !== 'grep' || !has(call, 'no_index')) return
  const given = call.command.args.some(({ text }) => text === '-e')
  for (const word of call.operands.slice(given ? 0 : 1)) touch(call, 'fs.read', word, { searched: true, bulk: true })
}

const GIT: CommandSpec = {
  flags: {
    folder: '-C --git-dir --work-tree --namespace --super-prefix =',
    set: '-c --config-env =',
    exec_path: '--exec-path =?',
    paging: '-p --paginate -P --no-pager --bare --no-replace-objects --literal-pathspecs --no-optional-locks',
  },
  always: all_of(config_override, replaces_guards, looks_elsewhere),
  does: says('vcs.read'),
  subcommands: {
    [GIT_READS]: {
      flags: {
        output: '-o --output =',
        set: '-c =',
        opener: '-O --open-files-in-pager =?',
        no_index: '--no-index',
      },
      does: (call) => {
        emit(call, 'vcs.read', saves_worktree(call) ? { fields: saves_here(call) } : {})
        const file = value(call, 'output')
        if (file !== null && call.subcommand !== 'ls-files') touch(call, 'fs.write', file, { mode: 'truncate' })
        shows_versions(call)
        const opener = call.subcommand === 'grep' ? text_of(value(call, 'opener')) : null
        if (opener !== null) runs_code(call, 'shell', opener, 'git grep -O')
        reads_outside(call)
      },
    },
    archive: {
      flags: { output: '-o --output =', format: '--format --prefix --remote --exec =' },
      does: (call) => {
        const file = value(call, 'output')
        if (file !== null) touch(call, 'fs.archive', file, { op: 'pack' })
        emit(call, 'vcs.read')
      },
    },
    ...BRANCH_COMMANDS,
    ...WORKTREE_COMMANDS,
    ...STASH_COMMANDS,
    ...REMOTE_COMMANDS,
    ...HISTORY_COMMANDS,
    ...CONFIG_COMMANDS,
  },
}

/** git, and programs that are only for it. */
export const GIT_PROGRAMS: readonly ProgramSpec[] = [
  program('git', GIT),
  program(
    'git-lfs git-secrets gitk tig lazygit git-crypt pre-commit husky lefthook lint-staged commitlint cz git-cliff',
    {
      subcommands: { 'install init': says('proc.exec', { known: true, hook_manager: true }) },
      does: says('proc.exec', { known: true }),
    },
  ),
]
