// The proof of a pack: every example does what the rule says, every suggestion is itself allowed. A pack that fails does not
// belong into a gateway; the test suite proves the built-in ones, `asg rules lint` those of operators. Source: ENGINE 9.4.
import { told_in } from '#core/policy/effects/session/told.ts'
import { is_harmless } from '#core/policy/judge.ts'
import type { Example, PackSpec } from '#core/policy/rules/schema.ts'
import type { Action, FileFacts, Policy, WrittenFile } from '#core/policy/verdict.ts'

/** One example that does not hold, as a sentence. */
export interface Failure {
  rule_id: string
  example: string
  problem: string
}

/** Where examples run: a project in a home, like most agents. */
const CWD = '/home/dev/project'
const HOME = '/home/dev'

/** Proves packs with the policy that was compiled from them. */
export function prove(packs: readonly PackSpec[], policy: Policy): Failure[] {
  const failures: Failure[] = []
  for (const { rules } of packs) {
    for (const rule of rules) {
      if (rule.mode === 'off') continue
      for (const example of rule.match) {
        const fired = fired_rules(policy, example)
        if (!fired.includes(rule.id))
          failures.push(failure(rule.id, example, `must match; matched ${fired.join(', ') || 'nothing'}`))
      }
      for (const example of rule.not_match) {
        if (fired_rules(policy, example).includes(rule.id)) failures.push(failure(rule.id, example, 'must not match'))
      }
      if (rule.rewrite !== undefined && !rule.match.some((example) => offers_rewrite(policy, example))) {
        failures.push(failure(rule.id, rule.match[0] ?? '', 'no example of the rule is rewritten to something allowed'))
      }
      for (const { command } of rule.suggest ?? []) {
        if (command !== undefined && !is_allowed(policy, command)) {
          failures.push(failure(rule.id, command, 'is suggested but not allowed for an untrusted agent'))
        }
      }
    }
  }
  return failures
}

/** The action an example stands for. */
export function action_of_example(example: Example): Action {
  const [tool_name, input] =
    typeof example === 'string'
      ? ['Bash', { command: example }]
      : 'tool' in example
        ? [example.tool, example.input]
        : ['Bash', { command: example.command }]
  return {
    tool_name,
    payload: { ...input, arguments: input, cwd: CWD },
    cwd: CWD,
    workspace_root: null,
    home: HOME,
    facts: null,
  }
}

/** Ids of all rules that match. */
export function fired_rules(policy: Policy, example: Example): string[] {
  return policy.judge(action_of_example(example), earlier(policy, example)).findings.map((finding) => finding.rule_id)
}

/** What the session learned before the example. */
function earlier(policy: Policy, example: Example): FileFacts | null {
  if (typeof example === 'string') return null
  if ('after' in example) return facts_after(policy, example.after)
  return 'told' in example ? { ...facts_after(policy, []), told: told_in(example.told) } : null
}

function offers_rewrite(policy: Policy, example: Example): boolean {
  return policy.judge(action_of_example(example), null).rewrite !== null
}

/** What a session has learned after these commands. */
function facts_after(policy: Policy, commands: readonly string[]): FileFacts {
  const written = new Map<string, WrittenFile>()
  const secrets_read: string[] = []
  const hosts: string[] = []
  const own: string[] = []
  const facts = { written, secrets_read, hosts, denied_effects: [], own }
  for (const command of commands) {
    const { learned } = policy.judge(action_of_example(command), facts)
    if (learned === null) continue
    for (const [path, file] of learned.written) written.set(path, file)
    secrets_read.push(...learned.secrets_read)
    hosts.push(...learned.hosts)
    for (const lost of learned.disowned ?? []) if (own.includes(lost)) own.splice(own.indexOf(lost), 1)
    own.push(...(learned.own ?? []))
  }
  return facts
}

/** Whether an untrusted agent in a fresh session may do it unasked: no verdict of defer or more, and no floor. */
export function is_allowed(policy: Policy, example: Example): boolean {
  return is_harmless(policy.judge(action_of_example(example), null))
}

function failure(rule_id: string, example: Example, problem: string): Failure {
  return { rule_id, example: typeof example === 'string' ? example : JSON.stringify(example), problem }
}
