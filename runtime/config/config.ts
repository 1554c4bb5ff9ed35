// Reads the configuration once: command line, environment, env-file, defaults, in this order. Every bad value is reported,
// each on its own line; secrets are never part of a line. Nobody else looks at process.env. Source: CONTRACT 18.
import { redact_text } from '#core/redact.ts'
import { broken_rules } from '#runtime/config/config-rules.ts'
import { read_env_file } from '#runtime/config/env-file.ts'
import { nearest } from '#runtime/config/nearest.ts'
import { NAMES, type Name, VARIABLES, type Values } from '#runtime/config/variables.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** Where a value came from, strongest first; an env-file is `file`. */
export type Source = 'flag' | 'environment' | 'file' | 'default'

/** The whole configuration of one process. */
export interface Config {
  values: Values
  sources: Readonly<Record<Name, Source>>
  /** One line each: unknown names, weak tokens. */
  warnings: readonly string[]
}

type Texts = Readonly<Record<string, string | undefined>>

/** The texts the configuration is read from. */
export interface ConfigInput {
  /** By variable name, as given on the command line. */
  flags?: Texts
  env: Texts
}

/** A text with the name it was given under. */
interface Given {
  given_as: string
  text: string
  source: Source
}

/** Throws StartError with all bad values at once. */
export function load_config({ flags = {}, env }: ConfigInput): Config {
  const path = flags.ASG_ENV_FILE || env.ASG_ENV_FILE
  const read = path ? read_env_file(path) : { texts: {}, errors: [] }
  const file = drop_empty(read.texts)
  const layers: [Source, Texts][] = [
    ['flag', flags],
    ['environment', env],
    ['file', file],
  ]
  const given = new Map<Name, Given>()
  const errors = [...read.errors]
  for (const name of NAMES) {
    const [chosen, ...shadowed] = find(name, layers)
    if (chosen) given.set(name, chosen)
    for (const other of shadowed) {
      if (!VARIABLES[name].schema.safeParse(other.text).success) errors.push(error_line(name, other))
    }
  }
  const bad = new Set<Name>()
  const parsed: Partial<Values> = {}
  for (const [name, one] of given) {
    const { success, data } = VARIABLES[name].schema.safeParse(one.text)
    if (success) Object.assign(parsed, { [name]: data })
    else {
      bad.add(name)
      errors.push(error_line(name, one))
    }
  }
  const values = with_fallbacks(parsed, { ...file, ...drop_empty(env) })
  // What is wrong between two variables is told at once as well, unless one of them has no value to speak of.
  errors.push(...broken_rules(values).filter((line) => ![...bad].some((name) => line.includes(name))))
  const unknown = unknown_names({ ...file, ...env })
  if (errors.length > 0) throw new StartError(errors, { warnings: unknown })
  const sources = Object.fromEntries(NAMES.map((name) => [name, given.get(name)?.source ?? 'default']))
  const warnings = [...unknown, ...weak_tokens(values)]
  return { values, sources: sources as Config['sources'], warnings }
}

/** A shorter token can be guessed by whoever may try often enough. */
export const STRONG_TOKEN_CHARS = 32

function weak_tokens(values: Values): string[] {
  return (['CS_AUTH_TOKEN', 'CS_OPERATOR_TOKEN'] as const)
    .filter((name) => (values[name]?.length ?? STRONG_TOKEN_CHARS) < STRONG_TOKEN_CHARS)
    .map((name) => `${name} has less than ${STRONG_TOKEN_CHARS} characters`)
}

function drop_empty(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''))
}

/** The texts given for a variable, strongest first: within a layer the main name wins over its aliases. */
function find(name: Name, layers: readonly [Source, Texts][]): Given[] {
  const found: Given[] = []
  for (const [source, texts] of layers) {
    for (const given_as of [name, ...VARIABLES[name].aliases]) {
      // A token is taken as it stands: one of spaces alone must be refused, not read as "no authentication".
      const text = VARIABLES[name].secret ? texts[given_as] : texts[given_as]?.trim()
      if (text !== undefined && text !== '') found.push({ given_as, text, source })
    }
  }
  // A main name in a weaker layer still wins over an alias in a stronger one: the two are different variables.
  return found.sort((a, b) => Number(a.given_as !== name) - Number(b.given_as !== name))
}

/** Characters of a bad value that its message repeats. */
const MAX_SHOWN_VALUE_CHARS = 200

function error_line(name: Name, { given_as, text }: Given): string {
  const { secret, expected } = VARIABLES[name]
  const shown = secret ? 'a hidden value' : JSON.stringify(redact_text(text).slice(0, MAX_SHOWN_VALUE_CHARS))
  return `${given_as}: got ${shown}, expected ${expected}`
}

/** Defaults, and the settings that fall back to another variable. */
function with_fallbacks(parsed: Partial<Values>, texts: Texts): Values {
  const values = Object.fromEntries(NAMES.map((name) => [name, parsed[name] ?? VARIABLES[name].fallback])) as Values
  const provider_key =
    values.CS_LLM_PROVIDER === 'anthropic'
      ? texts.ANTHROPIC_API_KEY
      : values.CS_LLM_PROVIDER === 'openai'
        ? texts.OPENAI_API_KEY
        : undefined
  return {
    ...values,
    CS_LLM_API_KEY: values.CS_LLM_API_KEY ?? provider_key ?? null,
    ASG_TOKEN: values.ASG_TOKEN ?? values.CS_OPERATOR_TOKEN ?? values.CS_AUTH_TOKEN,
  }
}

const OUR_PREFIX = /^(?:CS|AHP|ALPHA|ASG)_/

function unknown_names(texts: Texts): string[] {
  const known = new Set(NAMES.flatMap((name) => [name, ...VARIABLES[name].aliases]))
  return Object.keys(texts)
    .filter((name) => OUR_PREFIX.test(name) && !known.has(name))
    .map((name) => {
      const meant = nearest(name, [...known])
      return `${name}: unknown variable, ${meant === null ? 'asg config show lists all' : `did you mean ${meant}?`}`
    })
}

/** Name, value as text and source of every variable, secrets masked: what `asg config show` prints. */
export function shown_values(config: Config): { name: Name; value: string; source: Source }[] {
  return NAMES.map((name) => {
    const value: unknown = config.values[name]
    const hidden = VARIABLES[name].secret && value !== null
    // An address may carry a password.
    return { name, value: hidden ? '(set, hidden)' : redact_text(text_of(value)), source: config.sources[name] }
  })
}

function text_of(value: unknown): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(',')
  if (value instanceof Map) return [...value].map(([key, word]) => `${key}=${word}`).join(',')
  return String(value)
}
