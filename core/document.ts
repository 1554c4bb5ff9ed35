// What all Store adapters share about operator documents: page cursors, and which documents retention may delete.
// Source: CONTRACT 0.7 (keyset paging), 19.3 (retention).
import { GatewayError } from '#core/errors.ts'
import type { DocumentQuery, Kind } from '#core/port/store.ts'

/** Where the next page begins: the value the list is ordered by, and the id that breaks ties. */
export interface Place {
  value: number
  id: string
}

/** The column a list is ordered by. Lists by expiry contain only documents that expire. */
export function order_column(order: DocumentQuery['order']): 'created_at_ms' | 'expires_at_ms' {
  return order === 'expires_asc' ? 'expires_at_ms' : 'created_at_ms'
}

/** Writes a cursor; opaque to clients and bound only to the order of the list. */
export function to_cursor(place: Place): string {
  return `${place.value}~${place.id}`
}

/** The inverse of `to_cursor`. Throws INVALID_REQUEST for any text `to_cursor` did not write. */
export function from_cursor(cursor: string): Place {
  const parts = /^(\d{1,16})~(.{1,1024})$/su.exec(cursor)
  const place = { value: Number(parts?.[1]), id: String(parts?.[2]) }
  // A number that does not survive the round trip was never a time, and no database accepts it.
  const is_ours = Number.isSafeInteger(place.value) && to_cursor(place) === cursor
  if (!is_ours) throw new GatewayError('INVALID_REQUEST', 'cursor is not valid')
  return place
}

/**
 * States of each kind that retention never deletes; null: no document of the kind is ever deleted. Pending approvals,
 * restrictions in force and the registries of skills and patterns outlive retention (CONTRACT 19.3).
 */
export const KEPT_STATES: Readonly<Record<Kind, readonly string[] | null>> = {
  approval: ['pending'],
  alert: [],
  effect: [],
  snapshot: [],
  job: ['queued', 'running'],
  review: ['pending', 'running'],
  skill: null,
  skill_event: null,
  recommendation: [],
  pattern: null,
  finding: [],
}

/** All kinds of documents. */
export const KINDS = Object.keys(KEPT_STATES) as readonly Kind[]
