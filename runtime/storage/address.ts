// Which kind of database a path means. Source: CONTRACT 18 (Storage).

/** Whether a path is the address of a remote database. */
export function is_remote(path: string): boolean {
  return /^(?:libsql|https?):\/\//i.test(path)
}
