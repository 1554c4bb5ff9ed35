// What the sh launcher needs of curl, for machines without it: POST stdin over a Unix socket, fail on a status of 400 or more,
// say the status after the body.
import { request } from 'node:http'

const args = process.argv.slice(2)
const value = (flag: string) => args[args.indexOf(flag) + 1] ?? ''
const url = new URL(args.at(-1) ?? '')
const outgoing = request({
  socketPath: value('--unix-socket'),
  path: url.pathname + url.search,
  method: 'POST',
  headers: { host: 'localhost', 'content-type': 'application/json' },
  signal: AbortSignal.timeout(Number(value('-m')) * 1000),
})
outgoing.on('error', () => process.exit(7))
outgoing.on('response', (incoming) => {
  if ((incoming.statusCode ?? 500) >= 400) process.exit(22)
  incoming.pipe(process.stdout, { end: false })
  incoming.on('end', () => process.stdout.write(` ${incoming.statusCode}`))
})
process.stdin.pipe(outgoing)
