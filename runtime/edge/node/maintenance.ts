// What a gateway does by its timers, as a function that the platform's schedule calls every minute: expired approvals, cooldowns, skill
// windows, retention. A gateway on the same database does it, too; nothing is done twice. Source: SCALE 2; CONTRACT 3.2, 6.2, 19.3.
import { load_config } from '#runtime/config/config.ts'
import type { BuiltFunction } from '#runtime/edge/node/function.ts'
import { function_ports } from '#runtime/edge/node/ports.ts'
import { refused_settings } from '#runtime/edge/node/refused.ts'
import { tend } from '#runtime/node/maintenance.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** Time of one call; what is left then is done by the next one. */
const MAINTENANCE_MS = 20_000

/** The export that the schedule calls. It rejects when it could not start or a part failed, so that the platform tells somebody. */
export function maintenance_handler(
  built: BuiltFunction,
  env: Readonly<Record<string, string | undefined>> = process.env,
): () => Promise<void> {
  return async () => {
    const config = load_config({ env })
    const refused = refused_settings(config)
    if (refused.length > 0) throw new StartError(refused)
    const { ports, close } = await function_ports(config, built)
    try {
      await tend(ports, config.values.AHP_TRAJECTORY_RETENTION_SECONDS, AbortSignal.timeout(MAINTENANCE_MS))
    } finally {
      await close()
    }
  }
}
