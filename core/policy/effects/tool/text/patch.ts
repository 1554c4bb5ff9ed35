// Patches as tools and programs are given them: each header names a file, added lines are its new text. Source: ENGINE 3, CONTRACT 2.8.
import { type Call, emit, touch } from '#core/policy/effects/call.ts'
import { normalise } from '#core/policy/effects/place/path.ts'
import { exchanges_of } from '#core/policy/effects/text/edit/exchange.ts'
import { written } from '#core/policy/effects/text/written.ts'
import { MAX_SHAPES, path_word } from '#core/policy/effects/tool/argument/arguments.ts'
import { exchanged } from '#core/policy/effects/tool/text/edits.ts'

/** A line of a patch that names a file. */
export const PATCH_HEADER =
  /^(?:\*\*\* (Add|Update|Delete) File: |\*\*\* (Move) to: |(\+\+\+) (?:b\/)?|(---) (?:a\/)?)(.*\S)/m
const PATCH_HEADERS = new RegExp(PATCH_HEADER, 'gm')

function moves(call: Call, from: string | undefined, to: string): void {
  if (from === undefined) return
  touch(call, 'fs.move', path_word(from), { away: true })
  touch(call, 'fs.move', path_word(to), { away: false })
}

/** Each header of a patch is a path; added lines are its new content. */
export function applies_patch(call: Call, patch: string): void {
  const sections: { verb: string; path: string; from: number }[] = []
  for (const found of patch.matchAll(PATCH_HEADERS)) {
    const verb = found[1] ?? found[2] ?? (found[3] ? 'Update' : 'Old')
    const path = found[5] ?? ''
    if (path !== '/dev/null') sections.push({ verb, path, from: (found.index ?? 0) + found[0].length })
    else if (verb === 'Update' && sections.at(-1)?.verb === 'Old') (sections.at(-1) ?? { verb: '' }).verb = 'Delete'
    if (sections.length >= MAX_SHAPES) {
      call.out.exhausted = true
      break
    }
  }
  if (sections.length === 0) return void emit(call, 'fs.write', { cert: 'dynamic', fields: { mode: 'inplace' } })
  sections.forEach(({ verb, path, from }, at) => {
    if (verb === 'Old') return
    if (verb === 'Move') moves(call, sections[at - 1]?.path, path)
    const body = patch.slice(from, sections[at + 1]?.from ?? patch.length)
    const added = added_lines(body)
    if (verb === 'Delete') touch(call, 'fs.delete', path_word(path), { recursive: false })
    else {
      touch(call, 'fs.write', path_word(path), { mode: verb === 'Add' ? 'create' : 'inplace', content: added })
      written(call, path, added)
      const full = normalise(path, call.frame.cwd, call.frame.home)
      if (verb !== 'Update') return
      const pieces = exchanges_of(body)
      call.out.edits ??= []
      call.out.edits.push(...pieces.map((piece) => ({ path: full, ...piece })))
      exchanged(call, full, pieces)
    }
  })
}

/** The new text that the added lines of a patch are together. */
export function added_lines(hunks: string): string {
  return hunks
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .map((line) => line.slice(1))
    .join('\n')
}
