// Shell variables along a straight line of commands: assignments, the values every shell starts with, and what is left of them
// where two branches meet. A value that differs between branches is unknown afterwards, or one of a few.
import type { Binding, Run, Shell } from '#core/policy/parse/state.ts'
import type { Field, Value } from '#core/policy/parse/word/field.ts'
import { has_drive } from '#core/policy/parse/word/paths.ts'

const UNKNOWN_VALUE: Value = {
  fields: [{ text: '', cert: 'dynamic', quoted: true, taint: [], span: [0, 0] }],
  array: false,
}
/** `if a; then MAKE=gmake; fi; ${MAKE:-make}`: what the name is worth where no branch set it. */
const NOT_SET: Field = { text: '', cert: 'dynamic', quoted: true, taint: [], span: [0, 0], unset: true }
/** Values remembered of a name that branches set differently. */
const MAX_CHOICES = 5
/** Bindings looked through before a name counts as unset; later ones cannot hide it for long. */
const MAX_BINDINGS = 512

const START_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Names that stand for names that stand for names; a shell follows longer chains, nobody writes them. */
const MAX_REFERENCES = 4

/** Sets a variable, or the one it stands for. */
export function assign(shell: Shell, name: string, value: Value | null): void {
  const next = shell.env
  const has_refs = next?.has_refs === true
  shell.env = {
    name: has_refs ? referred(shell, name) : name,
    value,
    next,
    has_ifs: name === 'IFS' || next?.has_ifs === true,
    has_refs,
    has_arrays: value?.array === true || next?.has_arrays === true,
  }
}

/** `declare -n name=target`: from now on one is another name of the other. */
export function refer(shell: Shell, name: string, target: string): void {
  const next = shell.env
  const value: Value = { ...text_value(target), refers: target }
  shell.env = {
    name,
    value,
    next,
    has_ifs: next?.has_ifs === true,
    has_refs: true,
    has_arrays: next?.has_arrays === true,
  }
}

/** The name that `name` stands for. */
function referred(shell: Shell, name: string): string {
  let at = name
  for (let step = 0; step < MAX_REFERENCES; step++) {
    const target = bound(shell, at)?.refers
    if (target === undefined) break
    at = target
  }
  return at
}

/** A single known text as a value. */
export function text_value(text: string): Value {
  return { fields: [{ text, cert: 'literal', quoted: true, taint: [], span: [0, 0] }], array: false }
}

/** A single field as a value. */
export function field_value(field: Field): Value {
  return { fields: [field], array: false }
}

/** Whether a name holds an array; asked of every name that is exported or declared. */
export function is_array(shell: Shell, name: string): boolean {
  return shell.env?.has_arrays === true && look_up(shell, name)?.array === true
}

/** The value of a name, undefined when the command line never set it, null when it unset it. */
export function look_up(shell: Shell, name: string): Value | null | undefined {
  return bound(shell, shell.env?.has_refs === true ? referred(shell, name) : name)
}

function bound(shell: Shell, name: string): Value | null | undefined {
  let steps = 0
  for (let binding = shell.env; binding !== null; binding = binding.next) {
    if (binding.name === name) return binding.value
    steps += 1
    if (steps > MAX_BINDINGS) return UNKNOWN_VALUE
  }
  return undefined
}

/** What separates words. */
export function separators(shell: Shell): string {
  return (shell.env?.has_ifs === true ? look_up(shell, 'IFS')?.fields[0]?.text : undefined) ?? ' \t\n'
}

/** The text of a variable every shell has without being told, or undefined. */
export function start_value(run: Run, shell: Shell, name: string): string | undefined {
  switch (name) {
    case 'HOME':
      return run.home
    case 'PWD':
      return shell.cwd ?? undefined
    case 'OLDPWD':
      return shell.old_cwd ?? undefined
    case 'IFS':
      return ' \t\n'
    case 'TMPDIR':
    case 'TMP':
    case 'TEMP':
      return run.environment?.get(name) ?? '/tmp'
    case 'USER':
    case 'LOGNAME':
      return run.environment?.get(name) ?? user_of(run.home, shell.cwd)
    case 'PATH':
      return run.environment?.get(name) ?? START_PATH
    case 'BASH':
      return run.environment?.get(name) ?? '/bin/bash'
    case 'SHELL':
      return run.environment?.get(name) ?? '/bin/bash'
    default:
      return run.environment?.get(name) ?? of_windows(run.home, shell.cwd, name)
  }
}

