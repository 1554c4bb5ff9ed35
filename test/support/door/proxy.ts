// A door in front of a gateway that a test can shut: clients keep their address while connections break and gateways come and go
// behind it. It also serves one page and takes what that page saw, so that a browser may follow the stream from its own origin.
import { createServer as create_http } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Door {
  url: string
  /** Connections lead to the gateway on this port from now on; null: they are refused. */
  lead_to(port: number | null): void
  /** Breaks every connection to the gateway. */
  cut(): void
  close(): Promise<void>
}

/** `page` is served at /page; `seen` gets what the page posts to /seen. */
export async function open_door(page: string, seen: (text: string) => void): Promise<Door> {
  const site = create_http((request, response) => {
    response.setHeader('connection', 'close')
    if (request.url === '/page') {
      response.setHeader('content-type', 'text/html')
      response.end(page)
      return
    }
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      if (request.url === '/seen') seen(text)
      response.end()
    })
  })
  const site_port = await listening(site)
  let gateway_port: number | null = null
  const guests = new Set<Socket>()
  const door = createServer((guest) => {
    guest.on('error', () => guest.destroy())
    guest.once('data', (first) => {
      const at_home = !first.toString('latin1').startsWith('GET /report/')
      const port = at_home ? site_port : gateway_port
      if (port === null) {
        guest.destroy()
        return
      }
      const host = connect(port, '127.0.0.1')
      host.on('error', () => guest.destroy())
      host.on('close', () => guest.destroy())
      guest.on('close', () => {
        host.destroy()
        guests.delete(guest)
      })
      if (!at_home) guests.add(guest)
      host.write(first)
      guest.pipe(host)
      host.pipe(guest)
    })
  })
  const port = await listening(door)
  const cut = () => {
    for (const guest of guests) guest.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    lead_to: (next) => {
      gateway_port = next
    },
    cut,
    async close() {
      cut()
      site.closeAllConnections()
      await Promise.all([site, door].map((server) => new Promise((done) => server.close(done))))
    },
  }
}

function listening(server: ReturnType<typeof createServer> | ReturnType<typeof create_http>): Promise<number> {
  return new Promise((resolve) => {
    server.listen({ port: 0, host: '127.0.0.1' }, () => resolve((server.address() as AddressInfo).port))
  })
}
