// What the reader chose, kept in this browser: theme, name, whether single keys act, and notifications.
import { effect, signal } from '@preact/signals'

/** Empty follows the system. */
export type Theme = '' | 'light' | 'dark'

export const theme = signal<Theme>(stored_theme())
/** Who answers approvals and acknowledges alerts; empty until somebody says so. */
export const own_name = signal(stored('asg.name'))
/** Single letters as shortcuts; people who use speech input switch them off (WCAG 2.1.4). */
export const shortcuts_on = signal(stored('asg.shortcuts') !== 'off')
/** Notifications of the browser; empty until somebody chose. */
export const notify_choice = signal<'' | 'on' | 'off'>(stored_choice())

/** Every change is stored, and the theme applied. */
export function keep_preferences(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value
    store('asg.theme', theme.value)
  })
  effect(() => store('asg.name', own_name.value))
  effect(() => store('asg.shortcuts', shortcuts_on.value ? '' : 'off'))
  effect(() => store('asg.notify', notify_choice.value))
}

function stored_theme(): Theme {
  const value = stored('asg.theme')
  return value === 'light' || value === 'dark' ? value : ''
}

function stored_choice(): '' | 'on' | 'off' {
  const value = stored('asg.notify')
  return value === 'on' || value === 'off' ? value : ''
}

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** A browser that stores nothing forgets the choice with the page. */
function store(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}
