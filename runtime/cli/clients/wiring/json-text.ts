// Edits JSON text in place: what is not touched keeps its bytes, comments and order. Reads JSON5, because OpenClaw does; others
// take comments and trailing commas, and `plain_mistake` says what they would stumble over. Values are appended and removed,
// never rewritten.

/** A value with its place in the text; `end` is exclusive. */
export interface JsonNode {
  kind: 'object' | 'array' | 'scalar'
  start: number
  end: number
  children: JsonChild[]
  scalar: unknown
}

/** One member of an object or element of an array, with its place in the text. */
export interface JsonChild {
  /** Null in arrays. */
  key: string | null
  /** Where the child begins: its key, or the value itself. */
  start: number
  node: JsonNode
  /** Offset of the comma behind it, null for a last child without one. */
  comma: number | null
}

/** The text is not JSON; the message names line and column. */
export class JsonTextError extends Error {}

/** Files of this kind are small and written by people; deeper is a mistake. */
const MAX_DEPTH = 64

/** Parses the text. Throws JsonTextError. */
export function parse_text(text: string): JsonNode {
  return parse(new Reader(text, true), text)
}

/** What is no JSON with comments and trailing commas, with its place; null when all of it is. */
export function plain_mistake(text: string): string | null {
  try {
    parse(new Reader(text, false), text)
    return null
  } catch (cause) {
    if (cause instanceof JsonTextError) return cause.message
    throw cause
  }
}

function parse(reader: Reader, text: string): JsonNode {
  const node = reader.value(0)
  reader.skip()
  if (reader.at < text.length) reader.fail('nothing may follow the value')
  return node
}

class Reader {
  readonly text: string
  /** Names without quotes, single quotes and the numbers of JSON5 are read, too. */
  readonly json5: boolean
  at: number

  constructor(text: string, json5: boolean) {
    this.text = text
    this.json5 = json5
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  }

  fail(message: string): never {
    const before = this.text.slice(0, this.at)
    const line = before.split('\n').length
    throw new JsonTextError(`line ${line}, column ${this.at - before.lastIndexOf('\n')}: ${message}`)
  }

  /** Moves past white space and comments. */
  skip(): void {
    const { text } = this
    for (;;) {
      if (/\s/.test(text[this.at] ?? 'x')) this.at++
      else if (text.startsWith('//', this.at)) {
        const end = text.indexOf('\n', this.at)
        this.at = end < 0 ? text.length : end
      } else if (text.startsWith('/*', this.at)) {
        const end = text.indexOf('*/', this.at + 2)
        if (end < 0) this.fail('the comment does not end')
        this.at = end + 2
      } else return
    }
  }

  value(depth: number): JsonNode {
    if (depth > MAX_DEPTH) this.fail(`nests deeper than ${MAX_DEPTH} levels`)
    this.skip()
    switch (this.text[this.at]) {
      case '{':
        return this.container('object', '}', depth)
      case '[':
        return this.container('array', ']', depth)
      default:
        return this.scalar()
    }
  }

  container(kind: 'object' | 'array', close: string, depth: number): JsonNode {
    const start = this.at++
    const children: JsonChild[] = []
    for (;;) {
      this.skip()
      if (this.text[this.at] === close) {
        this.at++
        return { kind, start, end: this.at, children, scalar: undefined }
      }
      const last = children.at(-1)
      if (last && last.comma === null) this.fail(`expected a comma or ${close}`)
      children.push(this.child(kind, depth))
    }
  }

  child(kind: 'object' | 'array', depth: number): JsonChild {
    const start = this.at
    let key: string | null = null
    if (kind === 'object') {
      const name = this.bare_key() ?? this.scalar().scalar
      if (typeof name !== 'string') this.fail(this.json5 ? 'expected a key' : 'expected a quoted key')
      key = name
      this.skip()
      if (this.text[this.at] !== ':') this.fail('expected a colon')
      this.at++
    }
    const node = this.value(depth + 1)
    this.skip()
    const comma = this.text[this.at] === ',' ? this.at++ : null
    return { key, start, node, comma }
  }

  /** A key without quotes; null when there is none. */
  bare_key(): string | null {
    return this.json5 ? this.take(BARE_KEY) : null
  }

  scalar(): JsonNode {
    const start = this.at
    const found = this.take(this.json5 ? JSON5_SCALAR : PLAIN_SCALAR)
    const scalar = found === null ? undefined : this.json5 ? json5_value(found) : json_value(found)
    if (scalar === undefined) {
      this.at = start
      this.fail('expected a value')
    }
    return { kind: 'scalar', start, end: this.at, children: [], scalar }
  }

