// One parsed program call, and the verbs a spec uses to say what it does (long: every verb, and what follows from a place). Source: ENGINE 3 (stages 7 and 9), 4.1.
import picomatch from 'picomatch'
import { base_of_kind } from '#core/policy/effects/base.ts'
import { type Collector, type Draft, is_full, MAX_EFFECTS, type Nested } from '#core/policy/effects/collector.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { type Address, address_of } from '#core/policy/effects/host/address.ts'
import type { Certainty, EffectKind, FieldValue, Scope, Taint } from '#core/policy/effects/kind.ts'
import { is_taken } from '#core/policy/effects/line/taken.ts'
import { on_host } from '#core/policy/effects/place/mounted.ts'
import { loses_little } from '#core/policy/effects/place/narrow.ts'
import { base_of, has_glob, is_below, UNKNOWN } from '#core/policy/effects/place/path.ts'
import { type Access, is_package_cache } from '#core/policy/effects/place/scope.ts'
import { as_trial, locate, type Target, target_sensitivity } from '#core/policy/effects/place/target.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** One call of a program, its flags and operands taken apart. */
export interface Call {
  name: string
  /** Subcommand words that were matched: `stash drop`. */
  subcommand: string
  command: SimpleCommand
  /** All commands of the action, for what feeds this one. */
  commands: readonly SimpleCommand[]
  operands: readonly Word[]
  /** Meaning -> values; a switch has an empty list. */
  given: ReadonlyMap<string, readonly Word[]>
  frame: Frame
  /** Raw text of the whole action, for names of variables. */
  source: string
  out: Collector
}

/** ENGINE 3, stage 5: nested scripts. */
const MAX_NESTED = 8

/** What code is reached by whose databases may be thrown away. */
export const SCRATCH = 'scratch'

/** The call runs this code: it is judged after the command itself. */
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

/** Last value of a flag, null when it was not given or takes none. */
export function value(call: Call, flag: string): Word | null {
  return call.given.get(flag)?.at(-1) ?? null
}

/** All values of a flag that may be given more than once, in their order. */
export function values(call: Call, flag: string): readonly Word[] {
  return call.given.get(flag) ?? []
}

/** The arguments as the program gets them, however they were written: what a test for words of a command looks at. */
export function said(call: Call): string {
  return call.command.args.map((word) => word.text).join(' ')
}

/** Text of a word when all of it is known. */
export function text_of(word: Word | null | undefined): string | null {
  return word !== null && word !== undefined && word.cert === 'literal' ? word.text : null
}

/** The current directory as a word. */
export function here(call: Call): Word {
  return { text: '.', cert: 'literal', quoted: false, taint: [], span: call.command.span }
}

/** Says what kind of data the command prints. */
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
  /** D2 when it does not come from a path. */
  d2?: number
  absorbs?: boolean
}

/** Adds one effect; its D1 and D3 come from the kind (base.ts). */
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

/** How each path kind touches its target. */
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

/** The call acts on a path. Adds the effect and those that follow from where the path lies. */
export function touch(
  call: Call,
  kind: EffectKind,
  word: Word,
  fields: Readonly<Record<string, FieldValue>> = {},
): Draft | null {
  return touch_as(call, kind, ACCESS[kind] ?? 'write', word, fields)
}

/** As `touch`, with the access named: `mv` deletes its source and writes its destination under one kind. */
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
  consequences(call, access, target, word, fields.copied === true)
  return draft
}

/** `cp a "$OUT/"`: the slash says that it is a folder, not that the folder may be the root. */
function place_of(kind: EffectKind, access: Access, word: Word): Word {
  if (access !== 'write' || !INTO_UNKNOWN.test(word.text) || (kind !== 'fs.copy' && kind !== 'fs.move')) return word
  return { ...word, text: UNKNOWN }
}

const INTO_UNKNOWN = new RegExp(`^${UNKNOWN}+/+$`)

