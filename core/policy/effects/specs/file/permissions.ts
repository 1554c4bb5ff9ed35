// Programs that change modes, owners and access lists of files.
import { within } from '#core/compose.ts'
import { type Call, emit, has, touch, value } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, lists, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { open_targets, shown_targets } from '#core/policy/effects/specs/file/feed.ts'
import { is_setuid, locks_out, opens_to_all, shows_to_all, tightens } from '#core/policy/effects/specs/file/mode.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const chmod: Does = (call) => {
  const reference = has(call, 'reference')
  // `-x` and `-rwx` are modes, although they look like flags.
  const dashed = call.command.args.find((word) => /^-[rwxXst]+$/.test(word.text) && word.text !== '-R')
  const mode = reference ? '' : (dashed?.text ?? call.operands[0]?.text ?? '')
  const skip = reference || dashed !== undefined ? 0 : 1
  const fields = {
    mode,
    recursive: has(call, 'recursive'),
    setuid: is_setuid(mode),
    world_writable: opens_to_all(mode),
    locks_out: locks_out(mode),
    executable: /[+=][rwst]*[xX]|^[0-7]*[1357][0-7]{0,2}$/.test(mode),
  }
  for (const word of targets_of(call, skip))
    if (is_at_hand(call, word) && !fields.setuid) nothing(call)
    else changes(call, 'fs.perm', word, fields, tightens(mode))
}

/** The files behind the mode or the owner, also those that only a listing names. */
function targets_of(call: Call, skip: number): Word[] {
  return [...call.operands.slice(skip).flatMap((word) => shown_targets(call, word)), ...open_targets(call)]
}

/** Boards on a cable, virtual machines and graphics: what the person in front of the machine works with. */
const AT_HAND = within(
  '^\\/dev\\/',
  [
    /tty(?:USB|ACM|AMA|THS)\d{1,3}|tty\.(?:usb|wch|SLAB)[\w-]*|cu\.(?:usb|wch|SLAB)[\w-]*|kvm/,
    /video\d{1,3}|dri(?:\/[\w-]+)?|kfd|i2c-\d{1,3}|spidev[\d.]+|gpiochip\d{1,3}|bus\/usb\/\d{3}\/\d{3}/,
    /net\/tun|fuse/,
  ],
  '$',
)

const is_at_hand = (call: Call, word: Word): boolean =>
  call.command.place === 'local' && word.cert === 'literal' && AT_HAND.test(word.text)

/** A script that its owner may start: what it does was asked about when it was written. */
const MAKES_RUNNABLE = /^(?:[ua]{0,2}\+r?x|0?7[0-5][0-5])$/

/** Tightening a secret file is what its documentation asks for, and so is making a script of one's own runnable. */
function changes(
  call: Call,
  kind: 'fs.perm' | 'fs.owner',
  word: Word,
  fields: Record<string, string | boolean>,
  tightening: boolean,
): void {
  const runs = kind === 'fs.perm' && fields['recursive'] !== true && MAKES_RUNNABLE.test(String(fields['mode'] ?? ''))
  if ((tightening || runs) && call.command.place === 'local') {
    const target = locate(word, 'write', call.command.cwd, call.frame)
    const { scope } = target
    // The script of a skill says the same when it may be started.
    const own = scope === 'home-other' || scope === 'home-config' || (runs && scope === 'instruction-file')
    if (own || (tightening && (scope === 'credential' || scope === 'persistence'))) {
      emit(call, kind, { target: target.path, cert: target.cert, scope: target.scope, fields, span: word.span })
      return
    }
  }
  const shown = kind === 'fs.perm' && call.command.place === 'local' && shows_to_all(String(fields['mode'] ?? ''))
  // Being able to list a folder of keys shows only names.
  const names_only = fields['recursive'] !== true && /(?:^|\/)\.(?:ssh|gnupg|aws|kube|docker)\/?$/.test(word.text)
  touch(call, kind, word, shown && !names_only ? { ...fields, world_readable: true } : fields)
}

const owners: Does = (call) => {
  const skip = has(call, 'reference') ? 0 : 1
  const owner = call.operands[0]?.text ?? ''
  const stranger = skip === 1 && is_stranger(call, owner)
  for (const word of targets_of(call, skip)) {
    if (is_at_hand(call, word)) nothing(call)
    else
      touch(call, 'fs.owner', word, {
        owner,
        recursive: has(call, 'recursive'),
        ...(stranger && { stranger: true }),
        ...(is_user(owner) && { to_user: true }),
      })
  }
}

