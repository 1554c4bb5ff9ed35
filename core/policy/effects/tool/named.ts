// MCP tools and undescribed tools: effects from their names and the shape of their arguments. Source: ENGINE 3,
// CONTRACT 2.8.
import { commands_of, join_argv, with_words } from '#core/dialect/arguments.ts'
import { type Call, emit, reach, runs_code, touch } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import {
  adds_abilities,
  frees_itself,
  loosens,
  orders_in,
  resets_agent,
  skips_permissions,
  tells,
} from '#core/policy/effects/text/tell.ts'
import { keeps_patch, written } from '#core/policy/effects/text/written.ts'
import { holds_key, list_of, path_word, type Shape, shapes_of } from '#core/policy/effects/tool/argument/arguments.ts'
import { impact_of_call, operation_of } from '#core/policy/effects/tool/argument/choice.ts'
import { names_path } from '#core/policy/effects/tool/argument/ends.ts'
import { snake, snake_of, spelled } from '#core/policy/effects/tool/argument/spelling.ts'
import { is_likely_grave } from '#core/policy/effects/tool/classifier/classifier.ts'
import { host_of } from '#core/policy/effects/tool/host.ts'
import { emit_impact, opens_up } from '#core/policy/effects/tool/impact.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { cached } from '#core/policy/effects/tool/name/cached.ts'
import { impact_of_action, server_of } from '#core/policy/effects/tool/name/server.ts'
import { command_for, impact_of_tool } from '#core/policy/effects/tool/name/words.ts'
import { acts_on_path } from '#core/policy/effects/tool/on-path.ts'
import { runs_named_program } from '#core/policy/effects/tool/programs.ts'
import { looks_for_keys } from '#core/policy/effects/tool/search.ts'
import { EXEC_VERBS, type Lang, language_of, runs_text } from '#core/policy/effects/tool/text/code.ts'
import { contents_of } from '#core/policy/effects/tool/text/contents.ts'
import { asks_store, changes_rows, loses_in_store, runs_lua } from '#core/policy/effects/tool/text/data.ts'
import { exchanges } from '#core/policy/effects/tool/text/edits.ts'
import { IN_PAGE, opens_own, pays_there, runs_in_page } from '#core/policy/effects/tool/text/page.ts'
import { discloses_in_page, TYPED_KEY, types_into_program, types_text } from '#core/policy/effects/tool/text/typing.ts'
import { carries_secret, visits } from '#core/policy/effects/tool/web.ts'

const WRITES_FILE =
  /^(?:write|edit|create|save|append|append_to|update|create_or_update|put|upsert|modify)_(?:text_)?file(?:_contents?)?$/

/** Characters of a name that are read; the protocol's names have at most 128. */
const MAX_NAME_CHARS = 512

