// The gateway's own description of its interface (OpenAPI), as people read it: operations in groups, and schemas as lines that open
// into further lines. Pure. Source: PRODUCT 7, CONTRACT 5.4.

/** The members of JSON Schema that the description uses. */
export interface Schema {
  type?: string
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** A parameter of the path or of the query. */
export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

type Content = Readonly<Record<string, { schema?: Schema }>>

/** One method of one path. */
export interface Operation {
  summary: string
  operationId: string
  parameters?: readonly Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Readonly<Record<string, { description: string; content?: Content }>>
  security?: readonly Readonly<Record<string, unknown>>[]
}

/** What `GET /openapi.json` answers. */
export interface Description {
  openapi: string
  info: { title: string; version: string }
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** An operation with the way to it. */
export interface Call {
  method: string
  path: string
  operation: Operation
}

/** A line of a schema: its name, and what lies behind it. */
export interface Member {
  name: string
  schema: Schema
  required: boolean
}

/** First parts of paths, and what people read instead; a group that is not named here is named by its path. */
const GROUPS: readonly (readonly [start: string, title: string])[] = [
  ['/ahp/approval', 'Approvals'],
  ['/ahp/resolve', 'Approvals'],
  ['/report/approvals', 'Approvals'],
  ['/ahp/patterns', 'Learned patterns'],
  ['/ahp', 'Decisions'],
  ['/webhook', 'Decisions'],
  ['/report/session/{id}/l3-advisory', 'Reviews'],
  ['/report/l3-advisory', 'Reviews'],
  ['/report/session', 'Sessions'],
  ['/report', 'Reports'],
  ['/skill-trust', 'Trust in skills'],
  ['/enterprise', 'Enterprise'],
]
const OTHER = 'The gateway itself'
/** Deeper than this a type is told by one word. */
const MAX_TYPE_DEPTH = 3
const MAX_WORDS_CHARS = 160

/** Calls that contain the sought text in path, method or summary, by group; groups and calls in the order of the description. */
export function groups_of({ paths }: Description, sought = ''): readonly (readonly [title: string, calls: Call[]])[] {
  const groups = new Map<string, Call[]>()
  const text = sought.trim().toLowerCase()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const call = { method: method.toUpperCase(), path, operation }
      if (!`${call.method} ${path} ${operation.summary}`.toLowerCase().includes(text)) continue
      const title = GROUPS.find(([start]) => path.startsWith(start))?.[1] ?? OTHER
      groups.set(title, [...(groups.get(title) ?? []), call])
    }
  }
  return [...groups]
}

/** `string or null`, `list of object`, `"allow" or "deny"`, `map of integer`; `anything` where the schema says nothing. */
export function type_words(schema: Schema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return any_of(schema.enum.map((value) => JSON.stringify(value)))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined)
    return depth > MAX_TYPE_DEPTH ? 'one of several' : any_of(choices.map((one) => type_words(one, depth + 1)))
  if (schema.type === 'array') {
    if (schema.items === undefined) return 'list'
    return depth > MAX_TYPE_DEPTH ? 'list' : `list of ${type_words(schema.items, depth + 1)}`
  }
  if (schema.type === 'object' && schema.properties === undefined && is_schema(schema.additionalProperties)) {
    return depth > MAX_TYPE_DEPTH ? 'map' : `map of ${type_words(schema.additionalProperties, depth + 1)}`
  }
  return schema.type ?? (schema.allOf === undefined ? 'anything' : 'object')
}

/** What a value has to keep to: `1 to 200`, `at most 256 characters`, `by default 50`. Empty when there is nothing to say. */
export function limit_words(schema: Schema): string {
  const inner = of_choice(schema)
  const { minimum, maximum, exclusiveMinimum, maxLength, maxItems, minItems, format } = inner
  const said: string[] = []
  if (format !== undefined) said.push(format)
  if (minimum !== undefined && maximum !== undefined) said.push(`${minimum} to ${maximum}`)
  else if (minimum !== undefined) said.push(`at least ${minimum}`)
  else if (maximum !== undefined) said.push(`at most ${maximum}`)
  if (exclusiveMinimum !== undefined) said.push(`more than ${exclusiveMinimum}`)
  if (maxLength !== undefined) said.push(`at most ${maxLength} characters`)
  if (minItems !== undefined) said.push(`at least ${minItems} of them`)
  if (maxItems !== undefined) said.push(`at most ${maxItems} of them`)
  if (schema.default !== undefined) said.push(`by default ${JSON.stringify(schema.default)}`)
  return said.join(', ')
}

