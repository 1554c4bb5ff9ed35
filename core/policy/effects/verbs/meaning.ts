// Format of the rows in this folder: when the arguments of one of these programs match, this effect is added to those
// of its spec. Specs describe programs as a whole; rows keep the long tail of tools short. Source: ENGINE 4.2.
import { together } from '#core/compose.ts'
import { type Call, emit } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import type { EffectKind, FieldValue } from '#core/policy/effects/kind.ts'
import { any_production, names_stage, says_test } from '#core/policy/effects/specs/hosting/production.ts'

/** What happens when the arguments match. */
export interface Meaning {
  /** Over the arguments, joined by spaces. */
  pattern: RegExp
  kind: EffectKind
  fields: Readonly<Record<string, FieldValue>>
}

/** Names separated by spaces, a pattern over the arguments, and what that means. */
export type Row = readonly [names: string, pattern: RegExp, means: Pick<Meaning, 'kind' | 'fields'>]

const means = (kind: EffectKind, fields: Meaning['fields'] = {}): Pick<Meaning, 'kind' | 'fields'> => ({ kind, fields })

/** A share of a host that has no name. */
export const BARE_SHARE = /(?:^|\s)\\{1,2}(?:\d{1,3}\.){3}\d/

/** Something that others use, or that holds data, goes away. */
export const GONE = means('cloud.delete', { provider: 'other', op: 'delete', data: true })
/** The database of a framework's settings is emptied. */
export const RESETS = means('db.schema', { engine: 'orm', op: 'reset', object: 'database', destroys: true })
/** Some rows of the database of a framework's settings are changed. */
export const WRITES_ROWS = means('db.write', { engine: 'orm', op: 'write', all_rows: false })
/** Something goes away that can be made again with effort. */
export const REMOVED = means('tool.mutate', { danger: true })
/** A package goes out under one's own name. */
export const PUBLISHES = means('pkg.publish', {})
/** A secret of a store is printed. */
export const SHOWS_SECRET = means('cred.read', { store: 'tool', item: 'secret' })
/** A secret of a store gets another value. */
export const SETS_SECRET = means('cred.write', { store: 'tool' })
/** Something listens for others. */
export const OPENS = means('net.listen', { exposes: true })
/** A service of this machine can be reached from outside. */
export const TUNNELS = means('net.tunnel', { direction: 'expose' })
/** Somebody gets rights. */
export const GRANTS = means('cloud.iam', { provider: 'other', op: 'change' })
/** Files go to where others can fetch them. */
export const UPLOADS = means('net.send', {
  host: 'file share',
  host_kind: 'file-share',
  source: 'file',
  with_data: true,
})
/** Supervision ends or answers to somebody else. */
export const UNGUARDS = means('agent.guard', { op: 'bypass' })
/** Nobody can tell what it will do. */
export const OPAQUE = means('opaque', { reason: 'foreign-script' })
/** A container gets the host. */
export const HANDS_OVER = means('ctr.run', { host_mount: true, privileged: true })
/** Infrastructure is changed without a look at the plan. */
export const ROLLS_OUT = means('iac.apply', { auto_approve: true })
/** Data of the environment that the settings name is changed; whether that is production is known elsewhere (`mark_production`). */
export const CHANGES_DATA = means('proc.exec', { known: true, quiet: true, deed: 'data' })
/** Containers start, stop or are replaced; whether the daemon is that of production is known elsewhere (`mark_production`). */
export const MOVES_CONTAINERS = means('proc.exec', { known: true, quiet: true, deed: 'containers' })
/** An application is deployed; options may name an environment before production. */
export const DEPLOYS = means('iac.apply', { auto_approve: true, deploy: true })
/** Mail, a text message or a public post. */
export const MESSAGES = means('msg.send', { outward: true })
/** Money changes hands. */
export const MOVES_MONEY = means('money.move', {})
/** Packages come from elsewhere from now on. */
export const MOVES_INDEX = means('pkg.registry', {})
/** What an address holds is fetched and run. */
export const RUNS_ADDRESS = means('proc.exec', { source: 'network', scheme: 'https' })
/** A package is installed that no index keeps. */
export const FOREIGN_PACKAGE = means('pkg.install', { source: 'url' })
/** The machine itself is changed: firmware, kernel, boot. */
export const CHANGES_MACHINE = means('sys.kernel', { op: 'machine' })
/** A service ends. */
export const STOPS_SERVICE = means('sys.service', { op: 'stop' })
/** A protection of the machine goes off. */
export const WEAKENS = means('sys.security', { op: 'weaken' })
/** A program made for attacks goes to work. */
export const ATTACKS = means('net.scan', {})
/** All processes end. */
export const ENDS_EVERYTHING = means('proc.signal', { broadcast: true })

