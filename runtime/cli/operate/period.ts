// Periods and moments as people type them: 90s, 30m, 24h, 7d, 2w, or a date with its time.
import { epoch_ms } from '#core/time.ts'
import { CommandError, EXIT } from '#runtime/cli/terminal.ts'

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }
const PERIOD = /^(\d{1,6})([smhdw])$/

/** A period in seconds. Throws CommandError naming the option. */
export function seconds_of(option: string, text: string): number {
  const seconds = period(text)
  if (seconds !== undefined) return seconds
  throw new CommandError(EXIT.usage, `${option} must be a period like 30m, 24h or 7d, got ${text}`)
}

/** A moment, epoch ms: a period before `now_ms`, or an RFC 3339 date-time. Throws CommandError naming the option. */
export function moment_before(option: string, text: string, now_ms: number): number {
  const seconds = period(text)
  if (seconds !== undefined) return now_ms - seconds * 1000
  const at_ms = epoch_ms(text)
  if (at_ms !== undefined) return at_ms
  throw new CommandError(
    EXIT.usage,
    `${option} must be a period like 30m, 24h or 7d, or a time like 2026-03-01T09:30:00Z, got ${text}`,
  )
}

function period(text: string): number | undefined {
  const [, count, unit = ''] = PERIOD.exec(text) ?? []
  return count === undefined ? undefined : Number(count) * (UNIT_SECONDS[unit] ?? 0)
}
