// Commands that print nothing, and edits that leave nothing: a file that receives their output is emptied.
import type { Redirect, SimpleCommand } from '#core/policy/parse/tree.ts'

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
/** Programs that print what their files say, and the ones whose first operand is no file. */
const PRINTS_FILES =
  /^(?:g?cat|tac|g?sort|uniq|g?sed|[gmn]?awk|(?:go)?jq|yq|xq|[ef]?grep|rg|cut|head|tail|nl|fold|fmt|column|xmllint|iconv|expand|unexpand|paste|shuf|rev|prettier)$/
const FIRST_IS_SCRIPT = /^(?:g?sed|[gmn]?awk|(?:go)?jq|yq|xq|[ef]?grep|rg)$/

/**
 * Whether what is redirected into a file comes out of the same file: `jq .a x.json > x.json`, `cat f | sort > f`. The shell
 * empties the file before a program can read it.
 */
function reads_its_output(command: SimpleCommand, commands: readonly SimpleCommand[], file: string): boolean {
  const path = bare(file)
  if (path === '' || path.startsWith('/dev/')) return false
  for (let at: SimpleCommand | undefined = command, hops = 0; at !== undefined && hops < MAX_HOPS; hops++) {
    if (at.redirects.some((one) => one.op === '<' && bare(one.target.text) === path)) return true
    // `nohup jq . x > x`: the redirection belongs to the wrapper.
    const { tail = -1 } = at
    const inner = tail < 0 ? -1 : at.args.findIndex(({ text }, index) => index >= tail && PRINTS_FILES.test(text))
    const name = at.args[inner]?.text ?? at.name
    if (PRINTS_FILES.test(name) || (/^python3?$/.test(name) && at.args.some(({ text }) => text === 'json.tool'))) {
      const operands = at.args.slice(inner + 1).filter((word) => !word.text.startsWith('-'))
      const first = FIRST_IS_SCRIPT.test(name) ? 1 : 0
      if (operands.some((word, index) => index >= first && bare(word.text) === path)) return true
    }
    const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find((one) => one.kind === 'command')
    at = source?.kind === 'command' ? commands[source.index] : undefined
  }
  return false
}

/** How a redirection leaves its file. */
export function written_how(
  command: SimpleCommand,
  commands: readonly SimpleCommand[],
  { op, target }: Redirect,
): { mode: string; empty: boolean; of_itself?: true } {
  if (op !== '>') return { mode: op === '>>' ? 'append' : 'truncate', empty: false }
  if (reads_its_output(command, commands, target.text)) return { mode: 'truncate', empty: true, of_itself: true }
  return { mode: 'truncate', empty: prints_nothing(command) }
}

const MAX_HOPS = 8

function bare(path: string): string {
  return path.replace(/^(?:\.\/)+/, '')
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
