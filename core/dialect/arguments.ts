// Where a tool call keeps its arguments, its command and its texts. Source: CONTRACT 1.3, ENGINE 3.
import { is_object, is_same_json, parse_json, parse_object } from '#core/json.ts'

const ARGUMENT_KEYS = ['arguments', 'args', 'tool_input', 'input', 'params', 'parameters'] as const

type Arguments = Readonly<Record<string, unknown>>

/** The tool's own arguments: `arguments`, `args`, `tool_input`, `input` as object or JSON text, else the payload itself. */
export function arguments_of(payload: Arguments): Arguments {
  for (const key of ARGUMENT_KEYS) {
    const found = object_in(payload[key])
    if (found !== null) return found
  }
  return payload
}

const NO_OTHERS: readonly Arguments[] = []

/**
 * What a call gives its tool under further names, as far as it differs from `first`. Nobody here knows which of them the tool
 * takes, so each is judged.
 */
export function other_arguments(payload: Arguments, first: Arguments): readonly Arguments[] {
  if (first === payload) return NO_OTHERS
  let others: Arguments[] | null = null
  let is_first = true
  for (const key of ARGUMENT_KEYS) {
    const value = payload[key]
    if (value === undefined) continue
    const found = object_in(value)
    if (found === null) continue
    if (is_first) is_first = false
    else if (found !== first && says_something(found) && !is_same_json(found, first)) {
      others ??= []
      others.push(found)
    }
  }
  return others ?? NO_OTHERS
}

/** Numbers and switches alone name nothing that a tool could touch. */
function says_something(args: Arguments): boolean {
  for (const key in args) {
    const value = args[key]
    if (typeof value === 'string' || (typeof value === 'object' && value !== null)) return true
  }
  return false
}

/** The payload as it is when the tool takes `args`; what these do not name is looked for in `first`, and then beside them. */
export function payload_with(payload: Arguments, first: Arguments, args: Arguments): Arguments {
  const beside = Object.entries(payload).filter(([key]) => !ARGUMENT_KEYS.some((one) => one === key))
  return { ...Object.fromEntries(beside), ...first, arguments: args }
}

/**
 * Whether the tool is given the text of an object that is read by its program and not by us: it nests deeper or holds more than
 * we read (CONTRACT 0.1). Nobody can say what such a call does.
 */
export function has_unread_arguments(payload: Arguments): boolean {
  for (const key of ARGUMENT_KEYS) {
    const value = payload[key]
    if (typeof value !== 'string' || !value.trimStart().startsWith('{')) continue
    if (parse_json(value) === undefined && parse_object(value) !== null) return true
  }
  return false
}

/** An object, given as one or as its JSON text; null for anything else. */
export function object_in(value: unknown): Record<string, unknown> | null {
  if (is_object(value)) return value
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return null
  const parsed = parse_json(value)
  return is_object(parsed) ? parsed : null
}

/** First text under one of these keys, in the arguments or else at the top of the payload. */
export function text_at(payload: Arguments, args: Arguments, keys: readonly string[]): string | null {
  for (const source of [args, payload]) {
    for (const key of keys) {
      const value = source[key]
      if (typeof value === 'string' && value !== '') return value
    }
  }
  return null
}

/** The texts under all of these keys, in the arguments or else at the top of the payload: a tool may know another key than the first. */
export function texts_at(payload: Arguments, args: Arguments, keys: readonly string[]): readonly string[] {
  for (const source of [args, payload]) {
    const found = keys.map((key) => source[key]).filter((value) => typeof value === 'string' && value !== '')
    if (found.length > 0) return [...new Set(found as string[])]
  }
  return []
}

const COMMAND_KEYS = [
  'command',
  'cmd',
  'script',
  'shell_command',
  'commandLine',
  'command_line',
  'CommandLine',
  'code_command',
  'argv',
] as const

/** The command text of a call; several (see `commands_of`) are put one after the other. */
export function command_of(payload: Arguments, args: Arguments): string | null {
  const commands = commands_of(payload, args)
  return commands.length === 0 ? null : commands.join('\n')
}

/**
 * Command texts; lists of words are put together again, with words quoted where they need it. What stands under several names, in
 * the arguments, beside them and in further arguments, is all taken: nobody here knows which of them runs.
 */
export function commands_of(payload: Arguments, args: Arguments): readonly string[] {
  const found: string[] = []
  add_commands(args, found)
  if (args === payload) return found
  add_commands(payload, found)
  for (const other of other_arguments(payload, args)) add_commands(other, found)
  return found
}

