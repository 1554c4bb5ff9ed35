// Validates the three parts of a request that have schemas: path parameters, query, JSON body. Every failure is
// INVALID_REQUEST with one plain sentence that names the field. Source: CONTRACT 0.1.
import type * as z from 'zod'
import { is_longer } from '#core/contract/characters.ts'
import { GatewayError } from '#core/errors.ts'
import { holds_more, is_object, nests_deeper, seen_of } from '#core/json.ts'
import { MAX_ID_CHARS, MAX_JSON_DEPTH, MAX_JSON_VALUES, MAX_LISTED_PATHS } from '#core/limits.ts'

const NOTHING: Readonly<Record<string, never>> = {}

/** Decodes path parameters. Throws INVALID_REQUEST for bad escapes, control characters and wrong lengths. */
export function read_params(schema: z.ZodType | undefined, encoded: Readonly<Record<string, string>>): unknown {
  const names = Object.keys(encoded)
  if (names.length === 0 && !schema) return NOTHING
  const params = Object.fromEntries(names.map((name) => [name, decode_param(name, encoded[name] ?? '')]))
  return schema ? checked(schema, params) : params
}

function decode_param(name: string, encoded: string): string {
  const decoded = decoded_or_null(encoded)
  if (decoded === null) throw badly_escaped(name)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose of this pattern
  if (decoded.length === 0 || is_longer(decoded, MAX_ID_CHARS) || /[\u0000-\u001f\u007f]/.test(decoded)) {
    throw new GatewayError(
      'INVALID_REQUEST',
      `${name} must be 1 to ${MAX_ID_CHARS} characters without control characters`,
    )
  }
  return decoded
}

/**
 * Reads the parameters that the schema knows; others are ignored. Throws INVALID_REQUEST for a repeated, empty or
 * malformed one.
 */
export function read_query(schema: z.ZodType | undefined, query: string): unknown {
  if (!schema) return NOTHING
  const known = shape_of(schema)
  const given = new URLSearchParams(query)
  const values: Record<string, string> = {}
  for (const name of known) {
    const all = given.getAll(name)
    const [first] = all
    if (first === undefined) continue
    if (all.length > 1) throw new GatewayError('INVALID_REQUEST', `${name} must be given once`)
    if (first === '') throw new GatewayError('INVALID_REQUEST', `${name} ${rule_of_empty(schema, name)}`)
    if (/[%\ufffd]/.test(first) && !is_well_escaped(query, name)) throw badly_escaped(name)
    values[name] = first
  }
  return checked(schema, values)
}

/** URLSearchParams passes a broken escape on as text; here it is malformed, as in a path. */
function is_well_escaped(query: string, name: string): boolean {
  return query.split('&').every((pair) => !new URLSearchParams(pair).has(name) || decoded_or_null(pair) !== null)
}

function decoded_or_null(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

function badly_escaped(name: string): GatewayError {
  return new GatewayError('INVALID_REQUEST', `${name} must be percent-encoded UTF-8`)
}

/**
 * The rule an empty parameter breaks; more helpful than "must not be empty", e.g. a list of allowed words (CONTRACT
 * 0.2, 7.2).
 */
function rule_of_empty(schema: z.ZodType, name: string): string {
  const { shape = {} } = schema as { shape?: Readonly<Record<string, z.ZodType>> }
  const issue = shape[name]?.safeParse('').error?.issues[0]
  return issue === undefined ? 'must not be empty' : rule_of(issue)
}

/** Names of the parameters that a query schema reads; query schemas are objects (core/contract). */
export function shape_of(schema: z.ZodType): string[] {
  return 'shape' in schema ? Object.keys(schema.shape as object) : []
}

/**
 * Parses and validates a JSON body. Throws INVALID_REQUEST for text that is not a JSON object or does not fit the
 * schema.
 */
export function read_body(schema: z.ZodType, text: string, optional: boolean): unknown {
  if (optional && text === '') return checked(schema, {})
  if (holds_more(text)) {
    throw new GatewayError('INVALID_REQUEST', `The request body must not hold more than ${MAX_JSON_VALUES} values`)
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new GatewayError('INVALID_REQUEST', `The request body must be valid JSON${seen_of(text)}`)
  }
  if (!is_object(value)) throw new GatewayError('INVALID_REQUEST', 'The request body must be a JSON object')
  if (nests_deeper(value)) {
    throw new GatewayError('INVALID_REQUEST', `The request body must not nest deeper than ${MAX_JSON_DEPTH} levels`)
  }
  return checked(schema, value)
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new GatewayError('INVALID_REQUEST', describe_issues(parsed.error.issues))
}

/** One sentence for several issues: `window_seconds must be an integer from 1 to 604800; limit must not be empty`. */
export function describe_issues(issues: readonly z.core.$ZodIssue[]): string {
  const listed = issues.slice(0, MAX_LISTED_PATHS).map((issue) => {
    const path = issue.path.map(String).join('.')
    return `${path === '' ? 'The request' : path} ${rule_of(issue)}`
  })
  return listed.join('; ')
}

/** One issue in words; this project's schemas bring their own text, others are rephrased from zod's. */
function rule_of(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `must not have the member ${issue.keys.join(', ')}`
  const rule = rephrased(issue.message)
  return /^(must|is) /.test(rule) ? rule : `is invalid: ${rule}`
}

/** Zod's sentence about a missing member or a wrong type in the words of this project; every other text as it is. */
export function rephrased(message: string): string {
  const [, expected, received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? []
  if (expected === undefined) return message
  return received === 'undefined' ? 'is required' : `must be of type ${expected}`
}
