// Learned patterns on the wire. Source: CONTRACT 15.
import * as z from 'zod'
import { RiskLevel } from '#core/contract/decision.ts'
import { Id } from '#core/contract/event.ts'
import { maybe } from '#core/contract/member.ts'
import { integer, text, word } from '#core/contract/query.ts'
import { DEFAULT_PAGE_LIMIT, MAX_CURSOR_CHARS, MAX_PATTERNS } from '#core/limits.ts'
import { PATTERN_STATES } from '#core/policy/rules/learned.ts'

export const Pattern = z.object({
  id: z.string(),
  category: z.string(),
  description: z.string(),
  risk_level: RiskLevel,
  status: z.enum(PATTERN_STATES),
  confidence: z.number(),
  confirmed_count: z.int(),
  false_positive_count: z.int(),
  trigger_count: z.int(),
  source_framework: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  last_triggered_at: maybe,
  tool_class: z.string(),
  effect_signature: z.string(),
})
/** What was learned from a refused action, and how far people agree (CONTRACT 15). */
export type Pattern = z.infer<typeof Pattern>

export const PatternsQuery = z.object({
  status: word(...PATTERN_STATES).optional(),
  limit: integer(1, MAX_PATTERNS).default(DEFAULT_PAGE_LIMIT),
  cursor: text(MAX_CURSOR_CHARS).optional(),
})
/** One page of patterns. */
export type PatternsQuery = z.infer<typeof PatternsQuery>

export const PatternsReport = z.object({
  enabled: z.boolean(),
  count: z.int(),
  active_count: z.int(),
  candidate_count: z.int(),
  patterns: z.array(Pattern),
  next_cursor: maybe,
})
/** Newest first; `enabled` is false while nothing is learned or applied. */
export type PatternsReport = z.infer<typeof PatternsReport>

export const ConfirmBody = z
  .looseObject({
    pattern_id: Id,
    confirmed: z.boolean({ error: 'must be true or false' }).nullish(),
    decision: z.enum(['confirm', 'reject'], { error: 'must be one of: confirm, reject' }).nullish(),
    request_id: Id.nullish(),
  })
  .refine((body) => (body.confirmed ?? null) === null || (body.decision ?? null) === null, {
    path: ['confirmed'],
    error: 'must not be given together with decision',
  })
  .refine((body) => (body.confirmed ?? body.decision ?? null) !== null, {
    path: ['confirmed'],
    error: 'is required, or decision',
  })
/** A person's word on a pattern, in one of two spellings. */
export type ConfirmBody = z.infer<typeof ConfirmBody>

export const Confirmed = z.object({
  result: z.enum([
    'unchanged',
    'deprecated_high_fp',
    'fp_recorded',
    'promoted_to_experimental',
    'confirmed',
    'promoted_to_stable',
  ]),
  pattern_id: z.string(),
  status: z.enum(PATTERN_STATES),
  confidence: z.number(),
  blocked_by: z.array(z.string()).optional(),
})
/** What the word made of the pattern; `blocked_by` names records that speak against a promotion. */
export type Confirmed = z.infer<typeof Confirmed>