/**
 * Where a deletion takes something away: what a package manager keeps below /var is a cache. So is what ssh remembers of hosts, as
 * long as something is only added (`ssh-keyscan github.com >> ~/.ssh/known_hosts`).
 */
function lost_at(kind: EffectKind, target: Target, { mode }: Readonly<Record<string, FieldValue>>): Target {
  const cache =
    (kind === 'fs.delete' && target.scope === 'system' && is_package_cache(target.path ?? '')) ||
    (kind === 'fs.write' && mode === 'append' && target.path?.endsWith('/.ssh/known_hosts') === true)
  return cache ? { ...target, scope: 'toolchain-cache' } : target
}

/** A recursive deletion that names a file or one folder deep in the project. */
function is_narrow(
  call: Call,
  kind: EffectKind,
  { path, cert, scope }: Target,
  word: Word,
  { recursive, fed }: Readonly<Record<string, FieldValue>>,
): boolean {
  if (kind !== 'fs.delete' || recursive !== true || scope !== 'workspace' || path === null) return false
  // Only a POSIX shell expands a glob before the program sees it; elsewhere it searches the whole tree.
  if (cert !== 'literal' && !(cert === 'pattern' && GLOBS_BY_SHELL.test(call.name))) return false
  return loses_little(path, word.text, call.frame.workspace, fed === true)
}

const GLOBS_BY_SHELL = /^(?:g?rm|unlink|trash|trash-put)$/

/** Making an empty folder changes nothing that was there. */
function folder_sensitivity(target: Target): number {
  return Math.min(target_sensitivity(target, 'write'), 1)
}

/** Where containers find the secrets they were given. */
const ENTRUSTED =
  /^(?:\/var)?\/run\/secrets\/|^\/root\/\.(?:ssh|aws)\/|^\/etc\/shadow$|^\/etc\/kubernetes\/(?:[\w-]{1,40}\.conf$|pki\/.*\.key$)|^\/var\/lib\/kubelet\/p(?:ki|ods)\//

/** Folders of caches and build products below a program's own folder. */
const COMES_BACK =
  /^\/(?:(?!(?:etc|usr|var|lib\w*|s?bin|boot|proc|sys|dev|run)\/)[\w.-]+|usr\/src|var\/www)\/(?:.*\/)?(?:node_modules|dist|build|tmp|\.?cache|target|coverage|__pycache__|\.next|logs?)(?:\/|$)/

/** Where a relative path of a container starts: in the folder it works in, of which only that there is one is known. */
const SOMEWHERE = '/w'

/** Places that mean the same on every host. */
const EVERYWHERE: ReadonlySet<Scope> = new Set(['root', 'device', 'credential', 'persistence'])

/**
 * Remote hosts and containers have another file system: how bad the operation is counts, and where the path lies only when it
 * means the same everywhere.
 */
function touch_elsewhere(
  call: Call,
  kind: EffectKind,
  access: Access,
  word: Word,
  fields: Readonly<Record<string, FieldValue>>,
): Draft | null {
  const at_root = locate(word, access, '/', call.frame)
  const container = call.command.place === 'container'
  const absolute = /^[/~]/.test(word.text)
  const returns =
    container &&
    access === 'delete' &&
    (COMES_BACK.test(`${absolute ? '' : SOMEWHERE}${at_root.path ?? ''}`) || is_package_cache(at_root.path ?? ''))
  // What lies there for a while is named one by one.
  const passing = at_root.scope === 'tmp' && (container || (access === 'delete' && fields.recursive !== true))
  const grave =
    (access === 'delete' &&
      !returns &&
      (at_root.scope === 'root' || at_root.scope === 'system' || at_root.scope === 'home')) ||
    (absolute && !container && EVERYWHERE.has(at_root.scope))
  const entrusted =
    container && access === 'read' && (ENTRUSTED.test(at_root.path ?? '') || at_root.item === 'env-file')
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
    d2: elsewhere_sensitivity(at_root, access, grave, container || passing),
    span: word.span,
    absorbs: access === 'write',
  })
}

