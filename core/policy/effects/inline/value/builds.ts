// Values that code puts together step by step: lists that are appended to, texts that grow, dictionaries, targets on the left of one
// value. What is run in the end is as known as if it had been written at once. Source: ENGINE 7.
import { concatenate, UNKNOWN, type Value } from '#core/policy/effects/inline/value/text.ts'
import type { Lang, Token } from '#core/policy/effects/inline/value/token.ts'
import { evaluate, list, skip } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** Members that a list of a command may have, pairs of one dictionary, and names on the left of one value. */
const MAX_MEMBERS = 64
const MAX_PAIRS = 32
const MAX_TARGETS = 16

/** Methods by which a list grows: at its end, at its end by the members of another, at its beginning. */
const AT_END = /^(?:append|push|add)$/
const BY_MEMBERS = /^(?:extend|concat|push\.apply)$/
const AT_START = /^(?:unshift|prepend)$/

/** Functions that are given the list first. */
const GIVEN_LIST: Readonly<Partial<Record<Lang, RegExp>>> = {
  perl: /^(?:push|unshift)$/,
  php: /^(?:array_push|array_unshift)$/,
  lua: /^table\.insert$/,
}

/** Whether the name at `at` stands for a value that grows there, which is then done. */
export function grows(run: Run, at: number): boolean {
  const { tokens, names } = run.scope
  const name = tokens[at]?.text ?? ''
  const mark = tokens[at + 1]
  if (mark === undefined) return false
  if (GIVEN_LIST[run.lang]?.test(name) === true) return given_list(run, at, name)
  if (mark.kind !== 'mark') return false
  const after = tokens[at + 2]?.text
  switch (mark.text) {
    case '+':
    case '.':
      if (after !== '=' || (mark.text === '.' && run.lang !== 'perl' && run.lang !== 'php')) return false
      names.set(name, concatenate(names.get(name) ?? UNKNOWN, evaluate(run.scope, at + 3).value, ''))
      return true
    case '<':
      return after === '<' && run.lang === 'ruby' && shovels(run, at, name)
    case '[':
      return at_place(run, at, name)
    case '(':
      return by_method(run, at, name)
    default:
      return false
  }
}

function put(run: Run, name: string, made: (members: readonly Value[]) => readonly Value[]): boolean {
  const held = run.scope.names.get(name)
  if (held?.items == null) return false
  run.scope.names.set(name, { ...held, items: made(held.items).slice(0, MAX_MEMBERS) })
  return true
}

function members_of(values: readonly Value[]): readonly Value[] {
  return values.flatMap((value) => value.items ?? [value])
}

/** `cmd.append('-rf')`, `args.push(a, b)`, `cmd.extend([...])`. */
function by_method(run: Run, at: number, name: string): boolean {
  const dot = name.indexOf('.')
  if (dot <= 0) return false
  const receiver = name.slice(0, name.lastIndexOf('.'))
  const method = name.slice(receiver.length + 1)
  if (run.scope.names.get(receiver)?.items == null) return false
  if (method === 'concat' && run.lang !== 'ruby') return false
  if (AT_END.test(method)) return put(run, receiver, (held) => [...held, ...list(run.scope, at + 1).items])
  if (BY_MEMBERS.test(method))
    return put(run, receiver, (held) => [...held, ...members_of(list(run.scope, at + 1).items)])
  if (AT_START.test(method)) return put(run, receiver, (held) => [...list(run.scope, at + 1).items, ...held])
  if (method !== 'insert') return false
  const [place, ...values] = list(run.scope, at + 1).items
  const from = Number(place?.text) || 0
  return put(run, receiver, (held) => [...held.slice(0, from), ...values, ...held.slice(from)])
}

/** `push @cmd, '-rf', $dir`, `array_push($a, 'x')`, `table.insert(t, 'x')`: with brackets or without. */
function given_list(run: Run, at: number, name: string): boolean {
  const { tokens } = run.scope
  const bracket = tokens[at + 1]?.text === '(' ? 1 : 0
  const target = tokens[at + 1 + bracket]
  if (target?.kind !== 'name' || tokens[at + 2 + bracket]?.text !== ',') return false
  let values: readonly Value[]
  if (bracket === 1) values = list(run.scope, at + 1).items.slice(1)
  else values = separated(run, at + 3)
  // With two arguments the first is the position.
  if (run.lang === 'lua') values = values.slice(-1)
  const given = run.lang === 'perl' ? members_of(values) : values
  const front = name.endsWith('unshift')
  return put(run, target.text, (held) => (front ? [...given, ...held] : [...held, ...given]))
}

/** Values between commas from a token on, up to the end of the statement. */
function separated(run: Run, from: number): readonly Value[] {
  const values: Value[] = []
  let at = from
  while (values.length < MAX_TARGETS && run.scope.fuel.left > 0) {
    const { value, next } = evaluate(run.scope, at)
    values.push(value)
    if (run.scope.tokens[next]?.text !== ',') break
    at = next + 1
  }
  return values
}

/** `cmd << 'rm' << '-rf'`: a list gets members, a text gets longer. */
function shovels(run: Run, from: number, name: string): boolean {
  const { names, tokens } = run.scope
  let held = names.get(name)
  if (held === undefined) return false
  let at = from + 1
  for (let i = 0; i < MAX_TARGETS && tokens[at]?.text === '<' && tokens[at + 1]?.text === '<'; i++) {
    const { value, next } = evaluate(run.scope, at + 2)
    held = held.items === null ? concatenate(held, value, '') : { ...held, items: [...held.items, value] }
    at = next
  }
  names.set(name, held)
  return true
}

