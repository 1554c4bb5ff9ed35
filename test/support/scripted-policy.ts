// A policy that decides by the command alone, for tests of what happens around a decision.
import type { Action, Policy, Verdict } from '#core/policy/verdict.ts'

export interface Scripted {
  verdict: Verdict['verdict']
  danger: number
  /** Command of a rewrite. */
  rewrite?: string
}

/** `script` maps a command to its verdict; every other action is harmless. A command `throw` makes the engine fail. */
export function scripted_policy(script: Readonly<Record<string, Scripted>>): Policy {
  return { version: '1.0.0+00000000', judge: (action) => judge(script, action) }
}

function judge(script: Readonly<Record<string, Scripted>>, action: Action): Verdict {
  const command = typeof action.payload.command === 'string' ? action.payload.command : ''
  if (command === 'throw') throw new Error('the engine broke')
  const { verdict, danger, rewrite } = script[command] ?? { verdict: 'allow', danger: 1 }
  const findings: Verdict['findings'] =
    verdict === 'allow'
      ? []
      : [
          {
            rule_id: `test/${verdict}`,
            verdict,
            reason: `The script says ${verdict}.`,
            suggestion: 'Do less.',
            category: 1,
            locked: false,
            shadow: false,
            span: [0, command.length],
            score: { d1: danger, d2: danger, d3: danger },
          },
        ]
  const input = action.payload.arguments
  return {
    verdict,
    d1: danger,
    d2: danger,
    d3: danger,
    findings,
    effects: [],
    doubts: [],
    uncertainty: 0,
    exhausted: false,
    tool_class: 'shell',
    fingerprint_text: () => `shell\n${command}\n${action.cwd}`,
    learned: null,
    rewrite:
      rewrite === undefined
        ? null
        : { ...action.payload, command: rewrite, arguments: { ...(input as object), command: rewrite } },
  }
}
