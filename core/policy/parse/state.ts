// The state of one analysis: what the whole run collects, what one shell process knows, and where in the program the walk stands.
// The walk is an abstract run of the program: every stage takes an input (who feeds it, and the text when that is known) and
// gives an output of the same form. Recursion is bounded by `MAX_DEPTH`, so it never follows hostile depth.
import type { Taint } from '#core/policy/effects/kind.ts'
import { type Budget, MAX_DEPTH, open_budget } from '#core/policy/parse/budget.ts'
import type { CompoundList, ShellNode, ShellScript } from '#core/policy/parse/shell.ts'
import type { Origin } from '#core/policy/parse/text/origin.ts'
import type { Doubt, Flow, InlineCode, SimpleCommand, Source } from '#core/policy/parse/tree.ts'
import { type Field, join_taint, type Value } from '#core/policy/parse/word/field.ts'

/** One assignment in a persistent list: forking a shell copies a pointer. */
export interface Binding {
  readonly name: string
  /** Null after `unset`. */
  readonly value: Value | null
  readonly next: Binding | null
  /** This binding or one below it is of IFS, which every unquoted expansion asks for. */
  readonly has_ifs: boolean
  /** This binding or one below it is another name of a variable. */
  readonly has_refs: boolean
  /** This binding or one below it is of an array. */
  readonly has_arrays: boolean
}

/** What one shell process changes while it runs. */
export interface Shell {
  env: Binding | null
  cwd: string | null
  old_cwd: string | null
  /** The folder that a shell of another host or container went to; null while it is where it began, or not known. */
  far_cwd: string | null
  /** `$1`...; null when they are not known. */
  positional: readonly Field[] | null
}

/** Where the walk stands. Shared parts are never written through it, except `shell`. */
export interface Scope {
  shell: Shell
  origin: Origin
  via: readonly string[]
  place: SimpleCommand['place']
  conditional: boolean
  background: boolean
  /** Recursion of the walk. */
  depth: number
  /** Substitutions around this place. */
  substitutions: number
  /** Code strings around this place. */
  scripts: number
  /** Loops around this place. */
  loops: number
  /** The variables that those loops go through. */
  over: readonly string[]
  /** Taint of the text this code was read from. */
  taint: readonly Taint[]
  /** Functions being called. */
  calls: readonly string[]
}

/** What reaches standard input. */
export interface Input {
  sources: readonly Source[]
  /** Commands at the other end of the nearest pipe. */
  from: readonly number[]
  via: Flow['via']
  /** The text when it is known; unknown parts are NUL. */
  text: string | null
  taint: readonly Taint[]
}

/** What a stage writes to standard output. */
export interface Output {
  from: readonly number[]
  text: string | null
  taint: readonly Taint[]
}

/** How a stage is connected. */
export interface Wiring {
  input: Input
  /** Somebody reads the output, so its text is worth computing. */
  wanted: boolean
  piped: boolean
}

/** Redirections of a command after resolution. */
export interface Plumbing {
  redirects: SimpleCommand['redirects']
  /** Set when standard input is redirected. */
  input: Input | null
  /** True when standard output goes to a file. */
  diverted: boolean
  /** Commands inside `>(...)`, fed by this command. */
  sinks: readonly number[]
}

/** One program call on its way through the unwrapping. */
export interface Call {
  words: readonly Field[]
  assigns: SimpleCommand['assigns']
  plumbing: Plumbing
  wiring: Wiring
  scope: Scope
  span: readonly [number, number]
  open_args: boolean
  /** Wrappers taken off so far. */
  unwraps: number
}

/** What was written to a file; unknown parts are NUL. */
export interface WrittenText {
  text: string | null
  taint: readonly Taint[]
}

/** A function of the shell, with the place of its definition. */
export interface ShellFunction {
  body: ShellNode | CompoundList
  scope: Scope
  called: boolean
  /** It is being walked: a call of it now is a recursion. */
  active: boolean
}

/** Everything one analysis collects, and the steps that call each other through it. */
export interface Run {
  readonly source: string
  readonly home: string
  readonly environment: ReadonlyMap<string, string> | null
  /** The source has characters outside printable ASCII, so that heads and flags must be folded. */
  readonly foreign: boolean
  readonly budget: Budget
  readonly commands: SimpleCommand[]
  readonly flows: Flow[]
  readonly code: InlineCode[]
  readonly doubts: Set<Doubt>
  /** Null for a text without foreign characters. */
  readonly findings: Set<string> | null
  // Rarely used maps are created on first use: an empty map costs as much as resolving a word.
  functions: Map<string, ShellFunction> | null
  aliases: Map<string, string> | null
  /** What `trap ... EXIT` left to do, in the order in which it was said. */
  readonly traps: (() => void)[]
  /** Files written earlier on this command line: absolute path -> text, null when the text is not known. */
  files: Map<string, WrittenText> | null
  /** Position and text of heads that the tolerant splitter must not add again. */
  heads: Map<string, number> | null
  /** Commands whose heads are in `heads`. */
  heads_seen: number
  fork_bomb: boolean
  /** The first name with several possible values that the command being resolved has asked for. */
  choice: Choice | null
  /** Commands that were performed once for each value of a name. */
  splits: number
  readonly steps: Steps
}

