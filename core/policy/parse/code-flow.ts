// Text on its way into something that executes it: the flows to `{kind: 'code'}`, and the nested walk when the text is known.
import { addFlow, emit } from '#core/policy/parse/emit.ts'
import { isKnownProducer } from '#core/policy/parse/known-producers.ts'
import {
  type Call,
  type Field,
  forkShell,
  type Input,
  joinOutputs,
  joinTaint,
  NO_INPUT,
  type Output,
  type Run,
  type Scope,
} from '#core/policy/parse/state.ts'
import type { Flow } from '#core/policy/parse/tree.ts'

/** What the code may do to the shell around it. */
export type CodeShell = 'own' | 'shared'

/** Emits the interpreter call and walks code given as a word. */
export function runWord(
  run: Run,
  call: Call,
  name: string,
  code: Field,
  id: string,
  shell: CodeShell,
  tail: number,
): Output {
  const index = emit(run, call, name, tail)
  if (index < 0) return { from: [], text: null, taint: [] }
  for (const feed of code.feeds ?? []) {
    addFlow(run, { from: { kind: 'command', index: feed.index }, to: { kind: 'code', index }, via: feed.via })
  }
  const text = code.process === undefined ? textOf(code) : code.process.text
  const taint = code.process === undefined ? code.taint : code.process.taint
  return walkCode(run, call, index, text, code.span, taint, { id, shell, input: inputOf(call), feeds: code })
}

/** Emits the interpreter call and walks what arrives on standard input as code. */
export function runInput(run: Run, call: Call, name: string, id: string, tail: number): Output {
  const index = emit(run, call, name, tail)
  if (index < 0) return { from: [], text: null, taint: [] }
  const input = inputOf(call)
  flowInput(run, index, input)
  if (input === NO_INPUT || (input.sources.length === 0 && input.from.length === 0 && input.text === null)) {
    return { from: [index], text: null, taint: [] }
  }
  return walkCode(run, call, index, input.text, call.span, input.taint, {
    id,
    shell: 'own',
    input: NO_INPUT,
    feeds: null,
  })
}

/** Records that what arrives on standard input is executed by the command. */
export function flowInput(run: Run, index: number, input: Input): void {
  for (const from of input.from) {
    addFlow(run, { from: { kind: 'command', index: from }, to: { kind: 'code', index }, via: input.via })
  }
  for (const source of input.sources) {
    const to: Flow['to'] = { kind: 'code', index }
    if (source.kind === 'file') addFlow(run, { from: { kind: 'file', path: source.word.text }, to, via: 'redirect' })
    else if (source.kind === 'text') addFlow(run, { from: { kind: 'text', text: source.text }, to, via: 'heredoc' })
  }
}

/** Standard input of a call after its own redirections. */
export function inputOf(call: Call): Input {
  return call.plumbing.input ?? call.wiring.input
}

/** The text of a word with NUL for what is not known. */
export function textOf(word: Field): string {
  return word.cert === 'dynamic' ? '\u0000' : word.text
}

interface CodeContext {
  id: string
  shell: CodeShell
  input: Input
  feeds: Field | null
}

function walkCode(
  run: Run,
  call: Call,
  index: number,
  text: string | null,
  span: readonly [number, number],
  taint: Field['taint'],
  context: CodeContext,
): Output {
  const own: Output = { from: [index], text: null, taint: [] }
  if (text === null || /^\0*\s*$/.test(text)) {
    if (text !== '' && !isKnown(run, context.feeds)) run.doubts.add('opaque-code')
    return own
  }
  const scope: Scope = {
    ...call.scope,
    via: [...call.scope.via, context.id],
    taint: joinTaint(call.scope.taint, taint),
  }
  if (context.shell === 'own') scope.shell = forkShell(call.scope.shell)
  const output = run.steps.perform_text(run, text, span, scope, {
    input: context.input,
    wanted: call.wiring.wanted,
    piped: call.wiring.piped && !call.plumbing.diverted,
  })
  for (const redirect of call.plumbing.redirects) {
    if (redirect.op === '<') continue
    for (const from of output.from) {
      addFlow(run, {
        from: { kind: 'command', index: from },
        to: { kind: 'file', path: redirect.target.text },
        via: 'redirect',
      })
    }
  }
  return output.from.length === 0 ? joinOutputs(own, output) : output
}

function isKnown(run: Run, field: Field | null): boolean {
  const feeds = field?.feeds
  if (feeds === undefined || feeds.length === 0) return false
  return feeds.every((feed) => {
    const command = run.commands[feed.index]
    return command !== undefined && isKnownProducer(command)
  })
}
