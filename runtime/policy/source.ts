// Where the rules of this gateway come from. Source: ARCHITECTURE section 4 "PolicySource".
import type { PolicySource } from '#core/ports.ts'
import { StartError } from '#runtime/node/start-error.ts'

/** The built-in rule packs. Throws StartError: without rules nothing may be allowed, so nothing starts. */
export async function builtin_policy(): Promise<PolicySource> {
  throw new StartError(['CS_RULES_PATH: this build has no rule packs'])
}
