// What a hook name means and which reply form its client obeys. Pure tables without a schema library, because the hook
// launcher (runtime/cli/hook/hook.ts) starts with every tool call and reads them too. Source: CONTRACT 2.4.
import type { EventType } from '#core/contract/event.ts'
import type { Dialect } from '#core/contract/hooks.ts'

/** What one hook name stands for. */
export interface HookKind {
  event_type: EventType
  event_subtype: string
  /** The client waits for a permission: a refusal stops the tool, and a failure must be a refusal. */
  gates: boolean
  /** The name is in the table; an unknown one is recorded and answered with an empty reply. */
  known: boolean
}

const kind = (event_type: EventType, event_subtype: string): HookKind => ({
  event_type,
  event_subtype,
  gates: event_type === 'pre_action',
  known: true,
})

const of_type = (event_type: EventType, names: readonly string[]): [string, HookKind][] =>
  names.map((name) => [name, kind(event_type, name)])

const of_session = (subtype: string, names: readonly string[]): [string, HookKind][] =>
  names.map((name) => [name, kind('session', subtype)])

const KINDS: ReadonlyMap<string, HookKind> = new Map([
  ...of_type('pre_action', ['PreToolUse', 'PermissionRequest', 'BeforeTool', 'preToolUse', 'permissionRequest']),
  ...of_type('post_action', ['PostToolUse', 'PostToolUseFailure', 'AfterTool', 'postToolUse']),
  ...of_type('pre_prompt', ['UserPromptSubmit', 'BeforeAgent', 'userPromptSubmitted']),
  ...of_type('post_response', ['AfterAgent']),
  ...of_session('session:start', ['SessionStart', 'sessionStart']),
  ...of_session('session:end', ['SessionEnd', 'sessionEnd']),
  ...of_session('session:stop', ['Stop', 'SubagentStop']),
])

/** Looks a hook name up; an unknown one is a session event of its own. */
export function hook_kind(name: string): HookKind {
  return KINDS.get(name) ?? { event_type: 'session', event_subtype: `hook:${name}`, gates: false, known: false }
}

const GEMINI_NAMES: ReadonlySet<string> = new Set(['BeforeTool', 'AfterTool', 'BeforeAgent', 'AfterAgent'])
const CAMEL_NAME = /^[a-z]+[A-Z][A-Za-z]*$/
const NESTED_KEYS = ['transcript_path', 'permission_mode', 'tool_use_id', 'turn_id'] as const

/**
 * The reply form of a body that names none. The order matters: a Gemini body also carries `transcript_path`, and a form its
 * client does not know would be ignored and the tool would run.
 */
export function detect_dialect(hook_name: string, body: Readonly<Record<string, unknown>>): Dialect {
  if (GEMINI_NAMES.has(hook_name)) return 'gemini'
  if (Object.hasOwn(body, 'toolName') || Object.hasOwn(body, 'sessionId') || CAMEL_NAME.test(hook_name))
    return 'copilot'
  return NESTED_KEYS.some((key) => Object.hasOwn(body, key)) ? 'hooks' : 'flat'
}
