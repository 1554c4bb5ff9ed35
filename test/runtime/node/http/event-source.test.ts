// The stream as foreign clients follow it, a library and a browser: they reconnect by themselves, through broken connections and
// through a restart of the gateway, and miss nothing and see nothing twice, or are told of a gap. Source: CONTRACT 7.1.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { EventSource } from 'eventsource'
import { find_program } from '#runtime/cli/program.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { ask } from '#test/support/door/listener.ts'
import { open_door } from '#test/support/door/proxy.ts'
import { rpc_command } from '#test/support/rpc.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const STREAM = '/report/stream?types=decision'
const root = mkdtempSync(join(tmpdir(), 'asg-event-source-'))
after(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

interface Seen {
  type: string
  id: string
  /** The command of a decision, the reason of a gap. */
  what: string
}

/** Follows the stream behind the door until it is told to stop; every message goes to `seen`. */
type Client = (url: string, seen: (one: Seen) => void) => (() => unknown) | Promise<() => unknown>

const follow_by_library: Client = (url, seen) => {
  const source = new EventSource(`${url}${STREAM}`)
  source.addEventListener('open', () => seen({ type: 'open', id: '', what: '' }))
  source.addEventListener('decision', ({ type, data, lastEventId: id }) =>
    seen({ type, id, what: JSON.parse(data).command }),
  )
  source.addEventListener('gap', ({ type, data, lastEventId: id }) => seen({ type, id, what: JSON.parse(data).reason }))
  return () => source.close()
}

/** The same client in a page; what it sees is posted in order. */
const PAGE = `<script>
  let last = Promise.resolve()
  const seen = (type, id, what) => {
    const body = JSON.stringify({ type, id, what })
    last = last.then(() => fetch('/seen', { method: 'POST', body }))
  }
  const source = new EventSource('${STREAM}')
  source.addEventListener('open', () => seen('open', '', ''))
  source.addEventListener('decision', (event) => seen('decision', event.lastEventId, JSON.parse(event.data).command))
  source.addEventListener('gap', (event) => seen('gap', event.lastEventId, JSON.parse(event.data).reason))
</script>`

async function gateway_on(port: number, name: string): Promise<Running> {
  const env = {
    CS_HTTP_PORT: String(port),
    CS_UDS_ENABLED: 'false',
    CS_RATE_LIMIT_PER_MINUTE: '0',
    CS_TRAJECTORY_DB_PATH: join(root, `${name}.db`),
    CS_LOG_LEVEL: 'silent',
  }
  const policy = scripted_policy({})
  return start(load_config({ env }), { policy: { current: () => policy } })
}

const port_of = ({ http_url }: Running) => Number(new URL(http_url).port)

/** A client through a cut and a restart. */
async function follow_through(name: string, client: Client): Promise<void> {
  const all: Seen[] = []
  const looking: (() => void)[] = []
  const seen = (one: Seen) => {
    all.push(one)
    for (const look of looking.splice(0)) look()
  }
  const until = async (enough: () => boolean) => {
    while (!enough()) await new Promise<void>((resolve) => looking.push(resolve))
  }
  const of_type = (type: string) => all.filter((one) => one.type === type)
  const commands = () => of_type('decision').map((one) => one.what)

  let gateway = await gateway_on(0, name)
  const door = await open_door(PAGE, (text) => seen(JSON.parse(text)))
  let serial = 0
  const sent: string[] = []
  const decide = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const command = `echo ${++serial}`
      await ask(port_of(gateway), { method: 'POST', target: '/ahp', body: JSON.stringify(rpc_command(command)) })
      sent.push(command)
    }
  }
  door.lead_to(port_of(gateway))
  const stop = await client(door.url, seen)
  try {
    await until(() => of_type('open').length === 1)
    await decide(5)
    await until(() => commands().length === 5)

    // What happens while the connection is broken comes after the reconnection, once.
    door.lead_to(null)
    door.cut()
    await decide(5)
    door.lead_to(port_of(gateway))
    await decide(5)
    await until(() => commands().length >= 15)
    assert.deepEqual(commands(), sent)
    assert.deepEqual(of_type('gap'), [])

    // A new start knows nothing of the ids of the old one: it says so, then shows all it has.
    const port = port_of(gateway)
    const first_start = of_type('decision').map((one) => one.id.split('-')[0])
    await gateway.close()
    gateway = await gateway_on(port, name)
    await decide(5)
    await until(() => commands().length >= 20)
    await decide(5)
    await until(() => commands().length >= 25)
    assert.deepEqual(commands(), sent)
    assert.deepEqual(
      of_type('gap').map((one) => one.what),
      ['restart'],
    )
    assert.equal(all.filter((one) => one.type !== 'open')[15]?.type, 'gap')
    assert.equal(new Set(first_start).size, 1)
    assert.notEqual(of_type('decision').at(-1)?.id.split('-')[0], first_start[0])
  } finally {
    await stop()
    await door.close()
    await gateway.close()
  }
}

const browser = ['chromium', 'chromium-browser', 'google-chrome'].flatMap(
  (name) => find_program(name, process.env.PATH) ?? [],
)[0]
// Developers may go without a browser; the continuous integration installs one and must use it.
const skip = browser === undefined && process.env.CI === undefined ? 'no Chromium on the PATH' : false

describe('follows through a broken connection and a restart:', { concurrency: true, timeout: 120_000 }, () => {
  test('a library', () => follow_through('library', follow_by_library))

  test('a browser', { skip }, async () => {
    assert.ok(browser, 'Chromium is missing: .ci/run installs it')
    await follow_through('browser', (url) => {
      const profile = join(root, 'profile')
      const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run']
      const child = spawn(browser, [...flags, `--user-data-dir=${profile}`, `${url}/page`], { stdio: 'ignore' })
      return async () => {
        if (child.exitCode !== null) return
        child.kill('SIGKILL')
        await once(child, 'close')
      }
    })
  })
})
