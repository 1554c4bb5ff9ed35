// After the reply: an output is scanned, its score stored, its finding announced, and the next action made to wait when the operator
// wants that. A failure is logged and never reaches the caller. Source: CONTRACT 16.1, 16.3.
import type { StreamEvent } from '#core/contract/stream.ts'
import { record_time_ms } from '#core/counter.ts'
import { tool_name_of, tool_shown } from '#core/decision/entry.ts'
import type { DecisionRequest } from '#core/decision/request.ts'
import { told_in } from '#core/policy/effects/session/told.ts'
import type { Verdict } from '#core/policy/verdict.ts'
import type { Ports, PostActionRow } from '#core/ports.ts'
import { is_external, output_of, source_path_of } from '#core/review/output.ts'
import { type Scan, scan } from '#core/review/post-action.ts'

/** Takes the output of one recorded event up for a scan; returns at once. */
export function review_output(request: DecisionRequest, verdict: Verdict, record_id: number, ports: Ports): void {
  const { event } = request
  if (event.event_type !== 'post_action' && event.event_type !== 'post_response') return
  const output = output_of(event.payload)
  if (output === '') return
  const external = is_external(tool_name_of(event), event.payload, verdict.effects)
  const taken = ports.background.run(async () => {
    try {
      await review(request, output, external, record_id, ports)
    } catch (cause) {
      ports.log.error('post_action_lost', { record_id, event_id: event.event_id, cause: String(cause) })
    }
  })
  if (!taken) ports.log.error('post_action_not_scanned', { record_id, event_id: event.event_id, cause: 'queue full' })
}

async function review(
  request: DecisionRequest,
  output: string,
  external: boolean,
  record_id: number,
  ports: Ports,
): Promise<void> {
  const { event } = request
  const { session_id } = event
  const { tiers, is_whitelisted, action } = ports.settings.post_action
  const path = source_path_of(event.payload)
  const found = scan(output, { external, whitelisted: path !== null && is_whitelisted(path), tiers })
  const raised = found.tier !== 'log_only'
  const now_ms = ports.clock.now_ms()
  const row = row_of(request, found, raised ? ports.ids.next('fnd') : null, record_id, ports)
  const grave = found.tier === 'escalate' || found.tier === 'emergency'
  const next = grave && action !== 'broadcast' ? action : null
  const told =
    raised && found.kinds.some((kind) => kind === 'instruction' || kind === 'exfiltration') ? told_in(output) : []
  const change = { kind: 'post_action', score: found.score, next, told } as const
  const changed = await ports.shared.change(session_id, change, now_ms)
  // The consequence holds from here on, also when the row cannot be saved: what was found in the output does not go away.
  await ports.store.append({ post_action: row, session: changed.row })
  if (raised) ports.bus.publish([finding_event(row, found, ports.clock.iso(now_ms))])
}

function row_of(
  request: DecisionRequest,
  found: Scan,
  finding_id: string | null,
  record_id: number,
  ports: Ports,
): PostActionRow {
  const { event } = request
  return {
    record_id,
    session_id: event.session_id,
    score: found.score,
    body: {
      finding_id,
      event_id: event.event_id,
      occurred_at: event.occurred_at ?? ports.clock.iso(record_time_ms(record_id)),
      tool_name: tool_shown(event, ports.settings),
      source_framework: event.source_framework,
      tier: found.tier,
      patterns_matched: found.patterns_matched,
      handling: ports.settings.post_action.action,
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
