// Redirections, heredocs and herestrings of one command, resolved.
import { MAX_REDIRECTIONS } from '#core/policy/parse/budget.ts'
import type { HereDoc, Redirection } from '#core/policy/parse/shell.ts'
import { type Input, NO_PLUMBING, type Output, type Plumbing, type Run, type Scope } from '#core/policy/parse/state.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import type { Redirect } from '#core/policy/parse/tree.ts'
import { type Field, make_field } from '#core/policy/parse/word/field.ts'
import { resolve_parts, resolve_single } from '#core/policy/parse/word/resolve.ts'
import { admits_braces } from '#core/policy/parse/word/substitution.ts'
import { assign, field_value, look_up } from '#core/policy/parse/word/variables.ts'

/** Resolves redirections in order; the last one for standard input wins. */
export function resolve_plumbing(run: Run, scope: Scope, redirections: readonly Redirection[]): Plumbing {
  if (redirections.length === 0) return NO_PLUMBING
  if (redirections.length > MAX_REDIRECTIONS) run.budget.exhausted = true
  const laid: Laid = { redirects: [], sinks: [], input: null, diverted: false }
  for (const item of redirections.slice(0, MAX_REDIRECTIONS)) {
    const fd = item.descriptor?.type === 'FileDescriptor' ? item.descriptor.value : null
    if (item.type === 'HereDoc') lay_text(laid, scope, fd, read_heredoc(run, scope, item))
    else if (item.target !== undefined) {
      const target = resolve_single(run, scope, item.target)
      if (item.type === 'HereString') lay_text(laid, scope, fd, { ...target, text: append_newline(target) })
      else if (COPIES.has(item.operator) && /^(\d+-?|-)$/.test(target.text))
        lay_copy(laid, scope, fd, item.operator, target.text)
      else lay_file(laid, scope, fd, item.operator, target)
    }
  }
  return laid
}

/** Plumbing while its redirections are read. */
interface Laid extends Plumbing {
  redirects: Redirect[]
  sinks: number[]
  input: Input | null
  diverted: boolean
}

/** Operators that may name a descriptor instead of a file. */
const COPIES: ReadonlySet<string> = new Set(['<&', '>&'])

/** `<<EOF`, `3<<< text`. */
function lay_text(laid: Laid, scope: Scope, fd: number | null, text: Field): void {
  if (fd === null || fd === 0) laid.input = text_input(text)
  else open_text(scope, fd, text)
}

/** `2>&1`, `<&3`: what that descriptor was opened for; standard ones mean what is there already. */
function lay_copy(laid: Laid, scope: Scope, fd: number | null, op: string, descriptor: string): void {
  const opened = find_descriptor(scope, laid.redirects, descriptor)
  if (opened === null) return
  if (fd === 0 || (op === '<&' && fd === null))
    laid.input = opened.process === undefined ? file_input(opened) : process_input(opened)
  else if (op === '>&' && Number.parseInt(descriptor, 10) > 2) {
    laid.redirects.push({ op: '>>', fd: fd ?? 1, target: opened })
    if (fd === null || fd === 1) laid.diverted = true
  }
}

/** `> file`, `< <(program)`, `> >(program)`. */
function lay_file(laid: Laid, scope: Scope, fd: number | null, op: string, target: Field): void {
  if (target.process?.operator === '>') {
    for (const feed of target.feeds ?? []) laid.sinks.push(feed.index)
    laid.diverted = true
    return
  }
  const reads = op === '<' || op === '<>' || op === '<&'
  if (target.process?.operator === '<' && reads) {
    if (fd === null || fd === 0) laid.input = process_input(target)
    else assign(scope.shell, `fd:${fd}`, field_value(target))
    return
  }
  laid.redirects.push({
    op: reads ? (op === '<>' ? '<>' : '<') : op === '>>' || op === '&>>' ? '>>' : '>',
    fd: fd ?? (reads ? 0 : 1),
    target,
  })
  if (reads && (fd === null || fd === 0)) laid.input = file_input(target)
  if (!reads && (fd === null || fd === 1)) laid.diverted = true
}

