// (long: the scripts share the functions at the top)
// The steps that Redis runs as a whole. None of them decides anything: they compare versions, append, and hand out what
// the caller lacks. Source: SCALE 5.
import { KEYS } from '#runtime/shared/keys.ts'
import { OPEN_CLAIM_MS, OVERDUE_APPROVAL_MS, TURN_MS } from '#runtime/shared/limits.ts'

/**
 * `claim_of`: state, hash, token, owner, marker, result, whether the owner lives; `free` when there is none.
 * `take_claim` writes an open one.
 */
const CLAIMS = `
local function claim_of(key, now)
  local c = redis.call('HMGET', key, 's', 'h', 't', 'o', 'm', 'b', 'x')
  if not c[1] or (c[1] ~= 'open' and tonumber(c[7]) <= now) then return { 'free', '', '', '', '', '', 0 } end
  return { c[1], c[2], c[3], c[4], c[5] or '', c[6] or '', redis.call('EXISTS', '${KEYS.alive('')}' .. c[4]) }
end
local function is_free(c, hash, expected)
  if c[1] == 'free' then return expected == '' end
  return c[1] ~= 'result' and c[2] == hash and c[3] == expected
end
local function take_claim(key, hash, token, owner, marker)
  redis.call('DEL', key)
  redis.call('HSET', key, 's', 'open', 'h', hash, 't', token, 'o', owner, 'm', marker)
  redis.call('PEXPIRE', key, ${OPEN_CLAIM_MS})
end
`

/**
 * `whole`: whether all of the session is there. The server may have evicted a part of it: then the store has to tell.
 * `lacking`: what a reader of the first `k` operations of life `e` does not know: `none` when there is nothing, `tail` when
 * operations are enough, else `full`.
 */
const READING = `
local function whole()
  local h = redis.call('HMGET', KEYS[1], 'e', 'n', 'p')
  if not h[1] then return false end
  if redis.call('LLEN', KEYS[2]) == tonumber(h[2]) - tonumber(h[3]) then return true end
  redis.call('DEL', KEYS[1], KEYS[2])
  return false
end
local function lacking(e, k)
  if not whole() then return { 'none' } end
  local h = redis.call('HMGET', KEYS[1], 'e', 'n', 'w', 'p', 'z', 'y')
  local p = tonumber(h[4])
  if h[1] == e and k >= p then
    local ops = {}
    if tonumber(h[2]) > k then ops = redis.call('LRANGE', KEYS[2], k - p, -1) end
    return { 'tail', h[2], h[3], h[5], h[6], ops }
  end
  return { 'full', h[2], h[3], h[5], h[6], redis.call('LRANGE', KEYS[2], 0, -1), h[1], redis.call('HGET', KEYS[1], 'snap') }
end
`

/** KEYS: session, log. ARGV: life, known operations. */
export const READ = `${READING}
return lacking(ARGV[1], tonumber(ARGV[2]))`

/**
 * Applies a step unless the session moved since. KEYS: session, log, claims. ARGV: as in calls.ts. Answers `ok`, `claims`
 * (one of them is not what was expected), `busy` (another instance's turn), `moved`, `none`, `unready`, `pending`.
 */
export const APPEND = `${CLAIMS}${READING}
local now, me, e, w, k, ttl = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5]), ARGV[6]
local due, session, snapshot, mode, life = ARGV[7], ARGV[8], ARGV[9], ARGV[10], ARGV[11]
local max, full, asks = tonumber(ARGV[12]), ARGV[13] == '1', ARGV[14] == '1'
local claims, ops, adds, removes = tonumber(ARGV[15]), tonumber(ARGV[16]), tonumber(ARGV[17]), tonumber(ARGV[18])
local at = 18

local found, free = {}, true
for i = 1, claims do
  local a = at + (i - 1) * 4
  found[i] = claim_of(KEYS[2 + i], now)
  if not is_free(found[i], ARGV[a + 1], ARGV[a + 3]) then free = false end
end
if not free then return { 'claims', found } end

whole()
local h = redis.call('HMGET', KEYS[1], 'e', 'n', 'w', 'p', 'tt', 'tx')
local n, p = tonumber(h[2] or '0'), tonumber(h[4] or '0')
if h[1] then
  local time = redis.call('TIME')
  local ms = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
  local others = h[5] and h[5] ~= me and tonumber(h[6]) > ms
  if others then return { 'busy', tonumber(h[6]) - ms } end
  if h[1] ~= e or h[3] ~= w or (mode == 'replace' and n ~= k) then
    redis.call('HSET', KEYS[1], 'tt', me, 'tx', ms + ${TURN_MS})
    return { 'moved', lacking(e, k) }
  end
elseif e ~= '' then
  return { 'none' }
end

if asks then
  if redis.call('EXISTS', '${KEYS.ready}') == 0 then return { 'unready' } end
  redis.call('ZREMRANGEBYSCORE', '${KEYS.pending}', '-inf', now - ${OVERDUE_APPROVAL_MS})
  local waiting = redis.call('ZCARD', '${KEYS.pending}')
  if (adds > 0 and waiting + adds > max) or (full and waiting + adds < max) then return { 'pending', waiting } end
end

local missed = {}
if n > k then missed = redis.call('LRANGE', KEYS[2], k - p, -1) end
if mode == 'replace' then
  n = n + 1
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[1], 'p', n, 'snap', snapshot, 'z', 0, 'y', #snapshot)
elseif snapshot ~= '' and n == k then
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[1], 'p', n, 'snap', snapshot, 'z', 0, 'y', #snapshot)
end
if not h[1] then
  h[1] = life
  redis.call('HSET', KEYS[1], 'e', life)
end
at = at + claims * 4
local bytes = 0
for i = 1, ops do
  redis.call('RPUSH', KEYS[2], ARGV[at + i])
  bytes = bytes + #ARGV[at + i]
end
at = at + ops
n = n + ops
redis.call('HSET', KEYS[1], 'n', n)
w = redis.call('HINCRBY', KEYS[1], 'w', 1)
local z = redis.call('HINCRBY', KEYS[1], 'z', bytes)
if h[5] == me then redis.call('HDEL', KEYS[1], 'tt', 'tx') end
redis.call('PEXPIRE', KEYS[1], ttl)
redis.call('PEXPIRE', KEYS[2], ttl)
for i = 1, adds do redis.call('ZADD', '${KEYS.pending}', ARGV[at + i * 2], ARGV[at + i * 2 - 1]) end
at = at + adds * 2
for i = 1, removes do redis.call('ZREM', '${KEYS.pending}', ARGV[at + i]) end
if due == '' then redis.call('ZREM', '${KEYS.cooldowns}', session)
else redis.call('ZADD', '${KEYS.cooldowns}', due, session) end
for i = 1, claims do
  local a = 18 + (i - 1) * 4
  take_claim(KEYS[2 + i], ARGV[a + 1], ARGV[a + 2], me, ARGV[a + 4])
end
return { 'ok', n, w, z, redis.call('HGET', KEYS[1], 'y'), missed, h[1], redis.call('ZCARD', '${KEYS.pending}') }`

