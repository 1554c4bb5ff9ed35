// The verdict of a scope profile on one action: the first group of rules that hits wins, and all hits of it are listed.
// Source: CONTRACT 14.3, 14.4.
import type { BaseRules, ScopeEvaluation, ScopePreview, ScopeProfile } from '#core/contract/scope.ts'
import { normalise } from '#core/policy/effects/place/path.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { ScopeFacts } from '#core/scope/facts.ts'
import { is_domain_match, is_path_match, is_prefix_match, is_tool_match } from '#core/scope/match.ts'

type Judged = Pick<ScopeEvaluation, 'verdict' | 'reason_codes'>

/** Judges one action by one profile. */
export function evaluate_scope(profile: ScopeProfile, facts: ScopeFacts, verdict: Verdict): ScopeEvaluation {
  const { profile_id, source, confirmed, dry_run } = profile
  return { profile_id, source, confirmed, dry_run, enforced: confirmed && !dry_run, ...judged(profile, facts, verdict) }
}

function judged({ base_rules, task_rules }: ScopeProfile, facts: ScopeFacts, verdict: Verdict): Judged {
  if (facts.observed) return { verdict: 'neutral', reason_codes: ['scope_neutral:observation_event'] }
  const denied = denials(base_rules, facts)
  if (denied.length > 0) return { verdict: 'deny', reason_codes: denied }
  const blocked = blocks(verdict)
  if (blocked.length > 0) return { verdict: 'deny', reason_codes: blocked }
  const lists = [...compared(task_rules, facts), ...uncertain(base_rules, facts)]
  const unknown = lists.filter(({ covers }) => covers === 'no').map(({ kind }) => `scope_defer:unknown_${kind}`)
  if (unknown.length > 0) return { verdict: 'defer', reason_codes: [...new Set(unknown)] }
  const covered = lists.filter(({ covers }) => covers === 'yes').map(({ kind }) => `scope_allow:${kind}`)
  if (covered.length > 0) return { verdict: 'allow', reason_codes: covered }
  return { verdict: 'neutral', reason_codes: ['scope_neutral:no_applicable_rule'] }
}

function denials(rules: BaseRules, facts: ScopeFacts): string[] {
  const hits = (kind: string, entries: readonly string[], matches: (entry: string) => boolean) =>
    entries.filter(matches).map((entry) => `scope_deny:${kind}:${entry}`)
  const started = [...facts.commands, ...facts.wrappers]
  return [
    ...new Set([
      ...hits('tool', rules.denied_tools, (entry) => is_tool_match(facts.tools, entry)),
      ...hits('path', rules.denied_paths, (entry) => facts.paths.some((path) => lies_in(path, entry, facts))),
      ...hits('domain', rules.denied_domains, (entry) => facts.domains.some((host) => is_domain_match(host, entry))),
      ...hits('command_prefix', rules.denied_command_prefixes, (entry) =>
        started.some((words) => is_prefix_match(words, entry)),
      ),
      ...hits('skill', rules.denied_skill_ids, (entry) => facts.skills.includes(entry)),
    ]),
  ]
}

/** What the rules of L1 refuse, no profile allows. */
function blocks({ verdict, findings }: Verdict): string[] {
  if (verdict !== 'block') return []
  const blocking = findings.filter((finding) => finding.verdict === 'block' && !finding.shadow)
  return blocking.map((finding) => `scope_deny:policy:${finding.rule_id}`)
}

interface Compared {
  kind: 'tool' | 'path' | 'domain' | 'command'
  /** `unasked`: the list is empty, or the action has nothing of the kind. */
  covers: 'yes' | 'no' | 'unasked'
}

function compared(rules: ScopeProfile['task_rules'], facts: ScopeFacts): Compared[] {
  const { allowed_tools, allowed_path_prefixes, allowed_domains, allowed_command_prefixes } = rules
  const limits = [allowed_tools, allowed_path_prefixes, allowed_domains, allowed_command_prefixes].some(
    (entries) => entries.length > 0,
  )
  // An action without a name is outside of every limit. Where it has no command either, nobody knows which tool acts, and no
  // profile vouches for it, with or without a list (14.3 row 3, "tool unknown").
  const nameless = facts.tools.length === 0 && (limits || facts.commands.length === 0)
  const tool = allowed_tools.some((entry) => is_tool_match(facts.tools, entry))
  return [
    { kind: 'tool', covers: nameless ? 'no' : allowed_tools.length === 0 ? 'unasked' : tool ? 'yes' : 'no' },
    covering('path', allowed_path_prefixes, facts.paths, facts, (path, entry) => lies_in(path, entry, facts)),
    covering('domain', allowed_domains, facts.domains, facts, is_domain_match),
    covering('command', allowed_command_prefixes, facts.commands, facts, is_prefix_match),
  ]
}

/** What was not looked at may be what is denied. */
function uncertain(rules: BaseRules, { cut }: ScopeFacts): Compared[] {
  const asked = { path: rules.denied_paths, domain: rules.denied_domains, command: rules.denied_command_prefixes }
  return (['path', 'domain', 'command'] as const)
    .filter((kind) => cut[kind] && asked[kind].length > 0)
    .map((kind) => ({ kind, covers: 'no' }))
}

function covering<T>(
  kind: 'path' | 'domain' | 'command',
  entries: readonly string[],
  facts: readonly T[],
  { unresolved, cut }: Pick<ScopeFacts, 'unresolved' | 'cut'>,
  matches: (fact: T, entry: string) => boolean,
): Compared {
  if (entries.length === 0) return { kind, covers: 'unasked' }
  if (unresolved[kind] || cut[kind]) return { kind, covers: 'no' }
  if (facts.length === 0) return { kind, covers: 'unasked' }
  const covered = facts.every((fact) => entries.some((entry) => matches(fact, entry)))
  return { kind, covers: covered ? 'yes' : 'no' }
}

/** Entries with a `/` are paths like any other: `~` and relative ones are resolved where the action runs. */
function lies_in(path: string, entry: string, { cwd, home }: ScopeFacts): boolean {
  if (!entry.includes('/') && entry !== '~') return is_path_match(path, entry)
  return is_path_match(path, normalise(entry, cwd, home))
}

const WOULD: Readonly<Record<ScopeEvaluation['verdict'], [would: string, is: string]>> = {
  deny: ['would be denied', 'is denied'],
  defer: ['would be deferred to a person', 'is deferred to a person'],
  allow: ['would be allowed', 'is allowed'],
  neutral: ['would not be affected', 'is not affected'],
}

/** The reply of the preview. */
export function preview_of(evaluation: ScopeEvaluation): ScopePreview {
  const { profile_id, enforced, verdict } = evaluation
  const [would, is] = WOULD[verdict]
  return {
    valid: true,
    mode: enforced ? 'enforced' : 'dry_run_only',
    profile_id,
    scope_evaluation: evaluation,
    protection_statement: enforced
      ? `Enforced: this action ${is}.`
      : `Dry run: this action ${would}. Nothing is blocked until the profile is confirmed.`,
  }
}
