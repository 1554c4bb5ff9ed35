// The only file that knows the AI SDK. It is loaded when a provider is configured, because it costs 30 MB and a tenth of a second.
// Source: ARCHITECTURE section 3, CONTRACT 11.2.
import type { LanguageModel } from 'ai'
import { MAX_MODEL_REPLY_BYTES } from '#core/limits.ts'
import type { CallLimit, ModelFailure, Prompt, TokenUsage } from '#core/port/model.ts'
import { redact_text } from '#core/redact.ts'
import { bounded_fetch } from '#runtime/model/fetch.ts'
import type { Provider } from '#runtime/model/provider.ts'

/** What one call of a provider came to; failure is a value. */
export type Generated =
  | { ok: true; text: string; usage: TokenUsage }
  | {
      ok: false
      cause: Extract<ModelFailure, 'refused' | 'provider'>
      detail: string
      /** What the provider billed, as far as it says so. */
      usage: TokenUsage | null
      /** The provider asks to be left alone for this long, ms. */
      pause_ms: number
    }

/** One call, repeated only where the address does not know the first wire. Rejects when the signal aborts; everything else is a value. */
export type Generate = (prompt: Prompt, limit: Omit<CallLimit, 'tier' | 'timeout_ms'>) => Promise<Generated>

const MAX_DETAIL_CHARS = 300

/** Loads the SDK with the provider's package. */
export async function load_sdk(provider: Provider): Promise<Generate> {
  const [{ generateText, APICallError }, wires] = await Promise.all([import('ai'), load_wires(provider)])
  // The SDK writes its warnings to the console, which belongs to the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const failed = (cause: unknown): Generated => {
    const answered = APICallError.isInstance(cause) ? cause : null
    const status = answered?.statusCode ?? null
    const text = cause instanceof Error ? root_of(cause).message : String(cause)
    const detail = `${status === null ? '' : `status ${status}: `}${hide(text, provider)}`.slice(0, MAX_DETAIL_CHARS)
    const pause_ms = status !== null && status >= 400 ? asked_pause_ms(answered?.responseHeaders ?? {}) : 0
    return { ok: false, cause: 'provider', detail, usage: null, pause_ms }
  }
  const unknown_there = (cause: unknown) =>
    APICallError.isInstance(cause) && (cause.statusCode === 404 || cause.statusCode === 405)
  return async (prompt, { max_tokens, temperature, signal }) => {
    const ask = (model: LanguageModel) =>
      generateText({
        model,
        instructions: prompt.system,
        messages: [
          { role: 'user', content: prompt.user },
          ...(prompt.rounds ?? []).map(({ by, text: content }) =>
            by === 'model' ? ({ role: 'assistant', content } as const) : ({ role: 'user', content } as const),
          ),
        ],
        maxOutputTokens: max_tokens,
        temperature,
        maxRetries: 0,
        abortSignal: signal,
        // Events of other people's machines are not left with a provider longer than the answer takes.
        providerOptions: { openai: { store: false } },
      })
    try {
      const model = wires.first
      const { text, finishReason, usage } = await ask(model).catch((cause: unknown) => {
        const next = wires.first === model ? wires.other : wires.first
        if (next === null || signal.aborted || !unknown_there(cause)) throw cause
        wires.first = next
        wires.other = null
        return ask(next)
      })
      const spent = {
        input_tokens: counted(usage.inputTokens) ?? estimated_tokens(prompt),
        output_tokens: counted(usage.outputTokens) ?? Math.ceil(text.length / CHARS_PER_TOKEN),
      }
      if (finishReason !== 'content-filter') return { ok: true, text, usage: spent }
      return { ok: false, cause: 'refused', detail: 'the model declined to answer', usage: spent, pause_ms: 0 }
    } catch (cause) {
      if (signal.aborted) throw cause
      return failed(cause)
    }
  }
}

const CHARS_PER_TOKEN = 4

/** Roughly what a prompt costs, for budgets and for servers that do not count. */
export function estimated_tokens({ system, user, rounds = [] }: Prompt): number {
  const chars = rounds.reduce((sum, { text }) => sum + text.length, system.length + user.length)
  return Math.ceil(chars / CHARS_PER_TOKEN)
}

/** A server that counts below zero must not fill up the budget again. */
function counted(tokens: number | undefined): number | undefined {
  return Number.isSafeInteger(tokens) && (tokens ?? -1) >= 0 ? tokens : undefined
}

/** How a provider is spoken to, and how else when its address does not know that. */
interface Wires {
  first: LanguageModel
  other: LanguageModel | null
}

/**
 * `openai` speaks the responses API, which its maker recommends; everybody else who is compatible speaks chat completions, and so do
 * many servers that stand in for OpenAI at another address.
 */
async function load_wires({ name, model, base_url, api_key }: Provider): Promise<Wires> {
  const settings = {
    baseURL: base_url,
    fetch: bounded_fetch(MAX_MODEL_REPLY_BYTES),
    ...(api_key && { apiKey: api_key }),
  }
  switch (name) {
    case 'anthropic':
      return { first: (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model), other: null }
    case 'openai': {
      const openai = (await import('@ai-sdk/openai')).createOpenAI(settings)
      return { first: openai.responses(model), other: openai.chat(model) }
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return { first: createOpenAICompatible({ ...settings, name })(model), other: null }
    }
  }
}

/** What went wrong on the wire stands at the bottom: the SDK and fetch each wrap it once. */
function root_of(error: Error): Error {
  let root = error
  for (let depth = 0; depth < 5 && root.cause instanceof Error; depth++) root = root.cause
  return root.message === '' ? error : root
}

/** Error texts of providers repeat what they were sent. */
function hide(text: string, { api_key }: Provider): string {
  return redact_text(api_key === null ? text : text.replaceAll(api_key, '[redacted:api_key]')).replace(/\s+/g, ' ')
}

/** `retry-after` in seconds or as a date, `retry-after-ms` as OpenAI sends it; 0 without one. */
function asked_pause_ms(headers: Readonly<Record<string, string>>): number {
  const exact_ms = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (exact_ms >= 0) return exact_ms
  const text = headers['retry-after']
  if (text === undefined) return 0
  const ms = /^\d{1,9}(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return ms > 0 ? ms : 0
}
