// Which model answers, from the configuration: provider, model, address, key, and what a token costs. Source: CONTRACT 18.
import type { Values } from '#runtime/config/variables.ts'

/** The values of CS_LLM_PROVIDER. */
export type ProviderName = NonNullable<Values['CS_LLM_PROVIDER']>

/** One provider, completely configured. */
export interface Provider {
  name: ProviderName
  model: string
  /** Without a slash at the end. */
  base_url: string
  /** Only a provider of one's own may have none. */
  api_key: string | null
}

/** US dollars per million tokens. */
export interface Price {
  input: number
  output: number
}

/** The address is always given, so that the provider's package does not look for one in the environment. */
const DEFAULTS: Readonly<Record<ProviderName, { model: string; base_url: string }>> = {
  anthropic: { model: 'claude-haiku-4-5', base_url: 'https://api.anthropic.com/v1' },
  openai: { model: 'gpt-4.1-mini', base_url: 'https://api.openai.com/v1' },
  'openai-compatible': { model: '', base_url: '' },
}

/** List prices of the default models; others change too often and have too many names to be kept here. */
const PRICES: Readonly<Record<string, Price>> = {
  'claude-haiku-4-5': { input: 1, output: 5 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
}

/** Null when no provider is configured. The rules between the variables were checked when they were read. */
export function provider_of(values: Values): Provider | null {
  const name = values.CS_LLM_PROVIDER
  if (name === null) return null
  return {
    name,
    model: values.CS_LLM_MODEL ?? DEFAULTS[name].model,
    base_url: address_of(name, values.CS_LLM_BASE_URL ?? DEFAULTS[name].base_url),
    api_key: values.CS_LLM_API_KEY,
  }
}

/** Their makers' own tools take the bare host for these two; servers of one's own are taken as they are named. */
function address_of(name: ProviderName, url: string): string {
  const address = url.replace(/(?<!\/)\/+$/, '')
  return name !== 'openai-compatible' && new URL(url).pathname === '/' ? `${address}/v1` : address
}

/** Null when the price of the model is not known, or the address is not that of its maker. */
export function price_of({ name, model, base_url }: Provider): Price | null {
  return base_url === DEFAULTS[name].base_url ? (PRICES[model] ?? null) : null
}
