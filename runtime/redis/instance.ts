// The number of this gateway among those that share a store. It is leased, so that a gateway that died frees its own, and part of
// every record id, so that no two give the same one. Source: ARCHITECTURE 6 (records.id), CONTRACT 19.5.
import { INSTANCES } from '#core/counter.ts'
import { GatewayError, reason_of } from '#core/errors.ts'
import type { Clock, Log } from '#core/ports.ts'
import type { RedisConnection } from '#runtime/redis/connection.ts'
import { RedisError } from '#runtime/redis/error.ts'

/** A number stays taken so long after its gateway was last seen, ms. */
const LEASE_MS = 60_000
/** How often a gateway says that it is there, ms. */
const RENEW_MS = 10_000
/** A gateway that could not say so for longer asks first whether the number is still its own, ms. */
const DOUBT_MS = 30_000

/**
 * KEYS hash of numbers. ARGV owner, number it has or -1, lease in ms, numbers there are. Answers the number it has from now on; -1 when
 * all are taken.
 */
const TAKE = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function take(number)
  local held = redis.call('HGET', KEYS[1], number)
  if held then
    local owner, till = held:match('^(%S+) (%d+)$')
    if owner ~= ARGV[1] and tonumber(till) > now then return false end
  end
  redis.call('HSET', KEYS[1], number, string.format('%s %d', ARGV[1], now + tonumber(ARGV[3])))
  return true
end
if ARGV[2] ~= '-1' and take(ARGV[2]) then return tonumber(ARGV[2]) end
for number = 0, tonumber(ARGV[4]) - 1 do
  if take(tostring(number)) then return number end
end
return -1`

/** KEYS hash of numbers. ARGV owner, number. */
const GIVE_BACK = `local held = redis.call('HGET', KEYS[1], ARGV[2])
if held and held:match('^%S+') == ARGV[1] then return redis.call('HDEL', KEYS[1], ARGV[2]) end
return 0`

interface InstanceOptions {
  redis: RedisConnection
  /** Names this process; without spaces. */
  owner: string
  clock: Pick<Clock, 'now_ms'>
  log: Pick<Log, 'warn'>
  /** Begins the key. */
  prefix?: string
}

/** A gateway among several. */
export interface Instance {
  number(): number
  /** False after a long silence: somebody else may have the number by now. A process may have been frozen. */
  is_own(): boolean
  /** Makes sure of the number, or takes another one. Throws ENGINE_UNAVAILABLE, also when all are taken. */
  renew(): Promise<void>
  /** Frees the number. Never throws. */
  close(): Promise<void>
}

/** Takes a free number and keeps it. Throws RedisError when all are taken, and ENGINE_UNAVAILABLE. */
export async function take_instance({
  redis,
  owner,
  clock,
  log,
  prefix = '{gw}:',
}: InstanceOptions): Promise<Instance> {
  const take = redis.script({ lua: TAKE })
  const give_back = redis.script({ lua: GIVE_BACK })
  const keys = [`${prefix}n`]
  let number = -1
  let renewed_ms = Number.NEGATIVE_INFINITY

  const renew = async () => {
    const asked_ms = clock.now_ms()
    const taken = Number(await take(keys, [owner, number, LEASE_MS, INSTANCES]))
    if (taken < 0) throw new GatewayError('ENGINE_UNAVAILABLE', ALL_TAKEN)
    number = taken
    renewed_ms = asked_ms
  }
  const try_to_renew = () =>
    void renew().catch((cause: unknown) => log.warn('instance_not_renewed', { cause: reason_of(cause) }))
  await renew().catch((cause: unknown) => {
    throw cause instanceof GatewayError && cause.message === ALL_TAKEN ? new RedisError(ALL_TAKEN, { cause }) : cause
  })
  const timer = setInterval(try_to_renew, RENEW_MS).unref()
  const stop_listening = redis.on_outage({ begin: () => undefined, end: try_to_renew })
  return {
    number: () => number,
    is_own: () => Math.abs(clock.now_ms() - renewed_ms) < DOUBT_MS,
    renew,
    async close() {
      clearInterval(timer)
      stop_listening()
      await give_back(keys, [owner, number]).catch(() => undefined)
    },
  }
}

const ALL_TAKEN = `${INSTANCES} gateways share this server already`
