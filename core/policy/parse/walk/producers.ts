// What a command writes to standard output when that follows from the command line alone (long: a small function for each
// program): echo, printf, cat of known text, and
// the decoders that hide text (base64, xxd, rev, tr...). Everything else is unknown text with a taint. ENGINE section 3, stage 4.
import type { Taint } from '#core/policy/effects/kind.ts'
import { MAX_PARSE_CHARS, MAX_VALUE_CHARS, spend_text } from '#core/policy/parse/budget.ts'
import type { Call, Input, Run } from '#core/policy/parse/state.ts'
import {
  decode_base32,
  decode_base64,
  decode_escapes,
  decode_hex,
  decode_latin,
  translate,
} from '#core/policy/parse/text/decode.ts'
import { paste } from '#core/policy/parse/walk/paste.ts'
import { prints_of_awk, says_text } from '#core/policy/parse/walk/says.ts'
import { is_silent } from '#core/policy/parse/walk/silent.ts'
import { find_written, type Produced } from '#core/policy/parse/walk/written.ts'
import { type Field, join_taint } from '#core/policy/parse/word/field.ts'
import { trim_slashes } from '#core/policy/parse/word/paths.ts'

type Producer = (args: readonly Field[], input: Input, call: Call, run: Run) => string | null

const NET: readonly Taint[] = ['net']
const ENV: readonly Taint[] = ['env']
const DECODED: readonly Taint[] = ['decoded']
const NETWORK_READERS: ReadonlySet<string> = new Set(
  'curl wget fetch http https xh lynx w3m links aria2c axel nc ncat netcat ftp tftp'.split(' '),
)
const DECODERS: ReadonlySet<string> = new Set(
  'base64 base32 basenc xxd openssl uudecode gunzip zcat bzcat xzcat unxz bunzip2 zstdcat gpg rev tr uncompress brotli'.split(
    ' ',
  ),
)

/** The output of one command. */
export function produce(run: Run, call: Call, name: string, input: Input): Produced {
  const args = call.words.slice(1)
  const producer = PRODUCERS.get(name)
  let text = producer === undefined ? null : producer(args, input, call, run)
  if (text === null && is_silent(name, args)) text = ''
  if (text !== null) {
    if (text.length > MAX_PARSE_CHARS) text = null
    else if (text.length > 64 && !spend_text(run.budget, text.length)) text = null
  }
  let taint = join_taint(input.taint, taint_of(name, args))
  for (const word of args) if (word.taint.length > 0) taint = join_taint(taint, word.taint)
  return { text, taint }
}

function taint_of(name: string, args: readonly Field[]): readonly Taint[] {
  if (NETWORK_READERS.has(name)) return NET
  if (name === 'env' || name === 'printenv' || name === 'set') return ENV
  if (name === 'printf' && args.some((word) => /\\(?:x|[0-7]{2})/.test(word.text))) return DECODED
  if (!DECODERS.has(name)) return []
  if (name === 'tr' || name === 'rev') return DECODED
  return /^(?:base64|base32|basenc|xxd|openssl|gpg)$/.test(name) ? (is_decoding(args) ? DECODED : []) : DECODED
}

function is_decoding(args: readonly Field[]): boolean {
  return args.some((word) => /^(?:-[a-zA-Z]*[dDr]|--decode|--revert|--decrypt)$/.test(word.text))
}

function text_of(word: Field): string {
  return word.cert === 'dynamic' || (word.cert === 'pattern' && !word.quoted) ? '\u0000' : word.text
}

