// Databases: statements that throw data away, rights, server control, production.
import { pack, rule } from '#core/policy/rules/pack.ts'

export const DATABASE = pack({
  pack: 'core.db',
  version: '1.0.0',
  rules: [
    rule({
      id: 'core.db/drop-production',
      when: {
        effect: 'db.schema',
        all: [
          { field: 'destroys', is: true },
          { field: 'prod', is: true },
          { field: 'object', in: ['database', 'schema', 'keyspace', 'table', 'user', 'collection', 'keys'] },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 18,
      reason: 'Throws away data of a production database.',
      suggest: [
        { text: 'Make a migration that people review, and a backup first', command: 'pg_dump -d app -f backup.sql' },
      ],
      match: [
        'psql "postgres://admin@db.prod/app" -c "DROP SCHEMA public CASCADE"',
        "mysql -h prod-db -e 'drop table users'",
        'redis-cli -h prod-cache flushall',
        "sudo -u postgres psql -d production -c 'drop table invoices'",
      ],
      not_match: ["psql -d test -c 'drop table a'", "echo 'drop table users' > notes.md", "psql -h prod -c 'select 1'"],
    }),
    rule({
      id: 'core.db/drop-database',
      when: {
        effect: 'db.schema',
        all: [
          { field: 'destroys', is: true },
          { field: 'object', in: ['database', 'schema', 'keyspace'] },
          { not: { field: 'engine', in: ['orm', 'redis', 'sql', 'cassandra'] } },
          // One of development is a question: it is made anew now and then (core.db/destroy).
          { not: { field: 'trial', is: true } },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 2, d3: 3 },
      category: 18,
      reason: 'Drops a whole database.',
      suggest: [{ text: 'Drop it in a scratch database', command: 'dropdb app_test' }],
      match: [
        'dropdb wordpress',
        'mysqladmin -f drop shop',
        "mysql -uroot -e 'DROP DATABASE wordpress; DROP USER app'",
        "psql -c 'DROP DATABASE app'",
        "mongosh app --eval 'db.dropDatabase()'",
      ],
      not_match: [
        'dropdb app_test',
        "psql -c 'DROP DATABASE app_test'",
        "psql -c 'DROP DATABASE app_development'",
        "grep -rn 'DROP DATABASE' migrations",
        "mongosh test --eval 'db.stats()'",
      ],
    }),
    rule({
      id: 'core.db/destroy',
      when: { effect: 'db.schema', field: 'destroys', is: true },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 18,
      reason: 'Drops, truncates or resets data in a database.',
      suggest: [{ text: 'Look at what would go first', command: "psql -c 'select count(*) from payments' app" }],
      match: [
        "psql -c 'TRUNCATE TABLE payments' app",
        'rake db:drop DISABLE_DATABASE_ENVIRONMENT_CHECK=1',
        'prisma migrate reset -f',
        "cqlsh -e 'DROP KEYSPACE metrics;'",
        'redis-cli FLUSHDB',
        'dropdb app',
      ],
      not_match: [
        'RAILS_ENV=test rails db:reset',
        "sqlite3 /tmp/t.db 'drop table if exists a; create table a(i int)'",
        "echo 'truncate the title' > notes.txt",
        'rails db:migrate',
      ],
    }),
    rule({
      id: 'core.db/every-row-production',
      when: {
        effect: 'db.write',
        all: [
          { field: 'all_rows', is: true },
          { field: 'prod', is: true },
        ],
      },
      verdict: 'block',
      score: { d1: 3, d2: 3, d3: 3 },
      category: 18,
      reason: 'Deletes or rewrites every row of a table in a production database.',
      suggest: [{ text: 'Say which rows', command: "psql -c 'select count(*) from payments where id = 1' app" }],
      match: [
        "mysql production -e 'DELETE FROM users'",
        'psql -h db.prod -c "UPDATE accounts SET balance = 0"',
        "mongosh mongodb://prod/app --eval 'db.users.deleteMany({})'",
      ],
      not_match: [
        "mysql production -e 'DELETE FROM users WHERE id = 1'",
        "mysql app_test -e 'DELETE FROM users'",
        "psql -h db.prod -c 'select 1'",
      ],
    }),
    rule({
      id: 'core.db/every-row',
      when: { effect: 'db.write', field: 'all_rows', is: true },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 18,
      reason: 'Changes or deletes every row of a table: the statement has no condition.',
      suggest: [{ text: 'Name the rows', command: "sqlite3 app.sqlite 'delete from notes where id = 3'" }],
      match: [
        "rails runner -e production 'User.delete_all'",
        "sqlite3 app.sqlite 'delete from notes'",
        'mysql -e \'update users set role="admin"\' app',
        "psql app -c 'DELETE FROM users WHERE 1=1'",
      ],
      not_match: [
        "sqlite3 app.sqlite 'delete from notes where id = 3'",
        "psql -d app_test -c 'delete from users'",
        "psql -c 'select * from users'",
      ],
    }),
    rule({
      id: 'core.db/production-rows',
      when: {
        effect: 'db.write',
        all: [
          { field: 'prod', is: true },
          { field: 'op', in: ['update', 'delete', 'insert', 'write', 'merge', 'upsert', 'replace'] },
          { not: { field: 'disposable', is: true } },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 18,
      reason: 'Changes rows of a production database by hand.',
      suggest: [
        { text: 'Look at the rows first', command: "psql -h prod-db -c 'select * from accounts where id = 3'" },
      ],
      match: [
        'psql -h prod-db.internal -c "UPDATE accounts SET balance = 0 WHERE id = 3"',
        'mysql -h db.prod.acme.com -e "delete from a where c = 2"',
        'psql "postgres://app@prod-db/app" -c "insert into flags values (1)"',
      ],
      not_match: [
        'psql -h prod-db.internal -c "select count(*) from accounts"',
        'psql -d app_dev -c "UPDATE accounts SET balance = 0 WHERE id = 3"',
        'psql -h localhost -d products -c "insert into items values (1)"',
      ],
    }),
    rule({
      id: 'core.db/unknown-rows',
      when: {
        effect: 'db.write',
        all: [
          { field: 'given', is: true },
          { field: 'op', is: 'delete' },
        ],
      },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 2 },
      category: 18,
      reason: 'Deletes rows of whatever database a variable names.',
      suggest: [{ text: 'Count the rows first', command: 'psql "$DATABASE_URL" -c "select count(*) from sessions"' }],
      match: [
        'psql $DATABASE_URL -c "DELETE FROM users WHERE plan = 2"',
        'psql "$DB_URL" -c "delete from sessions where created_at < now()"',
        'mysql -h "$DB_HOST" shop -e "delete from orders where state = 3"',
      ],
      not_match: [
        'psql $TEST_DATABASE_URL -c "DELETE FROM users WHERE plan = 2"',
        'psql "$DATABASE_URL" -c "select count(*) from users"',
        'DATABASE_URL=postgres://localhost/app_dev; psql $DATABASE_URL -c "DELETE FROM users WHERE plan = 2"',
        'psql -d app_dev -c "DELETE FROM users WHERE plan = 2"',
      ],
    }),
    rule({
      id: 'core.db/admin',
      when: { effect: 'db.admin', not: { field: 'disposable', is: true } },
      verdict: 'defer',
      score: { d1: 2, d2: 2, d3: 3 },
      category: 18,
      reason: 'Changes rights, users or the running of a database server, or runs a script on production.',
      match: [
        "psql -c 'GRANT ALL ON ALL TABLES IN SCHEMA public TO bob'",
        'psql -f rollback.sql production',
        'mysql -e "ALTER USER root@localhost IDENTIFIED BY \'x\'"',
        'redis-cli SHUTDOWN NOSAVE',
      ],
      not_match: ['psql -d test -f schema.sql', "psql -c '\\du'", 'redis-cli CONFIG GET maxmemory'],
    }),
  ],
})
