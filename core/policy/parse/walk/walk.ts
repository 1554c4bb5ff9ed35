// Walks a parsed script as an abstract run: order of execution, subshells, branches, loops, pipes and functions. Every branch is
// taken once; what differs afterwards is unknown. Source: ENGINE section 3, stages 5 and 6.
import { MAX_LOOP_PASSES, spend_node } from '#core/policy/parse/budget.ts'
import type {
  ArithmeticExpression,
  Case,
  CompoundList,
  For,
  If,
  Pipeline,
  PipelineNode,
  Select,
  ShellScript,
  Statement,
  TestExpression,
  While,
} from '#core/policy/parse/shell.ts'
import {
  type Call,
  connect,
  descend,
  fork_shell,
  join_outputs,
  LOOSE,
  NO_INPUT,
  type Output,
  type Plumbing,
  type Run,
  type Scope,
  type Shell,
  SILENT,
  type Wiring,
} from '#core/policy/parse/state.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import { add_flow } from '#core/policy/parse/walk/emit.ts'
import { is_endless_fork, is_fork_bomb } from '#core/policy/parse/walk/fork-bomb.ts'
import { invoke } from '#core/policy/parse/walk/invoke.ts'
import { open_coprocess, resolve_plumbing } from '#core/policy/parse/walk/redirections.ts'
import { ends_shell, is_endless, leaves, names_read, reads_lines, summarise } from '#core/policy/parse/walk/shape.ts'
import { record_files } from '#core/policy/parse/walk/written.ts'
import { evaluate_arithmetic } from '#core/policy/parse/word/arithmetic.ts'
import type { Field } from '#core/policy/parse/word/field.ts'
import { resolve_single, resolve_word } from '#core/policy/parse/word/resolve.ts'
import { assign, field_value, join_branches, redefines } from '#core/policy/parse/word/variables.ts'

type Node = PipelineNode | Statement['command'] | CompoundList

/** Walks all statements of a script. */
export function walk_script(run: Run, script: ShellScript, scope: Scope, wiring: Wiring): Output {
  if (script.errors !== undefined && script.errors.length > 0) run.doubts.add('error-tail')
  return walk_statements(run, script.commands, scope, wiring)
}

/** Walks one node of any kind. */
export function walk_node(run: Run, node: Node, scope: Scope, wiring: Wiring): Output {
  if (!spend_node(run.budget)) return SILENT
  if (node.type === 'Command') return invoke(run, node, scope, wiring)
  const inner = descend(run, scope)
  if (inner === null) return SILENT
  switch (node.type) {
    case 'Pipeline':
      return walk_pipeline(run, node, inner, wiring)
    case 'AndOr':
      return walk_and_or(run, node.commands, node.operators, inner, wiring)
    case 'CompoundList':
      return walk_statements(run, node.commands, inner, wiring)
    case 'BraceGroup':
      return walk_statements(run, node.body.commands, inner, wiring)
    case 'Subshell':
      inner.shell = fork_shell(scope.shell)
      return walk_statements(run, node.body.commands, inner, wiring)
    case 'If':
      return walk_if(run, node, inner, wiring)
    case 'While':
      return walk_while(run, node, inner, wiring)
    case 'For':
    case 'Select':
      return walk_for(run, node, inner, wiring)
    case 'ArithmeticFor': {
      for (const part of [node.initialize, node.test, node.update]) walk_arithmetic(run, part, inner)
      if (node.test === undefined && is_endless_fork(node.body)) run.fork_bomb = true
      return walk_branch(run, node.body, inner, wiring)
    }
    case 'Case':
      return walk_case(run, node, inner, wiring)
    case 'Redirected':
      return walk_redirected(run, node, inner, wiring)
    case 'Function': {
      const name = node.name.value
      if (is_fork_bomb(name, node.body)) run.fork_bomb = true
      run.functions ??= new Map()
      run.functions.set(name, {
        body: node.body,
        scope: { ...inner, shell: fork_shell(scope.shell) },
        called: false,
        active: false,
      })
      return SILENT
    }
    case 'Coproc':
      inner.via = [...scope.via, 'coproc']
      inner.background = true
      inner.shell = fork_shell(scope.shell)
      return open_coprocess(scope, node.name?.value, walk_node(run, node.body, inner, { ...wiring, wanted: true }))
    case 'TestCommand':
      walk_test(run, node.expression, inner)
      return SILENT
    case 'ArithmeticCommand':
      walk_arithmetic(run, node.expression, inner)
      return SILENT
  }
}

