// The title and the icon of the tab say how many questions wait, so that a tab in the background calls.
import { effect } from '@preact/signals'
import type { Page } from '#runtime/ui/state/address.ts'
import { pending_count } from '#runtime/ui/state/approvals.ts'
import { route } from '#runtime/ui/state/route.ts'

const NAME = 'Agent Supervision'
const TITLES: Readonly<Record<Page, string>> = {
  approvals: 'Approvals',
  live: 'Live',
  sessions: 'Sessions',
  session: 'Session',
  alerts: 'Alerts',
  rules: 'Rules',
  api: 'API',
}
/** The icon of the tenth and of all further ones says `9+`. */
const MAX_ICON = 10

export function keep_title(): void {
  effect(() => {
    const waiting = pending_count.value ?? 0
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${TITLES[route.value.page]} · ${NAME}`
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const href = waiting > 0 ? `/ui/icon-${Math.min(waiting, MAX_ICON)}.svg` : '/ui/icon.svg'
    if (icon !== null && icon.getAttribute('href') !== href) icon.href = href
  })
}
