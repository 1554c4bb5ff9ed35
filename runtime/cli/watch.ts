// `asg watch`: follows the live stream, as lines for people or JSON lines for programs, and goes on after an interruption
// where it stopped. Source: CONTRACT 7, 20.2.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { frame_reader, type StreamFrame } from '#runtime/cli/event-stream.ts'
import { ask, find_gateway, type Gateway } from '#runtime/cli/gateway.ts'
import { CommandError, EXIT, type Exit, type Paint, plain, type Terminal } from '#runtime/cli/terminal.ts'

const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 15_000

interface Watch {
  gateway: Gateway
  query: URLSearchParams
  last_id: string | null
  json: boolean
  terminal: Terminal
  signal: AbortSignal
}

/** Runs until the user or the parent ends it. */
export async function run_watch(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      session: { type: 'string' },
      'min-risk': { type: 'string' },
      types: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const query = new URLSearchParams()
  if (values.session !== undefined) query.set('session_id', values.session)
  if (values['min-risk'] !== undefined) query.set('min_risk', values['min-risk'])
  if (values.types !== undefined) query.set('types', values.types)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const watch: Watch = {
    gateway: find_gateway(terminal),
    query,
    last_id: null,
    json: values.json ?? false,
    terminal,
    signal: stop.signal,
  }
  await follow_until_stopped(watch)
  return EXIT.ok
}

/** The first connection must succeed; later ones are tried again with growing pauses. */
async function follow_until_stopped(watch: Watch): Promise<void> {
  let connected = false
  let pause_ms = FIRST_RETRY_MS
  while (!watch.signal.aborted) {
    try {
      await follow(watch, () => {
        if (!connected) watch.terminal.say(`watching ${watch.gateway.url}`)
        connected = true
        pause_ms = FIRST_RETRY_MS
      })
    } catch (cause) {
      if (watch.signal.aborted) return
      if (!connected || (cause instanceof CommandError && cause.exit !== EXIT.unreachable)) throw cause
    }
    if (watch.signal.aborted) return
    watch.terminal.say(`connection lost, next try in ${pause_ms} ms`)
    await sleep(pause_ms, undefined, { signal: watch.signal }).catch(() => {})
    pause_ms = Math.min(MAX_RETRY_MS, pause_ms * 2)
  }
}

async function follow(watch: Watch, connected: () => void): Promise<void> {
  const headers = { accept: 'text/event-stream', ...(watch.last_id !== null && { 'last-event-id': watch.last_id }) }
  const path = `/report/stream?${watch.query}`
  const response = await ask(watch.gateway, path, { headers, signal: watch.signal })
  if (response.status !== 200 || response.body === null) {
    throw new CommandError(response.status === 400 ? EXIT.usage : EXIT.unreachable, await error_text(response))
  }
  connected()
  const read = frame_reader()
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    for (const frame of read(text)) {
      if (frame.id !== null) watch.last_id = frame.id
      show(frame, watch)
    }
  }
}

async function error_text(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { error?: unknown }
    return String(body.error ?? `the gateway answered ${response.status}`)
  } catch {
    return `the gateway answered ${response.status}`
  }
}

function show(frame: StreamFrame, watch: Watch): void {
  const data = JSON.parse(frame.data) as Record<string, unknown>
  if (watch.json) watch.terminal.json('watch', { id: frame.id, ...data })
  else watch.terminal.out(line_of(frame.event, data, watch.terminal))
}

const PAINT: Readonly<Record<string, Paint>> = { block: 'red', defer: 'yellow', modify: 'yellow', allow: 'green' }

/** One line per event: time, what, risk, tool, command, why. Foreign text is made safe for the terminal. */
function line_of(event: string, data: Readonly<Record<string, unknown>>, terminal: Terminal): string {
  const text = (name: string) => (data[name] === null || data[name] === undefined ? '' : plain(String(data[name])))
  const time = terminal.paint('dim', text('timestamp').slice(11, 19) || '--:--:--')
  const parts = (words: readonly string[]) => [time, ...words.filter((word) => word !== '')].join('  ')
  switch (event) {
    case 'decision': {
      const word = text('decision')
      const refused = word !== 'allow'
      return parts([
        terminal.paint(PAINT[word] ?? 'bold', word.padEnd(6)),
        text('risk_level').padEnd(8),
        text('tool_name') || text('event_type'),
        text('command'),
        refused ? terminal.paint('dim', `${text('policy_id')}: ${text('reason')}`) : '',
        terminal.paint('dim', text('session_id')),
      ])
    }
    case 'approval_pending':
      return parts([
        terminal.paint('yellow', 'asks  '),
        text('risk_level').padEnd(8),
        text('tool_name'),
        text('command'),
        `asg approvals allow ${text('approval_id')}`,
      ])
    case 'approval_resolved':
      return parts([terminal.paint('bold', text('state').padEnd(6)), text('approval_id'), `by ${text('settled_by')}`])
    case 'gap':
      return parts([terminal.paint('yellow', 'gap   '), `events were missed (${text('reason')})`])
    default:
      return parts([terminal.paint('bold', event), summary_of(data), terminal.paint('dim', text('session_id'))])
  }
}

function summary_of(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .filter(([key, value]) => key !== 'type' && key !== 'timestamp' && key !== 'session_id' && value !== null)
    .map(([key, value]) => `${key}=${plain(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join(' ')
}
