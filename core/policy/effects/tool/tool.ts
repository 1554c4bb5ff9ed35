// Effects of tool calls other than shell commands: file tools, patches, web fetches, and MCP or unknown tools by verb
// and shape of arguments. The same effects as for programs, so the same rules hold. Source: ENGINE 3 (tool classes),
// CONTRACT 2.8.
import { in_turn, one_of } from '#core/compose.ts'
import { arguments_of, command_of, has_unread_arguments, text_at, texts_at } from '#core/dialect/arguments.ts'
import { shell_of_tool, tool_class_of } from '#core/dialect/tool.ts'
import { type Call, emit, reach, runs_code, touch } from '#core/policy/effects/call.ts'
import type { Collector } from '#core/policy/effects/collector.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { imitates_in_script } from '#core/policy/effects/host/lookalike.ts'
import { decode_host } from '#core/policy/effects/host/punycode.ts'
import { cell_commands } from '#core/policy/effects/text/content.ts'
import { written } from '#core/policy/effects/text/written.ts'
import {
  carries_text,
  holds_secret,
  list_of,
  MAX_SHAPES,
  path_word,
  records_of,
  tells_secret,
  without_placeholders,
} from '#core/policy/effects/tool/argument/arguments.ts'
import { spelled } from '#core/policy/effects/tool/argument/spelling.ts'
import { calls_inside, type InnerCall } from '#core/policy/effects/tool/inside.ts'
import { lift_named, verb_part } from '#core/policy/effects/tool/named.ts'
import { file_patterns, looks_for_keys } from '#core/policy/effects/tool/search.ts'
import { logs_in } from '#core/policy/effects/tool/share.ts'
import { contents_of } from '#core/policy/effects/tool/text/contents.ts'
import { first_text, notes_edits } from '#core/policy/effects/tool/text/edits.ts'
import { opens_own, pays_there } from '#core/policy/effects/tool/text/page.ts'
import { added_lines, applies_patch, PATCH_HEADER } from '#core/policy/effects/tool/text/patch.ts'
import { stand_in_command } from '#core/policy/parse/tree.ts'
import type { Action, ToolClass } from '#core/policy/verdict.ts'

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
  'old_path',
  'oldPath',
  'target_notebook',
  'from',
  'src',
  'target',
  'destination',
] as const
const URL_KEYS = ['url', 'uri', 'endpoint', 'href', 'link', 'address'] as const
const PATCH_KEYS = ['patch', 'input', 'diff', 'patch_text', 'content'] as const

/** Depth of calls within calls. */
const MAX_CALL_DEPTH = 3

/** Adds the effects of a tool call that is not a shell command. */
export function lift_tool(action: Action, tool_class: ToolClass, frame: Frame, out: Collector, depth = 0): void {
  const name = action.tool_name.toLowerCase()
  const args = without_memory_paths(name, spelled(arguments_of(action.payload)))
  const call = tool_call(action.tool_name, frame, out)
  if (has_unread_arguments(action.payload)) out.exhausted = true
  if (tool_class !== 'mcp' && tool_class !== 'other') runs_command(call, action, args)
  switch (tool_class) {
    case 'read':
      return reads(call, name, action, args)
    case 'write':
      return writes(call, name, action, args)
    case 'net':
      return talks(call, name, action, args)
    default:
      lift_inside(call, action, args, depth + 1)
      return lift_named(call, action.tool_name, args)
  }
}

/** Places of the memory that models have beside the disk: `memory {command: 'create', path: '/memories/notes.md'}`. */
const MEMORY_PATH = /^\/memories(?!.*\.\.)(?:\/|$)/

/** The arguments of a tool for memory without the places in it, which are none of the machine's. */
function without_memory_paths(
  name: string,
  args: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (name !== 'memory') return args
  return Object.fromEntries(
    Object.entries(args).filter(([, value]) => typeof value !== 'string' || !MEMORY_PATH.test(value)),
  )
}

/** Inner calls of a batch that are judged; a larger batch is a question. */
const MAX_INNER_CALLS = 32

function lift_inside(call: Call, action: Action, args: Readonly<Record<string, unknown>>, depth: number): void {
  const inside = calls_inside(verb_part(action.tool_name), args)
  if (inside.length > MAX_INNER_CALLS) call.out.exhausted = true
  for (const inner of inside.slice(0, MAX_INNER_CALLS)) lift_inner(call, action, inner, depth)
}

