// Effects of tool calls other than shell commands; the same as those of programs, so the same rules hold. File tools
// and web tools have files of their own (read.ts, write.ts, web.ts); MCP and unknown tools are in named.ts. Source:
// ENGINE 3 (tool classes), CONTRACT 2.8.
import { arguments_of, command_of, has_unread_arguments, text_at } from '#core/dialect/arguments.ts'
import { shell_of_tool, tool_class_of } from '#core/dialect/tool.ts'
import { type Call, runs_code } from '#core/policy/effects/call.ts'
import type { Collector } from '#core/policy/effects/collector.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { spelled } from '#core/policy/effects/tool/argument/spelling.ts'
import { calls_inside, type InnerCall } from '#core/policy/effects/tool/inside.ts'
import { lift_named, verb_part } from '#core/policy/effects/tool/named.ts'
import { lift_read } from '#core/policy/effects/tool/read.ts'
import { lift_web } from '#core/policy/effects/tool/web.ts'
import { lift_write } from '#core/policy/effects/tool/write.ts'
import { stand_in_command } from '#core/policy/parse/tree.ts'
import type { Action, ToolClass } from '#core/policy/verdict.ts'

/** Depth of calls within calls. */
const MAX_CALL_DEPTH = 3

/** Adds the effects of a tool call that is not a shell command. */
export function lift_tool(action: Action, tool_class: ToolClass, frame: Frame, out: Collector, depth = 0): void {
  const name = action.tool_name.toLowerCase()
  const args = without_memory_paths(name, spelled(arguments_of(action.payload)))
  const call = tool_call(action.tool_name, frame, out)
  if (has_unread_arguments(action.payload)) out.exhausted = true
  if (tool_class !== 'mcp' && tool_class !== 'other') runs_command(call, action, args)
  switch (tool_class) {
    case 'read':
      return lift_read(call, name, action, args)
    case 'write':
      // A file without a path is one of a service: `delete_file {file_id}`.
      if (is_of_service(args)) return lift_named(call, action.tool_name, args)
      return lift_write(call, name, action, args)
    case 'net':
      // A browser that is told what to do does more than fetch: `browser {action: 'upload', paths}`.
      if ((typeof args.action === 'string' || typeof args.code === 'string') && typeof args.url !== 'string')
        return lift_named(call, action.tool_name, args)
      return lift_web(call, name, action, args)
    default:
      lift_inside(call, action, args, depth + 1)
      return lift_named(call, action.tool_name, args)
  }
}

const FILE_ID = /^(?:file|drive|document|doc|item|object)_?id$/

/** Whether a call names a file by the number a service gave it, and by nothing else. */
function is_of_service(args: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(args)
  return keys.some((key) => FILE_ID.test(key)) && !keys.some((key) => /path|name|patch|input|diff/.test(key))
}

/** Places of the memory that models have beside the disk: `memory {command: 'create', path: '/memories/notes.md'}`. */
const MEMORY_PATH = /^\/memories(?!.*\.\.)(?:\/|$)/

/** The arguments of a tool for memory without the places in it, which are none of the machine's. */
function without_memory_paths(
  name: string,
  args: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (name !== 'memory') return args
  return Object.fromEntries(
    Object.entries(args).filter(([, value]) => typeof value !== 'string' || !MEMORY_PATH.test(value)),
  )
}

/** Inner calls of a batch that are judged; a larger batch is a question. */
const MAX_INNER_CALLS = 32

function lift_inside(call: Call, action: Action, args: Readonly<Record<string, unknown>>, depth: number): void {
  const inside = calls_inside(verb_part(action.tool_name), args)
  if (inside.length > MAX_INNER_CALLS) call.out.exhausted = true
  for (const inner of inside.slice(0, MAX_INNER_CALLS)) lift_inner(call, action, inner, depth)
}

/** Judges an inner call as if it came alone. */
function lift_inner(call: Call, action: Action, { tool_name, args }: InnerCall, depth: number): void {
  if (depth > MAX_CALL_DEPTH) {
    call.out.exhausted = true
    return
  }
  const tool_class = tool_class_of(tool_name)
  const command = tool_class === 'shell' || tool_class === 'other' ? command_of(args, args) : null
  if (command !== null) return runs_code(call, shell_of_tool(tool_name) ?? 'shell', command, call.name)
  lift_tool({ ...action, tool_name, payload: { arguments: args } }, tool_class, call.frame, call.out, depth)
}

/**
 * A `command` that looks like a command line runs, whatever the tool; a single word is the verb of an editor or
 * browser.
 */
function runs_command(call: Call, { payload }: Action, args: Readonly<Record<string, unknown>>): void {
  const command = text_at(payload, args, ['command'])
  if (command !== null && /\S\s+\S/.test(command)) runs_code(call, 'shell', command, call.name)
}

/** A call for a tool, so that tools and programs share the functions of call.ts. */
export function tool_call(name: string, frame: Frame, out: Collector): Call {
  const head = { text: name, cert: 'literal', quoted: true, taint: [], span: [0, 0] } as const
  const command = stand_in_command(head, frame.cwd)
  return {
    name: command.name,
    subcommand: '',
    command,
    commands: [],
    operands: [],
    given: new Map(),
    frame,
    source: '',
    out,
  }
}
