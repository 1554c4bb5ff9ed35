// Word resolution (ENGINE section 3, stage 4): one word of the tree becomes zero or more fields. Known parts become text, unknown
// parts NUL. Braces, tilde, variables, splitting on IFS and literal substitutions are resolved here; globs stay as patterns.
import type { Certainty, Taint } from '#core/policy/effects/kind.ts'
import { evaluateArithmetic } from '#core/policy/parse/arithmetic.ts'
import { expandBraces } from '#core/policy/parse/braces.ts'
import { MAX_SUBSTITUTION_DEPTH, MAX_VALUE_CHARS, spendNode, spendText } from '#core/policy/parse/budget.ts'
import { expandParameter, lookUpName } from '#core/policy/parse/parameter.ts'
import type { ShellScript, ShellWord, WordPart } from '#core/policy/parse/shell.ts'
import { parseShell } from '#core/policy/parse/shell.ts'
import {
  descend,
  type Feed,
  type Field,
  forkShell,
  joinTaint,
  LOOSE,
  locate,
  type Output,
  type Run,
  type Scope,
  UNKNOWN_OUTPUT,
  type Value,
} from '#core/policy/parse/state.ts'
import { lookUp } from '#core/policy/parse/variables.ts'

/** How a word is used: an argument splits and expands braces, a single value (assignment, redirect target) does not. */
export type WordUse = 'argument' | 'single'

/** A field while it grows. */
interface Draft {
  text: string
  /** Something was written, even an empty quoted string. */
  started: boolean
  quoted: boolean
  pattern: boolean
  taint: readonly Taint[]
  feeds: Feed[] | null
  vars: string[] | null
  process: Field['process'] | null
  /** An unknown part may be empty. */
  gaps: boolean
}

interface Writer {
  run: Run
  scope: Scope
  use: WordUse
  span: readonly [number, number]
  done: Field[]
  draft: Draft
}

const NO_TAINT: readonly Taint[] = []
/** Commands and unset variables remembered for one word. */
const MAX_ORIGINS = 32

/** Resolves one word. */
export function resolveWord(run: Run, scope: Scope, word: ShellWord, use: WordUse): Field[] {
  if (!spendNode(run.budget)) return []
  const span = locate(scope.origin, word.pos, word.end)
  const plain = resolvePlain(word.text, span)
  if (plain !== null) return [plain]
  if (!admitsBraces(run, word.text)) return [finish('\u0000', false, false, NO_TAINT, null, null, span)]
  const parts = word.parts
  if (parts === undefined) return [resolveBare(run, scope, word.value, word.text, span)]
  if (use === 'argument' && parts.some((part) => part.type === 'BraceExpansion')) {
    return resolveBraces(run, scope, word.text, span)
  }
  const writer = openWriter(run, scope, use, span)
  writeParts(writer, parts, false, true)
  flush(writer)
  return writer.done
}

/**
 * True when the `${` of a text are nested shallowly enough: the parser reads the inside of each again. After a quote a `}` may be
 * text, so it closes nothing until the outermost level is reached; the estimate errs upwards only.
 */
export function admitsBraces(run: Run, text: string): boolean {
  let at = text.indexOf('${')
  if (at === -1) return true
  let level = 0
  let deepest = 0
  let clean = true
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 36 && text.charCodeAt(at + 1) === 123) {
      if (level === 0) clean = true
      level += 1
      if (level > deepest) deepest = level
    } else if (code === 125) {
      if (clean && level > 0) level -= 1
    } else if (code === 39 || code === 34 || code === 92 || code === 96) clean = level === 0
  }
  return (
    deepest < 2 || (deepest <= MAX_SUBSTITUTION_DEPTH && spendText(run.budget, text.length * deepest)) || exhaust(run)
  )
}

function exhaust(run: Run): false {
  run.budget.exhausted = true
  return false
}

