// Values of inline code and operations on their text: joining, formatting, spelling by codes, decoding. Source: ENGINE
// 7.
import { bytes_of_base64, bytes_of_hex } from '#core/policy/effects/inline/value/decode.ts'
import type { Taint } from '#core/policy/effects/kind.ts'

/** A value as far as it is known. A list keeps its members. */
export interface Value {
  text: string
  taint: readonly Taint[]
  items: readonly Value[] | null
  /** Of a loop variable: its other values. */
  others?: readonly Value[]
  /** The list has no further members. */
  complete?: true
  /** What a complete list does not have: where it counts, something else stands for it. */
  absent?: true
}

/** The unknown value; a NUL stands for it inside longer texts. */
export const UNKNOWN: Value = { text: '\u0000', taint: [], items: null }
const ABSENT: Value = { ...UNKNOWN, absent: true }

/** The member at a place; undefined when it is not known whether there is one. */
export function member_of({ items, complete }: Value, at: number): Value | undefined {
  return items?.[at] ?? (complete === true && at >= 0 ? ABSENT : undefined)
}

/** The members from one place on: `argv.slice(2)`, `argv[1:]`. */
export function members_from(value: Value, from: number): Value {
  return value.items === null ? value : { ...value, items: value.items.slice(from) }
}

/** Longest text that is followed. */
export const MAX_TEXT = 8192

/** Most members a list keeps; a list appended to itself repeatedly would outgrow memory. */
export const MAX_ITEMS = 256

/** A text that is known, cut where following it ends. */
export function known(text: string, taint: readonly Taint[] = []): Value {
  return { text: text.slice(0, MAX_TEXT), taint, items: null }
}

/** Whether nothing of the value is known. */
export function is_unknown(value: Value): boolean {
  return value.items === null && value.text.replaceAll('\u0000', '') === ''
}

/** Two values put together: lists become one list; texts are joined, by `between` where code would join paths. */
export function concatenate(left: Value, right: Value, between: string): Value {
  if (left.items !== null && right.items !== null)
    return { text: '', taint: [], items: [...left.items, ...right.items].slice(0, MAX_ITEMS) }
  const glue = between !== '' && !left.text.endsWith('/') ? between : ''
  return known(left.text + glue + right.text, [...left.taint, ...right.taint])
}

/** `'%s/x' % a`, `'{}/x'.format(a)`. */
export function fill(template: Value, items: readonly Value[]): Value {
  let at = 0
  const taint = [...template.taint]
  const text = template.text.replace(/%[sdrc]|\{[\w]*\}/g, (place) => {
    const item = items[at++] ?? UNKNOWN
    taint.push(...item.taint)
    const code = place === '%c' ? Number(item.text) : 0
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : item.text
  })
  return known(text, taint)
}

/** Perl and PHP name what stands between the parts first. */
export function joined_by([glue, ...parts]: readonly Value[]): Value {
  const flat = parts.flatMap((part) => part.items ?? [part])
  return known(
    flat.map((part) => part.text).join(glue?.text ?? ''),
    flat.flatMap((part) => part.taint),
  )
}

/** Text spelled by character codes: nobody writes a command that way except to hide it. */
export function characters(items: readonly Value[]): Value {
  const codes = items.map((item) => Number(item.text))
  if (!codes.every((code) => code > 0 && code <= 0x10ffff)) return UNKNOWN
  return { text: '', taint: ['decoded'], items: codes.map((code) => known(String.fromCodePoint(code), ['decoded'])) }
}

/** Decodes base64 or hex. What decodes is tainted, so that executing it is told apart. */
export function decoded(value: Value, hex: boolean): Value {
  if (value.text.includes('\u0000')) return { text: '\u0000', taint: ['decoded'], items: null }
  const bytes = hex ? bytes_of_hex(value.text, MAX_TEXT) : bytes_of_base64(value.text, MAX_TEXT)
  return known(String.fromCharCode(...bytes.filter((byte) => byte > 0)), [...value.taint, 'decoded'])
}
