// The proof of a pack: every example does what the rule says, every suggestion is itself allowed. A pack that fails does not
// belong into a gateway; the test suite proves the built-in ones, `asg rules lint` those of operators. Source: ENGINE 9.4.
import { told_in } from '#core/policy/effects/session/told.ts'
import { is_harmless } from '#core/policy/judge.ts'
import type { Example, PackSpec, RuleSpec } from '#core/policy/rules/schema.ts'
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
  const rules = packs.flatMap((pack) => pack.rules).filter((rule) => rule.mode !== 'off')
  return rules.flatMap((rule) => [
    ...rule.match.flatMap((example) => missed(policy, rule, example)),
    ...rule.not_match
      .filter((example) => fired_rules(policy, example).includes(rule.id))
      .map((example) => failure(rule.id, example, 'must not match')),
    ...useless_rewrite(policy, rule),
    ...(rule.suggest ?? []).flatMap(({ command }) =>
      command === undefined || is_allowed(policy, command)
        ? []
        : failure(rule.id, command, 'is suggested but not allowed for an untrusted agent'),
    ),
  ])
}

function missed(policy: Policy, { id }: RuleSpec, example: Example): Failure[] {
  const fired = fired_rules(policy, example)
  if (fired.includes(id)) return []
  return [failure(id, example, `must match; matched ${fired.join(', ') || 'nothing'}`)]
}

function useless_rewrite(policy: Policy, { id, match, rewrite }: RuleSpec): Failure[] {
  if (rewrite === undefined || match.some((example) => offers_rewrite(policy, example))) return []
  return [failure(id, match[0] ?? '', 'no example of the rule is rewritten to something allowed')]
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
