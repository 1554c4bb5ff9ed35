// One connection to the Redis that several gateways share. A command that cannot be answered in time fails at once and is never
// repeated by itself; the connection comes back for ever. Load this module only when CS_REDIS_URL is set: it brings ioredis along.
// Source: SCALE 5 (client options, failure policy).
import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import { GatewayError } from '#core/errors.ts'
import { RedisError } from '#runtime/redis/error.ts'
import { one_line } from '#runtime/storage/error.ts'

/** One command or script; a decision waits for it. */
export const REDIS_COMMAND_MS = 50
/** A server that is silent for so long gets a new connection: the old one may lead nowhere. */
const SILENT_MS = 2000
/** Connecting again: the first pause and the longest one. */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2000
/** Pauses double until they are the longest. */
const MAX_DOUBLINGS = 6
/** A gateway that reaches no Redis for so long does not start. */
const START_MS = 10_000
/** The oldest server that has what the scripts use. */
const OLDEST_SERVER = 7

/** How a server is reached. */
export interface RedisOptions {
  /** `redis:` or `rediss:`; may hold a password, so it is never part of a message. */
  url: string
  /** Shown by the server's CLIENT LIST. */
  name?: string
  /** Time of one command, ms; connections of blocking commands take more. */
  command_ms?: number
  /** Time of the first connection, ms. */
  start_ms?: number
}

/** What a command takes and a script gets. */
export type RedisValue = string | number

/** Lua text that runs as one atomic step. */
export interface RedisScript {
  lua: string
}

/** Runs a script. Throws GatewayError ENGINE_UNAVAILABLE, also for an error of the script. */
export type RunScript = (keys: readonly string[], values: readonly RedisValue[]) => Promise<unknown>

/** Who is told when the server goes and when it is back. */
export interface OutageListener {
  begin(cause: Error): void
  end(): void
}

/** A connection that may be down for a while. */
export interface RedisConnection {
  /** Runs one command. Throws GatewayError ENGINE_UNAVAILABLE: at once while disconnected, otherwise in time. */
  command(name: string, ...values: readonly RedisValue[]): Promise<unknown>
  /** Prepares a script. The server keeps its text, and gets it again after a restart. */
  script(script: RedisScript): RunScript
  /** Whether commands are answered, as far as is known. */
  connected(): boolean
  /** Adds a listener for all later outages; the returned function removes it. */
  on_outage(listener: OutageListener): () => void
  /**
   * Calls `heard` with every message of a channel, on a connection that all channels share and that nothing else uses.
   * `listening` runs each time that it listens (again): what was said before may have been missed.
   */
  subscribe(channel: string, heard: (text: string) => void, listening?: () => void): void
  /** A further connection to the same server, which is not waited for. */
  another(options: { name: string; command_ms?: number }): RedisConnection
  /** Ends this one and its subscriptions; what still waits fails. */
  close(): void
}

/** Connects. Throws RedisError when no usable server answers within `start_ms`. */
export async function connect_redis(options: RedisOptions): Promise<RedisConnection> {
  const { connection, ready } = open_connection(options)
  try {
    await ready
    refuse_old_server(await connection.command('INFO', 'server'))
    return connection
  } catch (cause) {
    connection.close()
    if (cause instanceof RedisError) throw cause
    throw new RedisError(`cannot use the server at ${host_of(options.url)}: ${one_line(causing(cause))}`, { cause })
  }
}

function causing(cause: unknown): unknown {
  return cause instanceof GatewayError ? (cause.cause ?? cause) : cause
}

/** The part of a URL that is safe to print. */
function host_of(url: string): string {
  return URL.canParse(url) ? new URL(url).host || 'this URL' : 'this URL'
}

function refuse_old_server(info: unknown): void {
  const version = /^redis_version:(\d+)/m.exec(String(info))?.[1]
  if (version !== undefined && Number(version) < OLDEST_SERVER)
    throw new RedisError(`the server has version ${version}, expected ${OLDEST_SERVER} or later`)
}

/** What a command that got no usable answer becomes; the cause is for the log only. */
function unavailable(cause: unknown): GatewayError {
  return new GatewayError('ENGINE_UNAVAILABLE', 'the shared state is not available', {}, { cause })
}

function pause_ms(attempt: number): number {
  const whole_ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt, MAX_DOUBLINGS))
  // Gateways that lost the same server do not all come back in the same moment.
  return whole_ms / 2 + (Math.random() * whole_ms) / 2
}

function client_of(url: string, name: string | undefined): Redis {
  return new Redis(url, {
    ...(name === undefined ? {} : { connectionName: name }),
    protocol: 2,
    disableClientInfo: true,
    connectTimeout: SILENT_MS,
    retryStrategy: pause_ms,
    // A command is either answered or fails: whoever asked decides whether it may be sent twice.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    // After a failover the old server answers that it may not be written to.
    reconnectOnError: (cause) => cause.message.startsWith('READONLY'),
  })
}

