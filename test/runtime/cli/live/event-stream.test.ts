// Server-sent events out of chunks that end anywhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { frame_reader, type StreamFrame } from '#runtime/cli/live/event-stream.ts'

const TEXT = [
  ': connected',
  '',
  'id: e-1',
  'event: decision',
  'data: {"a":1}',
  '',
  ': keepalive',
  '',
  'event: gap',
  'data: {"b":2}',
  '',
  'id: e-3',
  'data: first',
  'data:second',
  '',
  '',
]
const FRAMES: StreamFrame[] = [
  { id: 'e-1', event: 'decision', data: '{"a":1}' },
  { id: null, event: 'gap', data: '{"b":2}' },
  { id: 'e-3', event: 'message', data: 'first\nsecond' },
]

test('reads the same frames however the stream is cut, with every line ending', () => {
  fc.assert(
    fc.property(fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat(200), { maxLength: 20 }), (newline, cuts) => {
      // The last carriage return could be half of a line ending, so it is followed by a comment here.
      const text = `${TEXT.join(newline)}: end`
      const places = [0, ...cuts.map((cut) => cut % text.length).toSorted((a, b) => a - b), text.length]
      const read = frame_reader()
      const frames = places.slice(1).flatMap((place, at) => read(text.slice(places[at], place)))
      assert.deepEqual(frames, FRAMES)
    }),
  )
})

test('a frame without end is an error, not endless memory', () => {
  const read = frame_reader()
  assert.throws(() => {
    for (;;) read(`data: ${'x'.repeat(100_000)}\n`)
  }, /without end/)
})
