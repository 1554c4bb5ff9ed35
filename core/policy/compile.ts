// Compiles packs to a Policy: rule set, version, cache. Source: ENGINE 3 (cache), 9.3; CONTRACT 1.4 (policy_version).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { arguments_of, commands_of, other_arguments } from '#core/dialect/arguments.ts'
import { tool_class_of } from '#core/dialect/tool.ts'
import { stack_of } from '#core/errors.ts'
import { canonical_json } from '#core/json.ts'
import { verdict_cache } from '#core/policy/cache.ts'
import { in_project, type Self } from '#core/policy/effects/frame.ts'
import { facts_matter } from '#core/policy/effects/session/session.ts'
import { judge } from '#core/policy/judge.ts'
import { compile_rules, type RuleSet } from '#core/policy/rules/pack.ts'
import {
  compile_profiles,
  type Local,
  MAX_PROFILES,
  merge_profiles,
  type ProfileSpec,
} from '#core/policy/rules/profile.ts'
import type { PackSpec } from '#core/policy/rules/schema.ts'
import type { Action, FileFacts, Policy, Verdict } from '#core/policy/verdict.ts'

/** Version of the rule format and of the engine that runs it. */
const ENGINE_VERSION = '1.0.0'

/** Longer commands are not cached: they rarely come again and would fill the cache with text. */
const MAX_CACHED_CHARS = 2048

/** What operators change about the packs, and facts about this gateway. */
export interface PolicyOptions {
  disabled?: ReadonlySet<string>
  /** Profiles: settings that hold in some workspaces only. */
  profiles?: readonly ProfileSpec[]
  /** Addresses and files of the gateway itself, which agents must not touch. */
  self: Self
  /** False in benchmarks that measure the engine alone. */
  cache?: boolean
}

/** A policy whose rules can be listed. */
export interface CompiledPolicy extends Policy {
  rules: RuleSet
}

/** Compiles packs. Throws Error naming the rule that cannot be loaded. */
export function compile_policy(packs: readonly PackSpec[], options: PolicyOptions): CompiledPolicy {
  const rules = compile_rules(packs, options)
  const { profiles = [] } = options
  const rules_in = rules_by_workspace(rules, packs, options)
  const disabled = [...(options.disabled ?? [])].sort()
  // `self` is left out: the same rules have the same version on every machine, wherever the gateway listens.
  const text = canonical_json({ packs, disabled, ...(profiles.length > 0 && { profiles }) })
  const version = `${ENGINE_VERSION}+${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 8)}`
  const cache = options.cache === false ? null : verdict_cache()
  return {
    version,
    rules,
    judge(asked, facts) {
      try {
        const action = in_project(asked, facts)
        const command = cache === null ? null : cached_command(action)
        if (cache === null || command === null) return judge(action, facts, rules_in(asked), options.self)
        const key = `${action.tool_name}\n${action.cwd}\n${action.workspace_root}\n${action.home}\n${command}`
        const known = cache.get(key)
        if (known !== undefined && !touched(command, known, facts)) return known
        const verdict = judge(action, facts, rules_in(asked), options.self)
        // Not cached: verdicts with a rewrite (a whole payload, of which the key names only the command), and those
        // that depend on the session.
        if (verdict.rewrite === null && !touched(command, verdict, facts)) cache.set(key, verdict)
        return verdict
      } catch (cause) {
        return failed_verdict(asked, cause)
      }
    },
  }
}

/** The rule sets of workspaces with a profile; each is compiled when the workspace is first seen. */
function rules_by_workspace(
  everywhere: RuleSet,
  packs: readonly PackSpec[],
  options: PolicyOptions,
): (action: Action) => RuleSet {
  const { profiles = [] } = options
  if (profiles.length === 0) return () => everywhere
  for (const profile of profiles) check_profile(profile, packs, options)
  const local_of = compile_profiles(profiles)
  const sets = new Map<Local, RuleSet>()
  return ({ workspace_root, cwd }) => {
    const local = local_of(workspace_root ?? cwd)
    if (local === null) return everywhere
    const known = sets.get(local)
    if (known !== undefined) return known
    const rules = compile_rules(packs, { ...options, local })
    if (sets.size < MAX_PROFILES) sets.set(local, rules)
    return rules
  }
}

/** Throws Error when a profile names an unknown rule or list, or relaxes a locked rule. */
function check_profile(profile: ProfileSpec, packs: readonly PackSpec[], options: PolicyOptions): void {
  const { profile: name, rules = {}, lists = {} } = profile
  const known = new Map(packs.flatMap((pack) => pack.rules.map((rule) => [rule.id, rule])))
  for (const [id, word] of Object.entries(rules)) {
    const rule = known.get(id)
    if (rule === undefined) throw new Error(`${name}: ${id}: there is no such rule`)
    if (rule.lock === true && (word === 'off' || word === 'audit')) throw new Error(`${name}: ${id}: is locked`)
  }
  for (const id of Object.keys(lists)) {
    const pack = packs.find((one) => Object.keys(one.lists ?? {}).some((list) => `${one.pack}/${list}` === id))
    if (pack === undefined) throw new Error(`${name}: ${id}: there is no such list`)
    const word = `"$${id.slice(pack.pack.length + 1)}"`
    const locked = pack.rules.find((rule) => rule.lock === true && JSON.stringify(rule.when).includes(word))
    if (locked !== undefined) throw new Error(`${name}: ${id}: the locked rule ${locked.id} reads it`)
  }
  // Lists may make two rules contradict each other: found now rather than at the workspace's first action.
  if (profile.lists !== undefined) compile_rules(packs, { ...options, local: merge_profiles([profile]) })
}

/** Id of the finding that stands for a failure of the engine itself. */
export const FAILURE_RULE = 'core.self/engine-failure'

/** The verdict when the engine throws: nothing is proven about the action, so a person decides. */
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
    failure: stack_of(cause),
  }
}

/**
 * The shell command whose verdict may be cached; null when the verdict depends on more than its text (facts of the
 * adapter).
 */
function cached_command(action: Action): string | null {
  if (tool_class_of(action.tool_name) !== 'shell' || action.facts !== null) return null
  const args = arguments_of(action.payload)
  if (args.shell !== undefined || other_arguments(action.payload, args).length > 0) return null
  const [command, ...more] = commands_of(action.payload, args)
  // Several texts are judged one by one; joined they would be the key of another action.
  return command === undefined || more.length > 0 || command.length > MAX_CACHED_CHARS ? null : command
}

/** Whether the verdict depends on what the session did before. */
function touched(command: string, { effects }: Verdict, facts: FileFacts | null): boolean {
  return facts !== null && facts_matter(command, effects, facts)
}
