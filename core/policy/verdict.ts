// What L1 is asked and what it answers. Source: ENGINE sections 1, 9 and 10.
import type { Effect, VerdictWord } from '#core/policy/effects/kind.ts'
import type { FileNames } from '#core/policy/effects/session/file-names.ts'
import type { Doubt } from '#core/policy/parse/tree.ts'
import type { Reach } from '#core/policy/reach.ts'

/** Tool class on the wire (CONTRACT 2.8). */
export type ToolClass = 'shell' | 'read' | 'write' | 'net' | 'mcp' | 'other'

/** The question: one tool call, already lifted out of its dialect. The payload is the unredacted one. */
export interface Action {
  tool_name: string
  payload: Readonly<Record<string, unknown>>
  cwd: string | null
  workspace_root: string | null
  home: string | null
  /** What the adapter knows, for example real paths; may only raise (CONTRACT 1.3). */
  facts: Readonly<Record<string, unknown>> | null
  /** It happened already or is no action at all, so what it does not say cannot run any more. */
  observed?: boolean
}

/** What the session already did to the files this action touches (ENGINE section 11). */
export interface FileFacts {
  /** Absolute path -> what was written there in this session. */
  written: ReadonlyMap<string, WrittenFile>
  /** The base names of those files; absent where they are few enough to be looked at one by one. */
  names?: FileNames
  secrets_read: readonly string[]
  hosts: readonly string[]
  denied_effects: readonly string[]
  /** What the session made itself (core/policy/effects/session/own/own.ts); absent when there is nothing. */
  own?: readonly string[]
  /** Of a step: what is no longer the session's own. */
  disowned?: readonly string[]
  /** Hosts, repositories and packages that an output named which gave the agent orders; absent when there are none. */
  told?: readonly string[]
  /** What was the session's own and is no longer; absent when there is nothing. */
  lost?: readonly string[]
  /** Lines of outputs that say that something was there already; only on its way into the session's facts. */
  failed?: readonly string[]
  /** Of a step: a look whose output may prove something (effects/session/shown.ts); only on its way into the session's facts. */
  looks?: string
  /** Of an output: what it proved, and to which look it belongs; only on its way into the session's facts. */
  shown?: Shown
  /** Moves and assignments of the session's shell that may still hold; absent when there are none. */
  prelude?: Prelude | null
}

/** What an output proved. */
export interface Shown {
  look: string
  own: readonly string[]
}

/** Calls that only moved the shell or assigned variables, oldest first, and the directory the client named meanwhile. */
export interface Prelude {
  cwd: string | null
  lines: readonly string[]
  /** What the lines can matter to; absent in what a single step teaches. */
  reach?: Reach
}

/** A file the session wrote or downloaded. */
export interface WrittenFile {
  /** Text when the session wrote it through a tool call and it is small enough to judge. */
  content: string | null
  source: 'agent' | 'download'
  host: string | null
  /** Of a download: what kind of host that is, and by what protocol it came; absent when nobody knows. */
  host_kind?: string
  scheme?: string
  executable: boolean
  /** A folder that came out of a downloaded archive: what lies in it came along. */
  folder?: true
  /** The text is only what edits put into a file that nobody has shown. */
  part?: true
  /** What it would do once it runs; absent when no rule objects to it. */
  would?: readonly Would[]
  /** A whole database, as a dump wrote it. */
  dump?: true
}

/** A rule that a piece of a file would meet when it runs. */
export interface Would {
  rule_id: string
  /** Names of recipes or scripts under which the piece is asked for; null when whatever reads the file runs it. */
  names: readonly string[] | null
  /** Only when this file came from the network: the piece runs it. */
  file?: string
}

/** One rule that matched. */
export interface Finding {
  rule_id: string
  verdict: VerdictWord
  reason: string
  /** A safer action in words, and as a command when there is one; that command itself is allowed. */
  suggestion: string | null
  category: number
  locked: boolean
  shadow: boolean
  /** Span of the raw text that matched. */
  span: readonly [start: number, end: number]
  /** D1..D3 minimum the rule gives. */
  score: { d1: number; d2: number; d3: number }
}

/** The answer of L1: strictest verdict of all matched rules, the dimensions, and the evidence for both. */
export interface Verdict {
  verdict: VerdictWord
  d1: number
  d2: number
  d3: number
  /** Strictest first; ties: locked, then higher score, then id order. */
  findings: readonly Finding[]
  effects: readonly Effect[]
  doubts: readonly Doubt[]
  /** 0..1, ENGINE section 12. */
  uncertainty: number
  exhausted: boolean
  tool_class: ToolClass
  /** Text of which `fingerprint` is the hash: {tool class, effective parameters, cwd} (CONTRACT 3.1). Lazy: it is not needed for every allow. */
  fingerprint_text: () => string
  /** Complete replacement of the payload, already judged again and allowed; null when no rule offers one. */
  rewrite: Readonly<Record<string, unknown>> | null
  /** What a rule wants when the rewrite cannot be had or applied; a question for a person when absent. */
  otherwise?: 'block'
  /** The engine broke on this action: what happened, for the log. Absent when all went well. */
  failure?: string
  /** What later steps of the session have to know about this one (ENGINE 11); null when there is nothing. */
  learned: FileFacts | null
}

/** Compiled rule packs. Opaque to everything outside core/policy. */
export interface Policy {
  /** `<semver>+<8 hex of its hash>` (CONTRACT 1.4). */
  version: string
  judge(action: Action, facts: FileFacts | null): Verdict
}
