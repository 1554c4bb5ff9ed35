// Whether a command that creates something has certainly created it when the line goes on. `docker run --name pg ... ||
// docker start pg` is written by somebody who expects that one may exist, and `2>/dev/null` hides the error. Source:
// ENGINE section 11.
import type { Call } from '#core/policy/effects/call.ts'

/** Behind the call, before its list of commands ends. */
const FALLBACK = /^[^;&\n]{0,400}?\|\|/
/** In front of it: it runs only if something else failed or holds. */
const MAYBE = /\|\||(?:^|[\s;(])(?:if|elif|else|case|while|until|for|false|test|\[)\s/
const MAX_LINE_CHARS = 2048

/** False when the call may not have run, or may have failed unseen. */
export function surely({ command, source }: Pick<Call, 'command' | 'source'>): boolean {
  const [start, end] = command.span
  if (FALLBACK.test(source.slice(end, end + 500))) return false
  if (command.redirects.some(({ fd, target }) => fd === 2 && target.text === '/dev/null')) return false
  return !command.conditional || !MAYBE.test(source.slice(Math.max(0, start - MAX_LINE_CHARS), start))
}
