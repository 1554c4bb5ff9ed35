// Packs to a Policy: rule set, version, cache. Source: ENGINE 3 (cache), 9.3; CONTRACT 1.4 (policy_version).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { arguments_of, command_of, tool_class_of } from '#core/dialect/tool.ts'
import { canonical_json } from '#core/json.ts'
import { oldest_of } from '#core/oldest.ts'
import type { Self } from '#core/policy/effects/frame.ts'
import { judge } from '#core/policy/judge.ts'
import { compile_rules, type RuleSet } from '#core/policy/rules/pack.ts'
import type { PackSpec } from '#core/policy/rules/schema.ts'
import type { Action, Policy, Verdict } from '#core/policy/verdict.ts'

/** Version of the rule format and the engine behind it. */
const ENGINE_VERSION = '1.0.0'

/** ENGINE 3: results kept for identical commands. */
const MAX_CACHED = 4096
/** Longer commands are rarely repeated and would fill the cache with text. */
const MAX_CACHED_CHARS = 2048

export interface PolicyOptions {
  disabled?: ReadonlySet<string>
  /** Addresses and files of the gateway itself. */
  self: Self
  /** Off for benchmarks of the engine alone. */
  cache?: boolean
}

export interface CompiledPolicy extends Policy {
  rules: RuleSet
}

/** Compiles packs. Throws Error naming the rule that cannot be loaded. */
export function compile_policy(packs: readonly PackSpec[], options: PolicyOptions): CompiledPolicy {
  const rules = compile_rules(packs, options)
  const text = canonical_json({ packs, disabled: [...(options.disabled ?? [])].sort(), self: options.self })
  const version = `${ENGINE_VERSION}+${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 8)}`
  const cache = options.cache === false ? null : verdict_cache()
  return {
    version,
    rules,
    judge(action, facts) {
      try {
        const key = facts === null && cache !== null ? cache_key(action) : null
        const known = key === null ? undefined : cache?.get(key)
        if (known !== undefined) return known
        const verdict = judge(action, facts, rules, options.self)
        // A rewrite is the whole payload, and the key does not name what else is in it.
        if (key !== null && verdict.rewrite === null) cache?.set(key, verdict)
        return verdict
      } catch (cause) {
        return failed_verdict(action, cause)
      }
    },
  }
}

/** Id of the finding that stands for a failure of the engine itself. */
export const FAILURE_RULE = 'core.self/engine-failure'

/** Nothing is proven about the action: a person decides, and the finding says why. */
function failed_verdict(action: Action, cause: unknown): Verdict {
  const score = { d1: 2, d2: 2, d3: 2 }
  return {
    verdict: 'defer',
    ...score,
    findings: [
      {
        rule_id: FAILURE_RULE,
        verdict: 'defer',
        reason: 'The engine failed on this action, so nothing about it is known.',
        suggestion: null,
        category: 16,
        locked: true,
        shadow: false,
        span: [0, 0],
        score,
      },
    ],
    effects: [],
    doubts: ['exhausted'],
    uncertainty: 1,
    exhausted: true,
    tool_class: tool_class_of(action.tool_name),
    fingerprint_text: () => canonical_json({ tool: action.tool_name, payload: action.payload, cwd: action.cwd }),
    rewrite: null,
    failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  }
}

/** Everything that can change the verdict of a shell command; null for actions that are not worth keeping. */
function cache_key(action: Action): string | null {
  if (tool_class_of(action.tool_name) !== 'shell' || action.facts !== null) return null
  const command = command_of(action.payload, arguments_of(action.payload))
  if (command === null || command.length > MAX_CACHED_CHARS) return null
  return `${action.tool_name}\n${action.cwd}\n${action.workspace_root}\n${action.home}\n${command}`
}

/** Least recently used goes first; a Map keeps insertion order. */
function verdict_cache() {
  const entries = new Map<string, Verdict>()
  const oldest = oldest_of(entries, () => true)
  return {
    get(key: string): Verdict | undefined {
      const verdict = entries.get(key)
      if (verdict === undefined) return undefined
      entries.delete(key)
      entries.set(key, verdict)
      return verdict
    },
    set(key: string, verdict: Verdict): void {
      while (entries.size >= MAX_CACHED) {
        const least = oldest()
        if (least === undefined) break
        entries.delete(least)
      }
      entries.set(key, verdict)
    },
  }
}
