// Reports with long lists as JSON text, made in slices: turning a thousand entries into text at once would hold the event loop.
// Source: CONTRACT 5 (no report holds the event loop longer than 10 ms).
import type { Output } from '#core/endpoint.ts'
import type { Clock } from '#core/ports.ts'

/** Entries turned into text before others get a turn. */
const TEXT_SLICE = 50

/** The report as a reply; `name` is its long list. */
export async function long_json<T extends object>(
  report: T,
  name: keyof T & string,
  clock: Pick<Clock, 'after'>,
): Promise<Output> {
  const { [name]: list, ...rest } = report
  const entries = list as readonly unknown[]
  let text = `{"${name}":[`
  for (let at = 0; at < entries.length; at++) {
    if (at > 0 && at % TEXT_SLICE === 0) await clock.after(0)
    text += `${at > 0 ? ',' : ''}${JSON.stringify(entries[at])}`
  }
  // There always is a rest: every report says when it was made.
  text += `],${JSON.stringify(rest).slice(1)}`
  return { kind: 'raw', status: 200, text, type: 'application/json' }
}
