// Archives: what is packed, what is unpacked and where. Source: ENGINE 4.2.
import { type Call, has, here, prints, runs_code, touch, value, values } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type Does, nothing, type ProgramSpec, program, reads } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Members of an archive that are printed: a secret in an archive is one. */
function shows_members(call: Call, members: readonly Word[]): void {
  nothing(call)
  for (const word of members)
    if (locate(word, 'read', call.command.cwd, call.frame).item !== null) touch(call, 'fs.read', word)
}

const archives: Does = (call) => {
  runs_options(call)
  const file = value(call, 'file')
  if (has(call, 'list')) {
    if (file !== null) touch(call, 'fs.list', file)
  } else if (has(call, 'extract')) extracts(call, file)
  else packs(call, file)
}

/** Commands in options: `--to-command='sh -c id'`, `--checkpoint-action=exec=sh`, `-I 'sh x.sh'`. */
function runs_options(call: Call): void {
  for (const { text } of values(call, 'to_command')) runs_code(call, 'shell', text.replace(/^exec=/, ''), 'tar')
  for (const { text } of values(call, 'compressor')) {
    const code = text.replace(/^exec=/, '')
    if (!/[\s;|&/]/.test(code) || /^[\w/.-]+(?: -[\w=-]+)*$/.test(code)) continue
    runs_code(call, 'shell', code, 'tar')
    // The program reads the archive, whichever file that is.
    const file = value(call, 'file')
    if (file !== null && has(call, 'extract')) touch(call, 'fs.read', file)
  }
  for (const { text } of values(call, 'checkpoint'))
    if (text.startsWith('exec=')) runs_code(call, 'shell', text.slice('exec='.length), 'tar')
}

function extracts(call: Call, file: Word | null): void {
  if (file !== null && file.text !== '-') touch(call, 'fs.list', file)
  if (has(call, 'to_stdout')) return shows_members(call, call.operands)
  const flat = has(call, 'flattens') && { flat: true }
  const overwrite = !has(call, 'keeps') && call.operands.length === 0
  const fields = { op: 'unpack', absolute: has(call, 'absolute'), overwrite, ...flat }
  touch(call, 'fs.archive', value(call, 'folder') ?? here(call), fields)
}

function packs(call: Call, file: Word | null): void {
  const folder = value(call, 'folder')
  for (const word of call.operands) {
    const inside = folder !== null && !/^[/~]/.test(word.text) ? { ...word, text: `${folder.text}/${word.text}` } : word
    touch(call, 'fs.read', inside, { bulk: true, copied: true })
  }
  if (file !== null && file.text !== '-') touch(call, 'fs.archive', file, { op: 'pack' })
  if (has(call, 'remove_files')) for (const word of call.operands) touch(call, 'fs.delete', word, { recursive: true })
}

/** `tar xzf a.tgz`: the first word is a cluster even without a dash. */
const tar: Does = (call) => {
  const [first] = call.operands
  const old_style =
    first !== undefined &&
    call.command.args[0] === first &&
    /^[A-Za-z]+$/.test(first.text) &&
    /[ctxru]/.test(first.text)
  if (!old_style) {
    archives(call)
    return
  }
  const given = new Map(call.given)
  const rest = call.operands.slice(1)
  for (const letter of first.text) {
    if (letter === 'f') given.set('file', rest.length > 0 ? rest.splice(0, 1) : [])
    else if (letter === 'C') given.set('folder', rest.length > 0 ? rest.splice(0, 1) : [])
    else if (letter === 'x') given.set('extract', [])
    else if (letter === 't') given.set('list', [])
    else if (letter === 'P') given.set('absolute', [])
    else if (letter === 'k') given.set('keeps', [])
  }
  archives({ ...call, given, operands: rest })
}

const zips: Does = (call) => {
  const [archive, ...members] = call.operands
  if (archive !== undefined) touch(call, 'fs.archive', archive, { op: 'pack' })
  for (const word of members) touch(call, 'fs.read', word, { bulk: true, copied: true })
  if (has(call, 'move')) for (const word of members) touch(call, 'fs.delete', word, { recursive: true })
  for (const word of values(call, 'test_command')) runs_code(call, 'shell', word.text, 'zip')
}

