// Packs made ready: shape checked, predicates compiled, rules indexed by effect kind. The proof of a pack (every example holds,
// every suggestion is allowed) is core/policy/rules/prove.ts. Source: ENGINE 9.3.
import { canonical_json } from '#core/json.ts'
import { type Effect, type EffectKind, VERDICTS } from '#core/policy/effects/kind.ts'
import { compile_predicate, type Matching, type Test, type TestFor } from '#core/policy/rules/match.ts'
import { type Local, names_one_of, type Override } from '#core/policy/rules/profile.ts'
import { MAX_PREDICATE_NESTING, nesting_of, type PackSpec, type RuleSpec } from '#core/policy/rules/schema.ts'
import { danger_of } from '#core/policy/score.ts'

/** A typed rule; at run time the identity. */
export function rule(spec: RuleSpec): RuleSpec {
  return spec
}

/** A typed pack; at run time the identity. */
export function pack(spec: PackSpec): PackSpec {
  return spec
}

/** A rule ready to be asked. */
export interface CompiledRule {
  spec: RuleSpec
  test_for: TestFor
  shadow: boolean
  /** Text of the suggestion as it is shown, and the command in it. */
  suggestion: string | null
  locked: boolean
  /** Strictness of the verdict, 0 allow .. 4 block. */
  strictness: number
  /**
   * The operator took its say away: everywhere, in this workspace, or only for what certainly lies in it (because that is
   * disposable); null: it has it.
   */
  lowered: { to: 'off' | 'audit'; where: 'everywhere' | 'workspace' | 'inside' } | null
}

/** All rules of a workspace, by the effects they can hold for. */
export interface RuleSet {
  rules: readonly CompiledRule[]
  /** Rules that can hold for an effect kind. */
  for_kind(kind: EffectKind): readonly IndexedRule[]
  /** Whether a word is one that this workspace calls production; null when it names nothing of its own. */
  names_production: ((word: string) => boolean) | null
}

/** What operators change about packs. */
export interface CompileOptions {
  /** Ids of rules that the operator switched off; locked rules stay on. */
  disabled?: ReadonlySet<string>
  /** What profiles say in a workspace; locked rules stay what they are. */
  local?: Local
}

/** A rule that can hold for effects of one kind, with its test for them. */
export interface IndexedRule {
  rule: CompiledRule
  test: Test
}

type Lists = Readonly<Record<string, readonly string[]>>

/** Compiles packs into one rule set. Throws Error naming the rule for whatever would make it unsafe to load. */
export function compile_rules(packs: readonly PackSpec[], options: CompileOptions = {}): RuleSet {
  const rules: CompiledRule[] = []
  const seen = new Set<string>()
  const deciding = new Map<string, RuleSpec>()
  for (const one of packs) {
    const lists = lists_of(one, options.local)
    for (const spec of one.rules) {
      refuse_id(spec.id, one.pack, seen)
      const mode = spec.mode ?? one.default ?? 'on'
      if (mode === 'on') refuse_conflict(spec, lists, deciding)
      const rule = rule_in_force(spec, mode, lists, options)
      if (rule !== null) rules.push(rule)
    }
  }
  return { rules, for_kind: index_of(rules), names_production: names_one_of(options.local?.prod_labels ?? []) }
}

function refuse_id(id: string, pack_name: string, seen: Set<string>): void {
  if (seen.has(id)) throw new Error(`${id}: two rules have this id`)
  seen.add(id)
  if (!id.startsWith(`${pack_name}/`)) throw new Error(`${id}: must start with ${pack_name}/`)
}

/** A rule as a workspace's profile leaves it; null when it is off. A profile that makes it stricter also turns it on. */
function rule_in_force(
  spec: RuleSpec,
  mode: NonNullable<RuleSpec['mode']>,
  lists: Lists,
  options: CompileOptions,
): CompiledRule | null {
  const wanted = spec.lock === true ? undefined : options.local?.rules.get(spec.id)
  const lowered = lowering_of(spec, options, wanted)
  if (wanted === 'defer' || wanted === 'block') {
    const stricter = { ...spec, verdict: wanted, rewrite: undefined, rewrite_or: undefined }
    return { ...compile_rule(stricter, lists, false), lowered }
  }
  if (mode === 'off' && spec.lock !== true) return null
  return { ...compile_rule(spec, lists, mode === 'shadow'), lowered }
}

/** Finds the rules for an effect kind, and keeps what it found. */
function index_of(rules: readonly CompiledRule[]): RuleSet['for_kind'] {
  const index = new Map<EffectKind, readonly IndexedRule[]>()
  return (kind) => {
    const known = index.get(kind)
    if (known) return known
    const list: IndexedRule[] = []
    for (const rule of rules) {
      const test = rule.test_for(kind)
      if (test !== null) list.push({ rule, test })
    }
    index.set(kind, list)
    return list
  }
}

