// Tables by key. They are built in functions and never by loops of a module: a bundle is one function of a megabyte, and what loops
// is compiled to machine code that stays (measured: 1 MB of idle memory).

/** The values of each key, in their order. */
export function grouped<K, V>(pairs: Iterable<readonly [key: K, value: V]>): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const [key, value] of pairs) {
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [value])
    else known.push(value)
  }
  return groups
}

/** Rows whose first member names several keys between blanks, as one pair for each of them. */
export function by_each_name<V>(rows: readonly (readonly [names: string, value: V])[]): (readonly [string, V])[] {
  return rows.flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const))
}

/** The words of a text, which stand between single blanks. */
export function word_set(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
