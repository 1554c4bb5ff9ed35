// Collects bytes that arrive in pieces in one growing buffer. Keeping the pieces would let a sender of single bytes
// turn each into a hundred bytes of objects.

/** A body or frame that is still arriving. */
export interface Gathered {
  add(piece: Buffer): void
  size(): number
  /** Everything so far; the gatherer is empty afterwards. */
  take(): Buffer
  /** Everything so far, still held; valid until the next `add`. */
  peek(): Buffer
}

const FIRST_BYTES = 1024

/** Grows by doubling, so memory follows what has arrived and never what was announced. */
export function gather_bytes(): Gathered {
  let buffer: Buffer = Buffer.alloc(0)
  let size = 0
  return {
    add(piece) {
      const needed = size + piece.length
      if (needed > buffer.length) {
        const grown = Buffer.allocUnsafeSlow(Math.max(FIRST_BYTES, buffer.length * 2, needed))
        buffer.copy(grown, 0, 0, size)
        buffer = grown
      }
      piece.copy(buffer, size)
      size = needed
    },
    size: () => size,
    take() {
      const whole = buffer.subarray(0, size)
      buffer = Buffer.alloc(0)
      size = 0
      return whole
    },
    peek: () => buffer.subarray(0, size),
  }
}
