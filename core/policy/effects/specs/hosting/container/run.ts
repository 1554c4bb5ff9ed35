// Running containers, and the access to the host that they get. Source: ENGINE 4.2.
import { in_turn, within } from '#core/compose.ts'
import { sub_word } from '#core/policy/effects/arguments.ts'
import { type Call, emit, has, said, touch, values } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { locate } from '#core/policy/effects/place/target.ts'
import type { Does } from '#core/policy/effects/spec.ts'
import { pulls } from '#core/policy/effects/specs/hosting/container/image.ts'
import { works_elsewhere } from '#core/policy/effects/specs/hosting/production.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'
import { is_own_settings } from '#core/policy/parse/wrap/images.ts'

/** Options of the program itself, good in all its commands. */
export const GLOBAL = {
  context: '-c --context =',
  host: '-H --host =',
  config: '--config --log-level =',
  project: '-p --project-name --profile --env-file =',
  file: '-f --file =',
}

/** Options of what starts a container. */
export const RUN = {
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

/** The images by which machines learn to run programs of other processors; they are told so by name, and told nothing else. */
const SETS_UP_EMULATION =
  /^(?:run\s+)?(?:--(?:rm|privileged|pull[= ]\w+)\s+|-(?:it|t|i)\s+){1,6}(?:docker\.io\/)?(?:multiarch\/qemu-user-static(?::[\w.-]+)?(?:\s+(?:--reset|-p\s+yes|--credential\s+yes|-c\s+yes)){0,4}|tonistiigi\/binfmt(?::[\w.-]+)?(?:\s+--(?:install|uninstall)[= ]\S+){0,2})$/

/** A container that is started: what of the host it gets. */
export const runs: Does = (call) => {
  const own = /(?:^|\s)--name[= ]([\w.-]{1,80})(?=\s|$)/.exec(said(call))?.[1]
  const mounts = values(call, 'mount')
  const image = call.operands[0]?.text ?? ''
  const args = call.command.args.map(({ text }) => text)
  let host_mount = false
  for (const mount of mounts) if (hands_over_host(call, image, args, mount)) host_mount = true
  const shares_host = values(call, 'pid').some((word) => word.text === 'host')
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
      privileged: is_privileged(call, args, shares_host) || (shares_host && host_mount),
      host_mount,
      host_namespace: shares_host,
      unconfined: values(call, 'security').some((word) => /unconfined|no-new-privileges[=:]false/.test(word.text)),
      miner: joins_pool(call) || MINER.test(image),
    },
  })
}

const MINER =
  /xmrig|minerd|monero|cryptonight|nicehash|ethminer|(?:^|[/_-])(?:miners?|mining|xmr|xmr-stak|nanominer|t-rex|phoenixminer)(?:$|[:/_-])/i

/** One mount: says what it shows the container of keys and homes, and returns whether it hands over the host itself. */
function hands_over_host(call: Call, image: string, args: readonly string[], mount: Word): boolean {
  const host = host_side(mount)
  if (host === null) return false
  const { path: located, scope } = locate(host, 'read', call.command.cwd, call.frame)
  const path = located ?? host.text
  const readonly = /(?::|,)(?:ro|readonly)(?:,|$|:)/.test(mount.text)
  if (SOCKET.test(path) || (HOST_CONTROL.test(path) && !(readonly && path !== '/'))) return true
  if (scope === 'home') gives_home(call, host)
  if (scope !== 'credential') return false
  if (!is_own_settings(image, args, path, mount.text) && !gives_variables(call, image, host, mount))
    touch(call, 'fs.read', host, { mounted: true })
  return false
}

/** Root's rights over the host, by the flag, by single capabilities or by its disks. */
function is_privileged(call: Call, args: readonly string[], shares_host: boolean): boolean {
  const raised = values(call, 'capability').map((word) => word.text.replace(/^CAP_/i, ''))
  const beside_host = shares_host || values(call, 'network').some((word) => word.text === 'host')
  return (
    (has(call, 'privileged') && !SETS_UP_EMULATION.test(args.join(' '))) ||
    raised.some((name) => RAISING.test(name) || (beside_host && RAISING_ON_HOST.test(name))) ||
    values(call, 'device').some((word) => /^\/dev\/(?:sd|nvme|vd|xvd|mem|kmem|disk)/.test(word.text))
  )
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

/** A command inside of a container. */
export const enters: Does = (call) => {
  const brings = /\brun$/.test(call.subcommand) && !LIVE.test(said(call))
  const [name] = call.operands
  const known = name?.cert === 'literal' && !/^compose/.test(call.subcommand)
  const inside =
    known && !names_server(call) && !names_engine(call) && !works_elsewhere(call)
      ? { inside: container_name(name.text) }
      : {}
  emit(call, 'ctr.exec', { fields: { privileged: has(call, 'privileged'), ...(brings && { brings }), ...inside } })
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
export const container_name = (name: string): string => `container ${name}`

/** A file, project or context that is no local try. */
export const LIVE = /\b(?:prod(?:uction)?|live)\b/

/** `app_$(date +%s)`: one name that begins like this, however it ends. */
export const BEGINS_A_NAME = /^[\w.-]{3,}/

/** `DOCKER_HOST=ssh://root@web docker rm -f api`: what others use on another machine. */
export const names_far_engine = line_says(
  /(?:\bDOCKER_HOST=|\bdocker\s(?:-H|--host)[= ]\s?)["']?(?:ssh|tcp|https?):\/\/(?!(?:[\w.-]{1,40}@)?(?:localhost|127\.0\.0\.1|\[::1\]|host\.docker\.internal)\b)/,
)

/** Another engine than the one that every other line works with. */
export const names_engine = line_says(
  /\bDOCKER_(?:HOST|CONTEXT)=|\b(?:docker|podman|nerdctl)\s{1,4}(?:-H|--host|--context|-c|--url|--connection)[= ]/,
)