/** KEYS: session, log, claim. ARGV: now, operation, session's life in ms, token, claim's new state, its payload, its life. */
export const SETTLE = `
if redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('RPUSH', KEYS[2], ARGV[2])
  redis.call('HINCRBY', KEYS[1], 'n', 1)
  redis.call('HINCRBY', KEYS[1], 'z', #ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  redis.call('PEXPIRE', KEYS[2], ARGV[3])
end
if redis.call('HGET', KEYS[3], 't') == ARGV[4] then
  local field = 'b'
  if ARGV[5] == 'retry' then field = 'm' end
  redis.call('HSET', KEYS[3], 's', ARGV[5], field, ARGV[6], 'x', tonumber(ARGV[1]) + tonumber(ARGV[7]))
  redis.call('PEXPIRE', KEYS[3], ARGV[7])
end
return 1`

/** Takes a claim that is as expected. KEYS: claim. ARGV: now, hash, token, expected token, owner. Answers what it found. */
export const RESERVE = `${CLAIMS}
local c = claim_of(KEYS[1], tonumber(ARGV[1]))
if is_free(c, ARGV[2], ARGV[4]) then
  take_claim(KEYS[1], ARGV[2], ARGV[3], ARGV[5], c[5])
  return { 'taken' }
end
return c`

/** Looks at a claim. KEYS: claim. ARGV: now. */
export const LOOK = `${CLAIMS}
return claim_of(KEYS[1], tonumber(ARGV[1]))`

/** Frees a claim that nobody else took meanwhile. KEYS: claim. ARGV: token. */
export const RELEASE = `
local c = redis.call('HMGET', KEYS[1], 's', 't')
if c[1] == 'open' and c[2] == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`

/**
 * Counts a request in a sliding window. KEYS: list of stamps. ARGV: now, limit, window. A clock that is behind the newest
 * stamp does not free a slot; one that is a whole window behind was set back, and the stamps move along with it.
 */
export const SPEND = `
local now, limit, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local newest = tonumber(redis.call('LINDEX', KEYS[1], -1) or '0')
if newest - now > window then
  local stamps = redis.call('LRANGE', KEYS[1], 0, -1)
  redis.call('DEL', KEYS[1])
  for i = 1, #stamps do redis.call('RPUSH', KEYS[1], tonumber(stamps[i]) - newest + now) end
elseif newest > now then
  now = newest
end
local oldest = redis.call('LINDEX', KEYS[1], 0)
while oldest and tonumber(oldest) <= now - window do
  redis.call('LPOP', KEYS[1])
  oldest = redis.call('LINDEX', KEYS[1], 0)
end
if redis.call('LLEN', KEYS[1]) >= limit then return math.max(1, tonumber(oldest) + window - now) end
redis.call('RPUSH', KEYS[1], now)
redis.call('PEXPIRE', KEYS[1], window * 2)
return 0`

/** KEYS: beat. ARGV: now, window. 1 when it is due. */
export const BEAT = `
local now, last = tonumber(ARGV[1]), tonumber(redis.call('GET', KEYS[1]) or '-1')
if last >= 0 and now >= last and now - last < tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`

/** Adds what the store knows. ARGV: `p` or `c`, then pairs of score and member. What is there already is newer. */
export const FILL = `
local key = '${KEYS.pending}'
if ARGV[1] == 'c' then key = '${KEYS.cooldowns}' end
for i = 2, #ARGV, 2 do redis.call('ZADD', key, 'NX', ARGV[i], ARGV[i + 1]) end
return 1`

/** Approvals that wait. ARGV: now. -1 while those of the store are not known. */
export const WAITING = `
if redis.call('EXISTS', '${KEYS.ready}') == 0 then return -1 end
redis.call('ZREMRANGEBYSCORE', '${KEYS.pending}', '-inf', tonumber(ARGV[1]) - ${OVERDUE_APPROVAL_MS})
return redis.call('ZCARD', '${KEYS.pending}')`