/** A name that branches gave different values. */
export interface Choice {
  readonly name: string
  readonly values: readonly Field[]
}

/** The mutually recursive steps; they are reached through the run so that the files do not import each other in a circle. */
export interface Steps {
  /** Walks a parsed script. */
  walk(run: Run, script: ShellScript, scope: Scope, wiring: Wiring): Output
  /** Unwraps and emits one program call. */
  perform(run: Run, call: Call): Output
  /** Parses and walks a code string that stands in `word`. */
  perform_text(run: Run, text: string, span: readonly [number, number], scope: Scope, wiring: Wiring): Output
  /** Walks PowerShell or cmd text that stands in `span`. */
  perform_windows(
    run: Run,
    dialect: 'powershell' | 'cmd',
    text: string,
    scope: Scope,
    span: readonly [number, number],
    wiring: Wiring,
  ): Output
  /** Walks the body of a function. */
  walk_body(run: Run, body: ShellNode | CompoundList, scope: Scope, wiring: Wiring): Output
}

/** Standard input that nobody feeds. */
export const NO_INPUT: Input = { sources: [], from: [], via: 'pipe', text: null, taint: [] }
/** Output of a command that prints nothing. */
export const SILENT: Output = { from: [], text: '', taint: [] }
/** Output nobody knows. */
export const UNKNOWN_OUTPUT: Output = { from: [], text: null, taint: [] }
/** Not connected to anything. */
export const LOOSE: Wiring = { input: NO_INPUT, wanted: false, piped: false }
/** No redirections. */
export const NO_PLUMBING: Plumbing = { redirects: [], input: null, diverted: false, sinks: [] }

/** A run with nothing collected yet. */
export function open_run(
  source: string,
  home: string,
  environment: ReadonlyMap<string, string> | null,
  foreign: boolean,
  findings: Set<string> | null,
  steps: Steps,
): Run {
  return {
    source,
    home,
    environment,
    foreign,
    budget: open_budget(),
    commands: [],
    flows: [],
    code: [],
    doubts: new Set(),
    findings,
    functions: null,
    aliases: null,
    traps: [],
    files: null,
    heads: null,
    heads_seen: 0,
    fork_bomb: false,
    choice: null,
    splits: 0,
    steps,
  }
}

/** The scope of the outermost text. */
export function open_scope(source: string, cwd: string | null, positional: readonly Field[] | null): Scope {
  return {
    shell: { env: null, cwd, old_cwd: null, far_cwd: null, positional },
    origin: { base: 0, limit: source.length, fixed: null },
    via: [],
    place: 'local',
    conditional: false,
    background: false,
    depth: 0,
    substitutions: 0,
    scripts: 0,
    loops: 0,
    over: [],
    taint: [],
    calls: [],
  }
}

/** The same place one level deeper; null (and exhausted) when the recursion bound is reached. */
export function descend(run: Run, scope: Scope): Scope | null {
  if (scope.depth >= MAX_DEPTH) {
    run.budget.exhausted = true
    return null
  }
  return { ...scope, depth: scope.depth + 1 }
}

/** A copy of the shell, for subshells, pipe stages and branches. */
export function fork_shell(shell: Shell): Shell {
  const { env, cwd, old_cwd, far_cwd, positional } = shell
  return { env, cwd, old_cwd, far_cwd, positional }
}

/** Both outputs, one after the other. */
export function join_outputs(first: Output, second: Output): Output {
  if (first === SILENT) return second
  if (second === SILENT) return first
  return {
    from:
      first.from.length === 0 ? second.from : second.from.length === 0 ? first.from : [...first.from, ...second.from],
    text: join_texts(first.text, second.text),
    taint: join_taint(first.taint, second.taint),
  }
}

// One known part is worth keeping: the rest of the text is a line nobody knows.
function join_texts(first: string | null, second: string | null): string | null {
  if (first === null) return second === null || second === '' ? null : `\u0000\n${second}`
  if (second === null) return first === '' ? null : `${first}\u0000\n`
  return first + second
}

/** An output as the input of the next stage of a pipe. */
export function connect(output: Output, before: Input, via: Flow['via']): Input {
  const sources: Source[] = before.sources.length > 16 ? before.sources.slice(-16) : [...before.sources]
  for (const index of output.from) sources.push({ kind: 'command', index })
  return { sources, from: output.from, via, text: output.text, taint: output.taint }
}
