// Alerts after they were raised: listing, acknowledging, and the limit on their number. core/decision/opened.ts raises
// them. Source: SPEC "Alert", CONTRACT 6.1.
import type { Acknowledged, AlertsReport } from '#core/contract/operator.ts'
import { GatewayError } from '#core/errors.ts'
import { MAX_ALERTS, MAX_PURGE_ROWS } from '#core/limits.ts'
import type { DocumentQuery, Stored } from '#core/port/store.ts'
import type { Ports } from '#core/ports.ts'
import { kept_text } from '#core/redact.ts'
import { moment_of } from '#core/report/moment.ts'
import { read_documents } from '#core/report/read.ts'

/** Query of `GET /report/alerts`. */
export interface AlertFilter {
  severity?: string | undefined
  acknowledged?: boolean | undefined
  session_id?: string | undefined
  window_seconds?: number | undefined
  limit: number
}

/** `GET /report/alerts`: newest first; all filters must match. */
export async function alerts_report(filter: AlertFilter, ports: Ports): Promise<AlertsReport> {
  const { severity, acknowledged, session_id, limit } = filter
  const { since_ms, generated_at, window_seconds } = moment_of(filter.window_seconds, ports)
  const query: DocumentQuery = {
    order: 'created_desc',
    limit,
    ...(severity === undefined ? {} : { lookup: severity }),
    ...(acknowledged === undefined ? {} : { state: acknowledged ? 'acknowledged' : 'unacknowledged' }),
    ...(session_id === undefined ? {} : { session_id }),
    ...(window_seconds === null ? {} : { since_ms }),
  }
  const { rows } = await read_documents('alert', query, ports)
  return {
    alerts: rows.map((row) => row.body as AlertsReport['alerts'][number]),
    total_unacknowledged: await ports.store.count('alert', 'unacknowledged'),
    generated_at,
    window_seconds,
  }
}

/** The actor that is stored when the operator gives no name. */
const UNKNOWN_ACTOR = 'unknown'
/**
 * Of two acknowledgements at once, the loser reads again and finds the winner's: two tries are enough, one is in
 * reserve.
 */
const MAX_TRIES = 3

/** Acknowledges an alert once; later calls get the first actor and time. Throws NOT_FOUND, ENGINE_UNAVAILABLE. */
export async function acknowledge(
  alert_id: string,
  by: string | null | undefined,
  ports: Ports,
): Promise<Acknowledged> {
  for (let tries = 1; ; tries++) {
    const stored = await ports.store.get('alert', alert_id)
    if (!stored) throw new GatewayError('NOT_FOUND', `No alert has the id ${alert_id}`)
    if (stored.state === 'acknowledged') return acknowledged_of(stored)
    try {
      return acknowledged_of(await put_acknowledged(stored, by || UNKNOWN_ACTOR, ports))
    } catch (cause) {
      const lost = cause instanceof GatewayError && cause.code === 'CONFLICT'
      if (!lost || tries === MAX_TRIES) throw cause
    }
  }
}

function put_acknowledged(stored: Stored, actor: string, ports: Ports): Promise<Stored> {
  const { kind, version, updated_at_ms: _updated, ...document } = stored
  const acknowledged_by = kept_text(actor, ports.settings)
  const acknowledged_at = ports.clock.iso(ports.clock.now_ms())
  const body = { ...document.body, acknowledged: true, acknowledged_by, acknowledged_at }
  return ports.store.put(kind, { ...document, state: 'acknowledged', body }, version)
}

function acknowledged_of({ id, body }: Stored): Acknowledged {
  return {
    alert_id: id,
    acknowledged: true,
    acknowledged_by: String(body.acknowledged_by),
    acknowledged_at: String(body.acknowledged_at),
  }
}

/**
 * Deletes the oldest alerts above MAX_ALERTS, one slice per call (maintenance timer). Returns how many were deleted.
 */
export function trim_alerts(ports: Pick<Ports, 'store'>): Promise<number> {
  return ports.store.trim('alert', MAX_ALERTS, 'acknowledged', MAX_PURGE_ROWS)
}
