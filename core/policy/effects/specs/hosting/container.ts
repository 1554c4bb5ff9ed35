// Container engines: what runs with which rights, what is removed, what is published (long: one table of programs).

import { in_turn, within } from '#core/compose.ts'
import { sub_word } from '#core/policy/effects/arguments.ts'
import { type Call, emit, has, prints, reach, said, touch, value, values } from '#core/policy/effects/call.ts'
import { address_of, is_near } from '#core/policy/effects/host/address.ts'
import { first_readers, line_says, once_per_source } from '#core/policy/effects/line/line.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import { type CommandSpec, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { works_elsewhere } from '#core/policy/effects/specs/hosting/production.ts'
import { fan_of, pipeline_of } from '#core/policy/effects/specs/machine/fed.ts'
import { GATEWAY_NAME } from '#core/policy/effects/specs/machine/system.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import { hands_over_host } from '#core/policy/effects/text/content.ts'
import { is_scratch_database } from '#core/policy/effects/text/query/sql.ts'
import type { Word } from '#core/policy/parse/tree.ts'
import { is_own_settings } from '#core/policy/parse/wrap/images.ts'

const GLOBAL = {
  context: '-c --context =',
  host: '-H --host =',
  config: '--config --log-level =',
  project: '-p --project-name --profile --env-file =',
  file: '-f --file =',
}
const RUN = {
  ...GLOBAL,
  privileged: '--privileged',
  mount: '-v --volume --mount =',
  network: '--net --network =',
  pid: '--pid --uts --userns =',
  // The memory that processes share: what frameworks of GPUs are told to ask for, and no way to the host.
  memory: '--ipc =',
  capability: '--cap-add =',
  security: '--security-opt =',
  device: '--device =',
  environment: '-e --env --env-file =',
  port: '-p --publish --expose =',
  name:
    '--name --hostname -h --workdir -w --user -u --entrypoint --label -l --restart --platform --memory -m ' +
    '--cpus --gpus --add-host --dns --ulimit --shm-size --tmpfs --log-driver --log-opt --pull --volumes-from ' +
    '--link --cidfile --ip --mac-address --stop-signal --health-cmd =',
}

/** Host paths whose mount hands the machine to the container. */
const HOST_CONTROL = within(
  '^',
  [
    /\/|\/etc|\/etc\/ssh|\/root|\/boot|\/dev|\/proc|\/sys|\/usr|\/var|\/var\/lib|\/lib|\/home|\/Users/,
    /\/etc\/(?:passwd|shadow|group|sudoers(?:\.d)?|ld\.so\.preload|pam\.d|systemd)/,
    /\/var\/run\/docker\.sock|\/run\/docker\.sock|\/var\/run|\/run/,
  ],
  '\\/*$',
)
const SOCKET = /docker\.sock|containerd\.sock|podman\.sock|crio\.sock/
const RAISING = /^(?:ALL|SYS_ADMIN|SYS_MODULE|SYS_RAWIO|DAC_READ_SEARCH|BPF)$/i
/** What a debugger or a network inside of the container needs; of the host's processes and network it is control of the host. */
const RAISING_ON_HOST = /^(?:SYS_PTRACE|NET_ADMIN|SYS_CHROOT|SYS_BOOT)$/i

/** Host side of `-v host:inside[:ro]` and `type=bind,source=host,...`; null for named volumes. */
function host_side(word: Word): Word | null {
  const { text } = word
  const source = /(?:^|,)(?:source|src)=([^,]*)/.exec(text)
  if (source) return { ...word, text: source[1] ?? '' }
  // The root of a drive.
  const drive = /^([A-Za-z]):[\\/]{0,2}:/.exec(text)
  if (drive !== null) return { ...word, text: '/' }
  const path = text.split(':')[0] ?? ''
  const place = path === '' ? '' : path.charAt(0)
  const on_host = '/.~$\u0000'.includes(place) && place !== ''
  return on_host || /^[A-Za-z]:[\\/]/.test(path) || word.cert === 'dynamic'
    ? { ...sub_word(word, 0), text: path }
    : null
}

function publishes_port(call: Call): boolean {
  return (
    values(call, 'port').some(({ text }) => !/^(?:127\.|localhost:|\[::1\])/.test(text)) ||
    call.command.args.some(({ text }) => text === '-P' || text === '--publish-all')
  )
}

