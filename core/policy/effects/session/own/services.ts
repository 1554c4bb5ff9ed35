// Services that a session started, their contents, and tools that send them statements. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { TUNNEL } from '#core/policy/effects/session/own/stores.ts'
import { NAMED_SERVER } from '#core/policy/effects/specs/network/bucket.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** Fact: the session started the services on this machine, databases among them. */
export const SERVICES = 'services'

/**
 * Whether a tool call only carries a statement about a table of the session's own; the statement has its own effect.
 */
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

/**
 * Whether an action concerns topics, buckets or jobs inside services that the session started: `docker compose exec
 * kafka ... --delete`.
 */
export function works_inside({ kind, head, target, via, fields }: Draft, facts: FileFacts): boolean {
  if (fields.prod === true || !starts(facts)) return false
  if (via.some((one) => IN_SERVICES.test(one))) return true
  // `local` is how this client calls the store of this machine.
  if (kind !== 'cloud.delete' || !/^(?:mc|mcli)$/.test(head)) return false
  return /(?:^|\s)local\/\S+$/.test(target ?? '') || on_named_server(target, facts)
}

/**
 * Whether a target is on a server that the session gave a local alias: `try/uploads` after `mc alias set try
 * http://localhost:9010`.
 */
export function on_named_server(target: string | null, { own = [] }: FileFacts): boolean {
  const name = /(?:^|\s)([\w-]+)\/\S*$/.exec(target ?? '')?.[1]
  return name !== undefined && own.includes(NAMED_SERVER + name) && !own.includes(TUNNEL)
}

/**
 * Whether a framework's reset, a flush, or a statement about tables concerns a local database, when the session started
 * the local services and nothing names another place. Dropping a whole database counts only inside those services: by
 * name it may be another server's.
 */
export function resets_own({ kind, fields, via }: Draft, facts: FileFacts): boolean {
  if (fields.prod === true || fields.elsewhere === true || !starts(facts)) return false
  const near = fields.near === true && facts.own?.includes(TUNNEL) !== true
  if (kind === 'db.write') return fields.all_rows === true && (near || via.some((one) => IN_SERVICES.test(one)))
  if (kind !== 'db.schema' || fields.destroys !== true) return false
  if (/^(?:database|schema)$/.test(String(fields.object)) && via.some((one) => IN_SERVICES.test(one))) return true
  if (facts.own?.includes(TUNNEL) === true) return false
  return fields.op === 'reset' || fields.engine === 'redis' || (near && fields.object === 'table')
}

/**
 * Whether a request deletes an index in services that the session started: `curl -X DELETE localhost:9200/products-v1`.
 */
export function clears_own({ fields }: Draft, facts: FileFacts): boolean {
  const { method, host_kind, path } = fields
  if (host_kind !== 'loopback' || fields.prod === true) return false
  if (!/^delete$/i.test(String(method)) && !/\/_(?:delete|update)_by_query(?:[?/]|$)/.test(String(path))) return false
  return starts(facts) && facts.own?.includes(TUNNEL) !== true
}

/** A command inside a service of the project. */
export const IN_SERVICES = /compose exec$/

/** Whether the session started the services of its project. */
export function starts({ own }: FileFacts): boolean {
  return own?.includes(SERVICES) ?? false
}

/** Whether the volumes belong to the project whose services the session started, as `compose down -v` takes them. */
export function takes_of_project({ fields }: Draft, facts: FileFacts): boolean {
  return fields.of_project === true && fields.all !== true && fields.elsewhere !== true && starts(facts)
}
