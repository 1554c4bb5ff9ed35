// One output from text to score: scanned, stored, announced, and the next action delayed if the operator wants that.
// Source: CONTRACT 16.1, 16.3.
import type { CanonicalEvent } from '#core/contract/event.ts'
import type { StreamEvent } from '#core/contract/stream.ts'
import { record_time_ms } from '#core/counter.ts'
import { action_of, tool_name_of, tool_shown } from '#core/decision/entry.ts'
import { reason_of } from '#core/errors.ts'
import type { Effect } from '#core/policy/effects/kind.ts'
import { failures_in } from '#core/policy/effects/session/failed.ts'
import { told_in } from '#core/policy/effects/session/told.ts'
import type { PostActionRow } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { reads_guides } from '#core/review/detect/guide.ts'
import { is_external, output_of, source_path_of } from '#core/review/output.ts'
import type { Scan } from '#core/review/post-action.ts'

/** What is needed to scan an output, without the rest of its event, because many of these may wait. */
export interface Reviewed {
  record_id: number
  session_id: string
  output: string
  external: boolean
  /** The text comes from the record, in which secrets are replaced by marks. */
  masked: boolean
  whitelisted: boolean
  /** It is a file that tells agents how to work in this workspace. */
  guide: boolean
  /** Members of the score that are known before the scan. */
  shown: Pick<PostActionRow['body'], 'event_id' | 'occurred_at' | 'tool_name' | 'source_framework'>
}

/** Null for an event without output. `effects` are those of the call that produced it. */
export function reviewed_of(
  event: CanonicalEvent,
  record_id: number,
  effects: readonly Effect[],
  masked: boolean,
  { settings, clock }: Pick<Ports, 'settings' | 'clock'>,
): Reviewed | null {
  if (event.event_type !== 'post_action' && event.event_type !== 'post_response') return null
  const output = output_of(event.payload)
  if (output === '') return null
  const path = source_path_of(event.payload)
  const workspace = action_of({ event, context: null }, settings).workspace_root ?? ''
  return {
    record_id,
    session_id: event.session_id,
    output,
    external: is_external(tool_name_of(event), event.payload, effects),
    masked,
    whitelisted: path !== null && settings.post_action.is_whitelisted(path),
    guide: reads_guides(effects, workspace),
    shown: {
      event_id: event.event_id,
      occurred_at: event.occurred_at ?? clock.iso(record_time_ms(record_id)),
      tool_name: tool_shown(event, settings),
      source_framework: event.source_framework,
    },
  }
}

/** Scans and stores. A failure is only logged: the scan is made up for after the next start (unscanned.ts). */
export async function review(reviewed: Reviewed, ports: Ports): Promise<void> {
  try {
    await score(reviewed, ports)
  } catch (cause) {
    const { record_id, shown } = reviewed
    ports.log.error('post_action_lost', { record_id, event_id: shown.event_id, cause: reason_of(cause) })
  }
}

async function score(reviewed: Reviewed, ports: Ports): Promise<void> {
  const { session_id, output, external, masked, whitelisted, guide } = reviewed
  const { tiers, action } = ports.settings.post_action
  const found = await ports.scanner.scan(output, { external, whitelisted, tiers, masked, guide })
  const raised = found.tier !== 'log_only'
  const now_ms = ports.clock.now_ms()
  const row = row_of(reviewed, found, raised ? ports.ids.next('fnd') : null, ports)
  const grave = found.tier === 'escalate' || found.tier === 'emergency'
  const next = grave && action !== 'broadcast' ? action : null
  const told =
    raised && found.kinds.some((kind) => kind === 'instruction' || kind === 'exfiltration') ? told_in(output) : []
  const change = { kind: 'post_action', score: found.score, next, told, failed: failures_in(output) } as const
  const changed = await ports.shared.change(session_id, change, now_ms)
  // The consequence stays in force even when the row cannot be saved.
  await ports.store.append({ post_action: row, session: changed.row })
  if (raised) ports.bus.publish([finding_event(row, found, ports.clock.iso(now_ms))])
}

function row_of(
  { record_id, session_id, shown }: Reviewed,
  found: Scan,
  finding_id: string | null,
  { settings }: Pick<Ports, 'settings'>,
): PostActionRow {
  return {
    record_id,
    session_id,
    score: found.score,
    body: {
      finding_id,
      ...shown,
      tier: found.tier,
      patterns_matched: found.patterns_matched,
      handling: settings.post_action.action,
    },
  }
}

function finding_event({ session_id, score, body }: PostActionRow, found: Scan, timestamp: string): StreamEvent {
  return {
    type: 'post_action_finding',
    finding_id: body.finding_id ?? '',
    session_id,
    event_id: body.event_id,
    source_framework: body.source_framework,
    tool_name: body.tool_name,
    tier: found.tier,
    score,
    patterns_matched: found.patterns_matched,
    handling: body.handling,
    timestamp,
  }
}
