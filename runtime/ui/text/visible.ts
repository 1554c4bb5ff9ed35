// Text of agents as parts to show: what would be invisible, or would turn the reading order around, becomes a named mark.
// Pure; knows no page.

/** A run of plain text, or one character that a reader would not see. */
export type Part = { text: string } | { code: string; name: string }

/**
 * Controls but newline and tab, marks of direction, blanks of no width, fillers, tags and halves of surrogate pairs: whoever hides a
 * word in a command does it with one of these.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose of this pattern
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\p{VS}|[\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu

const NAMES: Readonly<Record<string, string>> = {
  '0000': 'null character',
  '0007': 'bell',
  '0008': 'backspace',
  '000D': 'carriage return',
  '001B': 'escape',
  '007F': 'delete',
  '00AD': 'soft hyphen',
  '061C': 'Arabic letter mark',
  '200B': 'zero width space',
  '200C': 'zero width non-joiner',
  '200D': 'zero width joiner',
  '200E': 'left-to-right mark',
  '200F': 'right-to-left mark',
  '2028': 'line separator',
  '2029': 'paragraph separator',
  '202A': 'left-to-right embedding',
  '202B': 'right-to-left embedding',
  '202C': 'pop directional formatting',
  '202D': 'left-to-right override',
  '202E': 'right-to-left override',
  '2060': 'word joiner',
  '2066': 'left-to-right isolate',
  '2067': 'right-to-left isolate',
  '2068': 'first strong isolate',
  '2069': 'pop directional isolate',
  FEFF: 'byte order mark',
}

/** The text in order, nothing left out: every part is either plain or a mark. */
export function visible_parts(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: character, index } of text.matchAll(UNSEEN)) {
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push(mark_of(character))
    from = index + character.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** The same as one line of plain text, for titles and names: `a<U+202E>b`. */
export function visible_line(text: string, max_chars: number): string {
  const line = visible_parts(text)
    .map((part) => ('text' in part ? part.text : `<${part.code}>`))
    .join('')
    .replace(/\s+/g, ' ')
  return cut(line, max_chars)
}

/** At most so many characters, never half of a surrogate pair; what was cut is marked. */
export function cut(text: string, max_chars: number): string {
  if (text.length <= max_chars) return text
  const end = text.slice(0, max_chars - 1)
  return `${/[\ud800-\udbff]$/.test(end) ? end.slice(0, -1) : end}…`
}

/** At most so many lines and characters, from the beginning. */
export function beginning(text: string, max_lines: number, max_chars: number): string {
  const lines = text.split('\n', max_lines + 1)
  return cut(lines.length > max_lines ? `${lines.slice(0, max_lines).join('\n')} …` : text, max_chars)
}

function mark_of(character: string): Part {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return { code: `U+${code}`, name: NAMES[code] ?? 'invisible character' }
}
