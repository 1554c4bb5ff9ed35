// Input and output of L1. Source: ENGINE sections 1, 9 and 10.
import type { Effect, VerdictWord } from '#core/policy/effects/kind.ts'
import type { FileNames } from '#core/policy/effects/session/file-names.ts'
import type { Doubt } from '#core/policy/parse/tree.ts'
import type { Reach } from '#core/policy/reach.ts'

/** Tool class on the wire (CONTRACT 2.8). */
export type ToolClass = 'shell' | 'read' | 'write' | 'net' | 'mcp' | 'other'

/** One tool call, independent of dialects. The payload is not redacted. */
export interface Action {
  tool_name: string
  payload: Readonly<Record<string, unknown>>
  cwd: string | null
  workspace_root: string | null
  home: string | null
  /** What the adapter knows, for example real paths; may only raise the verdict (CONTRACT 1.3). */
  facts: Readonly<Record<string, unknown>> | null
  /** The event reports something past, or is not an action: what it leaves out cannot run any more. */
  observed?: boolean
}

/**
 * What a session knows from earlier steps (ENGINE section 11). Some members are only used by a single step or output on
 * its way into these facts; they say so.
 */
export interface FileFacts {
  /** Files the session wrote, by absolute path. */
  written: ReadonlyMap<string, WrittenFile>
  /** Index of the base names of those files; absent while they are few enough to be compared one by one. */
  names?: FileNames
  secrets_read: readonly string[]
  hosts: readonly string[]
  denied_effects: readonly string[]
  /** What the session made itself (core/policy/effects/session/own/own.ts). */
  own?: readonly string[]
  /** Of a step: what stops being the session's own. */
  disowned?: readonly string[]
  /** Hosts, repositories and packages named in an output that gave the agent instructions. */
  told?: readonly string[]
  /** What was the session's own and is so no longer. */
  lost?: readonly string[]
  /** Of an output: lines saying that something existed already. */
  failed?: readonly string[]
  /** Of a step: a look, that is an inspection whose output may prove something (effects/session/shown.ts). */
  looks?: string
  /** Of an output: what it proved, and by which look. */
  shown?: Shown
  /** Lines of the session's shell that later commands are judged behind (core/policy/prelude.ts). */
  prelude?: Prelude | null
}

/** What an output proved. */
export interface Shown {
  look: string
  own: readonly string[]
}

/**
 * Earlier calls that moved the shell, assigned variables or carried files, oldest first, and the client's directory
 * since.
 */
export interface Prelude {
  cwd: string | null
  lines: readonly string[]
  /** Which commands the lines can matter to; absent in what a single step adds. */
  reach?: Reach
}

/** A file the session wrote or downloaded. */
export interface WrittenFile {
  /** The text, when a tool call wrote it and it is small enough to judge. */
  content: string | null
  source: 'agent' | 'download'
  host: string | null
  /** Of a download: kind of its host, and its protocol. */
  host_kind?: string
  scheme?: string
  executable: boolean
  /** The folder of an unpacked download: everything in it came with the archive. */
  folder?: true
  /** The text is only what edits inserted; the rest of the file was never shown. */
  part?: true
  /** Rules it would break once it runs; absent when there are none. */
  would?: readonly Would[]
  /** A dump of a whole database. */
  dump?: true
}

/** A rule that a piece of a file would break when it runs. */
export interface Would {
  rule_id: string
  /** Names of the recipes or scripts that run the piece; null when it runs with the file itself. */
  names: readonly string[] | null
  /** The piece runs this file: the rule holds only when the file was downloaded. */
  file?: string
}

/** One rule that matched. */
export interface Finding {
  rule_id: string
  verdict: VerdictWord
  reason: string
  /** A safer action in words, and as a command where there is one; that command is itself allowed. */
  suggestion: string | null
  category: number
  locked: boolean
  shadow: boolean
  /** Span of the raw text that matched. */
  span: readonly [start: number, end: number]
  /** Minimum of D1 to D3 that the rule sets. */
  score: { d1: number; d2: number; d3: number }
}

/** L1's answer: the strictest verdict of all matched rules, the dimensions, and the evidence for both. */
export interface Verdict {
  verdict: VerdictWord
  d1: number
  d2: number
  d3: number
  /** Strictest first; ties: locked, then higher score, then id order. */
  findings: readonly Finding[]
  effects: readonly Effect[]
  doubts: readonly Doubt[]
  /** 0 to 1 (ENGINE section 12). */
  uncertainty: number
  exhausted: boolean
  tool_class: ToolClass
  /**
   * The text whose hash is the fingerprint: {tool class, effective parameters, cwd} (CONTRACT 3.1). Lazy, because most
   * allowed actions never need it.
   */
  fingerprint_text: () => string
  /** Replacement of the whole payload, judged again and allowed; null when no rule offers one. */
  rewrite: Readonly<Record<string, unknown>> | null
  /** What a rule demands when the rewrite cannot be applied; absent: a person is asked. */
  otherwise?: 'block'
  /** What the engine threw on this action, for the log; absent when it did not. */
  failure?: string
  /** What later steps of the session must know of this one (ENGINE 11); null when nothing. */
  learned: FileFacts | null
}

/** Compiled rule packs; opaque outside core/policy. */
export interface Policy {
  /** `<semver>+<8 hex of its hash>` (CONTRACT 1.4). */
  version: string
  judge(action: Action, facts: FileFacts | null): Verdict
}
