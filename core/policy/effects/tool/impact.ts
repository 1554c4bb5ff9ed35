// The effect of a tool call by its impact, before the texts in its arguments are judged. Source: ENGINE 3, CONTRACT 2.8.
import { whole } from '#core/compose.ts'
import { type Call, emit, touch } from '#core/policy/effects/call.ts'
import { only_looks } from '#core/policy/effects/text/only-looks.ts'
import { reaches_outside } from '#core/policy/effects/tool/argument/affected.ts'
import { path_word, type Shape, tells_secret } from '#core/policy/effects/tool/argument/arguments.ts'
import { score_of } from '#core/policy/effects/tool/classifier/classifier.ts'
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { goes_out, posts_text } from '#core/policy/effects/tool/name/words.ts'
import { made_by_tool, taken_by_tool } from '#core/policy/effects/tool/pair.ts'

type Arguments = Readonly<Record<string, unknown>>

/** A called tool: full name in lower case, verb part with underscores, service. */
export interface Named {
  name: string
  action: string
  server: string
  impact: ToolImpact
  /** No table knows the words, but the classifier finds the call more like grave ones. */
  likely_grave: boolean
}

const LOCAL_PAGE = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/i

/** Adds the effect of a call's impact. */
export function emit_impact(call: Call, named: Named, args: Arguments, shapes: readonly Shape[]): void {
  const { name, action, impact } = named
  switch (impact) {
    case 'money':
      return void emit(call, 'money.move', { target: name, fields: { verb: action } })
    case 'danger':
      return deletes_here(call, named, args) ? undefined : endangers(call, name, action, taken(named, args))
    case 'forward':
      return endangers(call, name, action)
    case 'keys':
      return void emit(call, 'cred.write', { target: name, d2: 2, fields: { store: 'tool', op: action } })
    case 'secret':
      // Sessions of a page on this machine are made up.
      if (/cookies|storage_state|session/.test(action) && shapes.some(({ text }) => LOCAL_PAGE.test(text))) return
      return void emit(call, 'cred.read', { target: name, d2: 2, fields: { store: 'tool', item: 'secret' } })
    case 'grant':
      return void emit(call, 'cloud.iam', { target: name, d2: 2, fields: { provider: 'tool', op: action } })
    case 'message':
      return sends_message(call, named, args, shapes)
    case 'read':
      return void emit(call, 'tool.read', { target: name, fields: { verb: action, danger: false } })
    default:
      return named.likely_grave ? endangers(call, name, action, taken(named, args)) : changes(call, named, args, shapes)
  }
}

/** Fields that name what the call removes: the session may remove what it made with the same arguments. */
function taken({ action, server }: Named, args: Arguments): Record<string, string> {
  const pair = taken_by_tool(server, action, args)
  return pair === null ? {} : { takes_kind: pair.head, takes_named: pair.args }
}

function endangers(call: Call, name: string, action: string, more: Record<string, boolean | string> = {}): void {
  emit(call, 'tool.mutate', { target: name, d2: 2, fields: { verb: action, danger: true, ...more } })
}

function sends_message(call: Call, named: Named, args: Arguments, shapes: readonly Shape[]): void {
  const { name, action, server } = named
  const secret = shapes.some(({ text }) => tells_secret(text))
  const outward =
    goes_out(action, server) || (/(?:^|_)(?:send|reply|forward)(?:_|$)/.test(action) && reaches_outside(args))
  const draft = emit(call, 'msg.send', {
    target: name,
    taint: secret ? ['secret'] : [],
    fields: { channel: name, outward },
    ...(outward && { d2: 1 }),
  })
  if (secret && draft !== null) draft.d = [3, 2, 3]
  if (named.likely_grave && !outward && !secret) endangers(call, name, action)
}

/** Calls with a lower score only look at production: `image_versions {cluster: 'prod-eu'}`. */
const LOOKS = -0.75

