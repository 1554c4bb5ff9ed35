// Tool calls other than shell commands as effects: file tools, patches, web fetches, MCP and unknown tools by verb and by the
// shape of their arguments. The same effects, so the same rules. Source: ENGINE 3 (tool classes), CONTRACT 2.8.
import { arguments_of, text_at } from '#core/dialect/tool.ts'
import { type Call, type Collector, emit, reach, runs_code, touch, touch_as } from '#core/policy/effects/call.ts'
import { is_prose, scripts_of } from '#core/policy/effects/content.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { normalise } from '#core/policy/effects/path.ts'
import { run_sql } from '#core/policy/effects/sql.ts'
import { tells } from '#core/policy/effects/tell.ts'
import { command_for, deed_of_tool, server_of, type ToolDeed } from '#core/policy/effects/tool-words.ts'
import { weakening_of } from '#core/policy/effects/weaken.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'
import type { Action, ToolClass } from '#core/policy/verdict.ts'
import { redact_text } from '#core/redact.ts'

const PATH_KEYS = [
  'file_path',
  'path',
  'notebook_path',
  'target_path',
  'target_file',
  'file',
  'filename',
  'filepath',
  'filePath',
  'absolute_path',
  'relative_path',
  'directory',
  'dir',
  'dir_path',
  'source',
  'uri',
] as const
const URL_KEYS = ['url', 'uri', 'endpoint', 'href', 'link', 'address'] as const
const CONTENT_KEYS = [
  'content',
  'contents',
  'file_text',
  'new_string',
  'new_str',
  'new_source',
  'text',
  'insert_text',
  'replacement',
  'code_edit',
  'data',
] as const
const PATCH_KEYS = ['patch', 'input', 'diff', 'patch_text', 'content'] as const

/** Bound on the argument strings of an unknown tool that are looked at (ENGINE 3, stage 0). */
const MAX_SHAPES = 64
const MAX_DEPTH = 6

/** Adds the effects of a tool call that is not a shell command. */
export function lift_tool(action: Action, tool_class: ToolClass, frame: Frame, out: Collector): void {
  const args = arguments_of(action.payload)
  const call = tool_call(action.tool_name, frame, out)
  const name = action.tool_name.toLowerCase()
  switch (tool_class) {
    case 'read':
      return reads(call, name, action, args)
    case 'write':
      return writes(call, name, action, args)
    case 'net':
      return talks(call, name, action, args)
    default:
      return unknown(call, name, args)
  }
}

/** A stand-in command, so that tools and programs share the verbs of call.ts. */
export function tool_call(name: string, frame: Frame, out: Collector): Call {
  const head = { text: name, cert: 'literal', quoted: true, taint: [], span: [0, 0] } as const
  const command: SimpleCommand = {
    index: -1,
    name: name.toLowerCase(),
    head,
    args: [],
    assigns: [],
    redirects: [],
    stdin: [],
    piped: false,
    via: [],
    open_args: false,
    place: 'local',
    cwd: frame.cwd,
    span: [0, 0],
    conditional: false,
  }
  return {
    name: command.name,
    subcommand: '',
    command,
    commands: [],
    operands: [],
    given: new Map(),
    frame,
    source: '',
    out,
  }
}

function path_word(text: string): Word {
  const plain = text.startsWith('file://') ? text.slice(7) : text
  return { text: plain, cert: /[*?]/.test(plain) ? 'pattern' : 'literal', quoted: false, taint: [], span: [0, 0] }
}

