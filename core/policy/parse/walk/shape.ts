// Shapes of the tree that decide how a loop or a branch is walked.
import type { CompoundList, PipelineNode, While } from '#core/policy/parse/shell.ts'
import type { Field } from '#core/policy/parse/word/field.ts'

/** True when nothing after the command runs: `|| exit 1`. */
export function leaves(node: PipelineNode): boolean {
  if (node.type === 'BraceGroup') {
    const last = node.body.commands.at(-1)?.command
    return last?.type === 'Command' && leaves(last)
  }
  if (node.type !== 'Command') return false
  const name = node.name?.text
  return name === 'exit' || name === 'return' || name === 'break' || name === 'continue'
}

/**
 * True when a branch ends its shell, so that nothing after it sees what it set: `*) echo usage >&2; exit 1 ;;`. What a loop is left
 * with (`break`) and what a function returns with go on in the same shell.
 */
export function ends_shell(body: CompoundList): boolean {
  const last = body.commands.at(-1)?.command
  return last?.type === 'Command' && last.name?.text === 'exit'
}

/** True when a loop consumes its input line by line: `while read x`. */
export function reads_lines(node: While): boolean {
  const first = node.clause.commands[0]?.command
  return first?.type === 'Command' && first.name?.text === 'read'
}

/** Words of a `read` that are looked at. */
const MAX_READ = 12

/** The variables of `while read -r name pass`. */
export function names_read(node: While): readonly string[] {
  let first = node.clause.commands[0]?.command
  // `until read p && su -c true`: only the first command counts.
  if (first?.type === 'AndOr' || first?.type === 'Pipeline') first = first.commands[0]
  if (first?.type !== 'Command' || first.name?.text !== 'read') return []
  const words = first.args.slice(0, MAX_READ).map((word) => word.text)
  return words.filter((text) => /^[A-Za-z_]\w{0,63}$/.test(text))
}

/** True for `while true`, `while :`, `while ((1))`, `until false`. */
export function is_endless(node: While): boolean {
  const first = node.clause.commands.at(-1)?.command
  if (first?.type === 'ArithmeticCommand') return node.kind === 'while' && /^[1-9]\d*$/.test(first.body.trim())
  if (first?.type !== 'Command') return false
  const name = first.name?.value ?? ''
  return node.kind === 'while' ? name === 'true' || name === ':' : name === 'false'
}

/** The passes of a loop with many values: the first ones one by one, the others as what they have in common. */
export function summarise(values: readonly Field[], passes: number): readonly Field[] {
  if (values.length <= passes) return values
  const kept = values.slice(0, passes - 1)
  const rest = values.slice(passes - 1)
  const first = rest[0]
  if (first === undefined) return kept
  let prefix = first.text
  for (const value of rest) {
    while (!value.text.startsWith(prefix)) prefix = prefix.slice(0, -1)
    if (value.cert === 'dynamic') prefix = ''
  }
  const text = `${prefix}\u0000`
  return [...kept, { ...first, text: prefix === '' ? '' : text, cert: prefix === '' ? 'dynamic' : 'partial' }]
}
