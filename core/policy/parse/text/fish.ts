// fish text rewritten as POSIX text, so that one walk serves both: `(cmd)` becomes `$(cmd)`, `set x y` an assignment, `; and` an
// `&&`, and blocks get their POSIX keywords. Positions are lost; the caller gives every command the span of the whole text.

interface Rewriter {
  text: string
  at: number
  out: string[]
  /** Closing words of the open blocks, innermost last. */
  blocks: string[]
  /** Word that the next separator must add (`then`, `do`, `in`, `)`). */
  pending: string
  /** A case of the innermost switch is open. */
  in_case: boolean
}

/** The keyword; the blank tells it from the word `else` of a command. */
const ELSE = 'else '

/** The POSIX form of fish text. Total and linear; what it does not know is copied. */
export function rewrite_fish(text: string): string {
  const state: Rewriter = { text, at: 0, out: [], blocks: [], pending: '', in_case: false }
  let start = true
  while (state.at < text.length) {
    const c = text.charAt(state.at)
    if (c === ' ' || c === '\t') {
      state.out.push(c)
      state.at += 1
    } else if (c === '#' && start) {
      const newline = text.indexOf('\n', state.at)
      state.at = newline === -1 ? text.length : newline
    } else if (c === ';' || c === '\n') {
      state.at += 1
      separate(state, c)
      start = true
    } else if (c === '|' || c === '&') {
      state.out.push(c)
      state.at += 1
      start = true
    } else if (start) start = rewrite_head(state)
    else copy_word(state)
  }
  while (state.blocks.length > 0) state.out.push('; ', state.blocks.pop() ?? '')
  return state.out.join('')
}

function separate(state: Rewriter, c: string): void {
  const next = peek_word(state)
  if (next === 'and' || next === 'or') {
    skip_blanks(state)
    state.at += next.length
    state.out.push(next === 'and' ? ' && ' : ' || ')
    return
  }
  if (state.pending === '') {
    // POSIX takes no separator after these words.
    const last = state.out.at(-1)
    state.out.push(last === ELSE || last === ' ' ? ' ' : c)
    return
  }
  state.out.push(state.pending === 'in' || state.pending === ')' ? ` ${state.pending} ` : `; ${state.pending} `)
  state.pending = ''
}

// A word in command position; true when a command may follow it at once.
function rewrite_head(state: Rewriter): boolean {
  const word = /^[A-Za-z]+(?=[\s;]|$)/.exec(state.text.slice(state.at, state.at + 16))?.[0] ?? ''
  switch (word) {
    case 'and':
    case 'or':
      state.at += word.length
      return true
    case 'not':
      return replace(state, word, '!')
    case 'begin':
      return open(state, word, '{', '}', '')
    case 'if':
      return open(state, word, 'if', 'fi', 'then')
    case 'while':
      return open(state, word, 'while', 'done', 'do')
    case 'for':
      open(state, word, 'for', 'done', 'do')
      return false
    case 'else': {
      const is_elif = /^else[ \t]+if\b/.exec(state.text.slice(state.at, state.at + 32))
      if (is_elif === null) return replace(state, word, ELSE)
      state.at += is_elif[0].length
      state.out.push('elif')
      state.pending = 'then'
      return true
    }
    case 'switch':
      state.in_case = false
      open(state, word, 'case', 'esac', 'in')
      return false
    case 'case':
      return rewrite_case(state)
    case 'end':
      state.at += word.length
      if (state.blocks.at(-1) === 'esac' && state.in_case) state.out.push(' ;; ')
      state.out.push(state.blocks.pop() ?? '')
      return false
    case 'function':
      return rewrite_function(state)
    case 'set':
      return rewrite_set(state)
    default:
      copy_word(state)
      return false
  }
}

function replace(state: Rewriter, word: string, by: string): boolean {
  state.at += word.length
  state.out.push(by)
  return true
}

function open(state: Rewriter, word: string, by: string, close: string, pending: string): boolean {
  state.at += word.length
  state.out.push(by)
  state.blocks.push(close)
  state.pending = pending
  if (pending === '') state.out.push(' ')
  return true
}

