// Epoch milliseconds as text by arithmetic alone, for platforms and tests in which core must not name a clock.
// Source: CONTRACT 0.4.

const DAY_MS = 86_400_000

/** RFC 3339 UTC with milliseconds and `Z`; years 0 to 9999. */
export function iso_time(at_ms: number): string {
  const whole_ms = Math.floor(at_ms)
  const day = Math.floor(whole_ms / DAY_MS)
  const in_day_ms = whole_ms - day * DAY_MS
  const seconds = Math.floor(in_day_ms / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${date_of(day)}T${clock.map((part) => pad(part, 2)).join(':')}.${pad(in_day_ms % 1000, 3)}Z`
}

/** Gregorian date of a day number counted from 1970-01-01; the era arithmetic starts its years in March. */
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
