// PowerShell commands that run something else: Invoke-Expression, Invoke-Command, Start-Process, script blocks of any cmdlet. All
// other heads go the same way as in a POSIX shell, so that `docker run` or `bash -c` inside PowerShell is unwrapped too.
import { MAX_LOOP_PASSES } from '#core/policy/parse/budget.ts'
import {
  type Call,
  connect,
  fork_shell,
  join_outputs,
  type Output,
  type Run,
  type Scope,
  SILENT,
  type Wiring,
} from '#core/policy/parse/state.ts'
import { flow_input, input_of } from '#core/policy/parse/walk/code-flow.ts'
import { add_flow, emit } from '#core/policy/parse/walk/emit.ts'
import { type Field, join_taint, text_of, with_text } from '#core/policy/parse/word/field.ts'
import { resolve_path } from '#core/policy/parse/word/paths.ts'
import { assign, text_value } from '#core/policy/parse/word/variables.ts'

/** One pass of a loop for each item of a list that is written out, and one for those that are too many. */
export function walk_passes(scope: Scope, name: string, items: readonly string[], walk: () => Output): Output {
  const limit = MAX_LOOP_PASSES[Math.min(Math.max(0, scope.loops - 1), MAX_LOOP_PASSES.length - 1)] ?? 1
  let output = SILENT
  for (const item of items.slice(0, limit)) {
    assign(scope.shell, `ps:${name}`, text_value(item))
    output = join_outputs(output, walk())
  }
  assign(scope.shell, `ps:${name}`, null)
  return items.length > limit ? join_outputs(output, walk()) : output
}

/** Walks the k-th script block of a command. */
export type WalkBlock = (k: number, scope: Scope, wiring: Wiring) => Output

/** What gives each thing that arrives to its block. */
const EACH = /^(?:foreach(?:-object)?|%)$/
const DIRECTORY: ReadonlySet<string> = new Set(['cd', 'set-location', 'sl', 'chdir', 'push-location', 'pushd'])

/** Performs one PowerShell command. */
export function perform_powershell(run: Run, call: Call, blocks: number, walk_block: WalkBlock): Output {
  const name = head_name(call)
  if (name === 'iex' || name === 'invoke-expression') return invoke_expression(run, call, name)
  if (STARTS.has(name)) return start_process(run, call, name)
  if (DIRECTORY.has(name)) return change_directory(run, call, name)
  if (blocks === 0) return run.steps.perform(run, call)
  const output = run.steps.perform(run, call)
  const remote =
    /^(?:icm|invoke-command|enter-pssession)$/.test(name) &&
    call.words.some((word) => /^-(?:cn|computer\w*|session|hostname|vm\w*)$/i.test(word.text))
  const scope: Scope = { ...call.scope, via: [...call.scope.via, name], conditional: true }
  if (remote) scope.place = 'remote'
  if (/^(?:start-job|start-threadjob|sajb)$/.test(name)) scope.background = true
  let inner = SILENT
  const wiring: Wiring = {
    input: connect({ from: input_of(call).from, text: null, taint: input_of(call).taint }, input_of(call), 'pipe'),
    wanted: call.wiring.wanted,
    piped: call.wiring.piped,
  }
  const { text } = call.wiring.input
  if (EACH.test(name) && blocks === 1 && text !== null && text !== '' && !text.includes('\u0000')) {
    const looped: Scope = { ...scope, loops: scope.loops + 1, over: [...scope.over, '_'] }
    inner = walk_passes(looped, '_', text.split('\n'), () => walk_block(0, looped, wiring))
  } else for (let k = 0; k < blocks; k++) inner = join_outputs(inner, walk_block(k, scope, wiring))
  return { from: [...output.from, ...inner.from], text: null, taint: join_taint(output.taint, inner.taint) }
}

function head_name(call: Call): string {
  const head = call.words[0]
  return head === undefined || head.cert !== 'literal' ? '' : head.text.toLowerCase()
}

function invoke_expression(run: Run, call: Call, name: string): Output {
  const index = emit(run, call, name, call.words.length - 1)
  if (index < 0) return SILENT
  const word = call.words.slice(1).find((other) => !/^-(?:command)$/i.test(other.text) || other.cert !== 'literal')
  const scope: Scope = { ...call.scope, via: [...call.scope.via, name] }
  if (word !== undefined) {
    for (const feed of word.feeds ?? []) {
      add_flow(run, { from: { kind: 'command', index: feed.index }, to: { kind: 'code', index }, via: feed.via })
    }
    const text = call.words
      .slice(1)
      .filter((other) => !/^-command$/i.test(other.text))
      .map(text_of)
      .join(' ')
    scope.taint = join_taint(scope.taint, word.taint)
    return run_text(run, text, scope, word.span, call, index)
  }
  const input = input_of(call)
  flow_input(run, index, input)
  scope.taint = join_taint(scope.taint, input.taint)
  return run_text(run, input.text ?? '\u0000', scope, call.span, call, index)
}