function walk_statements(run: Run, statements: readonly Statement[], scope: Scope, wiring: Wiring): Output {
  let output = SILENT
  for (const statement of statements) {
    if (run.budget.exhausted) break
    const inner = statement.background ? { ...scope, background: true, shell: fork_shell(scope.shell) } : scope
    const made = walk_node(run, statement.command, inner, wiring)
    // Nobody reads the output of most lists; only the last command matters then.
    output = wiring.wanted ? join_outputs(output, made) : made
  }
  return output
}

function walk_pipeline(run: Run, node: Pipeline, scope: Scope, wiring: Wiring): Output {
  const last = node.commands.length - 1
  const timed = node.prefixes.some((prefix) => prefix.type === 'Time')
  let input = wiring.input
  let output = SILENT
  for (let i = 0; i <= last; i++) {
    const stage = node.commands[i]
    if (stage === undefined || run.budget.exhausted) break
    const inner: Scope = { ...scope }
    if (last > 0) inner.shell = fork_shell(scope.shell)
    if (timed && i === 0) inner.via = [...scope.via, 'time']
    output = walk_node(run, stage, inner, {
      input,
      wanted: i < last || wiring.wanted,
      piped: i < last || wiring.piped,
    })
    input = connect(output, input, 'pipe')
  }
  return output
}

function walk_and_or(
  run: Run,
  commands: readonly PipelineNode[],
  operators: readonly string[],
  scope: Scope,
  wiring: Wiring,
): Output {
  let output = SILENT
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i]
    if (command === undefined || run.budget.exhausted) break
    if (i === 0) {
      output = walk_node(run, command, scope, wiring)
      continue
    }
    const inner: Scope = { ...scope, conditional: true }
    if (operators[i - 1] === '&&') {
      output = join_outputs(output, walk_node(run, command, inner, wiring))
      continue
    }
    // The right side of `||` runs only when the left failed, so what it sets may or may not hold, unless it exits.
    const before = fork_shell(scope.shell)
    const branch = fork_shell(scope.shell)
    inner.shell = branch
    output = join_outputs(output, walk_node(run, command, inner, wiring))
    if (!leaves(command)) merge_into(scope.shell, before, [before, branch])
  }
  return output
}

function merge_into(shell: Shell, before: Shell, branches: readonly Shell[]): void {
  if (branches.every((branch) => branch.env === before.env && branch.cwd === before.cwd)) return
  join_branches(shell, before, branches)
}

function walk_branch(run: Run, body: Node, scope: Scope, wiring: Wiring): Output {
  const before = fork_shell(scope.shell)
  const branch = fork_shell(scope.shell)
  const output = walk_node(run, body, { ...scope, conditional: true, shell: branch }, wiring)
  merge_into(scope.shell, before, [before, branch])
  return output
}

function walk_if(run: Run, node: If, scope: Scope, wiring: Wiring): Output {
  let output = walk_node(run, node.clause, scope, wiring)
  const before = fork_shell(scope.shell)
  const branches: Shell[] = []
  const take = (body: CompoundList) => {
    const branch = fork_shell(before)
    output = join_outputs(output, walk_node(run, body, { ...scope, conditional: true, shell: branch }, wiring))
    if (!ends_shell(body)) branches.push(branch)
  }
  take(node.then)
  for (const elif of node.elif) {
    output = join_outputs(output, walk_node(run, elif.clause, { ...scope, conditional: true }, wiring))
    take(elif.then)
  }
  if (node.else !== undefined) take(node.else)
  else branches.push(before)
  if (branches.length > 0) merge_into(scope.shell, before, branches)
  return output
}

