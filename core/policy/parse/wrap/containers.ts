// Commands that run inside a container, a pod or a virtual machine: `docker exec|run`, `kubectl exec`, `vagrant ssh -c`. The outer
// command is emitted (its mounts and flags are its effects), the inner one has another file system.
import { type Call, NO_INPUT, type Output, type Run, type Scope } from '#core/policy/parse/state.ts'
import { input_of, run_input, run_word } from '#core/policy/parse/walk/code-flow.ts'
import { emit } from '#core/policy/parse/walk/emit.ts'
import type { Performer } from '#core/policy/parse/walk/performer.ts'
import { with_text } from '#core/policy/parse/word/field.ts'
import { program_of_image } from '#core/policy/parse/wrap/images.ts'

interface InnerSpec {
  /** Letters and long options that take a value. */
  short: string
  long: readonly string[]
  /** Operands (container, image, pod) before the command. */
  operands: number
  /** Options may stand behind the operands too. */
  mixed?: true
}

const ENGINE_LONG = [
  '--config',
  '--context',
  '--host',
  '--log-level',
  '--tlscacert',
  '--tlscert',
  '--tlskey',
  '--url',
  '--connection',
  '--namespace',
  '--address',
  '--file',
  '--project-name',
  '--project-directory',
  '--profile',
  '--env-file',
]
const ENGINE_SHORT = 'cHlfp'

const RUN: InnerSpec = {
  short: 'aceghlmpuvw',
  long: (
    '--add-host --annotation --attach --blkio-weight --cap-add --cap-drop --cgroup-parent --cgroupns --cidfile --cpu-period --cpu-quota ' +
    '--cpu-shares --cpus --cpuset-cpus --cpuset-mems --detach-keys --device --device-cgroup-rule --dns --dns-option --dns-search ' +
    '--domainname --entrypoint --env --env-file --expose --gpus --group-add --health-cmd --health-interval --health-retries ' +
    '--health-timeout --hostname --init-path --ip --ip6 --ipc --isolation --label --label-file --link --log-driver --log-opt ' +
    '--mac-address --memory --memory-reservation --memory-swap --memory-swappiness --mount --name --net --network --network-alias ' +
    '--oom-score-adj --pid --pids-limit --platform --pod --publish --pull --restart --runtime --secret --security-opt --shm-size ' +
    '--stop-signal --stop-timeout --storage-opt --sysctl --tmpfs --ulimit --user --userns --uts --volume --volume-driver --volumes-from ' +
    '--workdir'
  ).split(' '),
  operands: 1,
}
const EXEC: InnerSpec = {
  short: 'euw',
  long: ['--detach-keys', '--env', '--env-file', '--user', '--workdir', '--index'],
  operands: 1,
}
const KUBE: InnerSpec = {
  short: 'cnfls',
  long: [
    '--container',
    '--namespace',
    '--context',
    '--kubeconfig',
    '--cluster',
    '--filename',
    '--pod-running-timeout',
    '--user',
    '--as',
    '--token',
    '--server',
    '--image',
    '--overrides',
    '--env',
    '--labels',
    '--restart',
    '--request-timeout',
    '--port',
    '--limits',
    '--requests',
  ],
  operands: 1,
  mixed: true,
}

// Position after the options from `at`; operands are counted, `--` ends the search.
function skip_to(call: Call, from: number, spec: InnerSpec, needs_separator: boolean): number {
  let operands = 0
  let i = from
  for (; i < call.words.length; i++) {
    const text = call.words[i]?.text ?? ''
    if (operands >= spec.operands && spec.mixed !== true) return i
    if (text === '--') return i + 1 + (operands === 0 && !needs_separator ? spec.operands : 0)
    if (text.startsWith('--')) {
      if (!text.includes('=') && spec.long.includes(text)) i += 1
    } else if (text.startsWith('-') && text.length > 1) i += value_words(text, spec)
    else if (operands < spec.operands || needs_separator) operands += 1
    else return i
  }
  return i
}

/** How many of the following words a cluster of short options takes: one when the value of its option is not attached. */
function value_words(cluster: string, { short }: InnerSpec): 0 | 1 {
  for (let at = 1; at < cluster.length; at++)
    if (short.includes(cluster.charAt(at))) return at === cluster.length - 1 ? 1 : 0
  return 0
}

