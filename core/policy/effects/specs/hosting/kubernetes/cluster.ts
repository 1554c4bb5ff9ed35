// Cluster and namespace of a call, and clusters that are created and deleted. Source: ENGINE 4.2.
import { type Call, emit, has, said, text_of, value } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { line_says } from '#core/policy/effects/line/line.ts'
import { type Does, nothing, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Options of kubectl, good in all its commands. */
export const COMMON = {
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

/** Namespaces for trying things out, by name. */
const SCRATCH_NAMESPACE =
  /^(?:.*[-_])?(?:dev|development|local|test|tests|testing|ci|e2e|preview|sandbox|scratch|tmp)(?:[-_].*)?$/

/** Namespaces of the cluster itself. */
export const SYSTEM_NAMESPACE = /^(?:kube-system|kube-public|kube-node-lease|istio-system|cert-manager)$/

/** Clusters that tools make on a developer's own machine. */
export const LOCAL_CLUSTER = /^(?:kind-.*|k3d-.*|minikube|docker-desktop|rancher-desktop|orbstack|colima|microk8s)$/

/** The cluster that the session made on this machine: what makes one chooses it. */
export const OWN_CLUSTER = 'cluster'

/** A cluster of this machine that the session chose, whoever made it: resources of it are as near as with its name beside them. */
export const NEAR_CLUSTER = 'near cluster'
/** The name under which the session's own cluster is chosen again. */
export const OWN_CONTEXT = 'context '

/** Another cluster than the chosen one. */
const names_cluster = line_says(
  /\bKUBECONFIG=|(?:^|\s)(?:--(?:kube-)?(?:context|config|kubeconfig|apiserver|token|as)|--server|--cluster|-s)(?:[= ]|$)|\b(?:update-kubeconfig|get-credentials|kubectx|use-context)\b/m,
)

/** What goes when this goes is the session's own: its cluster, or what it made in the one that is chosen. */
export function takes_cluster(call: Call, ...made: readonly (string | null)[]): { takes?: readonly string[] } {
  if (!in_chosen_cluster(call)) return {}
  return { takes: [OWN_CLUSTER, ...made.filter((one) => one !== null)] }
}

/** Whether the cluster is the one that was chosen before: nothing names another, and nothing is called production. */
export function in_chosen_cluster(call: Call): boolean {
  return call.command.place === 'local' && !names_cluster(call) && !in_production(call)
}

/** A namespace that `kubectl create ns` made: it refuses when there is one. */
export const namespace_name = (word: Word | null | undefined): string | null =>
  word?.cert === 'literal' && /^[a-z0-9][a-z0-9-]*$/.test(word.text) && !SYSTEM_NAMESPACE.test(word.text)
    ? `namespace ${word.text}`
    : null

/** Whether nothing is changed for real. */
export function dry(call: Call): boolean {
  const mode = value(call, 'dry_run')
  return has(call, 'dry_run') && (mode === null || !/^(?:none|false|0)$/i.test(mode.text))
}

/** Whether a word of the call names production. */
export function in_production(call: Call): boolean {
  const places = [value(call, 'namespace'), value(call, 'context'), value(call, 'cluster'), value(call, 'kubeconfig')]
  return any_production(places) || any_production(call.operands)
}

/** `kubectl delete ns pr-12`: that one, and nothing beside it. */
export function one_namespace(call: Call): string | null {
  const [kind, name, ...more] = call.operands
  if (more.length > 0 || name === undefined || !/^(?:ns|namespaces?)$/i.test(kind?.text ?? '')) return null
  return has(call, 'all') ? null : namespace_name(name)
}

/** `kubectl create namespace pr-12`. */
export function makes_namespace(call: Call): { makes?: string } {
  const made = call.subcommand === 'create' && in_chosen_cluster(call) && surely(call) ? one_namespace(call) : null
  return made === null ? {} : { makes: made }
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

/** Whether the namespace is one for trying things out, by its name. */
export function tries_out(call: Call): boolean {
  return SCRATCH_NAMESPACE.test(text_of(value(call, 'namespace')) ?? '')
}

/** A dry run only looks. */
export function emit_read(call: Call): void {
  emit(call, 'k8s.read', { fields: { verb: call.subcommand, dry: true } })
}

/** kind, eksctl and their kin. */
export const CLUSTERS: readonly ProgramSpec[] = [
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