/** What the POSIX shells of Windows get from it. */
function of_windows(home: string, cwd: string | null, name: string): string | undefined {
  if (name !== 'USERPROFILE' && name !== 'APPDATA' && name !== 'LOCALAPPDATA') return undefined
  const own = has_drive(home) ? home : /^[A-Za-z]:[\\/]Users[\\/][^\\/]+/i.exec(cwd ?? '')?.[0]
  if (own === undefined || name === 'USERPROFILE') return own
  return `${own}/AppData/${name === 'APPDATA' ? 'Roaming' : 'Local'}`
}

/** A gateway that runs as root knows the agent's user by the home in which the agent works. */
const IN_HOME = /^\/(?:home|Users)\/([^/]+)/

function user_of(home: string, cwd: string | null): string | undefined {
  if (home === '/root') return IN_HOME.exec(cwd ?? '')?.[1] ?? 'root'
  const at = home.lastIndexOf('/')
  return at > 0 && at < home.length - 1 ? home.slice(at + 1) : undefined
}

/**
 * After two branches that started from `before`: a name both agree on keeps its value, one to which each gives a known text has
 * either, any other becomes unknown.
 */
export function join_branches(shell: Shell, before: Shell, branches: readonly Shell[]): void {
  const names = new Set<string>()
  for (const branch of branches) {
    let steps = 0
    for (let b: Binding | null = branch.env; b !== null && b !== before.env && steps < MAX_BINDINGS; b = b.next) {
      names.add(b.name)
      steps += 1
    }
  }
  shell.env = before.env
  for (const name of names) {
    const values = branches.map((branch) => look_up(branch, name))
    const first = values[0]
    const same = values.every((value) => same_value(value, first))
    if (same && first !== undefined) assign(shell, name, first)
    else assign(shell, name, either(values))
  }
  const cwd = branches[0]?.cwd ?? null
  shell.cwd = branches.every((branch) => branch.cwd === cwd) ? cwd : null
  const positional = branches[0]?.positional ?? null
  shell.positional = branches.every((branch) => branch.positional === positional) ? positional : null
}

function either(values: readonly (Value | null | undefined)[]): Value {
  const choices: Field[] = []
  for (const value of values) {
    if (value === undefined) {
      if (!choices.includes(NOT_SET)) choices.push(NOT_SET)
      continue
    }
    const known = value?.choices ?? (value?.array === false ? value.fields : undefined)
    if (known === undefined || known.length === 0) return UNKNOWN_VALUE
    for (const field of known) {
      if (field.cert !== 'literal' && field !== NOT_SET) return UNKNOWN_VALUE
      if (!choices.some((other) => other.text === field.text && other.unset === field.unset)) choices.push(field)
    }
    if (choices.length > MAX_CHOICES) return UNKNOWN_VALUE
  }
  return { ...UNKNOWN_VALUE, choices }
}

/** True when `after`, which continued from `before`, gave a new value to a name that had one. */
export function redefines(before: Shell, after: Shell): boolean {
  let steps = 0
  for (let b = after.env; b !== null && b !== before.env && steps < MAX_BINDINGS; b = b.next) {
    if (look_up(before, b.name) !== undefined) return true
    steps += 1
  }
  return false
}

function same_value(a: Value | null | undefined, b: Value | null | undefined): boolean {
  if (a === b) return true
  if (!a || !b || a.fields.length !== b.fields.length) return false
  return a.fields.every(
    (field, i) => field.cert !== 'dynamic' && field.text === b.fields[i]?.text && field.cert === b.fields[i]?.cert,
  )
}
