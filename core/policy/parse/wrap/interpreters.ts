// Interpreters of other languages: the code on their command line or standard input becomes an `InlineCode`, never commands.
import type { Call, Input, Run } from '#core/policy/parse/state.ts'
import { code_input, flow_input } from '#core/policy/parse/walk/code-flow.ts'
import { conclude, output_of } from '#core/policy/parse/walk/conclude.ts'
import { add_flow, emit } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { find_written } from '#core/policy/parse/walk/written.ts'
import { certainty_of, type Field, text_of, with_text } from '#core/policy/parse/word/field.ts'
import { starts_module } from '#core/policy/parse/wrap/modules.ts'
import { with_script } from '#core/policy/parse/wrap/own-input.ts'

interface InterpreterSpec {
  lang: string
  /** Letters of options whose value is code. */
  code: string
  /** Long options whose value is code. */
  long?: readonly string[]
  /** Letters of options that take a value which is not code. */
  valued: string
  /** Long options that take a value in the next word. */
  valued_long?: readonly string[]
  /** The first operand is code (awk, sed, jq-like languages). */
  operand?: boolean
  /** Without a script it executes standard input. */
  stdin: boolean
  /** First operand that means code in the next word (`deno eval`). */
  verb?: string
  /** A first operand that stands in front of the script (`go run -`); without it nothing is executed. */
  skips?: string
  /** A first operand that may stand in front of the script and says nothing (`deno run -`). */
  may_skip?: string
  /** Option letters after which no script is read (`python -m`). */
  stops?: string
  /** Option letter whose value is a file of code (`awk -f`). */
  file?: string
  /** A dash stands in front of a whole word (`-nx`), never of several letters. */
  single?: true
  /** An option with which the code is only looked through for errors. */
  checks?: RegExp
}

const PYTHON: InterpreterSpec = { lang: 'python', code: 'c', valued: 'WXQ', stdin: true, stops: 'm' }
const NODE: InterpreterSpec = {
  lang: 'node',
  code: 'ep',
  long: ['--eval', '--print'],
  valued: 'rC',
  valued_long: ['--require', '--import', '--loader', '--conditions', '--env-file', '--input-type'],
  stdin: true,
}
const AWK: InterpreterSpec = {
  lang: 'awk',
  code: 'e',
  long: ['--source'],
  valued: 'vF',
  valued_long: ['--assign'],
  operand: true,
  stdin: false,
  file: 'f',
}
const SED: InterpreterSpec = {
  lang: 'sed',
  code: 'e',
  long: ['--expression'],
  valued: 'l',
  operand: true,
  stdin: false,
  file: 'f',
}

