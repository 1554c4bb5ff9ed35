// Code as effects: text that a shell or an interpreter runs, code inside it, and code inside that. Source: ENGINE 3,
// stages 5 to 7.
import { MAX_COMMAND_TEXTS } from '#core/dialect/arguments.ts'
import { shell_of_tool } from '#core/dialect/tool.ts'
import { base_of_kind } from '#core/policy/effects/base.ts'
import { type Call, SCRATCH } from '#core/policy/effects/call.ts'
import {
  type Collector,
  type Draft,
  is_full,
  type Nested,
  new_collector,
  note_doubt,
  note_written,
} from '#core/policy/effects/collector.ts'
import type { Frame } from '#core/policy/effects/frame.ts'
import { run_foreign } from '#core/policy/effects/inline/rare.ts'
import { run_inline } from '#core/policy/effects/inline/run.ts'
import { run_script } from '#core/policy/effects/inline/script.ts'
import type { Lang } from '#core/policy/effects/inline/value/token.ts'
import type { EffectKind } from '#core/policy/effects/kind.ts'
import { lift_commands } from '#core/policy/effects/lift.ts'
import { follow_data, follow_files, shows_sourced_in_code } from '#core/policy/effects/line/flow.ts'
import { mark_named, mark_production } from '#core/policy/effects/specs/hosting/production.ts'
import { run_sql } from '#core/policy/effects/text/query/sql.ts'
import { tool_call } from '#core/policy/effects/tool/tool.ts'
import { analyze } from '#core/policy/parse/analyze.ts'
import { type Dialect, is_windows_name } from '#core/policy/parse/dialect.ts'
import type { Analysis } from '#core/policy/parse/tree.ts'
import type { Action } from '#core/policy/verdict.ts'

/** Characters that are read when a call has several command texts; a single text has the parser's limit. */
const MAX_TEXTS_CHARS = 8192

/**
 * Work units for reading a text again in another dialect: a tenth of the whole budget, ten times what agents' commands
 * need.
 */
const MAX_WORK_AGAIN = 640

/** One-line programs in other languages per action, each with its own budget; lines of the corpora have at most 16. */
const MAX_INLINE_RUNS = 48

/** Nested scripts of one action, all depths together (ENGINE 3, stage 5). */
const MAX_NESTED_RUNS = 8

type Files = ReadonlyMap<string, string> | null

/**
 * Judges several commands of which it is unknown which one runs. Each is parsed alone, so that an open quote of one
 * hides no other.
 */
export function lift_each(
  action: Action,
  commands: readonly string[],
  frame: Frame,
  out: Collector,
  files: Files,
  asked: readonly (Dialect | null)[],
): void {
  let start = 0
  for (const command of commands) {
    if (start > MAX_TEXTS_CHARS) break
    const [drafts, nested] = [out.drafts.length, out.nested.length]
    lift_command(action, command, frame, out, files, asked)
    if (start > 0)
      for (const found of [...out.drafts.slice(drafts), ...out.nested.slice(nested)])
        found.span = moved(found.span, start)
    start += command.length + 1
  }
  if (commands.length >= MAX_COMMAND_TEXTS || (commands.length > 1 && start > MAX_TEXTS_CHARS)) out.exhausted = true
}

function moved([from, to]: readonly [number, number], by: number): readonly [number, number] {
  return [from + by, to + by]
}

/**
 * Judges one command in the shell that the tool's name says. A shell that only the arguments ask for may not be the one
 * that runs it, so both readings count.
 */
function lift_command(
  action: Action,
  command: string,
  frame: Frame,
  out: Collector,
  files: Files,
  asked: readonly (Dialect | null)[],
): void {
  const named = shell_of_tool(action.tool_name)
  const { work, dialect: guessed } = lift_text(command, frame, out, files, named)
  const again = () => {
    if (work > MAX_WORK_AGAIN) out.exhausted = true
    // Over budget once is a question already; a second reading would only cost as much again.
    return !out.exhausted
  }
  const is_windows = guessed === 'powershell' || guessed === 'cmd'
  if (named === null && (action.cwd ?? frame.cwd).startsWith('/') && is_windows && again())
    lift_as_posix(command, frame, out, files)
  for (const dialect of asked)
    if (dialect !== null && dialect !== guessed && again()) lift_text(command, frame, out, files, dialect)
}

/**
 * Judges a line that looks like Windows on a machine that is not. A POSIX shell there runs whatever it understands, so
 * one word of another dialect (`find ~ -delete && Get-Item C:\\`) must not hide the rest. Only known effects count;
 * what a POSIX parser does not understand of Windows raises no doubt.
 */
function lift_as_posix(command: string, frame: Frame, out: Collector, files: Files): void {
  const aside = new_collector(out.steps)
  lift_text(command, frame, aside, files, 'posix')
  out.drafts.push(
    ...aside.drafts.filter(
      ({ kind, cert, head }) => !UNKNOWN.has(kind) && !is_windows_name(head) && cert !== 'dynamic',
    ),
  )
  out.nested.push(...aside.nested)
}

/** Effects of a word without a spec. */
const UNKNOWN: ReadonlySet<EffectKind> = new Set<EffectKind>(['proc.exec', 'opaque'])