/** All keys of a person in the hands of an image; of a server, in those of whoever reaches its port. */
function gives_home(call: Call, home: Word): void {
  if (publishes_port(call)) emit(call, 'net.listen', { target: home.text, fields: { exposes: true } })
  emit(call, 'cred.read', { target: home.text, d2: 2, fields: { store: 'home', item: 'home' } })
}

/**
 * `docker run -v "$PWD/.env:/app/.env" app`: the project's own variables for a program of its own, as `--env-file` hands them over.
 * An image that names its host may be anybody's, and what a command in there reads of the file is judged when it does.
 */
function gives_variables(call: Call, image: string, host: Word, mount: Word): boolean {
  const { item, scope, path } = locate(host, 'read', call.command.cwd, call.frame)
  const { workspace } = call.frame
  if (item !== 'env-file' || scope !== 'credential' || path === null || workspace === null) return false
  return (
    path.startsWith(`${workspace}/`) &&
    /:(?:\/[\w.-]+)*\/\.env[\w.-]*(?::[\w,]*)?$/.test(mount.text) &&
    !/^[\w-]*[.:][\w.:-]*\//.test(image)
  )
}

const runs: Does = (call) => {
  const own = /(?:^|\s)--name[= ]([\w.-]{1,80})(?=\s|$)/.exec(said(call))?.[1]
  const mounts = values(call, 'mount')
  const image = call.operands[0]?.text ?? ''
  const args = call.command.args.map(({ text }) => text)
  let host_mount = false
  for (const mount of mounts) {
    const host = host_side(mount)
    if (host === null) continue
    const readonly = /(?::|,)(?:ro|readonly)(?:,|$|:)/.test(mount.text)
    const path = locate(host, 'read', call.command.cwd, call.frame).path ?? host.text
    if (SOCKET.test(path) || (HOST_CONTROL.test(path) && !(readonly && path !== '/'))) host_mount = true
    else if (locate(host, 'read', call.command.cwd, call.frame).scope === 'credential') {
      if (!is_own_settings(image, args, path, mount.text) && !gives_variables(call, image, host, mount))
        touch(call, 'fs.read', host, { mounted: true })
    } else if (locate(host, 'read', call.command.cwd, call.frame).scope === 'home') gives_home(call, host)
  }
  const shares_host = values(call, 'pid').some((word) => word.text === 'host')
  const raised = values(call, 'capability').map((word) => word.text.replace(/^CAP_/i, ''))
  const beside_host = shares_host || values(call, 'network').some((word) => word.text === 'host')
  const privileged =
    has(call, 'privileged') ||
    raised.some((name) => RAISING.test(name) || (beside_host && RAISING_ON_HOST.test(name))) ||
    values(call, 'device').some((word) => /^\/dev\/(?:sd|nvme|vd|xvd|mem|kmem|disk)/.test(word.text))
  if (call.operands[0]?.feeds?.some(({ index }) => /^(?:curl|wget)$/.test(call.commands[index]?.name ?? '')) === true)
    emit(call, 'proc.exec', { fields: { source: 'network', scheme: 'https' }, taint: ['net'] })
  pulls(call)
  emit(call, 'ctr.run', {
    target: image || null,
    fields: {
      image,
      ...(own !== undefined && !LIVE.test(own) && surely(call) && { makes: container_name(own) }),
      ...keeps(call, mounts),
      ...publishes(call),
      privileged: privileged || (shares_host && host_mount),
      host_mount,
      host_namespace: shares_host,
      unconfined: values(call, 'security').some((word) => /unconfined|no-new-privileges[=:]false/.test(word.text)),
      miner:
        joins_pool(call) ||
        /xmrig|minerd|monero|cryptonight|nicehash|ethminer|(?:^|[/_-])(?:miners?|mining|xmr|xmr-stak|nanominer|t-rex|phoenixminer)(?:$|[:/_-])/i.test(
          image,
        ),
    },
  })
}

