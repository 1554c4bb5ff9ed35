// One simple command of the tree: assignments, words and redirections are resolved, then the call is performed.
import { MAX_FIELDS, MAX_SPLITS, MAX_VALUE_CHARS } from '#core/policy/parse/budget.ts'
import type { Assignment, ShellCommand, ShellWord } from '#core/policy/parse/shell.ts'
import {
  type Call,
  type Choice,
  fork_shell,
  join_outputs,
  NO_PLUMBING,
  type Output,
  type Plumbing,
  type Run,
  type Scope,
  type Shell,
  SILENT,
  type Wiring,
} from '#core/policy/parse/state.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import type { SimpleCommand } from '#core/policy/parse/tree.ts'
import { resolve_plumbing } from '#core/policy/parse/walk/redirections.ts'
import { certainty_of, type Field, type Value } from '#core/policy/parse/word/field.ts'
import { resolve_into, resolve_single, resolve_word } from '#core/policy/parse/word/resolve.ts'
import { assign, field_value, join_branches, look_up } from '#core/policy/parse/word/variables.ts'

/** `NAME=<(maker) program`: the parser takes what follows the sign for a word of its own, and so for the program. */
function mended(node: ShellCommand): ShellCommand {
  const { prefix, name, suffix } = node
  const last = prefix.at(-1)
  if (last?.type === 'Assignment' && name !== undefined && is_value_of(last, name)) {
    const at = suffix.findIndex((item) => item.type === 'Word')
    const next = suffix[at]
    const held = [
      ...prefix.slice(0, -1),
      given(last, name),
      ...suffix.slice(0, at < 0 ? suffix.length : at).filter(is_prefix),
    ]
    return mended(command_of(node, next?.type === 'Word' ? next : undefined, held, at < 0 ? [] : suffix.slice(at + 1)))
  }
  const at = suffix.findIndex((item, i) => {
    const value = suffix[i + 1]
    return item.type === 'Assignment' && value?.type === 'Word' && is_value_of(item, value)
  })
  const [item, value] = at < 0 ? [] : suffix.slice(at, at + 2)
  if (item?.type !== 'Assignment' || value?.type !== 'Word') return node
  return command_of(node, name, prefix, [...suffix.slice(0, at), given(item, value), ...suffix.slice(at + 2)])
}

type Prefix = ShellCommand['prefix'][number]

function is_prefix(item: ShellCommand['suffix'][number]): item is Prefix {
  return item.type !== 'Word'
}

// What the parser makes are objects of classes, whose getters a copy by `...` would not have.
function command_of(
  { type, pos, end, args, redirects }: ShellCommand,
  name: ShellWord | undefined,
  prefix: readonly Prefix[],
  suffix: ShellCommand['suffix'],
): ShellCommand {
  return { type, pos, end, name, prefix, suffix, args, redirects }
}

function given({ type, pos, text, name, append, index }: Assignment, value: ShellWord): Assignment {
  const made: Assignment = { type, pos, end: value.end, text, name, append, index, value }
  return made
}

function is_value_of(item: Assignment, word: ShellWord): boolean {
  return item.end === word.pos && item.value.pos === item.value.end && word.parts?.[0]?.type === 'ProcessSubstitution'
}

/** Performs one simple command and gives its output. */
export function invoke(run: Run, written: ShellCommand, scope: Scope, wiring: Wiring): Output {
  const node = mended(written)
  const outer = run.choice
  run.choice = null
  const words: Field[] = []
  if (node.name !== undefined) resolve_into(words, run, scope, node.name)
  for (const item of node.suffix) {
    if (item.type === 'Word') resolve_into(words, run, scope, item)
    else if (item.type === 'Assignment') words.push(...resolve_assignment_argument(run, scope, item))
  }
  const assigns = resolve_assigns(run, scope, node, node.name === undefined)
  const redirects = node.redirects
  const plumbing = redirects.length === 0 ? NO_PLUMBING : resolve_plumbing(run, scope, redirects)
  const choice = hand_back(run, outer)
  if (choice !== null && run.splits + choice.values.length <= MAX_SPLITS && !only_prints(words, plumbing, wiring))
    return invoke_each(run, node, scope, wiring, choice)
  const span = locate(scope.origin, node.pos, node.end)
  const call: Call = { words, assigns, plumbing, wiring, scope, span, open_args: false, unwraps: 0 }
  if (words.length > 0) return run.steps.perform(run, call)
  // Assignments or redirections without a command are attached to `:`, so that later stages see them.
  if (assigns.length === 0 && plumbing.redirects.length === 0 && plumbing.sinks.length === 0) return SILENT
  run.steps.perform(run, { ...call, words: [{ text: ':', cert: 'literal', quoted: false, taint: [], span }] })
  return SILENT
}

/** What the words of this command asked for; the command around it goes on with what its own words did. */
function hand_back(run: Run, outer: Choice | null): Choice | null {
  const { choice } = run
  run.choice = outer
  return choice
}

// `if a; then t=rm; else t=ls; fi; $t x`: what the command does with each of the values.
function invoke_each(run: Run, node: ShellCommand, scope: Scope, wiring: Wiring, { name, values }: Choice): Output {
  const before = fork_shell(scope.shell)
  const branches: Shell[] = []
  let output = SILENT
  for (const value of values) {
    if (run.budget.exhausted) break
    run.splits += 1
    const shell = fork_shell(before)
    assign(shell, name, field_value({ ...value, quoted: true }))
    output = join_outputs(output, invoke(run, node, { ...scope, conditional: true, shell }, wiring))
    branches.push(shell)
  }
  join_branches(scope.shell, before, branches)
  return output === SILENT ? output : { ...output, text: null }
}

