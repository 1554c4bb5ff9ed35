// Names as small numbers when several gateways share a database: the database gives the numbers out, each gateway remembers
// what it has seen. Source: ARCHITECTURE 6 (terms), limits MAX_COUNTER_NAMES.
import { TERM_KINDS, type TermKind, type Terms } from '#runtime/storage/codes.ts'
import type { Query, Row } from '#runtime/storage/connection.ts'
import { int_of, TERM_ADD, TERMS, text_of } from '#runtime/storage/rows.ts'
import { MAX_TERMS, OTHER } from '#runtime/storage/terms.ts'

export interface SharedTerms extends Terms {
  /** Makes sure that these names have numbers, as far as numbers are left. */
  know(names: Readonly<Record<TermKind, string>>): Promise<void>
  /** Takes in the rows of TERMS: other gateways may have added some. */
  learn(rows: readonly Row[]): void
}

/** `ask` changes and reads the database in one batch. */
export function shared_terms(ask: (queries: readonly Query[]) => Promise<Row[][]>): SharedTerms {
  const ids = { source_framework: new Map<string, number>(), caller_adapter: new Map<string, number>() }
  const texts = { source_framework: [OTHER], caller_adapter: [OTHER] }

  const learn = (rows: readonly Row[]) => {
    for (const row of rows) {
      const kind = TERM_KINDS.find((one) => one === row.kind)
      if (!kind) continue
      ids[kind].set(text_of(row, 'text'), int_of(row, 'id'))
      texts[kind][int_of(row, 'id')] = text_of(row, 'text')
    }
  }
  /** A name that got no number stays `other`, and is not asked about again while the kind is full. */
  const missing = (kind: TermKind, text: string) => !ids[kind].has(text) && texts[kind].length <= MAX_TERMS

  return {
    id: (kind, text) => ids[kind].get(text) ?? 0,
    text: (kind, id) => texts[kind][id] ?? OTHER,
    async know(names) {
      const unknown = TERM_KINDS.filter((kind) => missing(kind, names[kind]))
      if (unknown.length === 0) return
      const added = unknown.map((kind): Query => ({ sql: TERM_ADD, args: [kind, names[kind], MAX_TERMS] }))
      learn((await ask([...added, TERMS])).at(-1) ?? [])
    },
    learn,
  }
}
