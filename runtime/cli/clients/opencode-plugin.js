// asg: asks the supervision gateway before every tool call. Written by `asg init @ID@`. A tool call that the gateway
// refuses, or does not answer, throws here, and @NAME@ does not run it.
import { request } from 'node:http'

const SOCKET = process.env.CS_UDS_PATH || '@SOCKET@'
const GATE = '@GATE_QUERY@'
const OBSERVE = '@OBSERVE_QUERY@'
const REFUSES = '@REFUSES@' === 'true'
const START = '@START@'

function call(query, body, limit_ms) {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      socketPath: SOCKET,
      path: `/ahp/gamma?${query}`,
      method: 'POST',
      agent: false,
      headers: { host: 'localhost', 'content-type': 'application/json' },
    })
    // A timer of our own: the runtime inside @NAME@ does not abort a request that is connected and gets no answer.
    const timer = setTimeout(() => {
      reject(new Error('no answer in time'))
      outgoing.destroy()
    }, limit_ms)
    outgoing.on('close', () => clearTimeout(timer))
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part) => {
        text += part
      })
      incoming.on('error', reject)
      incoming.on('end', () => {
        try {
          const reply = JSON.parse(text)
          const is_object = reply !== null && typeof reply === 'object' && !Array.isArray(reply)
          if (incoming.statusCode === 200 && is_object) resolve(reply)
          else reject(new Error('no reply'))
        } catch (cause) {
          reject(cause)
        }
      })
    })
    outgoing.end(JSON.stringify(body))
  })
}

async function gate(directory, input, output) {
  const body = {
    hook_event_name: 'PreToolUse',
    session_id: input.sessionID,
    tool_use_id: input.callID,
    tool_name: input.tool,
    tool_input: output.args ?? {},
    cwd: directory,
  }
  let reply
  try {
    reply = await call(GATE, body, Number('@LIMIT_MS@'))
  } catch {
    if (!REFUSES) return
    throw new Error(`The supervision gateway did not answer, so the action is refused. Start it with: ${START}`)
  }
  if (!REFUSES || Object.keys(reply).length === 0) return
  const decision = reply.hookSpecificOutput
  if (decision?.permissionDecision !== 'allow') {
    throw new Error(decision?.permissionDecisionReason ?? 'The supervision gateway refuses this action')
  }
  if (decision.updatedInput === undefined) return
  for (const key of Object.keys(output.args)) delete output.args[key]
  Object.assign(output.args, decision.updatedInput)
}

/** One server of @NAME@ works in many folders: `directory` is the session's, the process may be anywhere. */
export const AsgGuard = async ({ directory = process.cwd() } = {}) => ({
  'tool.execute.before': (input, output) => gate(directory, input, output),
  'tool.execute.after': async (input, output) => {
    const body = {
      hook_event_name: 'PostToolUse',
      session_id: input.sessionID,
      tool_use_id: input.callID,
      tool_name: input.tool,
      tool_input: input.args ?? {},
      tool_response: String(output.output ?? ''),
      cwd: directory,
    }
    call(OBSERVE, body, 4000).catch(() => {})
  },
})
