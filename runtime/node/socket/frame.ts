// Frames of the Unix socket: uint32 big-endian length, then that many bytes. Reading is incremental and pure: the same
// bytes give the same frames however they are split, and memory is never reserved because of an announced length.
// Source: SPEC "Unix domain socket", CONTRACT 10.
import { MAX_BODY_BYTES } from '#core/limits.ts'
import { gather_bytes } from '#runtime/node/http/byte-buffer.ts'

const HEADER_BYTES = 4

/** Result of the bytes so far. After `bad-length` nothing that follows can be understood. */
export type FrameStep = { kind: 'frame'; payload: Buffer } | { kind: 'bad-length'; length: number }

/** One direction of one connection. */
export interface FrameReader {
  /** Takes the next bytes and returns the frames they complete, in order. Ignores everything after `bad-length`. */
  push(chunk: Buffer): FrameStep[]
  /** Bytes held for an incomplete frame, including its header. */
  held_bytes(): number
}

/** Reads frames of 1 to `max_bytes` bytes. Payloads may share memory with their chunk. */
export function frame_reader(max_bytes: number = MAX_BODY_BYTES): FrameReader {
  /** The incomplete frame from its header on; empty between frames. */
  const held = gather_bytes()
  let broken = false
  const is_bad = (length: number) => length === 0 || length > max_bytes

  /** Copies bytes of `chunk` until `wanted` are held; returns the offset after them. */
  const fill = (chunk: Buffer, from: number, wanted: number): number => {
    const to = Math.min(chunk.length, from + wanted - held.size())
    held.add(chunk.subarray(from, to))
    return to
  }
  const refuse = (length: number, steps: FrameStep[]): FrameStep[] => {
    broken = true
    held.take()
    steps.push({ kind: 'bad-length', length })
    return steps
  }
  return {
    push(chunk) {
      const steps: FrameStep[] = []
      let at = 0
      while (at < chunk.length && !broken) {
        const in_chunk = held.size() === 0 && chunk.length - at >= HEADER_BYTES
        if (!in_chunk && held.size() < HEADER_BYTES) {
          at = fill(chunk, at, HEADER_BYTES)
          if (held.size() < HEADER_BYTES) break
        }
        const length = in_chunk ? chunk.readUInt32BE(at) : held.peek().readUInt32BE(0)
        if (is_bad(length)) return refuse(length, steps)
        const end = at + HEADER_BYTES + length
        // Usual case: the whole frame is in this chunk and is not copied.
        if (in_chunk && end <= chunk.length) {
          steps.push({ kind: 'frame', payload: chunk.subarray(at + HEADER_BYTES, end) })
          at = end
          continue
        }
        at = fill(chunk, at, HEADER_BYTES + length)
        if (held.size() < HEADER_BYTES + length) break
        steps.push({ kind: 'frame', payload: held.take().subarray(HEADER_BYTES) })
      }
      return steps
    },
    held_bytes: () => held.size(),
  }
}

/** Header and payload in one buffer. The text must not exceed the frame limit. */
export function encode_frame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const frame = Buffer.allocUnsafe(HEADER_BYTES + length)
  frame.writeUInt32BE(length, 0)
  frame.write(text, HEADER_BYTES, 'utf8')
  return frame
}
