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

/** A text while its statements are cut out. */
interface Cutting {
  text: string
  reading: Reading
  out: SplitSql
  /** Bodies around this text. */
  depth: number
  /** Whether any statement in it may run a text, so that the strings of each are kept. */
  may_run: boolean
  /** The statement so far, its strings emptied; and what those strings said. */
  current: string
  strings: string[]
}

function scan(text: string, reading: Reading, out: SplitSql, depth: number): void {
  const cutting: Cutting = { text, reading, out, depth, may_run: MAY_RUN_TEXT.test(text), current: '', strings: [] }
  for (let at = 0; at < text.length && !out.cut; ) at = step(cutting, at)
  finish(cutting)
}

/** Reads what begins at a position; gives the position behind it. */
function step(cutting: Cutting, at: number): number {
  const { text } = cutting
  const char = text.charAt(at)
  switch (char) {
    case ';':
      finish(cutting)
      return at + 1
    case "'":
      return take_string(cutting, at)
    case '"':
    case '`': {
      const end = quote_end(text, at, char, false)
      cutting.current += text.slice(at + 1, end)
      return end + 1
    }
    case '$':
      return take_body(cutting, at) ?? take_char(cutting, at)
    case '-':
    case '#':
    case '/':
    case '*':
      return after_comment(cutting, at) ?? take_char(cutting, at)
    default:
      return take_char(cutting, at)
  }
}

function take_char(cutting: Cutting, at: number): number {
  cutting.current += cutting.text.charAt(at)
  return at + 1
}

/** Ends the statement. */
function finish(cutting: Cutting): void {
  const { out, strings } = cutting
  const statement = cutting.current.trim()
  cutting.current = ''
  cutting.strings = []
  if (statement === '') return
  if (out.statements.length >= MAX_STATEMENTS) out.cut = true
  else out.statements.push(statement)
  const told = strings.join(GAP)
  if (told !== '' && RUNS_TEXT.test(statement)) scan_body(told, cutting.reading, out, cutting.depth)
}

/** The position behind a comment, or behind the marks around one whose text is run; null when none begins here. */
function after_comment({ text, reading, current }: Cutting, at: number): number | null {
  const next = text.charAt(at + 1)
  switch (text.charAt(at)) {
    case '-':
      return next === '-' && is_comment(text.charAt(at + 2), reading) ? line_end(text, at) : null
    case '#':
      return current.trim() === '' ? line_end(text, at) : null
    case '/': {
      if (next !== '*') return null
      // `/*!40000 drop table x */` is run by the databases that it is written for.
      const code = /^\/\*M?!\d*/.exec(text.slice(at, at + 16))?.[0]
      return code === undefined ? after(text, '*/', at + 2) : at + code.length
    }
    default:
      return next === '/' ? at + 2 : null
  }
}

function take_string(cutting: Cutting, at: number): number {
  const { text, reading, current } = cutting
  // `E'it\'s'`
  const prefixed = /(?:^|[^\w])e$/i.test(current.slice(-2))
  const end = quote_end(text, at, "'", reading.escapes || prefixed)
  if (cutting.may_run) cutting.strings.push(text.slice(at + 1, end))
  cutting.current += "''"
  return end + 1
}

/** `$$ ... $$`, `$body$ ... $body$`: a string that may hold quotes, and code behind `do`; null when none begins here. */
function take_body(cutting: Cutting, at: number): number | null {
  const { text, current } = cutting
  const tag = /^\$\w*\$/.exec(text.slice(at, at + 32))?.[0]
  if (tag === undefined) return null
  const end = after(text, tag, at + tag.length)
  if (/^\s*do\b/i.test(current))
    scan_body(text.slice(at + tag.length, end - tag.length), cutting.reading, cutting.out, cutting.depth)
  cutting.current += "''"
  return end
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
  return end < 0 ? text.length : end
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
