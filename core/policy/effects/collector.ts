// Collects what the stages find for one action: effects under construction, doubts, and code that is judged next.
// Source: ENGINE 3 (stages 5 and 7), 4.1.
import type { Effect, FieldValue, Taint } from '#core/policy/effects/kind.ts'
import type { Doubt, SimpleCommand } from '#core/policy/parse/tree.ts'
import type { Would } from '#core/policy/verdict.ts'

/**
 * An effect under construction: data flow may still add taint. `fields` may be shared between effects and are never
 * mutated; `set_field` replaces the object.
 */
export interface Draft extends Omit<Effect, 'd'> {
  d: [d1: number, d2: number, d3: number]
  /** Index of the command; -1 for tools without one. */
  command: number
  /** Takes over the taint of what is piped or substituted into its command. */
  absorbs: boolean
}

/** What the stages found for one action. */
export interface Collector {
  drafts: Draft[]
  /** Without duplicates, in the order in which they came up. */
  doubts: Doubt[]
  /** Taints of each command's own standard output. */
  prints: Map<number, Taint[]> | null
  /** Code found in arguments, judged next: `os.system('...')`, `vim -c '!...'`. */
  nested: Nested[]
  /** Scripts that are written and not run; judged by what they would do. */
  scripts: FileScript[]
  /** Replacements that edits make in existing files. */
  edits: { path: string; from: string; to: string }[] | null
  /** Rules that written files would break once they run, by absolute path. */
  would: Map<string, Would[]> | null
  /** New texts of files by absolute path; null when the text is not known. */
  written: Map<string, string | null> | null
  /** There were more effects or more nested code than the limits allow. */
  exhausted: boolean
  /** Cost of comparing effects with each other, shared by all readings of one action. */
  steps: Steps
}

/** A counter of such comparisons: files with what brought them, files with what runs them. */
export interface Steps {
  taken: number
}

/** A piece of code inside a file that is written. */
export interface Script {
  lang: Nested['lang']
  code: string
  /** Names of the recipes or scripts that run it; null when it runs with the file itself. */
  names: readonly string[] | null
}

/** A script that an action writes. */
export interface FileScript extends Script {
  path: string
  /** Part of a file whose whole text is known: a person is asked about the part, the whole is noted. */
  part?: true
  /** The whole text of an edited file: noted for whoever runs it, and asked about already. */
  whole?: true
}

/** A piece of code that a command or a call runs. */
export interface Nested {
  lang: 'shell' | 'python' | 'node' | 'perl' | 'ruby' | 'php' | 'lua' | 'awk' | 'sed' | 'sql' | 'powershell' | 'cmd'
  code: string
  via: readonly string[]
  place: SimpleCommand['place']
  cwd: string | null
  span: readonly [start: number, end: number]
  command: number
  depth: number
}

/** Effects of one action (ENGINE 3, stage 7). */
export const MAX_EFFECTS = 512

/** Comparisons of one action; of the 3 251 commands of the corpora the greediest needs 420. */
export const MAX_STEPS = 16_384

/**
 * Charges comparisons to the action; false when the budget is used up: then nothing more is compared, and the action is
 * a question.
 */
export function pays(out: Collector, steps: number): boolean {
  out.steps.taken += steps
  return out.steps.taken <= MAX_STEPS
}

/** Files that each command reads, by index of the command. */
export type Reads = Map<number, readonly string[]>

/**
 * The first file a command reads that satisfies `like`. The others are forgotten, so that many writes of one command do not look
 * through all of them again: one map of reads is for one `like`.
 */
export function first_read(reads: Reads, command: number, like: (path: string) => boolean): string | null {
  const paths = reads.get(command)
  if (paths === undefined) return null
  const found = paths.find(like)
  if (found === undefined) reads.delete(command)
  else reads.set(command, [found])
  return found ?? null
}

/** Files each command reads; calls of tools other than shells have no commands. */
export function reads_by_command({ drafts }: Collector): Reads {
  const reads = new Map<number, string[]>()
  for (const { kind, target, command } of drafts) {
    if (kind !== 'fs.read' || target === null || command < 0) continue
    const known = reads.get(command)
    if (known === undefined) reads.set(command, [target])
    else known.push(target)
  }
  return reads
}

/** An empty collector. `steps` is shared with the action that this reading belongs to. */
export function new_collector(steps: Steps = { taken: 0 }): Collector {
  return {
    drafts: [],
    doubts: [],
    prints: null,
    nested: [],
    scripts: [],
    edits: null,
    would: null,
    written: null,
    exhausted: false,
    steps,
  }
}

/** Notes that something about the action is unknown. */
export function note_doubt(out: Collector, doubt: Doubt): void {
  if (!out.doubts.includes(doubt)) out.doubts.push(doubt)
}

/** Notes the new text of a file. */
export function note_written(out: Collector, path: string, text: string | null): void {
  out.written ??= new Map()
  out.written.set(path, text)
}

/** Notes a rule that a file would break once it runs. */
export function note_would(out: Collector, path: string, would: Would): void {
  out.would ??= new Map()
  const known = out.would.get(path)
  if (known === undefined) out.would.set(path, [would])
  else known.push(would)
}

/**
 * Whether the limit of effects is reached: then the verdict is a question already and looking further is pointless
 * (ENGINE 2.3).
 */
export function is_full(out: Collector): boolean {
  return out.exhausted && out.drafts.length >= MAX_EFFECTS
}

/** Changes one field of an effect. */
export function set_field(draft: Draft, name: string, value: FieldValue): void {
  draft.fields = { ...draft.fields, [name]: value }
}
