// From an open page to a running dashboard: is somebody there, is a token needed, is it the right one. Then the stream keeps
// everything up to date. Source: CONTRACT 8.3, PRODUCT 4 "sign-in", "gap marker".
import { signal } from '@preact/signals'
import { ApiError, ask, path_of } from '#runtime/ui/state/api.ts'
import { approval_asked, approval_settled, load_approvals } from '#runtime/ui/state/approvals.ts'
import { feed_event, feed_gap, load_feed } from '#runtime/ui/state/feed.ts'
import { load_health, load_summary, open_alerts, watch_health } from '#runtime/ui/state/health.ts'
import { notify_of } from '#runtime/ui/state/notify.ts'
import { follow } from '#runtime/ui/state/stream.ts'
import { keep_token, token } from '#runtime/ui/state/token.ts'

/** What the reader sees first. */
export type Phase = 'starting' | 'unreachable' | 'sign-in' | 'wrong-token' | 'ready'
export const phase = signal<Phase>('starting')
/** Grows with every gap and new connection: pages that show loaded data load it again. */
export const reloads = signal(0)
/** Grows with every event that changes sessions or alerts. */
export const changes = signal(0)

const RETRY_MS = 2000
/** Pages that list sessions need not follow every one of a thousand events a second. */
const CHANGE_MS = 1000

let stop: () => void = () => undefined
let changed: ReturnType<typeof setTimeout> | undefined

/** Looks whether the gateway is there and lets this page in. */
export async function begin(): Promise<void> {
  try {
    const { auth_enabled } = await load_health()
    if (auth_enabled && token.value === '') {
      phase.value = 'sign-in'
      return
    }
    await ask(path_of(['report', 'approvals'], { limit: 1 }))
    enter()
  } catch (cause) {
    if (cause instanceof ApiError && cause.trouble === 'unauthorized') return leave('wrong-token')
    phase.value = 'unreachable'
    setTimeout(begin, RETRY_MS)
  }
}

/** Tries a token; the phase says what came of it. Throws ApiError when nobody could be asked. */
export async function sign_in(given: string): Promise<void> {
  keep_token(given)
  try {
    await ask(path_of(['report', 'approvals'], { limit: 1 }))
  } catch (cause) {
    keep_token('')
    if (!(cause instanceof ApiError && cause.trouble === 'unauthorized')) throw cause
    phase.value = 'wrong-token'
    return
  }
  enter()
}

/** Forgets the token and everything that was shown with it. */
export function sign_out(): void {
  keep_token('')
  location.reload()
}

function enter(): void {
  stop()
  phase.value = 'ready'
  const end_health = watch_health()
  const end_stream = follow({
    // Resumed or not: what is loaded once the stream is open leaves no moment in between.
    opened: reload_all,
    event(event) {
      if (event.type === 'approval_pending') approval_asked(event.approval_id).then(notify_of).catch(reload_all)
      else if (event.type === 'approval_resolved') approval_settled(event)
      else if (event.type === 'alert') open_alerts.value = (open_alerts.value ?? 0) + 1
      feed_event(event)
      if (changed === undefined) changed = setTimeout(tell_change, CHANGE_MS)
    },
    gap() {
      feed_gap()
      reload_all()
    },
    refused: () => leave('wrong-token'),
  })
  stop = () => {
    end_health()
    end_stream()
  }
}

function tell_change(): void {
  changed = undefined
  changes.value++
}

function leave(next: Phase): void {
  stop()
  stop = () => undefined
  keep_token('')
  phase.value = next
}

/** What fails here fails while the connection is lost, and is loaded again when it is back. */
function reload_all(): void {
  reloads.value++
  load_approvals().catch(() => undefined)
  load_feed().catch(() => undefined)
  load_summary().catch(() => undefined)
}
