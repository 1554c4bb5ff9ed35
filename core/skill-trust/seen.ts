// A skill as it shows itself in events: looked up for a decision, and remembered with it. Source: CONTRACT 13.2 (metadata
// records), 13.4, 13.7.
import * as z from 'zod'
import { rank } from '#core/contract/decision.ts'
import { type ListState, SkillHash, type SkillMetadata } from '#core/contract/skill.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { GatewayError } from '#core/errors.ts'
import { content_id } from '#core/fingerprint.ts'
import { canonical_json, is_object } from '#core/json.ts'
import { MAX_SKILL_METADATA, MAX_SKILL_PARTS } from '#core/limits.ts'
import type { Ports } from '#core/ports.ts'
import type { SessionView, SkillWord } from '#core/session/entry.ts'
import { recommend } from '#core/skill-trust/recommend.ts'
import { same_content } from '#core/skill-trust/record.ts'
import { document_of, read_all, SEEN } from '#core/skill-trust/registry.ts'
import { current_registry } from '#core/skill-trust/window.ts'

/** One skill of one event. */
export interface SkillUse {
  /** Row 4 of CONTRACT 1.8; null when the skill is trusted. */
  word: SkillWord | null
  state: ListState | 'unknown'
  canonical_skill_id: string
  observed: Omit<SkillMetadata, 'first_seen_at' | 'last_seen_at'>
}

const WORDS: Readonly<Record<ListState | 'unknown', SkillWord | null>> = {
  unknown: 'audit',
  unlisted: 'audit',
  greylist: 'audit',
  allowlist: null,
  blacklist: 'block',
  revoked: 'block',
  disabled: 'block',
}

/** What the registry says about the skill an event names. Throws ENGINE_UNAVAILABLE: without the registry nothing is trusted. */
export async function find_skill_use(skill_id: string, request: DecisionRequest, ports: Ports): Promise<SkillUse> {
  const registry = await current_registry(ports)
  const by_id = registry.skills.get(skill_id)
  const skill = by_id ?? registry.skills.get(registry.aliases.get(skill_id) ?? '')
  const { path_hash, content_hashes } = facts_of(request)
  const is_changed =
    skill !== undefined && content_hashes !== null && !same_content(skill.content_hashes, content_hashes)
  const state = skill?.list_state ?? 'unknown'
  const canonical_skill_id = skill?.canonical_skill_id ?? skill_id
  const framework = request.event.source_framework
  const identity = canonical_json([framework, skill_id, path_hash, content_hashes])
  return {
    // Trust was given to other content than the adapter found.
    word: WORDS[state] ?? (is_changed ? 'audit' : null),
    state,
    canonical_skill_id,
    observed: {
      metadata_record_id: `skm_${content_id(identity, ports.digest)}`,
      canonical_skill_id,
      framework,
      observed_name: skill_id,
      path_hash,
      content_hashes: content_hashes ?? {},
      match: skill === undefined ? 'unknown' : is_changed ? 'changed' : by_id === undefined ? 'alias' : 'exact',
    },
  }
}

const FoundContent = z
  .record(z.string().max(256), SkillHash)
  .refine((parts) => Object.keys(parts).length <= MAX_SKILL_PARTS)

/** What the adapter knows of the skill's files; anything that is not of the form of CONTRACT 0.3 counts as not known. */
function facts_of({ context }: DecisionRequest) {
  const facts = is_object(context?.facts) ? context.facts : {}
  const path = SkillHash.safeParse(facts.skill_path_hash)
  const content = FoundContent.safeParse(facts.skill_content_hashes)
  return { path_hash: path.success ? path.data : null, content_hashes: content.success ? content.data : null }
}

/** Remembers an appearance and what it suggests; runs beside the decision's own write and never fails it. */
export async function note_skill_use(
  use: SkillUse,
  request: DecisionRequest,
  view: SessionView,
  record_id: number,
  ports: Ports,
): Promise<void> {
  const { session_id, event_id, event_type } = request.event
  const { decision, cause, level } = view
  const evidence_refs = [`event:${event_id}`, `record:${record_id}`]
  const suggestion = {
    canonical_skill_id: use.canonical_skill_id,
    metadata_record_id: use.observed.metadata_record_id,
    session_id,
    evidence_refs,
  }
  try {
    await remember(use.observed, ports)
    if (event_type === 'pre_action' && cause === 'rule' && (decision === 'block' || decision === 'defer')) {
      const target_state = rank(level) === 3 ? 'blacklist' : 'greylist'
      const reason_code = decision === 'block' ? 'event_blocked' : 'event_deferred'
      await recommend({ ...suggestion, source: 'decision', severity: level, target_state, reason_code }, ports)
    }
    if (use.observed.match === 'changed') {
      const found = { source: 'content_change', severity: 'high', target_state: 'greylist' } as const
      await recommend({ ...suggestion, ...found, reason_code: 'content_changed' }, ports)
    }
  } catch (failure) {
    ports.log.warn('skill_use_not_noted', { skill: use.canonical_skill_id, cause: String(failure) })
  }
}

async function remember(observed: SkillUse['observed'], ports: Ports): Promise<void> {
  const now_ms = ports.clock.now_ms()
  const now = ports.clock.iso(now_ms)
  const id = observed.metadata_record_id
  const known = await ports.store.get('skill_event', id)
  if (!known && (await ports.store.count('skill_event', SEEN)) >= MAX_SKILL_METADATA) return
  const first_seen_at = known ? String(known.body.first_seen_at) : now
  const body: SkillMetadata = { ...observed, first_seen_at, last_seen_at: now }
  const created_at_ms = known?.created_at_ms ?? now_ms
  const document = document_of(id, SEEN, observed.canonical_skill_id, created_at_ms, body)
  try {
    await ports.store.put('skill_event', document, known?.version ?? 'new')
  } catch (cause) {
    // Another event of the same moment was noted; one of them is enough.
    if (!(cause instanceof GatewayError) || cause.code !== 'CONFLICT') throw cause
  }
}

/** How a skill has shown itself so far. */
export async function appearances_of(
  canonical_skill_id: string,
  ports: Pick<Ports, 'store'>,
): Promise<SkillMetadata[]> {
  const rows = await read_all('skill_event', { state: SEEN, lookup: canonical_skill_id }, ports)
  return rows.map((row) => row.body as unknown as SkillMetadata)
}
