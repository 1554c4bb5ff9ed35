// Tokens of one UTC day: reserved before a call and settled after it, so that calls at the same time cannot overdraw it together.
// Kept in the counters of the store, so that a restart does not open it again. Source: CONTRACT 11.2, 18, 19.1.
import { reason_of } from '#core/errors.ts'
import type { Store } from '#core/port/store.ts'
import type { Clock, Log } from '#core/ports.ts'

const DAY_MS = 86_400_000
const PREFIX = 'llm_tokens:'

/** The tokens of one UTC day. */
export interface TokenBudget {
  /** Takes over what was spent today before this process started. */
  open(): Promise<void>
  exhausted(): boolean
  /** Sets tokens aside; null when fewer are left. The returned function says what was really used. */
  reserve(tokens: number): ((used: number) => void) | null
}

interface Around {
  store: Pick<Store, 'append' | 'counters'>
  clock: Pick<Clock, 'now_ms'>
  log: Pick<Log, 'error'>
}

/** `limit` 0 is no limit: nothing is counted and nothing stored. */
export function token_budget(limit: number, provider: string, { store, clock, log }: Around): TokenBudget {
  let day = day_of(clock.now_ms())
  let spent = 0
  let reserved = 0
  const today = () => {
    const now = day_of(clock.now_ms())
    // A clock that steps back does not give yesterday's tokens again.
    if (now > day) {
      day = now
      spent = 0
    }
    return spent + reserved
  }
  const keep = (count: number) => {
    store.append({ tally: [{ key: `${PREFIX}${provider}`, count, at_ms: clock.now_ms() }] }).catch((cause: unknown) => {
      log.error('llm_tokens_not_stored', { count, cause: reason_of(cause) })
    })
  }
  return {
    async open() {
      if (limit === 0) return
      const rows = await store.counters({ since_ms: day * DAY_MS, prefix: PREFIX })
      spent = rows.reduce((sum, { count }) => sum + count, 0)
    },
    exhausted: () => limit > 0 && today() >= limit,
    reserve(tokens) {
      if (limit === 0) return () => undefined
      if (today() + tokens > limit) return null
      reserved += tokens
      return (used) => {
        reserved -= tokens
        today()
        spent += used
        if (used > 0) keep(used)
      }
    },
  }
}

function day_of(now_ms: number): number {
  return Math.floor(now_ms / DAY_MS)
}
