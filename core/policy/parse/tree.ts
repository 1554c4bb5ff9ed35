// Our own tree: what the rest of the engine sees of a command line. Nothing outside core/policy/parse imports the parser library.
// Source: ENGINE sections 3 (stages 2-6), 6 and 8.
import type { Certainty, Taint } from '#core/policy/effects/kind.ts'

/** A command whose output stands in a word, and how it came there. */
export interface Feed {
  index: number
  via: 'substitution' | 'process-substitution' | 'variable'
}

/** A word after resolution (stage 4). */
export interface Word {
  /** Resolved text. For `partial` the unknown parts are replaced by `\u0000`; for `dynamic` it is ''. */
  text: string
  cert: Certainty
  /** True when any part was quoted, so that `~`, globs and braces in it are plain text. */
  quoted: boolean
  taint: readonly Taint[]
  span: readonly [start: number, end: number]
  /** Names of variables in it that the command line never sets; absent when there are none. */
  vars?: readonly string[]
  /** Commands whose output stands in it; absent when there are none. */
  feeds?: readonly Feed[]
  /** Set when the unknown parts cannot be empty (`${X:?}`): `"${X:?}/x"` is never `/x`. */
  nonempty?: true
}

/** One redirection of a command. */
export interface Redirect {
  /** `<` input, `>` truncate, `>>` append, `<>` both, `&>` both streams. Descriptor copies (`2>&1`) are dropped. */
  op: '<' | '>' | '>>' | '<>'
  fd: number
  target: Word
}

/** What feeds standard input of a command or a code string. */
export type Source =
  | { kind: 'file'; word: Word }
  | { kind: 'text'; text: string; cert: Certainty }
  | { kind: 'command'; index: number }

/** One program invocation with every wrapper taken off. */
export interface SimpleCommand {
  /** Position in `Analysis.commands`. */
  index: number
  /** Lower-case base name without `.exe`; '' when the head is not resolved. */
  name: string
  head: Word
  args: readonly Word[]
  /** Assignments in front of the head and those made by `env`. */
  assigns: readonly { name: string; value: Word }[]
  redirects: readonly Redirect[]
  /** Upstream commands (indices) whose output reaches standard input through pipes, nearest last. */
  stdin: readonly Source[]
  /** True when a pipe takes the standard output. */
  piped: boolean
  /** Wrappers around it, outermost first: `sudo`, `timeout`, `xargs`, `sh -c`, `find -exec`, `ssh`, `docker exec`, ... */
  via: readonly string[]
  /** Arguments that arrive at run time (xargs input, `{}` of find): the argument list is not complete. */
  open_args: boolean
  /** Where it runs: a remote host or a container has another file system. */
  place: 'local' | 'remote' | 'container'
  /** Working directory as tracked by `cd`, `pushd`, `-C`; null when it is no longer known. */
  cwd: string | null
  span: readonly [start: number, end: number]
  /** Only for a pattern of conditional execution: true when it runs only under `&&`, `||`, `if`, a loop or a function body. */
  conditional: boolean
  /**
   * Only on a wrapper (`sudo`, `bash -c`, `find -exec`, `ssh`...) whose inner program is also in `commands`: where in `args` the
   * wrapped command line starts; `args.length` when it came as a code string or on standard input.
   */
  tail?: number
  /** Started with `&` or as a coprocess; absent otherwise. */
  background?: true
  /** The variables that the loops around it go through; absent outside of loops. */
  over?: readonly string[]
}

/** A command that nobody typed, for findings about a tool or about the action as a whole; it covers the text of its head. */
export function stand_in_command(head: Word, cwd: string | null, index = -1): SimpleCommand {
  return {
    index,
    name: head.text.toLowerCase(),
    head,
    args: [],
    assigns: [],
    redirects: [],
    stdin: [],
    piped: false,
    via: [],
    open_args: false,
    place: 'local',
    cwd,
    span: head.span,
    conditional: false,
  }
}

/** A directed data-flow edge between commands, files and sinks (ENGINE section 8). */
export interface Flow {
  from: { kind: 'command'; index: number } | { kind: 'file'; path: string } | { kind: 'text'; text: string }
  to:
    | { kind: 'stdin'; index: number }
    | { kind: 'argument'; index: number; position: number }
    | { kind: 'head'; index: number }
    | { kind: 'code'; index: number }
    | { kind: 'file'; path: string }
  via: 'pipe' | 'substitution' | 'process-substitution' | 'redirect' | 'heredoc' | 'variable' | 'function'
}

/** A piece of code in another language handed to an interpreter on the command line or by heredoc. */
export interface InlineCode {
  /** Interpreter family: `python`, `node`, `perl`, `ruby`, `php`, `awk`, `sed`, `sql`, `powershell`, `lua`, `r`. */
  lang: string
  code: string
  cert: Certainty
  /** The command that runs it. */
  index: number
}

/** Reasons for doubt; each has a weight in ENGINE section 12. */
export type Doubt =
  | 'dynamic-head'
  | 'exhausted'
  | 'unresolved-call'
  | 'error-tail'
  | 'unresolved-destructive'
  | 'unresolved-variable'
  | 'unknown-binary'
  | 'opaque-code'

/** Everything later stages know about a piece of shell text. */
export interface Analysis {
  dialect: 'posix' | 'powershell' | 'cmd' | 'fish'
  commands: readonly SimpleCommand[]
  flows: readonly Flow[]
  code: readonly InlineCode[]
  /** Functions that pipe into themselves in the background, unbounded fork loops. */
  fork_bomb: boolean
  /** Stage 1 findings: `bidi`, `invisible-in-command`, `homoglyph-host`, `homoglyph-head`, `ansi-escape`, `control-character`. */
  text_findings: readonly string[]
  doubts: readonly Doubt[]
  /** A work budget was exceeded: at least defer (ENGINE 2.3). */
  exhausted: boolean
  /** Work units spent, for the tests that prove the bound. */
  work: number
  /** Files the line writes, by absolute path, with their text when it is known. */
  written: ReadonlyMap<string, string | null>
}
