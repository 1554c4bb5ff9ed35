// Marks writes to the project's own instructions that only guide an agent, so that no rule asks about them: new texts,
// patches, and edits that remove no restriction. Source: ENGINE 19 (category 16).
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { is_below } from '#core/policy/effects/place/path.ts'
import { is_kept_note } from '#core/policy/effects/place/scope.ts'
import { holds_in_its_language } from '#core/policy/effects/text/steer/foreign.ts'
import { is_understood, only_guides } from '#core/policy/effects/text/steer/guides.ts'

/** What holds an agent back, or lets it go. */
const HOLDS = /\b(?:never|not|n't|must|only|always|ask|confirm|require\w*|forbid\w*|avoid|before|approv\w*)\b/i
const EVERY_HOLD = new RegExp(HOLDS, 'gi')

interface Edit {
  path: string
  from: string
  to: string
}

/** The edit takes nothing away that holds an agent back. */
function only_adds({ from, to }: Edit): boolean {
  if (to.includes(from.trim())) return true
  if (HOLDS.test(from)) return held_by(to).includes(held_by(from))
  return from.split('\n').every(is_understood) || !holds_in_its_language(from)
}

/** Words of a text that hold an agent back, in their order. */
function held_by(text: string): string {
  return (text.match(EVERY_HOLD) ?? []).join(' ').toLowerCase()
}

/** Files whose words are read; a script beside them is run. */
const IS_TEXT = /\.(?:md|mdc|mdx|markdown|txt|rst|adoc)$|(?:^|\/)\.[\w-]+$/i

/** Marks writes to the project's own instructions, and to notes that clients keep for it, that only inform. */
export function note_informing(out: Collector, workspace: string | null): void {
  // A line may write to one file hundreds of times, and its text is the same for all of them.
  const known = new Map<string, boolean>()
  const informs = (text: string): boolean => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = only_guides(text)
    known.set(text, found)
    return found
  }
  for (const draft of out.drafts) {
    const { kind, target, scope } = draft
    if (scope !== 'instruction-file' || kind !== 'fs.write' || target === null || !IS_TEXT.test(target)) continue
    if ((workspace === null || !is_below(target, workspace)) && !is_kept_note(target)) continue
    const edits = (out.edits ?? []).filter(({ path }) => path === target)
    const text = text_for(out, draft, edits)
    if (text === null || !informs(text) || !edits.every(only_adds)) continue
    draft.fields = { ...draft.fields, informs: true }
    draft.d = [draft.d[0], Math.min(1, draft.d[1]), draft.d[2]]
  }
}

/** What an edit puts around the lines that it keeps. */
function added_by({ from, to }: Edit): string {
  const kept = from.trim()
  return kept.includes(' ') || kept.startsWith('#') ? to.replace(kept, () => '') : to
}

/** The text that the write brings without what was there already, when all of it is known. */
function text_for(out: Collector, { target, fields }: Draft, edits: readonly Edit[]): string | null {
  if (fields.mode === 'inplace') return edits.length === 0 ? null : edits.map(added_by).join('\n')
  if (typeof fields.content === 'string') return fields.content === '' ? null : fields.content
  return (target === null ? null : out.written?.get(target)) ?? null
}
