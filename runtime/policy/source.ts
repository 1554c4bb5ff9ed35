// Where the rules of this gateway come from: the built-in packs and the operator's files, swapped whole, last good kept.
// Source: ARCHITECTURE section 4 "PolicySource", CONTRACT 18 (reload).
import { type FSWatcher, statSync, watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { CompiledPolicy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { prove } from '#core/policy/rules/prove.ts'
import type { PackSpec } from '#core/policy/rules/schema.ts'
import type { PolicySource } from '#core/ports.ts'
import { compile_rules, NOTHING_OF_ITS_OWN, type Rules, warm } from '#runtime/policy/builtin.ts'
import { format_error, type Loaded, load_packs } from '#runtime/policy/files.ts'

/** Built-in rules and those of the operator. */
export interface PolicyOptions extends Rules {
  /** Files and folders with operators' packs (CS_RULES_PATH). */
  paths?: readonly string[]
}

/** What a reload did; `errors` are one line each, and then the old rules stay. */
export interface Reloaded {
  changed: boolean
  version: string
  errors: string[]
}

/** A policy that follows its files. */
export interface ReloadablePolicy extends PolicySource {
  reload(): Reloaded
  /** Reloads when a file changes, at most once per quarter of a second; the returned function stops watching. */
  watch(told: (reloaded: Reloaded) => void): () => void
}

/** Rules that could not be loaded, one line each. */
export class PolicyError extends Error {
  readonly lines: readonly string[]
  /** The variable to change. */
  readonly variable: 'CS_RULES_PATH' | 'CS_RULES_DISABLED'

  constructor(lines: readonly string[], variable: PolicyError['variable'] = 'CS_RULES_PATH') {
    super(lines.join('\n'))
    this.name = 'PolicyError'
    this.lines = lines
    this.variable = variable
  }
}

/** The lines of a PolicyError for whoever starts a gateway: each names the variable. */
export function named_lines({ lines, variable }: PolicyError): string[] {
  return lines.map((line) => `${variable}: ${line}`)
}

/**
 * The policy of a configuration. Throws PolicyError, also for an id of `disabled` that switches nothing off: it is misspelt or
 * names a locked rule, and the operator believes something else (CONTRACT 18: "ids of non-locked rules").
 */
export function configured_policy(options: PolicyOptions): ReloadablePolicy {
  const policy = builtin_policy(options)
  const refused = refused_ids(options)
  if (refused.length > 0) throw new PolicyError(refused, 'CS_RULES_DISABLED')
  return policy
}

/** How long a change of files may go on before it is read; editors write in several steps. */
const SETTLE_MS = 250

/** Throws PolicyError: without rules nothing may start. */
export function builtin_policy(options: PolicyOptions = { self: NOTHING_OF_ITS_OWN }): ReloadablePolicy {
  const { paths = [] } = options
  let current = warm(build(options))
  const reload = (): Reloaded => {
    try {
      const next = build(options)
      const changed = next.version !== current.version
      if (changed) current = warm(next)
      return { changed, version: current.version, errors: [] }
    } catch (cause) {
      const errors = cause instanceof PolicyError ? [...cause.lines] : [String(cause)]
      return { changed: false, version: current.version, errors }
    }
  }
  return {
    current: () => current,
    reload,
    watch(told) {
      let pending: NodeJS.Timeout | null = null
      const soon = () => {
        pending ??= setTimeout(() => {
          pending = null
          told(reload())
        }, SETTLE_MS).unref()
      }
      const watchers = paths.map((path) => watch_path(path, soon))
      return () => {
        if (pending) clearTimeout(pending)
        for (const watcher of watchers) watcher.close()
      }
    },
  }
}

/**
 * A file is watched by its folder: editors put a new file in its place, and a watch on the old one would see nothing more.
 * Names that begin with two dots are those of folders that are swapped whole.
 */
function watch_path(path: string, changed: () => void): FSWatcher {
  const is_folder = statSync(path).isDirectory()
  const name = basename(path)
  const concerns = (other: string | null) => is_folder || other === null || other === name || other.startsWith('..')
  const watcher = watch(is_folder ? path : dirname(resolve(path)), { persistent: false }, (_event, other) => {
    if (concerns(other)) changed()
  })
  // The folder went away: what is there now is read once more, and the old rules stay when that fails.
  watcher.on('error', changed)
  return watcher
}

function refused_ids({ disabled = [], paths = [] }: PolicyOptions): string[] {
  const rules = [...BUILTIN_PACKS, ...load_packs(paths).packs].flatMap((pack) => pack.rules)
  return disabled.flatMap((id) => {
    const rule = rules.find((one) => one.id === id)
    if (rule === undefined) return [`got "${id}", expected the id of a rule`]
    return rule.lock === true ? [`got "${id}", expected the id of a rule that is not locked`] : []
  })
}

/** Compiles all packs, and proves those of operators: a rule whose own examples fail protects nobody. */
function build(options: PolicyOptions): CompiledPolicy {
  const { packs, profiles, errors, places } = load_packs(options.paths ?? [])
  if (errors.length > 0) throw new PolicyError(errors.map(format_error))
  let policy: CompiledPolicy
  try {
    policy = compile_rules(options, packs, profiles)
  } catch (cause) {
    throw new PolicyError([placed(cause instanceof Error ? cause.message : String(cause), places)])
  }
  // Rules prove themselves as they are written; what a profile says of them is no lie of theirs.
  const plain = profiles.length === 0 ? policy : compile_rules(options, packs)
  const failures = prove(switched_on(packs, options), plain)
  if (failures.length > 0) {
    const lines = failures.map(({ rule_id, example, problem }) => `${rule_id}: ${example}: ${problem}`)
    throw new PolicyError(lines.map((line) => placed(line, places)))
  }
  return policy
}

/** A rule that is switched off matches nothing, which is no failure of its examples. */
function switched_on(packs: readonly PackSpec[], { disabled = [] }: PolicyOptions): PackSpec[] {
  const off = new Set(disabled)
  return packs.map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => rule.lock === true || !off.has(rule.id)) }))
}

/** A message that begins with the id of a rule, behind the place of that rule. */
function placed(message: string, places: Loaded['places']): string {
  const [id = '', more = ''] = message.split(': ', 2)
  const place = places.get(`${id}: ${more}`) ?? places.get(id)
  return place === undefined ? message : format_error({ ...place, message })
}
