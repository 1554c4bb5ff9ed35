// Files that a session wrote to try something, cleared away by one pattern: `rm -f debug_*.py test_*.py reproduce.py`.
// Source: ENGINE section 11.
import type { Effect } from '#core/policy/effects/kind.ts'
import type { FileFacts } from '#core/policy/verdict.ts'

/** All tests of a folder by the beginning of their names: the folder, and the extension. */
const SWEEP = /^(\/.*)\/test_\*(\.[a-z]{1,5})$/

/**
 * Whether a deletion sweeps a folder of files that this session wrote there. At the top of a project, where few keep a
 * suite, they are what it means; in any other folder the pattern also means the tests that were there before.
 */
export function sweeps_own(
  { kind, target, cert }: Pick<Effect, 'kind' | 'target' | 'cert'>,
  { written }: FileFacts,
): boolean {
  if (kind !== 'fs.delete' || cert !== 'pattern' || target === null || written.size === 0) return false
  const [, folder, extension] = SWEEP.exec(target) ?? []
  if (folder === undefined || extension === undefined) return false
  for (const [path, file] of written)
    if (
      file.source === 'agent' &&
      file.part !== true &&
      path.startsWith(`${folder}/test_`) &&
      path.endsWith(extension) &&
      !path.slice(folder.length + 1).includes('/')
    )
      return true
  return false
}
