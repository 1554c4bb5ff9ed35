// Takes one wrapper off: reads its options by the table, emits the wrapper itself when it has effects of its own, and performs what
// it wraps with the wrapper's id in `via`. A wrapper that appears in `commands` has `tail` set.
import { MAX_UNWRAPS } from '#core/policy/parse/budget.ts'
import { type Call, fork_shell, type Output, type Run, type Scope, SILENT } from '#core/policy/parse/state.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'
import { join_words, link_redirects, run_input, run_word } from '#core/policy/parse/walk/code-flow.ts'
import { conclude } from '#core/policy/parse/walk/conclude.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { type Field, make_field, text_of, with_text } from '#core/policy/parse/word/field.ts'
import { resolve_path } from '#core/policy/parse/word/paths.ts'
import { CONTAINERS } from '#core/policy/parse/wrap/containers.ts'
import { FAN_OUT } from '#core/policy/parse/wrap/fan-out.ts'
import { FINDERS } from '#core/policy/parse/wrap/find.ts'
import { LAUNCHERS } from '#core/policy/parse/wrap/launchers.ts'
import { OPTION_FILES } from '#core/policy/parse/wrap/option-files.ts'
import { RUNNERS } from '#core/policy/parse/wrap/runners.ts'
import { SESSIONS } from '#core/policy/parse/wrap/sessions.ts'
import { ANY_OPERANDS, WRAPPER_SPECS, type WrapperSpec } from '#core/policy/parse/wrap/wrappers.ts'

/** What the words of a wrapper say before the command that it runs. */
interface Reading {
  /** Index in `words` where the wrapped command starts; `words.length` when there is none. */
  start: number
  /** The value of an option that is a command line. */
  code: Field | null
  assigns: { name: string; value: Field }[]
  chdir: Field | null
  /** An option or a verb by which it runs nothing. */
  stopped: boolean
  /** `env -S 'a b'`: words in one. */
  split: Field | null
}

function read_wrapper({ words }: Call, spec: WrapperSpec, commands: readonly SimpleCommand[]): Reading {
  const reading: Reading = {
    start: 1,
    code: null,
    assigns: [],
    chdir: null,
    stopped: spec.stops?.[0] === '*',
    split: null,
  }
  let operands = 0
  let at = 1
  for (let word = words[at]; word !== undefined; word = words[++at]) {
    const { text } = word
    if (text === '--' || text === spec.separator) {
      if (operands < spec.operands && reads_code_behind(spec)) continue
      at += 1 + words_after_dashes(reading, spec, operands)
      break
    }
    if (spec.pairs?.includes(text)) at += 2
    else if (text.startsWith('-') && text.length > 1) {
      at += take_option(reading, words, at, spec)
      if (reading.split === null) continue
      at += 1
      break
    } else if (spec.assigns !== true || !take_assignment(reading, word, commands)) {
      if (spec.stops?.includes(text)) reading.stopped = true
      if (operands >= spec.operands) break
      operands += 1
    }
  }
  reading.start = Math.min(at, words.length)
  return reading
}

/** `su root -- -c id`: what `su` hands to the shell is code all the same. */
function reads_code_behind({ code, separator }: WrapperSpec): boolean {
  return code?.anywhere === true && separator === undefined
}

/** How many of the words behind `--` (or what separates here) still belong to the wrapper. */
function words_after_dashes(reading: Reading, spec: WrapperSpec, operands: number): number {
  if (spec.separator !== undefined) reading.stopped = false
  return spec.separator !== undefined || spec.operands === ANY_OPERANDS ? 0 : Math.max(0, spec.operands - operands)
}

/** Notes what an option says; returns how many words it took besides its own. */
function take_option(reading: Reading, words: readonly Field[], at: number, spec: WrapperSpec): number {
  if (spec.stops?.includes(words[at]?.text ?? '')) reading.stopped = true
  const { kind, value, skip } = read_option(words, at, spec)
  if (value !== null && (kind === 'code' || kind === 'chdir' || kind === 'split')) reading[kind] = value
  return skip
}

