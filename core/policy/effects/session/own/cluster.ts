// The cluster that a session made, and what chooses another one: its names then mean other things. Source: ENGINE section 11.
import type { Draft } from '#core/policy/effects/collector.ts'
import { OWN_CLUSTER } from '#core/policy/effects/specs/hosting/kubernetes/cluster.ts'

/** What another cluster may have under the same name. */
export const LIES_IN_CLUSTER = /^(?:(?:near )?cluster$|namespace |release )/

/** Clients of clouds and of clusters elsewhere: some of what they do makes another cluster the chosen one. */
const CHOOSES =
  /^(?:aws|gcloud|az|doctl|oc|tsh|eksctl|kops|kubectx|kubectl-ctx|kubie|civo|linode-cli|ibmcloud|rancher|talosctl|vcluster|k9s)$/
const CHOOSES_NEAR = /^(?:minikube|kind|k3d)$/

/** Whether this may choose another cluster than the session's own; what makes one of one's own does not. */
export function chooses_cluster({ kind, head, fields }: Pick<Draft, 'kind' | 'head' | 'fields'>): boolean {
  if (fields.makes === OWN_CLUSTER) return false
  // The tools of clusters on this machine choose no other ones, except by deleting the chosen one.
  if (CHOOSES_NEAR.test(head)) return kind === 'k8s.delete'
  return CHOOSES.test(head) || (kind === 'k8s.change' && fields.verb === 'config' && fields.local !== true)
}

/** A tunnel, a port of a cluster, or the proxy of a cloud's database. */
export function leads_away({ kind, head, fields }: Draft): boolean {
  if (kind === 'net.tunnel') return true
  if (kind === 'net.listen') return fields.tunnel === true || /^(?:kubectl|oc|k)$/.test(head)
  return kind === 'proc.exec' && /^(?:cloud[-_]sql[-_]proxy|cloud-sql-proxy|tsh|autossh|sshuttle)$/.test(head)
}
