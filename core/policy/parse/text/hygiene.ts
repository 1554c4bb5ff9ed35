// Text hygiene (ENGINE section 3, stage 1): characters that hide or imitate something. The text keeps its length, so spans stay
// valid; only heads, flags and hosts are ever folded, and data keeps its characters.
import type { Run } from '#core/policy/parse/state.ts'
import { CONFUSABLES } from '#core/policy/parse/text/confusables.ts'
import type { Field } from '#core/policy/parse/word/field.ts'

const INVISIBLE =
  /[\u00ad\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\ufeff\uffa0\u3164]|\u034f|\u061c|[\u17b4\u17b5]|[\u180b-\u180d]|[\ufe00-\ufe0f]/g
/** Characters that turn the direction of what a person reads. */
export const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/

/** True when the text has anything but printable ASCII, tab and line feed. */
export function is_foreign(text: string): boolean {
  // A pattern is compiled at its second use; a loop over every command's characters takes V8 some hundred commands.
  return /[^\t\n -~]/.test(text)
}

/** The text as the parser sees it, of the same length, and the findings about the raw text. */
export function clean_text(raw: string, findings: Set<string>): string {
  if (raw.includes('\u001b') || raw.includes('\u009b')) findings.add('ansi-escape')
  if (BIDI_CONTROL.test(raw)) findings.add('bidi')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f]/.test(raw) || /\r(?!\n|$)/.test(raw)) {
    findings.add('control-character')
  }
  return raw
    .replaceAll('\\\r\n', ' \\\n')
    .replaceAll('\r\n', ' \n')
    .replaceAll('\r', ' ')
    .replaceAll('\u0000', '\u2060')
    .replaceAll(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u2028\u2029\u0085]/g, '\n')
}

/** Folds a head, flag or host to what a reader takes it for: NFKC, no invisible characters, look-alikes to ASCII. */
export function fold_text(text: string): string {
  if (!is_foreign(text)) return text
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are removed with their bytes.
  const bare = text.replace(/\u001b\[[0-9;?]*[A-Za-z]?|[\u0001-\u001f\u007f]/g, '')
  const visible = bare
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  let folded = ''
  for (const c of visible) folded += CONFUSABLES.get(c) ?? c
  return folded
}

/** Findings about the head of a call. */
export function note_head(run: Run, head: Field): void {
  const { text } = head
  if (!is_foreign(text)) return
  const folded = fold_text(text)
  const shown = text.replace(INVISIBLE, '')
  if (shown !== text) run.findings?.add('invisible-in-command')
  if (!is_foreign(folded) && folded !== shown && /^[\w./+-]+$/.test(folded)) run.findings?.add('homoglyph-head')
}

/** Findings about an argument: invisible characters in flags and paths, and hosts with look-alike letters. */
export function note_word(run: Run, word: Field): void {
  const { text } = word
  if (text === '' || !is_foreign(text)) return
  // Between quotes, joiners belong to emoji and to scripts that need them.
  const shown = text.replace(INVISIBLE, '')
  if (shown !== text && (!word.quoted || text.startsWith('-') || /^\S+$/.test(text)) && !is_foreign(shown)) {
    run.findings?.add('invisible-in-command')
  }
  const host =
    /^[A-Za-z][A-Za-z0-9+.-]*:\/\/(?:[^/@\s]*@)?([^/:?#\s]+)/.exec(text)?.[1] ??
    with_dot(/^(?:[\w.-]+@)?([^/:@\s]+)(?::|\/(?!\/))/.exec(text)?.[1])
  if (host !== undefined && is_homoglyph_host(host)) run.findings?.add('homoglyph-host')
}

/** The name when a dot stands inside it; in the pattern each dot of a long word would be tried as that one. */
function with_dot(name: string | undefined): string | undefined {
  const dot = name?.indexOf('.', 1) ?? -1
  return name !== undefined && dot > 0 && dot < name.length - 1 ? name : undefined
}

/** True when a host looks like an ASCII name but is not one. */
export function is_homoglyph_host(host: string): boolean {
  if (!is_foreign(host)) return false
  return host.split('.').some((label) => {
    if (!is_foreign(label)) return false
    const folded = fold_text(label)
    return !is_foreign(folded) || mixes_scripts(label)
  })
}

function mixes_scripts(label: string): boolean {
  return /[A-Za-z]/.test(label) && /[\u0370-\u03ff\u0400-\u04ff\u0530-\u058f\u13a0-\u13ff]/.test(label)
}
