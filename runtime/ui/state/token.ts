// The token of this tab: kept in session storage, taken from the link that opened the page, and gone from the address bar at once.
// Source: CONTRACT 8.3.
import { signal } from '@preact/signals'

const KEY = 'asg.token'

/** Empty when there is none. */
export const token = signal('')

/** Takes the token of the link (`#token=…`), or the one this tab had before. Call once, before anything is asked of the gateway. */
export function take_token(): void {
  const given = token_of(location.hash) ?? token_of(location.search)
  if (given !== null) {
    const query = new URLSearchParams(location.search)
    query.delete('token')
    const rest = query.toString()
    history.replaceState(null, '', location.pathname + (rest === '' ? '' : `?${rest}`))
    keep_token(given)
  } else {
    token.value = sessionStorage.getItem(KEY) ?? ''
  }
}

export function keep_token(value: string): void {
  token.value = value
  if (value === '') sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, value)
}

function token_of(part: string): string | null {
  return new URLSearchParams(part.replace(/^[#?]/, '')).get('token')
}
