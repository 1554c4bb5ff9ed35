// The L3 review agent: a bounded number of rounds in which a model looks around with read-only tools and then gives a verdict.
// It never throws and never decides: what it could not find out is told as a reason code. Source: CONTRACT 11.3 to 11.5.
import type { L3ReasonCode, L3Trace, TraceEvidence, Turn } from '#core/contract/trace.ts'
import { reason_of } from '#core/errors.ts'
import { canonical_json } from '#core/json.ts'
import { AGENT_TURN_TOKENS, MAX_AGENT_REPLY_CHARS, MAX_TRACE_FINDINGS } from '#core/limits.ts'
import type { ModelTier, Prompt } from '#core/port/model.ts'
import type { Jail } from '#core/port/workspace.ts'
import type { Ports } from '#core/ports.ts'
import { opening, REPAIR, result_of } from '#core/review/agent/prompt.ts'
import { type AgentVerdict, type Reply, read_reply } from '#core/review/agent/reply.ts'
import { shown_part } from '#core/review/agent/show.ts'
import type { Subject } from '#core/review/agent/subject.ts'
import { type Bench, TOOLS } from '#core/review/agent/tool.ts'
import { type Answered, type CallPorts, call_model } from '#core/review/model-call.ts'
import { workspace_fence } from '#core/workspace/fence.ts'

/** What a review needs of the world. */
export type AgentPorts = CallPorts & Pick<Ports, 'ids' | 'workspace' | 'settings'>

/** What one review may take. */
export interface AgentLimit {
  tier: ModelTier
  /** All rounds together, ms. */
  timeout_ms: number
  /** Replies, and tool calls; no tool is offered when it has none. */
  turns: number
  tool_calls: number
  max_tokens?: number
  /** Further members a verdict is asked for. */
  members?: string
}

/** How a review ended. */
export interface Reviewed {
  trace: L3Trace
  /** Null when there is no usable verdict; the trace says why. */
  verdict: AgentVerdict | null
  /** The whole verdict as it was answered, not redacted. */
  answer: Readonly<Record<string, unknown>>
  /** The failure of the model that ended it, when one did. */
  cause: Extract<Answered<Reply>, { ok: false }>['cause'] | null
}

/** Everything one review keeps between its rounds. */
interface Run {
  subject: Subject
  limit: AgentLimit
  ports: AgentPorts
  nonce: string
  started_ms: number
  turns: Turn[]
  said: { by: 'model' | 'user'; text: string }[]
  /** Tool calls as they were asked, so that the same one is not made twice. */
  made: Set<string>
  tools: Set<string>
  records_read: number
  tool_calls: number
  /** The form was asked for once more; the reply to that is the one being awaited while `repairing`. */
  repaired: boolean
  repairing: boolean
  signal: AbortSignal
}

type Ended = Pick<Reviewed, 'verdict' | 'answer' | 'cause'> & { code: L3ReasonCode }

/** Reviews one subject. Never throws, and ends within the time-out whatever model, tools and disk do. */
export async function review_in_rounds(subject: Subject, limit: AgentLimit, ports: AgentPorts): Promise<Reviewed> {
  const stop = new AbortController()
  const cancel = ports.clock.timer(limit.timeout_ms, () => stop.abort())
  const run: Run = {
    subject,
    limit,
    ports,
    nonce: ports.ids.nonce(),
    started_ms: ports.clock.monotonic_ms(),
    turns: [],
    said: [],
    made: new Set(),
    tools: new Set(),
    records_read: 0,
    tool_calls: 0,
    repaired: false,
    repairing: false,
    signal: stop.signal,
  }
  try {
    return finished(run, await take_turns(run))
  } catch (cause) {
    ports.log.error('l3_review_failed', { cause: reason_of(cause) })
    return finished(run, ended('analysis_exception'))
  } finally {
    cancel()
    stop.abort()
  }
}

async function take_turns(run: Run): Promise<Ended> {
  const { limit } = run
  const jail = limit.tool_calls === 0 ? null : await in_time(run, open_jail(run))
  if (jail === OUT_OF_TIME) return ended('hard_cap_exceeded')
  const prompt = opening(run.subject, { members: '', ...limit }, run.nonce)
  for (let turn = 1; turn <= limit.turns; turn++) {
    const answered = await ask(prompt, run)
    if (!answered.ok) {
      if (answered.cause !== 'unreadable') return { ...ended(answered.code as L3ReasonCode), cause: answered.cause }
      if (run.repaired) return { ...ended(after_repair(answered.code)), cause: 'unreadable' }
      if (turn === limit.turns) return { ...ended(answered.code as L3ReasonCode), cause: 'unreadable' }
      run.repaired = true
      run.repairing = true
      run.said.push({ by: 'user', text: REPAIR })
      continue
    }
    const reply = answered.value
    if (reply.kind === 'verdict') return { verdict: reply.verdict, answer: reply.answer, code: 'none', cause: null }
    if (limit.tool_calls === 0 || !TOOLS.has(reply.name)) return ended('requested_non_whitelisted_tool')
    if (run.tool_calls >= limit.tool_calls) return ended('tool_call_budget_exhausted')
    const shown = await use_tool(reply.name, reply.given, jail, run)
    if (shown === OUT_OF_TIME) return ended('hard_cap_exceeded')
    const left = { turns: limit.turns - turn, tool_calls: limit.tool_calls - run.tool_calls }
    run.said.push({ by: 'user', text: result_of(reply.name, shown, left, run.nonce) })
  }
  return ended('max_turns_exceeded')
}