/** `-o pool.example:3333`: what a container is told to work for. */
function joins_pool(call: Call): boolean {
  return call.command.args.some(
    ({ text }, at, { [at - 1]: before }) =>
      /^(?:[\w+]{1,20}:\/\/)?(?:[\w-]{1,60}\.){0,4}(?:pool|\w{0,20}(?:mine|mining|xmr|hash|coin)\w{0,20}|stratum)(?:\.[\w-]{1,60}){1,4}:\d{2,5}$/i.test(
        text,
      ) && /^(?:-o|--url|--pool|-P|--server)$/.test(before?.text ?? ''),
  )
}

/** An image from a host without a name: nobody stands for what is in it. */
const pulls: Does = (call) => {
  const image = call.operands[0]?.text ?? ''
  const host = /^((?:\d{1,3}\.){3}\d{1,3})[:/]/.exec(image)?.[1]
  if (host === undefined || is_near(address_of(host)?.kind ?? 'unknown')) return nothing(call)
  emit(call, 'pkg.install', { target: image, d2: 1, fields: { manager: 'container', source: 'index', host } })
}

const enters: Does = (call) => {
  const brings = /\brun$/.test(call.subcommand) && !LIVE.test(said(call))
  const [name] = call.operands
  const known = name?.cert === 'literal' && !/^compose/.test(call.subcommand)
  const inside =
    known && !names_server(call) && !names_engine(call) && !works_elsewhere(call)
      ? { inside: container_name(name.text) }
      : {}
  emit(call, 'ctr.exec', { fields: { privileged: has(call, 'privileged'), ...(brings && { brings }), ...inside } })
}

/** `app_$(date +%s)`: one name that begins like this, however it ends. */
const BEGINS_A_NAME = /^[\w.-]{3,}/

/** Whether the names come from a listing of everything. */
function everything(call: Call): boolean {
  return (
    !picks(call) &&
    (call.operands.some(
      (word) => word.cert === 'dynamic' || (word.text.includes('\u0000') && !BEGINS_A_NAME.test(word.text)),
    ) ||
      call.command.open_args)
  )
}

/** `$(docker ps -aq --filter name=shop_)`: the listing names what it lists. */
const PICKS =
  /(?:\s-\w*f|--filter)[ =]"?(?:name|label|ancestor|id|dangling|status=(?:exited|created|dead))\b|\|\s*grep\s+(?!-\w*v)/

function picks(call: Call): boolean {
  const feeds = call.operands.flatMap((word) => word.feeds ?? [])
  const listings = call.command.open_args ? [fan_of(call)] : feeds.map(({ index }) => pipeline_of(call.commands, index))
  return listings.length > 0 && listings.every((one) => one !== null && PICKS.test(one))
}

/** `DOCKER_HOST=ssh://root@web docker rm -f api`: what others use on another machine. */
const names_far_engine = line_says(
  /(?:\bDOCKER_HOST=|\bdocker\s(?:-H|--host)[= ]\s?)["']?(?:ssh|tcp|https?):\/\/(?!(?:[\w.-]{1,40}@)?(?:localhost|127\.0\.0\.1|\[::1\]|host\.docker\.internal)\b)/,
)

/** Another engine than the one that every other line works with. */
const names_engine = line_says(
  /\bDOCKER_(?:HOST|CONTEXT)=|\b(?:docker|podman|nerdctl)\s{1,4}(?:-H|--host|--context|-c|--url|--connection)[= ]/,
)

const removes: Does = (call) => {
  const all = everything(call)
  stops_own(call)
  if (names_far_engine(call))
    emit(call, 'cloud.delete', { target: 'container', d2: 2, fields: { provider: 'docker', op: 'delete', data: true } })
  const [only] = call.operands
  const takes =
    !all && call.operands.length === 1 && only?.cert === 'literal' && !names_engine(call)
      ? { takes: container_name(only.text) }
      : {}
  emit(call, 'ctr.remove', {
    fields: { volumes: has(call, 'volumes') || all, all, force: has(call, 'force'), ...takes },
  })
}

/** Ports of this machine by which the container is reached. */
function publishes(call: Call): { ports?: readonly string[] } {
  const ports = values(call, 'port').flatMap(
    ({ text }) => /^(?:[\d.]{7,15}:|localhost:|\[::1\]:)?(\d{2,5}):\d{2,5}(?:\/tcp)?$/.exec(text)?.[1] ?? [],
  )
  return ports.length === 0 ? {} : { ports: ports.slice(0, MAX_PORTS) }
}

/** Ports of one container that are remembered. */
const MAX_PORTS = 4

/** Of what a container is given to work with: a folder of this machine, or volumes by name. */
function keeps(call: Call, mounts: readonly Word[]): { mounted?: true; volumes?: readonly string[] } {
  const lasting = mounts.filter(({ text }) => !PASSING_MOUNT.test(text))
  const names = lasting.flatMap(({ text }) => NAMED_VOLUME.exec(text)?.[1] ?? [])
  // The machine's own network, what another container has, or the server that its clients are told of.
  const mounted =
    names.length < lasting.length ||
    /(?:^|\s)(?:--volumes-from|--(?:net|network)[= ](?:host|container:))/.test(said(call)) ||
    names_server(call)
  return {
    ...(mounted && { mounted }),
    ...(names.length > 0 && { volumes: names.map((name) => `volume ${name}`) }),
  }
}

/** Variables by which clients of databases find a server, anywhere on the line. */
const names_server = line_says(
  in_turn(
    /\b(?:PG(?:HOST|HOSTADDR|SERVICE)|MYSQL_HOST|(?:MONGO\w*_UR[IL]|REDIS(?:CLI)?_\w+|\w*DATABASE_URL))=/,
    /(?!["']?\w+:\/\/(?:[^\s@"'/]{0,100}@)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/"'\s]|$))/,
  ),
)

