// The workspace port in memory: folders that a test defines, or none. Source: ARCHITECTURE section 4.
import { MAX_LISTED_ENTRIES, MAX_SEARCH_HITS } from '#core/limits.ts'
import type { Fence, FolderEntry, Hit, Jail, Workspace } from '#core/port/workspace.ts'
import { path_inside } from '#core/workspace/path.ts'
import { compile_search } from '#core/workspace/search.ts'

/** Where there is no file system: no folder can be opened. */
export function no_workspace(): Workspace {
  return { open: async () => null }
}

/** A folder of a workspace, as a test writes it down. */
export interface WrittenFolder {
  /** Text by relative path. */
  files: Readonly<Record<string, string>>
  /** What git would show, by ref. */
  diffs?: Readonly<Record<string, string>>
}

/** Folders by their absolute path. */
export function memory_workspace(folders: Readonly<Record<string, WrittenFolder>>): Workspace {
  return {
    async open(root, fence) {
      const folder = Object.hasOwn(folders, root) ? folders[root] : undefined
      return folder !== undefined && fence.admits(root) ? jail_of(root, folder, fence) : null
    },
  }
}

function jail_of(root: string, { files: written, diffs: shown = {} }: WrittenFolder, fence: Fence): Jail {
  const files = new Map(Object.entries(written))
  const diffs = new Map(Object.entries(shown))
  const is_folder = (path: string) => path === '' || [...files.keys()].some((file) => file.startsWith(`${path}/`))
  const is_hidden = (path: string) => fence.hides(`${root}/${path}`)
  return {
    async read(path, max_bytes) {
      const inside = path_inside(path, root)
      if (inside === null) return { ok: false, cause: 'outside' }
      const text = files.get(inside)
      if (text === undefined) return { ok: false, cause: is_folder(inside) ? 'not_a_file' : 'missing' }
      if (is_hidden(inside)) return { ok: false, cause: 'hidden' }
      return text.includes('\0') ? { ok: false, cause: 'binary' } : { ok: true, ...slice_of(text, max_bytes) }
    },
    async list(path, max) {
      const inside = path_inside(path, root)
      if (inside === null) return { ok: false, cause: 'outside' }
      if (files.has(inside)) return { ok: false, cause: 'not_a_folder' }
      if (!is_folder(inside)) return { ok: false, cause: 'missing' }
      const found = new Map<string, FolderEntry>()
      const prefix = inside === '' ? '' : `${inside}/`
      for (const file of files.keys()) {
        if (!file.startsWith(prefix)) continue
        const [name = '', ...deeper] = file.slice(prefix.length).split('/')
        found.set(name, { name, kind: deeper.length > 0 ? 'folder' : 'file' })
      }
      const entries = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
      const limit = Math.min(max, MAX_LISTED_ENTRIES)
      return { ok: true, entries: entries.slice(0, limit), truncated: entries.length > limit }
    },
    async search(pattern, glob, max, signal) {
      const search = compile_search(pattern, glob)
      if (search === null) return { ok: false, cause: 'bad_pattern' }
      if (signal.aborted) return { ok: false, cause: 'timeout' }
      const limit = Math.min(max, MAX_SEARCH_HITS)
      const hits: Hit[] = []
      for (const path of [...files.keys()].sort()) {
        const text = files.get(path) ?? ''
        if (!search.wants(path) || is_hidden(path) || text.includes('\0')) continue
        for (const hit of search.hits(path, text)) if (hit !== null && hits.length <= limit) hits.push(hit)
      }
      return { ok: true, hits: hits.slice(0, limit), truncated: hits.length > limit }
    },
    async diff(ref, max_bytes, signal) {
      if (signal.aborted) return { ok: false, cause: 'timeout' }
      if (diffs.size === 0) return { ok: false, cause: 'no_repository' }
      const text = diffs.get(ref)
      return text === undefined ? { ok: false, cause: 'bad_ref' } : { ok: true, ...slice_of(text, max_bytes) }
    },
  }
}

function slice_of(text: string, max_bytes: number) {
  const bytes = new TextEncoder().encode(text)
  const kept = new TextDecoder().decode(bytes.subarray(0, max_bytes))
  return { text: kept, size_bytes: bytes.length, truncated: bytes.length > max_bytes }
}
