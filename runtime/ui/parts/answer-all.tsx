// Questions of one rule in one session within a minute, answered together by one press. It stands behind their cards, so that none of
// them moves when it appears, and it answers those that it counts and no later one. Source: PRODUCT 5.
import { useState } from 'preact/hooks'
import type { Approval } from '#core/contract/operator.ts'
import { Failure } from '#runtime/ui/parts/notice.tsx'
import { tell } from '#runtime/ui/state/announce.ts'
import { trouble_text } from '#runtime/ui/state/api.ts'
import { answer } from '#runtime/ui/state/approvals.ts'

export function AnswerAll({ run }: { run: readonly Approval[] }) {
  const [sending, set_sending] = useState(false)
  const [failure, set_failure] = useState('')
  const waiting = run.filter(({ state }) => state === 'pending')
  if (waiting.length < 2 && !sending && failure === '') return null
  const send = async (decision: 'allow-once' | 'deny') => {
    set_sending(true)
    set_failure('')
    // This goes with the answers; the focus stays on the first card that they settle.
    document.getElementById(waiting[0]?.approval_id ?? '')?.focus()
    try {
      const outcomes: string[] = []
      for (const { approval_id } of waiting) outcomes.push(await answer(approval_id, decision))
      tell(counted(outcomes))
    } catch (cause) {
      set_failure(trouble_text(cause))
    }
    set_sending(false)
  }
  return (
    <section class="answer-all" aria-label={`${waiting.length} alike`}>
      {failure !== '' && <Failure text={failure} />}
      <p>These {waiting.length} are of one rule, in one session, within a minute.</p>
      <button type="button" class="button small" disabled={sending} onClick={() => send('allow-once')}>
        Allow all {waiting.length} once
      </button>
      <button type="button" class="button bad-outline small" disabled={sending} onClick={() => send('deny')}>
        Deny all {waiting.length}
      </button>
    </section>
  )
}

/** `3 × Denied, 1 × Too late: …` */
function counted(outcomes: readonly string[]): string {
  const kinds = Map.groupBy(outcomes, (outcome) => outcome)
  return [...kinds].map(([outcome, same]) => `${same.length} × ${outcome}`).join(', ')
}
