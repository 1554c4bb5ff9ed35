// Asks the gateway that served this page, and nobody else. Tells apart what a person has to do about a failure.
import { token } from '#runtime/ui/state/token.ts'

/** Why there is no answer: nobody is there, the token is wrong, it may not do this, somebody was first, or the gateway says no. */
export type Trouble = 'unreachable' | 'unauthorized' | 'forbidden' | 'conflict' | 'refused'

/** Thrown by `ask`; the message is for people. */
export class ApiError extends Error {
  trouble: Trouble
  /** What the gateway said beside its message; of a conflict who was first. */
  body: Readonly<Record<string, unknown>>
  constructor(trouble: Trouble, message: string, body: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.trouble = trouble
    this.body = body
  }
}

const TIMEOUT_MS = 20_000

/** Parts of a path, each of them encoded. Members of the query that are null or empty are left out. */
export function path_of(
  parts: readonly string[],
  query: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  const path = `/${parts.map(encodeURIComponent).join('/')}`
  return search.size === 0 ? path : `${path}?${search}`
}

/** Reads when there is no body, posts it otherwise. Throws ApiError. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...authorization(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    throw new ApiError('unreachable', 'The gateway does not answer.')
  }
  const answer = await read(response)
  if (response.ok) return answer as T
  throw error_of(response.status, answer)
}

/** The header for every request, the stream included. */
export function authorization(): Record<string, string> {
  return token.value === '' ? {} : { authorization: `Bearer ${token.value}` }
}

async function read(response: Response): Promise<Record<string, unknown>> {
  try {
    return await response.json()
  } catch {
    if (response.ok) throw new ApiError('unreachable', 'The answer of the gateway broke off.')
    return {}
  }
}

function error_of(status: number, body: Record<string, unknown>): ApiError {
  const said = typeof body.error === 'string' ? body.error : `The gateway answered with status ${status}.`
  if (status === 401) return new ApiError('unauthorized', 'The gateway does not accept this token.', body)
  if (status === 403)
    return new ApiError('forbidden', 'This token may look, but not act. Sign in with the operator token.', body)
  if (status === 409) return new ApiError('conflict', said, body)
  return new ApiError(status === 502 || status === 503 ? 'unreachable' : 'refused', said, body)
}

/** What a person reads about any failure. */
export function trouble_text(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
