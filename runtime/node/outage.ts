// Tells people that the state gateways share cannot be reached: one alert opens with the outage and closes with it. Source: SCALE 5
// (failure policy).
import { GatewayError, reason_of } from '#core/errors.ts'
import type { Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import type { RedisConnection } from '#runtime/redis/connection.ts'

/** Outages shorter than this are only logged, ms. */
const ALERT_AFTER_MS = 1000
/** Gateways that notice within the same time open one alert together, ms. */
const SAME_OUTAGE_MS = 60_000

const METRIC = 'shared_state_unavailable'
/** `session_id` of an alert about the gateway itself. */
const NO_SESSION = 'gateway'
const MESSAGE =
  'The state that gateways share (CS_REDIS_URL) cannot be reached: actions are not decided until it is back'

type OutagePorts = Pick<Ports, 'store' | 'bus' | 'clock' | 'ids' | 'log' | 'metrics'>

/** Follows the outages of a connection. */
export function watch_outages(redis: Pick<RedisConnection, 'on_outage'>, ports: OutagePorts): void {
  const { clock, log } = ports
  let began_ms = 0
  let cancel = () => {}
  let alert: Promise<Stored | null> = Promise.resolve(null)

  redis.on_outage({
    begin(cause) {
      began_ms = clock.monotonic_ms()
      log.error('shared_state_down', { cause: reason_of(cause) })
      const at_ms = clock.now_ms()
      cancel = clock.timer(ALERT_AFTER_MS, () => {
        alert = open_alert(at_ms, ports)
      })
    },
    end() {
      cancel()
      log.info('shared_state_back', { seconds: (clock.monotonic_ms() - began_ms) / 1000 })
      const opened = alert
      alert = Promise.resolve(null)
      void opened.then((stored) => stored && close_alert(stored, ports))
    },
  })
}

/** Null when another gateway opened it, or it cannot be stored. */
async function open_alert(
  at_ms: number,
  { store, bus, clock, ids, log, metrics }: OutagePorts,
): Promise<Stored | null> {
  const alert_id = ids.next('alr')
  const triggered_at = clock.iso(at_ms)
  const details = {
    previous_risk: null,
    current_risk: 'high',
    high_risk_count: 0,
    cumulative_score: 0,
    trigger_event_id: '',
    tool_name: null,
  }
  const acknowledged = { acknowledged: false, acknowledged_by: null, acknowledged_at: null }
  const what = { alert_id, severity: 'high', metric: METRIC, session_id: NO_SESSION, message: MESSAGE } as const
  try {
    const stored = await store.put(
      'alert',
      {
        id: alert_id,
        session_id: null,
        state: 'unacknowledged',
        lookup: 'high',
        idempotency_key: `${METRIC}:${Math.floor(at_ms / SAME_OUTAGE_MS)}`,
        created_at_ms: at_ms,
        expires_at_ms: null,
        body: { ...what, details, triggered_at, ...acknowledged },
      },
      'new',
    )
    metrics.count('asg_alerts_total', { severity: 'high' })
    bus.publish([{ type: 'alert', ...what, current_risk: 'high', timestamp: triggered_at }])
    return stored
  } catch (cause) {
    if (!lost_to_another(cause)) log.warn('outage_alert_not_stored', { cause: reason_of(cause) })
    return null
  }
}

async function close_alert(stored: Stored, { store, clock, log }: OutagePorts): Promise<void> {
  const { kind, version, updated_at_ms: _updated, ...document } = stored
  const acknowledged_at = clock.iso(clock.now_ms())
  const body = { ...document.body, acknowledged: true, acknowledged_by: 'system', acknowledged_at }
  try {
    await store.put(kind, { ...document, state: 'acknowledged', body }, version)
  } catch (cause) {
    // A person may have been faster.
    if (!lost_to_another(cause)) log.warn('outage_alert_not_closed', { cause: reason_of(cause) })
  }
}

function lost_to_another(cause: unknown): boolean {
  return cause instanceof GatewayError && cause.code === 'CONFLICT'
}
