// What a model gets to see of foreign text: redacted first, then the beginning and the end of it, between markers it cannot
// imitate. Source: CONTRACT 0.10, 11.3; ENGINE 15.
import { MAX_SHOWN_CHARS, REDACTION_MARGIN_CHARS } from '#core/limits.ts'
import { redact_text } from '#core/redact.ts'
import { without_fences } from '#core/review/semantic-prompt.ts'

const HALF = MAX_SHOWN_CHARS / 2

/** At most MAX_SHOWN_CHARS and one line about what is left out; nothing in it is a secret any more. */
export function shown_part(text: string): string {
  const margin = HALF + REDACTION_MARGIN_CHARS
  if (text.length <= 2 * margin) return head_and_tail(redact_text(text), text.length)
  // Far apart, so each end is redacted with as much around it as a secret may be long.
  const head = redact_text(text.slice(0, margin)).slice(0, HALF)
  const tail = redact_text(text.slice(-margin)).slice(-HALF)
  return `${head}\n[… ${text.length - MAX_SHOWN_CHARS} characters left out …]\n${tail}`
}

function head_and_tail(redacted: string, whole_chars: number): string {
  if (redacted.length <= MAX_SHOWN_CHARS) return redacted
  const left_out = Math.max(1, whole_chars - MAX_SHOWN_CHARS)
  return `${redacted.slice(0, HALF)}\n[… ${left_out} characters left out …]\n${redacted.slice(-HALF)}`
}

/** A line of a file without its surroundings: what could be a piece of a key stays closed. */
export function shown_line(line: string): string {
  return /^[A-Za-z0-9+/=_-]{40,}$/.test(line.trim()) ? '[redacted:encoded]' : redact_text(line)
}

/** Foreign text as evidence, between two lines with the nonce of this review. */
export function fenced(nonce: string, text: string): string {
  return `<<untrusted ${nonce}>>\n${without_fences(text).toWellFormed()}\n<</untrusted ${nonce}>>`
}
