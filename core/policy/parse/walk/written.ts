// Files a command line writes and runs again: `cat > x.sh <<EOF ...; sh x.sh`. The text is kept while the line is analysed.
import type { Taint } from '#core/policy/effects/kind.ts'
import type { Call, Run, Scope, WrittenText } from '#core/policy/parse/state.ts'
import { resolve_path } from '#core/policy/parse/word/paths.ts'

/** Known output text (unknown parts are NUL) or null, and where it came from. */
export interface Produced {
  text: string | null
  taint: readonly Taint[]
}

const MAX_FILES = 16
const MAX_FILE_CHARS = 32_768

/** The text of a file written earlier on this line; undefined when this line did not write it. */
export function find_written(run: Run, scope: Scope, path: string): WrittenText | undefined {
  if (run.files === null || scope.place !== 'local') return undefined
  return run.files.get(key_of(scope, path))
}

/** Keeps what a command writes to the files it is redirected to, and what tee copies. */
export function record_files(run: Run, call: Call, name: string, made: Produced): void {
  if (call.scope.place !== 'local') return
  for (const redirect of call.plumbing.redirects) {
    if (redirect.op === '<' || redirect.op === '<>' || redirect.fd !== 1 || redirect.target.cert !== 'literal') continue
    record(run, call.scope, redirect.target.text, made, redirect.op === '>>')
  }
  if (name !== 'tee') return
  const appends = call.words.some((word) => word.text === '-a' || word.text === '--append')
  for (const word of call.words.slice(1)) {
    if (word.cert === 'literal' && !word.text.startsWith('-')) record(run, call.scope, word.text, made, appends)
  }
}

/** Where the programs of the system lie. */
const PROGRAM = /^(?:\/usr(?:\/local)?)?\/s?bin\/([\w.+-]{1,64})$/
/** Programs that do what the name they are called by says. */
const BY_NAME = /^(?:busybox|toybox)$/

/** What the file of a system's program does when it is run under another name; undefined for other files. */
function program_at(path: string, name: string): WrittenText | undefined {
  const program = PROGRAM.exec(path)?.[1]
  if (program === undefined) return undefined
  return { text: BY_NAME.test(program) ? `${program} ${name} "$@"` : `${program} "$@"`, taint: [] }
}

/** Names of the standard input. */
export const STDIN: ReadonlySet<string> = new Set(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'])
/** Programs whose last operand becomes what the one before it is. */
const COPIES: ReadonlySet<string> = new Set(['cp', 'mv', 'ln', 'install', 'ginstall'])

/** `cp a b` and `mv a b` of such a file, and of programs; `cp /dev/stdin b`, `dd of=b`. */
export function follow_copy(run: Run, call: Call, name: string): void {
  const input = call.plumbing.input ?? call.wiring.input
  if (name === 'dd') return follow_dd(run, call, input.text, input.taint)
  if (!COPIES.has(name) || call.scope.place !== 'local') return
  const operands = call.words.slice(1).filter((word) => !word.text.startsWith('-') && word.cert === 'literal')
  const from = operands.at(-2)
  const to = operands.at(-1)
  if (from === undefined || to === undefined) return
  if (STDIN.has(from.text) && name !== 'ln') return record(run, call.scope, to.text, input, false)
  const called = to.text.slice(to.text.lastIndexOf('/') + 1)
  const written = find_written(run, call.scope, from.text) ?? program_at(from.text, called)
  if (written === undefined) return
  run.files ??= new Map()
  if (run.files.size >= MAX_FILES) return
  const name_of = from.text.slice(from.text.lastIndexOf('/') + 1)
  run.files.set(key_of(call.scope, to.text), written)
  run.files.set(key_of(call.scope, `${to.text}/${name_of}`), written)
}

/** `dd of=b <<< text`, `dd if=a of=b`, as a whole. */
function follow_dd(run: Run, call: Call, text: string | null, taint: readonly Taint[]): void {
  const told = new Map<string, string>()
  for (const word of call.words.slice(1)) {
    const at = word.text.indexOf('=')
    if (word.cert === 'literal' && at > 0) told.set(word.text.slice(0, at), word.text.slice(at + 1))
  }
  const from = told.get('if')
  const to = told.get('of')
  if (to === undefined || call.scope.place !== 'local') return
  const made = from === undefined || STDIN.has(from) ? { text, taint } : find_written(run, call.scope, from)
  if (made !== undefined) record(run, call.scope, to, made, false)
}

function record(run: Run, scope: Scope, path: string, made: Produced, append: boolean): void {
  if (path.startsWith('/dev/')) return
  const key = key_of(scope, path)
  const files = run.files ?? new Map<string, WrittenText>()
  const before = append ? files.get(key)?.text : ''
  if (!files.has(key) && (made.text === null || files.size >= MAX_FILES)) return
  const text = made.text === null || before === null ? null : (before ?? '') + made.text
  run.files = files
  files.set(key, { text: text !== null && text.length > MAX_FILE_CHARS ? null : text, taint: made.taint })
}

function key_of(scope: Scope, path: string): string {
  return resolve_path(scope.shell.cwd, path) ?? path
}
