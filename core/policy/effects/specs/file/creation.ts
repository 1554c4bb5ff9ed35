// Programs that create, fill and empty files, and those that only look at folders. Source: ENGINE 4.2.
import { type Call, has, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { set_field } from '#core/policy/effects/collector.ts'
import { prints_nothing } from '#core/policy/effects/line/empty.ts'
import {
  all_of,
  type Does,
  each_operand,
  lists,
  nothing,
  type ProgramSpec,
  program,
} from '#core/policy/effects/spec.ts'
import { looped_targets, open_targets, substituted_targets } from '#core/policy/effects/specs/file/feed.ts'

const truncates: Does = (call) => {
  const size = text_of(value(call, 'size'))
  const named = call.operands.filter((one) => one.text !== '{}')
  const listed = named.flatMap((word) => [...looped_targets(call, word), ...(substituted_targets(call, word) ?? [])])
  for (const word of [...named, ...listed, ...open_targets(call)]) {
    touch(call, 'fs.write', word, {
      mode: 'truncate',
      empty: size === null || /^[<%/]?0/.test(size),
      fed: call.command.open_args,
    })
  }
}

/** Whether standard input is the null device. */
export function fed_nothing({ command, commands }: Call): boolean {
  return (
    command.redirects.some((one) => one.op === '<' && one.target.text === '/dev/null') ||
    command.stdin.some(
      (one) =>
        (one.kind === 'file' && one.word.text === '/dev/null') ||
        (one.kind === 'command' && prints_nothing(commands[one.index])),
    )
  )
}

const tees: Does = (call) => {
  for (const word of call.operands) {
    touch(call, 'fs.write', word, {
      mode: has(call, 'append') ? 'append' : 'truncate',
      empty: !has(call, 'append') && fed_nothing(call),
    })
  }
}

const writes_operands: Does = (call) => {
  for (const word of [...call.operands, ...open_targets(call)])
    if (word.text !== '{}') touch(call, 'fs.write', word, { mode: 'inplace' })
}

/** Makes an empty file or leaves one as it is; another date is another matter. */
const touches: Does = (call) => {
  const dated = has(call, 'reference') || has(call, 'date') || has(call, 'stamp')
  for (const word of call.operands) {
    const draft = touch(call, 'fs.write', word, { mode: 'create' })
    if (draft === null || dated || (draft.scope !== 'home-other' && draft.scope !== 'home-config')) continue
    set_field(draft, 'aside', true)
    draft.d[1] = Math.min(draft.d[1], 1)
  }
}

/** touch, tee, truncate and their kin; ls, cd. */
export const CREATIONS: readonly ProgramSpec[] = [
  program('touch', {
    flags: { reference: '-r --reference =', date: '-d --date =', stamp: '-t =' },
    does: touches,
  }),
  program('mkdir gmkdir md', {
    flags: { mode: '-m --mode =', parents: '-p --parents' },
    does: each_operand('fs.write', (call) => ({
      mode: 'create',
      directory: true,
      bare: true,
      may_exist: has(call, 'parents'),
    })),
  }),
  program('mktemp tempfile', { flags: { folder: '-p --tmpdir =?' }, does: nothing }),
  program('mkfifo mknod', {
    flags: { mode: '-m --mode =' },
    does: (call) => {
      const [word] = call.operands
      if (word !== undefined) touch(call, 'fs.write', word, { mode: 'create', fifo: true })
    },
  }),
  program('truncate', { flags: { size: '-s --size =', reference: '-r --reference =' }, does: truncates }),
  program('fallocate', {
    flags: { length: '-l --length =', offset: '-o --offset =' },
    does: each_operand('fs.write', () => ({ mode: 'create' })),
  }),
  program('tee sponge gtee', { flags: { append: '-a --append' }, does: tees }),
  program('split csplit', {
    flags: {
      lines: '-l --lines -b --bytes -n --number -C --line-bytes -a --suffix-length =',
      suffix: '--additional-suffix =',
      digits: '-d',
    },
    does: (call) => {
      // csplit's operands after the file are patterns.
      const [file, prefix] = call.name === 'csplit' ? call.operands.slice(0, 1) : call.operands
      if (file !== undefined) touch(call, 'fs.read', file)
      if (prefix !== undefined) touch(call, 'fs.write', prefix, { mode: 'create' })
      else nothing(call)
    },
  }),
  program('dos2unix unix2dos iconv', {
    flags: { from: '-f --from-code -t --to-code =', output: '-o --output =' },
    does: writes_operands,
  }),
  program(
    'ls ll la l dir vdir tree exa eza lsd stat realpath readlink basename dirname which whereis whence type hash locate mdfind ' +
      'namei getfattr lsattr exiftool mediainfo',
    {
      flags: { pattern: '-I --ignore -w -L -P --level --time-style --format -c --printf =?' },
      does: all_of(nothing, lists),
    },
  ),
  program('file', {
    // The names that `-f` reads out of a file are shown, found or not.
    flags: { list: '-f --files-from =', other: '-m --magic-file -e --exclude -F --separator -P --parameter =' },
    does: (call) => {
      for (const word of values(call, 'list')) touch(call, 'fs.read', word)
      for (const word of call.operands) touch(call, 'fs.list', word)
      nothing(call)
    },
  }),
  program('cd pushd popd chdir pwd z zoxide autojump', nothing),
]
