// The scope profile of this gateway: a JSON file, read at start and when it changes; a bad one keeps the old profile.
// Source: CONTRACT 14.5, 18 (CS_SCOPE_PROFILE_PATH, reload).
import { readFileSync, statSync, watchFile } from 'node:fs'
import { ScopeProfile } from '#core/contract/scope.ts'
import { describe_issues } from '#core/edge/input.ts'
import { is_object, parse_json } from '#core/json.ts'
import type { ScopeSource } from '#core/ports.ts'
import { without_mark } from '#runtime/node/byte-order-mark.ts'

const MAX_FILE_BYTES = 1_048_576
/** How often the file is looked at for changes. Polling sees a file that an editor replaces as well as one that is written. */
const POLL_MS = 1000

/** What a reload did; with an error the old profile stays. */
export interface ScopeReloaded {
  profile_id: string | null
  error: string | null
}

/** A scope profile that follows its file. */
export interface ReloadableScope extends ScopeSource {
  reload(): ScopeReloaded
  /** The returned function stops watching. */
  watch(told: (reloaded: ScopeReloaded) => void): () => void
}

/** One sentence about a profile that cannot be used. */
export class ScopeError extends Error {
  override readonly name = 'ScopeError'
}

/** Throws ScopeError: a gateway whose limits cannot be read must not start without them. */
export function scope_file(path: string): ReloadableScope {
  let current = read_profile(path)
  const reload = (): ScopeReloaded => {
    try {
      current = read_profile(path)
      return { profile_id: current.profile_id, error: null }
    } catch (cause) {
      return { profile_id: current.profile_id, error: cause instanceof Error ? cause.message : String(cause) }
    }
  }
  return {
    current: () => current,
    reload,
    watch(told) {
      const watcher = watchFile(path, { persistent: false, interval: POLL_MS }, (now, before) => {
        if (now.mtimeMs !== before.mtimeMs || now.size !== before.size || now.ino !== before.ino) told(reload())
      })
      return () => void watcher.removeAllListeners()
    },
  }
}

/** A profile of an operator, unless the file says something else. Throws ScopeError. */
export function read_profile(path: string): ScopeProfile {
  const value = parse_json(read_text(path))
  if (!is_object(value)) throw new ScopeError(`${path} must hold one JSON object`)
  const parsed = ScopeProfile.safeParse({ source: 'operator', ...value })
  if (!parsed.success) throw new ScopeError(`${path}: ${describe_issues(parsed.error.issues)}`)
  return parsed.data
}

function read_text(path: string): string {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) throw new ScopeError(`${path} is larger than ${MAX_FILE_BYTES} bytes`)
    return without_mark(readFileSync(path, 'utf8'))
  } catch (cause) {
    if (cause instanceof ScopeError) throw cause
    throw new ScopeError(`${path} cannot be read`, { cause })
  }
}
