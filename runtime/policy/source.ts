// Where the rules of this gateway come from: the built-in packs and the operator's files, swapped whole, last good kept.
// Source: ARCHITECTURE section 4 "PolicySource", CONTRACT 18 (reload).
import { watch } from 'node:fs'
import type { CompiledPolicy } from '#core/policy/compile.ts'
import { prove } from '#core/policy/rules/prove.ts'
import type { PolicySource } from '#core/ports.ts'
import { compile_rules, NOTHING_OF_ITS_OWN, type Rules, warm } from '#runtime/policy/builtin.ts'
import { format_error, load_packs } from '#runtime/policy/files.ts'

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

export interface ReloadablePolicy extends PolicySource {
  reload(): Reloaded
  /** Reloads when a file changes, at most once per quarter of a second; the returned function stops watching. */
  watch(told: (reloaded: Reloaded) => void): () => void
}

/** Rules that could not be loaded, one line each. */
export class PolicyError extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'PolicyError'
    this.lines = lines
  }
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
      const watchers = paths.map((path) => watch(path, { persistent: false }, soon))
      return () => {
        if (pending) clearTimeout(pending)
        for (const watcher of watchers) watcher.close()
      }
    },
  }
}

/** Compiles all packs, and proves those of operators: a rule whose own examples fail protects nobody. */
function build(options: PolicyOptions): CompiledPolicy {
  const { packs, errors } = load_packs(options.paths ?? [])
  if (errors.length > 0) throw new PolicyError(errors.map(format_error))
  let policy: CompiledPolicy
  try {
    policy = compile_rules(options, packs)
  } catch (cause) {
    throw new PolicyError([cause instanceof Error ? cause.message : String(cause)])
  }
  const failures = prove(packs, policy)
  if (failures.length > 0) {
    throw new PolicyError(failures.map(({ rule_id, example, problem }) => `${rule_id}: ${example}: ${problem}`))
  }
  return policy
}
