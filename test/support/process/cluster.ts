// Several real gateways as processes of their own, on one Redis server and one remote database, with the rules of the product.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { MAX_DEADLINE_MS } from '#core/limits.ts'
import { type Answer, ask } from '#test/support/door/listener.ts'
import { type RedisServer, redis_server } from '#test/support/process/redis-server.ts'
import { type Json, rpc_command } from '#test/support/rpc.ts'
import { type HranaDouble, hrana_double } from '#test/support/storage/hrana-double.ts'

const PROGRAM = fileURLToPath(new URL('gateway.ts', import.meta.url))
const TOKEN = 'database-token'

/** One gateway of several. */
export interface Member {
  port: number
  /** What it wrote to stderr so far. */
  log(): string
  get(target: string): Promise<Answer>
  post(target: string, body: unknown): Promise<Answer>
  /** Asks for a decision; the whole reply. */
  command(command: string, params?: Json, event?: Json): Promise<Json>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Gateways with what they share. */
export interface TestCluster {
  redis: RedisServer
  database: HranaDouble
  /** The database as a file. */
  file: string
  start(env?: Readonly<Record<string, string>>): Promise<Member>
  close(): Promise<void>
}

/** A server and a database without gateways. */
export async function test_cluster(env: Readonly<Record<string, string>> = {}): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'asg-cluster-'))
  const file = join(folder, 'shared.db')
  const redis = await redis_server()
  const database = await hrana_double(file, TOKEN)
  const members: Member[] = []
  return {
    redis,
    database,
    file,
    async start(more = {}) {
      const member = await start_member({
        CS_REDIS_URL: redis.url,
        CS_TRAJECTORY_DB_PATH: database.url,
        CS_TRAJECTORY_DB_AUTH_TOKEN: TOKEN,
        CS_RATE_LIMIT_PER_MINUTE: '0',
        ...env,
        ...more,
      })
      members.push(member)
      return member
    },
    async close() {
      redis.resume()
      await Promise.all(members.map((member) => member.kill('SIGKILL')))
      await redis.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Starts a gateway and waits until it answers. Throws Error with its messages when it ends instead. */
async function start_member(variables: Readonly<Record<string, string>>): Promise<Member> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [PROGRAM, '--rules'], {
    env: { PATH, HOME, CS_HTTP_PORT: '0', CS_UDS_ENABLED: 'false', CS_LOG_LEVEL: 'info', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (bytes) => {
    log += String(bytes)
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the gateway ended with ${code}: ${log}`)
  })
  const told = once(createInterface(child.stdout), 'line')
  const [line] = await Promise.race([told, ended])
  ended.catch(() => undefined)
  const port = Number(new URL(JSON.parse(String(line)).http_url).port)
  const post = (target: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    return ask(port, { method: 'POST', target, headers, body: JSON.stringify(body) })
  }
  return {
    port,
    log: () => log,
    get: (target) => ask(port, { target }),
    post,
    // A busy machine may take its time.
    command: async (command, params, event) =>
      (await post('/ahp', rpc_command(command, { deadline_ms: MAX_DEADLINE_MS, ...params }, event))).json,
    kill: (signal) => kill(child, signal),
  }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