/** Gives up on a connection that stays silent while it is set up: connecting has a limit of its own, what follows has not. */
function limit_handshake(client: Redis): void {
  let timer: NodeJS.Timeout | undefined
  client.on('connect', () => {
    timer = setTimeout(() => client.disconnect(true), SILENT_MS)
  })
  client.on('ready', () => clearTimeout(timer))
  client.on('close', () => clearTimeout(timer))
}

/** Errors that waiting does not cure. */
const REFUSED = /^(?:WRONGPASS|NOAUTH|NOPERM|ERR invalid (?:DB|password))|without any password configured/

/** `ready` resolves with the first connection. */
function open_connection(options: RedisOptions): { connection: RedisConnection; ready: Promise<void> } {
  const { url, name, command_ms = REDIS_COMMAND_MS, start_ms = START_MS } = options
  const client = client_of(url, name)
  limit_handshake(client)
  const first = Promise.withResolvers<void>()
  // Connections that nobody waits for come when they come.
  first.promise.catch(() => undefined)
  const listeners = new Set<OutageListener>()
  let up = false
  let closed = false
  let last_error = new Error('no connection yet')
  const too_late = setTimeout(() => first.reject(last_error), start_ms)

  const come_up = () => {
    clearTimeout(too_late)
    first.resolve()
    if (up) return
    up = true
    for (const listener of listeners) listener.end()
  }
  const go_down = (cause: Error) => {
    if (!up || closed) return
    up = false
    for (const listener of listeners) listener.begin(cause)
  }
  /** The server was silent for too long: until it answers again, nobody else has to wait for that. */
  const probe = () => {
    const patience = setTimeout(() => client.disconnect(true), SILENT_MS)
    client
      .ping()
      .then(() => client.status === 'ready' && come_up())
      .catch(() => undefined)
      .finally(() => clearTimeout(patience))
  }
  client.on('error', (cause) => {
    last_error = cause
    if (REFUSED.test(cause.message)) first.reject(cause)
  })
  client.on('ready', come_up)
  client.on('close', () => go_down(last_error))

  const in_time = (answer: Promise<unknown>): Promise<unknown> => {
    return new Promise((resolve, reject) => {
      const late = () => {
        const silence = new Error(`no answer within ${command_ms} ms`)
        if (up) {
          go_down(silence)
          probe()
        }
        reject(unavailable(silence))
      }
      // A loop that was busy itself first reads what has arrived meanwhile.
      const timer = setTimeout(() => setImmediate(() => !settled && late()), command_ms)
      let settled = false
      const settle = () => {
        settled = true
        clearTimeout(timer)
      }
      answer.then(
        (value) => {
          settle()
          resolve(value)
        },
        (cause) => {
          settle()
          reject(cause instanceof Error && /^NOSCRIPT/.test(cause.message) ? cause : unavailable(cause))
        },
      )
    })
  }
  const command = async (word: string, values: readonly RedisValue[]): Promise<unknown> => {
    if (!up) throw unavailable(last_error)
    return in_time(client.call(word, ...values))
  }

  const channels = channel_listener(url, name)
  const connection: RedisConnection = {
    command: (word, ...values) => command(word, values),
    script({ lua }) {
      const sha = createHash('sha1').update(lua).digest('hex')
      return async (keys, values) => {
        try {
          return await command('EVALSHA', [sha, keys.length, ...keys, ...values])
        } catch (cause) {
          if (cause instanceof GatewayError) throw cause
          return await command('EVAL', [lua, keys.length, ...keys, ...values])
        }
      }
    },
    connected: () => up,
    on_outage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribe: channels.subscribe,
    another: (more) => open_connection({ url, ...more }).connection,
    close() {
      closed = true
      up = false
      clearTimeout(too_late)
      first.reject(new Error('closed'))
      channels.close()
      client.disconnect()
    },
  }
  return { connection, ready: first.promise }
}

/** Channels on one connection, which is opened for the first of them. */
function channel_listener(url: string, name: string | undefined): Pick<RedisConnection, 'subscribe' | 'close'> {
  const channels = new Map<string, { heard: (text: string) => void; listening: () => void }>()
  let client: Redis | null = null

  const listen = async (open: Redis, channel: string, listening: () => void) => {
    try {
      await open.subscribe(channel)
      listening()
    } catch {
      // The connection broke: it begins anew and so does this.
    }
  }
  const open_client = (): Redis => {
    const open = client_of(url, name && `${name}-channels`)
    limit_handshake(open)
    // What is wrong with the server is told by the connection that runs the commands.
    open.on('error', () => undefined)
    open.on('message', (channel: string, text: string) => channels.get(channel)?.heard(text))
    open.on('ready', () => {
      for (const [channel, { listening }] of channels) void listen(open, channel, listening)
    })
    return open
  }

  return {
    subscribe(channel, heard, listening = () => undefined) {
      channels.set(channel, { heard, listening })
      client ??= open_client()
      if (client.status === 'ready') void listen(client, channel, listening)
    },
    close() {
      client?.disconnect()
    },
  }
}
