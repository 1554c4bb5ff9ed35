// Where the reader is. The address bar says it, so that back, reload, a new tab and a bookmark lead to the same view.
import { signal } from '@preact/signals'
import { type Address, type Page, type Params, read_address, write_address } from '#runtime/ui/state/address.ts'

export const route = signal<Address>(read_address(location.pathname, location.search))

/** The back button leads here as well. */
export function watch_route(): void {
  addEventListener('popstate', () => {
    route.value = read_address(location.pathname, location.search)
  })
}

/** Opens a page; the one before stays in the history. */
export function go(page: Page, params: Params = {}): void {
  history.pushState(null, '', write_address({ page, params }))
  route.value = { page, params }
  scrollTo(0, 0)
}

/** Changes filters or the selection of this page without a step in the history; empty takes one away. */
export function set_params(change: Params): void {
  const params = { ...route.value.params, ...change }
  const kept = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
  history.replaceState(null, '', write_address({ page: route.value.page, params: kept }))
  route.value = { page: route.value.page, params: kept }
}

/** A value of this page's address; empty when it is not there. */
export function param(name: string): string {
  return route.value.params[name] ?? ''
}
