// Splits SQL text into statements, without comments and with strings emptied, but keeps what one database takes for a
// comment or string and another one executes. Source: ENGINE 4.2 (db.*), 7.

/** Bounds of one piece of SQL. */
const MAX_SQL_CHARS = 65_536
const MAX_STATEMENTS = 256
/** Bodies in bodies. */
const MAX_BODIES = 4

/** A text of SQL, cut into its statements. */
export interface SplitSql {
  /** Without comments; strings are `''`, and so are bodies in dollar quotes that are only stored. */
  statements: string[]
  /** There was more than the bounds allow. */
  cut: boolean
}

/** How a database reads quotes and comments. */
interface Reading {
  /** A backslash in a string takes the next character along. */
  escapes: boolean
  /** `--` begins a comment only before a blank. */
  spaced_comments: boolean
}

const LIKE_MYSQL: Reading = { escapes: true, spaced_comments: true }
const STANDARD: Reading = { escapes: false, spaced_comments: false }

/** Splits for the database it is for; where that is not known, for both families, and what either sees counts. */
export function split_sql(code: string, engine: string): SplitSql {
  const text = code.slice(0, MAX_SQL_CHARS)
  const out: SplitSql = { statements: [], cut: code.length > MAX_SQL_CHARS }
  for (const reading of readings_of(text, engine)) scan(text, reading, out, 0)
  return { ...out, statements: [...new Set(out.statements)] }
}

function readings_of(text: string, engine: string): readonly Reading[] {
  if (/mysql|maria|tidb|clickhouse|bigquery|snowflake|spark|hive/i.test(engine)) return [LIKE_MYSQL]
  if (/postgres|psql|pgcli|cockroach|redshift|sqlite|sqlcmd|mssql|oracle|duckdb/i.test(engine)) return [STANDARD]
  return /\\|--\S/.test(text) ? [STANDARD, LIKE_MYSQL] : [STANDARD]
}

/** Statements that run a text of SQL, or keep one that the next statement prepares; what is created runs another time. */
const RUNS_TEXT = /^(?!create\b)(?:[\s\S]*(?:\b(?:exec(?:ute)?|sp_executesql)\b|\\gexec\b)|set\s+@)/i
const MAY_RUN_TEXT = /exec/i
/** Stands between two strings of a text that is put together: a name that is not known. */
const GAP = ' x '

function scan(text: string, reading: Reading, out: SplitSql, depth: number): void {
  let current = ''
  const may_run = MAY_RUN_TEXT.test(text)
  let strings: string[] = []
  const finish = () => {
    const statement = current.trim()
    const told = strings.join(GAP)
    current = ''
    strings = []
    if (statement === '') return
    if (out.statements.length >= MAX_STATEMENTS) out.cut = true
    else out.statements.push(statement)
    if (told !== '' && RUNS_TEXT.test(statement)) scan_body(told, reading, out, depth)
  }
  for (let i = 0; i < text.length && !out.cut; i++) {
    const char = text.charAt(i)
    const next = text.charAt(i + 1)
    if (char === '-' && next === '-' && is_comment(text.charAt(i + 2), reading)) i = line_end(text, i)
    else if (char === '#' && current.trim() === '') i = line_end(text, i)
    else if (char === '/' && next === '*') {
      // `/*!40000 drop table x */` is run by the databases that it is written for.
      const code = /^\/\*M?!\d*/.exec(text.slice(i, i + 16))?.[0]
      i = code === undefined ? after(text, '*/', i + 2) - 1 : i + code.length - 1
    } else if (char === '*' && next === '/') i++
    else if (char === "'") {
      const prefixed = /(?:^|[^\w])e$/i.test(current.slice(-2))
      const end = quote_end(text, i, char, reading.escapes || prefixed)
      if (may_run) strings.push(text.slice(i + 1, end))
      i = end
      current += "''"
    } else if (char === '"' || char === '`') {
      const end = quote_end(text, i, char, false)
      current += text.slice(i + 1, end)
      i = end
    } else if (char === '$' && /^\$\w*\$/.test(text.slice(i, i + 32))) {
      const tag = /^\$\w*\$/.exec(text.slice(i, i + 32))?.[0] ?? '$$'
      const end = after(text, tag, i + tag.length)
      if (/^\s*do\b/i.test(current)) scan_body(text.slice(i + tag.length, end - tag.length), reading, out, depth)
      i = end - 1
      current += "''"
    } else if (char === ';') finish()
    else current += char
  }
  finish()
}

/** `do $$ begin ... end $$` runs at once, and so does the text of `execute 'drop table ' || name`. */
function scan_body(body: string, reading: Reading, out: SplitSql, depth: number): void {
  if (depth >= MAX_BODIES) {
    out.cut = true
    return
  }
  const bare = body.replace(/\b(?:begin|then|else|loop)\b/gi, ';').replace(/^\s*declare\b/i, ';')
  scan(bare, reading, out, depth + 1)
}

function is_comment(next: string, { spaced_comments }: Reading): boolean {
  return !spaced_comments || next === '' || /\s/.test(next)
}

function line_end(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end - 1
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

function quote_end(text: string, from: number, quote: string, escapes: boolean): number {
  for (let i = from + 1; i < text.length; i++) {
    if (escapes && text.charAt(i) === '\\') i++
    else if (text.charAt(i) === quote) {
      if (text.charAt(i + 1) !== quote) return i
      i++
    }
  }
  return text.length
}
