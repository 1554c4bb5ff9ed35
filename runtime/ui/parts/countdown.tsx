// How long a question can still be answered. Warns at 30 and at 10 seconds, by word and colour.
import { useEffect } from 'preact/hooks'
import type { Approval } from '#core/contract/operator.ts'
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { tell } from '#runtime/ui/state/announce.ts'
import { load_approval } from '#runtime/ui/state/approvals.ts'
import { now_ms } from '#runtime/ui/state/clock.ts'
import { countdown, exact } from '#runtime/ui/text/time.ts'

const SOON_MS = 30_000
const NOW_MS = 10_000
/** The gateway says that an approval expired at most a second late; after two it is asked. */
const LATE_MS = 2000

export function Countdown({ approval: { approval_id, expires_at, tool_name } }: { approval: Approval }) {
  const left_ms = expires_at - now_ms.value
  const is_over = left_ms < -LATE_MS
  useEffect(() => {
    if (is_over) load_approval(approval_id).catch(() => undefined)
  }, [is_over])
  const urgency = left_ms <= NOW_MS ? 'now' : left_ms <= SOON_MS ? 'soon' : 'calm'
  useEffect(() => {
    if (urgency === 'calm' || left_ms <= 0) return
    tell(`${tool_name ?? 'An action'}: ${urgency === 'soon' ? '30' : '10'} seconds left to answer`)
  }, [urgency])
  return (
    <span class={`countdown countdown-${urgency}`} role="timer" title={`expires ${exact(expires_at)}`}>
      <Icon name={urgency === 'calm' ? 'clock' : 'warning'} size={14} />
      {left_ms <= 0 ? 'expiring' : countdown(expires_at, now_ms.value)}
      <span class="countdown-word">
        {urgency === 'calm' ? ' left' : urgency === 'soon' ? ' left, expires soon' : ' left, expires now'}
      </span>
    </span>
  )
}
