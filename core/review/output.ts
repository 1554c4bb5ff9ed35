// Which part of a post_action event is the output, and where it came from. Source: CONTRACT 1.3 (payload members),
// 16.1.
import { arguments_of, text_at } from '#core/dialect/arguments.ts'
import { tool_class_of } from '#core/dialect/tool.ts'
import { MAX_SCAN_CHARS } from '#core/limits.ts'
import type { Effect } from '#core/policy/effects/kind.ts'

const MEMBERS = ['output', 'result', 'tool_response', 'stdout', 'stderr'] as const
const PATH_MEMBERS = ['path', 'file_path', 'target_path', 'file', 'source', 'notebook_path', 'filename'] as const
const MAX_DEPTH = 8

/** Text of all output members together, at most MAX_SCAN_CHARS; '' when there is none. */
export function output_of(payload: Readonly<Record<string, unknown>>): string {
  const parts: string[] = []
  let left = MAX_SCAN_CHARS
  const add_text = (text: string): void => {
    if (text === '') return
    parts.push(text.length > left ? text.slice(0, left) : text)
    left -= text.length + 1
  }
  const add = (value: unknown, depth: number): void => {
    if (left <= 0 || depth > MAX_DEPTH) return
    if (typeof value === 'string') add_text(value)
    else if (Array.isArray(value)) for (const one of value) add(one, depth + 1)
    else if (value !== null && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) add(typeof one === 'string' ? `${key}: ${one}` : one, depth + 1)
    }
  }
  for (const member of MEMBERS) {
    const value = payload[member]
    // Most clients repeat the shorter members in tool_response; the same text counts once.
    if (typeof value === 'string' && parts.includes(value)) continue
    add(value, 0)
  }
  return parts.join('\n')
}

/** Path or address that the output was read from; null when the event names none. */
export function source_path_of(payload: Readonly<Record<string, unknown>>): string | null {
  return text_at(payload, arguments_of(payload), [...PATH_MEMBERS, 'url', 'uri'])
}

/**
 * Whether the text comes from outside: web and MCP tools, commands that fetch, and whatever the adapter marks as
 * external (may only raise).
 */
export function is_external(
  tool_name: string | null,
  payload: Readonly<Record<string, unknown>>,
  effects: readonly Effect[],
): boolean {
  if (payload.content_origin === 'external') return true
  const tool_class = tool_class_of(tool_name ?? '')
  if (tool_class === 'net' || tool_class === 'mcp') return true
  return effects.some(({ kind, fields }) => kind === 'net.fetch' && fields.host_kind !== 'loopback')
}
