// Every named limit of the gateway with the line it comes from. A limit that is exceeded is an outcome, never a silent cut.

/** CONTRACT 0.1: request body, inclusive. */
export const MAX_BODY_BYTES = 10_485_760
/** CONTRACT 0.1: JSON nesting. */
export const MAX_JSON_DEPTH = 64
/** CONTRACT 0.3: client-supplied ids, characters. */
export const MAX_ID_CHARS = 256
/** CONTRACT 1.3. */
export const MAX_RISK_HINTS = 64
export const MAX_RISK_HINT_CHARS = 128
/** CONTRACT 1.3: summaries shown to L2 and L3 only. */
export const MAX_CONTEXT_TEXT_CHARS = 2000
/** CONTRACT 1.4: reason shown to the agent, characters. */
export const MAX_REASON_CHARS = 2000
/** CONTRACT 1.2: paths listed in one validation message. */
export const MAX_LISTED_PATHS = 5
/** SPEC "Limits". */
export const MIN_DEADLINE_MS = 1
export const MAX_DEADLINE_MS = 5000
/** CONTRACT 2: deadline of the hook dialects. */
export const DIALECT_DEADLINE_MS = 4500
/** CONTRACT 1.5: idempotency entries. */
export const MAX_CLAIMS = 50_000
/** CONTRACT 1.5: minimum life of a stored result, and the multiple of the deadline. */
export const CLAIM_TTL_MIN_MS = 5000
export const CLAIM_TTL_DEADLINES = 3
/** SPEC "Limits": idempotency cache purge period. */
export const CLAIM_SWEEP_MS = 10_000
/** CONTRACT 0.9: rate keys kept. */
export const MAX_RATE_KEYS = 10_000
export const RATE_WINDOW_MS = 60_000
/** CONTRACT 1.9: rule ids in a risk snapshot. */
export const MAX_MATCHED_RULES = 20
/** ENGINE 10.4: effects in a risk snapshot. */
export const MAX_STORED_EFFECTS = 32
/** SPEC "Events": queue of one subscriber, oldest dropped. */
export const MAX_SUBSCRIBER_QUEUE = 500
/** SPEC "Limits": concurrent subscribers; the next gets 503. */
export const MAX_SUBSCRIBERS = 100
/** SPEC "Events": comment frame after this much silence. */
export const STREAM_KEEPALIVE_MS = 15_000
/** CONTRACT 7.3: command text in a stream event, characters. */
export const MAX_STREAM_COMMAND_CHARS = 500
/** CONTRACT 7.1: default replay ring. */
export const DEFAULT_REPLAY_EVENTS = 1000
/** CONTRACT 10: socket connections, idle time, partial frame time. */
export const MAX_SOCKET_CONNECTIONS = 256
export const SOCKET_IDLE_MS = 300_000
export const SOCKET_PARTIAL_FRAME_MS = 30_000
/** CONTRACT 2.6: hooks held open for a person. */
export const MAX_HOLDS = 200
export const MAX_HOLD_MS = 60_000
/** CONTRACT 2.4: `client` parameter of a hook, and name of a hook (with its `hook:` prefix it must fit an event_subtype). */
export const MAX_CLIENT_NAME_CHARS = 64
export const MAX_HOOK_NAME_CHARS = 128
/** CONTRACT 3.1: stored texts of an approval. */
export const MAX_APPROVAL_COMMAND_CHARS = 2000
export const MAX_APPROVAL_ARGUMENT_BYTES = 16_384
/** PERFORMANCE 1: rows of one group commit. */
export const MAX_COMMIT_ROWS = 256
/** Rows waiting for a group commit; beyond it the store answers ENGINE_UNAVAILABLE instead of growing. */
export const MAX_PENDING_WRITES = 20_000
/** Sessions kept in memory; colder ones are reloaded from the store on demand. */
export const MAX_RESIDENT_SESSIONS = 100_000
/** ENGINE 11: bounded facts of one session. */
export const MAX_SESSION_FILES = 256
export const MAX_SESSION_SECRETS = 64
export const MAX_SESSION_HOSTS = 64
export const MAX_SESSION_DENIED = 256
export const MAX_SESSION_LEASES = 32
/** CONTRACT 4.1. */
export const MAX_SESSION_NAMES = 200
/** CONTRACT 2.2: idle and heartbeat are recorded at most once in this time per session and type. */
export const HEARTBEAT_RECORD_MS = 2000