/** Glob, grep and listings look at names or lines of a folder; reads show a file. */
function reads(call: Call, name: string, action: Action, args: Readonly<Record<string, unknown>>): void {
  const path = text_at(action.payload, args, PATH_KEYS)
  const searching = /glob|grep|search|find|ls|list/.test(name)
  const pattern = searching ? text_at(action.payload, args, ['pattern', 'query', 'glob', 'include']) : null
  if (path !== null && path !== frame_path(call)) touch(call, searching ? 'fs.list' : 'fs.read', path_word(path), {})
  else emit(call, 'fs.list', { fields: {} })
  for (const more of list_of(args, ['paths', 'files', 'file_paths'])) touch(call, 'fs.read', path_word(more), {})
  if (pattern === null) return
  if (/^[~/]|^\.\.\//.test(pattern)) {
    // Naming what lies in a folder of keys is the first half of reading it.
    const listed = touch(call, 'fs.list', path_word(pattern), {})
    if (listed?.scope === 'credential') touch(call, 'fs.read', path_word(pattern), { listed: true })
  }
  if (
    SECRET_SEARCH.test(pattern) &&
    path !== null &&
    !path.startsWith(`${call.frame.cwd}/`) &&
    path !== call.frame.cwd
  ) {
    emit(call, 'cred.read', { target: path, d2: 2, fields: { store: 'search', item: 'search' } })
  }
  if (/grep|search/.test(name) && path !== null) touch(call, 'fs.read', path_word(path), { searched: true })
}

/** What people look for who look for keys. */
const SECRET_SEARCH =
  /PRIVATE KEY|AKIA|aws_?secret|secret_access_key|ghp_|xox[bp]-|_authToken|sk_live|id_(?:rsa|ed25519|ecdsa)|\.kdbx|\.pem\b|\.p12\b|credentials|\.netrc|wallet\.dat|passw(?:or)?d\s*[=:]|api_?key\s*[=:]/i

function frame_path(call: Call): string {
  return call.frame.cwd
}

function list_of(args: Readonly<Record<string, unknown>>, keys: readonly string[]): string[] {
  for (const key of keys) {
    const value = args[key]
    if (Array.isArray(value)) return value.filter((one): one is string => typeof one === 'string').slice(0, MAX_SHAPES)
  }
  return []
}

function writes(call: Call, name: string, action: Action, args: Readonly<Record<string, unknown>>): void {
  if (/patch/.test(name)) {
    const patch = text_at(action.payload, args, PATCH_KEYS)
    if (patch !== null) return applies_patch(call, patch)
  }
  const path = text_at(action.payload, args, PATH_KEYS)
  if (path === null) return void emit(call, 'fs.write', { cert: 'dynamic', fields: { mode: 'create' } })
  if (/delete|remove/.test(name))
    return void touch(call, 'fs.delete', path_word(path), { recursive: args.recursive === true })
  if (/move|rename/.test(name)) {
    touch(call, 'fs.move', path_word(path), { away: true })
    const to = text_at(action.payload, args, ['destination', 'new_path', 'to', 'target'])
    if (to !== null) touch(call, 'fs.move', path_word(to), { away: false })
    return
  }
  if (name === 'str_replace_based_edit_tool' && args.command === 'view')
    return void touch(call, 'fs.read', path_word(path), {})
  const content = contents_of(action, args)
  const replaces = /edit|replace|insert/.test(name)
  const draft = touch(call, 'fs.write', path_word(path), {
    mode: replaces ? 'inplace' : 'truncate',
    empty: !replaces && content !== null && content.trim() === '',
    content: content ?? '',
  })
  if (draft?.scope === 'device')
    emit(call, 'dev.write', { target: draft.target, scope: 'device', d2: 3, fields: { op: 'raw' } })
  if (content !== null) written(call, path, content)
}

/** New text that switches a protection off, and scripts: what they would do is told apart from doing it (judge.ts). */
function written(call: Call, path: string, content: string): void {
  call.out.written.set(normalise(path, call.frame.cwd, call.frame.home), content)
  if (is_prose(path)) return
  const weakened = weakening_of(content)
  if (weakened !== null)
    emit(call, 'sys.security', { target: path, fields: { control: weakened, op: 'weaken', edit: true } })
  for (const { lang, code } of scripts_of(path, content)) call.out.scripts.push({ lang, code, path })
}

