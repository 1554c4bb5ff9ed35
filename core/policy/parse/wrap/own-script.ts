// Scripts that this session or this very line wrote, and runs. Source: ENGINE 11.
import type { Word } from '#core/policy/parse/tree.ts'

/**
 * Whether a word that is unknown stands in such a script for what its branches and its surroundings say (`$PYTHON -m venv`), as in
 * every script that nobody has shown. What a command printed and what was read is another matter.
 */
export function is_left_open({ taint, feeds }: Word, via: readonly string[]): boolean {
  return feeds === undefined && taint.every((one) => one === 'env') && via.some((one) => one.startsWith('file:'))
}