/** Resolves a word that must stay one field, such as the target of a redirection. */
export function resolveSingle(run: Run, scope: Scope, word: ShellWord): Field {
  const fields = resolveWord(run, scope, word, 'single')
  return (
    fields[0] ?? {
      text: '',
      cert: 'literal',
      quoted: true,
      taint: NO_TAINT,
      span: locate(scope.origin, word.pos, word.end),
    }
  )
}

/** Resolves the parts of a heredoc body or of an operand as if they stood in double quotes. */
export function resolveParts(run: Run, scope: Scope, parts: readonly WordPart[], pos: number, end: number): Field {
  const writer = openWriter(run, scope, 'single', locate(scope.origin, pos, end))
  writeParts(writer, parts, true, false)
  writer.draft.started = true
  flush(writer)
  return writer.done[0] ?? { text: '', cert: 'literal', quoted: true, taint: NO_TAINT, span: writer.span }
}

// Most words need no part list: letters only, or one pair of quotes around plain text.
function resolvePlain(text: string, span: readonly [number, number]): Field | null {
  const first = text.charCodeAt(0)
  if (first === 39) {
    return text.length > 1 && text.indexOf("'", 1) === text.length - 1 ? literal(text.slice(1, -1), true, span) : null
  }
  const from = first === 34 ? 1 : 0
  const to = from === 1 ? text.length - 1 : text.length
  if (from === 1 && (to < 1 || text.charCodeAt(to) !== 34)) return null
  for (let i = from; i < to; i++) if (!isPlainCode(text.charCodeAt(i), from === 1)) return null
  return literal(from === 1 ? text.slice(1, -1) : text, from === 1, span)
}

function literal(text: string, quoted: boolean, span: readonly [number, number]): Field {
  return text.includes('\u0000')
    ? { text, cert: 'partial', quoted, taint: NO_TAINT, span }
    : { text, cert: 'literal', quoted, taint: NO_TAINT, span }
}

function isPlainCode(code: number, quoted: boolean): boolean {
  if (code >= 97 && code <= 122) return true
  if (code >= 43 && code <= 58) return true
  if (code >= 64 && code <= 90) return true
  if (code === 95 || code === 61 || code === 37) return true
  if (!quoted) return false
  return code !== 34 && code !== 36 && code !== 92 && code !== 96 && code !== 0
}

// A word without parts: nothing quoted but by backslashes, nothing expanded but a tilde.
function resolveBare(run: Run, scope: Scope, value: string, raw: string, span: readonly [number, number]): Field {
  const text = expandTilde(run, scope, value)
  return finish(text, raw.includes('\\'), false, NO_TAINT, null, null, span)
}

function expandTilde(run: Run, scope: Scope, text: string): string {
  if (text.charCodeAt(0) !== 126) {
    // `NAME=~/x` expands also as an argument (`dd of=~/x`).
    const at = text.indexOf('=~')
    if (at > 0 && /^[A-Za-z_]\w*$/.test(text.slice(0, at))) {
      return text.slice(0, at + 1) + expandTilde(run, scope, text.slice(at + 1))
    }
    return text
  }
  const slash = text.indexOf('/')
  const user = slash === -1 ? text.slice(1) : text.slice(1, slash)
  const rest = slash === -1 ? '' : text.slice(slash)
  if (user === '') return run.home + rest
  if (user === 'root') return `/root${rest}`
  if (user === '+') return (scope.shell.cwd ?? '\u0000') + rest
  if (user === '-') return (scope.shell.old_cwd ?? '\u0000') + rest
  return text
}

