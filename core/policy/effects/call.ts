// One parsed program call, and the verbs a spec uses to say what it does (long: every verb, and what follows from a place). Source: ENGINE 3 (stages 7 and 9), 4.1.
import picomatch from 'picomatch'
import { base_of_kind } from '#core/policy/effects/base.ts'
import { type Collector, type Draft, is_full, MAX_EFFECTS, type Nested } from '#core/policy/effects/collector.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { type Address, address_of } from '#core/policy/effects/host/address.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import type { Certainty, EffectKind, FieldValue, Scope, Taint } from '#core/policy/effects/kind.ts'
import { line_says, once_per_line, once_per_source } from '#core/policy/effects/line/line.ts'
import { is_taken } from '#core/policy/effects/line/taken.ts'
import { on_host } from '#core/policy/effects/place/mounted.ts'
import { loses_little } from '#core/policy/effects/place/narrow.ts'
import { base_of, has_glob, is_below, normalise, UNKNOWN } from '#core/policy/effects/place/path.ts'
import { is_put_by } from '#core/policy/effects/place/put-by.ts'
import { type Access, is_agent_settings, is_package_cache } from '#core/policy/effects/place/scope.ts'
import { as_trial, locate, type Target, target_sensitivity } from '#core/policy/effects/place/target.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** One call of a program, with its flags and operands sorted. */
export interface Call {
  name: string
  /** The subcommand words that matched: `stash drop`. */
  subcommand: string
  command: SimpleCommand
  /** All commands of the action, to look up what feeds this one. */
  commands: readonly SimpleCommand[]
  operands: readonly Word[]
  /** Values by meaning of the flag; a switch has an empty list. */
  given: ReadonlyMap<string, readonly Word[]>
  frame: Frame
  /** Raw text of the whole action, for names of variables. */
  source: string
  out: Collector
}

/** Nested scripts of one call (ENGINE 3, stage 5). */
const MAX_NESTED = 8

/** `place` of code that runs against databases which may be thrown away. */
export const SCRATCH = 'scratch'

/** Declares that the call runs this code; it is judged after the command itself. */
export function runs_code(
  call: Call,
  lang: Nested['lang'],
  code: string,
  via: string,
  where: readonly string[] = [],
): void {
  const { out, command } = call
  if (out.nested.length >= MAX_NESTED) {
    out.exhausted = true
    return
  }
  const { place, cwd, span, index } = command
  out.nested.push({ lang, code, via: [...command.via, via, ...where], place, cwd, span, command: index, depth: 1 })
}

/** Whether a flag was given. */
export function has(call: Call, flag: string): boolean {
  return call.given.has(flag)
}

/** The last value of a flag; null when it was not given or takes none. */
export function value(call: Call, flag: string): Word | null {
  return call.given.get(flag)?.at(-1) ?? null
}

/** All values of a flag that may be repeated, in order. */
export function values(call: Call, flag: string): readonly Word[] {
  return call.given.get(flag) ?? []
}

/** The arguments as one text, quotes resolved, for patterns over the words of a command. */
export function said(call: Call): string {
  return call.command.args.map((word) => word.text).join(' ')
}

/** The text of a word, when all of it is known. */
export function text_of(word: Word | null | undefined): string | null {
  return word !== null && word !== undefined && word.cert === 'literal' ? word.text : null
}

/** The current directory as a word. */
export function here(call: Call): Word {
  return { text: '.', cert: 'literal', quoted: false, taint: [], span: call.command.span }
}

/** Declares what kind of data the command prints. */
export function prints(call: Call, taint: Taint): void {
  const { out, command } = call
  out.prints ??= new Map()
  const known = out.prints.get(command.index)
  if (known === undefined) out.prints.set(command.index, [taint])
  else if (!known.includes(taint)) known.push(taint)
}

/** What is known of an effect besides its kind. */
export interface EmitOptions {
  target?: string | null
  cert?: Certainty
  scope?: Scope | null
  fields?: Readonly<Record<string, FieldValue>>
  taint?: readonly Taint[]
  span?: readonly [number, number]
  /** D2, when it does not come from a path. */
  d2?: number
  absorbs?: boolean
}