/** Judges an inner call as if it came alone. */
function lift_inner(call: Call, action: Action, { tool_name, args }: InnerCall, depth: number): void {
  if (depth > MAX_CALL_DEPTH) {
    call.out.exhausted = true
    return
  }
  const tool_class = tool_class_of(tool_name)
  const command = tool_class === 'shell' || tool_class === 'other' ? command_of(args, args) : null
  if (command !== null) return runs_code(call, shell_of_tool(tool_name) ?? 'shell', command, call.name)
  lift_tool({ ...action, tool_name, payload: { arguments: args } }, tool_class, call.frame, call.out, depth)
}

/**
 * A `command` that looks like a command line runs, whatever the tool; a single word is the verb of an editor or
 * browser.
 */
function runs_command(call: Call, { payload }: Action, args: Readonly<Record<string, unknown>>): void {
  const command = text_at(payload, args, ['command'])
  if (command !== null && /\S\s+\S/.test(command)) runs_code(call, 'shell', command, call.name)
}

/** A call for a tool, so that tools and programs share the functions of call.ts. */
export function tool_call(name: string, frame: Frame, out: Collector): Call {
  const head = { text: name, cert: 'literal', quoted: true, taint: [], span: [0, 0] } as const
  const command = stand_in_command(head, frame.cwd)
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

/** Effects of reading tools: globs, greps and listings look at names or lines in a folder, reads show a file. */
function reads(call: Call, name: string, action: Action, args: Readonly<Record<string, unknown>>): void {
  const path = text_at(action.payload, args, PATH_KEYS)
  if (path?.startsWith('\\\\') || path?.startsWith('//')) logs_in(call, path)
  const searching = /glob|grep|search|find|ls|list/.test(name)
  const pattern = searching ? text_at(action.payload, args, ['pattern', 'regex', 'query', 'glob', 'include']) : null
  if (path !== null && path !== frame_path(call)) touch(call, searching ? 'fs.list' : 'fs.read', path_word(path), {})
  else emit(call, 'fs.list', { fields: {} })
  // The memory of all programs.
  if (path !== null && /^\/dev\/k?mem$/.test(path))
    emit(call, 'cred.read', { target: path, d2: 3, fields: { store: 'memory', item: 'memory' } })
  for (const key of ['paths', 'files', 'file_paths', 'operations', 'requests', 'reads'])
    for (const more of listed_paths(call, args, key)) touch(call, 'fs.read', path_word(more), {})
  // A search that prints lines of `.env*` shows the file; one that lists names does not.
  const shows = /grep|search/.test(name) && args.output_mode !== 'files_with_matches' && args.output_mode !== 'count'
  const files = shows ? text_at(action.payload, args, ['glob', 'include', 'includePattern', 'include_pattern']) : null
  if (files !== null && (name !== 'grep' || args.output_mode === 'content'))
    for (const one of file_patterns(files)) touch(call, 'fs.read', path_word(one), { searched: true })
  if (/grep|search/.test(name) && path !== null) touch(call, 'fs.read', path_word(path), { searched: true })
  if (pattern === null) return
  if (/^[~/]|^\.\.\//.test(pattern)) {
    // Listing a folder of keys is the first half of reading them.
    const listed = touch(call, 'fs.list', path_word(pattern), {})
    if (listed?.scope === 'credential') touch(call, 'fs.read', path_word(pattern), { listed: true })
  }
  const [place = null] = path === null ? list_of(args, ['target_directories', 'paths', 'directories']) : [path]
  const within = files === null ? null : (files.split(/[*{]/, 1)[0] ?? '')
  looks_for_keys(call, pattern, place ?? within ?? (/^[~/]/.test(pattern) ? pattern : null))
}

/** Paths of one list that are looked at; with more, the call is a question. */
const MAX_LISTED_PATHS = 512

/** The paths in a list of texts or of objects: `['a.ts']`, `[{mode: 'Line', path: 'a.ts'}]`. */
function listed_paths({ out }: Call, args: Readonly<Record<string, unknown>>, key: string): readonly string[] {
  const plain = list_of(args, [key], MAX_LISTED_PATHS + 1)
  const inner = records_of(args, [key]).slice(0, MAX_LISTED_PATHS + 1)
  const paths = [...plain, ...inner.map((one) => first_text(one, PATH_KEYS)).filter((one) => one !== null)]
  if (paths.length > MAX_LISTED_PATHS) out.exhausted = true
  return paths.slice(0, MAX_LISTED_PATHS)
}

function frame_path(call: Call): string {
  return call.frame.cwd
}

function writes(call: Call, name: string, action: Action, args: Readonly<Record<string, unknown>>): void {
  const named = text_at(action.payload, args, PATH_KEYS)
  if (/patch/.test(name)) {
    // Hunks without a header are for the file that the call names.
    const patches = texts_at(action.payload, args, PATCH_KEYS)
    const whole = patches.filter((patch) => named === null || PATCH_HEADER.test(patch))
    for (const patch of whole) applies_patch(call, patch)
    if (whole.length > 0) return
  }
  const destination = /move|rename|delete|remove/.test(name) ? null : text_at(action.payload, args, ['destination'])
  // What goes somewhere else is read here and written there.
  if (destination !== null && named !== null && destination !== named) {
    touch(call, 'fs.read', path_word(named), { copied: true })
  }
  const path = destination ?? named
  if (path === null) return void emit(call, 'fs.write', { cert: 'dynamic', fields: { mode: 'create' } })
  if (path.startsWith('\\\\') || path.startsWith('//')) logs_in(call, path)
  if (/delete|remove/.test(name))
    return void touch(call, 'fs.delete', path_word(path), { recursive: args.recursive === true })
  if (/move|rename/.test(name)) {
    const to = text_at(action.payload, args, ['destination', 'new_path', 'newPath', 'dest', 'dst', 'to', 'target'])
    // What is moved there is gone.
    if (to === '/dev/null') return void touch(call, 'fs.delete', path_word(path), { recursive: true })
    touch(call, 'fs.move', path_word(path), { away: true })
    if (to !== null) touch(call, 'fs.move', path_word(to), { away: false })
    return
  }
  if (name === 'str_replace_based_edit_tool' && args.command === 'view')
    return void touch(call, 'fs.read', path_word(path), {})
  const hunks = /patch/.test(name) ? text_at(action.payload, args, PATCH_KEYS) : null
  const content = hunks === null ? (contents_of(args) ?? contents_of(action.payload)) : added_lines(hunks)
  const replaces = /edit|replace|insert|patch/.test(name)
  const draft = touch(call, 'fs.write', path_word(path), {
    mode: replaces ? 'inplace' : 'truncate',
    empty: !replaces && content !== null && content.trim() === '',
    content: content ?? '',
  })
  if (draft?.scope === 'device')
    emit(call, 'dev.write', { target: draft.target, scope: 'device', d2: 3, fields: { op: 'raw' } })
  if (content !== null) written(call, path, content)
  // A cell is written to be run.
  if (content !== null && path.endsWith('.ipynb'))
    for (const { code } of cell_commands(content)) runs_code(call, 'shell', code, call.name)
  if (replaces) notes_edits(call, path, args)
}

/** A search of the web; a key among the words is told to whoever runs it. */
function looks_up(call: Call, action: Action, args: Readonly<Record<string, unknown>>): void {
  const asked = text_at(action.payload, args, ['query', 'q', 'search_term', 'search_query']) ?? ''
  const draft = emit(call, 'net.fetch', {
    target: 'search',
    fields: { search: true, host_kind: 'known', method: 'get' },
  })
  if (draft === null || !holds_secret(asked)) return
  draft.taint = [...draft.taint, 'secret']
  draft.d = [3, draft.d[1], 3]
}

function talks(call: Call, name: string, action: Action, args: Readonly<Record<string, unknown>>): void {
  const listed = list_of(args, ['urls', 'links', 'addresses'], MAX_LISTED_PATHS + 1)
  if (listed.length > MAX_LISTED_PATHS) call.out.exhausted = true
  for (const more of listed) if (!opens_own(call, more)) reach(call, 'net.fetch', more, { method: 'get', tool: true })
  const url = text_at(action.payload, args, URL_KEYS)
  if (url === null && listed.length > 0) return
  if (url === null && !/search/.test(name)) {
    // Some clients put the addresses into the words of the request.
    const told = text_at(action.payload, args, ['prompt', 'query', 'input']) ?? ''
    const named = (told.match(/https?:\/\/[^\s"'<>)]+/gi) ?? []).slice(0, MAX_SHAPES)
    for (const one of named) reach(call, 'net.fetch', one, { method: 'get', tool: true })
    if (named.length > 0) return
  }
  if (url === null) return looks_up(call, action, args)
  disguised(call, url)
  if (BOT_SAYS.test(url)) emit(call, 'msg.send', { target: url, d2: 1, fields: { channel: 'bot', outward: true } })
  const method = (text_at(action.payload, args, ['method']) ?? 'get').toLowerCase()
  const sends = /^(?:post|put|patch|delete)$/.test(method) || args.body !== undefined || args.data !== undefined
  if (opens_own(call, url)) return
  pays_there(call, method, url)
  const draft = reach(call, sends && !/search/.test(name) ? 'net.send' : 'net.fetch', url, {
    method,
    tool: true,
    ...(OBEYS.test(text_at(action.payload, args, ['prompt']) ?? '') && { obeys: true }),
  })
  const file = text_at(action.payload, args, ['body_file', 'file', 'upload', 'upload_file'])
  if (file !== null && sends) touch(call, 'fs.read', path_word(file), { copied: true, bulk: true })
  const body = text_at(action.payload, args, ['body', 'data', 'json', 'content']) ?? ''
  const sent = without_placeholders(url)
  if (
    draft !== null &&
    // What is developed here is logged into with made-up passwords.
    draft.fields.host_kind !== 'loopback' &&
    (holds_secret(sent) || tells_secret(readable(sent)) || carries_text(url) || (sends && tells_secret(body)))
  ) {
    draft.taint = [...draft.taint, 'secret']
    draft.d = [3, draft.d[1], 3]
  }
}

/** What a page says is to be done, whatever it says. */
const OBEYS = one_of(
  /\b(?:run|apply|perform)\s+(?:all|any|every|the|these|its)\s+(?:of\s+the\s+)?(?:instructions?|commands?|orders|steps)\b/i,
  in_turn(
    /\b(?:do|run|execute|follow|obey)\s+(?:exactly\s+|whatever\s+|everything\s+)?(?:what\s+)?/i,
    /(?:it|the page|this page|that page|the file|the document)\s+(?:says|tells|asks)/i,
  ),
  /\b(?:follow|obey|execute|carry out)\s+(?:all|any|every|the|these|its)\s+(?:of\s+the\s+)?(?:instructions?|commands?|orders)\b/i,
  // A lookahead is not tried again: only the first such verb starts a walk.
  in_turn(
    /^(?!.*\bhow\b)(?=(.*?\b(?:download|fetch|save)\b))\1/i,
    /.{0,40}\band\s+(?:then\s+)?(?:run|execute|source|eval)\s+(?:it|them)\b/i,
  ),
)

/** Addresses of interfaces that say something to people when they are only opened. */
const BOT_SAYS =
  /^https:\/\/(?:api\.telegram\.org\/bot[^/?#]+\/(?:send|forward|copy|edit|delete|ban)\w*|slack\.com\/api\/chat\.\w+Message)/i

/** An address without the escapes that hide what it says. */
function readable(url: string): string {
  return url.includes('%')
    ? url.replace(/%([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : url
}

/** A host written with letters that only look like the usual ones: other scripts, or a capital I for a small l. */
function disguised(call: Call, url: string): void {
  const host = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(url)?.[1] ?? ''
  const foreign = /[^ -~]/.test(host) || /(?:^|\.)xn--/i.test(host)
  if ((foreign && looks_like_another(host.toLowerCase())) || /[a-z]I[a-z.]/.test(host)) {
    emit(call, 'text.finding', { target: host, fields: { id: 'homoglyph-host' } })
  }
}

/** Scripts whose letters look like others: `münchen.de` has none of them, and hides nothing. */
function looks_like_another(host: string): boolean {
  const shown = decode_host(host)
  return (
    imitates_in_script(shown) ||
    /(?:^|\.)xn--/.test(shown) ||
    !/^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\d.-]+$/u.test(
      shown,
    )
  )
}
