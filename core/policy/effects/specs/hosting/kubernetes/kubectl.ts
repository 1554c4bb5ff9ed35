// kubectl: reading, changing, deleting, and executing in a cluster. Source: ENGINE 4.2.
import { whole, within } from '#core/compose.ts'
import { type Call, emit, has, prints, said, text_of, touch, value, values } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { is_in_known_repository } from '#core/policy/effects/host/publishers.ts'
import { type CommandSpec, type Does, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import {
  COMMON,
  dry,
  emit_read,
  in_production,
  LOCAL_CLUSTER,
  makes_namespace,
  NEAR_CLUSTER,
  namespace_name,
  one_namespace,
  SYSTEM_NAMESPACE,
  takes_cluster,
  tries_out,
} from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'
import { any_production, names_trial } from '#core/policy/effects/specs/hosting/production.ts'
import { pipeline_of } from '#core/policy/effects/specs/machine/fed.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Manifests that everybody installs from where their projects publish them. */
const KNOWN_MANIFESTS = /^https:\/\/(?:k8s\.io|[a-z0-9.-]+\.k8s\.io|projectcontour\.io|storage\.googleapis\.com)\//

/** Kinds whose deletion takes more than itself along, or that the cluster cannot run without. */
const GRAVE_KINDS = whole(
  /ns|namespaces?|projects?|crds?|customresourcedefinitions?|nodes?|no|pv|persistentvolumes?|pvc/i,
  /persistentvolumeclaims?|clusterroles?|clusterrolebindings?|storageclasses?|sc|apiservices?/i,
  /validatingwebhookconfigurations?|mutatingwebhookconfigurations?/i,
)

/** Kinds that serve somebody until they are applied again. */
const SERVING_KINDS = whole(
  /deploy|deployments?(?:\.apps)?|sts|statefulsets?(?:\.apps)?|ds|daemonsets?(?:\.apps)?|svc|services?|ing|ingress(?:es)?/i,
  /cj|cronjobs?|hpa|horizontalpodautoscalers?|gateways?|httproutes?|ksvc|rollouts?/i,
)

const PASSING_KINDS = /^(?:po|pods?|jobs?(?:\.batch)?|events?|ev)$/i

/** Addresses that the pipe in front fetches manifests from: `kustomize build https://... | kubectl apply -f -`. */
function piped_manifests(call: Call): string[] {
  const feeder = call.command.stdin.findLast((one) => one.kind === 'command')
  // `kubectl apply -f <(curl -s https://...)`
  const feeders = [
    ...(feeder?.kind === 'command' ? [feeder] : []),
    ...values(call, 'file').flatMap((word) => word.feeds ?? []),
  ]
  return feeders.flatMap(({ index }) => pipeline_of(call.commands, index).match(/https?:\/\/[^\s'"|]+/g) ?? [])
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

const deletes: Does = (call) => {
  if (dry(call)) return emit_read(call)
  const { kinds, names } = resources(call)
  const grave = kinds.some((kind) => GRAVE_KINDS.test(kind))
  const system =
    SYSTEM_NAMESPACE.test(text_of(value(call, 'namespace')) ?? '') || names.some((name) => /^kube-/.test(name))
  const wide = has(call, 'all') || has(call, 'all_namespaces') || kinds.some((kind) => kind === 'all')
  const files = [...values(call, 'file'), ...values(call, 'kustomize')]
  // The content of a secret exists nowhere else.
  const secret = kinds.some((kind) => /^secrets?$/i.test(kind)) && !tries_out(call)
  const one =
    !wide && !grave && !secret && names.length <= 2 && names.every((name) => name !== '') && !has(call, 'selector')
  const prod = in_production(call) || any_production(files)
  const local = LOCAL_CLUSTER.test(text_of(value(call, 'context')) ?? '') && !prod
  const serving = kinds.some((kind) => SERVING_KINDS.test(kind)) && !tries_out(call) && !names.every(names_trial)
  // Pods and jobs come back by themselves or are run anew.
  const passing = has(call, 'selector') && !wide && kinds.every((kind) => PASSING_KINDS.test(kind)) && tries_out(call)
  // Finished pods can be deleted in any cluster.
  const ended =
    !has(call, 'all') &&
    kinds.every((kind) => /^(?:pods?|po|jobs?)$/i.test(kind)) &&
    values(call, 'selector').some(says_ended)
  // Forced and without a grace period, pods cannot shut down cleanly.
  const rough = has(call, 'force') && values(call, 'grace').some((word) => word.text === '0')
  // What a folder contains, another program writes or an address answers is unknown.
  const open =
    (rough && files.length > 0) ||
    has(call, 'recursive') ||
    files.some(({ text }) => text === '-' || /^https?:/.test(text))
  emit(call, 'k8s.delete', {
    target: call.operands.map((word) => word.text).join(' ') || null,
    fields: {
      verb: call.subcommand,
      ...takes_cluster(call, NEAR_CLUSTER, lies_in_namespace(call, kinds), one_namespace(call)),
      kinds,
      all: wide,
      grave,
      system:
        !local &&
        (system ||
          // All of them, those of the cluster itself among them.
          (wide &&
            !has(call, 'selector') &&
            (kinds.some(is_namespace) ||
              (has(call, 'all_namespaces') && !kinds.every((kind) => PASSING_KINDS.test(kind))))) ||
          kinds.some((kind) => is_namespace(kind) && names.some((name) => /^kube-|^default$/.test(name)))),
      prod,
      narrow:
        local ||
        (files.length === 0
          ? (passing || ended || (one && !serving && names.length > 0)) && !prod
          : !prod && !wide && !open && call.subcommand !== 'replace'),
    },
  })
}

function is_namespace(kind: string): boolean {
  return /^(?:ns|namespaces?)$/i.test(kind)
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

const changes: Does = (call) => {
  if (dry(call)) return emit_read(call)
  for (const word of values(call, 'file'))
    if (word.text !== '-' && !/^https?:/.test(word.text)) touch(call, 'fs.list', word)
  const manifests = [...values(call, 'file'), ...values(call, 'kustomize')].map((word) => word.text)
  const remote = [...manifests, ...piped_manifests(call)].some(
    (text) => /^https?:/.test(text) && !KNOWN_MANIFESTS.test(text) && !is_in_known_repository(text),
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
    fields: {
      verb,
      ...takes_cluster(call, NEAR_CLUSTER),
      prod,
      narrow: !prod && !has(call, 'all') && (local || tries_out(call)),
    },
  })
}

/** `-p '{"spec":{"replicas":0}}'`, also as one operation of a JSON patch, and in YAML. */
const PATCHES_TO_ZERO =
  /["']?\breplicas["']?\s?:\s?["']?0\b(?!\.)|\/spec\/replicas["']?\s?,\s?["']?value["']?\s?:\s?0\b|["']?value["']?\s?:\s?0\s?,[^{}]{0,80}\/spec\/replicas\b/

const drains: Does = (call) => {
  if (dry(call)) return emit_read(call)
  emit(call, 'k8s.delete', { fields: { verb: call.subcommand, ...takes_cluster(call), grave: true, narrow: false } })
}

/** Programs that say how a machine is, and cannot be told to do more. */
const LOOKS = /^(?:ls|du|df|ps|uptime|date|hostname|whoami|id|uname|nproc|free|stat|wc|which|pwd|arch|lscpu|nslookup)$/

/** `kubectl exec api -- du -sh /data`: a look, which changes nothing wherever it is taken. */
const enters: Does = (call) => {
  const { args } = call.command
  const at = args.findIndex(({ text }) => text === '--')
  const looks = at > 0 && LOOKS.test(args[at + 1]?.text ?? '')
  emit(call, 'k8s.exec', { fields: { prod: !looks && in_production(call) } })
}

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
      ...(chooses_local(verb?.text, call) && { local: true, ...(surely(call) && !prod && { makes: NEAR_CLUSTER }) }),
      ...(keeps_cluster(verb?.text, call) && { stays: true }),
      ...(verb?.text === 'use-context' && { context: call.operands.at(-1)?.text ?? '' }),
    },
  })
}

/** `kubectl config set-context --current --namespace=demo`: another namespace of the same cluster. */
function keeps_cluster(verb: string | undefined, call: Call): boolean {
  return (
    verb === 'set-context' && !has(call, 'cluster') && !has(call, 'user') && !any_production([value(call, 'namespace')])
  )
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

/** kubectl and its other names. */
export const KUBECTLS: readonly ProgramSpec[] = [program('kubectl k oc microk8s.kubectl kubecolor', KUBECTL)]
