// What the operator wants otherwise in some workspaces: rules switched off, only recorded, or made stricter there, lists with other
// entries, places where nothing is worth a question, and names that mean production. Source: ENGINE 9.3 (workspace profile).
import picomatch from 'picomatch'
import * as z from 'zod'

export const Override = z.enum(['off', 'audit', 'defer', 'block'])
/** What a rule says in a workspace instead of its own verdict. */
export type Override = z.infer<typeof Override>

const Folder = z.string().regex(/^(?:\/|[A-Za-z]:[\\/])/, 'must be an absolute folder, globs allowed')

/** A profile as an operator writes it in YAML. */
export const ProfileSpec = z
  .strictObject({
    profile: z.string().regex(/^[a-z0-9._-]+$/),
    /** Folders in which it holds, and below which: `/home/dev/sandbox`, `/srv/*`. */
    workspaces: z.array(Folder).min(1).max(50),
    rules: z.record(z.string(), Override).optional(),
    /** Entries of a list instead of those of its pack, by `<pack>/<list>`; globs allowed. */
    lists: z.record(z.string(), z.array(z.string().min(1).max(256)).max(200)).optional(),
    /** What is lost in the workspace can be had again, so deleting there and discarding work is recorded and not asked about. */
    disposable: z.boolean().optional(),
    /** Names of hosts, clusters, databases and accounts that are production besides those that say so; globs allowed. */
    prod_labels: z.array(z.string().min(1).max(128)).max(50).optional(),
  })
  .refine(
    ({ rules, lists, disposable, prod_labels }) =>
      [rules, lists, disposable, prod_labels].some((one) => one !== undefined),
    'says nothing: rules, lists, disposable or prod_labels is needed',
  )
/** One profile as an operator writes it. */
export type ProfileSpec = z.infer<typeof ProfileSpec>

/** Profiles of one gateway. */
export const MAX_PROFILES = 64

/** What all profiles of one workspace say together. */
export interface Local {
  rules: ReadonlyMap<string, Override>
  /** By `<pack>/<list>`. */
  lists: ReadonlyMap<string, readonly string[]>
  disposable: boolean
  prod_labels: readonly string[]
}

/** What holds in a workspace; the same object for the same set of profiles, null without any. */
export type LocalOf = (workspace: string | null) => Local | null

/** Throws Error for more profiles than there may be. */
export function compile_profiles(profiles: readonly ProfileSpec[]): LocalOf {
  if (profiles.length > MAX_PROFILES) throw new Error(`there are more than ${MAX_PROFILES} profiles`)
  const compiled = profiles.flatMap((profile) =>
    profile.workspaces.map((folder) => ({ folder: slashed(folder), matches: matcher(folder), profile })),
  )
  // The longer the pattern, the closer it is to the workspace: it has the last word.
  compiled.sort((a, b) => a.folder.length - b.folder.length)
  const known = new Map<string, Local>()
  return (workspace) => {
    if (workspace === null || compiled.length === 0) return null
    const folder = slashed(workspace)
    const holding = compiled.filter((one) => one.matches(folder))
    if (holding.length === 0) return null
    const key = holding.map((one) => compiled.indexOf(one)).join()
    const merged = known.get(key) ?? merge_profiles(holding.map(({ profile }) => profile))
    if (known.size < MAX_PROFILES) known.set(key, merged)
    return merged
  }
}

/** The later ones have the last word; names of production add up, because none of them takes a question away. */
export function merge_profiles(profiles: readonly ProfileSpec[]): Local {
  return {
    rules: new Map(profiles.flatMap(({ rules }) => Object.entries(rules ?? {}))),
    lists: new Map(profiles.flatMap(({ lists }) => Object.entries(lists ?? {}))),
    disposable: profiles.findLast(({ disposable }) => disposable !== undefined)?.disposable ?? false,
    prod_labels: [...new Set(profiles.flatMap(({ prod_labels }) => prod_labels ?? []))],
  }
}

/** Parts of a word that can be a name: of a host, a path, an option's value. */
const NAMES = /[^\s=:/@,;?&#"']+/g

/** Whether a word names one of these, as a whole or in one of its parts; null without labels. */
export function names_one_of(labels: readonly string[]): ((word: string) => boolean) | null {
  if (labels.length === 0) return null
  const matches = picomatch([...labels], { dot: true, nocase: true })
  return (word) => matches(word) || (word.match(NAMES) ?? []).some((name) => matches(name))
}

function matcher(pattern: string): (folder: string) => boolean {
  const own = slashed(pattern)
  return picomatch([own, own === '/' ? '/**' : `${own}/**`], { dot: true })
}

function slashed(folder: string): string {
  const text = folder.replaceAll('\\', '/')
  return text.length > 1 ? text.replace(/(?<!\/)\/+$/, '') : text
}