function resolveBraces(run: Run, scope: Scope, raw: string, span: readonly [number, number]): Field[] {
  let opened = 1
  for (let i = raw.indexOf('{'); i !== -1; i = raw.indexOf('{', i + 1)) opened += 1
  if (!spendText(run.budget, raw.length * Math.min(opened, 64))) return []
  const words = opened > 64 ? null : expandBraces(raw)
  if (words === null) {
    run.budget.exhausted = true
    return [finish('\u0000', false, false, NO_TAINT, null, null, span)]
  }
  const fields: Field[] = []
  const inner: Scope = { ...scope, origin: { base: 0, limit: 0, fixed: span } }
  for (const text of words) {
    if (!spendNode(run.budget)) return fields
    const plain = resolvePlain(text, span)
    if (plain !== null) {
      if (text !== '') fields.push(plain)
      continue
    }
    if (!spendText(run.budget, text.length + 16)) return fields
    // One alternative is read again as a word of its own; `x` keeps it from being taken for an assignment or a keyword.
    const statement = parseShell(`x ${text}`).commands[0]?.command
    const word = statement?.type === 'Command' ? statement.suffix[0] : undefined
    if (word === undefined || word.type !== 'Word') fields.push(finish(text, false, false, NO_TAINT, null, null, span))
    else if (word.parts === undefined) fields.push(resolveBare(run, inner, word.value, word.text, span))
    else {
      const writer = openWriter(run, inner, 'argument', span)
      writeParts(writer, word.parts, false, true)
      flush(writer)
      fields.push(...writer.done)
    }
  }
  return fields
}

function openWriter(run: Run, scope: Scope, use: WordUse, span: readonly [number, number]): Writer {
  return { run, scope, use, span, done: [], draft: openDraft() }
}

function openDraft(): Draft {
  return {
    text: '',
    started: false,
    quoted: false,
    pattern: false,
    taint: NO_TAINT,
    feeds: null,
    vars: null,
    process: null,
    gaps: false,
  }
}

function flush(writer: Writer): void {
  const { draft } = writer
  if (draft.started) {
    const field = finish(draft.text, draft.quoted, draft.pattern, draft.taint, draft.feeds, draft.vars, writer.span)
    if (draft.process) field.process = draft.process
    if (!draft.gaps && (field.cert === 'partial' || field.cert === 'dynamic')) field.nonempty = true
    writer.done.push(field)
  }
  writer.draft = openDraft()
}

function finish(
  text: string,
  quoted: boolean,
  pattern: boolean,
  taint: readonly Taint[],
  feeds: readonly Feed[] | null,
  vars: readonly string[] | null,
  span: readonly [number, number],
): Field {
  let cert: Certainty = pattern ? 'pattern' : 'literal'
  let shown = text.length > MAX_VALUE_CHARS * 8 ? text.slice(0, MAX_VALUE_CHARS * 8) : text
  if (text.includes('\u0000')) {
    cert = 'partial'
    if (isAllUnknown(text)) {
      cert = 'dynamic'
      shown = ''
    } else if (shown.includes('\u0000\u0000')) shown = shown.replace(/\0{2,}/g, '\u0000')
  }
  const field: Field = { text: shown, cert, quoted, taint, span }
  if (feeds !== null) field.feeds = feeds
  if (vars !== null) field.vars = vars
  return field
}

function isAllUnknown(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 0) return false
  return true
}

function writeParts(writer: Writer, parts: readonly WordPart[], quoted: boolean, leading: boolean): void {
  let first = leading
  for (const part of parts) {
    if (!spendNode(writer.run.budget)) return
    writePart(writer, part, quoted, first)
    first = false
  }
}

