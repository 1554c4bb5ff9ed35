// Which secrets of the environment a piece of inline code shows. Asking whether one is set, how long it is or what the variables are
// called shows nothing of it. Source: ENGINE 4.2 (env.read) and the labels of the corpus.
import { one_of, within } from '#core/compose.ts'
import { is_issued_by, is_secret_name } from '#core/policy/effects/variable/secret-name.ts'

/** Longest code that is read; what is longer is taken to show what it names. */
const MAX_SOURCE = 20_000
/** How many uses of values are looked at in one piece of code, and how many names in a row. */
const MAX_USES = 64
const MAX_NAMES = 3
/** How many calls may stand around it. */
const MAX_OPEN = 12
/** How far back the call is looked for that a value is handed to. */
const MAX_BACK = 1500

const VARIABLE =
  /(?:os\.environ(?:\.get)?\s*[[(]\s*|os\.getenv\s*\(\s*|getenv\s*\(\s*|Deno\.env\.get\s*\(\s*|ENV\s*(?:\[|\.fetch\s*\()\s*|\$ENV\{\s*|\$_ENV\[\s*|process\.env\s*(?:\??\.|\[\s*))(["'`]?)(\w+)\1/g
/** Everything, in ways that leave no doubt. */
const EVERYTHING =
  /\bENV\.(?:to_(?:h|s|json|a)|each|map|select)\b|\b(?:puts|p|pp|print)\s+ENV\b(?!\s*[.[])|\$ENV\{\s?\$_\s?\}|\bDeno\.env\.toObject\(/
/** Everything at once. */
const WHOLE =
  /\bprocess\.env\b(?!\s*\??[.[])|\benviron\b(?!\s*[.[(\w])|\benviron\.(?:items|values|copy)\(|\bdotenv_values\((?!\s?(?:dotenv_path\s?=\s?)?["'][^"'\n]{0,80}\.(?:example|sample|template|dist)["'])|\bENV\.to_h\b|\.config\(\s?\)\.parsed\b(?!\s*[.[])|\bgetenv\(\s*\)/g

/** What stands before a value that is only tested. */
const TESTED_BEFORE = /(?:\btypeof|!|\bnot|\b(?:if|elif|while|unless|assert)(?:\s*\()?)\s*$/
/** What stands behind a value that is only tested. */
const TESTED_BEHIND =
  /^\s*(?:\?(?![.?])|&&|and\b|is\s+(?:not\s+)?None\b|[!=]==?|(?:\?\.|\.)(?:length|size|nil\?|present\?|empty\?|startsWith|startswith|endsWith|endswith|includes)\b|(?:not\s+)?in\b|\[[^\]]*\]\s*=(?!=))/
/** A value to fall back on, which is no secret. */
const FALLBACK = /^\s*(?:\|\||\?\?|or\b)\s*(?:''|""|``|null|None|undefined|\[\]|\{\})/
/** Functions that put their arguments where somebody reads them. */
const PRINTS =
  /(?:^|\.)(?:print|println|printf|puts|echo|p|pp|pprint|var_dump|print_r|write|console\.(?:log|info|error|warn|dir|table|debug)|die|exit|SystemExit|raise|Error|Exception|info|debug|warning)$/
/** Functions whose result still holds what they were given. */
const PASSES = within(
  '(?:^|\\.)',
  [
    /str|repr|bytes|list|tuple|set|dict|map|zip|sorted|reversed|format|join|dumps|stringify|String|encode/,
    /decode|quote|pformat|inspect|concat|b\w*64\w*|a2b_\w+|b2a_\w+|hexlify|hex|btoa|from|json_encode/,
    /base64_encode|entries|values|assign|items|fromEntries|filter|enumerate|slice|substring|replace|split/,
    /push|append|to_s|strip|trim/,
  ],
  '$',
)
/** Words before a bracket that call nothing. */
const NO_CALL = /^(?:if|elif|while|for|return|not|and|or|in|of|await|yield|else|new|unless|typeof|case|switch|lambda)$/
/** Printing without brackets: `puts ENV['X']`. */
const PRINTS_PLAIN = /(?:^|[;\n{&|]|=>|\bthen\b|\bdo\b)[^\S\n]*(?:print|puts|p|echo|say|printf)\s+(?=\S|$)[^;\n]*$/

/** What of the environment the code puts where somebody reads it: everything, one secret by its name, or nothing. */
export function shows_of_environment(source: string, printed: boolean): { all: boolean; name: string | null } | null {
  if (source.length > MAX_SOURCE) return source.search(VARIABLE) === -1 ? null : { all: false, name: null }
  if (EVERYTHING.test(source)) return { all: true, name: null }
  const code = without_texts(source)
  const state: State = { names: MAX_NAMES, printed, fuel: { left: MAX_USES } }
  const dynamic = names_secret(source)
  for (const { 0: text, index } of source.matchAll(WHOLE))
    if (!picks_by_name(source, index) && whole_shown(code, index, index + text.length, state))
      return { all: true, name: null }
  for (const match of source.matchAll(VARIABLE)) {
    const name = match[2] ?? ''
    const literal = is_literal(match)
    const secret = literal ? is_secret_name(name) : dynamic
    const end = end_of(code, match.index, match.index + match[0].length)
    if (secret && is_shown(code, match.index, end, state)) return { all: false, name: literal ? name : null }
  }
  return null
}

/** `OPENWEATHER_API_KEY` for `api.openweathermap.org`: a service that takes its key in the query. */
function is_issuer(near: string, variable: string): boolean {
  return is_issued_by(Array.from(near.matchAll(/\bhttps:\/\/([\w.-]{3,100})/g)).at(-1)?.[1] ?? '', variable)
}

/** An address with a path or a query, and a value that is put behind it: by a template, an operator or a format. */
const INTO_ADDRESS =
  /\bhttps?:\/\/[^\s"'`/?{}$#]{3,100}[/?][^\s"'`]{0,200}(?:\$?\{|#\{|["'`]\s{0,2}(?:\+|\.|,|%)\s{0,2}\(?)\s{0,2}(?:[\w.]{1,40}\(){0,2}$/

/** An address, other values behind it, and then this one. */
const BEHIND_OTHERS =
  /\bhttps?:\/\/[^\s"'`/?{}$#]{3,100}[/?][^\s"'`]{0,100}["'`]\s?[+.][^,;{}"`\n]{1,100}\+\s?\(?(?:[\w.]{1,40}\(){0,2}$/

/**
 * Whether the code puts a secret of the environment into what it sends, or into the address it asks for; a header that says who asks
 * is no such thing.
 */
export function sends_of_environment(source: string): boolean {
  const code = source.slice(0, MAX_SOURCE)
  const budget = { left: MAX_USES }
  for (const match of code.matchAll(VARIABLE)) {
    const variable = match[2] ?? ''
    if (!is_literal(match) || !is_secret_name(variable)) continue
    if (goes_out(code, match.index, variable)) return true
    const name = ASSIGNED.exec(code.slice(Math.max(0, match.index - 80), match.index))?.[1]
    if (name !== undefined && goes_out_as(name, code, match.index, variable, budget)) return true
    if (budget.left <= 0) return false
  }
  return false
}

/** Whether a variable goes out under the name that code gives it: `token = os.environ['TOKEN']`. */
function goes_out_as(name: string, code: string, from: number, variable: string, budget: { left: number }): boolean {
  for (const { index } of code.slice(from).matchAll(use_of(name))) {
    if (--budget.left <= 0) return false
    const at = from + index
    if (goes_out(code, at, variable)) return true
    // `body = {'t': TOKEN}`, and the body goes out.
    const whole = GATHERED.exec(code.slice(Math.max(0, at - MAX_GATHERED), at))?.[1]
    if (whole === undefined || whole === name) continue
    for (const use of code.slice(at).matchAll(use_of(whole))) {
      if (--budget.left <= 0) return false
      if (goes_out(code, at + use.index, variable)) return true
    }
  }
  return false
}

/** A variable of that name, also behind the dot by which PHP and Perl join texts; not the member of something. */
function use_of(name: string): RegExp {
  return new RegExp(`(?:(?<![\\w.$])|(?<=["']\\s?\\.\\s?))\\$?${name}(?!\\w)`, 'g')
}

/** The name that gets the dictionary or the list that is not closed yet. */
const GATHERED = /(?:^|[\s;({])\$?([A-Za-z_]\w{0,40})\s{0,4}=\s{0,4}[{[][^{}[\]]{0,300}$/
const MAX_GATHERED = 360

/** The name that gets what stands behind it. */
const ASSIGNED = /(?:^|[\s;({])\$?([A-Za-z_]\w{0,40})\s{0,4}=\s{0,4}$/

/** Whether the value that begins there is put into the body or the query of a request, as far as its statement says. */
function goes_out(code: string, at: number, variable: string): boolean {
  const near = code.slice(Math.max(0, at - 200), at)
  if (is_issuer(near, variable)) return false
  const before = near.split(/[;\n]/).at(-1) ?? ''
  const key = /^[\s\S]*\b(headers|auth|data|json|body|params|files|content|form|query)['"]?\s*[:=]/.exec(before)?.[1]
  if (key !== undefined && key !== 'headers' && key !== 'auth') return true
  return INTO_ADDRESS.test(before) || BEHIND_OTHERS.test(before)
}

/** `process.env.KEY` and `ENV['KEY']` name their variable; `process.env[k]` does not. */
function is_literal(match: RegExpMatchArray): boolean {
  return match[1] !== '' || /\.\s*$|\{\s*$/.test(match[0].slice(0, -(match[2] ?? '').length))
}

/** `process.env[k]` shows a secret when the code has the name of one, or goes through all of them. */
function names_secret(source: string): boolean {
  if (/\bin\s+(?:os\.environ|process\.env)\b|\.keys\(\s*process\.env/.test(source)) return true
  return [...source.matchAll(/["'`](\w+)["'`]/g)].some(([, name = '']) => is_secret_name(name))
}

/** `k.startswith('CI_')`, `'DJANGO' in k`, `([k]) => k.startsWith('VITE_')`: a filter on the names, with what it looks for. */
const PICKS = one_of(
  /^[^\n]{0,24}\.items\(\)\)?\s?(?::\s{0,40})?if\s+(\w{1,20})\.startswith\(\(?((?:["']\w{2,40}["'],?\s?){1,8})\)?\)\s*[\]}):]/,
  /^[^\n]{0,24}\.items\(\)\)?\s?(?::\s{0,40})?if\s+(["']\w{2,40}["'])\s+in\s+\w{1,20}(?:\.(?:upper|lower)\(\))?\s*[\]}):]/,
  /^[^\n]{0,24}\)\.filter\(\s?\(?\[\w{1,20}\]\)?\s?=>\s?\w{1,20}\.startsWith\((["']\w{2,40}["'])\)\s?\)/,
)
/** Families of variables of which some are secrets. */
const HAS_SECRETS =
  /AWS|AZURE|ARM_|GITHUB|GH_|GITLAB|GOOGLE|GCP|GCLOUD|OPENAI|ANTHROPIC|CLAUDE|TOKEN|SECRET|KEY|PASS|PWD|AUTH|CRED|API|DB|DATABASE|PG|MYSQL|REDIS|MONGO|STRIPE|HF_|NPM|SLACK|SENTRY|TWILIO|CLOUDFLARE|DO_|VAULT|URL/i

/** A part of one of these finds them, too: `'TOK' in k`. */
const SECRET_WORDS = ' SECRET TOKEN PASSWORD CREDENTIALS API_KEY ACCESS_KEY PRIVATE_KEY DATABASE_URL GITHUB OPENAI'

const has_word = (part: string, anywhere: boolean): boolean => SECRET_WORDS.includes(anywhere ? part : ` ${part}`)

/** Whether only variables by certain names are shown, none of which sounds like a secret. */
function picks_by_name(source: string, at: number): boolean {
  const found = PICKS.exec(source.slice(at, at + 400))
  if (found === null) return false
  const sought = found
    .slice(1)
    .flatMap((part = '') => Array.from(part.matchAll(/["'](\w+)["']/g), ([, name = '']) => name))
  return (
    sought.length > 0 &&
    sought.every((name) => !HAS_SECRETS.test(name) && !has_word(name.toUpperCase(), found[3] !== undefined))
  )
}

const NAMES_ONLY = /(?:\b(?:sorted|list|set|tuple|len|enumerate|iter)|\.join)\(\s*(?:os\.)?$/

/** Whether the environment as a whole is shown with its values. */
function whole_shown(code: string, at: number, end: number, state: State): boolean {
  const before = code.slice(Math.max(0, at - 80), at)
  const behind = code.slice(at, at + 400)
  const loop = /\bfor\s+\(?\w+\s*,\s*(\w+)\)?\s+in\s+(?:sorted\()?(?:os\.)?$/.exec(before)
  if (loop) return uses_shown(code, loop[1] ?? '', -1, state)
  if (/^environ\.(?:items|values)\(/.test(behind) || /\bvalues\s*\(\s*$/.test(before)) return true
  if (/\bin\s+(?:os\.)?$/.test(before)) return false
  // Iterating over a mapping in Python gives its names.
  if (behind.startsWith('environ') && NAMES_ONLY.test(before)) return false
  if (/\bentries\s*\(\s*$/.test(before)) {
    const second = /\[\s*\w+\s*,\s*(\w+)\s*\]/.exec(before) ?? /\[\s*\w+\s*,\s*(\w+)\s*\]/.exec(behind)
    if (second) return uses_shown(code, second[1] ?? '', -1, state)
    return !/\.map\s*\(\s*(?:\(\s*)?(?:\[\s*\w+\s*\]|(\w+)\s*(?:\)\s*)?=>\s*\1\[0\])/.test(behind)
  }
  const picked = /\{([^{}]*)\}\s*=\s*$/.exec(before)
  if (picked)
    return (picked[1] ?? '')
      .split(',')
      .map((one) => one.split(':').map((part) => part.trim()))
      .some(
        ([name = '', as = name]) => name.startsWith('...') || (is_secret_name(name) && uses_shown(code, as, -1, state)),
      )
  const from = /\bos\.$/.test(before) ? at - 3 : at
  return is_shown(code, from, end_of(code, from, end), state)
}

/** `printed`: the value of the last expression is shown; `left` is shared by everything that one piece of code asks. */
type State = { names: number; printed: boolean; fuel: { left: number } }

/** Whether the value between `from` and `to` reaches more than a test or a call that keeps it. */
function is_shown(code: string, from: number, to: number, state: State): boolean {
  if (--state.fuel.left <= 0) return true
  let start = from
  let end = to
  for (let round = 0; round < 4; round++) {
    const before = code.slice(Math.max(0, start - 60), start)
    const behind = code.slice(end, end + 40)
    if (TESTED_BEFORE.test(before) || TESTED_BEHIND.test(behind)) return false
    const fallback = FALLBACK.exec(behind)
    const wrapped = /(?:^|[^\w\s)\]])\s*\(\s*$/.test(before) && /^\s*\)/.test(behind)
    if (fallback) end += fallback[0].length
    else if (wrapped) {
      start = code.lastIndexOf('(', start - 1)
      end = code.indexOf(')', end) + 1
    } else break
  }
  const taker = taker_of(code, start)
  if (taker !== null) return taker
  const statement =
    code
      .slice(Math.max(0, start - MAX_BACK), start)
      .split(/[;\n]/)
      .at(-1) ?? ''
  if (PRINTS_PLAIN.test(statement)) return true
  const name = /(?:^|[\s{:(])\$?((?:\w+\.)*\w+)\s*(?::\s*\w+\s*)?=(?![=>])/.exec(statement)?.[1]
  if (name === undefined) return state.printed || /\breturn\b|=>|\byield\b/.test(statement)
  return (
    state.names === 0 || uses_shown(code, name.split('.').at(-1) ?? name, start, { ...state, names: state.names - 1 })
  )
}

/** Whether the call that the place stands in prints (true) or keeps what it gets (false); null outside of calls. */
function taker_of(code: string, from: number): boolean | null {
  let depth = 0
  let open = 0
  const stop = Math.max(0, from - MAX_BACK)
  for (let at = from - 1; at >= stop; at--) {
    const char = code[at]
    if (char === ')' || char === ']' || char === '}') depth++
    else if (char === '[' || char === '{' || char === '(') {
      if (depth > 0) depth--
      else if (char === '(') {
        if (++open > MAX_OPEN) return true
        const callee = /(?<![\w.$?])([\w.$?]+)\s*$/.exec(code.slice(Math.max(0, at - 80), at))?.[1] ?? ''
        if (callee === '' || NO_CALL.test(callee) || PASSES.test(callee)) continue
        return PRINTS.test(callee)
      }
    }
  }
  return null
}

/** Whether a value that has a name of its own is shown by any of its uses behind the place where it got it. */
function uses_shown(code: string, name: string, defined: number, state: State): boolean {
  for (const match of code.matchAll(new RegExp(`(?<!\\w)${name}(?!\\w|\\s*:?=(?!=))`, 'g'))) {
    if (--state.fuel.left <= 0) return true
    if (match.index <= defined && defined - match.index < MAX_BACK && !code.slice(match.index, defined).includes('\n'))
      continue
    if (is_binding(code, match.index, name)) continue
    if (is_shown(code, match.index, match.index + name.length, state)) return true
  }
  return false
}

/** The place where a loop or a parameter list gives the name. */
function is_binding(code: string, at: number, name: string): boolean {
  const before = code.slice(Math.max(0, at - 40), at)
  const behind = code.slice(at + name.length, at + name.length + 20)
  if (/\bfor\s+\(?(?:\w+\s*,\s*)?$/.test(before)) return true
  return /\[\s*\w+\s*,\s*$/.test(before) && /^\s*\]\s*(?:(?:\)\s*)?=>|of\b)/.test(behind)
}

/** Where the reading ends: behind the bracket that it opened. */
function end_of(code: string, from: number, to: number): number {
  let depth = 0
  for (let at = from; at < code.length && at < from + 200; at++) {
    const char = code[at] ?? ''
    if (at >= to && depth === 0) return at
    if (char === '(' || char === '[' || char === '{') depth++
    else if ((char === ')' || char === ']' || char === '}') && --depth === 0 && at + 1 >= to) return at + 1
  }
  return to
}

/** The code with its plain texts blanked; a text that has holes (`f"{k}"`, `${k}`) stays. */
function without_texts(source: string): string {
  return source.replace(/(?<![\\\w])(["'])((?:(?!\1)[^\\\n]|\\.)*)\1/g, (all, quote: string, inner: string) =>
    /[{$%#]/.test(inner) ? all : quote + ' '.repeat(inner.length) + quote,
  )
}