function elsewhere_sensitivity(target: Target, access: Access, grave: boolean, container: boolean): number {
  if (access === 'delete') return container && !grave ? 1 : 2
  if (grave && !container) return target_sensitivity(target, access)
  return access === 'write' && !container ? 1 : 0
}

/** The gateway's socket, database and token where it puts them by itself, whoever's gateway it is. */
const OWN_FILE =
  /\/\.asg\/(?:[^/]*\.(?:sock|db(?:-wal|-shm|-journal)?)|[^/]*token[^/]*)$|\/(?:asg|ahp|agent-supervision|supervision-gateway)[\w.-]*\.(?:sock|db(?:-wal|-shm|-journal)?)$/

/** Longer globs are not compiled: nobody writes them, and nobody can tell what they leave out. */
const MAX_GLOB_CHARS = 1024

function may_match(file: string, glob: string): boolean {
  return glob.length > MAX_GLOB_CHARS || picomatch.isMatch(file, glob, { dot: true })
}

/** Whether a path is a file of the gateway, stands for one as a pattern, or is a folder that is deleted with one in it. */
function touches_own(path: string, access: Access, { self: { files, settings = [] } }: Frame): boolean {
  if (files.some((file) => is_below(path, file))) return true
  const own = access === 'read' ? files : [...files, ...settings]
  if (access === 'delete' && own.some((file) => is_below(file, path))) return true
  // A command that looks at everything in a folder means no file in particular.
  if (!has_glob(path) || (access === 'read' && !/[^*?]{3}/.test(base_of(path)))) return false
  const start = path.slice(0, path.search(/[*?[]/))
  return own.some((file) => file.startsWith(start) && may_match(file, path))
}

/** What reading or writing a place means beyond the file operation itself. */
function consequences(call: Call, access: Access, target: Target, word: Word, copied: boolean): void {
  const { path, cert, scope, item } = target
  if (access === 'list') return
  const { frame } = call
  if (path !== null && (touches_own(path, access, frame) || OWN_FILE.test(path))) {
    emit(call, 'agent.guard', { target: path, cert, scope, span: word.span, fields: { op: 'touch' } })
  }
  // What the kernel starts on the host when a group of processes is empty, whatever the folder of the group is called.
  if (access === 'write' && word.text.endsWith('/release_agent'))
    emit(call, 'ctr.run', { target: word.text, span: word.span, fields: { host_mount: true, privileged: true } })
  if (access !== 'read') return
  // Whoever takes all of a home takes the keys in it.
  if (copied && scope === 'home') prints(call, 'secret')
  if (scope === 'credential' && item !== null) {
    prints(call, 'secret')
    const own = path !== null && frame.homes.some((home) => is_below(path, home))
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

/** The call talks to an address. */
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
  if (address === null)
    return emit(call, kind, { cert: 'dynamic', fields: { ...fields, host_kind: 'unknown' }, span, absorbs: true })
  return reach_address(call, kind, address, fields, known ? 'literal' : 'partial', span)
}

/** As `reach`, with the address already taken apart. */
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
 * The gateway's own interface (core.self). Other paths on its port answer 404 and are somebody's mistake, not an attack;
 * spellings that a router may still resolve count.
 */
function is_gateway(call: Call, { port, kind, path }: Address): boolean {
  if (kind !== 'loopback') return false
  // Nobody else answers under this name, wherever the gateway listens.
  if (/^\/+ahp\//i.test(path)) return true
  if (port === null || !call.frame.self.ports.includes(port)) return false
  // Other programs use the same port on other machines: only its own routes give the gateway away.
  return /^\/*(?:ahp|report|skill-trust|enterprise|webhook)(?:[/?#]|$)|%|\.\.|\/\//i.test(path)
}
