// The engine's answer to an input in one line: what people see in words, all else as a hash.
import { createHash } from 'node:crypto'
import type { Verdict } from '#core/policy/verdict.ts'
import { scan } from '#core/review/post-action.ts'
import type { Input, StepInput } from '#test/bench/verdicts/input.ts'
import { policy, type Step, session, shell, tool } from '#test/support/session-steps.ts'

/** `defer core.fs/rm-tree 4fd1c08a77b0`: verdict, first rule, hash of the rest; several for a session. Never throws. */
export function answer(input: Input): string {
  try {
    if ('output' in input) {
      const found = scan(input.output, { external: true, whitelisted: false, tiers: TIERS })
      return `${found.tier} ${found.score} ${hash(found)}`
    }
    if ('steps' in input) return session(input.steps.map(step_of)).map(said).join(' ')
    if ('command' in input) return said(policy.judge({ ...shell(input.command), tool_name: input.tool }, null))
    return said(policy.judge(tool(input.tool_name, input.tool_input), null))
  } catch (cause) {
    return `throws ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

const TIERS = { monitor: 0.5, escalate: 1, emergency: 2 }

function step_of({ command, output, tool_name, tool_input }: StepInput): Step {
  if (command === undefined) return tool(tool_name ?? '', tool_input ?? {})
  return output === undefined ? command : { action: shell(command), said: { output }, meanwhile: [] }
}

function said(verdict: Verdict): string {
  const rule = verdict.findings[0]?.rule_id ?? '-'
  return `${verdict.verdict} ${rule} ${hash({ ...verdict, fingerprint: verdict.fingerprint_text() })}`
}

const HASH_CHARS = 12

function hash(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value, plain)).digest('hex').slice(0, HASH_CHARS)
}

/** JSON knows neither sets nor maps. */
const plain = (_key: string, value: unknown): unknown =>
  value instanceof Set || value instanceof Map ? [...value] : value
