// Typed calls of the scripts.
import type { RedisConnection } from '#runtime/redis/connection.ts'
import { KEYS } from '#runtime/shared/keys.ts'
import { APPEND, BEAT, FILL, LOOK, READ, RELEASE, RESERVE, SETTLE, SPEND, WAITING } from '#runtime/shared/scripts.ts'

/** What a copy has to learn; `none`: the session is not in Redis. */
export type Lacking =
  | { kind: 'none' }
  | { kind: 'tail'; n: number; w: number; bytes: number; saved: number; operations: string[] }
  | {
      kind: 'full'
      n: number
      w: number
      bytes: number
      saved: number
      operations: string[]
      epoch: string
      snapshot: string
    }

/** A claim as it is now. */
export interface FoundClaim {
  state: 'free' | 'open' | 'result' | 'retry'
  event_hash: string
  token: string
  owner: string
  /** What a retry replaces, as JSON; empty without. */
  marker: string
  result: string
  alive: boolean
}

/** A claim to take; `expected`: token of the claim it takes over, empty for a free one. */
export interface TakenClaim {
  key: string
  event_hash: string
  token: string
  expected: string
  marker: string
}

/** One step of a session. */
export interface Step {
  session_id: string
  now_ms: number
  owner: string
  epoch: string
  n: number
  w: number
  ttl_ms: number
  /** End of the session's cooldown; null when it is under none. */
  due_ms: number | null
  /** The session before the step, or, with `replaces`, instead of its log; empty: none. */
  snapshot: string
  replaces: boolean
  /** Name of a new life of the session. */
  life: string
  max_pending: number
  /** An action was refused because too many approvals wait. */
  full: boolean
  claims: readonly TakenClaim[]
  operations: readonly string[]
  /** Approvals that wait from now on, with their end, and those that do no longer. */
  asked: readonly { id: string; expires_at_ms: number }[]
  answered: readonly string[]
}

/** How it went. */
export type Appended =
  | { kind: 'ok'; n: number; w: number; bytes: number; saved: number; missed: string[]; epoch: string; waiting: number }
  | { kind: 'claims'; found: FoundClaim[] }
  | { kind: 'busy'; ms: number }
  | { kind: 'moved'; lacking: Lacking }
  | { kind: 'none' }
  | { kind: 'unready' }
  | { kind: 'pending'; waiting: number }

/** The scripts on one connection. All throw GatewayError ENGINE_UNAVAILABLE. */
export type Calls = ReturnType<typeof script_calls>

type Reply = (string | number | Reply)[]