const SPECS: readonly (readonly [string, InterpreterSpec])[] = [
  ['python', PYTHON],
  ['python2', PYTHON],
  ['python3', PYTHON],
  ['pypy', PYTHON],
  ['pypy3', PYTHON],
  ['ipython', PYTHON],
  // The launcher of Windows: `py -3 -m module`.
  ['py', PYTHON],
  ['node', { ...NODE, checks: /^(?:--check|-c)$/ }],
  ['nodejs', { ...NODE, checks: /^(?:--check|-c)$/ }],
  ['bun', { ...NODE, may_skip: 'run' }],
  ['deno', { ...NODE, code: '', verb: 'eval', may_skip: 'run' }],
  ['tsx', NODE],
  ['ts-node', NODE],
  ['zx', NODE],
  ['perl', { lang: 'perl', code: 'eE', valued: 'IMm', stdin: true }],
  ['ruby', { lang: 'ruby', code: 'e', valued: 'IrCE', stdin: true, checks: /^-w?c$/ }],
  ['irb', { lang: 'ruby', code: '', valued: 'Ir', stdin: true }],
  [
    'php',
    {
      lang: 'php',
      code: 'rBER',
      long: ['--run'],
      valued: 'dcSt',
      stdin: true,
      stops: 'fS',
      checks: /^(?:-l|--syntax-check)$/,
    },
  ],
  ['lua', { lang: 'lua', code: 'e', valued: 'l', stdin: true }],
  ['luajit', { lang: 'lua', code: 'e', valued: 'l', stdin: true }],
  ['rscript', { lang: 'r', code: 'e', valued: '', stdin: true }],
  ['r', { lang: 'r', code: 'e', valued: '', stdin: true }],
  ['julia', { lang: 'julia', code: 'eE', long: ['--eval'], valued: 'LpJ', stdin: true }],
  ['osascript', { lang: 'applescript', code: 'e', valued: 'l', stdin: true }],
  ['tclsh', { lang: 'tcl', code: '', valued: '', stdin: true }],
  ['expect', { lang: 'tcl', code: 'c', valued: '', stdin: true }],
  ['groovy', { lang: 'groovy', code: 'e', valued: '', stdin: true }],
  ['elixir', { lang: 'elixir', code: 'e', valued: 'r', stdin: true }],
  ['scala', { lang: 'foreign', code: 'e', valued: '', stdin: true }],
  ['erl', { lang: 'foreign', code: '', long: ['-eval'], valued: 's', stdin: false }],
  ['ghc', { lang: 'foreign', code: 'e', valued: '', stdin: false }],
  ['runghc', { lang: 'foreign', code: 'e', valued: '', stdin: true }],
  ['jshell', { lang: 'foreign', code: '', valued: '', stdin: true }],
  ['swift', { lang: 'foreign', code: 'e', valued: '', stdin: true }],
  ['kotlin', { lang: 'foreign', code: 'e', valued: '', stdin: false }],
  ['sbcl', { lang: 'foreign', code: '', long: ['--eval'], valued: '', stdin: true }],
  ['clojure', { lang: 'foreign', code: 'e', long: ['--eval'], valued: '', stdin: false }],
  ['guile', { lang: 'foreign', code: 'c', valued: '', stdin: true }],
  ['racket', { lang: 'foreign', code: 'e', valued: '', stdin: true }],
  ['clj', { lang: 'foreign', code: 'e', long: ['--eval'], valued: '', stdin: false }],
  ['bb', { lang: 'foreign', code: 'e', long: ['--eval'], valued: '', operand: true, stdin: true }],
  ['ocaml', { lang: 'foreign', code: 'e', valued: 'I', stdin: true }],
  ['nim', { lang: 'foreign', code: '', long: ['--eval'], valued: '', verb: 'e', stdin: false }],
  ['crystal', { lang: 'foreign', code: '', valued: '', verb: 'eval', stdin: false }],
  ['octave', { lang: 'foreign', code: '', long: ['--eval'], valued: '', stdin: true }],
  ['octave-cli', { lang: 'foreign', code: '', long: ['--eval'], valued: '', stdin: true }],
  ['matlab', { lang: 'foreign', code: 'r', long: ['-batch', '-r'], valued: '', stdin: false }],
  ['raku', { lang: 'foreign', code: 'e', valued: 'IM', stdin: true }],
  ['perl6', { lang: 'foreign', code: 'e', valued: 'IM', stdin: true }],
  ['jrunscript', { lang: 'foreign', code: 'e', valued: 'lf', stdin: true }],
  ['kscript', { lang: 'foreign', code: '', valued: '', operand: true, stdin: false }],
  // Emacs and its like run Lisp given by options; operands are documents.
  [
    'emacs',
    { lang: 'foreign', code: '', long: ['--eval', '-eval', '--execute'], valued: 'lf', operand: true, stdin: false },
  ],
  ['emacsclient', { lang: 'foreign', code: 'e', long: ['--eval'], valued: '', operand: true, stdin: false }],
  // `go run -`: the program comes through the pipe.
  ['go', { lang: 'foreign', code: '', valued: '', skips: 'run', stdin: true }],
  ['awk', AWK],
  ['gawk', AWK],
  ['mawk', AWK],
  ['nawk', AWK],
  ['sed', SED],
  ['gsed', SED],
  [
    'gdb',
    { lang: 'gdb', code: '', long: ['-ex', '--ex', '--eval-command', '-iex'], valued: 'x', single: true, stdin: false },
  ],
]

function interpret(spec: InterpreterSpec): Performer {
  return (run, call, name) => {
    const module = spec.lang === 'python' ? starts_module(run, call, name) : null
    if (module !== null) return module
    const found = read_interpreter(run, call, spec)
    const own = found.stdin && found.code.length === 0 ? own_script(run, call) : script_as_code(run, call, spec, found)
    if (own !== null) return conclude(run, own, name)
    const index = emit(run, call, name)
    if (index < 0) return { from: [], text: null, taint: [] }
    if (found.code.length > 0) add_words(run, index, spec, found.code)
    else if (found.stdin) add_input(run, index, spec, code_input(run, call))
    return output_of(run, call, name, index)
  }
}

/** `cat gen.py | python3 - --out x`: the script takes the place of the dash. */
function own_script(run: Run, call: Call): Call | null {
  const dash = call.words.findIndex((word, at) => at > 0 && (word.text === '-' || word.text === '/dev/stdin'))
  const own = with_script(run, call, dash < 0 ? call.words.length : dash, null)
  return own === null || dash < 0 ? own : { ...own, words: own.words.toSpliced(dash + 1, 1) }
}