function run_text(
  run: Run,
  text: string,
  scope: Scope,
  span: readonly [number, number],
  call: Call,
  index: number,
): Output {
  if (/^\0*\s*$/.test(text)) {
    run.doubts.add('opaque-code')
    return { from: [index], text: null, taint: [] }
  }
  const output = run.steps.perform_windows(run, 'powershell', text, scope, span, {
    ...call.wiring,
    input: { ...call.wiring.input, text: null },
  })
  return output.from.length === 0 ? { from: [index], text: null, taint: [] } : output
}

/** Both open what they are given with what belongs to it, a program by running it. */
const STARTS: ReadonlySet<string> = new Set(['start-process', 'saps', 'start', 'invoke-item', 'ii'])

// `Start-Process cmd -ArgumentList '/c','del x'`: the program and its arguments as a call of their own.
function start_process(run: Run, call: Call, name: string): Output {
  emit(run, call, name, call.words.length - 1)
  const { program, args, raised, folder } = read_start(call.words)
  // An address is opened in a browser, not run.
  if (program === undefined || /^https?:\/\//i.test(program.text)) return SILENT
  const via = raised ? [name, 'runas'] : [name]
  const scope: Scope = { ...call.scope, via: [...call.scope.via, ...via], background: true }
  if (folder !== undefined) scope.shell = { ...fork_shell(scope.shell), cwd: folder_of(scope, folder) }
  return run.steps.perform(run, { ...call, words: [program, ...args], scope, unwraps: call.unwraps + 1 })
}

/** What `Start-Process` is told. */
interface Start {
  program: Field | undefined
  args: Field[]
  /** `-Verb RunAs`: as administrator. */
  raised: boolean
  folder: Field | undefined
}

function read_start(words: readonly Field[]): Start {
  const start: Start = { program: undefined, args: [], raised: false, folder: undefined }
  for (let i = 1; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) break
    const text = word.text.toLowerCase()
    if (/^-(?:argumentlist|args|argu\w*)$/.test(text)) {
      const end = end_of_list(words, i + 1)
      for (const item of words.slice(i + 1, end)) start.args.push(...split_argument(item))
      i = end - 1
    } else if (START_VALUED.test(text)) {
      i += 1
      take_start_option(text, words[i], start)
    } else if (!text.startsWith('-')) {
      if (start.program === undefined) start.program = word
      else start.args.push(...split_argument(word))
    }
  }
  return start
}

/** Options of Start-Process with one value. */
const START_VALUED = /^-(?:filepath|path|file|verb|workingdirectory|wd|windowstyle|credential|redirect\w+)$/

function take_start_option(option: string, value: Field | undefined, start: Start): void {
  if (/^-(?:filepath|path|file)$/.test(option)) start.program = value
  else if (option === '-verb') start.raised = value?.text.toLowerCase() === 'runas'
  else if (/^-(?:workingdirectory|wd)$/.test(option)) start.folder = value
}

/** Place of the next option: what follows `-ArgumentList` is one list up to there. */
function end_of_list(words: readonly Field[], from: number): number {
  const length = words.slice(from).findIndex(({ text }) => /^-[A-Z][a-zA-Z]{3,}$/.test(text))
  return length === -1 ? words.length : from + length
}

function folder_of({ shell }: Scope, word: Field): string | null {
  return word.cert === 'literal' ? resolve_path(shell.cwd, word.text.replaceAll('\\', '/')) : null
}

function split_argument(word: Field): Field[] {
  if (word.cert !== 'literal' || !word.text.includes(' ')) return [word]
  return word.text
    .split(/ +/)
    .filter((piece) => piece !== '')
    .map((text) => with_text(word, text.replace(/^"(.*)"$/, '$1')))
}

function change_directory(run: Run, call: Call, name: string): Output {
  const index = emit(run, call, name)
  const target = call.words.slice(1).find((word) => !word.text.startsWith('-'))
  const { shell } = call.scope
  const before = shell.cwd
  if (target !== undefined) shell.cwd = folder_of(call.scope, target)
  shell.old_cwd = before
  return { from: index < 0 ? [] : [index], text: '', taint: [] }
}
