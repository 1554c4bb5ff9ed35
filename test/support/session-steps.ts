// Plays the steps of one session through the engine, each judged with what the earlier ones left behind.
import { session_overlays } from '#core/memory/shared/overlay.ts'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'
import { judge_continued, prelude_line } from '#core/policy/prelude.ts'
import type { Action, FileFacts, Verdict } from '#core/policy/verdict.ts'

export const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [], files: [] } })
export const cwd = '/home/dev/project'

export function shell(command: string): Action {
  return { tool_name: 'Bash', payload: { command, cwd }, cwd, workspace_root: cwd, home: '/home/dev', facts: null }
}

export function tool(tool_name: string, args: Readonly<Record<string, unknown>>): Action {
  const payload = { tool: tool_name, arguments: args }
  return { tool_name, payload, cwd, workspace_root: cwd, home: '/home/dev', facts: null }
}

export const write = (file_path: string, content: string): Action => tool('Write', { file_path, content })

/** Judges the steps of one session, each with what the earlier ones left behind. */
export function session(steps: readonly (string | Action)[]): Verdict[] {
  const overlays = session_overlays()
  return steps.map((step) => {
    const action = typeof step === 'string' ? shell(step) : step
    const verdict = judge_continued(policy, action, overlays.get('s'))
    const nothing: FileFacts = { written: new Map(), secrets_read: [], hosts: [], denied_effects: [] }
    const { learned } = verdict
    const line = prelude_line(action, verdict)
    overlays.learn('s', { ...(learned ?? nothing), ...(line === null ? {} : { prelude: { cwd, lines: [line] } }) })
    return verdict
  })
}

export const asked = (verdict: Verdict | undefined): boolean =>
  verdict?.verdict === 'defer' || verdict?.verdict === 'block'

/** The steps as the title of a test. */
export const named = (steps: readonly (string | Action)[]): string =>
  steps.map((step) => (typeof step === 'string' ? step : step.tool_name)).join(' ; ')
