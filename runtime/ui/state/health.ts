// How the gateway is: asked when the page opens and twice a minute while somebody looks.
import { signal } from '@preact/signals'
import type { AlertsReport } from '#core/contract/operator.ts'
import type { Summary } from '#core/contract/report.ts'
import { ask, path_of } from '#runtime/ui/state/api.ts'

/** What /health says; CONTRACT 8.1. */
export interface Health {
  status: string
  uptime_seconds: number
  trajectory_count: number
  trajectory_backend: string
  policy_engine: string
  auth_enabled: boolean
}

/** Null until it was read. */
export const health = signal<Health | null>(null)
/** Of the last hour. Null until it was read. */
export const summary = signal<Summary | null>(null)
/** Null until it was read. */
export const open_alerts = signal<number | null>(null)

const HOUR_SECONDS = 3600
const EVERY_MS = 30_000

/** Throws ApiError. */
export async function load_health(): Promise<Health> {
  health.value = await ask<Health>('/health')
  return health.value
}

/** Throws ApiError. */
export async function load_summary(): Promise<void> {
  const [, report, alerts] = await Promise.all([
    load_health(),
    ask<Summary>(path_of(['report', 'summary'], { window_seconds: HOUR_SECONDS })),
    ask<AlertsReport>(path_of(['report', 'alerts'], { limit: 1, acknowledged: 'false' })),
  ])
  summary.value = report
  open_alerts.value = alerts.total_unacknowledged
}

/** Until the returned function is called. A round that fails leaves the last numbers: the connection says that they are old. */
export function watch_health(): () => void {
  const look = () => {
    if (!document.hidden) load_summary().catch(() => undefined)
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
