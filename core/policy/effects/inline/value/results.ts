// Results of functions and methods in inline code for known values: joined paths, decoded texts, homes and temporary
// folders. Pure; what depends on the world is unknown. Source: ENGINE 7.
import { whole } from '#core/compose.ts'
import {
  characters,
  concatenate,
  decoded,
  fill,
  joined_by,
  known,
  members_from,
  UNKNOWN,
  type Value,
} from '#core/policy/effects/inline/value/text.ts'
import type { Lang } from '#core/policy/effects/inline/value/token.ts'

/** What is known where a call stands. */
interface Surrounding {
  lang: Lang
  names: ReadonlyMap<string, Value>
}

/** Unpacking what was decoded: the text stays hidden, on purpose. */
const UNPACK =
  /(?:^|[.:])(?:decompress|inflate(?:Raw)?(?:Sync)?|gunzip(?:Sync)?|unzipSync|brotliDecompressSync|gzinflate|gzuncompress|gzdecode|uncompress|memGunzip|(?:marshal|pickle|dill|cloudpickle)\.loads)$/

/** Variables that hold the home directory. */
export const HOME_NAMES = /^(?:HOME|USERPROFILE|HOMEPATH)$/
/** What the variables of the environment are asked from. */
export const ENVIRONMENT =
  /^(?:os\.environ(?:\.get)?|os\.getenv|getenv|ENV|\$ENV|process\.env|\$_ENV|\$_SERVER|ENV\.fetch|Deno\.env\.get|os\.environb)$/
/** What gives the home directory without being asked for a variable. */
export const HOME = /^(?:os\.homedir|homedir|Path\.home|pathlib\.Path\.home|Dir\.home|\$HOME|require\.homedir)$/
/** Fresh temporary places. */
const TEMPORARY =
  /(?:^|\.)(?:mkdtemp|mkdtempSync|mktemp|gettempdir|tmpdir|TemporaryDirectory|mktmpdir|tmpnam|sys_get_temp_dir)$/
const JOIN = whole(
  /os\.path\.join|path\.join|path\.resolve|join|resolve|File\.join|posixpath\.join|path\.posix\.join/,
  /Path|pathlib\.Path|PurePath|URL|File\.expand_path|os\.path\.abspath|os\.path\.realpath/,
  /os\.path\.normpath|os\.fspath|str|String|encodeURI|shlex\.split|bytes|pathlib\.PosixPath/,
)
const EXPAND = /^(?:os\.path\.expanduser|os\.path\.expandvars|expanduser|untildify|expandvars)$/
const DECODE =
  /(?:^|\.)(?:b64decode|standard_b64decode|urlsafe_b64decode|base64_decode|decode_base64|atob|fromhex|unhexlify|hex2bin|decode64|strict_decode64|a85decode|b32decode)$/

/** Everything that comes through the pipe. */
const STDIN =
  /^(?:sys\.stdin(?:\.buffer)?\.read(?:line|lines)?|STDIN\.(?:read|gets)|\$stdin\.read|\$<\.read|ARGF\.read|stream_get_contents|fgets)$/
const READS_FILE = /(?:^|\.)(?:readFileSync|file_get_contents|open)$/

function reads_stdin(name: string, first: Value | undefined): boolean {
  return STDIN.test(name) || (READS_FILE.test(name) && /^(?:0|\/dev\/stdin|php:\/\/stdin)$/.test(first?.text ?? ''))
}

/** Parts of a text that is cut. */
const MAX_PARTS = 256

/** Functions that give the members of what they are given. */
const MEMBERS =
  /^(?:i?pairs|array_values|array_unique|sorted|list|tuple|set|reversed|iter|tqdm|natsorted|Array\.from|array_reverse)$/

/**
 * What a function returns for these arguments; `name` is its full name. Unknown unless it is a pure function of texts.
 * The groups of functions are tried in this order, because some of their patterns overlap.
 */
export function call(scope: Surrounding, name: string, items: readonly Value[]): Value {
  return (
    call_for_source(name, items) ??
    call_for_text(scope, name, items) ??
    call_for_path(name, items) ??
    call_for_decoded(name, items) ??
    call_for_members(scope, name, items) ??
    method(scope, name, items)
  )
}

/** Functions that return a place, or what comes from outside; and those that pass their argument on. */
function call_for_source(name: string, items: readonly Value[]): Value | null {
  const [first] = items
  if (HOME.test(name)) return known('~')
  if (reads_stdin(name, first)) return { ...UNKNOWN, taint: ['stdin'] }
  if (TEMPORARY.test(name)) return known('/tmp/scratch')
  // `urlopen(Request(url, data))`: the value of a request is its address.
  if (EXPAND.test(name) || /(?:^|\.)(?:Request|SQL)$|^(?:sa\.|sqlalchemy\.)?text$/.test(name)) return first ?? UNKNOWN
  return null
}

