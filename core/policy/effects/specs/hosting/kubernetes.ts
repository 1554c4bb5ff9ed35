// kubectl and its kin: what is read, changed, deleted and entered in a cluster (long: one table of programs).
import { whole, within } from '#core/compose.ts'
import { type Call, emit, has, prints, said, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { type CommandSpec, type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { any_production, names_production } from '#core/policy/effects/specs/hosting/production.ts'
import { pipeline_of } from '#core/policy/effects/specs/machine/fed.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'

const COMMON = {
  namespace: '-n --namespace =',
  context: '--context =',
  cluster: '--cluster =',
  kubeconfig: '--kubeconfig =',
  user: '--user --as --token --server =',
  output: '-o --output =',
  selector: '-l --selector --field-selector =',
  file: '-f --filename =',
  kustomize: '-k --kustomize =',
  dry_run: '--dry-run =?',
  help: '--help',
  recursive: '-R --recursive',
  all: '--all',
  all_namespaces: '-A --all-namespaces',
  container: '-c --container =',
  force: '--force',
  grace:
    '--grace-period --timeout --replicas --image --port --target-port --type --tail --since --revision --to-revision =',
  sort: '--sort-by --template --for =',
} as const

/** Manifests that everybody installs from where their projects publish them. */
const KNOWN_MANIFESTS =
  /^https:\/\/(?:raw\.githubusercontent\.com|github\.com|k8s\.io|[a-z0-9.-]+\.k8s\.io|projectcontour\.io|storage\.googleapis\.com)\//

/** Kinds whose deletion takes more than itself along, or that the cluster cannot run without. */
const GRAVE_KINDS = whole(
  /ns|namespaces?|projects?|crds?|customresourcedefinitions?|nodes?|no|pv|persistentvolumes?|pvc/i,
  /persistentvolumeclaims?|clusterroles?|clusterrolebindings?|storageclasses?|sc|apiservices?/i,
  /validatingwebhookconfigurations?|mutatingwebhookconfigurations?/i,
)
const PASSING_KINDS = /^(?:po|pods?|jobs?(?:\.batch)?|events?|ev)$/i
/** Namespaces for trying things out, by name. */
const SCRATCH_NAMESPACE =
  /^(?:.*[-_])?(?:dev|development|local|test|tests|testing|ci|e2e|preview|sandbox|scratch|tmp)(?:[-_].*)?$/
const SYSTEM_NAMESPACE = /^(?:kube-system|kube-public|kube-node-lease|istio-system|cert-manager|default)$/

/** Addresses that the pipe in front fetches manifests from: `kustomize build https://... | kubectl apply -f -`. */
function piped_manifests(call: Call): string[] {
  const feeder = call.command.stdin.findLast((one) => one.kind === 'command')
  if (feeder?.kind !== 'command') return []
  return pipeline_of(call.commands, feeder.index).match(/https?:\/\/[^\s'"|]+/g) ?? []
}

/** Clusters that tools make on a developer's own machine. */
const LOCAL_CLUSTER = /^(?:kind-.*|k3d-.*|minikube|docker-desktop|rancher-desktop|orbstack|colima|microk8s)$/

/** The cluster that the session made on this machine: what makes one chooses it. */
export const OWN_CLUSTER = 'cluster'
/** The name under which the session's own cluster is chosen again. */
export const OWN_CONTEXT = 'context '
/** Another cluster than the chosen one. */
const names_cluster = line_says(
  /\bKUBECONFIG=|(?:^|\s)(?:--(?:kube-)?(?:context|config|kubeconfig|apiserver|token|as)|--server|--cluster|-s)(?:[= ]|$)|\b(?:update-kubeconfig|get-credentials|kubectx|use-context)\b/m,
)

/** What goes when this goes is the session's own: its cluster, or what it made in the one that is chosen. */
function takes_cluster(call: Call, ...made: readonly (string | null)[]): { takes?: readonly string[] } {
  if (!in_chosen_cluster(call)) return {}
  return { takes: [OWN_CLUSTER, ...made.filter((one) => one !== null)] }
}

function in_chosen_cluster(call: Call): boolean {
  return call.command.place === 'local' && !names_cluster(call) && !in_production(call)
}

/** A namespace that `kubectl create ns` made: it refuses when there is one. */
const namespace_name = (word: Word | null | undefined): string | null =>
  word?.cert === 'literal' && /^[a-z0-9][a-z0-9-]*$/.test(word.text) && !SYSTEM_NAMESPACE.test(word.text)
    ? `namespace ${word.text}`
    : null

/** A release, in its namespace: `helm install` refuses a name that is in use. */
const release_name = (call: Call): string | null => {
  const [word] = call.operands
  const namespace = value(call, 'namespace')
  if (word?.cert !== 'literal' || (namespace !== null && namespace.cert !== 'literal')) return null
  return `release ${namespace?.text ?? ''}/${word.text}`
}

function dry(call: Call): boolean {
  const mode = value(call, 'dry_run')
  return has(call, 'dry_run') && (mode === null || !/^(?:none|false|0)$/i.test(mode.text))
}

function in_production(call: Call): boolean {
  const places = [value(call, 'namespace'), value(call, 'context'), value(call, 'cluster'), value(call, 'kubeconfig')]
  return any_production(places) || any_production(call.operands)
}

/** `deploy,svc`, `pod/x`, `ns kube-system`: the kinds and names of the operands. */
function resources(call: Call): { kinds: string[]; names: string[] } {
  const texts = call.operands.map((word) => word.text)
  if (texts.some((text) => text.includes('/'))) {
    return {
      kinds: texts.map((text) => text.split('/')[0] ?? ''),
      names: texts.map((text) => text.split('/')[1] ?? ''),
    }
  }
  return { kinds: (texts[0] ?? '').split(','), names: texts.slice(1) }
}

const reads_cluster: Does = (call) => {
  const { kinds } = resources(call)
  const output = text_of(value(call, 'output')) ?? ''
  // A certificate is shown to everybody who connects.
  const certificate =
    /^(?:jsonpath|go-template)=\{?\{?\s?\.data(?:\.|\s?\[?["']?)(?:tls|ca)\\?\.crt["']?\]?\s?\}?\}?$/.test(output)
  const harmless_path =
    certificate || (/jsonpath|go-template|custom-columns/.test(output) && !/(?<!meta)data|\{\.\}|\*/.test(output))
  const shows = !harmless_path && /^(?:ya?ml|json|jsonpath|go-template|custom-columns)/.test(output)
  if (kinds.some((kind) => /^secrets?$/i.test(kind)) && (shows || call.subcommand === 'view')) {
    prints(call, 'secret')
    emit(call, 'cred.read', { target: 'kubernetes secret', d2: 2, fields: { store: 'kubernetes', item: 'secret' } })
    return
  }
  emit(call, 'k8s.read', { fields: { verb: call.subcommand } })
}

function tries_out(call: Call): boolean {
  return SCRATCH_NAMESPACE.test(text_of(value(call, 'namespace')) ?? '')
}

const deletes: Does = (call) => {
  if (dry(call)) return emit_read(call)
  const { kinds, names } = resources(call)
  const grave = kinds.some((kind) => GRAVE_KINDS.test(kind))
  const system =
    SYSTEM_NAMESPACE.test(text_of(value(call, 'namespace')) ?? '') || names.some((name) => /^kube-/.test(name))
  const wide = has(call, 'all') || has(call, 'all_namespaces') || kinds.some((kind) => kind === 'all')
  const files = [...values(call, 'file'), ...values(call, 'kustomize')]
  // What a secret holds is nowhere else.
  const secret = kinds.some((kind) => /^secrets?$/i.test(kind)) && !tries_out(call)
  const one =
    !wide && !grave && !secret && names.length <= 2 && names.every((name) => name !== '') && !has(call, 'selector')
  const prod = in_production(call) || any_production(files)
  const local = LOCAL_CLUSTER.test(text_of(value(call, 'context')) ?? '') && !prod
  // Pods and jobs come back by themselves or are run anew.
  const passing = has(call, 'selector') && !wide && kinds.every((kind) => PASSING_KINDS.test(kind)) && tries_out(call)
  // What has ended runs no more, in whatever cluster.
  const ended =
    !wide && kinds.every((kind) => /^(?:pods?|po|jobs?)$/i.test(kind)) && values(call, 'selector').some(says_ended)
  // Whatever a folder holds, another program writes or an address answers.
  // At once and without a word to what runs: nothing of it is put in order first.
  const rough = has(call, 'force') && values(call, 'grace').some((word) => word.text === '0')
  const open =
    (rough && files.length > 0) ||
    has(call, 'recursive') ||
    files.some(({ text }) => text === '-' || /^https?:/.test(text))
  emit(call, 'k8s.delete', {
    target: call.operands.map((word) => word.text).join(' ') || null,
    fields: {
      verb: call.subcommand,
      ...takes_cluster(call, lies_in_namespace(call, kinds), one_namespace(call)),
      kinds,
      all: wide,
      grave,
      system:
        !local &&
        (system ||
          kinds.some(
            (kind) => /^(?:ns|namespaces?)$/i.test(kind) && names.some((name) => /^kube-|^default$/.test(name)),
          )),
      prod,
      narrow:
        local ||
        (files.length === 0
          ? (passing || ended || (one && names.length > 0)) && !prod
          : !prod && !wide && !open && call.subcommand !== 'replace'),
    },
  })
}

/** `--field-selector=status.phase=Failed`, and nothing that lets more in. */
function says_ended({ text, cert }: Word): boolean {
  return cert === 'literal' && /^(?:status\.phase=?=(?:Failed|Succeeded)|status\.successful=1)$/.test(text)
}

/** What lies in one namespace goes with it; files may name another, and some kinds lie in none. */
function lies_in_namespace(call: Call, kinds: readonly string[]): string | null {
  if (values(call, 'file').length + values(call, 'kustomize').length > 0 || has(call, 'all_namespaces')) return null
  if (kinds.length === 0 || kinds.some((kind) => OF_CLUSTER.test(kind))) return null
  return namespace_name(value(call, 'namespace'))
}

/** Kinds that a cluster has once, and everything of its own making. */
const OF_CLUSTER = within(
  '^',
  [
    /ns|namespaces?|projects?|nodes?|no|pvs?|persistentvolumes?|cluster\w*|crds?/i,
    /customresourcedefinitions?|storageclass(?:es)?|sc|\w*classe?s?|apiservices?/i,
    /\w*webhookconfigurations?|csi\w+|volumeattachments?|all|\*/i,
  ],
  '(?:\\.|$)',
)

/** `kubectl delete ns pr-12`: that one, and nothing beside it. */
function one_namespace(call: Call): string | null {
  const [kind, name, ...more] = call.operands
  if (more.length > 0 || name === undefined || !/^(?:ns|namespaces?)$/i.test(kind?.text ?? '')) return null
  return has(call, 'all') ? null : namespace_name(name)
}

/** `kubectl create namespace pr-12`. */
function makes_namespace(call: Call): { makes?: string } {
  const made = call.subcommand === 'create' && in_chosen_cluster(call) && surely(call) ? one_namespace(call) : null
  return made === null ? {} : { makes: made }
}

function emit_read(call: Call): void {
  emit(call, 'k8s.read', { fields: { verb: call.subcommand, dry: true } })
}

const changes: Does = (call) => {
  if (dry(call)) return emit_read(call)
  for (const word of values(call, 'file'))
    if (word.text !== '-' && !/^https?:/.test(word.text)) touch(call, 'fs.list', word)
  const manifests = [...values(call, 'file'), ...values(call, 'kustomize')].map((word) => word.text)
  const remote = [...manifests, ...piped_manifests(call)].some(
    (text) => /^https?:/.test(text) && !KNOWN_MANIFESTS.test(text),
  )
  if (
    /hostPID|hostNetwork|(?:^|\s)--privileged\b|privileged"?\s*:\s*true|hostPath/.test(said(call)) &&
    call.subcommand === 'run'
  )
    emit(call, 'ctr.run', { fields: { privileged: true, host_mount: true, kubernetes: true } })
  const typed = call.command.stdin.some((one) => one.kind === 'text' && GIVES_NODE.test(one.text))
  if (typed) emit(call, 'ctr.run', { fields: { privileged: true, host_mount: true, kubernetes: true } })
  emit(call, 'k8s.change', {
    fields: {
      verb: call.subcommand,
      ...makes_namespace(call),
      prod:
        in_production(call) ||
        remote ||
        manifests.some(names_production) ||
        text_of(value(call, 'namespace')) === 'kube-system',
    },
  })
}

/** A manifest, as YAML or JSON, that gives a pod the rights of its node. */
const GIVES_NODE =
  /["']?\b(?:privileged|hostPID|hostIPC)["']?\s?:\s?true\b|["']?hostPath["']?\s?:\s{0,40}\{?\s?["']?path["']?\s?:\s?["']?\/["']?\s?(?:[},\n]|$)/

const scales: Does = (call) => {
  const to_zero = values(call, 'grace').some((word) => word.text === '0')
  if (to_zero && !dry(call)) stops_all(call, 'scale')
  else changes(call)
}

/** Nothing is left running: what serves somebody in a place that is not known to be for trying things out. */
function stops_all(call: Call, verb: string): void {
  const prod = in_production(call)
  const local = LOCAL_CLUSTER.test(text_of(value(call, 'context')) ?? '')
  emit(call, 'k8s.delete', {
    fields: { verb, ...takes_cluster(call), prod, narrow: !prod && !has(call, 'all') && (local || tries_out(call)) },
  })
}

/** `-p '{"spec":{"replicas":0}}'`, also as one operation of a JSON patch, and in YAML. */
const PATCHES_TO_ZERO =
  /["']?\breplicas["']?\s?:\s?["']?0\b(?!\.)|\/spec\/replicas["']?\s?,\s?["']?value["']?\s?:\s?0\b|["']?value["']?\s?:\s?0\s?,[^{}]{0,80}\/spec\/replicas\b/

const drains: Does = (call) => {
  if (dry(call)) return emit_read(call)
  emit(call, 'k8s.delete', { fields: { verb: call.subcommand, ...takes_cluster(call), grave: true, narrow: false } })
}

const enters: Does = (call) => emit(call, 'k8s.exec', { fields: { prod: in_production(call) } })

/** A proxy or forward that listens beyond this machine opens the cluster to the network. */
const forwards: Does = (call) =>
  emit(call, 'net.listen', { fields: { exposes: /--address[= ](?:0\.0\.0\.0|::|\*)/.test(said(call)) } })

const debugs: Does = (call) => {
  const on_node = call.operands.some((word) => /^(?:nodes?|no)\//.test(word.text))
  emit(call, 'k8s.exec', { fields: { node: on_node, privileged: on_node, prod: in_production(call) } })
  if (on_node) emit(call, 'ctr.run', { fields: { privileged: true, host_mount: true, kubernetes: true } })
}

const copies_out: Does = (call) => {
  const [from, to] = call.operands
  // `namespace/pod:path`, `pod:path`; a folder of Windows has one letter in front of its colon.
  const remote = (word: Word | undefined) => word !== undefined && /^(?:[\w.-]+\/)?[\w.-]{2,}:/.test(word.text)
  const prod = in_production(call)
  if (remote(to)) emit(call, 'k8s.change', { fields: { verb: 'cp', prod } })
  else if (to !== undefined) touch(call, 'fs.write', to, { mode: 'create', downloaded: remote(from) })
  if (remote(from)) emit(call, 'k8s.exec', { fields: { verb: 'cp', prod } })
  else if (from !== undefined) touch(call, 'fs.read', from, { copied: true })
}

const grants: Does = (call) => {
  if (dry(call)) return emit_read(call)
  const bound = call.operands.map((word) => word.text).join(' ')
  if (/clusterrolebinding|rolebinding|clusterrole|serviceaccount|token/.test(`${call.subcommand} ${bound}`)) {
    emit(call, 'cloud.iam', {
      fields: { provider: 'kubernetes', op: 'create', admin: /cluster-admin/.test(said(call)) },
    })
    return
  }
  changes(call)
}

const config: Does = (call) => {
  const [verb] = call.operands
  if (verb?.text === 'view' && said(call).includes('--raw')) {
    prints(call, 'secret')
    emit(call, 'cred.read', { target: 'kubeconfig', d2: 2, fields: { store: 'kubernetes', item: 'kubeconfig' } })
    return
  }
  const prod = /^(?:use-context|set-context)$/.test(verb?.text ?? '') && any_production(call.operands)
  emit(call, /^(?:view|get-|current)/.test(verb?.text ?? 'view') ? 'k8s.read' : 'k8s.change', {
    fields: {
      verb: 'config',
      prod,
      ...(chooses_local(verb?.text, call) && { local: true }),
      ...(verb?.text === 'use-context' && { context: call.operands.at(-1)?.text ?? '' }),
    },
  })
}

/** The cluster of this machine is chosen for what follows. */
function chooses_local(verb: string | undefined, call: Call): boolean {
  return verb === 'use-context' && call.operands.at(-1)?.text.match(LOCAL_CLUSTER) !== null
}

const auth: Does = (call) =>
  call.operands[0]?.text === 'reconcile' && !dry(call)
    ? emit(call, 'cloud.iam', { fields: { provider: 'kubernetes', op: 'reconcile' } })
    : emit(call, 'k8s.read', { fields: { verb: 'auth' } })

const KUBECTL: CommandSpec = {
  flags: COMMON,
  harmless_with: ['help'],
  subcommands: {
    'get describe logs top explain events diff version cluster-info api-resources api-versions wait rollout-status kustomize completion options plugin':
      { flags: COMMON, does: reads_cluster },
    config: { flags: COMMON, does: config },
    auth: { flags: COMMON, does: auth },
    delete: { flags: COMMON, does: deletes },
    'patch edit': {
      flags: COMMON,
      // More rights are handed out by changing a role than by making one.
      does: (call) => {
        const role = /^(?:cluster)?role(?:binding)?s?(?:\.|\/|$)/i.test(call.operands[0]?.text ?? '')
        if (role && !dry(call)) emit(call, 'cloud.iam', { fields: { provider: 'kubernetes', op: call.subcommand } })
        else if (!dry(call) && call.command.args.some(({ text }) => PATCHES_TO_ZERO.test(text)))
          stops_all(call, 'patch')
        else changes(call)
      },
    },
    'apply set label annotate expose autoscale run taint certificate rolling-update': {
      flags: COMMON,
      does: changes,
    },
    create: { flags: COMMON, does: grants },
    replace: { flags: COMMON, does: (call) => (has(call, 'force') ? deletes(call) : changes(call)) },
    scale: { flags: COMMON, does: scales },
    rollout: {
      flags: COMMON,
      subcommands: { 'status history': { flags: COMMON, does: reads_cluster } },
      does: changes,
    },
    'drain cordon': { flags: COMMON, does: drains },
    uncordon: { flags: COMMON, does: changes },
    'exec attach': { flags: COMMON, does: enters },
    debug: { flags: COMMON, does: debugs },
    cp: { flags: COMMON, does: copies_out },
    'port-forward proxy': { flags: COMMON, does: forwards },
  },
  does: says('k8s.read'),
}

const HELM_FLAGS = {
  ...COMMON,
  values: '-f --values --version =',
  repository: '--repo =',
  settings: '--set --set-string --set-file --set-json --set-literal =',
  context: '--kube-context =',
  dry_run: '--dry-run =?',
}

const uninstalls: Does = (call) => {
  if (dry(call)) return emit_read(call)
  const prod = in_production(call)
  const local = LOCAL_CLUSTER.test(text_of(value(call, 'context')) ?? '')
  const narrow = !prod && (local || tries_out(call))
  emit(call, 'k8s.delete', {
    fields: { verb: call.subcommand, release: true, prod, narrow, ...takes_cluster(call, release_name(call)) },
  })
}

/** A chart from a host that has no name, or over plain HTTP: nobody stands for it. */
function is_foreign(chart: string): boolean {
  return /^(?:oci|https?):\/\/(?:\d{1,3}\.){3}\d{1,3}(?:[:/]|$)|^http:\/\/(?!localhost|127\.)/.test(chart)
}

/** Where projects that everybody knows keep their charts. */
const KNOWN_CHARTS = within(
  '^https://(?:',
  [
    /[\w-]{1,63}\.github\.io|raw\.githubusercontent\.com|github\.com|localhost|127\.0\.0\.1/,
    /(?:[\w-]{1,63}\.){1,3}(?:k8s\.io|googleapis\.com|hashicorp\.com|elastic\.co|gitlab\.io|gitlab\.com|nvidia\.com)/,
    /(?:[\w-]{1,63}\.){1,3}(?:rancher\.com|rancher\.io|datadoghq\.com|newrelic\.com|tigera\.io|strimzi\.io)|strimzi\.io/,
    /charts\.(?:bitnami\.com|jetstack\.io|longhorn\.io|helm\.sh|crossplane\.io|external-secrets\.io|loft\.sh|min\.io)/,
    /charts\.(?:konghq\.com|appscode\.com|dexidp\.io|cockroachdb\.com|mittwald\.de)|operator\.min\.io/,
    /helm\.(?:traefik\.io|cilium\.io|nginx\.com|linkerd\.io|neo4j\.com|vector\.dev|min\.io|camunda\.io|sh)/,
    /helm\.(?:influxdata\.com|openfaas\.com|goharbor\.io)/,
  ],
  ')(?:[:/]|$)',
)

/** `helm install x evil/x` behind `helm repo add evil https://charts.evil.example` on the same line: the name stands for the address. */
function stranger_of(call: Call, chart: string): boolean {
  const [name = '', rest] = chart.split('/', 2)
  if (rest === undefined || !/^[\w-]{1,64}$/.test(name) || !call.source.includes('repo add')) return false
  const added = new RegExp(`\\brepo add (?:--?\\S{1,40} ){0,4}["']?${name}["']? ["']?(https?://[^\\s"']{1,200})`)
  const address = added.exec(call.source)?.[1]
  return address !== undefined && !KNOWN_CHARTS.test(address)
}

/** `primary.persistence.enabled=false` sets one part of a chart, which calls it that wherever it runs. */
const sets_production = ({ text }: Word): boolean =>
  names_production(text.replace(/(^|,)[\w.-]{0,200}=/g, (keys) => keys.replace(/primary|master|live/gi, 'part')))

const releases: Does = (call) => {
  if (dry(call)) return emit_read(call)
  const prod =
    in_production(call) ||
    any_production(values(call, 'values')) ||
    values(call, 'settings').some(sets_production) ||
    call.operands.some((word) => is_foreign(word.text) || stranger_of(call, word.text)) ||
    values(call, 'repository').some(({ text, cert }) => cert === 'literal' && !KNOWN_CHARTS.test(text))
  const made = call.subcommand === 'install' && in_chosen_cluster(call) && surely(call) ? release_name(call) : null
  emit(call, 'k8s.change', { fields: { verb: call.subcommand, prod, ...(made !== null && { makes: made }) } })
}

const HELM: CommandSpec = {
  flags: HELM_FLAGS,
  subcommands: {
    'uninstall delete del un': { flags: HELM_FLAGS, does: uninstalls },
    'install upgrade rollback': { flags: HELM_FLAGS, does: releases },
    push: says('pkg.publish', { manager: 'helm' }),
  },
  does: says('k8s.read', { verb: 'helm' }),
}

/** Local clusters come and go; only a name that says production makes one precious. */
const local_cluster: Does = (call) => {
  const [verb] = call.operands
  const deleting = call.operands.some((word) => word.text === 'delete')
  if (/^(?:cluster )?(?:create|start)\b/.test(call.operands.map(({ text }) => text).join(' '))) {
    const profile = /(?:^|\s)(?:-p|--profile)[= ]([a-z0-9-]{1,60})(?=\s|$)/.exec(said(call))?.[1]
    if (call.name === 'minikube' && profile !== undefined && !names_production(profile))
      emit(call, 'proc.exec', { fields: { known: true, quiet: true, makes: OWN_CONTEXT + profile } })
    return void emit(call, 'proc.exec', { fields: { known: true, quiet: true, makes: OWN_CLUSTER } })
  }
  if (!deleting) return nothing(call)
  const prod = call.operands.some((word) => names_production(word.text)) || verb === undefined
  emit(call, 'k8s.delete', { fields: { verb: 'delete', cluster: true, local: true, prod, narrow: !prod } })
}

const eks: Does = (call) => {
  const verb = call.operands[0]?.text ?? ''
  if (/^(?:delete|drain)$/.test(verb))
    emit(call, 'cloud.delete', { fields: { provider: 'aws', service: 'eks', op: verb } })
  else if (/^(?:create|scale|upgrade|set|enable|associate|update)$/.test(verb))
    emit(call, 'cloud.change', { fields: { provider: 'aws', service: 'eks', op: verb } })
  else emit(call, 'cloud.read', { fields: { provider: 'aws', service: 'eks' } })
}

export const KUBERNETES: readonly ProgramSpec[] = [
  program('kubectl k oc microk8s.kubectl kubecolor', KUBECTL),
  program('helm helmfile', HELM),
  program('kind minikube k3d', local_cluster),
  program('eksctl kops', eks),
  program('kubectx kubens k9s stern kustomize kubeval kubeconform kubeseal kube-linter popeye', nothing),
  program('argocd flux', {
    subcommands: {
      app: {
        subcommands: { 'delete terminate-op': says('k8s.delete', { verb: 'delete', release: true }) },
        does: says('k8s.change'),
      },
    },
    does: says('k8s.read'),
  }),
]