/** Adds the effects of an MCP or unknown tool: what its verb says, and what its arguments look like. */
export function lift_named(call: Call, tool_name: string, args: Readonly<Record<string, unknown>>): void {
  if (tool_name.length > MAX_NAME_CHARS) {
    // No real tool has such a name; what lies beyond the part that is read is for a person to see.
    call.out.exhausted = true
    return
  }
  const name = tool_name.toLowerCase()
  // The case of letters parts words: `executeCode`.
  const action = verb_part(tool_name)
  const server = server_of(tool_name)
  const shapes = shapes_of(args, call.out)
  const operation = operation_of(args)
  const called = { name, action, server, ...impact_of_named(call, tool_name, action, server, args) }
  const { impact } = called
  emit_impact(call, called, args, shapes)
  if (is_privileged(args))
    emit(call, 'ctr.run', { target: name, d2: 3, fields: { privileged: true, host_mount: false } })
  opens_up(call, called, args)
  if (impact !== 'read') writes_contents(call, args)
  if (DOWNLOADS.test(action)) downloads(call, shapes)
  const loosened = shapes.some(({ key, text }) => loosens(action, key, text)) || skips_permissions(args)
  if (loosened || frees_itself(`${action}_${server}`, args) || adds_abilities(action) || resets_agent(name, args))
    emit(call, 'agent.config', { target: name, d2: 2, fields: { instruction: true, what: 'loosened' } })
  if (server === 'git' || /^git_/.test(action)) runs_git(call, action, args)
  runs_named_program(call, server, action, args)
  writes_registry(call, action, args)
  links(call, action, args)
  if (impact === 'read') searches(call, action, args)
  const argv = EXEC_VERBS.test(action) ? list_of(args, ['args', 'argv', 'arguments']) : []
  if (argv.length > 0) runs_words(call, server, args, argv)
  // What stands in one text is looked at with all other texts below.
  for (const text of commands_of(args, args))
    if (!shapes.some((one) => one.text === text)) runs_code(call, 'shell', command_for(server, text, action), call.name)
  const named: Named = {
    verb: operation === null ? action : `${action}_${operation}`,
    server,
    impact,
    language: language_of(args),
    prod: in_production(call, shapes),
    types: types_into_program(action, call.name, args),
    tells: shapes.some(({ key, text }) => /(?:^|_)(?:body|data|json|payload|content)$/i.test(key) && holds_key(text)),
    method: method_of(args),
    host: host_of(server, action, args),
  }
  changes_rows(call, action, args, named.prod)
  for (const { key, text } of shapes) {
    shape(call, named, key, text)
    for (const line of orders_in(action, call.name, text)) runs_code(call, 'shell', line, call.name)
    if (tells(action, call.name, text)) {
      emit(call, 'agent.config', { target: call.name, d2: 2, fields: { instruction: true, what: 'told' } })
    }
  }
}

/** The impact of a call, by its name and arguments; else whether the classifier finds it grave. */
function impact_of_named(
  call: Call,
  tool_name: string,
  action: string,
  server: string,
  args: Readonly<Record<string, unknown>>,
): { impact: ToolImpact; likely_grave: boolean } {
  // Without a mode, git's reset only takes files out of the next commit.
  const unstages = /^(?:git_)?reset$/.test(action) && server === 'git' && args.mode === undefined && args.hard !== true
  if (unstages || tidies_up(tool_name, args)) return { impact: 'change', likely_grave: false }
  const by_name = impact_of_name(tool_name, action, server)
  const impact = impact_of_call(action, server, by_name, args, call.out)
  // A written file is judged by its place and content.
  const writes_file = impact === 'change' && WRITES_FILE.test(action) && typeof args.path === 'string'
  // What the arguments decided is not asked again. The impact stays: what is done to a path, the classifier cannot say.
  const likely_grave =
    !writes_file && impact === by_name && is_likely_grave(impact, tool_name, asked_of(action, args), server, args)
  return { impact, likely_grave }
}

/** Steps by which Claude Code ends what it began in the same session. Without a word to discard changes, a worktree with some stays. */
function tidies_up(tool_name: string, args: Readonly<Record<string, unknown>>): boolean {
  if (tool_name === 'ExitWorktree') return args.discard_changes !== true
  return tool_name === 'CronDelete' || (tool_name === 'TeamDelete' && Object.keys(args).length === 0)
}

/** One statement about the lists of work that Copilot CLI keeps for a session in a database of its own. */
const OWN_LIST = /^(?:update|delete\s+from|insert\s+(?:or\s+\w+\s+)?into)\s+(?:todos|todo_deps)\b[^;]*;?$/i

/** `issue_write {method: 'update'}` is `update_issue`: what such a tool does is said by its operation. */
function asked_of(action: string, args: Readonly<Record<string, unknown>>): string {
  const operation = action.endsWith('_write') ? operation_of(args) : null
  return operation === null ? action : `${operation}_${action.slice(0, -'_write'.length)}`
}

function is_privileged(args: Readonly<Record<string, unknown>>): boolean {
  const options = [args.args, args.options, args.flags, args.extra_args, args.docker_args]
  return args.privileged === true || options.some((one) => typeof one === 'string' && GRAVE_OPTIONS.test(one))
}

/** What a name says it does; parts before a dot are nouns: `dns.zone.activate`. */
function impact_of_name(tool_name: string, action: string, server: string): ToolImpact {
  const impact = impact_of_action(action, server)
  if (impact !== 'change' || tool_name.startsWith('mcp__') || !tool_name.includes('.')) return impact
  return impact_of_tool(verb_part(tool_name.replaceAll('.', '_')), '')
}