/** `python -c "$(cat gen.py)"`: the script takes the place of the option and its code. */
function script_as_code(run: Run, call: Call, spec: InterpreterSpec, { code }: InterpreterWords): Call | null {
  const [word, more] = code
  const at = word === undefined ? -1 : call.words.indexOf(word)
  if (word === undefined || more !== undefined || at < 2 || spec.operand === true) return null
  // With other options perl and ruby edit files.
  if (!call.words.slice(1, at).every(({ text }) => /^-[uBIEcer]$/.test(text))) return null
  const own = with_script(run, call, at, word)
  return own === null ? null : { ...own, words: own.words.toSpliced(1, at - 1) }
}

/** A versioned name (`python3.12`) stands for its family. */
export function interpreter_family(name: string): string | null {
  const match = /^(python|pypy|perl|ruby|lua|php|node)(\d[\d.]*)$/.exec(name)
  return match?.[1] ?? null
}

/** What an interpreter is told to run. */
interface InterpreterWords {
  /** Words that are code. */
  code: Field[]
  /** It reads standard input. */
  stdin: boolean
}

/** Language of the inline code an interpreter runs; null when it is a shell or not known. */
export function interpreter_language(name: string): string | null {
  const family = interpreter_family(name) ?? name
  return SPECS.find(([other]) => other === family)?.[1].lang ?? null
}

function read_interpreter(run: Run, call: Call, spec: InterpreterSpec): InterpreterWords {
  const code: Field[] = []
  const { words } = call
  if (spec.skips !== undefined && words[1]?.text !== spec.skips) return { code, stdin: false }
  const skipped = spec.skips ?? spec.may_skip
  for (let i = skipped !== undefined && words[1]?.text === skipped ? 2 : 1; i < words.length; i++) {
    const word = words[i]
    if (word === undefined || word.text === '-' || word.text === '/dev/stdin') break
    if (spec.checks?.test(word.text) === true) return { code: [], stdin: false }
    const used = take_option(run, call, i, spec, code)
    if (used === 'stdin') return { code, stdin: true }
    if (used === 'last') return { code, stdin: false }
    if (used !== null) {
      i += used
      continue
    }
    // BSD sed: `sed -i '' script file`.
    if (word.text === '' && spec.lang === 'sed' && code.length === 0 && !is_input(word)) continue
    take_operand(run, call, i, spec, code)
    return { code, stdin: false }
  }
  return { code, stdin: spec.stdin && code.length === 0 }
}

/** Further words, that nothing behind it is an option, or that the script is the standard input: `awk -f -`. */
type Used = 0 | 1 | 'last' | 'stdin'

/** How many further words an option took, or what else it says; null where none stands. */
function take_option(run: Run, call: Call, i: number, spec: InterpreterSpec, code: Field[]): Used | null {
  const text = call.words[i]?.text ?? ''
  if (text.startsWith('--') || spec.long?.includes(text)) return take_long(call.words, i, spec, code)
  return text.startsWith('-') && text.length > 1 ? take_cluster(run, call, i, spec, code) : null
}

/** `<(command)` in place of a file. */
function is_input(word: Field): boolean {
  return word.process?.operator === '<'
}

/** `--eval code`, `--eval=code` and options that are no code; gives how many further words it took. */
function take_long(words: readonly Field[], i: number, spec: InterpreterSpec, code: Field[]): 0 | 1 {
  const word = words[i]
  if (word === undefined) return 0
  const at = word.text.startsWith('--') ? word.text.indexOf('=') : -1
  const name = at === -1 ? word.text : word.text.slice(0, at)
  if (spec.long?.includes(name)) {
    const value = at === -1 ? words[i + 1] : with_text(word, word.text.slice(at + 1))
    if (value !== undefined) code.push(value)
    return at === -1 ? 1 : 0
  }
  return at === -1 && spec.valued_long?.includes(name) ? 1 : 0
}

