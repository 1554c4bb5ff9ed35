// Adds one program call to the result, with its name and the data flows that reach it.
import { MAX_COMMANDS, MAX_FLOWS, spend_node } from '#core/policy/parse/budget.ts'
import type { Call, Run } from '#core/policy/parse/state.ts'
import { fold_text } from '#core/policy/parse/text/hygiene.ts'
import type { Flow, SimpleCommand } from '#core/policy/parse/tree.ts'
import { name_of_partial, name_of_pattern } from '#core/policy/parse/walk/heads.ts'
import type { Field } from '#core/policy/parse/word/field.ts'

/** The old programs of Windows that end otherwise: `format.com D:`. */
const WITH_COM = /^(?:format|diskcopy|tree|mode|more|chcp)\.com$/

/** Lower-case base name of a head without `.exe`; '' when it is not known. */
export function name_of(run: Run, head: Field): string {
  if (head.cert === 'dynamic') return ''
  if (head.cert === 'partial') return name_of_partial(head.text)
  const text = run.foreign ? fold_text(head.text) : head.text
  const base = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1)
  if (head.cert === 'pattern') return name_of_pattern(base)
  const lower = base.toLowerCase()
  if (lower.endsWith('.exe') || (lower.endsWith('.com') && WITH_COM.test(lower))) return lower.slice(0, -4)
  // zsh: `=rm` is the path of `rm`.
  return lower.startsWith('=') && lower.length > 1 ? lower.slice(1) : lower
}

/** Adds a data flow; over the limit the analysis is exhausted. */
export function add_flow(run: Run, flow: Flow): void {
  if (run.flows.length >= MAX_FLOWS) {
    run.budget.exhausted = true
    return
  }
  run.flows.push(flow)
}

/** Adds the call as a command and returns its index, or -1 when the limit is reached. */
export function emit(run: Run, call: Call, name: string, tail?: number): number {
  const index = run.commands.length
  if (index >= MAX_COMMANDS || !spend_node(run.budget)) {
    run.budget.exhausted = true
    return -1
  }
  const { scope, plumbing, wiring } = call
  const input = plumbing.input ?? wiring.input
  const head = call.words[0] ?? { text: ':', cert: 'literal', quoted: false, taint: [], span: call.span }
  const command: SimpleCommand = {
    index,
    name,
    head: scope.taint.length === 0 ? head : { ...head, taint: [...new Set([...head.taint, ...scope.taint])] },
    args: call.words.length > 1 ? call.words.slice(1) : NO_WORDS,
    assigns: call.assigns,
    redirects: plumbing.redirects,
    stdin: input.sources,
    piped: wiring.piped && !plumbing.diverted,
    via: scope.via,
    open_args: call.open_args,
    place: scope.place,
    cwd: scope.place === 'local' ? scope.shell.cwd : scope.shell.far_cwd,
    span: call.span,
    conditional: scope.conditional,
  }
  if (tail !== undefined) command.tail = Math.min(tail, command.args.length)
  if (scope.background) command.background = true
  if (scope.over.length > 0) command.over = scope.over
  run.commands.push(command)
  if (run.foreign) fold_flags(run, command)
  add_input_flows(run, index, call)
  add_word_flows(run, index, call)
  return index
}

const NO_WORDS: readonly Field[] = []

// A dash that only looks like one still reads as a flag to a person.
function fold_flags(run: Run, command: SimpleCommand): void {
  command.args = command.args.map((word) => {
    if (!spend_node(run.budget)) return word
    const text = fold_text(word.text)
    return text !== word.text && text.startsWith('-') && !word.quoted ? { ...word, text } : word
  })
}

function add_input_flows(run: Run, index: number, call: Call): void {
  const input = call.plumbing.input ?? call.wiring.input
  for (const from of input.from) {
    add_flow(run, { from: { kind: 'command', index: from }, to: { kind: 'stdin', index }, via: input.via })
  }
  if (call.plumbing.input !== null) {
    for (const source of input.sources) {
      if (source.kind === 'file') {
        add_flow(run, { from: { kind: 'file', path: source.word.text }, to: { kind: 'stdin', index }, via: 'redirect' })
      } else if (source.kind === 'text') {
        add_flow(run, { from: { kind: 'text', text: source.text }, to: { kind: 'stdin', index }, via: 'heredoc' })
      }
    }
  }
  for (const redirect of call.plumbing.redirects) {
    if (redirect.op === '<') continue
    add_flow(run, {
      from: { kind: 'command', index },
      to: { kind: 'file', path: redirect.target.text },
      via: 'redirect',
    })
  }
  for (const sink of call.plumbing.sinks) {
    add_flow(run, { from: { kind: 'command', index }, to: { kind: 'stdin', index: sink }, via: 'process-substitution' })
  }
}

function add_word_flows(run: Run, index: number, call: Call): void {
  for (let position = 0; position < call.words.length; position++) {
    const word = call.words[position]
    if (word?.feeds === undefined) continue
    for (const feed of word.feeds) {
      if (word.process?.operator === '>' && feed.via === 'process-substitution') {
        const to = { kind: 'stdin', index: feed.index } as const
        add_flow(run, { from: { kind: 'command', index }, to, via: feed.via })
        continue
      }
      const to =
        position === 0
          ? ({ kind: 'head', index } as const)
          : ({ kind: 'argument', index, position: position - 1 } as const)
      add_flow(run, { from: { kind: 'command', index: feed.index }, to, via: feed.via })
    }
  }
}
