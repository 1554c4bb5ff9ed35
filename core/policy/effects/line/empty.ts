// Commands that print nothing, and edits that leave nothing: a file that receives their output is emptied.
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

/** Whether a command prints nothing, so that a truncating redirection empties its file. */
export function prints_nothing(command: SimpleCommand | undefined): boolean {
  if (command === undefined) return false
  const { name, args } = command
  if (name === ':' || name === 'true') return true
  if (name === 'cat' && args.length === 0)
    return command.redirects.some((one) => one.op === '<' && one.target.text === '/dev/null')
  if (name === 'cat' || name === 'cp') return args.length > 0 && args.every((word) => word.text === '/dev/null')
  if (name === 'head') return /^-[cn]\s?0(?:\s|$)/.test(args.map((word) => word.text).join(' '))
  if (name !== 'echo' && name !== 'printf') return false
  return args.every((word) => word.cert === 'literal' && (word.text === '' || word.text === '-n'))
}
/** `s/.*/
;/s`, `$_ = ""`: no line keeps its text. */
const KEEPS_NOTHING = /^\s*(?:s([^\w\s])\.\*\1\1[gimsx]*|\$_\s*=\s*(?:""|''|undef)|undef\s*\$_)\s*(?:;\s*)?$/
const PRINTS = /\b(?:print|printf|say|write)\b/

/** Whether an in-place edit with these options and this perl or ruby code leaves nothing. */
export function edits_to_nothing(args: SimpleCommand['args'], code: string): boolean {
  if (KEEPS_NOTHING.test(code)) return true
  const letters = args
    .filter((word) => /^-[a-zA-Z]/.test(word.text))
    .map((word) => word.text)
    .join('')
  return letters.includes('n') && !letters.includes('p') && !PRINTS.test(code)
}

/** awk programs that print no line. */
export const AWK_PRINTS_NOTHING = /^\s*(?:(?:0|BEGIN\s*\{\s*\}|\{\s*\})\s*)?$/
