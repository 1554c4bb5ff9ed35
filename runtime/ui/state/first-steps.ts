// What a gateway without records has to show until the first decisions are there: which steps are done, and a sample of one on the real
// path. Source: PRODUCT 3.
import { computed, effect, signal } from '@preact/signals'
import type { SessionsReport } from '#core/contract/report.ts'
import type { SyncDecisionResult } from '#core/contract/rpc.ts'
import { ask, path_of } from '#runtime/ui/state/api.ts'
import { health, load_summary } from '#runtime/ui/state/health.ts'
import { client_of, decision_sign } from '#runtime/ui/text/words.ts'

/** Steps that happened; null until the gateway was asked. */
export interface Steps {
  /** Clients that were heard from, hooks that do not name theirs left out. */
  heard_from: readonly string[]
  doctor_ran: boolean
  has_event: boolean
}

export const steps = signal<Steps | null>(null)
const was_empty = signal(false)
const put_away = signal(false)
/** From an empty gateway on until the reader puts them away: ticks that vanish with the first event would be seen by nobody. */
export const steps_shown = computed(() => was_empty.value && !put_away.value)

/** Session, framework and subtype of the sample event: whoever reads the records sees what it is. */
const SAMPLE = 'sample'
/** What `asg doctor` calls its sessions. */
const PROBE = 'asg-probe-'
const SESSIONS = 100
const DEADLINE_MS = 2000

export function watch_first_steps(): void {
  effect(() => {
    if (health.value?.trajectory_count === 0) was_empty.value = true
  })
}

export function put_steps_away(): void {
  put_away.value = true
}

/** Throws ApiError. */
export async function load_steps(): Promise<void> {
  const query = { status: 'all', sort: 'last_event', limit: SESSIONS }
  const { sessions } = await ask<SessionsReport>(path_of(['report', 'sessions'], query))
  const adapters = sessions.map(({ caller_adapter }) => client_of(caller_adapter)).filter((name) => name !== null)
  steps.value = {
    heard_from: [...new Set(adapters)],
    doctor_ran: sessions.some(({ session_id }) => session_id.startsWith(PROBE)),
    has_event: sessions.length > 0,
  }
}

/** Has a command judged that nobody runs. What the gateway answered, in words; throws ApiError. */
export async function send_sample(): Promise<string> {
  const id = `${SAMPLE}-${Date.now()}-${Math.random()}`
  const event = {
    schema_version: 'ahp.1.0',
    event_id: id,
    event_type: 'pre_action',
    event_subtype: SAMPLE,
    session_id: SAMPLE,
    agent_id: 'dashboard',
    source_framework: SAMPLE,
    tool_name: 'Bash',
    payload: { command: 'rm -rf ~' },
  }
  const params = {
    rpc_version: 'sync_decision.1.0',
    request_id: id,
    deadline_ms: DEADLINE_MS,
    decision_tier: 'L1',
    event,
  }
  const reply = await ask<{ result?: SyncDecisionResult }>('/ahp', {
    jsonrpc: '2.0',
    id: 1,
    method: 'ahp/sync_decision',
    params,
  })
  load_summary().catch(() => undefined)
  if (reply.result === undefined) return 'The gateway could not judge it.'
  const { decision, policy_id } = reply.result.decision
  return `${decision_sign(decision).word} by ${policy_id}`
}