function rewrite_case(state: Rewriter): boolean {
  state.at += 4
  const end = end_of_statement(state)
  const patterns = state.text.slice(state.at, end).trim().split(/\s+/)
  state.out.push(state.in_case ? ' ;; ' : ' ', patterns.join('|'), ') ')
  state.in_case = true
  state.at = Math.min(end + 1, state.text.length)
  return true
}

function rewrite_function(state: Rewriter): boolean {
  const end = end_of_statement(state)
  const name = /^function\s+([^\s;]+)/.exec(state.text.slice(state.at, end))?.[1] ?? 'f'
  state.out.push(`${name}() { `)
  state.blocks.push('}')
  state.at = Math.min(end + 1, state.text.length)
  return true
}

function rewrite_set(state: Rewriter): boolean {
  const end = end_of_statement(state)
  const match = /^set((?:\s+--?[A-Za-z-]+)*)\s+([A-Za-z_]\w*)(?:\[[^\]]*\])?[ \t]*/.exec(
    state.text.slice(state.at, end),
  )
  if (match === null) {
    copy_word(state)
    return false
  }
  const flags = match[1] ?? ''
  const name = match[2] ?? ''
  if (/(?:^|\s)-\w*[eq]|--(?:erase|query)/.test(flags)) {
    state.out.push(/-\w*e|--erase/.test(flags) ? `unset ${name}` : ':')
    state.at = end
    return false
  }
  state.at += match[0].length
  const single = !/\s/.test(
    state.text
      .slice(state.at, end)
      .trim()
      .replace(/\([^()]*\)|'[^']*'|"[^"]*"/g, 'x'),
  )
  state.out.push(/-\w*x|--export/.test(flags) && single ? 'export ' : '', name, single ? '=' : '=(')
  const last = state.at + state.text.slice(state.at, end).trimEnd().length
  while (state.at < last) {
    if (/[ \t]/.test(state.text.charAt(state.at))) {
      state.out.push(' ')
      state.at += 1
    } else copy_word(state)
  }
  if (!single) state.out.push(')')
  return false
}

// Copies one word; a parenthesis in it is a substitution.
function copy_word(state: Rewriter): void {
  const { text } = state
  const start = state.at
  while (state.at < text.length) {
    const c = text.charAt(state.at)
    if (c === "'" || c === '"') {
      const close = closing_quote(text, state.at)
      state.out.push(text.slice(state.at, close))
      state.at = close
    } else if (c === '\\') {
      state.out.push(text.slice(state.at, state.at + 2))
      state.at += 2
    } else if (c === '(') {
      state.out.push(text[state.at - 1] === '$' ? '(' : '$(')
      state.at += 1
    } else {
      const end = plain_end(text, state.at)
      if (end === state.at) break
      state.out.push(text.slice(state.at, end))
      state.at = end
    }
  }
  if (state.at === start) state.at += 1
}

const NOT_PLAIN = /[\s;|&'"\\(]/g

// Where characters end that mean themselves. One search for all of them instead of one for each.
function plain_end(text: string, at: number): number {
  NOT_PLAIN.lastIndex = at
  return NOT_PLAIN.exec(text)?.index ?? text.length
}

function closing_quote(text: string, at: number): number {
  const quote = text[at]
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1
    else if (text[i] === quote) return i + 1
  }
  return text.length
}

function end_of_statement(state: Rewriter): number {
  for (let i = state.at; i < state.text.length; i++) {
    const c = state.text[i]
    if (c === ';' || c === '\n' || c === '|' || c === '&') return i
    if (c === "'" || c === '"') i = closing_quote(state.text, i) - 1
  }
  return state.text.length
}

function skip_blanks(state: Rewriter): void {
  while (/\s/.test(state.text.charAt(state.at))) state.at += 1
}

function peek_word(state: Rewriter): string {
  return /^\s{0,64}([A-Za-z]+)(?=\s)/.exec(state.text.slice(state.at, state.at + 80))?.[1] ?? ''
}
