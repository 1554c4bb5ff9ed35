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
  let at = call.commands[feed.index]
  for (let hops = 0; at !== undefined && PASSES.test(at.name) && hops < 8; hops++) {
    const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find((one) => one.kind === 'command')
    at = source?.kind === 'command' ? call.commands[source.index] : undefined
  }
  // What find prints in a form of its own, or has others print, is not what it found.
  if (at === undefined || !lists(at) || at.args.some(({ text }) => OWN_OUTPUT.test(text))) return null
  const last = call.commands[feed.index]
  return narrowed(produced(call, at), last === undefined ? null : (endings_kept(last) ?? endings_left(call, last)))
}

/** `for f in $(git ls-files); do cp /dev/null "$f"; done`: what the variable of a loop over a listing stands for. */
export function looped_targets(call: Call, word: Word): readonly Word[] {
  const [feed] = word.feeds ?? []
  const producer = feed?.via === 'variable' ? call.commands[feed.index] : undefined
  if (producer === undefined || word.cert !== 'dynamic' || word.text !== '') return []
  return lists(producer) ? produced(call, producer) : []
}

/** Whether a program prints paths: `git ls-files` prints those that are tracked. */
function lists({ name, args }: SimpleCommand): boolean {
  return LISTS.test(name) || (name === 'git' && args[0]?.text === 'ls-files')
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
    if (at.name === 'git' || at.name === 'rg' || at.name === 'grep') {
      if (at.stdin.length === 0) return tracked(call, at) ?? [{ ...unknown(at), text: './*', cert: 'pattern' }]
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

/** `grep '\.orig$'`, `grep -E '\.(log|tmp)$'`: the only endings that pass; null when others may. */
function endings_kept({ name, args }: SimpleCommand): readonly string[] | null {
  if (!/^[ef]?grep$/.test(name)) return null
  const [pattern, other] = args.filter(({ text }) => !text.startsWith('-'))
  if (pattern === undefined || other !== undefined || pattern.cert !== 'literal') return null
  if (args.some(({ text }) => text.startsWith('-') && !/^-(?:[EPaiz]{1,4}|e|-line-buffered|-null-data)$/.test(text)))
    return null
  const found = ENDS_IN.exec(pattern.text)
  return found === null ? null : (found[1] ?? found[2] ?? '').split(/\\?\|/)
}

/** An ending behind a full stop, or several of them. */
const ENDS_IN = /^[\w./*-]*\\\.(?:(\w{1,12})|\\?\((\w{1,12}(?:\\?\|\w{1,12}){0,7})\\?\))\$$/

/** What is found anywhere below a folder, of which a filter leaves only such names. */
function narrowed(words: readonly Word[], endings: readonly string[] | null): readonly Word[] {
  if (endings === null || !words.every(({ text }) => text.endsWith('/*'))) return words
  return words.flatMap((word) => endings.map((ending) => ({ ...word, text: `${word.text}.${ending}` })))
}

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
