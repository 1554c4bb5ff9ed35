// find -exec and fd -x: the command runs once for each path found. `{}` stands for a pattern below the starting points.
import type { Call, Output } from '#core/policy/parse/state.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { type Field, with_text } from '#core/policy/parse/word/field.ts'
import { trim_slashes } from '#core/policy/parse/word/paths.ts'
import { inside_of, substitute_item } from '#core/policy/parse/wrap/item.ts'

const FIND_VALUED: ReadonlySet<string> = new Set(
  (
    '-name -iname -path -ipath -wholename -iwholename -regex -iregex -lname -ilname -type -xtype -size -mtime -mmin -atime -amin ' +
    '-ctime -cmin -newer -anewer -cnewer -user -group -uid -gid -perm -links -inum -maxdepth -mindepth -fstype -samefile -used ' +
    '-printf -fprint -fprint0 -fls -regextype -context -D -f'
  ).split(' '),
)

// find: emitted itself (its own -delete is its effect), then once for each -exec.
const find: Performer = (run, call, name) => {
  const { words } = call
  const first_exec = words.findIndex((word, i) => i > 0 && is_exec(word.text))
  if (first_exec === -1) return null
  const index = emit(run, call, name, first_exec)
  let output: Output = { from: index < 0 ? [] : [index], text: null, taint: [] }
  const target = describe_targets(call)
  for (let i = first_exec; i < words.length; i++) {
    const text = words[i]?.text ?? ''
    if (!is_exec(text)) continue
    const end = end_of_exec(words, i + 1)
    const inner = inside_of(call, `${name} ${text}`)
    const filled = words.slice(i + 1, end).flatMap((word) => fill_target(word, target, call))
    if (filled.length > 0 && !run.budget.exhausted) {
      const made = run.steps.perform(run, { ...inner, words: filled, open_args: true })
      output = { from: [...output.from, ...made.from], text: null, taint: [] }
    }
    i = end
  }
  return output
}

/** Place of the `;`, or of the `+` behind `{}`, that ends a command; the number of words when there is none. */
function end_of_exec(words: readonly Field[], from: number): number {
  for (let at = from; at < words.length; at++) {
    const text = words[at]?.text
    if (text === ';' || (text === '+' && words[at - 1]?.text === '{}')) return at
  }
  return words.length
}

function is_exec(text: string): boolean {
  return text === '-exec' || text === '-execdir' || text === '-ok' || text === '-okdir'
}

/** Starting points of one search that are told apart. */
const MAX_STARTS = 8

// What `{}` stands for: everything below the starting points, narrowed by -name.
function describe_targets(call: Call): Field[] {
  const words = call.words.slice(1)
  const options = words.findIndex(({ text }) => /^[-(!]/.test(text) && !/^-(?:[HLP]|O\d)$/.test(text))
  const tests = options === -1 ? [] : words.slice(options)
  const starts = words.slice(0, words.length - tests.length).filter(({ text }) => !text.startsWith('-'))
  if (starts.length === 0) starts.push({ text: '.', cert: 'literal', quoted: false, taint: [], span: call.span })
  const name = name_sought(tests)
  const suffix = name === null ? '**' : `**/${name}`
  return starts.slice(0, MAX_STARTS).map((start) => below(start, suffix))
}

/** The pattern of `-name`; null when none narrows the search, when it is not known, or when others may be found, too. */
function name_sought(tests: readonly Field[]): string | null {
  let name: string | null = null
  for (let i = 0; i < tests.length; i++) {
    const text = tests[i]?.text ?? ''
    if (is_exec(text)) break
    if (text === '-o' || text === '-or' || text === '!' || text === '-not') return null
    const value = tests[i + 1]
    if (text === '-name' || text === '-iname')
      name = value === undefined || value.cert === 'dynamic' ? null : value.text
    if (FIND_VALUED.has(text)) i += 1
  }
  return name?.includes('\u0000') ? null : name
}

// The pattern of everything below a starting point.
function below(root: Field, suffix: string): Field {
  if (root.cert === 'dynamic') return root
  return with_text({ ...root, cert: 'pattern', quoted: false }, `${trim_slashes(root.text)}/${suffix}`)
}

function fill_target(word: Field, targets: readonly Field[], call: Call): Field[] {
  if (word.cert === 'dynamic' || !word.text.includes('{}')) return [word]
  if (word.text === '{}') return [...targets]
  return [substitute_item(word, '{}', '\u0000', call, [])]
}

const FD_VALUED =
  /^(?:-[edtESocjgl]|--(?:extension|max-depth|type|exclude|size|owner|color|threads|changed-within|changed-before|base-directory|search-path|max-results|ignore-file))$/

// `fd '^\.env$'`, `fd '\.pem$'`: a pattern that ends or writes a dot out says what is meant, and without operators it is a name.
function named_by(pattern: Field | undefined): string {
  const text = pattern?.cert === 'literal' ? pattern.text : ''
  const name = text.replace(/^\^|\$$/g, '').replaceAll('\\.', '.')
  if (!/\\\.|\$$/.test(text) || !/^[\w.-]{2,}$/.test(name)) return ''
  return `/${text.startsWith('^') ? '' : '*'}${name}${text.endsWith('$') ? '' : '*'}`
}

const fd: Performer = (run, call, name) => {
  const { words } = call
  const at = words.findIndex((word) => /^(?:-[A-Za-z]*[xX]|--exec|--exec-batch)$/.test(word.text))
  if (at === -1 || at + 1 >= words.length) return null
  emit(run, call, name, at)
  const operands: Field[] = []
  for (let i = 1; i < at; i++) {
    const word = words[i]
    if (word === undefined) continue
    if (FD_VALUED.test(word.text)) i += 1
    else if (!word.text.startsWith('-')) operands.push(word)
  }
  const roots = operands.slice(1)
  const start =
    roots.length > 0 ? roots : [{ text: '.', cert: 'literal', quoted: false, taint: [], span: call.span } as Field]
  const targets = start.map((root) => below(root, `**${named_by(operands[0])}`))
  const body = words.slice(at + 1).filter((word) => word.text !== ';')
  const holds = body.some((word) => /\{[/.]*\}/.test(word.text))
  const filled = body.flatMap((word) =>
    word.text === '{}' ? targets : [substitute_item(word, '{}', '\u0000', call, [])],
  )
  const all = holds ? filled : [...filled, ...targets]
  const inner = inside_of(call, `${name} -x`)
  return run.steps.perform(run, { ...inner, words: all, open_args: true })
}

/** Performers of this file by name. */
export const FINDERS: readonly (readonly [string, Performer])[] = [
  ['find', find],
  ['gfind', find],
  ['fd', fd],
  ['fdfind', fd],
]