/** Everyday changes, unless they concern production, disclose a secret, or open a door. */
function changes(call: Call, { name, action, server }: Named, args: Arguments, shapes: readonly Shape[]): void {
  // Mail that is passed on by a filter leaves without anybody sending it.
  if (shapes.some(({ key }) => /^(?:forward|forward_?to|redirect_?to|auto_?forward)$/i.test(key)))
    return endangers(call, name, action)
  // A command that only looks at another machine is judged by itself.
  const looks = /ssh/.test(server) && shapes.some(({ key, text }) => RUN_KEY.test(key) && only_looks(text))
  const in_production = !looks && changes_production(action, shapes) && score_of(action, server, args) > LOOKS
  if (in_production || sets_production(name, shapes)) return endangers(call, name, action, { prod: true })
  const delivers = posts_text(action) || sends_files(action) || shapes.some(({ key }) => TO_KEY.test(key))
  if (delivers && shapes.some(({ text }) => tells_secret(text)))
    return void emit(call, 'msg.send', { target: name, taint: ['secret'], d2: 2, fields: { channel: name } })
  // What guards a house is not opened unasked.
  const opens = shapes.some(({ key, text }) => CHOICE_KEY.test(key) && OPENS_HOUSE.test(text))
  const guards = shapes.some(({ key, text }) => /^entity_ids?$/i.test(key) && GUARDS_HOUSE.test(text))
  const house = shapes.some(({ key, text }) => key === 'domain' && GUARDS_HOUSE.test(`${text}.`))
  if (opens || ((guards || house) && /(?:^|_)(?:turn_off|toggle|open|unlock|disarm)(?:_|$)/.test(action)))
    return endangers(call, name, action)
  const made = made_by_tool(server, action, args)
  emit(call, 'tool.mutate', {
    target: name,
    fields: { verb: action, danger: false, ...(made !== null && { makes: made }) },
  })
}

/** Arguments that say who is told, whatever the tool is called. */
const TO_KEY = /^(?:to|recipients?|channel|channel_?id|chat_?id)$/i
const RUN_KEY = /^(?:command|cmd|commands|cmd_?string|command_?(?:string|line|text))$/i
const CHOICE_KEY = /^(?:service|action|command|operation)$/i
const OPENS_HOUSE = /^(?:unlock|disarm|alarm_disarm|open_(?:door|garage|gate|lock))$/i

const GUARDS_HOUSE = /^(?:lock|alarm_control_panel|siren|valve)\.|^cover\.\w*(?:garage|gate|door)/i

/** Arguments in which people describe something, rather than say where it is. */
const TELLS_KEY =
  /label|tag|title|query|content|body|text|description|message|topic|summary|comment|^names?$|(?:display|full|user|file|first|last)_?name$|values?$|options?$|observations?$/i
/** Arguments that say in which copy of a system something changes. */
const PLACE_KEY = whole(
  /app(?:lication)?|app(?:lication)?_?name|service(?:_?name)?|deployment(?:_?name)?|release(?:_?name)?/i,
  /server(?:_?name)?|instance(?:_?(?:name|id))?|namespace|workspace(?:_?name)?|stack(?:_?name)?|stage/i,
  /env|environment(?:_?name)?|cluster(?:_?name)?|context|target|project|inventory/i,
)
const IN_PRODUCTION = /(?:^|[^a-z])(?:prod|prd|production)(?:[^a-z]|$)/i
/** Tools whose texts are judged by themselves, or that only write about production. */
const SAYS_ITSELF =
  /(?:^|_)(?:exec|execute|run|query|sql|call|issue|story|incident|comment|ticket|note|annotation|dashboard|search)(?:_|$)/

/** Servers that keep settings under paths. */
const KEEPS_SETTINGS = /consul|etcd|zookeeper|parameter_?store|app_?config|(?:^|_)ssm(?:_|$)/

function sets_production(name: string, shapes: readonly Shape[]): boolean {
  return (
    KEEPS_SETTINGS.test(name) &&
    shapes.some(({ key, text }) => /^(?:key|path|name)$/.test(key) && IN_PRODUCTION.test(text))
  )
}

