// One record with its evidence: what was to happen, what was decided and why, and where it came from.
import type { TrajectoryRecord } from '#core/contract/report.ts'
import { Copy } from '#runtime/ui/parts/copy.tsx'
import { Dimensions } from '#runtime/ui/parts/dimensions.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { SessionLink } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { DecisionSign, NoData, Risk } from '#runtime/ui/parts/signs.tsx'
import { Block, Name, Visible } from '#runtime/ui/parts/untrusted.tsx'
import { shown_action } from '#runtime/ui/text/evidence.ts'
import { fixture_of } from '#runtime/ui/text/fixture.ts'
import { reason_alone, spoken } from '#runtime/ui/text/words.ts'

export function RecordView({ record }: { record: TrajectoryRecord }) {
  const { event, decision, risk_snapshot, meta } = record
  const { cwd } = event.payload
  const fixture = fixture_of(record)
  return (
    <div class="record">
      <p class="record-signs">
        <DecisionSign decision={decision.decision} />
        <Risk level={decision.risk_level} />
        {meta.observe && <span class="tag">observed only, nothing was refused</span>}
      </p>
      <Block text={shown_action(event)} label="What was to happen" />
      <p class="reason">
        <Visible text={reason_alone(decision.reason, decision.suggestion)} />
      </p>
      {decision.suggestion !== null && (
        <p class="suggestion">
          <Icon name="bulb" />
          <span>
            <Visible text={decision.suggestion} />
          </span>
        </p>
      )}
      <Dimensions values={risk_snapshot.dimensions} />
      <dl class="facts">
        <dt>Rules</dt>
        <dd>
          {risk_snapshot.matched_rules.length === 0 ? (
            <NoData text="no rule matched" />
          ) : (
            risk_snapshot.matched_rules.map((rule) => (
              <code key={rule} class={rule === decision.policy_id ? 'rule rule-decided' : 'rule'}>
                {rule}
              </code>
            ))
          )}
        </dd>
        <dt>Folder</dt>
        <dd>{typeof cwd === 'string' ? <Name text={cwd} max_chars={300} /> : <NoData text="not told" />}</dd>
        <dt>Session</dt>
        <dd>
          <SessionLink session_id={event.session_id}>
            <Name text={event.session_id} />
          </SessionLink>
        </dd>
        <dt>Event</dt>
        <dd>
          {spoken(event.event_type)}, {meta.transport}, <Name text={meta.caller_adapter} />
        </dd>
        <dt>Recorded</dt>
        <dd>
          <Moment at={record.recorded_at} /> in {decision.decision_latency_ms.toFixed(1)} ms by {meta.actual_tier}
        </dd>
        <dt>Record</dt>
        <dd>
          <code>{record.record_id}</code>
        </dd>
      </dl>
      <div class="row-of-buttons">
        {fixture !== null && <Copy text={fixture} label="Copy as fixture" shortcut="c" />}
        <Copy text={`asg explain ${record.record_id}`} label="Copy explain command" />
      </div>
      <details class="raw">
        <summary>The record as it is stored</summary>
        <Block text={JSON.stringify(record, null, 2)} label="The record as it is stored" />
      </details>
    </div>
  )
}
