// The cluster that a session created, and commands that select another one, where the same names mean other things.
// Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { OWN_CLUSTER } from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'

/** Facts about things inside a cluster. */
export const LIES_IN_CLUSTER = /^(?:(?:near )?cluster$|namespace |release )/

/** Clients of clouds and remote clusters, some of whose commands select another cluster. */
const CHOOSES =
  /^(?:aws|gcloud|az|doctl|oc|tsh|eksctl|kops|kubectx|kubectl-ctx|kubie|civo|linode-cli|ibmcloud|rancher|talosctl|vcluster)$/
const CHOOSES_NEAR = /^(?:minikube|kind|k3d)$/

/** Whether a command may select another cluster than the session's own. Creating an own cluster does not count. */
export function chooses_cluster({ kind, head, fields }: Pick<Draft, 'kind' | 'head' | 'fields'>): boolean {
  if (fields.makes === OWN_CLUSTER) return false
  // Tools of local clusters select another one only by deleting the current one.
  if (CHOOSES_NEAR.test(head)) return kind === 'k8s.delete'
  return (
    CHOOSES.test(head) ||
    (kind === 'k8s.change' && fields.verb === 'config' && fields.local !== true && fields.stays !== true)
  )
}

/** Whether a local port now leads elsewhere: a tunnel, a forwarded port of a cluster, a proxy of a cloud database. */
export function leads_away({ kind, head, fields }: Draft): boolean {
  if (kind === 'net.tunnel') return true
  if (kind === 'net.listen') return fields.tunnel === true || /^(?:kubectl|oc|k)$/.test(head)
  return kind === 'proc.exec' && /^(?:cloud[-_]sql[-_]proxy|cloud-sql-proxy|tsh|autossh|sshuttle)$/.test(head)
}
