// The whole dashboard: the door first, then pages between side and strip.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Alerts } from '#runtime/ui/pages/alerts.tsx'
import { Api } from '#runtime/ui/pages/api.tsx'
import { Approvals } from '#runtime/ui/pages/approvals.tsx'
import { Live } from '#runtime/ui/pages/live.tsx'
import { Rules } from '#runtime/ui/pages/rules.tsx'
import { SessionPage } from '#runtime/ui/pages/session.tsx'
import { Sessions } from '#runtime/ui/pages/sessions.tsx'
import { SignIn } from '#runtime/ui/pages/sign-in.tsx'
import { Help } from '#runtime/ui/parts/help.tsx'
import { Side } from '#runtime/ui/parts/side.tsx'
import { Strip } from '#runtime/ui/parts/strip.tsx'
import type { Page } from '#runtime/ui/state/address.ts'
import { calm_news, urgent_news } from '#runtime/ui/state/announce.ts'
import { phase } from '#runtime/ui/state/phase.ts'
import { route } from '#runtime/ui/state/route.ts'

const PAGES: Readonly<Record<Page, () => preact.ComponentChild>> = {
  approvals: Approvals,
  live: Live,
  sessions: Sessions,
  session: SessionPage,
  alerts: Alerts,
  rules: Rules,
  api: Api,
}

export function App() {
  if (phase.value !== 'ready') return <SignIn />
  return (
    <div class="shell">
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Side />
      <div class="stage">
        <Strip />
        <Stage />
      </div>
      <Help />
      <div class="spoken" role="alert">
        {urgent_news.value}
      </div>
      <div class="spoken" role="status">
        {calm_news.value}
      </div>
    </div>
  )
}

/** A new page takes the focus to its title, as a new document would; the first one leaves it where the browser put it. */
function Stage() {
  const { page, params } = route.value
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!first.current) main.current?.querySelector('h1')?.focus({ preventScroll: true })
    first.current = false
  }, [page, params.id, params.rule])
  const Shown = PAGES[page]
  return (
    <main id="main" ref={main} class={`page page-${page}`} tabIndex={-1}>
      <Shown key={page === 'session' ? params.id : page} />
    </main>
  )
}
