// Questions to a person: those that wait, in the order in which they came, and those that are settled. Source: PRODUCT 4, 5.
import { useSignalEffect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Approval, ApprovalsReport } from '#core/contract/operator.ts'
import { AnswerAll } from '#runtime/ui/parts/answer-all.tsx'
import { ApprovalCard } from '#runtime/ui/parts/approval-card.tsx'
import { FirstSteps } from '#runtime/ui/parts/first-steps.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import { Failure, Loading, Nothing } from '#runtime/ui/parts/notice.tsx'
import { PageHead } from '#runtime/ui/parts/page-head.tsx'
import { ask, path_of, trouble_text } from '#runtime/ui/state/api.ts'
import { runs_of } from '#runtime/ui/state/approval-list.ts'
import { approvals, clear_settled, load_approval } from '#runtime/ui/state/approvals.ts'
import { steps_shown } from '#runtime/ui/state/first-steps.ts'
import { reloads } from '#runtime/ui/state/phase.ts'
import { param } from '#runtime/ui/state/route.ts'
import { count_of } from '#runtime/ui/text/words.ts'

export function Approvals() {
  const settled = param('show') === 'settled'
  return (
    <>
      <PageHead
        title="Approvals"
        about="Actions that wait for a person. Nothing runs until you allow it, and once only."
      >
        <nav class="tabs" aria-label="Which approvals">
          <Link page="approvals" current={!settled}>
            Waiting
          </Link>
          <Link page="approvals" params={{ show: 'settled' }} current={settled}>
            Settled
          </Link>
        </nav>
      </PageHead>
      {settled ? <Settled /> : <Waiting />}
    </>
  )
}

function Waiting() {
  const wanted = param('approval')
  const list = approvals.value
  useEffect(() => {
    // A link in a notification names one approval: it is shown even when it is settled already.
    if (wanted !== '') {
      load_approval(wanted)
        .then(() => document.getElementById(wanted)?.focus())
        .catch(() => undefined)
    }
  }, [wanted])
  if (list === null) return <Loading what="approvals" />
  const waiting = list.filter(({ state }) => state === 'pending').length
  const done = list.length - waiting
  return (
    <>
      <div class="list-head">
        <p>{waiting === 0 ? 'Nothing waits' : `${count_of(waiting, 'action')} waiting`}</p>
        {done > 0 && (
          <button type="button" class="button quiet small" onClick={clear_settled}>
            Put {done} settled away
          </button>
        )}
      </div>
      <div class="cards">{runs_of(list).flatMap(cards_of)}</div>
      {steps_shown.value ? <FirstSteps /> : list.length === 0 && <NothingWaits />}
    </>
  )
}

/** All cards are siblings, so that none is made anew when it joins others; what answers them together stands behind them. */
function cards_of(run: readonly Approval[]) {
  const cards = run.map((approval, at) => (
    <ApprovalCard key={approval.approval_id} approval={approval} behind={at === 0 ? null : (run[0] ?? null)} />
  ))
  return [...cards, <AnswerAll key={`all ${run[0]?.approval_id}`} run={run} />]
}

function NothingWaits() {
  return (
    <Nothing icon="check" title="Nothing waits for you">
      <p>New questions appear here by themselves, in the title of this tab and in its icon.</p>
    </Nothing>
  )
}

const SETTLED = 50
const ORDER = new Intl.Collator('en')

/** The newest settled ones, as they were when the list was opened or asked for again. */
function Settled() {
  const [list, set_list] = useState<readonly Approval[] | null>(null)
  const [failure, set_failure] = useState('')
  const load = async () => {
    try {
      const states = ['allowed', 'denied', 'expired']
      const reports = await Promise.all(
        states.map((state) => ask<ApprovalsReport>(path_of(['report', 'approvals'], { state, limit: SETTLED }))),
      )
      const all = reports.flatMap((report) => report.approvals)
      set_list(all.sort((one, other) => ORDER.compare(other.settled_at ?? '', one.settled_at ?? '')).slice(0, SETTLED))
      set_failure('')
    } catch (cause) {
      set_failure(trouble_text(cause))
    }
  }
  useSignalEffect(() => {
    void reloads.value
    void load()
  })
  if (failure !== '') return <Failure text={failure} retry={load} />
  if (list === null) return <Loading what="settled approvals" />
  if (list.length === 0) return <Nothing icon="inbox" title="No approval was settled yet" />
  return (
    <>
      <div class="list-head">
        <p>The {count_of(list.length, 'newest settled approval')}</p>
        <button type="button" class="button quiet small" onClick={load}>
          Load again
        </button>
      </div>
      <div class="cards">
        {list.map((approval) => (
          <ApprovalCard key={approval.approval_id} approval={approval} />
        ))}
      </div>
    </>
  )
}