/** `env NAME=value`, `env $(grep -v '^#' .env | xargs)`, or the `-` that stands for `-i`; false for another word. */
function take_assignment(reading: Reading, word: Field, commands: readonly SimpleCommand[]): boolean {
  if (word.text === '-') return true
  if (is_variable_file(word, commands)) {
    reading.assigns.push({ name: '', value: word })
    return true
  }
  const equals = word.text.indexOf('=')
  if (equals <= 0 || !/^[A-Za-z_]\w*$/.test(word.text.slice(0, equals))) return false
  reading.assigns.push({ name: word.text.slice(0, equals), value: with_text(word, word.text.slice(equals + 1)) })
  return true
}

/** Programs that pass lines on, and the name of a file that holds variables. */
const PASSES_LINES = /^(?:cat|[ef]?grep|sed|tr|xargs)$/
const VARIABLE_FILE = /(?:^|[/.])env(?:\.[\w.-]{1,40})?$/

/** Whether a word is nothing but what stands in a file of variables. */
function is_variable_file({ text, cert, feeds, vars }: Field, commands: readonly SimpleCommand[]): boolean {
  const [feed, another] = feeds ?? []
  if (cert !== 'dynamic' || text !== '' || vars !== undefined || feed?.via !== 'substitution' || another !== undefined)
    return false
  let at = commands[feed.index]
  for (let hops = 0; at !== undefined && hops < 6; hops++) {
    if (!PASSES_LINES.test(at.name) || at.tail !== undefined) return false
    const source: SimpleCommand['stdin'][number] | undefined = at.stdin.find(({ kind }) => kind === 'command')
    if (source?.kind !== 'command') return at.args.some((one) => one.cert === 'literal' && VARIABLE_FILE.test(one.text))
    at = commands[source.index]
  }
  return false
}

interface OptionUse {
  kind: 'flag' | 'value' | 'code' | 'chdir' | 'split'
  value: Field | null
  /** Words used up after the option itself. */
  skip: number
}

function read_option(words: readonly Field[], at: number, spec: WrapperSpec): OptionUse {
  const word = words[at]
  const next = words[at + 1]
  if (word === undefined) return { kind: 'flag', value: null, skip: 0 }
  const text = word.text
  if (text.startsWith('--')) {
    const equals = text.indexOf('=')
    const name = equals === -1 ? text : text.slice(0, equals)
    const kind = kind_of(name, spec)
    if (kind === 'flag' && !spec.long.includes(name)) return { kind, value: null, skip: 0 }
    if (equals !== -1) return { kind, value: with_text(word, text.slice(equals + 1)), skip: 0 }
    return { kind: kind === 'flag' ? 'value' : kind, value: next ?? null, skip: 1 }
  }
  for (let k = 1; k < text.length; k++) {
    const letter = text.charAt(k)
    if (spec.attached?.includes(letter)) break
    const kind = kind_of(`-${letter}`, spec)
    if (kind === 'flag' && !spec.short.includes(letter)) continue
    const rest = text.slice(k + 1)
    const known = kind === 'flag' ? 'value' : kind
    if (rest !== '') return { kind: known, value: with_text(word, rest), skip: 0 }
    return { kind: known, value: next ?? null, skip: 1 }
  }
  return { kind: 'flag', value: null, skip: 0 }
}

function kind_of(option: string, spec: WrapperSpec): OptionUse['kind'] {
  if (spec.chdir?.includes(option)) return 'chdir'
  if (spec.code !== undefined) {
    if (option.length === 2 ? spec.code.short.includes(option.charAt(1)) : spec.code.long.includes(option))
      return 'code'
  }
  if (spec.assigns && spec.chdir?.includes('-C') && (option === '-S' || option === '--split-string')) return 'split'
  return 'flag'
}

function unwrap_by(spec: WrapperSpec): Performer {
  return (run, call, name) => {
    const reading = read_wrapper(call, spec, run.commands)
    const { code, split, start, stopped } = reading
    // Code given by an option runs in any case.
    if (stopped && (code === null || spec.stops?.[0] !== '*')) return null
    if (code !== null) return run_word(run, call, name, code, { id: `${name} -c`, shell: 'own', place: spec.place })
    const scope = inner_scope(call, spec, reading, name)
    if (split !== null) return run_split(run, call, reading, scope)
    if (start >= call.words.length) {
      if (spec.shell !== true || !opens_shell(call, name)) return conclude(run, call, name)
      return run_input(run, call, name, { id: name, shell: 'own', place: spec.place })
    }
    if (spec.joins !== undefined) return run_joined(run, call, name, { spec, start, joins: spec.joins })
    const assigns = reading.assigns.length === 0 ? call.assigns : [...call.assigns, ...reading.assigns]
    const inner: Call = { ...call, words: call.words.slice(start), scope, assigns, unwraps: call.unwraps + 1 }
    if (!spec.emits) return perform_inner(run, inner)
    emit(run, call, name, start - 1)
    return perform_behind(run, call, inner)
  }
}

