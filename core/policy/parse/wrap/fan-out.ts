// Programs that run a command once for each item of a list: xargs, parallel, find -exec, fd -x. What arrives at run time is not
// known, so the wrapped command has `open_args`; when the list is known text, its items are the arguments.
import type { Call, Run } from '#core/policy/parse/state.ts'
import { input_of, join_words, run_word } from '#core/policy/parse/walk/code-flow.ts'
import { conclude } from '#core/policy/parse/walk/conclude.ts'
import { add_flow, emit } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { format_text } from '#core/policy/parse/walk/producers.ts'
import { split_fields } from '#core/policy/parse/word/draft.ts'
import { type Field, make_field, with_text } from '#core/policy/parse/word/field.ts'
import { inside_of, substitute_item } from '#core/policy/parse/wrap/item.ts'

const MAX_ITEMS = 64

/** Letters with a value, attached or behind them; J, R and S are BSD's. */
const XARGS_VALUED = 'adEInLPsJRS'
const XARGS_LONG = [
  '--arg-file',
  '--delimiter',
  '--max-args',
  '--max-lines',
  '--max-procs',
  '--max-chars',
  '--process-slot-var',
]

/** What the options of xargs say, and where the command begins that it runs. */
interface XargsWords {
  /** The text that stands for an item; null where items come last. */
  replace: string | null
  /** What ends an item, as it is written; null for white space. */
  delimiter: string | null
  /** Where items come from instead of standard input. */
  file: Field | null
  at: number
}

function read_xargs(words: readonly Field[]): XargsWords {
  const options: XargsWords = { replace: null, delimiter: null, file: null, at: 1 }
  for (; options.at < words.length; options.at++) {
    const text = words[options.at]?.text ?? ''
    if (text === '--') {
      options.at += 1
      break
    }
    if (!text.startsWith('-') || text === '-') break
    if (text.startsWith('--')) read_xargs_word(text, words, options)
    else read_xargs_letters(text, words, options)
  }
  return options
}

function read_xargs_word(text: string, words: readonly Field[], options: XargsWords): void {
  if (text === '--replace' || text.startsWith('--replace=')) options.replace = text.slice(10) || '{}'
  if (text.startsWith('--delimiter=')) options.delimiter = text.slice(12)
  if (text === '--null') options.delimiter = '\\0'
  // `--arg-file=<(maker)` comes in two words.
  const apart = text === '--arg-file='
  if (text === '--arg-file' || apart) options.file = words[options.at + 1] ?? null
  else if (text.startsWith('--arg-file=')) options.file = words[options.at] ?? null
  if (XARGS_LONG.includes(text) || apart) options.at += 1
}

// GNU: -i, -e and -l take only an attached value; -J is BSD.
function read_xargs_letters(text: string, words: readonly Field[], options: XargsWords): void {
  for (let k = 1; k < text.length; k++) {
    const letter = text.charAt(k)
    if (letter === 'i') {
      options.replace = text.slice(k + 1) || '{}'
      return
    }
    if (letter === '0') options.delimiter = '\\0'
    if (letter === 'e' || letter === 'l') return
    if (!XARGS_VALUED.includes(letter)) continue
    const value = text.slice(k + 1) || (words[options.at + 1]?.text ?? '')
    if (k === text.length - 1) options.at += 1
    if (letter === 'I' || letter === 'J') options.replace = value
    if (letter === 'd') options.delimiter = value
    if (letter === 'a') options.file = words[options.at] ?? null
    return
  }
}

const xargs: Performer = (run, call, name) => {
  const { replace, delimiter, file, at } = read_xargs(call.words)
  const rest = call.words.slice(at)
  if (rest.length === 0) return conclude(run, call, name)
  const input = input_of(call)
  const given = file === null ? (listed(run, input.from, delimiter) ?? input.text) : (file.process?.text ?? null)
  const items = given === null ? null : split_items(given, delimiter, replace !== null)
  emit(run, call, name, at - 1)
  const inner = inside_of(call, name)
  const made =
    items === null ? fill_open(rest, replace, call, input.taint) : fill_known(rest, replace, items, call, input.taint)
  const first = run.commands.length
  const output = run.steps.perform(run, { ...inner, words: made, open_args: items === null || call.open_args })
  link_arguments(run, input.from, first, rest.length - 1)
  return output
}

