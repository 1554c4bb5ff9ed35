// Route table -> OpenAPI 3.1. Everything said here is derived from the schemas that also check the requests.
// Source: CONTRACT 5.4.
import * as z from 'zod'
import { RpcErrorData } from '#core/contract/rpc.ts'
import { shape_of } from '#core/edge/input.ts'
import type { Endpoint, Route } from '#core/endpoint.ts'
import { ERRORS, type ErrorCode } from '#core/errors.ts'
import { is_object } from '#core/json.ts'
import { MAX_ID_CHARS } from '#core/limits.ts'

/** Version of the description itself, not of the gateway (SPEC "Versioning"). */
const DESCRIPTION_VERSION = '1.0.0'

const ErrorBody = z.object({ error: z.string(), failure_class: z.string().optional() })

type Json = Record<string, unknown>

/** The description of all routes that are registered under these settings and answered by the gateway listener. */
export function describe_routes(routes: readonly Route[], options: { enterprise: boolean }): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    if (route.endpoint.when === 'enterprise' && !options.enterprise) continue
    const methods = paths[route.path] ?? {}
    paths[route.path] = methods
    methods[route.method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Agent Supervision Gateway', version: DESCRIPTION_VERSION },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation({ path, method, endpoint }: Route): Json {
  const parameters = [...path_parameters(path), ...query_parameters(endpoint)]
  return {
    summary: endpoint.summary,
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+/g, '_').replace(/_$/, '')}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...request_body(method, endpoint),
    responses: { ...success(endpoint), ...failures(endpoint) },
    security: endpoint.auth === 'open' ? [] : endpoint.auth === 'metrics' ? [{}, { bearer: [] }] : [{ bearer: [] }],
  }
}

function path_parameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: MAX_ID_CHARS },
  }))
}

function query_parameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return []
  const { properties = {}, required = [] } = schema_of(endpoint.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  const defaults = endpoint.query.safeParse({}).data
  const default_of = (name: string): Json => {
    const value = is_object(defaults) ? defaults[name] : undefined
    return value === undefined ? {} : { default: value }
  }
  return shape_of(endpoint.query).map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: { ...properties[name], ...default_of(name) },
  }))
}

function request_body(method: string, endpoint: Endpoint): Json {
  const body = endpoint.body ?? endpoint.described_body
  if (method === 'GET' || !body) return {}
  const schema = schema_of(body, 'input')
  const required = endpoint.body_optional !== true
  return { requestBody: { required, content: { 'application/json': { schema } } } }
}

function success(endpoint: Endpoint): Json {
  const responses: Json = {}
  for (const [status, shape] of Object.entries(endpoint.responses)) {
    responses[status] = { description: endpoint.summary, ...content_of(shape) }
  }
  return responses
}

function content_of(shape: Endpoint['responses'][number]): Json {
  if (shape === 'empty') return {}
  if (shape === 'text') return { content: { 'text/plain': { schema: { type: 'string' } } } }
  if (shape === 'stream') return { content: { 'text/event-stream': { schema: { type: 'string' } } } }
  return { content: { 'application/json': { schema: schema_of(shape, 'output') } } }
}

/** What any route may answer before its handler runs, or when that throws (CONTRACT 0.1, 0.2, 0.8). */
function errors_of_any(endpoint: Endpoint): readonly ErrorCode[] {
  return ['FORBIDDEN', 'ENGINE_INTERNAL_ERROR', ...(endpoint.auth === 'open' ? [] : ['RATE_LIMITED' as const])]
}

/** Codes that share a status share one entry. */
function failures(endpoint: Endpoint): Json {
  const by_status = new Map<number, ErrorCode[]>()
  for (const code of new Set([...(endpoint.errors ?? []), ...errors_of_any(endpoint)])) {
    const { status } = ERRORS[code]
    by_status.set(status, [...(by_status.get(status) ?? []), code])
  }
  const responses: Json = {}
  for (const [status, codes] of by_status) {
    const schema = schema_of(codes.includes('RATE_LIMITED') ? RpcErrorData : ErrorBody, 'output')
    responses[String(status)] = {
      description: codes.join(', '),
      ...headers_of(status),
      content: { 'application/json': { schema } },
    }
  }
  return responses
}

/** CONTRACT 0.2. */
function headers_of(status: number): Json {
  if (status === 401) return { headers: { 'WWW-Authenticate': { schema: { type: 'string', const: 'Bearer' } } } }
  if (status === 429) return { headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } } }
  return {}
}

function schema_of(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Replies may gain members at any time (CONTRACT 0.11), and the range of a double is no rule of ours.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  }) as Json
  return rest
}
