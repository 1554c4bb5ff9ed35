// Commands and deletions in sources of languages without a walker of their own (a build script in Rust, a Gradle task,
// a generator in Go), as shell commands. Only literals count. Source: ENGINE 4.2 (contentRef), 7.
import { one_of, within } from '#core/compose.ts'
import { base_of } from '#core/policy/effects/place/path.ts'

const SOURCE =
  /\.(?:rs|go|java|kts?|gradle|groovy|scala|sc|sbt|c|cc|cpp|cxx|cs|fs|swift|lua|r|jl|exs?|hs|dart|zig|nim|cmake|tf)$|^(?:cmakelists\.txt|meson\.build|jenkinsfile)$/i
/** Names of calls that start a program, in any of these languages. */
const STARTS = within(
  '\\b',
  [
    /Command::new|exec\.Command(?:Context)?|execute_process|add_custom_(?:command|target)|run_command/g,
    /system2?|_?popen|exec[lv]p?e?|shell_exec|(?:os|io)\.(?:execute|popen)|System\.cmd|os\.cmd/g,
    /ProcessBuilder|ProcessStartInfo|Process\.(?:Start|run|runSync|start)|getRuntime\(\)\s*\.exec/g,
    /commandLine|executable|shellOut|sh|command\s*=|run/g,
  ],
  '(?=[\\s(]{1,3}["\'`(\\w[])',
)
const DELETES = within(
  '\\b',
  [
    /remove_dir_all|remove_all|os\.RemoveAll|Directory\.Delete|deleteDirectory|deleteRecursively/g,
    /removeItem\(atPath:|REMOVE_RECURSE|Deno\.remove|Dir\.rm_rf|File\.rm_rf!?|rm_rf/g,
  ],
  '[\\s(]{1,3}(?:new\\s+File\\()?["\']([^"\'\\n]{1,200})["\']',
)
/** `Files.walk(Path.of("build")).forEach(File::delete)`: all that is found below a folder. */
const WALKS = within(
  '\\b',
  [
    /(?:Files\.(?:walk(?:FileTree)?|list)|filepath\.Walk(?:Dir)?|WalkDir::new|Directory\.(?:GetFiles|EnumerateFiles))[\s(]{1,3}/g,
  ],
  '(?:(?:Paths?|path)\\.(?:of|get)\\()?"([^"\\n]{1,200})"',
)
const CHOOSES = /\bfilter\(|endsWith|HasSuffix|\bExt\b|\.extension\(|matches\(|"\*\.\w/
const EACH_DELETED = /(?:\.|::)(?:delete(?:IfExists)?|Delete|RemoveAll|Remove|remove_file|remove_dir_all)\b/
/** Strings that are run where they stand: scala's process strings, groovy's `execute`. */
const RUN_STRINGS = /(?<!\\)"((?:[^"\\\n]|\\.)+)"\s*\.(?:!{1,2}(?=\s|$)|execute\(\))/gm
/** `['sh', '-c', 'make'].execute()`. */
const RUN_LISTS = /\[([^[\]\n]{1,400})\](?:\s?as\s+String\[\])?\.execute\(/g
/** `new ProcessStartInfo { FileName = "bash", Arguments = "-c ls" }`. */
const START_INFO =
  /\bFileName\s?=\s?@?"((?:[^"\\\n]|\\.){1,200})"[;,]\s{0,40}(?:\w{1,40}\.)?Arguments\s?=\s?@?"((?:[^"\\\n]|\\.){1,400})"/g
const GENERATES = /^\/\/go:generate[ \t]+(\S.*)$/gm
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g
/** How far behind its name a call is read, and how many commands of one file count. */
const MAX_CALL_CHARS = 400
const MAX_FOUND = 16
const MAX_TRIED = 64
const SHELL = /^(?:\/\S*\/)?(?:ba|z|da|k|a)?sh$|^cmd(?:\.exe)?$/

/** Whether the file is written in one of the languages that are read here. */
export function is_source(path: string): boolean {
  return SOURCE.test(base_of(path))
}

/** Shell commands that the text runs once it is built or run. */
export function commands_of_source(path: string, source: string): string[] {
  const text = with_home(source)
  const dotnet = /\.(?:cs|fs)$/i.test(path)
  const found = started(path, text, dotnet)
  const add_all = (commands: Iterable<string>) => {
    for (const command of commands) if (found.length < MAX_FOUND) found.push(command)
  }
  add_all(run_strings(text))
  add_all(text.matchAll(RUN_LISTS).map(([, words = '']) => words_of(words)))
  add_all(text.matchAll(DELETES).map(([, word = '']) => `rm -rf -- ${word.startsWith('~') ? word : `'${word}'`}`))
  if (EACH_DELETED.test(text)) {
    // Only those with an ending or a name count for less.
    const act = CHOOSES.test(text) ? ['find', '-size +0 -delete'] : ['rm -rf --', '']
    add_all(text.matchAll(WALKS).map(([, word = '']) => act.join(` ${word.startsWith('~') ? word : `'${word}'`} `)))
  }
  // These two count beyond the limit.
  for (const command of [shell_for_stranger(text), file_sent(text)]) if (command !== null) found.push(command)
  if (dotnet)
    add_all(text.matchAll(START_INFO).map(([, program = '', rest = '']) => with_line(plain(program), plain(rest))))
  add_all(text.matchAll(GENERATES).map(([, command = '']) => command))
  return found
}

/** Programs that calls start. */
function started(path: string, text: string, dotnet: boolean): string[] {
  const found: string[] = []
  const read = /\.cmake$|cmakelists\.txt$/i.test(path) ? cmake_command : dotnet ? line_of : words_of
  let tried = 0
  for (const start of text.matchAll(STARTS)) {
    if (found.length >= MAX_FOUND || ++tried > MAX_TRIED) break
    const command = read(call_behind(text, start.index + start[0].length))
    if (command !== '') found.push(command)
  }
  return found
}

/** Strings that are run where they stand; what one says may be run again. */
function* run_strings(text: string): Iterable<string> {
  for (const run of text.matchAll(RUN_STRINGS)) {
    const command = plain(run[1] ?? '')
    const end = run.index + run[0].length
    yield /^\.(?:text|getText\(\))\.execute\(/.test(text.slice(end, end + 40)) ? `${command} | sh` : command
  }
}

/** A file of the person's or of the system's, or one of variables, by its literal name. */
const READS_FILE = within(
  '\\b',
  [
    /ReadFile|os\.Open|File::open|fs::read(?:_to_string)?|read_to_string/,
    /Files\.(?:readString|readAllBytes|readAllLines|lines)|ReadAll(?:Text|Bytes|Lines)|contentsOfFile:/,
    /Source\.fromFile|new\s+File(?:InputStream|Reader)|fopen|ifstream|File\.read!?|File/,
  ],
  '[\\s(]{0,3}"((?:~|\\/(?:home|root|etc|Users)\\/)[^"\\n]{1,200}|(?:[\\w./-]{1,80}\\/)?\\.env[\\w.-]{0,20})"',
)
const POSTS = within(
  '\\b',
  [
    /http\.(?:Post(?:Form)?|NewRequest(?:WithContext)?)|reqwest|ureq|HttpClient|HttpRequest|URLSession/,
    /URLRequest|PostAsync|PutAsync|UploadString|UploadData|HTTPoison|Req\.post|requests?::|sttp/,
    /HttpURLConnection/,
  ],
  '\\b',
)
const HOST = /"(https?:\/\/[^"\s]{3,200})"/

/** One source that reads such a file and posts to a host is taken to send the one to the other. */
function file_sent(text: string): string | null {
  const file = READS_FILE.exec(text)?.[1]
  const all = file === undefined && WHOLE_ENVIRONMENT.test(text)
  if ((file === undefined && !all) || !POSTS.test(text)) return null
  const host = HOST.exec(text)?.[1]?.replaceAll("'", '')
  if (host === undefined) return null
  return all ? `env | curl --data-binary @- '${host}'` : `curl --data-binary @${file} '${host}'`
}

/** All variables at once, but for those that a program is started with. */
const WHOLE_ENVIRONMENT = one_of(
  /\b(?:Join|Marshal|Sprint\w{0,2}|Encode|NewReader)\(\s?os\.Environ\(\)|\bSystem\.getenv\(\)/,
  /(?<!\benvs\()(?:\bstd::)?\benv::vars(?:_os)?\(\)|\bGetEnvironmentVariables\(\)/,
  /\bprocessInfo\.environment\b(?!\[)|\bSystem\.get_env\(\)/,
)

/** A shell, as the text of a program names it. */
const NAMES_SHELL = /"(?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh(?: -i)?"|"(?:cmd|powershell)(?:\.exe)?"/
/** A connection to a host that is written out, by the name that holds it where the language gives it one. */
const DIALS = one_of(
  /\b(\w{1,40})(?:,\s?\w{1,20})?\s?:?=\s?(?:tls|net)\.Dial(?:Timeout)?\(\s?"tcp\d?",\s?"([^"\s]{1,200})"/,
  /\bnew (?:Socket|TcpClient)\(\s?"([^"\s]{1,200})",\s?(\d{1,5})|\bTcpStream::connect\(\s?"([^"\s]{1,200})"/,
  /\binet_(?:addr|pton)\((?:\w{1,20},\s?)?"([^"\s]{1,100})"/,
)
/** What ties the two together where the connection has no name of its own. */
const TIES = /\bdup2\s?\([^,)\n]{1,40},\s?[012]\)|\bRedirectStandardInput\b|\b(?:from_raw_fd|into_raw_fd|Stdio::from)\b/
const PASSES_ON = /getOutputStream\(\)/g

/** A program that connects to a stranger and gives it a shell, as a line of one. */
function shell_for_stranger(text: string): string | null {
  if (!NAMES_SHELL.test(text)) return null
  const [, name, dialled, host, port, streamed, address] = DIALS.exec(text) ?? []
  const to = dialled ?? (host === undefined ? (streamed ?? address) : `${host}:${port}`)
  if (to === undefined || !/^[\w.:-]+$/.test(to) || /^(?:localhost|127\.|0\.0\.0\.0)/.test(to)) return null
  const tied =
    name === undefined
      ? TIES.test(text) || (text.match(PASSES_ON)?.length ?? 0) > 1
      : new RegExp(`\\.Std(?:in|out|err)\\s?=\\s?${name}\\b`).test(text)
  const [to_host = '', to_port = '4444'] = to.split(':')
  return tied ? `bash -i >& /dev/tcp/${to_host}/${to_port} 0>&1` : null
}

/** The home of the person, as these languages ask for it. */
const HOME = one_of(
  /\bos\.Getenv\("HOME"\)|\bos\.UserHomeDir\(\)|\b(?:std::)?env::var\("HOME"\)(?:\.unwrap\(\)|\?)?/g,
  /\b(?:dirs::)?home_dir\(\)(?:\.unwrap\(\)|\?)?|\bSystem\.get(?:env\("HOME"\)|Property\("user\.home"\))/g,
  /\bEnvironment\.GetFolderPath\([\w.]{0,60}\bUserProfile\)/g,
)
/** Variables of it in one file, and how far into the file they are looked for. */
const MAX_HOMES = 4
const NAMES_HOME = /\b(?:let|var|val|const|String|auto)?\s?([a-z]\w{0,30})(?:,\s?\w{1,30})?\s?:?=\s?"~"/gi
const JOINS =
  /\b(?:filepath\.Join|path\.Join|Path\.Combine|Paths\.get|Path\.of|new File)\(\s?"~"((?:,\s?"[\w./ -]{1,120}"){1,4})\)|"~"\s?\+\s?"\/?([\w./ -]{1,120})"/g

/** The text with the person's home written out, also where a variable stands for it. */
function with_home(source: string): string {
  if (source.search(HOME) < 0) return source
  let text = source.replace(HOME, '"~"')
  const names = Array.from(text.matchAll(NAMES_HOME), ([, name = '']) => name).slice(0, MAX_HOMES)
  if (names.length > 0) text = text.replace(new RegExp(`([(,&]\\s?)(?:${names.join('|')})(?=[,)\\s.])`, 'g'), '$1"~"')
  return text.replace(JOINS, (_, parts: string | undefined, added: string | undefined) => {
    const words =
      parts === undefined ? [added ?? ''] : Array.from(parts.matchAll(/"([^"]*)"/g), ([, word = '']) => word)
    return `"~/${words.join('/')}"`
  })
}

/** The arguments of a call, up to the end of its statement. */
function call_behind(text: string, from: number): string {
  const rest = text.slice(from, from + MAX_CALL_CHARS)
  let depth = 0
  let quote = ''
  for (let at = 0; at < rest.length; at++) {
    const letter = rest[at] ?? ''
    if (quote !== '') {
      if (letter === '\\') at++
      else if (letter === quote || letter === '\n') quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(' || letter === '[' || letter === '{') depth++
    else if (letter === ')' || letter === ']' || letter === '}') depth--
    else if (letter === ';') return rest.slice(0, at)
    else if (letter === '\n' && depth <= 0 && !/^\s*[.)\]]/.test(rest.slice(at + 1))) return rest.slice(0, at)
  }
  return rest
}

/** `Process.Start("bash", "-c \\"ls\\"")`: the second text is all that stands behind the program. */
function line_of(call: string): string {
  const [head, rest, ...more] = Array.from(call.matchAll(LITERAL), ([, double, single]) =>
    plain(double ?? single ?? ''),
  )
  return head !== undefined && rest !== undefined && more.length === 0 ? with_line(head, rest) : words_of(call)
}

/** A program and its line as a shell would be told; what is for another shell than that stays one word. */
function with_line(head: string, rest: string): string {
  const [, options, code] = /^((?:.{0,200}?\s)?[-/](?:c|k|command|r))\s+([^"'\s][\s\S]*)$/i.exec(rest) ?? []
  if (code === undefined || !/^(?:\S*[\\/])?(?:cmd|powershell|pwsh)(?:\.exe)?$/i.test(head)) return `${head} ${rest}`
  return `${head} ${options} '${code.replaceAll("'", "'\\''")}'`
}

/** `sh`, `-c` and code are the code; other words are a command line. */
function words_of(call: string): string {
  const words = Array.from(call.matchAll(LITERAL), ([, double, single]) => plain(double ?? single ?? ''))
  // Calls of C name the program twice: `execl("/bin/sh", "sh", "-c", ...)`.
  if (words[0]?.endsWith(`/${words[1]}`) === true) words.splice(1, 1)
  const [head, flag, code] = words
  if (head === undefined) return ''
  if (SHELL.test(head) && flag !== undefined && /^(?:-\w*c|\/c)$/i.test(flag)) return code ?? ''
  if (words.length === 1) return head
  return words.map((word) => (/^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')
}

function cmake_command(call: string): string {
  const command =
    /\bCOMMAND\s+(\S[\s\S]*?)(?=\s(?:COMMAND|WORKING_DIRECTORY|\w+_VARIABLE|\w+_QUIET|TIMEOUT|DEPENDS|COMMENT|VERBATIM)\b|\)\s*$|$)/
  return (command.exec(call)?.[1] ?? '').replace(/\)\s*$/, '').replace(/\s+/g, ' ')
}

function plain(text: string): string {
  return text.replace(/\\(["'\\$])/g, '$1')
}
