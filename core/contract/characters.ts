// Lengths of text in characters. A character is a Unicode code point, as in JSON Schema's `maxLength` and in most clients'
// languages, not a unit of UTF-16: 256 emoji are 256 characters. Source: CONTRACT 0.1 "Path parameters", 0.3, 0.12.

/** Whether the text has more than `max` characters. Counts only when the units do not tell. */
export function is_longer(text: string, max: number): boolean {
  if (text.length <= max) return false
  if (text.length > 2 * max) return true
  let characters = 0
  for (const _ of text) characters++
  return characters > max
}

/** For `refine`: the check, its message, and the limit for the description. */
export function at_most(max: number): [check: (text: string) => boolean, message: string] {
  return [(text) => !is_longer(text, max), `must be at most ${max} characters`]
}
