// git's settings files, written by hand or by file tools. Source: ENGINE 4.2 (vcs.config).
import type { Call } from '#core/policy/effects/call.ts'
import { configures } from '#core/policy/effects/specs/git/key.ts'
import type { Word } from '#core/policy/parse/tree.ts'

/** Lines of one settings file that are looked at. */
const MAX_SETTINGS = 256

/** The settings file of git means the same as `git config`. An edit may lack its section: most keys that run programs are `core`'s, addresses are a remote's. */
export function configures_git(call: Call, file: Word, content: string): void {
  let section = 'core'
  for (const line of content.split('\n', MAX_SETTINGS)) {
    const header = /^\s*\[\s*([\w.-]+)(?:\s+"([^"]*)")?\s*\]/.exec(line)
    if (header !== null) section = header[2] === undefined ? (header[1] ?? 'core') : `${header[1]}.${header[2]}`
    const setting = /^\s*(\w[\w-]*)\s*=\s*(\S(?:.*\S)?)/.exec(header === null ? line : line.slice(header[0].length))
    if (setting === null) continue
    const value = (setting[2] ?? '').replace(/^"(.*)"$/, '$1')
    const owner = section === 'core' && /^(?:push)?url$/.test(setting[1] ?? '') ? 'remote.origin' : section
    configures(call, `${owner}.${setting[1]}`, value, file, 'file')
  }
}
