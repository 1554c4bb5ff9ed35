// nc and socat: a raw line in or out, and a remote shell with a program behind it.
import { type Call, emit, has, prints, reach, touch, value } from '#core/policy/effects/call.ts'
import { address_of, is_near } from '#core/policy/effects/host/address.ts'
import { type Does, nothing, type ProgramSpec, program } from '#core/policy/effects/spec.ts'
import { piped_text } from '#core/policy/effects/specs/data/piped.ts'
import { reads_file } from '#core/policy/effects/specs/network/payload.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const EMPTIES_STORE = /^[ \t]*["']?(?:flush_?all|flushdb|shutdown|config\s+set|slaveof|replicaof)\b/im

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/** nc, ncat: a raw line in or out; with a program behind it, a remote shell. */
const netcat: Does = (call) => {
  if (has(call, 'socket')) {
    for (const word of call.operands) touch(call, 'fs.read', word, { socket: true })
    return
  }
  const [host, second] = call.operands
  const port = (second ?? value(call, 'port'))?.text ?? ''
  const listens = has(call, 'listen')
  const place = listens
    ? `0.0.0.0:${(value(call, 'port') ?? call.operands.at(-1))?.text ?? ''}`
    : `${host?.text ?? ''}:${port}`
  // Without a value `-c` is about line ends.
  if (has(call, 'execute') || value(call, 'shell_command') !== null || has(call, 'lua')) {
    const fields = { host: host?.text ?? '', mechanism: call.name }
    emit(call, 'net.shell', { target: place, scope: 'remote', d2: 3, fields })
  } else if (listens) {
    // `nc -l 127.0.0.1 9999`: nobody else can reach it.
    if (host !== undefined && LOOPBACK.test(host.text)) nothing(call)
    else emit(call, 'net.listen', { target: place, fields: { port }, absorbs: true })
    prints(call, 'net')
  } else if (host === undefined) nothing(call)
  else if (has(call, 'scan')) scans(call, host, port)
  else sends_raw(call, host.text, place)
}

/** `nc -z host 1-1024`: one port is looked at every day. */
function scans(call: Call, host: Word, ports: string): void {
  if (ports.includes('-') && !is_near(address_of(host.text)?.kind ?? 'unknown')) reach(call, 'net.scan', host)
  else nothing(call)
}

function sends_raw(call: Call, host: string, place: string): void {
  // `echo flush_all | nc cache 11211`: the line that comes through the pipe is a command of the store.
  if (piped_text(call).some((text) => EMPTIES_STORE.test(text)))
    emit(call, 'db.schema', { target: host, fields: { engine: 'store', object: 'database', destroys: true } })
  const { stdin, redirects } = call.command
  if (stdin.length > 0 || redirects.some((one) => one.op === '<'))
    reach(call, 'net.send', place, { method: 'raw', source: 'stdin', with_data: true })
  else reach(call, 'net.fetch', place, { method: 'raw' })
  prints(call, 'net')
}

const STAYS_HERE =
  /^tcp[46]?-l(?:isten)?:\d{1,5}(?:,(?:fork|reuseaddr)){0,2},bind=(?:localhost|127\.0\.0\.1)(?:,(?:fork|reuseaddr)){0,2}\stcp[46]?(?:-connect)?:(?:localhost|127\.0\.0\.1):\d{1,5}$/i

/** The ends of a line, as socat names them. */
interface Ends {
  line: string
  /** Host of the other end, null without one. */
  remote: string | null
  /** Port that this end listens on, null when it does not. */
  port: string | null
  /** Whether one end is a file of this machine. */
  opens: boolean
  executes: boolean
}

function ends_of(line: string): Ends {
  const remote = /(?:tcp|openssl|ssl|udp|sctp|socks[\w-]{0,16}|proxy)[46]?(?:-connect)?:([^,\s]+)/i.exec(line)
  const listens = /(?:tcp|udp|openssl|ssl)[46]?-l(?:isten)?:(\d+)/i.exec(line)
  return {
    line,
    remote: remote?.[1] ?? null,
    port: listens?.[1] ?? null,
    opens: /(?:^|\s)(?:gopen|open|file):(?!\/dev\/)/i.test(line),
    executes: /(?:^|\s)(?:exec|system|shell):/i.test(line),
  }
}

