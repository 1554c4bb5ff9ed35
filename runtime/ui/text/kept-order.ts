// Keeps rows where the reader saw them when a list is loaded again. Pure.

/** Rows that were there keep their order, new ones follow in theirs; rows that are gone are gone. */
export function in_kept_order<T>(rows: readonly T[], before: readonly string[], id_of: (row: T) => string): T[] {
  const place = new Map(before.map((id, index) => [id, index]))
  const place_of = (row: T) => place.get(id_of(row)) ?? Number.POSITIVE_INFINITY
  return rows.toSorted((one, other) => {
    const [first, second] = [place_of(one), place_of(other)]
    return first === second ? 0 : first - second
  })
}
