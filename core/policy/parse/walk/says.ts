// Code that is nothing but a text to print: `python3 -c 'print("text")'`, `awk '{print "text"}'`. What it prints may be run by a shell.
import type { Field } from '#core/policy/parse/word/field.ts'

/** Longer code says more than one thing. */
const MAX_CODE = 2048
/** A text in quotes of which nothing is filled in: no escapes, no variables. */
const PLAIN_TEXT = /^(?:"([^"\\$#@%\n]*)"|'([^'\\$#@%\n]*)')$/
const PRINTS =
  /^(?:print|println|puts|say|echo|console\.log|process\.stdout\.write|sys\.stdout\.write|io\.write)(?=[\s("'])/
const AWK_PRINTS = /^(?:BEGIN\s{0,4})?\{\s{0,4}print\s/

/** What an interpreter prints whose code is one text. */
export function says_text(args: readonly Field[]): string | null {
  const [option, code, another] = args
  if (option === undefined || code?.cert !== 'literal' || another !== undefined || code.text.length > MAX_CODE)
    return null
  if (!/^(?:-[ceErp]|--eval|--print|-pe)$/.test(option.text)) return null
  const text = code.text.trim().replace(/;$/, '')
  const verb = PRINTS.exec(text)?.[0]
  if (verb === undefined) return /^(?:-p|--print|-pe)$/.test(option.text) ? said(text) : null
  const rest = text.slice(verb.length).trim()
  return said(rest.startsWith('(') && rest.endsWith(')') ? rest.slice(1, -1) : rest)
}

/** What a program of awk prints for each line that is one text. */
export function prints_of_awk(args: readonly Field[]): string | null {
  const [program, another] = args
  if (program?.cert !== 'literal' || another !== undefined || program.text.length > MAX_CODE) return null
  const text = program.text.trim()
  const opened = AWK_PRINTS.exec(text)?.[0]
  return opened === undefined || !text.endsWith('}')
    ? null
    : said(text.slice(opened.length, -1).trim().replace(/;$/, ''))
}

function said(text: string): string | null {
  const plain = PLAIN_TEXT.exec(text.trim())
  return plain === null ? null : `${plain[1] ?? plain[2] ?? ''}\n`
}
