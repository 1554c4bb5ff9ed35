// Containers, machines and branches of a session's own: what lies in them, and what it brought to a remote. Source: ENGINE section 11.
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** An image that the session built, and a volume that it made. */
export const IMAGE = 'image '
/** A container that the session started, and in which nothing lies that was there before. */
export const BARE = 'bare '
/** A branch that the session made, and one of a remote that it made by pushing the first. */
const BRANCH = 'branch '
const PUSHED = 'pushed '

/** Nothing lies in it but what it was started with, and volumes of the session. */
export function is_bare(
  { mounted, volumes }: Draft['fields'],
  facts: FileFacts | null,
  made: readonly string[],
): boolean {
  if (mounted === true) return false
  const names = Array.isArray(volumes) ? volumes.map((name) => IMAGE + String(name)) : []
  return names.every((name) => made.includes(name) || facts?.own?.includes(name) === true)
}

/** Branches of the session's own that are now on a remote as well; where another one has that name, it refuses. */
export function pushes_own({ fields }: Draft, facts: FileFacts | null, made: readonly string[]): string[] {
  const { refs, remote, force, lease, mirror, new_remote } = fields
  if (!Array.isArray(refs) || force === true || lease === true || fields.delete === true) return []
  if (mirror === true || new_remote === true) return []
  return refs
    .map(String)
    .filter((ref) => made.includes(BRANCH + ref) || facts?.own?.includes(BRANCH + ref) === true)
    .map((ref) => pushed(remote, ref))
}

const pushed = (remote: unknown, ref: string): string => `${PUSHED}${String(remote)} ${ref}`

/** `git push origin --delete try/x`: all that goes is what the session brought there. */
export function takes_pushed({ fields }: Draft, { own = [] }: FileFacts): boolean {
  const { refs, remote } = fields
  if (fields.delete !== true || fields.protected === true || !Array.isArray(refs) || refs.length === 0) return false
  return refs.every((ref) => own.includes(pushed(remote, String(ref))))
}

/** A place with something above it, or all that lies in it. */
export const INSIDE = /^(?:\/(?!\.\.)[\w.@+-]+){2,}(?:\/\*)?$/
/** The folder of the project, as the machine sees it. */
const SHARED = /^\/vagrant(?:\/|$)/

/** Inside of a machine or a container of the session's own, in which nothing lies that was there before. */
export function is_inside_own(draft: Draft, { drafts }: Pick<Collector, 'drafts'>, { own = [] }: FileFacts): boolean {
  if (draft.via.includes('vagrant ssh')) return own.includes('machine vagrant') && !SHARED.test(draft.target ?? '')
  if (!draft.via.some((one) => /^(?:docker|podman|nerdctl) (?:container )?exec$/.test(one))) return false
  const entered = drafts.filter(({ kind }) => kind === 'ctr.exec')
  return entered.length > 0 && entered.every(({ fields }) => own.includes(`${BARE}${String(fields.inside)}`))
}

/** `docker volume rm db-data`: a volume that the session made, by its name and no other. */
export function takes_volume({ target, fields }: Draft, { own = [] }: FileFacts): boolean {
  return (
    fields.all !== true &&
    fields.elsewhere !== true &&
    target?.startsWith('volume ') === true &&
    own.includes(IMAGE + target)
  )
}
