// Values of inline code as words of a command, which is what effects are located by.
import { is_unknown, type Value } from '#core/policy/effects/inline/value/text.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A value as a path or address word. Unquoted, so that a leading tilde means home. */
export function word(run: Run, value: Value): Word {
  const { span } = run.call.command
  const unknown = value.text === '' || is_unknown(value)
  const cert = unknown
    ? 'dynamic'
    : value.text.includes('\u0000')
      ? 'partial'
      : /[*?]/.test(value.text)
        ? 'pattern'
        : 'literal'
  return { text: unknown ? '' : value.text, cert, quoted: false, taint: value.taint, span }
}
