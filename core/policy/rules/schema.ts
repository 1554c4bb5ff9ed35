// The format of rules and packs: one schema for the built-in packs (typed data modules) and for operators' YAML files.
// Source: ENGINE 9.1 and 9.2.
import * as z from 'zod'
import { EFFECT_KINDS } from '#core/policy/effects/base.ts'
import { CERTAINTIES, SCOPES, TAINTS, VERDICTS } from '#core/policy/effects/kind.ts'

const Strings = z.union([z.string(), z.array(z.string()).max(200)])
const Scalar = z.union([z.string(), z.number(), z.boolean()])

/** Words of the engine. One that it does not know would make a test that never holds, and a `not` that always does. */
function known(what: string, is_known: (word: string) => boolean) {
  const strange = (given: string | string[]) => [given].flat().find((word) => !is_known(word))
  return Strings.refine((given) => strange(given) === undefined, {
    error: ({ input }) => `there is no ${what} ${strange(input as string | string[])}`,
  })
}

const among = (words: readonly string[]) => (word: string) => words.includes(word)

/** `fs.delete`, or a family of kinds: `fs.*`. */
function is_kind(word: string): boolean {
  return EFFECT_KINDS.some((kind) => kind === word || (word.endsWith('*') && kind.startsWith(word.slice(0, -1))))
}

/** A test of one effect. Members of one object must all hold. */
export interface Predicate {
  /** One of these kinds; `fs.*` stands for the family. */
  effect?: string | string[] | undefined
  /** Program or tool that caused it. */
  head?: string | string[] | undefined
  scope?: string | string[] | undefined
  cert?: string | string[] | undefined
  /** Where its data came from: any of these. */
  taint?: string | string[] | undefined
  /** A wrapper around it: any of these. */
  via?: string | string[] | undefined
  /** Own field of the effect. With several tests on one field all must hold. */
  field?: string | undefined
  is?: string | number | boolean | undefined
  in?: string | (string | number | boolean)[] | undefined
  prefix?: string | string[] | undefined
  gt?: number | undefined
  /** True: the field (or the target, without a field) is not known. */
  unresolved?: boolean | undefined
  /** Glob over the target, or over the named field. */
  glob?: string | string[] | undefined
  /** Linear-time regular expression over the target, or over the named field; at most 200 characters. */
  regex?: string | undefined
  /** Minimum of max(D1..D3) the effect has by itself. */
  danger?: number | undefined
  /** Another effect of the same action passes this test. */
  also?: Predicate | undefined
  all?: Predicate[] | undefined
  any?: Predicate[] | undefined
  not?: Predicate | undefined
}

/** Nesting of all, any, not and also (ENGINE 9.2). */
export const MAX_PREDICATE_NESTING = 4

/** What a rule asks of effects, checked as an operator wrote it. */
export const Predicate: z.ZodType<Predicate> = z.lazy(() =>
  z.strictObject({
    effect: known('effect', is_kind).optional(),
    head: Strings.optional(),
    scope: known('scope', among(SCOPES)).optional(),
    cert: known('certainty', among(CERTAINTIES)).optional(),
    taint: known('taint', among(TAINTS)).optional(),
    via: Strings.optional(),
    field: z.string().optional(),
    is: Scalar.optional(),
    in: z.union([z.string().startsWith('$'), z.array(Scalar).max(200)]).optional(),
    prefix: Strings.optional(),
    gt: z.number().optional(),
    unresolved: z.boolean().optional(),
    glob: Strings.optional(),
    regex: z.string().max(200).optional(),
    danger: z.int().min(0).max(3).optional(),
    also: Predicate.optional(),
    all: z.array(Predicate).max(16).optional(),
    any: z.array(Predicate).max(32).optional(),
    not: Predicate.optional(),
  }),
)

/** Depth of a predicate, for the load-time check. */
export function nesting_of(predicate: Predicate): number {
  const inner = [...(predicate.all ?? []), ...(predicate.any ?? [])]
  if (predicate.not) inner.push(predicate.not)
  if (predicate.also) inner.push(predicate.also)
  return inner.length === 0 ? 0 : 1 + Math.max(...inner.map(nesting_of))
}

const Danger = z.int().min(0).max(3)

/** A command line, a tool call for rules about other tools, or a command line that follows others of the same session. */
export const Example = z.union([
  z.string().min(1),
  z.strictObject({ tool: z.string(), input: z.record(z.string(), z.unknown()) }),
  z.strictObject({ after: z.array(z.string().min(1)).min(1).max(8), command: z.string().min(1) }),
  // An output that gives the agent orders came before.
  z.strictObject({ told: z.string().min(1).max(400), command: z.string().min(1) }),
])
/** One line that proves a rule. */
export type Example = z.infer<typeof Example>

/** One rule as it is written: what it matches, what it says then, and lines that prove both. */
export const RuleSpec = z.strictObject({
  id: z.string().regex(/^[a-z0-9._-]+\/[a-z0-9-]+$/, 'must be <pack>/<name>'),
  when: Predicate,
  verdict: z.enum(VERDICTS),
  /** Minimum of D1..D3 for an action that this rule matches. */
  score: z.strictObject({ d1: Danger, d2: Danger, d3: Danger }),
  /** ENGINE 19. */
  category: z.int().min(1).max(22),
  /** One plain sentence: what would happen. */
  reason: z.string().min(8).max(300),
  suggest: z
    .array(z.strictObject({ text: z.string(), command: z.string().optional() }))
    .max(4)
    .optional(),
  /**
   * Safe form of the same act, for clients that can apply it: words of the command and what stands there instead, nothing to
   * leave them out; `*` at the end of a word is the rest of it. Judged again before it is offered (CONTRACT 1.8).
   */
  rewrite: z
    .strictObject({
      replace: z
        .array(z.tuple([z.string().regex(/^\S+( \S+)*$/), z.string().max(200)]))
        .min(1)
        .max(16),
    })
    .optional(),
  /** What a rule with the verdict modify says where the safe form cannot be had or applied; defer when absent. */
  rewrite_or: z.enum(['defer', 'block']).optional(),
  /** Cannot be switched off, lowered, leased for, or covered by an allow rule. */
  lock: z.boolean().optional(),
  /** `shadow` records and never decides. */
  mode: z.enum(['on', 'off', 'shadow']).optional(),
  match: z.array(Example).min(1),
  not_match: z.array(Example).min(1),
  fp_notes: z.string().optional(),
})
/** One rule as it is written. */
export type RuleSpec = z.infer<typeof RuleSpec>

export const PackSpec = z.strictObject({
  pack: z.string().regex(/^[a-z0-9._-]+$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  default: z.enum(['on', 'off', 'shadow']).optional(),
  lists: z.record(z.string(), z.array(z.string())).optional(),
  rules: z.array(RuleSpec).min(1),
})
/** One pack as it is written. */
export type PackSpec = z.infer<typeof PackSpec>
