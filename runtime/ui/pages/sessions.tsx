// All sessions with their risk and state. The table is put in order when it is loaded by a filter or on request; while it is looked at
// rows change in place and new ones come at the end.
import { useComputed } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { SessionsReport } from '#core/contract/report.ts'
import type { SessionSummary } from '#core/contract/session.ts'
import { Choice, LEVEL_OPTIONS, Search } from '#runtime/ui/parts/choice.tsx'
import { FirstSteps } from '#runtime/ui/parts/first-steps.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { Failure, Loading, Nothing } from '#runtime/ui/parts/notice.tsx'
import { PageHead } from '#runtime/ui/parts/page-head.tsx'
import { SessionState } from '#runtime/ui/parts/session-state.tsx'
import { NoData, Risk } from '#runtime/ui/parts/signs.tsx'
import { StopAll } from '#runtime/ui/parts/stop-all.tsx'
import { Name } from '#runtime/ui/parts/untrusted.tsx'
import { ask, path_of } from '#runtime/ui/state/api.ts'
import { steps_shown } from '#runtime/ui/state/first-steps.ts'
import { use_loaded } from '#runtime/ui/state/loaded.ts'
import { route } from '#runtime/ui/state/route.ts'
import { in_kept_order } from '#runtime/ui/text/kept-order.ts'
import { WINDOW_OPTIONS } from '#runtime/ui/text/windows.ts'
import { count_of } from '#runtime/ui/text/words.ts'

const STATUS_OPTIONS = [
  ['', 'Active'],
  ['all', 'All that are kept'],
] as const
const SORT_OPTIONS = [
  ['', 'Highest risk'],
  ['last_event', 'Last event'],
] as const
const LIMIT = 200

export function Sessions() {
  const path = useComputed(() => {
    const { status, sort, min_risk, window, q } = route.value.params
    return path_of(['report', 'sessions'], { status, sort, min_risk, window_seconds: window, q, limit: LIMIT })
  })
  const { data, failure, again } = use_loaded(path, (to) => ask<SessionsReport>(to))
  const order = useRef({ path: '', ids: [] as readonly string[] })
  const rows =
    data === null ? [] : in_kept_order(data.sessions, order.current.path === path.value ? order.current.ids : [], id_of)
  order.current = { path: path.value, ids: rows.map(id_of) }
  const arrange = () => {
    order.current = { path: '', ids: [] }
    again()
  }
  return (
    <>
      <PageHead title="Sessions" about="What each agent did, how risky it became, and what it may still do.">
        <StopAll />
      </PageHead>
      <search class="filters" aria-label="Filters of the sessions">
        <Search label="Find a session" name="q" />
        <Choice label="Which" name="status" options={STATUS_OPTIONS} />
        <Choice label="Risk" name="min_risk" options={LEVEL_OPTIONS} />
        <Choice label="Last event" name="window" options={WINDOW_OPTIONS} />
        <Choice label="Order" name="sort" options={SORT_OPTIONS} />
      </search>
      {failure !== '' && <Failure text={failure} retry={again} />}
      {data === null ? (
        failure === '' && <Loading what="sessions" />
      ) : (
        <Table rows={rows} active={data.total_active} arrange={arrange} />
      )}
    </>
  )
}

const id_of = ({ session_id }: SessionSummary) => session_id

function Table({ rows, active, arrange }: { rows: readonly SessionSummary[]; active: number; arrange: () => void }) {
  if (rows.length === 0)
    return steps_shown.value ? <FirstSteps /> : <Nothing icon="layers" title="No session passes these filters" />
  return (
    <>
      <div class="list-head">
        <p>
          {count_of(rows.length, 'session')}, {active} active
        </p>
        <button type="button" class="button quiet small" onClick={arrange}>
          Put in order again
        </button>
      </div>
      <div class="table-box">
        <table class="table">
          <caption class="spoken">Sessions</caption>
          <thead>
            <tr>
              <th scope="col">Session</th>
              <th scope="col">Risk now</th>
              <th scope="col">State</th>
              <th scope="col">Agent</th>
              <th scope="col" class="number">
                Events
              </th>
              <th scope="col" class="number">
                High or critical
              </th>
              <th scope="col">Last event</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((session) => (
              <Row key={session.session_id} session={session} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ session }: { session: SessionSummary }) {
  return (
    <tr>
      <th scope="row">
        <Link page="session" params={{ id: session.session_id }} class="row-link" item>
          <Name text={session.session_id} max_chars={48} />
        </Link>
        <span class="muted row-sub">
          {session.workspace_root === '' ? (
            <NoData text="no folder told" />
          ) : (
            <Name text={session.workspace_root} max_chars={60} />
          )}
        </span>
      </th>
      <td>
        <Risk level={session.event_count === 0 ? null : session.current_risk_level} />
      </td>
      <td>
        <SessionState session={session} />
      </td>
      <td>
        {session.agent_id === 'unknown' ? <NoData text="not named" /> : <Name text={session.agent_id} max_chars={30} />}
        <span class="muted row-sub">{session.source_framework}</span>
      </td>
      <td class="number">{session.event_count.toLocaleString('en')}</td>
      <td class="number">
        {session.event_count === 0 ? <NoData text="none yet" /> : session.high_or_critical_count.toLocaleString('en')}
      </td>
      <td>
        <Moment at={session.last_event_at} />
      </td>
    </tr>
  )
}
