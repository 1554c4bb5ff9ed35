// One call of the model, as every tier makes it: bounded in time, never throwing, counted once, its answer read as one
// JSON object. Source: CONTRACT 8.2, 11.2, 12.3.
import { is_object } from '#core/json.ts'
import { MAX_MODEL_ANSWER_CHARS } from '#core/limits.ts'
import type { CallLimit, Completed, ModelFailure, Prompt, TokenUsage } from '#core/port/model.ts'
import type { Ports } from '#core/ports.ts'
import { redact_text } from '#core/redact.ts'
import type { Settings } from '#core/settings.ts'

/** What a reader makes of an answer; `unreadable` is a code for what is wrong with it. */
export type Reading<T> = { value: T } | { unreadable: string }

/** Result of a call; `value` has passed the caller's schema. */
export type Answered<T> =
  | { ok: true; value: T; usage: TokenUsage; latency_ms: number }
  /** `detail` is for people, redacted: what the provider said, or the beginning of an unreadable answer. */
  | { ok: false; cause: ModelFailure | 'unreadable'; code: string; detail: string | null; latency_ms: number }

/** Limits of one call; `signal` belongs to whoever waits for it. */
export type Call = Pick<CallLimit, 'tier' | 'timeout_ms' | 'max_tokens'> & { signal?: AbortSignal }

/** The ports a call needs. */
export type CallPorts = Pick<Ports, 'model' | 'clock' | 'metrics' | 'log'> & { settings: Pick<Settings, 'llm'> }

const MAX_DETAIL_CHARS = 200
const MAX_REDACTED_CHARS = 8192

/** Asks once and parses the answer with `read`. Never throws; ends at the timeout or with the signal at the latest. */
export async function call_model<T>(
  prompt: Prompt,
  call: Call,
  read: (text: string) => Reading<T>,
  ports: CallPorts,
): Promise<Answered<T>> {
  const started_ms = ports.clock.monotonic_ms()
  const completed = await complete_in_time(prompt, call, ports)
  const latency_ms = ports.clock.monotonic_ms() - started_ms
  if (!completed.ok) {
    const { cause, detail } = completed
    if (cause !== 'disabled' && cause !== 'budget') {
      ports.log.warn('model_call_failed', {
        tier: call.tier,
        cause,
        detail: detail ?? null,
        latency_ms: Math.round(latency_ms),
      })
      count(cause === 'timeout' ? 'timeout' : 'error', call, ports)
    }
    return { ok: false, cause, code: FAILURE_CODES[cause], detail: detail ?? null, latency_ms }
  }
  const { text, usage } = completed
  count_tokens(usage, ports)
  const reading = read(text)
  if ('unreadable' in reading) {
    count('unparseable', call, ports)
    // Redaction is bounded too, well beyond what is shown, so that no secret is cut in two there.
    const detail = redact_text(text.slice(0, MAX_REDACTED_CHARS)).slice(0, MAX_DETAIL_CHARS)
    return { ok: false, cause: 'unreadable', code: reading.unreadable, detail, latency_ms }
  }
  count('ok', call, ports)
  return { ok: true, value: reading.value, usage, latency_ms }
}

/** Reason codes of CONTRACT 11.4. */
const FAILURE_CODES: Readonly<Record<ModelFailure, string>> = {
  timeout: 'llm_timeout',
  refused: 'llm_call_failed',
  provider: 'llm_call_failed',
  budget: 'budget_exhausted',
  disabled: 'llm_call_failed',
}

async function complete_in_time(prompt: Prompt, call: Call, { model, clock, settings }: CallPorts): Promise<Completed> {
  const { tier, timeout_ms, max_tokens } = call
  if (timeout_ms <= 0 || call.signal?.aborted) return { ok: false, cause: 'timeout', detail: 'no time is left' }
  const stop = new AbortController()
  const abort = () => stop.abort()
  const cancel = clock.timer(timeout_ms, abort)
  call.signal?.addEventListener('abort', abort, { once: true })
  const detail = `no answer within ${Math.round(timeout_ms)} ms`
  // Gives up on a provider that ignores its signal.
  const out_of_time = new Promise<Completed>((resolve) =>
    stop.signal.addEventListener('abort', () => resolve({ ok: false, cause: 'timeout', detail }), { once: true }),
  )
  const limit = { tier, timeout_ms, max_tokens, temperature: settings.llm.temperature, signal: stop.signal }
  try {
    return await Promise.race([model.complete(prompt, limit), out_of_time])
  } catch (cause) {
    return { ok: false, cause: 'provider', detail: String(cause) }
  } finally {
    cancel()
    call.signal?.removeEventListener('abort', abort)
  }
}

function count(status: string, { tier }: Call, { model, metrics }: CallPorts): void {
  metrics.count('asg_llm_calls_total', { provider: model.about.provider ?? 'none', tier, status })
}

function count_tokens({ input_tokens, output_tokens }: TokenUsage, { model, metrics }: CallPorts): void {
  const provider = model.about.provider ?? 'none'
  metrics.count('asg_llm_tokens_total', { provider, direction: 'input' }, input_tokens)
  metrics.count('asg_llm_tokens_total', { provider, direction: 'output' }, output_tokens)
}

/** The one JSON object a model answered with; one code fence around it is tolerated, anything else is null. */
export function json_answer(text: string): Record<string, unknown> | null {
  if (text.length > MAX_MODEL_ANSWER_CHARS) return null
  try {
    const value: unknown = JSON.parse(without_fence(text.trim()))
    return is_object(value) ? value : null
  } catch {
    return null
  }
}

const FENCE = '```'

/** By position instead of a pattern: a hostile answer must cost no more than its length. */
function without_fence(text: string): string {
  const first_line_ends = text.indexOf('\n')
  if (!text.startsWith(FENCE) || !text.endsWith(FENCE) || first_line_ends < 0) return text
  const language = text.slice(FENCE.length, first_line_ends).trim()
  if (language !== '' && language !== 'json') return text
  return text.slice(first_line_ends + 1, -FENCE.length)
}
