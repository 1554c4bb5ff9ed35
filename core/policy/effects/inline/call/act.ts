// Effects of a recognised call; the same kinds as those of programs. Source: ENGINE 4.2, 7.
import { emit, prints, runs_code, touch, touch_as } from '#core/policy/effects/call.ts'
import type { Operation } from '#core/policy/effects/inline/call/calls.ts'
import { by_position } from '#core/policy/effects/inline/call/keywords.ts'
import { evaluates, shell, without_argv0 } from '#core/policy/effects/inline/call/shell.ts'
import { connects, listens, resolves, talks } from '#core/policy/effects/inline/call/talk.ts'
import { note_content, written_behind } from '#core/policy/effects/inline/call/writes.ts'
import { UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'
import { word } from '#core/policy/effects/inline/value/word.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'
import { note_link } from '#core/policy/effects/place/link.ts'
import { takes_all } from '#core/policy/effects/place/narrow.ts'
import { is_setuid } from '#core/policy/effects/specs/file/mode.ts'

/** Operations that concern each member of a list. */
const ON_EACH: ReadonlySet<Operation['does']> = new Set(['delete', 'mode', 'owner'])
const MAX_EACH = 32

/** What an operation means as effects. */
export function act(
  run: Run,
  operation: Operation,
  given: readonly Value[],
  named: ReadonlyMap<string, Value>,
  shown: string,
): void {
  const { call, facts } = run
  const items = by_position(operation, given, named)
  const [first, second] = items
  const target = first ?? named.values().next().value ?? UNKNOWN
  if (first?.items != null && first.items.length > 0 && ON_EACH.has(operation.does)) {
    for (const one of first.items.slice(0, MAX_EACH)) act(run, operation, [one, ...items.slice(1)], named, shown)
    return
  }
  for (const other of first?.others ?? []) act(run, operation, [other, ...items.slice(1)], named, shown)
  switch (operation.does) {
    case 'shell':
      facts.spawns = true
      return shell(run, words_run(items, shown), named)
    case 'eval':
      // `new Function('a', 'b', code)`: the parameters' names come first.
      return evaluates(run, (/(?:^|\.)Function$/.test(shown) ? items.at(-1) : null) ?? target, shown)
    case 'delete':
      deletes(run, target, operation.recursive || named.has('recursive'), shown)
      return deletes_others(run, items, operation.recursive, shown)
    case 'write':
      return writes(run, target, operation.append, empties(items, shown), second ?? null)
    case 'read':
      return reads(run, target)
    case 'open':
      return opens(run, target, items, named)
    case 'copy':
    case 'move':
    case 'link':
      return places(run, operation.does, target, second)
    case 'list':
      return void touch(call, 'fs.list', word(run, target), {})
    case 'make':
      return void touch(call, 'fs.write', word(run, target), { mode: 'create', directory: true })
    case 'mode':
      if (names_files_last(run)) return each_file(items.slice(1), (file) => sets_mode(run, file, target.text))
      return sets_mode(run, target, second?.text ?? '')
    case 'owner':
      if (names_files_last(run)) return each_file(items.slice(2), (file) => sets_owner(run, file, shown))
      return sets_owner(run, target, shown)
    case 'fetch':
    case 'send':
      if (/urlretrieve$|getstore$/.test(shown) && second !== undefined)
        touch(call, 'fs.write', word(run, second), { mode: 'truncate', downloaded: true })
      return talks(run, operation.does, items, named)
    case 'connect':
      return connects(run, target, second)
    case 'listen':
      return listens(run, target)
    case 'resolve':
      return resolves(run, target)
    case 'kill':
      return kills(run, target, second)
    case 'fork':
      facts.forks = true
      return
    case 'raise':
      return void emit(call, 'priv.raise', { fields: { mechanism: 'setuid', shell: target.text === '0' } })
    case 'native':
      // `process.dlopen(module, path)`.
      return loads_native(run, shown.endsWith('process.dlopen') && second !== undefined ? second : target)
    default:
      emit(call, 'env.read', { fields: { all: true } })
      prints(call, 'env')
  }
}

/** The words of the program that a call starts. */
function words_run(items: readonly Value[], shown: string): readonly Value[] {
  // `os.spawnlp(os.P_WAIT, 'rm', 'rm', '-rf', 'x')`: the mode comes first.
  if (/(?:^|\.)spawn[lv]/.test(shown)) return without_argv0(items.slice(1))
  return /exec[lv]|posix_spawn/.test(shown) ? without_argv0(items) : items
}

/** `chmod 0644, @files` and `FileUtils.chown 'app', nil, files`: in Perl and Ruby any number of paths comes last. */
function names_files_last({ lang }: Run): boolean {
  return lang === 'perl' || lang === 'ruby'
}

function each_file(files: readonly Value[], change: (file: Value) => void): void {
  const all = files.flatMap((file) => (file.items != null && file.items.length > 0 ? file.items : [file]))
  for (const file of all.slice(0, MAX_EACH)) for (const one of [file, ...(file.others ?? [])]) change(one)
}

function sets_owner(run: Run, file: Value, shown: string): void {
  touch(run.call, 'fs.owner', word(run, file), { recursive: /_R$|tree/.test(shown) })
}

/** In Perl and Ruby a deletion takes any number of paths. */
function deletes_others(run: Run, items: readonly Value[], recursive: boolean, shown: string): void {
  if (run.lang !== 'perl' && run.lang !== 'ruby') return
  for (const other of items.slice(1, MAX_EACH)) if (other.text !== '') deletes(run, other, recursive, shown)
}

function deletes(run: Run, target: Value, recursive: boolean, shown: string): void {
  const every = takes_every(run, target.text)
  touch(run.call, 'fs.delete', word(run, target), {
    recursive:
      (recursive || every || target.text.includes('**')) && !(shown.includes('rmdir') && run.lang === 'python'),
    force: true,
    ...(every && { fed: true }),
  })
}

/** Code that goes through a folder, and code that takes only some of what it finds there. */
const GOES_THROUGH = /\b(?:listdir|scandir|iterdir|i?glob|globSync|readdir(?:Sync)?|readDirSync|Dir|entries|walk)\b/
const CHOOSES = /\b(?:if|unless|filter|select|reject|grep|when)\b|\?[^.?]|&&/

/** `for f in os.listdir('src'): os.remove('src/' + f)`: everything that a folder of work holds. */
function takes_every({ code }: Run, text: string): boolean {
  const folder = text.endsWith('\u0000') ? `${text.slice(0, -1)}*` : text
  return takes_all({ text: folder, cert: 'pattern' }) && GOES_THROUGH.test(code) && !CHOOSES.test(code)
}

function opens(run: Run, target: Value, items: readonly Value[], named: ReadonlyMap<string, Value>): void {
  const [, second] = items
  const mode = second?.text ?? named.get('mode')?.text ?? 'r'
  if (run.lang === 'perl') return opens_in_perl(run, target, mode, items, named)
  if (/[wax+>]/.test(mode)) writes(run, target, /a|>>/.test(mode), false, written_behind(run, target.text))
  else reads(run, target)
}

/** Without a third word, mode and path are one: `open F, ">path"`, `open F, "command |"`. */
function opens_in_perl(
  run: Run,
  target: Value,
  mode: string,
  items: readonly Value[],
  named: ReadonlyMap<string, Value>,
): void {
  const path = items[2]
  const joined = path === undefined ? /^\s*(\+?>>?|\+<)\s*(\S[\s\S]*)$/.exec(mode) : null
  if (joined) return writes(run, { ...target, text: joined[2] ?? '' }, joined[1] === '>>')
  if (/[wax+>]/.test(mode)) return writes(run, path ?? target, /a|>>/.test(mode))
  if (path === undefined && /^\s*\|\s*\w|\w\s*\|\s*$/.test(mode))
    return shell(run, [{ ...target, text: mode.replace(/^\s*\||\|\s*$/g, ''), items: null }], named)
  if (/^\s*[-|]/.test(mode)) return shell(run, items.slice(2), named)
  reads(run, path ?? target)
}

/** A file that comes to stand in a second place. */
function places(run: Run, how: 'copy' | 'move' | 'link', from: Value, to: Value | undefined): void {
  const { call } = run
  switch (how) {
    case 'copy':
      reads(run, from)
      // `copy('https://...', 'a.php')` of php downloads.
      if (to && /^https?:\/\//.test(from.text))
        touch(call, 'fs.write', word(run, to), { mode: 'truncate', downloaded: true })
      else if (to) touch(call, 'fs.copy', word(run, to), {})
      return
    case 'move':
      if (to?.text === '/dev/null') return void touch(call, 'fs.delete', word(run, from), { recursive: true })
      touch(call, 'fs.move', word(run, from), { away: true })
      if (to) touch_as(call, 'fs.move', 'write', word(run, to), { away: false })
      return
    case 'link':
      if (to === undefined) return
      touch(call, 'fs.link', word(run, to), { symbolic: true, from: [from.text] })
      note_link(word(run, from), word(run, to), call.command.cwd, call.frame)
  }
}

/** 511 is 0777 in decimal. */
function sets_mode(run: Run, target: Value, text: string): void {
  const mode = /0o?777|511/.test(text) ? '777' : text
  touch(run.call, 'fs.perm', word(run, target), { mode, world_writable: mode === '777', setuid: is_setuid(mode) })
}

/** Perl and Ruby name the signal first. */
function kills({ call, lang }: Run, first: Value, second: Value | undefined): void {
  const first_is_signal = lang === 'perl' || lang === 'ruby'
  const process = first_is_signal ? (second ?? UNKNOWN) : first
  emit(call, 'proc.signal', {
    target: process.text,
    fields: {
      broadcast: process.text === '-1' || process.text === '1',
      signal: (first_is_signal ? first : second)?.text ?? '',
    },
  })
}

/** `CDLL(None).system(b'id')`: the library of C has a shell, and takes bytes. */
const C_SYSTEM = /\.(?:system|popen)\(\s?b["']([^"'\n]{1,400})["']/g

/** Libraries are installed; what lies where anybody may write was put there. */
function loads_native({ call, code }: Run, { text }: Value): void {
  for (const [, line] of code.matchAll(C_SYSTEM)) if (line !== undefined) runs_code(call, 'shell', line, 'ctypes')
  emit(call, 'proc.exec', { fields: { source: 'literal', native: true } })
  if (/^(?:\/tmp|\/var\/tmp|\/dev\/shm)\//.test(text))
    emit(call, 'opaque', { target: text, fields: { reason: 'foreign-script' } })
}

/** `writeFileSync(path, '')`, `truncateSync(path)`: nothing is left of the file. */
function empties(items: readonly Value[], shown: string): boolean {
  const [, second] = items
  if (/truncate/i.test(shown)) return second === undefined || second.text === '0'
  return second !== undefined && second.items === null && second.text === ''
}

function writes(run: Run, target: Value, append: boolean, empty = false, content: Value | null = null): void {
  const draft = touch(run.call, 'fs.write', word(run, target), {
    mode: append ? 'append' : 'truncate',
    empty: empty && !append,
  })
  if (!append) note_content(run, draft, content)
}

function reads(run: Run, target: Value): void {
  if (/^https?:\/\//.test(target.text)) return talks(run, 'fetch', [target], new Map())
  const draft = touch(run.call, 'fs.read', word(run, target), {})
  if (draft?.scope === 'credential') run.facts.secret = true
}
