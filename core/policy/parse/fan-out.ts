// Programs that run a command once for each item of a list: xargs, parallel, find -exec, fd -x. What arrives at run time is not
// known, so the wrapped command has `open_args`; when the list is known text, its items are the arguments.
import { inputOf, joinWords, runWord } from '#core/policy/parse/code-flow.ts'
import { conclude } from '#core/policy/parse/conclude.ts'
import { addFlow, emit } from '#core/policy/parse/emit.ts'
import type { Performer } from '#core/policy/parse/performer.ts'
import {
  type Call,
  type Field,
  makeField,
  NO_INPUT,
  type Output,
  type Run,
  type Scope,
  withText,
} from '#core/policy/parse/state.ts'
import { splitFields } from '#core/policy/parse/words.ts'

const MAX_ITEMS = 64

const XARGS_VALUED = 'adEInLPs'
const XARGS_LONG = [
  '--arg-file',
  '--delimiter',
  '--max-args',
  '--max-lines',
  '--max-procs',
  '--max-chars',
  '--process-slot-var',
]

const xargs: Performer = (run, call, name) => {
  const { words } = call
  let replace: string | null = null
  let delimiter: string | null = null
  let at = 1
  let file = false
  for (; at < words.length; at++) {
    const text = words[at]?.text ?? ''
    if (text === '--') {
      at += 1
      break
    }
    if (!text.startsWith('-') || text === '-') break
    if (text.startsWith('--')) {
      if (text === '--replace' || text.startsWith('--replace=')) replace = text.slice(10) || '{}'
      if (text.startsWith('--delimiter=')) delimiter = text.slice(12)
      if (text === '--null') delimiter = '\\0'
      if (text.startsWith('--arg-file')) file = true
      if (XARGS_LONG.includes(text)) at += 1
      continue
    }
    // GNU: -i, -e and -l take only an attached value; -J is BSD.
    for (let k = 1; k < text.length; k++) {
      const letter = text.charAt(k)
      if (letter === 'i') {
        replace = text.slice(k + 1) || '{}'
        break
      }
      if (letter === '0') delimiter = '\\0'
      if (letter === 'e' || letter === 'l') break
      if (!XARGS_VALUED.includes(letter) && letter !== 'J' && letter !== 'R' && letter !== 'S') continue
      const value = text.slice(k + 1) || (words[at + 1]?.text ?? '')
      if (k === text.length - 1) at += 1
      if (letter === 'I' || letter === 'J') replace = value
      if (letter === 'd') delimiter = value
      if (letter === 'a') file = true
      break
    }
  }
  const rest = words.slice(at)
  if (rest.length === 0) return conclude(run, call, name)
  const input = inputOf(call)
  const items = file || input.text === null ? null : splitItems(input.text, delimiter, replace !== null)
  emit(run, call, name, at - 1)
  const inner = insideOf(call, name)
  const made =
    items === null ? fillOpen(rest, replace, call, input.taint) : fillKnown(rest, replace, items, call, input.taint)
  const first = run.commands.length
  const output = run.steps.perform(run, { ...inner, words: made, open_args: items === null || call.open_args })
  linkArguments(run, input.from, first, rest.length - 1)
  return output
}

// What arrives on standard input of xargs becomes arguments of the command it runs.
function linkArguments(run: Run, from: readonly number[], first: number, position: number): void {
  if (first >= run.commands.length) return
  for (const index of from) {
    addFlow(run, { from: { kind: 'command', index }, to: { kind: 'argument', index: first, position }, via: 'pipe' })
  }
}

