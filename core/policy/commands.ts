// Which texts of a tool call are shell commands: those of a shell tool, and the `command` of a tool nobody knows.
// Source: CONTRACT 1.3, ENGINE 4.
import { commands_of, text_at } from '#core/dialect/arguments.ts'
import { server_of } from '#core/policy/effects/tool/name/server.ts'
import type { Action, ToolClass } from '#core/policy/verdict.ts'

const EDITOR_VERB =
  /^(?:view|create|write|append|insert|str_replace|replace|edit|undo_edit|read|delete|rename|overwrite)$/

function names_file(args: Readonly<Record<string, unknown>>): boolean {
  return ['path', 'file_path', 'filePath', 'file', 'file_text', 'content'].some((key) => typeof args[key] === 'string')
}

const OTHER_LANGUAGE = /python|javascript|node|typescript|jupyter|deno|ruby|php|perl|apple_?script|osascript/i

/**
 * The shell commands of a call: what a shell tool runs, also when it is text typed into a terminal; of an unknown tool,
 * its `command`.
 */
export function commands_in(
  { tool_name }: Action,
  tool_class: ToolClass,
  payload: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (tool_class !== 'shell' && tool_class !== 'other') return []
  // The script of a tool for another language is not for a shell (effects/tool/named.ts).
  if (tool_class === 'other' && typeof args.script === 'string' && OTHER_LANGUAGE.test(tool_name)) return []
  const commands = commands_of(payload, args)
  // An editor's verb is not a shell command either: `{command: 'create', path, file_text}`.
  if (tool_class === 'other' && commands.length === 1 && EDITOR_VERB.test(commands[0] ?? '') && names_file(args))
    return []
  if (commands.length > 0 || tool_class !== 'shell') return commands
  const typed = text_at(payload, args, ['input'])
  return typed === null ? [] : [typed]
}

/** A longer text is a shell command, not a verb. */
const MAX_VERB_CHARS = 256

/** Whether the `command` of an unknown tool may be a verb of its service: `kubectl_generic {command: 'delete'}`. */
export function may_be_verb({ tool_name }: Action, commands: readonly string[]): boolean {
  return server_of(tool_name) !== '' && commands.every((command) => command.length <= MAX_VERB_CHARS)
}