/** Nothing that is written there reaches what was there before: it is only read, kept in memory, or new. */
const PASSING_MOUNT = /(?::|,)(?:ro|readonly)(?:,|$)|type=tmpfs|^\/[\w./-]*$|:\/docker-entrypoint-initdb\.d\//
const NAMED_VOLUME = /^(?:type=volume,(?:source|src)=)?([A-Za-z0-9][\w.-]*)(?=[:,])(?!:\\)/

/** A container that the session started under this name: what it was given to work with goes with it. */
const container_name = (name: string): string => `container ${name}`

/** Volumes that a name says are for tests hold nothing worth a question. */
const removes_volumes: Does = (call) => {
  const names = call.operands.filter((word) => word.cert === 'literal')
  const scratch =
    names.length > 0 && names.length === call.operands.length && names.every((word) => is_scratch_database(word.text))
  const [only] = names
  const target = call.operands.length === 1 && only !== undefined ? volume_name(only) : null
  const elsewhere = names_engine(call) || works_elsewhere(call)
  emit(call, 'ctr.remove', {
    target,
    fields: { volumes: !scratch, all: everything(call), ...(elsewhere && { elsewhere }) },
  })
}

const volume_name = (word: Word): string => `volume ${word.text}`
/** A volume by name, made here; without one the engine makes a name up. */
const makes_volume: Does = (call) => {
  const [name] = call.operands
  emit(call, 'ctr.build', { target: name === undefined ? null : volume_name(name) })
}

/** The word alone by which everybody calls it. */
const OWN_CONTAINER =
  /^(?:gateway|supervisor|(?:[\w-]{1,60}-)?supervision(?:-[\w-]{1,60})?|ahp(?:-[\w-]+)?|agent-gateway)$/

/** A container that is named after this gateway. */
function stops_own(call: Call): boolean {
  const own = call.operands.find((word) => GATEWAY_NAME.test(word.text) || OWN_CONTAINER.test(word.text))
  if (own === undefined) return false
  emit(call, 'agent.guard', { target: own.text, fields: { op: 'stop' } })
  return true
}

/** Stopping or killing whatever runs, not one container by name. */
const stops: Does = (call) => {
  const own = stops_own(call)
  if (everything(call)) emit(call, 'ctr.remove', { fields: { all: true, stop: true } })
  else if (!own) nothing(call)
}

const prunes: Does = (call) => {
  const all = has(call, 'all')
  const volumes = has(call, 'volumes') || /^volume/.test(call.subcommand)
  emit(call, 'ctr.remove', { fields: { prune: true, volumes, all } })
}

/** A file, project or profile of tests: its data is made by every run. */
const OF_TESTS =
  /(?:^|\s)(?:-f|--file|-p|--project-name|--profile)[= ](?:\S*[-_./])?(?:tests?|e2e|ci|integration)(?:[-_./]|\s|$)/