/** Nothing is done when the program is only asked what it would do. */
export const ONLY_SHOWN =
  /(?:^|\s)(?:--dry-?run(?!=(?:false|none|0))(?:=\w+)?|--?help|-h(?=\s*$)|-{1,2}[Ww]hat-?[Ii]f|--version(?=\s*$)|help)(?:\s|$)/

/** Length of the target that is named in reasons. */
const MAX_TARGET = 120

/** All meanings of one program. */
export interface Meanings {
  readonly each: Meaning[]
  /**
   * One of these matches where one of the meanings does, which git has nine of; null when there is no such pattern,
   * undefined until the program is met.
   */
  any: readonly RegExp[] | null | undefined
}

/** Program name to meanings. */
export function index_rows(rows: readonly Row[]): ReadonlyMap<string, Meanings> {
  const found = new Map<string, Meanings>()
  for (const [names, pattern, { kind, fields }] of rows) {
    for (const name of names.split(' ')) {
      const known = found.get(name)
      if (known === undefined) found.set(name, { each: [{ pattern, kind, fields }], any: undefined })
      else known.each.push({ pattern, kind, fields })
    }
  }
  return found
}

/** Of fewer patterns none would be saved. */
const MIN_JOINED = 2

/** False when these arguments match none of a program's patterns. */
export function may_mean(meanings: Meanings, words: string): boolean {
  if (meanings.any === undefined)
    meanings.any = meanings.each.length < MIN_JOINED ? null : together(meanings.each.map(({ pattern }) => pattern))
  return meanings.any?.some((pattern) => pattern.test(words)) !== false
}

/** Verbs stand in front: so many arguments and characters are looked at, which bounds the work of every pattern. */
const MAX_ARGUMENTS = 64
const MAX_CHARS = 2048

/** The arguments as the text that patterns look at. */
export function shown_arguments(call: Call): string {
  const { args } = call.command
  let shown = ''
  for (let i = 0; i < args.length && i < MAX_ARGUMENTS && shown.length < MAX_CHARS; i++)
    shown += i === 0 ? (args[i]?.text ?? '') : ` ${args[i]?.text ?? ''}`
  const words = shown.length > MAX_CHARS ? shown.slice(0, MAX_CHARS) : shown
  // `run --rm` takes its own container away when it is done; nothing that was there before goes.
  return words.includes('--rm') ? words.replace(/(^|\s)--rm(?:=\w+)?(?=\s|$)/g, '$1') : words
}

const NEAR = /(?:^|[\s=/@])(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/\s]|$)|(?:^|\s)local\//
const TRIED_OUT = /(?:^|[\s=/_.:-])(?:tests?|tmp|scratch|e2e|fixtures?)(?=[\s/_.:-]|$)/i
const FAR = /\w:\/\/(?:[^@/\s]{0,200}@)?(?!localhost|127\.0\.0\.1|\[::1\])\w/

/** `nats --server localhost:4222 stream rm TEST`: a service of this machine, and a name by which people try things out. */
function is_near_trial(words: string): boolean {
  return NEAR.test(words) && TRIED_OUT.test(words) && !FAR.test(words) && !names_production(words)
}

/** `kamal deploy -d staging`, `az webapp deploy -g shop-dev -n shop-dev-api`. */
function deploys_for_trial({ deploy }: Meaning['fields'], words: string, prod: boolean): boolean {
  return deploy === true && !prod && names_stage(words)
}

/** Emits what the arguments of this call mean besides. */
export function emit_meanings(call: Call, meanings: Meanings): void {
  const words = shown_arguments(call)
  if (!may_mean(meanings, words)) return
  for (const meaning of meanings.each) {
    if (!meaning.pattern.test(words)) continue
    if (ONLY_SHOWN.test(words)) return
    emit_meaning(call, meaning, words)
  }
}

/** Emits one meaning of a call with these words, unless it is tried out. */
export function emit_meaning(call: Call, { kind, fields }: Pick<Meaning, 'kind' | 'fields'>, words: string): void {
  if (kind === 'cloud.delete' && is_near_trial(words)) return
  const prod = any_production(call.command.args)
  if (deploys_for_trial(fields, words, prod)) return
  // The database of tests is made anew for each of them.
  const trial = kind === 'db.schema' && !prod && says_test(call)
  emit(call, kind, {
    target: `${call.name} ${words}`.slice(0, MAX_TARGET),
    // Rows of the database on this machine are nobody else's.
    d2: trial || (kind === 'db.write' && !prod) || fields.deed !== undefined ? 0 : 2,
    fields: { service: call.name, prod, ...fields, ...(trial && { destroys: false, disposable: true }) },
  })
}
