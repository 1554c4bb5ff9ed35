// A link within the dashboard: opens in place, and in a new tab for whoever asks for one.
import type { ComponentChildren } from 'preact'
import { type Page, type Params, write_address } from '#runtime/ui/state/address.ts'
import { go } from '#runtime/ui/state/route.ts'

interface LinkProps {
  page: Page
  params?: Params
  class?: string
  children: ComponentChildren
  current?: boolean
  item?: boolean
  label?: string | undefined
  /** Instead of going there. */
  on_open?: () => void
}

export function Link({
  page,
  params = {},
  children,
  current = false,
  item = false,
  label,
  on_open,
  ...rest
}: LinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (on_open) on_open()
    else go(page, params)
  }
  return (
    <a
      href={write_address({ page, params })}
      class={rest.class}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      data-item={item ? '' : undefined}
      onClick={open}
    >
      {children}
    </a>
  )
}

/** To the page of a session. */
export function SessionLink({ session_id, children }: { session_id: string; children: ComponentChildren }) {
  return (
    <Link page="session" params={{ id: session_id }} class="text-link">
      {children}
    </Link>
  )
}