/** `$a[] = 'x'`, `t[#t + 1] = 'x'`, `d['cmd'] = 'x'`. */
function at_place(run: Run, at: number, name: string): boolean {
  const { tokens, names } = run.scope
  const close = skip(run.scope, at + 1) - 1
  if (tokens[close + 1]?.text !== '=' || /^[=>~]$/.test(tokens[close + 2]?.text ?? '')) return false
  const key = tokens[at + 2]
  const { value } = evaluate(run.scope, close + 2)
  if (key?.kind === 'text') {
    names.set(`${name}.${key.text}`, value)
    return true
  }
  const last = close === at + 2 || key?.text === '#' || (key?.kind === 'number' && close === at + 3)
  return last && put(run, name, (held) => placed(held, run.lang, key, value))
}

function placed(held: readonly Value[], lang: Lang, key: Token | undefined, value: Value): readonly Value[] {
  const index = key?.kind === 'number' ? Number(key.text) - (lang === 'lua' ? 1 : 0) : held.length
  return index >= held.length || index < 0
    ? [...held, value]
    : held.map((one, place) => (place === index ? value : one))
}

/** `{'cmd': 'rm -rf /'}`, `{cmd: 'x'}`, `['cmd' => 'x']`: each value under the name of the whole and its own. */
export function names_members(run: Run, name: string, open: number): void {
  const { tokens, names } = run.scope
  const mark = tokens[open]?.text
  const hash = mark === '(' && name.startsWith('%')
  if (mark !== '{' && (mark !== '[' || run.lang !== 'php') && !hash) return
  const end = skip(run.scope, open) - 1
  const whole = hash ? `$${name.slice(1)}` : name
  let at = open + 1
  for (let pairs = 0; at < end && pairs < MAX_PAIRS && run.scope.fuel.left > 0; pairs++) {
    while (tokens[at]?.text === '\n') at++
    const key = tokens[at]
    const sign = key === undefined ? 0 : sign_of_pair(run, at + 1)
    if (key !== undefined && sign > 0) names.set(`${whole}.${key.text}`, evaluate(run.scope, at + 1 + sign).value)
    at = after_comma(run, at, end)
  }
}

/** How many tokens stand between the key of a pair and its value: two for `=>`; 0 when a token is no such sign. */
function sign_of_pair({ lang, scope: { tokens } }: Run, at: number): 0 | 1 | 2 {
  const mark = tokens[at]?.text
  if (mark === '=' && tokens[at + 1]?.text === '>') return 2
  return mark === ':' || (lang === 'lua' && mark === '=') ? 1 : 0
}

/** The position behind the next comma that stands in no bracket. */
function after_comma({ scope }: Run, from: number, end: number): number {
  let at = from
  while (at < end && scope.tokens[at]?.text !== ',')
    at = /^[([{]$/.test(scope.tokens[at]?.text ?? '') ? skip(scope, at) : at + 1
  return at + 1
}

/** `[c, ...rest] = words`, `($c, @rest) = (...)`: names between brackets that get the members of what stands behind. */
export function unpacks_brackets(run: Run, open: number, close: number): void {
  const { tokens } = run.scope
  const before = tokens[open - 1]
  const declares = before?.kind === 'name' && /^(?:const|let|var|my|our|local)$/.test(before.text)
  if (!declares && (before?.kind === 'name' || before?.kind === 'text' || /^[)\]]$/.test(before?.text ?? ''))) return
  if (/^[=>~]$/.test(tokens[close + 2]?.text ?? '') || close - open > MAX_TARGETS * 4) return
  unpack(run, tokens.slice(open + 1, close), evaluate(run.scope, close + 2).value)
}

/** `c, *rest = words`, `a, b = 'rm', '-rf'`: whether the name at `at` is the last of several on the left of one value. */
export function unpacks_names(run: Run, at: number): boolean {
  const { tokens } = run.scope
  let from = at
  for (let i = 0; i < MAX_TARGETS * 3; i++) {
    const before = tokens[from - 1]
    if (
      before === undefined ||
      !(
        before.text === ',' ||
        before.text === '*' ||
        (before.kind === 'name' && tokens[from]?.text !== '*' && tokens[from]?.kind === 'mark')
      )
    )
      break
    from--
  }
  if (from === at || !/^[;\n:{]?$/.test(tokens[from - 1]?.text ?? '')) return false
  const values = separated(run, at + 2)
  const [only] = values
  if (only === undefined) return false
  unpack(run, tokens.slice(from, at + 1), values.length > 1 ? { ...UNKNOWN, items: values } : only)
  return true
}

function unpack(run: Run, targets: readonly Token[], value: Value): void {
  const { names } = run.scope
  const members = value.items
  const count = targets.filter(({ kind }) => kind === 'name').length
  let place = 0
  for (const [at, { kind, text }] of targets.entries()) {
    if (kind !== 'name') continue
    const rest = text.startsWith('@') || /^[.*]$/.test(targets[at - 1]?.text ?? '')
    if (members === null) names.delete(text)
    else if (rest) names.set(text, { ...UNKNOWN, items: members.slice(place, members.length - (count - 1 - place)) })
    else names.set(text, members[place] ?? UNKNOWN)
    place++
  }
}

/** What a name with a sigil for lists is given is a list, also when there is one value only. */
export function as_list(name: string, value: Value): Value {
  if (!name.startsWith('@') || value.items !== null) return value
  return { ...UNKNOWN, items: value.text === '' ? [] : [value] }
}
