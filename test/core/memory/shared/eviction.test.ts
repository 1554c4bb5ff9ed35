// Which entries of a full map go, and that noting them keeps nothing alive.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { oldest_of } from '#core/memory/shared/eviction.ts'

const numbered = (count: number) => new Map(Array.from({ length: count }, (_, at) => [`k${at}`, { at }]))

test('tells keys in insertion order, also far beyond what is noted at once', () => {
  const map = numbered(1000)
  const oldest = oldest_of(map, () => true)
  const told: string[] = []
  for (let key = oldest(); key !== undefined; key = oldest()) {
    map.delete(key)
    told.push(key)
  }
  assert.deepEqual(told, [...numbered(1000).keys()])
})

test('passes over what may not go, and over entries that were replaced or removed since they were noted', () => {
  const map = numbered(6)
  const oldest = oldest_of(map, (_, { at }) => at !== 1)
  assert.equal(oldest(), 'k0')
  map.delete('k0')
  map.delete('k2')
  map.delete('k3')
  map.set('k3', { at: 3 })
  assert.equal(oldest(), 'k4')
  map.delete('k4')
  assert.equal(oldest(), 'k5')
  map.delete('k5')
  assert.equal(oldest(), 'k3')
  map.delete('k3')
  assert.equal(oldest(), undefined)
  assert.deepEqual([...map.keys()], ['k1'])
})

test('finds what may go behind more entries than are noted at once', () => {
  const map = numbered(2000)
  const oldest = oldest_of(map, (_, { at }) => at === 1999)
  assert.equal(oldest(), 'k1999')
})

test('entries that left a map are not kept alive', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const map = new Map<number, { at: number }>()
  const oldest = oldest_of(map, () => true)
  const gone: WeakRef<object>[] = []
  for (let at = 0; at < 5000; at++) {
    const value = { at }
    map.set(at, value)
    if (at % 100 === 0) gone.push(new WeakRef(value))
  }
  for (let at = 0; at < 5000; at++) map.delete(at)
  map.set(-1, { at: -1 })
  // What a WeakRef was made of lives until the turn ends.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  assert.equal(gone.filter((one) => one.deref() !== undefined).length, 0)
  assert.equal(oldest(), -1)
})