/** A file, project or context that is no local try. */
const LIVE = /\b(?:prod(?:uction)?|live)\b/
/** Images and hosts that an `up` of this session did not bring. */
const NOT_OF_UP = /(?:^|\s)(?:--rmi(?![= ]local\b)|--context|-H|--host)\b/
const downs: Does = (call) =>
  emit(call, 'ctr.remove', {
    fields: {
      compose: true,
      volumes: has(call, 'volumes') && !OF_TESTS.test(call.source.slice(0, 1024)),
      ...(LIVE.test(said(call)) && { live: true }),
      ...((NOT_OF_UP.test(said(call)) || works_elsewhere(call)) && { beyond_up: true }),
    },
  })

const moves_services: Does = (call) =>
  emit(call, 'ctr.run', {
    fields: {
      compose: true,
      ...(/\b(?:up|start|restart)$/.test(call.subcommand) && { brings: true }),
      ...(LIVE.test(said(call)) && { live: true }),
    },
  })

const builds: Does = (call) => {
  takes_in(call)
  const [context] = call.operands
  if (context !== undefined && /^(?:https?|git|ssh):/.test(context.text))
    reach(call, 'net.fetch', context, { to_file: true })
  for (const word of values(call, 'secret'))
    if (/token|password|secret|key/i.test(word.text.split('=')[0] ?? ''))
      emit(call, 'env.set', { fields: { influence: 'none' } })
  const remote = context !== undefined && /^(?:https?|git|ssh):/.test(context.text)
  // Recipes from elsewhere get the keys that the build is given.
  if (remote)
    for (const word of values(call, 'secret')) {
      const source = /(?:^|,)(?:source|src)=([^,]*)/.exec(word.text)?.[1]
      if (source !== undefined) touch(call, 'fs.read', { ...word, text: source }, { copied: true })
    }
  if (remote)
    emit(call, 'pkg.install', {
      target: context.text,
      fields: { manager: 'container', source: 'url', names: [context.text] },
    })
  emit(call, 'ctr.build', { target: values(call, 'tag')[0]?.text ?? null })
}

const pushes: Does = (call) => {
  const [image, to] = call.operands
  const local = /^(?:docker:\/\/)?(?:(?:[\w-]+\.){0,4}localhost|127\.0\.0\.1|\[::1\])[:/]/.test(
    (to ?? image)?.text ?? '',
  )
  if (local) nothing(call)
  else
    emit(call, 'pkg.publish', {
      target: image?.text ?? null,
      fields: { manager: 'container', image: image?.text ?? '' },
    })
}

/** Registries of the clouds and of forges, whose own tools hand over a token of an hour. */
const CLOUD_REGISTRY =
  /(?:\.amazonaws\.com|\.azurecr\.io|(?:^|\.)(?:gcr|pkg)\.(?:io|dev)|^ghcr\.io|^registry\.gitlab\.com)(?:\/|$)/

const logs_in: Does = (call) => {
  if (has(call, 'stdin') && CLOUD_REGISTRY.test(call.operands[0]?.text ?? '')) return nothing(call)
  emit(call, 'cred.write', {
    target: call.operands[0]?.text ?? null,
    fields: { store: 'registry', plain: value(call, 'password') !== null },
  })
}

const copies: Does = (call) => {
  const [from, to] = call.operands
  if (from !== undefined && !/^[^/.]+:/.test(from.text)) touch(call, 'fs.read', from, { copied: true })
  if (to !== undefined && !/^[^/.]+:/.test(to.text)) touch(call, 'fs.write', to, { mode: 'create' })
  if (from !== undefined && HOLDS_SECRETS.test(from.text))
    emit(call, 'cred.read', {
      target: from.text,
      scope: 'remote',
      d2: 2,
      fields: { store: 'container', item: 'secret' },
    })
}

/** Where containers keep what they were entrusted with. */
const HOLDS_SECRETS =
  /:\/?(?:[^:]*\/)?(?:run\/secrets|secrets|\.ssh|\.aws|\.env|id_(?:rsa|ed25519|ecdsa)|serviceaccount)(?:\/|$)/

