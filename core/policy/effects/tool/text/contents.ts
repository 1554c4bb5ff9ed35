// The new text that a tool gives a file, in one piece or as a list of edits.
import { spelled } from '#core/policy/effects/tool/argument/spelling.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Keys under which new text stands, in the order they are asked for. */
export const CONTENT_KEYS = [
  'content',
  'contents',
  'file_text',
  'new_string',
  'new_str',
  'new_source',
  'new_text',
  'new_code',
  'text',
  'insert_text',
  'replacement',
  'replacement_content',
  'code_content',
  'code_edit',
  'new_content',
  'file_content',
  'data',
  'code',
  'diff',
] as const

/** Lines of one list that are put together. */
const MAX_LINES = 8192

/** Keys under which a list of edits stands. */
export const EDIT_LISTS = ['edits', 'replacement_chunks', 'changes', 'operations', 'replacements'] as const

/** New text of a write or of all edits together, under whichever keys; null when the call carries none. */
export function contents_of(args: Arguments): string | null {
  const own = texts_of(args)
  for (const key of EDIT_LISTS) {
    const edits = args[key]
    if (!Array.isArray(edits)) continue
    own.push(...edits.flatMap((edit) => (is_record(edit) ? texts_of(spelled(edit)) : [])))
  }
  return own.length === 0 ? null : own.join('\n')
}

function texts_of(args: Arguments): string[] {
  const found = CONTENT_KEYS.map((key) => lines_of(args[key]))
  return [...new Set(found.filter((value): value is string => typeof value === 'string' && value !== '').map(new_part))]
}

/** Cells of a notebook are given as lists of lines, too. */
function lines_of(value: unknown): unknown {
  if (!Array.isArray(value) || value.length > MAX_LINES) return value
  return value.every((line) => typeof line === 'string')
    ? value.map((line) => line.replace(/\n$/, '')).join('\n')
    : value
}

/** What a diff puts in: the second halves of its exchanges, or its added lines. Any other text is new as it stands. */
function new_part(text: string): string {
  if (text.includes('<<<<<') && text.includes('>>>>>')) {
    const halves = second_halves(text)
    if (halves.length > 0) return halves.join('\n')
  }
  if (!/^@@ /m.test(text)) return text
  const added = text.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++'))
  return added.map((line) => line.slice(1)).join('\n')
}

function is_record(value: unknown): value is Arguments {
  return value !== null && typeof value === 'object'
}

/** Lines between `=====` and `>>>>>`, as exchanges of text are marked. */
function second_halves(text: string): readonly string[] {
  const found: string[] = []
  let inside = false
  for (const line of text.split('\n')) {
    if (/^={5,}\s?$/.test(line)) inside = true
    else if (line.startsWith('>>>>>')) inside = false
    else if (inside) found.push(line)
  }
  return found
}
