// Text on its way into something that executes it: the flows to `{kind: 'code'}`, and the nested walk when the text is known.
import {
  type Call,
  fork_shell,
  type Input,
  join_outputs,
  NO_INPUT,
  type Output,
  type Run,
  type Scope,
} from '#core/policy/parse/state.ts'
import type { Feed, Flow } from '#core/policy/parse/tree.ts'
import { add_flow, emit } from '#core/policy/parse/walk/emit.ts'
import { is_known_producer, prints_code } from '#core/policy/parse/walk/known-producers.ts'
import { find_written, record_files } from '#core/policy/parse/walk/written.ts'
import { type Field, join_taint, make_field, text_of } from '#core/policy/parse/word/field.ts'

/** How a piece of code is run. */
export interface CodeRun {
  /** Id for `via` of the commands inside. */
  id: string
  /** `shared` when it changes the shell around it (eval, source). */
  shell: 'own' | 'shared'
  /** `tail` of the wrapper that is emitted, when the code is not the last thing on its command line. */
  tail?: number
  /** Where the code runs, when not where its interpreter does. */
  place?: Scope['place'] | undefined
}

/** Emits the interpreter call and walks code given as a word. */
export function run_word(run: Run, call: Call, name: string, code: Field, how: CodeRun): Output {
  const index = emit(run, call, name, how.tail ?? call.words.length - 1)
  if (index < 0) return { from: [], text: null, taint: [] }
  for (const feed of code.feeds ?? []) {
    add_flow(run, { from: { kind: 'command', index: feed.index }, to: { kind: 'code', index }, via: feed.via })
  }
  const text = code.process === undefined ? text_of(code) : code.process.text
  const taint = code.process === undefined ? code.taint : code.process.taint
  return walk_code(run, call, index, text, code.span, taint, how, input_of(call), code)
}

/** Emits the interpreter call and walks what arrives on standard input as code. */
export function run_input(run: Run, call: Call, name: string, how: CodeRun): Output {
  const index = emit(run, call, name, how.tail ?? call.words.length - 1)
  if (index < 0) return { from: [], text: null, taint: [] }
  const input = code_input(run, call)
  flow_input(run, index, input)
  if (input.sources.length === 0 && input.from.length === 0 && input.text === null) {
    return { from: [index], text: null, taint: [] }
  }
  return walk_code(run, call, index, input.text, call.span, input.taint, how, NO_INPUT, made_by(run, call, input))
}

/** `starship init fish | source`: the output of programs that are made to be evaluated, and of nothing else. */
function made_by(run: Run, call: Call, input: Input): Field | null {
  if (input.from.length === 0 || input.sources.some((source) => source.kind !== 'command')) return null
  const makers = input.from.map((index) => run.commands[index])
  if (!makers.every((command) => command !== undefined && prints_code(command))) return null
  const feeds = input.from.map((index) => ({ index, via: 'substitution' as const }))
  return { ...make_field('', call.span, input.taint), feeds }
}

/** Records that what arrives on standard input is executed by the command. */
export function flow_input(run: Run, index: number, input: Input): void {
  for (const from of input.from) {
    add_flow(run, { from: { kind: 'command', index: from }, to: { kind: 'code', index }, via: input.via })
  }
  for (const source of input.sources) {
    const to: Flow['to'] = { kind: 'code', index }
    if (source.kind === 'file') add_flow(run, { from: { kind: 'file', path: source.word.text }, to, via: 'redirect' })
    else if (source.kind === 'text') add_flow(run, { from: { kind: 'text', text: source.text }, to, via: 'heredoc' })
  }
}

/** Standard input that is executed: of a file that was written before, its text is known. */
export function code_input(run: Run, call: Call): Input {
  const input = input_of(call)
  const [source, another] = input.sources
  if (run.files === null || input.text !== null || source?.kind !== 'file' || another !== undefined) return input
  const written = find_written(run, call.scope, source.word.text)
  return written === undefined || written.text === null ? input : { ...input, text: written.text, taint: written.taint }
}

/** Standard input of a call after its own redirections. */
export function input_of(call: Call): Input {
  return call.plumbing.input ?? call.wiring.input
}

function walk_code(
  run: Run,
  call: Call,
  index: number,
  text: string | null,
  span: readonly [number, number],
  taint: Field['taint'],
  how: CodeRun,
  input: Input,
  word: Field | null,
): Output {
  const own: Output = { from: [index], text: null, taint: [] }
  if (text === null || /^\0*\s*$/.test(text)) {
    // The output may contain the piped input.
    const piped_in = input.sources.some((source) => source.kind === 'command')
    if (text !== '' && (piped_in || !is_known(run, word))) run.doubts.add('opaque-code')
    return own
  }
  const scope: Scope = { ...call.scope, via: [...call.scope.via, how.id], taint: join_taint(call.scope.taint, taint) }
  if (how.place !== undefined && scope.place === 'local') scope.place = how.place
  if (how.shell === 'own') scope.shell = fork_shell(call.scope.shell)
  const output = run.steps.perform_text(run, text, span, scope, {
    input,
    wanted: call.wiring.wanted || call.plumbing.redirects.length > 0,
    piped: call.wiring.piped && !call.plumbing.diverted,
  })
  link_redirects(run, call, output)
  return output.from.length === 0 ? join_outputs(own, output) : output
}

/** The output of what a wrapper runs goes where the wrapper is redirected. */
export function link_redirects(run: Run, call: Call, output: Output): void {
  record_files(run, call, '', output)
  for (const redirect of call.plumbing.redirects) {
    if (redirect.op === '<') continue
    for (const index of output.from) {
      add_flow(run, {
        from: { kind: 'command', index },
        to: { kind: 'file', path: redirect.target.text },
        via: 'redirect',
      })
    }
  }
}

function is_known(run: Run, field: Field | null): boolean {
  const feeds = field?.feeds
  if (feeds === undefined || feeds.length === 0) return false
  return feeds.every((feed) => {
    const command = run.commands[feed.index]
    return command !== undefined && is_known_producer(command)
  })
}

/** Several words as one text, with everything known about them. */
export function join_words(words: readonly Field[], span: readonly [number, number], glue = ' '): Field {
  const only = words[0]
  if (words.length === 1 && only !== undefined) return only
  const text = words.map(text_of).join(glue)
  const first = words[0]?.span ?? span
  const last = words.at(-1)?.span ?? span
  const taint = [...new Set(words.flatMap((word) => word.taint))]
  const joined = make_field(text, [first[0], Math.max(first[1], last[1])], taint)
  const feeds = new Map<string, Feed>()
  for (const feed of words.flatMap((word) => word.feeds ?? [])) feeds.set(`${feed.index} ${feed.via}`, feed)
  if (feeds.size > 0) joined.feeds = [...feeds.values()]
  return joined
}
