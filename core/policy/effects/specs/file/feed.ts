// What a command fed by `xargs`, `find -exec` or `fd -x` will act on, as far as its feeder shows.
import type { Call } from '#core/policy/effects/call.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { found_targets } from '#core/policy/effects/specs/file/find.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Paths that arrive at run time: located through the feeder, or one unresolved word; none when all arguments are known. */
export function open_targets(call: Call): readonly Word[] {
  const { command, commands } = call
  if (!command.open_args) return []
  const wrapper = feeder_of(command, commands)
  if (wrapper === null) return [unknown(command)]
  if (wrapper.name === 'find' || wrapper.name === 'gfind') return found_targets({ ...call, command: wrapper })
  if (/^(?:fd|fdfind)$/.test(wrapper.name)) return named(wrapper)
  const upstream = wrapper.stdin.find((source) => source.kind === 'command')
  const producer = upstream?.kind === 'command' ? commands[upstream.index] : undefined
  return producer === undefined ? [unknown(command)] : narrowed(produced(call, producer), endings_left(call, wrapper))
}

/** Filters that leave the lines they pass as they are. */
const PASSES = /^(?:[ef]?grep|rg|head|tail|sort|uniq|cat|tee)$/
const OWN_OUTPUT = /^-(?:printf|exec(?:dir)?|ok(?:dir)?|ls|x|X)$|^--(?:exec|format)/
const LISTS = /^(?:g?find|fdfind|fd|ls)$/

/**
 * `rm $(find . -name '*.gcda' | head)`: the paths a word stands for when it is nothing but the output of a listing program.
 * Null when the word is anything else.
 */
export function substituted_targets(call: Call, word: Word): readonly Word[] | null {
  const [feed, another] = word.feeds ?? []
  if (feed === undefined || another !== undefined || feed.via !== 'substitution') return null
  if (word.cert !== 'dynamic' || word.text !== '' || word.vars !== undefined) return null
  const at = before_filters(call, feed.index)
  // With `-printf` or `-exec` the output is not a list of paths.
  if (at === undefined || !lists(at) || at.args.some(({ text }) => OWN_OUTPUT.test(text))) return null
  return left_by(call, at, feed.index)
}

/**
 * `for f in $(git ls-files); do cp /dev/null "$f"; done`: what the variable of a loop over a listing stands for, also with
 * something behind it: `"$f.bak"`, `"$d"/*`.
 */
export function looped_targets(call: Call, word: Word): readonly Word[] {
  const [feed, another] = word.feeds ?? []
  const tail = feed?.via !== 'variable' || another !== undefined ? null : behind_variable(word)
  if (feed === undefined || tail === null) return []
  const producer = before_filters(call, feed.index)
  if (producer === undefined || !lists(producer)) return []
  const found = left_by(call, producer, feed.index)
  return tail === '' ? found : found.map((one) => ({ ...one, text: `${one.text}${tail}`, cert: 'pattern' }))
}

/** What an unknown name behind `>` stands for: the files of a loop, or, where they are emptied, of `find -exec sh -c ': > {}'`. */
export function redirected_targets(call: Call, target: Word, empties: boolean): readonly Word[] {
  const { command } = call
  if (target.cert === 'literal' || target.cert === 'pattern') return []
  const looped = target.feeds !== undefined || target.vars !== undefined
  if (looped) return !empties && prints_bare_names(call, target) ? [] : looped_targets(call, target)
  if (!empties || target.cert !== 'dynamic' || !command.via.some((one) => FANS_OUT.test(one))) return []
  return open_targets({ ...call, command: { ...command, open_args: true } })
}

const FANS_OUT = /^(?:g?find -(?:exec|ok)|g?xargs$)/

/**
 * What a word of a command line stands for, as far as a listing shows it, else itself: `$(grep -rl old src)`, `"$f"` in a loop.
 * Nothing for the `{}` of xargs, which open_targets knows.
 */
