// Where a tool call keeps its arguments, its command and its texts. Source: CONTRACT 1.3, ENGINE 3.
import { is_object, parse_json } from '#core/json.ts'

const ARGUMENT_KEYS = ['arguments', 'args', 'tool_input', 'input', 'params', 'parameters'] as const

/** The tool's own arguments: `arguments`, `args`, `tool_input`, `input` as object or JSON text, else the payload itself. */
export function arguments_of(payload: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const key of ARGUMENT_KEYS) {
    const value = payload[key]
    if (is_object(value)) return value
    if (typeof value === 'string' && value.trimStart().startsWith('{')) {
      const parsed = parse_json(value)
      if (is_object(parsed)) return parsed
    }
  }
  return payload
}

/** First text under one of these keys, in the arguments or else at the top of the payload. */
export function text_at(
  payload: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): string | null {
  for (const source of [args, payload]) {
    for (const key of keys) {
      const value = source[key]
      if (typeof value === 'string' && value !== '') return value
    }
  }
  return null
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

/**
 * Command text; an argument list is put together again, with words quoted where they need it. Two texts, one in the arguments
 * and another beside them, are taken for both: nobody here knows which of them runs.
 */
export function command_of(
  payload: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
): string | null {
  const own = command_in(args)
  if (args === payload) return own
  const beside = command_in(payload)
  if (own === null || beside === null || own === beside) return own ?? beside
  return `${own}\n${beside}`
}

function command_in(source: Readonly<Record<string, unknown>>): string | null {
  for (const key of COMMAND_KEYS) {
    const value = source[key]
    if (typeof value === 'string' && value.trim() !== '') return value
    if (Array.isArray(value) && value.length > 0) return join_argv(value)
  }
  // Clients of hosted shells wrap it once more: `{action: {type: 'exec', command: [...]}}`.
  return is_object(source.action) ? command_in(source.action) : null
}

/** The payload with another command text wherever it held this one; null when it holds it nowhere as one text. */
export function replace_command(
  payload: Readonly<Record<string, unknown>>,
  command: string,
  text: string,
): Readonly<Record<string, unknown>> | null {
  let found = false
  const replaced = (source: Readonly<Record<string, unknown>>): Record<string, unknown> => {
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
function join_argv(argv: readonly unknown[]): string {
  return argv.map((word) => quote_word(typeof word === 'string' ? word : String(word))).join(' ')
}

function quote_word(word: string): string {
  return word !== '' && /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
