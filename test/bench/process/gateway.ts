// Starts the real gateway in a process of its own with a temporary database, without authentication and rate limit.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Child, free_port, reachable, start_child } from '#test/bench/process/child.ts'

/** What `npm start` starts. */
const MAIN = fileURLToPath(new URL('../../../runtime/cli/asg.js', import.meta.url))

export interface Gateway extends Child {
  url: string
  port: number
  uds_path: string
  db_path: string
  /** Removes its folder; after `stop`. */
  remove: () => void
}

/** Resolves when the gateway answers /health with 200. Throws with its output when it does not come up. */
export async function start_gateway(cpu: number | null, environment: Record<string, string> = {}): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'asg-bench-'))
  const port = await free_port()
  const uds_path = join(folder, 's')
  const db_path = join(folder, 'trajectory.db')
  const child = start_child(
    [MAIN, 'serve'],
    {
      CS_HTTP_HOST: '127.0.0.1',
      CS_HTTP_PORT: String(port),
      CS_UDS_PATH: uds_path,
      CS_TRAJECTORY_DB_PATH: db_path,
      CS_RATE_LIMIT_PER_MINUTE: '0',
      CS_LOG_LEVEL: 'warn',
      ALPHA_WEBHOOK_ENABLED: 'false',
      ...environment,
    },
    cpu,
  )
  const url = `http://127.0.0.1:${port}`
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await reachable(child, { port })
    const health = await fetch(`${url}/health`)
    if (health.status !== 200) throw new Error(`/health answered ${health.status}:\n${child.output()}`)
  } catch (cause) {
    await child.stop()
    remove()
    throw cause
  }
  return { ...child, url, port, uds_path, db_path, remove }
}
