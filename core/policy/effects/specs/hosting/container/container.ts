// Table of the commands of container engines. Source: ENGINE 4.2.
import { type Call, emit, reach, said, values } from '#core/policy/effects/call.ts'
import { address_of, is_near } from '#core/policy/effects/host/address.ts'
import { once_per_source } from '#core/policy/effects/line/line.ts'
import { type CommandSpec, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { COMPOSE } from '#core/policy/effects/specs/hosting/container/compose.ts'
import {
  builds,
  copies,
  logs_in,
  pulls,
  pushes,
  retags,
  saves,
  takes_in,
} from '#core/policy/effects/specs/hosting/container/image.ts'
import { inspects, inspects_secret } from '#core/policy/effects/specs/hosting/container/inspect.ts'
import {
  makes_volume,
  prune,
  REMOVE_FLAGS,
  remove,
  removes_volumes,
  stops,
} from '#core/policy/effects/specs/hosting/container/remove.ts'
import { container_name, enters, GLOBAL, RUN, runs } from '#core/policy/effects/specs/hosting/container/run.ts'

/** `docker -H tcp://host:2375`: whoever reaches an open engine is root there, and the line is not encrypted. */
const far_engine: Does = (call) => {
  for (const word of values(call, 'host')) {
    const address = /^(?:tcp|https?):/.test(word.text) ? address_of(word.text) : null
    if (address !== null && !is_near(address.kind)) reach(call, 'net.tunnel', word, { direction: 'engine' })
  }
  const host = engine_in(call)
  const address = host === null ? null : address_of(host)
  if (host !== null && address !== null && !is_near(address.kind))
    reach(call, 'net.tunnel', host, { direction: 'engine' })
}

/** `DOCKER_HOST=tcp://host:2375`, in front of the call or on the line before it. */
const engine_in = once_per_source(
  (source) => /\bDOCKER_HOST=["']?((?:tcp|https?):[^\s"';&|]{1,300})/.exec(source)?.[1] ?? null,
)

const DOCKER: CommandSpec = {
  flags: GLOBAL,
  always: far_engine,
  subcommands: {
    'run create': { flags: RUN, does: runs },
    exec: { flags: RUN, does: enters },
    'rm rmi': remove,
    'kill stop pause': { flags: REMOVE_FLAGS, does: stops },
    'build buildx': {
      flags: {
        ...GLOBAL,
        tag: '-t --tag =',
        other: '--target --platform --progress --cache-from --cache-to --output -o --load =',
        secret: '--build-arg --secret --ssh =',
      },
      subcommands: { 'prune rm': prune, 'ls inspect du version': nothing },
      does: builds,
    },
    push: pushes,
    pull: pulls,
    login: {
      flags: { user: '-u --username =', password: '-p --password =', stdin: '--password-stdin' },
      does: logs_in,
    },
    cp: copies,
    rename: (call) =>
      emit(call, 'proc.exec', {
        fields: {
          known: true,
          quiet: true,
          loses: call.operands.flatMap(({ text }) => [container_name(text), `bare ${container_name(text)}`]),
        },
      }),
    context: {
      subcommands: {
        // Names mean other things there.
        use: (call) =>
          emit(call, 'proc.exec', {
            fields: { known: true, quiet: true, loses: ['container ', 'bare ', 'image ', 'port ', 'services'] },
          }),
      },
      does: nothing,
    },
    'load import': {
      flags: { input: '-i --input =', other: '-c --change -m --message --platform =' },
      does: takes_in,
    },
    'save export': { flags: { ...GLOBAL, output: '-o --output =' }, does: saves },
    inspect: inspects,
    tag: retags,
    secret: {
      subcommands: { inspect: inspects_secret, 'rm remove': says('ctr.remove', { volumes: true, secret: true }) },
      does: nothing,
    },
    container: {
      subcommands: {
        'rm remove': remove,
        prune,
        'run create': { flags: RUN, does: runs },
        exec: { flags: RUN, does: enters },
      },
      does: nothing,
    },
    // Podman: removing a pod removes its containers.
    pod: { subcommands: { rm: remove, prune, 'stop kill': { flags: REMOVE_FLAGS, does: stops } }, does: nothing },
    image: { subcommands: { 'rm remove': remove, prune, push: pushes, build: builds }, does: nothing },
    volume: {
      subcommands: {
        'rm remove': { flags: REMOVE_FLAGS, does: removes_volumes },
        create: { flags: { of: '-d --driver -o --opt --label =' }, does: makes_volume },
        prune,
      },
      does: nothing,
    },
    network: {
      subcommands: {
        'rm remove': { flags: REMOVE_FLAGS, does: nothing },
        prune: { flags: REMOVE_FLAGS, does: nothing },
      },
      does: nothing,
    },
    builder: { subcommands: { prune: { flags: REMOVE_FLAGS, does: nothing } }, does: nothing },
    system: {
      subcommands: {
        prune,
        reset: {
          flags: REMOVE_FLAGS,
          does: (call) => emit(call, 'ctr.remove', { fields: { volumes: true, all: true, prune: true } }),
        },
      },
      does: nothing,
    },
    swarm: {
      subcommands: { leave: { flags: REMOVE_FLAGS, does: says('ctr.remove', { volumes: true, swarm: true }) } },
      does: nothing,
    },
    'service stack': {
      subcommands: {
        'rm remove down': { flags: REMOVE_FLAGS, does: says('ctr.remove', { volumes: true, service: true }) },
      },
      does: nothing,
    },
    compose: COMPOSE,
    machine: {
      subcommands: { 'rm reset': { flags: REMOVE_FLAGS, does: says('ctr.remove', { volumes: true }) } },
      does: nothing,
    },
  },
  does: nothing,
}

/** `skopeo copy docker://alpine oci:alpine`, `skopeo sync --src docker --dest dir alpine /tmp/x`: it comes here, and goes nowhere. */
function keeps_here(call: Call): boolean {
  if (call.name !== 'skopeo') return false
  if (call.subcommand === 'sync') return /(?:--dest|-d)[= ]dir\b/.test(said(call))
  return /^(?:oci|oci-archive|dir|docker-archive|docker-daemon|containers-storage|tarball|sif):/.test(
    call.operands.at(-1)?.text ?? '',
  )
}

/** docker and its kin. */
export const CONTAINERS: readonly ProgramSpec[] = [
  program('docker podman', DOCKER),
  program('nerdctl', { ...DOCKER, flags: { ...GLOBAL, namespace: '-n --namespace -a --address --data-root =' } }),
  program('docker-compose podman-compose', COMPOSE),
  program('buildah skopeo crane', {
    subcommands: {
      'push copy cp sync': (call) => (keeps_here(call) ? nothing(call) : pushes(call)),
      'rm rmi': remove,
      delete: says('ctr.remove', { volumes: true, registry: true }),
    },
    does: nothing,
  }),
  program('ctr crictl', { subcommands: { 'rm rmi rmp': remove, run: { flags: RUN, does: runs } }, does: nothing }),
  program('dive trivy grype syft hadolint lazydocker ctop colima lima limactl', nothing),
]