/** Adds one effect; its D1 and D3 come from its kind (base.ts). Null when the action has too many. */
export function emit(call: Call, kind: EffectKind, options: EmitOptions = {}): Draft | null {
  const { out, command } = call
  if (out.drafts.length >= MAX_EFFECTS) {
    out.exhausted = true
    return null
  }
  const fields = options.fields ?? NO_FIELDS
  const taint = options.taint ?? NO_TAINT
  const base = base_of_kind(kind, fields, taint, options.scope ?? null)
  const draft: Draft = {
    kind,
    target: options.target ?? null,
    cert: options.cert ?? 'literal',
    scope: options.scope ?? null,
    taint,
    via: command.via,
    span: options.span ?? command.span,
    fields,
    head: call.name,
    d: [base[0], options.d2 ?? 0, base[1]],
    command: command.index,
    absorbs: options.absorbs ?? false,
  }
  out.drafts.push(draft)
  return draft
}

const NO_TAINT: readonly Taint[] = []
const NO_FIELDS: Draft['fields'] = {}

/** How each kind of effect accesses its path. */
const ACCESS: Partial<Readonly<Record<EffectKind, Access>>> = {
  'fs.list': 'list',
  'fs.read': 'read',
  'fs.write': 'write',
  'fs.delete': 'delete',
  'fs.move': 'delete',
  'fs.copy': 'write',
  'fs.link': 'write',
  'fs.perm': 'write',
  'fs.owner': 'write',
  'fs.archive': 'write',
}

/** Declares that the call acts on a path: adds the effect, and those that follow from where the path lies. */
export function touch(
  call: Call,
  kind: EffectKind,
  word: Word,
  fields: Readonly<Record<string, FieldValue>> = {},
): Draft | null {
  return touch_as(call, kind, ACCESS[kind] ?? 'write', word, fields)
}

/** `touch` with an explicit access: `mv` deletes its source and writes its destination, both as one kind. */
export function touch_as(
  call: Call,
  kind: EffectKind,
  access: Access,
  word: Word,
  fields: Readonly<Record<string, FieldValue>> = {},
): Draft | null {
  if (is_full(call.out)) return null
  const { command } = call
  const host = command.place === 'container' ? on_host(command, call.commands, word) : null
  if (host !== null) return touch_as({ ...call, command: host.command }, kind, access, host.word, fields)
  if (command.place !== 'local') return touch_elsewhere(call, kind, access, word, fields)
  const place = locate(place_of(kind, access, word), access, command.cwd, call.frame)
  const target = lost_at(kind, access === 'read' ? as_trial(place, call.frame) : place, fields)
  const named = target.item === null ? fields : { ...fields, item: target.item }
  const extra = is_narrow(call, kind, target, word, fields) ? { ...named, narrow: true } : named
  const draft = emit(call, kind, {
    target: target.path,
    cert: target.cert,
    scope: target.scope,
    fields: target.whole ? { ...extra, whole: true } : extra,
    d2: fields.directory === true ? folder_sensitivity(target) : target_sensitivity(target, access),
    span: word.span,
    absorbs: access === 'write',
  })
  if (draft !== null && access === 'write' && puts_by(call, kind, word, target, fields)) put_by(draft)
  if (target.scope === 'device' && BRINGS.has(kind) && access === 'write') overwrites_device(call, target, word)
  consequences(call, access, target, word, fields.copied === true)
  return draft
}

/** Kinds that bring something new to a place. */
const BRINGS: ReadonlySet<EffectKind> = new Set(['fs.write', 'fs.copy', 'fs.move', 'fs.archive'])

/** What arrives at a disk takes the place of what is on it, whichever program's output it is: `tar cf /dev/sdb .`, `curl -o /dev/sda`. */
function overwrites_device(call: Call, { path, cert }: Target, { span }: Word): void {
  if (path !== null && PERIPHERAL.test(path)) return
  emit(call, 'dev.write', { target: path, cert, scope: 'device', d2: 3, span, fields: { op: 'raw' } })
}

/** Cameras, sound, tapes, printers, buses and screens are written to when they are used: sensitive, but no disk is lost. */
const PERIPHERAL =
  /^\/dev\/(?:video\d|snd\/|dsp|n?st\d|lp\d|usb\/lp|i2c-|spidev|gpio|input\/|uinput|hidraw|fb\d|dri\/|kvm|fuse|net\/tun|vhost|rtc|watchdog|midi|kmsg)/

