// What a detector reports about one text. Source: CONTRACT 16.1.

/** The four detectors of CONTRACT 16.1; each has its own weight. */
export type Detector = 'exfiltration' | 'secret' | 'obfuscation' | 'instruction'

/** Collects `detector:kind` names; a kind counts once, hits of obfuscation count each. */
export interface Findings {
  add(detector: Detector, kind: string): void
  has(detector: Detector): boolean
  /** Sorted distinct `detector:kind` names. */
  names(): string[]
  /** Distinct kinds of one detector, or hits for obfuscation. */
  count(detector: Detector): number
}

/** None yet. */
export function new_findings(): Findings {
  const hits = new Map<string, number>()
  const of = (detector: Detector) => [...hits].filter(([name]) => name.startsWith(`${detector}:`))
  return {
    add(detector, kind) {
      const name = `${detector}:${kind}`
      hits.set(name, (hits.get(name) ?? 0) + 1)
    },
    has: (detector) => of(detector).length > 0,
    names: () => [...hits.keys()].sort(),
    count: (detector) =>
      detector === 'obfuscation' ? of(detector).reduce((sum, [, times]) => sum + times, 0) : of(detector).length,
  }
}
