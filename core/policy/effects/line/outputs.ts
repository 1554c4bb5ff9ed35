// Where the commands of a line write, by their options: what is deleted for them to fill it, or after they did. Source: ENGINE section 8.
import { names_data, names_personal, names_work } from '#core/policy/effects/place/narrow.ts'
import { base_of, is_below, normalise } from '#core/policy/effects/place/path.ts'
import { CARRIES, KEEPS_OUTPUT } from '#core/policy/effects/verbs/writers.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'

/** Options that say where a generator or a build writes. */
const OUTPUT =
  /^(?:-o|-d|--(?:out|output|dest|destination|dist|target)(?:-?(?:dir|directory|path|file|folder))?|--outDir)(?:=(.+))?$/i

/** Folders above one in which a command writes that count as written; more than a project's own have. */
const MAX_DEPTH = 24

/** Folders in which commands write, or below which they do, and the last command (by its index) that does. */
type Written = Map<string, number>

/** What the commands of the line write behind options for it, and what git fetches into modules. */
export interface Outputs {
  given: Written
  fetched: Written
  /** The first command that fills the folder itself, of those that keep nothing there for long. */
  filled: Written
}

/** Where the commands of a line write, read once for all of its deletions. */
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

/** The file or folder, and the folders above it. */
function note_output(written: Written, { text, cert }: Word, cwd: string, index: number): void {
  if (cert !== 'literal') return
  let folder = normalise(text, cwd, cwd)
  for (let depth = 0; depth < MAX_DEPTH && folder.length > 1; depth++) {
    written.set(folder, Math.max(written.get(folder) ?? -1, index))
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
  }
}

/** The folder below the one in which a command runs, and not those above it; letters mean something else as often. */
function note_filled(filled: Written, word: Word, args: readonly Word[], cwd: string, index: number): void {
  if (word.cert !== 'literal' || /^-\w$/.test(args[args.indexOf(word) - 1]?.text ?? '')) return
  const folder = normalise(word.text, cwd, cwd)
  if (folder !== cwd && is_below(folder, cwd) && !filled.has(folder)) filled.set(folder, index)
}

/** What options say about where a command writes: `-o objects/index.js`, `--outDir=dist`. */
function words_of_output(args: readonly Word[]): Word[] {
  return args.flatMap((word, at) => {
    const option = word.cert === 'literal' && word.text.startsWith('-') ? OUTPUT.exec(word.text) : null
    if (option === null) return []
    const given = option[1] === undefined ? args[at + 1] : { ...word, text: option[1] }
    return given === undefined ? [] : [given]
  })
}

/** `rm -rf objects && rollup -i src/objects.js -o objects/index.js`: the next command writes there, and the folder is none of sources or data. */
export function is_written_again(folder: string, from: number, { given, fetched }: Outputs): boolean {
  if (names_work(folder)) return false
  return (given.get(folder) ?? -1) > from || (!names_data(folder) && (fetched.get(folder) ?? -1) > from)
}

/** `stryker run --output-dir pages && rm -rf pages`: what the line itself filled, by a name of neither work, data nor settings. */
export function was_filled_before(folder: string, until: number, { filled }: Outputs): boolean {
  if ((filled.get(folder) ?? until) >= until) return false
  const name = base_of(folder)
  return !names_work(folder) && !names_data(name) && !names_personal(name) && !name.startsWith('.')
}

/** `rm -rf third_party/stb && git submodule update --init third_party/stb`: what was committed in there git keeps elsewhere. */
function fetches_module([first, second]: readonly Word[]): boolean {
  return first?.text === 'submodule' && second?.text === 'update'
}

/** Programs that mean something else by these letters. */
const READS_BY_OUTPUT =
  /^(?:echo|printf|print|:|true|false|cat|sleep|ls|find|fd|grep|rg|du|df|cut|sort|tree|test|\[|git|docker|podman|kubectl|tar|ps|diff|tmux|screen)$/
