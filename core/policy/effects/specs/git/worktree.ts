// Files of a checkout: commands that discard uncommitted changes. Source: ENGINE 4.2.
import { type Call, emit, has, here, said, touch, touch_as, value } from '#core/policy/effects/call.ts'
import type { Scope } from '#core/policy/effects/kind.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { TREE } from '#core/policy/effects/place/checkout.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type CommandSpec, type Does, says } from '#core/policy/effects/spec.ts'
import { stays_in_force } from '#core/policy/effects/specs/file/copy.ts'
import { open_targets } from '#core/policy/effects/specs/file/feed.ts'
import {
  branch_name,
  emit_moved,
  is_lasting,
  moves_protected,
  switches,
} from '#core/policy/effects/specs/git/branch.ts'
import { emit_discard } from '#core/policy/effects/specs/git/repository.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const reset: Does = (call) => {
  if (has(call, 'hard') || has(call, 'merge')) {
    emit_discard(call, {
      target: call.operands[0]?.text ?? 'HEAD',
      fields: { what: 'worktree', narrow: false, op: 'reset' },
    })
  } else emit(call, 'vcs.commit')
}

/** Where the checks of a project lie. */
const CHECKED_IN: ReadonlySet<Scope> = new Set(['workspace', 'ci-config'])

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
  // In a home or system folder that is a checkout, nearly everything is untracked.
  const folder = value(call, 'folder') ?? here(call)
  if (
    /^(?:home|root|system)$/.test(locate(folder, 'delete', call.command.cwd, call.frame).scope) &&
    has(call, 'ignored')
  )
    touch(call, 'fs.delete', folder, { recursive: true })
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
  // `git diff --name-only | xargs git checkout --`: the names arrive at run time; files that are gone lose nothing.
  else if (dashes >= 0 && call.command.open_args && !brings_back(call))
    discards_paths(call, [...by_name, ...open_targets(call)])
  else if (by_name.length > 0) discards_paths(call, by_name)
  else if (has(call, 'ours')) discards_paths(call, call.operands)
  else if (call.operands.length > 1 && !has(call, 'create')) discards_paths(call, call.operands.slice(1))
  else emit(call, 'vcs.commit', switches(call))
}

const brings_back = line_says(/--diff-filter=D\b|\bls-files\s+(?:-d|--deleted)\b/)

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
  // Build output is made again.
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

/** Without -f git refuses what it does not hold, so a folder by name comes back from the last commit. */
function from_index(call: Call, word: Word): Readonly<Record<string, boolean>> {
  const recursive = has(call, 'recursive')
  const held = recursive && !has(call, 'force') && /^(?!\.{1,2}\/?$)[\w@./-]+$/.test(word.text)
  return held ? { recursive, narrow: true, tracked: true } : { recursive }
}

/** The checkout that a call of `git worktree` is about, as the session remembers it. */
function tree_at(call: Call): string | null {
  const [word] = call.operands
  if (word === undefined || word.cert !== 'literal') return null
  const { path } = locate(word, 'list', call.command.cwd, call.frame)
  return path === null ? null : TREE + path
}

/** Whether the line comes as far as this call only when everything before it succeeded. */
function runs_behind_success({ source, command }: Call): boolean {
  const before = source.slice(0, command.span[0])
  return before.includes('&&') && !/[;|\n]/.test(before)
}

/** Commands that change files of the checkout. */
export const WORKTREE_COMMANDS: NonNullable<CommandSpec['subcommands']> = {
  reset: { flags: { hard: '--hard', merge: '--merge', soft: '--soft --mixed --keep -N -q -p --patch' }, does: reset },
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
  mv: (call) => {
    // Files moved into a folder of the session belong to the project.
    const to = call.operands.at(-1)
    const path = to === undefined ? null : locate(to, 'list', call.command.cwd, call.frame).path
    // Deleting a folder also deletes untracked files in it.
    const whole = call.operands.slice(0, -1).some(({ text }) => !/\.\w{1,8}$/.test(text))
    emit(call, 'vcs.commit', path === null ? {} : { fields: { loses: [path], ...(whole && { whole }) } })
    const from = call.operands.slice(0, -1)
    // A check counts by its place. Other files stay what they are, and git keeps where they were.
    for (const word of from)
      if (CHECKED_IN.has(locate(word, 'delete', call.command.cwd, call.frame).scope))
        touch_as(call, 'fs.move', 'delete', word, {
          away: from.length > 1 || to === undefined || !stays_in_force(word, to),
        })
  },
  'read-tree checkout-index': {
    flags: { reset: '--reset -f --force', update: '-u', merge: '-m', prefix: '--prefix =' },
    does: (call) => {
      // `checkout-index -a -f --prefix=/tmp/export/`: a copy in another folder.
      const prefix = call.subcommand === 'checkout-index' ? value(call, 'prefix') : null
      if (prefix !== null && prefix.text !== '') return void touch(call, 'fs.archive', prefix, { op: 'unpack' })
      // With `-m` uncommitted changes stop it.
      has(call, 'reset') || (has(call, 'update') && !has(call, 'merge') && call.subcommand === 'read-tree')
        ? emit_discard(call, { target: 'worktree', fields: { what: 'worktree', narrow: false } })
        : emit(call, 'vcs.commit')
    },
  },
  worktree: {
    subcommands: {
      list: says('vcs.read'),
      add: {
        flags: { force: '-f --force --detach --no-checkout --lock --quiet -q', branch: '-b -B --reason =' },
        does: (call) => {
          const made = tree_at(call)
          emit(call, 'vcs.commit', made === null || !surely(call) ? {} : { fields: { makes: made } })
          const name = /(?:^|\s)-b ([\w./-]+)(?=\s|$)/.exec(said(call))?.[1] ?? ''
          if (name !== '' && !is_lasting(name) && surely(call))
            emit(call, 'vcs.commit', { fields: { makes: branch_name(name) } })
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
              ...(runs_behind_success(call) && { chained: true }),
            },
          })
        },
      },
    },
    does: says('vcs.commit'),
  },
}
