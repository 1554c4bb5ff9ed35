// Plays the steps of one session through the engine, each judged with what the earlier ones left behind.
import type { CanonicalEvent } from '#core/contract/event.ts'
import { learned_of, shown_of } from '#core/decision/entry.ts'
import { type Overlays, session_overlays } from '#core/memory/shared/overlay.ts'
import { compile_policy } from '#core/policy/compile.ts'
import { judge_continued } from '#core/policy/continued.ts'
import { leaves_all } from '#core/policy/effects/session/sight.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import type { Action, Verdict } from '#core/policy/verdict.ts'
import { default_settings } from '#test/support/settings.ts'

export const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
export const cwd = '/home/dev/project'
const settings = default_settings()

/** A command, and what a client said about its end: the output, or more members of a payload. */
export interface Heard {
  action: Action
  said: Readonly<Record<string, unknown>>
  /** What happened between the command and its output. */
  meanwhile: readonly Step[]
}

/** One step of a session. */
export type Step = string | Action | Heard

export function shell(command: string): Action {
  return { tool_name: 'Bash', payload: { command, cwd }, cwd, workspace_root: cwd, home: '/home/dev', facts: null }
}

export function tool(tool_name: string, args: Readonly<Record<string, unknown>>): Action {
  const payload = { tool: tool_name, arguments: args }
  return { tool_name, payload, cwd, workspace_root: cwd, home: '/home/dev', facts: null }
}

export const write = (file_path: string, content: string): Action => tool('Write', { file_path, content })

/** A command with its output. */
export function heard(
  command: string,
  said: string | Readonly<Record<string, unknown>>,
  meanwhile: readonly Step[] = [],
): Heard {
  return { action: shell(command), said: typeof said === 'string' ? { output: said } : said, meanwhile }
}

const is_heard = (step: Step): step is Heard => typeof step !== 'string' && 'said' in step

/** Judges the steps of one session, each with what the earlier ones left behind. */
export function session(steps: readonly Step[]): Verdict[] {
  return play(steps, session_overlays())
}

function play(steps: readonly Step[], overlays: Overlays): Verdict[] {
  return steps.map((step) => {
    const action = is_heard(step) ? step.action : typeof step === 'string' ? shell(step) : step
    const verdict = judge_continued(policy, action, overlays.get('s'))
    if (!leaves_all(verdict.effects)) overlays.stir('s')
    const learned = learned_of(request_of('pre_action', action), verdict, settings)
    if (learned !== null) overlays.learn('s', learned)
    if (is_heard(step)) {
      play(step.meanwhile, overlays)
      const shown = shown_of(request_of('post_action', action, step.said), verdict, settings)
      if (shown !== null) overlays.learn('s', shown)
    }
    return verdict
  })
}

function request_of(
  event_type: CanonicalEvent['event_type'],
  { tool_name, payload }: Action,
  said: Readonly<Record<string, unknown>> = {},
): Parameters<typeof learned_of>[0] {
  const event: CanonicalEvent = {
    schema_version: 'ahp.1.0',
    event_id: 'e',
    event_type,
    session_id: 's',
    source_framework: 'alpha',
    tool_name,
    payload: { cwd, workspace_root: cwd, ...payload, ...said },
  }
  return { event, context: null }
}

export const asked = (verdict: Verdict | undefined): boolean =>
  verdict?.verdict === 'defer' || verdict?.verdict === 'block'

/** The steps as the title of a test. */
export const named = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      if (typeof step === 'string') return step
      if (!is_heard(step)) return step.tool_name
      const between = step.meanwhile.length === 0 ? '' : `, meanwhile ${named(step.meanwhile)}`
      return `${String(step.action.payload.command)} -> ${JSON.stringify(step.said)}${between}`
    })
    .join(' ; ')
