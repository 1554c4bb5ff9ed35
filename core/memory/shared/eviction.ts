// Which entries of a bounded map go when it is full. An iterator that is kept between evictions would seem the natural way,
// but it holds every table the map has outgrown since, with all the entries that were in it; a fresh one for each eviction
// would walk over all deleted entries again. So the oldest are noted a few hundred at a time.

/** Entries noted at once: few enough to be forgotten, many enough to share the walk over deleted ones. */
const NOTED = 256

/**
 * Tells the keys that may go, the oldest first, in insertion order; undefined when none may. Each is told once, so the caller
 * deletes it. An entry that got another value since it was noted is passed over.
 */
export function oldest_of<K, V>(map: ReadonlyMap<K, V>, may_go: (key: K, value: V) => boolean): () => K | undefined {
  let noted: [K, V][] = []
  let told = 0
  const note = () => {
    noted = []
    told = 0
    for (const entry of map) {
      if (may_go(...entry)) noted.push(entry)
      if (noted.length >= NOTED) return
    }
  }
  const next_noted = (): K | undefined => {
    for (;;) {
      const entry = noted[told++]
      if (entry === undefined) return undefined
      const [key, value] = entry
      if (map.get(key) === value && may_go(key, value)) return key
    }
  }
  return () => {
    const key = next_noted()
    if (key !== undefined) return key
    note()
    return next_noted()
  }
}
