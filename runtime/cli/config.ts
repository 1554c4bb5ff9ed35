// `asg config show|check`: every variable with its value and source, secrets masked; or only whether all are good. CONTRACT 18.
import { parseArgs } from 'node:util'
import { CommandError, EXIT, type Exit, plain, type Terminal } from '#runtime/cli/terminal.ts'
import { type Config, load_config, shown_values } from '#runtime/config/config.ts'
import { package_version, settings_of } from '#runtime/config/settings.ts'
import { read_tls } from '#runtime/node/http/listen.ts'
import { open_rules, open_scope } from '#runtime/node/operator-files.ts'
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
  if (action === 'check') return check_files(config, values.json === true, terminal)
  for (const warning of config.warnings) terminal.say(warning)
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

/** The values are good: what is left are the files they name. All bad ones are told, as a start would refuse them. */
function check_files(config: Config, json: boolean, terminal: Terminal): Exit {
  const { errors, warnings } = read_files(config)
  if (json) terminal.json('config', { ok: errors.length === 0, errors, warnings })
  else {
    for (const line of [...warnings, ...errors]) terminal.say(line)
    if (errors.length === 0) terminal.out('The configuration is good.')
  }
  return errors.length === 0 ? EXIT.ok : EXIT.usage
}

function read_files(config: Config): { errors: string[]; warnings: readonly string[] } {
  const { values, warnings } = config
  const errors: string[] = []
  const rules = () => open_rules(values, settings_of(config, package_version(), values.CS_HTTP_PORT))
  for (const read of [() => read_tls(values), () => open_scope(values), rules]) {
    try {
      read()
    } catch (cause) {
      if (!(cause instanceof StartError)) throw cause
      errors.push(...cause.lines)
    }
  }
  return { errors, warnings }
}

/** Null after the errors were printed as a document; thrown otherwise. */
function load(flags: Readonly<Record<string, string>>, json: boolean, terminal: Terminal): Config | null {
  try {
    return load_config({ flags, env: terminal.env })
  } catch (cause) {
    if (!json || !(cause instanceof StartError)) throw cause
    terminal.json('config', { ok: false, errors: cause.lines, warnings: cause.warnings })
    return null
  }
}
