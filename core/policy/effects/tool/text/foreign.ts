// Code in languages of editors, games and drawings (C#, Java, Go, Lua, Kotlin, R, GDScript, Visual Basic): what its
// calls start and delete, by the names in their libraries. Source: ENGINE 7.
import { within } from '#core/compose.ts'
import { type Call, emit, runs_code, touch } from '#core/policy/effects/call.ts'
import { path_word } from '#core/policy/effects/tool/argument/arguments.ts'

/** Characters of one text that are looked at, and calls in it. */
const MAX_CODE_CHARS = 16_384
const MAX_CALLS = 8

const STARTS = within(
  '\\b',
  [
    /Process\.Start|getRuntime\(\)\.exec|ProcessBuilder|exec\.Command|os\.execute|io\.popen/g,
    /OS\.(?:execute|create_process|shell_open)|WScript\.Shell"\)\.Run|NSTask\.launchedProcess/g,
    /Process\.run/g,
  ],
  '\\s*\\(([^;\\n]{0,400})',
)
const DELETES = within(
  '\\b',
  [
    /Directory\.Delete|File\.Delete|FileUtil\.DeleteFileOrDirectory|AssetDatabase\.DeleteAsset/g,
    /os\.RemoveAll|os\.Remove|FileUtils\.(?:deleteDirectory|forceDelete|cleanDirectory)/g,
    /Files\.delete(?:IfExists)?|DirAccess\.remove_absolute|deleteRecursively|file\.remove/g,
    /fs::remove_dir_all|fs::remove_file|FileSystem\.DeleteFolder|Kill/g,
  ],
  '\\s*\\(([^;\\n]{0,400})',
)
const LITERAL = /"((?:[^"\\\n]|\\.){1,300})"|'((?:[^'\\\n]|\\.){1,300})'/g

/** Judges what the calls of a text start as commands, and what they delete as files. */
export function runs_foreign_code(call: Call, code: string): void {
  const text = code.slice(0, MAX_CODE_CHARS)
  for (const given of given_to(call, text, STARTS)) {
    // `Process.Start("sh", "-c ...")` and `exec.Command("rm", "-rf", "/")`: the words stand side by side.
    const words = literals_of(given)
    if (words.length === 0) emit(call, 'proc.exec', { d2: 1, fields: { source: 'dynamic', head: '' } })
    else runs_code(call, 'shell', shell_line(words), call.name)
  }
  for (const given of given_to(call, text, DELETES)) {
    const [path] = literals_of(given)
    if (path !== undefined) touch(call, 'fs.delete', path_word(path), { recursive: true })
  }
}

/** The words of one call as a line; what stands behind `-c` is one word. */
function shell_line(words: readonly string[]): string {
  const [program = '', ...rest] = words
  if (!/^(?:sh|bash|zsh|cmd(?:\.exe)?|powershell(?:\.exe)?|pwsh)$/.test(program.split('/').at(-1) ?? ''))
    return words.join(' ')
  const line = rest.join(' ').replace(/^(?:-c|\/c|-Command)\s+/i, '')
  return line.replace(/^"(.*)"$/s, '$1')
}

function given_to({ out }: Call, text: string, calls: RegExp): readonly string[] {
  const found: string[] = []
  for (const match of text.matchAll(calls)) {
    if (found.length >= MAX_CALLS) {
      out.exhausted = true
      break
    }
    found.push(match[1] ?? '')
  }
  return found
}

function literals_of(text: string): readonly string[] {
  return Array.from(text.matchAll(LITERAL), (found) => (found[1] ?? found[2] ?? '').replace(/\\(["'\\])/g, '$1'))
}
