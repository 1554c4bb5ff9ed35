// The model port in memory: none configured, or a scripted model of a test. Source: ARCHITECTURE section 4.
import type { CallLimit, Completed, Model, ModelProblem, Prompt } from '#core/port/model.ts'

/** A gateway without a model; `problem` says why. */
export function no_model(problem: ModelProblem = 'provider_disabled'): Model {
  return {
    about: { provider: null, model: null, problem },
    enabled: () => false,
    complete: async () => ({ ok: false, cause: 'disabled' }),
  }
}

/** A model that says what a test tells it to. */
export interface ScriptedModel extends Model {
  /** Every prompt it was given, in order, and the limits of each call. */
  prompts: readonly Prompt[]
  limits: readonly CallLimit[]
}

/** A configured model that answers as `reply` says; a function gets the prompt and the limits of the call. */
export function scripted_model(
  reply: (prompt: Prompt, signal: AbortSignal) => Completed | Promise<Completed>,
): ScriptedModel {
  const prompts: Prompt[] = []
  const limits: CallLimit[] = []
  return {
    about: { provider: 'scripted', model: 'scripted-1', problem: null },
    prompts,
    limits,
    enabled: () => true,
    async complete(prompt, limit) {
      prompts.push(prompt)
      limits.push(limit)
      return reply(prompt, limit.signal)
    },
  }
}
