// The native hook form of POST /ahp/gamma on the wire: query parameters and the replies each client family obeys.
// Source: CONTRACT 2.4 to 2.6.
import * as z from 'zod'
import { Id, name } from '#core/contract/event.ts'
import { integer, word } from '#core/contract/query.ts'
import { MAX_CLIENT_NAME_CHARS, MAX_HOLD_MS, MAX_HOOK_NAME_CHARS } from '#core/limits.ts'

export const Dialect = word('flat', 'hooks', 'gemini', 'copilot')
/** Form of a reply. Each client family ignores the forms of the others and runs the tool, so exactly one is sent. */
export type Dialect = z.infer<typeof Dialect>

/** Query parameters of POST /ahp/gamma; a value arrives as text. */
export const GammaQuery = z.object({
  dialect: Dialect.optional(),
  hold_ms: integer(0, MAX_HOLD_MS).default(0),
  on_defer: word('deny', 'ask').default('deny'),
  on_allow: word('allow', 'pass').default('allow'),
  event: name(MAX_HOOK_NAME_CHARS).optional(),
  client: name(MAX_CLIENT_NAME_CHARS).optional(),
  mode: word('enforce', 'observe').default('enforce'),
})
/** How a hook installation wants to be answered; written by `asg init`. */
export type GammaQuery = z.infer<typeof GammaQuery>

/** A hook call, as it is described; further members are kept. core/dialect/gamma.ts also reads the camelCase form. */
export const HookBody = z.looseObject({
  hook_event_name: z.string(),
  session_id: Id,
  tool_name: z.string().optional(),
  tool_input: z.union([z.record(z.string(), z.unknown()), z.string()]).optional(),
})

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