/** `docker load < <(curl ...)`, `docker import https://...`, `curl ... | docker build -`: images and recipes of strangers. */
const takes_in: Does = (call) => {
  const [from] = call.operands
  const feeds = [
    ...(from?.feeds ?? []),
    ...call.command.stdin.flatMap((one) => (one.kind === 'command' ? [{ index: one.index }] : [])),
    ...call.command.redirects.flatMap((one) => one.target.feeds ?? []),
  ]
  const fetched = feeds.some(({ index }) => /^(?:curl|wget)$/.test(call.commands[index]?.name ?? ''))
  const address = /^https?:/.test(from?.text ?? '') ? address_of(from?.text ?? '') : null
  const foreign = address !== null && !is_near(address.kind) && address.kind !== 'known'
  if (fetched || foreign)
    emit(call, 'pkg.install', { target: from?.text ?? null, d2: 1, fields: { manager: 'container', source: 'url' } })
  else nothing(call)
  // An image out of a file counts by where the file came from.
  const file = value(call, 'input') ?? (call.subcommand === 'import' ? from : null)
  if (file === null || file === undefined || address !== null || file.text === '-') return
  const listed = touch(call, 'fs.list', file)
  if (listed?.target !== undefined && listed.target !== null)
    emit(call, 'proc.exec', { target: listed.target, fields: { known: true, quiet: true, path: listed.target } })
}

const saves: Does = (call) => {
  const file = value(call, 'output')
  if (file !== null) touch(call, 'fs.write', file, { mode: 'truncate' })
}

/** The variables of a container are asked for, or picked out of all that is known of it. */
const names_environment = line_says(/\.Env\b/)
const greps_environment = line_says(/\bgrep\b[^|;]{0,200}(?:\bEnv\b|passw|secret|token|_key\b|credential)/i)
const picks_environment = (call: Call) => names_environment(call) || greps_environment(call)

const inspects: Does = (call) => {
  emit(call, 'proc.exec', { fields: { known: true, quiet: true } })
  if (!picks_environment(call)) return
  prints(call, 'env')
  emit(call, 'cred.read', {
    target: call.operands[0]?.text ?? null,
    scope: 'remote',
    d2: 2,
    fields: { store: 'container', item: 'environment' },
  })
}

const REMOVE_FLAGS = {
  ...GLOBAL,
  force: '-f --force',
  volumes: '-v --volumes',
  all: '-a --all',
  filter: '--filter =',
  time: '-t --timeout --time =',
  rmi: '--rmi =',
  orphans: '--remove-orphans',
}
const remove: CommandSpec = { flags: REMOVE_FLAGS, does: removes }
const prune: CommandSpec = { flags: REMOVE_FLAGS, does: prunes }

/** Keys of a service that hold no variables of its environment, and as many lines below them as belong to them. */
const SETTINGS =
  /^-*(?:image|ports?|published|target|volumes?|healthcheck|depends_on|networks?|container_name|build|context|dockerfile|restart|profiles|name|version|platform)\\?:?$/
const FEW_LINES = /^-(?:[nihE]{0,4}|[AB][1-5])$/

/** `docker compose config | grep -A3 healthcheck`: nothing of the environment comes out. */
function picks_settings({ command, commands }: Call): boolean {
  const reader = command.piped ? first_readers(commands).get(command.index) : undefined
  if (reader === undefined || !/^[ef]?grep$/.test(reader.name)) return false
  const words = reader.args.filter(({ text, cert }) => cert !== 'literal' || !FEW_LINES.test(text))
  return words.length === 1 && words[0]?.text.split(/\\?\|/).every((one) => SETTINGS.test(one)) === true
}

/** Nothing picks values out of the project, and nothing carries them on. */
function shows_whole({ command, commands }: Call): boolean {
  if (!command.piped) return command.redirects.every(({ op }) => !op.startsWith('>') || op.includes('&'))
  const reader = first_readers(commands).get(command.index)
  return reader !== undefined && !reader.piped && /^(?:head|tail|less|more|wc)$/.test(reader.name)
}

