// Times as people read them: how long ago, exactly when and in which zone, and how much is left. Pure: the caller says what time it is.

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** No time is known. */
const NO_TIME = '–'

/** `just now`, `12 s ago`, `4 min ago`, `3 h ago`, `2 d ago`; a dash for text that is no time. */
export function ago(at: string | number | null, now_ms: number): string {
  const at_ms = epoch_ms(at)
  if (at_ms === null) return NO_TIME
  const passed_ms = now_ms - at_ms
  if (passed_ms < 2 * SECOND_MS) return 'just now'
  return `${duration(passed_ms)} ago`
}

/** The largest unit only: `12 s`, `4 min`, `3 h`, `2 d`. */
export function duration(span_ms: number): string {
  const span = Math.max(0, span_ms)
  if (span < MINUTE_MS) return `${Math.floor(span / SECOND_MS)} s`
  if (span < HOUR_MS) return `${Math.floor(span / MINUTE_MS)} min`
  if (span < 2 * DAY_MS) return `${Math.floor(span / HOUR_MS)} h`
  return `${Math.floor(span / DAY_MS)} d`
}

/** `2026-11-23 21:17:24 GMT+1`: never without its zone. `zone` is an IANA name; undefined means the reader's own. */
export function exact(at: string | number | null, zone?: string): string {
  const at_ms = epoch_ms(at)
  if (at_ms === null) return 'unknown time'
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(zone !== undefined && { timeZone: zone }),
  }).formatToParts(at_ms)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')} ${of('timeZoneName')}`
}

/** `21:17:24` in the reader's zone, for dense lists whose rows say the rest on hover and focus. */
export function clock_time(at: string | number | null, zone?: string): string {
  return epoch_ms(at) === null ? NO_TIME : (exact(at, zone).split(' ')[1] ?? NO_TIME)
}

/** `4:05` until then, `1:02:03` from an hour on; `0:00` when it has passed. */
export function countdown(until_ms: number, now_ms: number): string {
  const left_s = Math.max(0, Math.ceil((until_ms - now_ms) / SECOND_MS))
  const [hours, minutes, seconds] = [Math.floor(left_s / 3600), Math.floor(left_s / 60) % 60, left_s % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Null for null and for what is no time. */
export function epoch_ms(at: string | number | null): number | null {
  if (at === null || at === '') return null
  const at_ms = typeof at === 'number' ? at : Date.parse(at)
  return Number.isFinite(at_ms) ? at_ms : null
}
