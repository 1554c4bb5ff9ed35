// The types of built.js, which cannot have any of its own.

type Part = 'asg' | 'thread' | 'scan'

/** Where builds are, below the project. */
export const BUILDS: string
/** Names the build and what it was made from; written last. */
export const MANIFEST: string
/** Parts that can be started: module of the sources, by name in the build. */
export const PARTS: Readonly<Record<Part, string>>

/** URL of the module to import for a part of the program. `project` is its root folder, with a slash at its end. */
export function module_of(part: Part, project?: URL): string

/** Folder of the build whose sources are all as they were when it was made; null when there is none. */
export function current_build(project?: URL): URL | null
