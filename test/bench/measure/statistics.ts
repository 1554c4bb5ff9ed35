// The few statistics that reports need: quantiles, median, and an honest interval for a rate.

/** Nearest-rank quantile of values sorted ascending; NaN when there are none. */
export function quantile(sorted: ArrayLike<number>, q: number): number {
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN
}

/** Middle value; NaN when there are none. */
export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

/** 95 % Wilson interval of `hits` out of `total`, as fractions. */
export function wilson(hits: number, total: number): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 }
  const z = 1.96
  const p = hits / total
  const centre = p + (z * z) / (2 * total)
  const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}

export interface Percentiles {
  p50: number
  p90: number
  p99: number
  max: number
}

/** Percentiles of unsorted values. */
export function percentiles(values: Iterable<number>): Percentiles {
  const sorted = Float64Array.from(values).sort()
  return {
    p50: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
  }
}
