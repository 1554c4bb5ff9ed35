// Code that a tool is given to run: which argument holds it, and in which language. Source: ENGINE 3.
import { shell_of_tool } from '#core/dialect/tool.ts'
import { type Call, emit, runs_code } from '#core/policy/effects/call.ts'
import { MAX_SHAPES } from '#core/policy/effects/tool/argument/arguments.ts'
import { command_for } from '#core/policy/effects/tool/name/words.ts'
import { runs_foreign_code } from '#core/policy/effects/tool/text/foreign.ts'

/** Languages of code that tools run. */
export type Lang = 'shell' | 'python' | 'node' | 'ruby' | 'php' | 'perl' | 'powershell'

/** Words of tools that run something. */
export const EXEC_VERBS =
  /(?:^|_)(?:exec|execute|execution|executor|run|runner|eval|shell|command|terminal|script|spawn|call)(?:_|$)/
const CODE_TOOL = /tinker|python|interpreter|jupyter|notebook|sandbox|repl(?:[_\s]|$)|javascript|node/
/** Tools whose only argument is code, whatever they call it. */
const ONLY_CODE = /(?:^|_)(?:python|repl|interpreter|javascript)(?:_|\s|$)/
const SHELLS = /shell|bash|terminal/
/** Lines of a cell that are looked at for `!command`. */
const MAX_CELL_LINES = 256

/** Characters of a command that is judged once more as one for another machine. */
const MAX_REMOTE_CHARS = 4096

/** How a tool runs the text of one argument. */
export interface Runner {
  /** Verb part of the tool, with underscores. */
  verb: string
  server: string
  /** Language that the tool names. */
  language: Lang | null
  reads: boolean
  /** The machine it runs on; null for this one. */
  host: string | null
}

/** Judges the text under `key` when it is code or a command; false when it is neither. */
export function runs_text(
  call: Call,
  { verb, server, language, reads, host }: Runner,
  key: string,
  text: string,
): boolean {
  const where = `${verb} ${call.name.toLowerCase()}`
  if (APPLE_KEY.test(key) && (APPLE_SCRIPT.test(where) || APPLE_TEXT.test(text))) {
    runs_apple_script(call, text)
    return true
  }
  if (holds_code(where, verb, key, reads)) {
    runs_source(call, where, language, text)
    if (CLOUD.test(server) && ENDS.test(text))
      emit(call, 'tool.mutate', { target: call.name, d2: 2, fields: { verb: 'delete', danger: true } })
    return true
  }
  const command =
    /^(?:\w{1,120}_)?(?:commands?|cmds?|scripts?|shell|bash)$|^(?:command|cmd)_(?:string|text)$|^script_(?:contents?|text|body)$|^(?:command|cmd)_?line$/.test(
      key,
    ) ||
    (EXEC_VERBS.test(verb) && /^(?:input|text)$/.test(key))
  if (command) runs_code(call, shell_of_tool(call.name) ?? 'shell', command_for(server, text, verb), call.name)
  if (command && host !== null && text.length <= MAX_REMOTE_CHARS)
    runs_code(call, 'shell', `ssh ${host} '${text.replaceAll("'", "'\\''")}'`, call.name)
  return command
}

function holds_code(where: string, verb: string, key: string, reads: boolean): boolean {
  if (/^(?:code|source|program|source_code|snippet|expression|cell_(?:source|content|code))$/.test(key))
    return EXEC_VERBS.test(verb) || CODE_TOOL.test(where)
  if (SHELLS.test(where)) return false
  if (key === 'script') return CODE_TOOL.test(where)
  return !reads && ONLY_CODE.test(where) && /^(?:input|query|text|tool_input|cell|__arg1)$/.test(key)
}

function runs_source(call: Call, where: string, language: Lang | null, text: string): void {
  if (language !== null) return runs_code(call, language, text, call.name)
  // Lines of a notebook that begin with `!` are shell commands.
  for (const line of text.split('\n').slice(0, MAX_CELL_LINES))
    if (/^\s*!\S/.test(line)) runs_code(call, 'shell', line.replace(/^\s*!/, ''), call.name)
  if (/tinker|laravel|php/.test(where)) return runs_code(call, 'php', text, call.name)
  if (SHELLS.test(where)) return runs_code(call, shell_of_tool(call.name) ?? 'shell', text, call.name)
  const node =
    /node|javascript|(?:^|_)js(?:_|$)|deno|typescript|puppeteer|playwright|browser/.test(where) || NODE_TEXT.test(text)
  runs_code(call, node ? 'node' : 'python', text, call.name)
  runs_foreign_code(call, text)
}

/** Whose libraries work on what others use, and their calls that end it. */
const CLOUD = /(?:^|[-_])(?:gcp|gcloud|google[-_]cloud|aws|azure|cloudflare|k8s|kubernetes|salesforce|sfdc)(?:[-_]|$)/
const ENDS =
  /\.(?:delete|destroy|terminate|remove|purge|drop|stop|deprovision)[A-Za-z]{0,40}\(|\bDelete\w{2,40}Command\b|\.delete_\w{2,40}\(|(?:^|[;{}\n])\s?delete\s\[?\s?(?:select\b|\w+\s?;)/i

const NODE_TEXT = /\brequire\s*\(\s*['"]|=>\s*[{(\w]|^[ \t]*(?:const|let)\s/m

const APPLE_SCRIPT = /applescript|osascript/
const APPLE_KEY = /^(?:script|code|source|applescript|script_(?:content|text|body))$/
const APPLE_TEXT = /\bdo shell script\b|^\s*tell application\b/

/** What a script for the desktop does to more than its windows: the trash is emptied, all of something goes, mail leaves. */
const APPLE_GRAVE = /\bempty (?:the )?trash\b|\bdelete (?:every|all)\b|\b(?:shut down|restart|log out)\b/i
const APPLE_MAIL = /\bapplication "(?:Messages|Mail|Microsoft Outlook)"/i

function is_grave_script(text: string): boolean {
  return APPLE_GRAVE.test(text) || (APPLE_MAIL.test(text) && /\bsend\b/i.test(text))
}

/** Commands that a script for the desktop gives to the shell. */
function runs_apple_script(call: Call, text: string): void {
  const grave = is_grave_script(text)
  emit(call, 'tool.mutate', { target: call.name, fields: { verb: 'script', danger: grave }, ...(grave && { d2: 2 }) })
  for (const found of Array.from(text.matchAll(/do shell script\s+"((?:[^"\\]|\\.){0,4000})"([^\n]{0,200})/gi)).slice(
    0,
    MAX_SHAPES,
  )) {
    const line = (found[1] ?? '').replace(/\\(["\\])/g, '$1')
    const as_root = /with administrator privileges/i.test(found[2] ?? '')
    runs_code(call, 'shell', as_root ? `sudo ${line}` : line, call.name)
  }
}

const LANGUAGES: Readonly<Record<string, Lang>> = {
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
  zsh: 'shell',
  python: 'python',
  python3: 'python',
  py: 'python',
  javascript: 'node',
  js: 'node',
  typescript: 'node',
  ts: 'node',
  node: 'node',
  ruby: 'ruby',
  php: 'php',
  perl: 'perl',
  powershell: 'powershell',
}

/** The language that the arguments name; null when they name none that is known. */
export function language_of(args: Readonly<Record<string, unknown>>): Lang | null {
  const named = args.language ?? args.lang ?? args.language_id ?? args.runtime ?? args.kernel
  if (typeof named !== 'string' || !Object.hasOwn(LANGUAGES, named.toLowerCase())) return null
  return LANGUAGES[named.toLowerCase()] ?? null
}
