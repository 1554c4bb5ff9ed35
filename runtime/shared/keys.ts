// Names of everything that gateways share in Redis. All carry one hash tag, so that a script may use several of them: one
// group of gateways uses one shard. Several groups on one server need database numbers of their own. Source: SCALE 5.

/** The stream of events has names of its own (runtime/bus/redis). */
const TAG = '{gw}'
/** Of sessions: gateways that write them differently do not read each other's, but begin with what the store has. */
const FORMAT = 1

/** Keys by what they hold. */
export const KEYS = {
  /**
   * Hash of one session. `e` names this life of the key; `n` operations were appended so far, `w` times the state was
   * changed; `snap` is the session after the first `p` operations; `z` and `y` are bytes of operations since and of `snap`;
   * `tt` writes next, until `tx`.
   */
  session: (session_id: string) => `${TAG}:s${FORMAT}:${session_id}`,
  /** List of the operations since the snapshot, as JSON texts. */
  log: (session_id: string) => `${TAG}:l${FORMAT}:${session_id}`,
  /**
   * Hash of an idempotency claim: `s` open, result or retry; `h` event hash; `t` who evaluates, `o` in which instance; `m`
   * what a retry replaces; `b` the result; `x` end of life, wall ms.
   */
  claim: (claim: string) => `${TAG}:i:${claim}`,
  /** List of wall ms of the requests in a caller's window. */
  rate: (rate_key: string) => `${TAG}:r:${rate_key}`,
  /** Wall ms of the latest recorded heartbeat. */
  beat: (key: string) => `${TAG}:b:${key}`,
  /** Exists as long as an instance lives. */
  alive: (owner: string) => `${TAG}:a:${owner}`,
  /** Approvals that wait, by the time they expire. */
  pending: `${TAG}:q`,
  /** Exists once those of the store are in `pending`, and enforced sessions in `cooldowns`. */
  ready: `${TAG}:ready`,
  /** Enforced sessions, by the time their cooldown ends. */
  cooldowns: `${TAG}:c`,
} as const