export function shown_targets(call: Call, word: Word): readonly Word[] {
  if (word.cert === 'literal' || word.cert === 'pattern') return [word]
  if (call.command.open_args && word.vars === undefined && word.feeds === undefined) {
    const tail = behind_variable(word)
    if (tail === '') return []
    // `find . -exec mv {}.gz {} \;`
    if (tail !== null) return open_targets(call).map((one) => ({ ...one, text: `${one.text}${tail}`, cert: 'pattern' }))
  }
  if (prints_bare_names(call, word)) return [word]
  const looped = looped_targets(call, word)
  return looped.length > 0 ? looped : (substituted_targets(call, word) ?? [word])
}

/** `for name in $(ls /srv/data)`: a name without its folder, which may be used for something else. */
function prints_bare_names({ commands }: Call, { feeds = [] }: Word): boolean {
  return feeds.some(({ index }) => {
    const at = before_filters({ commands }, index)
    return at?.name === 'ls' && at.args.some(({ text, cert }) => !text.startsWith('-') && cert === 'literal')
  })
}

/** The known end of a word that begins with something unknown; null when it is made otherwise. */
function behind_variable({ text, cert }: Word): string | null {
  if (cert === 'dynamic') return text === '' ? '' : null
  const tail = /^\0([^\0]*)$/.exec(text)?.[1]
  return tail === undefined || tail.includes('..') ? null : tail
}

/** The command whose lines arrive at the end of a row of filters. */
function before_filters({ commands }: Pick<Call, 'commands'>, index: number): SimpleCommand | undefined {
  let at = commands[index]
  for (let hops = 0; at !== undefined && PASSES.test(at.name) && !lists(at) && hops < 8; hops++) {
    const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find((one) => one.kind === 'command')
    at = source?.kind === 'command' ? commands[source.index] : undefined
  }
  return at
}

/** What a listing prints and the filters up to the last one let through. */
function left_by(call: Call, listing: SimpleCommand, index: number): readonly Word[] {
  const last = call.commands[index]
  return narrowed(produced(call, listing), last === undefined ? null : (endings_kept(last) ?? endings_left(call, last)))
}

/** Whether a program prints paths: `git ls-files` prints those that are tracked. */
function lists(command: SimpleCommand): boolean {
  const { name, args } = command
  return (
    LISTS.test(name) || (name === 'git' && args[0]?.text === 'ls-files') || (names_files(command) && !command.open_args)
  )
}

/** `grep -rl old src`, `rg --files-with-matches old`: prints the names of files instead of their lines. */
function names_files({ name, args, stdin }: SimpleCommand): boolean {
  return (
    /^(?:[ef]?grep|rg|ag|ack)$/.test(name) &&
    stdin.length === 0 &&
    args.some(({ text }) => /^-[a-zA-Z]{0,8}[lL]|^--files(?:-with(?:out)?-match(?:es)?)?$/.test(text))
  )
}

/** `find shots -maxdepth 1 -name '*.png' | xargs rm`: files of one folder by their names, as a pattern would name them. */
export function found_in_one_folder({ command, commands }: Call): boolean {
  const wrapper = feeder_of(command, commands)
  const source = wrapper?.stdin.find((one) => one.kind === 'command')
  const finder = /^g?find$/.test(wrapper?.name ?? '')
    ? wrapper
    : source?.kind === 'command'
      ? commands[source.index]
      : undefined
  if (finder === undefined || finder === null || !/^g?find$/.test(finder.name)) return false
  const said = finder.args.map((word) => word.text).join(' ')
  return (
    /(?:^|\s)-maxdepth 1(?:\s|$)/.test(said) &&
    /(?:^|\s)-i?name [^*\s]*[*?][.\w-]*\.\w/.test(said) &&
    !/\s(?:!|-not|-o|-or)(?:\s|$)/.test(said)
  )
}

/** The wrapper right before the command that hands it its arguments. */
function feeder_of(command: SimpleCommand, commands: readonly SimpleCommand[]): SimpleCommand | null {
  for (let i = command.index - 1; i >= 0 && i >= command.index - 8; i--) {
    const one = commands[i]
    if (one?.tail !== undefined && /^(?:xargs|find|gfind|fd|fdfind|parallel|gxargs)$/.test(one.name)) return one
  }
  return null
}

