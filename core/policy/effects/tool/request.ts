// Tools that send arbitrary requests to a service: `{method: 'POST', path: '/v1/customers/14/suspend'}`. Method and
// path are read as the name of a tool that would do the same. Source: ENGINE 3 (tools by verb and by the shape of their
// arguments).
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { impact_of_tool } from '#core/policy/effects/tool/name/words.ts'

type Arguments = Readonly<Record<string, unknown>>

const METHOD_KEYS = ['method', 'http_method', 'request_method', 'verb'] as const
const PATH_KEYS = [
  'path',
  'endpoint',
  'route',
  'api_path',
  'url_path',
  'resource_path',
  'request_path',
  'uri',
  'url',
] as const
const VERBS: Readonly<Record<string, string>> = { post: 'create', put: 'update', patch: 'update', delete: 'delete' }
/** Characters of a path that are looked at, and words in it. */
const MAX_PATH_CHARS = 512
const MAX_SEGMENTS = 12
/** Words of a path that are neither a version nor somebody's name or number. */
const WORD = /^[a-z][a-z_-]{2,40}$/i
const VERSION = /^(?:v\d+|api|apis|rest|admin|public|internal|latest)$/i

/**
 * What a request does; null when the arguments are not such a request. Reading requests are judged by the tool's own
 * name.
 */
export function impact_of_request(server: string, args: Arguments): ToolImpact | null {
  const method = text_in(args, METHOD_KEYS)?.toLowerCase() ?? ''
  const verb = Object.hasOwn(VERBS, method) ? VERBS[method] : undefined
  if (verb === undefined) return null
  const path = text_in(args, PATH_KEYS)
  if (path === null || path.length > MAX_PATH_CHARS || /^\w+:\/\//.test(path)) return null
  const named = words_in(path)
  if (named.length === 0) return null
  const impact = impact_of_tool([verb, ...named].join('_'), server)
  // What is done stands at the end of the path: `/invoices/3/void`.
  if (method !== 'post' || impact !== 'change' || named.length < 2) return impact
  return impact_of_tool([named.at(-1), ...named.slice(0, -1)].join('_'), server)
}

function words_in(path: string): readonly string[] {
  return (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .filter((part) => WORD.test(part) && !VERSION.test(part))
    .slice(-MAX_SEGMENTS)
    .map((part) =>
      part
        .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
        .replaceAll('-', '_')
        .toLowerCase(),
    )
}

function text_in(args: Arguments, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = args[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}