function writePart(writer: Writer, part: WordPart, quoted: boolean, first: boolean): void {
  switch (part.type) {
    case 'Literal':
      writeText(writer, first && !quoted ? expandTilde(writer.run, writer.scope, part.value) : part.value)
      if (!quoted && part.text.includes('\\')) writer.draft.quoted = true
      return
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      writer.draft.quoted = true
      writeText(writer, part.value)
      return
    case 'DoubleQuoted':
    case 'LocaleString':
      writer.draft.quoted = true
      writer.draft.started = true
      writeParts(writer, part.parts, true, false)
      return
    case 'Glob':
      writer.draft.pattern = true
      writeText(writer, part.text)
      return
    case 'ExtendedGlob':
      writer.draft.pattern = true
      writeText(writer, part.text)
      return
    case 'BraceExpansion':
      writeText(writer, part.text)
      return
    case 'SimpleExpansion':
      writeValue(writer, lookUpName(writer.run, writer.scope, part.text.slice(1)), part.text.slice(1), quoted)
      return
    case 'ParameterExpansion': {
      const { run } = writer
      const inner = part.operation === undefined ? writer.scope : enterOperand(writer, part.text.length)
      if (inner === null) return
      const value = expandParameter(run, inner, part, (word) => resolveSingle(run, inner, word))
      writeValue(writer, value, part.parameter, quoted)
      return
    }
    case 'ArithmeticExpansion': {
      if (!spendText(writer.run.budget, part.text.length)) return
      const number = evaluateArithmetic(writer.run, writer.scope, part.expression, (script, text) =>
        substitute(writer.run, writer.scope, script, text.length, part, false),
      )
      writeText(writer, number === null ? '\u0000' : String(number))
      return
    }
    case 'CommandExpansion': {
      const output = substitute(writer.run, writer.scope, part.script, part.text.length, part, part.text[0] === '`')
      writeOutput(writer, output, quoted)
      return
    }
    case 'ProcessSubstitution': {
      const output = substituteProcess(writer.run, writer.scope, part.script, part.text.length, part.operator, part)
      addFeeds(writer.draft, output.from, 'process-substitution')
      writer.draft.taint = joinTaint(writer.draft.taint, output.taint)
      writer.draft.process = { operator: part.operator, text: output.text, taint: output.taint }
      writeText(writer, '/dev/fd/63')
      return
    }
  }
}

// Operands are read again at every level of `${a:-${b:-...}}`.
function enterOperand(writer: Writer, chars: number): Scope | null {
  return spendText(writer.run.budget, chars) ? descend(writer.run, writer.scope) : null
}

function writeText(writer: Writer, text: string): void {
  writer.draft.started = true
  if (text === '\u0000') writer.draft.gaps = true
  if (text.length > 256 && !spendText(writer.run.budget, text.length >> 3)) return
  if (writer.draft.text.length + text.length > MAX_VALUE_CHARS * 8 && writer.draft.text !== '') {
    writer.draft.text += '\u0000'
    return
  }
  writer.draft.text += text
}

function writeOutput(writer: Writer, output: Output, quoted: boolean): void {
  addFeeds(writer.draft, output.from, 'substitution')
  writer.draft.taint = joinTaint(writer.draft.taint, output.taint)
  if (output.text === null) {
    writeText(writer, '\u0000')
    return
  }
  const text = output.text.replace(/\n+$/, '')
  if (quoted || writer.use === 'single') writeText(writer, text)
  else writeSplit(writer, text, output.taint, output.from)
}

function addFeeds(draft: Draft, from: readonly number[], via: Feed['via']): void {
  for (const index of from) addFeed(draft, index, via)
}

// Few origins say all there is to say; without the limit `x=$x$x` would double the list.
function addFeed(draft: Draft, index: number, via: Feed['via']): void {
  draft.feeds ??= []
  if (draft.feeds.length >= MAX_ORIGINS || draft.feeds.some((feed) => feed.index === index && feed.via === via)) return
  draft.feeds.push({ index, via })
}

function addVariable(draft: Draft, name: string): void {
  draft.vars ??= []
  if (draft.vars.length < MAX_ORIGINS && !draft.vars.includes(name)) draft.vars.push(name)
}

function writeValue(writer: Writer, value: Value | undefined, name: string, quoted: boolean): void {
  if (value === undefined) {
    writer.run.doubts.add('unresolved-variable')
    addVariable(writer.draft, name)
    writer.draft.taint = joinTaint(writer.draft.taint, ['env'])
    writeText(writer, '\u0000')
    return
  }
  const several = value.array && (!quoted || value.fields.length !== 1)
  if (!several) {
    const field = value.fields[0]
    if (field !== undefined) writeField(writer, field, quoted)
    return
  }
  for (let i = 0; i < value.fields.length; i++) {
    const field = value.fields[i]
    if (field === undefined) continue
    if (i > 0 && writer.use === 'argument') flush(writer)
    else if (i > 0) writeText(writer, ' ')
    writer.draft.quoted = writer.draft.quoted || quoted
    writeField(writer, field, quoted)
  }
}