/** `docker compose config` prints the project with every variable of `.env` filled in. */
const prints_project: Does = (call) => {
  const values = call.command.args.some(({ text }) => text === '--environment')
  if ((has(call, 'names_only') && !values) || call.command.redirects.some((one) => one.target.text === '/dev/null'))
    return nothing(call)
  if (picks_settings(call)) return nothing(call)
  prints(call, 'env')
  // As a whole it is how people see whether their file is right; asked for by a filter, it is the values that are wanted.
  if (!values && shows_whole(call)) return nothing(call)
  emit(call, 'cred.read', {
    target: 'compose project',
    d2: 2,
    fields: { store: 'container', item: 'environment' },
  })
}

/** `docker compose -f - up <<EOF`: the project is what stands there. */
const ups: Does = (call) => {
  moves_services(call)
  const hands_over = call.command.stdin.some(
    (source) => source.kind === 'text' && hands_over_host('compose.yaml', source.text),
  )
  if (hands_over)
    emit(call, 'ctr.run', { target: 'compose project', d2: 2, fields: { host_mount: true, privileged: true } })
}

const COMPOSE: CommandSpec = {
  flags: { ...GLOBAL, directory: '--project-directory --ansi --progress =' },
  subcommands: {
    down: { flags: REMOVE_FLAGS, does: downs },
    rm: {
      flags: { ...REMOVE_FLAGS, stop: '-s --stop' },
      // Volumes without a name go with the services that had them; those of the project stay.
      does: (call) => {
        stops_own(call)
        downs(call)
      },
    },
    'run exec': { flags: RUN, does: enters },
    'config convert': {
      flags: {
        ...GLOBAL,
        names_only:
          '-q --quiet --services --volumes --images --profiles --networks --models --hash --no-interpolate ' +
          '--variables --environment-names --lock-image-digests-only',
      },
      does: prints_project,
    },
    build: builds,
    push: says('pkg.publish', { manager: 'container' }),
    'up create': ups,
    'start stop restart pull pause unpause watch scale kill': moves_services,
  },
  does: nothing,
}

/** Names that everybody builds on. */
const OFFICIAL =
  /^(?:node|python|alpine|ubuntu|debian|golang|ruby|php|openjdk|eclipse-temurin|postgres|mysql|mariadb|redis|nginx|httpd|busybox|rust|mongo|rabbitmq|traefik|fedora)$/

/** A stranger's image under the name of an official one: whoever builds on that name gets the stranger's. */
const retags: Does = (call) => {
  const [from, to] = call.operands.map((word) => word.text.replace(/^docker\.io\//, ''))
  const official = to !== undefined && /^(?:library\/)?[a-z][a-z0-9_-]*(?::[\w.-]+)?$/.test(to)
  const foreign = from !== undefined && /^[\w-]+\/[\w./-]+(?::[\w.-]+)?$/.test(from) && !from.startsWith('library/')
  const name = (to ?? '').replace(/^library\//, '').replace(/:.*/s, '')
  const same = foreign && (from ?? '').replace(/:.*/s, '').endsWith(`/${name}`)
  const source = (from ?? '').replace(/^library\//, '').replace(/:.*/s, '')
  if (official && (same || (OFFICIAL.test(name) && source !== name)))
    emit(call, 'pkg.install', {
      target: from ?? null,
      fields: { manager: 'container', source: 'index', host: from ?? '', retagged: true },
    })
  else nothing(call)
}

const inspects_secret: Does = (call) =>
  emit(call, 'cred.read', {
    target: call.operands[0]?.text ?? null,
    scope: 'remote',
    d2: 2,
    fields: { store: 'container', item: 'secret' },
  })

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

export const CONTAINERS: readonly ProgramSpec[] = [
  program('docker podman', DOCKER),
  program('nerdctl', { ...DOCKER, flags: { ...GLOBAL, namespace: '-n --namespace -a --address --data-root =' } }),
  program('docker-compose podman-compose', COMPOSE),
  program('buildah skopeo crane', {
    subcommands: {
      'push copy cp sync': pushes,
      'rm rmi': remove,
      delete: says('ctr.remove', { volumes: true, registry: true }),
    },
    does: nothing,
  }),
  program('ctr crictl', { subcommands: { 'rm rmi rmp': remove, run: { flags: RUN, does: runs } }, does: nothing }),
  program('dive trivy grype syft hadolint lazydocker ctop colima lima limactl', nothing),
]
