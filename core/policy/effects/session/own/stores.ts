// Databases of the session's own: on servers that it started on local ports, and those it has a copy of. Source: ENGINE
// section 11.
import { one_of } from '#core/compose.ts'
import type { Collector, Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { CHANGES, own_port } from '#core/policy/effects/session/saved.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: a local port leads to another machine, so `localhost` no longer says where a database is. */
export const TUNNEL = 'tunnel'

/** Fact: the database of the project's settings was reset, so everything in it is newer. */
const RESET = 'database reset '
/** Writes that fact for a project's folder. */
export const reset_in = (place: string): string => RESET + place
/** Whether a fact is of that kind, for any folder. */
export const is_reset_somewhere = (one: string): boolean => one.startsWith(RESET)

/** Files in which projects name their database. */
const NAMES_DATABASE = one_of(
  /^\.env(?:[._-].{0,40})?$|^\.envrc$|^(?:database|data-source|ormconfig|knexfile|drizzle\.config|alembic|settings|config|dbconfig|my|pg_service|\.pgpass)[\w.-]{0,30}$/i,
  // The database itself, where it is a file.
  /\.(?:db|db3|sqlite3?)$/,
  /^(?:application|appsettings|doctrine|sequelize|flyway|liquibase|mikro-orm|compose|docker-compose|schema|dev|runtime)[\w.-]{0,30}\.(?:ya?ml|json|properties|conf|toml|prisma|exs|[cm]?[jt]s)$/i,
)

/** Whether the project's settings may name another database after this effect. */
export function moves_database({
  kind,
  head,
  target,
  fields,
}: Pick<Draft, 'kind' | 'head' | 'target' | 'fields'>): boolean {
  if (/^(?:vercel|doppler|infisical|chamber|dotenv-vault|op|sops|heroku|fly|railway|netlify|supabase|eb)$/.test(head))
    return true
  if (fields.brings === true && kind.startsWith('vcs.')) return true
  return target !== null && (CHANGES.has(kind) || kind === 'fs.link') && NAMES_DATABASE.test(base_of(target))
}

/** Lines of models in `schema.prisma`; none of them names the database. */
const MODEL_LINES =
  /^(?:\n[ \t]*(?:\w{1,60}[ \t]+\w{1,60}(?:\[\]|\?)?(?:[ \t]+@[\w@.()[\], \t"-]{1,120})?|(?:model|enum|type)[ \t]+\w{1,60}[ \t]*\{|\}|@@[\w.()[\], \t"-]{1,120})?){1,60}$/

/** Whether all edits of such a file only add models or fields: `schema.prisma` holds both them and the address. */
export function leaves_database({ target }: Pick<Draft, 'target'>, edits: Collector['edits']): boolean {
  if (target?.endsWith('.prisma') !== true) return false
  const own = edits?.filter(({ path }) => path === target) ?? []
  return own.length > 0 && own.every(({ from, to }) => to.startsWith(from) && MODEL_LINES.test(to.slice(from.length)))
}

/** Whether a database known by its port may be another one, because local ports lead elsewhere. */
export function leads_elsewhere(one: string, own: readonly string[]): boolean {
  return one.startsWith('database ') && own.includes(TUNNEL)
}

/** Facts for local ports that lead to this container. No other container can bind them, and they end with it. */
export function ports_of({ fields: { ports, makes } }: Draft): string[] {
  return Array.isArray(ports) ? ports.map((port) => own_port(String(port), String(makes))) : []
}

/** Whether a database, schema or table is on a server of the session's that contains nothing older. */
export function lies_on_own_port({ fields }: Draft, { own = [] }: FileFacts): boolean {
  const { port, near, prod, elsewhere } = fields
  if (near !== true || prod === true || elsewhere === true || port === undefined || own.includes(TUNNEL)) return false
  return own.some((one) => one.startsWith(own_port(String(port), '')))
}

/** Whether a local database is deleted under the very name under which it was dumped as a whole. */
export function is_copied({ target, fields }: Draft, { own = [] }: FileFacts): boolean {
  const { op, object, near, prod, elsewhere } = fields
  if (op !== 'drop' || object !== 'database' || near !== true || prod === true || elsewhere === true) return false
  return target !== null && own.includes(`copy ${target}`)
}
