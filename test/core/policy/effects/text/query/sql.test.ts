// What SQL text does, statement by statement.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { compile_policy } from '#core/policy/compile.ts'
import { split_sql } from '#core/policy/effects/text/query/split.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { action_of_example } from '#core/policy/rules/prove.ts'
import type { Example } from '#core/policy/rules/schema.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
const verdict = (example: Example) => policy.judge(action_of_example(example), null).verdict
const statements = (code: string, engine = 'postgres') => split_sql(code, engine).statements

describe('statements', () => {
  test('stand between semicolons that are neither in strings nor in comments', () => {
    assert.deepEqual(statements("select ';'; -- a; b\nselect 2 /* ; */ ; "), ["select ''", 'select 2'])
    assert.deepEqual(statements('select $$ ; $$; select $x$ $$ ; $x$'), ["select ''"])
    assert.deepEqual(statements("select 'it''s; fine'"), ["select ''"])
    assert.deepEqual(statements('drop table "users"; drop table `b`'), ['drop table users', 'drop table b'])
  })

  test('are split as their database splits them', () => {
    const code = "select '\\'; drop table users; --'"
    assert.ok(statements(code).includes('drop table users'))
    assert.ok(!statements(code, 'mysql').includes('drop table users'))
    assert.ok(statements("select E'\\'; drop table users; --'").every((one) => !one.startsWith('drop')))
    assert.deepEqual(statements('select 5--1; drop table users', 'mysql'), ['select 5--1', 'drop table users'])
    assert.deepEqual(statements('select 5--1; drop table users'), ['select 5'])
  })

  test('of an unknown database are those that any of them would see', () => {
    for (const code of ["select '\\'; drop table users; --'", 'select 5--1; drop table users'])
      assert.ok(statements(code, 'mcp').includes('drop table users'), code)
  })

  test('that are only comments elsewhere are seen where they run', () => {
    assert.deepEqual(statements('/*!50000 DROP TABLE users */'), ['DROP TABLE users'])
    assert.deepEqual(statements('select 1 /*+ hint */'), ['select 1'])
  })

  test('in a body that runs at once are seen, in one that is stored they are not', () => {
    assert.ok(statements('do $x$ begin drop table users; end $x$').includes('drop table users'))
    assert.ok(statements('DO $$ begin if a then delete from t; end if; end $$').includes('delete from t'))
    assert.deepEqual(statements('create function f() as $$ drop table users $$'), ["create function f() as ''"])
  })

  test('beyond the bounds are told, never dropped in silence', () => {
    assert.equal(split_sql('select 1;'.repeat(256), 'mysql').cut, false)
    assert.equal(split_sql('select 1;'.repeat(257), 'mysql').cut, true)
    assert.equal(split_sql(`select '${'x'.repeat(70_000)}'`, 'mysql').cut, true)
    const nested = (depth: number): string =>
      depth === 0 ? 'drop table x' : `do $a${depth}$ begin ${nested(depth - 1)}; end $a${depth}$`
    assert.ok(statements(nested(3)).includes('drop table x'))
    assert.equal(split_sql(nested(9), 'postgres').cut, true)
  })

  test('of any text come out within the bounds', () => {
    const part = fc.constantFrom(
      "'",
      '"',
      '`',
      '$$',
      '$a$',
      '--',
      '/*',
      '*/',
      '/*!',
      ';',
      '\\',
      '\n',
      'drop table x',
      'do ',
      'e',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.constantFrom('mysql', 'postgres', 'mcp'), (parts, engine) => {
        const { statements: found, cut } = split_sql(parts.join(''), engine)
        assert.ok(found.length <= 256 && !cut)
        assert.ok(found.every((one) => one === one.trim() && one !== ''))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a table that is dropped', () => {
  test('is seen however the statement is hidden', () => {
    for (const command of [
      `psql -c "select '\\'; drop table users; --'" app`,
      'mysql -e "select 5--1; drop table users" app',
      'mysql -e "/*!50000 DROP TABLE users */" app',
      "psql app -c 'do $x$ begin drop table users; end $x$'",
      `psql app -c "do \\$x\\$ begin execute 'drop table ' || quote_ident('users') || ' cascade'; end \\$x\\$"`,
      `psql app -c "do \\$x\\$ begin execute format('truncate %I', 'users'); end \\$x\\$"`,
      `psql app -c "select 'drop table '||tablename from pg_tables \\gexec"`,
      `sqlite3 app.db "select 'drop table ' || name from sqlite_master" | sqlite3 app.db`,
      `sqlcmd -Q "exec sp_executesql N'drop table users'"`,
      `mysql app -e "set @s = concat('drop table ', 'users'); prepare x from @s; execute x"`,
    ])
      assert.equal(verdict(command), 'defer', command)
    for (const count of [300, 7000]) {
      const sql = `${'select 1;\n'.repeat(count)}drop table users`
      assert.equal(verdict({ tool: 'mcp__pg__query', input: { sql } }), 'defer')
    }
  })

  test('is not seen in what is only text', () => {
    for (const command of [
      'psql -c "select \'drop table users\'" app',
      'psql -c "select 1; -- drop table users" app',
      `mysql -e "select 'it\\'s; drop table users'" app`,
      'psql -c "/* drop table users */ select 1" app',
      `psql app -c "do \\$x\\$ begin execute 'create index on ' || 'users (id)'; end \\$x\\$"`,
      `psql app -c "create function f() returns void as 'begin execute ''drop table x''; end' language plpgsql"`,
      `psql app -c "insert into t values ('execute', 'drop table x')"`,
      `mysql app -e "set @s = 'drop table x'; select @s"`,
    ])
      assert.equal(verdict(command), 'allow', command)
  })
})
