// Programs that create, copy, move and remove files, and archives (long: one table of programs).
import {
  type Call,
  emit,
  has,
  here,
  prints,
  reach,
  runs_code,
  text_of,
  touch,
  touch_as,
  value,
  values,
} from '#core/policy/effects/call.ts'
import type { Scope } from '#core/policy/effects/kind.ts'
import { prints_nothing } from '#core/policy/effects/line/empty.ts'
import { takes_all } from '#core/policy/effects/place/narrow.ts'
import { base_of, has_glob } from '#core/policy/effects/place/path.ts'
import { locate, note_link } from '#core/policy/effects/place/target.ts'
import {
  all_of,
  type Does,
  each_operand,
  lists,
  nothing,
  type ProgramSpec,
  program,
  reads,
} from '#core/policy/effects/spec.ts'
import {
  found_in_one_folder,
  looped_targets,
  open_targets,
  substituted_targets,
} from '#core/policy/effects/specs/file/feed.ts'
import { is_setuid } from '#core/policy/effects/specs/file/mode.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { is_stage, remote_of } from '#core/policy/effects/specs/network/remote.ts'
import { brings_from } from '#core/policy/effects/specs/network/ssh.ts'
import type { Word } from '#core/policy/parse/tree.ts'
import { is_left_open } from '#core/policy/parse/wrap/own-script.ts'

/** The `{}` of find and xargs, also when it was replaced by everything below the starting point: open_targets knows better. */
function is_placeholder(call: Call, word: Word): boolean {
  return word.text === '{}' || (call.command.open_args && word.cert === 'pattern' && word.text.endsWith('/**'))
}

const removes: Does = (call) => {
  const fields = { recursive: has(call, 'recursive'), force: has(call, 'force') }
  for (const word of call.operands) {
    // An empty name is none, and rm says so.
    if (is_placeholder(call, word) || (word.text === '' && word.cert === 'literal' && word.feeds === undefined))
      continue
    // One file of its own (`rm -f "$pidfile"`); a tree is asked about.
    if (!fields.recursive && word.cert === 'dynamic' && is_left_open(word, call.command.via)) continue
    const found = substituted_targets(call, word) ?? looped(call, word)
    if (found === null && !fields.recursive && takes_all(word))
      touch(call, 'fs.delete', word, { ...fields, recursive: true, fed: true })
    else if (found === null) touch(call, 'fs.delete', word, fields)
    else for (const one of found) touch(call, 'fs.delete', one, { ...fields, recursive: true, fed: true })
  }
  const shallow = call.command.open_args && !fields.recursive && found_in_one_folder(call)
  for (const word of open_targets(call))
    touch(call, 'fs.delete', word, shallow && !takes_all(word) ? fields : { ...fields, recursive: true, fed: true })
}

/** `for f in $(find . -name '*.orig'); do rm "$f"; done` */
function looped(call: Call, word: Word): readonly Word[] | null {
  const found = looped_targets(call, word)
  return found.length === 0 ? null : found
}

/** `rmdir`; `npm ci && rmdir /s /q dist` of somebody who thought of Windows takes what the folder holds, too. */
const removes_folders: Does = (call) => {
  const switches = /^\/[sq]$/i
  const whole = call.operands.some(({ text }) => switches.test(text))
  for (const word of call.operands)
    if (!whole) touch(call, 'fs.delete', word, { recursive: false, empty_only: true })
    else if (!switches.test(word.text))
      touch(call, 'fs.delete', with_backslashes(call, word), { recursive: true, force: true })
}