/** Prepares the scripts. */
export function script_calls(redis: RedisConnection) {
  const read = redis.script({ lua: READ })
  const append = redis.script({ lua: APPEND })
  const settle = redis.script({ lua: SETTLE })
  const reserve = redis.script({ lua: RESERVE })
  const look = redis.script({ lua: LOOK })
  const release = redis.script({ lua: RELEASE })
  const spend = redis.script({ lua: SPEND })
  const beat = redis.script({ lua: BEAT })
  const fill = redis.script({ lua: FILL })
  const waiting = redis.script({ lua: WAITING })
  return {
    async read(session_id: string, epoch: string, n: number): Promise<Lacking> {
      return lacking_of((await read([KEYS.session(session_id), KEYS.log(session_id)], [epoch, n])) as Reply)
    },
    async append(step: Step): Promise<Appended> {
      const { session_id, claims, operations, asked, answered } = step
      const keys = [KEYS.session(session_id), KEYS.log(session_id), ...claims.map(({ key }) => KEYS.claim(key))]
      const asks = asked.length > 0 || step.full
      const reply = await append(keys, [
        step.now_ms,
        step.owner,
        step.epoch,
        step.w,
        step.n,
        step.ttl_ms,
        step.due_ms ?? '',
        session_id,
        step.snapshot,
        step.replaces ? 'replace' : 'append',
        step.life,
        step.max_pending,
        step.full ? 1 : 0,
        asks ? 1 : 0,
        claims.length,
        operations.length,
        asked.length,
        answered.length,
        ...claims.flatMap(({ event_hash, token, expected, marker }) => [event_hash, token, expected, marker]),
        ...operations,
        ...asked.flatMap(({ id, expires_at_ms }) => [id, expires_at_ms]),
        ...answered,
      ])
      return appended_of(reply as Reply)
    },
    async settle(settled: {
      session_id: string
      now_ms: number
      operation: string
      ttl_ms: number
      token: string
      claim: string | null
      state: 'result' | 'retry'
      payload: string
      claim_ttl_ms: number
    }): Promise<void> {
      const { session_id, now_ms, operation, ttl_ms, token, claim, state, payload, claim_ttl_ms } = settled
      const keys = [KEYS.session(session_id), KEYS.log(session_id), KEYS.claim(claim ?? '')]
      await settle(keys, [now_ms, operation, ttl_ms, token, state, payload, claim_ttl_ms])
    },
    /** Null when it is taken now. */
    async reserve(claim: Omit<TakenClaim, 'marker'>, owner: string, now_ms: number): Promise<FoundClaim | null> {
      const values = [now_ms, claim.event_hash, claim.token, claim.expected, owner]
      const reply = (await reserve([KEYS.claim(claim.key)], values)) as Reply
      return reply[0] === 'taken' ? null : claim_of(reply)
    },
    async look(key: string, now_ms: number): Promise<FoundClaim> {
      return claim_of((await look([KEYS.claim(key)], [now_ms])) as Reply)
    },
    async release(key: string, token: string): Promise<void> {
      await release([KEYS.claim(key)], [token])
    },
    async spend(rate_key: string, now_ms: number, limit: number, window_ms: number): Promise<number> {
      return Number(await spend([KEYS.rate(rate_key)], [now_ms, limit, window_ms]))
    },
    async beat(key: string, now_ms: number, window_ms: number): Promise<boolean> {
      return (await beat([KEYS.beat(key)], [now_ms, window_ms])) === 1
    },
    async fill(kind: 'pending' | 'cooldowns', entries: readonly { id: string; at_ms: number }[]): Promise<void> {
      if (entries.length === 0) return
      await fill([], [kind === 'pending' ? 'p' : 'c', ...entries.flatMap(({ id, at_ms }) => [at_ms, id])])
    },
    async waiting(now_ms: number): Promise<number> {
      return Number(await waiting([], [now_ms]))
    },
  }
}

function lacking_of(reply: Reply): Lacking {
  const [kind, n, w, bytes, saved, operations, epoch, snapshot] = reply
  if (kind === 'none') return { kind }
  const known = {
    n: Number(n),
    w: Number(w),
    bytes: Number(bytes),
    saved: Number(saved),
    operations: texts_of(operations),
  }
  if (kind === 'tail') return { kind, ...known }
  return { kind: 'full', ...known, epoch: String(epoch), snapshot: String(snapshot) }
}

function texts_of(reply: Reply[number] | undefined): string[] {
  return Array.isArray(reply) ? reply.map(String) : []
}

function claim_of(reply: Reply): FoundClaim {
  const [state, event_hash, token, owner, marker, result, alive] = reply
  return {
    state: state as FoundClaim['state'],
    event_hash: String(event_hash),
    token: String(token),
    owner: String(owner),
    marker: String(marker),
    result: String(result),
    alive: alive === 1,
  }
}

function appended_of(reply: Reply): Appended {
  const [kind, ...rest] = reply
  switch (kind) {
    case 'ok': {
      const [n, w, bytes, saved, missed, epoch, waiting] = rest
      const at = { n: Number(n), w: Number(w), bytes: Number(bytes), saved: Number(saved ?? 0) }
      return { kind, ...at, missed: texts_of(missed), epoch: String(epoch), waiting: Number(waiting) }
    }
    case 'claims':
      return { kind, found: ((rest[0] ?? []) as Reply[]).map(claim_of) }
    case 'busy':
      return { kind, ms: Number(rest[0]) }
    case 'moved':
      return { kind, lacking: lacking_of(rest[0] as Reply) }
    case 'pending':
      return { kind, waiting: Number(rest[0]) }
    case 'unready':
      return { kind }
    default:
      return { kind: 'none' }
  }
}
