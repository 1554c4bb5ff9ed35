// Serves the built dashboard under /ui: files of one folder and nothing outside of it; every other path gets the index,
// since the page has its own routes. Source: SPEC "Dashboard static files", CONTRACT 8.3.
import { createReadStream, realpathSync, statSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { refuse } from '#core/edge/reply.ts'
import { json, type Route } from '#core/endpoint.ts'
import { GatewayError } from '#core/errors.ts'
import type { Ports } from '#core/ports.ts'
import type { Gate } from '#runtime/node/gate.ts'

/** The dashboard beside the gateway's routes. */
export interface Ui {
  /** Whether the path belongs to the dashboard. */
  owns(path: string): boolean
  /** Answers a request; never rejects. */
  respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** Represents all of /ui where a route is needed; without token, since the page asks for one itself. */
const ROUTE: Route = {
  method: 'GET',
  path: '/ui',
  endpoint: { summary: 'Dashboard', auth: 'open', responses: { 200: 'text' }, handle: () => json({}) },
}

const BUILT_BY_US = fileURLToPath(new URL('../../../dist/ui', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

const HEADERS = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** A file name with a content hash, as bundlers write it: `assets/app-1a2b3c4d.js`. */
const HASHED = /[/\\]assets[/\\].*(?<![/\\])[-.][A-Za-z0-9_-]{8,64}\.[a-z0-9]+$/
const FOREVER = 'public, max-age=31536000, immutable'

/** Opens the folder (default: our own build). Null when it has no index; then /ui does not exist. */
export function open_ui(folder: string | null, admit: Gate['admit'], ports: Pick<Ports, 'log'>): Ui | null {
  const root = built_folder(folder ?? BUILT_BY_US)
  if (root === null) return null
  return {
    owns: (path) => path === '/ui' || path.startsWith('/ui/'),
    async respond(path, request, response) {
      try {
        check_method(request)
        admit(request, ROUTE, '')
        await send((await file_of(path, root)) ?? join(root, 'index.html'), request, response)
      } catch (cause) {
        // A reader that leaves early is not worth a log line.
        if (response.headersSent) return void response.destroy()
        const { status, headers, body } = refuse(cause, '/ui', ports)
        response.writeHead(status, headers)
        response.end(request.method === 'HEAD' ? undefined : body)
      }
    },
  }
}

function check_method({ method }: IncomingMessage): void {
  if (method === 'GET' || method === 'HEAD') return
  const headers = { allow: 'GET, HEAD' }
  throw new GatewayError('METHOD_NOT_ALLOWED', 'Method not allowed; this route answers GET, HEAD', { headers })
}

function built_folder(folder: string): string | null {
  if (!statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.isFile()) return null
  return realpathSync(folder)
}

/** The file for a path, links followed; null when there is none inside the folder. */
async function file_of(path: string, root: string): Promise<string | null> {
  let name: string
  try {
    name = decodeURIComponent(path.slice('/ui/'.length))
  } catch {
    return null
  }
  if (name === '' || name.includes('\0')) return null
  try {
    const file = await realpath(join(root, name))
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null
  } catch {
    return null
  }
}

async function send(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { size } = await stat(file)
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream',
    'content-length': size,
    'cache-control': HASHED.test(file) ? FOREVER : 'no-cache',
  })
  if (request.method === 'HEAD' || size === 0) return void response.end()
  // Exactly as long as announced, even if the file is being rewritten.
  await pipeline(createReadStream(file, { end: size - 1 }), response)
}