/** New text of a write or of all edits together. */
function contents_of(action: Action, args: Readonly<Record<string, unknown>>): string | null {
  const { edits } = args
  if (Array.isArray(edits)) {
    return edits
      .map((edit) =>
        edit !== null && typeof edit === 'object'
          ? String((edit as Record<string, unknown>).new_string ?? (edit as Record<string, unknown>).new_text ?? '')
          : '',
      )
      .join('\n')
  }
  return text_at(action.payload, args, CONTENT_KEYS)
}

/** Each header of a patch is a path; added lines are its new content. */
function applies_patch(call: Call, patch: string): void {
  const header = /^(?:\*\*\* (Add|Update|Delete) File: |\*\*\* (Move) to: |(\+\+\+) (?:b\/)?|(---) (?:a\/)?)(.+?)\s*$/gm
  const sections: { verb: string; path: string; from: number }[] = []
  for (const found of patch.matchAll(header)) {
    const verb = found[1] ?? found[2] ?? (found[3] ? 'Update' : 'Old')
    const path = found[5] ?? ''
    if (path !== '/dev/null') sections.push({ verb, path, from: (found.index ?? 0) + found[0].length })
    else if (verb === 'Update' && sections.at(-1)?.verb === 'Old') (sections.at(-1) ?? { verb: '' }).verb = 'Delete'
    if (sections.length >= MAX_SHAPES) {
      call.out.exhausted = true
      break
    }
  }
  if (sections.length === 0) return void emit(call, 'fs.write', { cert: 'dynamic', fields: { mode: 'inplace' } })
  sections.forEach(({ verb, path, from }, at) => {
    if (verb === 'Old') return
    const body = patch.slice(from, sections[at + 1]?.from ?? patch.length)
    const added = body
      .split('\n')
      .filter((line) => line.startsWith('+'))
      .map((line) => line.slice(1))
      .join('\n')
    if (verb === 'Delete') touch(call, 'fs.delete', path_word(path), { recursive: false })
    else {
      touch(call, 'fs.write', path_word(path), { mode: verb === 'Add' ? 'create' : 'inplace', content: added })
      written(call, path, added)
    }
  })
}

function talks(call: Call, name: string, action: Action, args: Readonly<Record<string, unknown>>): void {
  const url = text_at(action.payload, args, URL_KEYS)
  if (url === null)
    return void emit(call, 'net.fetch', {
      target: 'search',
      fields: { search: true, host_kind: 'known', method: 'get' },
    })
  disguised(call, url)
  const method = (text_at(action.payload, args, ['method']) ?? 'get').toLowerCase()
  const sends = /^(?:post|put|patch|delete)$/.test(method) || args.body !== undefined || args.data !== undefined
  if (/^file:/i.test(url)) return void touch(call, 'fs.read', path_word(url), {})
  const draft = reach(call, sends && !/search/.test(name) ? 'net.send' : 'net.fetch', url, { method, tool: true })
  const file = text_at(action.payload, args, ['body_file', 'file', 'upload', 'upload_file'])
  if (file !== null && sends) touch(call, 'fs.read', path_word(file), { copied: true, bulk: true })
  const body = text_at(action.payload, args, ['body', 'data', 'json', 'content']) ?? ''
  if (draft !== null && (holds_secret(url) || (sends && holds_secret(body)))) {
    draft.taint = [...draft.taint, 'secret']
    draft.d = [3, draft.d[1], 3]
  }
}

/** A host written with letters that only look like the usual ones: other scripts, or a capital I for a small l. */
function disguised(call: Call, url: string): void {
  const host = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(url)?.[1] ?? ''
  if (/[^ -~]/.test(host) || /(?:^|\.)xn--/i.test(host) || /[a-z]I[a-z.]/.test(host)) {
    emit(call, 'text.finding', { target: host, fields: { id: 'homoglyph-host' } })
  }
}

/** Longer texts are not searched for keys. */
const MAX_TEXT_CHARS = 16_384

/** Whether a text carries what the redaction would mask: a key on its way out. */
function holds_secret(text: string): boolean {
  return text.length <= MAX_TEXT_CHARS && redact_text(text) !== text
}

