// Tilde expansion.
import type { Run, Scope } from '#core/policy/parse/state.ts'
import { TILDE } from '#core/policy/parse/text/ascii.ts'

/** The text with a leading `~`, `~user`, `~+` or `~-` replaced, also behind `NAME=`. */
export function expand_tilde(run: Run, scope: Scope, text: string): string {
  if (text.charCodeAt(0) !== TILDE) {
    // `NAME=~/x` expands also as an argument (`dd of=~/x`).
    const at = text.indexOf('=~')
    if (at > 0 && /^[A-Za-z_]\w*$/.test(text.slice(0, at))) {
      return text.slice(0, at + 1) + expand_tilde(run, scope, text.slice(at + 1))
    }
    return text
  }
  const slash = text.indexOf('/')
  const user = slash === -1 ? text.slice(1) : text.slice(1, slash)
  const rest = slash === -1 ? '' : text.slice(slash)
  if (user === '') return run.home + rest
  if (user === 'root') return `/root${rest}`
  if (user === '+') return (scope.shell.cwd ?? '\u0000') + rest
  if (user === '-') return (scope.shell.old_cwd ?? '\u0000') + rest
  return text
}
