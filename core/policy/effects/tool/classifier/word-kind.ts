// The kind of a word, from the tables of verbs and objects, as a feature: a word that no labelled call contained is weighed like others
// of its kind. Source: ENGINE 3 (tools by verb and by the shape of their arguments).
import { places_of } from '#core/policy/effects/tool/name/outside.ts'
import { pairs_with } from '#core/policy/effects/tool/name/verbs.ts'
import { weights_of } from '#core/policy/effects/tool/name/weight.ts'
import { name_kinds_of } from '#core/policy/effects/tool/name/words.ts'

/** Words whose kinds are cached; names of tools are made of few words. */
const MAX_KNOWN = 4_096
const known = new Map<string, readonly string[]>()

/** The kinds of a word; `strange` when no table has it. */
export function kinds_of(word: string): readonly string[] {
  const before = known.get(word)
  if (before !== undefined) return before
  const { verb, stakes } = pairs_with(word)
  const found = [...name_kinds_of(word), ...weights_of(word), ...places_of(word), ...(verb ? ['pair'] : [])]
  for (const stake of stakes) found.push(`at_${stake}`)
  const kinds = found.length === 0 ? ['strange'] : found
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, kinds)
  return kinds
}