/** Text of `printf FORMAT ARGS`; null when the format is not known. */
export function format_text(words: readonly Field[]): string | null {
  const format = words[0]
  if (format === undefined || format.cert === 'dynamic') return null
  const values = words.slice(1).map(text_of)
  let result = ''
  let used = 0
  // The format is repeated until all arguments are used.
  for (let round = 0; round < 64; round++) {
    const start = used
    result += decode_escapes(format.text, false).replace(
      /%(%|[-+ #0]*(?:[1-9]\d*)?(?:\.\d+)?([sbdixXocuq]))/g,
      (all, body: string, kind: string) => {
        if (body === '%') return '%'
        const value = values[used] ?? ''
        used += 1
        return format_one(all, kind, value)
      },
    )
    if (used >= values.length || used === start || result.length > MAX_PARSE_CHARS) break
  }
  return result
}

function format_one(directive: string, kind: string, value: string): string {
  if (value.includes('\u0000')) return value
  if (kind === 'b') return decode_escapes(value, true)
  if (kind === 'c') return value.slice(0, 1)
  if (kind === 's' || kind === 'q') {
    const precision = /\.(\d+)/.exec(directive)?.[1]
    return precision === undefined ? value : value.slice(0, Number(precision))
  }
  const number = value.startsWith("'") || value.startsWith('"') ? value.charCodeAt(1) : Number(value)
  if (!Number.isFinite(number)) return '0'
  if (kind === 'x') return number.toString(16)
  if (kind === 'X') return number.toString(16).toUpperCase()
  return kind === 'o' ? number.toString(8) : String(Math.trunc(number))
}

function echo(args: readonly Field[]): string | null {
  let at = 0
  let newline = '\n'
  let escapes = false
  for (; at < args.length; at++) {
    const text = args[at]?.text ?? ''
    if (!/^-[neE]+$/.test(text)) break
    if (text.includes('n')) newline = ''
    if (text.includes('e')) escapes = true
  }
  const text = args.slice(at).map(text_of).join(' ')
  return (escapes ? decode_escapes(text, true) : text) + newline
}

// Text that reaches a filter: standard input, unless it names files.
function filtered(
  args: readonly Field[],
  input: Input,
  change: (text: string) => string | null,
  valued = '',
): string | null {
  for (let i = 0; i < args.length; i++) {
    const text = args[i]?.text ?? ''
    if (text === '-' || text === '/dev/stdin') continue
    if (!text.startsWith('-')) {
      const process = args[i]?.process
      return process?.operator === '<' && process.text !== null ? change(process.text) : null
    }
    if (text.length === 2 && valued.includes(text.charAt(1))) i += 1
  }
  return input.text === null ? null : change(input.text)
}

function cat(args: readonly Field[], input: Input, { scope }: Call, run: Run): string | null {
  const shown = args.filter((word) => !word.text.startsWith('-') || word.text === '-')
  if (shown.length === 0) return input.text
  let text = ''
  for (const word of shown) {
    const stdin = word.text === '-' || word.text === '/dev/stdin'
    const piece = stdin ? input.text : (word.process?.text ?? find_written(run, scope, word.text)?.text ?? null)
    if (piece === null) return null
    text += piece
  }
  return text
}

function decoded(text: string | null): string | null {
  return text === null || text.length > MAX_VALUE_CHARS ? null : decode_latin(text)
}

function base64(args: readonly Field[], input: Input): string | null {
  if (!is_decoding(args)) return null
  return filtered(args, input, (text) => decoded(decode_base64(text)), 'w')
}

/** `python3 -m base64 -d`, and the texts that code prints. */
function python(args: readonly Field[], input: Input): string | null {
  const [option, module, ...rest] = args
  return option?.text === '-m' && module?.text === 'base64' ? base64(rest, input) : says_text(args)
}

function openssl(args: readonly Field[], input: Input): string | null {
  const flags = args.map((word) => word.text)
  const is_base64 =
    flags[0] === 'base64' || (flags[0] === 'enc' && flags.some((flag) => flag === '-base64' || flag === '-a'))
  return is_base64 && flags.includes('-d') && input.text !== null ? decoded(decode_base64(input.text)) : null
}

function xxd(args: readonly Field[], input: Input): string | null {
  const flags = args.map((word) => word.text).join(' ')
  const reverts = /(?:^| )-\w*r/.test(flags) && /(?:^| )-\w*p/.test(flags)
  return reverts
    ? filtered(
        args.filter((word) => word.text.startsWith('-')),
        input,
        (text) => decoded(decode_hex(text)),
      )
    : null
}

function tr(args: readonly Field[], input: Input): string | null {
  const flags = args
    .filter((word) => /^-[cdsC]+$/.test(word.text))
    .map((word) => word.text)
    .join('')
  const sets = args.filter((word) => !/^-[cdsC]+$/.test(word.text))
  if (input.text === null || sets.some((word) => word.cert === 'dynamic' || word.cert === 'partial')) return null
  return translate(input.text, sets[0]?.text ?? '', sets[1]?.text ?? null, flags)
}

function sed(args: readonly Field[], input: Input): string | null {
  if (input.text === null || args.length !== 1) return null
  const script = args[0]?.text ?? ''
  const match = /^s(.)((?:(?!\1)[\w \-:.,@=])*)\1((?:\\[^\dnt&]|(?!\1)[^\\&])*)\1(g?)$/.exec(script)
  if (match === null) return null
  const [, , from = '', written = '', all] = match
  const to = written.replace(/\\(.)/g, '$1')
  if (from === '' || from.includes('.')) return null
  return input.text
    .split('\n')
    .map((line) => (all === 'g' ? line.split(from).join(to) : replace_first(line, from, to)))
    .join('\n')
}

function replace_first(line: string, from: string, to: string): string {
  const at = line.indexOf(from)
  return at === -1 ? line : line.slice(0, at) + to + line.slice(at + from.length)
}

function ends(from_end: boolean): Producer {
  return (args, input) => {
    const flags = args.map((word) => word.text).join(' ')
    const count = /^(?:-n ?|-)?(\d{1,4})$/.exec(flags)?.[1]
    const chars = /^(?:-c ?|--bytes=)(\d{1,4})$/.exec(flags)?.[1]
    if (input.text !== null && chars !== undefined)
      return from_end ? input.text.slice(-Number(chars)) : input.text.slice(0, Number(chars))
    if (input.text === null || (args.length > 0 && count === undefined)) return null
    const lines = input.text.replace(/\n$/, '').split('\n')
    const n = Number(count ?? 10)
    return `${(from_end ? lines.slice(-n) : lines.slice(0, n)).join('\n')}\n`
  }
}

function cut(args: readonly Field[], input: Input): string | null {
  const flags = args.map((word) => word.text).join(' ')
  const chars = /^-c ?(\d{1,4})?(-)?(\d{1,4})?$/.exec(flags)
  if (input.text === null) return null
  const lines = input.text.replace(/\n$/, '').split('\n')
  if (chars !== null) {
    const from = Number(chars[1] ?? 1)
    const to = chars[2] === undefined ? from : Number(chars[3] ?? Number.MAX_SAFE_INTEGER)
    return `${lines.map((line) => line.slice(from - 1, to)).join('\n')}\n`
  }
  const match = /^-d ?(.) -f ?(\d{1,3})$/.exec(flags) ?? /^-f ?(\d{1,3}) -d ?(.)$/.exec(flags)
  if (match === null) return null
  const [delimiter, field] =
    /^\d+$/.test(match[1] ?? '') && flags.startsWith('-f') ? [match[2], match[1]] : [match[1], match[2]]
  return `${lines.map((line) => line.split(delimiter ?? '\t')[Number(field) - 1] ?? '').join('\n')}\n`
}

// `which rm`, `command -v rm`, `type -p rm`: the name is enough to know the program.
function locate_program(args: readonly Field[]): string | null {
  const name = args.filter((word) => !word.text.startsWith('-')).at(-1)
  if (name === undefined || name.cert !== 'literal' || name.text === '') return null
  return /^\w[\w.+-]*$/.test(name.text) ? `/usr/local/bin/${name.text}\n` : `${name.text}\n`
}

/** `pyenv which python`, `xcrun --find swiftc`, `yarn bin jest`: where the program of that name lies. */
function located_by(verb: RegExp): Producer {
  return (args) => {
    const at = args.findIndex((word) => word.cert === 'literal' && verb.test(word.text))
    return at === -1 ? null : locate_program(args.slice(at + 1))
  }
}

// `nvm which 18`: which node, not which program.
function which_node(args: readonly Field[]): string | null {
  return args[0]?.text === 'which' ? '/usr/local/bin/node\n' : null
}

/** `gcc -print-file-name=libasan.so`: where the compiler keeps a file of its own. */
function print_file_name(args: readonly Field[]): string | null {
  const [only, another] = args
  const name =
    another === undefined && only?.cert === 'literal' ? /^-print-file-name=([\w.+-]+)$/.exec(only.text) : null
  return name === null ? null : `/usr/lib/gcc/${name[1]}\n`
}

const WHICH = located_by(/^which$/)

function basename(args: readonly Field[]): string | null {
  const path = args[0]
  if (path === undefined || path.cert !== 'literal' || path.text.startsWith('-')) return null
  const base = trim_slashes(path.text)
  const name = base.slice(base.lastIndexOf('/') + 1)
  const suffix = args[1]?.text ?? ''
  return `${suffix !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name}\n`
}

/** `cygpath -u "$USERPROFILE"`: the same place in another spelling. */
function cygpath(args: readonly Field[]): string | null {
  const path = args.at(-1)
  return path === undefined || args.length > 2 ? null : `${text_of(path)}\n`
}

function dirname(args: readonly Field[]): string | null {
  const path = args[0]
  if (path === undefined || path.cert !== 'literal' || path.text.startsWith('-')) return null
  const base = trim_slashes(path.text)
  const at = base.lastIndexOf('/')
  return `${at === -1 ? '.' : at === 0 ? '/' : base.slice(0, at)}\n`
}

function mktemp(args: readonly Field[]): string | null {
  const template = args.find((word) => word.text.includes('XXX'))
  if (template === undefined) return '/tmp/tmp.\u0000\n'
  const text = template.text.replace(/X{3,}/, '\u0000')
  const in_tmp = args.some((word) => word.text === '-t' || word.text.startsWith('--tmpdir')) && !text.includes('/')
  return `${in_tmp ? '/tmp/' : ''}${text}\n`
}

function seq(args: readonly Field[]): string | null {
  const numbers = args.map((word) => Number(word.text))
  if (numbers.length === 0 || numbers.length > 3 || numbers.some((n) => !Number.isInteger(n))) return null
  const from = numbers.length > 1 ? (numbers[0] ?? 1) : 1
  const step = numbers.length === 3 ? (numbers[1] ?? 1) : 1
  const to = numbers.at(-1) ?? 1
  const lines: string[] = []
  if (step > 0) for (let n = from; n <= to && lines.length < 64; n += step) lines.push(String(n))
  return `${lines.join('\n')}\n`
}

// The working directory stands for the top of the repository: both are inside the workspace.
function git(args: readonly Field[], _input: Input, call: Call): string | null {
  const words = args.map((word) => word.text).join(' ')
  const cwd = call.scope.shell.cwd
  if (/^rev-parse (?:--absolute-git-dir|--git-dir|--git-common-dir)$/.test(words)) return '.git\n'
  const inside = /^rev-parse --git-path ([\w./-]+)$/.exec(words)?.[1]
  if (inside !== undefined) return `.git/${inside}\n`
  return words === 'rev-parse --show-toplevel' && cwd !== null ? `${cwd}\n` : null
}

/** `jq -rn '"text"'`: a program that is nothing but a text. */
function jq(args: readonly Field[]): string | null {
  const flags = args.filter((word) => word.text.startsWith('-')).map((word) => word.text)
  const [program, more] = args.filter((word) => !word.text.startsWith('-'))
  if (program === undefined || more !== undefined || program.cert !== 'literal') return null
  const null_input = flags.some((flag) => /^-\w*n|^--null-input$/.test(flag))
  const said = /^\s*"([^"\\]*)"\s*$/.exec(program.text)?.[1]
  return null_input && said !== undefined ? `${said}\n` : null
}

