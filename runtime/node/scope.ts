// The gateway's own scope profile as the start sees it: a bad file stops it, a bad change is logged. Source: CONTRACT 14.5, 18.
import type { Ports } from '#core/ports.ts'
import type { Values } from '#runtime/config/variables.ts'
import { StartError } from '#runtime/node/start-error.ts'
import { type ReloadableScope, ScopeError, type ScopeReloaded, scope_file } from '#runtime/policy/scope-file.ts'

/** Null without a file. Throws StartError naming CS_SCOPE_PROFILE_PATH. */
export function open_scope({ CS_SCOPE_PROFILE_PATH: path }: Values): ReloadableScope | null {
  try {
    return path === null ? null : scope_file(path)
  } catch (cause) {
    if (!(cause instanceof ScopeError)) throw cause
    throw new StartError([`CS_SCOPE_PROFILE_PATH: ${cause.message}`], { cause })
  }
}

/** A bad file keeps the old profile, and says so. */
export function tell_scope({ profile_id, error }: ScopeReloaded, { log }: Pick<Ports, 'log'>): void {
  if (error !== null) log.error('scope_profile_not_reloaded', { profile_id, error })
  else log.info('scope_profile_reloaded', { profile_id })
}
