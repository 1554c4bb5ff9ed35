// What a gateway that only decides does not load: the web classes behind Node's fetch, TLS and Hono cost more memory than its rules.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Internal modules of Node that a program has loaded at its end. */
async function loaded_by(program: string): Promise<string> {
  const code = `${program}; console.log(process.moduleLoadList.join('\\n'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT })
  return stdout
}

test('neither the listener nor a hook call loads the web classes or TLS', async () => {
  const loaded = await loaded_by(
    "await import('#runtime/node/main.ts'); await import('#runtime/cli/hook/hook-call.ts')",
  )
  assert.match(loaded, /NativeModule _http_server/)
  assert.doesNotMatch(loaded, /undici|http2|internal\/tls/)
})

test('an import of node:http would load them: when this fails, http-module.ts has no reason any more', async () => {
  assert.match(await loaded_by("await import('node:http')"), /undici/)
})