// `exec 3<<< text`: a later `<&3` reads the text.
function open_text(scope: Scope, fd: number, field: Field): void {
  const process = { operator: '<' as const, text: field.cert === 'dynamic' ? null : field.text, taint: field.taint }
  assign(scope.shell, `fd:${fd}`, {
    fields: [{ ...field, text: '/dev/fd/63', cert: 'literal', process }],
    array: false,
  })
}

/** Descriptors that stand for the ends of a coprocess. */
const COPROCESS = ['60', '61'] as const

/** `coproc nc host 443; sh <&"${COPROC[0]}"`: what a coprocess prints is read by the first descriptor of its array. */
export function open_coprocess(scope: Scope, name: string | undefined, output: Output): Output {
  const feeds = output.from.map((index) => ({ index, via: 'process-substitution' as const }))
  const field = make_field(`/dev/fd/${COPROCESS[0]}`, [0, 0], output.taint)
  const process = { operator: '<' as const, text: output.text, taint: output.taint }
  assign(scope.shell, `fd:${COPROCESS[0]}`, { fields: [{ ...field, process, feeds }], array: false })
  assign(scope.shell, name ?? 'COPROC', { fields: COPROCESS.map((text) => make_field(text, [0, 0])), array: true })
  return output
}

function append_newline(field: Field): string {
  return field.cert === 'dynamic' ? '\u0000' : `${field.text}\n`
}

function text_input(field: Field): Input {
  const known = field.cert === 'literal' || field.cert === 'pattern'
  const text = field.cert === 'dynamic' ? '\u0000' : field.text
  return {
    sources: [{ kind: 'text', text, cert: field.cert === 'pattern' ? 'literal' : field.cert }],
    from: (field.feeds ?? []).map((feed) => feed.index),
    via: 'heredoc',
    text: known || field.cert === 'partial' ? text : null,
    taint: field.taint,
  }
}

function file_input(field: Field): Input {
  return {
    sources: [{ kind: 'file', word: field }],
    from: (field.feeds ?? []).map((feed) => feed.index),
    via: 'redirect',
    text: null,
    taint: field.taint,
  }
}

function process_input(field: Field): Input {
  const from = (field.feeds ?? []).map((feed) => feed.index)
  return {
    sources: from.map((index) => ({ kind: 'command', index })),
    from,
    via: 'process-substitution',
    text: field.process?.text ?? null,
    taint: field.taint,
  }
}

/** What `/dev/fd/3` stands for; null for any other path, and for a descriptor nobody opened on this line. */
export function opened_as(scope: Scope, text: string): Field | null {
  if (!text.startsWith('/dev/fd/') && !text.startsWith('/proc/self/fd/')) return null
  return look_up(scope.shell, `fd:${text.slice(text.lastIndexOf('/') + 1)}`)?.fields[0] ?? null
}

// What a descriptor points to: opened by the same command, or by `exec 5<>file` before.
function find_descriptor(scope: Scope, redirects: readonly Redirect[], text: string): Field | null {
  const fd = Number.parseInt(text, 10)
  if (!Number.isInteger(fd)) return null
  const own = redirects.find((redirect) => redirect.fd === fd)
  return own?.target ?? look_up(scope.shell, `fd:${fd}`)?.fields[0] ?? null
}

function read_heredoc(run: Run, scope: Scope, item: HereDoc): Field {
  const { body } = item
  const quoted = item.delimiter?.quoted === true
  if (!quoted && !admits_braces(run, body.text))
    return { text: '', cert: 'dynamic', quoted: true, taint: [], span: [0, 0] }
  if (body.parts !== undefined) return resolve_parts(run, scope, body.parts, body.pos, body.end)
  const cut = scope.origin.cuts?.find((other) => other.at === body.pos)
  if (cut !== undefined) cut.met = true
  let text = cut?.text ?? body.text
  if (!quoted && text.includes('\\')) text = text.replace(/\\([$`\\])|\\\n/g, '$1')
  if (item.operator === '<<-') text = text.replace(/^\t+/gm, '')
  const cert = text.includes('\u0000') ? 'partial' : 'literal'
  return { text, cert, quoted: true, taint: [], span: locate(scope.origin, body.pos, body.end) }
}
