// PowerShell (long: statements, groups and methods hold each other, so their walks call each other): a tolerant reader that gives the commands of a script. Statements, pipelines, script blocks and subexpressions are
// followed; method calls (`[IO.File]::Delete(x)`, `$o.DownloadString(u)`) become commands named by the method; everything else of
// the expression language is skipped.
import { spend_node, spend_text } from '#core/policy/parse/budget.ts'
import {
  type Call,
  connect,
  descend,
  type Input,
  join_outputs,
  LOOSE,
  type Output,
  type Run,
  type Scope,
  SILENT,
  type Wiring,
} from '#core/policy/parse/state.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import type { Feed } from '#core/policy/parse/tree.ts'
import { perform_powershell, walk_passes } from '#core/policy/parse/windows/powershell-commands.ts'
import {
  after_filler,
  is_redirect,
  open_statement,
  operator_at,
  type PowershellItem,
  type PowershellStatement,
  read_item,
  read_redirect,
} from '#core/policy/parse/windows/powershell-read.ts'
import { evaluate_text, known_list, skip_group } from '#core/policy/parse/windows/powershell-text.ts'
import { type Field, join_taint } from '#core/policy/parse/word/field.ts'
import { assign } from '#core/policy/parse/word/variables.ts'

/** Walks PowerShell text. */
export function walk_powershell(run: Run, text: string, scope: Scope, wiring: Wiring): Output {
  return walk_range(run, text, 0, text.length, scope, wiring)
}

function walk_range(run: Run, text: string, from: number, to: number, scope: Scope, wiring: Wiring): Output {
  const inner = descend(run, scope)
  if (inner === null) return SILENT
  let output = SILENT
  let input: Input = wiring.input
  let statement = open_statement(from)
  let conditional = scope.conditional
  let i = from
  const finish = (end: number, operator: string) => {
    statement.end = end
    const piped = operator === '|'
    const place: Scope = { ...inner, conditional }
    if (operator === '&') place.background = true
    const made = run_statement(run, text, statement, place, {
      input,
      wanted: piped || wiring.wanted,
      piped: piped || wiring.piped,
    })
    input = piped ? with_value(connect(made, input, 'pipe'), made) : wiring.input
    if (!piped) output = wiring.wanted ? join_outputs(output, made) : made
    if (!piped) conditional = scope.conditional || operator === '&&' || operator === '||'
    statement = open_statement(end + operator.length)
  }
  while (i < to && !run.budget.exhausted) {
    const next = after_filler(text, i, to)
    if (next > i) {
      i = next
      continue
    }
    const operator = operator_at(text, i)
    if (operator !== '') {
      // A pipe at the end of a line continues, and `&` at the start of a statement is the call operator.
      const ends = statement.items.length > 0 || (operator !== '\n' && operator !== '&')
      if (ends) finish(i, operator)
      i += operator.length
    } else if (is_redirect(text, i)) i = read_redirect(run, text, i, to, inner, statement)
    else i = read_item(run, text, i, to, inner, statement)
  }
  finish(to, '')
  return output
}

const KEYWORDS =
  /^(?:if|elseif|else|while|until|for|foreach|switch|try|catch|finally|do|begin|process|end|param|return|throw|function|filter|class|trap|data|using|exit|break|continue|in)$/i

function run_statement(run: Run, text: string, statement: PowershellStatement, scope: Scope, wiring: Wiring): Output {
  const { items } = statement
  const first = items[0]
  if (first === undefined || !spend_node(run.budget)) return SILENT
  if (first.kind === 'word' && !first.field.quoted) {
    const head = first.field.text
    if (
      KEYWORDS.test(head) &&
      !(/^(?:foreach|process|data)$/i.test(head) && items[1]?.kind === 'block' && wiring.input.from.length > 0)
    ) {
      return run_keyword(run, text, statement, scope, wiring)
    }
    if (items[1]?.kind === 'word' && /^[+*/-]?=$/.test(items[1].field.text))
      return run_assignment(run, text, statement, scope)
  }
  if (first.kind === 'word' && is_expression(text, statement, first))
    return stored(run, first, statement, run_expression(run, text, statement, scope, wiring), scope, wiring)
  if (first.kind === 'group' && first.raw === '' && text[first.from - 2] !== '&' && items.length === 1) {
    return stored(run, first, statement, walk_range(run, text, first.from, first.to, scope, wiring), scope, wiring)
  }
  if (first.kind !== 'word' && text.slice(0, first.from).trimEnd().slice(0, -1).trimEnd().endsWith('&') === false) {
    return stored(run, first, statement, run_expression(run, text, statement, scope, wiring), scope, wiring)
  }
  return run_command(run, text, statement, scope, wiring)
}