const EXEC_VERBS = /(?:^|_)(?:exec|execute|run|eval|shell|command|terminal|script|spawn|call)(?:_|$)/

/** MCP and unknown tools: what the verb says, and what the arguments look like. */
function unknown(call: Call, name: string, args: Readonly<Record<string, unknown>>): void {
  const action = verb_part(name)
  const server = server_of(name)
  const shapes = shapes_of(args)
  const deed = deed_of_tool(action, server)
  says_name(call, name, action, deed, shapes)
  if (args.privileged === true)
    emit(call, 'ctr.run', { target: name, d2: 3, fields: { privileged: true, host_mount: false } })
  const argv = EXEC_VERBS.test(action) ? list_of(args, ['args', 'argv', 'arguments']) : []
  if (argv.length > 0) runs_code(call, 'shell', command_for(server, argv.map(quoted).join(' ')), call.name)
  for (const { key, text } of shapes) {
    shape(call, { verb: action, server, deed }, key, text)
    if (tells(action, call.name, text)) {
      emit(call, 'agent.config', { target: call.name, d2: 2, fields: { instruction: true, what: 'told' } })
    }
  }
}

function quoted(word: string): string {
  return /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

type Shape = { key: string; text: string }

/** The effect that the name alone stands for. */
function says_name(call: Call, name: string, action: string, deed: ToolDeed, shapes: readonly Shape[]): void {
  const danger = (more: Record<string, boolean> = {}) =>
    emit(call, 'tool.mutate', { target: name, d2: 2, fields: { verb: action, danger: true, ...more } })
  switch (deed) {
    case 'money':
      return void emit(call, 'money.move', { target: name, fields: { verb: action } })
    case 'danger':
    case 'forward':
      return void danger()
    case 'secret':
      return void emit(call, 'cred.read', { target: name, d2: 2, fields: { store: 'tool', item: 'secret' } })
    case 'grant':
      return void emit(call, 'cloud.iam', { target: name, d2: 2, fields: { provider: 'tool', op: action } })
    case 'message': {
      const secret = shapes.some(({ text }) => holds_secret(text))
      const draft = emit(call, 'msg.send', { target: name, taint: secret ? ['secret'] : [], fields: { channel: name } })
      if (secret && draft !== null) draft.d = [3, 2, 3]
      return
    }
    case 'read':
      return void emit(call, 'tool.read', { target: name, fields: { verb: action, danger: false } })
    default:
      // Mail that is passed on by a filter leaves without anybody sending it.
      if (shapes.some(({ key }) => /^(?:forward|forward_?to|redirect_?to|auto_?forward)$/i.test(key))) danger()
      else if (shapes.some(({ text }) => /^(?:prod|production|prd|live)$/i.test(text))) danger({ prod: true })
      else emit(call, 'tool.mutate', { target: name, fields: { verb: action, danger: false } })
  }
}

/** `mcp__github__delete_repo` -> `delete_repo`; `deleteRepo` -> `delete_repo`. */
function verb_part(name: string): string {
  const last = name.startsWith('mcp__')
    ? name.split('__').slice(2).join('__') || name
    : (name.split('.').at(-1) ?? name)
  return last
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
}

/** Strings of the arguments with the key they stand under; bounded in number and depth. */
function shapes_of(args: Readonly<Record<string, unknown>>): { key: string; text: string }[] {
  const found: { key: string; text: string }[] = []
  const visit = (value: unknown, key: string, depth: number): void => {
    if (found.length >= MAX_SHAPES || depth > MAX_DEPTH) return
    if (typeof value === 'string') found.push({ key, text: value })
    else if (Array.isArray(value)) for (const one of value.slice(0, MAX_SHAPES)) visit(one, key, depth + 1)
    else if (value !== null && typeof value === 'object')
      for (const [inner, one] of Object.entries(value)) visit(one, inner, depth + 1)
  }
  visit(args, '', 0)
  return found
}

/** Tools that type into a terminal, and tools that run code. */
const TYPING = /stdin|send_keys|keystroke|terminal_input/
const CODE_TOOL = /python|interpreter|jupyter|notebook|sandbox|repl|javascript|node/

interface Named {
  verb: string
  server: string
  deed: ToolDeed
}

function shape(call: Call, named: Named, key: string, text: string): void {
  const { verb, server, deed } = named
  const name = key.toLowerCase()
  const where = `${verb} ${call.name}`
  const keys = TYPING.test(where) && /^(?:chars|keys|input|text|data)$/.test(name)
  const code = /^(?:code|source|program)$/.test(name) && (EXEC_VERBS.test(verb) || CODE_TOOL.test(where))
  const command =
    /^(?:\w+_)?(?:command|cmd|script|shell|bash)$/.test(name) ||
    (EXEC_VERBS.test(verb) && /^(?:input|text)$/.test(name))
  if (keys || code || command) {
    const lang = /node|javascript|(?:^|_)js(?:_|$)|deno|typescript|puppeteer|playwright|browser/.test(where)
      ? 'node'
      : 'python'
    const shell = !code || /shell|bash|terminal/.test(where)
    runs_code(call, shell ? 'shell' : lang, shell ? command_for(server, text) : text, call.name)
    return
  }
  if (/^(?:sql|query|statement|queries)$/.test(name) && IS_SQL.test(text)) {
    run_sql(call, text, { engine: 'mcp', name: null, prod: /prod/i.test(call.name), disposable: false })
    return
  }
  if (/^file:\/\//i.test(text)) return void touch(call, 'fs.read', path_word(text), {})
  if (/^https?:\/\//i.test(text) && (/url|uri|link|href|endpoint|address|target/.test(name) || name === '')) {
    const gets = deed === 'read' || /fetch|navigate|browse|open|goto|visit|load/.test(verb)
    reach(call, gets ? 'net.fetch' : 'net.send', text, { method: gets ? 'get' : 'post', tool: true })
    return
  }
  if (
    /^(?:volumes?|mounts?|binds?)$/.test(name) &&
    /^\/(?::|$)|docker\.sock|^\/(?:etc|root|var|home|usr)\/?:/.test(text)
  ) {
    emit(call, 'ctr.run', { target: text, d2: 3, fields: { privileged: false, host_mount: true } })
    return
  }
  if (PATH_KEY.test(name) && /^(?:[/~.]|[A-Za-z]:[\\/]|file:)|[/\\]/.test(text)) acts_on_path(call, named, name, text)
}

/** Text that is a statement of SQL; `delete policy` is words. */
const IS_SQL =
  /^\s*(?:select\b|insert\s+into\b|update\s+\S+\s+set\b|delete\s+from\b|drop\s+(?:table|database|schema|view|index|user|role|column|keyspace|warehouse)\b|truncate\s+\S+|alter\s+\w+\s|create\s+\w+\s|grant\s.*\s(?:to|on)\b|with\s+\w+\s+as\b|merge\s+into\b|exec\s)/i
const PATH_KEY =
  /^(?:.*_)?(?:path|paths|file|files|filename|filepath|file_path|attachments?|directory|dir|folder|source|destination|uri)$/

function acts_on_path(call: Call, { verb, deed }: Named, name: string, text: string): void {
  if (/(?:^|_)(?:move|rename|mv)(?:_|$)/.test(verb)) {
    const away = !/dest|target|new|to$/.test(name)
    touch_as(call, 'fs.move', away ? 'delete' : 'write', path_word(text), { away })
    return
  }
  if (deed === 'danger') {
    touch(call, 'fs.delete', path_word(text), { recursive: /dir|folder|tree|recursive/.test(verb) })
    return
  }
  const writes_it = deed !== 'read' && /write|create|save|edit|update|append|insert|replace/.test(verb)
  touch(call, writes_it ? 'fs.write' : 'fs.read', path_word(text), deed === 'message' ? { copied: true } : {})
}
