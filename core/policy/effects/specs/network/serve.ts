// Servers of a folder or a terminal, and programs that put load on a server.
import { type Call, emit, text_of, value } from '#core/policy/effects/call.ts'
import { type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'

const listens = (call: Call): void => {
  const host = text_of(value(call, 'host')) ?? ''
  emit(call, 'net.listen', { target: call.operands[0]?.text ?? null, fields: { addr: host, exposes: false } })
}

export const SERVERS: readonly ProgramSpec[] = [
  program(
    'ab wrk hey k6 siege vegeta autocannon oha bombardier locust artillery hyperfine lighthouse newman',
    says('proc.exec', { known: true }),
  ),
  program(
    'serve http-server live-server browser-sync static-server sirv miniserve darkhttpd webfsd simple-http-server caddy-file ttyd gotty wetty websocketd',
    {
      flags: { host: '-a --host -b --bind -H --hostname -i --interface =', port: '-p --port -l --listen =' },
      does: (call) => {
        if (/^(?:ttyd|gotty|wetty)$/.test(call.name))
          emit(call, 'net.tunnel', { target: call.name, d2: 2, fields: { direction: 'shell', exposes: true } })
        else listens(call)
      },
    },
  ),
]
