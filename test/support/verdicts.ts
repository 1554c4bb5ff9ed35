// Shell commands as tests ask about them: one command in an ordinary project, and groups of twins.
import assert from 'node:assert/strict'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: [] } })

/** The word of the built-in rules on a command; the working directory is the workspace. */
export function verdict_of(command: string, cwd = '/home/dev/project'): string {
  const action = {
    tool_name: 'Bash',
    payload: { command, cwd },
    cwd,
    workspace_root: cwd,
    home: '/home/dev',
    facts: null,
  }
  return policy.judge(action, null).verdict
}

/** A person is asked about the first, or they are refused; nobody is asked about the second. */
export function twins(asked: readonly string[], silent: readonly string[]): void {
  for (const command of asked) assert.match(verdict_of(command), /^(?:defer|block)$/, command)
  for (const command of silent) assert.match(verdict_of(command), /^(?:allow|audit)$/, command)
}
