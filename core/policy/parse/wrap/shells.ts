// Shells and the builtins that execute text: `sh -c`, a shell that reads standard input, eval, source, trap, and the programs that
// hand their standard input to a shell (at, batch, make -f -, ed).
import { MAX_TRAPS } from '#core/policy/parse/budget.ts'
import { type Call, type Output, type Run, SILENT } from '#core/policy/parse/state.ts'
import { rewrite_fish } from '#core/policy/parse/text/fish.ts'
import { input_of, join_words, run_input, run_word } from '#core/policy/parse/walk/code-flow.ts'
import { conclude } from '#core/policy/parse/walk/conclude.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { with_positional } from '#core/policy/parse/walk/positional.ts'
import { opened_as } from '#core/policy/parse/walk/redirections.ts'
import { find_written } from '#core/policy/parse/walk/written.ts'
import { type Field, make_field, with_text } from '#core/policy/parse/word/field.ts'
import { with_script } from '#core/policy/parse/wrap/own-input.ts'

const VALUED = new Set(['-o', '+o', '-O', '+O', '--rcfile', '--init-file', '-C', '--init-command', '-d', '--debug'])

/** What the options of a shell say; places are indices in its words. */
interface ShellWords {
  /** Place of the code of `-c`. */
  code: number | null
  /** Place of the name of a script. */
  script: number | null
  /** It reads standard input. */
  stdin: boolean
  /** Only the syntax is checked (`bash -n`). */
  checks: boolean
  /** First word after the options, for `sh -s -- a b`. */
  rest: number
  /** Place of the file that an interactive shell reads first. */
  first: number | null
}

function read_shell(call: Call, name: string): ShellWords {
  const { words } = call
  const end = words.length
  let letters = ''
  let at = 1
  let first: number | null = null
  while (at < end) {
    const text = words[at]?.text ?? ''
    if (name === 'fish' && text.startsWith('--command=')) {
      return { code: at, script: null, stdin: letters.includes('s'), checks: letters.includes('n'), rest: end, first }
    }
    if (text === '--rcfile' || text === '--init-file') first = at + 1
    const is_last = text === '--' || text === '-'
    if (!is_last && !/^[-+]./.test(text)) break
    at += 1
    if (is_last) break
    if (name === 'fish' && text.startsWith('--command')) letters += 'c'
    else if (VALUED.has(text)) at += 1
    else if (/^-[A-Za-z]+$/.test(text)) {
      letters += text
      if (/[oO]$/.test(text)) at += 1
    }
  }
  const stdin = letters.includes('s')
  const checks = letters.includes('n')
  const next = at < end ? at : null
  if (letters.includes('c')) return { code: next, script: null, stdin, checks, rest: end, first }
  return { code: null, script: stdin ? null : next, stdin: stdin || next === null, checks, rest: at, first }
}

/** `bash /dev/fd/3`: the word names what was opened there. */
function through_descriptor(call: Call, at: number): Call {
  const word = call.words[at]
  const opened = word === undefined ? null : opened_as(call.scope, word.text)
  return opened === null ? call : { ...call, words: call.words.with(at, opened) }
}

const shell: Performer = (run, named, name) => {
  const use = read_shell(named, name)
  const call = use.script === null ? named : through_descriptor(named, use.script)
  if (use.checks) return conclude(run, call, name)
  if (use.code !== null) return run_option(run, call, name, use.code)
  // `bash --rcfile <(command) -i`
  const first = use.script === null && use.first !== null ? call.words[use.first] : undefined
  if (first !== undefined && use.first !== null) return run_script(run, call, name, use.first, first)
  if (use.script === null) return run_stdin(run, call, name, with_script(run, call, use.rest, null), use.rest)
  const script = call.words[use.script]
  if (script === undefined || STDIN.has(script.text)) return run_stdin(run, call, name, null, use.rest)
  return run_script(run, call, name, use.script, script)
}

const STDIN: ReadonlySet<string> = new Set(['/dev/stdin', '/proc/self/fd/0'])

/** `sh -c code a b`: the code stands at a place, its positional parameters behind it. */
function run_option(run: Run, call: Call, name: string, at: number): Output {
  const word = call.words[at]
  if (word === undefined) return conclude(run, call, name)
  const code: Field = word.text.startsWith('--command=') ? with_text(word, word.text.slice(10)) : word
  const own = code.text === word.text ? with_script(run, call, at, code) : null
  // With the script as an operand, `-c` has to go.
  if (own !== null) return conclude(run, { ...own, words: own.words.toSpliced(1, at - 1) }, name)
  const read = name === 'fish' && code.cert !== 'dynamic' ? with_text(code, rewrite_fish(code.text)) : code
  return run_word(run, with_positional(call, at + 1), name, read, { id: `${name} -c`, shell: 'own' })
}

