// The services that a session started, what lies in them, and what tools ask of them. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { TUNNEL } from '#core/policy/effects/session/own/stores.ts'
import { NAMED_SERVER } from '#core/policy/effects/specs/network/bucket.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Stands for the services on this machine that the session started: databases among them. */
export const SERVICES = 'services'

/** A tool that is told a statement does what the statement does: to a table of the session's own. */
export function asks_own({ kind, head, fields }: Draft, drafts: readonly Draft[]): boolean {
  if (
    kind !== 'tool.mutate' ||
    fields.danger !== true ||
    !/(?:^|_)(?:query|queries|execute|sql|statement)(?:_|$)/.test(String(fields.verb))
  )
    return false
  const told = drafts.filter((one) => one.head === head && one.kind.startsWith('db.'))
  return (
    told.length > 0 &&
    told.every((one) => one.fields.made === true || one.fields.op === 'rename' || one.kind === 'db.read')
  )
}

/** Topics, buckets and jobs inside of the services that the session started: `docker compose exec kafka ... --delete`. */
export function works_inside({ kind, head, target, via, fields }: Draft, facts: FileFacts): boolean {
  if (fields.prod === true || !starts(facts)) return false
  if (via.some((one) => IN_SERVICES.test(one))) return true
  // The store of this machine, which its client calls `local`.
  if (kind !== 'cloud.delete' || !/^(?:mc|mcli)$/.test(head)) return false
  return /(?:^|\s)local\/\S+$/.test(target ?? '') || on_named_server(target, facts)
}

/** `try/uploads` behind `mc alias set try http://localhost:9010`. */
export function on_named_server(target: string | null, { own = [] }: FileFacts): boolean {
  const name = /(?:^|\s)([\w-]+)\/\S*$/.exec(target ?? '')?.[1]
  return name !== undefined && own.includes(NAMED_SERVER + name) && !own.includes(TUNNEL)
}

/**
 * A framework's reset, a flush, or tables and rows of a database on this machine, where the session started the services of this
 * machine and nothing names another place. A whole database by name may be another one than that of the services, unless it is
 * dropped inside of them.
 */
export function resets_own({ kind, fields, via }: Draft, facts: FileFacts): boolean {
  if (fields.prod === true || fields.elsewhere === true || !starts(facts)) return false
  const near = fields.near === true && facts.own?.includes(TUNNEL) !== true
  if (kind === 'db.write') return fields.all_rows === true && near
  if (kind !== 'db.schema' || fields.destroys !== true) return false
  if (/^(?:database|schema)$/.test(String(fields.object)) && via.some((one) => IN_SERVICES.test(one))) return true
  if (facts.own?.includes(TUNNEL) === true) return false
  return fields.op === 'reset' || fields.engine === 'redis' || (near && fields.object === 'table')
}

/** `curl -X DELETE localhost:9200/products-v1`: an index of the services that the session started. */
export function clears_own({ fields }: Draft, facts: FileFacts): boolean {
  const { method, host_kind, path } = fields
  if (host_kind !== 'loopback' || fields.prod === true) return false
  if (!/^delete$/i.test(String(method)) && !/\/_(?:delete|update)_by_query(?:[?/]|$)/.test(String(path))) return false
  return starts(facts) && facts.own?.includes(TUNNEL) !== true
}

/** A command inside of a service of the project whose services these are. */
export const IN_SERVICES = /compose exec$/

/** Whether the session started the services of its project. */
export function starts({ own }: FileFacts): boolean {
  return own?.includes(SERVICES) ?? false
}

/** Volumes of the project whose services the session started: what `compose down -v` takes as well. */
export function takes_of_project({ fields }: Draft, facts: FileFacts): boolean {
  return fields.of_project === true && fields.all !== true && fields.elsewhere !== true && starts(facts)
}