function walk_while(run: Run, node: While, scope: Scope, wiring: Wiring): Output {
  if (is_endless(node) && is_endless_fork(node.body)) run.fork_bomb = true
  const inner: Scope = { ...scope, loops: scope.loops + 1, over: [...scope.over, ...names_read(node)] }
  const lines = wiring.input.text
  if (!reads_lines(node) || lines === null || lines.includes('\u0000')) return walk_pass(run, node, inner, wiring)
  // `while read x` over known text: one pass for each line, and one for the lines that are too many.
  const known = lines.split('\n').filter((text) => text !== '')
  const passes = pass_limit(scope)
  let output = SILENT
  for (const line of known.slice(0, passes)) {
    if (run.budget.exhausted) break
    const input = { ...wiring.input, text: `${line}\n` }
    walk_node(run, node.clause, inner, { ...wiring, input })
    const rest = { ...NO_INPUT, sources: input.sources }
    output = join_outputs(output, walk_branch(run, node.body, inner, { ...wiring, input: rest }))
  }
  if (known.length <= passes) return output
  return join_outputs(output, walk_pass(run, node, inner, { ...wiring, input: { ...wiring.input, text: null } }))
}

// One pass, and a second one when the body changed a variable that had a value: the next round starts with the new one.
function walk_pass(run: Run, node: While, scope: Scope, wiring: Wiring): Output {
  const output = walk_node(run, node.clause, scope, wiring)
  const start = fork_shell(scope.shell)
  const first = join_outputs(output, walk_branch(run, node.body, scope, wiring))
  if (!redefines(start, scope.shell)) return first
  return join_outputs(first, walk_branch(run, node.body, scope, wiring))
}

function pass_limit(scope: Scope): number {
  return MAX_LOOP_PASSES[Math.min(scope.loops, MAX_LOOP_PASSES.length - 1)] ?? 1
}

/** `{1..1000000}`, `$(seq 100000)`: so many jobs in the background are as bad as an endless loop of them. */
const MANY_PASSES = /^(?:\{\d+\.\.\d{4,}\}|\$\(seq\s+(?:\d+\s+)?\d{4,}\))$/

function walk_for(run: Run, node: For | Select, scope: Scope, wiring: Wiring): Output {
  const values: Field[] = []
  if (node.wordlist?.some(({ text }) => MANY_PASSES.test(text)) && is_endless_fork(node.body)) run.fork_bomb = true
  if (node.wordlist === undefined) values.push(...(scope.shell.positional ?? [unknown_field(node, scope)]))
  else for (const word of node.wordlist) values.push(...resolve_word(run, scope, word, 'argument'))
  const name = node.name.value
  if (values.length === 0) {
    assign(scope.shell, name, null)
    return walk_branch(run, node.body, scope, wiring)
  }
  let output = SILENT
  const inner: Scope = { ...scope, loops: scope.loops + 1, over: [...scope.over, name] }
  for (const value of summarise(values, pass_limit(scope))) {
    if (run.budget.exhausted) break
    // Outside of quotes an empty expansion gives no word.
    const filled = !value.quoted && (value.cert === 'dynamic' || value.cert === 'partial')
    assign(scope.shell, name, field_value({ ...value, quoted: true, ...(filled && { nonempty: true }) }))
    output = join_outputs(output, walk_branch(run, node.body, inner, wiring))
  }
  return output
}

/** A parameter of a script that is started with a list nobody knows: `xargs sh -c 'for f; do rm "$f"; done' _`. */
function unknown_field(node: For | Select, scope: Scope): Field {
  const span = locate(scope.origin, node.pos, node.end)
  return { text: '', cert: 'dynamic', quoted: true, taint: [], span }
}

