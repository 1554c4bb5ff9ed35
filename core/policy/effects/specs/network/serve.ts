// Servers of a folder or a terminal, and programs that put load on a server.
import { type Call, emit, text_of, touch, value } from '#core/policy/effects/call.ts'
import type { Scope } from '#core/policy/effects/kind.ts'
import { type Does, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const HERE_ONLY = /^(?:127\.|localhost|\[?::1)/
/** Where private things of a person or of the machine lie together. */
const PRIVATE: ReadonlySet<Scope | null> = new Set<Scope | null>([
  'root',
  'home',
  'home-config',
  'credential',
  'other-user',
])

/** A folder served to whoever can connect: a home or the root offers everything in it. `null` is where the server starts. */
export function serves_folder(call: Call, folder: Word | null, bind: string): void {
  const { homes } = call.frame
  const place = folder === null ? (call.command.cwd ?? '') : folder.text
  const wide = homes.includes(place.replace(/(.)\/$/, '$1')) || /^(?:\/|~|\$HOME|\/etc|\/root|\/home)\/?$/.test(place)
  const draft = emit(call, 'net.listen', { target: place, fields: { addr: bind || '0.0.0.0', exposes: false } })
  const scope = folder === null ? null : (touch(call, 'fs.list', folder)?.scope ?? null)
  // `~/Documents`, not `~/work/site/public`.
  const personal = scope === 'home-other' && homes.some((home) => is_directly_below(place, home))
  if (draft !== null && !HERE_ONLY.test(bind) && (wide || personal || PRIVATE.has(scope)))
    draft.fields = { ...draft.fields, exposes: true }
  if (scope === 'credential' && folder !== null) touch(call, 'fs.read', folder, { copied: true })
}

function is_directly_below(path: string, home: string): boolean {
  return (
    path.startsWith(`${home}/`) &&
    !path
      .slice(home.length + 1)
      .replace(/\/$/, '')
      .includes('/')
  )
}

/** `host:port`, `tcp://host:port` or `:port`: the host. */
function host_of(address: string): string {
  return address.replace(/^\w+:\/\//, '').replace(/:\d*$/, '')
}

const listens: Does = (call) => {
  if (/^(?:ttyd|gotty|wetty)$/.test(call.name)) {
    emit(call, 'net.tunnel', { target: call.name, d2: 2, fields: { direction: 'shell', exposes: true } })
    return
  }
  const host = host_of(text_of(value(call, 'host')) ?? '')
  const folder =
    value(call, 'folder') ??
    call.operands.find((word) => !/^(?:[\d.:]+|start|serve)$/.test(word.text) || /^\.{1,2}$/.test(word.text)) ??
    null
  if (folder === null || /^\w+:\/\//.test(folder.text))
    emit(call, 'net.listen', { target: folder?.text ?? null, fields: { addr: host, exposes: false } })
  else serves_folder(call, folder, host)
}

/** `php -S host:port -t folder`. */
export function serves_at(call: Call, address: string, folder: Word | null): void {
  serves_folder(call, folder, host_of(address))
}

export const SERVERS: readonly ProgramSpec[] = [
  program(
    'ab wrk hey k6 siege vegeta autocannon oha bombardier locust artillery hyperfine lighthouse newman',
    says('proc.exec', { known: true }),
  ),
  program(
    'serve http-server live-server browser-sync static-server sirv miniserve darkhttpd webfsd ' +
      'simple-http-server dufs updog goshs caddy-file ttyd gotty wetty websocketd',
    {
      flags: {
        host: '-a --host -b --bind -H --hostname -i --interface --interfaces --address --addr =',
        port: '-p --port -l --listen =',
        folder: '-r --root =',
        other: '-c --config -C --cert -K --key -P --proxy -t --timeout -d --index =',
      },
      does: listens,
    },
  ),
]
