// Actions as tests ask about them: one command or tool call in an ordinary project, and groups of twins.
import assert from 'node:assert/strict'
import { compile_policy } from '#core/policy/compile.ts'
import { BUILTIN_PACKS } from '#core/policy/packs/index.ts'

const policy = compile_policy(BUILTIN_PACKS, { self: { ports: [8080], files: [] } })
const PROJECT = '/home/dev/project'

/** The word of the built-in rules on a command; the working directory is the workspace. */
export function verdict_of(command: string, cwd = PROJECT): string {
  return word_on('Bash', { command, cwd }, cwd)
}

/** Whether a person is asked about a tool call with these arguments, or it is refused. */
export function is_asked(tool: string, args: Readonly<Record<string, unknown>>): boolean {
  const word = verdict_on(tool, args)
  return word === 'defer' || word === 'block'
}

/** The word of the built-in rules on a tool call with these arguments. */
export function verdict_on(tool: string, args: Readonly<Record<string, unknown>>): string {
  return word_on(tool, { arguments: args }, PROJECT)
}

function word_on(tool_name: string, payload: Readonly<Record<string, unknown>>, cwd: string): string {
  const action = { tool_name, payload, cwd, workspace_root: cwd, home: '/home/dev', facts: null }
  return policy.judge(action, null).verdict
}

/** A person is asked about the first, or they are refused; nobody is asked about the second. */
export function twins(asked: readonly string[], silent: readonly string[]): void {
  for (const command of asked) assert.match(verdict_of(command), /^(?:defer|block)$/, command)
  for (const command of silent) assert.match(verdict_of(command), /^(?:allow|audit)$/, command)
}

/** Whether nobody is asked about a command: neither its verdict nor the floor of its scores wants a person. */
export function is_silent(command: string): boolean {
  const payload = { command, cwd: PROJECT }
  const action = { tool_name: 'Bash', payload, cwd: PROJECT, workspace_root: PROJECT, home: '/home/dev', facts: null }
  const { verdict, d1, d2, d3 } = policy.judge(action, null)
  return (verdict === 'allow' || verdict === 'audit') && Math.max(d1, d2, d3) < 2
}
