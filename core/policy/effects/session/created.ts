// Databases that a framework's migration tool reports to have created because none of that name existed: everything in them is newer.
// Source: ENGINE section 11.
import { choice, in_turn, one_of } from '#core/compose.ts'
import { reset_in } from '#core/policy/effects/session/own/stores.ts'
import type { Said, Sight } from '#core/policy/effects/session/sight.ts'

/** The tool without options or variables that choose another database than that of its settings. */
const MAKES = in_turn(
  /^(?:(?:npx|pnpm(?: exec)?|yarn|bunx|bundle exec) )?(?:bin\/)?/,
  choice(
    /(?:rails|rake) db:(?:create|setup|prepare)/,
    /mix (?:do )?ecto\.(?:create|setup)/,
    /prisma (?:migrate (?:dev|deploy)|db push)(?: --(?:name|skip-seed)(?:[= ][\w-]{1,60})?)?/,
    /sequelize(?:-cli)? db:create/,
    /(?:php )?bin\/console doctrine:database:create/,
  ),
  /(?: (?:db:(?:create|migrate|schema:load|seed))){0,3}(?: 2>&1)?(?: \| tail(?: -n? ?\d{1,3})?)?$/,
)
/** Further calls of such tools on the same line, which may fill the database. */
const BEHIND =
  /(?: && (?:(?:npx|pnpm|yarn|bunx|bundle exec) )?(?:bin\/)?(?:rails|rake|mix|prisma|sequelize(?:-cli)?) [\w:. /-]{1,80}){1,4}$/
/** Cheap test for such a command. */
const MAY_MAKE = /\b(?:db:(?:create|setup|prepare)|ecto\.(?:create|setup)|prisma |doctrine:database:create)/

/** Whether a command may make the database of a project; a no is certain. */
export const may_make_database = (command: string): boolean => MAY_MAKE.test(command)

const MADE = one_of(
  /^Created database '[\w./-]{1,120}'$/m,
  /^The database for [\w.]{1,80} has been created$/m,
  /^(?:SQLite|PostgreSQL|MySQL|SQL Server|CockroachDB) database \S{1,80} created at \S{1,120}$/m,
  /^Database [\w-]{1,80} created\.$/m,
  /^Created database `[\w-]{1,80}` for connection named \w{1,40}$/m,
)
/** One of several databases existed before: which of them a later reset empties is unknown. */
const THERE =
  /already (?:exists|been created|up)|exist|fatal|denied|refused|could not|already in sync|No pending migrations/i
const MAX_PARTS = 4

/** The fact that the database of the project's settings is new, when the output says so. */
export function made_database({ command, cwd }: Sight, { text, errors, failed }: Said): string[] {
  const said = of_main(text)
  if (failed || command.split('&&').length > MAX_PARTS || !MADE.test(said)) return []
  if (!MAKES.test(command.replace(BEHIND, '')) || THERE.test(said) || /fatal|error|exist/i.test(errors)) return []
  return [reset_in(cwd)]
}

/** The output without the test databases that Rails creates beside the one of development. */
function of_main(text: string): string {
  return text.replace(/^Created database '[\w./-]{0,110}(?:_test|test\.sqlite3)'$/gm, '')
}

/** Whether a file of the session could print such a line, or is the tool itself. */
export function speaks_of_creation(path: string, content: string | null): boolean {
  if (/\/(?:rails|rake|mix|prisma|sequelize(?:-cli)?|console|node_modules\/.*)$/.test(path)) return true
  return (
    content !== null &&
    /created? (?:database|at\b|\W{0,3}for connection)|has been created|Database \S{1,80} created/i.test(content)
  )
}
