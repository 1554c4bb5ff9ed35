// Keeps a Unix socket reachable under its path while the gateway runs. Cleaners of temporary folders take its file for
// a leftover, and without the file nobody can connect although the gateway runs; then it listens again. Source:
// CONTRACT 10 "Start", "Stop".
import { createServer, type Server, type Socket } from 'node:net'
import { reason_of } from '#core/errors.ts'
import { SOCKET_WATCH_MS } from '#core/limits.ts'
import type { Log } from '#core/ports.ts'
import { limit_connections } from '#runtime/node/connections.ts'
import { claim_socket_path, type SocketPath } from '#runtime/node/socket/socket-path.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** Where to listen, and who gets the connections. */
export interface KeepListening {
  path: string
  accept(socket: Socket): void
  /** Maximum number of connections; further ones are closed at once. */
  most: number
  log: Log
  watch_ms?: number | undefined
}

/** A socket that is listened on. */
export interface Listening {
  /** Takes no new connections and removes the file. */
  stop(): void
  /** Resolves when it was stopped and all connections are closed. */
  closed: Promise<void>
}

/**
 * Listens at the path, and again when its file disappears. Throws StartError naming CS_UDS_PATH when the first attempt
 * fails.
 */
export async function keep_listening({
  path,
  accept,
  most,
  log,
  watch_ms = SOCKET_WATCH_MS,
}: KeepListening): Promise<Listening> {
  const servers = new Set<Server>()
  const { promise: closed, resolve: all_closed } = Promise.withResolvers<void>()
  let stopped = false

  const listen = async (): Promise<SocketPath> => {
    const claimed = await claim_socket_path(path)
    const server = createServer({ allowHalfOpen: true }, accept)
    limit_connections(server, 'socket', most, log)
    await bind(server, claimed.bind_path, path)
    try {
      claimed.publish()
    } catch (cause) {
      server.close()
      throw cause
    }
    // A server without a file accepts no connections any more; existing ones go on.
    for (const before of servers) before.close()
    servers.add(server)
    server.once('close', () => {
      servers.delete(server)
      if (stopped && servers.size === 0) all_closed()
    })
    return claimed
  }

  let claimed = await listen()
  let lost = false
  let listens_anew = false
  const watch = async () => {
    if (listens_anew || claimed.keep()) return
    listens_anew = true
    try {
      claimed = await listen()
      log.warn('socket_restored', { path, why: 'its file was gone' })
      lost = false
    } catch (cause) {
      if (!lost) log.error('socket_lost', { path, cause: reason_of(cause) })
      lost = true
    }
    listens_anew = false
    if (stopped) end()
  }
  const watcher = setInterval(watch, watch_ms).unref()
  const end = () => {
    claimed.remove()
    for (const server of servers) server.close()
  }
  return {
    closed,
    stop() {
      stopped = true
      clearInterval(watcher)
      if (!listens_anew) end()
    },
  }
}

/** Binds under a umask that leaves mode 0600; binding happens before `listen` returns, so the umask only affects it. */
function bind(server: Server, path: string, configured: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          [`CS_UDS_PATH: cannot listen at ${JSON.stringify(configured)} (${cause.code ?? cause.message})`],
          { cause },
        ),
      )
    server.once('error', fail)
    const mask = process.umask(0o177)
    try {
      server.listen({ path }, () => {
        server.off('error', fail)
        resolve()
      })
    } finally {
      process.umask(mask)
    }
  })
}
