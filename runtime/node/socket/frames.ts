// One framed connection of the Unix socket: frames in, the handler of POST /ahp, replies out in order (reply-line.ts).
// Source: CONTRACT 10, PERFORMANCE 4 "Unix socket".
import type { Socket } from 'node:net'
import type { Caller } from '#core/caller.ts'
import { read_envelope, render_error, request_id_in } from '#core/edge/rpc.ts'
import type { Route } from '#core/endpoint.ts'
import { GatewayError, stack_of } from '#core/errors.ts'
import { MAX_BODY_BYTES, MAX_SOCKET_PIPELINE } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import { perform } from '#core/serve.ts'
import { text_of, type Unfinished } from '#runtime/node/http/body.ts'
import { in_step } from '#runtime/node/lockstep.ts'
import { encode_frame, frame_reader } from '#runtime/node/socket/frame.ts'
import { reply_line } from '#runtime/node/socket/reply-line.ts'

/** The caller of everything over the socket; core/edge/rate.ts chooses its rate window per session. */
export const SOCKET_CALLER: Caller = { id: 'socket', rate_key: 'socket:', transport: 'socket' }

/** Time for a client to read a last frame before the connection is cut off, ms. */
const LINGER_MS = 1000

/** What serving a framed connection needs. */
export interface FrameOptions {
  /** POST /ahp. */
  route: Route
  ports: Ports
  unfinished: Unfinished
  /** Time without a complete frame after which the connection closes. */
  idle_ms: number
  /** Time in which a frame must be complete. */
  partial_ms: number
}

/** A framed connection as the listener uses it. */
export interface FrameConnection {
  /** Passes the first bytes, which were read to detect the protocol. */
  push(chunk: Buffer): void
  /** The gateway stops: answers what has arrived, then closes. */
  finish(): void
  /** Frames being answered. */
  open(): number
}

/** Reads frames from the socket until either side ends. Never throws. */
export function serve_frames(socket: Socket, options: FrameOptions): FrameConnection {
  const { route, ports, unfinished, idle_ms, partial_ms } = options
  const reader = frame_reader()
  const left = new AbortController()
  let held_bytes = 0
  /** No further frames are read; the connection ends after the last reply. */
  let finishing = false
  let partial: NodeJS.Timeout | null = null
  const idle = setTimeout(() => socket.destroy(), idle_ms).unref()

  const replies = reply_line(socket, () => {
    if (finishing && replies.length() === 0) end_gently(socket)
    else update_reading()
  })
  const update_reading = () => {
    const full = replies.length() >= MAX_SOCKET_PIPELINE || socket.writableNeedDrain
    if (full && !finishing) socket.pause()
    else if (socket.isPaused()) socket.resume()
  }
  const answer = (payload: Buffer) => {
    void answer_frame(text_of(payload), route, left.signal, ports).then(replies.reserve())
  }
  const fail = (code: 'INVALID_ENVELOPE' | 'ENGINE_UNAVAILABLE', message: string) => {
    finishing = true
    replies.reserve()(error_text(new GatewayError(code, message)))
  }
  const hold = (bytes: number): boolean => {
    if (bytes > held_bytes && !unfinished.take(bytes - held_bytes)) return false
    if (bytes < held_bytes) unfinished.give(held_bytes - bytes)
    held_bytes = bytes
    return true
  }
  const watch_partial = (completed: boolean) => {
    if (partial !== null && (completed || held_bytes === 0)) {
      clearTimeout(partial)
      partial = null
    }
    if (held_bytes > 0) partial ??= setTimeout(() => socket.destroy(), partial_ms).unref()
  }
  const push = (chunk: Buffer) => {
    if (finishing) return
    const steps = reader.push(chunk)
    for (const step of steps) {
      if (step.kind === 'frame') answer(step.payload)
      else fail('INVALID_ENVELOPE', `A frame must hold 1 to ${MAX_BODY_BYTES} bytes, not ${step.length}`)
    }
    if (!hold(reader.held_bytes())) fail('ENGINE_UNAVAILABLE', 'Too many large requests at once')
    if (steps.length > 0) idle.refresh()
    watch_partial(steps.length > 0)
    update_reading()
  }
  const finish = (code: 'INVALID_ENVELOPE' | 'ENGINE_UNAVAILABLE', message: string) => {
    if (finishing) return
    if (held_bytes > 0) return fail(code, message)
    finishing = true
    replies.flush_soon()
  }
  socket.on('data', push)
  socket.on('drain', update_reading)
  socket.on('end', () => finish('INVALID_ENVELOPE', 'The connection ended inside a frame'))
  socket.on('close', () => {
    finishing = true
    clearTimeout(idle)
    if (partial !== null) clearTimeout(partial)
    hold(0)
    left.abort()
  })
  return { push, finish: () => finish('ENGINE_UNAVAILABLE', 'The gateway is stopping'), open: replies.length }
}

/** The reply frame's text; null for a notification. Never rejects: every failure is an error frame. */
async function answer_frame(text: string, route: Route, signal: AbortSignal, ports: Ports): Promise<string | null> {
  const raw = {
    route: route.path,
    params: {},
    query: '',
    header: () => undefined,
    text: async () => text,
    in_step: in_step.pass,
    signal,
  }
  try {
    const output = await perform(route.endpoint, raw, SOCKET_CALLER, ports)
    return output.kind === 'raw' ? output.text : null
  } catch (cause) {
    if (cause instanceof GatewayError) return refuse_frame(text, cause)
    ports.log.error('frame_failed', { cause: stack_of(cause) })
    return refuse_frame(text, new GatewayError('ENGINE_INTERNAL_ERROR', 'Internal error'))
  }
}

/** An error from before the handler, in the envelope that the frame asked for; null for a notification. */
function refuse_frame(text: string, error: GatewayError): string | null {
  const read = read_envelope(text)
  if (read.kind === 'call' && read.envelope.id === undefined) return null
  const [id, params] = read.kind === 'call' ? [read.envelope.id ?? null, read.envelope.params] : [read.id, null]
  const rendered = render_error(id, request_id_in(params), error)
  return read.batch ? `[${rendered}]` : rendered
}

function error_text(error: GatewayError): string {
  return render_error(null, 'unknown', error)
}

/** Sends one error frame to a connection that is not served, and closes it. */
export function turn_away(socket: Socket, message: string): void {
  socket.write(encode_frame(error_text(new GatewayError('ENGINE_UNAVAILABLE', message))))
  end_gently(socket)
}

/** Closes without a reset: discards what the client still sends for a moment, so that it can read the last frame. */
function end_gently(socket: Socket): void {
  socket.end()
  socket.resume()
  const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('end', () => socket.destroySoon())
  socket.once('close', () => clearTimeout(cut))
}
