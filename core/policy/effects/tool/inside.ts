// Calls within a call: `use_mcp_tool {server_name, tool_name, arguments}`, batches, proxies of several servers. They do
// what the named tools do. Source: ENGINE 3 (tool classes).
import { object_in } from '#core/dialect/arguments.ts'
import { is_object } from '#core/json.ts'
import { spelled } from '#core/policy/effects/tool/argument/spelling.ts'

type Arguments = Readonly<Record<string, unknown>>

/** An inner call, by the name it would have alone. */
export interface InnerCall {
  tool_name: string
  args: Arguments
}

const NAME_KEYS = ['tool_name', 'tool', 'recipient_name', 'tool_slug', 'tool_id', 'function_name', 'function', 'name']
const GIVEN_KEYS = ['arguments', 'args', 'tool_arguments', 'tool_input', 'tool_args', 'parameters', 'params', 'input']
const SERVER_KEYS = ['server_name', 'server', 'mcp_server', 'server_id', 'connector', 'toolkit', 'app']
const LISTS = ['tool_uses', 'tool_calls', 'calls', 'tools', 'invocations', 'requests', 'function_calls', 'steps']
/** Tools that call others; other tools may have similar arguments that do not name tools. */
const CALLS =
  /(?:^|_)(?:use|call|run|execute|exec|invoke|dispatch|proxy|batch|parallel|multi|tool_?call|toolcall)(?:_|$)/i

/** The inner calls of `tool` (its verb part, with underscores); none for most. */
export function calls_inside(tool: string, args: Arguments): readonly InnerCall[] {
  if (!CALLS.test(tool)) return []
  const own = call_in(args)
  if (own !== null) return [own]
  for (const key of LISTS) {
    const list = args[key]
    if (!Array.isArray(list)) continue
    return list.map((entry) => (is_object(entry) ? call_in(spelled(entry)) : null)).filter((one) => one !== null)
  }
  return []
}

function call_in(entry: Arguments): InnerCall | null {
  const name = text_of(entry, NAME_KEYS)
  if (name === null || !/^[\w.:/-]{2,100}$/.test(name)) return null
  const given = GIVEN_KEYS.map((key) => object_in(entry[key])).find((one) => one !== null)
  if (given === undefined) return null
  const server = text_of(entry, SERVER_KEYS)
  const whole = server === null || name.startsWith('mcp__') ? name : `mcp__${server}__${name}`
  return { tool_name: whole.replace(/^functions\./, ''), args: given }
}

function text_of(entry: Arguments, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = entry[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}