/** `dev`, `dev:dev`, `1000`: somebody who may then write what only root could. */
function is_user(owner: string): boolean {
  return owner !== '' && !/^(?:root|0)(?:[:.](?:root|0|wheel|shadow)?)?$|^:/.test(owner)
}

/** `nobody`, `www-data:www-data`: a name that is not that of the person whose home it is; numbers are nobody's name. */
function is_stranger(call: Call, owner: string): boolean {
  const own = call.frame.home?.slice(call.frame.home.lastIndexOf('/') + 1)
  const name = /^[a-z_][\w-]*/.exec(owner)?.[0]
  return call.operands[0]?.cert === 'literal' && name !== undefined && name !== own
}

export const PERMISSIONS: readonly ProgramSpec[] = [
  program('chmod gchmod', {
    flags: {
      recursive: '-R --recursive',
      reference: '--reference =',
      quiet: '-v -c -f --verbose --changes --quiet --silent',
    },
    does: chmod,
  }),
  program('chown chgrp gchown lchown', {
    flags: {
      recursive: '-R --recursive',
      reference: '--reference =',
      from: '--from =',
      quiet: '-v -c -f -h --no-dereference',
    },
    does: owners,
  }),
  program('setfacl', {
    flags: {
      recursive: '-R --recursive',
      modify: '-m --modify =',
      remove: '-x --remove =',
      base: '-b --remove-all',
      file: '-M -X --set --restore =',
    },
    does: (call) => {
      const entry = call.given.get('modify')?.at(-1)?.text ?? ''
      const world = /(?:^|,)o(?:ther)?::?[r-]*w/.test(entry)
      for (const word of call.operands)
        touch(call, 'fs.perm', word, { recursive: has(call, 'recursive'), world_writable: world, mode: entry })
    },
  }),
  program('chattr chflags', {
    flags: { recursive: '-R', version: '-v -p =' },
    does: (call) => {
      const [mode, ...files] = call.operands
      for (const word of files)
        touch(call, 'fs.perm', word, {
          mode: mode?.text ?? '',
          immutable: /\+[a-z]*i|uchg|schg/.test(mode?.text ?? ''),
        })
      for (const word of call.command.args) {
        if (/^-i/.test(word.text))
          for (const file of call.operands) touch(call, 'fs.perm', file, { mode: word.text, unlocks: true })
      }
    },
  }),
  program('setcap', {
    flags: { quiet: '-q -n', remove: '-r', verify: '-v' },
    does: (call) => {
      // It only says whether the file has them.
      if (has(call, 'verify')) return lists({ ...call, operands: call.operands.slice(1) })
      const removes = has(call, 'remove')
      const capabilities = removes ? '' : (call.operands[0]?.text ?? '')
      for (const word of call.operands.slice(removes ? 0 : 1)) {
        touch(call, 'fs.perm', word, { setuid: !removes, capabilities })
      }
    },
  }),
  program('xattr', {
    flags: { recursive: '-r', clear: '-c', remove: '-d =', write: '-w' },
    does: (call) => {
      const attribute = call.given.get('remove')?.at(-1)?.text ?? ''
      for (const word of call.operands)
        touch(call, 'fs.perm', word, { mode: attribute, quarantine: attribute.includes('quarantine') })
    },
  }),
  program('setfattr', {
    flags: { name: '-n --name =', value: '-v --value =', remove: '-x --remove =', from: '--restore =', itself: '-h' },
    does: (call) => {
      const name = value(call, 'name')?.text ?? value(call, 'remove')?.text ?? ''
      // Capabilities of a program are kept in an attribute of its file.
      const raises = has(call, 'name') && name === 'security.capability'
      for (const word of call.operands)
        touch(call, 'fs.perm', word, {
          mode: name,
          ...(raises && { setuid: true, capabilities: value(call, 'value')?.text ?? '' }),
        })
    },
  }),
  program('getfacl getcap umask newuidmap', {
    does: (call) => (call.operands.length > 0 ? lists(call) : nothing(call)),
  }),
]