// What arrives on standard input of xargs becomes arguments of the command it runs.
function link_arguments(run: Run, from: readonly number[], first: number, position: number): void {
  if (first >= run.commands.length) return
  for (const index of from) {
    add_flow(run, { from: { kind: 'command', index }, to: { kind: 'argument', index: first, position }, via: 'pipe' })
  }
}

const ZERO = /\\(?:0{1,3}|x00)(?![0-7])/g

/**
 * `printf '%s\0' a b`, `echo /srv/*`: its texts by the line, since a NUL stands for what is not known, and patterns as they are
 * written; null when something else writes.
 */
function listed(run: Run, from: readonly number[], delimiter: string | null): string | null {
  const [index, another] = from
  const producer = index === undefined || another !== undefined ? undefined : run.commands[index]
  if (producer === undefined || producer.open_args || !/^(?:printf|echo)$/.test(producer.name)) return null
  const shown = producer.args.map((word) => (word.cert === 'pattern' ? { ...word, cert: 'literal' as const } : word))
  const [format, ...rest] = producer.name === 'printf' ? shown : []
  const patterns = producer.args.some(({ cert }) => cert === 'pattern')
  if (producer.name === 'echo')
    return patterns && shown.every(({ cert }) => cert === 'literal') ? shown.map(({ text }) => text).join(' ') : null
  if (format?.cert !== 'literal' || !(patterns || (delimiter === '\\0' && format.text.match(ZERO)))) return null
  const text = format_text([{ ...format, text: format.text.replace(ZERO, '\n') }, ...rest])
  return text === null || text.includes('\u0000') ? null : text
}