/** The lists of a pack, with those entries that the profiles of a workspace give them. */
function lists_of({ pack: name, lists = {} }: PackSpec, local: Local | undefined): Lists {
  if (local === undefined || local.lists.size === 0) return lists
  return Object.fromEntries(
    Object.entries(lists).map(([list, values]) => [list, local.lists.get(`${name}/${list}`) ?? values]),
  )
}

/** Two rules that hold for the same and decide differently: nobody could tell which one is meant. */
function refuse_conflict(spec: RuleSpec, lists: Lists, deciding: Map<string, RuleSpec>): void {
  const about = canonical_json({ when: spec.when, lists: JSON.stringify(spec.when).includes('$') ? lists : {} })
  const other = deciding.get(about)
  if (other !== undefined && other.verdict !== spec.verdict) {
    throw new Error(
      `${spec.id}: holds for the same as ${other.id} and says ${spec.verdict} instead of ${other.verdict}`,
    )
  }
  deciding.set(about, spec)
}

/** ENGINE 19: files, and work in a repository, that are lost. */
const LOSS: ReadonlySet<number> = new Set([2, 7])

function lowering_of(
  spec: RuleSpec,
  { disabled, local }: CompileOptions,
  wanted: Override | undefined,
): CompiledRule['lowered'] {
  if (spec.lock === true) return null
  if (wanted === 'off' || wanted === 'audit') return { to: wanted, where: 'workspace' }
  if (wanted !== undefined) return null
  if (disabled?.has(spec.id) === true) return { to: 'off', where: 'everywhere' }
  const asks = spec.verdict !== 'allow' && spec.verdict !== 'audit'
  return asks && local?.disposable === true && LOSS.has(spec.category) ? { to: 'audit', where: 'inside' } : null
}

function compile_rule(spec: RuleSpec, lists: Lists, shadow: boolean): CompiledRule {
  const top = danger_of(spec.score)
  if ((spec.verdict === 'audit' || spec.verdict === 'allow') && top >= 2) {
    throw new Error(`${spec.id}: a rule that lets actions pass must not score 2 or more`)
  }
  if (spec.rewrite !== undefined && (spec.lock === true || spec.verdict === 'block')) {
    throw new Error(`${spec.id}: a rule that is locked or blocks must not offer a rewrite`)
  }
  if (spec.verdict === 'modify' && spec.rewrite === undefined) {
    throw new Error(`${spec.id}: the verdict modify needs a rewrite`)
  }
  if (spec.verdict !== 'modify' && spec.rewrite_or !== undefined) {
    throw new Error(`${spec.id}: rewrite_or is for the verdict modify`)
  }
  if (nesting_of(spec.when) > MAX_PREDICATE_NESTING) throw new Error(`${spec.id}: predicates are nested too deep`)
  const [first] = spec.suggest ?? []
  const shown =
    first === undefined ? null : first.command === undefined ? first.text : `${first.text}: ${first.command}`
  try {
    return {
      spec,
      test_for: compile_predicate(spec.when, lists),
      shadow,
      suggestion: shown,
      locked: spec.lock === true,
      lowered: null,
      strictness: VERDICTS.indexOf(spec.verdict),
    }
  } catch (cause) {
    throw new Error(`${spec.id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** A rule that matched, with the effect that made it match. */
export interface Match {
  rule: CompiledRule
  effect: Effect
}

/** Every match, strictest first; ties: locked, then higher score, then id. Never stops at the first (ENGINE 10.3). */
export function match_rules(set: RuleSet, effects: readonly Effect[], action: Matching): Match[] {
  const matches: Match[] = []
  for (const effect of effects) {
    const rules = set.for_kind(effect.kind)
    // Counted, because an iterator for every effect was the largest piece of garbage of all.
    for (let i = 0; i < rules.length; i++) {
      const one = rules[i]
      if (one?.test(effect, action)) matches.push({ rule: one.rule, effect })
    }
  }
  return matches.length < 2 ? matches : matches.sort(by_strictness)
}

function by_strictness(a: Match, b: Match): number {
  const score = (match: Match) => danger_of(match.rule.spec.score)
  return (
    b.rule.strictness - a.rule.strictness ||
    Number(b.rule.locked) - Number(a.rule.locked) ||
    score(b) - score(a) ||
    (a.rule.spec.id < b.rule.spec.id ? -1 : a.rule.spec.id > b.rule.spec.id ? 1 : 0)
  )
}
