// How a provider is called: no redirects, which would carry the key to another address, and a reply of bounded length.

/** A fetch whose replies have at most `max_bytes`; it rejects for a longer one and for a redirect. */
export function bounded_fetch(max_bytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { status, statusText, headers } = response
    const body = response.body === null ? null : await read_at_most(response.body, max_bytes)
    return new Response(body, { status, statusText, headers })
  }
}

async function read_at_most(body: ReadableStream<Uint8Array<ArrayBuffer>>, max_bytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  // Leaving the loop early cancels the body, which closes the connection.
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > max_bytes) throw new Error(`the reply is longer than ${max_bytes} bytes`)
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
