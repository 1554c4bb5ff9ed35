// The operator's files in a running gateway (rules, scope profile): a bad file stops the start; a bad change keeps the
// old version and is logged. Source: CONTRACT 14.5, 18.
import type { Ports } from '#core/ports.ts'
import type { Settings } from '#core/settings.ts'
import { own_places } from '#runtime/config/settings.ts'
import type { Values } from '#runtime/config/variables.ts'
import { StartError } from '#runtime/node/start-error.ts'
import { type ReloadableScope, ScopeError, type ScopeReloaded, scope_file } from '#runtime/policy/scope-file.ts'
import {
  configured_policy,
  named_lines,
  PolicyError,
  type ReloadablePolicy,
  type Reloaded,
} from '#runtime/policy/source.ts'

/** Throws StartError naming the variable and every bad line. */
export function open_rules(values: Values, settings: Settings): ReloadablePolicy {
  try {
    const { CS_RULES_PATH: paths, CS_RULES_DISABLED: disabled } = values
    return configured_policy({ self: own_places(settings), disabled, paths })
  } catch (cause) {
    if (!(cause instanceof PolicyError)) throw cause
    throw new StartError(named_lines(cause), { cause })
  }
}

/** The scope profile; null without a file. Throws StartError naming CS_SCOPE_PROFILE_PATH. */
export function open_scope({ CS_SCOPE_PROFILE_PATH: path }: Values): ReloadableScope | null {
  try {
    return path === null ? null : scope_file(path)
  } catch (cause) {
    if (!(cause instanceof ScopeError)) throw cause
    throw new StartError([`CS_SCOPE_PROFILE_PATH: ${cause.message}`], { cause })
  }
}

/** Logs a reload; after a bad file the old profile stays. */
function tell_scope({ profile_id, error }: ScopeReloaded, { log }: Pick<Ports, 'log'>): void {
  if (error !== null) log.error('scope_profile_not_reloaded', { profile_id, error })
  else log.info('scope_profile_reloaded', { profile_id })
}

/** Files that are being watched. */
export interface Following {
  /** Reads all of them now. */
  reload(): void
  unwatch(): void
}

/** Reloads rules and scope when their files change, and on request. */
export function follow_files(
  rules: ReloadablePolicy | null,
  scope: ReloadableScope | null,
  ports: Pick<Ports, 'log'>,
): Following {
  const told = (reloaded: Reloaded) => tell_reload(reloaded, ports)
  const told_scope = (reloaded: ScopeReloaded) => tell_scope(reloaded, ports)
  const watchers = [rules?.watch(told), scope?.watch(told_scope)]
  return {
    unwatch() {
      for (const stop_watching of watchers) stop_watching?.()
    },
    reload() {
      if (rules === null) ports.log.info('rules_reloaded', { changed: false })
      else told(rules.reload())
      if (scope !== null) told_scope(scope.reload())
    },
  }
}

/** Logs a reload; after a bad file the old rules stay. */
function tell_reload({ changed, version, errors }: Reloaded, { log }: Pick<Ports, 'log'>): void {
  if (errors.length > 0) log.error('rules_not_reloaded', { version, errors })
  else log.info('rules_reloaded', { version, changed })
}
