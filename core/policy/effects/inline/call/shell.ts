// Inline code that runs text: commands for a shell, and code of its own language. Source: ENGINE 4.2, 7.
import { one_of } from '#core/compose.ts'
import { emit, runs_code, touch } from '#core/policy/effects/call.ts'
import { note_doubt } from '#core/policy/effects/collector.ts'
import { is_unknown, known, UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'
import type { Token } from '#core/policy/effects/inline/value/token.ts'
import { template } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'
import type { Taint } from '#core/policy/effects/kind.ts'

/** Text between backticks runs in a shell. */
export function command_text(run: Run, token: Token): void {
  run.facts.spawns = true
  const { text } = token.holes.length > 0 ? template(run.scope, token) : token
  if (text.includes('\u0000') || OBEYS.test(text)) run.facts.obeys = true
  if (text.includes('\u0000')) emit(run.call, 'proc.exec', { cert: 'partial', fields: { source: 'literal' } })
  runs_code(run.call, 'shell', text.replaceAll('\u0000', '"$x"'), run.lang)
}

/** `execv(path, [name, ...])` and `execl(path, name, ...)`: the second word is only what the program is told it is called. */
export function without_argv0(items: readonly Value[]): readonly Value[] {
  const [path, second, ...rest] = items
  if (path === undefined || second === undefined) return items
  if (second.items !== null) return [path, { ...second, items: second.items.slice(1) }]
  return [path, ...rest]
}

/** A shell with nothing to run: somebody is to type into it. */
const BARE_SHELL = /^\S*(?:^|\/)(?:ba|z|da|k|a)?sh(?:\s+-[^\Wi]*i\w*)?$/

/** A shell, which does what it is told by whoever it listens to; and a command that is not known from its first word on. */
const OBEYS = /(?:^|[\s'"/\\])(?:(?:ba|z|da|k|a|fi)?sh|cmd|powershell|pwsh)(?:\.exe)?(?=['"\s]|$)|^['"]?\0/

/** A command as text or as a list of words. */
export function shell(run: Run, items: readonly Value[], named: ReadonlyMap<string, Value>): void {
  const [first, second] = items
  const target = first ?? named.get('args') ?? named.get('cmd') ?? UNKNOWN
  if (target.text === 'shell' && target.items === null) return
  const words =
    target.items ??
    (second?.items ? [target, ...second.items] : null) ??
    (items.length > 1 && items.every((item) => item.items === null && !is_unknown(item)) ? items : null)
  const text = words === null ? target.text : words.map((one) => quoted(one.text)).join(' ')
  if (is_unknown(known(text)) || OBEYS.test(text)) run.facts.obeys = true
  const taint: readonly Taint[] = (words ?? [target]).flatMap((one) => one.taint)
  if (is_unknown(known(text))) {
    // The code is decoded or piped in: it was hidden on purpose.
    if (taint.includes('decoded'))
      return void emit(run.call, 'proc.exec', { cert: 'dynamic', fields: { source: 'decoded' }, taint: ['decoded'] })
    if (taint.includes('stdin'))
      return void emit(run.call, 'proc.eval', { cert: 'dynamic', fields: { source: 'dynamic', lang: 'shell' } })
    note_doubt(run.call.out, 'unresolved-call')
    emit(run.call, 'proc.exec', { cert: 'dynamic', fields: { source: 'literal', known: false } })
    return
  }
  if (BARE_SHELL.test(text.trim()))
    emit(run.call, 'priv.raise', { target: 'shell', fields: { mechanism: run.lang, shell: true } })
  const code = text.replaceAll('\u0000', '"$unknown"')
  if (taint.includes('decoded')) emit(run.call, 'proc.exec', { fields: { source: 'decoded' }, taint: ['decoded'] })
  runs_code(run.call, 'shell', code, run.lang)
}

function quoted(text: string): string {
  return /^[\w@%+=:,./~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** Code of the same language in a text: `eval`, `exec`, `instance_eval`. */
export function evaluates(run: Run, target: Value, shown: string): void {
  if (/__import__|run_path/.test(shown)) return
  // Only in Lua does this name run what it loads.
  if (shown === 'load' && run.lang !== 'lua') return
  if (target.taint.includes('decoded'))
    emit(run.call, 'proc.eval', { fields: { source: 'decoded', lang: run.lang }, taint: ['decoded'] })
  else if (is_unknown(target) && runs_file(run)) return
  else if (is_unknown(target)) {
    note_doubt(run.call.out, 'opaque-code')
    emit(run.call, 'proc.eval', {
      cert: 'dynamic',
      fields: { source: run.facts.sends || asks_network(run) ? 'network' : 'dynamic', lang: run.lang },
    })
  }
  if (!is_unknown(target)) runs_code(run.call, run.lang, target.text, 'eval')
}

/** `eval(fs.readFileSync('x.js', 'utf8'))`: the script runs, as `node x.js` runs it. */
const RUNS_FILE =
  /\beval\s?\(\s?(?:fs|require\(["'](?:node:)?fs["']\))\.readFileSync\(\s?["']([^"'\n]{1,200})["'][^()\n]{0,40}\)\s?\)/
const EVALUATES = /\b(?:exec|eval)\s?\(/g

/** Runs the one file that the code evaluates; false when it evaluates anything else. */
function runs_file(run: Run): boolean {
  run.facts.evaluated_file ??= evaluated_file(run.code)
  const path = run.facts.evaluated_file
  if (path === '' || path.startsWith('/dev/')) return false
  const read = touch(run.call, 'fs.read', {
    text: path,
    cert: 'literal',
    quoted: true,
    taint: [],
    span: run.call.command.span,
  })
  emit(run.call, 'proc.exec', {
    target: read?.target ?? null,
    scope: read?.scope ?? null,
    fields: { source: 'file', path: read?.target ?? path, lang: run.lang, known: false },
    absorbs: true,
  })
  return true
}

/** Empty when the code evaluates anything else, or more than once. */
function evaluated_file(code: string): string {
  return code.match(EVALUATES)?.length === 1 ? (RUNS_FILE.exec(code)?.[1] ?? '') : ''
}

/** Code that asks the network for something, anywhere: arguments are read before the call they belong to. */
const FETCHES = one_of(
  /(?:^|\.)(?:urlopen|urlretrieve)$|^(?:requests|httpx|https?|axios|got|session)\.(?:get|post|request)$/,
  /^(?:fetch|URI\.open|open_uri|curl_exec|file_get_contents|getstore|Net(?:\.|::)HTTP\.get|LWP\.Simple\.get|get)$/,
)

/** Whether the code asks a host on the network for something. */
export function asks_network({ facts, scope: { tokens } }: Run): boolean {
  facts.fetches ??=
    tokens.some(({ kind, text }) => kind === 'name' && FETCHES.test(text)) &&
    tokens.some(({ kind, text }) => kind === 'text' && /^(?:https?|ftp):\/\//.test(text))
  return facts.fetches
}