function find_verb(call: Call, verbs: ReadonlySet<string>): number {
  for (let i = 1; i < call.words.length; i++) {
    const text = call.words[i]?.text ?? ''
    if (text.startsWith('--') && !text.includes('=') && ENGINE_LONG.includes(text)) i += 1
    else if (/^-[A-Za-z]$/.test(text) && ENGINE_SHORT.includes(text.charAt(1))) i += 1
    else if (text.startsWith('-')) continue
    else if (verbs.has(text)) return i
    else if (text !== 'container' && text !== 'compose') return -1
  }
  return -1
}

const DOCKER_VERBS = new Set(['run', 'exec', 'create'])

const docker: Performer = (run, call, name) => {
  const at = find_verb(call, DOCKER_VERBS)
  if (at === -1) return null
  const verb = call.words[at]?.text ?? ''
  const is_compose = name.includes('compose') || call.words.slice(1, at).some((word) => word.text === 'compose')
  const spec = verb === 'exec' || (is_compose && verb === 'exec') ? EXEC : RUN
  const start = skip_to(call, at + 1, spec, false)
  const entrypoint = entrypoint_of(call, at + 1, start) ?? (verb === 'exec' ? null : image_program(call, start))
  const id = is_compose && !name.includes('compose') ? `${name} compose ${verb}` : `${name} ${verb}`
  return run_inside(run, call, name, start, id, 'container', entrypoint)
}

// `crictl exec -it ID command`.
const crictl: Performer = (run, call, name) => {
  const at = find_verb(call, CRI_VERBS)
  if (at === -1) return null
  return run_inside(run, call, name, skip_to(call, at + 1, EXEC, false), `${name} exec`, 'container', null)
}

const CRI_VERBS = new Set(['exec'])

const TASK: InnerSpec = {
  short: 'cdepu',
  long: ['--exec-id', '--user', '--cwd', '--env', '--process', '--pid-file', '--console-socket', '--cap', '--fifo-dir'],
  operands: 1,
}

// `runc --root /run/runc exec ID command`, `ctr -n k8s.io task exec --exec-id x ID command`.
const task: Performer = (run, call, name) => {
  const at = call.words.findIndex((word, i) => i > 0 && word.text === 'exec')
  if (at === -1 || at > MAX_BEFORE_VERB) return null
  return run_inside(run, call, name, skip_to(call, at + 1, TASK, false), `${name} exec`, 'container', null)
}

/** Words of a client in front of its verb. */
const MAX_BEFORE_VERB = 6

// `docker run amazon/aws-cli s3 ls`: the image brings the head of what follows it.
function image_program(call: Call, start: number): Call['words'][number] | null {
  const image = call.words[start - 1]
  const name = image === undefined ? null : program_of_image(image.text)
  return image === undefined || name === null || call.words[start]?.text === name ? null : with_text(image, name)
}

// `--entrypoint sh image -c code`: the entrypoint is the head of what follows the image.
function entrypoint_of(call: Call, from: number, to: number): Call['words'][number] | null {
  for (let i = from; i < to; i++) {
    const word = call.words[i]
    if (word?.text === '--entrypoint') return call.words[i + 1] ?? null
    if (word?.text.startsWith('--entrypoint=')) return with_text(word, word.text.slice(13))
  }
  return null
}

const kubectl: Performer = (run, call, name) => {
  let at = -1
  for (let i = 1; i < call.words.length; i++) {
    const text = call.words[i]?.text ?? ''
    if (text === 'exec' || text === 'run' || text === 'rsh') {
      at = i
      break
    }
    if (!text.startsWith('-')) return null
    if (!text.includes('=') && (KUBE.long.includes(text) || /^-[nscl]$/.test(text))) i += 1
  }
  if (at === -1) return null
  const verb = call.words[at]?.text ?? ''
  const separated = call.words.some((word) => word.text === '--')
  const start = skip_to(call, at + 1, KUBE, separated)
  return run_inside(run, call, name, start, `${name} ${verb}`, 'container', null)
}

