// Patches as tools and programs are given them: each header names a file, added lines are its new text. Source: ENGINE 3, CONTRACT 2.8.
import { type Call, emit, touch } from '#core/policy/effects/call.ts'
import { normalise } from '#core/policy/effects/place/path.ts'
import { exchanges_of } from '#core/policy/effects/text/edit/exchange.ts'
import { added_lines, headers_of, MAX_SECTIONS } from '#core/policy/effects/text/patch-sections.ts'
import { written } from '#core/policy/effects/text/written.ts'
import { path_word } from '#core/policy/effects/tool/argument/arguments.ts'
import { exchanged } from '#core/policy/effects/tool/text/edits.ts'

function moves(call: Call, from: string | undefined, to: string): void {
  if (from === undefined) return
  touch(call, 'fs.move', path_word(from), { away: true })
  touch(call, 'fs.move', path_word(to), { away: false })
}

/** Each header of a patch is a path; added lines are its new content. */
export function applies_patch(call: Call, patch: string): void {
  const sections = headers_of(patch)
  if (sections.length >= MAX_SECTIONS) call.out.exhausted = true
  if (sections.length === 0) return void emit(call, 'fs.write', { cert: 'dynamic', fields: { mode: 'inplace' } })
  sections.forEach(({ verb, path, body }, at) => {
    if (verb === 'Old') return
    if (verb === 'Move') moves(call, sections[at - 1]?.path, path)
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