/** `own`: the call with the script that its standard input is known to be; null when that is not known. */
function run_stdin(run: Run, call: Call, name: string, own: Call | null, rest: number): Output {
  if (own !== null) return conclude(run, own, name)
  return run_input(run, with_positional(call, rest - 1), name, { id: `${name} -s`, shell: 'own' })
}

/** `sh file a b`, `sh <(command)`. */
function run_script(run: Run, call: Call, name: string, at: number, script: Field): Output {
  if (script.process?.operator === '<') {
    const own = with_script(run, call, at, script)
    if (own !== null) return conclude(run, own, name)
    return run_word(run, with_positional(call, at), name, script, { id: name, shell: 'own' })
  }
  const code = text_of_script(run, call, script)
  if (code === null) return conclude(run, call, name)
  return run_word(run, with_positional(call, at), name, code, { id: `file:${script.text}`, shell: 'own' })
}

/** The text of a script that was written before; null when it is not known, or when that script runs itself. */
function text_of_script(run: Run, call: Call, script: Field): Field | null {
  const written = find_written(run, call.scope, script.text)
  if (written === undefined || written.text === null) return null
  if (call.scope.via.includes(`file:${script.text}`)) return null
  return make_field(written.text, script.span, written.taint)
}

const evaluate: Performer = (run, call, name) => {
  const words = call.words.slice(call.words[1]?.text === '--' ? 2 : 1)
  if (words.length === 0) return conclude(run, call, name)
  return run_word(run, call, name, join_words(words, call.span), { id: name, shell: 'shared' })
}

const source: Performer = (run, named, name) => {
  const call = through_descriptor(named, 1)
  const file = call.words[1]
  const own = file?.process?.operator === '<' ? with_script(run, call, 1, file) : null
  if (own !== null) return conclude(run, own, name)
  if (file?.process?.operator === '<') return run_word(run, call, name, file, { id: name, shell: 'shared' })
  // `starship init fish | source`: the shell reads its standard input.
  const piped = file === undefined || file.text === '-'
  if (file?.text === '/dev/stdin' || (piped && input_of(call).sources.length > 0))
    return run_input(run, call, name, { id: name, shell: 'own' })
  const code = file === undefined ? null : text_of_script(run, call, file)
  if (file === undefined || code === null) return conclude(run, call, name)
  return run_word(run, call, name, code, { id: `file:${file.text}`, shell: 'shared' })
}

const trap: Performer = (run, call, name) => {
  const words = call.words.slice(call.words[1]?.text === '--' ? 2 : 1)
  const code = words[0]
  if (code === undefined || words.length < 2 || code.text === '-' || code.text === '' || code.text.startsWith('-')) {
    return conclude(run, call, name)
  }
  const scope = { ...call.scope, conditional: true }
  const later = { ...call, scope }
  // A trap for EXIT sees the variables as they are at the end; one for DEBUG or ERR applies from here on.
  const at_end = words.slice(1).every((word) => /^(?:EXIT|0|(?:SIG)?(?:INT|TERM|HUP|QUIT)|[1-3]|15)$/i.test(word.text))
  if (at_end && run.traps.length < MAX_TRAPS) {
    run.traps.push(() => void run_word(run, later, name, code, { id: name, shell: 'own' }))
    return SILENT
  }
  return run_word(run, later, name, code, { id: name, shell: 'own' })
}

const queue: Performer = (run, call, name) => {
  const reads = !call.words.slice(1).some((word) => /^-[A-Za-z]*[lrcf]$/.test(word.text))
  return reads ? run_input(run, call, name, { id: name, shell: 'own' }) : conclude(run, call, name)
}