function walk_case(run: Run, node: Case, scope: Scope, wiring: Wiring): Output {
  resolve_single(run, scope, node.word)
  const before = fork_shell(scope.shell)
  const branches: Shell[] = node.items.some(takes_all) ? [] : [before]
  let output = SILENT
  for (const item of node.items) {
    for (const pattern of item.pattern) resolve_single(run, scope, pattern)
    const branch = fork_shell(before)
    output = join_outputs(output, walk_node(run, item.body, { ...scope, conditional: true, shell: branch }, wiring))
    if (!ends_shell(item.body)) branches.push(branch)
  }
  if (branches.length > 0) merge_into(scope.shell, before, branches)
  return output
}

/** `*)`: whatever the word is, one branch is taken. */
function takes_all({ pattern }: Case['items'][number]): boolean {
  return pattern.some(({ text }) => text === '*')
}

function walk_redirected(
  run: Run,
  node: Extract<PipelineNode, { type: 'Redirected' }>,
  scope: Scope,
  wiring: Wiring,
): Output {
  const plumbing = resolve_plumbing(run, scope, node.redirects)
  const output = walk_node(run, node.command, scope, {
    input: plumbing.input ?? wiring.input,
    wanted: wiring.wanted || plumbing.diverted,
    piped: wiring.piped || plumbing.sinks.length > 0,
  })
  if (plumbing.redirects.length > 0 || plumbing.sinks.length > 0) {
    const span = locate(scope.origin, node.pos, node.end)
    const words: Field[] = [{ text: ':', cert: 'literal', quoted: false, taint: [], span }]
    const call: Call = { words, assigns: [], plumbing, wiring: LOOSE, scope, span, open_args: false, unwraps: 0 }
    run.steps.perform(run, call)
    link_group(run, output, plumbing)
    record_files(run, call, '', output)
  }
  return plumbing.diverted ? SILENT : output
}

// What a group writes goes where its redirection points.
function link_group(run: Run, output: Output, plumbing: Plumbing): void {
  for (const index of output.from) {
    for (const redirect of plumbing.redirects) {
      if (redirect.op === '<') continue
      const to = { kind: 'file', path: redirect.target.text } as const
      add_flow(run, { from: { kind: 'command', index }, to, via: 'redirect' })
    }
    for (const sink of plumbing.sinks) {
      const to = { kind: 'stdin', index: sink } as const
      add_flow(run, { from: { kind: 'command', index }, to, via: 'process-substitution' })
    }
  }
}

function walk_arithmetic(run: Run, expression: ArithmeticExpression | undefined, scope: Scope): void {
  evaluate_arithmetic(scope, expression, (script) => {
    if (!spend_node(run.budget)) return
    const inner = descend(run, scope)
    if (inner !== null)
      walk_script(run, script, { ...inner, shell: fork_shell(scope.shell) }, { ...LOOSE, wanted: true })
  })
}

function walk_test(run: Run, expression: TestExpression, scope: Scope): void {
  const pending: TestExpression[] = [expression]
  while (pending.length > 0) {
    const next = pending.pop()
    if (next === undefined || !spend_node(run.budget)) return
    switch (next.type) {
      case 'TestUnary':
        resolve_single(run, scope, next.operand)
        break
      case 'TestBinary':
        resolve_single(run, scope, next.left)
        resolve_single(run, scope, next.right)
        break
      case 'TestLogical':
        pending.push(...next.operands)
        break
      case 'TestNot':
        pending.push(next.operand)
        break
      case 'TestGroup':
        pending.push(next.expression)
        break
    }
  }
}

/** Walks functions that were defined but never called: they may be called later in the same shell. */
export function walk_uncalled(run: Run): void {
  for (const [name, definition] of run.functions ?? []) {
    if (definition.called || run.budget.exhausted) continue
    definition.called = true
    const scope: Scope = {
      ...definition.scope,
      conditional: true,
      calls: [name],
      via: [...definition.scope.via, `${name}()`],
    }
    walk_node(run, definition.body, scope, LOOSE)
  }
}
