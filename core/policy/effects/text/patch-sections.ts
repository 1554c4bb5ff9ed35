// Files that a patch is about, with the text it adds to each. Source: ENGINE 3.

/** A line of a patch that names a file. */
export const PATCH_HEADER =
  /^(?:\*\*\* (Add|Update|Delete) File: |\*\*\* (Move) to: |(\+\+\+) (?:b\/)?|(---) (?:a\/)?)(.*\S)/m
const PATCH_HEADERS = new RegExp(PATCH_HEADER, 'gm')

/** Files of one patch that are looked at. */
export const MAX_SECTIONS = 64

/** A header of a patch: what is done to its file, and the hunks behind it. */
export interface Section {
  verb: string
  path: string
  body: string
}

/** The headers of a patch in their order, at most as many as are looked at. */
export function headers_of(patch: string): readonly Section[] {
  const found_at: { verb: string; path: string; from: number }[] = []
  for (const found of patch.matchAll(PATCH_HEADERS)) {
    const verb = found[1] ?? found[2] ?? (found[3] ? 'Update' : 'Old')
    const path = found[5] ?? ''
    if (path !== '/dev/null') found_at.push({ verb, path, from: (found.index ?? 0) + found[0].length })
    else if (verb === 'Update' && found_at.at(-1)?.verb === 'Old') (found_at.at(-1) ?? { verb: '' }).verb = 'Delete'
    if (found_at.length >= MAX_SECTIONS) break
  }
  return found_at.map(({ verb, path, from }, at) => ({
    verb,
    path,
    body: patch.slice(from, found_at[at + 1]?.from ?? patch.length),
  }))
}

/** Files that a patch changes or makes, each with its new text as far as the patch shows it. */
export function sections_of(patch: string): readonly { path: string; text: string }[] {
  return headers_of(patch)
    .filter(({ verb, body }) => (verb === 'Add' || verb === 'Update') && /^\+/m.test(body))
    .map(({ path, body }) => ({ path, text: new_side(body) }))
}

/** Added lines among those that stay as they were. */
function new_side(hunks: string): string {
  return hunks
    .split('\n')
    .filter((line) => /^[+ ]/.test(line))
    .map((line) => line.slice(1))
    .join('\n')
}

/** The new text that the added lines of a patch are together. */
export function added_lines(hunks: string): string {
  return hunks
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .map((line) => line.slice(1))
    .join('\n')
}
