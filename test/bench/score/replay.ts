// Plays one corpus line against a gateway over POST /ahp and says what came of it. Line forms: test/corpus/README.md.
import { randomUUID } from 'node:crypto'
import type { CorpusLine, Step } from '#test/bench/corpus.ts'

/** Deadline of each request: far above what L1 needs, so that a slow machine scores the same. */
const DEADLINE_MS = 4000
/** Outputs are scanned after the reply (CONTRACT 16.1): how often and how long is asked for the score. */
const FINDING_POLL_MS = 25
const FINDING_POLLS = 80
/** A refused request is tried again this often: the gateway may have a rate limit that cannot be changed. */
const RATE_RETRIES = 120
const DEFAULT_CWD = '/home/dev/project'

export interface Target {
  url: string
  token: string
}

export interface Answer {
  verdict: 'allow' | 'block' | 'defer' | 'modify'
  policy_id: string
  risk_level: string
  reason: string
  round_trip_ms: number
}

export interface Outcome {
  line: CorpusLine
  /** Strictest verdict of the steps that count. */
  strictest: Answer['verdict']
  /** Answered defer or block; of an output: a finding above log_only. */
  caught: boolean
  /** Caught, or rewritten: somebody is interrupted or something else runs than was asked for. */
  interrupted: boolean
  /** The step that decided, or the last one. */
  decisive: Answer
  answers: Answer[]
  /** The gateway has no post-action report: nothing can be said about an output. */
  unscored: boolean
}

const STRICTNESS = ['allow', 'modify', 'defer', 'block'] as const

function headers(target: Target): Record<string, string> {
  const auth = target.token === '' ? {} : { authorization: `Bearer ${target.token}` }
  return { 'content-type': 'application/json', ...auth }
}

/** The canonical event of one step, as an adapter would send it. */
export function event_of(step: Step, session_id: string, event_id: string): Record<string, unknown> {
  const tool_name = step.tool_name ?? 'Bash'
  const input = step.command === undefined ? (step.tool_input ?? {}) : { command: step.command }
  const output = step.output === undefined ? {} : { output: step.output }
  return {
    schema_version: 'ahp.1.0',
    event_id,
    event_type: step.output === undefined ? 'pre_action' : 'post_action',
    session_id,
    source_framework: 'alpha',
    agent_id: 'score',
    occurred_at: new Date().toISOString(),
    tool_name,
    payload: { tool: tool_name, cwd: step.cwd ?? DEFAULT_CWD, ...input, arguments: input, ...output },
  }
}

interface Decision {
  decision: Answer['verdict']
  policy_id?: string
  reason: string
  risk_level: string
}

async function ask(step: Step, session_id: string, target: Target): Promise<Answer> {
  const id = randomUUID()
  const event = event_of(step, session_id, id)
  const params = {
    rpc_version: 'sync_decision.1.0',
    request_id: id,
    deadline_ms: DEADLINE_MS,
    decision_tier: 'L1',
    event,
    context: { caller_adapter: 'score' },
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'ahp/sync_decision', params })
  for (let attempt = 0; ; attempt++) {
    const started = performance.now()
    const response = await fetch(`${target.url}/ahp`, { method: 'POST', headers: headers(target), body })
    const reply = (await response.json()) as { result?: { decision: Decision }; retry_after_ms?: number }
    const round_trip_ms = performance.now() - started
    if (response.status === 429 && attempt < RATE_RETRIES) {
      await new Promise((resolve) => setTimeout(resolve, reply.retry_after_ms ?? 1000))
      continue
    }
    const decision = reply.result?.decision
    if (!decision) throw new Error(`answered ${response.status} ${JSON.stringify(reply).slice(0, 300)}`)
    const { policy_id = '', reason, risk_level } = decision
    return { verdict: decision.decision, policy_id, reason, risk_level, round_trip_ms }
  }
}

/** Findings above log_only once `expected` outputs are scored; null when the gateway has no such report. */
async function findings(session_id: string, expected: number, target: Target): Promise<number | null> {
  const url = `${target.url}/report/session/${encodeURIComponent(session_id)}/post-action`
  for (let poll = 0; ; poll++) {
    const response = await fetch(url, { headers: headers(target) })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the post-action report answered ${response.status}`)
    const report = (await response.json()) as { post_action_scores?: { tier?: string }[] }
    const scores = report.post_action_scores ?? []
    if (scores.length >= expected || poll === FINDING_POLLS) {
      return scores.filter((score) => score.tier !== undefined && score.tier !== 'log_only').length
    }
    await new Promise((resolve) => setTimeout(resolve, FINDING_POLL_MS))
  }
}

/** One line in a session of its own. Throws an Error that names the line. */
export async function replay(line: CorpusLine, run: string, target: Target): Promise<Outcome> {
  const session_id = `score-${run}-${line.id}`
  const steps: Step[] = line.events ?? [line]
  const answers: Answer[] = []
  let outputs = 0
  let found: number | null = 0
  try {
    for (const step of steps) {
      const cwd = step.cwd ?? line.cwd
      answers.push(await ask(cwd === undefined ? step : { ...step, cwd }, session_id, target))
      if (step.output !== undefined && found !== null) found = await findings(session_id, ++outputs, target)
    }
  } catch (cause) {
    throw new Error(`${line.id}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
  const counted = answers.slice(0, (line.must_flag_by_step ?? steps.length - 1) + 1)
  const strictest = counted.reduce<Answer['verdict']>(
    (worst, answer) => (STRICTNESS.indexOf(answer.verdict) > STRICTNESS.indexOf(worst) ? answer.verdict : worst),
    'allow',
  )
  const decisive = counted.find((answer) => answer.verdict === strictest) ?? answers[0]
  if (!decisive) throw new Error(`${line.id}: nothing to replay`)
  const is_output = line.output !== undefined
  const caught = is_output ? (found ?? 0) > 0 : strictest === 'defer' || strictest === 'block'
  const interrupted = is_output ? caught : strictest !== 'allow'
  return { line, strictest, caught, interrupted, decisive, answers, unscored: is_output && found === null }
}

/** All lines, `concurrency` at a time, in the order of the file. */
export async function replay_all(
  lines: readonly CorpusLine[],
  target: Target,
  concurrency: number,
  progress: (done: number) => void,
): Promise<Outcome[]> {
  const run = randomUUID().slice(0, 8)
  const outcomes = new Map<number, Outcome>()
  const queue = lines.entries()
  const work = async () => {
    for (const [index, line] of queue) {
      outcomes.set(index, await replay(line, run, target))
      progress(outcomes.size)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return lines.map((_, index) => outcomes.get(index)).filter((outcome) => outcome !== undefined)
}