const unzips: Does = (call) => {
  const [archive, ...members] = call.operands
  if (archive !== undefined) touch(call, 'fs.list', archive)
  if (has(call, 'to_stdout')) return shows_members(call, members)
  if (has(call, 'list')) return
  touch(call, 'fs.archive', value(call, 'folder') ?? here(call), { op: 'unpack', overwrite: has(call, 'overwrite') })
}

const sevens: Does = (call) => {
  const [operation, archive, ...members] = call.operands
  if (operation?.text === 'a' || operation?.text === 'u') {
    if (archive !== undefined) touch(call, 'fs.archive', archive, { op: 'pack' })
    for (const word of members) touch(call, 'fs.read', word, { bulk: true, copied: true })
    // `-sdel`, and `-df` of rar: the files are only in the archive from then on.
    if (call.command.args.some(({ text }) => text === '-sdel' || text === '-df' || text === '-dr'))
      for (const word of members) touch(call, 'fs.delete', word, { recursive: true })
  } else if (operation?.text === 'm' && call.name === 'rar') {
    for (const word of members) touch(call, 'fs.delete', word, { recursive: true })
  } else if (operation?.text === 'x' || operation?.text === 'e') {
    touch(call, 'fs.archive', value(call, 'folder') ?? here(call), { op: 'unpack' })
  } else if (operation?.text === 'd' && archive !== undefined) touch(call, 'fs.write', archive, { mode: 'inplace' })
  else nothing(call)
}

const compresses: Does = (call) => {
  if (has(call, 'to_stdout') || has(call, 'test')) {
    reads(call)
    return
  }
  const unpacks = has(call, 'decompress') || /^(?:gun|bun|un|uncom)/.test(call.name)
  for (const word of call.operands) {
    const name = word.text.replace(/\.(?:gz|bz2|xz|zst|lz4|lzma|Z|br)$/, '')
    if (!unpacks || name === word.text) touch(call, 'fs.archive', word, { op: 'pack' })
    else {
      touch(call, 'fs.read', word)
      touch(call, 'fs.archive', { ...word, text: name }, { op: 'unpack' })
    }
  }
  if (has(call, 'decompress') && call.operands.length === 0) prints(call, 'decoded')
}

/** tar, zip and their kin. */
export const ARCHIVES: readonly ProgramSpec[] = [
  program('tar gtar bsdtar', {
    flags: {
      create: '-c --create',
      extract: '-x --extract --get',
      list: '-t --list',
      append: '-r --append -u --update -A --catenate',
      file: '-f --file =',
      folder: '-C --directory =',
      absolute: '-P --absolute-names',
      to_stdout: '-O --to-stdout',
      to_command: '--to-command =',
      checkpoint: '--checkpoint-action =',
      compressor: '-I --use-compress-program =',
      remove_files: '--remove-files',
      keeps: '-k --keep-old-files --skip-old-files --keep-newer-files',
      flattens: '--strip-components --strip --transform --xform =',
      filter: '-T --files-from -X --exclude-from --exclude --owner --group --mode --mtime -b -L -K -N -g -V =',
    },
    does: tar,
  }),
  program('cpio pax', {
    flags: {
      extract: '-i --extract',
      create: '-o --create',
      pass: '-p --pass-through',
      folder: '-D --directory =',
      file: '-F --file =',
    },
    does: (call) =>
      touch(call, 'fs.archive', value(call, 'folder') ?? here(call), { op: has(call, 'create') ? 'pack' : 'unpack' }),
  }),
  program('zip', {
    flags: {
      recursive: '-r',
      move: '-m --move',
      exclude: '-x -i =?',
      test_command: '-TT --unzip-command =',
      password: '-P --password =',
      folder: '-b =',
    },
    does: zips,
  }),
  program('unzip', {
    flags: { folder: '-d =', overwrite: '-o', list: '-l -t -Z -v', to_stdout: '-p -c', password: '-P =' },
    does: unzips,
  }),
  program('7z 7za 7zr 7zz p7zip rar', { flags: { folder: '-o =?' }, does: sevens }),
  program('unrar', {
    does: (call) => touch(call, 'fs.archive', call.operands[2] ?? here(call), { op: 'unpack' }),
  }),
  program('gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd lz4 lzma compress uncompress pigz brotli', {
    flags: {
      to_stdout: '-c --stdout --to-stdout',
      test: '-t --test -l --list',
      decompress: '-d --decompress --uncompress',
      suffix: '-S --suffix =',
    },
    does: compresses,
  }),
]
