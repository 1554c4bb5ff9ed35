// Code that reads a file of variables only to put them into its own environment, as `dotenv` does: what it reads is shown to nobody.
// Source: the labels of the corpus (loading `.env` into a process is no question, showing it is). And code that runs the text of a file.
import type { Token } from '#core/policy/effects/inline/value/token.ts'

/** Longest code that is read; of longer code nobody can say what it shows. */
const MAX_CODE = 20_000
const MAX_PRINTS = 64
const MAX_PRINTED_CHARS = 400

const READS = /\b(?:readFileSync|readFile|readTextFile(?:Sync)?|read_text|open|File\.read(?:lines)?|read_to_string)\b/
const LOADS =
  /\bprocess\.env\[[^\]\n]{1,60}\]\s?(?:\?\?|\|\|)?=(?!=)|\bos\.environ\[[^\]\n]{1,60}\]\s?=(?!=)|\bos\.environ\.(?:setdefault|update)\(|\bENV\[[^\]\n]{1,60}\]\s?(?:\|\|)?=(?!=)/
const PRINTS =
  /\b(?:print|println|console\.(?:log|info|error|warn|dir|table|debug)|puts|pp?|printf|inspect|stdout\.write|stderr\.write|write\w*|raise|throw|exit)\b/g
const NAME = /(?<![.\w$])[A-Za-z_$][\w$]*/g
/** Words of the languages, and what such code calls. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'const let var for of in if else elif continue break return not and or import from require process env os environ open with as ' +
    'fs path readFileSync readFile resolve join split strip trim True False null None undefined new await async function def lambda ' +
    'utf utf8 File ENV Path pathlib true false r rt encoding dirname __dirname cwd then do end each'
  ).split(' '),
)

/** Whether all that the code does with the variables it reads is to set them for itself. */
export function only_loads(code: string): boolean {
  if (code.length > MAX_CODE) return false
  const from = code.search(READS)
  const set = code.search(LOADS)
  if (from < 0 || set < from) return false
  const end = code.slice(set).search(/[;\n}]/)
  const segment = code.slice(line_start(code, from), end < 0 ? code.length : set + end)
  const names = new Set(Array.from(segment.matchAll(NAME), ([name]) => name).filter((name) => !WORDS.has(name)))
  let prints = MAX_PRINTS
  for (const { index } of code.matchAll(PRINTS)) {
    if (--prints < 0) return false
    const printed = statement(code.slice(index, index + MAX_PRINTED_CHARS))
    for (const [name] of printed.matchAll(NAME)) if (names.has(name)) return false
    if (/\bprocess\.env\b|\bos\.environ\b|\bENV\b/.test(printed)) return false
  }
  return true
}

/** The file whose text is run, `open` being the bracket of `exec(open('setup.py').read())`; null for anything else. */
export function opened_script(tokens: readonly Token[], open: number): string | null {
  const inner = tokens[open + 1]?.text === 'compile' ? open + 3 : open + 1
  const file = tokens[inner + 2]
  if (!/^(?:io\.open|open|(?:pathlib\.)?Path)$/.test(tokens[inner]?.text ?? '') || file?.kind !== 'text') return null
  const close = tokens[inner + 3]?.text === ',' ? inner + 5 : inner + 3
  const reads = /^read(?:_text|_bytes)?$/.test(tokens[close + 2]?.text ?? '')
  // What is changed after it was read is another text, and what comes in has no file.
  const changed = tokens[close + 5]?.text === '.'
  const named = /^[\w./~-]{1,200}$/.test(file.text) && !file.text.startsWith('/dev/')
  return tokens[close]?.text === ')' && reads && !changed && named ? file.text : null
}

function line_start(code: string, at: number): number {
  return code.lastIndexOf('\n', at) + 1
}

/** Up to the end of the statement, which may go over several lines inside of brackets. */
function statement(text: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '(' || char === '{' || char === '[') depth++
    else if (char === ')' || char === '}' || char === ']') depth--
    else if ((char === ';' || char === '\n') && depth <= 0) return text.slice(0, at)
    if (depth < 0) return text.slice(0, at)
  }
  return text
}