/** `'key' > file`, `(Get-Content a) >> b`: the value is written as `Write-Output` writes it. */
function stored(
  run: Run,
  { field }: PowershellItem,
  statement: PowershellStatement,
  output: Output,
  scope: Scope,
  wiring: Wiring,
): Output {
  if (statement.redirects.length === 0) return output
  const head: Field = { text: 'write-output', cert: 'literal', quoted: false, taint: [], span: field.span }
  const value = with_feeds({ ...field, quoted: true }, output)
  const known = value.cert === 'literal' || value.feeds !== undefined
  return run.steps.perform(run, make_call(statement, known ? [head, value] : [head], scope, wiring))
}

// A statement that starts with a value is an expression, unless the call operator stands in front.
function is_expression(text: string, statement: PowershellStatement, first: PowershellItem): boolean {
  let start = statement.start
  while (start < statement.end && /\s/.test(text.charAt(start))) start += 1
  const before = text.slice(start, start + 8)
  if (/^\s*[&.]\s/.test(before) || /^\s*&/.test(before)) return false
  if (first.raw !== '') return true
  return first.field.quoted || /^\s*!?(?:\$|\[[A-Za-z])/.test(before)
}

function run_keyword(run: Run, text: string, statement: PowershellStatement, scope: Scope, wiring: Wiring): Output {
  let output = SILENT
  let inner: Scope = { ...scope, conditional: true }
  const head = statement.items[0]?.field.text.toLowerCase()
  const rest = statement.items.slice(1)
  if (head === 'return' || head === 'throw') {
    return rest.length === 0 ? SILENT : run_statement(run, text, { ...statement, items: rest }, scope, wiring)
  }
  let passes: readonly string[] | null = null
  let over = ''
  for (const item of rest) {
    if (item.kind === 'word') continue
    if (item.kind === 'block' && passes !== null) {
      output = join_outputs(
        output,
        walk_passes(inner, over, passes, () => walk_range(run, text, item.from, item.to, inner, wiring)),
      )
      passes = null
      continue
    }
    // `foreach ($f in Get-ChildItem)`: what follows `in` is the command.
    const list = /^\s*\$(\w+)\s+in\s+/.exec(text.slice(item.from, Math.min(item.to, item.from + 80)))
    if (list?.[1] !== undefined && head === 'foreach') {
      over = list[1].toLowerCase()
      passes = known_list(run, scope, text.slice(item.from + list[0].length, item.to))
      inner = { ...inner, loops: inner.loops + 1, over: [...inner.over, list[1]] }
    }
    // The value of a condition is not printed.
    const wires = item.kind === 'group' ? { ...wiring, wanted: true } : wiring
    output = join_outputs(output, walk_range(run, text, item.from + (list?.[0].length ?? 0), item.to, inner, wires))
  }
  return output
}

function run_assignment(run: Run, text: string, statement: PowershellStatement, scope: Scope): Output {
  const target = statement.items[0]
  const name = /^\s*(?:\[[\w.[\]]+\]\s*)?\$(?:\{)?(?:global:|script:|local:)?((?:env:)?\w+)/i.exec(
    text.slice(statement.start, statement.end),
  )?.[1]
  const rest = statement.items.slice(2)
  const from = rest[0]?.field.span[0]
  if (target === undefined || from === undefined) return SILENT
  const raw = text.slice(statement.start, statement.end)
  const given = raw.slice(raw.indexOf('=') + 1)
  const items = name === undefined ? null : known_list(run, scope, given)
  if (name !== undefined && items !== null) {
    const fields = items.map(
      (item): Field => ({ ...target.field, text: item, cert: 'literal', quoted: true, taint: [] }),
    )
    assign(scope.shell, `ps:${name.toLowerCase()}`, { fields, array: true })
    return SILENT
  }
  const known = evaluate_text(run, scope, given)
  let feeds: Feed[] = []
  let taint: Field['taint'] = known !== null && /FromBase64String/i.test(raw) ? ['decoded'] : []
  if (known === null) {
    const output = run_statement(
      run,
      text,
      { ...statement, items: rest, start: statement.start + raw.indexOf('=') + 1 },
      scope,
      { ...LOOSE, wanted: true },
    )
    feeds = output.from.map((index) => ({ index, via: 'variable' as const }))
    taint = output.taint
  }
  if (name !== undefined) {
    const key = name.toLowerCase().startsWith('env:') ? name.toLowerCase() : `ps:${name.toLowerCase()}`
    const field: Field = {
      text: known ?? '',
      cert: known === null ? 'dynamic' : 'literal',
      quoted: true,
      taint,
      span: target.field.span,
    }
    if (feeds.length > 0) field.feeds = feeds
    assign(scope.shell, key, { fields: [field], array: false })
  }
  return SILENT
}

// `'C:\\Users' | Remove-Item`: a value that no command printed.
function with_value(input: Input, { from, text }: Output): Input {
  if (from.length > 0 || text === null || text === '' || text.includes('\u0000')) return input
  return { ...input, sources: [...input.sources, { kind: 'text', text, cert: 'literal' }] }
}

// The groups of an expression are walked, and each method call of it becomes a command.
function run_expression(run: Run, text: string, statement: PowershellStatement, scope: Scope, wiring: Wiring): Output {
  let output = SILENT
  const raw = text.slice(statement.start, statement.end)
  if (!spend_text(run.budget, raw.length)) return SILENT
  for (const item of statement.items) {
    if (item.kind === 'word') continue
    const inner: Scope = item.kind === 'block' ? { ...scope, conditional: true } : scope
    output = join_outputs(output, walk_range(run, text, item.from, item.to, inner, { ...LOOSE, wanted: true }))
  }
  const methods = [...raw.matchAll(METHOD_CALL)].slice(0, MAX_METHODS)
  let input: Input = connect(output, wiring.input, 'pipe')
  let read_to = 0
  for (const method of methods) {
    if (method.index < read_to) continue
    if (CODE_METHODS.has(method_name(method))) {
      read_to = skip_group(text, statement.start + method.index + method[0].length - 1, statement.end) - statement.start
      output = run_code(run, text, statement, method, scope, { ...wiring, input })
      input = connect(output, input, 'pipe')
      continue
    }
    const words = method_words(run, text, statement, method, scope)
    output = run.steps.perform(run, make_call(statement, words, scope, { ...wiring, input }))
    input = connect(output, input, 'pipe')
  }
  const last = output.from.at(-1)
  if (methods.length > 0 && last !== undefined)
    run.code.push({ lang: 'powershell', code: raw.trim(), cert: 'literal', index: last })
  const known = evaluate_text(run, scope, raw) ?? known_list(run, scope, raw)?.join('\n') ?? null
  // A value alone is printed, as `Write-Output` prints it.
  const shown = methods.length === 0 && /^\s*\$env:\w+\s*$/i.test(raw) ? statement.items[0] : undefined
  if (shown !== undefined && !wiring.wanted) {
    const head: Field = { text: 'write-output', cert: 'literal', quoted: false, taint: [], span: shown.field.span }
    return run.steps.perform(run, make_call(statement, [head, shown.field], scope, wiring))
  }
  const unread = known === null && /FromBase64String|GZipStream|DeflateStream/i.test(raw)
  return known === null
    ? { ...output, text: null, taint: unread ? join_taint(output.taint, ['decoded']) : output.taint }
    : { from: output.from, text: known, taint: /FromBase64String|\[char\]|-join|-f /i.test(raw) ? ['decoded'] : [] }
}

/** `[IO.File]::Delete(`, `.DownloadString(`, `."Invoke"(`: the first group is the name, still with quotes. */
const METHOD_CALL = /(\[[\w.]+\]::\w+|\.['"]?[A-Za-z]\w*['"]?)\s*\(/g
/** Methods that make code of what they are given, which `iex` does as well. */
const CODE_METHODS: ReadonlySet<string> = new Set([
  '[scriptblock]::create',
  '[system.management.automation.scriptblock]::create',
  '[reflection.assembly]::load',
  '[system.reflection.assembly]::load',
  '.invokescript',
  '.newscriptblock',
  '.addscript',
])

/** `[scriptblock]::Create((irm u))`: its argument is run as `iex` runs it. */
function run_code(
  run: Run,
  text: string,
  statement: PowershellStatement,
  method: RegExpExecArray,
  scope: Scope,
  wiring: Wiring,
): Output {
  const { head, items } = read_method(run, text, statement, method, scope)
  const args = items.map((item) => {
    if (item.kind === 'group') return resolve_group(run, text, item, scope, statement)
    return item.raw.includes('(') ? resolve_expression(run, text, item, scope, statement) : item.field
  })
  const call = make_call(statement, [{ ...head, text: 'iex' }, ...args], scope, wiring)
  return perform_powershell(run, call, 0, () => SILENT)
}

/** Method calls of one expression, and arguments of one of them, that are read. */
const MAX_METHODS = 8
const MAX_ARGUMENTS = 16

/** A method call as the words of a command: its name and its arguments. */
function method_words(
  run: Run,
  text: string,
  statement: PowershellStatement,
  method: RegExpExecArray,
  scope: Scope,
): Field[] {
  const { head, items } = read_method(run, text, statement, method, scope)
  return [head, ...items.map((item) => item.field)]
}

/** `[io.file]::delete`, `.downloadstring`. */
function method_name(method: RegExpExecArray): string {
  return (method[1] ?? '').replace(/['"]/g, '').toLowerCase()
}

/** The name of a called method, and the items that it is given. */
function read_method(
  run: Run,
  text: string,
  { start, end }: PowershellStatement,
  method: RegExpExecArray,
  scope: Scope,
): { head: Field; items: PowershellItem[] } {
  const open = start + method.index + method[0].length - 1
  const close = skip_group(text, open, end)
  const scratch = open_statement(open + 1)
  let i = open + 1
  while (i < close - 1 && scratch.items.length < MAX_ARGUMENTS) {
    if (/[\s,)}\]]/.test(text.charAt(i))) i += 1
    else i = read_item(run, text, i, close - 1, scope, scratch)
  }
  const span = locate(scope.origin, start + method.index, open)
  const head: Field = { text: method_name(method), cert: 'literal', quoted: false, taint: [], span }
  return { head, items: scratch.items }
}

/** Heads that would be patterns anywhere else. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['?', 'Where-Object'],
  ['%', 'ForEach-Object'],
])

function run_command(run: Run, text: string, statement: PowershellStatement, scope: Scope, wiring: Wiring): Output {
  const words: Field[] = []
  const blocks: PowershellItem[] = []
  for (const item of statement.items) {
    if (item.kind === 'word') {
      words.push(item.raw.includes('(') ? resolve_expression(run, text, item, scope, statement) : item.field)
      continue
    }
    if (item.kind === 'block') {
      words.push(item.field)
      blocks.push(item)
    } else words.push(resolve_group(run, text, item, scope, statement))
  }
  const head = words[0]
  const alias = head?.quoted === false ? ALIASES.get(head.text) : undefined
  if (head !== undefined && alias !== undefined) words[0] = { ...head, text: alias, cert: 'literal' }
  const call = make_call(statement, words, scope, wiring)
  return perform_powershell(run, call, blocks.length, (k, inner, wires) => {
    const block = blocks[k]
    return block === undefined ? SILENT : walk_range(run, text, block.from, block.to, inner, wires)
  })
}

function resolve_group(
  run: Run,
  text: string,
  item: PowershellItem,
  scope: Scope,
  statement: PowershellStatement,
): Field {
  const raw = text.slice(item.from, item.to)
  if (!spend_text(run.budget, raw.length)) return item.field
  const known = item.raw === '' ? evaluate_text(run, scope, raw) : evaluate_text(run, scope, `(${raw})${item.raw}`)
  if (known !== null)
    return { ...item.field, text: known, cert: 'literal', taint: /^\s*join-path\s/i.test(raw) ? [] : ['decoded'] }
  const part: PowershellStatement = {
    items: [item],
    redirects: [],
    start: item.from - 1,
    end: item.to + 1 + item.raw.length,
  }
  const output =
    item.raw === ''
      ? walk_range(run, text, item.from, item.to, scope, { ...LOOSE, wanted: true })
      : run_expression(run, text, { ...part, end: Math.min(part.end, statement.end) }, scope, {
          ...LOOSE,
          wanted: true,
        })
  return with_feeds(item.field, output)
}

function resolve_expression(
  run: Run,
  text: string,
  item: PowershellItem,
  scope: Scope,
  statement: PowershellStatement,
): Field {
  const start = scope.origin.fixed === null ? item.field.span[0] - scope.origin.base : statement.start
  const end = scope.origin.fixed === null ? item.field.span[1] - scope.origin.base : statement.end
  const known = evaluate_text(run, scope, text.slice(start, end))
  if (known !== null) return { ...item.field, text: known, cert: 'literal', taint: ['decoded'] }
  const output = run_expression(run, text, { items: [], redirects: [], start, end }, scope, { ...LOOSE, wanted: true })
  return with_feeds({ ...item.field, text: '', cert: 'dynamic' }, output)
}

function with_feeds(field: Field, output: Output): Field {
  const known = output.text !== null && !output.text.includes('\u0000')
  const made: Field = {
    ...field,
    taint: output.taint,
    text: known ? (output.text ?? '').trim() : '',
    cert: known ? 'literal' : 'dynamic',
  }
  if (output.from.length > 0) made.feeds = output.from.map((index) => ({ index, via: 'substitution' as const }))
  return made
}

function make_call(statement: PowershellStatement, words: Field[], scope: Scope, wiring: Wiring): Call {
  const start = statement.items[0]?.field.span[0] ?? words[0]?.span[0] ?? 0
  const end = Math.max(start, statement.items.at(-1)?.field.span[1] ?? words.at(-1)?.span[1] ?? start)
  return {
    words,
    assigns: [],
    plumbing: {
      redirects: statement.redirects,
      input: null,
      diverted: statement.redirects.some((r) => r.fd === 1),
      sinks: [],
    },
    wiring,
    scope,
    span: [start, end],
    open_args: words.some((word) => word.cert === 'dynamic' && word.vars === undefined && word.feeds === undefined),
    unwraps: 0,
  }
}
