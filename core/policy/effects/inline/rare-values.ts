// What expressions of languages without a walker come to when all their parts are written out: joined paths, concatenated texts, the
// home of the person, a name that is given to one of these. Source: ENGINE 7.
import { one_of } from '#core/compose.ts'

/** The home of the person, as these languages ask for it. */
const HOME = one_of(
  /\bhomedir\(\)|(?:\bSystem\/?\.?|\()getProperty\s?\(?\s?"user\.home"\)|\(getenv "HOME"\)|\(user-homedir-pathname\)/g,
  /\bENV\["HOME"\]|\bNSHomeDirectory\(\)|\bPath\.home\b(?:\(\))?|\bgetHomeDir\(\)|\(fs\/home\)|\bos\.home\b|\$\*HOME\b/g,
  /\(find-system-path 'home-dir\)|\bSystem\.user_home!?(?:\(\))?|\b(?:Sys|System|os)\.getenv\("HOME"\)|\$(?:::)?env\(HOME\)/g,
  /\(System\/(?:getProperty "user\.home"|getenv "HOME")\)|\bsys\.env\("HOME"\)|\b(?:getenv|getEnv|System\.get_env)\(["']HOME["']\)/g,
  /\b(?:os\.Getenv\("HOME"\)|System\.fetch_env!\("HOME"\)|ENV\.fetch\("HOME"\)|Sys\.getenv "HOME"|Dir\.home\b(?:\(\))?)/g,
)

const TEXT = '"[^"\\\\\\n]{0,240}"'
const TEXTS = `${TEXT}(?:\\s?,\\s?${TEXT}){0,7}`

/** `joinpath("~", "work")`: the text is the path; behind some names other patterns look for it, and they stay. */
const JOINS = new RegExp(
  `\\b((?:new )?File|Path|Path\\.of|Paths\\.get|joinpath|expanduser|abspath|normpath|realpath|Path\\.(?:join|expand|absname)|` +
    `File\\.join|file\\.path|path\\.expand|normalizePath|fullfile|joinPath|(?:file)?path\\.Join|string|paste0|String)` +
    `\\(\\s?\\[?\\s?(${TEXTS})\\s?\\]?\\s?\\)`,
  'g',
)
const STAYS = /^(?:(?:new )?File|Path|Path\.of|Paths\.get)$/
/** Functions that put nothing between what they join. */
const CLOSE = /^(?:string|paste0|String|concat|str|string-append)$/

/** `(build-path "~" "work")`. */
const LISTS = new RegExp(
  `\\((build-path|expand-file-name|merge-pathnames|file-name-concat|string-append|concat|str|(?:io|fs)\\/(?:file|path))` +
    ` (${TEXT}(?: ${TEXT}){0,7})\\)`,
  'g',
)
/** Functions that are told the folder last. */
const FOLDER_LAST = /^(?:expand-file-name|merge-pathnames)$/

/** `"~" <> "/work"`, and `"~" / "work"`, which joins with a slash. */
const CONCATENATED = new RegExp(`(${TEXT})\\s?(\\+\\+?|<>|[*^~.&/]|\\.\\.)\\s?(?=(${TEXT}))\\3`, 'g')

/** `d = "~/work"`, `d <- "x"`, `val d = "x"`. */
const NAMED = new RegExp(`(?:^|[\\s;(])([A-Za-z_]\\w{0,39})\\s?(?::=|=|<-)\\s?(${TEXT})(?=\\s?(?:[;\\n)]|$))`, 'g')

const MAX_PASSES = 4
const MAX_NAMES = 8

/** The code with known expressions replaced by texts in double quotes. */
export function fold_texts(code: string): string {
  const folded = fold(code.replace(HOME, '"~"'))
  const names = [...folded.matchAll(NAMED)].slice(0, MAX_NAMES)
  if (names.length === 0) return folded
  let named = folded
  for (const [, name = '', value = ''] of names)
    named = named.replace(new RegExp(`([(,]\\s?)${name}(?=\\s?[,)])`, 'g'), (_, before: string) => before + value)
  return named === folded ? folded : fold(named)
}

function fold(code: string): string {
  let text = code
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = text
      .replace(JOINS, (_, name: string, texts: string) => {
        const made = quoted(parts_of(texts), CLOSE.test(name) ? '' : '/')
        return STAYS.test(name) ? `${name}(${made})` : made
      })
      .replace(LISTS, (_, name: string, texts: string) => {
        const parts = parts_of(texts)
        return quoted(FOLDER_LAST.test(name) ? parts.toReversed() : parts, CLOSE.test(name) ? '' : '/')
      })
      .replace(CONCATENATED, (_, left: string, sign: string, right: string) =>
        quoted([left.slice(1, -1), right.slice(1, -1)], sign === '/' ? '/' : ''),
      )
    if (next === text) break
    text = next
  }
  return text
}

function parts_of(texts: string): string[] {
  return [...texts.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part)
}

function quoted(parts: readonly string[], between: string): string {
  return `"${parts.reduce((left, right) => (between !== '' && left.endsWith('/') ? left + right : left + between + right))}"`
}