/** Functions that put a text or a list together of others. */
function call_for_text({ lang }: Surrounding, name: string, items: readonly Value[]): Value | null {
  const [first] = items
  if ((name === 'bytes' || name === 'bytearray') && first?.items && first.items.length > 3) return of_codes(first.items)
  const parts = parts_to_join(lang, name, items)
  if (parts !== null) return joined_by(parts)
  if (name === 'table.concat') return apply_method(first ?? UNKNOWN, 'join', [items[1] ?? known('')])
  if (/^(?:string\.format|sprintf|format|Kernel\.s?printf)$/.test(name) && first !== undefined)
    return fill(first, items.slice(1))
  if (name === 'array_merge' && items.every((item) => item.items !== null))
    return { ...UNKNOWN, items: items.flatMap((item) => item.items ?? []) }
  const reverses = name === 'strrev' || (name === 'reverse' && lang === 'perl')
  if (reverses && first !== undefined && first.items === null)
    return known([...first.text].reverse().join(''), first.taint)
  return null
}

/** The separator and the parts that `join` and its like put together; null for other functions. */
function parts_to_join(lang: Surrounding['lang'], name: string, items: readonly Value[]): readonly Value[] | null {
  if (lang === 'perl') return name === 'join' ? items : null
  // R, which is read as ruby.
  if (lang === 'ruby' && /^paste0?$/.test(name)) return [known(name === 'paste' ? ' ' : ''), ...items]
  if (lang !== 'php' || !/^(?:implode|join)$/.test(name)) return null
  const [first, second] = items
  return second === undefined && first?.items ? [known(''), first] : items
}

/** `bytes([114, 109])`. */
function of_codes(codes: readonly Value[]): Value {
  const spelled = characters(codes)
  return spelled.items === null ? UNKNOWN : known(spelled.items.map((item) => item.text).join(''), ['decoded'])
}

/** Functions that join path segments, of which an absolute one starts anew. */
function call_for_path(name: string, items: readonly Value[]): Value | null {
  if (!JOIN.test(name)) return null
  if (items.length === 0) return known('.')
  const joined = items
    .map((item) => item.text)
    .reduce(
      (path, part) => (part.startsWith('/') || path === '' ? part : `${path.replace(/(?<!\/)\/+$/, '')}/${part}`),
      '',
    )
  return known(
    joined,
    items.flatMap((item) => item.taint),
  )
}

/** Functions that decode, unpack, or make text of character codes. */
function call_for_decoded(name: string, items: readonly Value[]): Value | null {
  const [first, second] = items
  if (DECODE.test(name)) return decoded(first ?? UNKNOWN, /hex/.test(name))
  if (first?.taint.includes('decoded') && UNPACK.test(name)) return { ...UNKNOWN, taint: ['decoded'] }
  if (/(?:^|\.)from$/.test(name) && second !== undefined) return decoded(first ?? UNKNOWN, second.text === 'hex')
  if (name === 'pack') return call_of_pack(items)
  if (name === 'array_map' && first?.text === 'chr' && second?.items) return characters(second.items)
  if (name === 'str_rot13' && first !== undefined) return known(rot13(first.text), ['decoded'])
  if (name.endsWith('codecs.decode') && first !== undefined && second !== undefined)
    return /^rot_?13$/.test(second.text) ? known(rot13(first.text), ['decoded']) : { ...UNKNOWN, taint: ['decoded'] }
  return OF_CODES.test(name) ? call_for_characters(items) : null
}

/** Functions that make a text of the numbers of its characters. */
const OF_CODES = /^(?:chr|string\.char)$|(?:fromCharCode|fromCodePoint)$/

function call_for_characters(items: readonly Value[]): Value {
  const codes = items.map((item) => Number(item.text))
  return codes.every((code) => code > 0 && code <= 0x10ffff) ? known(String.fromCodePoint(...codes)) : UNKNOWN
}

/** `pack('H*', '726d')`, `pack('C*', 114, 109)`. */
function call_of_pack([format, ...rest]: readonly Value[]): Value | null {
  const [first] = rest
  if (/^H\*?$/.test(format?.text ?? '') && first !== undefined) return decoded(first, true)
  return CODES.test(format?.text ?? '') ? spelled(rest) : null
}

/** Templates of `pack` that make characters of numbers. */
const CODES = /^[cCUW]\*?$/

/** The text that these codes spell. */
function spelled(codes: readonly Value[]): Value {
  const { items } = characters(codes.flatMap((code) => code.items ?? [code]))
  return items === null
    ? { ...UNKNOWN, taint: ['decoded'] }
    : known(items.map((item) => item.text).join(''), ['decoded'])
}

/** Letters exchanged with those thirteen places on: what hides a text from people who search. */
function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** Functions that list the files of a folder. */
const LISTS_FILES = /(?:^|\.)(?:glob|iglob|globSync|glob\.sync|readdirSync|listdir|scandir|Dir\.glob|walk|list\.files)$/

