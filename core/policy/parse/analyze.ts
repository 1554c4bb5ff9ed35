// From a command line to everything later stages know about it (ENGINE section 3, stages 1 to 6). Pure, total and bounded: it never
// throws for any text, and a text that costs more than its budget gives `exhausted` and what the tolerant splitter saw.
import { admits, count_work, MAX_NESTED_SCRIPTS, MAX_PARSE_CHARS, spend_text } from '#core/policy/parse/budget.ts'
import { type Dialect, detect_dialect } from '#core/policy/parse/dialect.ts'
import { resolve_home } from '#core/policy/parse/home.ts'
import { parse_shell, type ShellScript } from '#core/policy/parse/shell.ts'
import {
  descend,
  LOOSE,
  type Output,
  open_run,
  open_scope,
  type Run,
  type Scope,
  type Steps,
  UNKNOWN_OUTPUT,
  type Wiring,
} from '#core/policy/parse/state.ts'
import { rewrite_fish } from '#core/policy/parse/text/fish.ts'
import { cut_heredocs, MAX_CUT_CHARS } from '#core/policy/parse/text/heredocs.ts'
import { clean_text, is_foreign, note_word } from '#core/policy/parse/text/hygiene.ts'
import { type Cut, origin_of } from '#core/policy/parse/text/origin.ts'
import { add_rough } from '#core/policy/parse/text/rough.ts'
import { MAX_TOLERANT_CHARS, MAX_TOLERANT_TAIL_CHARS } from '#core/policy/parse/text/tolerant.ts'
import { is_typed_python } from '#core/policy/parse/text/typed.ts'
import { type Analysis, type SimpleCommand, stand_in_command } from '#core/policy/parse/tree.ts'
import { perform } from '#core/policy/parse/walk/perform.ts'
import { walk_node, walk_script, walk_uncalled } from '#core/policy/parse/walk/walk.ts'
import { analyze_windows } from '#core/policy/parse/windows/windows.ts'
import { make_field } from '#core/policy/parse/word/field.ts'

/** What the caller knows about the place where the command would run. */
export interface AnalyzeOptions {
  cwd: string | null
  home: string | null
  /** Values of environment variables, when the adapter supplied them. */
  env?: ReadonlyMap<string, string>
  /** Set when the tool says which shell it is (`powershell`, `cmd`); otherwise it is detected. */
  dialect?: Dialect
  /** Texts of files that earlier steps of the session wrote, by absolute path: running one runs its text. */
  files?: ReadonlyMap<string, string> | null
  /** The text is a script file: `$1`... are not known. On a command line they are empty. */
  script?: boolean
}

/** Characters a nested script costs besides its own: setting up a parse is not free. */
const NESTED_CHARS = 128

const STEPS: Steps = {
  walk: walk_script,
  perform,
  perform_text,
  perform_windows: analyze_windows,
  walk_body: walk_node,
}

const NONE: readonly never[] = []
const NOTHING_WRITTEN: ReadonlyMap<string, string | null> = new Map()

/** Analyses one command line. Never throws. */
export function analyze(source: string, options: AnalyzeOptions): Analysis {
  const ends = ends_of(source)
  const read = ends?.text ?? source
  const foreign = is_foreign(read)
  const findings = foreign ? new Set<string>() : null
  const text = findings === null ? read : clean_text(read, findings)
  const dialect = options.dialect ?? detect_dialect(text)
  const run = open_run(text, resolve_home(options.home, options.cwd), options.env ?? null, foreign, findings, STEPS)
  if (options.files) run.files = new Map([...options.files].map(([path, text]) => [path, { text, taint: [] }]))
  const scope = open_scope(text, options.cwd, options.script ? null : [])
  if (ends === null) walk_safely(run, text, dialect, scope)
  else run.budget.exhausted = true
  if (run.budget.exhausted) {
    run.doubts.add('exhausted')
    // The walk may have replaced the text by one without heredocs; here the original is needed.
    const origin = { base: 0, limit: source.length, fixed: null, ...(ends && { cuts: [ends.cut] }) }
    add_rough(run, text, 0, { ...scope, origin })
  }
  if (foreign) note_words(run)
  return {
    dialect,
    commands: run.commands,
    flows: run.flows,
    code: run.code,
    fork_bomb: run.fork_bomb,
    text_findings: findings === null ? NONE : [...findings],
    doubts: run.doubts.size === 0 ? NONE : [...run.doubts],
    exhausted: run.budget.exhausted,
    work: count_work(run.budget),
    written: run.files === null ? NOTHING_WRITTEN : new Map([...run.files].map(([path, file]) => [path, file.text])),
  }
}

/**
 * Beginning and end of a text that no budget admits, and what lies between them; null for a text that may be admitted. Only these
 * ends are looked at, so that the price of a refusal does not grow with the text.
 */
