// `asg webhook`: the webhook receiver alone, for a machine the framework can reach; the gateway decides elsewhere.
// Source: CONTRACT 9.1, 9.5, 20.2.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { redact_text } from '#core/redact.ts'
import { EXIT, type Exit, type Terminal } from '#runtime/cli/terminal.ts'
import { load_config } from '#runtime/config/config.ts'
import { start_webhook_alone } from '#runtime/node/webhook/alone.ts'

/** Runs until SIGINT or SIGTERM. Throws StartError, which names every bad variable. */
export async function run_webhook(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values: flags } = parseArgs({
    args: [...args],
    options: { 'env-file': { type: 'string' }, json: { type: 'boolean' } },
  })
  const config = load_config({ flags: { ASG_ENV_FILE: flags['env-file'] }, env: terminal.env })
  const { values } = config
  const receiver = await start_webhook_alone(config)
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const socket = values.CS_UDS_ENABLED ? values.CS_UDS_PATH : null
  const http_url = redact_text(values.AHP_HTTP_URL)
  if (flags.json) terminal.json('webhook', { webhook_url: receiver.url, uds_path: socket, http_url })
  else {
    terminal.out(`${terminal.paint('dim', 'listens'.padEnd(8))} ${receiver.url}/webhook/alpha`)
    terminal.out(
      `${terminal.paint('dim', 'asks'.padEnd(8))} ${[socket, http_url].filter((place) => place !== null).join('  ')}`,
    )
  }
  await stopped
  await receiver.stop(values.CS_SHUTDOWN_GRACE_MS)
  return EXIT.ok
}
