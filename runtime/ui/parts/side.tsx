// The side of the window: pages with what waits in them, theme, name, help, sign-out.
import { Icon } from '#runtime/ui/parts/icon.tsx'
import { Link } from '#runtime/ui/parts/link.tsx'
import type { Page } from '#runtime/ui/state/address.ts'
import { pending_count } from '#runtime/ui/state/approvals.ts'
import { open_alerts } from '#runtime/ui/state/health.ts'
import { help_shown } from '#runtime/ui/state/keys.ts'
import { sign_out } from '#runtime/ui/state/phase.ts'
import { own_name, type Theme, theme } from '#runtime/ui/state/preferences.ts'
import { route } from '#runtime/ui/state/route.ts'
import { token } from '#runtime/ui/state/token.ts'
import type { IconName } from '#runtime/ui/text/icons.ts'

const LINKS: readonly {
  page: Page
  word: string
  icon: IconName
  also?: Page
  count?: () => number | null
  waits?: string
}[] = [
  { page: 'approvals', word: 'Approvals', icon: 'inbox', count: () => pending_count.value, waits: 'waiting' },
  { page: 'live', word: 'Live', icon: 'pulse' },
  { page: 'sessions', word: 'Sessions', icon: 'layers', also: 'session' },
  { page: 'alerts', word: 'Alerts', icon: 'bell', count: () => open_alerts.value, waits: 'not acknowledged' },
  { page: 'rules', word: 'Rules', icon: 'shield' },
]

const THEMES: readonly (readonly [value: Theme, word: string, icon: IconName])[] = [
  ['light', 'Light', 'sun'],
  ['', 'As the system', 'screen'],
  ['dark', 'Dark', 'moon'],
]

export function Side() {
  const page = route.value.page
  return (
    <header class="side">
      <div class="brand">
        <img src="/ui/icon.svg" alt="" width={26} height={26} />
        <span>Agent Supervision</span>
      </div>
      <nav aria-label="Pages">
        <ul>
          {LINKS.map(({ page: to, word, icon, also, count, waits }) => {
            const waiting = count?.() ?? 0
            return (
              <li key={to}>
                <Link page={to} class="side-link" current={page === to || page === also}>
                  <Icon name={icon} size={18} />
                  <span class="side-word">{word}</span>
                  {waiting > 0 && (
                    <span class="badge">
                      {waiting > 999 ? '999+' : waiting}
                      <span class="spoken"> {waits}</span>
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <div class="side-foot">
        <fieldset class="themes">
          <legend class="spoken">Theme</legend>
          {THEMES.map(([value, word, icon]) => (
            <label key={value} title={word}>
              <input type="radio" name="theme" checked={theme.value === value} onChange={() => (theme.value = value)} />
              <Icon name={icon} size={14} />
              <span class="spoken">{word}</span>
            </label>
          ))}
        </fieldset>
        <button type="button" class="button quiet small side-help" onClick={() => (help_shown.value = true)}>
          <Icon name="user" size={14} />
          <span class="side-name">{own_name.value === '' ? 'Name and keys' : own_name.value}</span> <kbd>?</kbd>
        </button>
        {token.value !== '' && (
          <button type="button" class="button quiet small" onClick={sign_out}>
            <Icon name="out" size={14} /> Sign out
          </button>
        )}
      </div>
    </header>
  )
}
