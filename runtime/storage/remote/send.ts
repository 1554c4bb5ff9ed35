// Sends a batch of statements to a remote database.
import type { Query, Row } from '#runtime/storage/values.ts'

/** What a statement of a batch did. */
export interface Done {
  rows: Row[]
  changed: number
}

/** Sends one batch that commits whole or not at all. Throws what the client throws. */
export type Send = (queries: readonly Query[]) => Promise<Done[]>
