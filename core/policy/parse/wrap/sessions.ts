// Programs that hand a command line to another session, repository or host: tmux, screen, `git bisect run`, `git submodule foreach`,
// ansible. The program keeps its own meaning; what it starts is walked besides it.
import type { Call, Output, Run, Scope } from '#core/policy/parse/state.ts'
import { join_words, run_word } from '#core/policy/parse/walk/code-flow.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { type Field, text_of, with_text } from '#core/policy/parse/word/field.ts'

const TMUX_VERBS: ReadonlySet<string> = new Set(
  'new-session new new-window neww split-window splitw respawn-pane respawn-window run-shell run popup display-popup if-shell'.split(
    ' ',
  ),
)
const TMUX_VALUED = 'scntxyFeTpl'

// `tmux new-session -d 'cmd'` runs it, `tmux send-keys 'cmd' Enter` types it into a shell.
const tmux: Performer = (run, call, name) => {
  const at = skip_options(call.words, 1, 'fLS')
  const verb = call.words[at]?.text ?? ''
  if (verb === 'send-keys' || verb === 'send') {
    const typed = lines_of(call.words.slice(skip_options(call.words, at + 1, 'tN')))
    return typed.length === 0
      ? null
      : run_word(run, call, name, join_words(typed, call.span, '\n'), { id: `${name} ${verb}`, shell: 'own' })
  }
  if (!TMUX_VERBS.has(verb)) return null
  const rest = call.words.slice(skip_options(call.words, at + 1, TMUX_VALUED))
  return rest.length === 0 ? null : run_detached(run, call, name, `${name} ${verb}`, rest)
}

/** What keys type, line by line: `Enter` ends a line, and what one call leaves open may be ended by the next. */
function lines_of(keys: readonly Field[]): readonly Field[] {
  const lines: Field[] = []
  let open: Field[] = []
  const end = () => {
    const line = open.length === 0 ? null : shell_line(join_words(open, open[0]?.span ?? [0, 0]))
    if (line !== null) lines.push(line)
    open = []
  }
  for (const word of keys) {
    if (/^(?:Enter|KPEnter|C-[mj])$/.test(word.text)) end()
    else if (!/^(?:C-[a-z]|Escape|Space|Tab|BSpace|Up|Down|Left|Right)$/.test(word.text)) open.push(word)
  }
  end()
  return lines
}