const COMMAND_NAMES: ReadonlySet<string> = new Set(COMMAND_KEYS)
const LIST_NAMES: ReadonlySet<string> = new Set(['commands', 'cmds'])
const PROGRAM_NAMES: ReadonlySet<string> = new Set(['program', 'executable', 'binary', 'bin'])
/** All names that are looked at: few objects have more members than there are names. */
const READ_NAMES: readonly string[] = [...COMMAND_NAMES, ...LIST_NAMES, ...PROGRAM_NAMES, 'action']
const WORD_KEYS = ['args', 'argv', 'arguments', 'params', 'parameters'] as const
/** More command texts of one call are not collected; what is judged then is not the whole call. */
export const MAX_COMMAND_TEXTS = 16
const MAX_COMMAND_DEPTH = 4

/** Adds what an object says to run, also where its text stands for the command: texts, lists of texts, lists of words, programs with their words, and such objects inside it. */
function add_commands(source: Arguments, found: string[], depth = 0): void {
  let program: string | null = null
  const keys = Object.keys(source)
  for (const key of keys.length > READ_NAMES.length ? READ_NAMES : keys) {
    const value = source[key]
    if (value === undefined) continue
    if (COMMAND_NAMES.has(key)) {
      add_command(value, found, depth)
      if (key !== 'script' && is_text(value)) program ??= value
    } else if (LIST_NAMES.has(key)) add_inner(value, found, depth)
    // Clients of hosted shells wrap it once more: `{action: {type: 'exec', command: [...]}}`.
    else if (key === 'action' && is_object(value)) add_inner(value, found, depth)
    else if (PROGRAM_NAMES.has(key) && typeof value === 'string' && /^[\w@./+~-]+$/.test(value)) program ??= value
  }
  const whole = program === null ? null : with_words(program, source)
  if (whole !== null) add_text(whole, found)
}

const is_text = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function add_command(value: unknown, found: string[], depth: number): void {
  if (!is_text(value)) return add_value(value, found, depth)
  add_text(value, found)
  if (value.includes('"') && WRITTEN_OUT.test(value)) add_value(parse_json(value), found, depth)
}

/** JSON where a command is expected, as some models write it and some tools read it: `'{"command": "ls"}'`, `'["ls", "-l"]'`. */
const WRITTEN_OUT = /^\s{0,8}(?:\{\s{0,8}"|\[\s{0,8}")/

/** The words of one command, or whatever says what to run. */
function add_value(value: unknown, found: string[], depth: number): void {
  if (Array.isArray(value) && value.length > 0 && !value.some(is_object)) add_text(join_argv(value), found)
  else add_inner(value, found, depth)
}

function add_text(text: string, found: string[]): void {
  if (found.length < MAX_COMMAND_TEXTS && !found.includes(text)) found.push(text)
}

function add_inner(value: unknown, found: string[], depth: number): void {
  if (depth >= MAX_COMMAND_DEPTH) return
  for (const one of Array.isArray(value) ? value.slice(0, MAX_COMMAND_TEXTS) : [value]) {
    if (is_object(one)) add_commands(one, found, depth + 1)
    else if (is_text(one)) add_text(one, found)
    // A list of argument lists.
    else if (Array.isArray(one) && one.length > 0 && !one.some((word) => typeof word === 'object'))
      add_text(join_argv(one), found)
  }
}

/**
 * A program with its words beside it: `{command: 'git', args: ['push']}`, or with the rest of its line. Null without any, and
 * when they name the program again.
 */
export function with_words(program: string, source: Arguments): string | null {
  for (const key of WORD_KEYS) {
    const words = source[key]
    if (typeof words === 'string' && /^[^{[]/.test(words.trimStart())) return `${program} ${words}`
    if (!Array.isArray(words) || words.length === 0 || words.some(is_object)) continue
    if (words[0] === program || words[0] === program.split(' ', 1)[0]) return null
    return `${program} ${join_argv(words)}`
  }
  return null
}

/** The payload with another command text wherever it held this one; null when it holds it nowhere as one text. */
export function replace_command(payload: Arguments, command: string, text: string): Arguments | null {
  let found = false
  const replaced = (source: Arguments): Record<string, unknown> => {
    const copy = { ...source }
    for (const key of COMMAND_KEYS) {
      if (copy[key] !== command) continue
      copy[key] = text
      found = true
    }
    return copy
  }
  const copy = replaced(payload)
  for (const key of ARGUMENT_KEYS) {
    const inner = copy[key]
    if (is_object(inner)) copy[key] = replaced(inner)
  }
  return found ? copy : null
}

/** `["bash","-lc","npm test"]` as one command line. */
export function join_argv(argv: readonly unknown[]): string {
  return argv.map((word) => quote_word(typeof word === 'string' ? word : String(word))).join(' ')
}

function quote_word(word: string): string {
  return word !== '' && /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
