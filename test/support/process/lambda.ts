// A platform that runs functions, in miniature: one process for each instance, which imports the built module and answers one event at a
// time, as AWS Lambda's Node runtime does.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** What a function answered. */
export interface Answered {
  statusCode: number
  headers: Record<string, string>
  body: string
}

/** One instance of a function. */
export interface Instance {
  /** Hands it an event of API Gateway, payload format 2.0. */
  ask(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Answered>
  /** Hands it any event. */
  invoke(event: unknown): Promise<Answered>
  /** Ends the process at once, as a platform does. */
  kill(): Promise<void>
}

const RUNTIME = `
  import { createInterface } from 'node:readline'
  const { handler } = await import(process.argv[1])
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await handler(JSON.parse(line), {})
    process.stdout.write(JSON.stringify({ answer }) + '\\n')
  }`

/** Starts an instance of a built function. It sees these variables and no others of the tests. */
export function lambda(file: string, env: Readonly<Record<string, string>>): Instance {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module', '--eval', RUNTIME, pathToFileURL(file).href],
    { env: { PATH: process.env.PATH ?? '', ...env }, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  const { stdin, stdout, stderr } = child
  if (!stdin || !stdout || !stderr) throw new Error('the instance has no pipes')
  const log: string[] = []
  stderr.on('data', (chunk) => log.push(String(chunk)))
  const ended = once(child, 'exit')
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  let last: Promise<unknown> = Promise.resolve()
  const invoke = (event: unknown): Promise<Answered> => {
    const answered = last.then(async () => {
      stdin.write(`${JSON.stringify(event)}\n`)
      const line = await lines.next()
      if (line.done) throw new Error(`the instance ended: ${log.join('')}`)
      return JSON.parse(line.value).answer as Answered
    })
    last = answered.catch(() => undefined)
    return answered
  }
  return {
    invoke,
    ask: (method, path, body, headers = {}) => invoke(gateway_event(method, path, body, headers)),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function gateway_event(method: string, path: string, body: string | undefined, headers: Record<string, string>) {
  const [raw_path = '', raw_query_string = ''] = path.split('?')
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: raw_path,
    rawQueryString: raw_query_string,
    headers: { host: 'localhost', ...headers },
    requestContext: { domainName: 'localhost', http: { method, path: raw_path, sourceIp: '192.0.2.7' } },
    body: body ?? null,
    isBase64Encoded: false,
  }
}
