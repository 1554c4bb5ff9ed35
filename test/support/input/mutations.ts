// Ways to write a command differently (long: one list of them) that change nothing about what it does. Each returns null where it does not apply.
// Source: ENGINE 9.4 (mutations).
import { analyze } from '#core/policy/parse/analyze.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'

export interface Mutation {
  name: string
  /**
   * `ordinary` people write so, and harmless stays harmless. `evasive` ones have something to hide, so a rule about the writing
   * itself may answer. `danger`: it adds rights or indirection, which may be a question by itself.
   */
  kind: 'ordinary' | 'evasive' | 'danger'
  apply(command: string): string | null
}

const PLACE = { cwd: '/home/dev/project', home: '/home/dev' }

/** A word that stands in the text as it is, without quotes and expansions. */
interface PlainWord {
  text: string
  start: number
  end: number
}

const PLAIN = /^[\w@%+:,./~-]+$/
/** Not programs: they cannot be run by a path or behind another program. */
const BUILTINS: ReadonlySet<string> = new Set(
  (
    'cd pushd popd export unset set alias unalias source . eval exec command builtin trap read declare ' +
    'typeset local readonly history ulimit umask type hash enable shopt test [ [[ : if for while until case ' +
    'function select time coproc fc bind complete wait jobs fg bg disown let printf echo true false pwd ' +
    'return exit break continue shift getopts times dirs mapfile readarray setopt unsetopt logout'
  ).split(' '),
)

/** The first command, when it starts the text and its head is written plainly. */
function first_of(source: string): { command: SimpleCommand; head: PlainWord } | null {
  const { commands, dialect, exhausted } = analyze(source, PLACE)
  if (dialect !== 'posix' || exhausted) return null
  const command = commands.find((one) => one.via.length === 0 && one.head.span[0] === 0)
  if (command === undefined || command.assigns.length > 0) return null
  const [start, end] = command.head.span
  const text = source.slice(start, end)
  return PLAIN.test(text) && text === command.head.text ? { command, head: { text, start, end } } : null
}

function words_of(source: string): PlainWord[] {
  const first = first_of(source)
  if (first === null) return []
  return first.command.args.flatMap(({ span: [start, end] }) => {
    const text = source.slice(start, end)
    return PLAIN.test(text) ? [{ text, start, end }] : []
  })
}

/** The whole text is one command of plain words. */
function only_words(source: string): string[] | null {
  const first = first_of(source)
  if (first === null) return null
  const words = source.split(' ')
  const whole = words.length === first.command.args.length + 1 && words.every((word) => PLAIN.test(word))
  return whole && !words.some((word) => word.startsWith('~') || word.includes('=')) ? words : null
}

const with_head = (change: (head: string) => string | null) => (source: string) => {
  const first = first_of(source)
  const head = first === null ? null : change(first.head.text)
  return first === null || head === null ? null : head + source.slice(first.head.end)
}

/** Behind or by the path of a program only programs can stand. */
const with_program = (change: (source: string, head: string) => string | null) => (source: string) => {
  const first = first_of(source)
  return first === null || BUILTINS.has(first.head.text) ? null : change(source, first.head.text)
}

const with_words = (change: (word: string) => string | null) => (source: string) => {
  let text = source
  let changed = false
  for (const { text: word, start, end } of words_of(source).toReversed()) {
    const other = change(word)
    if (other === null) continue
    text = text.slice(0, start) + other + text.slice(end)
    changed = true
  }
  return changed ? text : null
}

