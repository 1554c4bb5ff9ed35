// Databases of a session's own: those of a server that it started on a port of this machine, and those it has a copy of. Source:
// ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { own_port } from '#core/policy/effects/session/saved.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** A port of this machine leads elsewhere, so that its name no longer says where a database is. */
export const TUNNEL = 'tunnel'

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
