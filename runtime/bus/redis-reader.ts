// Reads the shared stream from where this process stands, by numbers, so that nothing is missed however often the connection breaks.
// What the stream no longer has, and a stream that began anew, is told. Source: SCALE 5, CONTRACT 7.1.
import { reason_of } from '#core/errors.ts'
import type { Log } from '#core/ports.ts'
import type { StreamKeys } from '#runtime/bus/redis-outbox.ts'
import type { RedisConnection } from '#runtime/redis/connection.ts'

/** How the reader tells what it found. */
interface ReaderOptions {
  redis: RedisConnection
  keys: StreamKeys
  /** Events before the present one that are read first. */
  replay_events: number
  log: Pick<Log, 'warn'>
  /** Makes sure that there is a stream. Throws ENGINE_UNAVAILABLE. */
  begin: () => Promise<void>
  received: (seq: number, text: string) => void
  lost: (count: number) => void
  restarted: (epoch: string) => void
}

/** Whoever reads the stream of all gateways. */
export interface Reader {
  /** Takes its place and reads the newest events. Throws ENGINE_UNAVAILABLE. */
  join(): Promise<void>
  /** Reads until it is closed; never throws. */
  follow(): Promise<void>
  /** Resolves when all that was in the stream at the time of the call has been read, or that time is over. Throws ENGINE_UNAVAILABLE. */
  reach_head(limit_ms: number): Promise<void>
  close(): void
}

/** The server holds a question open for so long, ms; then the numbering is checked. */
const BLOCK_MS = 1000
/** Its answer may take so much longer, ms. */
const BLOCK_GRACE_MS = 1000
/** Events read at once. */
const MAX_READ_EVENTS = 500
/** Pause after a failure, ms. */
const RETRY_MS = 100

interface Entry {
  epoch: string
  seq: number
  text: string
}

/** A reader that stands nowhere yet. */
export function event_reader(options: ReaderOptions): Reader {
  const { redis, keys, log } = options
  const blocking = redis.another({ name: 'asg-stream', command_ms: BLOCK_MS + BLOCK_GRACE_MS })
  let epoch = ''
  let last = 0
  let closed = false
  let read_on = Promise.withResolvers<void>()
  let wake_retry: (() => void) | null = null

  const head = async (): Promise<{ epoch: string; seq: number }> => {
    const ask = () => redis.command('HMGET', keys.head, 'epoch', 'seq')
    let [name, seq] = (await ask()) as [string | null, string | null]
    if (name === null) {
      await options.begin()
      ;[name, seq] = (await ask()) as [string | null, string | null]
    }
    return { epoch: name ?? '', seq: Number(seq ?? 0) }
  }
  const restart = (name: string) => {
    epoch = name
    last = 0
    options.restarted(name)
  }
  const lose_until = (seq: number) => {
    if (seq <= last) return
    options.lost(seq - last)
    last = seq
  }
  const take = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      // Read by a place in the stream before: what the new one has is read from its beginning.
      if (entry.epoch !== epoch) return restart(entry.epoch)
      lose_until(entry.seq - 1)
      last = entry.seq
      options.received(entry.seq, entry.text)
    }
    if (entries.length === 0) return
    read_on.resolve()
    read_on = Promise.withResolvers<void>()
  }
  const read = async (from: RedisConnection, ...how: (string | number)[]): Promise<Entry[]> =>
    entries_of(await from.command('XREAD', 'COUNT', MAX_READ_EVENTS, ...how, 'STREAMS', keys.events, `${last}-0`))

  /** Compares this place with the head of the stream: an event that has a number and is not there is lost. */
  const check = async (): Promise<void> => {
    const found = await head()
    if (found.epoch !== epoch) restart(found.epoch)
    while (found.epoch === epoch && last < found.seq) {
      const entries = await read(redis)
      take(entries)
      if (entries.length === 0) lose_until(found.seq)
    }
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS)
      wake_retry = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    async join() {
      const found = await head()
      restart(found.epoch)
      // The ring goes on behind what nobody can resume from any more.
      lose_until(found.seq - options.replay_events)
      await check()
    },
    async follow() {
      let warned = false
      while (!closed) {
        try {
          const entries = blocking.connected() ? await read(blocking, 'BLOCK', BLOCK_MS) : []
          if (closed) return
          if (entries.length > 0) take(entries)
          else await check()
          warned = false
          if (!blocking.connected()) await pause()
        } catch (cause) {
          if (closed) return
          if (!warned) log.warn('stream_not_read', { cause: reason_of(cause) })
          warned = true
          await pause()
        }
      }
    },
    async reach_head(limit_ms) {
      const found = await head()
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, limit_ms)
      let over = false
      void late.promise.then(() => {
        over = true
      })
      while (!over && !closed && found.epoch === epoch && last < found.seq) {
        await Promise.race([read_on.promise, late.promise])
      }
      clearTimeout(timer)
    },
    close() {
      closed = true
      wake_retry?.()
      blocking.close()
    },
  }
}

/** What XREAD answers: nothing, or one stream with its entries. */
function entries_of(answer: unknown): Entry[] {
  if (!Array.isArray(answer)) return []
  const [stream] = answer as [string, [string, string[]][]][]
  return (stream?.[1] ?? []).map(([id, fields]) => ({
    seq: Number(id.split('-')[0]),
    epoch: fields[1] ?? '',
    text: fields[3] ?? '',
  }))
}
