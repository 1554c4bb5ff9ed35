// What the operator wants otherwise in some workspaces: rules switched off, only recorded, or made stricter there.
// Source: ENGINE 9.3 (workspace profile).
import picomatch from 'picomatch'
import * as z from 'zod'

export const Override = z.enum(['off', 'audit', 'defer', 'block'])
/** What a rule says in a workspace instead of its own verdict. */
export type Override = z.infer<typeof Override>

const Folder = z.string().regex(/^(?:\/|[A-Za-z]:[\\/])/, 'must be an absolute folder, globs allowed')

export const ProfileSpec = z.strictObject({
  profile: z.string().regex(/^[a-z0-9._-]+$/),
  /** Folders in which it holds, and below which: `/home/dev/sandbox`, `/srv/*`. */
  workspaces: z.array(Folder).min(1).max(50),
  rules: z.record(z.string(), Override),
})
export type ProfileSpec = z.infer<typeof ProfileSpec>

/** Profiles of one gateway. */
export const MAX_PROFILES = 64

export type Overrides = ReadonlyMap<string, Override>

/** Overrides by workspace; the same object for the same set of profiles. */
export type OverridesOf = (workspace: string | null) => Overrides | null

/** Throws Error for more profiles than there may be. */
export function compile_profiles(profiles: readonly ProfileSpec[]): OverridesOf {
  if (profiles.length > MAX_PROFILES) throw new Error(`there are more than ${MAX_PROFILES} profiles`)
  const compiled = profiles.flatMap(({ workspaces, rules }) =>
    workspaces.map((folder) => ({ folder: slashed(folder), matches: matcher(folder), rules })),
  )
  // The longer the pattern, the closer it is to the workspace: it has the last word.
  compiled.sort((a, b) => a.folder.length - b.folder.length)
  const known = new Map<string, Overrides>()
  return (workspace) => {
    if (workspace === null || compiled.length === 0) return null
    const folder = slashed(workspace)
    const holding = compiled.flatMap((one, index) => (one.matches(folder) ? [index] : []))
    if (holding.length === 0) return null
    const key = holding.join()
    const merged = known.get(key) ?? new Map(holding.flatMap((index) => Object.entries(compiled[index]?.rules ?? {})))
    if (known.size < MAX_PROFILES) known.set(key, merged)
    return merged
  }
}

function matcher(pattern: string): (folder: string) => boolean {
  const own = slashed(pattern)
  return picomatch([own, own === '/' ? '/**' : `${own}/**`], { dot: true })
}

function slashed(folder: string): string {
  const text = folder.replaceAll('\\', '/')
  return text.length > 1 ? text.replace(/\/+$/, '') : text
}
