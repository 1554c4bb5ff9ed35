// `asg watch`: follows the live stream, as lines for people or JSON lines for programs, and goes on after an interruption
// where it stopped. Source: CONTRACT 7, 20.2.
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, find_gateway, type Gateway, shown_url } from '#runtime/cli/gateway.ts'
import { type Answers, answers } from '#runtime/cli/live/answer.ts'
import { frame_reader, type StreamFrame } from '#runtime/cli/live/event-stream.ts'
import { type Notify, notices } from '#runtime/cli/live/notify.ts'
import { line_of } from '#runtime/cli/live/watch-line.ts'
import { own_name } from '#runtime/cli/own-name.ts'
import { CommandError, EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'

const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 15_000
/** The gateway says something every 15 s (CONTRACT 7.1); after three silences the connection is taken for dead. */
const MAX_SILENCE_MS = 45_000

/** What a test replaces. */
export interface WatchOptions {
  /** Single key presses, for `-i`. */
  keys?: () => Keys
  max_silence_ms?: number
  /** Ends the watch, as a signal to the process does. */
  signal?: AbortSignal
}

interface Keys {
  source: Readable
  /** Gives the terminal back. */
  release(): void
}

interface Watch {
  gateway: Gateway
  query: URLSearchParams
  last_id: string | null
  json: boolean
  notify: Notify | null
  answers: Answers | null
  terminal: Terminal
  max_silence_ms: number
  signal: AbortSignal
}

/** Runs until the user or the parent ends it. */
export async function run_watch(
  args: readonly string[],
  terminal: Terminal,
  { keys = terminal_keys, max_silence_ms = MAX_SILENCE_MS, signal }: WatchOptions = {},
): Promise<Exit> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      session: { type: 'string' },
      'min-risk': { type: 'string' },
      types: { type: 'string' },
      json: { type: 'boolean' },
      interactive: { type: 'boolean', short: 'i' },
      notify: { type: 'boolean' },
    },
  })
  if (values.interactive) must_be_answerable(values.json ?? false, terminal)
  const query = new URLSearchParams()
  if (values.session !== undefined) query.set('session_id', values.session)
  if (values['min-risk'] !== undefined) query.set('min_risk', values['min-risk'])
  if (values.types !== undefined) {
    // Questions and their answers are needed to ask them.
    query.set('types', values.interactive ? `${values.types},approval_pending,approval_resolved` : values.types)
  }
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  signal?.addEventListener('abort', () => stop.abort(), { once: true })
  const gateway = find_gateway(terminal)
  const watch: Watch = {
    gateway,
    query,
    last_id: null,
    json: values.json ?? false,
    notify: values.notify ? notices(terminal) : null,
    answers: values.interactive ? answers(gateway, terminal, () => stop.abort()) : null,
    terminal,
    max_silence_ms,
    signal: stop.signal,
  }
  const pressed = watch.answers === null ? null : read_keys(watch.answers, keys(), terminal)
  try {
    await follow_until_stopped(watch)
  } finally {
    pressed?.release()
  }
  return EXIT.ok
}

function must_be_answerable(json: boolean, terminal: Terminal): void {
  if (json) throw new CommandError(EXIT.usage, '-i asks a person and --json writes for a program: use one of them')
  if (!terminal.interactive)
    throw new CommandError(EXIT.usage, '-i needs a terminal', `Use: ${own_name(terminal.env)} approvals`)
}

/** Key by key, without waiting for the end of a line. */
function terminal_keys(): Keys {
  const { stdin } = process
  stdin.setRawMode(true)
  const release = () => {
    stdin.setRawMode(false)
    stdin.pause()
  }
  return { source: stdin, release }
}

function read_keys(into: Answers, keys: Keys, terminal: Terminal): Keys {
  keys.source.setEncoding('utf8')
  keys.source.on('data', (pressed: string) => {
    for (const key of pressed) into.key(key).catch((cause: unknown) => terminal.say(`  ${String(cause)}`))
  })
  return keys
}

/** The first connection must succeed; later ones are tried again with growing pauses. */
async function follow_until_stopped(watch: Watch): Promise<void> {
  let connected = false
  let pause_ms = FIRST_RETRY_MS
  while (!watch.signal.aborted) {
    try {
      await follow(watch, () => {
        if (!connected) watch.terminal.say(`watching ${shown_url(watch.gateway)}`)
        watch.answers?.begin().catch((cause: unknown) => watch.terminal.say(String(cause)))
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
  const silence = new AbortController()
  const signal = AbortSignal.any([watch.signal, silence.signal])
  const timer = setTimeout(() => silence.abort(), watch.max_silence_ms)
  try {
    const response = await ask(watch.gateway, path, { headers, signal })
    await show_all(response, watch, connected, () => timer.refresh())
  } catch (cause) {
    if (!silence.signal.aborted) throw cause
    throw new CommandError(EXIT.unreachable, `the gateway at ${shown_url(watch.gateway)} says nothing any more`)
  } finally {
    clearTimeout(timer)
  }
}

async function show_all(response: Response, watch: Watch, connected: () => void, heard: () => void): Promise<void> {
  if (response.status !== 200 || response.body === null) {
    throw new CommandError(response.status === 400 ? EXIT.usage : EXIT.unreachable, await error_text(response))
  }
  connected()
  const read = frame_reader()
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    heard()
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
  watch.notify?.(frame.event, data)
  watch.answers?.event(frame.event, data)
}
