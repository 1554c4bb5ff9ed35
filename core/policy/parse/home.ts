// The home directory when the adapter did not say it.

/** Stands for the home directory when nothing tells it. */
const STAND_IN_HOME = '/home/user'

/** The home directory: as given, else the one the working directory lies in, else `STAND_IN_HOME`. No trailing slash. */
export function resolve_home(home: string | null, cwd: string | null): string {
  if (home !== null && home !== '') return home.length > 1 && home.endsWith('/') ? home.slice(0, -1) : home
  const match = cwd === null ? null : /^(?:\/home\/[^/]+|\/Users\/[^/]+|\/root(?=\/|$))/.exec(cwd)
  return match?.[0] ?? STAND_IN_HOME
}
