// Code that goes through a tree of files and leaves none of them: a loop over `os.walk` that opens each for writing and
// writes nothing, a function that calls itself for each folder. Source: ENGINE 7.
import { one_of } from '#core/compose.ts'
import { type Call, touch } from '#core/policy/effects/call.ts'
import { exchanges_lose_check } from '#core/policy/effects/text/streamed.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Only as much of a code is looked at. */
const MAX_CHARS = 8192

/** `open(path, 'w').close()`, `with open(path, 'w'): pass`, `with open(path, 'w') as f: f.write('')`. */
const OPENS_FOR_NOTHING = one_of(
  /\bopen\([^\n]{1,160},\s?["']w[bt+]?["'][^\n)]{0,40}\)\s?\.(?:close\(\)|truncate\(|write\(\s?b?(?:''|"")\s?\))/,
  /\bopen\([^\n]{1,160},\s?["']w[bt+]?["'][^\n)]{0,40}\)(?: as \w{1,40})?:\s{1,40}(?:pass\b|\w{1,40}\.(?:write\(\s?b?(?:''|"")\s?\)|truncate\())/,
)

/** A function that lists a folder, asks what is one, and calls itself for those. */
const LISTS = /\breaddir(?:Sync)?\(|\bos\.(?:listdir|scandir)\(|\bDir\.(?:children|entries)\b/
const ASKS = /\bisDirectory\(|\bisdir\(|\bis_dir\(|\bdirectory\?/
const TAKES = /\b(?:unlink|rm|remove)(?:Sync)?\(|\bFile\.delete\b/
const EMPTIES = /\bwriteFile(?:Sync)?\([^\n;]{1,120},\s?(?:''|""|``)\s?[,)]|\btruncate(?:Sync)?\(/
/** Where such a function begins: `walk('src')`, `})('src')`. */
const STARTS = /(?:\}\s?\)|\b(\w{1,40}))\s?\(\s?["'`]([^"'`\n$]{1,160})["'`]\s?\)/g
const DEFINES = /\b(?:function|def|const|let|var)\s+(\w{1,40})\s?[=(]/g

/** Emits what such code does to the whole tree. */
export function find_tree_walks(call: Call, whole: string): void {
  const code = whole.slice(0, MAX_CHARS)
  if (OPENS_FOR_NOTHING.test(code)) mark_emptied(call)
  if (code.includes('replace(') || code.includes('re.sub(')) replaces_checks(call, code)
  if (!LISTS.test(code) || !ASKS.test(code)) return
  const takes = TAKES.test(code)
  if (!takes && !EMPTIES.test(code)) return
  const own = new Set(Array.from(code.matchAll(DEFINES), ([, name]) => name))
  for (const [, name, folder = ''] of code.matchAll(STARTS)) {
    if (name !== undefined && !own.has(name)) continue
    const word: Word = { text: folder, cert: 'literal', quoted: false, taint: [], span: call.command.span }
    if (takes) touch(call, 'fs.delete', word, { recursive: true })
    else touch(call, 'fs.write', { ...word, text: `${folder}/*`, cert: 'pattern' }, { mode: 'truncate', empty: true })
    return
  }
}

/** `p.write_text(p.read_text().replace('npm test', 'true'))`: texts that a code exchanges in the files that it writes. */
const EXCHANGES = one_of(
  /\.replace(?:All)?\(\s?(?<old>["'])([^"'\n]{1,200})\k<old>\s?,\s?(?<new>["'])([^"'\n]{0,200})\k<new>/g,
  /\bre\.sub\(\s?r?(?<pattern>["'])([^"'\n]{1,200})\k<pattern>\s?,\s?r?(?<text>["'])([^"'\n]{0,200})\k<text>/g,
)
const MAX_EXCHANGES = 16

function replaces_checks(call: Call, code: string): void {
  const paths = call.out.drafts.flatMap(({ kind, target, command }) =>
    kind === 'fs.write' && target !== null && command === call.command.index ? [target] : [],
  )
  if (paths.length === 0) return
  const pieces = Array.from(code.matchAll(EXCHANGES))
    .slice(0, MAX_EXCHANGES)
    .map((groups) => {
      const [, , from, , to, , other = '', , now = ''] = groups
      return { from: from ?? other, to: (from === undefined ? now : to) ?? '' }
    })
  exchanges_lose_check(call, pieces, paths)
}

/** The files of a loop, which are opened for writing. */
function mark_emptied({ command, out }: Call): void {
  for (const draft of out.drafts)
    if (draft.command === command.index && draft.kind === 'fs.write' && draft.fields.whole === true)
      draft.fields = { ...draft.fields, empty: true }
}
