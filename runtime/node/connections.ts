// How many connections the doors may hold, and a word about those they turn away. A system that lets a process open few files closes
// whatever is beyond them itself, without a word to anybody, and the database would find no file left either; so the doors share what
// is left and close the rest themselves. Source: CONTRACT 10 "Connections"; ours: the rest.
import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { MAX_HTTP_CONNECTIONS, MAX_SOCKET_CONNECTIONS, RESERVED_FILES, TURNED_AWAY_LOG_MS } from '#core/limits.ts'
import type { Log } from '#core/ports.ts'

/** Connections at a time. */
export interface Room {
  http: number
  /** Of the Unix socket; and with those that are still reading why they are turned away. */
  socket: number
  socket_in_all: number
  webhook: number
  /** What the system lets this process open, when that is so little that a busy team may notice. */
  few_files: number | null
}

/** Files a process may open and has open. */
export interface OpenFiles {
  limit: number
  open: number
}

/** Fewer HTTP connections are worth a word at start. */
const FEW_CONNECTIONS = 256
/** Connections of the socket that may be turned away at a time where files are few. */
const TURNED_AWAY = 32

const AMPLE: Room = {
  http: MAX_HTTP_CONNECTIONS,
  socket: MAX_SOCKET_CONNECTIONS,
  socket_in_all: 2 * MAX_SOCKET_CONNECTIONS,
  webhook: MAX_HTTP_CONNECTIONS,
  few_files: null,
}

/** Shares what may still be opened: half for HTTP, a third for the Unix socket, the rest for webhooks. */
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

/** Null where the system does not say it under /proc. */
function open_files(): OpenFiles | null {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))?.[1]
    return limit === undefined ? null : { limit: Number(limit), open: readdirSync('/proc/self/fd').length }
  } catch {
    return null
  }
}

/** A word about connections that were closed because the door is full: the first at once, then how many since, now and then. */
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

/** Closes what is beyond the limit at once, and says so. */
export function limit_connections(server: Server, door: string, most: number, log: Log): void {
  server.maxConnections = most
  server.on('drop', turned_away(door, most, log))
}