/** `C:\\Windows` as it was written: a POSIX shell takes the backslashes away. */
function with_backslashes({ source }: Call, word: Word): Word {
  const raw = source.slice(word.span[0], word.span[1]).replace(/["']/g, '')
  return /^[A-Za-z]:\\/.test(raw) ? { ...word, text: raw } : word
}

/** What scripts of packages build into and clean with these two, besides folders that nobody keeps sources in. */
const BUILT = /^(?:\.\/)?(?:lib|types|typings|es|esm|cjs|umd|commonjs)\/?$/

/** Programs that take a folder as they take a file, and patterns that no shell expands. */
const removes_whole: Does = (call) => {
  const [first, ...rest] = call.operands
  // `trash list`, `gtrash put x`: some of them have verbs.
  const verb = /^(?:put|list|restore|find|summary|undo|completion)$/.test(first?.text ?? '')
  if (verb && first?.text !== 'put') return nothing(call)
  const cleans = call.name === 'rimraf' || call.name === 'del-cli'
  for (const word of verb ? rest : call.operands) {
    // `!dist/.gitkeep`: what is left out.
    if (cleans && word.text.startsWith('!')) continue
    const pattern = word.cert === 'literal' && has_glob(word.text)
    const recursive = !(cleans && BUILT.test(word.text))
    touch(call, 'fs.delete', pattern ? { ...word, cert: 'pattern', quoted: false } : word, { recursive })
  }
  for (const word of open_targets(call)) touch(call, 'fs.delete', word, { recursive: true, fed: true })
}

/** Sources and destination of `cp a b dir`, `cp -t dir a b`, `ln -s target`. */
function split_operands(call: Call): { from: readonly Word[]; to: Word | null } {
  const into = value(call, 'into')
  if (into !== null) return { from: call.operands, to: into }
  const last = call.operands.at(-1) ?? null
  return call.operands.length < 2 ? { from: call.operands, to: null } : { from: call.operands.slice(0, -1), to: last }
}

/** Secrets of the project that stay in the project are not shown to anyone by a copy. */
function stays_in_project(call: Call, from: Word, to: Word): boolean {
  if (call.command.place !== 'local') return true
  const source = locate(from, 'read', call.command.cwd, call.frame)
  if (source.item !== 'env-file' && source.item !== 'key-file') return false
  const { scope, item } = locate(to, 'write', call.command.cwd, call.frame)
  return scope === 'workspace' || scope === 'workspace-root' || scope === 'regenerable' || item === source.item
}

/** Folders whose content everybody gets to see. */
const PUBLISHED = /(?:^|\/)(?:public|static|www|htdocs|wwwroot|public_html|_site|\.well-known)(?:\/|$)/

/** `cp .env env.example`: live values in the file that is committed for others to fill in. */
const LIVE = /(?:^|\/)\.env(?:\.(?!example|sample|template|dist|test|ci)[\w-]+)?$/
const TEMPLATE = /(?:^|[/.])env[\w.-]{0,40}\.(?:example|sample|template|dist|txt|md)$|\.(?:example|sample|template)$/i

/** `cp .env public/`: a secret among the files of the site. */
function publishes_secret(call: Call, from: Word, to: Word): void {
  if (call.command.place !== 'local' || !(PUBLISHED.test(to.text) || (LIVE.test(from.text) && TEMPLATE.test(to.text))))
    return
  const { item, path } = locate(from, 'read', call.command.cwd, call.frame)
  if (item !== null)
    emit(call, 'cred.read', { target: path, scope: 'credential', d2: 2, fields: { store: 'file', item: 'published' } })
}

function is_null_device(call: Call, word: Word): boolean {
  // Its name tells before anything is located: a pattern is looked for among names only so many times.
  return /null\W*$/.test(word.text) && locate(word, 'read', call.command.cwd, call.frame).path === '/dev/null'
}

const copies: Does = (call) => {
  const { from, to } = split_operands(call)
  for (const word of [...from, ...open_targets(call)]) {
    const quiet = to !== null && stays_in_project(call, word, to)
    touch_as(call, quiet ? 'fs.list' : 'fs.read', quiet ? 'list' : 'read', word, { copied: true })
  }
  if (to === null) return
  // `git ls-files | xargs -I{} cp /dev/null {}`: the list says what is emptied.
  if (call.command.open_args && from.every((word) => is_null_device(call, word)))
    for (const word of open_targets(call)) touch(call, 'fs.write', word, { mode: 'truncate', empty: true })
  if (from.every((word) => is_null_device(call, word)))
    for (const word of looped_targets(call, to)) touch(call, 'fs.write', word, { mode: 'truncate', empty: true })
  for (const word of from) publishes_secret(call, word, to)
  lands(call, 'fs.copy', from, to)
  const device = touch(call, 'fs.copy', to, {
    from: from.map((word) => word.text),
    empty: from.length > 0 && from.every((word) => is_null_device(call, word)),
    ...(call.command.args.some(({ text }) => KEEPS_OLD.test(text)) && { keeps_old: true }),
    ...(puts_aside(from, to) && { aside: true }),
    ...(fills(call, from, to) && { may_exist: true }),
  })
  if (device?.scope === 'device')
    emit(call, 'dev.write', { target: device.target, scope: 'device', d2: 3, fields: { op: 'raw' } })
  if (
    from.some((word) => SHELL_FILE.test(word.text)) &&
    !/\/(?:ba|z|da|k|a)?sh$/.test(to.text) &&
    device?.scope === 'tmp'
  )
    emit(call, 'opaque', { target: device.target, fields: { reason: 'renamed-shell' } })
}

/** `cp a.txt notes/`, `cp -r a b notes`: a folder that is there already. */
function fills(call: Call, from: readonly Word[], to: Word): boolean {
  return from.length > 1 || (!has(call, 'recursive') && to.text.endsWith('/')) || has(call, 'into')
}

/** `cp ~/.zshrc ~/.zshrc.bak-1122`: beside it, under a name that nothing reads, so that the change after it can be taken back. */
function puts_aside(from: readonly Word[], to: Word): boolean {
  const [source] = from
  return (
    source !== undefined &&
    from.length === 1 &&
    source.cert === 'literal' &&
    to.text.startsWith(source.text) &&
    ASIDE.test(to.text.slice(source.text.length))
  )
}

const ASIDE = /^[.~_-](?:bak|backup|old|orig|original|save|saved|before|prev|copy|\d{6,14})(?:[._-][^/]{0,60})?$/

/** Starts programs, or steers who works here. */
const STEERS: ReadonlySet<Scope> = new Set(['persistence', 'home-config', 'agent-config'])

/** `cp dotfiles/.zshrc ~/`: in a folder a file keeps its name, and the name may tell more than the folder. */
export function lands(call: Call, kind: 'fs.copy' | 'fs.move' | 'fs.link', from: readonly Word[], to: Word): void {
  if (call.command.place !== 'local' || to.cert !== 'literal') return
  const { cwd } = call.command
  // By its text first: most destinations are files, and need not be located twice.
  const folder = to.text.endsWith('/') || has(call, 'into')
  if (!folder && !HOME_TEXT.test(to.text)) return
  const { scope } = locate(to, 'write', cwd, call.frame)
  if (!folder && scope !== 'home') return
  const inside = scope === 'workspace' || scope === 'workspace-root' || scope === 'regenerable' || scope === 'tmp'
  for (const word of from.slice(0, MAX_LANDED)) {
    const spread = spreads(call, word)
    const name = spread ? START_FILE : base_of(word.text)
    if ((word.cert !== 'literal' && !spread) || has_glob(name) || !(inside ? /^\.[a-z]/i : /\w$/).test(name)) continue
    const at = { ...to, text: `${to.text.replace(/\/$/, '')}/${name}` }
    const lies = locate(at, 'write', cwd, call.frame).scope
    if (STEERS.has(lies) || (lies === 'credential' && !inside)) touch_as(call, kind, 'write', at, { away: false })
  }
}

const MAX_LANDED = 8

/** What everybody who keeps such a folder has in it. */
const START_FILE = '.bashrc'
/** `dotfiles/.`, `dotfiles/.*`: all that a folder holds, hidden files too. */
const WITH_HIDDEN = /(?:^|\/)\.(?:\*|\[\^?!?\.?\]\*|\?\*)?$/

/** `cp -r dotfiles/. ~/`, `cp -rT dotfiles ~`, `rsync -a dotfiles/ ~/`: what lies in the folder takes the places of that name. */
function spreads(call: Call, { text }: Word): boolean {
  if (WITH_HIDDEN.test(text)) return true
  return call.name === 'rsync' ? text.endsWith('/') : has(call, 'no_folder')
}

/** What may be a home, or a step up to one. */
const HOME_TEXT = /^(?:~[\w-]*|\.\.?(?:\/\.\.)*|[a-z]:.*|\/(?:root|home\/[^/]+|Users\/[^/]+))$/i

/** `cp -n`, `cp -u`: what is there may stay. */
const KEEPS_OLD = /^-(?:[a-zA-Z]{0,8}[niu]|-no-clobber|-update|-interactive)/

/** A shell under another name is a shell that nobody looks for. */
const SHELL_FILE = /^(?:\/usr)?\/bin\/(?:ba|z|da|k|a)?sh$/

const moves: Does = (call) => {
  const { from, to } = split_operands(call)
  const trash = to !== null && text_of(to) === '/dev/null'
  if (to !== null && !trash && from.length > 0 && from.every((word) => is_null_device(call, word)))
    touch(call, 'fs.write', to, { mode: 'truncate', empty: true })
  for (const word of [...from, ...open_targets(call)]) {
    if (trash) touch(call, 'fs.delete', word, { recursive: true })
    else touch(call, 'fs.move', word, { away: true })
  }
  if (to === null || trash || TRASH.test(to.text)) return
  lands(call, 'fs.move', from, to)
  touch_as(call, 'fs.move', 'write', to, { away: false })
}

/** The desktop's own folder for what may be taken back. */
const TRASH = /^(?:~|\/home\/[^/]+|\/Users\/[^/]+)\/(?:\.Trash|\.local\/share\/Trash)(?:\/|$)/

const HERE = { text: '.', cert: 'literal' } as const

const links: Does = (call) => {
  const { from, to } = split_operands(call)
  // The name stays, and what it stood for is gone.
  if (to !== null && has(call, 'force') && from.length > 0 && from.every((word) => is_null_device(call, word)))
    touch(call, 'fs.write', to, { mode: 'truncate', empty: true })
  if (to !== null) lands(call, 'fs.link', from, to)
  if (to !== null) touch(call, 'fs.link', to, { symbolic: has(call, 'symbolic'), from: from.map((word) => word.text) })
  for (const word of from) {
    if (!has(call, 'symbolic')) touch(call, 'fs.list', word)
    // A secret under a name that does not tell is read by that name later.
    const { cwd } = call.command
    const hides =
      to !== null &&
      locate(word, 'read', cwd, call.frame).item !== null &&
      locate(to, 'read', cwd, call.frame).scope === 'workspace'
    if (hides && !/(?:^|\/)\.$/.test(to.text)) touch(call, 'fs.read', word)
    if (call.command.place === 'local') note_link(word, to ?? HERE, call.command.cwd, call.frame)
  }
}

const installs: Does = (call) => {
  const mode = text_of(value(call, 'mode')) ?? ''
  if (has(call, 'directory')) {
    for (const word of call.operands) touch(call, 'fs.write', word, { mode: 'create', directory: true })
    return
  }
  copies(call)
  const { to } = split_operands(call)
  if (to !== null && is_setuid(mode)) touch(call, 'fs.perm', to, { mode, setuid: true })
}

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

/** Standard input is the null device. */
function fed_nothing({ command, commands }: Call): boolean {
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
    const draft = touch(call, 'fs.write', word, {
      mode: has(call, 'append') ? 'append' : 'truncate',
      empty: !has(call, 'append') && fed_nothing(call),
    })
    if (draft?.scope === 'device')
      emit(call, 'dev.write', { target: draft.target, scope: 'device', d2: 3, fields: { op: 'raw' } })
  }
}

const writes_operands: Does = (call) => {
  for (const word of [...call.operands, ...open_targets(call)])
    if (word.text !== '{}') touch(call, 'fs.write', word, { mode: 'inplace' })
}

const syncs: Does = (call) => {
  const { from, to } = split_operands(call)
  if (to === null) {
    for (const word of from) if (remote_of(word) === null) touch(call, 'fs.list', word)
    return
  }
  const deletes = has(call, 'delete')
  const target = remote_of(to)
  let built = true
  for (const word of from) {
    const origin = remote_of(word)
    if (origin !== null) {
      reach(call, 'net.fetch', origin.host, { to_file: true, method: 'rsync' })
      brings_from(call, word, origin.path)
      if (target === null)
        touch(
          call,
          'fs.write',
          { ...to, text: `${to.text}/${base_of(origin.path)}` },
          { mode: 'create', downloaded: true },
        )
    } else {
      built = touch(call, 'fs.read', word, { bulk: true, copied: true })?.scope === 'regenerable' && built
      if (has(call, 'remove_source')) touch(call, 'fs.delete', word, { recursive: true })
    }
  }
  if (target !== null) {
    reach(call, 'net.send', target.host, {
      method: 'rsync',
      source: 'file',
      data: from.map((word) => word.text),
      named: target.named || (built && is_stage(target.host)),
    })
    if (deletes && !(built && is_stage(target.host)))
      emit(call, 'cloud.delete', {
        target: to.text,
        fields: { provider: 'other', service: 'rsync', op: 'mirror', data: true, prod: any_production([to]) },
      })
    return
  }
  if (deletes) {
    // Mirroring one folder into another replaces it; mirroring nothing empties it.
    const nothing_left = from.some(
      (word) => /(?:^|[/_-])(?:empty|null|blank|nothing|void)\/?$/i.test(word.text) || word.cert !== 'literal',
    )
    touch(call, 'fs.delete', contents_of(to), { recursive: nothing_left || !inside_project(call, to), mirrored: true })
  }
  lands(call, 'fs.copy', from, to)
  touch(call, 'fs.copy', to, { deletes: deletes && !inside_project(call, to), may_exist: true })
}

function inside_project(call: Call, word: Word): boolean {
  return call.command.place === 'local' && locate(word, 'delete', call.command.cwd, call.frame).scope === 'workspace'
}

function contents_of(word: Word): Word {
  return word.text.endsWith('/')
    ? { ...word, text: `${word.text}*`, cert: word.cert === 'literal' ? 'pattern' : word.cert }
    : word
}

/** Members of an archive that are printed: a secret in an archive is one. */
function shows_members(call: Call, members: readonly Word[]): void {
  nothing(call)
  for (const word of members)
    if (locate(word, 'read', call.command.cwd, call.frame).item !== null) touch(call, 'fs.read', word)
}

const archives: Does = (call) => {
  const file = value(call, 'file')
  const folder = value(call, 'folder')
  for (const flag of ['to_command', 'compressor', 'checkpoint']) {
    for (const word of values(call, flag)) {
      const code = word.text.replace(/^exec=/, '')
      if (flag !== 'compressor' && code !== word.text) runs_code(call, 'shell', code, 'tar')
      else if (flag === 'to_command') runs_code(call, 'shell', code, 'tar')
      else if (/[\s;|&/]/.test(code) && !/^[\w/.-]+(?: -[\w=-]+)*$/.test(code)) {
        runs_code(call, 'shell', code, 'tar')
        // It gets the archive to read, whatever that really is.
        if (file !== null && has(call, 'extract')) touch(call, 'fs.read', file)
      }
    }
  }
  if (has(call, 'list')) {
    if (file !== null) touch(call, 'fs.list', file)
    return
  }
  if (has(call, 'extract')) {
    if (file !== null && file.text !== '-') touch(call, 'fs.list', file)
    if (has(call, 'to_stdout')) return shows_members(call, call.operands)
    const flat = has(call, 'flattens')
    const fields = { op: 'unpack', absolute: has(call, 'absolute'), ...(flat && { flat }) }
    touch(call, 'fs.archive', folder ?? here(call), fields)
    return
  }
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

export const FILESYSTEM: readonly ProgramSpec[] = [
  program('rm grm unlink', {
    flags: {
      recursive: '-r -R --recursive',
      force: '-f --force',
      interactive: '-i -I --interactive=?',
      quiet: '-v --verbose -d --dir',
    },
    does: removes,
  }),
  program('rimraf del-cli trash trash-cli trash-put gtrash gio-trash rip rmw gomi', {
    flags: {
      list: '-l --list -s --seance -u --undo -e --empty',
      option: '--preserve-root --tmp --max-retries --retry-delay --backoff --concurrency =',
      quiet: '-r -R -f -v -i -g --glob --no-glob --force --verbose --recursive --interactive -d --directory',
      dry_run: '--dry-run',
    },
    harmless_with: ['list', 'dry_run'],
    does: removes_whole,
  }),
  program('rmdir', {
    flags: { parents: '-p --parents' },
    does: removes_folders,
  }),
  program('shred srm wipe sdelete', {
    flags: {
      remove: '-u --remove=?',
      passes: '-n --iterations =',
      size: '-s --size =',
      source: '--random-source =',
      recursive: '-r -R',
    },
    does: (call) => {
      for (const word of [...call.operands, ...open_targets(call)]) {
        const draft = touch(call, 'fs.delete', word, { recursive: has(call, 'recursive'), unrecoverable: true })
        if (draft?.scope === 'device')
          emit(call, 'dev.write', { target: draft.target, scope: 'device', d2: 3, fields: { op: 'wipe' } })
      }
    },
  }),
  program('cp gcp copy ditto', {
    flags: {
      into: '-t --target-directory =',
      no_folder: '-T --no-target-directory',
      recursive: '-r -R -a --recursive --archive',
      force: '-f --force',
      suffix: '-S --suffix =',
      preserve: '--preserve=? -p --no-preserve =?',
    },
    does: copies,
  }),
  program('mv gmv', {
    flags: { into: '-t --target-directory =', force: '-f --force', suffix: '-S --suffix =' },
    does: moves,
  }),
  program('rename prename', { flags: { expression: '-e =' }, does: nothing }),
  program('ln gln link', {
    flags: { symbolic: '-s --symbolic', force: '-f --force', into: '-t --target-directory =', suffix: '-S --suffix =' },
    does: links,
  }),
  program('install ginstall', {
    flags: {
      mode: '-m --mode =',
      owner: '-o --owner =',
      group: '-g --group =',
      directory: '-d --directory',
      into: '-t --target-directory =',
      suffix: '-S --suffix =',
    },
    does: installs,
  }),
  program('touch', {
    flags: { reference: '-r --reference =', date: '-d --date =', stamp: '-t =' },
    does: each_operand('fs.write', () => ({ mode: 'create' })),
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
      // What follows the file of `csplit` says where to split.
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
  program('rsync', {
    flags: {
      delete:
        '--delete --del --delete-before --delete-after --delete-during --delete-delay --delete-excluded --delete-missing-args',
      remove_source: '--remove-source-files',
      dry_run: '-n --dry-run --list-only',
      shell: '-e --rsh =',
      filter: '-f --filter --exclude --include --exclude-from --include-from --files-from =',
      other:
        '--rsync-path --password-file --bwlimit --chmod --chown --log-file --port --timeout -T --temp-dir ' +
        '--partial-dir --backup-dir --suffix -B --block-size --max-size --min-size --out-format --link-dest ' +
        '--compare-dest --copy-dest --sockopts --modify-window =',
    },
    harmless_with: ['dry_run'],
    does: syncs,
  }),
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
