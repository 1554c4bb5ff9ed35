// Tool names to classes, and where a tool call keeps its command, paths and addresses. Source: CONTRACT 1.3 and 2.8, ENGINE 3.
import { is_object, parse_json } from '#core/json.ts'
import type { ToolClass } from '#core/policy/verdict.ts'

const CLASSES: readonly (readonly [ToolClass, string])[] = [
  [
    'shell',
    'bash sh zsh shell exec exec_command execute_command run_shell_command run_command terminal command powershell pwsh cmd execute local_shell container.exec bashtool run_in_terminal run_terminal_cmd shell_command unified_exec execute_bash',
  ],
  [
    'read',
    'read read_file view cat open_file list_dir ls glob grep search search_file_content find notebookread notebook_read list_directory read_many_files file_search grep_search codebase_search readfile read_text_file fs_read',
  ],
  [
    'write',
    'write write_file edit edit_file multiedit multi_edit create_file str_replace replace apply_patch notebookedit notebook_edit patch delete_file remove rename move_file write_to_file str_replace_editor str_replace_based_edit_tool create delete insert_edit_into_file writefile editfile search_replace edit_notebook fs_write',
  ],
  [
    'net',
    'fetch web_fetch webfetch http_request web_search websearch browser browser_navigate http url_fetch open_url fetch_url fetch_webpage',
  ],
]

const BY_NAME = new Map<string, ToolClass>()
for (const [tool_class, names] of CLASSES) for (const name of names.split(' ')) BY_NAME.set(name, tool_class)

/** Class on the wire (`class:<name>`); case does not matter. */
export function tool_class_of(tool_name: string): ToolClass {
  const name = tool_name.toLowerCase()
  if (name.startsWith('mcp__')) return 'mcp'
  const known = BY_NAME.get(name) ?? BY_NAME.get(separated(tool_name))
  if (known !== undefined) return known
  return /^[a-z0-9_-]+\.[a-z0-9_-]+$/.test(name) && !name.startsWith('functions.')
    ? 'mcp'
    : (BY_NAME.get(name.replace(/^functions\./, '')) ?? 'other')
}

/** `deleteFile`, `delete-file` and `delete file` as `delete_file`. */
function separated(tool_name: string): string {
  return tool_name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[- ]/g, '_')
}

/** The shell that a tool is named after; null when any shell may stand behind the name. */
export function shell_of_tool(tool_name: string): 'powershell' | null {
  return /(?:^|[^a-z])(?:powershell|pwsh)$/i.test(tool_name) ? 'powershell' : null
}

const SHELL_PROGRAM = /(?:^|[/\\])(powershell|pwsh|cmd|fish)(?:\.exe)?$/i

/** The shell that a call asks for, when it is none of POSIX and the command is one text. */
export function shell_asked(args: Readonly<Record<string, unknown>>): 'powershell' | 'cmd' | 'fish' | null {
  const { shell } = args
  if (typeof shell !== 'string') return null
  const name = SHELL_PROGRAM.exec(shell)?.[1]?.toLowerCase()
  if (name === 'cmd' || name === 'fish') return name
  return name === undefined ? null : 'powershell'
}

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
