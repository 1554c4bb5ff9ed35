// Shell builtins that change what the shell knows: variables, directory, positional parameters, aliases. They are emitted too.
import { MAX_FIELDS, MAX_VALUE_CHARS } from '#core/policy/parse/budget.ts'
import type { Call } from '#core/policy/parse/state.ts'
import { conclude } from '#core/policy/parse/walk/conclude.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { format_text } from '#core/policy/parse/walk/producers.ts'
import { split_fields } from '#core/policy/parse/word/draft.ts'
import { type Field, make_field, type Value, with_text } from '#core/policy/parse/word/field.ts'
import { resolve_path } from '#core/policy/parse/word/paths.ts'
import { assign, is_array, look_up, refer, separators } from '#core/policy/parse/word/variables.ts'
import { perform_variables } from '#core/policy/parse/wrap/code-options.ts'

const NAME = /^[A-Za-z_]\w*$/

const declare: Performer = (run, call, name) => {
  const refers = name !== 'export' && call.words.some((word) => /^-[A-Za-z]*n/.test(word.text))
  for (const word of call.words.slice(1)) {
    const at = word.text.indexOf('=')
    if (at <= 0 || word.text.startsWith('-')) continue
    const append = word.text[at - 1] === '+'
    const variable = word.text.slice(0, append ? at - 1 : at)
    // Array values were stored when they were read; here the word ends with the equals sign.
    if (!NAME.test(variable) || (at === word.text.length - 1 && is_array(call.scope.shell, variable))) continue
    const target = word.text.slice(at + 1)
    if (refers && NAME.test(target)) {
      refer(call.scope.shell, variable, target)
      continue
    }
    const field: Field = { ...with_text(word, word.text.slice(at + 1)), quoted: true }
    const before = append ? look_up(call.scope.shell, variable)?.fields[0] : undefined
    if (before?.cert === 'literal' && field.cert === 'literal')
      field.text = (before.text + field.text).slice(0, MAX_VALUE_CHARS)
    assign(call.scope.shell, variable, { fields: [field], array: false })
    perform_variables(run, { ...call, assigns: [{ name: variable, value: field }] })
  }
  return conclude(run, call, name)
}

const unset: Performer = (run, call, name) => {
  for (const word of call.words.slice(1)) {
    if (NAME.test(word.text)) assign(call.scope.shell, word.text, null)
    run.functions?.delete(word.text)
  }
  return conclude(run, call, name)
}

/** A folder that `mktemp -d` makes: only the end of its name is not known, and there is more than that. */
function is_fresh(text: string) {
  return (
    text.startsWith('/tmp/') &&
    text.lastIndexOf('/') === 4 &&
    text.indexOf('\u0000') === text.length - 1 &&
    text.length > 6
  )
}

const cd: Performer = (run, call, name) => {
  const output = conclude(run, call, name)
  const { shell } = call.scope
  const target = call.words.slice(1).find((word) => !/^-[LPe@]+$/.test(word.text) && word.text !== '--')
  if (call.scope.place !== 'local') {
    // A login starts in the home directory; the one of a container is set by its image.
    const from = shell.far_cwd ?? (call.scope.place === 'remote' ? run.home : null)
    shell.far_cwd = target?.cert === 'literal' ? resolve_path(from, target.text) : null
    return output
  }
  const before = shell.cwd
  if (target === undefined) shell.cwd = name === 'cd' ? run.home : before
  else if (target.text === '-') shell.cwd = shell.old_cwd
  else if (target.cert === 'literal') shell.cwd = resolve_path(before, target.text)
  else if (is_fresh(target.text)) shell.cwd = target.text.replace('\u0000', 'fresh')
  else shell.cwd = null
  shell.old_cwd = before
  return output
}

const popd: Performer = (run, call, name) => {
  const output = conclude(run, call, name)
  const { shell } = call.scope
  const before = shell.cwd
  shell.cwd = shell.old_cwd
  shell.old_cwd = before
  return output
}

const set: Performer = (run, call, name) => {
  const at = call.words.findIndex((word) => word.text === '--')
  const first = call.words[1]
  if (at > 0) call.scope.shell.positional = call.words.slice(at + 1)
  else if (first !== undefined && !/^[-+]/.test(first.text) && first.cert !== 'dynamic')
    call.scope.shell.positional = call.words.slice(1)
  return conclude(run, call, name)
}

const shift: Performer = (run, call, name) => {
  const { shell } = call.scope
  const count = Number(call.words[1]?.text ?? '1')
  if (shell.positional !== null)
    shell.positional = Number.isInteger(count) && count >= 0 ? shell.positional.slice(count) : null
  return conclude(run, call, name)
}

const alias: Performer = (run, call, name) => {
  for (const word of call.words.slice(1)) {
    const at = word.text.indexOf('=')
    if (at > 0 && word.cert === 'literal' && (run.aliases?.size ?? 0) < 64)
      set_alias(run, word.text.slice(0, at), word.text.slice(at + 1))
  }
  return conclude(run, call, name)
}

function set_alias(run: Parameters<Performer>[0], name: string, text: string): void {
  run.aliases ??= new Map()
  run.aliases.set(name, text)
}