const PRODUCERS: ReadonlyMap<string, Producer> = new Map<string, Producer>([
  ['echo', echo],
  ['printf', (args) => format_text(args[0]?.text === '--' ? args.slice(1) : args)],
  ['print', echo],
  [':', () => ''],
  ['true', () => ''],
  ['cat', cat],
  [
    'tac',
    (args, input) => filtered(args, input, (text) => `${text.replace(/\n$/, '').split('\n').reverse().join('\n')}\n`),
  ],
  ['tee', (_args, input) => input.text],
  ['sponge', (_args, input) => input.text],
  [
    'rev',
    (args, input) =>
      filtered(args, input, (text) =>
        text
          .split('\n')
          .map((line) => [...line].reverse().join(''))
          .join('\n'),
      ),
  ],
  ['tr', tr],
  ['sed', sed],
  ['cut', cut],
  ['paste', paste],
  ['head', ends(false)],
  ['tail', ends(true)],
  ['sort', (args, input) => (args.length === 0 ? input.text : null)],
  ['base64', base64],
  [
    'base32',
    (args, input) => (is_decoding(args) ? filtered(args, input, (text) => decoded(decode_base32(text))) : null),
  ],
  ['openssl', openssl],
  ['xxd', xxd],
  ['which', locate_program],
  ['whence', locate_program],
  ['type', locate_program],
  ['command', locate_program],
  ...'pyenv rbenv nodenv goenv jenv plenv luaenv asdf mise rtx rustup volta'
    .split(' ')
    .map((name): [string, Producer] => [name, WHICH]),
  ...'gcc g++ cc clang clang++'.split(' ').map((name): [string, Producer] => [name, print_file_name]),
  ['nvm', which_node],
  ['nvs', which_node],
  ['yarn', located_by(/^bin$/)],
  ['xcrun', located_by(/^(?:-f|--?find)$/)],
  ['basename', basename],
  ['dirname', dirname],
  ['cygpath', cygpath],
  ['realpath', (args) => (args.length === 1 && args[0]?.text.startsWith('/') ? `${text_of(args[0])}\n` : null)],
  ['pwd', (_args, _input, call) => (call.scope.shell.cwd === null ? null : `${call.scope.shell.cwd}\n`)],
  ['mktemp', mktemp],
  ['seq', seq],
  ['jq', jq],
  ['gojq', jq],
  ['yq', jq],
  ['git', git],
  ['python', python],
  ['python3', python],
  ...'node nodejs bun perl ruby php lua'.split(' ').map((name): [string, Producer] => [name, says_text]),
  ...'awk gawk mawk nawk'.split(' ').map((name): [string, Producer] => [name, prints_of_awk]),
])