/** The lines behind a schema; empty when it is told by one line. */
export function members_of(schema: Schema): readonly Member[] {
  const inner = of_choice(schema)
  if (inner.allOf !== undefined) return inner.allOf.flatMap(members_of)
  const choices = (inner.anyOf ?? inner.oneOf ?? []).filter((one) => members_of(one).length > 0)
  if (choices.length > 0) return choices.map((one, at) => ({ name: `form ${at + 1}`, schema: one, required: false }))
  if (inner.type === 'array' && inner.items !== undefined) return members_of(inner.items)
  if (inner.prefixItems !== undefined)
    return inner.prefixItems.map((one, at) => ({ name: `[${at}]`, schema: one, required: true }))
  const required = new Set(inner.required)
  const named = Object.entries(inner.properties ?? {}).map(([name, one]) => ({
    name,
    schema: one,
    required: required.has(name),
  }))
  const others = inner.additionalProperties
  if (!is_schema(others) || members_of(others).length + named.length === 0) return named
  return [...named, { name: 'any other name', schema: others, required: false }]
}

/** The schema of the first kind of body, null when there is none; `kind` is its media type. */
export function body_of(content: Content | undefined): { kind: string; schema: Schema } | null {
  const [kind, { schema = {} } = {}] = Object.entries(content ?? {})[0] ?? []
  return kind === undefined ? null : { kind, schema }
}

/** Whether the call needs a token, as far as the description tells. */
export function needs_token({ security = [] }: Operation): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0)
}

/** A line for a terminal that makes the call. The token stays in a variable. */
export function curl_line({ method, path, operation }: Call, origin: string): string {
  const words = ['curl -s']
  if (method !== 'GET') words.push(`-X ${method}`)
  if (needs_token(operation)) words.push(`-H "authorization: Bearer $ASG_TOKEN"`)
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required === true)
  const search = query.map(({ name }) => `${name}=…`).join('&')
  words.push(`'${origin}${path}${search === '' ? '' : `?${search}`}'`)
  const body = body_of(operation.requestBody?.content)
  if (body !== null) words.push(`-d '${JSON.stringify(example_of(body.schema))}'`)
  return words.join(' ')
}

/** The smallest value with everything that is required; an ellipsis stands for what only the caller knows. */
function example_of(schema: Schema, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum !== undefined) return schema.enum[0]
  const inner = of_choice(schema)
  const [first] = inner.anyOf ?? inner.oneOf ?? []
  if (first !== undefined) return depth > MAX_TYPE_DEPTH ? null : example_of(first, depth + 1)
  if (inner.type === 'array') return []
  if (inner.type === 'integer' || inner.type === 'number') return inner.minimum ?? 0
  if (inner.type === 'boolean') return false
  if (inner.type === 'null') return null
  if (inner.type !== 'object' && inner.properties === undefined) return '…'
  const required = new Set(inner.required)
  const members = Object.entries(inner.properties ?? {}).filter(([name]) => required.has(name))
  return Object.fromEntries(
    members.map(([name, one]) => [name, depth > MAX_TYPE_DEPTH ? '…' : example_of(one, depth + 1)]),
  )
}

/** Of a choice between one thing and null, the thing. */
function of_choice(schema: Schema): Schema {
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  const [only] = choices ?? []
  return only !== undefined && choices?.length === 1 ? of_choice(only) : schema
}

function any_of(words: readonly string[]): string {
  const text = [...new Set(words)].join(' or ')
  return text.length <= MAX_WORDS_CHARS ? text : `${text.slice(0, MAX_WORDS_CHARS - 1)}…`
}

function is_schema(value: Schema | boolean | undefined): value is Schema {
  return typeof value === 'object' && Object.keys(value).length > 0
}
