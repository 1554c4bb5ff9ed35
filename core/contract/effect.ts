// What an adapter reports about its own deeds: the body of POST /ahp/adapter-effect-result. Source: CONTRACT 2.7.
import * as z from 'zod'
import { Id, name } from '#core/contract/event.ts'
import { MAX_EFFECT_OUTCOMES, MAX_FRAMEWORK_CHARS, MAX_REASON_CHARS } from '#core/limits.ts'

const EFFECT_OUTCOMES = [
  'session_quarantine',
  'session_graceful_stop',
  'command_rewrite',
  'tool_input_rewrite',
  'command_sanitize',
  'tool_input_sanitize',
  'tool_output_sanitize',
  'native_block',
  'native_defer',
  'native_modify',
] as const

const RESULT_KINDS = ['enforced', 'degraded', 'unsupported', 'observed'] as const

const Outcomes = z
  .array(z.enum(EFFECT_OUTCOMES, { error: `must be one of: ${EFFECT_OUTCOMES.join(', ')}` }), {
    error: 'must be an array',
  })
  .max(MAX_EFFECT_OUTCOMES, `must hold at most ${MAX_EFFECT_OUTCOMES} entries`)
  .nullish()
  .transform((outcomes) => outcomes ?? [])
const MaybeId = Id.nullish().transform((id) => id ?? null)
const Label = name(MAX_FRAMEWORK_CHARS)
  .nullish()
  .transform((label) => label ?? 'unknown')
const Details = z
  .record(z.string(), z.unknown(), { error: 'must be an object' })
  .nullish()
  .transform((details) => details ?? null)

export const EffectPayload = z
  .looseObject(
    {
      effect_id: MaybeId,
      session_id: MaybeId,
      event_id: MaybeId,
      tool_use_id: MaybeId,
      approval_id: MaybeId,
      framework: Label,
      adapter: Label,
      requested: Outcomes,
      enforced: Outcomes,
      degraded: Outcomes,
      unsupported: Outcomes,
      degrade_reason: z
        .string({ error: 'must be a string' })
        .max(MAX_REASON_CHARS, `must be at most ${MAX_REASON_CHARS} characters`)
        .nullish()
        .transform((reason) => reason ?? null),
      result_kind: z.enum(RESULT_KINDS, { error: `must be one of: ${RESULT_KINDS.join(', ')}` }).nullish(),
      host_ack: Details,
      evidence: Details,
    },
    { error: 'must be an object' },
  )
  .superRefine((payload, context) => {
    const failed = [...payload.degraded, ...payload.unsupported]
    const both = payload.enforced.find((outcome) => failed.includes(outcome))
    if (both !== undefined) {
      const message = `must not name ${both}, which is degraded or unsupported too`
      context.addIssue({ code: 'custom', path: ['enforced'], message })
    }
    if (failed.length > 0 && !payload.degrade_reason) {
      const message = 'must say why when degraded or unsupported name something'
      context.addIssue({ code: 'custom', path: ['degrade_reason'], message })
    }
  })
/** Normalised: absent members have their defaults, other members stay. */
export type EffectPayload = z.infer<typeof EffectPayload>

export const EffectBody = z.looseObject({ request_id: Id, payload: EffectPayload })
/** `request_id` is the idempotency key. */
export type EffectBody = z.infer<typeof EffectBody>

const outcomes = z.array(z.enum(EFFECT_OUTCOMES))
const details = z.record(z.string(), z.unknown()).nullable()

/** A stored effect, as it also appears in the trajectory record of its event. */
const EffectResult = z.looseObject({
  record_id: z.string(),
  effect_id: z.string(),
  session_id: z.string().nullable(),
  event_id: z.string().nullable(),
  tool_use_id: z.string().nullable(),
  approval_id: z.string().nullable(),
  framework: z.string(),
  adapter: z.string(),
  requested: outcomes,
  enforced: outcomes,
  degraded: outcomes,
  unsupported: outcomes,
  degrade_reason: z.string().nullable(),
  result_kind: z.enum(RESULT_KINDS),
  host_ack: details,
  evidence: details,
  recorded_at: z.string(),
})

export const EffectReply = z.object({
  status: z.literal('ok'),
  data: z.object({ record_id: z.string(), created: z.boolean(), idempotency_key: z.string(), result: EffectResult }),
})
/** `created` is false when the same call was recorded before. */
export type EffectReply = z.infer<typeof EffectReply>