function run_inside(
  run: Run,
  call: Call,
  name: string,
  start: number,
  id: string,
  place: 'remote' | 'container',
  entrypoint: Call['words'][number] | null,
): Output | null {
  const words = entrypoint === null ? call.words.slice(start) : [entrypoint, ...call.words.slice(start)]
  if (words.length === 0) return null
  const index = emit(run, call, name, Math.min(start, call.words.length) - 1)
  const scope: Scope = {
    ...call.scope,
    via: [...call.scope.via, id],
    place: call.scope.place === 'remote' ? 'remote' : place,
  }
  const output = run.steps.perform(run, {
    ...call,
    words,
    assigns: [],
    scope,
    plumbing: { ...call.plumbing, redirects: [], sinks: [] },
    unwraps: call.unwraps + 1,
  })
  return { from: index < 0 ? output.from : [index, ...output.from], text: output.text, taint: output.taint }
}

const vagrant: Performer = (run, call, name) => {
  const at = call.words.findIndex((word) => word.text === 'ssh')
  if (at === -1) return null
  for (let i = at + 1; i < call.words.length; i++) {
    const word = call.words[i]
    if (word === undefined) break
    const value = word.text.startsWith('--command=') ? with_text(word, word.text.slice(10)) : call.words[i + 1]
    if (/^(?:-c|--command(?:=.*)?)$/.test(word.text) && value !== undefined) {
      return run_word(run, call, name, value, { id: `${name} ssh`, shell: 'own', place: 'container' })
    }
  }
  const input = input_of(call)
  return input === NO_INPUT ? null : run_input(run, call, name, { id: `${name} ssh`, shell: 'own', place: 'container' })
}

// `gcloud compute ssh vm --command='...'`, `az vm run-command ... --scripts '...'`, `fly ssh console -C '...'`, `heroku run ...`.
const REMOTE_VERBS = new Set(['ssh', 'run-command', 'console', 'execute-command', 'exec'])

const cloud_shell: Performer = (run, call, name) => {
  for (let i = 1; i < call.words.length; i++) {
    const word = call.words[i]
    const match = word === undefined ? null : /^(--command|--exec-command|--scripts|-C)(?:=([\s\S]*))?$/.exec(word.text)
    if (word === undefined || match === null) continue
    if (!call.words.slice(1, i).some((other) => REMOTE_VERBS.has(other.text))) continue
    const value = match[2] === undefined ? call.words[i + 1] : with_text(word, match[2])
    if (value === undefined) return null
    return run_word(run, call, name, value, { id: `${name} ssh`, shell: 'own', place: 'remote' })
  }
  return null
}

// `lxc exec name -- command`, `multipass exec`, `limactl shell`, `machinectl shell`, `colima ssh --`.
const machine: Performer = (run, call, name) => {
  const verb = call.words[1]?.text
  if (verb !== 'exec' && verb !== 'shell' && verb !== 'ssh') return null
  const separator = call.words.findIndex((word) => word.text === '--')
  const start = separator !== -1 ? separator + 1 : verb === 'ssh' ? call.words.length : 3
  return start < call.words.length ? run_inside(run, call, name, start, `${name} ${verb}`, 'container', null) : null
}

/** Performers of this file by name. */
export const CONTAINERS: readonly (readonly [string, Performer])[] = [
  ['docker', docker],
  ['podman', docker],
  ['nerdctl', docker],
  ['crictl', crictl],
  ['runc', task],
  ['crun', task],
  ['ctr', task],
  ['docker-compose', docker],
  ['podman-compose', docker],
  ['kubectl', kubectl],
  ['k', kubectl],
  ['oc', kubectl],
  ['k3s', kubectl],
  ['microk8s', kubectl],
  ['vagrant', vagrant],
  ['gcloud', cloud_shell],
  ['az', cloud_shell],
  ['aws', cloud_shell],
  ['fly', cloud_shell],
  ['flyctl', cloud_shell],
  ['lxc', machine],
  ['incus', machine],
  ['multipass', machine],
  ['limactl', machine],
  ['lima', machine],
  ['machinectl', machine],
  ['colima', machine],
]
