// Sessions whose risk rose, newest first; whoever has seen one puts a name on it. Source: PRODUCT 4, CONTRACT 6.1.
import { useComputed } from '@preact/signals'
import { useId, useRef, useState } from 'preact/hooks'
import type { Acknowledged, AlertsReport } from '#core/contract/operator.ts'
import { Choice } from '#runtime/ui/parts/choice.tsx'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { SessionLink } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { Failure, Loading, Nothing } from '#runtime/ui/parts/notice.tsx'
import { PageHead } from '#runtime/ui/parts/page-head.tsx'
import { Risk } from '#runtime/ui/parts/signs.tsx'
import { Name } from '#runtime/ui/parts/untrusted.tsx'
import { tell } from '#runtime/ui/state/announce.ts'
import { ask, path_of, trouble_text } from '#runtime/ui/state/api.ts'
import { load_summary } from '#runtime/ui/state/health.ts'
import { use_loaded } from '#runtime/ui/state/loaded.ts'
import { own_name } from '#runtime/ui/state/preferences.ts'
import { route } from '#runtime/ui/state/route.ts'
import { in_kept_order } from '#runtime/ui/text/kept-order.ts'
import { WINDOW_OPTIONS } from '#runtime/ui/text/windows.ts'
import { count_of } from '#runtime/ui/text/words.ts'

type Alert = AlertsReport['alerts'][number]

const SEVERITY_OPTIONS = [
  ['', 'Any severity'],
  ['high', 'High'],
  ['critical', 'Critical'],
] as const
const SEEN_OPTIONS = [
  ['', 'All'],
  ['false', 'Not acknowledged'],
  ['true', 'Acknowledged'],
] as const
const LIMIT = 200

export function Alerts() {
  const path = useComputed(() => {
    const { severity, acknowledged, window, session } = route.value.params
    const query = { severity, acknowledged, window_seconds: window, session_id: session, limit: LIMIT }
    return path_of(['report', 'alerts'], query)
  })
  const { data, failure, again } = use_loaded(path, (to) => ask<AlertsReport>(to))
  const shown = useRef({ path: '', alerts: [] as readonly Alert[] })
  if (data !== null) shown.current = { path: path.value, alerts: steady(data.alerts, shown.current, path.value) }
  const alerts = shown.current.alerts
  return (
    <>
      <PageHead title="Alerts" about="Raised when the risk of a session rises to high or critical." />
      <search class="filters" aria-label="Filters of the alerts">
        <Choice label="Severity" name="severity" options={SEVERITY_OPTIONS} />
        <Choice label="Seen" name="acknowledged" options={SEEN_OPTIONS} />
        <Choice label="Raised" name="window" options={WINDOW_OPTIONS} />
      </search>
      {failure !== '' && <Failure text={failure} retry={again} />}
      {data === null && failure === '' && <Loading what="alerts" />}
      {data !== null && (
        <>
          <div class="list-head">
            <p>
              {count_of(alerts.length, 'alert')} shown, {data.total_unacknowledged} not acknowledged in all
            </p>
          </div>
          {alerts.length === 0 && <Nothing icon="bell" title="No alert passes these filters" />}
          <ul class="alerts">
            {alerts.map((alert) => (
              <AlertRow key={alert.alert_id} alert={alert} done={again} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** An alert that was just acknowledged stays where it is, whatever the filter says; new ones come at the end until the next filter. */
function steady(loaded: readonly Alert[], before: { path: string; alerts: readonly Alert[] }, path: string): Alert[] {
  if (before.path !== path) return [...loaded]
  const there = new Set(loaded.map(({ alert_id }) => alert_id))
  const left = before.alerts
    .filter(({ alert_id }) => !there.has(alert_id))
    .map((alert) => ({ ...alert, acknowledged: true }))
  const ids = before.alerts.map(({ alert_id }) => alert_id)
  return in_kept_order([...loaded, ...left], ids, ({ alert_id }) => alert_id)
}

function AlertRow({ alert: loaded, done }: { alert: Alert; done: () => void }) {
  const [failure, set_failure] = useState('')
  const [answer, set_answer] = useState<Acknowledged | null>(null)
  // The answer stays with the row, also when a filter leaves the alert out from then on.
  const alert = { ...loaded, ...answer }
  const row = useRef<HTMLLIElement>(null)
  const acknowledge = async (name: string) => {
    set_failure('')
    row.current?.focus()
    try {
      const path = path_of(['report', 'alerts', loaded.alert_id, 'acknowledge'])
      set_answer(await ask<Acknowledged>(path, { acknowledged_by: name }))
      tell(`Acknowledged by ${name}`)
      load_summary().catch(() => undefined)
      done()
    } catch (cause) {
      set_failure(trouble_text(cause))
    }
  }
  const { details } = alert
  return (
    <li
      ref={row}
      class={`alert risk-edge-${alert.severity} ${alert.acknowledged ? 'alert-seen' : ''}`}
      data-item=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: J and K move from alert to alert, and A acts on the one in focus
      tabIndex={0}
    >
      <div class="alert-text">
        <p class="alert-head">
          <Risk level={alert.severity} />
          <Moment at={alert.triggered_at} />
        </p>
        <p class="alert-message">
          <SessionLink session_id={alert.session_id}>
            <Name text={alert.session_id} max_chars={60} />
          </SessionLink>{' '}
          rose from {details.previous_risk ?? 'no risk known'} to {details.current_risk}
          {details.tool_name !== null && (
            <>
              {' '}
              with <Name text={details.tool_name} max_chars={40} />
            </>
          )}
          , {count_of(details.high_risk_count, 'high-risk event')} so far
        </p>
        {failure !== '' && <Failure text={failure} />}
      </div>
      {alert.acknowledged ? (
        <p class="alert-by">
          <Icon name="check" size={14} />{' '}
          {alert.acknowledged_by === null ? (
            'acknowledged'
          ) : (
            <>
              seen by <Name text={alert.acknowledged_by} max_chars={40} />
            </>
          )}
          {alert.acknowledged_at !== null && (
            <>
              {' '}
              <Moment at={alert.acknowledged_at} />
            </>
          )}
        </p>
      ) : (
        <Acknowledge send={acknowledge} />
      )}
    </li>
  )
}

/** Asks for a name the first time, and remembers it. */
function Acknowledge({ send }: { send: (name: string) => void }) {
  const [asking, set_asking] = useState(false)
  const [name, set_name] = useState('')
  const id = useId()
  if (!asking) {
    const known = own_name.value
    return (
      <button
        type="button"
        class="button small"
        data-key="a"
        aria-keyshortcuts="a"
        onClick={() => (known === '' ? set_asking(true) : send(known))}
      >
        <Icon name="check" size={14} /> {known === '' ? 'Acknowledge' : `Acknowledge as ${known}`} <kbd>A</kbd>
      </button>
    )
  }
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        own_name.value = name.trim()
        send(name.trim())
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.currentTarget.closest<HTMLElement>('[data-item]')?.focus()
        set_asking(false)
      }}
    >
      <label for={id}>Your name</label>
      <input
        id={id}
        ref={(box) => box?.focus()}
        value={name}
        maxLength={100}
        autocomplete="name"
        onInput={(event) => set_name(event.currentTarget.value)}
      />
      <button type="submit" class="button small good" disabled={name.trim() === ''}>
        Acknowledge
      </button>
    </form>
  )
}
