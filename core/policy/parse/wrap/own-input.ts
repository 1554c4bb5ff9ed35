// Scripts of the project that reach their interpreter by another way than their name: `bash < check.sh`, `cat check.sh | bash`,
// `bash -c "$(cat check.sh)"`, `bash <(cat check.sh)`. They are judged as `bash check.sh` is. Source: the labels of the corpus.
import { type Call, NO_INPUT, type Run } from '#core/policy/parse/state.ts'
import type { SimpleCommand, Word } from '#core/policy/parse/tree.ts'
import { input_of } from '#core/policy/parse/walk/code-flow.ts'
import { is_own_path } from '#core/policy/parse/walk/known-producers.ts'
import { find_written } from '#core/policy/parse/walk/written.ts'
import type { Field } from '#core/policy/parse/word/field.ts'

const SCRIPT =
  /^(?!-)[^:*?[]*\.(?:py|[cm]?[jt]s|rb|pl|php|lua|sh|bash|zsh|fish)$|^(?:\.\/)?(?:\.?bin|scripts?|tools|hack|\.?ci|dev)\/[\w-]+$/

/** The call with its script as a word; null when what it reads is no script of the project, or nobody knows which. */
export function with_script(run: Run, call: Call, at: number, code: Field | null): Call | null {
  if (call.scope.place !== 'local') return null
  const script = code === null ? script_on_input(run, call) : script_in_word(run, code)
  if (script === null || script.cert !== 'literal' || !SCRIPT.test(script.text) || !is_own_path(script.text))
    return null
  // Files that this line wrote are handled elsewhere, with their text.
  if (find_written(run, call.scope, script.text) !== undefined) return null
  const { words, plumbing, wiring } = call
  return {
    ...call,
    words: [...words.slice(0, at), script, ...words.slice(code === null ? at : at + 1)],
    plumbing: { ...plumbing, input: null },
    wiring: { ...wiring, input: NO_INPUT },
  }
}

function script_on_input(run: Run, call: Call): Word | null {
  const { sources, text } = input_of(call)
  const [source, another] = sources
  if (text !== null || source === undefined || another !== undefined) return null
  if (source.kind === 'file') return source.word
  return source.kind === 'command' ? shown_by(run.commands[source.index]) : null
}

/** `"$(cat check.sh)"`, and nothing beside it. */
function script_in_word(run: Run, code: Field): Word | null {
  const [feed, another] = code.feeds ?? []
  if (feed === undefined || another !== undefined) return null
  // Text beside the substitution is code too. Where the output of `<(...)` is known, it is read as code directly.
  if (code.process === undefined ? !/^\0?$/.test(code.text) : code.process.text !== null) return null
  return shown_by(run.commands[feed.index])
}

/** The file that `cat file` shows as it is. */
function shown_by(command: SimpleCommand | undefined): Word | null {
  if (command?.name !== 'cat' || command.place !== 'local' || command.open_args || command.stdin.length > 0) return null
  return command.args.length === 1 ? (command.args[0] ?? null) : null
}
