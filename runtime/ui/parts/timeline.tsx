// The five dimensions of a session's newest events as small charts, one above the other on the same events, and the same numbers as a
// table.
import type { SessionRisk } from '#core/contract/session.ts'
import { Link } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { DecisionSign, Risk } from '#runtime/ui/parts/signs.tsx'
import { Name } from '#runtime/ui/parts/untrusted.tsx'
import { route, set_params } from '#runtime/ui/state/route.ts'
import { exact } from '#runtime/ui/text/time.ts'
import { count_of, DIMENSIONS, spoken } from '#runtime/ui/text/words.ts'

type Entry = SessionRisk['risk_timeline'][number]

const WIDTH = 1000
const ROW = 30
const BAR = 22
/** A few events do not fill the width, and their bars are no walls. */
const WIDEST_STEP = 40
const WIDEST_BAR = 14

export function Timeline({ entries }: { entries: readonly Entry[] }) {
  const [first, last] = [entries[0], entries.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <figure class="timeline">
      <div class="timeline-chart">
        <ul class="timeline-words" aria-hidden="true">
          {DIMENSIONS.map(({ key, word, max }) => (
            <li key={key}>
              {word} <span class="muted">0–{max}</span>
            </li>
          ))}
        </ul>
        <Bars entries={entries} />
      </div>
      <figcaption>
        <Moment at={first.occurred_at} /> to <Moment at={last.occurred_at} />, {count_of(entries.length, 'event')}
      </figcaption>
      <details>
        <summary>The same as a table</summary>
        <Numbers entries={entries} />
      </details>
    </figure>
  )
}

function Bars({ entries }: { entries: readonly Entry[] }) {
  const step = Math.min(WIDEST_STEP, WIDTH / entries.length)
  const wide = Math.min(WIDEST_BAR, step * 0.8)
  const height = ROW * DIMENSIONS.length
  const raised = entries.filter(({ risk_level }) => risk_level === 'high' || risk_level === 'critical').length
  const label = `Five dimensions over ${count_of(entries.length, 'event')}, ${raised} of them high or critical; the table below has the numbers`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {DIMENSIONS.map(({ key, max }, row) => (
        <g key={key}>
          <line x1={0} x2={WIDTH} y1={(row + 1) * ROW - 1} y2={(row + 1) * ROW - 1} class="axis" />
          {entries.map((entry, at) => {
            const value = entry.dimensions[key]
            const tall = Math.max(1, (value / max) * BAR)
            return (
              <rect
                key={entry.record_id}
                x={at * step + (step - wide) / 2}
                y={(row + 1) * ROW - 1 - tall}
                width={wide}
                height={tall}
                class={`bar bar-${value === 0 ? 0 : value + 3 - max}`}
              >
                <title>{`${exact(entry.occurred_at)}: ${value} of ${max}, ${entry.decision}`}</title>
              </rect>
            )
          })}
        </g>
      ))}
    </svg>
  )
}

function Numbers({ entries }: { entries: readonly Entry[] }) {
  return (
    <div class="table-box">
      <table class="table table-dense">
        <caption class="spoken">Dimensions of each event, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Decision</th>
            <th scope="col">Risk</th>
            {DIMENSIONS.map(({ key, word, meaning }) => (
              <th key={key} scope="col" class="number" title={meaning}>
                {word}
              </th>
            ))}
            <th scope="col">What</th>
            <th scope="col">Rule</th>
          </tr>
        </thead>
        <tbody>
          {entries.toReversed().map((entry) => (
            <tr key={entry.record_id}>
              <th scope="row">
                <Link
                  page="session"
                  params={{ ...route.value.params, record: String(entry.record_id) }}
                  on_open={() => set_params({ record: String(entry.record_id) })}
                  class="text-link"
                >
                  <Moment at={entry.occurred_at} as="clock" />
                </Link>
              </th>
              <td>
                <DecisionSign decision={entry.decision} />
              </td>
              <td>
                <Risk level={entry.risk_level} />
              </td>
              {DIMENSIONS.map(({ key }) => (
                <td key={key} class="number">
                  {entry.dimensions[key]}
                </td>
              ))}
              <td>
                {entry.tool_name === null ? spoken(entry.event_type) : <Name text={entry.tool_name} max_chars={30} />}
              </td>
              <td>
                <code class="rule">{entry.policy_id}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
