// The frame reader as a protocol: any bytes in any pieces. Source: CONTRACT 10.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { encode_frame, frame_reader } from '#runtime/node/socket/frame.ts'

const MAX = 64

const header = (length: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** Cuts bytes at the given places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [0, ...[...places].map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  return at.slice(1).map((end, index) => bytes.subarray(at[index], end))
}

const payloads = fc.array(fc.uint8Array({ minLength: 1, maxLength: MAX }), { maxLength: 12 })
const places = fc.array(fc.nat({ max: 2000 }), { maxLength: 40 })

test('reads the same frames however the bytes are cut', () => {
  fc.assert(
    fc.property(payloads, places, (contents, cuts) => {
      const bytes = Buffer.concat(contents.flatMap((content) => [header(content.length), Buffer.from(content)]))
      const reader = frame_reader(MAX)
      const read = cut(bytes, cuts).flatMap((piece) => reader.push(piece))
      assert.deepEqual(
        read.map((step) => (step.kind === 'frame' ? [...step.payload] : step)),
        contents.map((content) => [...content]),
      )
      assert.equal(reader.held_bytes(), 0)
    }),
  )
})

test('holds what is not complete and never more than one frame', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), places, (noise, cuts) => {
      const reader = frame_reader(MAX)
      let total = 0
      let broken = false
      for (const piece of cut(Buffer.from(noise), cuts)) {
        total += piece.length
        for (const step of reader.push(piece)) {
          assert.equal(broken, false)
          if (step.kind === 'bad-length') broken = true
          else assert.ok(step.payload.length >= 1 && step.payload.length <= MAX)
        }
        assert.ok(reader.held_bytes() <= Math.min(total, MAX + 3))
        if (broken) assert.equal(reader.held_bytes(), 0)
      }
    }),
  )
})

test('gives the same steps for the whole and for single bytes, whatever the bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
      const bytes = Buffer.from(noise)
      const describe = (pieces: readonly Buffer[]) => {
        const reader = frame_reader(MAX)
        return pieces.flatMap((piece) => reader.push(piece)).map((step) => JSON.stringify(step))
      }
      assert.deepEqual(describe([bytes]), describe([...bytes].map((byte) => Buffer.from([byte]))))
    }),
  )
})

test('writes what it reads', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (text) => {
      const [step] = frame_reader().push(encode_frame(text))
      assert.equal(step?.kind === 'frame' && step.payload.toString('utf8'), Buffer.from(text).toString('utf8'))
    }),
  )
})

for (const length of [0, MAX_BODY_BYTES + 1, 0x504f5354, 0x7fffffff, 0x80000000, 0xffffffff]) {
  test(`refuses a frame of ${length} bytes from its header alone`, () => {
    const reader = frame_reader()
    const before = process.memoryUsage().arrayBuffers
    assert.deepEqual(reader.push(header(length)), [{ kind: 'bad-length', length }])
    assert.ok(process.memoryUsage().arrayBuffers - before < 1_000_000)
    assert.deepEqual(reader.push(encode_frame('more')), [])
  })
}

test('takes the largest frame', () => {
  const reader = frame_reader()
  const content = Buffer.alloc(MAX_BODY_BYTES, 0x61)
  assert.deepEqual(reader.push(header(MAX_BODY_BYTES)), [])
  assert.deepEqual(reader.push(content.subarray(0, 5_000_000)), [])
  assert.equal(reader.held_bytes(), 5_000_004)
  const [step] = reader.push(content.subarray(5_000_000))
  assert.ok(step?.kind === 'frame' && step.payload.equals(content))
})

test('takes little memory for a large announcement', () => {
  const reader = frame_reader()
  const before = process.memoryUsage().arrayBuffers
  reader.push(header(MAX_BODY_BYTES))
  reader.push(Buffer.from('x'))
  assert.ok(process.memoryUsage().arrayBuffers - before < 1_000_000)
  assert.equal(reader.held_bytes(), 5)
})