/** `echo "$mode"`: the same whatever it prints. */
function only_prints([head]: readonly Field[], plumbing: Plumbing, wiring: Wiring): boolean {
  return (
    head !== undefined &&
    !wiring.wanted &&
    !wiring.piped &&
    plumbing.redirects.length === 0 &&
    /^(?:echo|printf|\[|test)$/.test(head.text)
  )
}

// `export X=~/y`: an assignment as argument does not split.
function resolve_assignment_argument(run: Run, scope: Scope, item: Assignment): Field[] {
  const span = locate(scope.origin, item.pos, item.end)
  const prefix = `${item.name}${item.append ? '+=' : '='}`
  if (item.value.type === 'ArrayValue') {
    const fields = item.value.elements.flatMap((element) => resolve_word(run, scope, element, 'argument'))
    store_array(scope, item, fields)
    return [{ text: prefix, cert: 'literal', quoted: true, taint: [], span }]
  }
  const value = resolve_single(run, scope, item.value)
  const text = value.cert === 'dynamic' ? '\u0000' : value.text
  const cert = value.cert === 'dynamic' ? 'partial' : value.cert
  return [{ ...value, text: prefix + text, cert, span }]
}

function store_array(scope: Scope, item: Assignment, fields: Field[]): void {
  assign(scope.shell, item.name, elements_of(fields))
}

const KEYED = /^\[([^\]\0]{1,64})\]=([\s\S]*)$/

/** `([name]=value ...)`: its values with their keys, and a plain list otherwise. */
function elements_of(fields: readonly Field[]): Value {
  const pairs = fields.map(({ text }) => KEYED.exec(text))
  const keys = pairs.flatMap((pair) => pair?.[1] ?? [])
  if (fields.length === 0 || keys.length !== fields.length) return { fields, array: true }
  const values = fields.map((field, i) => {
    const text = pairs[i]?.[2] ?? ''
    return { ...field, text, cert: certainty_of(text), quoted: true }
  })
  return { fields: values, array: true, keys }
}

function resolve_assigns(run: Run, scope: Scope, node: ShellCommand, keep: boolean): SimpleCommand['assigns'] {
  if (node.prefix.length === 0) return NO_ASSIGNS
  const assigns: { name: string; value: Field }[] = []
  for (const item of node.prefix) {
    if (run.budget.exhausted) break
    if (item.type !== 'Assignment') continue
    if (item.index !== undefined) resolve_single(run, scope, item.index)
    if (item.value.type === 'ArrayValue') {
      const elements = item.value.elements.flatMap((element) => resolve_word(run, scope, element, 'argument'))
      const before = item.append ? (look_up(scope.shell, item.name)?.fields ?? []) : []
      const fields = [...before, ...elements].map((field) => ({ ...field, quoted: true }))
      if (keep) assign(scope.shell, item.name, elements_of(fields))
      continue
    }
    const value = resolve_single(run, scope, item.value)
    if (keep) store(scope, item, value)
    assigns.push({ name: item.name, value })
  }
  return assigns
}

const NO_ASSIGNS: SimpleCommand['assigns'] = []

function store(scope: Scope, item: Assignment, field: Field): void {
  if (item.index !== undefined) {
    const known = look_up(scope.shell, item.name)
    const at = /^\d{1,4}$/.test(item.index.text) ? Number(item.index.text) : -1
    const fields = [...(known?.fields ?? [])]
    if (
      at < 0 &&
      /^\w{1,64}$/.test(item.index.text) &&
      fields.length < MAX_FIELDS &&
      (known?.keys || !fields[0]?.text)
    ) {
      const places = (known?.keys ?? []).map((key, i) => ({ key, field: fields[i] }))
      const others = places.filter(({ key }) => key !== item.index?.text)
      const kept = others.flatMap((one) => one.field ?? [])
      const keys = [...others.map(({ key }) => key), item.index.text]
      assign(scope.shell, item.name, { fields: [...kept, field], array: true, keys })
      return
    }
    if (at >= 0 && at <= fields.length && fields.length < MAX_FIELDS) fields[at] = field
    assign(scope.shell, item.name, { fields, array: true })
    return
  }
  if (!item.append) {
    assign(scope.shell, item.name, { fields: [field], array: false })
    return
  }
  assign(scope.shell, item.name, append_value(look_up(scope.shell, item.name) ?? undefined, field))
}

function append_value(before: Value | undefined, field: Field): Value {
  const last = before?.fields[0]
  if (last === undefined) return { fields: [field], array: false }
  const known = (f: Field) => (f.cert === 'dynamic' ? '\u0000' : f.text)
  const long = known(last) + known(field)
  const text = long.length > MAX_VALUE_CHARS ? `${long.slice(0, MAX_VALUE_CHARS)}\u0000` : long
  const cert = certainty_of(text)
  const joined: Field = {
    ...field,
    text: cert === 'dynamic' ? '' : text,
    cert,
    taint: [...new Set([...last.taint, ...field.taint])],
  }
  const feeds = [...(last.feeds ?? []), ...(field.feeds ?? [])]
  if (feeds.length > 0) joined.feeds = feeds
  return { fields: [joined], array: false }
}
