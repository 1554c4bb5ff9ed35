// Names that code gives to functions of its own: they stand in front of a bracket as calls do. Source: ENGINE 7.
import type { Lang } from '#core/policy/effects/inline/value/token.ts'
import { skip } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** Words in front of a name that is given, not called. */
const DEFINES: Readonly<Record<Lang, string>> = {
  python: 'def',
  ruby: 'def',
  node: 'function',
  php: 'function',
  lua: 'function',
  perl: 'sub',
}

/** `def load():`, `function exec(x) {`, `exec(x) {` of a class. On a line of its own a brace would begin a block behind a call. */
export function defines({ lang, scope, code }: Run, at: number): boolean {
  const before = scope.tokens[at - 1]
  if (before?.kind === 'name' && before.text === DEFINES[lang]) return true
  if (lang !== 'node') return false
  const brace = scope.tokens[skip(scope, at + 1)]
  const close = scope.tokens[skip(scope, at + 1) - 1]
  return brace?.text === '{' && close !== undefined && !/[\n\r\u2028\u2029]/.test(code.slice(close.end, brace.start))
}