/** Functions that return members: of a folder, or of a list in another order. A method of a known value is none of them. */
function call_for_members({ names }: Surrounding, name: string, items: readonly Value[]): Value | null {
  const [first] = items
  if (first === undefined) return null
  const receiver = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  if (LISTS_FILES.test(name) && !names.has(receiver))
    return /glob/.test(name) ? first : known(`${first.text}/\u0000`, first.taint)
  return MEMBERS.test(name) && !names.has(name) ? first : null
}

/** `x.format(...)`, `sep.join([...])` on a constant that has a name. */
function method(scope: Surrounding, name: string, items: readonly Value[]): Value {
  const dot = name.lastIndexOf('.')
  const receiver = dot > 0 ? scope.names.get(name.slice(0, dot)) : undefined
  if (receiver === undefined) return UNKNOWN
  const asked = name.endsWith('.get') ? scope.names.get(`${name.slice(0, dot)}.${items[0]?.text}`) : undefined
  return asked ?? apply_method(receiver, name.slice(dot + 1), items)
}

/** The result of a method of a value, in whichever language has a method of that name. */
export function apply_method(receiver: Value, name: string, items: readonly Value[]): Value {
  const [first, second] = items
  switch (name) {
    // `require('os').homedir()`: the module has no value, but its result is known.
    case 'homedir':
      return known('~')
    case 'format':
      return fill(receiver, items)
    case 'join':
      return joined(receiver, first)
    case 'tr':
      return /^n-z/i.test(second?.text ?? '') ? known(rot13(receiver.text), ['decoded']) : UNKNOWN
    case 'pack':
      return packed(receiver.items, first?.text ?? '')
    case 'unpack1':
    case 'unpack':
      return /^m0?$/.test(first?.text ?? '') ? decoded(receiver, false) : UNKNOWN
    case 'split':
      return parted(receiver, first?.text)
    case 'replace':
    case 'replaceAll':
    case 'gsub':
    case 'sub':
      return first && second ? known(receiver.text.replaceAll(first.text, second.text), receiver.taint) : receiver
    case 'glob':
    case 'rglob':
      return first ? known(`${receiver.text}/${name === 'rglob' ? '**/' : ''}${first.text}`, receiver.taint) : UNKNOWN
    case 'globSync':
      return first ?? UNKNOWN
    case 'slice':
      return members_from(receiver, Number(first?.text) || 0)
    case 'iterdir':
      return known(`${receiver.text}/\u0000`, receiver.taint)
    case 'joinpath':
    case 'concat':
      return items.reduce((left, right) => concatenate(left, right, name === 'joinpath' ? '/' : ''), receiver)
    case 'reverse':
      return reversed(receiver)
    case 'decode':
      return first?.text === 'base64' || first?.text === 'hex' ? decoded(receiver, first.text === 'hex') : receiver
    case 'expanduser':
    case 'resolve':
    case 'strip':
    case 'trim':
    case 'toString':
    case 'encode':
    case 'lower':
    case 'absolute':
    case 'as_posix':
    case 'chomp':
      return receiver
    default:
      return method_of_module(name, first)
  }
}

/** `require('fs').readFileSync(0)`, `__import__('base64').b64decode(x)`: the module has no value, but the result is known. */
function method_of_module(name: string, first: Value | undefined): Value {
  if (reads_stdin(name, first)) return { ...UNKNOWN, taint: ['stdin'] }
  if (first?.taint.includes('decoded') && UNPACK.test(name)) return { ...UNKNOWN, taint: ['decoded'] }
  return first !== undefined && DECODE.test(name) ? decoded(first, /hex/i.test(name)) : UNKNOWN
}

/** `sep.join(list)` of Python, `list.join(sep)` elsewhere. */
function joined(receiver: Value, first: Value | undefined): Value {
  if (first?.taint.includes('decoded') && first.items === null) return { ...UNKNOWN, taint: ['decoded'] }
  if (first?.items) {
    const texts = first.items.map((item) => item.text)
    return known(
      texts.join(receiver.text),
      first.items.flatMap((item) => item.taint),
    )
  }
  return receiver.items !== null ? known(receiver.items.map((item) => item.text).join(first?.text ?? ',')) : UNKNOWN
}

/** `text.split(between)`; at blanks without one. */
function parted({ text, taint }: Value, between: string | undefined): Value {
  const parts = text.split(between ?? /\s+/, MAX_PARTS)
  return { text: '\u0000', taint, items: parts.map((part) => known(part)) }
}

function reversed(value: Value): Value {
  if (value.items !== null) return { ...value, items: [...value.items].reverse() }
  return known([...value.text].reverse().join(''), value.taint)
}

/** `[114, 109].pack('c*')`, `['726d'].pack('H*')`. */
function packed(items: readonly Value[] | null, template: string): Value {
  if (CODES.test(template) && items !== null) return spelled(items)
  return /^H\*?$/.test(template) && items?.[0] ? decoded(items[0], true) : UNKNOWN
}
