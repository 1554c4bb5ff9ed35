// Reads TypeScript source as tokens, enough to find imports, exports and global names without mistaking comments, strings,
// templates or regular expressions for code. Not a parser: it never rejects anything.

export interface Token {
  kind: 'word' | 'string' | 'template' | 'regex' | 'mark'
  /** The name, the mark, the content of the string, or the whole regular expression with its flags. */
  text: string
  /** From 1. */
  line: number
}

export interface Import {
  specifier: string
  /** `import type`: gone at run time. */
  type_only: boolean
  /** `import()`: not needed while the modules load. */
  dynamic: boolean
  line: number
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const NUMBER = /\d[\w.]*/y
/** After one of these words a slash starts a regular expression. */
const BEFORE_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'delete',
  'void',
  'throw',
  'new',
  'await',
  'yield',
])

/** All words, strings and marks in order. Words inside `${}` of a template are code and therefore included. */
export function tokens_of(source: string): Token[] {
  const tokens: Token[] = []
  /** Depth of braces at which each open template continues. */
  const templates: number[] = []
  let depth = 0
  let at = 0
  let line = 1

  const push = (kind: Token['kind'], text: string) => tokens.push({ kind, text, line })
  const advance = (to: number) => {
    for (; at < to && at < source.length; at++) if (source[at] === '\n') line++
  }
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  /** From just after the opening quote to just after the closing one. */
  const quoted = (quote: string) => {
    let end = at
    while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1
    push('string', source.slice(at, end))
    advance(end + 1)
  }
  /** From inside a template to its end or to the next `${`. */
  const template = () => {
    let end = at
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end))
      end += source[end] === '\\' ? 2 : 1
    push('template', source.slice(at, end))
    if (source.startsWith('${', end)) {
      templates.push(depth++)
      advance(end + 2)
    } else advance(end + 1)
  }
  const starts_regex = () => {
    const before = tokens.at(-1)
    if (before === undefined) return true
    if (before.kind === 'word') return BEFORE_REGEX.has(before.text)
    return before.kind === 'mark' && ![')', ']', '}', '0'].includes(before.text)
  }
  const regex = () => {
    let end = at + 1
    for (
      let in_class = false;
      end < source.length && (in_class || source[end] !== '/') && source[end] !== '\n';
      end++
    ) {
      if (source[end] === '\\') end++
      else if (source[end] === '[') in_class = true
      else if (source[end] === ']') in_class = false
    }
    const start = at
    const from = line
    advance(end + 1)
    advance(at + (take(/[a-z]*/y)?.length ?? 0))
    tokens.push({ kind: 'regex', text: source.slice(start, at), line: from })
  }

  while (at < source.length) {
    const char = source[at] ?? ''
    const word = take(WORD)
    const number = word === undefined ? take(NUMBER) : undefined
    if (word !== undefined) {
      push('word', word)
      advance(at + word.length)
    } else if (number !== undefined) {
      push('mark', '0')
      advance(at + number.length)
    } else if (source.startsWith('//', at)) {
      const end = source.indexOf('\n', at)
      advance(end < 0 ? source.length : end)
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2)
      advance(end < 0 ? source.length : end + 2)
    } else if (char === '"' || char === "'") {
      advance(at + 1)
      quoted(char)
    } else if (char === '`') {
      advance(at + 1)
      template()
    } else if (char === '/' && starts_regex()) {
      regex()
    } else if (char === '}' && templates.at(-1) === depth - 1) {
      templates.pop()
      depth--
      advance(at + 1)
      template()
    } else {
      if (char === '{') depth++
      else if (char === '}') depth--
      if (!/\s/.test(char)) push('mark', source.startsWith('?.', at) ? '?.' : char)
      advance(at + (source.startsWith('?.', at) ? 2 : 1))
    }
  }
  return tokens
}

/** Every module specifier: import and export statements, dynamic imports, require calls. */
export function imports_of(tokens: readonly Token[]): Import[] {
  const imports: Import[] = []
  let type_only = false
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    const next = tokens[index + 1]
    const after = tokens[index + 2]
    if ((token.text === 'import' || token.text === 'export') && tokens[index - 1]?.text !== '.') {
      type_only = next?.kind === 'word' && next.text === 'type' && after?.text !== 'from'
    }
    const direct = (token.text === 'from' || token.text === 'import') && next?.kind === 'string'
    const called =
      (token.text === 'import' || token.text === 'require') &&
      next?.text === '(' &&
      (after?.kind === 'string' || after?.kind === 'template')
    if (direct && next) imports.push({ specifier: next.text, type_only, dynamic: false, line: next.line })
    else if (called && after) imports.push({ specifier: after.text, type_only: false, dynamic: true, line: after.line })
  }
  return imports
}
