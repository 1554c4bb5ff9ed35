// Keeps a fixed number of requests under way for a fixed time and reports what happened, per reply and in CPU time.
import type { Connection, OnReply } from '#test/bench/load/connection.ts'
import { body_of, type Serial, type Template } from '#test/bench/load/traffic.ts'
import { cpu_us } from '#test/bench/process/child.ts'

export interface Slice {
  seconds: number
  /** Replies, of which `ok` were 2xx and `allowed` of those held an allow. */
  replies: number
  ok: number
  allowed: number
  cpu_us: number
  latencies_ms: number[]
}

export interface Load {
  /** Opens one connection to the contender. */
  open: (on_reply: OnReply, fail: (cause: Error) => void) => Promise<Connection>
  connections: number
  /** Requests under way per connection. */
  depth: number
  pid: number
}

/** Runs for `seconds`, then waits for what is under way. Throws when a connection breaks. */
export async function run_slice(
  load: Load,
  seconds: number,
  templates: readonly Template[],
  serial: Serial,
): Promise<Slice> {
  const slice: Slice = { seconds: 0, replies: 0, ok: 0, allowed: 0, cpu_us: 0, latencies_ms: [] }
  let broken: (cause: Error) => void = () => undefined
  const failure = new Promise<never>((_, reject) => {
    broken = reject
  })
  // The race below may be over when a connection breaks.
  failure.catch(() => undefined)
  let next_template = 0
  let deadline = 0
  let under_way = 0
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })

  const connections = await Promise.all(
    Array.from({ length: load.connections }, async () => {
      // Replies come in order, so the times of at most `depth` requests are needed.
      const sent_at = new Float64Array(load.depth)
      let sent = 0
      let answered = 0
      let connection: Connection | null = null
      const send = (now: number) => {
        const template = templates[next_template++ % templates.length]
        if (!template || !connection) return
        sent_at[sent++ % load.depth] = now
        under_way++
        connection.send(body_of(template, serial()), template.size_bytes)
      }
      const on_reply: OnReply = (ok, allowed) => {
        const now = performance.now()
        slice.latencies_ms.push(now - (sent_at[answered++ % load.depth] ?? now))
        slice.replies++
        if (ok) slice.ok++
        if (allowed) slice.allowed++
        under_way--
        if (now < deadline) send(now)
        else if (under_way === 0) finish()
      }
      connection = await load.open(on_reply, broken)
      return { connection, send }
    }),
  )

  const cpu_before = cpu_us(load.pid)
  const started = performance.now()
  deadline = started + seconds * 1000
  for (const { send } of connections) for (let n = 0; n < load.depth; n++) send(performance.now())
  try {
    await Promise.race([finished, failure])
  } finally {
    for (const { connection } of connections) connection.close()
  }
  slice.seconds = (performance.now() - started) / 1000
  slice.cpu_us = cpu_us(load.pid) - cpu_before
  return slice
}
