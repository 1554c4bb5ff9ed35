// Whether a client trusts the folder of a project: Gemini CLI, Qwen Code and Copilot CLI skip the hooks of a project, without a
// message, in folders their user did not trust. The trust is read here and never written. Seen in Gemini CLI 0.61.0, Qwen Code
// 0.24.4 and Copilot CLI 1.0.102.
// Source: CLIENTS section 5.
import { lstatSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { is_object } from '#core/json.ts'
import { parse_text, value_of } from '#runtime/cli/clients/wiring/json-text.ts'
import { read_text, real_path } from '#runtime/cli/setup/file.ts'

/** The folder with everything below it, symbolic links resolved as the clients do. */
function covers(folder: string, project: string): boolean {
  const [outer, inner] = [real_path(folder).replace(/(?<![/\\])[/\\]+$/, ''), real_path(project)]
  return inner === outer || inner.startsWith(`${outer}${sep}`)
}

/** A file of settings as an object; empty when it is missing or no JSON, which the client itself complains about. */
export function settings_in(path: string): Record<string, unknown> {
  try {
    const value = value_of(parse_text(read_text(path) ?? '{}'))
    return is_object(value) ? value : {}
  } catch {
    return {}
  }
}

/** Why Gemini CLI skips the hooks of this project, as a sentence; null when it trusts the folder. */
export function gemini_distrust(
  project: string,
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const why = 'Gemini CLI skips the hooks of this project'
  if (env.GEMINI_CLI_TRUST_WORKSPACE === 'true') return null
  if (env.GEMINI_CLI_TRUST_WORKSPACE === 'false') return `${why}: GEMINI_CLI_TRUST_WORKSPACE is false`
  const { security } = settings_in(join(folder, 'settings.json'))
  const switched = is_object(security) && is_object(security.folderTrust) ? security.folderTrust.enabled : undefined
  if (switched === false) return null
  const rules = settings_in(env.GEMINI_CLI_TRUSTED_FOLDERS_PATH || join(folder, 'trustedFolders.json'))
  // The rule with the longest name decides, whatever stands before it.
  if (trust_of(project, rules, (path) => path.length) === true) return null
  return `${why}, without a message, until you trust its folder: open Gemini CLI in ${project}, or install without --project`
}

/** Why Qwen Code skips the hooks of this project, as a sentence; null when it trusts the folder. It asks for trust only where its user wants that. */
export function qwen_distrust(
  project: string,
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const { security } = settings_in(join(folder, 'settings.json'))
  const switched = is_object(security) && is_object(security.folderTrust) ? security.folderTrust.enabled : undefined
  if (switched !== true) return null
  const rules = settings_in(env.QWEN_CODE_TRUSTED_FOLDERS_PATH || join(folder, 'trustedFolders.json'))
  // The deepest folder decides.
  if (trust_of(project, rules, (_path, outer) => outer.split(sep).filter(Boolean).length) === true) return null
  return `Qwen Code skips the hooks of this project until you trust its folder: open Qwen Code in ${project}, or install without --project`
}

/** What the rule that counts most says of a folder; null when none speaks of it. Of two that count the same, the one against it. */
function trust_of(
  project: string,
  rules: Readonly<Record<string, unknown>>,
  weight: (path: string, folder: string) => number,
): boolean | null {
  let [most, trusted]: [number, boolean | null] = [-1, null]
  for (const [path, word] of Object.entries(rules)) {
    const outer = word === 'TRUST_PARENT' ? dirname(path) : path
    const weighs = weight(path, outer)
    if (weighs < most || !covers(outer, project)) continue
    const trusts = word === 'TRUST_FOLDER' || word === 'TRUST_PARENT'
    ;[most, trusted] = [weighs, weighs === most ? trusted === true && trusts : trusts]
  }
  return trusted
}

/** Why Copilot CLI skips the hooks of this project, as a sentence; null when it trusts the folder as far as can be told. */
export function copilot_distrust(project: string, folder: string): string | null {
  // A linked worktree is trusted with its repository.
  if (lstatSync(join(project, '.git'), { throwIfNoEntry: false })?.isFile()) return null
  const { trustedFolders, trusted_folders } = settings_in(join(folder, 'config.json'))
  const trusted = [trustedFolders, trusted_folders].flatMap((list) => (Array.isArray(list) ? list : []))
  if (trusted.some((path) => typeof path === 'string' && path !== '' && covers(path, project))) return null
  return `Copilot CLI skips the hooks of this project, without a message, until you trust its folder: open Copilot CLI in ${project}, or install without --project`
}
