// `asg config show|check`: every variable with its value and source, secrets masked; or only whether all are good. CONTRACT 18.
import { parseArgs } from 'node:util'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { type Config, load_config, shown_values } from '#runtime/node/config.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** Exit 2 and one line per bad value when the configuration would not start. */
export async function run_config(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, 'env-file': { type: 'string' } },
    allowPositionals: true,
  })
  const [action = 'show', ...more] = positionals
  if ((action !== 'show' && action !== 'check') || more.length > 0) {
    throw new CommandError(EXIT.usage, 'use: asg config show, or: asg config check')
  }
  const config = load(
    { ...(values['env-file'] !== undefined && { ASG_ENV_FILE: values['env-file'] }) },
    values.json === true,
    terminal,
  )
  if (config === null) return EXIT.usage
  for (const warning of config.warnings) terminal.say(warning)
  if (action === 'check') {
    if (values.json) terminal.json('config', { ok: true, errors: [], warnings: config.warnings })
    else terminal.out('The configuration is good.')
    return EXIT.ok
  }
  const shown = shown_values(config)
  if (values.json) {
    terminal.json('config', { values: shown, warnings: config.warnings })
    return EXIT.ok
  }
  const width = Math.max(...shown.map(({ name }) => name.length))
  for (const { name, value, source } of shown) {
    const text = `${name.padEnd(width)}  ${source.padEnd(11)}  ${plain(value)}`.trimEnd()
    terminal.out(source === 'default' ? terminal.paint('dim', text) : text)
  }
  return EXIT.ok
}

/** Null after the errors were printed as a document; thrown otherwise. */
function load(flags: Readonly<Record<string, string>>, json: boolean, terminal: Terminal): Config | null {
  try {
    return load_config({ flags, env: terminal.env })
  } catch (cause) {
    if (!json || !(cause instanceof StartError)) throw cause
    terminal.json('config', { ok: false, errors: cause.lines, warnings: [] })
    return null
  }
}