/** The remaining words are joined to one text of code. */
function run_joined(
  run: Run,
  call: Call,
  name: string,
  { spec, start, joins }: { spec: WrapperSpec; start: number; joins: ' ' | '\n' },
): Output {
  const { except, place } = spec
  const words = call.words.slice(start).filter(({ text }) => !except?.test(text))
  const code = join_words(words, call.span, joins)
  return run_word(run, call, name, code, { id: name, shell: 'own', tail: start - 1, place })
}

/** Performs a call behind a wrapper that appears as a command too: the output goes through the wrapper's redirections. */
function perform_behind(run: Run, call: Call, inner: Call): Output {
  const { plumbing } = call
  inner.plumbing = { ...plumbing, redirects: [], sinks: [], diverted: false }
  // The written file may be run later on the line.
  if (plumbing.redirects.length > 0) inner.wiring = { ...call.wiring, wanted: true }
  const output = perform_inner(run, inner)
  link_redirects(run, call, output)
  return plumbing.diverted ? SILENT : output
}

function perform_inner(run: Run, call: Call): Output {
  if (call.unwraps > MAX_UNWRAPS) run.budget.exhausted = true
  return run.steps.perform(run, call)
}

function opens_shell(call: Call, name: string): boolean {
  if (name !== 'sudo') return true
  return call.words.some(
    (word) => /^-[A-Za-z]*[is]/.test(word.text) || word.text === '--shell' || word.text === '--login',
  )
}

function inner_scope(call: Call, spec: WrapperSpec, reading: Reading, name: string): Scope {
  const scope: Scope = { ...call.scope, via: [...call.scope.via, name] }
  if (spec.place !== undefined && call.scope.place === 'local') scope.place = spec.place
  if (spec.background) scope.background = true
  if (reading.chdir !== null) {
    scope.shell = fork_shell(call.scope.shell)
    scope.shell.cwd = reading.chdir.cert === 'literal' ? resolve_path(call.scope.shell.cwd, reading.chdir.text) : null
  }
  return scope
}

const PIECES = /(?:[^\s'"]|'[^']*'?|"(?:[^"\\]|\\.)*"?)+/g
const QUOTES = /'([^']*)'?|"((?:[^"\\]|\\.)*)"?/g

// `env -S 'a b' c`: the value is split into words in front of the others.
function run_split(run: Run, call: Call, reading: Reading, scope: Scope): Output {
  const { split } = reading
  if (split === null) return conclude(run, call, 'env')
  const pieces = (text_of(split).match(PIECES) ?? []).map((piece) => piece.replace(QUOTES, '$1$2'))
  const all = [...pieces.map((piece) => make_field(piece, split.span, split.taint)), ...call.words.slice(reading.start)]
  const head = call.words[0]
  if (head === undefined || all.length === 0) return conclude(run, call, 'env')
  return perform_inner(run, {
    ...call,
    words: [head, ...all],
    scope: { ...scope, via: call.scope.via },
    unwraps: call.unwraps + 1,
  })
}

// `runuser user -c code` reads like su, `runuser -u user command` like sudo.
const runuser: Performer = (run, call, name) => {
  const named = call.words.some((word) => /^(?:-[A-Za-z]*u|--user(?:=.*)?)$/.test(word.text))
  const spec = WRAPPER_SPECS.get(named ? 'runuser' : 'su')
  return spec === undefined ? null : unwrap_by(spec)(run, call, name)
}

/** Performers of all wrappers by name; the special ones come after the table and win. */
export const WRAPPERS: readonly (readonly [string, Performer])[] = [
  ...[...WRAPPER_SPECS].map(([name, spec]) => [name, unwrap_by(spec)] as const),
  ['runuser', runuser],
  ...FAN_OUT,
  ...FINDERS,
  ...CONTAINERS,
  ...RUNNERS,
  ...SESSIONS,
  ...LAUNCHERS,
  ...OPTION_FILES,
]
