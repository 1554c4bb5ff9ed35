// What may be bound to a statement and what comes back, the same for an embedded and a remote database. Every rule here answers a
// hazard of the embedded driver that lost data or ended the process (PERFORMANCE 5).

/** All that may be bound. A boolean would abort the process inside the driver. */
export type Bind = string | number | bigint | Uint8Array | null

/** One SQL text with its arguments. Texts are constants or come from a small fixed set, because each is prepared once. */
export interface Query {
  sql: string
  args: readonly Bind[]
}

/** A row by column name. */
export type Row = Readonly<Record<string, unknown>>

/** What `bindable` made of a value. */
export type Bindable = string | number | bigint | Buffer | null

/** Keeps text whole: the driver cuts it at NUL and alters lone surrogates. Both become U+FFFD. */
export function storable_text(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\0') ? whole.replaceAll('\0', '\ufffd') : whole
}

/** Throws TypeError for anything that the driver would refuse, round, or die of. */
export function bindable(value: unknown): Bindable {
  switch (typeof value) {
    case 'string':
      return storable_text(value)
    case 'bigint':
      return value
    case 'number':
      // The driver binds numbers as REAL; integers must stay integers for comparisons and divisions.
      if (Number.isSafeInteger(value)) return BigInt(value)
      if (Number.isFinite(value) && !Number.isInteger(value)) return value
      throw new TypeError(`cannot bind the number ${value}`)
    default:
      if (value === null) return null
      if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      throw new TypeError(`cannot bind a ${typeof value}`)
  }
}

/** A value that `bindable` will take, text made whole. Throws TypeError for what it would refuse. */
export function storable(value: string | number | null): string | number | null {
  if (typeof value === 'string') return storable_text(value)
  if (value === null || Number.isFinite(value)) return value
  throw new TypeError(`cannot bind the number ${value}`)
}
