// The dashboard as people use it: the real page of a real gateway in a real browser, which is allowed to talk to nobody else.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { find_program } from '#runtime/cli/program.ts'
import { load_config } from '#runtime/config/config.ts'
import { type Running, start } from '#runtime/node/main.ts'
import { build_ui } from '#runtime/program/build-ui.ts'

const program = ['chromium', 'chromium-browser', 'google-chrome'].flatMap(
  (name) => find_program(name, process.env.PATH) ?? [],
)[0]

/** Developers may go without a browser; the continuous integration installs one and must use it. */
export const no_browser = program === undefined && process.env.CI === undefined ? 'no Chromium on the PATH' : false

/** A gateway with its dashboard, and a browser in front of it. */
export interface Dashboard {
  url: string
  /** A page of its own, with nothing stored, at this path below /ui. The one before is closed. */
  open(path?: string, options?: BrowserContextOptions): Promise<Page>
  /** What an agent's hook sends before a command; `hold_ms` waits for a person. */
  hook(command: string, session_id?: string, hold_ms?: number): Promise<Record<string, unknown>>
  /** The gateway ends and starts again on the same port, with the same records. */
  restart(): Promise<void>
  /** What every page of this dashboard did wrong: requests to others, violations of the policy, errors. */
  complaints: string[]
  close(): Promise<void>
}

/** Throws when there is no browser; tests are skipped by `no_browser` then. */
export async function open_dashboard(more: Readonly<Record<string, string>> = {}): Promise<Dashboard> {
  if (program === undefined) throw new Error('Chromium is missing: .ci/run installs it')
  await build_ui()
  const folder = mkdtempSync(join(tmpdir(), 'asg-dashboard-'))
  const env = {
    CS_HTTP_PORT: '0',
    CS_UDS_ENABLED: 'false',
    CS_RATE_LIMIT_PER_MINUTE: '0',
    CS_TRAJECTORY_DB_PATH: join(folder, 'asg.db'),
    CS_LOG_LEVEL: 'silent',
    ...more,
  }
  let gateway: Running = await start(load_config({ env }))
  const url = gateway.http_url
  const browser: Browser = await chromium
    .launch({ executablePath: program, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] })
    .catch(async (error: unknown) => {
      // What stays open would keep the test from ending.
      await gateway.close()
      throw error
    })
  const complaints: string[] = []
  let context: BrowserContext | null = null
  const token: string | undefined = more.CS_AUTH_TOKEN
  return {
    url,
    complaints,
    async open(path = '', options = {}) {
      await context?.close()
      context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
      context.setDefaultTimeout(10_000)
      const page = await context.newPage()
      page.on('request', (request) => {
        if (!request.url().startsWith(`${url}/`)) complaints.push(`asked ${request.url()}`)
      })
      page.on('pageerror', (error) => complaints.push(`threw ${error.message}`))
      page.on('console', (message) => {
        // A gateway that is stopped by a test, and a wrong token, are told by the browser itself.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(`said ${message.text()}`)
      })
      await page.goto(`${url}/ui${path}`)
      return page
    },
    async hook(command, session_id = 's-1', hold_ms = 0) {
      const body = {
        hook_event_name: 'PreToolUse',
        session_id,
        cwd: '/home/dev/shop',
        tool_name: 'Bash',
        tool_input: { command },
      }
      const response = await fetch(`${url}/ahp/gamma${hold_ms > 0 ? `?hold_ms=${hold_ms}` : ''}`, {
        method: 'POST',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      return (await response.json()) as Record<string, unknown>
    },
    async restart() {
      await gateway.close()
      gateway = await start(load_config({ env: { ...env, CS_HTTP_PORT: new URL(url).port } }))
    },
    async close() {
      await browser.close()
      await gateway.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A command that the rules leave to a person; each serial number is another action. */
export const risky = (serial: number | string) => `git push --force origin topic-${serial}`
