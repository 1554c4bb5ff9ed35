// Servers with throwaway data, in a temporary folder or in memory. A session that started one on a port may empty it,
// as it may delete the folder. Source: ENGINE 4.2, 11.
import { type Call, emit } from '#core/policy/effects/call.ts'
import { own_port } from '#core/policy/effects/session/saved.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import { ONLY_SHOWN, shown_arguments } from '#core/policy/effects/verbs/meaning.ts'

/** How a server is started, and which options name its port and its data folder. */
export interface Server {
  starts: RegExp
  /** The group is the port. */
  port: RegExp
  /** The group is the data folder. */
  data: RegExp
  /** Without a data folder it works in memory. */
  in_memory: boolean
}

const PASSING = /^\/(?:tmp|var\/tmp|dev\/shm)\/[\w.-]+(?:\/[\w.-]+)*\/?$/
const PORT = /(?:^|[\s"'])--port[= ](\d{2,5})(?=["'\s]|$)/
const SHORT_PORT = /(?:^|[\s"'])-p\s?(\d{2,5})(?=["'\s]|$)/
const DATA = /(?:^|\s)(?:-D|--pgdata|--data-?dir|--dbpath|--datadir|--db-filename|-sd|--store_dir|--store)[= ]?(\S+)/

const ROWS: readonly (readonly [names: string, starts: RegExp, port: RegExp, in_memory: boolean, data?: RegExp])[] = [
  ['pg_ctl', /(?:^|\s)start(?:\s|$)/, SHORT_PORT, false],
  ['postgres', /^-/, SHORT_PORT, false],
  ['mongod', /^-/, PORT, false],
  ['mysqld mariadbd', /^-/, PORT, false],
  ['etcd', /^-/, /--listen-client-urls[= ]http:\/\/(?:localhost|127\.0\.0\.1):(\d{2,5})(?=\s|$)/, false],
  [
    'minio',
    /^server\b/,
    /--address[= ](?:localhost|127\.0\.0\.1)?:(\d{2,5})(?=\s|$)/,
    false,
    /^server\s(?:.*\s)?(\/\S+)/,
  ],
  ['temporal', /^server\s+start-dev\b/, PORT, true],
  ['nats-server', /^-/, SHORT_PORT, true],
  ['anvil ganache moto_server', /^-/, PORT, true],
]

const SERVERS: ReadonlyMap<string, Server> = new Map(
  ROWS.flatMap(([names, starts, port, in_memory, data = DATA]) =>
    names.split(' ').map((name) => [name, { starts, port, data, in_memory }] as const),
  ),
)

/** How a program of this name is started as a server; undefined when it is none. */
export function server_of(name: string): Server | undefined {
  return SERVERS.get(name)
}

/** Emits that the port belongs to the session, when the call starts a server over throwaway data. */
export function emit_server(call: Call, { starts, port, data, in_memory }: Server): void {
  const words = shown_arguments(call)
  if (!starts.test(words) || ONLY_SHOWN.test(words) || call.command.place !== 'local' || !surely(call)) return
  const number = port.exec(words)?.[1]
  const place = data.exec(words)?.[1]
  if (number === undefined || (place === undefined ? !in_memory : !PASSING.test(place))) return
  emit(call, 'proc.exec', {
    fields: {
      known: true,
      quiet: true,
      makes: own_port(number, call.name),
      ...(place !== undefined && { data: place }),
    },
  })
}
