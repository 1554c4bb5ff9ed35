// Failures in outputs ("already exists"): the command did not make the thing, so it remains somebody else's. Source:
// ENGINE section 11.
import { one_of } from '#core/compose.ts'
import { is_applied_somewhere, is_clean_somewhere } from '#core/policy/effects/session/saved.ts'
import { NEAR_CLUSTER } from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'

/** Cheap pre-test that nearly every output fails. */
const MAY_SAY = /exist|in use|rejected|non-fast-forward|allocated|overwritten/i
const SAYS = one_of(
  /already exists?\b|port is already allocated|address already in use|AlreadyExists|already in use/i,
  /name that is still in use|\bFile exists\b|already used by|\[rejected\]|non-fast-forward|fetch first/i,
  /would be overwritten|no context exists/i,
)
/** Characters that are searched at the start and at the end of an output. */
const MAX_LOOKED_AT = 16_384
const MAX_LINES = 8
const MAX_LINE_CHARS = 300

/** Whether a text may hold such a line anywhere: in a record the output is surrounded by more text. */
export function may_tell_failure(text: string): boolean {
  return MAY_SAY.test(text) && SAYS.test(text)
}

/** The lines of an output that report such a failure. */
export function failures_in(output: string): readonly string[] {
  const text =
    output.length <= MAX_LOOKED_AT
      ? output
      : `${output.slice(0, MAX_LOOKED_AT / 2)}\n${output.slice(-MAX_LOOKED_AT / 2)}`
  if (!MAY_SAY.test(text)) return []
  const found: string[] = []
  for (const line of text.split('\n')) {
    if (!SAYS.test(line)) continue
    found.push(line.slice(0, MAX_LINE_CHARS))
    if (found.length >= MAX_LINES) break
  }
  return found
}

/** The own facts that these lines refute. Lines without a name refute everything that may fail without being named. */
export function refuted_by(lines: readonly string[], own: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const kept = lines.some((line) => NOT_APPLIED.test(line)) ? own.filter(is_applied_somewhere) : []
  // The cluster that was selected before is still selected.
  if (lines.some((line) => line.includes('no context exists'))) kept.push(...own.filter((one) => one === NEAR_CLUSTER))
  const named = own.filter((one) => names_of(one).some((name) => lines.some((line) => line.includes(name))))
  return [...kept, ...(named.length > 0 ? named : own.filter((one) => /^(?:release|tool) /.test(one)))]
}

/** Nothing of a stash was restored. */
const NOT_APPLIED = /would be overwritten|already exists, no checkout/

/** Names by which a failure may mention a fact: its last word or path segment; for products of tools, each argument. */
function names_of(one: string): string[] {
  if (is_clean_somewhere(one) || is_applied_somewhere(one)) return []
  if (one.startsWith('tool ')) return Array.from(one.matchAll(/:"([^"]{3,})"/g), ([, text = '']) => text)
  const word = one.slice(one.lastIndexOf(' ') + 1)
  const name = word.startsWith('/') || one.startsWith('release ') ? word.slice(word.lastIndexOf('/') + 1) : word
  return name === '' ? [] : [name]
}