/** Short options in one word, `-ne code`; gives how many further words it took, or that nothing behind it is an option. */
function take_cluster(run: Run, call: Call, i: number, spec: InterpreterSpec, code: Field[]): Used {
  const { words } = call
  const word = words[i]
  if (word === undefined) return 0
  if (spec.single === true && word.text.length > 2) return 0
  const { kind, rest } = read_cluster(word.text, spec)
  if (kind === 'flags') return 0
  const further = rest === '' ? 1 : 0
  const value = rest === '' ? words[i + 1] : with_text(word, rest)
  switch (kind) {
    case 'value':
      return further
    case 'code':
      if (value !== undefined) code.push(value)
      return spec.lang === 'python' ? 'last' : further
    case 'stop': {
      // The prompt as a module runs what comes in, as without one.
      if (spec.lang === 'python' && value !== undefined && PROMPTS.test(value.text)) return further
      const text = spec.lang === 'python' && value !== undefined ? module_text(run, call, value.text) : null
      if (value !== undefined && text !== null) code.push(with_text(value, text))
      return 'last'
    }
    case 'file':
      if (value?.text === '-' || value?.text === '/dev/stdin') return 'stdin'
      if (value !== undefined) take_written(run, call, value, value.text, code)
      return 'last'
  }
}

const PROMPTS = /^(?:code|asyncio)$/

/** The first word that is no option: a verb with code behind it, a script file, what a command prints, or the code itself. */
function take_operand(run: Run, call: Call, i: number, spec: InterpreterSpec, code: Field[]): void {
  const word = call.words[i]
  if (word === undefined) return
  if (word.text === spec.verb) {
    const value = call.words.slice(i + 1).find((next) => !next.text.startsWith('-'))
    if (value !== undefined) code.push(value)
    return
  }
  if (code.length > 0) return
  if (is_input(word)) code.push(with_text(word, word.process?.text ?? '\u0000'))
  else if (spec.operand === true) code.push(word)
  else take_written(run, call, word, word.text, code)
}

/** A file whose text is known, because the line wrote it before. */
function take_written(run: Run, call: Call, word: Field, path: string, code: Field[]): void {
  const written = find_written(run, call.scope, path)
  if (written !== undefined && written.text !== null) code.push(with_text(word, written.text))
}

type Cluster = { kind: 'flags'; rest: '' } | { kind: 'code' | 'value' | 'file' | 'stop'; rest: string }

/** `python -m tools.report`: the text of a module that was written before; null when it is not known. */
function module_text(run: Run, call: Call, name: string): string | null {
  if (run.files === null) return null
  const path = name.replaceAll('.', '/')
  for (const file of [`${path}.py`, `${path}/__main__.py`]) {
    const written = find_written(run, call.scope, file)
    if (written !== undefined && written.text !== null) return written.text
  }
  return null
}

// A cluster of short options: the first letter that takes a value ends it (`-ne 'code'`, `-i.bak`, `-ropen-uri`).
function read_cluster(text: string, spec: InterpreterSpec): Cluster {
  for (let k = 1; k < text.length; k++) {
    const letter = text.charAt(k)
    if (spec.code.includes(letter)) {
      const rest = text.slice(k + 1)
      // `-pe`: two letters for the same value.
      return { kind: 'code', rest: [...rest].every((other) => spec.code.includes(other)) ? '' : rest }
    }
    if (spec.stops?.includes(letter)) return { kind: 'stop', rest: text.slice(k + 1) }
    if (spec.file?.includes(letter)) return { kind: 'file', rest: text.slice(k + 1) }
    if (spec.valued.includes(letter)) return { kind: 'value', rest: text.slice(k + 1) }
    if (letter === 'i' && (spec.lang === 'sed' || spec.lang === 'perl' || spec.lang === 'ruby')) break
  }
  return { kind: 'flags', rest: '' }
}

function add_words(run: Run, index: number, spec: InterpreterSpec, words: readonly Field[]): void {
  for (const word of words) {
    if (word.cert === 'dynamic' && spec.lang !== 'sed' && spec.lang !== 'awk') run.doubts.add('opaque-code')
    run.code.push({
      lang: spec.lang,
      code: text_of(word),
      cert: word.cert === 'pattern' ? 'literal' : word.cert,
      index,
    })
    for (const feed of word.feeds ?? []) {
      add_flow(run, { from: { kind: 'command', index: feed.index }, to: { kind: 'code', index }, via: feed.via })
    }
  }
}

function add_input(run: Run, index: number, spec: InterpreterSpec, input: Input): void {
  if (input.text === null && input.from.length === 0 && input.sources.length === 0) return
  flow_input(run, index, input)
  if (input.text === null) {
    run.doubts.add('opaque-code')
    return
  }
  run.code.push({ lang: spec.lang, code: input.text, cert: certainty_of(input.text.trimEnd()), index })
}

/** Performers of this file by name. */
export const INTERPRETERS: readonly (readonly [string, Performer])[] = SPECS.map(([name, spec]) => [
  name,
  interpret(spec),
])
