// Entries for reducer tests: a harmless pre_action unless the test says otherwise.
import type { Entry } from '#core/session/entry.ts'

let serial = 0

export interface EntryChange {
  at_ms?: number
  session_id?: string
  event?: Partial<Entry['event']>
  verdict?: Partial<Entry['verdict']>
  fingerprint?: string | null
  d5?: number
  claim?: Entry['claim']
  observe?: boolean
  sense?: string
  uses?: readonly string[]
  turns?: readonly string[]
}

/** Each call makes a new event with a new record id and a new approval candidate. */
export function entry(change: EntryChange = {}): Entry {
  const id = ++serial
  const at_ms = change.at_ms ?? 1_800_000_000_000
  return {
    claim: change.claim ?? null,
    record_id: at_ms * 4096 + (id % 4096),
    at_ms,
    event: {
      event_id: `e-${id}`,
      event_type: 'pre_action',
      session_id: change.session_id ?? 's-1',
      agent_id: 'unknown',
      source_framework: 'alpha',
      caller_adapter: 'unknown',
      workspace_root: '',
      transcript_path: '',
      tool_name: 'Bash',
      risk_hints: [],
      ends: false,
      ...change.event,
    },
    verdict: {
      word: 'allow',
      rule_id: null,
      d1: 0,
      d2: 0,
      d3: 0,
      locked: false,
      rule_driven: false,
      rewritable: false,
      ...change.verdict,
    },
    d5: change.d5 ?? 2,
    fingerprint: change.fingerprint === undefined ? 'sha256:f' : change.fingerprint,
    ...(change.sense !== undefined && { sense: change.sense }),
    ...(change.uses !== undefined && { uses: change.uses }),
    ...(change.turns !== undefined && { turns: change.turns }),
    approval: { id: `apr_${id}`, expires_at_ms: at_ms + 300_000 },
    observe: change.observe ?? false,
    learned: null,
    stirs: false,
    step: null,
    serious_effects: [],
  }
}

/** A rule that wants a person. */
export const DEFERRED = {
  word: 'defer',
  rule_id: 'core.git/push-force',
  d1: 2,
  d2: 1,
  d3: 2,
  rule_driven: true,
} as const
/** A rule that refuses. */
export const BLOCKED = {
  word: 'block',
  rule_id: 'core.fs/rm-root',
  d1: 3,
  d2: 3,
  d3: 3,
  rule_driven: true,
  locked: true,
} as const
