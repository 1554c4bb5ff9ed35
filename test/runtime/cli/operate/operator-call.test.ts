// One call of an operator's endpoint, against servers that do not behave as a gateway does. Source: CONTRACT 20.1.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as create_tls_server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { suite, test } from 'node:test'
import { call_gateway } from '#runtime/cli/operate/operator-call.ts'
import { CommandError, EXIT } from '#runtime/cli/terminal.ts'
import { make_certificate } from '#test/support/door/certificate.ts'

/** Waits for servers that do answer, however busy the machine is. */
const PATIENT_MS = 20_000

/** What the command line says about a server that answers as `listener` does; waits no longer than that. */
const failure_with = (listener: RequestListener, wait_ms: number) => failure_of(createServer(listener), 'http', wait_ms)

async function failure_of(server: Server, scheme: 'http' | 'https', wait_ms: number): Promise<CommandError> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await call_gateway({ url, token: null, own_name: 'npx asg' }, '/report/approvals', undefined, wait_ms)
  } catch (cause) {
    assert.ok(cause instanceof CommandError, String(cause))
    return cause
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return assert.fail('the call succeeded')
}

suite('a call of the command line', () => {
  const silent: Readonly<Record<string, RequestListener>> = {
    'takes the call and says nothing': () => {},
    'stops in the middle of its answer': (_incoming, out) => void out.writeHead(200).write('{"approvals":'),
  }
  for (const [what, listener] of Object.entries(silent)) {
    test(`ends with exit 4 and how to go on when the gateway ${what}`, async () => {
      const { exit, message, hint } = await failure_with(listener, 50)
      assert.equal(exit, EXIT.unreachable)
      assert.match(message, /^the gateway at http:\S+ took the call and did not answer within 0\.05 s$/)
      assert.match(hint ?? '', /npx asg doctor/)
    })
  }
  test('says that a certificate is not trusted, and how it would be', async () => {
    const { exit, message, hint } = await failure_of(create_tls_server(make_certificate()), 'https', PATIENT_MS)
    assert.equal(exit, EXIT.unreachable)
    assert.match(message, /^the certificate of the gateway at https:\S+ is not trusted \([A-Z_]+\)$/)
    assert.match(hint ?? '', /NODE_EXTRA_CA_CERTS/)
  })
  test('names an answer that is not JSON as such', async () => {
    const { exit, message } = await failure_with((_incoming, out) => void out.end('<html>'), PATIENT_MS)
    assert.deepEqual([exit, message], [EXIT.internal, 'the gateway answered 200 with something that is not JSON'])
  })
})
