// What stands in the address: page and filters. Pure: text in, text out.

export const PAGES = ['approvals', 'live', 'sessions', 'session', 'alerts', 'rules', 'api'] as const
export type Page = (typeof PAGES)[number]

/** Filters and selection by name; a name that is not there has its usual value. */
export type Params = Readonly<Record<string, string>>

/** A place in the dashboard that a link can lead to. */
export interface Address {
  page: Page
  params: Params
}

const BASE = '/ui'

/** Approvals for everything that is no page. */
export function read_address(path: string, search: string): Address {
  const name = path.slice(BASE.length + 1).split('/')[0] ?? ''
  const page = PAGES.find((one) => one === name) ?? 'approvals'
  return { page, params: Object.fromEntries(new URLSearchParams(search)) }
}

/** `/ui/live?risk=high`; empty values are left out. */
export function write_address({ page, params }: Address): string {
  const search = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
  return search.size === 0 ? `${BASE}/${page}` : `${BASE}/${page}?${search}`
}
