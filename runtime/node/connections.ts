// Limits the connections of all doors. Where a process may open few files, the system closes further connections
// without a word and the database finds no file left; so the doors share what is available, and close and log the rest
// themselves. Source: CONTRACT 10 "Connections"; ours: the rest.
import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { MAX_HTTP_CONNECTIONS, MAX_SOCKET_CONNECTIONS, RESERVED_FILES, TURNED_AWAY_LOG_MS } from '#core/limits.ts'
import type { Log } from '#core/ports.ts'

/** Maximum numbers of connections. */
export interface Room {
  http: number
  /** Of the Unix socket; `socket_in_all` also counts those that are being turned away. */
  socket: number
  socket_in_all: number
  webhook: number
  /** The file limit, when it is low enough for a busy team to notice; else null. */
  few_files: number | null
}

/** Files a process may open, and has open. */
export interface OpenFiles {
  limit: number
  open: number
}

/** Fewer HTTP connections than this are worth a log line at start. */
const FEW_CONNECTIONS = 256
/** Socket connections being turned away at once, where files are few. */
const TURNED_AWAY = 32

const AMPLE: Room = {
  http: MAX_HTTP_CONNECTIONS,
  socket: MAX_SOCKET_CONNECTIONS,
  socket_in_all: 2 * MAX_SOCKET_CONNECTIONS,
  webhook: MAX_HTTP_CONNECTIONS,
  few_files: null,
}

/** Divides the available files: half for HTTP, a third for the Unix socket, the rest for webhooks. */
export function room_for_connections(files: OpenFiles | null = open_files()): Room {
  if (files === null) return AMPLE
  const left = files.limit - files.open
  const room = left - Math.min(RESERVED_FILES, Math.floor(left / 3))
  const share = (most: number, part: number) => Math.max(1, Math.min(most, Math.floor(room * part)))
  const http = share(MAX_HTTP_CONNECTIONS, 1 / 2)
  const socket_in_all = share(2 * MAX_SOCKET_CONNECTIONS, 1 / 3)
  return {
    http,
    socket: Math.min(MAX_SOCKET_CONNECTIONS, Math.max(Math.ceil(socket_in_all / 2), socket_in_all - TURNED_AWAY)),
    socket_in_all,
    webhook: share(MAX_HTTP_CONNECTIONS, 1 / 6),
    few_files: http < FEW_CONNECTIONS ? files.limit : null,
  }
}

/** Null where /proc does not tell. */
function open_files(): OpenFiles | null {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))?.[1]
    return limit === undefined ? null : { limit: Number(limit), open: readdirSync('/proc/self/fd').length }
  } catch {
    return null
  }
}

/** Logs connections closed because a door is full: the first at once, later only their number from time to time. */
export function turned_away(door: string, most: number, log: Log, now_ms: () => number = () => performance.now()) {
  let count = 0
  let said_ms = Number.NEGATIVE_INFINITY
  return () => {
    count += 1
    if (now_ms() - said_ms < TURNED_AWAY_LOG_MS) return
    said_ms = now_ms()
    log.warn('connections_turned_away', { door, most_at_a_time: most, count })
    count = 0
  }
}

/** Closes and logs connections above the limit. */
export function limit_connections(server: Server, door: string, most: number, log: Log): void {
  server.maxConnections = most
  server.on('drop', turned_away(door, most, log))
}
