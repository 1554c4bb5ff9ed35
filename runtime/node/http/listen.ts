// Binds the HTTP listener, with TLS if configured; each reason why it fails is one line. Source: CONTRACT 18, SPEC
// "Authentication" 7.
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Values } from '#runtime/config/variables.ts'
import type { Tls } from '#runtime/node/http/http.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** Certificate and key; null without TLS. Throws StartError for unusable files. */
export function read_tls(values: Values): Tls | null {
  const { AHP_SSL_CERTFILE: cert_file, AHP_SSL_KEYFILE: key_file } = values
  if (cert_file === null || key_file === null) return null
  const tls = { cert: read_pem('AHP_SSL_CERTFILE', cert_file), key: read_pem('AHP_SSL_KEYFILE', key_file) }
  try {
    // Loaded only when a certificate is configured.
    process.getBuiltinModule('node:tls').createSecureContext(tls)
  } catch (cause) {
    throw new StartError(
      [`AHP_SSL_CERTFILE: got ${JSON.stringify(cert_file)}, expected a PEM certificate that fits AHP_SSL_KEYFILE`],
      {
        cause,
      },
    )
  }
  return tls
}

function read_pem(name: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new StartError([`${name}: got ${JSON.stringify(path)}, expected a readable file`], { cause })
  }
}

/** Binds the listener and returns its port. Throws StartError naming CS_HTTP_PORT or CS_HTTP_HOST. */
export function listen(http: Server, values: Values): Promise<number> {
  const { CS_HTTP_HOST: host, CS_HTTP_PORT: port } = values
  return listen_at(http, { host, port, named: 'CS_HTTP' })
}

/** Where to listen, with the names of the variables. */
export interface Place {
  host: string
  port: number
  /** Prefix of the variables: `<named>_HOST`, `<named>_PORT`. */
  named: string
}

/** As `listen`, anywhere. Throws StartError naming the variables of the place. */
export function listen_at(http: Server, place: Place): Promise<number> {
  const { host, port } = place
  return new Promise((resolve, reject) => {
    http.once('error', (cause: NodeJS.ErrnoException) => reject(new StartError([listen_line(cause, place)], { cause })))
    http.listen({ host, port }, () => {
      http.removeAllListeners('error')
      resolve((http.address() as AddressInfo).port)
    })
  })
}

function listen_line({ code, message }: NodeJS.ErrnoException, { host, port, named }: Place): string {
  switch (code) {
    case 'EADDRINUSE':
      return `${named}_PORT: got "${port}", expected a port that is free on ${host} (0 takes any)`
    case 'EACCES':
      return `${named}_PORT: got "${port}", expected a port this user may listen on`
    default:
      return `${named}_HOST: got ${JSON.stringify(host)}, expected an address of this machine (${code ?? message})`
  }
}
