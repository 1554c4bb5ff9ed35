// JSON at the edge: bounded depth and number of values on the way in, one canonical form on the way out. Source: CONTRACT 0.1 (nesting), 0.3 (hash).
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from '#core/limits.ts'

/** Whether the value nests deeper than `max` containers. Stops at the limit, so hostile depth costs no stack. */
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
 * Whether a JSON text holds more than `max` members, elements and containers. Counts on the text, because parsing it is the first
 * of what would take so long; commas and brackets within strings do not count. A text that is no JSON gives either answer.
 */
export function holds_more(text: string, max: number = MAX_JSON_VALUES): boolean {
  // Each of them takes a character at least: nearly all texts are told by their length.
  if (text.length <= max) return false
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = end_of_string(text, at)
    else if ((code === COMMA || code === OPENS_LIST || code === OPENS_OBJECT) && ++count > max) return true
  }
  return false
}

/** Where the string ends that starts at `from`; the end of the text when it does not. */
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

/** What a text must keep to, for the message that refuses one which does not. */
export const JSON_BOUNDS = `at most ${MAX_JSON_DEPTH} levels and ${MAX_JSON_VALUES} values`

/** Stands for a body that is not UTF-8. Not empty, because an empty body may be allowed. */
export const NOT_UTF8 = '\ufffd'

/** What can be seen at a glance of a text that is no JSON, in brackets behind the sentence that refuses it; often nothing. */
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

/** The JSON object that a text is; null for anything else. */
export function parse_object(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return is_object(value) ? value : null
  } catch {
    return null
  }
}

/** A JSON object, not an array and not null. */
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

/** Whether two JSON values are equal, whatever the order of their keys; stops at the first difference. The edge bounds their depth. */
export function is_same_json(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((value, at) => is_same_json(value, other[at]))
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  // Values of JSON have no members but their own, and most that differ do so at once: no list of keys is made.
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

/** Objects of events have few members; the general sort costs more than putting those in place one by one. */
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