function changes_production(action: string, shapes: readonly Shape[]): boolean {
  // Going there changes nothing yet.
  if (
    /(?:^|_)(?:switch|checkout|select|use)(?:_|$)|(?:^|_)(?:run|execute|submit|start)_(?:\w{1,40}_)?(?:query|search|nrql|promql|dql|kql)(?:_|$)/.test(
      action,
    )
  )
    return false
  if (shapes.some(({ key, text }) => /^(?:prod|production|prd|live)$/i.test(text) && !TELLS_KEY.test(key))) return true
  return (
    !SAYS_ITSELF.test(action) &&
    shapes.some(({ key, text }) => PLACE_KEY.test(key) && !/\s/.test(text) && IN_PRODUCTION.test(text))
  )
}

/** Servers that work on the files of this machine. */
const FILE_SERVER = /^(?:$|file|fs|desktop|ide|editor|vscode|serena|jetbrains|zed|cursor|local)/
const DELETES_FILE =
  /(?:^|_)(?:delete|remove|trash|rm|erase)_(?:\w{1,120}_)?(?:paths?|files?|director(?:y|ies)|folders?|dirs?|tree)$|^(?:rm|rmdir|unlink)$/
const ELSEWHERE = [
  'owner',
  'repo',
  'repository',
  'project_id',
  'bucket',
  'branch',
  'file_id',
  'drive_id',
  'share',
  'host',
]
const FILE_KEYS = ['path', 'file_path', 'target_file', 'absolute_path', 'relative_path', 'directory', 'folder', 'file']

/** A deletion of files of this machine, which their place decides about. False when it is none, or names no place. */
function deletes_here(call: Call, { name, action, server }: Named, args: Arguments): boolean {
  // A word in front of the verb is no server of files or of others.
  const elsewhere = name.startsWith('mcp__') && !FILE_SERVER.test(server)
  if (!DELETES_FILE.test(action) || elsewhere) return false
  if (ELSEWHERE.some((key) => args[key] !== undefined)) return false
  const path = FILE_KEYS.map((key) => args[key]).find((value) => typeof value === 'string' && value !== '')
  if (typeof path !== 'string') return false
  touch(call, 'fs.delete', path_word(path), {
    recursive: /path|dir|folder|tree/.test(action) || args.recursive === true,
  })
  return true
}

/** Tools that put files where others read them. */
function sends_files(action: string): boolean {
  return /(?:^|_)(?:push|upload|commit|put|create_or_update)_(?:\w{1,120}_)?(?:files?|objects?|contents?|commit|blob)(?:_|$)|(?:^|_)create_(?:commit|blob|tree)(?:_|$)/.test(
    action,
  )
}

const EVERYBODY =
  /^(?:public(?:[-_ ]?read(?:[-_ ]?write)?)?|anyone|anyone_?with_?(?:the_?)?link|everyone|anonymous|open|world)$/i
const SHARING_KEYS = [
  'access',
  'acl',
  'sharing',
  'link_access',
  'link_scope',
  'link_sharing',
  'share',
  'share_type',
  'visibility',
  'share_with',
  'public_access',
  'predefined_acl',
]

const SEEN_KEYS = ['visibility', 'privacy', 'privacy_status', 'privacy_level', 'visibility_level', 'listing_status']

/** What makes something visible that was kept, or new things that are kept for others. */
const SHOWS =
  /(?:^|_)(?:update|edit|set|change|create_shared|share|publish|open|expose|make|toggle|modify|configure)|create_(?:\w{1,120}_)?(?:repo|bucket|container|space|share)/

/** `visibility: public`, `private: false`, `acl: public-read`: others can see it from now on. */
export function opens_up(call: Call, { name, action, impact }: Named, args: Arguments): void {
  if (impact === 'read' || impact === 'grant') return
  const flag =
    args.private === false ||
    args.public === true ||
    args.is_public === true ||
    SEEN_KEYS.some((key) => args[key] === 'public')
  const shown = flag && SHOWS.test(action)
  const listed = SHARING_KEYS.some((key) => {
    const value = args[key]
    return key !== 'visibility' && typeof value === 'string' && EVERYBODY.test(value)
  })
  if (shown || (listed && !/search|query|repo/.test(action)))
    emit(call, 'cloud.iam', { target: name, d2: 2, fields: { provider: 'tool', op: action, public: false } })
}