function ends_of(source: string): { text: string; cut: Cut } | null {
  if (source.length <= MAX_PARSE_CHARS) return null
  if (source.length <= MAX_CUT_CHARS && source.includes('<<')) return null
  const tail = source.length - MAX_TOLERANT_TAIL_CHARS
  if (tail <= MAX_TOLERANT_CHARS) return { text: source, cut: { at: 0, text: '' } }
  // A line end takes the place of the middle, so that no word spans both ends.
  const text = `${source.slice(0, MAX_TOLERANT_CHARS)}\n${source.slice(tail)}`
  return { text, cut: { at: MAX_TOLERANT_CHARS, text: source.slice(MAX_TOLERANT_CHARS + 1, tail) } }
}

function walk_safely(run: Run, text: string, dialect: Dialect, scope: Scope): void {
  try {
    walk_source(run, text, dialect, scope)
  } catch {
    // The parser library or a walk step failed on this text: nothing is proven, so it counts as over budget.
    run.budget.exhausted = true
  }
}

function walk_source(run: Run, text: string, dialect: Dialect, scope: Scope): void {
  if (is_typed_python(text)) return runs_typed(run, text, scope)
  if (dialect === 'powershell' || dialect === 'cmd') {
    if (admits(text)) analyze_windows(run, dialect, text, scope, [0, text.length], LOOSE)
    else run.budget.exhausted = true
    return
  }
  if (dialect === 'fish' && admits(text)) {
    scope.origin = { base: 0, limit: 0, fixed: [0, text.length] }
    walk_text(run, rewrite_fish(text), scope, LOOSE)
    finish(run)
    return
  }
  if (admits(text)) {
    walk_text(run, text, scope, LOOSE)
    finish(run)
    return
  }
  const cut = cut_heredocs(text)
  if (cut === null || !admits(cut.text)) {
    run.budget.exhausted = true
    return
  }
  scope.origin = { base: 0, limit: text.length, fixed: null, cuts: cut.cuts }
  walk_text(run, cut.text, scope, LOOSE)
  finish(run)
  if (!cut.confirmed(scope.origin)) run.budget.exhausted = true
}

/** What was typed into a Python. */
function runs_typed(run: Run, text: string, scope: Scope): void {
  const head = make_field('python3', [0, text.length], [])
  run.commands.push(stand_in_command(head, scope.shell.cwd, 0))
  run.code.push({ lang: 'python', code: text, cert: 'literal', index: 0 })
}

// The shell ends: its traps run, then functions nobody called are looked at.
function finish(run: Run): void {
  for (const trap of run.traps) trap()
  walk_uncalled(run)
}

// Parses and walks; where the parser stopped, the tolerant splitter goes on.
function walk_text(run: Run, text: string, scope: Scope, wiring: Wiring): Output {
  const script = parse_repaired(run, text)
  const output = walk_script(run, script, scope, wiring)
  const at = first_error(script)
  if (at !== null) {
    run.doubts.add('error-tail')
    // `rm -rf (pwd)/x` of another shell: the target is behind the syntax error.
    if (run.commands.some(is_cut_short)) run.doubts.add('unresolved-destructive')
    if (spend_text(run.budget, text.length - at)) add_rough(run, text, at, scope)
  }
  return output
}

/**
 * `for f in *.log 2>/dev/null; do`: no shell takes a redirection there, so nothing of the line runs, but it is typed again and again.
 * What it means is judged: the same text with blanks in its place.
 */
function parse_repaired(run: Run, text: string): ShellScript {
  const script = parse_shell(text)
  if (first_error(script) === null || !LOOP_SILENCED.test(text) || !spend_text(run.budget, text.length)) return script
  const repaired = parse_shell(
    text.replaceAll(LOOPS_SILENCED, (_, loop: string, muted: string) => loop + ' '.repeat(muted.length)),
  )
  return first_error(repaired) === null ? repaired : script
}

const LOOP_SILENCED = /\bfor\s\w{1,40}\sin\s[^;\n|&<>()`]{1,400}\s2>\s?\/dev\/null\s?[;\n]/
const LOOPS_SILENCED = /(\bfor\s\w{1,40}\sin\s[^;\n|&<>()`]{1,400}\s)(2>\s?\/dev\/null)(?=\s?[;\n])/g

const DESTROYS = /^(?:rm|rmdir|unlink|shred|truncate|dd|mkfs(?:\.\w+)?)$/

function is_cut_short({ name, args, open_args }: SimpleCommand): boolean {
  return DESTROYS.test(name) && !open_args && args.every((word) => word.text.startsWith('-'))
}

function first_error(script: ShellScript): number | null {
  let at: number | null = null
  for (const error of script.errors ?? []) if (at === null || error.pos < at) at = error.pos
  return at
}

function perform_text(run: Run, text: string, span: readonly [number, number], scope: Scope, wiring: Wiring): Output {
  if (scope.scripts >= MAX_NESTED_SCRIPTS || !spend_text(run.budget, text.length + NESTED_CHARS) || !admits(text)) {
    run.budget.exhausted = true
    return UNKNOWN_OUTPUT
  }
  const inner = descend(run, scope)
  if (inner === null) return UNKNOWN_OUTPUT
  inner.scripts += 1
  inner.origin = origin_of(run, text, span)
  return walk_text(run, text, inner, wiring)
}

function note_words(run: Run): void {
  for (const command of run.commands as readonly SimpleCommand[]) {
    if (command.name === '') continue
    for (const word of command.args) note_word(run, word)
  }
}
