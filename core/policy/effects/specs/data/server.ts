// Which database a call is about, and on which server. Source: ENGINE 4.2.
import { type Call, said, value } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { any_production, written_for_production } from '#core/policy/effects/specs/hosting/production.ts'
import { type Database, is_scratch_database } from '#core/policy/effects/text/query/sql.ts'

/** This machine, by a host or an address; inside of a container of docker no host is that container. */
export function is_near({ command }: Call, host: string): boolean {
  if (/^(?:\w+:\/\/(?:[^@/\s]*@)?)?(?:localhost|127\.0\.0\.1|\[?::1\]?)(?:[:/]|$)/i.test(host)) return true
  return host === '' && command.place === 'container' && command.via.some((one) => /^(?:docker|podman)/.test(one))
}

/** The database a client talks to, from its URL, flags and operands. */
export function database_of(call: Call, engine: string, name: string | null): Database {
  const url = call.command.args.find((word) => /^[a-z+]+:\/\//i.test(word.text))?.text ?? null
  const shown = url?.slice(url.lastIndexOf('/') + 1).replace(/\?.*/s, '') ?? name ?? assigned_database(call)
  const host = value(call, 'host')?.text ?? url ?? ''
  const prod =
    names_production(host) ||
    names_production(shown ?? '') ||
    any_production(call.command.args) ||
    call.command.args.some((word) => written_for_production(call.source, word))
  const disposable = !prod && is_scratch_database(shown ?? '')
  const near = is_near(call, url ?? host)
  const port = near ? port_of(call, engine, url) : null
  const local = call.command.place === 'local' && shown !== null
  const store = `${engine} ${address_of_server(host)} ${port ?? ''} ${shown ?? ''}`
  const server = prod ? null : server_of(call, engine, url, host)
  return {
    engine,
    name: shown,
    prod,
    disposable,
    near,
    ...(!disposable && call.command.place !== 'container' && is_given(call) && { given: true }),
    ...(port !== null && { port }),
    ...(local && { store }),
    ...(server !== null && { server }),
  }
}

/** A variable for an address, and words in its name that say that its data may go. */
const ADDRESS =
  /^(?:\w{0,40}_)?(?:DATABASE|DB|PG|POSTGRES(?:QL)?|MYSQL|MARIADB|SUPABASE|NEON)(?:_?\w{1,20})?_?(?:URL|URI|DSN|HOST|SERVER)$/i
const FOR_TRIALS =
  /(?:^|[^a-z])(?:local(?:host)?|dev(?:el(?:opment)?)?|tests?|testing|ci|e2e|scratch|sandbox|te?mp|shadow)(?:[^a-z]|$)/i

/** Whether a variable of an unknown value says where the server is. */
function is_given(call: Call): boolean {
  return call.command.args.some(
    ({ vars }) => vars?.some((name) => ADDRESS.test(name) && !FOR_TRIALS.test(name)) === true,
  )
}

/** The server of this machine that a client asks; null when something that is not looked at may say another one. */
export function server_of(call: Call, engine: string, url: string | null, host: string): string | null {
  if (call.command.place !== 'local' || chooses_port(call) || reads_variables(call)) return null
  const near = is_near(call, url ?? host)
  const port = near || host === '' ? port_of(call, engine, url) : null
  return port === null ? null : `${engine} ${near ? 'near' : 'socket'} ${port}`
}

/** `source .env`: from there on any server may be meant. */
export const reads_variables = line_says(/(?:^|[\s;&|(])(?:source|\.)\s|\bdotenv\b|\bdirenv\b|\bset -a\b/)

/** Without who logs in, and with what password. */
function address_of_server(host: string): string {
  const server = host.replace(/^\w+:\/\/(?:[^@/]*@)?/, '')
  const end = server.search(/[/?]/)
  return end < 0 ? server : server.slice(0, end)
}

const USUAL_PORT: Readonly<Record<string, string>> = { postgres: '5432', mysql: '3306', mongo: '27017' }

/** A port that an earlier command or the environment chose. */
const chooses_port = line_says(/\b(?:PGPORT|PGSERVICE|PGHOST|MYSQL_TCP_PORT|MYSQL_HOST)=/)

/** The port of this machine on which the server listens; null when something that is not looked at may say another one. */
export function port_of(call: Call, engine: string, url: string | null): string | null {
  if (call.command.place !== 'local' || chooses_port(call)) return null
  if (url !== null) {
    if (/[?&](?:port|host|service)=/.test(url)) return null
    const given = /^\w+:\/\/[^/?\s]*:(\d{2,5})(?:[/?]|$)/.exec(url)?.[1]
    return given ?? USUAL_PORT[engine] ?? null
  }
  const flag = engine === 'mysql' ? SHORT_OF_MYSQL : SHORT_OF_POSTGRES
  const given = flag.exec(said(call))
  return given === null ? (USUAL_PORT[engine] ?? null) : (given[1] ?? null)
}

/** The flag, whether or not a number follows it. */
const SHORT_OF_MYSQL = /(?:^|\s)(?:-P|--port[= ])\s?(\d{2,5})?(?=\s|$)/

const SHORT_OF_POSTGRES = /(?:^|\s)(?:-p|--port[= ])\s?(\d{2,5})?(?=\s|$)/

/** `PGDATABASE=app_test psql -c ...` */
function assigned_database({ command }: Call): string | null {
  const given = command.assigns.find(({ name }) => name === 'PGDATABASE')?.value
  return given?.cert === 'literal' ? given.text : null
}