const DOWNLOADS = /(?:^|_)(?:download|wget|curl|fetch_to|save_(?:url|from|link))(?:_|$)/

/** A file that a tool downloads to a path. */
function downloads(call: Call, shapes: readonly Shape[]): void {
  const url = shapes.find(({ text }) => /^https?:\/\//i.test(text))
  const to = shapes.find(({ key, text }) => TO_KEY.test(key) && !/^\w+:\/\//.test(text))
  if (url === undefined || to === undefined) return
  reach(call, 'net.fetch', url.text, { method: 'get', tool: true, to_file: true, downloads_as: to.text })
  touch(call, 'fs.write', path_word(to.text), { mode: 'truncate', downloaded: true })
}

const TO_KEY =
  /^(?:(?:file_?|save_?|output_?|target_?|local_?|dest(?:ination)?_?)?(?:path|name|file|dir|directory)|dest(?:ination)?|output|save_?(?:to|as)|to|filename)$/i

/** Arguments that say where a tool works. */
const PLACE_KEY =
  /^(?:\w{1,120}_)?(?:host(?:name)?|server|database|db|dbname|connection|dsn|cluster|context|env|environment|stage)$/i

function in_production({ name, frame }: Call, shapes: readonly Shape[]): boolean {
  const says = (word: string) => names_production(word) || frame.names_production?.(word) === true
  return /prod/i.test(name) || says(name) || shapes.some(({ key, text }) => PLACE_KEY.test(key) && says(text))
}

/** Runs a list of words: a command for the server's own program, or arguments of the file named beside it. */
function runs_words(
  call: Call,
  server: string,
  args: Readonly<Record<string, unknown>>,
  argv: readonly string[],
): void {
  runs_code(call, 'shell', command_for(server, join_argv(argv)), call.name)
  const whole = typeof args.file === 'string' ? with_words(args.file, args) : null
  if (whole !== null) runs_code(call, 'shell', whole, call.name)
}

/**
 * The verb part of a name: `mcp__github__delete_repo` -> `delete_repo`; `deleteDNSRecord` -> `delete_dns_record`;
 * `mcp__edge__routes.flush` -> `routes_flush`.
 */
export function verb_part(name: string): string {
  return verb_in(name, '')
}

const verb_in = cached((name: string): string => {
  const last = /^mcp__/i.test(name)
    ? name.split('__').slice(2).join('__') || name
    : (name.split(/__|[./:](?=\w)/).at(-1) ?? name)
  return snake_of(last)
})

/** A tool for nothing but code in a page, whatever it calls that code. */
const RUNS_IN_PAGE = /^(?:javascript_tool|javascript_exec)/

interface Named {
  /** Language the tool says its code is in. */
  language: Lang | null
  verb: string
  server: string
  impact: ToolImpact
  /** The tool, or an argument that says where it works, names production. */
  prod: boolean
  /** What it is given is typed into a program that runs. */
  types: boolean
  /** A body that is sent holds a key. */
  tells: boolean
  /** Method of the request it makes, in small letters as tools of the network have it; null when it names none. */
  method: string | null
  /** Other machine that its commands run on, by the name the call gives; null for this one. */
  host: string | null
}

function method_of(args: Readonly<Record<string, unknown>>): string | null {
  const { method } = args
  return typeof method === 'string' && /^(?:get|post|put|patch|delete|head|options)$/i.test(method)
    ? method.toLowerCase().replace(/^(?:head|options)$/, 'get')
    : null
}

function shape(call: Call, named: Named, key: string, text: string): void {
  const { verb, server, impact, language, prod, types, host } = named
  const name = snake(key).toLowerCase()
  const where = `${verb} ${call.name}`
  if (types && TYPED_KEY.test(name)) return types_text(call, server, text)
  if (call.name === 'sql' && OWN_LIST.test(text.trim())) return
  if (RUNS_IN_PAGE.test(verb) && name === 'text') return runs_in_page(call, text)
  if (
    IN_PAGE.test(where) &&
    /^(?:script|function|fn|expression|code|js|java_script|js_?script|javascript|js_code|injected_(?:js|script)|source_code)$/.test(
      name,
    )
  )
    return runs_in_page(call, text)
  if (IN_PAGE.test(where) && discloses_in_page(call, verb, name, text)) return
  if (runs_lua(call, text)) return
  loses_in_store(call, { server, where, prod }, name, text)
  if (runs_text(call, { verb, server, language, reads: impact === 'read', host }, name, text)) return
  if (asks_store(call, { server, where, prod }, name, text)) return
  if (MANIFEST_KEY.test(name) && GRAVE_MANIFEST.test(text))
    return void emit(call, 'ctr.run', {
      target: call.name,
      d2: 3,
      fields: { privileged: true, host_mount: false, kubernetes: true },
    })
  if (opens_own(call, text)) return
  if (/^https?:\/\//i.test(text) && (ADDRESS_KEY.test(name) || name === '')) return requests(call, named, text)
  if (
    /^(?:volumes?|mounts?|binds?)$/.test(name) &&
    /^\/(?::|$)|docker\.sock|^\/(?:etc|root|var|home|usr)\/?:/.test(text)
  ) {
    emit(call, 'ctr.run', { target: text, d2: 3, fields: { privileged: false, host_mount: true } })
    return
  }
  if (names_path(name, verb, text)) acts_on_path(call, named, name, text)
}

/** An address that the tool opens, or sends something to. */
function requests(call: Call, { verb, impact, method, tells: told }: Named, url: string): void {
  const gets = impact === 'read' || /fetch|navigate|browse|open|goto|visit|load/.test(verb)
  const asked = method ?? (gets ? 'get' : 'post')
  pays_there(call, asked, url)
  if (asked === 'get') return visits(call, url)
  const draft = reach(call, 'net.send', url, { method: asked, tool: true })
  if (told && draft !== null && draft.fields.host_kind !== 'loopback') carries_secret(draft)
}

/** Where something is fetched from or sent to, when the text is an address. */
const ADDRESS_KEY = /url|uri|link|href|endpoint|address|target|dest|webhook|callback|upload|sink|remote|^to$/

/** Options of a container that reach the machine below it. */
const GRAVE_OPTIONS =
  /(?:^|\s)(?:--privileged(?:=true)?(?:\s|$)|--pid[= ]host|(?:-v|--volume)[= ]?\/:|--cap-add[= ](?:ALL|SYS_ADMIN))/

/** Keys under which a manifest stands, or what one is changed by. */
const MANIFEST_KEY = /^(?:manifests?|yaml|spec|pod_spec|resource|definition|overrides|patch|json_data|values|template)$/

/** Manifests that hand out the cluster or the node. */
const GRAVE_MANIFEST =
  /ClusterRoleBinding[\s\S]{0,2000}cluster-admin|privileged["']?\s*:\s*true|host(?:PID|Network|IPC)["']?\s*:\s*true|hostPath["']?\s*:/

const FILE_KEYS = [
  'path',
  'file_path',
  'target_file',
  'absolute_path',
  'notebook_path',
  'filename',
  'file_name',
  'relative_path',
  'path_in_project',
] as const
const FILE_LISTS = ['files', 'actions', 'additions', 'documents'] as const

/** Files that a tool writes somewhere else, for example into a repository: what they will do is judged as for files here. */
function writes_contents(call: Call, args: Readonly<Record<string, unknown>>): void {
  const one = (entry: Readonly<Record<string, unknown>>): void => {
    const file = FILE_KEYS.map((key) => entry[key]).find((value) => typeof value === 'string')
    if (typeof file !== 'string') return
    const text = contents_of(entry)
    if (text !== null) written(call, file, text)
    if (typeof entry.content === 'string') keeps_patch(call, file, entry.content)
    exchanges(call, file, entry)
  }
  one(args)
  for (const key of FILE_LISTS) {
    const files = args[key]
    if (!Array.isArray(files)) continue
    for (const entry of files)
      if (entry !== null && typeof entry === 'object') one(spelled(entry as Record<string, unknown>))
  }
}

/** Tools that look through files under other names than `grep`. */
function searches(call: Call, action: string, args: Readonly<Record<string, unknown>>): void {
  if (!/(?:^|_)(?:search|grep|find|glob|ripgrep|rg)(?:_|$)/.test(action)) return
  const first = (...values: unknown[]) => values.find((one) => typeof one === 'string')
  const pattern = first(args.pattern, args.regex, args.query, args.search, args.text)
  const place = first(args.path, args.directory, args.dir, args.root, args.folder)
  if (typeof pattern === 'string' && typeof place === 'string') looks_for_keys(call, pattern, place)
}

/** `create_symlink {target, link_path}` is what `ln -s` would do. */
function links(call: Call, action: string, args: Readonly<Record<string, unknown>>): void {
  if (!/(?:^|_)(?:sym_?link|hard_?link)(?:_|$)/.test(action)) return
  const first = (...keys: readonly string[]) => keys.map((key) => args[key]).find((one) => typeof one === 'string')
  const target = first('target', 'target_path', 'source', 'src', 'path', 'existing_path')
  // `{target, path}`: then the path is the link's.
  const named = first('link_path', 'link', 'link_name', 'destination', 'dest', 'new_path')
  const link = named ?? (target === args.path ? undefined : args.path)
  const is_plain = (word: unknown): word is string => typeof word === 'string' && /^[\w./~@+-]{1,512}$/.test(word)
  if (is_plain(target) && is_plain(link)) runs_code(call, 'shell', `ln -s ${target} ${link}`, call.name)
}

/** `registry {mode: 'set', path: 'HKCU:\\...\\Run', name, value}` is what `reg add` would do. */
function writes_registry(call: Call, action: string, args: Readonly<Record<string, unknown>>): void {
  const key = [args.path, args.key, args.key_path, args.registry_path].find(
    (one) => typeof one === 'string' && HIVE.test(one),
  )
  const verb = `${action} ${[args.mode, args.action, args.operation].filter((one) => typeof one === 'string').join(' ')}`
  if (typeof key !== 'string' || key.includes('"') || !/set|add|write|create|new|put|delete|remove/i.test(verb)) return
  const program = /delete|remove/i.test(verb) ? 'delete' : 'add'
  const { name, value_name: other, value, data } = args
  const plain = (word: unknown) => (typeof word === 'string' ? word.replaceAll('"', '') : '')
  const [told, put] = [plain(name ?? other), plain(value ?? data)]
  runs_code(
    call,
    'shell',
    `reg ${program} "${key.replace(/:(?=[\\/]|$)/, '')}" /v "${told}"${program === 'add' ? ` /d "${put}"` : ''} /f`,
    call.name,
  )
}

/** Where the settings of a Windows machine begin. */
const HIVE = /^(?:HK(?:CU|LM|CR|U)|HKEY_[A-Z_]{4,20}):?[\\/]/i

/** Tools that stand for git's own subcommands: `git_push {force: true}` is what git would do. */
function runs_git(call: Call, action: string, args: Readonly<Record<string, unknown>>): void {
  const verb = action.replace(/^git_/, '').replaceAll('_', '-')
  const { name, url } = args
  if (verb === 'remote-set-url' && typeof name === 'string' && typeof url === 'string') {
    const words = [name, url].every((word) => /^[\w./:@+~-]{1,256}$/.test(word))
    return words ? runs_code(call, 'shell', `git remote set-url ${name} ${url}`, call.name) : undefined
  }
  if (!/^(?:push|reset|clean|checkout|branch|stash|rebase|restore|tag|filter-branch)$/.test(verb)) return
  const text = (value: unknown): string => (typeof value === 'string' && /^[\w./:@+~^-]+$/.test(value) ? value : '')
  const parts = ['git', verb]
  if (args.force === true) parts.push('--force')
  if (args.delete === true) parts.push('--delete')
  if (args.hard === true) parts.push('--hard')
  if (text(args.mode) !== '') parts.push(`--${text(args.mode)}`)
  if (verb === 'push') parts.push(text(args.remote) || 'origin')
  for (const key of ['branch', 'ref', 'target', 'commit', 'tag'])
    if (text(args[key]) !== '') parts.push(text(args[key]))
  if (parts.length > 2) runs_code(call, 'shell', parts.join(' '), call.name)
}
