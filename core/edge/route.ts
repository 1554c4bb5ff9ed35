// Paths of the route table: matching a request path against `/report/session/{id}` and reading its parameters.
// Source: CONTRACT 0.1 (unknown route, known route with another method, path parameters).
import type { Endpoint, Method, Route } from '#core/endpoint.ts'

/** What an endpoint file exports: one endpoint per method. */
export type Endpoints = Partial<Record<Method, Endpoint>>

/** The rows of the route table for one endpoint file. */
export function routes_of(path: string, endpoints: Endpoints): Route[] {
  const methods: Method[] = ['GET', 'POST', 'PATCH']
  return methods.flatMap((method) => {
    const endpoint = endpoints[method]
    return endpoint ? [{ method, path, endpoint }] : []
  })
}

/** The rows that exist on this listener under these settings. */
export function registered(
  routes: readonly Route[],
  listener: 'gateway' | 'receiver',
  settings: { enterprise_enabled: boolean },
): Route[] {
  return routes.filter(({ endpoint }) => {
    const at = endpoint.listener ?? 'gateway'
    return (at === listener || at === 'both') && (endpoint.when !== 'enterprise' || settings.enterprise_enabled)
  })
}

/**
 * The path parameters, still percent-encoded; undefined when the path does not match the pattern. An empty segment
 * matches.
 */
export function match_path(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (let at = 0; at < expected.length; at++) {
    const want = expected[at] ?? ''
    const have = given[at] ?? ''
    if (want.startsWith('{')) params[want.slice(1, -1)] = have
    else if (want !== have) return undefined
  }
  return params
}

/**
 * Methods that a path answers, in the order of the table; empty when no route has the path. HEAD is answered wherever
 * GET is.
 */
export function methods_of(routes: readonly Route[], path: string): string[] {
  const methods = routes.filter((route) => match_path(route.path, path)).map((route): string => route.method)
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
