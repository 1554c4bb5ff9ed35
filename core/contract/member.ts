// Members that many shapes of replies have, so that each is described alike wherever it stands.
import * as z from 'zod'

/** A number of things. */
export const count = z.int().min(0)
/** A number of things for each of some names. */
export const counts = z.record(z.string(), count)
/** A part of a whole. */
export const ratio = z.number().min(0).max(1)
/** A text, or null where there is none. */
export const maybe = z.string().nullable()
/** Seconds that a report looks back; null: all retained data. */
export const window = z.int().nullable()
/** Says of a score that no decision depends on it. */
export const never_affects = z.literal(false)
