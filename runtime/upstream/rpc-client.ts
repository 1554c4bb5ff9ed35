// One decision RPC to a gateway elsewhere: over its Unix socket as a frame, or over HTTP with its token. A call that cannot be
// made, is not answered in time or is answered with anything but a reply is an error; nothing is retried here.
// Source: CONTRACT 9.5, 10.
import { connect } from 'node:net'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { encode_frame, frame_reader } from '#runtime/node/socket/frame.ts'

/** Sends the text of one call and resolves with the text of its reply. */
export type RpcCall = (text: string, timeout_ms: number) => Promise<string>

/** A connection per call: a receiver has few, and none of them can be a stale one. */
export function socket_call(path: string): RpcCall {
  return (text, timeout_ms) =>
    new Promise((resolve, reject) => {
      const socket = connect(path)
      const frames = frame_reader()
      const end = (run: () => void) => {
        socket.destroy()
        run()
      }
      socket.setTimeout(timeout_ms, () => end(() => reject(new Error(`no reply on ${path} within ${timeout_ms} ms`))))
      socket.on('error', (cause) => end(() => reject(cause)))
      socket.on('close', () => reject(new Error(`the gateway closed ${path} without a reply`)))
      socket.on('data', (chunk: Buffer) => {
        for (const step of frames.push(chunk)) {
          if (step.kind === 'frame') return end(() => resolve(step.payload.toString('utf8')))
          return end(() => reject(new Error(`the gateway on ${path} sent no frame`)))
        }
      })
      socket.write(encode_frame(text))
    })
}

/** `token` null: the gateway asks for none. Redirects are not followed: they would carry the event elsewhere. */
export function http_call(url: string, token: string | null): RpcCall {
  return async (text, timeout_ms) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    }
    const signal = AbortSignal.timeout(timeout_ms)
    const response = await fetch(url, { method: 'POST', headers, body: text, signal, redirect: 'error' })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Error(`${url} answered ${response.status}`)
    }
    const reply = await response.text()
    if (reply.length > MAX_BODY_BYTES) throw new Error(`${url} sent too long a reply`)
    return reply
  }
}
