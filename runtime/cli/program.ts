// Programs as a shell would find them.
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** First program of that name on the PATH, as an absolute path; null when there is none. */
export function find_program(name: string, path: string | undefined): string | null {
  const folders = (path ?? '').split(delimiter).filter((folder) => folder.startsWith('/'))
  return folders.map((folder) => join(folder, name)).find(is_program) ?? null
}

/** Whether this user may run the file. A folder of somebody else on the PATH, as sudo and su leave it there, is no program. */
export function is_program(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
