// Code of languages without a walker of their own: Lisps, the JVM's, Haskell, Go, Nim, Crystal, Raku, Octave and the like. Only literal
// commands, paths, addresses and statements are looked for, each in the ways these languages say them. Source: ENGINE 7.
import { in_turn } from '#core/compose.ts'
import { type Call, emit, runs_code, touch } from '#core/policy/effects/call.ts'
import { fold_texts } from '#core/policy/effects/inline/rare-values.ts'
import { run_sql } from '#core/policy/effects/text/query/sql.ts'
import { commands_of_source } from '#core/policy/effects/text/source.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const MAX_FOUND = 16
const MAX_CODE = 16_384

const STRING = `"((?:[^"\\\\]|\\\\.)*)"`
const EITHER = `(?:${STRING}|'((?:[^'\\\\]|\\\\.)*)')`
/** Commands started by scala, erlang, java, groovy, haskell, lisp, swift, ocaml, nim, crystal, octave, raku. */
const STARTS = [
  `\\bos:cmd\\(\\s*${STRING}`,
  `\\bProcess\\(\\s*${STRING}`,
  `${STRING}\\s*\\.(?:execute\\(\\)|!!?)`,
  `getRuntime\\(\\)\\s*\\.exec\\(\\s*${STRING}`,
  `\\bdoShellScript\\(\\s*${STRING}`,
  `\\b(?:callCommand|readCreateProcess|spawnCommand|System\\.Process\\.system)\\s*(?:\\(\\s*)?${STRING}`,
  `\\((?:shell-command(?:-to-string)?|uiop:run-program|async-shell-command|call-process-shell-command|system|(?:[\\w.]+\\/)?shell)\\s+${STRING}`,
  `\\b(?:Sys\\.command|execShellCmd|execCmdEx?|shell_cmd|unix|dos|qqx|shell|system)\\s*(?:\\(\\s*)?${EITHER}`,
].map((pattern) => new RegExp(pattern, 'g'))
const DELETES = new RegExp(
  `(?:\\b(?:removeItem\\(atPath:|(?<!Pkg\\.)rm\\(|removeDir\\(|removeFile\\(|rm_rf!?\\(|os\\.remove\\.all\\(|rmtree\\(|confirm_recursive_rmdir|` +
    `deleteRecursively\\(|FileUtils\\.deleteDirectory\\(new File\\(|removeDirectoryRecursive|` +
    `removePathForcibly|delete-directory(?:\\/files|-tree)?|delete-tree|delete-file|del_dir_r\\()|` +
    `\\brmdir\\((?=[^)\\n]{1,200}["']s["']))\\s*(?:\\(\\s*)?${EITHER}`,
  'g',
)
/** `new File("notes").text`. */
const READS_FILE = new RegExp(
  `\\bFile\\(\\s*${EITHER}\\s*\\)\\s*\\.(?:text|getText|readText|readLines|bytes|readBytes|eachLine|newReader|withReader)\\b`,
  'g',
)
/** `new File("build").deleteDir()`, `File("build").deleteRecursively()`. */
const DELETES_FILE = new RegExp(
  `\\bFile\\(\\s*${EITHER}\\s*\\)\\s*\\.(?:deleteDir|deleteRecursively|deleteOnExit|delete)\\(`,
  'g',
)
const WRITES = new RegExp(
  `\\((?:write-region|append-to-file)\\s+(?:"(?:[^"\\\\]|\\\\.)*"|\\S+)\\s+nil\\s+${STRING}|\\b(?:spit|write-file|writeFile)\\(?\\s+${STRING}`,
  'g',
)
const READS = new RegExp(
  `\\b(?:os\\.ReadFile|ioutil\\.ReadFile|os\\.Open|Path\\.of|Paths\\.get|File\\.read!?|slurp|POSIX file|` +
    `insert-file-contents|file->string|readFile|read(?:lines|chomp)?\\(|eachline\\(|readLines\\(|contentsOfFile:)\\s*(?:\\(\\s*)?${STRING}`,
  'g',
)
const SOCKET = /\bnew\s+(?:java\.net\.)?Socket\s*\(|\bnet\.Dial\(|\bnewSocket\(|\bIO::Socket::INET\b|\bTCPSocket\.new\b/
const STARTS_PROGRAM = /\.execute\s*\(|\bProcessBuilder\b|\.exec\s*\(|\bexec\.Command\(|\bexecCmd|\bshell\b|\bProcess\b/

/** A statement that takes something away or rewrites it, handed to whatever these languages call their drivers by. */
const RUNS_SQL = in_turn(
  /\b(?:must_?exec|exec|query|batch_execute|simple_query|db(?:execute|send(?:query|statement)|getquery)|prepare|run|sql)/gi,
  /\w{0,16}!?(?:\s?\(|(?<=!)\s)(?:[^"'`;\n]{0,160}[,([])?\s?(?:r#?)?(?:"{1,3}|'|`)\s{0,20}/gi,
  /((?:drop|truncate|delete\s+from|alter|grant|update\s+\S{1,80}\s+set)\s[^"'`]{1,400})/gi,
)
/** The only database is one in memory. */
const IN_MEMORY = /:memory:|\bmode=memory\b|\bjdbc:h2:mem:/

/** Emits what literal calls in such code do. */
export function run_foreign(call: Call, code: string): void {
  if (code.length > MAX_CODE) call.out.exhausted = true
  const text = fold_texts(code.slice(0, MAX_CODE))
  // A socket and a program in the same few lines are tied together.
  if (SOCKET.test(text) && STARTS_PROGRAM.test(text))
    emit(call, 'net.shell', { scope: 'remote', d2: 3, fields: { mechanism: call.name } })
  for (const command of commands_in(text)) runs_code(call, 'shell', command, call.name)
  for (const path of found_in(text, DELETES)) touch(call, 'fs.delete', path_word(call, path), { recursive: true })
  for (const path of found_in(text, DELETES_FILE)) touch(call, 'fs.delete', path_word(call, path), { recursive: true })
  for (const path of found_in(text, READS_FILE)) touch(call, 'fs.read', path_word(call, path), {})
  for (const path of found_in(text, READS)) touch(call, 'fs.read', path_word(call, path), {})
  for (const path of found_in(text, WRITES)) touch(call, 'fs.write', path_word(call, path), { mode: 'truncate' })
  const database = { engine: 'driver', name: null, prod: false, disposable: IN_MEMORY.test(text) }
  for (const statement of found_in(text, RUNS_SQL)) run_sql(call, statement, database)
}

function commands_in(text: string): readonly string[] {
  const found = new Set(STARTS.flatMap((pattern) => found_in(text, pattern)))
  // What counts for source files counts for the same code on a command line.
  for (const command of commands_of_source('', text)) found.add(command)
  return [...found].slice(0, MAX_FOUND)
}

function found_in(text: string, pattern: RegExp): string[] {
  const found: string[] = []
  for (const [, double, single] of text.matchAll(pattern)) {
    if (found.length >= MAX_FOUND) break
    found.push((double ?? single ?? '').replace(/\\(.)/g, '$1'))
  }
  return found
}

function path_word(call: Call, text: string): Word {
  return { text, cert: 'literal', quoted: false, taint: [], span: call.command.span }
}
