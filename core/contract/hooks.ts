// The native hook form of POST /ahp/gamma on the wire: query parameters and the replies each client family obeys.
// Source: CONTRACT 2.4 to 2.6.
import * as z from 'zod'
import { name } from '#core/contract/event.ts'
import { MAX_CLIENT_NAME_CHARS, MAX_HOLD_MS, MAX_HOOK_NAME_CHARS } from '#core/limits.ts'

const one_of = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: `must be one of: ${words.join(', ')}` })

export const Dialect = one_of('flat', 'hooks', 'gemini', 'copilot')
/** Form of a reply. Each client family ignores the forms of the others and runs the tool, so exactly one is sent. */
export type Dialect = z.infer<typeof Dialect>

const HOLD_RULE = `must be an integer from 0 to ${MAX_HOLD_MS}`

/** Query parameters of POST /ahp/gamma; a value arrives as text. */
export const GammaQuery = z.object({
  dialect: Dialect.optional(),
  hold_ms: z
    .string()
    .regex(/^[0-9]{1,16}$/, HOLD_RULE)
    .transform(Number)
    .refine((hold_ms) => hold_ms <= MAX_HOLD_MS, HOLD_RULE)
    .default(0),
  on_defer: one_of('deny', 'ask').default('deny'),
  on_allow: one_of('allow', 'pass').default('allow'),
  event: name(MAX_HOOK_NAME_CHARS).optional(),
  client: name(MAX_CLIENT_NAME_CHARS).optional(),
  mode: one_of('enforce', 'observe').default('enforce'),
})
/** How a hook installation wants to be answered; written by `asg init`. */
export type GammaQuery = z.infer<typeof GammaQuery>

const Input = z.record(z.string(), z.unknown())
const Word = z.enum(['allow', 'deny', 'ask'])

/** No opinion: the client goes on as if there were no hook. */
const Empty = z.strictObject({})
const Flat = z.strictObject({
  permissionDecision: Word,
  permissionDecisionReason: z.string(),
  approval_id: z.string().optional(),
})
const PreToolUse = z.strictObject({
  hookSpecificOutput: z.strictObject({
    hookEventName: z.literal('PreToolUse'),
    permissionDecision: Word,
    permissionDecisionReason: z.string(),
    updatedInput: Input.optional(),
  }),
})
const PermissionRequest = z.strictObject({
  hookSpecificOutput: z.strictObject({
    hookEventName: z.literal('PermissionRequest'),
    decision: z.discriminatedUnion('behavior', [
      z.strictObject({ behavior: z.literal('allow') }),
      z.strictObject({ behavior: z.literal('deny'), message: z.string().min(1) }),
    ]),
  }),
})
const GeminiAllow = z.strictObject({
  decision: z.literal('allow'),
  hookSpecificOutput: z.strictObject({ hookEventName: z.literal('BeforeTool'), tool_input: Input }).optional(),
})
const GeminiDeny = z.strictObject({ decision: z.literal('deny'), reason: z.string().min(1) })

export const HookReply = z.union([PreToolUse, PermissionRequest, Flat, GeminiAllow, GeminiDeny, Empty])
/** Every body the gateway may send to a hook. */
export type HookReply = z.infer<typeof HookReply>