/** A level that does not exist is told as that, also after the repair: the form was right. */
function after_repair(code: string): L3ReasonCode {
  return code === 'llm_response_unresolvable_risk_level' ? code : 'format_retry_failed'
}

function ended(code: L3ReasonCode): Ended {
  return { verdict: null, answer: {}, cause: null, code }
}

/** One reply of the model, kept in the conversation. */
async function ask(prompt: Prompt, run: Run): Promise<Answered<Reply>> {
  const { limit, ports, signal } = run
  let text = ''
  const answered = await call_model(
    { ...prompt, rounds: [...run.said] },
    {
      tier: limit.tier,
      timeout_ms: limit.timeout_ms - (ports.clock.monotonic_ms() - run.started_ms),
      max_tokens: limit.max_tokens ?? AGENT_TURN_TOKENS,
      signal,
    },
    (given) => {
      text = given
      return read_reply(given)
    },
    ports,
  )
  // Providers refuse an empty line of a conversation, and half a character.
  run.said.push({ by: 'model', text: text.trim().slice(0, MAX_AGENT_REPLY_CHARS).toWellFormed() || '(nothing)' })
  note(run, run.repairing ? 'format_retry' : 'llm_call', summary_of(answered), answered.latency_ms)
  run.repairing = false
  return answered
}

function summary_of(answered: Answered<Reply>): string {
  if (!answered.ok) return `no usable answer: ${answered.code}`
  const { value } = answered
  if (value.kind === 'verdict') return `verdict ${value.verdict.risk_level}`
  // The name of a tool that does not exist is text of the model, which is not stored.
  return TOOLS.has(value.name) ? `asked for ${value.name}` : 'asked for a tool that does not exist'
}

async function use_tool(
  name: string,
  given: unknown,
  jail: Jail | null,
  run: Run,
): Promise<string | typeof OUT_OF_TIME> {
  const started_ms = run.ports.clock.monotonic_ms()
  run.tool_calls++
  run.tools.add(name)
  const key = `${name} ${canonical_json(given ?? {})}`
  const shown = run.made.has(key) ? REPEATED : await in_time(run, result(name, given, jail, run))
  run.made.add(key)
  const latency_ms = run.ports.clock.monotonic_ms() - started_ms
  note(run, 'tool_call', shown === OUT_OF_TIME ? 'out of time' : `${shown.length} characters`, latency_ms, name)
  return shown
}

const REPEATED = 'Refused: this very call was made already; its result stands above.'

async function result(name: string, given: unknown, jail: Jail | null, run: Run): Promise<string> {
  const bench: Bench = {
    subject: run.subject,
    jail,
    signal: run.signal,
    on_records: (count) => {
      run.records_read += count
    },
  }
  const shown = TOOLS.get(name)?.run(given, bench) ?? null
  return shown === null ? 'Refused: these arguments do not fit the tool.' : shown_part(await shown)
}

function open_jail({ subject, ports }: Run): Promise<Jail | null> {
  return subject.workspace_root === ''
    ? Promise.resolve(null)
    : ports.workspace.open(subject.workspace_root, workspace_fence(ports.settings))
}

const OUT_OF_TIME = Symbol('out of time')

/** A disk that hangs is given up like a model that hangs. */
function in_time<T>({ signal }: Run, work: Promise<T>): Promise<T | typeof OUT_OF_TIME> {
  if (signal.aborted) return Promise.resolve(OUT_OF_TIME)
  return new Promise((resolve, reject) => {
    const give_up = () => resolve(OUT_OF_TIME)
    signal.addEventListener('abort', give_up, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give_up))
  })
}

function note(run: Run, kind: Turn['kind'], summary: string, latency_ms: number, tool?: string): void {
  run.turns.push({
    turn: run.turns.length + 1,
    kind,
    ...(tool === undefined ? {} : { tool }),
    summary,
    latency_ms: rounded(latency_ms),
  })
}

const rounded = (ms: number) => Math.round(ms * 1000) / 1000

function finished(run: Run, { verdict, answer, code, cause }: Ended): Reviewed {
  const evidence_summary: TraceEvidence = {
    reasoning_turns: run.turns.filter((turn) => turn.kind !== 'tool_call').length,
    tools_observed: [...run.tools],
    key_findings: verdict === null ? [] : verdict.findings.slice(0, MAX_TRACE_FINDINGS),
    records_read: run.records_read,
    budget_remaining: Math.max(0, run.limit.tool_calls - run.tool_calls),
  }
  const trace: L3Trace = {
    trigger_reason: run.subject.trigger_reason,
    trigger_detail: run.subject.trigger_detail,
    mode: run.limit.tool_calls === 0 ? 'single_turn' : 'multi_turn',
    turns: run.turns,
    verdict,
    total_latency_ms: rounded(run.ports.clock.monotonic_ms() - run.started_ms),
    tool_calls_used: run.tool_calls,
    degraded: verdict === null,
    l3_reason_code: code,
    evidence_summary,
  }
  return { trace, verdict, answer, cause }
}
