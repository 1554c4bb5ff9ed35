// Where the commands of a line write, by their options: deleting a folder just before a command fills it, or after this
// line filled it, loses nothing. Source: ENGINE section 8.
import { names_data, names_personal, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below, normalise } from '#core/policy/effects/place/path.ts'
import { CARRIES, KEEPS_OUTPUT } from '#core/policy/effects/verbs/writers.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Options that say where a generator or build writes. */
const OUTPUT =
  /^(?:-o|-d|--(?:out|output|dest|destination|dist|target)(?:[-_]?(?:dir|directory|path|file|folder))?|--save[-_]?(?:dir|path)|--outDir)(?:=(.+))?$/i

/** Levels above an output that count as written; deeper than any project. */
const MAX_DEPTH = 24

/** Written folders, and folders around them, with the index of the last command that writes there. */
type Written = Map<string, number>

/** Outputs of a line's commands, and modules that git fetches. */
export interface Outputs {
  given: Written
  fetched: Written
  /** Folders that a command fills itself and that are not kept long, with the first such command. */
  filled: Written
}

/** The outputs of a line, computed once for all of its deletions. */
export function outputs_of(commands: readonly SimpleCommand[]): Outputs {
  const given: Written = new Map()
  const fetched: Written = new Map()
  const filled: Written = new Map()
  for (const { index, name, place, cwd, args } of commands) {
    if (place !== 'local' || cwd === null) continue
    if (name === 'git') {
      if (fetches_module(args)) for (const word of args) note_output(fetched, word, cwd, index)
    } else if (!READS_BY_OUTPUT.test(name)) {
      const passing = !KEEPS_OUTPUT.test(name) && !CARRIES.test(name)
      for (const word of words_of_output(args)) {
        note_output(given, word, cwd, index)
        if (passing) note_filled(filled, word, args, cwd, index)
      }
    }
  }
  return { given, fetched, filled }
}

/** Notes a written file or folder, and the folders above it. */
function note_output(written: Written, { text, cert }: Word, cwd: string, index: number): void {
  if (cert !== 'literal') return
  let folder = normalise(text, cwd, cwd)
  for (let depth = 0; depth < MAX_DEPTH && folder.length > 1; depth++) {
    written.set(folder, Math.max(written.get(folder) ?? -1, index))
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
  }
}

/** Notes a filled folder below the current one. One-letter options are excluded: they often mean something else. */
function note_filled(filled: Written, word: Word, args: readonly Word[], cwd: string, index: number): void {
  if (word.cert !== 'literal' || /^-\w$/.test(args[args.indexOf(word) - 1]?.text ?? '')) return
  const folder = normalise(word.text, cwd, cwd)
  if (folder !== cwd && is_below(folder, cwd) && !filled.has(folder)) filled.set(folder, index)
}

/** Values of output options: `-o objects/index.js`, `--outDir=dist`. */
function words_of_output(args: readonly Word[]): Word[] {
  return args.flatMap((word, at) => {
    const option = word.cert === 'literal' && word.text.startsWith('-') ? OUTPUT.exec(word.text) : null
    if (option === null) return []
    const given = option[1] === undefined ? args[at + 1] : { ...word, text: option[1] }
    return given === undefined ? [] : [given]
  })
}

/**
 * Whether a later command writes into the deleted folder, and the folder is not sources or data: `rm -rf objects &&
 * rollup -i src/objects.js -o objects/index.js`.
 */
export function is_written_again(folder: string, from: number, { given, fetched }: Outputs): boolean {
  if (names_work(folder)) return false
  return (given.get(folder) ?? -1) > from || (!names_data(folder) && (fetched.get(folder) ?? -1) > from)
}

/**
 * Whether the line itself filled the folder before, and its name means neither work, data nor settings: `stryker run
 * --output-dir pages && rm -rf pages`.
 */
export function was_filled_before(folder: string, until: number, { filled }: Outputs): boolean {
  if ((filled.get(folder) ?? until) >= until) return false
  const name = base_of(folder)
  return !names_work(folder) && !names_data(name) && !names_personal(name) && !name.startsWith('.')
}

/**
 * Whether git fetches a submodule, whose commits it keeps elsewhere: `rm -rf third_party/stb && git submodule update
 * --init third_party/stb`.
 */
function fetches_module([first, second]: readonly Word[]): boolean {
  return first?.text === 'submodule' && second?.text === 'update'
}

/** Programs whose one-letter output options mean something else. */
const READS_BY_OUTPUT =
  /^(?:echo|printf|print|:|true|false|cat|sleep|ls|find|fd|grep|rg|du|df|cut|sort|tree|test|\[|git|docker|podman|kubectl|tar|ps|diff|tmux|screen)$/
