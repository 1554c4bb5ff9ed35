// Databases of a session's own: those of a server that it started on a port of this machine, and those it has a copy of. Source:
// ENGINE section 11.
import { one_of } from '#core/compose.ts'
import type { Draft } from '#core/policy/effects/collector.ts'
import { base_of } from '#core/policy/effects/place/path.ts'
import { CHANGES, own_port } from '#core/policy/effects/session/saved.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** A port of this machine leads elsewhere, so that its name no longer says where a database is. */
export const TUNNEL = 'tunnel'

/** The database of the project's settings, after it was reset: nothing lies in it that was not put there since. */
const RESET = 'database reset '
/** The word for it, by the folder of the project. */
export const reset_in = (place: string): string => RESET + place
/** Whether that word is such a one, whatever the folder. */
export const is_reset_somewhere = (one: string): boolean => one.startsWith(RESET)

/** Files in which projects say which database is theirs. */
const NAMES_DATABASE = one_of(
  /^\.env(?:[._-].{0,40})?$|^\.envrc$|^(?:database|data-source|ormconfig|knexfile|drizzle\.config|alembic|settings|config|dbconfig|my|pg_service|\.pgpass)[\w.-]{0,30}$/i,
  /^(?:application|appsettings|doctrine|sequelize|flyway|liquibase|mikro-orm|compose|docker-compose|schema|dev|runtime)[\w.-]{0,30}\.(?:ya?ml|json|properties|conf|toml|prisma|exs|[cm]?[jt]s)$/i,
)

/** Whether the settings of the project may name another database behind this. */
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

/** A database by the port of its server, when ports may lead to another one. */
export function leads_elsewhere(one: string, own: readonly string[]): boolean {
  return one.startsWith('database ') && own.includes(TUNNEL)
}

/** Ports of this machine that lead to a container and to nothing else: a second one could not be bound. It goes with its container. */
export function ports_of({ fields: { ports, makes } }: Draft): string[] {
  return Array.isArray(ports) ? ports.map((port) => own_port(String(port), String(makes))) : []
}

/** A database, a schema or tables of a server in which nothing lies that was there before the session. */
export function lies_on_own_port({ fields }: Draft, { own = [] }: FileFacts): boolean {
  const { port, near, prod, elsewhere } = fields
  if (near !== true || prod === true || elsewhere === true || port === undefined || own.includes(TUNNEL)) return false
  return own.some((one) => one.startsWith(own_port(String(port), '')))
}

/** A database of this machine that goes under the very name under which all of it was written down. */
export function is_copied({ target, fields }: Draft, { own = [] }: FileFacts): boolean {
  const { op, object, near, prod, elsewhere } = fields
  if (op !== 'drop' || object !== 'database' || near !== true || prod === true || elsewhere === true) return false
  return target !== null && own.includes(`copy ${target}`)
}
