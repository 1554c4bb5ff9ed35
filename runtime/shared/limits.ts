// Limits of the state that several gateways share.

/** A session nobody used for so long is forgotten; it comes back from the store. */
export const SESSION_TTL_MS = 86_400_000
/** Entries of one session that are applied in one step. */
export const MAX_STEP_ENTRIES = 64
/** Attempts of one step, and the time until it is given up: others were always faster. */
export const MAX_STEP_TRIES = 1000
export const MAX_STEP_MS = 2000
/** How long the loser of a race may write alone, milliseconds. */
export const TURN_MS = 20
/** Operations of this many bytes are kept at least before a session is saved anew; more while the session itself is larger. */
export const MIN_LOG_BYTES = 16_384
/** An instance that gives no sign of life for so long is dead: what it left open is taken over. */
export const ALIVE_MS = 5000
/** How many such times an event it left in flight stays as it is, unless somebody sends the same request again. */
export const ORPHAN_TIMES = 6
/** How often it gives one. */
export const RENEW_MS = 1000
/** A claim that is never settled, dropped or taken over ends by itself. */
export const OPEN_CLAIM_MS = 300_000
/** Pause between two looks at a claim that another instance holds; grows to the second. */
export const FIRST_LOOK_MS = 3
export const LONGEST_LOOK_MS = 25
/** An approval that nobody settled counts for so long after its end. */
export const OVERDUE_APPROVAL_MS = 60_000
/** Ends of attempts that could not be told yet; beyond it the oldest is forgotten. */
export const MAX_UNTOLD = 10_000
/** Told anew at a time. */
export const MAX_TOLD_AT_ONCE = 256
