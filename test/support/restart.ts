// The gateway after a restart: the same store and clock, everything else new.
import { memory_bus } from '#core/memory/bus/bus.ts'
import { memory_shared } from '#core/memory/shared/shared.ts'
import type { Ports } from '#core/ports.ts'

/** What survives is what the store holds. */
export function restarted<P extends Ports>(ports: P): P {
  const { settings, clock, store, metrics } = ports
  const bus = memory_bus({ epoch: 'again', clock, metrics, replay_events: 1000 })
  return { ...ports, shared: memory_shared(settings, clock, store), bus }
}
