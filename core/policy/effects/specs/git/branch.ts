// Branches and other refs: creating, moving, deleting. Source: ENGINE 4.2.
import { type Call, emit, has } from '#core/policy/effects/call.ts'
import type { FieldValue } from '#core/policy/effects/kind.ts'
import type { CommandSpec, Does } from '#core/policy/effects/spec.ts'
import { emit_discard, there } from '#core/policy/effects/specs/git/repository.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'

/** Branches other people build on. */
export const PROTECTED =
  /^(?:refs\/heads\/)?(?:main|master|trunk|develop|development|dev|prod|production|staging|stable|release(?:[/-].*)?|hotfix(?:[/-].*)?|gh-pages|\*)$/i

/** Names by which people say that a branch holds work that nothing else holds. */
const KEPT =
  /(?:^|[/_-])(?:unmerged|wip|backup|bak|save|keep|rescue|recover(?:y|ed)?|important|safety|do-?not-?delete)(?:$|[/_-])/i

/** `git branch -m master main`: the default branch by the other usual name; `-m` overwrites nothing. */
function is_default_renamed(call: Call, [from = '', to = '']: readonly string[]): boolean {
  return !has(call, 'force') && /^(?:main|master|trunk)$/.test(from) && /^(?:main|master|trunk)$/.test(to)
}

/** `git branch -M old main`: the branch of that name goes; `git branch -M main`, with one name, renames the one that is checked out. */
function overwrites_protected(call: Call, name: string): boolean {
  return PROTECTED.test(name) && call.command.args.some((word) => /^-[MC]$/.test(word.text))
}

/** `git branch -vv | grep ': gone]' | awk '{print $1}' | xargs git branch -D`: branches that the remote had and deleted once they were merged. */
const GONE =
  /\bgit (?:branch -v{1,2}|for-each-ref)\b(?![^;\n]{0,240}-v\s[^|]{0,20}gone)[^;\n]{0,240}\bgone\b[^\n]{0,200}$/
const MAX_LISTING_CHARS = 480

function lists_gone({ source, command: { span } }: Call): boolean {
  return GONE.test(source.slice(Math.max(0, span[0] - MAX_LISTING_CHARS), span[0]))
}

const branch: Does = (call) => {
  const names = call.operands.map((word) => word.text)
  if (has(call, 'force_delete') || (has(call, 'delete') && has(call, 'force'))) {
    const listed = call.operands.some((word) => word.cert !== 'literal') || call.command.open_args
    const guarded = names.some((name) => PROTECTED.test(name) || KEPT.test(name)) || (listed && !lists_gone(call))
    emit_discard(call, {
      target: names.join(' '),
      fields: {
        what: 'branch',
        narrow: !guarded,
        protected: guarded,
        ...(names.length === 1 && !is_lasting(names[0] ?? '') && { takes: branch_name(names[0] ?? '') }),
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

/**
 * `git switch -C main origin/old`, `git checkout -B main HEAD~5`: the branch that others build on forgets its commits. To take over what
 * the remote says of the same branch is how a clone catches up.
 */
export function moves_protected(call: Call): boolean {
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

/** The branch that others build on is moved. */
export function emit_moved(call: Call): void {
  emit_discard(call, {
    target: call.operands[0]?.text ?? null,
    fields: { what: 'branch', narrow: false, protected: true },
  })
}

/** To a branch, a new one or one that is there: then git names the changed files that come along. */
export function switches(call: Call): { fields: Record<string, FieldValue> } {
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

/**
 * `git switch -c try/x`: git refuses when there is such a branch. One that begins where the remote's branch of that name is, or that
 * others build on, is nobody's own.
 */
function names_branch(call: Call): { fields?: { makes: string } } {
  const [name, start] = call.operands
  if (name === undefined || name.cert !== 'literal' || is_lasting(name.text) || !surely(call)) return {}
  if (start !== undefined && (start.cert !== 'literal' || start.text.endsWith(name.text))) return {}
  return { fields: { makes: branch_name(name.text) } }
}

const NEW_BRANCH = /^(?:-b|-c|--create)$/

/** The word for a branch in what a session has made its own. */
export const branch_name = (name: string): string => `branch ${name}`

/** One that people always have; of a release or a repair there may be a new one every day. */
export const is_lasting = (name: string): boolean => PROTECTED.test(name) && !/^(?:hotfix|release)[/-]./i.test(name)

const PASSING_REFERENCE =
  /^refs\/(?:bisect|remotes|original|tmp|temp|pull|pulls|pull-requests|merge-requests|prefetch)\/[\w.-]/

/** `git branch` and its like. */
export const BRANCH_COMMANDS: NonNullable<CommandSpec['subcommands']> = {
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
  'update-ref symbolic-ref replace': {
    flags: { delete: '-d --delete', message: '-m =', list: '-l --list -q --short' },
    does: (call) => {
      // References come by the line, and nobody sees which.
      const fed = call.command.args.some((word) => word.text === '--stdin') && call.command.stdin.length > 0
      // References of bisect, remote-tracking branches and backups of rewrites contain nobody's work.
      const own = !fed && call.operands.length > 0 && PASSING_REFERENCE.test(call.operands[0]?.text ?? '')
      if (has(call, 'delete') && own) emit(call, 'vcs.commit')
      else if (has(call, 'delete') || fed)
        emit_discard(call, {
          target: call.operands[0]?.text ?? null,
          fields: { what: 'branch', narrow: false },
        })
      else if (call.operands.length < 2 && !(call.subcommand === 'replace' && call.operands.length > 0))
        emit(call, 'vcs.read')
      // The default branch of a remote is only a note in this clone.
      else if (/^refs\/remotes\//.test(call.operands[0]?.text ?? '')) emit(call, 'vcs.commit')
      else
        emit(call, 'vcs.history', {
          target: call.operands[0]?.text ?? null,
          fields: { op: 'update-ref', local: false },
        })
    },
  },
}
