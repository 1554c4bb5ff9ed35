// One session: what it is, how risky it became, what it did, what was found in its outputs, what reviews say, and how to stop it.
import { useComputed } from '@preact/signals'
import type { Review } from '#core/contract/advisory.ts'
import type { PostActionReport, TrajectoryRecord } from '#core/contract/report.ts'
import { Dimensions } from '#runtime/ui/parts/dimensions.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { Failure, Loading, Nothing } from '#runtime/ui/parts/notice.tsx'
import { PageHead } from '#runtime/ui/parts/page-head.tsx'
import { RecordPeek } from '#runtime/ui/parts/record-peek.tsx'
import { SessionControl } from '#runtime/ui/parts/session-control.tsx'
import { SessionState } from '#runtime/ui/parts/session-state.tsx'
import { DecisionSign, NoData, Risk } from '#runtime/ui/parts/signs.tsx'
import { Timeline } from '#runtime/ui/parts/timeline.tsx'
import { Line, Name, Visible } from '#runtime/ui/parts/untrusted.tsx'
import { use_loaded } from '#runtime/ui/state/loaded.ts'
import { route, set_params } from '#runtime/ui/state/route.ts'
import { load_session, type SessionData } from '#runtime/ui/state/session-data.ts'
import { shown_action } from '#runtime/ui/text/evidence.ts'
import { visible_line } from '#runtime/ui/text/visible.ts'
import { count_of, spoken } from '#runtime/ui/text/words.ts'

export function SessionPage() {
  const id = useComputed(() => route.value.params.id ?? '')
  const { data, failure, again } = use_loaded(id, load_session)
  return (
    <>
      <p class="crumbs">
        <Link page="sessions" class="text-link">
          Sessions
        </Link>
      </p>
      <PageHead
        title={visible_line(id.value, 80) || 'No session named'}
        about="One session, its newest records first."
      />
      {failure !== '' && <Failure text={failure} retry={again} />}
      {data === null ? failure === '' && <Loading what="the session" /> : <Shown data={data} again={again} />}
      <RecordPeek session_id={id.value} />
    </>
  )
}

function Shown({ data, again }: { data: SessionData; again: () => void }) {
  const { session, risk, records, outputs, reviews } = data
  return (
    <>
      <Facts data={data} />
      <SessionControl data={data} done={again} />
      {session.event_count === 0 ? (
        <Nothing icon="layers" title="No event of this session is recorded">
          <p>That is no data, not low risk. It may be quarantined in advance.</p>
        </Nothing>
      ) : (
        <>
          <section aria-labelledby="risk-head">
            <h2 id="risk-head">Risk over time</h2>
            <Timeline entries={risk.risk_timeline} />
          </section>
          <section aria-labelledby="records-head">
            <h2 id="records-head">Records</h2>
            <Records records={records} total={session.event_count} />
          </section>
          <Findings outputs={outputs} />
          <Reviews reviews={reviews} />
        </>
      )}
    </>
  )
}

function Facts({ data: { session, risk } }: { data: SessionData }) {
  const unknown = session.event_count === 0
  return (
    <section class="panel" aria-label="About the session">
      <div class="panel-signs">
        <Risk level={unknown ? null : session.current_risk_level} no_data="no data, which is not low risk" />
        <SessionState session={session} />
      </div>
      {!unknown && <Dimensions values={risk.dimensions_latest} />}
      <dl class="facts facts-wide">
        <dt>Agent</dt>
        <dd>
          {session.agent_id === 'unknown' ? <NoData text="not named" /> : <Name text={session.agent_id} />} via{' '}
          <Name text={session.source_framework} />, <Name text={session.caller_adapter} />
        </dd>
        <dt>Folder</dt>
        <dd>
          {session.workspace_root === '' ? (
            <NoData text="not told" />
          ) : (
            <Name text={session.workspace_root} max_chars={300} />
          )}
        </dd>
        <dt>Events</dt>
        <dd>
          {unknown ? (
            <NoData text="none recorded" />
          ) : (
            `${session.event_count.toLocaleString('en')}, ${session.high_or_critical_count} high or critical`
          )}
        </dd>
        <dt>Activity</dt>
        <dd>
          <Moment at={session.first_event_at} /> to <Moment at={session.last_event_at} />
        </dd>
        <dt>Decisions</dt>
        <dd>
          {Object.entries(session.decision_distribution)
            .map(([decision, count]) => `${count} ${decision}`)
            .join(', ') || <NoData text="none" />}
        </dd>
        <dt>Hints</dt>
        <dd>
          {session.risk_hints_seen.length === 0 ? (
            <NoData text="none seen" />
          ) : (
            session.risk_hints_seen.slice(0, 20).map((hint) => (
              <span key={hint} class="tag">
                <Name text={hint} max_chars={60} />
              </span>
            ))
          )}
        </dd>
      </dl>
    </section>
  )
}

