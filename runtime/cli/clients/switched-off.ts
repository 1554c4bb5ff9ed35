// Hooks that another file of settings switches off: the settings of every scope count together, so those of a project may switch
// off the hooks of its user, and the other way round. Seen in Claude Code 2.1.330 and Qwen Code 0.24.4.
import { join } from 'node:path'
import type { Client, Installed } from '#runtime/cli/clients/client.ts'
import { settings_in } from '#runtime/cli/clients/folder-trust.ts'
import { project_root } from '#runtime/cli/setup/file.ts'

/** Which file switches the installed hooks off in this folder, as a sentence; null when none does. `files` stand in `folder` of a project. */
export function switched_off_here(
  { path, home, env }: Installed,
  client: Pick<Client, 'name' | 'folder'>,
  folder: string,
  files: readonly string[],
): string | null {
  const here = process.cwd()
  const folders = [client.folder({ home, env }), ...[here, project_root(here)].map((at) => join(at, folder))]
  const others = folders.flatMap((at) => files.map((file) => join(at, file)))
  const off = others.find((file) => file !== path && settings_in(file).disableAllHooks === true)
  return off === undefined ? null : `disableAllHooks is true in ${off}, so ${client.name} runs no hook here`
}
