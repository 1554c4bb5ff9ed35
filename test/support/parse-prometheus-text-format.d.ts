// The package has no types of its own.
declare module 'parse-prometheus-text-format' {
  /** Families in order; throws for lines it cannot read. */
  export default function parse(text: string): unknown[]
}
