// Tool names to classes, and the shell that a call is for. Source: CONTRACT 2.8, ENGINE 3.
import type { ToolClass } from '#core/policy/verdict.ts'
import { by_each_name } from '#core/tables.ts'

const CLASSES: readonly (readonly [ToolClass, string])[] = [
  [
    'shell',
    'bash sh zsh shell exec exec_command execute_command run_shell_command run_command terminal command ' +
      'powershell pwsh cmd execute local_shell container.exec bashtool run_in_terminal run_terminal_cmd ' +
      'shell_command unified_exec execute_bash',
  ],
  [
    'read',
    'read read_file view cat open_file list_dir ls glob grep search search_file_content find notebookread ' +
      'notebook_read list_directory read_many_files file_search grep_search codebase_search ' +
      'readfile read_text_file fs_read',
  ],
  [
    'write',
    'write write_file edit edit_file multiedit multi_edit create_file str_replace replace apply_patch ' +
      'notebookedit notebook_edit patch patch_file delete_file remove rename move_file write_to_file ' +
      'str_replace_editor str_replace_based_edit_tool create delete insert_edit_into_file writefile editfile ' +
      'search_replace edit_notebook fs_write',
  ],
  [
    'net',
    'fetch web_fetch webfetch http_request web_search websearch browser browser_navigate http url_fetch open_url fetch_url fetch_webpage',
  ],
]

const BY_NAME: ReadonlyMap<string, ToolClass> = new Map(
  by_each_name(CLASSES.map(([tool_class, names]) => [names, tool_class] as const)),
)

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
