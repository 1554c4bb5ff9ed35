// The registry as one versioned whole: a head document that every change compares and sets, and a copy in memory that is used
// for as long as the head stands still. A decision that names a skill costs one read by key; all others cost nothing.
// Source: CONTRACT 13.1 (snapshot id), 13.5 (one transaction), 13.7.
import type { SkillTransition } from '#core/contract/skill.ts'
import { hash_text } from '#core/fingerprint.ts'
import { canonical_json } from '#core/json.ts'
import { DOCUMENT_STEP_ROWS, MAX_REGISTRY_TRIES } from '#core/limits.ts'
import type { Document, DocumentWrite, Kind, Store, Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { type Skill, window_end_ms } from '#core/skill-trust/record.ts'
import { time_ms } from '#core/time.ts'

/** States of the documents of kind `skill_event`: a transition, what was seen of a skill, an idempotency key. */
export const EVENT = 'event'
export const SEEN = 'seen'
export const KEY = 'key'
const HEAD = 'head'
const HEAD_ID = 'registry'

/** The registry as it is now, with the hash that a change must name. */
export interface Registry {
  /** Of the head document; 0 before the first registration. */
  head_version: number
  snapshot_id: string
  newest_transition_id: string | null
  /** By id, ascending. */
  skills: ReadonlyMap<string, Skill>
  versions: ReadonlyMap<string, number>
  /** Alias to id. */
  aliases: ReadonlyMap<string, string>
  /** When the next window ends; null when none runs. */
  next_window_ms: number | null
}

const loaded = new WeakMap<Store, Registry>()

/** The registry as of now. Throws ENGINE_UNAVAILABLE. */
export async function load_registry(ports: Ports): Promise<Registry> {
  for (let tries = 1; ; tries++) {
    const head = await ports.store.get('skill_event', HEAD_ID)
    const version = head?.version ?? 0
    const known = loaded.get(ports.store)
    if (known?.head_version === version) return known
    const rows = await read_all('skill', {}, ports)
    const after = await ports.store.get('skill_event', HEAD_ID)
    // Somebody changed it while it was read; the last try is taken as it is, a write based on it is then refused.
    if ((after?.version ?? 0) !== version && tries < MAX_REGISTRY_TRIES) continue
    const registry = registry_of(head, rows, ports)
    loaded.set(ports.store, registry)
    return registry
  }
}

/** Every document of a kind, in steps. */
export async function read_all(
  kind: Kind,
  filter: { state?: string; lookup?: string },
  ports: Pick<Ports, 'store'>,
  max = Number.POSITIVE_INFINITY,
): Promise<Stored[]> {
  const rows: Stored[] = []
  let cursor: string | null = null
  do {
    const page = await ports.store.list(kind, {
      ...filter,
      order: 'created_desc',
      limit: DOCUMENT_STEP_ROWS,
      ...(cursor === null ? {} : { cursor }),
    })
    rows.push(...page.rows)
    cursor = page.next_cursor
  } while (cursor !== null && rows.length < max)
  return rows
}

function registry_of(head: Stored | undefined, rows: readonly Stored[], ports: Ports): Registry {
  const sorted = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
  const skills = new Map<string, Skill>()
  const versions = new Map<string, number>()
  const aliases = new Map<string, string>()
  let next_window_ms: number | null = null
  for (const row of sorted) {
    const skill = row.body as unknown as Skill
    skills.set(row.id, skill)
    versions.set(row.id, row.version)
    for (const alias of skill.aliases) aliases.set(alias, row.id)
    const end_ms = window_end_ms(skill)
    if (end_ms !== null && (next_window_ms === null || end_ms < next_window_ms)) next_window_ms = end_ms
  }
  const newest = typeof head?.body.newest_transition_id === 'string' ? head.body.newest_transition_id : null
  return {
    head_version: head?.version ?? 0,
    snapshot_id: snapshot_id_of(skills, newest, ports),
    newest_transition_id: newest,
    skills,
    versions,
    aliases,
    next_window_ms,
  }
}

/** CONTRACT 13.1. The content a skill was admitted with belongs to its grade, which is left out. */
function snapshot_id_of(
  skills: ReadonlyMap<string, Skill>,
  newest_transition_id: string | null,
  ports: Pick<Ports, 'digest'>,
): string {
  const records = [...skills.keys()].sort().map((id) => {
    const { admitted_content: _admitted, ...record } = skills.get(id) ?? { admitted_content: null }
    return record
  })
  return hash_text(canonical_json({ records, newest_transition_id }), ports.digest)
}

/** What one write changes. */
export interface Change {
  skill: Skill
  transition: Omit<SkillTransition, 'registry_snapshot_id' | 'previous_registry_snapshot_id'> | null
  /** Written with it: key, recommendations. */
  more: (snapshot_id: string) => DocumentWrite[]
}

/** Commits a change against the registry it was made from, then announces it. Throws CONFLICT when that registry is gone. */
export async function commit(
  registry: Registry,
  change: Change,
  ports: Ports,
): Promise<{ snapshot_id: string; event: SkillTransition | null }> {
  const { skill, transition } = change
  const id = skill.canonical_skill_id
  const newest = transition?.transition_id ?? registry.newest_transition_id
  const snapshot_id = snapshot_id_of(new Map(registry.skills).set(id, skill), newest, ports)
  const event = transition && {
    ...transition,
    registry_snapshot_id: snapshot_id,
    previous_registry_snapshot_id: registry.snapshot_id,
  }
  const now_ms = ports.clock.now_ms()
  const documents: DocumentWrite[] = [
    {
      kind: 'skill_event',
      document: document_of(HEAD_ID, HEAD, null, now_ms, { newest_transition_id: newest, snapshot_id }),
      expect: registry.head_version === 0 ? 'new' : registry.head_version,
    },
    {
      kind: 'skill',
      document: {
        ...document_of(id, skill.list_state, null, time_ms(skill.registered_at), { ...skill }),
        expires_at_ms: window_end_ms(skill),
      },
      expect: registry.versions.get(id) ?? 'new',
    },
    ...change.more(snapshot_id),
  ]
  if (event) {
    const document = document_of(event.transition_id, EVENT, id, now_ms, event)
    documents.push({ kind: 'skill_event', document, expect: 'new' })
  }
  await ports.store.append({ documents })
  if (event) {
    const { transition_id, canonical_skill_id, from_state, to_state, reason_code, created_at } = event
    ports.bus.publish([
      {
        type: 'skill_trust_transition',
        transition_id,
        canonical_skill_id,
        from_state,
        to_state,
        reason_code,
        registry_snapshot_id: snapshot_id,
        timestamp: created_at,
      },
    ])
  }
  return { snapshot_id, event }
}

/** The columns of a document of this area; `lookup` is the skill it is about. */
export function document_of(
  id: string,
  state: string,
  lookup: string | null,
  created_at_ms: number,
  body: Record<string, unknown>,
): Document {
  return { id, session_id: null, state, lookup, idempotency_key: null, created_at_ms, expires_at_ms: null, body }
}