const socat: Does = (call) => {
  for (const word of call.operands) {
    const socket = /^(?:unix(?:-connect|-client)?|gopen|open|file):([^,]+)/i.exec(word.text)?.[1]
    if (socket !== undefined) touch(call, 'fs.read', { ...word, text: socket }, { socket: true })
  }
  const ends = ends_of(call.operands.map((word) => word.text).join(' '))
  const { line, remote, port, opens, executes } = ends
  // The console of a load balancer: `show` looks, everything else changes what is being served.
  if (
    /haproxy|(?:admin|stats)\.sock/.test(line) &&
    piped_text(call).some((text) => !/^\s*(?:show|help|prompt)\b/.test(text))
  )
    emit(call, 'sys.service', { target: 'haproxy', d2: 2, fields: { op: 'stop', unit: 'haproxy' } })
  if (executes && (remote !== null || port !== null)) {
    const fields = { host: remote ?? '', mechanism: 'socat' }
    emit(call, 'net.shell', { target: remote ?? `0.0.0.0:${port ?? ''}`, scope: 'remote', d2: 3, fields })
  } else if (port !== null) listens(call, ends, port)
  else if (remote !== null) {
    const sends = reads_file(call) || opens
    const source = opens ? 'file' : 'stdin'
    const kind = call.command.stdin.length > 0 || sends ? 'net.send' : 'net.fetch'
    reach(call, kind, remote, { method: 'raw', source, with_data: sends })
  } else nothing(call)
}

function listens(call: Call, { line, remote, opens }: Ends, port: string): void {
  // From one port of this machine to another, for nobody else to reach.
  if (STAYS_HERE.test(line)) emit(call, 'net.listen', { target: port, fields: { port, tunnel: true } })
  else if (/docker\.sock/.test(line))
    emit(call, 'net.tunnel', { target: 'docker.sock', d2: 3, fields: { direction: 'expose', exposes: true } })
  else if (remote !== null) {
    const local = is_near(address_of(remote)?.kind ?? 'unknown')
    emit(call, 'net.tunnel', { target: remote, fields: { direction: 'forward', local } })
  } else {
    // A file of this machine behind a port that others can reach.
    const exposes = opens && !/[,]bind=(?:localhost|127\.|\[?::1)/i.test(line)
    emit(call, 'net.listen', { target: port, fields: { port, exposes } })
  }
}

/** `websocat -E ws://host sh-c:'exec sh'`: one end of the line, which may be a program of this machine. */
const websocat: Does = (call) => {
  const ends = call.operands.map(({ text }) => text)
  const far = ends.find((text) => /^(?:wss?|tcp|autoreconnect:wss?):/.test(text))
  const host = /^(?:[\w-]+:)?(?:wss?:\/\/)?([\w.-]+)/.exec(far ?? '')?.[1] ?? ''
  const runs = ends.some((text) => /^(?:sh-c|cmd|exec|shell):/.test(text))
  if (runs && (far === undefined || !LOOPBACK.test(host)))
    emit(call, 'net.shell', {
      target: host || '0.0.0.0',
      scope: 'remote',
      d2: 3,
      fields: { host, mechanism: 'websocat' },
    })
  else if (far === undefined) nothing(call)
  else {
    reach(call, call.command.stdin.length > 0 ? 'net.send' : 'net.fetch', host, { method: 'raw', source: 'stdin' })
    prints(call, 'net')
  }
}

export const NETCATS: readonly ProgramSpec[] = [
  program('nc ncat netcat nc.traditional nc.openbsd pwncat cryptcat', {
    flags: {
      execute: '-e --exec =',
      shell_command: '-c --sh-exec =',
      lua: '--lua-exec =',
      listen: '-l --listen',
      port: '-p --source-port =',
      scan: '-z',
      socket: '-U --unixsock',
      other:
        '-w --wait -q -s --source -i --idle-timeout -x -X -O -T -I -V --proxy --proxy-type --ssl-cert --ssl-key --allow --deny =',
      quiet: '-n -v -u -k -d -N -4 -6 -r -t --ssl --udp --keep-open --send-only --recv-only',
    },
    does: netcat,
  }),
  program('websocat', {
    flags: { listen: '-s --server-mode', exec: '-e -E --exit-on-eof', value: '-H --header --protocol --basic-auth =' },
    does: websocat,
  }),
  program('socat filan procan', {
    flags: { other: '-t -T -lf -lp -b -L -W =?', quiet: '-d -v -x -u -U -h -V -D -s' },
    does: socat,
  }),
]
