// Other machines that a tool's commands run on. Source: ENGINE 3.
import { names_production } from '#core/policy/effects/host/named-production.ts'

/** The machine on which a tool's commands run, if it is another one: such commands are judged as with `ssh`. */
export function host_of(server: string, action: string, args: Readonly<Record<string, unknown>>): string | null {
  if (!/ssh|remote|bastion/.test(`${server} ${action}`)) return null
  // Whatever is given to a server of that kind runs on another machine.
  const elsewhere = /(?:^|[-_])ssh(?:[-_]|$)/.test(server)
  const host = HOST_KEYS.map((key) => args[key]).find(
    (one) => typeof one === 'string' && /^[\w.@-]{1,128}$/.test(one) && (elsewhere || names_production(one)),
  )
  return typeof host === 'string' ? host : elsewhere ? 'elsewhere' : null
}

const HOST_KEYS = [
  'server',
  'host',
  'hostname',
  'connection',
  'target',
  'server_name',
  'connection_name',
  'host_alias',
  'host_name',
] as const
