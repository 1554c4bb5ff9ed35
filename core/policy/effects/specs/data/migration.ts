// Migration tools of frameworks: what they drop, and what they change in production.
import { within } from '#core/compose.ts'
import { type Call, emit, value } from '#core/policy/effects/call.ts'
import { line_says, once_per_source } from '#core/policy/effects/line/line.ts'
import { reset_in } from '#core/policy/effects/session/own/stores.ts'
import { type Does, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { runs_recipes } from '#core/policy/effects/specs/build.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { is_near, port_of, reads_variables } from '#core/policy/effects/specs/data/server.ts'
import {
  any_production,
  environment_of,
  says_test,
  works_elsewhere,
} from '#core/policy/effects/specs/hosting/production.ts'
import { is_scratch_database, run_sql } from '#core/policy/effects/text/query/sql.ts'

const RESETS = within(
  '\\b',
  [
    /db:drop(?::all|:_unsafe)?|db:reset|db:purge|db:truncate_all|db:schema:load|db:migrate:reset/,
    /migrate:(?:fresh|reset|refresh)|db:wipe|doctrine:(?:database|schema):drop|migrate\s+reset/,
    /migrate\s+(?:\S+\s+)?zero|db\s+push\s[^\n]{0,200}--(?:force-reset|accept-data-loss)|schema:drop/,
    /ecto\.(?:drop|reset)|db:migrate:undo:all|migrate:rollback\s+--all|downgrade\s+base|reset_db|sqlflush/,
    /(?<!:)flush|drop-all|dropAll|dropDatabase|schema-drop|database\s+(?:drop|reset)|db\s+reset/,
    /db\s+clean/,
  ],
  '\\b',
)

/** Whether words of a framework's migration tool throw data away; shared with interpreters that run such a script. */
export function resets_database(words: string): boolean {
  return RESETS.test(words)
}

const names_production_place = line_says(
  /(?:PGHOST|DATABASE_URL|DB_HOST|DB_URL)=\S{0,300}(?:prod|live|primary)|(?:RAILS_ENV|APP_ENV|MIX_ENV|RACK_ENV)=["']?prod/i,
)
/** A database of this machine, and its name, in a variable that is set on the line. */
const NEAR_DATABASE =
  /(?:^|[\s;&])(?:export\s+)?(?:TEST_)?(?:DATABASE_URL|DB_URL)=["']?(?:file:|sqlite3?:|\w+:\/\/(?:[^@/\s]{0,200}@)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/)([^?\s"';&|]+)/

/** `DATABASE_URL=postgres://localhost/app_test prisma migrate reset`. */
const names_scratch_place = once_per_source((source) => {
  const name = NEAR_DATABASE.exec(source)?.[1]
  return name !== undefined && is_scratch_database(name)
})

/** `flyway -url=jdbc:postgresql://localhost/app_test clean`, `--url=jdbc:h2:mem:test`. */
const NEAR_URL =
  /(?:^|\s)-{1,2}(?:url|database-url|database|dsn)[= ]["']?(?:jdbc:)?(?:sqlite3?:(?:\/\/)?(?=\S)|\w+:\/\/(?:[^@/\s]{0,200}@)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/|h2:mem:)([^?\s"']+)/

/** `goose postgres 'host=localhost user=app dbname=app_test' reset`. */
const NEAR_WORDS =
  /(?:^|\s)["']?host=(?:localhost|127\.0\.0\.1|\[?::1\]?)\s(?:\w{1,30}=\S{0,60}\s){0,8}dbname=([^\s"']+)/

/** `manage.py flush --database test`: the alias of settings that the project has for it. */
const ALIAS = /(?:^|\s)--database[= ](test|testing|scratch|sandbox|ci)(?:\s|$)/

function names_scratch_url(words: string): boolean {
  if (ALIAS.test(words)) return true

  const name = (NEAR_URL.exec(words) ?? NEAR_WORDS.exec(words))?.[1]
  return name !== undefined && is_scratch_database(name)
}

const MIGRATES =
  /\bmigrate\s+(?:deploy|up|run)\b|\bdb:(?:migrate|rollback|forward)\b|\bmigrate:rollback\b|\b(?:up|down)grade(?=\s|$)|\bdb\s+push\b|^migrate\b(?!.*--(?:plan|pretend))|^(?:up|down|migrate|rollback|push)$/

/** `rails db`, `manage.py dbshell`: the client of the database, which does what it reads. */
const CONSOLE = /^(?:db(?:console)?(?:\s+-|$)|dbshell\b|db\s+(?:execute|query)\b)/

/** Options that only record migrations as done, or print what would be done (Django, Laravel, Alembic), and their verbs. */
const CHANGES_NO_DATA: readonly (readonly [option: RegExp, verb: RegExp])[] = [
  [/(?:^|\s)--fake(?:\s|$)/, /\bmigrate\b/],
  [/\s--plan(?:\s|$)/, /\bmigrate\s/],
  [/\s--pretend(?:\s|$)/, /\bmigrate\b/],
  [/\s--sql(?:\s|$)/, /\b(?:up|down)grade\s/],
]

function changes_no_data(words: string): boolean {
  return CHANGES_NO_DATA.some(([option, verb]) => option.test(words) && verb.test(words))
}

/** What `db:setup` stands for: a database is made and its schema loaded, in this order. */
const SETS_UP = /\bdb:create db:schema:load\b/

/** `rails db:drop`, `prisma migrate reset`: data goes unless the environment is called test. */
export const migrates: Does = (call) => {
  const words = call.command.args
    .map((word) => word.text)
    .join(' ')
    .replace(SETS_UP, 'db:setup')
  if (CONSOLE.test(words))
    for (const text of piped_text(call))
      run_sql(call, text, {
        engine: 'orm',
        name: null,
        prod: any_production(call.command.args),
        disposable: /\btest\b/.test(words),
      })
  const environment = environment_of(call.command)
  const test =
    says_test(call) ||
    // `prisma db push --schema prisma/schema.test.prisma`
    /(?:^|\s)--schema[= ]\S*[./_-]tests?[./_-]\S*prisma\b/.test(words) ||
    names_scratch_place(call) ||
    names_scratch_url(words)
  const prod =
    /(?:RAILS_ENV|NODE_ENV|APP_ENV|MIX_ENV|RACK_ENV|--env)[= ]prod|DISABLE_DATABASE_ENVIRONMENT_CHECK/i.test(
      environment,
    ) ||
    any_production(call.command.args) ||
    names_production_place(call)
  // Setup commands create missing databases and load the schema over existing ones.
  if (changes_no_data(words)) return void emit(call, 'proc.exec', { fields: { known: true } })
  const empties =
    resets_database(words) ||
    (call.name === 'flyway' && /(?:^|\s)clean\b/.test(words)) ||
    (call.name === 'drizzle-kit' && /^push\b.*--force\b/.test(words)) ||
    (call.name === 'goose' && /\s(?:reset|down-to 0)\b/.test(` ${words}`)) ||
    (call.name === 'migrate' && /\s(?:drop|down(?: -?-\w{1,20}){0,3} --?all)\b/.test(` ${words}`))
  if (!empties && !(prod && /\bdb:(?:setup|prepare|seed:replant)\b/.test(words)))
    return void (prod && MIGRATES.test(words)
      ? emit(call, 'db.admin', { target: 'production', fields: { engine: 'orm', op: 'script', prod } })
      : emit(call, 'proc.exec', { fields: { known: true, ...(!test && MIGRATES.test(words) && { deed: 'data' }) } }))
  emit(call, 'db.schema', {
    target: null,
    fields: {
      engine: 'orm',
      op: 'reset',
      object: 'database',
      destroys: !test || prod,
      prod,
      disposable: test,
      ...server_named(call),
      ...(!test && !prod && of_project(call)),
      ...(works_elsewhere(call) && { elsewhere: true }),
    },
  })
}

/** Options and variables that may name another database than the one of the project's settings. */
const NAMES_OTHER =
  /(?:^|\s)-{0,2}\w{0,20}(?:env|database|db|connection|schema|config|settings|context|url|path|host|user|project)\w{0,10}[= ]/i

/** `rails db:reset`: after a person has allowed it once, there is nothing in that database that was not put there since. */
function of_project(call: Call): { makes?: string; takes?: string[] } {
  const { cwd, place, args } = call.command
  if (cwd === null || place !== 'local' || works_elsewhere(call) || reads_variables(call)) return {}
  if (NAMES_OTHER.test(`${environment_of(call.command)} ${args.map(({ text }) => text).join(' ')} `)) return {}
  const name = reset_in(cwd)
  return { makes: name, takes: [name] }
}

/** `migrate -database postgres://localhost:5433/app`, `-Dflyway.url=jdbc:postgresql://localhost:5432/app`. */
const ADDRESS = /(?:postgres(?:ql)?|mysql|mariadb|mongodb):\/\/\S+/

/** The server that the call is given the address of: one of this machine, or another. */
function server_named(call: Call): { near?: true; port?: string; elsewhere?: true } {
  const urls = call.command.args.flatMap(({ text }) => ADDRESS.exec(text)?.[0] ?? [])
  const [url] = urls
  if (url === undefined) return {}
  if (!urls.every((one) => is_near(call, one)) || /[?&](?:host|service)=/.test(url)) return { elsewhere: true }
  const port = port_of(call, /^(?:my|maria)/.test(url) ? 'mysql' : url.startsWith('mongo') ? 'mongo' : 'postgres', url)
  return { near: true, ...(port !== null && { port }) }
}

export const MIGRATIONS: readonly ProgramSpec[] = [
  program(
    'rails django-admin manage.py prisma sequelize sequelize-cli knex typeorm mikro-orm drizzle-kit alembic ' +
      'flask flyway liquibase goose dbmate migrate diesel sqlx sea-orm-cli atlas artisan doctrine aerich ecto ' +
      'phinx hasura supabase-db',
    migrates,
  ),
  program('rake', {
    flags: { file: '-f --rakefile =', folder: '-C --directory -I --libdir -R --rakelibdir -j --jobs =' },
    does: (call) => {
      const file = value(call, 'file')
      if (file !== null) runs_recipes(call, file)
      migrates(call)
    },
  }),
]
