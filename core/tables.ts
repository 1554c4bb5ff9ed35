// Builders of lookup tables. They loop inside functions and never at the top level of a module: the bundle runs as one
// function of a megabyte, and a loop in it makes the engine compile all of it to machine code that is kept (measured: 1
// MB of idle memory).

/** Groups pairs by key; values keep their order. */
export function grouped<K, V>(pairs: Iterable<readonly [key: K, value: V]>): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const [key, value] of pairs) {
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [value])
    else known.push(value)
  }
  return groups
}

/** Expands rows whose first member lists several keys separated by blanks into one pair per key. */
export function by_each_name<V>(rows: readonly (readonly [names: string, value: V])[]): (readonly [string, V])[] {
  return rows.flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const))
}

/** The words of a text that are separated by single blanks. */
export function word_set(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
