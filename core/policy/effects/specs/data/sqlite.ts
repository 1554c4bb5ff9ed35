// SQLite: the database is a file, and its shell can open others. Source: ENGINE 4.2.
import { type Call, emit, has, runs_code, text_of, touch, values } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import type { Does } from '#core/policy/effects/spec.ts'
import { NAMED_FOR_LOSS, run_file, runs_fetched_sql, takes_drops } from '#core/policy/effects/specs/data/client.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { is_scratch_database, run_sql } from '#core/policy/effects/text/query/sql.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** `sqlite3 file "sql"`. */
export const sqlite: Does = (call) => {
  const [file, ...code] = call.operands
  const name = text_of(file)
  const codes = [...code, ...values(call, 'command')].map((word) => word.text)
  const database = {
    engine: 'sqlite',
    name,
    prod: names_production(name ?? ''),
    disposable: (name === null || is_scratch_database(name)) && !codes.some(attaches),
    ...(name !== null && { store: `sqlite ${name}` }),
  }
  if ([...code, ...values(call, 'command')].some(({ taint }) => taint.includes('net'))) runs_fetched_sql(call)
  const writes = codes.some((text) => /\b(?:insert|update|delete|drop|alter|create|replace|vacuum)\b/i.test(text))
  // The database is a file: what may not be read or changed as a file may not be by SQL either.
  if (file !== undefined && name !== ':memory:') touch(call, writes ? 'fs.write' : 'fs.read', file, { mode: 'inplace' })
  for (const text of [...codes, ...piped_text(call)]) {
    if (!has(call, 'readonly')) run_sql(call, text, database)
    reaches_files(call, text)
  }
  for (const source of call.command.stdin) {
    if (source.kind === 'file') run_file(call, source.word, database)
    else if (source.kind === 'command') takes_drops(call, source.index, database)
  }
}

/** Another database is opened beside the first: `ATTACH 'sales.db'`. */
function attaches(code: string): boolean {
  const name = /\battach\s[^';]{0,60}'([^']{1,200})'/i.exec(code)?.[1]
  return name !== undefined && !is_scratch_database(name)
}

/** Functions and dot commands by which SQLite opens files besides its database. */
const OPENS_FILE =
  /\b(readfile|writefile)\s*\(\s*'([^']+)'|^[ \t]*\.(read|import|output|once|load|backup|save|clone|restore)[ \t]+(?:-\w+[ \t]+)*["']?([^\s"']+)/gim

const MAX_OPENED = 8

/** `.once |gzip`: what is printed goes to a command. */
const HANDED = /^[ \t]*\.(?:output|once)[ \t]{1,8}["']?\|([^\n]{1,1024})/gim

function reaches_files(call: Call, code: string): void {
  if (!/file\s?\(|^[ \t]*\./im.test(code)) return
  for (const [, started = ''] of code.matchAll(HANDED))
    runs_code(call, 'shell', started.replace(/["']$/, ''), 'sqlite3')
  for (const found of Array.from(code.matchAll(OPENS_FILE)).slice(0, MAX_OPENED)) {
    const how = (found[1] ?? found[3] ?? '').toLowerCase()
    const word: Word = {
      text: found[2] ?? found[4] ?? '',
      cert: 'literal',
      quoted: false,
      taint: [],
      span: call.command.span,
    }
    if (/^(?:writefile|output|once|backup|save|clone)$/.test(how)) touch(call, 'fs.write', word, { mode: 'truncate' })
    else if (how === 'restore') {
      touch(call, 'fs.read', word)
      emit(call, 'db.schema', {
        target: text_of(call.operands[0]),
        fields: {
          engine: 'sqlite',
          op: 'restore',
          object: 'database',
          destroys: !is_scratch_database(text_of(call.operands[0]) ?? ''),
        },
      })
    } else if (how === 'load') emit(call, 'opaque', { target: word.text, fields: { reason: 'foreign-script' } })
    else {
      touch(call, 'fs.read', word)
      const name = text_of(call.operands[0])
      if (how === 'read' && NAMED_FOR_LOSS.test(word.text) && !is_scratch_database(name ?? ''))
        emit(call, 'db.schema', {
          target: name,
          fields: { engine: 'sqlite', op: 'script', object: 'database', destroys: true },
        })
    }
  }
}
