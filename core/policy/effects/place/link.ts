// Names of one action that mean another place: links that it makes, and copies of secrets. Source: ENGINE section 5.
import type { Frame } from '#core/policy/effects/frame.ts'
import type { Certainty } from '#core/policy/effects/kind.ts'
import { base_of, normalise, parent_of } from '#core/policy/effects/place/path.ts'
import type { Access } from '#core/policy/effects/place/scope.ts'

/** A word that names a file. */
interface Named {
  text: string
  cert: Certainty
}

/** Links of one action that are remembered, and names of one command that are looked at. */
const MAX_LINKS = 16

/** From now on the link's name means its target: `ln -s ~/.ssh/authorized_keys k`. */
export function note_links(from: readonly Named[], to: Named, cwd: string | null, frame: Frame): void {
  for (const word of from.slice(0, MAX_LINKS)) note_link(word, to, cwd, frame)
}

/** `note_links` for a single name. */
export function note_link(from: Named, to: Named, cwd: string | null, frame: Frame): void {
  if (from.cert !== 'literal' || to.cert !== 'literal' || cwd === null) return
  frame.links ??= new Map()
  const { links } = frame
  if (links.size >= MAX_LINKS) return
  const link = normalise(to.text, cwd, frame.home)
  const place = normalise(from.text, parent_of(link), frame.home)
  if (place === link) return
  // If the name is a folder, the link is created in it; which case it is cannot be known, so both are noted.
  if (!/(?:^|\/)\.{0,2}$/.test(to.text)) links.set(link, place)
  links.set(`${link}/${base_of(place)}`, normalise(from.text, link, frame.home))
}

/** From now on the copy's name means what was copied to it: `cp .env notes.txt && cat notes.txt`. */
export function note_copy(from: Named, to: Named, cwd: string | null, frame: Frame): void {
  if (from.cert !== 'literal' || to.cert !== 'literal' || cwd === null) return
  frame.links ??= new Map()
  const copy = normalise(to.text, cwd, frame.home)
  const original = normalise(from.text, cwd, frame.home)
  if (copy !== original && frame.links.size < MAX_LINKS) frame.links.set(copy, original)
}

/** The place behind a name. Deleting or listing acts on the link itself. */
export function behind_link(path: string, access: Access, whole: boolean, links: ReadonlyMap<string, string>): string {
  for (const [link, place] of links) {
    if (path === link) return access === 'delete' && !whole ? path : place
    if (path.startsWith(`${link}/`)) return (place === '/' ? '' : place) + path.slice(link.length)
  }
  return path
}
