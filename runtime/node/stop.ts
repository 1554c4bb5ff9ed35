// Stops a running gateway: accepted work is answered, scanned, reviewed and written, each within its time; what is left
// is named in the log. Source: CONTRACT 18 CS_SHUTDOWN_GRACE_MS, PERFORMANCE 5.
import { setTimeout as sleep } from 'node:timers/promises'
import { STORE_CLOSE_MS } from '#core/limits.ts'
import type { Store } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { advisory_idle } from '#core/review/advisory/run.ts'
import type { ProviderModel } from '#runtime/model/model.ts'
import type { Cluster } from '#runtime/node/cluster.ts'
import { type Draining, drain } from '#runtime/node/drain.ts'
import type { Receiver } from '#runtime/node/webhook/receiver.ts'
import type { LiveUpstream } from '#runtime/upstream/openclaw.ts'

/** What is open while a gateway runs. */
export interface Open extends Draining {
  receiver: Receiver | null
  live: LiveUpstream | null
  ports: Ports & { model: ProviderModel }
  store: Store
  /** Null for a gateway that is alone. */
  cluster: Pick<Cluster, 'close'> | null
}

/** Ends everything in the order of dependency. */
export async function stop({ receiver, live, ports, store, cluster, ...draining }: Open): Promise<void> {
  const { grace_ms } = draining
  // Decisions that wait for a model have the second half of the grace to be answered without it.
  const hurry = setTimeout(() => ports.model.close(), grace_ms / 2)
  await Promise.all([drain(draining), receiver?.stop(grace_ms)])
  live?.stop()
  clearTimeout(hurry)
  const { background, log } = ports
  const waited_ms = STORE_CLOSE_MS
  // Outputs of answered events are still scanned while there is time.
  if (!(await in_time(background.idle()))) log.error('outputs_not_scanned', { waited_ms })
  ports.model.close()
  // Interrupted reviews return to their queue; one that does not end in time continues when its lease is over.
  if (!(await in_time(advisory_idle(ports)))) log.error('reviews_not_ended', { waited_ms })
  // Acknowledged records are flushed; a hanging disk is not waited for endlessly.
  if (!(await in_time(store.close()))) log.error('store_not_flushed', { waited_ms })
  if (cluster !== null && !(await in_time(cluster.close()))) log.error('cluster_not_left', { waited_ms })
}

function in_time(done: Promise<unknown>): Promise<boolean> {
  return Promise.race([done.then(() => true), sleep(STORE_CLOSE_MS, false, { ref: false })])
}