/** Whether a whole new file or copy comes to where people put by; what changes one that is there does not count. */
function puts_by(
  call: Call,
  kind: EffectKind,
  word: Word,
  { path, cert }: Target,
  { mode, empty }: Readonly<Record<string, FieldValue>>,
): boolean {
  if (!BRINGS.has(kind) || mode === 'inplace' || empty === true) return false
  const known = path !== null && cert === 'literal' ? path : with_time(call, word)
  return known !== null && is_put_by(known, call.frame)
}

/** `../project-$(date +%F).tgz`: the path with some time in it; null when anything else is unknown. */
function with_time({ command: { cwd }, frame, source }: Call, { text, span }: Word): string | null {
  if (cwd === null || !text.includes(UNKNOWN) || text.length > MAX_TIMED) return null
  const times = source.slice(span[0], span[1]).match(TIME)?.length ?? 0
  if (times === 0 || text.split(UNKNOWN).length - 1 !== times) return null
  return normalise(text.replaceAll(UNKNOWN, '20260101'), cwd, frame.home)
}

const MAX_TIMED = 400
const TIME = /\$\((?:date|Get-Date)(?:\s[^()]{0,80})?\)/gi

function put_by(draft: Draft): void {
  draft.fields = { ...draft.fields, aside: true }
  draft.d[1] = Math.min(draft.d[1], 1)
}

/** A trailing slash says "a folder": in `cp a "$OUT/"` with OUT unknown it does not mean the root. */
function place_of(kind: EffectKind, access: Access, word: Word): Word {
  if (access !== 'write' || !INTO_UNKNOWN.test(word.text) || (kind !== 'fs.copy' && kind !== 'fs.move')) return word
  return { ...word, text: UNKNOWN }
}

const INTO_UNKNOWN = new RegExp(`^${UNKNOWN}+/+$`)

/**
 * Whether and where a deletion loses something: package caches below /var are no loss, nor are ssh's known hosts while
 * lines are only added (`ssh-keyscan github.com >> ~/.ssh/known_hosts`).
 */
function lost_at(kind: EffectKind, target: Target, { mode }: Readonly<Record<string, FieldValue>>): Target {
  const cache =
    (kind === 'fs.delete' && target.scope === 'system' && is_package_cache(target.path ?? '')) ||
    (kind === 'fs.write' && mode === 'append' && target.path?.endsWith('/.ssh/known_hosts') === true)
  return cache ? { ...target, scope: 'toolchain-cache' } : target
}

/** Whether a recursive deletion names a file or a folder at least one level deep in the project. */
function is_narrow(
  call: Call,
  kind: EffectKind,
  { path, cert, scope }: Target,
  word: Word,
  { recursive, fed }: Readonly<Record<string, FieldValue>>,
): boolean {
  if (kind !== 'fs.delete' || recursive !== true || scope !== 'workspace' || path === null) return false
  // Only a POSIX shell expands a glob before the program sees it; elsewhere the program searches the whole tree.
  if (cert !== 'literal' && !(cert === 'pattern' && GLOBS_BY_SHELL.test(call.name))) return false
  return loses_little(path, word.text, call.frame.workspace, fed === true)
}

const GLOBS_BY_SHELL = /^(?:g?rm|unlink|trash|trash-put)$/

/** D2 of making an empty folder, which changes nothing that exists. */
function folder_sensitivity(target: Target): number {
  return Math.min(target_sensitivity(target, 'write'), 1)
}

/** Where containers keep secrets they were given. */
const ENTRUSTED =
  /^(?:\/(?:var\/run|run|etc|mnt|vault|app|opt))?\/secrets?(?:-store)?\/|^\/root\/\.(?:ssh|aws)\/|^\/etc\/shadow$|^\/etc\/kubernetes\/(?:[\w-]{1,40}\.conf$|pki\/.*\.key$)|^\/var\/lib\/kubelet\/p(?:ki|ods)\/|\/secrets\.(?:ya?ml|json|toml)$/

/** A container that goes when its command ends, with nothing of elsewhere in it. */
const is_throwaway = line_says(
  /^(?:docker|podman|nerdctl)\s+(?:container\s+)?run\s(?=[^\n]{0,400}?--rm\s)(?![^\n]*\s(?:-[a-z]{0,8}v|--(?:volume|mount|privileged|device|pid)))[^\n;&|]*$/,
)