/** `:wq`, `:%s/a/b/g`: a line for an editor, of which a shell sees no more than what stands behind an exclamation mark. */
function shell_line(line: Field): Field | null {
  const text = text_of(line)
  if (!/^:[%$.,\d'<>]*[A-Za-z!]/.test(text)) return line
  const at = text.search(/![^!]/)
  return at === -1 ? null : with_text(line, text.slice(at + 1))
}

const screen: Performer = (run, call, name) => {
  const stuff = call.words.findIndex((word) => word.text === 'stuff')
  const typed = call.words[stuff + 1]
  if (stuff > 0 && typed !== undefined) {
    const code = with_text(typed, typed.text.replace(/\\n|\^M|\r/g, '\n'))
    return run_word(run, call, name, code, { id: `${name} stuff`, shell: 'own' })
  }
  const at = skip_options(call.words, 1, 'SstTpchLeX')
  return at >= call.words.length ? null : run_detached(run, call, name, name, call.words.slice(at))
}

// `capsh -- -c code`: what follows the bare dashes are arguments of bash.
const capsh: Performer = (run, call, name) => {
  const at = call.words.findIndex((word) => word.text === '--' || word.text === '==')
  if (at === -1) return null
  return starts_behind(run, call, name, [with_text(call.words[0] ?? EMPTY, 'bash'), ...call.words.slice(at + 1)])
}

// `start-stop-daemon --start --exec PROGRAM -- arguments`.
const starter: Performer = (run, call, name) => {
  const at = call.words.findIndex((word) => /^(?:-x|-a|--exec|--startas)$/.test(word.text))
  const program = call.words[at + 1]
  const starts = call.words.some((word) => /^(?:-S|--start)$/.test(word.text))
  if (at === -1 || program === undefined || !starts) return null
  const rest = call.words.findIndex((word) => word.text === '--')
  return starts_behind(run, call, name, [program, ...(rest === -1 ? [] : call.words.slice(rest + 1))])
}

// The program keeps its own command, and what it starts is walked besides it.
function starts_behind(run: Run, call: Call, name: string, words: readonly Field[]): Output {
  emit(run, call, name, call.words.length - 1)
  const scope: Scope = { ...call.scope, via: [...call.scope.via, name] }
  return run.steps.perform(run, { ...call, words: [...words], scope, unwraps: call.unwraps + 1 })
}

const EMPTY: Field = { text: '', cert: 'literal', quoted: false, taint: [], span: [0, 0] }

function skip_options(words: readonly Field[], from: number, valued: string): number {
  let i = from
  for (; i < words.length; i++) {
    const text = words[i]?.text ?? ''
    if (text === '--') return i + 1
    if (!/^-[A-Za-z0-9]/.test(text)) return i
    if (valued.includes(text.charAt(text.length - 1))) i += 1
  }
  return i
}

/** An argument of several stays one when they are read again as text: `git bisect run sh -c 'rm -rf x'`. */
function as_word(word: Field): Field {
  const text = text_of(word)
  return /[\s;|&<>()'"]/.test(text) && !text.includes('\0')
    ? with_text(word, `'${text.replaceAll("'", `'\\''`)}'`)
    : word
}

function run_detached(run: Run, call: Call, name: string, id: string, words: readonly Field[]): Output {
  const scope: Scope = { ...call.scope, background: true }
  return run_word(run, { ...call, scope }, name, join_words(words.length > 1 ? words.map(as_word) : words, call.span), {
    id,
    shell: 'own',
    tail: call.words.length - 1 - words.length,
  })
}

const git: Performer = (run, call, name) => {
  const bisect = call.words.findIndex((word, i) => word.text === 'run' && call.words[i - 1]?.text === 'bisect')
  const each = call.words.findIndex((word, i) => word.text === 'foreach' && call.words[i - 1]?.text === 'submodule')
  const at = Math.max(bisect, each)
  if (at === -1) return null
  const start = skip_options(call.words, at + 1, '')
  const rest = call.words.slice(call.words[start]?.text === '--recursive' ? start + 1 : start)
  if (rest.length === 0) return null
  const id = bisect > each ? `${name} bisect run` : `${name} submodule foreach`
  return run_word(run, call, name, join_words(rest.length > 1 ? rest.map(as_word) : rest, call.span), {
    id,
    shell: 'own',
    tail: call.words.length - 1 - rest.length,
  })
}

const ANSIBLE_MODULES = /^(?:ansible\.builtin\.)?(?:command|shell|raw|script)$/

// `ansible hosts -m shell -a 'cmd'`; without -m the module is `command`.
const ansible: Performer = (run, call, name) => {
  const option_value = (options: readonly string[]) => {
    const at = call.words.findIndex((word) => options.includes(word.text))
    return at === -1 ? undefined : call.words[at + 1]
  }
  const module = option_value(['-m', '--module-name'])
  const code = option_value(['-a', '--args'])
  if (code === undefined || (module !== undefined && !ANSIBLE_MODULES.test(module.text))) return null
  return run_word(run, call, name, code, { id: name, shell: 'own', place: 'remote' })
}

/** Performers of this file by name. */
export const SESSIONS: readonly (readonly [string, Performer])[] = [
  ['tmux', tmux],
  ['byobu', tmux],
  ['screen', screen],
  ['git', git],
  ['ansible', ansible],
  ['capsh', capsh],
  ['start-stop-daemon', starter],
]
