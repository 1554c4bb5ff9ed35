// The stream as the dashboard reads it: the same events, however the bytes are cut. Source: CONTRACT 7.1.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { type Frame, frame_reader } from '#runtime/ui/state/frames.ts'

const TEXT = `: connected\n\nid: e-1\nevent: decision\ndata: {"a":1}\n\n: keepalive\n\nevent: gap\ndata: {"reason":"restart"}\n\nid: e-2\nevent: alert\ndata: 1\ndata: 2\n\n`
const FRAMES: Frame[] = [
  { id: 'e-1', event: 'decision', data: '{"a":1}' },
  { id: null, event: 'gap', data: '{"reason":"restart"}' },
  { id: 'e-2', event: 'alert', data: '1\n2' },
]

describe('frames of the stream', () => {
  test('are read whole, comments left out', () => assert.deepEqual(frame_reader()(TEXT), FRAMES))

  for (const [name, end] of [
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
  ] as const) {
    test(`are the same in whatever pieces they arrive, with lines that end in ${name}`, () => {
      const text = TEXT.replaceAll('\n', end)
      const places = fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 })
      fc.assert(
        fc.property(places, (cuts) => {
          const read = frame_reader()
          const ends = [...cuts.sort((one, other) => one - other), text.length]
          const frames = ends.flatMap((to, at) => read(text.slice(ends[at - 1] ?? 0, to)))
          assert.deepEqual(frames, FRAMES)
        }),
      )
    })
  }
})