/** Folders of caches and build products below a program's own folder. */
const COMES_BACK =
  /^\/(?:(?!(?:etc|usr|var|lib\w*|s?bin|boot|proc|sys|dev|run)\/)[\w.-]+|usr\/src|var\/www)\/(?:.*\/)?(?:node_modules|dist|build|tmp|\.?cache|target|coverage|__pycache__|\.next|logs?)(?:\/|$)|^\/var\/cache(?:\/|$)/

/** `/tmp/stage` on another machine: one thing by its name, and nobody's lasting place. */
function is_named_item({ cert }: Word, path: string): boolean {
  return cert === 'literal' && TEMPORARY_ITEM.test(path)
}

const TEMPORARY_ITEM = /^\/(?:var\/)?tmp\/(?=[\w.-]*\w)[\w.-]+(?:\/[\w.-]+)*\/?$/

/** Stands for a container's unknown working directory, which relative paths start from. */
const SOMEWHERE = '/w'

/** What a build or an installation makes again, below an application's folder on a host: unlike a container's, its logs are not. */
const BUILT =
  /^\/(?:(?:srv|opt|home|Users)\/[\w.-]+|var\/www|root)\/(?:[^/]+\/)*(?:node_modules|dist|build|\.?cache|target|coverage|__pycache__|\.next|\.nuxt|\.output|\.turbo|\.venv|venv)(?:\/|$)/

