// A real Redis server as a child process: on a free port of the loopback, without files. It can be stopped, stalled and started
// again on the same port.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { find_program } from '#runtime/cli/program.ts'

const PROGRAM = find_program('redis-server', process.env.PATH)

/** Why a test is skipped. Developers may go without a server; the continuous integration installs one and must use it. */
export const NO_REDIS =
  PROGRAM === null && process.env.CI === undefined
    ? 'no redis-server on the PATH (apt-get install redis-server)'
    : false

/** A server that is running unless it was stopped. */
export interface RedisServer {
  url: string
  port: number
  /** Kills it: connections break, and what it held is gone. */
  stop(): Promise<void>
  /** Starts it again on the same port, empty. */
  start(): Promise<void>
  /** Connections stay open, nothing is answered. */
  stall(): void
  resume(): void
  /** Stops it and removes its folder. */
  close(): Promise<void>
}

/** Starts a server, with further options if any, and waits until it answers. */
export async function redis_server(further: readonly string[] = []): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'asg-redis-'))
  const port = await free_port()
  let child: ChildProcess | null = null

  const start = async () => {
    const options = [
      '--port',
      port,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
      ...further,
    ]
    child = spawn(PROGRAM ?? 'redis-server', options.map(String), { stdio: ['ignore', 'pipe', 'ignore'] })
    await until_ready(child)
  }
  const stop = async () => {
    const running = child
    child = null
    if (running === null || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop,
    start,
    stall: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A port of the loopback that nobody uses at this moment. */
async function free_port(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Resolves when the server says that it listens. Throws Error when it ends before. */
async function until_ready({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('redis-server has no output')
  let told = ''
  for await (const bytes of stdout) {
    told += String(bytes)
    if (!told.includes('Ready to accept connections')) continue
    return
  }
  throw new Error(`redis-server ended: ${told}`)
}
