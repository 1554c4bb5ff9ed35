// Interns names as small numbers when several gateways share a database: the database assigns numbers, each gateway
// caches those it has seen. Source: ARCHITECTURE 6 (terms), limits MAX_COUNTER_NAMES.
import { MAX_TERMS, OTHER } from '#runtime/storage/embedded/terms.ts'
import { TERM_KINDS, type TermKind, type Terms } from '#runtime/storage/schema/codes.ts'
import { int_of, TERM_ADD, TERMS, text_of } from '#runtime/storage/schema/rows.ts'
import type { Query, Row } from '#runtime/storage/values.ts'

interface Name {
  kind: TermKind
  text: string
}

/** Names that one question gives numbers to. */
const NAMES_PER_QUESTION = 200

/** Numbers of names that all gateways on one database agree on. */
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
  const is_missing = ({ kind, text }: Name) => !ids[kind].has(text) && texts[kind].length <= MAX_TERMS

  /** Names that wait for a number; one question at a time asks for all of them. */
  let wanted: Name[] = []
  let asking: Promise<void> | null = null
  const ask_for_wanted = async () => {
    try {
      for (let some = next_wanted(); some.length > 0; some = next_wanted()) {
        const added = some.map(({ kind, text }): Query => ({ sql: TERM_ADD, args: [kind, text, MAX_TERMS] }))
        learn((await ask([...added, TERMS])).at(-1) ?? [])
      }
    } finally {
      wanted = []
      asking = null
    }
  }
  const next_wanted = (): Name[] => {
    const missing = wanted.filter(is_missing)
    wanted = missing.slice(NAMES_PER_QUESTION)
    return missing.slice(0, NAMES_PER_QUESTION)
  }

  return {
    id: (kind, text) => ids[kind].get(text) ?? 0,
    text: (kind, id) => texts[kind][id] ?? OTHER,
    async know(names) {
      const missing = TERM_KINDS.map((kind) => ({ kind, text: names[kind] })).filter(is_missing)
      if (missing.length === 0) return
      wanted.push(...missing)
      asking ??= Promise.resolve().then(ask_for_wanted)
      await asking
    },
    learn,
  }
}
