// Mutations of GraphQL that a tool passes on: their fields are the names of what is done. Source: ENGINE 3, 4.2.
import type { ToolImpact } from '#core/policy/effects/tool/kind.ts'
import { impact_of_tool } from '#core/policy/effects/tool/name/words.ts'

/** Fields of one document that are looked at. */
const MAX_FIELDS = 32
const MAX_DOCUMENT_CHARS = 16_384
const IS_MUTATION = /^\s*(?:#[^\n]*\n\s*)*mutation\b/
const FIELD = /\b([a-z]\w{2,60})\s*\(/gi

/** The gravest impact among the fields of a mutation; null when the text is none, or none of them is grave. */
export function impact_of_mutation(text: string, server: string, grave: ReadonlySet<ToolImpact>): ToolImpact | null {
  if (!IS_MUTATION.test(text)) return null
  const body = text.slice(0, MAX_DOCUMENT_CHARS).replace(/^[^{]*\{/, '')
  let count = 0
  for (const found of body.matchAll(FIELD)) {
    if (++count > MAX_FIELDS) break
    const name = (found[1] ?? '').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
    const impact = impact_of_tool(name, server)
    if (grave.has(impact)) return impact
  }
  return null
}
