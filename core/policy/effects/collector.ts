// What the stages collect for one action: effects while they are being built, doubts, and code that is judged in turn.
// Source: ENGINE 3 (stages 5 and 7), 4.1.
import type { Effect, FieldValue, Taint } from '#core/policy/effects/kind.ts'
import type { Doubt, SimpleCommand } from '#core/policy/parse/tree.ts'
import type { Would } from '#core/policy/verdict.ts'

/**
 * An effect while it is being built: data flow may still add taint. Its fields may be shared with other effects: they are changed by
 * giving it another object (`set_field`).
 */
export interface Draft extends Omit<Effect, 'd'> {
  d: [d1: number, d2: number, d3: number]
  /** Index of the command, -1 for tools without one. */
  command: number
  /** Takes taint from what is piped or substituted into its command. */
  absorbs: boolean
}

/** What the stages collect for one action. */
export interface Collector {
  drafts: Draft[]
  /** Each once, in the order in which they came up. */
  doubts: Doubt[]
  /** Taints that each command's standard output carries from its own doing. */
  prints: Map<number, Taint[]> | null
  /** Code found in arguments that is judged in turn: `os.system('...')`, `vim -c '!...'`. */
  nested: Nested[]
  /** Scripts that are written, not run: judged for what they would do. */
  scripts: FileScript[]
  /** Texts that an edit exchanges in files that are there already. */
  edits: { path: string; from: string; to: string }[] | null
  /** What written files would do once they run, by absolute path. */
  would: Map<string, Would[]> | null
  /** Files that get a new text, by absolute path; null when the text is not known. */
  written: Map<string, string | null> | null
  /** More effects or nested code than the limits allow. */
  exhausted: boolean
  /** What comparing effects with each other has cost, shared by everything that one action is read as. */
  steps: Steps
}

/** Comparisons of one effect with others: of files with what brought them, of files with what runs them. */
export interface Steps {
  taken: number
}

/** A piece of code inside a file that is written. */
export interface Script {
  lang: Nested['lang']
  code: string
  /** Names under which it is asked for; null when whatever reads the file runs it. */
  names: readonly string[] | null
}

/** A script that is written. */
export interface FileScript extends Script {
  path: string
  /** Part of a file whose whole is known: somebody is asked about it, the whole is noted. */
  part?: true
  /** The whole of a file that is edited: noted for whoever runs it, asked about before. */
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

/** ENGINE 3, stage 7. */
export const MAX_EFFECTS = 512

/** Such comparisons of one action; of the 3 251 commands of the corpora the greediest needs 420. */
export const MAX_STEPS = 16_384

/** Pays for so many comparisons; false when nothing is left: then nothing more is compared, and the action is a question. */
export function pays(out: Collector, steps: number): boolean {
  out.steps.taken += steps
  return out.steps.taken <= MAX_STEPS
}

/** Files that each command of an action reads, by its index. */
export type Reads = Map<number, readonly string[]>

/** The first file that a command reads and that is `like` this; what else it reads is not looked at again. */
export function first_read(reads: Reads, command: number, like: (path: string) => boolean): string | null {
  const paths = reads.get(command)
  if (paths === undefined) return null
  const found = paths.find(like)
  if (found === undefined) reads.delete(command)
  else reads.set(command, [found])
  return found ?? null
}

/** Files that each command of an action reads; tools that are no shell have no commands. */
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

/** Nothing was found yet. `steps` are those of the action that this reading belongs to. */
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

/** Notes that something about the action is not known. */
export function note_doubt(out: Collector, doubt: Doubt): void {
  if (!out.doubts.includes(doubt)) out.doubts.push(doubt)
}

/** Notes that a file gets a new text. */
export function note_written(out: Collector, path: string, text: string | null): void {
  out.written ??= new Map()
  out.written.set(path, text)
}

/** Notes what a file would do once it runs. */
export function note_would(out: Collector, path: string, would: Would): void {
  out.would ??= new Map()
  const known = out.would.get(path)
  if (known === undefined) out.would.set(path, [would])
  else known.push(would)
}

/** No more effects are kept, so that nothing more has to be looked at: the verdict is a question already (ENGINE 2.3). */
export function is_full(out: Collector): boolean {
  return out.exhausted && out.drafts.length >= MAX_EFFECTS
}

/** Changes one field of an effect. */
export function set_field(draft: Draft, name: string, value: FieldValue): void {
  draft.fields = { ...draft.fields, [name]: value }
}
