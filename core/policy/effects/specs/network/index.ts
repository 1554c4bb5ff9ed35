// Programs that fetch, send, listen, tunnel and probe.
import type { ProgramSpec } from '#core/policy/effects/spec.ts'
import { BUCKETS } from '#core/policy/effects/specs/network/bucket.ts'
import { CURL } from '#core/policy/effects/specs/network/curl.ts'
import { DOWNLOADERS } from '#core/policy/effects/specs/network/download.ts'
import { NETCATS } from '#core/policy/effects/specs/network/netcat.ts'
import { PASTES } from '#core/policy/effects/specs/network/paste.ts'
import { PROBES } from '#core/policy/effects/specs/network/probe.ts'
import { SERVERS } from '#core/policy/effects/specs/network/serve.ts'
import { SESSIONS } from '#core/policy/effects/specs/network/session.ts'
import { SSH } from '#core/policy/effects/specs/network/ssh.ts'
import { TUNNELS } from '#core/policy/effects/specs/network/tunnel.ts'

export const NETWORK: readonly ProgramSpec[] = [
  ...CURL,
  ...DOWNLOADERS,
  ...NETCATS,
  ...SSH,
  ...SESSIONS,
  ...PASTES,
  ...PROBES,
  ...TUNNELS,
  ...BUCKETS,
  ...SERVERS,
]