// A makefile on standard input: its recipe lines are shell code.
const make: Performer = (run, call, name) => {
  const at = call.words.findIndex((word) => word.text === '-f' || word.text === '--file' || word.text === '--makefile')
  const file = call.words[at + 1]?.text
  const from_input =
    call.words.some((word) => word.text === '-f-') || (at > 0 && (file === '-' || file === '/dev/stdin'))
  const evaluated =
    call.words.find((word) => /^--eval=./.test(word.text)) ??
    call.words.find((_, i) => i > 1 && call.words[i - 1]?.text === '--eval')
  if (evaluated !== undefined) {
    const text = evaluated.text.startsWith('--eval=') ? evaluated.text.slice(7) : evaluated.text
    const code = with_text(evaluated, recipe_lines(text.replaceAll('\\n', '\n')))
    return run_word(run, call, name, code, { id: name, shell: 'own' })
  }
  const made = at > 0 ? call.words[at + 1] : undefined
  if (made?.process?.operator === '<' && made.process.text !== null) {
    const code = make_field(recipe_lines(made.process.text), made.span, made.process.taint)
    return run_word(run, call, name, code, { id: name, shell: 'own' })
  }
  if (!from_input) return null
  return run_extracted(run, call, name, recipe_lines)
}

/** Longer lines of a makefile are data. */
const MAX_RECIPE_CHARS = 2048

function recipe_lines(text: string): string {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    if (line.length > MAX_RECIPE_CHARS) continue
    const inline = /^[^\t#=:]*:[^=;]*;(.*)$/.exec(line)?.[1]
    if (line.startsWith('\t')) lines.push(line.slice(1).replace(/^[@+-]+/, ''))
    else if (inline !== undefined) lines.push(inline)
    else
      for (const call of line.matchAll(/\$\(shell ([^)]{0,500})\)|!=\s*(\S.*)$/g)) lines.push(call[1] ?? call[2] ?? '')
  }
  return lines.join('\n').replaceAll('$$', '$')
}

/** `:!`, `silent !`, `exe "!` in front of a command line. */
const BANG = /^(?:--cmd=|\+)?:?(?:sil(?:ent)?!?\s{1,4}){0,2}(?:exe(?:cute)?\s{1,4}["'])?!(?=.)/

// `!command` of line editors.
const editor: Performer = (run, call, name) => {
  const input = input_of(call)
  const bang = call.words.find((word) => BANG.test(word.text))
  if (bang !== undefined) {
    const prefix = BANG.exec(bang.text)?.[0] ?? ''
    const told = bang.text.slice(prefix.length)
    const code = with_text(bang, /["']!$/.test(prefix) ? told.replace(/["']\s?$/, '') : told)
    return run_word(run, call, name, code, { id: `${name} !`, shell: 'own' })
  }
  if (input.text === null || !/^[ \t]*(?:(?:\d+(?:,\d*)?|%|,\d*)r?[ \t]*|r[ \t]*)?!/m.test(input.text)) return null
  return run_extracted(run, call, name, (text) =>
    text
      .split('\n')
      .map((line) => /^\s*(?:[\d,%]+[rwe]?\s*|[rwe]\s*)?!(.*)$/.exec(line)?.[1] ?? '')
      .join('\n'),
  )
}

function run_extracted(run: Run, call: Call, name: string, extract: (text: string) => string): Output {
  const input = input_of(call)
  const plumbed = { ...input, text: input.text === null ? null : extract(input.text) }
  const plumbing = call.plumbing.input === null ? call.plumbing : { ...call.plumbing, input: plumbed }
  const wiring = call.plumbing.input === null ? { ...call.wiring, input: plumbed } : call.wiring
  return run_input(run, { ...call, plumbing, wiring }, name, { id: name, shell: 'own' })
}

// A crontab on standard input: five fields (or `@daily`), then a command.
const crontab: Performer = (run, call, name) => {
  const reads = call.words.length === 1 || call.words.slice(1).some((word) => word.text === '-')
  if (!reads || input_of(call).text === null) return null
  return run_extracted(run, call, name, (text) =>
    text
      .split('\n')
      .map((line) => /^\s*(?:@\w+|(?:[\d*/,A-Za-z-]+\s+){4}[\d*/,A-Za-z-]+)\s+([^\s].*)$/.exec(line)?.[1] ?? '')
      .join('\n'),
  )
}

/** Performers of this file by name. */
export const SHELLS: readonly (readonly [string, Performer])[] = [
  ...'sh bash zsh dash ksh ash mksh rbash fish tcsh csh ksh93 yash rzsh nu elvish xonsh osh'
    .split(' ')
    .map((name) => [name, shell] as const),
  ['eval', evaluate],
  ['source', source],
  ['.', source],
  ['trap', trap],
  ['crontab', crontab],
  ['at', queue],
  ['batch', queue],
  ['make', make],
  ['gmake', make],
  ['ed', editor],
  ['ex', editor],
  ['vi', editor],
  ['vim', editor],
  ['nvim', editor],
]
