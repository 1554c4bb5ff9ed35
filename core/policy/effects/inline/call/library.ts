// Libraries that wrap programs: repositories, package managers, schedulers, deleting requests, archives of secrets,
// servers that execute requests. Source: ENGINE 7.
import { one_of, within } from '#core/compose.ts'
import { type Call, emit, reach, runs_code, touch } from '#core/policy/effects/call.ts'
import { operation_of } from '#core/policy/effects/inline/call/calls.ts'
import { asks_by_client } from '#core/policy/effects/inline/call/clients.ts'
import { talks } from '#core/policy/effects/inline/call/talk.ts'
import { find_tree_walks } from '#core/policy/effects/inline/call/tree-walk.ts'
import { known, UNKNOWN } from '#core/policy/effects/inline/value/text.ts'
import type { Token } from '#core/policy/effects/inline/value/token.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { is_misdirected } from '#core/policy/effects/specs/network/payload.ts'
import { scripts_of } from '#core/policy/effects/text/content.ts'
import { assign } from '#core/policy/effects/variable/setting.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const MAX_FOUND = 8

/** `Repo('.').git.push('--force')`, `simpleGit().reset(['--hard'])`. */
const GIT_CALL =
  /(?:\.git|[gG]it\w{0,16}\([^()]{0,64}\)|simple-git["']\)(?:\.\w{1,16})?\([^()]{0,64}\))\.(push|reset|clean|checkout|branch|stash|rm)\(([^()]{0,200})\)/g
/** `Repo('.').remote('origin').push(force=True)`. */
const GIT_FORCES = /\b(?:git\.)?Repo\([^()\n]{0,120}\)[^\n]{0,400}\.push\([^()\n]{0,200}\bforce\s?=\s?True/
/** `pip.main(['install', 'x'])`. */
const PIP_CALL = /\bpip(?:\._internal(?:\.cli\.main)?)?\.main\(\s*\[([^\]]{0,200})\]/g
const DELETE_CALL =
  /\b(?:requests|httpx|axios|got|session|client|http|ky|superagent)\.(?:delete|del)\(\s*f?["'`](https?:\/\/[^"'`\s]{3,200})/g
const DELETE_METHOD = /["'`](https?:\/\/[^"'`\s]{3,200})["'`][^;]{0,200}\bmethod["']?\s?[:=]\s?["']DELETE["']/g
/** `fetch('https://host/' + process.env.TOKEN)`, `f"https://host/?{os.environ['TOKEN']}"`. */
const TOKEN_IN_URL =
  /["'`](https?:\/\/[^"'`\s${]{3,200})(?:["'`]\s?\+\s?|\$?\{)\s?(?:process\.env\.?|os\.environ|os\.getenv|ENV|Deno\.env\.get)[[(.]{0,2}["']?(\w{3,64})/g
const SCHEDULES =
  /\bCronTab\([^)]{0,64}\)[\s\S]{0,400}?\.(?:remove_all|new|write)\(|CurrentVersion\\+Run\b[\s\S]{0,200}?\b(?:SetValue\w*|CreateKey)|\bSetValue\w*\([^)]{0,200}CurrentVersion\\+Run\b/
/** `find(sub { unlink }, '/x')` and `unlink <~/*.pdf>` of perl, `new File('/x').deleteDir()` of groovy. */
const FINDS_AND_DELETES = one_of(
  /\bfind(?:depth)?\(\s?sub\s?\{[^}]{0,80}\b(?:unlink|rmdir)\b[^}]{0,80}\}\s?,\s?["']([^"']{1,200})/g,
  /\bFile\(["']([^"']{1,200})["']\)\.deleteDir\(/g,
  /\bunlink\s?\(?\s?(?:<|glob\s?\(?\s?["'])([^<>"'\n]{1,200})[>"']/g,
)
const SERVES = /\bcreateServer\(|\bexpress\(\)|\bFlask\(|\bHTTPServer\(|\bBun\.serve\(|\bDeno\.serve\(/
const RUNS_REQUEST =
  /\b(?:exec\w*|spawn\w*|system|popen|check_output|run|eval)\(\s?(?:q|req|request|r|ctx|flask\.request)\.(?:url|body|query|args|form|params|data|json)/

/** Emits what libraries do that the table of calls does not name. */
export function find_library_acts(run: Run, code: string): void {
  const { call } = run
  names_secrets(run)
  // `perl -lne unlink`: every line names a file.
  if (run.lang === 'perl' && /\bunlink\s*(?:[;}]|$)/.test(code))
    touch(call, 'fs.delete', UNKNOWN_WORD, { recursive: true, fed: true })
  find_tree_walks(call, code)
  if (code.includes('.')) wraps_programs(call, code)
  if (code.includes('://')) asks_services(call, code)
  if (code.includes('Connection(')) posts_by_connection(run, code)
  for (const [, folder, other, glob] of Array.from(code.matchAll(FINDS_AND_DELETES)).slice(0, MAX_FOUND))
    touch(
      call,
      'fs.delete',
      {
        ...UNKNOWN_WORD,
        text: folder ?? other ?? glob ?? '',
        cert: glob === undefined ? 'literal' : 'pattern',
        quoted: false,
      },
      { recursive: true },
    )
  for (const [, path] of Array.from(code.matchAll(OPENS_EMPTY)).slice(0, MAX_FOUND))
    touch(
      call,
      'fs.write',
      { ...UNKNOWN_WORD, text: path ?? '', cert: 'literal', quoted: false },
      { mode: 'truncate', empty: true },
    )
  if (code.includes('package.json') && /\b(?:writeFile|dump|write_text|write)/.test(code))
    for (const [, name = '', , line = ''] of Array.from(code.matchAll(SETS_SCRIPT)).slice(0, MAX_FOUND)) {
      const path = `${call.command.cwd ?? ''}/package.json`
      const manifest = JSON.stringify({ scripts: { [name]: line } })
      for (const script of scripts_of(path, manifest)) call.out.scripts.push({ ...script, path })
    }
  if (code.includes('env'))
    for (const found of Array.from(code.matchAll(SETS_VARIABLE)).slice(0, MAX_FOUND)) sets_variable(call, found)
  if (INCLUDES_URL.test(code))
    emit(call, 'proc.exec', { cert: 'dynamic', fields: { source: 'network', scheme: 'https' }, taint: ['net'] })
  if (SCHEDULES.test(code)) emit(call, 'persist.install', { d2: 2, fields: { mechanism: 'cron' } })
  if (SERVES.test(code) && RUNS_REQUEST.test(code)) emit(call, 'net.shell', { fields: { lang: run.lang } })
}

/** `p.scripts.prepare = '...'`, `p['scripts']['postinstall'] = '...'`: a script of a manifest that the code writes back. */
const SETS_SCRIPT = /\bscripts["']?\]?(?:\.|\[["'])([\w:-]{1,40})(?:["']\])?\s?=\s?(["'`])([^"'`\n]{1,400})\2/g

/** `open('x', 'w').close()`: opened for writing, and nothing written. */
const OPENS_EMPTY =
  /\bopen\(\s?["']([^"']{1,200})["']\s?,\s?["']w[bt+]*["']\s?\)\s?\.(?:close\(\)|truncate\(|write\(\s?b?(?:''|"")\s?\))/g
const SETS_VARIABLE = one_of(
  /\bos\.environ\[\s?["'](\w{1,64})["']\s?\]\s?=\s?["']([^"']{0,200})/g,
  /\bprocess\.env\.(\w{1,64})\s?=\s?["']([^"']{0,200})/g,
  /\b(?:os\.)?(?:putenv|setdefault)\(\s?["'](\w{1,64})["']\s?,\s?["']([^"']{0,200})/g,
  /\bENV\[\s?["'](\w{1,64})["']\s?\]\s?=\s?["']([^"']{0,200})/g,
)
const INCLUDES_URL = /\b(?:include|require)(?:_once)?\s?\(?\s?["']https?:\/\//

/** A variable that the code sets for what it starts. */
function sets_variable(call: Call, found: RegExpExecArray): void {
  const [, ...groups] = found
  const at = groups.findIndex((one) => one !== undefined)
  assign(call, groups[at] ?? '', { ...UNKNOWN_WORD, text: groups[at + 1] ?? '', cert: 'literal' })
}

function words_of(list: string): string {
  return Array.from(list.matchAll(/["'`]([^"'`]{1,200})["'`]/g), (found) => found[1] ?? '').join(' ')
}

function wraps_programs(call: Call, code: string): void {
  asks_by_client(call, code)
  for (const [, verb, args] of Array.from(code.matchAll(GIT_CALL)).slice(0, MAX_FOUND))
    runs_code(call, 'shell', `git ${verb} ${words_of(args ?? '')}`, 'git library')
  if (GIT_FORCES.test(code)) runs_code(call, 'shell', 'git push --force', 'git library')
  for (const [, args] of Array.from(code.matchAll(PIP_CALL)).slice(0, MAX_FOUND))
    runs_code(call, 'shell', `pip ${words_of(args ?? '')}`, 'pip library')
}

/** `c = HTTPSConnection('host'); c.request('POST', '/', data)`: where it goes and what is sent stand apart. */
function posts_by_connection(run: Run, code: string): void {
  if (!CONNECTION_POSTS.test(code)) return
  for (const [, host = ''] of Array.from(code.matchAll(CONNECTION)).slice(0, MAX_FOUND))
    talks(run, 'send', [known(`https://${host}`)], new Map([['data', UNKNOWN]]))
}
const CONNECTION = /\bHTTPS?Connection\(\s?["']([\w.:-]{3,200})["']/g
const CONNECTION_POSTS = /\.request\(\s?["'](?:POST|PUT|PATCH)["']/

function asks_services(call: Call, code: string): void {
  const deletes = [...code.matchAll(DELETE_CALL), ...code.matchAll(DELETE_METHOD)]
  for (const [, url] of deletes.slice(0, MAX_FOUND)) reach(call, 'net.send', url ?? '', { method: 'DELETE' })
  for (const [, url, name] of Array.from(code.matchAll(TOKEN_IN_URL)).slice(0, MAX_FOUND)) {
    const host = /^https?:\/\/([^/?#]+)/.exec(url ?? '')?.[1] ?? ''
    if (is_misdirected(name ?? '', UNKNOWN_WORD, host))
      reach(call, 'net.send', url ?? '', { method: 'GET', source: 'inline', secret_variable: true })
  }
}

const UNKNOWN_WORD: Word = { text: '', cert: 'dynamic', quoted: true, taint: [], span: [0, 0] }

/** Calls that look at a path without its content, put it together, or only name it. */
const LOOKS = within(
  '(?:^|\\.)',
  [
    /print\w*|puts|echo|log|info|warn|error|debug|exists?\w*|isfile|is_file|isdir|stat\w*|access\w*|join/,
    /Path|expanduser|resolve|dirname|basename|chmod\w*|unlink\w*|remove\w*|startswith|endswith|includes/,
    /match|test|search|replace|split|append|push|dumps|stringify|fail|raise|Error|add_argument|getenv|get/,
    /load_dotenv|config/,
  ],
  '$',
)

/** Arguments in front of one that are stepped over: `shutil.make_archive('/tmp/o', 'zip', '/home/dev/.ssh')`. */
const MAX_BEFORE = 8

/** The name of the call that a plain argument is given to. */
function callee_of(tokens: readonly Token[], at: number): Token | undefined {
  let from = tokens[at - 1]?.text === '=' ? at - 3 : at - 1
  for (let steps = 0; steps < MAX_BEFORE && tokens[from]?.text === ','; steps++) {
    if (tokens[from - 1]?.kind === 'mark') return undefined
    from -= tokens[from - 2]?.text === '=' ? 4 : 2
  }
  return tokens[from]?.text === '(' ? tokens[from - 1] : undefined
}

/** `ZipFile(...).write('~/.ssh/id_rsa')`, `parser.read('~/.aws/credentials')`: a secret in the hands of an undescribed call. */
function names_secrets({ call, scope: { tokens } }: Run): void {
  let found = 0
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'text' || token.text.length > 200 || !/^[~/.]/.test(token.text) || /\s/.test(token.text))
      continue
    const callee = callee_of(tokens, at)
    if (callee?.kind !== 'name' || LOOKS.test(callee.text) || operation_of(callee.text) !== null) continue
    const word: Word = { text: token.text, cert: 'literal', quoted: false, taint: [], span: call.command.span }
    if (locate(word, 'read', call.command.cwd, call.frame).item === null) continue
    touch(call, 'fs.read', word, { copied: true })
    if (++found >= MAX_FOUND) return
  }
}
