// Dangerous calls and their everyday twins, judged by the built-in packs without a session.
import assert from 'node:assert/strict'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: ['/home/dev/.asg/gateway.db'] } })

/** Where every call is made. */
export const PROJECT = '/home/dev/project'

/** The verdict about one tool call. */
export function judged(tool_name: string, payload: Record<string, unknown>): string {
  const action = { tool_name, payload, cwd: PROJECT, workspace_root: PROJECT, home: '/home/dev', facts: null }
  return policy.judge(action, null).verdict
}

/** The verdict about one command line. */
export function shell(command: string): string {
  return judged('Bash', { command })
}

/** Nobody is interrupted. */
export function silent(verdict: string, about: string): void {
  assert.match(verdict, /^(?:allow|audit)$/, about)
}

/** Somebody is asked, or it is refused. */
export function noticed(verdict: string, about: string): void {
  assert.match(verdict, /^(?:defer|block)$/, about)
}

/** Every command is refused. */
export function blocked(commands: readonly string[]): void {
  for (const one of commands) assert.equal(shell(one), 'block', one)
}

/** Every command of the first list is noticed, every one of the second stays silent. */
export function twins(dangerous: readonly string[], harmless: readonly string[]): void {
  for (const one of dangerous) noticed(shell(one), one)
  for (const one of harmless) silent(shell(one), one)
}
