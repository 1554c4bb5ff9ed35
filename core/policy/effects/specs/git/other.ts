// Subversion, Mercurial and other version control. Source: ENGINE 4.2.
import { emit, has } from '#core/policy/effects/call.ts'
import { type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'

/** Version control other than git. */
export const OTHER_VERSION_CONTROL: readonly ProgramSpec[] = [
  program('svn hg fossil bzr jj sl', {
    subcommands: {
      'status st log diff cat info annotate blame list ls heads summary id show files': says('vcs.read'),
      'revert update --clean strip purge': {
        flags: { all: '-R --recursive -a --all -C --clean --no-backup', dry_run: '-n -p --print' },
        harmless_with: ['dry_run'],
        // `svn update`, `hg update` keep local changes unless told to clean.
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
