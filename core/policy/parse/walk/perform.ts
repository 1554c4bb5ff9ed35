// One program call: aliases and functions are replaced, wrappers taken off by their own performer, everything else emitted.
import { MAX_UNWRAPS, spend_node } from '#core/policy/parse/budget.ts'
import { takes_slashes } from '#core/policy/parse/dialect.ts'
import { type Call, descend, type Output, type Run, type Scope, SILENT } from '#core/policy/parse/state.ts'
import { is_digit } from '#core/policy/parse/text/ascii.ts'
import { note_head } from '#core/policy/parse/text/hygiene.ts'
import { BUILTINS, LATE_BUILTINS } from '#core/policy/parse/walk/builtins.ts'
import { conclude } from '#core/policy/parse/walk/conclude.ts'
import { name_of } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { type Field, make_field } from '#core/policy/parse/word/field.ts'
import { code_options, perform_options, perform_variables } from '#core/policy/parse/wrap/code-options.ts'
import { perform_file } from '#core/policy/parse/wrap/files.ts'
import { INTERPRETERS, interpreter_family } from '#core/policy/parse/wrap/interpreters.ts'
import { starts_behind_dashes } from '#core/policy/parse/wrap/launchers.ts'
import { asks_version, is_open_head } from '#core/policy/parse/wrap/own-script.ts'
import { SHELLS } from '#core/policy/parse/wrap/shells.ts'
import { WRAPPERS } from '#core/policy/parse/wrap/unwrap.ts'

const PERFORMERS = chain([...INTERPRETERS, ...BUILTINS, ...SHELLS, ...WRAPPERS, ...LATE_BUILTINS])

// A name may have several performers (`bun x`, `bun -e`): the last one that does not decline wins.
function chain(entries: readonly (readonly [string, Performer])[]): ReadonlyMap<string, Performer> {
  const map = new Map<string, Performer>()
  for (const [name, performer] of entries) {
    const before = map.get(name)
    map.set(
      name,
      before === undefined ? performer : (run, call, head) => performer(run, call, head) ?? before(run, call, head),
    )
  }
  return map
}

/** Performs a call and gives its output. */
export function perform(run: Run, call: Call): Output {
  if (call.unwraps > 0 && !spend_node(run.budget)) return SILENT
  const head = call.words[0]
  if (head === undefined) return SILENT
  if (call.unwraps > MAX_UNWRAPS) {
    run.budget.exhausted = true
    return conclude(run, call, name_of(run, head))
  }
  if (run.foreign) note_head(run, head)
  // `"$STRIP" app` with an empty STRIP fails: no program has an empty name.
  if (head.text === '' && head.cert === 'literal') return SILENT
  const name = name_of(run, head)
  if (name === '' || head.cert !== 'literal') return perform_unknown(run, call, name)
  return perform_defined(run, call, head) ?? perform_program(run, call, name, head)
}

/** A function or an alias; null when the name is neither. */
function perform_defined(run: Run, call: Call, head: Field): Output | null {
  if (run.functions?.has(head.text) && !call.scope.via.includes('command')) return call_function(run, head.text, call)
  const alias = run.aliases === null || head.quoted ? undefined : run.aliases.get(head.text)
  if (alias === undefined || call.scope.calls.includes(`alias ${head.text}`)) return null
  return expand_alias(run, alias, call)
}

function perform_program(run: Run, call: Call, name: string, head: Field): Output {
  if (call.assigns.length > 0 && call.unwraps === 0) perform_variables(run, call)
  const options = code_options(name)
  if (options !== undefined) perform_options(run, call, name, options)
  const by_file = run.files !== null && head.text.includes('/') ? perform_file(run, call, name, head.text) : null
  if (by_file !== null) return by_file
  const performed =
    takes_slashes(name) && call.words.some(is_doubled) ? { ...call, words: call.words.map(single_slash) } : call
  const output = find_performer(name)?.(run, performed, name) ?? null
  return output ?? starts_behind_dashes(run, performed, name) ?? conclude(run, performed, name)
}

