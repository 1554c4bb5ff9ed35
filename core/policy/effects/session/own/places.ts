// Containers, machines and branches of the session's own: what they contain, and what was pushed to a remote. Source:
// ENGINE section 11.
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: an image that the session built, or a volume that it made. */
export const IMAGE = 'image '
/** Fact: a container that the session started and that contains nothing older. */
export const BARE = 'bare '
/** Facts: a branch that the session made; the remote branch that it made by pushing that one. */
const BRANCH = 'branch '
const PUSHED = 'pushed '

/** Whether a container contains only its image and volumes of the session. */
export function is_bare(
  { mounted, volumes }: Draft['fields'],
  facts: FileFacts | null,
  made: readonly string[],
): boolean {
  if (mounted === true) return false
  const names = Array.isArray(volumes) ? volumes.map((name) => IMAGE + String(name)) : []
  return names.every((name) => made.includes(name) || facts?.own?.includes(name) === true)
}

/**
 * Facts for own branches that are now on a remote too. If the remote has another branch of that name, it refuses the
 * push.
 */
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

/** Whether only remote branches are deleted that the session pushed: `git push origin --delete try/x`. */
export function takes_pushed({ fields }: Draft, { own = [] }: FileFacts): boolean {
  const { refs, remote } = fields
  if (fields.delete !== true || fields.protected === true || !Array.isArray(refs) || refs.length === 0) return false
  return refs.every((ref) => own.includes(pushed(remote, String(ref))))
}

/** A path at least two levels deep, or everything in it. */
export const INSIDE = /^(?:\/(?!\.\.)[\w.@+-]+){2,}(?:\/\*)?$/
/** The project's folder as a virtual machine sees it. */
const SHARED = /^\/vagrant(?:\/|$)/

/** Whether an action is inside a machine or container of the session's own that contains nothing older. */
export function is_inside_own(draft: Draft, { drafts }: Pick<Collector, 'drafts'>, { own = [] }: FileFacts): boolean {
  if (draft.via.includes('vagrant ssh')) return own.includes('machine vagrant') && !SHARED.test(draft.target ?? '')
  if (!draft.via.some((one) => /^(?:docker|podman|nerdctl) (?:container )?exec$/.test(one))) return false
  const entered = drafts.filter(({ kind }) => kind === 'ctr.exec')
  return entered.length > 0 && entered.every(({ fields }) => own.includes(`${BARE}${String(fields.inside)}`))
}

/** Whether volumes are removed that the session made, each by its full name: `docker volume rm db-data`. */
export function takes_volume({ target, fields }: Draft, { own = [] }: FileFacts): boolean {
  return (
    fields.all !== true &&
    fields.elsewhere !== true &&
    target?.startsWith('volume ') === true &&
    own.includes(IMAGE + target)
  )
}
