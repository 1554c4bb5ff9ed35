// Interns names as small numbers, for the one process that owns its database: numbers are assigned here and written
// with the next commit, repeatedly until one succeeds. Source: ARCHITECTURE 6 (terms), limits MAX_COUNTER_NAMES.
import { MAX_COUNTER_NAMES } from '#core/limits.ts'
import type { Group } from '#runtime/storage/commit/operation.ts'
import { MAX_TERM_ID, TERM_KINDS, type TermKind, type Terms } from '#runtime/storage/schema/codes.ts'
import { int_of, text_of } from '#runtime/storage/schema/rows.ts'
import type { Row } from '#runtime/storage/values.ts'

/** What names are counted as once the limit is reached. */
export const OTHER = 'other'
/** Names per kind; number 0 is `other`. */
export const MAX_TERMS = Math.min(MAX_COUNTER_NAMES, MAX_TERM_ID)

/** Numbers of names that this process alone gives out. */
export interface OwnTerms extends Terms {
  /** Names that are not on disk yet. */
  unsaved(): Group['terms']
  /** These are now. */
  saved(terms: Group['terms']): void
}

/** Begins with the stored rows (TERMS). */
export function own_terms(stored: readonly Row[]): OwnTerms {
  const ids = { source_framework: new Map<string, number>(), caller_adapter: new Map<string, number>() }
  const texts = { source_framework: [OTHER], caller_adapter: [OTHER] }
  let unsaved: Group['terms'] = []

  const keep = (kind: TermKind, id: number, text: string) => {
    ids[kind].set(text, id)
    texts[kind][id] = text
  }
  for (const row of stored) {
    const kind = TERM_KINDS.find((one) => one === row.kind)
    if (kind) keep(kind, int_of(row, 'id'), text_of(row, 'text'))
  }

  return {
    id(kind, text) {
      const known = ids[kind].get(text)
      if (known !== undefined) return known
      const id = texts[kind].length
      if (id > MAX_TERMS) return 0
      keep(kind, id, text)
      unsaved.push({ kind, id, text })
      return id
    },
    text: (kind, id) => texts[kind][id] ?? OTHER,
    unsaved: () => [...unsaved],
    saved(terms) {
      unsaved = unsaved.slice(terms.length)
    },
  }
}
