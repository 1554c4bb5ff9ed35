// The yardstick of the Unix socket: frames (uint32 big-endian length, JSON) parsed and answered stringified, all replies of one
// read in one write. SOCKET comes from the environment.
import { createServer } from 'node:net'

const HEADER_BYTES = 4

const server = createServer((socket) => {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const replies: Buffer[] = []
    let at = 0
    while (data.length - at >= HEADER_BYTES) {
      const end = at + HEADER_BYTES + data.readUInt32BE(at)
      if (end > data.length) break
      const text = JSON.stringify(JSON.parse(data.toString('utf8', at + HEADER_BYTES, end)))
      const size_bytes = Buffer.byteLength(text)
      const reply = Buffer.allocUnsafe(HEADER_BYTES + size_bytes)
      reply.writeUInt32BE(size_bytes, 0)
      reply.write(text, HEADER_BYTES)
      replies.push(reply)
      at = end
    }
    rest = at === data.length ? Buffer.alloc(0) : data.subarray(at)
    if (replies.length > 0) socket.write(replies.length === 1 && replies[0] ? replies[0] : Buffer.concat(replies))
  })
  socket.on('error', () => socket.destroy())
})
server.listen(process.env.SOCKET)
process.on('SIGTERM', () => process.exit(0))
