// The keyboard: J and K move, Enter opens, Escape goes back, slash searches, ? helps, G and a letter change the page. Letters of a
// button (`data-key`) act on the item in focus first, on the page otherwise. Source: PRODUCT 4 "keyboard".
import { signal } from '@preact/signals'
import type { Page } from '#runtime/ui/state/address.ts'
import { shortcuts_on } from '#runtime/ui/state/preferences.ts'
import { go } from '#runtime/ui/state/route.ts'

/** The list of keys is shown. */
export const help_shown = signal(false)

/** Letters behind G. */
const PAGE_KEYS: Readonly<Record<string, Page>> = {
  a: 'approvals',
  l: 'live',
  s: 'sessions',
  r: 'alerts',
  u: 'rules',
  i: 'api',
}

const GOING_MS = 1500
let going_until_ms = 0

export function listen_to_keys(): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || is_writing(event.target)) return
    if (act_on(event)) event.preventDefault()
  })
}

/** Whether the key meant something. */
function act_on(event: KeyboardEvent): boolean {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    // Only from item to item: elsewhere arrows scroll.
    return item_in_focus() !== null && move(event.key === 'ArrowDown' ? 1 : -1)
  }
  if (!shortcuts_on.value || event.repeat)
    return (
      event.repeat && shortcuts_on.value && (event.key === 'j' || event.key === 'k') && move(event.key === 'j' ? 1 : -1)
    )
  const key = event.key.toLowerCase()
  if (event.timeStamp < going_until_ms) {
    going_until_ms = 0
    const page = PAGE_KEYS[key]
    if (page === undefined) return false
    go(page)
    return true
  }
  if (key === '?') {
    help_shown.value = !help_shown.value
    return true
  }
  if (document.querySelector('dialog[open]') !== null) return press(key, document.querySelector('dialog[open]'))
  if (key === 'g') {
    going_until_ms = event.timeStamp + GOING_MS
    return true
  }
  if (key === 'j' || key === 'k') return move(key === 'j' ? 1 : -1)
  if (key === '/') return focus(document.querySelector('[data-search]'))
  return press(key, item_in_focus()) || press(key, document)
}

/** Moves the focus by one item; from elsewhere to the first one. */
function move(step: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>('main [data-item]')]
  const at = items.indexOf(item_in_focus() as HTMLElement)
  const next = at < 0 ? items[0] : items[at + step]
  return focus(next ?? null)
}

function item_in_focus(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-item]') ?? null
}

/** Presses the button of a letter. Buttons within items belong to their item alone. */
function press(key: string, within: ParentNode | null): boolean {
  if (within === null || !/^[a-z]$/.test(key)) return false
  const buttons = [...within.querySelectorAll<HTMLButtonElement>(`button[data-key="${key}"]`)]
  const button = within === document ? buttons.find((one) => one.closest('[data-item]') === null) : buttons[0]
  if (button === undefined || button.disabled) return false
  button.click()
  return true
}

function focus(element: HTMLElement | null): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== null
}

function is_writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.matches('input, textarea, select, [contenteditable]')
}
