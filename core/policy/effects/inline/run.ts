// Inline code to effects (long: one walk over the tokens and what it asks on its way): follows constants, and turns literal calls into
// the same effects that programs have. A dangerous call with unresolved arguments keeps its effect, without a target. Source: ENGINE 7.
import { one_of, within } from '#core/compose.ts'
import { type Call, emit, runs_code } from '#core/policy/effects/call.ts'
import { act } from '#core/policy/effects/inline/call/act.ts'
import { type Operation, operation_of, operation_of_method } from '#core/policy/effects/inline/call/calls.ts'
import { find_idioms } from '#core/policy/effects/inline/call/idiom.ts'
import { find_library_acts } from '#core/policy/effects/inline/call/library.ts'
import { opened_script } from '#core/policy/effects/inline/call/loads.ts'
import { command_text } from '#core/policy/effects/inline/call/shell.ts'
import { sum_up } from '#core/policy/effects/inline/call/sum.ts'
import { bind_arguments } from '#core/policy/effects/inline/value/argv.ts'
import {
  as_list,
  grows,
  names_members,
  unpacks_brackets,
  unpacks_names,
} from '#core/policy/effects/inline/value/builds.ts'
import { defines } from '#core/policy/effects/inline/value/defines.ts'
import { bind_block, bind_each, LOOP, loops, members_at } from '#core/policy/effects/inline/value/each.ts'
import { EVERYTHING, es_imports, imports } from '#core/policy/effects/inline/value/imports.ts'
import { filters, type Narrowed, narrows, widens } from '#core/policy/effects/inline/value/narrows.ts'
import { bound_parameters } from '#core/policy/effects/inline/value/parameters.ts'
import type { Value } from '#core/policy/effects/inline/value/text.ts'
import type { Lang, Token } from '#core/policy/effects/inline/value/token.ts'
import { evaluate, list, scope_of, skip, spread_at } from '#core/policy/effects/inline/value/value.ts'
import type { Run } from '#core/policy/effects/inline/walk.ts'