/** Paths that a listing program prints; filters between it and xargs only make the list shorter. */
function produced(call: Call, producer: SimpleCommand): readonly Word[] {
  let at: SimpleCommand | undefined = producer
  for (let hops = 0; at !== undefined && hops < 8; hops++) {
    if (at.name === 'find' || at.name === 'gfind') return found_targets({ ...call, command: at })
    if (at.name === 'ls') return listed(at)
    if (at.name === 'fd' || at.name === 'fdfind') return named(at)
    if (names_files(at) && at.open_args) return open_targets({ ...call, command: at })
    if (/^(?:git|rg|ag|ack|[ef]?grep)$/.test(at.name) && at.stdin.length === 0) {
      const all: Word = { ...unknown(at), text: './*', cert: 'pattern' }
      return tracked(call, at) ?? (at.name === 'git' ? [all] : (searched(at) ?? [all]))
    }
    const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find((one) => one.kind === 'command')
    at = source?.kind === 'command' ? call.commands[source.index] : undefined
  }
  return [unknown(producer)]
}

/** What the filters in front of a command leave of a listing. */
function endings_left({ commands }: Call, reader: SimpleCommand): readonly string[] | null {
  for (const source of [...reader.stdin].reverse()) {
    const filter = source.kind === 'command' ? commands[source.index] : undefined
    if (filter === undefined || !PASSES.test(filter.name)) return null
    const kept = endings_kept(filter)
    if (kept !== null) return kept
  }
  return null
}

/** `grep '\.orig$'`, `grep -E '(__pycache__|\.pyc$)'`: the names that pass, as patterns; null when others may. */
function endings_kept({ name, args }: SimpleCommand): readonly string[] | null {
  if (!/^[ef]?grep$/.test(name)) return null
  const [pattern, other] = args.filter(({ text }) => !text.startsWith('-'))
  if (pattern === undefined || other !== undefined || pattern.cert !== 'literal') return null
  if (args.some(({ text }) => text.startsWith('-') && !/^-(?:[EPaiz]{1,4}|e|-line-buffered|-null-data)$/.test(text)))
    return null
  const found = ENDS_IN.exec(pattern.text)
  if (found !== null) return (found[1] ?? found[2] ?? '').split(/\\?\|/).map((ending) => `*.${ending}`)
  return names_kept(pattern.text)
}