  /** What stands here of a sticky pattern. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? null
    this.at += found?.length ?? 0
    return found
  }
}

const BARE_KEY = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const PLAIN_SCALAR = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|true|false|null/y
const JSON5_STRING = /'(?:[^'\\\r\n]|\\(?:\r\n|[\s\S]))*'|"(?:[^"\\\r\n]|\\(?:\r\n|[\s\S]))*"/
const JSON5_NUMBER =
  /[+-]?(?:0[xX][0-9a-fA-F]+|Infinity|NaN|(?:(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)/
const JSON5_SCALAR = new RegExp(`${JSON5_STRING.source}|${JSON5_NUMBER.source}|true|false|null`, 'y')

/** Undefined when it is no JSON. */
function json_value(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function json5_value(text: string): string | number | boolean | null {
  if (/^[tfn]/.test(text)) return text === 'null' ? null : text === 'true'
  if (text.startsWith("'") || text.startsWith('"')) {
    return text.slice(1, -1).replaceAll(/\\(?:\r\n|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([\s\S]))/g, unescaped)
  }
  const size = Number(text.replace(/^[+-]/, ''))
  return text.startsWith('-') ? -size : size
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['0', '\0'],
  // An escaped end of line goes on in the next one.
  ['\n', ''],
  ['\r', ''],
  ['\u2028', ''],
  ['\u2029', ''],
])

function unescaped(_escape: string, byte?: string, unit?: string, letter?: string): string {
  const code = byte ?? unit
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
  return letter === undefined ? '' : (ESCAPES.get(letter) ?? letter)
}

/** The plain value of a node. */
export function value_of(node: JsonNode): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.scalar
    case 'array':
      return node.children.map((child) => value_of(child.node))
    case 'object':
      return Object.fromEntries(node.children.map((child) => [child.key, value_of(child.node)]))
  }
}

/** Keys and positions from the root down. */
export type Path = readonly (string | number)[]

/** The node at the path, undefined when there is none. Of a repeated key the last one counts, as in JSON.parse. */
export function find_node(root: JsonNode, path: Path): JsonNode | undefined {
  let node: JsonNode | undefined = root
  for (const step of path) node = node && child_at(node, step)?.node
  return node
}

function child_at(node: JsonNode, step: string | number): JsonChild | undefined {
  return typeof step === 'number' ? node.children[step] : node.children.findLast((child) => child.key === step)
}

/** Appends a value to the container at the path; `key` is null for arrays. The path must name a container. */
export function append_value(text: string, path: Path, key: string | null, value: unknown): string {
  const node = must_find(text, path)
  const unit = indent_unit(text)
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const first = node.children[0]
  const inline = first !== undefined && !begins_line(text, first.start)
  const base = line_indent(text, node.start)
  const indent = first !== undefined && !inline ? line_indent(text, first.start) : base + unit
  const name = key === null ? '' : `${JSON.stringify(key)}: `
  const rendered = inline
    ? name + JSON.stringify(value)
    : name + JSON.stringify(value, null, unit).replaceAll('\n', newline + indent)

  const last = node.children.at(-1)
  if (last === undefined) {
    const inner = text.slice(node.start + 1, node.end - 1).trimEnd()
    return splice(text, node.start + 1, node.end - 1, `${inner}${newline}${indent}${rendered}${newline}${base}`)
  }
  const gap = inline ? ' ' : newline + indent
  if (last.comma !== null) {
    // Our entry gets a comma of its own, so that removing it leaves the existing one.
    const behind = inline ? last.comma + 1 : end_of_remark(text, last.comma + 1)
    return splice(text, behind, behind, `${gap}${rendered},`)
  }
  // A comment behind the last value stays on its line: the comma goes before it, the new value below it.
  const below = inline ? last.node.end : end_of_remark(text, last.node.end)
  const tail = splice(text, below, below, gap + rendered)
  return splice(tail, last.node.end, last.node.end, ',')
}

/** Removes the value at the path together with one comma and the white space before it. */
export function remove_value(text: string, path: Path): string {
  const step = path.at(-1)
  const parent = must_find(text, path.slice(0, -1))
  const child = step === undefined ? undefined : child_at(parent, step)
  if (child === undefined) throw new Error(`nothing to remove at ${path.join('.')}`)
  const at = parent.children.indexOf(child)
  const from = back_over_space(text, child.start)
  if (parent.children.length === 1) {
    const end = child.comma === null ? child.node.end : child.comma + 1
    const rest = text.slice(parent.start + 1, from) + text.slice(end, parent.end - 1)
    return splice(text, parent.start + 1, parent.end - 1, rest.trim() === '' ? '' : rest)
  }
  if (child.comma !== null) {
    const keep = ends_in_remark(text, from) && !/^[ \t]*\r?\n/.test(text.slice(child.comma + 1))
    return splice(text, keep ? child.start : from, child.comma + 1, '')
  }
  const before = parent.children[at - 1]
  const shorter = splice(text, from, child.node.end, '')
  return before?.comma == null ? shorter : splice(shorter, before.comma, before.comma + 1, '')
}

function must_find(text: string, path: Path): JsonNode {
  const node = find_node(parse_text(text), path)
  if (node === undefined || node.kind === 'scalar') throw new Error(`no container at ${path.join('.') || 'the root'}`)
  return node
}

function splice(text: string, from: number, to: number, insert: string): string {
  return text.slice(0, from) + insert + text.slice(to)
}

/** What one level is indented by: the first indented line says it, else two spaces. */
function indent_unit(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
}

function line_start(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

function line_indent(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(line_start(text, at)))?.[0] ?? ''
}

function begins_line(text: string, at: number): boolean {
  return text.lastIndexOf('\n', at - 1) >= 0 && text.slice(line_start(text, at), at).trim() === ''
}

function back_over_space(text: string, at: number): number {
  let from = at
  while (from > 0 && /\s/.test(text[from - 1] ?? '')) from--
  return from
}

function end_of_remark(text: string, at: number): number {
  return at + (/^[ \t]*\/\/[^\r\n]*/.exec(text.slice(at))?.[0].length ?? 0)
}

function ends_in_remark(text: string, at: number): boolean {
  return text.slice(line_start(text, at), at).includes('//')
}
