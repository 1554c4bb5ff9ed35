// Starts a process to be measured, on a core of its own where that is possible, and reads what the kernel says about it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism, constants } from 'node:os'

const { signals } = constants

const START_LIMIT_MS = 20_000
const STOP_LIMIT_MS = 10_000
const KEPT_OUTPUT_CHARS = 4000

export interface Child {
  pid: number
  /** The end of what it printed, for error messages. */
  output: () => string
  has_exited: () => boolean
  /** Resolves when it exited; throws when it does not react to SIGTERM. */
  stop: () => Promise<void>
}

/** Server and client on different cores: `server` and `client` are core numbers, null when pinning is not possible. */
export interface Pinning {
  server: number | null
  client: number | null
}

function runs(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Pins this process to its core and says where servers go. */
export function pin_client(): Pinning {
  const client = 1
  if (availableParallelism() < 2 || !runs('taskset', ['-a', '-p', '-c', String(client), String(process.pid)])) {
    return { server: null, client: null }
  }
  return { server: 0, client }
}

/** A free loopback port at this moment. */
export async function free_port(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Runs a TypeScript file with this Node. `cpu` null: anywhere. */
export function start_child(args: readonly string[], environment: Record<string, string>, cpu: number | null): Child {
  const command = cpu === null ? [process.execPath] : ['taskset', '-c', String(cpu), process.execPath]
  const [program = process.execPath, ...prefix] = command
  const child: ChildProcess = spawn(program, [...prefix, ...args], {
    env: { ...clean_environment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT_OUTPUT_CHARS)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.once('error', (cause) => keep(Buffer.from(cause.message)))
  const has_exited = () => child.exitCode !== null || child.signalCode !== null
  end_with_us(child)
  return {
    has_exited,
    pid: child.pid ?? -1,
    output: () => output,
    async stop() {
      if (has_exited()) return
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      await exited
      clearTimeout(timer)
      if (child.signalCode === 'SIGKILL') throw new Error(`process ${child.pid} did not stop in ${STOP_LIMIT_MS} ms`)
    },
  }
}

/** Whoever measures may be interrupted, or lose the reader of its output (`npm run score | head`): nothing it started stays behind. */
function end_with_us(child: ChildProcess): void {
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

// A signal alone ends a process without its `exit` event.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + signals[signal]))
}

/** The environment without anything that configures a gateway. */
function clean_environment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CS|AHP|ALPHA|ASG)_/.test(name)))
}

/** Resolves once something accepts connections there. Throws with the child's output when it does not come up. */
export async function reachable(child: Child, target: { port: number } | { path: string }): Promise<void> {
  const give_up_at = performance.now() + START_LIMIT_MS
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = 'port' in target ? connect(target.port, '127.0.0.1') : connect(target.path)
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (open) return
    if (child.has_exited() || performance.now() > give_up_at)
      throw new Error(`the server did not start:\n${child.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const TICK_MS = 10

/** User and system time of all threads, microseconds in steps of 10 ms; NaN without a /proc. */
export function cpu_us(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; utime and stime are fields 14 and 15 of the line.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS * 1000
  } catch {
    return Number.NaN
  }
}

/** Resident memory now and at its highest, MB; NaN without a /proc. */
export function memory_mb(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
    return { now: field('VmRSS'), peak: field('VmHWM') }
  } catch {
    return { now: Number.NaN, peak: Number.NaN }
  }
}
