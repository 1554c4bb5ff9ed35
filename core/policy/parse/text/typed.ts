// Lines of Python that were given to a shell: agents type them into a terminal in which a Python runs. A shell reads none of such
// lines as a command, so what they mean is what Python makes of them. Source: commands of real agents.
import { one_of } from '#core/compose.ts'

/** Longer code is written into a file. */
const MAX_TYPED_CHARS = 16384

/** How such a text begins; no command of a shell does. */
const BEGINS = one_of(
  /^import [A-Za-z_][\w.]*(?:[;,\n]| as )/,
  /^from [A-Za-z_][\w.]* import [\w(]/,
  /^with [A-Za-z_][\w.]*\(/,
  /^[A-Za-z_]\w* = [A-Za-z_][\w.]*\(/,
  /^print\(/,
)

/** Shells expand these also between quotes. */
const EXPANDED = /\$\(|`/

const STRINGS = one_of(/'''[^']*'''/, /"""[^"]*"""/, /'(?:[^'\\\n]|\\.)*'/, /"(?:[^"\\\n]|\\.)*"/, /(?:^|\s)#[^\n]*/)
const ALL_STRINGS = new RegExp(STRINGS.source, 'g')

/** What stands outside of strings in some shell's commands and in no Python: expansions, pipes, options, paths, cmdlets. */
const OF_SHELLS = one_of(
  /[$?]|&&|\|\||[<>|&]\s?[/~.&]/,
  /\s[|&]\s?\w+\s-|\s-{1,2}[A-Za-z]|(?:^|[\s(])[./~]/,
  /\([e+]:|\b[A-Z][a-z]+-[A-Z][a-z]/,
)

const KEYWORD =
  /^(?:and|as|assert|async|await|class|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|raise|return|try|while|with|yield)$/

/** How a statement begins. A name alone is none: a shell would run it. */
const STATEMENT = one_of(
  /^(?:import|from|with|for|if|elif|while|def|class|return|assert|del|raise|async|await|yield|except|global) /,
  /^(?:(?:else|try|finally|except):|(?:pass|break|continue|return)$|@\w)/,
  /^[A-Za-z_][\w.]*(?:\[[^\]\n]*\])?(?:, ?[A-Za-z_]\w*)* ?(?:[-+*/]?=(?!=)|\(|\[)/,
)

/** Whether every line of a text is Python, and none is a command of a shell. */
export function is_typed_python(text: string): boolean {
  if (text.length > MAX_TYPED_CHARS || !text.includes('(') || !BEGINS.test(text)) return false
  if (EXPANDED.test(text)) return false
  const bare = text.replace(ALL_STRINGS, '""')
  if (OF_SHELLS.test(bare)) return false
  return bare.split(/[;\n]/).every((line) => is_spaced(line) && is_statement(line))
}

/** Two words with nothing between them but blanks: in Python one of them is a keyword. */
function is_spaced(line: string): boolean {
  const words = line.split(/[ \t]+/)
  return words.every((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !/[\w.\])}]$/.test(word) || !/^[\w~]/.test(next)) return true
    return KEYWORD.test(word.slice(word.search(/\w{1,16}$/))) || KEYWORD.test(/^\w{0,16}/.exec(next)?.[0] ?? '')
  })
}

/** Further lines of a statement are indented, or close its brackets. */
function is_statement(line: string): boolean {
  const words = line.trim()
  return (
    words === '' || STATEMENT.test(words) || /^[)\]}"]/.test(words) || (/^\s/.test(line) && /[,:("\])}]$/.test(words))
  )
}
