// Programs that answer with their exit code and print nothing: `if $(grep -q x file)`, `until $(curl -so /dev/null localhost:4200)`.
// What such a substitution stands for is no command.
import type { Field } from '#core/policy/parse/word/field.ts'

const ALWAYS: ReadonlySet<string> = new Set('test [ false sleep wait touch'.split(' '))

/** Whether a call prints nothing, whatever it finds. */
export function is_silent(name: string, args: readonly Field[]): boolean {
  if (ALWAYS.has(name)) return true
  switch (name) {
    case 'grep':
      return args.some(({ text }) => text === '--quiet' || text === '--silent' || has_letter(text, 'q'))
    case 'nc':
      return args.some(({ text }) => has_letter(text, 'z') && !text.includes('v'))
    case 'git':
      return /^diff/.test(args[0]?.text ?? '') && args.some(({ text }) => text === '--quiet')
    case 'wget':
      return (
        args.some(({ text }) => text === '-q' || text === '--quiet') && args.some(({ text }) => text === '--spider')
      )
    case 'curl':
      return throws_answer_away(args)
    default:
      return false
  }
}

/** `-rq`: several letters behind one dash. */
function has_letter(text: string, letter: string): boolean {
  return /^-[a-zA-Z]+$/.test(text) && text.includes(letter)
}

/** Options that say something about the answer, or of which more than one answer comes. */
const SAYS_MORE = /^-\w*[wvDK]|^--(?:write-out|dump-header|config|next|output-dir|stderr|verbose)/
const VALUED =
  /^(?:-[a-zA-Z]*[HXAemud]|--(?:header|request|user-agent|max-time|connect-timeout|retry(?:-delay|-max-time)?|data|json|user))$/

/** One answer, thrown away, and nothing said about it. */
function throws_answer_away(args: readonly Field[]): boolean {
  let thrown = 0
  let addresses = 0
  for (const [at, { text, cert }] of args.entries()) {
    if (cert !== 'literal' || SAYS_MORE.test(text)) return false
    if (text === '--output=/dev/null' || /^-[a-zA-Z]*o\/dev\/null$/.test(text)) thrown += 1
    else if (text === '--output' || /^-[a-zA-Z]*o$/.test(text)) thrown += args[at + 1]?.text === '/dev/null' ? 1 : 2
    else if (!text.startsWith('-') && text !== '/dev/null' && !VALUED.test(args[at - 1]?.text ?? '')) addresses += 1
  }
  return thrown === 1 && addresses === 1
}
