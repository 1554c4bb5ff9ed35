// Adds what the tolerant splitter saw to an analysis: commands that are not there yet, with wrappers taken off by name.
import { MAX_COMMANDS, MAX_ROUGH_COMMANDS } from '#core/policy/parse/budget.ts'
import type { Run, Scope } from '#core/policy/parse/state.ts'
import { locate } from '#core/policy/parse/text/origin.ts'
import { type RoughCommand, split_tolerantly } from '#core/policy/parse/text/tolerant.ts'
import { add_flow, name_of } from '#core/policy/parse/walk/emit.ts'
import type { Field } from '#core/policy/parse/word/field.ts'
import { interpreter_family } from '#core/policy/parse/wrap/interpreters.ts'

// Wrappers whose next words may be the command; the splitter does not know their options.
const ROUGH_WRAPPERS: ReadonlySet<string> = new Set(
  'sudo doas env nohup nice time timeout exec command builtin xargs setsid busybox'.split(' '),
)
const ROUGH_SHELLS: ReadonlySet<string> = new Set(
  'sh bash zsh dash ksh python perl ruby node php source eval'.split(' '),
)

/** Unites the rough commands of `text` from `from` on with the run. */
export function add_rough(run: Run, text: string, from: number, scope: Scope): void {
  run.heads ??= new Map()
  const known = run.heads
  for (; run.heads_seen < run.commands.length; run.heads_seen++) {
    const head = run.commands[run.heads_seen]?.head
    if (head !== undefined) known.set(key_of(head.span[0], head.text), run.heads_seen)
  }
  let upstream: number | null = null
  for (const rough of split_tolerantly(text, from)) {
    const index = add_command(run, known, rough, scope, rough.piped_from ? upstream : null)
    upstream = index
    unwrap_rough(run, known, rough, scope, upstream)
  }
}

function unwrap_rough(
  run: Run,
  known: Map<string, number>,
  rough: RoughCommand,
  scope: Scope,
  upstream: number | null,
): void {
  let words = rough.words
  const via: string[] = []
  for (let name = words[0]?.text ?? ''; ROUGH_WRAPPERS.has(name); name = words[0]?.text ?? '') {
    if (via.length < 16) via.push(name)
    let at = 1
    while (at < words.length && /^-|=|^\d/.test(words[at]?.text ?? '')) at += 1
    words = words.slice(at)
  }
  if (via.length > 0 && words.length > 0) {
    add_command(
      run,
      known,
      { ...rough, words },
      { ...scope, via: [...scope.via, ...via] },
      rough.piped_from ? upstream : null,
    )
  }
}

function add_command(
  run: Run,
  known: Map<string, number>,
  rough: RoughCommand,
  scope: Scope,
  upstream: number | null,
): number | null {
  const fields = rough.words.map((word): Field => {
    const span = locate(scope.origin, word.start, word.end)
    const text = word.dynamic ? word.text.replace(/\$\{[^}]*\}?|\$\w+|\$/g, '\u0000') : word.text
    if (/^\0+$/.test(text)) return { text: '', cert: 'dynamic', quoted: word.quoted, taint: [], span }
    const cert = text.includes('\u0000') ? 'partial' : word.pattern ? 'pattern' : 'literal'
    return { text, cert, quoted: word.quoted, taint: [], span }
  })
  const head = fields[0]
  if (head === undefined || run.commands.length >= MAX_COMMANDS + MAX_ROUGH_COMMANDS) return null
  const key = key_of(head.span[0], head.text)
  const before = known.get(key)
  if (before !== undefined) return before
  known.set(key, run.commands.length)
  const index = run.commands.length
  const name = name_of(run, head)
  run.commands.push({
    index,
    name,
    head,
    args: fields.slice(1),
    assigns: [],
    redirects: [],
    stdin: upstream === null ? [] : [{ kind: 'command', index: upstream }],
    piped: rough.piped,
    via: scope.via,
    open_args: false,
    place: scope.place,
    cwd: null,
    span: [head.span[0], fields.at(-1)?.span[1] ?? head.span[1]],
    conditional: true,
  })
  if (upstream !== null) {
    add_flow(run, { from: { kind: 'command', index: upstream }, to: { kind: 'stdin', index }, via: 'pipe' })
    if (ROUGH_SHELLS.has(interpreter_family(name) ?? name)) {
      add_flow(run, { from: { kind: 'command', index: upstream }, to: { kind: 'code', index }, via: 'pipe' })
    }
  }
  return index
}

function key_of(start: number, text: string): string {
  return `${start} ${text}`
}