/** The unread rest of a long file must not contain these: deletions, shells, code from data. */
const GRAVE = one_of(
  within(
    '\\b',
    [
      /rmtree|rimraf|unlink(?:Sync)?|rmSync|os\.(?:system|popen|exec\w{1,3}|remove)|subprocess/,
      /child_process|exec(?:Sync|File|FileSync)?\(|spawn(?:Sync)?\(|eval\(|b64decode|atob\(|urlopen/,
      /socket\.|marshal|pickle\.loads/,
    ],
    '',
  ),
  /\brm\s-\w{0,8}[rRf]|\.(?:ssh|aws|netrc)\b/,
)

/**
 * Emits the effects of code that `call.command` runs. Never throws; bounded by the tokenizer's limits. `own_file`: a
 * file this session wrote, of which the part beyond the limits is only searched for grave words, or every long program
 * would be a question.
 */
export function run_inline(call: Call, lang: Lang, code: string, own_file = false): void {
  const { scope, cut } = scope_of(code, lang)
  const facts = {
    connects: false,
    accepts: false,
    duplicates: false,
    spawns: false,
    obeys: false,
    secret: false,
    sends: false,
    loops: false,
    forks: false,
    fetches: null,
    evaluated_file: null,
    bodies: null,
  }
  const run: Run = { call, scope, aliases: scope.aliases, lang, code, facts }
  const unread = code.slice(scope.tokens.at(-1)?.end ?? 0)
  if (cut && (!own_file || GRAVE.test(unread))) call.out.exhausted = true
  const first = call.out.drafts.length
  bind_arguments(scope.names, call, lang, code)
  walk_tokens(run)
  if (scope.fuel.left <= 0) call.out.exhausted = true
  find_idioms(run, code)
  find_library_acts(run, code)
  sum_up(run, first)
}

/** Reads the code from its beginning to its end, with the values that its variables have at each place. */
function walk_tokens(run: Run): void {
  const { scope } = run
  const { tokens, fuel } = scope
  // Comprehensions use their variable before they name it.
  for (let at = 0; at < tokens.length && fuel.left > 0; at++)
    if (LOOP.test(tokens[at]?.text ?? '')) {
      loops(run, at)
      filters(run, at)
    }
  const parameters = bound_parameters(run)
  const narrowed: Narrowed[] = []
  for (let at = 0; at < tokens.length && fuel.left > 0; at++) {
    for (let last = narrowed.at(-1); last !== undefined && last.until <= at; last = narrowed.at(-1)) {
      widens(run, last)
      narrowed.pop()
    }
    const condition = CONDITION.test(tokens[at]?.text ?? '') ? narrows(run, at) : null
    if (condition !== null) narrowed.push(condition)
    step(run, at)
    // Bound after the list, so that default values in it do not count.
    for (const [name, value] of parameters?.get(at) ?? NO_PARAMETERS) {
      if (value === null) scope.names.delete(name)
      else scope.names.set(name, value)
    }
  }
}

const CONDITION = /^(?:el)?if$/

const NO_PARAMETERS: readonly (readonly [string, Value | null])[] = []

function step(run: Run, at: number): void {
  const token = run.scope.tokens[at]
  if (token === undefined) return
  if (token.kind === 'command') return command_text(run, token)
  if (token.kind === 'mark') return after_value(run, at)
  if (token.kind !== 'name') return
  if (IMPORTS.test(token.text)) return imports_at(run, at, token)
  note_facts(run, at, token)
  if (token.text === 'while' || token.text === 'loop' || LOOP.test(token.text)) loops(run, at)
  if (is_assigned(run, at)) return assigns(run, at)
  if (grows(run, at)) return
  const members = run.lang === 'ruby' ? members_passed(run, token) : null
  if (members !== null) return bind_block(run, at + 1, members)
  const next = run.scope.tokens[at + 1]
  if (next?.kind === 'mark' && next.text === '(') return calls(run, at, token)
  if (next !== undefined && calls_bare(run, token, next)) bare_call(run, at, token)
  if (/dup2|STDIN_FILENO/.test(token.text)) run.facts.duplicates = true
  // `.then(eval)` runs the reply from the network.
  if (token.text === 'eval' && run.facts.sends && next?.text === ')' && run.scope.tokens[at - 1]?.text === '(') {
    emit(run.call, 'proc.eval', { cert: 'dynamic', fields: { source: 'network', lang: run.lang }, taint: ['net'] })
  }
}

const IMPORTS = /^(?:import|from|use)$/

function imports_at(run: Run, at: number, { text }: Token): void {
  if (text === 'import' && run.lang === 'node') return es_imports(run, at)
  // `from os import system`: read at its first word.
  if (text !== 'import' || run.scope.tokens[at - 2]?.text !== 'from') imports(run, at)
}

function note_facts({ lang, scope, facts }: Run, at: number, { text }: Token): void {
  if (lang === 'lua' && text === 'connect' && scope.tokens[at - 1]?.text === ':') facts.connects = true
  if (text === 'fork' && lang !== 'python') facts.forks = true
}

/** `name = value`, but neither `==` nor `=>`. */
function is_assigned({ scope: { tokens } }: Run, at: number): boolean {
  const next = tokens[at + 1]
  if (next?.kind !== 'mark' || next.text !== '=') return false
  const after = tokens[at + 2]?.text
  return after !== '=' && after !== '>'
}

/** `files.each`: the list whose members a block gets; null for anything else, and for an empty list. */
function members_passed({ scope }: Run, { text }: Token): Value | null {
  if (!EACH.test(last_of(text)) || !text.includes('.')) return null
  const held = scope.names.get(text.slice(0, text.lastIndexOf('.')))
  return held === undefined || held.items?.length === 0 ? null : held
}

const NUMBER_FIRST = /^(?:kill|(?:File\.|FileUtils\.)?(?:chmod|chown)(?:_R)?)$/

/** Perl and ruby call without parentheses: `system "rm"`, `unlink $f`. */
function calls_bare({ lang }: Run, token: Token, next: Token): boolean {
  if ((lang !== 'perl' && lang !== 'ruby') || next.start <= token.end) return false
  if (next.kind === 'text' || next.kind === 'name' || next.kind === 'command') return true
  // A signal, a mode or the number of an owner comes first.
  return (next.kind === 'number' && NUMBER_FIRST.test(token.text)) || opens_words(lang, token.text, next.text)
}

function assigns(run: Run, at: number): void {
  const { tokens, names } = run.scope
  const name = tokens[at]?.text ?? ''
  const module = required(run, at + 2)
  // `const f = require('os').homedir() + '/x'` is a value of the module, not the module.
  const next = module === null ? at : skip(run.scope, tokens[at + 2]?.text === 'await' ? at + 4 : at + 3)
  const calls_member = tokens[next]?.text === '.' && tokens[next + 2]?.text === '('
  if (module !== null && !calls_member) {
    run.aliases.set(name, module)
    return
  }
  if (run.lang === 'python' && unpacks_names(run, at)) return
  // `r = functools.partial(os.system)`: the same call with some arguments fixed.
  const made = tokens[at + 4]
  if (/(?:^|\.)partial$/.test(tokens[at + 2]?.text ?? '') && tokens[at + 3]?.text === '(' && made?.kind === 'name')
    run.aliases.set(name, full_name(run, made.text))
  const asked = reflected(run, at + 2)
  if (asked !== null) run.aliases.set(name, asked)
  const { value } = evaluate(run.scope, at + 2)
  names.set(name, as_list(name, value))
  names_members(run, name, at + 2)
  // `e = eval`: another name for the same call.
  const same = tokens[at + 2]
  const after = tokens[at + 3]
  const ends = after === undefined || /^[;,)}]$/.test(after.text) || after.kind === 'name'
  if (
    same?.kind === 'name' &&
    ends &&
    /^(?:eval|Function|exec|system|execSync|rmtree|rmSync|popen|shell_exec|passthru)$/.test(last_of(same.text))
  )
    run.aliases.set(name, full_name(run, same.text))
}

function last_of(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** The module path of `require('fs')`, `await import('fs')`, `__import__('o' + 's')`; null for anything else. */
function required(run: Run, at: number): string | null {
  const { tokens } = run.scope
  const name = tokens[at]
  if (name?.text === 'await') return required(run, at + 1)
  if (name?.kind !== 'name' || tokens[at + 1]?.text !== '(') return null
  const module = tokens[at + 2]
  // Whatever the function is called: given this name, it loads the module.
  const asks = module?.kind === 'text' && /^(?:node:)?child_process$/.test(module.text) && run.lang === 'node'
  if (!asks && !/^(?:require|import|__import__|importlib\.import_module)$/.test(name.text)) return null
  const text = spelled(run, at + 2)
  return text === null ? null : text.replace(/^node:/, '').replaceAll('/', '.')
}

/** The text that stands alone in brackets at `at`, or is put together there; null when it is not known. */
function spelled(run: Run, at: number): string | null {
  const { tokens } = run.scope
  if (tokens[at]?.kind !== 'text') return null
  if (tokens[at + 1]?.text === ')') return tokens[at]?.text ?? null
  const { text } = evaluate(run.scope, at).value
  return text.includes('\u0000') ? null : text
}

/** Handles what follows a value: `require('fs').rmSync(...)`, `Path(x).unlink()`, `} = require('fs')`. */
function after_value(run: Run, at: number): void {
  const { tokens } = run.scope
  const mark = tokens[at]
  if (mark?.text === '}' && tokens[at + 1]?.text === '=') return destructures(run, at)
  if (mark?.text !== ')' && mark?.text !== ']') return
  if (tokens[at + 1]?.text === '=' && (mark.text === ']' || run.lang === 'perl'))
    unpacks_brackets(run, opening(tokens, at), at)
  if (mark.text === ']' && tokens[at + 1]?.text === '(') return computed_call(run, at)
  const method = tokens[at + 2]
  if (tokens[at + 1]?.text === '.' && method?.kind === 'name') method_of_value(run, at, mark, method)
}

/** A method of the value that ends with the bracket `mark`. */
function method_of_value(run: Run, at: number, mark: Token, method: Token): void {
  const { tokens } = run.scope
  const open = opening(tokens, at)
  if (run.lang === 'ruby' && EACH.test(method.text))
    return bind_block(run, at + 3, chain_value(run, chain_start(tokens, open), at))
  if (tokens[at + 3]?.text !== '(') return
  if (EACH.test(method.text)) {
    if (mark.text === ']') return bind_each(run, at + 3, members_at(run, open))
    const value = chain_value(run, chain_start(tokens, open), at)
    // `fs.globSync('dist/*.map').forEach(...)`: the pattern stands for each of them.
    const matches = /glob/i.test(tokens[open - 1]?.text ?? '') && value.text !== '' ? [value] : null
    return bind_each(run, at + 3, value.items ?? matches)
  }
  const head = tokens[open - 1]
  // `sys.modules['os'].system(...)`: a loaded module by its name.
  const loaded = mark.text === ']' && head?.text === 'sys.modules' ? tokens[open + 1]?.text : undefined
  const module = loaded ?? (head === undefined ? null : required(run, open - 1))
  if (module !== null) return perform(run, `${module}.${method.text}`, at + 3)
  const own = operation_of_method(method.text.split('.').at(-1) ?? '')
  const start = chain_start(tokens, open)
  if (own !== null && is_path(run, start, method.text)) {
    const { items, named } = list(run.scope, at + 3)
    act(run, own, [chain_value(run, start, at), ...items], named, method.text)
  } else if (/execute|query|executescript/.test(method.text)) perform(run, method.text, at + 3)
}

/** Methods that only paths have; a text is replaced, and a column renamed, as well. */
const OF_PATHS = /^(?:(?:read|write)_(?:text|bytes)|unlink|rmdir|symlink_to)$/

/** Whether a chain begins with a path: `Path(x)`, `(Path.home() / '.ssh')`, `(folder / 'x').read_text()`. */
function is_path({ scope: { tokens, names } }: Run, start: number, method: string): boolean {
  let at = start
  while (tokens[at]?.text === '(' && at < start + MAX_OPENED) at++
  const { text = '', kind } = tokens[at] ?? {}
  if (at === start) return /Path$/.test(text)
  return (
    kind === 'name' && (/(?:^|\.)Path(?:\.(?:home|cwd))?$/.test(text) || (OF_PATHS.test(method) && names.has(text)))
  )
}

/** Brackets that are opened one behind the other. */
const MAX_OPENED = 4

/** Methods of lists that call a function with each member. */
const EACH = /^(?:forEach|map|each|flatMap)$/

/** `require('child_process')['ex' + 'ec'](...)`: a member named by an expression is that member. */
function computed_call(run: Run, close: number): void {
  const { tokens } = run.scope
  const open = opening(tokens, close)
  if (open < 1 || tokens[open]?.text !== '[') return
  const { value } = evaluate(run.scope, open + 1)
  if (value.text === '' || value.items !== null || value.text.includes('\u0000') || !/^\w+$/.test(value.text)) return
  // `[]['filter']['constructor'](code)()`: the Function constructor, reached through any function.
  if (value.text === 'constructor')
    return act(run, { does: 'eval' }, list(run.scope, close + 1).items, new Map(), 'Function')
  const before = tokens[open - 1]
  const inner = before?.text === ')' ? opening(tokens, open - 1) - 1 : -1
  const asked = reflected(run, inner >= 0 ? inner : open - 1)
  if (asked !== null) return perform(run, asked, close + 1)
  const base = inner >= 0 ? required(run, inner) : before?.kind === 'name' ? full_name(run, before.text) : null
  perform(run, base === null ? value.text : `${base}.${value.text}`, close + 1)
}

/** First token of `Path(x).expanduser(...)`, `(a / b).expanduser(...)`, given its last opening bracket. */
function chain_start(tokens: readonly Token[], open: number): number {
  if (groups(tokens, open)) return open
  let at = open - 1
  for (let i = 0; i < 8 && tokens[at - 1]?.text === '.' && /^[)\]]$/.test(tokens[at - 2]?.text ?? ''); i++) {
    const literal = tokens[at - 2]?.text === ']'
    const before = opening(tokens, at - 2)
    if (groups(tokens, before)) return before
    at = before - (literal ? 0 : 1)
    if (literal) break
  }
  return Math.max(0, at)
}

/** Whether a round bracket holds an expression together, instead of the arguments of a call. */
function groups(tokens: readonly Token[], open: number): boolean {
  if (tokens[open]?.text !== '(') return false
  const before = tokens[open - 1]
  if (before?.kind === 'name') return NO_CALL.test(before.text)
  return before === undefined || (before.kind === 'mark' && !/^[)\]}]$/.test(before.text))
}

