// A time: how long ago, and on hover or focus of the row exactly when, with its zone.
import { now_ms } from '#runtime/ui/state/clock.ts'
import { ago, clock_time, epoch_ms, exact } from '#runtime/ui/text/time.ts'

/** `as` picks the short form: how long ago, or the time of the day. */
export function Moment({ at, as = 'ago' }: { at: string | number | null; as?: 'ago' | 'clock' }) {
  const at_ms = epoch_ms(at)
  if (at_ms === null) return <span class="no-data">– no time</span>
  return (
    <time class="moment" dateTime={new Date(at_ms).toISOString()} title={exact(at)}>
      <span class="moment-short">{as === 'ago' ? ago(at, now_ms.value) : clock_time(at)}</span>
      <span class="moment-exact">{exact(at)}</span>
    </time>
  )
}
