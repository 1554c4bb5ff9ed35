// Sessions with records, and the calls of L3 advisory, for its tests.
import assert from 'node:assert/strict'
import type * as z from 'zod'
import { JobMade, SnapshotDetail, SnapshotMade } from '#core/contract/advisory.ts'
import { scripted_model } from '#core/memory/model.ts'
import type { Completed } from '#core/port/model.ts'
import type { Ports } from '#core/ports.ts'
import { memory_ports } from '#test/support/ports.ts'
import { call, get, post } from '#test/support/route.ts'
import { type Json, rpc_command, send } from '#test/support/rpc.ts'

export const ROOT = '/report/l3-advisory'
export const SESSION = '/report/session/s-1/l3-advisory'

export type MemoryPorts = ReturnType<typeof memory_ports>

/** A session `s-1` with one record a command, a second apart. */
export async function with_records(commands = ['npm test', 'rm -rf /', 'git push -f']): Promise<MemoryPorts> {
  const ports = memory_ports()
  for (const command of commands) {
    await send(ports, rpc_command(command))
    ports.clock.advance(1000)
  }
  return ports
}

/** The body of a good reply of L3 advisory, which never touches a decision and holds nothing its schema does not know. */
export async function expect_ok<T>(schema: z.ZodType<T>, reply: Promise<{ status: number; body: Json; text: string }>) {
  const { status, body, text } = await reply
  assert.equal(status, 200, text)
  assert.deepEqual([body.advisory_only, body.canonical_decision_mutated], [true, false])
  const strict = 'strict' in schema ? (schema.strict as () => z.ZodType<T>)() : schema
  return strict.parse(body)
}

/** The snapshot that this body makes. */
export const snapshot_of = async (ports: Ports, body: Json = {}) =>
  (await expect_ok(SnapshotMade, post(ports, `${SESSION}/snapshots`, body))).snapshot
/** A job on a snapshot of its own. */
export const job_of = async (ports: Ports, body: Json = { runner: 'deterministic_local' }, snapshot: Json = {}) => {
  const { snapshot_id } = await snapshot_of(ports, snapshot)
  return (await expect_ok(JobMade, post(ports, `${ROOT}/snapshot/${snapshot_id}/jobs`, body))).job
}
/** A snapshot with its jobs and reviews. */
export const detail = (ports: Ports, snapshot_id: string) =>
  expect_ok(SnapshotDetail, get(ports, `${ROOT}/snapshot/${snapshot_id}`))
/** The reply to a change of a review. */
export const patch = (ports: Ports, review_id: string, body: unknown) =>
  call(ports, 'PATCH', `${ROOT}/review/${review_id}`, body)

/** A model that answers when the test says so. */
export function held_model() {
  const waiting: ((answer: Completed) => void)[] = []
  const asked: (() => void)[] = []
  const model = scripted_model(
    () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        asked.shift()?.()
      }),
  )
  return {
    model,
    asked: () => (waiting.length > 0 ? Promise.resolve() : new Promise<void>((resolve) => asked.push(resolve))),
    answer: (text: string) => waiting.shift()?.({ ok: true, text, usage: { input_tokens: 1, output_tokens: 1 } }),
  }
}

export const ANSWER = JSON.stringify({ risk_level: 'critical', confidence: 0.9, findings: ['It deletes the root.'] })
/** A model that always answers this. */
export const says = (text: string) =>
  scripted_model(() => ({ ok: true, text, usage: { input_tokens: 1, output_tokens: 1 } }))
