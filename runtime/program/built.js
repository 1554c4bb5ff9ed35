// Which form of the program runs. The build (build.ts) is the same program in few modules without types: an idle gateway takes a
// fifth less memory and is ready in half the time. Whoever edits a source runs the sources, never
// yesterday's build. In plain JavaScript, because a TypeScript module would load the type stripper to ask whether it is needed.
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PROJECT = new URL('../../', import.meta.url)
/** Where builds are, below the project. */
export const BUILDS = 'dist/asg/'
/** Names the build and what it was made from; written last. */
export const MANIFEST = 'current.json'

/** Parts that can be started: module of the sources, by name in the build. */
export const PARTS = {
  asg: 'runtime/cli/main.ts',
  thread: 'runtime/storage/embedded/thread.ts',
  scan: 'runtime/node/scan/thread.ts',
}

/**
 * URL of the module to import for a part of the program.
 * @param {keyof typeof PARTS} part
 * @param {URL} project root folder, with a slash at its end
 */
export function module_of(part, project = PROJECT) {
  const folder = current_build(project)
  return folder === null ? new URL(PARTS[part], project).href : new URL(`${part}.js`, folder).href
}

/**
 * Folder of the build whose sources are all as they were when it was made; null when there is none.
 * @param {URL} project
 */
export function current_build(project = PROJECT) {
  const builds = new URL(BUILDS, project)
  try {
    const { build, sources } = JSON.parse(readFileSync(new URL(MANIFEST, builds), 'utf8'))
    const root = fileURLToPath(project)
    for (const [path, size_bytes, modified_ms] of sources) {
      const { size, mtimeMs } = statSync(root + path)
      if (size !== size_bytes || mtimeMs !== modified_ms) return null
    }
    return new URL(`${build}/`, builds)
  } catch {
    // No build, one that is not finished, or a source that is gone: the sources say what is wrong with them.
    return null
  }
}
