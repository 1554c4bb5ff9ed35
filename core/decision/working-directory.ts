// The directory a shell call runs in: the agent's own, or one that the call names. Source: CONTRACT 1.3, ENGINE 3.
import { arguments_of, other_arguments } from '#core/dialect/arguments.ts'
import { tool_class_of } from '#core/dialect/tool.ts'
import { is_below, normalise } from '#core/policy/effects/place/path.ts'

/** Names of that argument in shell tools of agent clients: Codex, opencode and OpenClaw, Gemini CLI, and older ones. */
const DIRECTORY_KEYS = ['workdir', 'dir_path', 'cwd', 'working_directory', 'workingDirectory', 'directory'] as const

/**
 * The directory a call asks for, when running there is stricter: outside the workspace and not in a temporary folder,
 * where deletions are harmless. Null otherwise. A client that does not know the argument runs the call in `base`, so
 * naming a temporary folder must not excuse anything.
 */
export function place_asked(
  tool_name: string | null,
  payload: Readonly<Record<string, unknown>>,
  base: string,
  home: string | null,
): string | null {
  if (base === '' || tool_name === null || tool_class_of(tool_name) !== 'shell') return null
  const args = arguments_of(payload)
  for (const given of [args, ...other_arguments(payload, args)]) {
    for (const key of DIRECTORY_KEYS) {
      const asked = given[key]
      if (typeof asked !== 'string' || asked === '' || asked === base) continue
      const place = normalise(asked, base, home ?? base)
      if (!is_below(place, base) && !TEMPORARY.test(place)) return place
    }
  }
  return null
}

/** Whether a call names no directory other than `base`, so that it is certain where the call runs. */
export function stays_in(payload: Readonly<Record<string, unknown>>, base: string, home: string | null): boolean {
  const args = arguments_of(payload)
  return [args, ...other_arguments(payload, args)].every((given) =>
    DIRECTORY_KEYS.every((key) => {
      const asked = given[key]
      return typeof asked !== 'string' || asked === '' || normalise(asked, base, home ?? base) === base
    }),
  )
}

const TEMPORARY = /^(?:\/private)?(?:\/var)?\/tmp(?:\/|$)/
