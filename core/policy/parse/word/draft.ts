// A field while it grows: text, unknown parts and values are appended, and unquoted expansions split it on IFS.
import type { Certainty, Taint } from '#core/policy/effects/kind.ts'
import { MAX_VALUE_CHARS, spend_text } from '#core/policy/parse/budget.ts'
import type { Output, Run, Scope } from '#core/policy/parse/state.ts'
import { NEWLINE } from '#core/policy/parse/text/ascii.ts'
import type { Feed } from '#core/policy/parse/tree.ts'
import { type Field, join_taint, type Value } from '#core/policy/parse/word/field.ts'
import { separators } from '#core/policy/parse/word/variables.ts'

/** How a word is used: an argument splits and expands braces, a single value (assignment, redirect target) does not. */
export type WordUse = 'argument' | 'single'

/** A field while it grows. */
export interface Draft {
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

/** One word being resolved: the fields that are finished and the one that grows. */
export interface Writer {
  run: Run
  scope: Scope
  use: WordUse
  span: readonly [number, number]
  done: Field[]
  draft: Draft
}

/** Shared by all words that carry no taint. */
export const NO_TAINT: readonly Taint[] = []
/** Commands and unset variables remembered for one word. */
const MAX_ORIGINS = 32

/** A writer for one word. */
export function open_writer(run: Run, scope: Scope, use: WordUse, span: readonly [number, number]): Writer {
  return { run, scope, use, span, done: [], draft: open_draft() }
}

function open_draft(): Draft {
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

/** Finishes the growing field; nothing happens when nothing was written. */
export function flush(writer: Writer): void {
  const { draft } = writer
  if (draft.started) {
    const field = finish(draft.text, draft.quoted, draft.pattern, draft.taint, draft.feeds, draft.vars, writer.span)
    if (draft.process) field.process = draft.process
    if (!draft.gaps && (field.cert === 'partial' || field.cert === 'dynamic')) field.nonempty = true
    writer.done.push(field)
  }
  writer.draft = open_draft()
}

/** A field from its parts; NUL in the text decides the certainty. */
export function finish(
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
    if (is_all_unknown(text)) {
      cert = 'dynamic'
      shown = ''
    } else if (shown.includes('\u0000\u0000')) shown = shown.replace(/\0{2,}/g, '\u0000')
  }
  const field: Field = { text: shown, cert, quoted, taint, span }
  if (feeds !== null) field.feeds = feeds
  if (vars !== null) field.vars = vars
  return field
}

function is_all_unknown(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== 0) return false
  return true
}

/** Appends text, which is not split. */
export function write_text(writer: Writer, text: string): void {
  writer.draft.started = true
  if (text === '\u0000') writer.draft.gaps = true
  if (text.length > 256 && !spend_text(writer.run.budget, text.length >> 3)) return
  if (writer.draft.text.length + text.length > MAX_VALUE_CHARS * 8 && writer.draft.text !== '') {
    writer.draft.text += '\u0000'
    return
  }
  writer.draft.text += text
}

/** Appends what a substitution printed, without its trailing newlines. */
export function write_output(writer: Writer, output: Output, quoted: boolean): void {
  add_feeds(writer.draft, output.from, 'substitution')
  writer.draft.taint = join_taint(writer.draft.taint, output.taint)
  if (output.text === null) {
    write_text(writer, '\u0000')
    return
  }
  const text = trim_newlines(output.text)
  if (quoted || writer.use === 'single') write_text(writer, text)
  else write_split(writer, text, output.taint, output.from)
}

function trim_newlines(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === NEWLINE) end -= 1
  return end === text.length ? text : text.slice(0, end)
}

/** Records commands that produced a part of the word. */
export function add_feeds(draft: Draft, from: readonly number[], via: Feed['via']): void {
  for (const index of from) add_feed(draft, index, via)
}

// Few origins say all there is to say; without the limit `x=$x$x` would double the list.
function add_feed(draft: Draft, index: number, via: Feed['via']): void {
  draft.feeds ??= []
  if (draft.feeds.length >= MAX_ORIGINS || draft.feeds.some((feed) => feed.index === index && feed.via === via)) return
  draft.feeds.push({ index, via })
}

function add_variable(draft: Draft, name: string): void {
  draft.vars ??= []
  if (draft.vars.length < MAX_ORIGINS && !draft.vars.includes(name)) draft.vars.push(name)
}

/** Fields of an array that are written as part of their word, and what each further one costs. */
const FREE_FIELDS = 16
const FIELD_CHARS = 8

/** Appends the value of a variable; undefined means that the command line never sets it. */
export function write_value(writer: Writer, value: Value | undefined, name: string, quoted: boolean): void {
  if (value === undefined) {
    writer.run.doubts.add('unresolved-variable')
    add_variable(writer.draft, name)
    writer.draft.taint = join_taint(writer.draft.taint, ['env'])
    write_text(writer, '\u0000')
    return
  }
  const several = value.array && (!quoted || value.fields.length !== 1)
  if (!several) {
    const field = value.fields[0]
    if (field !== undefined) write_field(writer, field, quoted)
    return
  }
  for (let i = 0; i < value.fields.length; i++) {
    const field = value.fields[i]
    if (field === undefined) continue
    // `path=(a $path)` again and again reads a list that grows with every line.
    if (i >= FREE_FIELDS && !spend_text(writer.run.budget, FIELD_CHARS)) return
    if (i > 0 && writer.use === 'argument') flush(writer)
    else if (i > 0) write_text(writer, ' ')
    writer.draft.quoted = writer.draft.quoted || quoted
    write_field(writer, field, quoted)
  }
}

function write_field(writer: Writer, field: Field, quoted: boolean): void {
  inherit(writer.draft, field)
  if (field.cert === 'dynamic') {
    const before = writer.draft.gaps
    write_text(writer, '\u0000')
    if (field.nonempty) writer.draft.gaps = before
    return
  }
  if (field.cert === 'partial' && !field.nonempty) writer.draft.gaps = true
  if (field.cert === 'pattern') writer.draft.pattern = true
  if (quoted || writer.use === 'single') write_text(writer, field.text)
  else write_split(writer, field.text, field.taint, null)
}

// A part that came through a variable keeps where it came from.
function inherit(draft: Draft, field: Field): void {
  draft.taint = join_taint(draft.taint, field.taint)
  if (field.feeds !== undefined) for (const feed of field.feeds) add_feed(draft, feed.index, 'variable')
  if (field.vars !== undefined) for (const name of field.vars) add_variable(draft, name)
}

// Unquoted text from an expansion splits on IFS, and its globs are live.
function write_split(writer: Writer, text: string, taint: readonly Taint[], from: readonly number[] | null): void {
  const pieces = split_fields(text, separators(writer.scope.shell))
  if (/[*?[]/.test(text)) writer.draft.pattern = true
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] ?? ''
    if (i > 0) {
      flush(writer)
      writer.draft.taint = taint
      if (/[*?[]/.test(piece)) writer.draft.pattern = true
      if (from !== null) add_feeds(writer.draft, from, 'substitution')
    }
    if (piece !== '') write_text(writer, piece)
  }
}

/** Splits as the shell does; the first or last piece is empty when the text starts or ends with a separator. */
export function split_fields(text: string, ifs: string): string[] {
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