function lift_text(
  text: string,
  frame: Frame,
  out: Collector,
  files: Files = null,
  dialect: Dialect | null = null,
): Analysis {
  const { cwd, home } = frame
  const analysis = analyze(text, dialect === null ? { cwd, home, files } : { cwd, home, files, dialect })
  const first = out.drafts.length
  lift_commands(text, analysis, frame, out)
  for (const [at, { lang, code, index, cert }] of analysis.code.entries()) {
    if (at >= MAX_INLINE_RUNS) out.exhausted = true
    if (is_full(out) || at >= MAX_INLINE_RUNS) break
    const command = analysis.commands[index]
    if (command === undefined || cert === 'dynamic') continue
    const call = { ...tool_call(command.name, frame, out), command, commands: analysis.commands, source: text }
    run_code_of(call, lang, code, is_file_of(files, code))
  }
  follow_data(analysis, out)
  follow_files(out, analysis)
  mark_production(text, out)
  if (frame.names_production) mark_named(out.drafts.slice(first), analysis.commands, frame.names_production)
  for (const [path, content] of analysis.written)
    if (files === null || files.get(path) !== content) note_written(out, path, content)
  for (const doubt of analysis.doubts) note_doubt(out, doubt)
  if (analysis.exhausted) out.exhausted = true
  return analysis
}

/** Runs code that a command was given in some language. */
function run_code_of(call: Call, lang: string, code: string, of_file: boolean): void {
  const inline = INLINE[lang]
  if (inline !== undefined) run_inline(call, inline, code, of_file)
  else if (lang === 'awk' || lang === 'sed' || lang === 'tcl') run_script(call, lang, code)
  else if (lang === 'gdb') run_inline(call, 'python', /^\s*(?:python|py)\s+(\S.*)$/s.exec(code)?.[1] ?? '')
  if (FOREIGN.has(lang)) run_foreign(call, code)
}

function is_file_of(files: Files, code: string): boolean {
  if (files !== null) for (const text of files.values()) if (text === code) return true
  return false
}

const INLINE: Readonly<Record<string, Lang>> = {
  python: 'python',
  node: 'node',
  perl: 'perl',
  ruby: 'ruby',
  php: 'php',
  lua: 'lua',
  // Close enough to find literal calls: names, brackets and quotes are the same.
  r: 'ruby',
  julia: 'ruby',
  elixir: 'ruby',
  groovy: 'ruby',
}

/** Languages with their own ways to start commands. */
const FOREIGN: ReadonlySet<string> = new Set(['applescript', 'foreign', 'groovy', 'julia', 'elixir', 'r'])

/** A shell started from a program that is not made for it: `sqlite3 :memory: '.shell /bin/sh'`. */
function gives_shell(draft: Draft): void {
  if (draft.fields.interactive !== true || !draft.via.some((one) => HAS_ESCAPE.test(one))) return
  draft.kind = 'priv.raise'
  draft.target = 'shell'
  draft.fields = { mechanism: draft.via.join(' '), shell: true }
  draft.d = [2, draft.d[1], 2]
}

/** Programs that run shell lines on request, and those that raise rights. */
const HAS_ESCAPE = /^(?:sudo|doas|su|pkexec|sqlite3?|mysql|mariadb|psql|l?ftp|sftp|gdb|ed|vim?|less|man)\b/

/** Judges code found in arguments, and code found in that, until none is left or the shared counter ends. */
export function run_nested(out: Collector, frame: Frame): void {
  for (let at = 0; at < out.nested.length; at++) {
    const nested = out.nested[at]
    if (nested === undefined) return
    if (at >= MAX_NESTED_RUNS) {
      out.exhausted = true
      return
    }
    const first = out.drafts.length
    run_one(nested, frame, out)
    for (const draft of out.drafts.slice(first)) {
      draft.via = [...nested.via, ...draft.via]
      if (nested.via.includes(SCRATCH)) spares_scratch(draft)
      gives_shell(draft)
      draft.span = nested.span
      shows_sourced_in_code(draft, out)
    }
  }
}

/** Lowers database effects in an environment of tests, where every row is recreated. */
function spares_scratch(draft: Draft): void {
  if (draft.kind !== 'db.write' || draft.fields.engine !== 'orm' || draft.fields.prod === true) return
  draft.fields = { ...draft.fields, all_rows: false }
  const [d1, d3] = base_of_kind(draft.kind, draft.fields, draft.taint, draft.scope)
  draft.d = [d1, draft.d[1], d3]
}

/** Judges one piece of code in its language. */
export function run_one(nested: Nested, frame: Frame, out: Collector): void {
  const inner = { ...frame, cwd: nested.cwd ?? frame.cwd }
  // The parser's mark for unknown text is not a character of a command: it becomes an unset variable.
  if (nested.lang === 'shell') return void lift_text(nested.code.replaceAll('\u0000', '${unknown_part}'), inner, out)
  if (nested.lang === 'powershell' || nested.lang === 'cmd')
    return void lift_text(nested.code, inner, out, null, nested.lang)
  if (nested.lang === 'sql')
    return run_sql({ ...tool_call('sql', inner, out), source: nested.code }, nested.code, {
      engine: 'file',
      name: null,
      prod: false,
      disposable: nested.via.includes(SCRATCH),
    })
  const lang = INLINE[nested.lang]
  if (lang !== undefined) run_inline({ ...tool_call(nested.lang, inner, out), source: nested.code }, lang, nested.code)
}