/** Words that stand before an expression. */
const NO_CALL = /^(?:return|in|and|or|not|if|elif|else|while|with|yield|await|assert|is|lambda)$/

/** Value of a chain up to and with the token `end`. */
function chain_value(run: Run, start: number, end: number): Value {
  return evaluate({ ...run.scope, tokens: run.scope.tokens.slice(0, end + 1) }, start).value
}

function destructures(run: Run, close: number): void {
  const module = required(run, close + 2)
  if (module === null) return
  const { tokens } = run.scope
  for (let i = close - 1; i >= 0 && i > close - 32 && tokens[i]?.text !== '{'; i--) {
    const name = tokens[i]
    if (name?.kind !== 'name') continue
    const key = tokens[i - 1]?.text === ':' ? tokens[i - 2] : undefined
    // `{ ['exec' + 'Sync']: x }`
    const original = key?.text === ']' ? evaluate(run.scope, opening(tokens, i - 2) + 1).value.text : key?.text
    run.aliases.set(name.text, `${module}.${original ?? name.text}`)
  }
}

function opening(tokens: readonly Token[], close: number): number {
  let depth = 0
  for (let at = close; at >= 0; at--) {
    const token = tokens[at]
    if (token?.kind !== 'mark') continue
    if (/[)\]}]/.test(token.text)) depth++
    else if (/[([{]/.test(token.text)) depth--
    if (depth === 0) return at
  }
  return 0
}

function calls(run: Run, at: number, token: Token): void {
  if (defines(run, at)) return
  perform(run, full_name(run, token.text), at + 1, token.text)
}

/** The called name with its alias resolved: `r(...)` after `from shutil import rmtree as r`. */
function full_name(run: Run, name: string): string {
  const parts = name.replace(/^[$&]/, '').split('.')
  for (let length = parts.length; length > 0; length--) {
    const alias = run.aliases.get(parts.slice(0, length).join('.'))
    if (alias !== undefined) return [alias, ...parts.slice(length)].join('.')
  }
  const modules = parts.length === 1 ? run.aliases.get(EVERYTHING)?.trim().split(' ') : undefined
  const whole = modules?.map((module) => `${module}.${name}`).find((one) => operation_of(one) !== null)
  return whole ?? name
}

/** Functions that call the function they are given by name. */
const CALLS_BY_NAME =
  /^(?:array_map|array_walk|call_user_func|call_user_func_array|array_filter|usort|register_shutdown_function)$/

/** `send(:system, x)` of Ruby, `$f(x)` of PHP, `[].constructor.constructor(x)()`: the call is named by a text. */
function calls_by_text(
  run: Run,
  name: string,
  items: readonly Value[],
  named: ReadonlyMap<string, Value>,
  open: number,
): boolean {
  const { tokens, names } = run.scope
  if (name.endsWith('constructor.constructor')) {
    act(run, { does: 'eval' }, items, named, 'Function')
    return true
  }
  let text: string | undefined
  let rest = items
  if (run.lang === 'ruby' && /(?:^|\.)(?:send|public_send|__send__)$/.test(name)) {
    text = tokens[open + 1]?.text === ':' ? tokens[open + 2]?.text : items[0]?.text.replace(/^:/, '')
    rest = items.slice(1)
  } else if (run.lang === 'php' && tokens[open - 1]?.text.startsWith('$') === true)
    text = names.get(tokens[open - 1]?.text ?? '')?.text
  const operation = text === undefined ? null : operation_of(text)
  if (operation === null) return false
  act(run, operation, rest, named, text ?? name)
  return true
}

/** `call_user_func('system', 'id')`: whether a function is called that gets another one by its name. */
function calls_back(run: Run, name: string, items: readonly Value[], named: ReadonlyMap<string, Value>): boolean {
  if (run.lang !== 'php' || !CALLS_BY_NAME.test(name)) return false
  const called = operation_of(items[0]?.text ?? '')
  if (called !== null) act(run, called, items.slice(1), named, items[0]?.text ?? name)
  return true
}

/** Keeps what a reverse shell is put together of. */
function note_socket({ lang, facts }: Run, name: string, method: string): void {
  if (/(?:^|\.)dup2$/.test(name) || (/\.pipe$/.test(name) && facts.connects)) facts.duplicates = true
  if (lang === 'python' && method === 'accept') facts.accepts = true
}

function perform(run: Run, given: string, open: number, shown = given): void {
  const name = given.replace(/^(?:global|globalThis|window|self|builtins|__builtins__)\./, '')
  const { items, named } = list(run.scope, open)
  if (calls_back(run, name, items, named) || calls_by_text(run, name, items, named, open)) return
  const method = name.split('.').at(-1) ?? ''
  const receiver = run.scope.names.get(name.slice(0, -method.length - 1))
  if (receiver !== undefined && EACH.test(method)) bind_each(run, open, receiver.items)
  note_socket(run, name, method)
  const own = receiver !== undefined && takes_path(method, items, named) ? operation_of_method(method) : null
  if (own !== null && receiver !== undefined) return act(run, own, [receiver, ...items], named, shown)
  // `c.connect((host, port))`, whatever the socket is called.
  if (run.lang === 'python' && method === 'connect' && items[0]?.items?.length === 2)
    return act(run, { does: 'connect' }, items, named, shown)
  const operation = run.lang === 'python' ? operation_of_python(name, method, items) : operation_of(name)
  if (operation === null) return REFLECTS.test(name) ? reflects(run, items, open) : undefined
  if (!applies(run, name, operation)) return
  const script = run.lang === 'python' && operation.does === 'eval' ? opened_script(run.scope.tokens, open) : null
  if (script !== null) runs_code(run.call, 'shell', `python3 ${script}`, run.lang)
  else act(run, operation, items, named, shown)
}

const REFLECTS = /^(?:getattr|Reflect\.get|__getattribute__)$/

function operation_of_python(name: string, method: string, items: readonly Value[]): Operation | null {
  if (name === 'exec') return { does: 'eval' }
  // `config.read('~/.aws/credentials')`: what is named by a text is a file; others read a number of bytes.
  if (method === 'read' && PATH.test(items[0]?.text ?? '')) return { does: 'read' }
  // `(lambda o: o.system(c))(__import__('os'))`: of all modules only os has a `system` that takes a command.
  const by_member = method === 'system' && items.length === 1 && !REFLECTS.test(name)
  return operation_of(name) ?? (by_member ? { does: 'shell' } : null)
}

const PATH = /[/.~]/

const MODE = /^[rwax][bt+]{0,2}$/

/** Whether a method is that of a path: `text.replace(a, b)` is one of strings, and archives and browsers are opened, too. */
function takes_path(method: string, items: readonly Value[], named: ReadonlyMap<string, Value>): boolean {
  if (method === 'replace') return items.length === 1
  return method !== 'open' || MODE.test((items[0] ?? named.get('mode'))?.text ?? '')
}

/** `getattr(os, 'sys' + 'tem')('id')`: a module asked for a member by name is that member; an unknown name is not told. */
function reflects(run: Run, items: readonly Value[], open: number): void {
  const asked = run.scope.tokens[open + 1]?.text ?? ''
  const imported = /^(?:__import__|require|import_module|importlib\.import_module)$/.test(asked)
  const module = imported ? evaluate(run.scope, open + 3).value.text : asked
  if (
    !/^(?:os|subprocess|builtins|__builtins__|shutil|socket|importlib|ctypes|pty|sys|process|child_process|fs|global|globalThis)$/.test(
      module,
    )
  )
    return
  const member = items[1]?.text ?? ''
  const called = skip(run.scope, open)
  if (run.scope.tokens[called]?.text !== '(') return
  if (member === '' || member.includes('\u0000')) emit(run.call, 'opaque', { fields: { reason: 'reflection' } })
  else perform(run, `${full_name(run, module)}.${member}`, called)
}

/** `getattr(os, 'system')`, `vars(os)['system']`, `os.__dict__['system']`: the full name of the member asked for; null for anything else. */
function reflected(run: Run, at: number): string | null {
  const { scope } = run
  const head = scope.tokens[at]
  if (run.lang !== 'python' || head?.kind !== 'name') return null
  const after = scope.tokens[at + 1]?.text
  if (after === '[' && head.text.endsWith('.__dict__')) return member_at(run, head.text.slice(0, -9), at + 1)
  if (after !== '(' || !/^(?:getattr|vars)$/.test(head.text)) return null
  const module = scope.tokens[at + 2]
  if (module?.kind !== 'name') return null
  const next = skip(scope, at + 1)
  if (head.text === 'vars') return scope.tokens[next]?.text === '[' ? member_at(run, module.text, next) : null
  const { items } = list(scope, at + 1)
  return named_member(run, module.text, items[1])
}

/** The member that the brackets at `open` ask for. */
function member_at(run: Run, module: string, open: number): string | null {
  return named_member(run, module, list(run.scope, open).items[0])
}

function named_member(run: Run, module: string, member: Value | undefined): string | null {
  return member !== undefined && /^\w+$/.test(member.text) ? `${full_name(run, module)}.${member.text}` : null
}

/** Short names mean something only in the language that has them. */
function applies(run: Run, name: string, operation: Operation): boolean {
  const { lang } = run
  if (name.includes('.')) return true
  if (operation.does === 'eval')
    return name !== 'compile' && name !== 'load' ? true : lang === 'python' || lang === 'lua'
  if (name === 'exec') return lang !== 'python'
  if (
    name === 'copy' ||
    name === 'rename' ||
    name === 'chmod' ||
    name === 'chown' ||
    name === 'mkdir' ||
    name === 'rmdir' ||
    name === 'unlink' ||
    name === 'system' ||
    name === 'kill' ||
    name === 'popen' ||
    name === 'connect' ||
    name === 'symlink'
  ) {
    return lang === 'perl' || lang === 'php' || lang === 'ruby' || run.aliases.has(name)
  }
  return true
}

/** What stands before the words of a call without parentheses: `exec *words`, `rm_rf ["a"]`, `system { "rm" } @words` of perl. */
function opens_words(lang: Lang, name: string, mark: string): boolean {
  if (lang === 'perl') return mark === '{' && (name === 'system' || name === 'exec')
  return mark === '*' || mark === '['
}

function bare_call(run: Run, at: number, token: Token): void {
  const operation = operation_of(token.text)
  if (
    operation === null ||
    !/^(?:system|exec|kill|unlink|rmdir|spawn|eval|open|chmod|chown|rmtree|require|FileUtils\.\w+|File\.\w+|Dir\.\w+|IO\.\w+)$/.test(
      token.text,
    )
  )
    return
  const items: Value[] = []
  // A method that is named first is called as the block before it says.
  let from = run.scope.tokens[at + 1]?.text === '{' ? skip(run.scope, at + 1) : at + 1
  for (let i = 0; i < 32; i++) {
    const spread = spread_at(run.scope, from)
    const { value, next } = evaluate(run.scope, from + spread)
    if (spread > 0 && value.items !== null) items.push(...value.items.slice(0, 32))
    else items.push(value)
    if (run.scope.tokens[next]?.text !== ',') break
    from = next + 1
  }
  act(run, operation, items, new Map(), token.text)
}
