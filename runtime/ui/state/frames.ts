// Reads server-sent events out of text that arrives in pieces. Pure. Source: CONTRACT 7.1.

/** One event of the stream. */
export interface Frame {
  /** Null for frames without one, such as `gap`. */
  id: string | null
  event: string
  data: string
}

/** A frame that grows beyond this is no frame of ours: what was gathered is dropped. */
const MAX_FRAME_CHARS = 4_000_000

/** Returns a function that takes the next piece and gives the frames it completed; comments and empty frames are passed over. */
export function frame_reader(): (piece: string) => Frame[] {
  let rest = ''
  return (piece) => {
    rest += piece
    const frames: Frame[] = []
    // A carriage return at the end may be half of a line end: it waits for the next piece.
    const usable = rest.endsWith('\r') ? rest.slice(0, -1) : rest
    const blocks = usable.split(/\r\n\r\n|\n\n|\r\r/)
    rest = (blocks.pop() ?? '') + rest.slice(usable.length)
    for (const block of blocks) {
      const frame = frame_of(block)
      if (frame !== null) frames.push(frame)
    }
    if (rest.length > MAX_FRAME_CHARS) rest = ''
    return frames
  }
}

function frame_of(block: string): Frame | null {
  let id: string | null = null
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'id') id = value
    else if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return data.length === 0 ? null : { id, event, data: data.join('\n') }
}
