// Finds the session's files that a command names, in one pass over the command instead of one search per file: a
// session has up to hundreds of files, and each of its commands is checked. Source: ENGINE section 11.
import { base_of } from '#core/policy/effects/place/path.ts'
import { may_start } from '#core/policy/effects/session/start-files.ts'

/** The names of the files a session wrote, queried for all of them at once. */
export interface FileNames {
  add(path: string): void
  /** Undoes one `add` of this path. */
  remove(path: string): void
  /** Whether the base name of any file occurs in a text, also inside a longer word. */
  occur_in(text: string): boolean
  /** Whether any file is one that programs start by themselves and matches their pattern (start-files.ts). */
  may_start(pattern: RegExp): boolean
}

/** Hash slots telling whether a name can begin with given characters; a collision only costs a look into the map. */
const SLOTS = 512
const SLOT_MASK = SLOTS - 1
/** Names are indexed by their first characters; shorter names are searched one by one. */
const START_CHARS = 3

/** An empty index. */
export function file_names(): FileNames {
  // Number of files of each name; files in different folders may share one.
  const paths = new Map<string, number>()
  const by_start = new Map<number, string[]>()
  const starts = new Uint16Array(SLOTS)
  const short = new Set<string>()
  const started = new Set<string>()
  const place = (name: string) => {
    if (may_start(name)) started.add(name)
    if (name.length < START_CHARS) return void short.add(name)
    const start = start_of_name(name)
    const known = by_start.get(start)
    if (known === undefined) by_start.set(start, [name])
    else known.push(name)
    slot_add(starts, start, 1)
  }
  const displace = (name: string) => {
    started.delete(name)
    if (name.length < START_CHARS) return void short.delete(name)
    const start = start_of_name(name)
    const others = by_start.get(start)?.filter((one) => one !== name) ?? []
    if (others.length === 0) by_start.delete(start)
    else by_start.set(start, others)
    slot_add(starts, start, -1)
  }
  return {
    add(path) {
      const name = base_of(path)
      const count = paths.get(name) ?? 0
      if (count === 0) place(name)
      paths.set(name, count + 1)
    },
    remove(path) {
      const name = base_of(path)
      const count = paths.get(name) ?? 0
      if (count > 1) paths.set(name, count - 1)
      else if (paths.delete(name)) displace(name)
    },
    occur_in(text) {
      for (const name of short) if (text.includes(name)) return true
      let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)]
      for (let at = 0; at + START_CHARS <= text.length; at++) {
        const third = text.charCodeAt(at + 2)
        const start = start_of(first, second, third)
        first = second
        second = third
        if (starts[start & SLOT_MASK] === 0) continue
        for (const name of by_start.get(start) ?? NONE) if (text.startsWith(name, at)) return true
      }
      return false
    },
    may_start(pattern) {
      for (const name of started) if (pattern.test(name)) return true
      return false
    },
  }
}

const NONE: readonly string[] = []

/** Three characters as one number. */
function start_of(first: number, second: number, third: number): number {
  return (first * 31 + second) * 31 + third
}

function start_of_name(name: string): number {
  return start_of(name.charCodeAt(0), name.charCodeAt(1), name.charCodeAt(2))
}

function slot_add(starts: Uint16Array, start: number, by: number): void {
  const slot = start & SLOT_MASK
  starts[slot] = (starts[slot] ?? 0) + by
}
