// Expansions that run what stands in a word: zsh's glob qualifiers and bash's prompt expansion.
import { LOOSE } from '#core/policy/parse/state.ts'
import type { Writer } from '#core/policy/parse/word/draft.ts'
import type { Value } from '#core/policy/parse/word/field.ts'

/** `*(e:'cmd':)`, `*(.e['cmd'])`, `*(+name)`: zsh runs it for every file that the pattern finds. */
const QUALIFIER = /^\*\((?:[^()\s'"]{0,16}?e([:[{"'])(.{1,2048})|\+([\w-]{1,64}))\)$/s

const CLOSERS: Readonly<Record<string, string>> = { ':': ':', '[': ']', '{': '}', '"': '"', "'": "'" }

/** Walks the code in a glob with qualifiers. */
export function run_qualifier({ run, scope, span }: Writer, glob: string): void {
  const [, opener, rest, name] = QUALIFIER.exec(glob) ?? []
  if (name !== undefined) run.steps.perform_text(run, name, span, scope, LOOSE)
  if (opener === undefined || rest === undefined) return
  const end = rest.lastIndexOf(CLOSERS[opener] ?? opener)
  const code = /^(['"])(.*)\1$/s.exec(end < 0 ? rest : rest.slice(0, end))?.[2] ?? rest.slice(0, Math.max(end, 0))
  if (code.trim() !== '') run.steps.perform_text(run, code, span, scope, LOOSE)
}

/** `${x@P}`: substitutions in the value run, as in a prompt. */
export function run_prompt({ run, scope, span }: Writer, value: Value | undefined): void {
  for (const { text } of value?.fields ?? [])
    if (/\$\(|`/.test(text)) run.steps.perform_text(run, `: <<PROMPT\n${text}\nPROMPT\n`, span, scope, LOOSE)
}
