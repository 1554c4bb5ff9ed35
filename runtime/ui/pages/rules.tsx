// What each rule did lately: how often it matched, refused and asked, and what people answered; and the records behind one rule.
// Counted from records that the gateway still keeps, and the page says how many of them. Source: PRODUCT 4 "Rules".
import { useEffect, useState } from 'preact/hooks'
import { Choice } from '#runtime/ui/parts/choice.tsx'
import { FeedRow } from '#runtime/ui/parts/feed-row.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import { Moment } from '#runtime/ui/parts/moment.tsx'
import { Failure, Loading, Nothing } from '#runtime/ui/parts/notice.tsx'
import { PageHead } from '#runtime/ui/parts/page-head.tsx'
import { RecordPeek } from '#runtime/ui/parts/record-peek.tsx'
import { Name } from '#runtime/ui/parts/untrusted.tsx'
import { trouble_text } from '#runtime/ui/state/api.ts'
import { grouped } from '#runtime/ui/state/feed-rows.ts'
import { param } from '#runtime/ui/state/route.ts'
import type { RuleRow } from '#runtime/ui/state/rule-rows.ts'
import { type Hits, load_hits } from '#runtime/ui/state/rules.ts'
import { count_of } from '#runtime/ui/text/words.ts'

const DAY_SECONDS = 86_400
const RANGE_OPTIONS = [
  ['', 'Last day'],
  ['3600', 'Last hour'],
  ['604800', 'Last week'],
] as const
const COLUMNS = ['matched', 'trial', 'refused', 'changed', 'asked', 'allowed', 'denied', 'expired'] as const
const SHOWN_ROWS = 100

export function Rules() {
  const window_seconds = Number(param('window')) || DAY_SECONDS
  const [hits, set_hits] = useState<Hits | null>(null)
  const [failure, set_failure] = useState('')
  const load = () => {
    let wanted = true
    set_failure('')
    load_hits(window_seconds).then(
      (found) => wanted && set_hits(found),
      (cause) => wanted && set_failure(trouble_text(cause)),
    )
    return () => {
      wanted = false
    }
  }
  useEffect(() => {
    set_hits(null)
    return load()
  }, [window_seconds])
  const rule = param('rule')
  return (
    <>
      <PageHead title="Rules" about="Which rules matched, what they asked people, and what people answered." />
      <search class="filters" aria-label="Range">
        <Choice label="Counted over" name="window" options={RANGE_OPTIONS} />
      </search>
      {failure !== '' && <Failure text={failure} retry={load} />}
      {hits === null && failure === '' && <Loading what="the records of this range" />}
      {hits !== null && (
        <>
          <div class="list-head">
            <Coverage hits={hits} />
            <button type="button" class="button quiet small" onClick={load}>
              Count again
            </button>
          </div>
          {rule === '' ? <Table rows={hits.rows} /> : <OneRule rule={rule} rows={hits.rows} />}
        </>
      )}
      <RecordPeek />
    </>
  )
}

/** A count of a part is called one. */
function Coverage({ hits: { read, total, questions_cut, until } }: { hits: Hits }) {
  const number = (count: number) => count.toLocaleString('en')
  return (
    <p role="status">
      {read < total
        ? `Counted from ${number(read)} of ${count_of(total, 'record')}, those of the sessions that were active last: there was at least this much. `
        : `Counted from all ${count_of(read, 'record')} of this range, `}
      {questions_cut && 'Of the questions only the newest 1,000. '}
      <Moment at={until} />
    </p>
  )
}

function Table({ rows }: { rows: readonly RuleRow[] }) {
  if (rows.length === 0) return <Nothing icon="shield" title="No rule matched in this range" />
  return (
    <div class="table-box">
      <table class="table">
        <caption class="spoken">Rules</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" class="number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rule}>
              <th scope="row">
                <Link page="rules" params={{ rule: row.rule, window: param('window') }} class="row-link" item>
                  <Name text={row.rule} max_chars={60} />
                </Link>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} class="number">
                  {row[column] === 0 ? <span class="muted">0</span> : row[column].toLocaleString('en')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OneRule({ rule, rows }: { rule: string; rows: readonly RuleRow[] }) {
  const row = rows.find((one) => one.rule === rule)
  const groups = grouped(row?.entries ?? [])
  return (
    <section aria-label="Records of one rule">
      <p class="crumbs">
        <Link page="rules" params={{ window: param('window') }} class="text-link">
          All rules
        </Link>
      </p>
      <h2>
        <Name text={rule} />
      </h2>
      {row !== undefined && (
        <p class="muted">
          {COLUMNS.filter((column) => row[column] > 0)
            .map((column) => `${column} ${row[column].toLocaleString('en')}`)
            .join(', ')}
        </p>
      )}
      {groups.length === 0 ? (
        <Nothing icon="search" title="No record of this rule was read" />
      ) : (
        <div class="feed">
          {groups.slice(0, SHOWN_ROWS).map((group) => (
            <FeedRow key={group.key} group={group} />
          ))}
        </div>
      )}
      {groups.length > SHOWN_ROWS && (
        <p class="muted list-end">{groups.length - SHOWN_ROWS} older rows are left out.</p>
      )}
    </section>
  )
}
