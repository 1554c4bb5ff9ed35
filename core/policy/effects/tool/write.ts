// Tools that change files: write, edit, patch, move, delete. Source: ENGINE 3 (tool classes), CONTRACT 2.8.
import { text_at, texts_at } from '#core/dialect/arguments.ts'
import { type Call, emit, runs_code, touch } from '#core/policy/effects/call.ts'
import { cell_commands } from '#core/policy/effects/text/content.ts'
import { added_lines, PATCH_HEADER } from '#core/policy/effects/text/patch-sections.ts'
import { keeps_patch, written } from '#core/policy/effects/text/written.ts'
import { path_word } from '#core/policy/effects/tool/argument/arguments.ts'
import { PATH_KEYS } from '#core/policy/effects/tool/argument/path-keys.ts'
import { is_share } from '#core/policy/effects/tool/read.ts'
import { logs_in } from '#core/policy/effects/tool/share.ts'
import { contents_of } from '#core/policy/effects/tool/text/contents.ts'
import { notes_edits } from '#core/policy/effects/tool/text/edits.ts'
import { applies_patch } from '#core/policy/effects/tool/text/patch.ts'
import type { Action } from '#core/policy/verdict.ts'

type Arguments = Readonly<Record<string, unknown>>

const PATCH_KEYS = ['patch', 'input', 'diff', 'patch_text', 'content'] as const
/** Keys under which the whole text of a file stands. */
const WHOLE_KEYS = ['content', 'contents', 'file_text', 'text'] as const
const DESTINATION_KEYS = ['destination', 'new_path', 'newPath', 'dest', 'dst', 'to', 'target'] as const

/** Effects of tools that change files. */
export function lift_write(call: Call, name: string, action: Action, args: Arguments): void {
  const named = text_at(action.payload, args, PATH_KEYS)
  if (/patch/.test(name) && applies_patches(call, named, texts_at(action.payload, args, PATCH_KEYS))) return
  const path = destination_of(call, name, named, action, args) ?? named
  if (path === null) return void emit(call, 'fs.write', { cert: 'dynamic', fields: { mode: 'create' } })
  if (is_share(path)) logs_in(call, path)
  if (/delete|remove/.test(name))
    return void touch(call, 'fs.delete', path_word(path), { recursive: args.recursive === true })
  if (/move|rename/.test(name)) return moves(call, path, text_at(action.payload, args, DESTINATION_KEYS))
  if (name === 'str_replace_based_edit_tool' && args.command === 'view')
    return void touch(call, 'fs.read', path_word(path), {})
  const hunks = /patch/.test(name) ? text_at(action.payload, args, PATCH_KEYS) : null
  const content = hunks === null ? (contents_of(args) ?? contents_of(action.payload)) : added_lines(hunks)
  const replaces = /edit|replace|insert|patch/.test(name)
  writes(call, path, content, replaces)
  if (replaces) notes_edits(call, path, args)
  else keeps_patch(call, path, text_at(action.payload, args, WHOLE_KEYS) ?? '')
}

/** Applies whole patches; false when there is none. Hunks without a header are for the file that the call names. */
function applies_patches(call: Call, named: string | null, patches: readonly string[]): boolean {
  const whole = patches.filter((patch) => named === null || PATCH_HEADER.test(patch))
  for (const patch of whole) applies_patch(call, patch)
  return whole.length > 0
}

/** Where a copy goes, which is read from the named file; null for other calls. */
function destination_of(
  call: Call,
  name: string,
  named: string | null,
  action: Action,
  args: Arguments,
): string | null {
  if (/move|rename|delete|remove/.test(name)) return null
  const destination = text_at(action.payload, args, ['destination'])
  if (destination !== null && named !== null && destination !== named)
    touch(call, 'fs.read', path_word(named), { copied: true })
  return destination
}

function moves(call: Call, path: string, to: string | null): void {
  // What is moved there is gone.
  if (to === '/dev/null') return void touch(call, 'fs.delete', path_word(path), { recursive: true })
  touch(call, 'fs.move', path_word(path), { away: true })
  if (to !== null) touch(call, 'fs.move', path_word(to), { away: false })
}

/** A file gets a text; null when the text is not known. */
function writes(call: Call, path: string, content: string | null, replaces: boolean): void {
  touch(call, 'fs.write', path_word(path), {
    mode: replaces ? 'inplace' : 'truncate',
    empty: !replaces && content !== null && content.trim() === '',
    content: content ?? '',
  })
  if (content === null) return
  written(call, path, content)
  // Cells of notebooks are written to be run.
  if (path.endsWith('.ipynb'))
    for (const { code } of cell_commands(content)) runs_code(call, 'shell', code, call.name, ['cell'])
}
