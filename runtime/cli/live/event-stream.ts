// Reads server-sent events: text chunks in, whole frames out. Chunks may end anywhere, also inside a line ending.

/** One frame with data. Comments and frames without data are not passed on. */
export interface StreamFrame {
  id: string | null
  event: string
  data: string
}

/** A frame larger than this is not one of ours. */
const MAX_FRAME_CHARS = 4_194_304

/** Feed it text; it hands out the frames that are complete. Throws when a frame outgrows every bound. */
export function frame_reader(): (chunk: string) => StreamFrame[] {
  /** What has come of the line that is not complete yet. */
  let rest = ''
  let id: string | null = null
  let event = 'message'
  let data: string[] = []
  let size = 0

  const take = (line: string): StreamFrame | null => {
    if (line === '') {
      const frame = data.length === 0 ? null : { id, event, data: data.join('\n') }
      id = null
      event = 'message'
      data = []
      size = 0
      return frame
    }
    if (line.startsWith(':')) return null
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    size += value.length
    if (field === 'id') id = value
    else if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    return null
  }

  return (chunk) => {
    rest += chunk
    if (rest.length + size > MAX_FRAME_CHARS) throw new Error('the stream sent a frame without end')
    const frames: StreamFrame[] = []
    // A carriage return at the very end may be the first half of a line ending: it waits for the next chunk.
    for (let found = /\r\n|\n|\r(?!$)/.exec(rest); found; found = /\r\n|\n|\r(?!$)/.exec(rest)) {
      const frame = take(rest.slice(0, found.index))
      rest = rest.slice(found.index + found[0].length)
      if (frame) frames.push(frame)
    }
    return frames
  }
}
