// The statistics that reports are made of.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { median, percentiles, quantile, wilson } from '#test/bench/measure/statistics.ts'

test('a quantile is a value of the list, the smallest at 0 and the greatest at 1', () => {
  assert.equal(quantile([1, 2, 3, 4], 0), 1)
  assert.equal(quantile([1, 2, 3, 4], 0.5), 2)
  assert.equal(quantile([1, 2, 3, 4], 1), 4)
  assert.ok(Number.isNaN(quantile([], 0.5)))
})

test('the median does not depend on the order', () => {
  assert.equal(median([9, 1, 5]), 5)
})

test('percentiles never fall', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true }), { minLength: 1 }), (values) => {
      const { p50, p90, p99, max } = percentiles(values)
      assert.ok(p50 <= p90 && p90 <= p99 && p99 <= max)
    }),
  )
})

test('the interval of a rate holds the rate, stays between 0 and 1, and narrows with more lines', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (hits, misses) => {
      const total = hits + misses
      const { low, high } = wilson(hits, total)
      assert.ok(low >= 0 && high <= 1 && (total === 0 || (low <= hits / total + 1e-9 && high >= hits / total - 1e-9)))
      const wider = wilson(hits * 10, total * 10)
      assert.ok(wider.high - wider.low <= high - low + 1e-9)
    }),
  )
})
