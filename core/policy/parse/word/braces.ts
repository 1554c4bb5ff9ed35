// Brace expansion on raw text, before anything else is resolved, as the shell does it: `{a,b}`, `{1..9..2}`, `{a..e}`, nested.
// Quotes, escapes and `$...` inside are copied, not read. Source: ENGINE section 3, stage 4 (64 words per brace).
import { MAX_BRACE_WORDS } from '#core/policy/parse/budget.ts'

const MAX_BRACE_DEPTH = 8

/** The alternatives of a raw word; null when it has more than `MAX_BRACE_WORDS`. A word without braces gives itself. */
export function expand_braces(raw: string, depth = 0): string[] | null {
  if (depth > MAX_BRACE_DEPTH) return null
  const group = find_group(raw, 0)
  if (group === null) return [raw]
  const before = raw.slice(0, group.open)
  const after = expand_braces(raw.slice(group.close + 1), depth + 1)
  if (after === null) return null
  const middle: string[] = []
  for (const part of group.parts) {
    const inner = group.sequence ? [part] : expand_braces(part, depth + 1)
    if (inner === null) return null
    middle.push(...inner)
    if (middle.length > MAX_BRACE_WORDS) return null
  }
  if (middle.length * after.length > MAX_BRACE_WORDS) return null
  const words: string[] = []
  for (const m of middle) for (const a of after) words.push(before + m + a)
  return words
}

interface Group {
  open: number
  close: number
  parts: string[]
  sequence: boolean
}

function find_group(raw: string, from: number): Group | null {
  for (let i = from; i < raw.length; i++) {
    const skipped = skip_opaque(raw, i)
    if (skipped > i) {
      i = skipped - 1
      continue
    }
    if (raw[i] !== '{') continue
    const group = read_group(raw, i)
    if (group !== null) return group
  }
  return null
}

function read_group(raw: string, open: number): Group | null {
  let level = 0
  let start = open + 1
  const parts: string[] = []
  for (let i = open + 1; i < raw.length; i++) {
    const skipped = skip_opaque(raw, i)
    if (skipped > i) {
      i = skipped - 1
      continue
    }
    const c = raw[i]
    if (c === '{') level += 1
    else if (c === '}' && level > 0) level -= 1
    else if (c === ',' && level === 0) {
      parts.push(raw.slice(start, i))
      start = i + 1
    } else if (c === '}') {
      const last = raw.slice(start, i)
      if (parts.length > 0) return { open, close: i, parts: [...parts, last], sequence: false }
      const sequence = read_sequence(last)
      return sequence === null ? null : { open, close: i, parts: sequence, sequence: true }
    }
  }
  return null
}

function read_sequence(text: string): string[] | null {
  const match = /^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(text)
  if (match === null) return null
  const [, from = '', to = '', by] = match
  const numeric = /\d/.test(from) && /\d/.test(to)
  if (!numeric && (/\d/.test(from) || /\d/.test(to))) return null
  const start = numeric ? Number(from) : from.charCodeAt(0)
  const end = numeric ? Number(to) : to.charCodeAt(0)
  const step = Math.abs(Number(by ?? 1)) || 1
  const width = numeric && (/^-?0\d/.test(from) || /^-?0\d/.test(to)) ? Math.max(from.length, to.length) : 0
  const words: string[] = []
  const count = Math.floor(Math.abs(end - start) / step) + 1
  // The middle of a long sequence is left out: its ends say where the names lie, and no name in it is more dangerous.
  for (let k = 0; k < count && words.length < MAX_BRACE_WORDS - 1; k++) {
    const n = start <= end ? start + k * step : start - k * step
    words.push(numeric ? String(n).padStart(width, '0') : String.fromCharCode(n))
  }
  if (count >= MAX_BRACE_WORDS) words.push(numeric ? String(end).padStart(width, '0') : String.fromCharCode(end))
  return words
}

// Position after a quoted, escaped or `$`-part that starts at `at`, or `at` when none starts there.
function skip_opaque(raw: string, at: number): number {
  const c = raw[at]
  if (c === '\\') return at + 2
  if (c === "'") return closing(raw, at + 1, "'", false)
  if (c === '"') return closing(raw, at + 1, '"', true)
  if (c === '`') return closing(raw, at + 1, '`', true)
  if (c !== '$') return at
  const next = raw[at + 1]
  if (next === "'") return closing(raw, at + 2, "'", true)
  if (next !== '{' && next !== '(') return at
  return balanced(raw, at + 1, next, next === '{' ? '}' : ')')
}

function closing(raw: string, from: number, quote: string, escapes: boolean): number {
  for (let i = from; i < raw.length; i++) {
    if (escapes && raw[i] === '\\') i += 1
    else if (raw[i] === quote) return i + 1
  }
  return raw.length
}

function balanced(raw: string, from: number, open: string, close: string): number {
  let level = 0
  for (let i = from; i < raw.length; i++) {
    if (raw[i] === '\\') i += 1
    else if (raw[i] === open) level += 1
    else if (raw[i] === close) {
      level -= 1
      if (level === 0) return i + 1
    }
  }
  return raw.length
}