function Records({ records, total }: { records: readonly TrajectoryRecord[]; total: number }) {
  return (
    <>
      <div class="feed">
        {records.map((record) => (
          <RecordRow key={record.record_id} record={record} />
        ))}
      </div>
      {total > records.length && (
        <p class="muted list-end">{total - records.length} older records: npx asg sessions shows them.</p>
      )}
    </>
  )
}

function RecordRow({ record: { record_id, recorded_at, event, decision, meta } }: { record: TrajectoryRecord }) {
  return (
    <Link
      page="session"
      params={{ ...route.value.params, record: String(record_id) }}
      class="feed-row"
      item
      on_open={() => set_params({ record: String(record_id) })}
    >
      <span class="feed-time">
        <Moment at={recorded_at} as="clock" />
      </span>
      <span class="feed-sign">
        <DecisionSign decision={decision.decision} />
      </span>
      <span class="feed-risk">
        <Risk level={decision.risk_level} />
      </span>
      <span class="feed-text feed-code">
        <span class="tool">
          <Name
            text={typeof event.tool_name === 'string' ? event.tool_name : spoken(event.event_type)}
            max_chars={30}
          />
        </span>
        <Line text={shown_action(event)} />
      </span>
      <span class="feed-count">{meta.observe && <span class="tag">observed</span>}</span>
      <span class="feed-session">
        <code class="rule">{decision.policy_id}</code>
      </span>
    </Link>
  )
}

function Findings({ outputs }: { outputs: PostActionReport }) {
  const found = outputs.post_action_scores.filter(({ patterns_matched }) => patterns_matched.length > 0)
  return (
    <section aria-labelledby="outputs-head">
      <h2 id="outputs-head">Found in outputs</h2>
      {outputs.post_action_event_count === 0 ? (
        <p>
          <NoData text="no output was scanned, which does not mean that outputs are harmless" />
        </p>
      ) : (
        <p class="muted">
          {count_of(outputs.post_action_event_count, 'output')} scanned, {count_of(found.length, 'finding')} among the
          newest
        </p>
      )}
      <ul class="plain-list">
        {found.toReversed().map((finding) => (
          <li key={finding.record_id}>
            <span class="sign sign-defer">
              <Icon name="eye" size={14} />
              {spoken(finding.tier)}
            </span>{' '}
            <Moment at={finding.recorded_at} /> {finding.patterns_matched.map(spoken).join(', ')}{' '}
            <span class="muted">({finding.handling})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <section aria-labelledby="reviews-head">
      <h2 id="reviews-head">Reviews</h2>
      {reviews.length === 0 && (
        <p>
          <NoData text="nobody asked for a review yet" />
        </p>
      )}
      {reviews.map((review) => (
        <article key={review.review_id} class="panel">
          <p class="panel-signs">
            <Risk level={review.risk_level} />
            <span class="tag">{spoken(review.l3_state)}</span>
            <span>
              Recommends: <strong>{spoken(review.recommended_operator_action)}</strong>
            </span>
            <Moment at={review.created_at} />
          </p>
          {review.analysis_summary !== null && (
            <p>
              <Visible text={review.analysis_summary} />
            </p>
          )}
          <ul>
            {[...review.findings, ...review.operator_next_steps].slice(0, 20).map((line) => (
              <li key={line}>
                <Visible text={line} />
              </li>
            ))}
          </ul>
          <p class="small-print">Advice only: no decision changes because of it.</p>
        </article>
      ))}
    </section>
  )
}
