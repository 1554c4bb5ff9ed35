// Inline code that talks to the network: what it asks for, and what it sends along. Source: ENGINE 4.2, 7.
import { choice, in_turn, one_of, within } from '#core/compose.ts'
import { emit, reach } from '#core/policy/effects/call.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { is_unknown, known, UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'
import { word } from '#core/policy/effects/inline/value/word.ts'
import type { Bodies, Run } from '#core/policy/effects/inline/walk.ts'

/** A file that is opened where the body of a request stands. */
const SENDS_FILE = one_of(
  /createReadStream\([^;\n]{0,80}?\)\.pipe\([^;\n]{0,60}?\brequest\(|\bopen_sftp\(\)\.put\(/,
  /\.(?:storbinary|storlines|end|write|sendall|sendfile|upload\w{0,16}|put_object)\([^;\n]{0,60}?\b(?:open|readFile(?:Sync)?|createReadStream|read_bytes|read_text)\(/,
  within(
    '\\b(?:data|files|json|body|content)\\b["\']?\\s?[=:][^;\\n]{0,80}?\\b',
    [
      /open|readFile(?:Sync)?|createReadStream|File\.(?:read|open)|read_bytes|read_text|file_get_contents/,
      /Bun\.file|Deno\.readTextFile(?:Sync)?/,
    ],
    '\\(',
  ),
)

/** The environment as a whole, in any of the languages; whether a name is in it shows nothing of it. */
export const WHOLE_ENVIRONMENT = in_turn(
  // "KEY" in os.environ, if key in os.environ
  /(?<!["']\s(?:not\s)?in\s|(?:\b(?:if|elif|and|or|while|assert|return|not)|&&|\|\|)[\s(!]{1,3}\w{1,40}\s(?:not\s)?in\s)/,
  choice(
    /\bos\.environ\.items\(\)\s?(?:[})\]]|if\b[^}\n]{0,120}(?:KEY|TOKEN|SECRET|PASS))/,
    /(?:process\s*\.\s*env|os\.environ|Deno\.env\.toObject\(\))(?!\s*[.[\w])/,
    /%ENV\b|\bENV\.to_(?:h|a|s|json)\b|\bENV\.(?:inspect|map)\b|\bgetenv\(\s*\)|\$_ENV\b(?!\s*\[)/,
  ),
)

/** Looked up once, however many requests the code makes. */
function bodies_of({ code, facts, scope }: Run): Bodies {
  if (facts.bodies !== null) return facts.bodies
  const source = scope.tokens.map((token) => token.text).join(' ')
  facts.bodies = {
    files: SENDS_FILE.test(code),
    named: /\b(?:POST|PUT|PATCH)\b/i.test(source) || /\bbody\b/.test(source),
    environment: WHOLE_ENVIRONMENT.test(code),
  }
  return facts.bodies
}

/** A request; with a body it sends. */
export function talks(
  run: Run,
  how: 'fetch' | 'send',
  items: readonly Value[],
  named: ReadonlyMap<string, Value>,
): void {
  const { call, facts } = run
  const [first] = items
  const url = first ?? named.get('url') ?? UNKNOWN
  const bodies = bodies_of(run)
  const carries = named.has('data') || named.has('json') || named.has('files')
  const posts = carries || bodies.files || (how === 'send' && bodies.named)
  facts.sends = true
  const draft = reach(call, posts ? 'net.send' : 'net.fetch', word(run, url), {
    method: posts ? 'POST' : 'GET',
    lang: run.lang,
    ...(posts && bodies.files ? { source: 'file', with_data: true } : {}),
  })
  if (posts && bodies.environment && draft !== null) sends_environment(draft)
}

/** All variables hold the secrets among them: what `curl -d "$(env)"` sends. One's own services may be told. */
export function sends_environment(draft: Draft): void {
  const own = draft.fields.host_kind === 'loopback' || draft.fields.host_kind === 'private'
  draft.taint = [...draft.taint, 'env', ...(own ? [] : (['secret'] as const))]
  if (!own) draft.d = [3, draft.d[1], 3]
}

/** `net.connect(port, host)`: JavaScript names the port first, and this machine is meant where no host is. */
const PORT = /^\d{1,5}$/
const THEN_CALLBACK = /^\d{1,5}\s*,\s*(?:async\b\s*)?(?:\(|function\b|\w{1,40}\s*=>)/

/** A socket to `(host, port)`, or to both in turn. */
export function connects(run: Run, target: Value, second: Value | undefined): void {
  run.facts.connects = true
  if (target.items === null && PORT.test(target.text)) {
    const { text: port } = target
    const calls_back = THEN_CALLBACK.test(run.code.slice(run.code.indexOf(port)))
    const host = second === undefined || calls_back ? known('localhost') : second
    reach(run.call, 'net.send', word(run, host), { method: 'socket', port })
    return
  }
  const port = target.items?.[1]?.text ?? second?.text ?? ''
  reach(run.call, 'net.send', word(run, target.items?.[0] ?? target), { method: 'socket', port })
}

/** A server; `0.0.0.0` is every address of the machine. */
export function listens({ call }: Run, target: Value): void {
  const exposes = target.items?.[0]?.text === '0.0.0.0' || target.text === '0.0.0.0'
  emit(call, 'net.listen', { fields: { exposes } })
}

/** The name of a host is looked up: what is put into a name leaves with it. */
export function resolves({ call }: Run, target: Value): void {
  emit(call, 'net.dns', {
    target: is_unknown(target) ? null : target.text,
    fields: { dynamic: target.text.includes('\u0000') },
  })
}
