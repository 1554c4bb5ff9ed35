// The two ways a hook entry calls the gateway: a command line that runs the launcher, and an address. Source: CLIENTS 5, 6.
import type { ClientId, Setup } from '#runtime/cli/clients/client.ts'
import { single_quoted } from '#runtime/cli/shell-quote.ts'

/** What one hook entry asks for. */
export interface HookCallPlan {
  client: ClientId
  dialect: 'hooks' | 'gemini' | 'copilot'
  /** The client waits for a permission here. */
  gates: boolean
  /** Hold open for a person; only where the client waits. */
  holds: boolean
  /** Time for this hook, seconds. The launcher gives up one second earlier; a command may take longer (client_timeout_s). */
  timeout_s: number
  /** Hook name for bodies that do not carry it. */
  event?: string
}

/** Seconds a client must wait longer than the hold, and least time of a hook without one. */
const MARGIN_S = 5
/**
 * Seconds that a busy machine may take to start the launcher, whose limit counts from there. Every client that runs commands
 * runs the tool when the hook in front of it is late (seen in Gemini CLI 0.61.0 and Copilot CLI 1.0.102).
 */
const START_S = 30

/** Limit of the hook that waits for a permission. */
export function gate_timeout_s(setup: Setup): number {
  return setup.observe ? MARGIN_S : setup.hold_s + MARGIN_S
}

/** Query of the call; the order is fixed, because Codex asks for trust again when its command changes. */
export function query_of(plan: HookCallPlan, setup: Setup): string {
  const query = new URLSearchParams({ dialect: plan.dialect, client: plan.client })
  if (plan.event) query.set('event', plan.event)
  if (plan.gates && setup.observe) query.set('mode', 'observe')
  if (plan.gates && plan.holds && !setup.observe && setup.hold_s > 0) query.set('hold_ms', String(setup.hold_s * 1000))
  if (plan.gates && (setup.observe || !setup.fewer_prompts)) query.set('on_allow', 'pass')
  return query.toString()
}

/** The client's own limit for a hook that is a command, seconds. */
export function client_timeout_s(plan: HookCallPlan, setup: Setup): number {
  return plan.gates && !setup.observe ? plan.timeout_s + START_S : plan.timeout_s
}

/**
 * Gemini CLI and Codex take exit 2 without a word for a hook that failed, and run the tool (seen in 0.61.0 and 0.169.0). The launcher
 * itself never exits 2 silently.
 */
const OR_REFUSE_ALOUD = `|| { [ $? = 2 ] || echo 'The hook of asg did not run, so the action is refused.' >&2; exit 2; }`

/**
 * Command line for the client's shell. Clients run the tool on every exit code but 2, so a launcher that is missing or dies
 * is turned into 2 where the client waits for a permission. Copilot refuses by itself on any code but 0.
 */
export function command_of(plan: HookCallPlan, setup: Setup): string {
  const refuses = plan.gates && !setup.observe
  const limit_s = Math.max(1, plan.timeout_s - 1)
  const words = [setup.launcher_path, plan.client, refuses ? 'gate' : 'observe', String(limit_s), query_of(plan, setup)]
  const line = words.map(quote).join(' ')
  if (!refuses || plan.client === 'copilot') return line
  return `${line} ${OR_REFUSE_ALOUD}`
}

/** Address for clients that call the gateway themselves. */
export function url_of(plan: HookCallPlan, setup: Setup): string {
  return `${setup.gateway_url}/ahp/gamma?${query_of(plan, setup)}`
}

/** One word of a POSIX shell. */
export function quote(word: string): string {
  return /^[A-Za-z0-9_./:-]+$/.test(word) ? word : single_quoted(word)
}