function splitItems(text: string, delimiter: string | null, lines: boolean): string[] | null {
  const separator =
    delimiter === null ? (lines ? '\n' : ' \t\n') : delimiter === '\\n' ? '\n' : delimiter === '\\t' ? '\t' : delimiter
  const source = delimiter === '\\0' ? text.replaceAll('\u0000', '\n') : text
  if (delimiter !== '\\0' && text.includes('\u0000')) return null
  const items = splitFields(source, delimiter === '\\0' ? '\n' : separator)
    .map((item) => (delimiter === null ? item.trim().replace(/^(['"])(.*)\1$/, '$2') : item.replace(/\n$/, '')))
    .filter((item) => item !== '')
  return items.length > MAX_ITEMS ? null : items
}

function fillOpen(words: readonly Field[], replace: string | null, call: Call, taint: Field['taint']): Field[] {
  if (replace === null || replace === '') return [...words]
  return words.map((word) => substituteItem(word, replace, '\u0000', call, taint))
}

function fillKnown(
  words: readonly Field[],
  replace: string | null,
  items: readonly string[],
  call: Call,
  taint: Field['taint'],
): Field[] {
  const make = (text: string): Field => makeField(text, call.span, taint)
  if (replace === null || replace === '') return [...words, ...items.map(make)]
  // One run for each item: the items stand side by side, except in code, where each line is one run.
  return words.flatMap((word) => {
    if (!word.text.includes(replace)) return [word]
    if (word.text === replace) return items.map(make)
    if (/\s/.test(word.text))
      return [withText(word, items.map((item) => word.text.replaceAll(replace, item)).join('\n'))]
    return items.map((item) => withText(word, word.text.replaceAll(replace, item)))
  })
}

function substituteItem(word: Field, token: string, item: string, call: Call, taint: Field['taint']): Field {
  if (word.cert === 'dynamic' || !word.text.includes(token)) return word
  const text = word.text.replaceAll(token, item)
  const unknown = /^\0+$/.test(text)
  return {
    ...word,
    text: unknown ? '' : text,
    cert: unknown ? 'dynamic' : text.includes('\u0000') ? 'partial' : word.cert,
    taint: taint.length === 0 ? word.taint : [...new Set([...word.taint, ...taint])],
    span: word.span ?? call.span,
  }
}

function insideOf(call: Call, id: string): Call {
  const scope: Scope = { ...call.scope, via: [...call.scope.via, id] }
  return {
    ...call,
    scope,
    plumbing: { ...call.plumbing, input: NO_INPUT, redirects: [], sinks: [] },
    unwraps: call.unwraps + 1,
  }
}

const PARALLEL_VALUED =
  /^(?:-[jnNLdIPSsaEC]|--(?:jobs|max-args|delimiter|colsep|arg-file|sshlogin|results|joblog|timeout|delay|retries|load|workdir|wd|tmpdir|tagstring|basefile|return|halt|memfree|max-procs|max-replace-args))$/

// `parallel cmd {} ::: a b`, or the list on standard input. The words are joined and read by a shell.
const parallel: Performer = (run, call, name) => {
  let at = 1
  for (; at < call.words.length; at++) {
    const text = call.words[at]?.text ?? ''
    if (!text.startsWith('-') || text === '-') break
    if (PARALLEL_VALUED.test(text)) at += 1
  }
  const lists = call.words.findIndex((word, i) => i >= at && /^:::\+?$/.test(word.text))
  const files = call.words.findIndex((word, i) => i >= at && /^::::\+?$/.test(word.text))
  const ends = [lists, files].filter((i) => i !== -1)
  const end = ends.length === 0 ? call.words.length : Math.min(...ends)
  const command = call.words.slice(at, end)
  const listed =
    lists === -1 || files !== -1 ? null : call.words.slice(lists + 1).filter((word) => !word.text.startsWith(':::'))
  const input = inputOf(call)
  const known =
    listed !== null
      ? listed.map((word) => (word.cert === 'dynamic' ? '\u0000' : word.text))
      : input.text === null
        ? null
        : splitItems(input.text, null, true)
  const remote = call.words.slice(1, at).some((word) => /^(?:-S|--sshlogin)/.test(word.text))
  const items = known ?? ['\u0000']
  const joined = command.length === 0 ? null : joinWords(command, call.span)
  const lines = items.slice(0, MAX_ITEMS).map((item) => {
    if (joined === null) return item
    const text = joined.cert === 'dynamic' ? '\u0000' : joined.text
    return /\{[\d.]*[/.]*\}/.test(text) ? text.replace(/\{[\d.]*[/.]*\}/g, item) : `${text} ${item}`
  })
  const text = lines.join('\n')
  const cert = text.includes('\u0000') ? (/^\0+$/.test(text) ? 'dynamic' : 'partial') : 'literal'
  const code: Field = {
    text: cert === 'dynamic' ? '' : text,
    cert,
    quoted: true,
    taint: input.taint,
    span: joined?.span ?? call.span,
  }
  const first = run.commands.length
  const output = runWord(run, call, name, code, {
    id: name,
    shell: 'own',
    tail: at - 1,
    place: remote ? 'remote' : undefined,
  })
  if (known === null) {
    for (let i = first + 1; i < run.commands.length; i++) openArguments(run, i)
    linkArguments(run, input.from, first + 1, Math.max(0, command.length - 1))
  }
  return output
}

function openArguments(run: Run, index: number): void {
  const command = run.commands[index]
  if (command !== undefined) command.open_args = true
}

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
  const firstExec = words.findIndex((word, i) => i > 0 && isExec(word.text))
  if (firstExec === -1) return null
  const index = emit(run, call, name, firstExec)
  let output: Output = { from: index < 0 ? [] : [index], text: null, taint: [] }
  const target = describeTargets(call)
  for (let i = firstExec; i < words.length; i++) {
    const text = words[i]?.text ?? ''
    if (!isExec(text)) continue
    let end = i + 1
    while (
      end < words.length &&
      !(words[end]?.text === ';' || (words[end]?.text === '+' && words[end - 1]?.text === '{}'))
    )
      end += 1
    const inner = insideOf(call, `${name} ${text}`)
    const filled = words.slice(i + 1, end).flatMap((word) => fillTarget(word, target, call))
    if (filled.length > 0 && !run.budget.exhausted) {
      const made = run.steps.perform(run, { ...inner, words: filled, open_args: true })
      output = { from: [...output.from, ...made.from], text: null, taint: [] }
    }
    i = end
  }
  return output
}

function isExec(text: string): boolean {
  return text === '-exec' || text === '-execdir' || text === '-ok' || text === '-okdir'
}

// What `{}` stands for: everything below the starting points, narrowed by -name.
function describeTargets(call: Call): Field[] {
  const starts: Field[] = []
  let i = 1
  for (; i < call.words.length; i++) {
    const word = call.words[i]
    if (word === undefined || /^[-(!]/.test(word.text)) {
      if (word !== undefined && /^-(?:[HLP]|O\d)$/.test(word.text)) continue
      break
    }
    starts.push(word)
  }
  if (starts.length === 0) starts.push({ text: '.', cert: 'literal', quoted: false, taint: [], span: call.span })
  let name: string | null = null
  let several = false
  for (; i < call.words.length; i++) {
    const text = call.words[i]?.text ?? ''
    if (isExec(text)) break
    if (text === '-o' || text === '-or' || text === '!' || text === '-not') several = true
    if (text === '-name' || text === '-iname')
      name = call.words[i + 1]?.cert === 'dynamic' ? null : (call.words[i + 1]?.text ?? null)
    if (FIND_VALUED.has(text)) i += 1
  }
  const suffix = name === null || several || name.includes('\u0000') ? '**' : `**/${name}`
  return starts.slice(0, 8).map((start): Field => {
    if (start.cert === 'dynamic') return start
    const text = `${start.text.replace(/\/+$/, '')}/${suffix}`
    return { ...start, text, cert: start.cert === 'partial' ? 'partial' : 'pattern', quoted: false }
  })
}

function fillTarget(word: Field, targets: readonly Field[], call: Call): Field[] {
  if (word.cert === 'dynamic' || !word.text.includes('{}')) return [word]
  if (word.text === '{}') return [...targets]
  return [substituteItem(word, '{}', '\u0000', call, [])]
}

const FD_VALUED =
  /^(?:-[edtESocjgl]|--(?:extension|max-depth|type|exclude|size|owner|color|threads|changed-within|changed-before|base-directory|search-path|max-results|ignore-file))$/

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
  const targets = start.map(
    (root): Field => ({ ...root, text: `${root.text.replace(/\/+$/, '')}/**`, cert: 'pattern' }),
  )
  const body = words.slice(at + 1).filter((word) => word.text !== ';')
  const holds = body.some((word) => /\{[/.]*\}/.test(word.text))
  const filled = body.flatMap((word) =>
    word.text === '{}' ? targets : [substituteItem(word, '{}', '\u0000', call, [])],
  )
  const all = holds ? filled : [...filled, ...targets]
  const inner = insideOf(call, `${name} -x`)
  return run.steps.perform(run, { ...inner, words: all, open_args: true })
}

/** Performers of this file by name. */
export const FAN_OUT: readonly (readonly [string, Performer])[] = [
  ['xargs', xargs],
  ['gxargs', xargs],
  ['parallel', parallel],
  ['find', find],
  ['gfind', find],
  ['fd', fd],
  ['fdfind', fd],
]