// `cmd //c del x`: the shells of Git for Windows make one slash of two, so that `/c` is not taken for a path.
function is_doubled({ text }: Field): boolean {
  return text.startsWith('//') && /^\/\/[A-Za-z?][\w:-]{0,30}$/.test(text)
}

function single_slash(word: Field): Field {
  return is_doubled(word) ? { ...word, text: word.text.slice(1) } : word
}

// `python3.12` is treated as `python`.
function find_performer(name: string): Performer | undefined {
  const performer = PERFORMERS.get(name)
  if (performer !== undefined) return performer
  if (!is_digit(name.charCodeAt(name.length - 1))) return undefined
  const family = interpreter_family(name)
  return family === null ? undefined : PERFORMERS.get(family)
}

// The head is not known. What follows it may be a command line of its own (`$SUDO rm x`), so that is looked at too.
function perform_unknown(run: Run, call: Call, name: string): Output {
  const head = call.words[0]
  // `"$VENV/bin/python"` is Python in whatever folder.
  const left_open =
    head !== undefined &&
    (is_open_head(head, call.scope.via, call.scope.place) || asks_version(head, call.words.slice(1)))
  // `./dist/app-*`: effects/lift.ts decides by the folder that the pattern is matched in.
  const sought = head?.cert === 'pattern' && head.text.includes('/')
  if (!left_open && !sought && (name === '' || !head?.text.includes('\u0000/'))) run.doubts.add('dynamic-head')
  if (name !== '') {
    const literal_head: Field | undefined = head === undefined ? undefined : { ...head, cert: 'literal', text: name }
    const performer = find_performer(name)
    if (performer !== undefined && literal_head !== undefined) {
      const output = performer(run, { ...call, words: [literal_head, ...call.words.slice(1)] }, name)
      if (output !== null) return output
    }
    return conclude(run, call, name)
  }
  const output = conclude(run, call, '')
  const next = call.words[1]
  const may_vanish = head?.cert === 'dynamic' && !head.quoted && next?.cert === 'literal' && !next.text.startsWith('-')
  if (!may_vanish || !/^[A-Za-z][\w.+-]*$/.test(next.text)) return output
  const scope: Scope = { ...call.scope, via: [...call.scope.via, '$'], conditional: true }
  run.steps.perform(run, { ...call, words: call.words.slice(1), scope, unwraps: call.unwraps + 1 })
  return output
}

function call_function(run: Run, name: string, call: Call): Output {
  const definition = run.functions?.get(name)
  if (definition === undefined) return SILENT
  definition.called = true
  if (definition.active) return conclude(run, call, name)
  const scope = descend(run, call.scope)
  if (scope === null) return SILENT
  const shell = scope.shell
  const before = shell.positional
  definition.active = true
  shell.positional = call.words.slice(1)
  scope.origin = definition.scope.origin
  scope.calls = [...scope.calls, name]
  scope.conditional = true
  scope.via = [...scope.via, `${name}()`]
  const output = run.steps.walk_body(run, definition.body, scope, {
    ...call.wiring,
    input: call.plumbing.input ?? call.wiring.input,
  })
  definition.active = false
  shell.positional = before
  return output
}

// An alias is text in front of the arguments; it is read as a command line of its own.
function expand_alias(run: Run, alias: string, call: Call): Output {
  const scope = descend(run, call.scope)
  if (scope === null) return SILENT
  scope.calls = [...scope.calls, `alias ${call.words[0]?.text ?? ''}`]
  scope.via = [...scope.via, 'alias']
  const simple = /^[\w./-]+(?: +[\w./=-]+)*$/.test(alias)
  if (simple) {
    const span = call.words[0]?.span ?? call.span
    // Unquoted, because the name in it may be an alias again.
    const words = alias.split(/ +/).map((text) => ({ ...make_field(text, span), quoted: false }))
    return run.steps.perform(run, {
      ...call,
      words: [...words, ...call.words.slice(1)],
      scope,
      unwraps: call.unwraps + 1,
    })
  }
  const rest = call.words.slice(1).map((word) => (word.cert === 'dynamic' ? '\u0000' : word.text))
  return run.steps.perform_text(run, [alias, ...rest].join(' '), call.span, scope, call.wiring)
}