const unalias: Performer = (run, call, name) => {
  for (const word of call.words.slice(1)) run.aliases?.delete(word.text)
  return conclude(run, call, name)
}

const printf: Performer = (run, call, name) => {
  const option = call.words[1]
  const variable = call.words[2]
  if (option?.text !== '-v' || variable === undefined || !NAME.test(variable.text)) return null
  const text = format_text(call.words.slice(3))
  assign(call.scope.shell, variable.text, text_field(call, text))
  return conclude(run, call, name)
}

const read: Performer = (run, call, name) => {
  const { names, array } = read_names(call.words)
  const { text } = call.plumbing.input ?? call.wiring.input
  const known = text !== null && !text.includes('\u0000')
  const line = known ? (text.split('\n')[0] ?? '') : null
  const { shell } = call.scope
  if (array !== null) {
    const fields = line === null ? null : split_fields(line, ifs_of(call)).filter((piece) => piece !== '')
    assign(
      shell,
      array,
      fields === null ? unknown_input(call) : { array: true, fields: fields.map((piece) => known_field(call, piece)) },
    )
    return conclude(run, call, name)
  }
  const pieces = line === null ? null : split_fields(line.trim(), ifs_of(call))
  names.forEach((variable, i) => {
    // The last one takes all that is left.
    const piece = i === names.length - 1 ? pieces?.slice(i).join(' ') : (pieces?.[i] ?? '')
    const value = pieces === null ? unknown_input(call) : { array: false, fields: [known_field(call, piece ?? '')] }
    assign(shell, variable, value)
  })
  return conclude(run, call, name)
}

/** The variables that `read` fills, or the array of `-a`. */
function read_names(words: readonly Field[]): { names: string[]; array: string | null } {
  const names: string[] = []
  let array: string | null = null
  for (let i = 1; i < words.length; i++) {
    const text = words[i]?.text ?? ''
    if (text.startsWith('-') && text.length > 1) {
      const last = text.at(-1) ?? ''
      if (last === 'a') array = words[i + 1]?.text ?? null
      if ('dinNptuak'.includes(last)) i += 1
    } else if (NAME.test(text)) names.push(text)
  }
  return { names: names.length === 0 ? ['REPLY'] : names, array }
}

const mapfile: Performer = (run, call, name) => {
  const variable =
    call.words
      .slice(1)
      .filter((word) => NAME.test(word.text))
      .at(-1)?.text ?? 'MAPFILE'
  const input = call.plumbing.input ?? call.wiring.input
  const known = input.text !== null && !input.text.includes('\u0000')
  const lines = known
    ? (input.text ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .slice(0, MAX_FIELDS)
    : null
  assign(
    call.scope.shell,
    variable,
    lines === null ? unknown_input(call) : { array: true, fields: lines.map((line) => known_field(call, line)) },
  )
  return conclude(run, call, name)
}

// `exec 5<>file`: later commands reach the file through the descriptor.
const exec: Performer = (_run, call) => {
  for (const redirect of call.plumbing.redirects) {
    assign(call.scope.shell, `fd:${redirect.fd}`, { fields: [redirect.target], array: false })
  }
  return null
}

// `hash -p /bin/rm ls`: a name that runs another program.
const hash: Performer = (run, call, name) => {
  const at = call.words.findIndex((word) => word.text === '-p')
  const path = call.words[at + 1]
  const target = call.words[at + 2]
  if (at > 0 && path?.cert === 'literal' && target?.cert === 'literal') set_alias(run, target.text, path.text)
  return conclude(run, call, name)
}

function ifs_of(call: Call): string {
  const own = call.assigns.find((item) => item.name === 'IFS')
  return own?.value.text ?? separators(call.scope.shell)
}

function known_field(call: Call, text: string): Field {
  const input = call.plumbing.input ?? call.wiring.input
  const feeds = input.from.map((index) => ({ index, via: 'variable' as const }))
  const field = make_field(text, call.span, input.taint)
  if (feeds.length > 0) field.feeds = feeds
  return field
}

function unknown_input(call: Call): Value {
  const field = known_field(call, '')
  return {
    array: false,
    fields: [{ ...field, cert: 'dynamic', taint: [...new Set([...field.taint, 'stdin' as const])] }],
  }
}

function text_field(call: Call, text: string | null): Value {
  const feeds = call.words.flatMap((word) => word.feeds ?? [])
  const field = make_field(text ?? '\u0000', call.span)
  if (feeds.length > 0) field.feeds = feeds
  return { array: false, fields: [field] }
}

/** Performers of this file by name. */
export const BUILTINS: readonly (readonly [string, Performer])[] = [
  ['export', declare],
  ['declare', declare],
  ['typeset', declare],
  ['local', declare],
  ['readonly', declare],
  ['unset', unset],
  ['cd', cd],
  ['chdir', cd],
  ['pushd', cd],
  ['popd', popd],
  ['set', set],
  ['shift', shift],
  ['alias', alias],
  ['unalias', unalias],
  ['printf', printf],
  ['hash', hash],
  ['read', read],
  ['mapfile', mapfile],
  ['readarray', mapfile],
]

/** Performers that come before the wrapper of the same name. */
export const LATE_BUILTINS: readonly (readonly [string, Performer])[] = [['exec', exec]]
