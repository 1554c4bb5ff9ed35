// What the operator's rule files hold, and whether a gateway would load them: `asg rules lint` and `asg doctor` say the same.
// Source: CONTRACT 18 (CS_RULES_PATH), 20.2.
import { counted } from '#runtime/cli/text.ts'
import { load_packs } from '#runtime/policy/files.ts'
import { builtin_policy, PolicyError } from '#runtime/policy/source.ts'

/** The errors of these files and folders together with the built-in packs, one line each; empty when a gateway would load them. */
export function unproved(paths: readonly string[]): readonly string[] {
  try {
    builtin_policy({ self: { ports: [], files: [] }, paths })
    return []
  } catch (cause) {
    if (!(cause instanceof PolicyError)) throw cause
    return cause.lines
  }
}

/** How much was read, e.g. `2 rules and 1 profile in 3 files`. */
export function contents_of(paths: readonly string[]): string {
  const { packs, profiles, files } = load_packs(paths)
  const rules = packs.reduce((sum, pack) => sum + pack.rules.length, 0)
  return `${counted(rules, 'rule')} and ${counted(profiles.length, 'profile')} in ${counted(files.length, 'file')}`
}
