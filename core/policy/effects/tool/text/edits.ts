// Edits by tools: old and new text as two arguments, as a list of pairs, or as a diff. Source: ENGINE 3.
import type { Call } from '#core/policy/effects/call.ts'
import { normalise } from '#core/policy/effects/place/path.ts'
import { changed_part, type Exchange, exchanges_of } from '#core/policy/effects/text/edit/exchange.ts'
import { loses_check, renames, swaps_locked, swaps_source } from '#core/policy/effects/text/written.ts'
import { MAX_SHAPES } from '#core/policy/effects/tool/argument/arguments.ts'
import { spelled } from '#core/policy/effects/tool/argument/spelling.ts'
import { CONTENT_KEYS, EDIT_LISTS } from '#core/policy/effects/tool/text/contents.ts'

type Arguments = Readonly<Record<string, unknown>>

const OLD_KEYS = [
  'old_string',
  'old_str',
  'old_text',
  'search',
  'old_content',
  'original',
  'target_content',
  'find',
] as const
const NEW_KEYS = [...CONTENT_KEYS, 'replace', 'updated'] as const

/** Notes what an edit replaces, so that the new text of a known file is known too. */
export function notes_edits(call: Call, path: string, args: Arguments): void {
  const full = normalise(path, call.frame.cwd, call.frame.home)
  for (const one of given(args)) {
    call.out.edits ??= []
    call.out.edits.push({ path: full, ...one })
  }
  exchanges(call, path, args)
}

/** Judges what the arguments replace in a file. */
export function exchanges(call: Call, path: string, args: Arguments): void {
  const full = normalise(path, call.frame.cwd, call.frame.home)
  const diffs = [args.diff, args.patch].filter((diff) => typeof diff === 'string')
  exchanged(call, full, [...given(args), ...diffs.flatMap(exchanges_of)])
}

/** Characters of one call that are compared, old and new; the rest is judged as new text only. */
const MAX_COMPARED_CHARS = 16_384

/** What is known of texts that take the place of other texts. */
export function exchanged(call: Call, full: string, pieces: readonly Exchange[]): void {
  let compared = 0
  for (const piece of pieces) {
    const { from, to } = changed_part(piece)
    compared += from.length + to.length
    if (compared > MAX_COMPARED_CHARS) return
    renames(call, full, from, to)
    loses_check(call, full, from, to)
    swaps_locked(call, full, from, to)
    swaps_source(call, full, from, to)
  }
}

/** Old texts beside new ones among the arguments, or in the first list of edits. */
function given(args: Arguments): readonly Exchange[] {
  const list = EDIT_LISTS.map((key) => args[key]).find(Array.isArray)
  const edits: readonly unknown[] = list === undefined ? [args] : list.slice(0, MAX_SHAPES)
  return edits.flatMap((edit) => {
    if (edit === null || typeof edit !== 'object') return []
    const entry = spelled(edit as Record<string, unknown>)
    const from = first_text(entry, OLD_KEYS)
    const to = first_text(entry, NEW_KEYS)
    return from === null || to === null || from === '' ? [] : [{ from, to }]
  })
}

/** The first of these members that is a text. */
export function first_text(from: Arguments, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = from[key]
    if (typeof value === 'string') return value
  }
  return null
}
