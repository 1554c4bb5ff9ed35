// Where a shell call runs: the agent's own directory, or the one that the call itself asks for. Source: CONTRACT 1.3, ENGINE 3.
import { arguments_of, other_arguments } from '#core/dialect/arguments.ts'
import { tool_class_of } from '#core/dialect/tool.ts'
import { is_below, normalise } from '#core/policy/effects/place/path.ts'

/** What shell tools of agent clients call it: Codex, opencode and OpenClaw, Gemini CLI, and those of a time before. */
const DIRECTORY_KEYS = ['workdir', 'dir_path', 'cwd', 'working_directory', 'workingDirectory', 'directory'] as const

/**
 * The directory a call asks for when it makes the call stricter, else null: outside the workspace, and not where everything may
 * be lost. A client that does not know the argument runs the call in `base`, so it must not talk a call out of the workspace
 * into a temporary folder.
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

/** Whether a call names no other directory than `base`, stricter or not: what it says is about that one. */
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
