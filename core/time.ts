// RFC 3339 text to epoch milliseconds and back, by arithmetic alone, because core has no clock. Source: CONTRACT 0.4,
// 1.3 (occurred_at).

/** Latest time a timestamp can express (end of year 9999), epoch ms. */
export const MAX_EPOCH_MS = 253_402_300_799_999

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/

/** Epoch ms with fraction; undefined for text that is not a date-time with an offset. */
export function epoch_ms(text: string): number | undefined {
  const parts = DATE_TIME.exec(text)
  if (!parts) return undefined
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second = '0',
    fraction = '0',
    sign,
    offset_hours = '0',
    offset_minutes = '0',
  ] = parts
  const days = days_since_epoch(Number(year), Number(month), Number(day))
  const seconds = days * 86_400 + Number(hour) * 3600 + Number(minute) * 60 + Number(second)
  const offset_seconds = (Number(offset_hours) * 3600 + Number(offset_minutes) * 60) * (sign === '-' ? -1 : 1)
  return (seconds - offset_seconds) * 1000 + Number(fraction) * 1000
}

/**
 * Epoch ms of a timestamp that was validated before; one that cannot be read counts as long past, so nothing stays in
 * force because of it.
 */
export function time_ms(text: string): number {
  return Math.round(epoch_ms(text) ?? 0)
}

/** Days from 1970-01-01 to a Gregorian date. Years begin in March here, so that leap days come last. */
function days_since_epoch(year: number, month: number, day: number): number {
  const shifted_year = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted_year / 400)
  const year_of_era = shifted_year - era * 400
  const day_of_year = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const day_of_era = year_of_era * 365 + Math.floor(year_of_era / 4) - Math.floor(year_of_era / 100) + day_of_year
  return era * 146_097 + day_of_era - 719_468
}

const DAY_MS = 86_400_000

/** RFC 3339 UTC text with milliseconds and `Z`; years 0 to 9999. */
export function iso_time(at_ms: number): string {
  const whole_ms = Math.floor(at_ms)
  const day = Math.floor(whole_ms / DAY_MS)
  const in_day_ms = whole_ms - day * DAY_MS
  const seconds = Math.floor(in_day_ms / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${date_of(day)}T${clock.map((part) => pad(part, 2)).join(':')}.${pad(in_day_ms % 1000, 3)}Z`
}

/** Gregorian date of a day counted from 1970-01-01; years begin in March, as above. */
function date_of(day: number): string {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const day_of_era = shifted - era * 146_097
  const year_of_era = Math.floor(
    (day_of_era - Math.floor(day_of_era / 1460) + Math.floor(day_of_era / 36_524) - Math.floor(day_of_era / 146_096)) /
      365,
  )
  const day_of_year = day_of_era - (365 * year_of_era + Math.floor(year_of_era / 4) - Math.floor(year_of_era / 100))
  const march_month = Math.floor((5 * day_of_year + 2) / 153)
  const date = day_of_year - Math.floor((153 * march_month + 2) / 5) + 1
  const month = march_month < 10 ? march_month + 3 : march_month - 9
  const year = year_of_era + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
