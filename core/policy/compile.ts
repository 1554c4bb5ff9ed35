// Packs to a Policy: rule set, version, cache. Source: ENGINE 3 (cache), 9.3; CONTRACT 1.4 (policy_version).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { arguments_of, command_of, tool_class_of } from '#core/dialect/tool.ts'
import { canonical_json } from '#core/json.ts'
import { verdict_cache } from '#core/policy/cache.ts'
import type { Self } from '#core/policy/effects/frame.ts'
import { facts_matter } from '#core/policy/effects/session.ts'
import { judge } from '#core/policy/judge.ts'
import { compile_rules, type RuleSet } from '#core/policy/rules/pack.ts'
import type { PackSpec } from '#core/policy/rules/schema.ts'
import type { Action, FileFacts, Policy, Verdict } from '#core/policy/verdict.ts'

/** Version of the rule format and the engine behind it. */
const ENGINE_VERSION = '1.0.0'

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
        const command = cache === null ? null : cached_command(action)
        if (cache === null || command === null) return judge(action, facts, rules, options.self)
        const key = `${action.tool_name}\n${action.cwd}\n${action.workspace_root}\n${action.home}\n${command}`
        const known = cache.get(key)
        if (known !== undefined && !touched(command, known, facts)) return known
        const verdict = judge(action, facts, rules, options.self)
        // A rewrite is the whole payload, and the key does not name what else is in it.
        if (verdict.rewrite === null && !touched(command, verdict, facts)) cache.set(key, verdict)
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
    learned: null,
    failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  }
}

/** The text of a shell command whose verdict is worth keeping. With facts of the adapter it depends on more than its text. */
function cached_command(action: Action): string | null {
  if (tool_class_of(action.tool_name) !== 'shell' || action.facts !== null) return null
  const command = command_of(action.payload, arguments_of(action.payload))
  return command === null || command.length > MAX_CACHED_CHARS ? null : command
}

/** Whether the verdict depends on what the session did before. */
function touched(command: string, { effects }: Verdict, facts: FileFacts | null): boolean {
  return facts !== null && facts_matter(command, effects, facts)
}