/** An ending behind a full stop, or several of them. */
const ENDS_IN = /^[\w./*-]*\\\.(?:(\w{1,12})|\\?\((\w{1,12}(?:\\?\|\w{1,12}){0,7})\\?\))\$$/

const MAX_NAMES = 12

/** `(__pycache__|\.pyc$|/dist/)`: alternatives each of which names a file by its end, or a thing that comes back; null else. */
function names_kept(pattern: string): readonly string[] | null {
  const bare = /^\\?\(([^()]*[^()\\])\\?\)(\$?)$/.exec(pattern)
  const inside = bare?.[1] ?? pattern
  if (/[()[\]{}]/.test(inside)) return null
  const kept: string[] = []
  for (const one of inside.split(/\\?\|/)) {
    const [, before, ending, end] = ALTERNATIVE.exec(`${one}${bare?.[2] ?? ''}`) ?? []
    const known = MADE_AGAIN.exec(one.replace(/^(?:\.?\*|[\^./\\])*\/|^\^|\/?\$?$/g, ''))?.[1]?.replaceAll('\\', '')
    if (known !== undefined) kept.push(known)
    else if (ending !== undefined && (end === '$' || ONLY_MADE.test(ending))) kept.push(`*${before}.${ending}`)
    else return null
  }
  return kept.length > MAX_NAMES ? null : kept
}

/** `\.pyc`, `.*\.orig$`, `_test\.out$`. */
const ALTERNATIVE = /^(?:\.\*)?([\w-]*)\\\.(\w{1,12})(\$?)$/

/** Endings of which no longer one is known: what holds them is made by a program wherever they stand. */
const ONLY_MADE = /^(?:py[co]|DS_Store)$/

/** What is found anywhere below a folder, of which a filter leaves only such names. */
function narrowed(words: readonly Word[], names: readonly string[] | null): readonly Word[] {
  if (names === null || !words.every(({ text }) => text.endsWith('/*'))) return words
  return words.flatMap((word) => names.map((name) => ({ ...word, text: `${word.text.slice(0, -1)}${name}` })))
}

const GREP_VALUED =
  /^(?:-[a-zA-Z]*[ABCmdDtgTj]|--(?:include|exclude|exclude-dir|type|type-not|glob|max-count|context|color))$/

/** `grep -rl old /etc src`: where it searches; null when that is the folder it runs in. */
function searched({ args }: SimpleCommand): readonly Word[] | null {
  const asked = args.some(({ text }) => /^-[a-zA-Z]*[ef]$|^-[ef]\S|^--(?:regexp|file|files)(?:=|$)/.test(text))
  const operands = args.filter(
    ({ text }, at) =>
      !text.startsWith('-') && !GREP_VALUED.test(args[at - 1]?.text ?? '') && !VALUED_E.test(args[at - 1]?.text ?? ''),
  )
  const places = (asked ? operands : operands.slice(1)).slice(0, MAX_NAMES)
  if (places.length === 0) return null
  return places.map((word): Word => {
    if (word.cert !== 'literal' && word.cert !== 'pattern') return word
    const file = /(?:^|\/)[^/]*\.\w{1,8}$/.test(word.text)
    return file ? word : { ...word, text: `${word.text.replace(/(?<!^|\/)\/+$/, '')}/*`, cert: 'pattern' }
  })
}

const VALUED_E = /^-[a-zA-Z]*[ef]$|^--(?:regexp|file)$/

/** `git ls-files '*.orig'`: the pattern, when it names only what comes back with the next build; null for anything else. */
function tracked(call: Call, { name, args }: SimpleCommand): readonly Word[] | null {
  if (name !== 'git' || args[0]?.text !== 'ls-files') return null
  const paths = args.filter(
    ({ text }, at) => at > 0 && !text.startsWith('-') && !/^-[xX]$/.test(args[at - 1]?.text ?? ''),
  )
  const patterns = paths.map((word): Word => ({ ...word, cert: 'pattern' }))
  const made = patterns.every((word) => locate(word, 'delete', call.command.cwd, call.frame).scope === 'regenerable')
  return patterns.length > 0 && made ? patterns : null
}

function listed(command: SimpleCommand): readonly Word[] {
  const operands = command.args.filter((word) => !word.text.startsWith('-'))
  if (operands.length === 0) return [{ ...unknown(command), text: './*', cert: 'pattern' }]
  return operands.map((word) => (word.cert === 'literal' ? { ...word, text: `${word.text}/*`, cert: 'pattern' } : word))
}

/** Options of fd whose value stands in the next word. */
const FD_VALUED =
  /^(?:-[edtEgcjS]|--(?:extension|max-depth|min-depth|exact-depth|type|exclude|size|color|threads|owner|changed-\w+))$/

/** Names that are part of no other name, and of things that come back. */
const MADE_AGAIN = /^\^?(node_modules|__pycache__|\\?\.DS_Store|Thumbs\\?\.db|\\?\.(?:pytest|mypy|ruff)_cache)\$?$/

/** `fd -e pyc`, `fd '\.log$'`, `fd . src`: the extension says what kind of file it is, and the second operand where. */
function named(command: SimpleCommand): readonly Word[] {
  const args = command.args.slice(0, command.tail ?? command.args.length)
  const flag = args.findIndex((word) => word.text === '-e' || word.text === '--extension')
  const operands = args.filter((word, at) => !word.text.startsWith('-') && !FD_VALUED.test(args[at - 1]?.text ?? ''))
  const extension = flag >= 0 ? args[flag + 1]?.text : /\\?\.(\w+)\$?$/.exec(operands[0]?.text ?? '')?.[1]
  const place = operands[1] ?? null
  const folder = place === null ? '.' : place.text.replace(/(?<!^|\/)\/+$/, '')
  const known = MADE_AGAIN.exec(operands[0]?.text ?? '')?.[1]?.replaceAll('\\', '')
  const text = `${folder === '/' ? '' : folder}/${known ?? (extension === undefined ? '*' : `*.${extension}`)}`
  return [{ ...unknown(command), text, cert: place !== null && place.cert !== 'literal' ? 'partial' : 'pattern' }]
}

function unknown(command: SimpleCommand): Word {
  return { text: '', cert: 'dynamic', quoted: false, taint: [], span: command.span }
}