/** Any text of a POSIX shell. */
const with_text = (change: (source: string) => string | null) => (source: string) => {
  const { dialect, exhausted } = analyze(source, PLACE)
  return dialect !== 'posix' || exhausted ? null : change(source)
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
/** A here-document has to end on a line of its own. */
const closed = (text: string): string => (/<<|#/.test(text) ? `${text}\n` : `${text} `)
const split_at = (text: string, by: string): string | null =>
  text.length < 2 ? null : `${text.slice(0, 1)}${by}${text.slice(1)}`
const hex = (text: string): string =>
  [...text].map((one) => `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

const SHORT_SWITCHES: ReadonlySet<string> = new Set(['rm', 'chmod', 'chown', 'cp', 'mv', 'ls', 'shred'])

/** `-rf` as `-r -f`, for programs whose short options take no values. */
function unclustered(source: string): string | null {
  const first = first_of(source)
  if (first === null || !SHORT_SWITCHES.has(first.head.text)) return null
  return with_words((word) =>
    /^-[a-zA-Z]{2,}$/.test(word) ? [...word.slice(1)].map((one) => `-${one}`).join(' ') : null,
  )(source)
}

/** Options behind the operands, which GNU programs accept. */
function options_last(source: string): string | null {
  const words = only_words(source)
  const [head, ...rest] = words ?? []
  if (head === undefined || !SHORT_SWITCHES.has(head) || rest.includes('--')) return null
  const flags = rest.filter((word) => word.startsWith('-'))
  const others = rest.filter((word) => !word.startsWith('-'))
  // A mode such as `-x` is an operand that looks like an option.
  if (flags.length === 0 || others.length === 0 || head === 'chmod') return null
  return [head, ...others, ...flags].join(' ')
}

const path_form = (change: (path: string) => string | null) =>
  with_words((word) => (/^\/[\w.-]+\/[\w./-]*$/.test(word) ? change(word) : null))

const at_home = (home: string) => with_words((word) => (/^~\/[\w./-]+$/.test(word) ? home + word.slice(1) : null))

const HOMOGLYPHS: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', s: 'ѕ', i: 'і', x: 'х' }

const ordinary = (name: string, apply: Mutation['apply']): Mutation => ({ name, kind: 'ordinary', apply })
const evasive = (name: string, apply: Mutation['apply']): Mutation => ({ name, kind: 'evasive', apply })
const danger = (name: string, apply: Mutation['apply']): Mutation => ({ name, kind: 'danger', apply })
const behind = (wrapper: string) =>
  ordinary(
    `behind ${wrapper}`,
    with_program((source) => `${wrapper} ${source}`),
  )

export const MUTATIONS: readonly Mutation[] = [
  // Wrappers
  behind('env'),
  behind('env A=1'),
  behind('nice -n 5'),
  behind('timeout -k 5 10'),
  behind('nohup'),
  behind('stdbuf -oL'),
  behind('time'),
  behind('command'),
  behind('setsid'),
  behind('ionice -c 3'),
  behind('env A=1 timeout 5 nice -n 5 nohup'),
  // Positions
  ordinary(
    'behind &&',
    with_text((text) => `true && ${text}`),
  ),
  ordinary(
    'after ;',
    with_text((text) => `cd . ; ${text}`),
  ),
  ordinary(
    'on the second line',
    with_text((text) => `true\n${text}`),
  ),
  ordinary(
    'with blanks around',
    with_text((text) => `  ${text}  `),
  ),
  ordinary(
    'with a comment',
    with_text((text) => (/<</.test(text) ? null : `${text} # cleanup`)),
  ),
  ordinary(
    'in a subshell',
    with_text((text) => `( ${closed(text)})`),
  ),
  ordinary(
    'in braces',
    with_text((text) => `{ ${/<<|#/.test(text) ? `${text}\n` : `${text}; `}}`),
  ),
  ordinary(
    'under if',
    with_text((text) => `if true; then\n${text}\nfi`),
  ),
  ordinary(
    'in a loop',
    with_text((text) => `for once in 1; do\n${text}\ndone`),
  ),
  ordinary(
    'in a function',
    with_text((text) => `go() {\n${text}\n}; go`),
  ),
  ordinary(
    'by sh -c',
    with_text((text) => `sh -c ${quoted(text)}`),
  ),
  ordinary(
    'by bash -lc',
    with_text((text) => `bash -lc ${quoted(text)}`),
  ),
  ordinary(
    'by a here-document',
    with_text((text) => (/^EOT$/m.test(text) ? null : `bash <<'EOT'\n${text}\nEOT`)),
  ),
  ordinary(
    'by eval',
    with_text((text) => `eval ${quoted(text)}`),
  ),
  ordinary(
    'by a here-string',
    with_text((text) => `bash <<< ${quoted(text)}`),
  ),
  // Words
  ordinary(
    'arguments in quotes',
    with_words((word) => (word.startsWith('~') ? null : `"${word}"`)),
  ),
  ordinary(
    'head in quotes',
    with_head((head) => `"${head}"`),
  ),
  ordinary(
    'full path',
    with_program((source, head) => (head.includes('/') ? null : `/usr/bin/${source}`)),
  ),
  ordinary(
    'other full path',
    with_program((source, head) => (head.includes('/') ? null : `/bin/${source}`)),
  ),
  ordinary('options apart', unclustered),
  ordinary('options last', options_last),
  // Paths
  ordinary(
    'doubled slashes',
    path_form((path) => path.replaceAll('/', '//')),
  ),
  ordinary(
    'dots in the path',
    path_form((path) => path.replace(/^(\/[^/]+)\//, '$1/./')),
  ),
  ordinary(
    'up and down again',
    path_form((path) => path.replace(/^(\/[^/]+)\//, '$1/x/../')),
  ),
  ordinary('$HOME', at_home('$HOME')),
  ordinary(
    '"$HOME" in quotes',
    with_words((word) => (/^~\/[\w./-]+$/.test(word) ? `"$HOME"${word.slice(1)}` : null)),
  ),
  ordinary('the home spelt out', at_home('/home/dev')),
  // Evasion
  evasive(
    'quotes inside the head',
    with_head((head) => split_at(head, "''")),
  ),
  evasive(
    'double quotes inside the head',
    with_head((head) => split_at(head, '""')),
  ),
  evasive(
    'backslash in the head',
    with_head((head) => split_at(head, '\\')),
  ),
  evasive(
    'quotes inside arguments',
    with_words((word) => (word.startsWith('~') ? null : split_at(word, "''"))),
  ),
  evasive(
    'head as hex',
    with_head((head) => `$'${hex(head)}'`),
  ),
  evasive(
    'arguments as hex',
    with_words((word) => (word.startsWith('~') ? null : `$'${hex(word)}'`)),
  ),
  evasive('$IFS', (source) => only_words(source)?.join('${IFS}') ?? null),
  evasive('braces', (source) => {
    const words = only_words(source)
    return words === null || words.length < 2 || words.some((word) => word.includes(','))
      ? null
      : `{${words.join(',')}}`
  }),
  evasive(
    'head in a variable',
    with_program((source, head) => `x=${head}; $x${source.slice(head.length)}`),
  ),
  evasive(
    'head in halves',
    with_program((source, head) => {
      const half = Math.ceil(head.length / 2)
      return `a=${head.slice(0, half)}; b=${head.slice(half)}; $a$b${source.slice(head.length)}`
    }),
  ),
  evasive(
    'head printed',
    with_program((source, head) => `$(echo ${head})${source.slice(head.length)}`),
  ),
  evasive(
    'homoglyph',
    with_head((head) => {
      const other = head.replace(/[aceopsix]/, (one) => HOMOGLYPHS[one] ?? one)
      return other === head ? null : other
    }),
  ),
  evasive(
    'zero-width character',
    with_head((head) => split_at(head, '\u200b')),
  ),
  evasive(
    'carriage return',
    with_text((text) => (/<</.test(text) ? null : `${text}\r\n`)),
  ),
  evasive('line continued', (source) => {
    const [head, ...rest] = only_words(source) ?? []
    return head === undefined || rest.length === 0 ? null : `${head} \\\n ${rest.join(' ')}`
  }),
  // Rights and indirection
  danger(
    'behind sudo',
    with_program((source) => `sudo -n ${source}`),
  ),
  danger(
    'behind sudo env',
    with_program((source) => `sudo -u root env A=1 ${source}`),
  ),
  danger(
    'by su',
    with_text((text) => `su -c ${quoted(text)}`),
  ),
  danger(
    'by exec',
    with_program((source) => `exec ${source}`),
  ),
  danger(
    'by trap',
    with_text((text) => `trap ${quoted(text)} EXIT`),
  ),
  danger(
    'in the background',
    with_program((source) => (/<</.test(source) ? null : `${source.replace(/;$/, '')} &`)),
  ),
  danger(
    'by coproc',
    with_program((source) => `coproc ${source}`),
  ),
  danger(
    'by script',
    with_text((text) => `script -qc ${quoted(text)} /dev/null`),
  ),
  danger('by find', (source) => {
    const words = only_words(source)
    return words === null || BUILTINS.has(words[0] ?? '') ? null : `find . -maxdepth 0 -exec ${words.join(' ')} \\;`
  }),
  danger('by xargs', (source) => {
    const words = only_words(source)
    const last = words?.at(-1)
    if (words === null || words.length < 2 || last === undefined || BUILTINS.has(words[0] ?? '')) return null
    return `echo ${last} | xargs ${words.slice(0, -1).join(' ')}`
  }),
  danger(
    'by xargs and a shell',
    with_text((text) => (/\{\}/.test(text) ? null : `echo x | xargs -I{} sh -c ${quoted(text)}`)),
  ),
  danger(
    'printed into a shell',
    with_text((text) => `printf '%s\\n' ${quoted(text)} | sh`),
  ),
  danger(
    'decoded into a shell',
    with_text((text) => `echo ${Buffer.from(text).toString('base64')} | base64 -d | sh`),
  ),
  danger(
    'a shell in a shell',
    with_text((text) => `sh -c ${quoted(`bash -c ${quoted(text)}`)}`),
  ),
  danger(
    'by a substitution',
    with_text((text) => `sh -c "$(echo ${quoted(text)})"`),
  ),
  danger(
    'by Python',
    with_text((text) => `python3 -c ${quoted(`import os; os.system(${JSON.stringify(text)})`)}`),
  ),
  danger('by Python, as words', (source) => {
    const words = only_words(source)
    return words && `python3 -c ${quoted(`import subprocess; subprocess.run(${JSON.stringify(words)})`)}`
  }),
  danger(
    'by Node',
    with_text((text) => `node -e ${quoted(`require('child_process').execSync(${JSON.stringify(text)})`)}`),
  ),
  danger(
    'by Perl',
    with_text((text) => (/[$@]/.test(text) ? null : `perl -e ${quoted(`system(${JSON.stringify(text)})`)}`)),
  ),
  danger(
    'by Ruby',
    with_text((text) => (/#\{/.test(text) ? null : `ruby -e ${quoted(`system(${JSON.stringify(text)})`)}`)),
  ),
  danger(
    'by awk',
    // Its strings know no \u.
    with_text((text) => (/[^ -~]/.test(text) ? null : `awk ${quoted(`BEGIN { system(${JSON.stringify(text)}) }`)}`)),
  ),
]
