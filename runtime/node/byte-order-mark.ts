// Files that people write by hand. Some editors begin them with a byte order mark, which is part of no value in them.

/** The text without the byte order mark it may begin with. */
export function without_mark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
