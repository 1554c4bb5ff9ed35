// The rules and settings that a gateway started with this environment would have, for commands that judge without one.
import type { Policy } from '#core/policy/verdict.ts'
import type { Settings } from '#core/settings.ts'
import { CommandError, EXIT, type Terminal } from '#runtime/cli/terminal.ts'
import { type Config, load_config } from '#runtime/config/config.ts'
import { own_places, package_version, settings_of } from '#runtime/config/settings.ts'
import { builtin_policy, configured_policy, named_lines, PolicyError } from '#runtime/policy/source.ts'

/** What this environment would start a gateway with. */
export interface OwnRules {
  policy: Policy
  settings: Settings
  config: Config
}

/** `paths` stand for CS_RULES_PATH. Throws StartError for a bad configuration, CommandError (exit 2) for bad rules. */
export function own_rules(terminal: Terminal, paths?: readonly string[]): OwnRules {
  const config = load_config({ flags: {}, env: terminal.env })
  const { CS_HTTP_PORT: port, CS_RULES_DISABLED: disabled, CS_RULES_PATH } = config.values
  const settings = settings_of(config, package_version(), port)
  const { HOME: home = settings.home } = terminal.env
  try {
    const self = own_places(settings)
    // With other rule files, rules named in the environment may not exist.
    const source =
      paths === undefined
        ? configured_policy({ self, disabled, paths: CS_RULES_PATH })
        : builtin_policy({ self, disabled, paths })
    return { policy: source.current(), settings: { ...settings, home }, config }
  } catch (cause) {
    if (!(cause instanceof PolicyError)) throw cause
    throw new CommandError(EXIT.usage, (paths === undefined ? named_lines(cause) : cause.lines).join('\n'))
  }
}
