// The gateway of a world as a process that is started, held still and killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { World } from '#test/real-clients/world.ts'
import { MAIN } from '#test/support/process/cli.ts'

export interface Gateway {
  url: string
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Holds it still: it keeps its socket and answers nothing. */
  freeze(): void
  /** Resolves with the next approval that waits. */
  next_approval(): Promise<string>
  allow(approval_id: string): Promise<void>
}

/** The gateway of a world, as a process. */
export async function start_gateway(world: World): Promise<Gateway> {
  const child = spawn(process.execPath, [MAIN], { env: world.env, cwd: world.project, stdio: 'pipe' })
  const gone = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (part: string) => {
      said += part
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)
      if (found !== null) resolve(found[0])
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    child.on('exit', (code) => reject(new Error(`the gateway ended with ${code}: ${said}`)))
  })
  return {
    url,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    freeze: () => child.kill('SIGSTOP'),
    next_approval: () => next_approval(url),
    async allow(approval_id) {
      const body = JSON.stringify({ approval_id, decision: 'allow-once' })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${url}/ahp/resolve`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`the approval was not settled: ${await response.text()}`)
    },
  }
}

async function next_approval(url: string): Promise<string> {
  const response = await fetch(`${url}/report/stream`)
  let said = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    said += part
    const found = /"approval_id":"([^"]+)"/.exec(said)
    if (found?.[1] !== undefined) return found[1]
  }
  throw new Error('the stream ended before an approval came')
}
