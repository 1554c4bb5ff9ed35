// Windows of time that lists can be narrowed to.

/** Seconds as the query has them, and what people read. */
export const WINDOW_OPTIONS = [
  ['', 'Any time'],
  ['3600', 'Last hour'],
  ['86400', 'Last day'],
  ['604800', 'Last week'],
] as const
