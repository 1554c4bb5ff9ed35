// RFC 3339 text as epoch milliseconds by arithmetic alone: core names no clock. Source: CONTRACT 0.4, 1.3 (occurred_at).

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/

/** Milliseconds with fraction; undefined for text that is no date-time with an offset. */
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

/** Gregorian calendar; the arithmetic begins its years in March, so that leap days come last. */
function days_since_epoch(year: number, month: number, day: number): number {
  const shifted_year = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted_year / 400)
  const year_of_era = shifted_year - era * 400
  const day_of_year = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const day_of_era = year_of_era * 365 + Math.floor(year_of_era / 4) - Math.floor(year_of_era / 100) + day_of_year
  return era * 146_097 + day_of_era - 719_468
}