/** A named file of an application on a host: `/srv/app/old.tgz`, `/var/www/html/test.php`. */
const APPLICATION_FILE = /^\/(?:srv|opt|var\/www)\/[\w.-]+\/[^*?[]+$/

/** Scopes that mean the same on every host. */
const EVERYWHERE: ReadonlySet<Scope> = new Set(['root', 'device', 'credential', 'persistence'])

/** A path of a remote host or container. */
interface Spot {
  word: Word
  fields: Readonly<Record<string, FieldValue>>
  path: string
  container: boolean
  /** The path begins at a place that is known, not in whatever folder the host or image starts in. */
  absolute: boolean
}

/** Folders that a host or container has, too, and that are lost there as they are here. */
const ITS_OWN: ReadonlySet<Scope> = new Set(['root', 'system', 'home'])

const says_production = once_per_source(names_production)

/** Whether a build, an image or an archive brings back what is deleted. */
function comes_back(call: Call, { word, fields, path, container, absolute }: Spot): boolean {
  if (container)
    return (
      COMES_BACK.test(`${absolute ? '' : SOMEWHERE}${path}`) ||
      is_package_cache(path) ||
      (/\w/.test(path) && is_throwaway(call))
    )
  if (BUILT.test(path)) return !says_production(call)
  return fields.recursive !== true && is_unpacked(call.source, word.text)
}

/**
 * Acts on a path of a remote host or container, which has its own file system: the operation counts, and the scope only
 * when it means the same everywhere.
 */
function touch_elsewhere(
  call: Call,
  kind: EffectKind,
  access: Access,
  word: Word,
  fields: Readonly<Record<string, FieldValue>>,
): Draft | null {
  const { place, cwd } = call.command
  const container = place === 'container'
  // Who logs in begins at home.
  const at_root = locate(word, access, cwd ?? (container ? '/' : call.frame.home), call.frame)
  const absolute = !container || cwd !== null || /^[/~]/.test(word.text)
  const path = at_root.path ?? ''
  const spot: Spot = { word, fields, path, container, absolute }
  const built = access === 'delete' && !container && BUILT.test(path)
  const returns = access === 'delete' && comes_back(call, spot)
  // What is in a temporary folder is named item by item.
  const passing =
    at_root.scope === 'tmp' &&
    (container || (access === 'delete' && (fields.recursive !== true || is_named_item(word, path))))
  const named = built || (!container && fields.recursive !== true && APPLICATION_FILE.test(path))
  const lost = access === 'delete' && !returns && !named && ITS_OWN.has(at_root.scope)
  const grave = lost || (absolute && !container && EVERYWHERE.has(at_root.scope))
  const entrusted =
    container &&
    access === 'read' &&
    (ENTRUSTED.test(at_root.path ?? '') || at_root.item === 'env-file' || at_root.item === 'wallet')
  if (entrusted) {
    prints(call, 'secret')
    emit(call, 'cred.read', {
      target: at_root.path,
      scope: 'remote',
      span: word.span,
      d2: 2,
      fields: { store: 'container', item: 'secret' },
    })
  }
  if (grave && !container && access === 'read' && at_root.item !== null) {
    consequences(call, access, at_root, word, fields.copied === true)
  }
  return emit(call, kind, {
    target: at_root.path,
    cert: at_root.cert,
    scope: (grave && !container) || passing ? at_root.scope : returns ? 'regenerable' : 'remote',
    fields: at_root.item === null ? fields : { ...fields, item: at_root.item },
    d2: elsewhere_sensitivity(at_root, access, grave, container || passing || returns),
    span: word.span,
    absorbs: access === 'write',
  })
}

/** Whether the line unpacked this archive before it deletes it: `tar xzf app.tgz && rm app.tgz`. */
function is_unpacked(source: string, file: string): boolean {
  const at = /\.(?:t?gz|zip|tar|tbz2?|t?xz|zst|bz2)$/.test(file) ? source.indexOf(base_of(file)) : -1
  return at !== -1 && UNPACKS.test(source.slice(Math.max(0, at - MAX_UNPACKING_CHARS), at))
}

/** How far in front of an archive's name the program that unpacks it may stand. */
const MAX_UNPACKING_CHARS = 80

const UNPACKS = /(?:^|[\s"'])(?:tar\s+-{0,2}\w{0,8}x\w{0,8}|unzip|gunzip)(?:\s+[^\s;&|]{1,40}){0,4}\s+[^\s;&|]{0,40}$/

function elsewhere_sensitivity(target: Target, access: Access, grave: boolean, container: boolean): number {
  if (access === 'delete') return container && !grave ? 1 : 2
  if (grave && !container) return target_sensitivity(target, access)
  return access === 'write' && !container ? 1 : 0
}

/** The gateway's socket, database and token at their default places, whichever gateway's they are. */
const OWN_FILE =
  /\/\.asg\/(?:[^/]*\.(?:sock|db(?:-wal|-shm|-journal)?)|[^/]*token[^/]*)$|\/(?:asg|ahp|agent-supervision|supervision-gateway)[\w.-]*\.(?:sock|db(?:-wal|-shm|-journal)?)$/

/** Longer globs are not compiled: nobody writes them, and nobody can tell what they match. */
const MAX_GLOB_CHARS = 1024

function may_match(file: string, glob: string): boolean {
  return glob.length > MAX_GLOB_CHARS || picomatch.isMatch(file, glob, { dot: true })
}

/** Whether a path is one of the gateway's files, a glob that matches one, or a folder deleted with one inside. */
function touches_own(path: string, access: Access, { self: { files, settings = [] } }: Frame): boolean {
  if (files.some((file) => is_below(path, file))) return true
  const own = access === 'read' ? files : [...files, ...settings]
  if (access === 'delete' && own.some((file) => is_below(file, path))) return true
  // A command that looks at everything in a folder is not after a particular file.
  if (!has_glob(path) || (access === 'read' && !/[^*?]{3}/.test(base_of(path)))) return false
  const start = path.slice(0, path.search(/[*?[]/))
  return own.some((file) => file.startsWith(start) && may_match(file, path))
}

/** `cat ~/.ssh/id_rsa ~/.ssh/id_ed25519`: who names one key after the other is after keys. */
const names_several_keys = once_per_line(
  (commands) =>
    new Set(
      commands.flatMap(({ name, args }) =>
        name === 'cat' ? args.flatMap(({ text }) => (PRIVATE_KEY.test(text) ? [text] : [])) : [],
      ),
    ).size > 1,
)

const PRIVATE_KEY = /\/\.ssh\/id_[a-z0-9]+(?:_(?!.*\.pub$)\w+)?$/

/** What reading or writing a place means besides the file operation. */
function consequences(call: Call, access: Access, target: Target, word: Word, copied: boolean): void {
  const { path, cert, scope, item } = target
  if (access === 'list') return
  const { frame } = call
  if (path !== null && (touches_own(path, access, frame) || OWN_FILE.test(path))) {
    emit(call, 'agent.guard', { target: path, cert, scope, span: word.span, fields: { op: 'touch' } })
  }
  // The kernel runs the release agent on the host when a control group is empty, whatever the folder is called.
  if (access === 'write' && word.text.endsWith('/release_agent'))
    emit(call, 'ctr.run', { target: word.text, span: word.span, fields: { host_mount: true, privileged: true } })
  if (access !== 'read' && path !== null && scope === 'credential' && is_agent_settings(path))
    emit(call, 'agent.config', {
      target: path,
      cert,
      scope: 'agent-config',
      span: word.span,
      d2: 3,
      fields: { what: 'settings' },
    })
  if (access !== 'read') return
  // Copying a whole home takes the keys in it along.
  if (copied && scope === 'home') prints(call, 'secret')
  if (scope === 'credential' && item !== null) {
    prints(call, 'secret')
    // Keys on another machine are those of whoever works there.
    const own =
      call.command.place === 'local' &&
      path !== null &&
      frame.homes.some((home) => is_below(path, home)) &&
      !names_several_keys(call.commands)
    emit(call, 'cred.read', {
      target: path,
      cert,
      scope,
      span: word.span,
      d2: 2,
      fields: { store: 'file', item, own, copied: copied || is_taken(call) },
    })
  } else if (path !== null && frame.carries_secret?.(path)) prints(call, 'secret')
}

/** Declares that the call talks to an address. */
export function reach(
  call: Call,
  kind: EffectKind,
  word: Word | string,
  fields: Readonly<Record<string, FieldValue>> = {},
): Draft | null {
  const text = typeof word === 'string' ? word : word.text
  const address = address_of(text.split('\u0000', 1)[0] ?? '')
  const known = typeof word === 'string' || word.cert === 'literal'
  const span = typeof word === 'string' ? call.command.span : word.span
  // The address of the container's credentials, which its environment holds.
  if (typeof word !== 'string' && word.vars?.some((name) => name.startsWith('AWS_CONTAINER_CREDENTIALS_')))
    emit(call, 'cred.read', {
      target: 'container credentials',
      scope: 'remote',
      d2: 3,
      span,
      fields: { store: 'metadata', metadata: true },
    })
  if (address === null)
    return emit(call, kind, { cert: 'dynamic', fields: { ...fields, host_kind: 'unknown' }, span, absorbs: true })
  return reach_address(call, kind, address, fields, known ? 'literal' : 'partial', span)
}

/** `reach` with the address already parsed. */
export function reach_address(
  call: Call,
  kind: EffectKind,
  address: Address,
  fields: Readonly<Record<string, FieldValue>>,
  cert: Certainty,
  span: readonly [number, number],
): Draft | null {
  const { host, port, scheme, path, kind: host_kind } = address
  const target = port === null ? host : `${host}:${port}`
  const extra: Record<string, FieldValue> = { ...fields, host, host_kind, path }
  if (scheme !== null) extra.scheme = scheme
  if (port !== null) extra.port = port
  if (host_kind === 'metadata') {
    prints(call, 'secret')
    emit(call, 'cred.read', {
      target,
      cert,
      scope: 'remote',
      d2: 3,
      span,
      fields: { store: 'metadata', metadata: true, host },
    })
  }
  if (is_gateway(call, address)) emit(call, 'agent.guard', { target, span, fields: { op: 'call', path } })
  return emit(call, kind, { target, cert, scope: 'remote', fields: extra, span, absorbs: true })
}

/**
 * Whether an address is the gateway's own interface (core.self). Unknown paths on its port answer 404 and are mistakes
 * rather than attacks; spellings that a router might still resolve count.
 */
function is_gateway(call: Call, { port, kind, path }: Address): boolean {
  if (kind !== 'loopback') return false
  // No other program serves this path, wherever the gateway listens.
  if (/^\/+ahp\//i.test(path)) return true
  if (port === null || !call.frame.self.ports.includes(port)) return false
  // Other programs may use the same port on other machines: only the gateway's own routes identify it.
  return /^\/*(?:ahp|report|skill-trust|enterprise|webhook)(?:[/?#]|$)|%|\.\.|\/\//i.test(path)
}
