// helm: what is released into a cluster, and from whose chart. Source: ENGINE 4.2.
import { within } from '#core/compose.ts'
import { type Call, emit, text_of, value, values } from '#core/policy/effects/call.ts'
import { names_production } from '#core/policy/effects/host/named-production.ts'
import { type CommandSpec, type Does, type ProgramSpec, program, says } from '#core/policy/effects/spec.ts'
import {
  COMMON,
  dry,
  emit_read,
  in_chosen_cluster,
  in_production,
  LOCAL_CLUSTER,
  takes_cluster,
  tries_out,
} from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'
import { any_production } from '#core/policy/effects/specs/hosting/production.ts'
import { surely } from '#core/policy/effects/specs/sure.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** A release, in its namespace: `helm install` refuses a name that is in use. */
const release_name = (call: Call): string | null => {
  const [word] = call.operands
  const namespace = value(call, 'namespace')
  if (word?.cert !== 'literal' || (namespace !== null && namespace.cert !== 'literal')) return null
  return `release ${namespace?.text ?? ''}/${word.text}`
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

/** helm, helmfile. */
export const HELMS: readonly ProgramSpec[] = [program('helm helmfile', HELM)]
