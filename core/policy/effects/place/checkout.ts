// Checkouts beside the project, made by git, which refuses an existing folder; and folders that are made there to put
// something in. Source: ENGINE section 8.
import type { Draft } from '#core/policy/effects/collector.ts'
import { home_of } from '#core/policy/effects/frame.ts'
import { is_below, parent_of } from '#core/policy/effects/place/path.ts'
import { is_in_own_folder } from '#core/policy/effects/place/scope.ts'

/** Prefix of such a checkout's path in `fields.makes` and in `FileFacts.own`. */
export const TREE = 'worktree '
/** Fact: a folder of work in the home that a command made, or wanted to be there, to put something in. */
export const OPENED = 'opened '
/** Scopes of other people's files that are neither settings nor secrets. */
export const AWAY: ReadonlySet<string> = new Set(['home-other', 'other-workspace'])

/**
 * Whether an effect makes a folder of work in the home: `mkdir ~/exports`, which refuses an existing one, or `mkdir -p
 * ~/exports/may`. `mkdir -p ~/shop` may mean somebody's project.
 */
export function opens_folder({ kind, target, cert, scope, fields }: Draft): boolean {
  if (kind !== 'fs.write' || fields.directory !== true || cert !== 'literal' || !AWAY.has(String(scope))) return false
  const home = home_of(target ?? '')
  if (target === null || home === null) return false
  const inside = target.slice(home.length + 1)
  return (fields.may_exist !== true || inside.includes('/')) && is_in_own_folder(`${inside}/x`)
}

/** Kinds of effects that put something somewhere. */
const PUTS: ReadonlySet<string> = new Set(['fs.write', 'fs.copy', 'fs.move', 'fs.archive'])

/** Whether an effect puts something into that folder; what it takes away lies elsewhere. */
export function goes_into(draft: Draft, folder: string): boolean {
  return draft.target !== null && puts_away(draft) && is_below(draft.target, folder)
}

/** `goes_into` for any of these folders, in time linear in the depth of the path: a line may open hundreds. */
export function goes_into_any(draft: Draft, folders: ReadonlySet<string>): boolean {
  if (draft.target === null || folders.size === 0 || !puts_away(draft)) return false
  for (let path = draft.target; path.length > 1; path = parent_of(path)) if (folders.has(path)) return true
  return false
}

function puts_away({ kind, cert, scope, fields }: Draft): boolean {
  if (cert !== 'literal' || !PUTS.has(kind) || !AWAY.has(String(scope))) return false
  return fields.away !== true && fields.mode !== 'inplace'
}
