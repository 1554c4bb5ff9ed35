// Events on their way to the shared stream: one batch at a time, in order, each numbered and added by one script. What cannot be sent
// waits; what is too much to wait is counted, so that the numbering shows everybody that it is missing. Source: SCALE 5.
import { reason_of } from '#core/errors.ts'
import type { Log } from '#core/ports.ts'
import type { RedisConnection } from '#runtime/redis/connection.ts'

/** Keys of the stream; all of them on one shard. */
export interface StreamKeys {
  /** Hash: `epoch` names the stream, `seq` is the number of its latest event. */
  head: string
  events: string
  /** The number of the latest batch of this process, so that a batch whose answer was lost is not added twice. */
  sender: string
}

/** Where events wait to be sent. */
export interface Outbox {
  /** Never blocks, never throws. */
  add(texts: readonly string[]): void
  /** Makes sure that there is a stream. Throws ENGINE_UNAVAILABLE. */
  begin(): Promise<void>
  /** Resolves when nothing waits. */
  sent(): Promise<void>
  /** Tries once more, then drops what waits. */
  close(): Promise<void>
}

/** Events that wait while the server is away; the oldest go first. */
const MAX_WAITING_EVENTS = 10_000
/** Events of one batch: it has to be done within the time of a command. */
const MAX_BATCH_EVENTS = 200
/** After a failure the next attempt comes so much later, ms. */
const RETRY_MS = 100
/** A gateway that stops gives its last events this time, ms. */
const CLOSE_MS = 500
/** A sender that was silent for so long sends nothing twice, seconds. */
const SENDER_MEMORY_SECONDS = 3600

/** KEYS head, events, sender. ARGV epoch, batch, kept, seconds, lost, events... */
const ADD = `local epoch = redis.call('HGET', KEYS[1], 'epoch')
if not epoch then
  epoch = ARGV[1]
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[1], 'epoch', epoch, 'seq', 0)
end
if ARGV[2] == '0' or tonumber(redis.call('GET', KEYS[3]) or 0) >= tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[3], ARGV[2], 'EX', ARGV[4])
local count = #ARGV - 5
local seq = redis.call('HINCRBY', KEYS[1], 'seq', tonumber(ARGV[5]) + count) - count
for at = 1, count do
  redis.call('XADD', KEYS[2], 'MAXLEN', '~', ARGV[3], string.format('%d-0', seq + at), 'n', epoch, 'e', ARGV[5 + at])
end
return count`

interface OutboxOptions {
  redis: RedisConnection
  keys: StreamKeys
  /** The name of the stream if this process begins it: another one each time, because the numbers begin again. */
  new_epoch: () => string
  /** Events the stream keeps, about. */
  kept: number
  log: Pick<Log, 'warn'>
}

/** An empty outbox. */
export function event_outbox({ redis, keys, new_epoch, kept, log }: OutboxOptions): Outbox {
  const add = redis.script({ lua: ADD })
  let waiting: string[] = []
  /** Events that were dropped before the first that waits. */
  let lost = 0
  let batch_number = 0
  let closed = false
  let running: Promise<void> | null = null
  /** A start is planned, for the end of this turn or after a pause. */
  let planned = false
  let pause: NodeJS.Timeout | undefined
  let warned = false
  let idle = Promise.withResolvers<void>()
  idle.resolve()

  const run_script = (batch: number, missing: number, texts: readonly string[]) =>
    add([keys.head, keys.events, keys.sender], [new_epoch(), batch, kept, SENDER_MEMORY_SECONDS, missing, ...texts])

  /** The batch under way keeps its number and its content until it is known to be there. */
  let current: { number: number; lost: number; texts: string[] } | null = null
  const next_batch = () => {
    current = { number: ++batch_number, lost, texts: waiting.slice(0, MAX_BATCH_EVENTS) }
    waiting = waiting.slice(MAX_BATCH_EVENTS)
    lost = 0
    return current
  }
  const send_all = async (): Promise<void> => {
    while (current !== null || waiting.length > 0 || lost > 0) {
      const batch = current ?? next_batch()
      try {
        await run_script(batch.number, batch.lost, batch.texts)
        current = null
        warned = false
      } catch (cause) {
        if (closed) return
        if (!warned) log.warn('events_wait', { cause: reason_of(cause) })
        warned = true
        planned = true
        pause = setTimeout(start, RETRY_MS)
        return
      }
    }
    idle.resolve()
  }
  const start = () => {
    planned = false
    if (closed) return
    running ??= send_all().finally(() => {
      running = null
    })
  }

  return {
    add(texts) {
      if (closed || texts.length === 0) return
      if (waiting.length === 0 && current === null && lost === 0) idle = Promise.withResolvers<void>()
      waiting.push(...texts)
      const surplus = waiting.length - MAX_WAITING_EVENTS
      if (surplus > 0) {
        waiting.splice(0, surplus)
        lost += surplus
      }
      // Everything that is published in this turn of the loop leaves together.
      if (running !== null || planned) return
      planned = true
      setImmediate(start)
    },
    begin: async () => void (await run_script(0, 0, [])),
    sent: () => idle.promise,
    async close() {
      closed = true
      clearTimeout(pause)
      await running
      const patience = Promise.withResolvers<void>()
      const limit = setTimeout(patience.resolve, CLOSE_MS)
      await Promise.race([send_all(), patience.promise])
      clearTimeout(limit)
      idle.resolve()
    },
  }
}