function writeField(writer: Writer, field: Field, quoted: boolean): void {
  inherit(writer.draft, field)
  if (field.cert === 'dynamic') {
    const before = writer.draft.gaps
    writeText(writer, '\u0000')
    if (field.nonempty) writer.draft.gaps = before
    return
  }
  if (field.cert === 'partial' && !field.nonempty) writer.draft.gaps = true
  if (field.cert === 'pattern') writer.draft.pattern = true
  if (quoted || writer.use === 'single') writeText(writer, field.text)
  else writeSplit(writer, field.text, field.taint, null)
}

// A part that came through a variable keeps where it came from.
function inherit(draft: Draft, field: Field): void {
  draft.taint = joinTaint(draft.taint, field.taint)
  if (field.feeds !== undefined) for (const feed of field.feeds) addFeed(draft, feed.index, 'variable')
  if (field.vars !== undefined) for (const name of field.vars) addVariable(draft, name)
}

// Unquoted text from an expansion splits on IFS, and its globs are live.
function writeSplit(writer: Writer, text: string, taint: readonly Taint[], from: readonly number[] | null): void {
  const ifs = lookUp(writer.scope.shell, 'IFS')?.fields[0]?.text ?? ' \t\n'
  const pieces = splitFields(text, ifs)
  if (/[*?[]/.test(text)) writer.draft.pattern = true
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] ?? ''
    if (i > 0) {
      flush(writer)
      writer.draft.taint = taint
      if (/[*?[]/.test(piece)) writer.draft.pattern = true
      if (from !== null) addFeeds(writer.draft, from, 'substitution')
    }
    if (piece !== '') writeText(writer, piece)
  }
}

/** Splits as the shell does; the first or last piece is empty when the text starts or ends with a separator. */
export function splitFields(text: string, ifs: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let gap = false
  for (const c of text) {
    if (ifs.includes(c)) {
      if (!gap) {
        pieces.push(piece)
        piece = ''
      }
      gap = true
    } else {
      piece += c
      gap = false
    }
  }
  pieces.push(piece)
  return pieces
}

interface Place {
  pos: number
  end: number
}

function substitute(
  run: Run,
  scope: Scope,
  script: ShellScript | undefined,
  chars: number,
  place: Place,
  copied: boolean,
): Output {
  if (script === undefined) return UNKNOWN_OUTPUT
  const inner = enterSubstitution(run, scope, script, chars, place, copied)
  if (inner === null) return UNKNOWN_OUTPUT
  return run.steps.walk(run, script, inner, { ...LOOSE, wanted: true })
}

function substituteProcess(
  run: Run,
  scope: Scope,
  script: ShellScript | undefined,
  chars: number,
  operator: '<' | '>',
  place: Place,
): Output {
  if (script === undefined) return UNKNOWN_OUTPUT
  const inner = enterSubstitution(run, scope, script, chars, place, false)
  if (inner === null) return UNKNOWN_OUTPUT
  const before = run.commands.length
  const output = run.steps.walk(run, script, inner, { ...LOOSE, wanted: operator === '<' })
  if (operator === '<') return output
  // The commands inside `>(...)` read what this command writes; the first of them is the reader.
  return { from: run.commands.length > before ? [before] : [], text: null, taint: [] }
}

function enterSubstitution(
  run: Run,
  scope: Scope,
  script: ShellScript,
  chars: number,
  place: Place,
  copied: boolean,
): Scope | null {
  if (scope.substitutions >= MAX_SUBSTITUTION_DEPTH || !spendText(run.budget, chars)) {
    run.budget.exhausted = true
    return null
  }
  const inner = descend(run, scope)
  if (inner === null) return null
  inner.substitutions += 1
  inner.shell = forkShell(scope.shell)
  if (copied && script.source !== undefined) {
    inner.origin = { base: 0, limit: 0, fixed: locate(scope.origin, place.pos, place.end) }
  }
  return inner
}
