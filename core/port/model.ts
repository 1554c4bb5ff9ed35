// The Model port: the language model behind L2, L3 and advisory reviews. Source: CONTRACT 11, 12, 18.

/** Why no model can be asked (CONTRACT 12.1 reason codes). */
export type ModelProblem = 'provider_disabled' | 'provider_missing_key' | 'provider_invalid_config'

/** Who uses the model; each tier is enabled and counted separately. */
export type ModelTier = 'L2' | 'L3' | 'advisory'

/** A prompt. All of it is redacted; text by agents is enclosed in unpredictable markers. */
export interface Prompt {
  system: string
  user: string
  /** Earlier rounds of the conversation after `user`, oldest first; the model answers the last. */
  rounds?: readonly { by: 'model' | 'user'; text: string }[]
}

/** Tokens as the provider counts them. */
export interface TokenUsage {
  input_tokens: number
  output_tokens: number
}

/**
 * Why a call has no text. `timeout`: not in time; `refused`: the model declined; `provider`: unreachable, an error or a reply
 * that is none; `budget`: the tokens of the day are used up; `disabled`: nothing is configured for this tier.
 */
export type ModelFailure = 'timeout' | 'refused' | 'provider' | 'budget' | 'disabled'

/** Failure is a value; `complete` never throws. */
export type Completed =
  | { ok: true; text: string; usage: TokenUsage }
  /** `detail` is one redacted sentence for the log. */
  | { ok: false; cause: ModelFailure; detail?: string }

/** Limits of one call. */
export interface CallLimit {
  tier: ModelTier
  timeout_ms: number
  /** Length of the answer. */
  max_tokens: number
  temperature: number
  signal: AbortSignal
}

/** The language model of L2, L3 and advisory reviews (CONTRACT 11, 12, 18). */
export interface Model {
  /** Shown in reviews. `problem` is null when a provider is configured completely. */
  readonly about: { provider: string | null; model: string | null; problem: ModelProblem | null }
  /** Whether a call of this tier would be made now; false also when the day's token budget is used up. */
  enabled(tier: ModelTier): boolean
  /** Makes one call. Ends at the timeout or when the signal aborts, whichever comes first. */
  complete(prompt: Prompt, limit: CallLimit): Promise<Completed>
}