function split_items(text: string, delimiter: string | null, lines: boolean): string[] | null {
  const separator =
    delimiter === null ? (lines ? '\n' : ' \t\n') : delimiter === '\\n' ? '\n' : delimiter === '\\t' ? '\t' : delimiter
  const source = delimiter === '\\0' ? text.replaceAll('\u0000', '\n') : text
  // Of two adjacent NULs one ends an item, the other marks unknown text.
  if (delimiter === '\\0' ? /^\0|\0\0/.test(text) : text.includes('\u0000')) return null
  const items = split_fields(source, delimiter === '\\0' ? '\n' : separator)
    .map((item) => (delimiter === null ? item.trim().replace(/^(['"])(.*)\1$/, '$2') : item.replace(/\n$/, '')))
    .filter((item) => item !== '')
  return items.length > MAX_ITEMS ? null : items
}

function fill_open(words: readonly Field[], replace: string | null, call: Call, taint: Field['taint']): Field[] {
  if (replace === null || replace === '') return [...words]
  return words.map((word) => substitute_item(word, replace, '\u0000', call, taint))
}

function fill_known(
  words: readonly Field[],
  replace: string | null,
  items: readonly string[],
  call: Call,
  taint: Field['taint'],
): Field[] {
  // A pattern given to the producer matches names at run time.
  const make = (text: string): Field => {
    const field = make_field(text, call.span, taint)
    return /[*?]/.test(text) && field.cert === 'literal' ? { ...field, cert: 'pattern', quoted: false } : field
  }
  if (replace === null || replace === '') return [...words, ...items.map(make)]
  // One run per item: as arguments the items are alternatives, in code each item is a line.
  return words.flatMap((word) => {
    if (!word.text.includes(replace)) return [word]
    if (word.text === replace) return items.map(make)
    if (/\s/.test(word.text))
      return [with_text(word, items.map((item) => word.text.replaceAll(replace, item)).join('\n'))]
    return items.map((item) => with_text(word, word.text.replaceAll(replace, item)))
  })
}

const PARALLEL_VALUED =
  /^(?:-[jnNLdIPSsaEC]|--(?:jobs|max-args|delimiter|colsep|arg-file|sshlogin|results|joblog|timeout|delay|retries|load|workdir|wd|tmpdir|tagstring|basefile|return|halt|memfree|max-procs|max-replace-args))$/

const TELLS_ONLY = /^(?:--help|--version|-V|--citation|--number-of-\w+)$/

/** What parallel is told; places are indices in its words. */
interface ParallelWords {
  /** Where the command begins that it runs. */
  at: number
  /** Words of that command; none when each item is a command. */
  command: readonly Field[]
  /** The items behind `:::`; null when they come from elsewhere. */
  items: readonly Field[] | null
}

/** Null when it only tells about itself. */
function read_parallel(words: readonly Field[]): ParallelWords | null {
  let at = 1
  for (; at < words.length; at++) {
    const text = words[at]?.text ?? ''
    if (!text.startsWith('-') || text === '-') break
    if (TELLS_ONLY.test(text)) return null
    if (PARALLEL_VALUED.test(text)) at += 1
  }
  const rest = words.slice(at)
  const lists = rest.findIndex(({ text }) => /^:::\+?$/.test(text))
  const files = rest.findIndex(({ text }) => /^::::\+?$/.test(text))
  const ends = [lists, files].filter((i) => i !== -1)
  const items =
    lists === -1 || files !== -1 ? null : rest.slice(lists + 1).filter(({ text }) => !text.startsWith(':::'))
  return { at, command: ends.length === 0 ? rest : rest.slice(0, Math.min(...ends)), items }
}

/** Where an item goes: `{}`, `{1}`, `{.}`, `{/}`. */
const PLACE = /\{[\d.]*(?:\/[/.]*)?\}/
const PLACES = new RegExp(PLACE.source, 'g')

/** An item as parallel hands it to the shell, where it is one word whatever it contains: `parallel bash -c ::: 'make x'`. */
function as_word(item: string): string {
  return item.replace(/[ \t;|&<>()$`"'\\]/g, '\\$&')
}

// `parallel cmd {} ::: a b`, or the list on standard input. The words are joined and read by a shell.
const parallel: Performer = (run, call, name) => {
  const read = read_parallel(call.words)
  if (read === null) return null
  const { at, command } = read
  const input = input_of(call)
  const given = input.text === null ? null : split_items(input.text, null, true)
  const known = read.items === null ? given : read.items.map((word) => (word.cert === 'dynamic' ? '\u0000' : word.text))
  const remote = call.words.slice(1, at).some((word) => /^(?:-S|--sshlogin)/.test(word.text))
  const code = lines_of(command, known ?? ['\u0000'], call, input.taint)
  const first = run.commands.length
  const output = run_word(run, call, name, code, {
    id: name,
    shell: 'own',
    tail: at - 1,
    place: remote ? 'remote' : undefined,
  })
  if (known === null) {
    for (let i = first + 1; i < run.commands.length; i++) open_arguments(run, i)
    link_arguments(run, input.from, first + 1, Math.max(0, command.length - 1))
  }
  return output
}

/** The command once for each item, a line each; without a command the items are the lines. */
function lines_of(command: readonly Field[], items: readonly string[], call: Call, taint: Field['taint']): Field {
  const joined = command.length === 0 ? null : join_words(command, call.span)
  const body = joined?.cert === 'dynamic' ? '\u0000' : (joined?.text ?? '')
  const filled = (word: string) => (PLACE.test(body) ? body.replace(PLACES, () => word) : `${body} ${word}`)
  const lines = items.slice(0, MAX_ITEMS).map((item) => (joined === null ? item : filled(as_word(item))))
  const text = lines.join('\n')
  const cert = text.includes('\u0000') ? (/^\0+$/.test(text) ? 'dynamic' : 'partial') : 'literal'
  return { text: cert === 'dynamic' ? '' : text, cert, quoted: true, taint, span: joined?.span ?? call.span }
}

function open_arguments(run: Run, index: number): void {
  const command = run.commands[index]
  if (command !== undefined) command.open_args = true
}

/** Performers of this file by name. */
export const FAN_OUT: readonly (readonly [string, Performer])[] = [
  ['xargs', xargs],
  ['gxargs', xargs],
  ['parallel', parallel],
]
