// The repository that a call works in, and the paths it discards there. Source: ENGINE 4.2.
import { type Call, emit, here, value, values } from '#core/policy/effects/call.ts'
import type { FieldValue } from '#core/policy/effects/kind.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { is_tmp_root } from '#core/policy/effects/place/scope.ts'
import { locate } from '#core/policy/effects/place/target.ts'

/** In a repository below a temporary folder nothing is meant to stay, unless the work of the session lies there. */
export function emit_discard(
  call: Call,
  discard: { target: string | null; fields: Readonly<Record<string, FieldValue>> },
): void {
  const place = repository_of(call)
  const fields = { ...discard.fields, ...(place !== null && { in: place }), ...(is_passing(call) && { narrow: true }) }
  emit(call, 'vcs.discard', { ...discard, fields })
}

/** Variables and settings of a line that may put the repository elsewhere. */
const is_placed_otherwise = line_says(/GIT_|\s-c\s{1,4}["']?core\.|--config-env/)

/** The folder in whose repository a call works; null when it is not known, or when more than the folder says which it is. */
function repository_of(call: Call): string | null {
  if (is_placed_otherwise(call)) return null
  const folders = values(call, 'folder')
  if (folders.length > 1 || (folders.length === 1 && !call.command.args.some(({ text }) => text === '-C'))) return null
  const { path, cert } = locate(folders[0] ?? here(call), 'read', call.command.cwd, call.frame)
  return cert === 'literal' ? path : null
}

/** A fact about the repository that a call works in; none where that is not known. */
export function there(call: Call, name: string, fact: (place: string) => FieldValue): Record<string, FieldValue> {
  const place = repository_of(call)
  return place === null ? {} : { [name]: fact(place) }
}

/** The repository lies below a temporary folder. */
export function is_passing(call: Call): boolean {
  const folder = value(call, 'folder') ?? here(call)
  const { scope, path } = locate(folder, 'delete', call.command.cwd, call.frame)
  return scope === 'tmp' && path !== null && !is_tmp_root(path)
}
