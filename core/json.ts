// JSON at the edge: limits on depth and number of values on the way in, one canonical form on the way out. Source:
// CONTRACT 0.1 (nesting), 0.3 (hash).
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from '#core/limits.ts'

/** Whether the value nests deeper than `max` containers. Stops at the limit, so a hostile depth costs no stack. */
export function nests_deeper(value: unknown, max: number = MAX_JSON_DEPTH): boolean {
  if (value === null || typeof value !== 'object') return false
  if (max === 0) return true
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    if (child !== null && typeof child === 'object' && nests_deeper(child, max - 1)) return true
  }
  return false
}

const [QUOTE, COMMA, BACKSLASH, OPENS_LIST, OPENS_OBJECT] = [0x22, 0x2c, 0x5c, 0x5b, 0x7b]

/**
 * Whether a JSON text holds more than `max` members, elements and containers. Counted on the text, because parsing is
 * the slow part this limit protects from; commas and brackets within strings do not count. For text that is not JSON
 * either answer is possible.
 */
export function holds_more(text: string, max: number = MAX_JSON_VALUES): boolean {
  // Each value takes at least one character: the length alone decides for nearly all texts.
  if (text.length <= max) return false
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = end_of_string(text, at)
    else if ((code === COMMA || code === OPENS_LIST || code === OPENS_OBJECT) && ++count > max) return true
  }
  return false
}

/** Index after the string that starts at `from`; the length of the text when the string is not closed. */
function end_of_string(text: string, from: number): number {
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && is_escaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function is_escaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === BACKSLASH) before--
  return (at - before) % 2 === 0
}

/** The limits in words, for the message that refuses a text. */
export const JSON_BOUNDS = `at most ${MAX_JSON_DEPTH} levels and ${MAX_JSON_VALUES} values`

/** Stands for a body that is not UTF-8. Not the empty text, because an empty body may be allowed. */
export const NOT_UTF8 = '\ufffd'

/** A hint, in brackets, at why a text is not JSON, to append to the refusal; often empty. */
export function seen_of(text: string): string {
  if (text === NOT_UTF8) return ' (it is not UTF-8; compressed bodies are not read)'
  if (text.startsWith('\ufeff')) return ' (it begins with a byte order mark)'
  return text === '' ? ' (it is empty)' : ''
}

/** Parses text; undefined when it is not JSON, nests too deep or holds too much. (`undefined` is never a JSON value.) */
export function parse_json(text: string): unknown {
  if (holds_more(text)) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return nests_deeper(value) ? undefined : value
}

/** The text as a JSON object; null when it is anything else. */
export function parse_object(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return is_object(value) ? value : null
  } catch {
    return null
  }
}

/** Whether the value is a JSON object: not an array and not null. */
export function is_object(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/**
 * Canonical JSON: keys sorted by UTF-16 code units, no insignificant space, undefined members left out. Two spellings of the
 * same value give the same text. The value must come from JSON (no cycles); depth is bounded by the edge.
 */
export function canonical_json(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const pieces: string[] = []
  write_canonical(value, pieces)
  return pieces.join('')
}

/** Whether two JSON values are equal, whatever the order of their keys. The edge bounds their depth. */
export function is_same_json(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((value, at) => is_same_json(value, other[at]))
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  // JSON values have only own members, and most unequal objects differ early: no list of keys is built.
  for (const key in left) if (!Object.hasOwn(right, key) || !is_same_json(left[key], right[key])) return false
  for (const key in right) if (!Object.hasOwn(left, key)) return false
  return true
}

function write_canonical(value: unknown, pieces: string[]): void {
  if (value === null || typeof value !== 'object') {
    pieces.push(JSON.stringify(value) ?? 'null')
    return
  }
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      pieces.push(at === 0 ? '[' : ',')
      write_canonical(value[at], pieces)
    }
    pieces.push(value.length === 0 ? '[]' : ']')
    return
  }
  const object = value as Record<string, unknown>
  let before = '{'
  for (const key of sorted(Object.keys(object))) {
    const member = object[key]
    if (member === undefined) continue
    pieces.push(before, JSON.stringify(key), ':')
    write_canonical(member, pieces)
    before = ','
  }
  pieces.push(before === '{' ? '{}' : '}')
}

/** Up to this many keys, insertion sort is faster than the general sort; objects of events have few. */
const FEW_KEYS = 24

/** Sorts in place by UTF-16 code units. */
function sorted(keys: string[]): string[] {
  if (keys.length > FEW_KEYS) return keys.sort()
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at] ?? ''
    let to = at
    for (; to > 0; to--) {
      const before = keys[to - 1] ?? ''
      if (before <= key) break
      keys[to] = before
    }
    keys[to] = key
  }
  return keys
}
