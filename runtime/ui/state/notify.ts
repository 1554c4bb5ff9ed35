// Notifications of the browser: one for each new question while nobody looks at the page, gone as soon as it is settled. They are off
// until somebody switches them on; the page offers that once, behind the first answer. Source: PRODUCT 6.
import { effect, signal } from '@preact/signals'
import type { Approval } from '#core/contract/operator.ts'
import { approvals } from '#runtime/ui/state/approvals.ts'
import { notify_choice } from '#runtime/ui/state/preferences.ts'
import { go } from '#runtime/ui/state/route.ts'
import { visible_line } from '#runtime/ui/text/visible.ts'

/** What the browser allows; `unsupported` also for pages over plain HTTP from another machine. */
export const permission = signal<NotificationPermission | 'unsupported'>(
  'Notification' in globalThis && isSecureContext ? Notification.permission : 'unsupported',
)

/** Beyond these one more says that there are further questions. */
const MAX_SHOWN = 5
const FURTHER = 'asg.further'
const TITLE_CHARS = 60
const COMMAND_CHARS = 200

/** By approval. */
const shown = new Map<string, Notification>()

/** Asks the browser, which asks the reader. */
export async function switch_on(): Promise<void> {
  permission.value = await Notification.requestPermission()
  notify_choice.value = permission.value === 'granted' ? 'on' : 'off'
}

/** Whoever switches them off, or answers elsewhere, sees them go. */
export function keep_notifications(): void {
  effect(() => {
    const waiting = (approvals.value ?? []).filter(({ state }) => state === 'pending')
    const ids = new Set(waiting.map(({ approval_id }) => approval_id))
    const off = notify_choice.value !== 'on'
    for (const [id, notification] of shown) {
      if (!off && (id === FURTHER ? waiting.length > MAX_SHOWN : ids.has(id))) continue
      notification.close()
      shown.delete(id)
    }
  })
}

/** A question was asked, unless it is null. Nothing is shown to somebody who looks at the page. */
export function notify_of(approval: Approval | null): void {
  if (approval === null || notify_choice.value !== 'on' || permission.value !== 'granted') return
  if (document.visibilityState === 'visible' && document.hasFocus()) return
  const { approval_id, tool_name, risk_level, command, policy_id } = approval
  const is_further = shown.size >= MAX_SHOWN
  const tool = visible_line(tool_name ?? 'an action', TITLE_CHARS)
  const title = is_further ? 'Further actions wait for you' : `Waits for you: ${tool}, ${risk_level} risk`
  const lines = command === null ? [policy_id] : [visible_line(command, COMMAND_CHARS), policy_id]
  show(is_further ? FURTHER : approval_id, title, is_further ? '' : lines.join('\n'))
}

/** The tag makes one of those that several tabs show. */
function show(id: string, title: string, body: string): void {
  if (shown.has(id)) return
  try {
    const notification = new Notification(title, { body, tag: id })
    shown.set(id, notification)
    notification.onclick = () => {
      notification.close()
      window.focus()
      go('approvals', id === FURTHER ? {} : { approval: id })
      document.getElementById(id)?.focus()
    }
  } catch {
    // Browsers of phones have them for installed pages only.
    permission.value = 'unsupported'
  }
}
