// A whole gateway as a process of its own, with scripted rules, or, after `--rules`, with its own ones and patient with remote servers:
// what tests of signals and crashes start. Configuration comes from the environment; prints one JSON line when it answers.
import { load_config } from '#runtime/config/config.ts'
import { start } from '#runtime/node/main.ts'
import { run_until_signal } from '#runtime/node/signals.ts'
import { StartError } from '#runtime/node/start-error.ts'
import { SCRIPT } from '#test/support/ports.ts'
import { scripted_policy } from '#test/support/scripted-policy.ts'

const policy = scripted_policy(SCRIPT)

try {
  const given = process.argv.includes('--rules') ? { remote_ms: 5000 } : { policy: { current: () => policy } }
  const running = await start(load_config({ env: process.env }), given)
  const { http_url, uds_path, db_path, auth } = running
  console.log(JSON.stringify({ http_url, uds_path, db_path, auth }))
  process.exitCode = await run_until_signal(running)
} catch (cause) {
  if (!(cause instanceof StartError)) throw cause
  console.error(cause.message)
  process.exitCode = cause.exit_code
}
