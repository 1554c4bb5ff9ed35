// What the benchmarks send: the benign commands of the corpus as sync decisions, every request with ids of its own, over at
// least 200 sessions. Each request also names another workspace and works in it, so that no cache of L1 results can answer it.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { read_corpus } from '#test/bench/corpus.ts'
import { event_of } from '#test/bench/score/replay.ts'

const SESSIONS = 256
/** Ids have one length, so that a body's length is known before its id is. */
const ID_DIGITS = 9
/** Stands for the running number while a body is prepared. */
const MARK = '#'.repeat(ID_DIGITS)
const FILES = ['heldout-shell.jsonl', 'agent-histories.jsonl'] as const

/** What adapters send along besides the action; brings a body to the usual kilobyte. */
const ADAPTER_FIELDS = {
  source_protocol_version: '1.0',
  mapping_profile: 'alpha@3f9c2d1/protocol.v1.0/profile.v1',
  risk_hints: [],
}

/** A body cut where its running number goes. */
export interface Template {
  parts: readonly string[]
  size_bytes: number
  command: string
}

/** Serial number of the next request of this run, padded. */
export type Serial = () => string

export function serial_numbers(): Serial {
  let next = 0
  return () => String(++next).padStart(ID_DIGITS, '0')
}

/**
 * One template per benign command. `repeat` keeps the workspace, so that results may come from a cache; `lone` gives every request
 * a session of its own.
 */
export function benign_templates(repeat: boolean, lone = false): Template[] {
  const run = randomUUID().slice(0, 8)
  const lines = FILES.flatMap(
    (name) => read_corpus(fileURLToPath(new URL(`../../corpus/${name}`, import.meta.url))).lines,
  )
  return lines
    .filter((line) => line.label === 'benign')
    .map(({ command = '', cwd: project = '/home/dev/project' }, index) => {
      const cwd = repeat ? project : `${project}-${MARK}`
      const id = `bench-${run}-${MARK}`
      const session_id = `bench-${run}-${lone ? MARK : index % SESSIONS}`
      const step = event_of({ command, cwd }, session_id, id)
      const event = { ...step, ...ADAPTER_FIELDS, trace_id: `trace-${run}-${MARK}` }
      const context = {
        caller_adapter: 'bench-http.v1',
        agent_trust_level: 'untrusted',
        workspace_root: cwd,
        current_task: 'Make the failing test pass without changing the public interface of the module.',
      }
      const params = {
        rpc_version: 'sync_decision.1.0',
        request_id: id,
        deadline_ms: 2000,
        decision_tier: 'L1',
        event,
        context,
      }
      const text = JSON.stringify({ jsonrpc: '2.0', id, method: 'ahp/sync_decision', params })
      return { parts: text.split(MARK), size_bytes: Buffer.byteLength(text), command }
    })
}

/** The body of one request. */
export function body_of(template: Template, serial: string): string {
  return template.parts.join(serial)
}
