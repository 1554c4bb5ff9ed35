// Who is measured: raw node:http echo, the same with one durable row per request, Hono echo and the gateway over HTTP; a socket
// echo and the gateway over the Unix socket.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { open_framed, open_http } from '#test/bench/load/connection.ts'
import type { Contender, Group } from '#test/bench/measure/measure.ts'
import { HTTP_1, HTTP_64, SOCKET_1, SOCKET_16 } from '#test/bench/measure/targets.ts'
import { type Child, free_port, reachable, start_child } from '#test/bench/process/child.ts'
import type { Gateway } from '#test/bench/process/gateway.ts'

export interface Contenders {
  groups: Group[]
  /** Stops the echoes; the gateway belongs to the caller. */
  stop: () => Promise<void>
}

function over_http(name: string, child: Child, port: number, decides: boolean): Contender {
  return { name, child, decides, open: (on_reply, fail) => open_http(port, on_reply, fail) }
}

function over_socket(name: string, child: Child, path: string, decides: boolean): Contender {
  return { name, child, decides, open: (on_reply, fail) => open_framed(path, on_reply, fail) }
}

function start_echo(file: string, environment: Record<string, string>, cpu: number | null): Child {
  return start_child([fileURLToPath(new URL(`../echo/${file}`, import.meta.url))], environment, cpu)
}

/** Starts the echoes next to a running gateway. Throws when one does not come up; nothing is left running then. */
export async function start_contenders(gateway: Gateway, cpu: number | null): Promise<Contenders> {
  const folder = mkdtempSync(join(tmpdir(), 'asg-echo-'))
  const path = join(folder, 's')
  const raw_port = await free_port()
  const raw = start_echo('http.ts', { PORT: String(raw_port) }, cpu)
  const stored_port = await free_port()
  const stored = start_echo('stored.ts', { PORT: String(stored_port), DATABASE: join(folder, 'echo.db') }, cpu)
  const hono_port = await free_port()
  const hono = start_echo('hono.ts', { PORT: String(hono_port) }, cpu)
  const echo = start_echo('socket.ts', { SOCKET: path }, cpu)
  const stop = async () => {
    await Promise.all([raw, stored, hono, echo].map((child) => child.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await reachable(raw, { port: raw_port })
    await reachable(stored, { port: stored_port })
    await reachable(hono, { port: hono_port })
    await reachable(echo, { path })
  } catch (cause) {
    await stop()
    throw cause
  }
  const http = [
    over_http('raw', raw, raw_port, false),
    over_http('raw, stored', stored, stored_port, false),
    over_http('hono', hono, hono_port, false),
    over_http('gateway', gateway, gateway.port, true),
  ]
  const sockets = [
    over_socket('socket echo', echo, path, false),
    over_socket('gateway', gateway, gateway.uds_path, true),
  ]
  return {
    groups: [
      { name: HTTP_64, connections: 64, depth: 1, contenders: http },
      { name: HTTP_1, connections: 1, depth: 1, contenders: http },
      { name: SOCKET_1, connections: 1, depth: 1, contenders: sockets },
      { name: SOCKET_16, connections: 16, depth: 16, contenders: sockets },
    ],
    stop,
  }
}
